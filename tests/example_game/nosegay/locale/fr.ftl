# Bouquet

nosegay-name = Petit bouquet
nosegay-blurb = Cueillez dans la plate-bande, nouez votre bouquet et gardez le plus de ce qui manque aux autres.

nosegay-herb-lavender = Lavande
    .indefinite = une lavande
    .genitive = de lavande
nosegay-herb-mint = Menthe
    .indefinite = une menthe
    .genitive = de menthe
nosegay-herb-rosemary = Romarin
    .indefinite = un romarin
    .genitive = de romarin
nosegay-herb-sage = Sauge
    .indefinite = une sauge
    .genitive = de sauge
nosegay-herb-thyme = Thym
    .indefinite = un thym
    .genitive = de thym

nosegay-deck = Pioche
nosegay-border = Plate-bande
nosegay-hand = Main
nosegay-nosegay = Bouquet
nosegay-face-down = Cartes cachées
nosegay-entry-laid = La carte de ce tour est posée

nosegay-prompt-laying = Posez une carte de votre main dans votre bouquet.
nosegay-prompt-picking = Cueillez une carte de la plate-bande, ou piochez la première de la pioche.
nosegay-prompt-over = La partie est finie.

nosegay-move-lay = Poser { FORM($herb, case: "indefinite") }
nosegay-move-pick = Cueillir { FORM($herb, case: "indefinite") }
nosegay-move-draw = Piocher

nosegay-log-lay = pose { FORM($herb, case: "indefinite") } dans son bouquet
nosegay-log-pick = cueille { FORM($herb, case: "indefinite") } dans la plate-bande
nosegay-log-draw = pioche une carte

nosegay-ending-all-laid = Toutes les cartes sont posées.

nosegay-line-bunches = { $number } { $number ->
    [one] botte
   *[other] bottes
 } des cinq herbes
nosegay-line-most = Le plus { FORM($herb, case: "genitive") }
nosegay-line-shared = Le plus { FORM($herb, case: "genitive") }, à égalité
nosegay-note-shared = Points égaux : la victoire est partagée.

nosegay-option-start = Premier joueur
    .help = Tiré au sort, ou désigné.
nosegay-option-shared-most = Les majorités partagées comptent
    .help = Ceux qui ont autant d’une herbe marquent chacun un point.

nosegay-lay-first = Posez d’abord une carte dans votre bouquet.
nosegay-pick-first = La carte est posée ; prenez-en maintenant une dans la plate-bande ou la pioche.
nosegay-deck-is-out = La pioche est vide.
nosegay-not-in-hand = Vous n’avez pas { FORM($herb, case: "genitive") } en main.
nosegay-not-in-border = Il n’y a pas { FORM($herb, case: "genitive") } dans la plate-bande.

nosegay-too-many-cards = { $field } : il n’y a que { $number } cartes { FORM($herb, case: "genitive") }.
nosegay-nothing-to-do = Le joueur { $number } n’a rien à faire dans cette position.

nosegay-lesson-lay = À chaque tour, vous posez une carte dans votre bouquet, puis vous en prenez une. Les cinq herbes font une botte, 5 points, et il vous en manque deux : posez la menthe.
nosegay-lesson-pick = Prenez maintenant la lavande de la plate-bande : une seconde peut vous en donner le plus grand nombre.
nosegay-lesson-bunch = La sauge est la dernière herbe de votre botte : posez-la.
nosegay-lesson-most = La pioche et la plate-bande sont vides : désormais, on ne fait plus que poser. L’autre joueur a maintenant de la lavande aussi.
nosegay-lesson-last = Avec une seconde lavande, vous en avez plus que l’autre : 3 points. Posez-la, et la partie est finie.
nosegay-lesson-end = Comptent les bottes, et les herbes dont on a le plus. Dans une partie entière, chacun commence avec trois cartes et un bouquet vide.
