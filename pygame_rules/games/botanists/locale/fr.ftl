# Botanists
#
# FORM donne la forme d’un nom dans la phrase : definite avec l’article défini, indefinite avec
# l’article indéfini, bare sans article, of avec « du », « de la ».

botanists-name = Botanists
botanists-blurb = Parcourez le marché aux fleurs, plantez trois parcelles et ne laissez rien faner de ce qu’on vous commande.

botanists-flower-blue = Bleuet bleu
    .definite = le bleuet bleu
    .indefinite = un bleuet bleu
    .bare = bleuet bleu
    .of = du bleuet bleu
botanists-flower-green = Hellébore vert
    .definite = l’hellébore vert
    .indefinite = un hellébore vert
    .bare = hellébore vert
    .of = de l’hellébore vert
botanists-flower-red = Pivoine rouge
    .definite = la pivoine rouge
    .indefinite = une pivoine rouge
    .bare = pivoine rouge
    .of = de la pivoine rouge
botanists-flower-purple = Lavande violette
    .definite = la lavande violette
    .indefinite = une lavande violette
    .bare = lavande violette
    .of = de la lavande violette
botanists-flower-yellow = Jonquille jaune
    .definite = la jonquille jaune
    .indefinite = une jonquille jaune
    .bare = jonquille jaune
    .of = de la jonquille jaune

botanists-sign-blue = Panneau bleu
    .bare = bleu
botanists-sign-green = Panneau vert
    .bare = vert
botanists-sign-red = Panneau rouge
    .bare = rouge
botanists-sign-purple = Panneau violet
    .bare = violet
botanists-sign-yellow = Panneau jaune
    .bare = jaune

botanists-board-blue = Plateau bleu
    .definite = le plateau bleu
    .of = du plateau bleu
botanists-board-green = Plateau vert
    .definite = le plateau vert
    .of = du plateau vert
botanists-board-red = Plateau rouge
    .definite = le plateau rouge
    .of = du plateau rouge
botanists-board-purple = Plateau violet
    .definite = le plateau violet
    .of = du plateau violet
botanists-board-yellow = Plateau jaune
    .definite = le plateau jaune
    .of = du plateau jaune

botanists-bonus-blue = Bonus : 3 points
botanists-bonus-green = Bonus : une commande personnelle
botanists-bonus-red = Bonus : échange avec une autre lisière
botanists-bonus-purple = Bonus : échange avec le marché
botanists-bonus-yellow = Bonus : déplacer un pion

botanists-some-blue = { $number } { $number ->
    [one] bleue
   *[other] bleues
 }
botanists-some-green = { $number } { $number ->
    [one] verte
   *[other] vertes
 }
botanists-some-red = { $number } { $number ->
    [one] rouge
   *[other] rouges
 }
botanists-some-purple = { $number } { $number ->
    [one] violette
   *[other] violettes
 }
botanists-some-yellow = { $number } { $number ->
    [one] jaune
   *[other] jaunes
 }
botanists-flowers-0 = rien
botanists-flowers-1 = { $part1 }
botanists-flowers-2 = { $part1 }, { $part2 }
botanists-flowers-3 = { $part1 }, { $part2 }, { $part3 }
botanists-flowers-4 = { $part1 }, { $part2 }, { $part3 }, { $part4 }
botanists-flowers-5 = { $part1 }, { $part2 }, { $part3 }, { $part4 }, { $part5 }
botanists-plan = { $card } rapporte { $flowers }
botanists-plans-1 = { $plan1 }
botanists-plans-2 = { $plan1 } ; { $plan2 }
botanists-plans-3 = { $plan1 } ; { $plan2 } ; { $plan3 }

botanists-pawn = Pion
    .definite = le pion
botanists-pawn-of = Pion { FORM($board, case: "of") }
    .definite = le pion { FORM($board, case: "of") }
botanists-pawn-helper = Petit Assistant
    .definite = le Petit Assistant

botanists-market = Marché
botanists-open-orders = Commandes ouvertes
botanists-order-deck = Pioche des commandes
botanists-order-discard = Commandes défaussées
botanists-market-deck = Cartes de marché
botanists-market-discard = Cartes de marché défaussées
botanists-shown = Carte jouée
botanists-bag = Dans le sac
botanists-hand = Main
botanists-collected = Récoltées
botanists-leftovers = Lisière
botanists-personal-orders = Commandes personnelles
botanists-fulfilled = Honorées cette manche
botanists-plots = Parcelles
botanists-helper-plots = Parcelles du Petit Assistant
botanists-face-down = Cartes face cachée
botanists-bare = { $space } : pas de tuile
botanists-tile = { $space } : { FORM($flower, case: "bare") }
botanists-card = Carte de marché { $card }
botanists-withered = Fanée ({ FORM($flower, case: "bare") })

botanists-mark-start = Premier joueur
botanists-mark-next-scoring = { $points ->
    [one] Prochain décompte : { $points } point en l’état
   *[other] Prochain décompte : { $points } points en l’état
 }
botanists-mark-reach = À portée
botanists-mark-replaced = Sera remplacée
botanists-mark-missing = Il manque : { $flowers }
botanists-mark-ready = Peut être honorée
botanists-mark-kept = Gardées : { $number }
botanists-mark-fits = { $number ->
    [0] Ne se joue sur aucune case à portée
    [one] Se joue sur { $number } case à portée
   *[other] Se joue sur { $number } cases à portée
 }
botanists-mark-sign-blue = Panneau bleu
botanists-mark-sign-green = Panneau vert
botanists-mark-sign-red = Panneau rouge
botanists-mark-sign-purple = Panneau violet
botanists-mark-sign-yellow = Panneau jaune
botanists-mark-next = Prochaine plantation

botanists-prompt-over = La partie est terminée. { $ending }
botanists-prompt-boards = Choisissez votre plateau.
botanists-prompt-leading = Qui agit d’abord : vous ou le Petit Assistant ?
botanists-prompt-turn = { $can ->
    [tend] Aucune carte ne se joue à portée : soignez votre lisière en plantant une fleur en surplus.
    [both] { $entering ->
        [yes] Entrez sur le marché, ou soignez votre lisière en plantant une fleur en surplus.
       *[no] Avancez votre pion d’un ou deux pas, ou soignez votre lisière en plantant une fleur en surplus.
     }
   *[go] { $entering ->
        [yes] Entrez sur le marché par une tuile du bord, puis avancez d’un pas si vous voulez.
       *[no] Avancez votre pion d’un ou deux pas.
     }
 }
botanists-prompt-redraw = { $number ->
    [one] Votre carte ne peut pas être jouée. Montrez-la et piochez-en une autre.
   *[other] Aucune de vos { $number } cartes ne peut être jouée. Montrez-les et piochez-en autant.
 }
botanists-prompt-card = Jouez une carte de marché ; votre pion occupe la case en évidence.
botanists-prompt-planting = { $actor ->
    [helper] Le Petit Assistant plante devant un panneau { FORM($sign, case: "bare") } : face visible, ou face cachée pour le bonus.
   *[own] Plantez une des fleurs récoltées. Le prochain panneau est { FORM($sign, case: "bare") }.
 }
botanists-prompt-bonus-blue = Prenez 3 points, ou passez le bonus.
botanists-prompt-bonus-green = Prenez une commande ouverte ou celle du dessus de la pioche comme commande personnelle, ou passez le bonus.
botanists-prompt-bonus-red = Choisissez une fleur en surplus à échanger avec une autre lisière, ou passez le bonus.
botanists-prompt-bonus-purple = Choisissez une fleur en surplus à échanger avec le marché, ou passez le bonus.
botanists-prompt-bonus-yellow = Déplacez un pion sur n’importe quelle case libre, ou passez le bonus.
botanists-prompt-swap-red = Quelle fleur voulez-vous contre { FORM($flower, case: "definite") } ?
botanists-prompt-swap-purple = Quelle fleur du marché voulez-vous contre { FORM($flower, case: "definite") } ?
botanists-prompt-leap = Choisissez la case pour { FORM($pawn, case: "definite") }.
botanists-prompt-tending = Vous pouvez remplacer des commandes ouvertes, piocher des cartes de marché, puis continuer.
botanists-prompt-marked = { $number ->
    [one] { $number } commande ouverte sera remplacée. Désignez-en une autre, ou découvrez la nouvelle.
   *[other] { $number } commandes ouvertes seront remplacées. Découvrez les nouvelles.
 }
botanists-prompt-renewed = Vous pouvez piocher deux cartes de marché, puis continuer.
botanists-prompt-dropping = { $number ->
    [one] Défaussez encore une carte de marché.
   *[other] Défaussez { $number } cartes de marché.
 }
botanists-prompt-orders = { $can ->
    [yes] Honorez une commande ouverte et une personnelle, ou terminez votre tour.
   *[no] Plus rien à honorer : terminez votre tour.
 }
botanists-prompt-helper-card = Choisissez une carte pour le Petit Assistant ; il occupe la case en évidence.
botanists-prompt-helper-hop = Sur laquelle des autres cases va le Petit Assistant ?
botanists-prompt-refresh = Défaussez une carte si vous voulez ; ensuite la main est complétée.
botanists-prompt-keeping = { $number ->
    [0] Décompte : vous pouvez garder jusqu’à deux fleurs en surplus. Les autres fanent.
    [one] Décompte : vous pouvez garder encore une fleur en surplus. Les autres fanent.
   *[other] Décompte : deux fleurs en surplus sont gardées. Les autres fanent.
 }
botanists-prompt-choosing = Vous êtes au bout de la piste : qui commence la prochaine manche ?

botanists-move-board = Prendre { FORM($board, case: "definite") }
botanists-move-lead = D’abord { FORM($pawn, case: "definite") }
botanists-move-pawn = Déplacer { FORM($pawn, case: "definite") }
botanists-move-go = Vers { $space } : { $plans }
botanists-move-play = { $blocked ->
    [0] Jouer { $card } : { $flowers }
    [one] Jouer { $card } : { $flowers } ; { $blocked } tuile vous échappe
   *[other] Jouer { $card } : { $flowers } ; { $blocked } tuiles vous échappent
 }
botanists-move-plant-up = Planter { FORM($flower, case: "definite") } face visible
botanists-move-plant-down = Planter { FORM($flower, case: "definite") } face cachée. { $bonus }
botanists-move-tend = Soigner la lisière : planter { FORM($flower, case: "definite") } face cachée. { $bonus }
botanists-move-done = Au tour du Petit Assistant
botanists-move-gain = Prendre 3 points
botanists-move-redraw = Montrer la main et en piocher une autre
botanists-move-renew = Découvrir de nouvelles commandes
botanists-move-skip = Passer le bonus
botanists-move-wither = Laisser faner le reste
botanists-move-end = { $alone ->
    [yes] Continuer : le marché est complété
   *[no] Terminer le tour
 }
botanists-move-keep = Garder { FORM($flower, case: "indefinite") }
botanists-move-give = Donner { FORM($flower, case: "indefinite") }
botanists-move-claim = Réclamer { FORM($flower, case: "indefinite") }
botanists-move-uproot = Prendre { FORM($flower, case: "definite") } du Petit Assistant
botanists-move-pick = Prendre { FORM($flower, case: "definite") } en { $space }
botanists-move-jump = Vers { $space }
botanists-move-reserve = Prendre comme commande personnelle : { $order }
botanists-move-reserve-top = Prendre à l’aveugle la commande du dessus de la pioche
botanists-move-replace = Remplacer la commande : { $order }
botanists-move-fulfil = Honorer : { $order }. { $points ->
    [one] { $points } point au décompte
   *[other] { $points } points au décompte
 }
botanists-move-draw = Piocher deux cartes de marché, puis en défausser deux
botanists-move-draw-up = Compléter la main
botanists-move-drop = Défausser { $card }
botanists-move-drop-one = Défausser { $card } et compléter la main
botanists-move-send = { $card } pour le Petit Assistant ; à sa portée : { $flowers }
botanists-move-hop = { $match ->
    [yes] Vers { $space } : { FORM($flower, case: "definite") } convient
   *[no] Vers { $space } : { FORM($flower, case: "definite") } ira face cachée
 }
botanists-move-first = { $self ->
    [yes] Commencer soi-même la prochaine manche
   *[no] Le joueur { $number } commence la prochaine manche
 }

botanists-reason-near = { $number ->
    [one] Une tuile proche convient
   *[other] { $number } tuiles proches conviennent
 } à votre prochain emplacement.
botanists-reason-clean = Elle convient, et la colonne reste nette.
botanists-reason-face-up = Elle convient : rien ne fane ici.
botanists-reason-face-down = Aucune fleur à portée n’est mieux employée ici.
botanists-reason-fulfil = Une commande à { $points } { $points ->
    [one] point
   *[other] points
 }, et moins de restes.
botanists-reason-keep = Une commande en vue la demande.
botanists-reason-gain = Des points sûrs.
botanists-reason-drop = C’est la carte qui ouvre le moins de possibilités.

botanists-log-board = prend { FORM($board, case: "definite") }
botanists-log-play = va en { $space } et joue { $card } : { $flowers }
botanists-log-plant = { $actor ->
    [helper] { $face ->
        [up] plante { FORM($flower, case: "definite") } du Petit Assistant face visible
       *[down] plante { FORM($flower, case: "definite") } du Petit Assistant face cachée
     }
   *[own] { $face ->
        [up] plante { FORM($flower, case: "indefinite") } face visible
       *[down] plante { FORM($flower, case: "indefinite") } face cachée
     }
 }
botanists-log-tend = soigne sa lisière et plante { FORM($flower, case: "indefinite") } face cachée
botanists-log-hop = { $match ->
    [yes] envoie le Petit Assistant en { $space } chercher { FORM($flower, case: "indefinite") }
   *[no] envoie le Petit Assistant en { $space } chercher { FORM($flower, case: "indefinite") }, face cachée
 }
botanists-log-gain = prend 3 points
botanists-log-skip = passe le bonus
botanists-log-claim = donne { FORM($given, case: "indefinite") } et réclame { FORM($flower, case: "indefinite") }
botanists-log-pick = donne { FORM($given, case: "indefinite") } au marché contre { FORM($flower, case: "indefinite") }
botanists-log-uproot = donne { FORM($given, case: "indefinite") } au Petit Assistant contre { FORM($flower, case: "indefinite") }
botanists-log-jump = déplace { FORM($pawn, case: "definite") } en { $space }
botanists-log-reserve = { $source ->
    [deck] prend la commande du dessus de la pioche : { $order }
   *[open] prend une commande ouverte : { $order }
 }
botanists-log-renew = { $number ->
    [one] remplace { $number } commande ouverte
   *[other] remplace { $number } commandes ouvertes
 }
botanists-log-draw = pioche deux cartes de marché
botanists-log-redraw = { $number ->
    [one] montre une carte injouable ({ $cards }) et en pioche une autre
   *[other] montre { $number } cartes injouables ({ $cards }) et en pioche autant
 }
botanists-log-drop = défausse { $card }
botanists-log-fulfil = { $place ->
    [personal] honore une commande personnelle : { $order }
   *[open] honore une commande ouverte : { $order }
 }
botanists-log-keep = garde { FORM($flower, case: "indefinite") }
botanists-log-wither = { $number ->
    [one] laisse faner { $number } fleur en surplus
   *[other] laisse faner { $number } fleurs en surplus
 }
botanists-log-first = laisse commencer le joueur { $number }
botanists-log-cards-shuffled = Les cartes de marché défaussées sont mélangées.
botanists-log-orders-shuffled = Les commandes défaussées sont mélangées.
botanists-log-lapsed = ne peut rien faire du bonus
botanists-log-scoring = { $points ->
    [one] marque { $points } point à la manche { $round }
   *[other] marque { $points } points à la manche { $round }
 }

botanists-ending-third-scoring = Les quinze emplacements sont plantés et comptés.

botanists-line-orders = { $number ->
    [one] Manche { $round } : { $number } commande
   *[other] Manche { $round } : { $number } commandes
 }
botanists-line-leftovers = { $number ->
    [one] Manche { $round } : { $number } fleur en surplus
   *[other] Manche { $round } : { $number } fleurs en surplus
 }
botanists-line-no-leftovers = Manche { $round } : aucun surplus
botanists-line-column = Manche { $round } : parcelle sans fleur fanée
botanists-line-helper-column = Manche { $round } : parcelle du Petit Assistant sans fleur fanée
botanists-line-pending-orders = { $number ->
    [one] Cette manche : { $number } commande
   *[other] Cette manche : { $number } commandes
 }
botanists-line-pending-leftovers = { $number ->
    [one] Cette manche : { $number } fleur en surplus
   *[other] Cette manche : { $number } fleurs en surplus
 }
botanists-line-bonus = { $number ->
    [one] { $number } bonus bleu
   *[other] { $number } bonus bleus
 }
botanists-line-withered = { $number ->
    [one] { $number } fleur fanée
   *[other] { $number } fleurs fanées
 }
botanists-line-helper-withered = { $number ->
    [one] La fleur fanée du Petit Assistant
   *[other] Les { $number } fleurs fanées du Petit Assistant
 }
botanists-line-personal = { $number ->
    [one] { $number } commande personnelle non honorée
   *[other] { $number } commandes personnelles non honorées
 }
botanists-entry-round = Manche { $number }
botanists-entry-orders = Commandes honorées
botanists-entry-leftovers = Fleurs en surplus, gardées comprises
botanists-entry-clean = Aucune fleur fanée dans la parcelle
botanists-entry-end = Après la dernière manche
botanists-entry-bonus = Points des bonus bleus
botanists-entry-withered = Fleurs fanées
botanists-entry-personal = Commandes personnelles non honorées
botanists-entry-board = Plateau
botanists-entry-space = { $space }
botanists-entry-next-board = le prochain libre
botanists-entry-outside = hors du marché
botanists-note-shared = Égalité de points : la victoire est partagée.
botanists-note-fewer-withered = Égalité de points : le plus petit nombre de fleurs fanées ({ $number }) l’emporte.

botanists-components = Vos plateaux et commandes
    .help = Un fichier JSON avec les panneaux de vos plateaux et les commandes de votre pioche.
botanists-option-start = Premier joueur
    .help = Tiré au sort, ou choisi.
botanists-option-boards = Plateaux
    .help = Distribués au hasard, ou choisis l’un après l’autre, le premier joueur d’abord.
botanists-option-boards-drawn = tirés au sort
botanists-option-boards-chosen = choisis par les joueurs
botanists-option-entry = La tuile par laquelle un pion entre
    .help = Si l’entrée sur le marché compte comme le premier des deux pas.
botanists-option-entry-first-step = est le premier pas
botanists-option-entry-before-moving = précède les pas
botanists-option-empty-spaces = Les cases sans tuile
    .help = Si les pions peuvent passer sur une case qui n’a pu être complétée.
botanists-option-empty-spaces-closed = sont fermées aux pas
botanists-option-empty-spaces-open = sont ouvertes aux pas
botanists-option-swap-collected = Échanger les fleurs à peine récoltées
    .help = Si les fleurs du tour sont déjà en surplus quand un bonus permet un échange.
botanists-option-fresh-orders = Honorer aussitôt une commande personnelle
    .help = Si la commande prise par un bonus vert peut être honorée dans le même tour.
botanists-option-tie-break = En cas d’égalité
    .help = Si quelque chose départage les joueurs.
botanists-option-tie-break-shared = la victoire est partagée
botanists-option-tie-break-fewer-withered = le moins de fleurs fanées l’emporte
botanists-option-second-order = Seconde commande pour le plateau bleu
    .help = Le plateau bleu commence avec deux commandes personnelles, car il n’a pas de panneau vert.
botanists-option-helper-withered = En solo, les fleurs fanées comptent
    .help = Pour chaque plateau séparément, ou celles du Petit Assistant avec les vôtres.
botanists-option-helper-withered-apart = pour chaque plateau à part
botanists-option-helper-withered-together = toutes ensemble

botanists-choose-a-board = Choisissez d’abord un plateau.
botanists-say-who-acts = Dites d’abord qui agit en premier : vous ou le Petit Assistant.
botanists-move-or-tend = Avancez d’abord votre pion, ou soignez votre lisière.
botanists-play-a-card = Votre pion a bougé. Jouez maintenant une carte de marché.
botanists-plant-a-flower = Plantez d’abord une des fleurs récoltées.
botanists-use-the-bonus = Utilisez d’abord le bonus, ou passez-le.
botanists-finish-the-swap = Vous avez désigné la fleur à donner. Choisissez celle que vous voulez.
botanists-finish-the-leap = Choisissez d’abord la case du pion.
botanists-finish-tending = Pas maintenant : vous soignez votre lisière. Les commandes, les cartes, puis la fin du tour.
botanists-drop-cards = Défaussez d’abord des cartes de marché.
botanists-orders-or-end = Il ne reste qu’à honorer des commandes ou à terminer le tour.
botanists-send-the-helper = C’est au Petit Assistant : choisissez une carte.
botanists-move-the-helper = Choisissez d’abord où va le Petit Assistant.
botanists-draw-cards = Complétez d’abord votre main, après avoir défaussé une carte si vous voulez.
botanists-keep-or-wither = Décompte : gardez jusqu’à deux fleurs en surplus, ou laissez-les faner.
botanists-name-the-first = Dites d’abord qui commence la prochaine manche.
botanists-only-alone = Cela n’existe que dans la partie en solo avec le Petit Assistant.
botanists-other-bonus = Le bonus de cet emplacement est un autre : son panneau est { FORM($sign, case: "bare") }.
botanists-board-taken = Quelqu’un a déjà { FORM($board, case: "definite") }.
botanists-space-taken = Un pion occupe { $space }.
botanists-must-move = Votre pion ne peut pas finir en { $space }, d’où il est parti.
botanists-space-empty = Il n’y a pas de tuile en { $space }.
botanists-enter-at-the-edge = On entre par le bord ; { $space } en est à plus d’un pas.
botanists-way-blocked = Le chemin vers { $space } est bloqué.
botanists-too-far = { $space } est à plus de deux pas.
botanists-no-card-fits = Aucune de vos cartes ne se jouerait en { $space }.
botanists-helper-can-move = Une de vos cartes peut déplacer le Petit Assistant.
botanists-hand-can-be-played = Une de vos cartes peut être jouée à portée.
botanists-must-tend = Rien ne peut être joué, mais il vous reste des fleurs : soignez votre lisière.
botanists-card-not-held = Vous n’avez pas { $card }.
botanists-card-falls-off = Jouée en { $space }, { $card } dépasserait le bord du marché.
botanists-card-brings-nothing = Jouée en { $space }, { $card } ne rapporterait aucune tuile.
botanists-not-collected = Vous n’avez pas récolté { FORM($flower, case: "indefinite") } ce tour-ci.
botanists-no-match = Face visible, seulement une fleur assortie : le panneau est { FORM($sign, case: "bare") }, et voici { FORM($flower, case: "indefinite") }.
botanists-no-leftovers = Vous n’avez aucune fleur en surplus à planter ; vous ne pouvez pas soigner la lisière.
botanists-no-such-leftover = Il n’y a pas cela parmi ces fleurs en surplus : { FORM($flower, case: "bare") }.
botanists-nothing-to-swap = Aucune fleur d’une autre couleur n’est à prendre contre { FORM($flower, case: "indefinite") }.
botanists-give-first = Choisissez d’abord la fleur en surplus que vous donnez.
botanists-same-flower = { FORM($flower, case: "indefinite") } contre une fleur pareille : cela ne changerait rien.
botanists-uproot-instead = En solo, on échange avec les fleurs plantées par le Petit Assistant.
botanists-other-player = Choisissez la fleur d’un autre joueur.
botanists-no-open-flower = Aucune fleur n’est face visible chez le Petit Assistant, parcelle { $column }, rangée { $row }.
botanists-choose-a-pawn = Choisissez d’abord quel pion bouge.
botanists-must-leave = Le pion est déjà en { $space }.
botanists-helper-started-there = Le Petit Assistant a commencé ce tour en { $space } et ne peut y revenir.
botanists-order-not-open = Cette commande n’est pas ouverte : { $order }.
botanists-order-not-personal = Vous n’avez pas cette commande personnelle : { $order }.
botanists-no-orders-left = Il ne reste plus de carte de commande.
botanists-marked-already = Déjà désignée pour être remplacée : { $order }.
botanists-replaced-already = On ne remplace les commandes ouvertes qu’une fois par tour.
botanists-nothing-to-replace = Désignez d’abord une commande ouverte à remplacer.
botanists-renew-first = Découvrez d’abord les nouvelles commandes.
botanists-helper-first = Les commandes et la fin du tour viennent après le Petit Assistant.
botanists-helper-has-acted = Le Petit Assistant a déjà agi : honorez des commandes ou terminez le tour.
botanists-one-open-order = On n’honore qu’une commande ouverte par tour.
botanists-one-personal-order = On n’honore qu’une commande personnelle par tour.
botanists-flowers-missing = Il manque encore à votre lisière : { $flowers }.
botanists-order-too-fresh = À cette table, une nouvelle commande personnelle attend un tour suivant.
botanists-card-moves-nobody = { $card } ne peut pas déplacer le Petit Assistant d’ici.
botanists-not-a-box = { $space } n’est pas une des autres cases de { $card }.
botanists-kept-enough = { $number ->
    [one] On ne garde pas plus de { $number } fleur en surplus.
   *[other] On ne garde pas plus de { $number } fleurs en surplus.
 }
botanists-no-such-seat = Il n’y a que { $number } joueurs.

botanists-helper-is-solo = { $field } : le Petit Assistant ne joue qu’en solo, pas avec { $text } joueurs.
botanists-rounds-differ = { $field } : le Petit Assistant a ici { $text } manches ; il en faut autant que pour vous.
botanists-bad-bonus = { $field } : les bonus bleus n’ont pu rapporter { $text } points ; chacun en donne 3 pour une fleur fanée, ici { $most } au plus.
botanists-too-many-personal = { $field } : personne ne peut avoir ici { $text } commandes personnelles ; le maximum est { $most }.
botanists-too-many-flowers = { $field } : commandes et surplus demandent { $text } fleurs ; une manche en apporte { $most } au plus.
botanists-bad-withered = { $field } : { $text } fleurs fanées ne vont pas avec ces parcelles ; il en faudrait de { $least } à { $most }.
botanists-open-mismatch = { $field } : « { $text } » ne peut être face visible devant un panneau d’une autre couleur.
botanists-board-twice = { $field } : le plateau « { $text } » est pris.
botanists-pawns-meet = { $field } : un pion occupe déjà { $text }.
botanists-plots-full = { $field } : avec { $text } fleurs plantées, ce joueur n’a plus de tour ; le maximum est { $most }.
botanists-plots-out-of-step = { $field } : { $text } fleurs plantées ne vont pas avec le tour ; il en faudrait { $number }.
botanists-too-many-leftovers = { $field } : personne ne peut avoir ici { $text } fleurs en surplus ; le maximum est { $most }.
botanists-too-many-tiles = { $field } : il n’y a que { $most } tuiles de la couleur « { $text } ».
botanists-no-such-order = { $field } : il ne reste pas de carte « { $text } » dans la pioche.
botanists-card-twice = { $field } : la carte « { $text } » est déjà ailleurs.
botanists-market-not-full = { $field } : une case n’est vide que si le sac l’est ; il y reste { $text } tuiles.
botanists-odd-board = { $field } : le plateau « { $text } » doit avoir plus de panneaux de sa couleur que de toute autre, et aucun d’une couleur.

botanists-lesson-go = La dernière parcelle a deux cases libres. Votre pion avance d’un ou deux pas sur le marché aux fleurs, et là où il s’arrête, vous jouez une carte. Allez en B2.
botanists-lesson-card = Votre pion occupe la case en évidence de la carte, et vous récoltez les fleurs sous toutes ses cases. Jouez le carré.
botanists-lesson-plant = L’une des quatre fleurs se plante sur votre prochaine case. Le panneau y est violet : plantez la lavande violette face visible, et rien ne fane.
botanists-lesson-order = Les autres sont en surplus, et des commandes les attendent. Chacune vaut 5 points. Honorez la commande ouverte : bleu et rouge.
botanists-lesson-end-turn = Il vous reste une fleur, et votre commande personnelle en veut une autre avec. Terminez votre tour ; vous piochez une nouvelle carte.
botanists-lesson-neighbour = Votre voisin fait maintenant de même. Ensuite, les cases vides du marché se remplissent.
botanists-lesson-go-again = C’est votre dernier tour. Il vous faut du vert et du jaune pour la commande personnelle, du bleu et du jaune pour l’ouverte, et vous avez un jaune. Allez en C2.
botanists-lesson-card-again = Jouez le carré dont la case en évidence est en haut à droite.
botanists-lesson-wither = Le dernier panneau est bleu. Une autre fleur plantée face cachée fane, ce qui coûte un peu à la fin, mais donne le bonus du panneau. Plantez une jaune face cachée.
botanists-lesson-bonus = Le bonus d’un panneau bleu, ce sont 3 points, tout de suite. Prenez-les.
botanists-lesson-orders = À chaque tour, vous pouvez honorer une commande ouverte et une personnelle. Vous avez les fleurs pour les deux : honorez l’une d’elles.
botanists-lesson-other-order = Et l’autre. Une commande personnelle non honorée coûterait 5 points à la fin.
botanists-lesson-last = Aucun surplus ! Au décompte, chaque fleur en surplus coûte 2 points, et qui n’en a aucune en gagne 7. Terminez votre tour ; votre voisin en a encore un, et la partie est finie.
botanists-lesson-end = La feuille de score montre d’où vient chaque point. Une partie entière a trois parcelles de cinq cases, avec un décompte après chacune ; les autres panneaux donnent d’autres bonus.
