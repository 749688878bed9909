# Herbaceous
#
# FORM choisit la forme voulue : definite avec l’article défini ou le possessif,
# indefinite avec l’article indéfini, genitive avec « de ».

herbaceous-name = Herbaceous
herbaceous-blurb = Récoltez des herbes, empotez-les au bon moment et cueillez les plus belles avant vos amis.

herbaceous-herb-bay = Laurier
    .definite = le laurier
    .indefinite = un laurier
    .genitive = de laurier
herbaceous-herb-dill = Aneth
    .definite = l’aneth
    .indefinite = un aneth
    .genitive = d’aneth
herbaceous-herb-lavender = Lavande
    .definite = la lavande
    .indefinite = une lavande
    .genitive = de lavande
herbaceous-herb-rosemary = Romarin
    .definite = le romarin
    .indefinite = un romarin
    .genitive = de romarin
herbaceous-herb-saffron = Safran
    .definite = le safran
    .indefinite = un safran
    .genitive = de safran
herbaceous-herb-sage = Sauge
    .definite = la sauge
    .indefinite = une sauge
    .genitive = de sauge
herbaceous-herb-tarragon = Estragon
    .definite = l’estragon
    .indefinite = un estragon
    .genitive = d’estragon
herbaceous-herb-mint = Menthe
    .definite = la menthe
    .indefinite = une menthe
    .genitive = de menthe
herbaceous-herb-chive = Ciboulette
    .definite = la ciboulette
    .indefinite = une ciboulette
    .genitive = de ciboulette
herbaceous-herb-thyme = Thym
    .definite = le thym
    .indefinite = un thym
    .genitive = de thym

herbaceous-large-pot = Grand pot
    .definite = le Grand pot
herbaceous-wooden-planter = Jardinière de bois
    .definite = la Jardinière de bois
herbaceous-small-pots = Petits pots
    .definite = les Petits pots
herbaceous-glass-jar = Bocal de verre
    .definite = le Bocal de verre

herbaceous-community = Jardin commun
    .definite = le Jardin commun
herbaceous-private = Jardin privé
    .definite = votre Jardin privé
herbaceous-discard = Défausse
    .definite = la défausse
herbaceous-deck = Pioche
herbaceous-drawn = Carte retournée
herbaceous-entry-potted = A déjà empoté pendant ce tour
herbaceous-entry-places = Places encore ouvertes aux cartes de ce tour
herbaceous-entry-two-places = { $first } et { $second }
herbaceous-face-down = Cartes face cachée

herbaceous-mark-start = Premier joueur
herbaceous-mark-bun = A le Petit pain : 5 points
herbaceous-mark-retired = N’empote plus
herbaceous-mark-value = { $value } { $value ->
    [one] point
   *[other] points
 } de plus dans le Bocal de verre
herbaceous-mark-overflow = Se vide dès qu’il compte { $number } cartes
herbaceous-mark-open = En cours de remplissage
herbaceous-mark-unused = À remplir
herbaceous-mark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

herbaceous-prompt-turn = { $pot ->
    [yes] Choisissez un contenant où empoter des herbes, ou piochez une carte.
   *[no] Aucun contenant ne peut encore se remplir : piochez une carte.
 }
herbaceous-prompt-potting = { $container } : prenez des herbes dans le Jardin commun ou dans votre Jardin privé.
herbaceous-prompt-chosen = { $finish ->
    [yes] { $more ->
        [yes] { $container } : prenez encore des herbes, ou terminez.
       *[no] { $container } : plus rien ne convient, terminez.
     }
   *[no] { $container } : l’assortiment est incomplet, prenez encore des herbes.
 }
herbaceous-prompt-draw = Les herbes sont empotées. Piochez une carte.
herbaceous-prompt-planting = { $herb } : dans votre Jardin privé ou dans le Jardin commun ? La seconde carte ira dans l’autre.
herbaceous-prompt-planting-solo = { $places ->
    [3] { $herb } : Jardin privé, Jardin commun ou défausse ? Des trois cartes, chacun en reçoit une.
   *[other] { $herb } : choisissez l’une des deux places restantes. La dernière carte ira à l’autre.
 }
herbaceous-prompt-last = { $solo ->
    [yes] La pioche est épuisée. Remplissez un dernier contenant, ou passez pour finir la partie.
   *[no] La pioche est épuisée. Remplissez encore un contenant, ou passez, pour de bon.
 }
herbaceous-prompt-over = La partie est terminée. { $ending }

herbaceous-move-draw = Piocher une carte
herbaceous-move-pass = Passer
herbaceous-move-finish = { $container } : terminer
herbaceous-move-pot = Remplir { FORM($container, case: "definite") }
herbaceous-move-take = { $place ->
    [private] Prendre { FORM($herb, case: "indefinite") } dans votre Jardin privé
   *[community] Prendre { FORM($herb, case: "indefinite") } dans le Jardin commun
 }
herbaceous-move-plant = { $place ->
    [private] Planter { FORM($herb, case: "definite") } dans votre Jardin privé
    [discard] Défausser { FORM($herb, case: "definite") }
   *[community] Planter { FORM($herb, case: "definite") } dans le Jardin commun
 }

herbaceous-log-large-pot = remplit le Grand pot avec { $number } { $number ->
    [one] pied
   *[other] pieds
 } { FORM($herb, case: "genitive") }
herbaceous-log-wooden-planter = remplit la Jardinière de bois avec { $number } { $number ->
    [one] herbe
   *[other] herbes différentes
 }
herbaceous-log-small-pots = remplit les Petits pots avec { $number } { $number ->
    [one] paire
   *[other] paires
 }
herbaceous-log-glass-jar = remplit le Bocal de verre avec { $number } { $number ->
    [one] herbe
   *[other] herbes
 }
herbaceous-log-bun = gagne le Petit pain
herbaceous-log-plant = { $place ->
    [private] plante { FORM($herb, case: "indefinite") } dans son Jardin privé
    [discard] défausse { FORM($herb, case: "indefinite") }
   *[community] plante { FORM($herb, case: "indefinite") } dans le Jardin commun
 }
herbaceous-log-pass = passe et n’empotera plus
herbaceous-log-cannot-pot = ne peut plus rien empoter
herbaceous-log-deck-out = La pioche est épuisée, mais on peut encore empoter.
herbaceous-log-overflow = Le Jardin commun compte { $number } cartes : elles partent à la défausse.

herbaceous-ending-all-potted = Tous les contenants sont remplis.
herbaceous-ending-nothing-to-pot = Plus personne ne peut empoter.
herbaceous-ending-passed = Plus personne ne veut empoter.
herbaceous-ending-early = Tous les contenants sont remplis avant la fin de la pioche.
herbaceous-ending-solo-potted = Vos quatre contenants sont remplis.
herbaceous-ending-solo-last-pot = La pioche est épuisée et le dernier contenant rempli.
herbaceous-ending-solo-passed = Vous avez choisi d’en rester là.
herbaceous-ending-solo-nothing-to-pot = Il n’y a plus rien à empoter.

herbaceous-reason-pot = { $container } : rapporte { $points } { $points ->
    [one] point
   *[other] points
 } dès maintenant.
herbaceous-reason-take = { $container } : { $herb } ajoute des points.
herbaceous-reason-take-shared = { $container } : { $herb } n’ira pas à quelqu’un d’autre.
herbaceous-reason-finish = { $container } : le reste servira mieux ailleurs.
herbaceous-reason-wait = { $container } : peut encore monter à { $points } { $points ->
    [one] point
   *[other] points
 } environ.
herbaceous-reason-plant = { $herb } : à l’abri dans votre jardin pour ce récipient : { $container }.
herbaceous-reason-garden = { $herb } : aucun de vos récipients n’en a besoin, mais votre jardin la compte pour un point.
herbaceous-reason-spare = { $herb } : ne vous servirait guère.
herbaceous-reason-room = { $herb } : peut attendre ici ; votre jardin garde sa place pour la carte suivante.
herbaceous-reason-pass = Aucun récipient ne rapporterait plus que les herbes de votre jardin.

herbaceous-line-large-pot = Grand pot : { $number } { $number ->
    [one] herbe
   *[other] herbes pareilles
 }
herbaceous-line-wooden-planter = Jardinière de bois : { $number } { $number ->
    [one] herbe
   *[other] herbes différentes
 }
herbaceous-line-small-pots = Petits pots : { $number } { $number ->
    [one] paire
   *[other] paires
 }
herbaceous-line-glass-jar = Bocal de verre : { $number } { $number ->
    [one] herbe
   *[other] herbes
 }
herbaceous-line-special = { $herb } dans le Bocal de verre ({ $number })
herbaceous-line-bun = Petit pain
herbaceous-line-garden = { $number } { $number ->
    [one] herbe restée
   *[other] herbes restées
 } dans le Jardin privé
herbaceous-note-jar-breaks-tie = Égalité de points : le meilleur Bocal de verre ({ $number }) tranche.
herbaceous-note-shared = Égalité de points, et les Bocaux de verre se valent : la victoire est partagée.
herbaceous-note-rank = Votre titre, avec { $points } { $points ->
    [one] point
   *[other] points
 } : { $rank }.
herbaceous-rank-1 = Pot solitaire
herbaceous-rank-2 = Fenêtre au soleil
herbaceous-rank-3 = Carré de cuisine
herbaceous-rank-4 = Jardin de curé
herbaceous-rank-5 = Jardin de cloître
herbaceous-rank-6 = Jardin des simples

herbaceous-components = Vos propres points
    .help = Un fichier JSON avec les points de vos contenants. Si la Jardinière de bois y figure, son option pour une seule herbe est sans effet.
herbaceous-option-start = Premier joueur
    .help = Tiré au sort, ou désigné.
herbaceous-option-single-planter = Points d’une Jardinière de bois à une seule herbe
    .help = La carte imprimée ne compte qu’à partir de deux herbes.
herbaceous-option-jar = Le Bocal de verre reçoit
    .help = Prise à la lettre, la règle veut exactement trois herbes.
herbaceous-option-jar-up-to-three = une à trois herbes
herbaceous-option-jar-exactly-three = exactement trois herbes
herbaceous-option-early-end = Finir dès que tous les contenants sont remplis
    .help = Sinon, on plante jusqu’au bout de la pioche. Sans effet en solitaire.
herbaceous-option-jar-tie = À égalité, le Bocal de verre compte
    .help = Le Petit pain glissé sous le bocal entre ou non dans son total.
herbaceous-option-jar-tie-with-bun = avec le Petit pain
herbaceous-option-jar-tie-without-bun = sans le Petit pain
herbaceous-option-stacks = Les herbes empotées restent
    .help = Les autres joueurs peuvent ou non regarder ce que cache un contenant.
herbaceous-option-stacks-open = visibles
herbaceous-option-stacks-face-down = face cachée
herbaceous-option-solo-stop = En solitaire : s’arrêter au quatrième contenant
    .help = Sinon, vous plantez jusqu’au bout de la pioche.

herbaceous-finish-potting-first = Finissez d’abord de remplir { FORM($container, case: "definite") }, ou revenez sur votre choix.
herbaceous-plant-first = Plantez d’abord la carte retournée, { FORM($herb, case: "indefinite") }.
herbaceous-deck-is-out = La pioche est épuisée : il n’y a plus rien à piocher ni à planter.
herbaceous-must-plant = On ne passe qu’une fois la pioche épuisée. Piochez une carte et plantez-la.
herbaceous-nothing-drawn = Aucune carte n’est retournée. Piochez-en d’abord une.
herbaceous-other-card-drawn = La carte retournée est { FORM($herb, case: "indefinite") }.
herbaceous-no-discard = Il n’y a de défausse qu’en solitaire.
herbaceous-place-taken = Pendant ce tour, { FORM($place, case: "definite") } a déjà reçu une carte : une seule par endroit.
herbaceous-one-container-a-turn = On ne remplit qu’un contenant par tour. Piochez une carte.
herbaceous-container-used = Vous avez déjà rempli ce contenant : { $container }. Chacun ne sert qu’une fois par partie.
herbaceous-no-pair-in-reach = { $container } : aucune paire d’herbes ordinaires pareilles n’est à votre portée ; les spéciales ne vont que dans le Bocal de verre.
herbaceous-nothing-in-reach = { $container } : aucune herbe qui convienne n’est à votre portée.
herbaceous-jar-needs-three = À cette table, le Bocal de verre demande exactement { $number } herbes.
herbaceous-choose-a-container = Choisissez d’abord un de vos contenants libres.
herbaceous-not-there = Il n’y a pas { FORM($herb, case: "genitive") } dans { FORM($place, case: "definite") }.
herbaceous-jar-is-full = Le Bocal de verre contient { $number } herbes, pas davantage.
herbaceous-special-only-in-jar = { $herb } : c’est une herbe spéciale, elle ne va que dans le Bocal de verre.
herbaceous-planter-has-it = Il y a déjà { FORM($herb, case: "indefinite") } dans la Jardinière de bois : ses herbes doivent toutes être différentes.
herbaceous-pot-is-full = Le Grand pot contient { $number } herbes, pas davantage.
herbaceous-pot-takes-one-kind = Le Grand pot n’accepte qu’une sorte d’herbe, et vous avez commencé par { FORM($herb, case: "definite") }.
herbaceous-pair-is-complete = Vous avez déjà deux pieds { FORM($herb, case: "genitive") } : chaque paire doit être d’une autre sorte.
herbaceous-pots-are-full = Les Petits pots contiennent { $number } paires, pas davantage.
herbaceous-no-second-in-reach = Aucun second pied { FORM($herb, case: "genitive") } n’est à votre portée pour faire la paire.
herbaceous-nothing-chosen = { $container } : prenez d’abord au moins une herbe.
herbaceous-pair-is-incomplete = Les Petits pots se remplissent par paires : il manque un second pied { FORM($herb, case: "genitive") }.

herbaceous-too-many-cards = { $field } : le jeu n’a que { $number } cartes { FORM($herb, case: "genitive") }.
herbaceous-bad-points = { $field } : « { $text } » ne convient pas. Les points sont des nombres entiers de 0 à { $most }.
herbaceous-bad-jar = { $field } : un Bocal de verre ne peut contenir { $text } { $text ->
    [one] herbe
   *[other] herbes
 }.
herbaceous-bad-large-pot = { $field } : un Grand pot contient de 1 à 7 herbes d’une même sorte.
herbaceous-bad-wooden-planter = { $field } : une Jardinière de bois contient de 1 à 7 herbes, toutes différentes.
herbaceous-bad-small-pots = { $field } : des Petits pots contiennent de 1 à 6 paires, chacune d’une autre sorte.
herbaceous-bun-missing = { $field } : un Bocal de verre avec menthe, ciboulette et thym a gagné le Petit pain. Dites à qui il est.
herbaceous-bun-not-earned = { $field } : le Petit pain demande un Bocal de verre avec menthe, ciboulette et thym.
herbaceous-garden-too-large = { $field } : aucune partie ne laisse { $text } { $text ->
    [one] herbe
   *[other] herbes
 } dans un Jardin privé ; { $most }, c’est le maximum.
herbaceous-solo-overflow = { $field } : en solitaire, un Jardin commun de { $text } { $text ->
    [one] carte
   *[other] cartes
 } s’est déjà vidé.
herbaceous-too-many-in-play = { $field } : à ce nombre de joueurs, la partie compte { $most } cartes, et il y en a ici { $text }.
herbaceous-all-is-potted = { $field } : tous les contenants sont remplis, la partie est donc finie.
herbaceous-retired-too-early = { $field } : tant que dure la pioche, personne n’a fini d’empoter.
herbaceous-nothing-to-do = { $field } : la pioche épuisée, le joueur { $number } n’a plus rien à décider.

herbaceous-lesson-draw = Chacun a quatre contenants et ne remplit chacun qu’une fois ; il vous en reste deux. Chaque tour se termine par deux cartes à planter. Piochez la première.
herbaceous-lesson-plant = De l’estragon, et vous en avez déjà un : plantez-le dans votre Jardin privé, où personne ne peut le prendre. La carte suivante, encore inconnue, ira dans le Jardin commun.
herbaceous-lesson-neighbour = Ce qui pousse dans le Jardin commun est au premier qui le prend. Maintenant, votre voisin pioche et plante.
herbaceous-lesson-pot = Trois estragons sont à votre portée : deux dans votre jardin, un dans le Jardin commun. Le Grand pot prend des herbes toutes pareilles. Choisissez-le.
herbaceous-lesson-take = Prenez maintenant l’estragon, carte après carte, dans les deux jardins.
herbaceous-lesson-next = Et la suivante.
herbaceous-lesson-finish = Trois herbes pareilles font 10 points. Une quatrième en ferait 14, mais nul ne sait quand elle viendra, et ceux-ci sont acquis. Terminez.
herbaceous-lesson-draw-again = On ne remplit qu’un contenant par tour, et il faut toujours planter. Piochez.
herbaceous-lesson-special = Le thym est une herbe spéciale : il ne va que dans le Bocal de verre, où il compte 3 points de plus. Gardez-le dans votre jardin.
herbaceous-lesson-deck-out = La ciboulette, herbe spéciale elle aussi, est allée dans le Jardin commun. Votre voisin plante les deux dernières cartes. Quand la pioche est épuisée, on ne fait plus que remplir des contenants ou passer.
herbaceous-lesson-jar = Le Bocal de verre prend jusqu’à trois herbes de toute sorte. Menthe, ciboulette et thym sont à votre portée. Choisissez le bocal.
herbaceous-lesson-take-special = Prenez l’une des trois herbes spéciales.
herbaceous-lesson-bun = Le premier qui réunit menthe, ciboulette et thym dans son bocal gagne le Petit pain, 5 points de plus. Terminez.
herbaceous-lesson-pass = 17 points dans un seul bocal ! Tous vos contenants ont servi, vous avez donc fini. Votre voisin pourrait continuer, mais il passe.
herbaceous-lesson-end = Voilà comment finit une partie. La feuille de score montre d’où vient chaque point ; les herbes restées dans votre jardin comptent un point chacune. Dans une partie entière, à vous de choisir le bon moment pour chaque contenant.
