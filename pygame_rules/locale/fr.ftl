# Ce que tout jeu peut dire. Les clés des refus sont les codes des erreurs.

rules-bot-rambler = Flâneur
    .help = Se promène au jardin et joue au hasard.
rules-bot-seedling = Jeune pousse
    .help = Joue pour le plaisir et se trompe comme un débutant.
rules-bot-gardener = Jardinier
    .help = Réfléchit à son tour d’un bout à l’autre.
rules-bot-master = Maître
    .help = Voit bien des tours à l’avance ; réfléchit une seconde environ.
rules-bot-absent = Absent
    .help = Tient la place de qui est parti et ne fait que l’indispensable.

rules-mark-player = Joueur { $number }

rules-form-table = La table
rules-form-turn = À qui de jouer
rules-form-dealt = Rien d’inscrit : distribué au hasard.

rules-unknown-game = Aucun jeu ne s’appelle ici « { $text } ».
rules-no-form = On ne peut pas compter ici une vraie table de « { $text } ».
rules-no-lesson = Il n’y a pas ici de première partie guidée pour « { $text } ».
rules-no-module = Le jeu « { $text } » ne sait pas faire cela : il lui manque sa partie « { $module } ».
rules-bad-seats = Ce jeu se joue de { $least } à { $most } joueurs, et non « { $text } ».
rules-bad-seat = Il n’y a pas de place « { $text } » à cette table ; elle en compte { $seats }.
rules-bad-seed = « { $text } » n’est pas une graine : il faut un nombre entier de 0 à 9007199254740991.
rules-bad-options = Les options sont illisibles : « { $text } ».
rules-unknown-option = Ce jeu n’a pas d’option « { $text } ».
rules-bad-option = L’option « { $option } » ne peut pas valoir « { $text } ».
rules-bad-players = La liste des joueurs doit donner une entrée par place, soit { $seats }, et non « { $text } ».
rules-bad-player = L’entrée du joueur { $number } est illisible : « { $text } ».
rules-bad-player-name = Le nom du joueur { $number } ne convient pas : « { $text } ». Il faut au plus 60 caractères visibles.
rules-bad-player-kind = Le joueur { $number } peut être une personne ou un joueur automate, mais pas « { $text } ».

rules-fixed-components = Les cartes et les valeurs de ce jeu ne peuvent pas être remplacées.
rules-bad-components = Ces cartes ou ces valeurs ne peuvent pas être lues : « { $text } ».

rules-bad-notation = « { $text } » n’est pas un coup de ce jeu.
rules-game-over = La partie est terminée : il n’y a plus rien à jouer.
rules-cannot-undo = On ne peut pas revenir là-dessus : ce coup a montré ce qui était caché, ou rien n’a encore été joué.
rules-cannot-redo = Il n’y a rien à rejouer.
rules-bad-step = Cette partie n’a pas d’étape « { $text } » : { $moves ->
    [one] { $moves } coup a été joué
   *[other] { $moves } coups ont été joués
 }.

rules-bad-record = Ce n’est pas une partie sauvegardée : « { $text } ». Ouvrez un fichier ou un lien qui provient d’ici.
rules-record-format = Cette sauvegarde est au format « { $text } » ; seul le format { $format } est lisible. Ouvrez-la dans la version qui l’a écrite.
rules-record-dice = Cette partie a été mélangée autrement (« { $text } ») et ne peut plus être distribuée à l’identique.
rules-record-newer = Cette sauvegarde suit une édition plus récente des règles ({ $text } ; ici, { $version }). Chargez la dernière version de cette page.
rules-record-field = La sauvegarde est illisible : son champ « { $field } » contient « { $text } ».
rules-record-move = Le coup { $number } de la sauvegarde, « { $text } », ne tient pas. { $reason } Ce qui a été joué avant peut encore être regardé.

rules-bad-position = La position est illisible : « { $text } ».
rules-bad-tableau = La table est illisible : « { $text } ».
rules-bad-field = « { $text } » n’a pas sa place dans { $field }.
rules-unknown-field = Il n’y a pas de champ { $field } ici ; vérifiez son orthographe.
rules-bad-slug = { $field } : « { $text } » n’est pas un identifiant. Il se compose de lettres latines minuscules et de chiffres, séparés par des traits d’union simples, 40 caractères au plus.
rules-bad-length = { $field } compte { $text } { $text ->
    [one] entrée
   *[other] entrées
 } ; il en faut de { $least } à { $most }.

rules-bad-call = Ces données sont illisibles : abîmées, ou plus volumineuses que celles d’une partie.
rules-unknown-method = La page a demandé ce que le programme des règles ne connaît pas (« { $text } »). Rechargez-la.
rules-bad-params = La page a mal demandé { $method } : { $text }. Rechargez-la.
rules-bad-steps = La réflexion compte de 1 à { $most } pas, et non « { $text } ». Rechargez la page.
rules-unknown-match = Cette partie n’est plus ouverte. Rouvrez-la depuis les parties sauvegardées.
rules-unknown-bot = Aucun joueur automate ne s’appelle « { $text } ».
