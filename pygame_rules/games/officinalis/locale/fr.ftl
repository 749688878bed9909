# Officinalis

officinalis-name = Officinalis
officinalis-blurb = Remportez des plis riches en plantes médicinales, composez-en des tisanes et laissez le poison aux autres.

officinalis-forest = Forêt
officinalis-prairie = Prairie
officinalis-mountains = Montagne
officinalis-heath = Lande
officinalis-familiar = Familière
officinalis-river = Rivière
officinalis-garden = Jardin

officinalis-card-adders-tongue = Ophioglosse
officinalis-card-autumn-crocus = Colchique d’automne
officinalis-card-bilberry = Myrtille
officinalis-card-birch = Bouleau
officinalis-card-blackcurrant = Cassis
officinalis-card-bogbean = Trèfle d’eau
officinalis-card-broom = Genêt à balais
officinalis-card-calendula = Souci
officinalis-card-chickweed = Mouron des oiseaux
officinalis-card-common-mallow = Mauve sylvestre
officinalis-card-cowbane = Ciguë aquatique
officinalis-card-cowslip = Primevère officinale
officinalis-card-daisy = Pâquerette
officinalis-card-dandelion = Pissenlit
officinalis-card-edelweiss = Edelweiss
officinalis-card-elderberry = Sureau noir
officinalis-card-eyebright = Euphraise
officinalis-card-field-horsetail = Prêle des champs
officinalis-card-garden-angelica = Angélique
officinalis-card-genepi = Génépi
officinalis-card-gentian = Gentiane jaune
officinalis-card-great-burnet = Sanguisorbe officinale
officinalis-card-hawthorn = Aubépine
officinalis-card-juniper = Genévrier
officinalis-card-ladys-mantle = Alchémille
officinalis-card-lavandin = Lavandin
officinalis-card-lily-of-the-valley = Muguet
officinalis-card-maisonus-officinalis = Maisonus Officinalis
officinalis-card-meadowsweet = Reine-des-prés
officinalis-card-monkshood = Aconit napel
officinalis-card-nettle = Ortie
officinalis-card-oak = Chêne pédonculé
officinalis-card-oleander = Laurier-rose
officinalis-card-peppermint = Menthe poivrée
officinalis-card-poppy = Coquelicot
officinalis-card-raspberry = Framboisier
officinalis-card-red-clover = Trèfle des prés
officinalis-card-ribwort-plantain = Plantain lancéolé
officinalis-card-rose = Rose
officinalis-card-rosemary = Romarin
officinalis-card-round-leaved-wintergreen = Pyrole à feuilles rondes
officinalis-card-saffron = Safran
officinalis-card-salvia-maria = Salvia Maria
officinalis-card-shepherds-purse = Bourse-à-pasteur
officinalis-card-st-johns-wort = Millepertuis
officinalis-card-sundew = Droséra
officinalis-card-watercress = Cresson de fontaine
officinalis-card-white-willow = Saule blanc
officinalis-card-wild-thyme = Serpolet
officinalis-card-woodruff = Aspérule odorante
officinalis-card-yarrow = Achillée millefeuille

officinalis-picker-druid = Druide (Diviciacos)
officinalis-picker-herbalist = Herboriste (Hildegarde de Bingen)
officinalis-picker-apothecary = Apothicaire (Jean Magnol)
officinalis-picker-botanist = Botaniste (Jean-François de La Peyrouse)

officinalis-tea-anti-stress = Anti-stress
officinalis-tea-circulation = Circulation
officinalis-tea-detox = Détox
officinalis-tea-showstopper = Clou du spectacle
officinalis-tea-silhouette = Silhouette
officinalis-tea-bless-you = À vos souhaits
officinalis-tea-joints = Articulations
officinalis-tea-peaceful-night = Nuit paisible

officinalis-zone-trick = Pli
officinalis-zone-attribute = Attribut
officinalis-zone-remaining = Cartes restantes
officinalis-zone-last-trick = Pli précédent
officinalis-zone-hand = Main
officinalis-zone-picker = Cueilleur
officinalis-zone-harvest = Récolte
officinalis-zone-teas = Tisanes
officinalis-entry-unnamed = pas encore nommé
officinalis-entry-leader = Entame le pli
officinalis-entry-rest = Rien d’inscrit : tout ce qui n’est pas ailleurs.
officinalis-entry-void = A montré ne pas avoir de carte de
officinalis-face-down = Cartes face cachée
officinalis-order-environment = Par milieu
officinalis-order-value = Par valeur
officinalis-order-tea = Par tisane

officinalis-mark-dealer = Donneur
officinalis-mark-partner = Votre partenaire
officinalis-mark-leads = A entamé
officinalis-mark-wins-so-far = Emporte le pli pour l’instant
officinalis-mark-won = A remporté le pli
officinalis-mark-environment = { $environment } ({ $letter })
officinalis-mark-fantastical = Plante fantastique
officinalis-mark-value = { $kind ->
    [marvel] Merveille, { $value }
    [toxic] Toxique, { $value }
   *[value] { $value }
 }
officinalis-mark-doubles = Double : { $environment }
officinalis-mark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
officinalis-mark-tea = { $number } sur { $enough } requises, { $available } dans le jeu

officinalis-prompt-attribute = { $free ->
    [yes] Aucune carte restante ne montre de milieu : nommez l’Attribut de votre choix.
   *[no] Choisissez l’Attribut parmi les milieux que montrent les cartes restantes.
 }
officinalis-prompt-lead = Entamez avec la carte de votre choix.
officinalis-prompt-follow = Fournissez une carte de ce milieu : { $environment }.
officinalis-prompt-attribute-card = Vous n’avez aucune carte { $environment } : jouez un Attribut, donc une carte { $attribute }.
officinalis-prompt-discard = Vous n’avez ni carte { $environment } ni Attribut : défaussez la carte de votre choix.
officinalis-prompt-free = { $card } a été entamé : rien à fournir, jouez la carte de votre choix.
officinalis-prompt-waiting = { $phase ->
    [attribute] Le donneur choisit l’Attribut.
   *[trick] C’est à quelqu’un d’autre de jouer une carte.
 }
officinalis-prompt-pause = La manche { $round } est comptée. Le donneur suivant distribue quand tout le monde est prêt.
officinalis-prompt-over = La partie est terminée. { $ending }

officinalis-move-attribute = Prendre { $environment } comme Attribut
officinalis-move-play = Jouer { $card }
officinalis-move-next-round = Distribuer la manche { $round }

officinalis-reason-attribute = Vous avez { $number } { $number ->
    [one] carte
   *[other] cartes
 } de ce milieu.
officinalis-reason-tea = Complète une tisane : { $tea }.
officinalis-reason-sure = Personne ne peut la battre ; les plantes valent { $points } { $points ->
    [one] point
   *[other] points
 }.
officinalis-reason-best-so-far = Elle bat tout ce qui est déjà là.
officinalis-reason-lead-cheap = Si elle est battue, vous ne perdez avec elle que { $points } { $points ->
    [one] point
   *[other] points
 }.
officinalis-reason-lead-toxic = Qui la bat vous débarrasse du poison.
officinalis-reason-rivals = Parmi les cartes que vous n’avez pas vues, { $number } { $number ->
    [one] la bat.
   *[other] la battent.
 }
officinalis-reason-partner = Votre partenaire l’emporte : { $points } { $points ->
    [one] point
   *[other] points
 } pour vous deux.
officinalis-reason-partner-wins = Votre partenaire l’emporte sans votre aide.
officinalis-reason-toxic = Le poison ira à quelqu’un d’autre, avec { $points } { $points ->
    [one] point
   *[other] points
 } de moins.
officinalis-reason-leave-toxic = Laisse le poison à quelqu’un d’autre.
officinalis-reason-cheap = Ne donne que { $points } { $points ->
    [one] point
   *[other] points
 } et garde les meilleures cartes.

officinalis-log-attribute = choisit { $environment } comme Attribut
officinalis-log-attribute-shown = L’Attribut est { $environment } : il n’y avait pas d’autre choix.
officinalis-log-deal = distribue la manche { $round }
officinalis-log-play = joue { $card }
officinalis-log-harvest = récolte le pli, qui vaut { $value } { $value ->
    [one] point
   *[other] points
 } de plantes
officinalis-log-round-over = La manche { $round } est finie : { $reason ->
    [last-marvel] plus personne n’a de Merveille en main.
   *[last-card] toutes les cartes sont jouées.
 }
officinalis-log-round-points = marque { $points } { $points ->
    [one] point
   *[other] points
 } dans cette manche

officinalis-ending-last-marvel = La dernière Merveille de la dernière manche est récoltée.
officinalis-ending-last-card = La dernière carte de la dernière manche est jouée.

officinalis-line-round = Manche { $round } · { $line }
officinalis-line-environment = { $environment } : { $plants }
officinalis-line-picker = { $picker } double { $environment }
officinalis-line-maisonus = Maisonus Officinalis : remporte un pli, ne rapporte rien
officinalis-line-salvia = Salvia Maria : valeur { $value } et prime de { $bonus }
officinalis-line-tea = Tisane { $tea } : { $plants } ({ $number } sur { $available } dans le jeu)
officinalis-note-round = Manche { $round } : { $points }.
officinalis-side-points = { $partner ->
    [0] { $points } pour le joueur { $player }
   *[other] { $points } pour les joueurs { $player } et { $partner }
 }
officinalis-note-running = La manche { $round } est en cours. Ses Cueilleurs sont secrets et pas encore comptés.
officinalis-note-shared = Égalité : la victoire est partagée.

officinalis-components = Vos propres valeurs
    .help = Un fichier JSON avec les valeurs de vos plantes familières. L’option sur leurs valeurs est alors sans effet.
officinalis-option-rounds = Manches
    .help = Le nombre de manches jouées.
officinalis-option-dealer = Premier donneur
    .help = Tiré au sort, ou choisi.
officinalis-option-familiar = Valeurs de la famille Familière
    .help = Ses sept plantes vont de 1 à 7, ou de 1 à 5 avec un deuxième 3 et un deuxième 4.
officinalis-option-familiar-one-to-seven = de 1 à 7
officinalis-option-familiar-one-to-five = de 1 à 5, avec deux doublons
officinalis-option-pickers = Les Cueilleurs sont distribués
    .help = Distribués une seule fois, ils sont connus de tous après la première manche.
officinalis-option-pickers-each-round = à chaque manche
officinalis-option-pickers-once = une fois pour toute la partie
officinalis-option-salvia = Salvia Maria se joue
    .help = Si l’on peut la jouer alors qu’on pourrait fournir ou jouer un Attribut.
officinalis-option-salvia-when-void = à l’entame ou en défausse
officinalis-option-salvia-any-time = à tout moment
officinalis-option-marvels = La manche s’arrête avant la fin
    .help = Quand une Merveille est restée parmi les cartes restantes et que nul ne peut la récolter.
officinalis-option-marvels-dealt = quand toutes les Merveilles distribuées sont récoltées
officinalis-option-marvels-all = seulement si toutes les Merveilles sont récoltées
officinalis-option-teas = Une plante sert
    .help = Une plante à plusieurs symboles compte dans toutes ces tisanes ou dans une seule.
officinalis-option-teas-shared = dans toutes ses tisanes
officinalis-option-teas-one-each = dans une seule tisane

officinalis-attribute-first = Le donneur choisit l’Attribut avant qu’une carte soit jouée.
officinalis-attribute-settled = L’Attribut de cette manche est déjà fixé : { $environment }.
officinalis-environment-not-in-play = { $environment } : ce milieu ne se joue pas à ce nombre de joueurs.
officinalis-environment-not-shown = Aucune carte restante ne montre ce milieu : { $environment }.
officinalis-round-is-over = La manche est finie. Le donneur suivant doit d’abord distribuer la manche { $round }.
officinalis-round-goes-on = La manche n’est pas finie : il reste des cartes à jouer.
officinalis-not-in-play = { $card } ne se joue pas à ce nombre de joueurs : son milieu ({ $environment }) est retiré.
officinalis-not-in-hand = { $card } n’est pas dans votre main.
officinalis-must-follow = Vous devez fournir : vous avez une carte de ce milieu ({ $environment }).
officinalis-must-play-attribute = Vous ne pouvez pas fournir ; vous devez jouer un Attribut, et vous en avez ({ $environment }).

officinalis-bad-value = { $field } : { $card } demande un nombre entier de { $least } à { $most }.
officinalis-environment-left-out = { $field } : à { $seats } joueurs, le milieu { $environment } est retiré, et { $card } avec lui.
officinalis-card-twice = { $field } : { $card } n’existe qu’une fois.
officinalis-picker-twice = { $field } : ce Cueilleur n’existe qu’une fois ({ $picker }).
officinalis-too-many-pickers = { $field } : un camp a { $most ->
    [one] { $most } Cueilleur
   *[other] { $most } Cueilleurs
 }, pas { $text }.
officinalis-more-than-dealt = { $field } : { $text } cartes récoltées, alors qu’une manche n’en distribue que { $most }.
officinalis-harvest-uneven = { $field } : { $text } { $text ->
    [one] carte ne fait
   *[other] cartes ne font
 } pas des plis entiers de { $seats }.
officinalis-hands-uneven = { $field } : toutes les mains doivent avoir autant de cartes, pli compris ; l’une en a { $text }.
officinalis-cannot-be-dealt = { $field } : les autres cartes ne peuvent pas être distribuées de sorte que chaque main soit complète et ne contienne rien de ce que son joueur n’a sûrement pas.
officinalis-round-is-finished = { $field } : personne n’a de Merveille en main, la manche est donc finie.
officinalis-dealer-leads = { $field } : le donneur entame le premier pli, pas la place { $text }.
officinalis-trick-breaks-rules = { $field } : « { $text } » est contraire aux règles. { $reason }

officinalis-lesson-attribute = Vous êtes le donneur : vous choisissez l’Attribut, le milieu plus fort que tous les autres, parmi ceux des cartes restantes. Vous avez beaucoup de plantes du Jardin : choisissez Jardin.
officinalis-lesson-lead = On entame un pli avec la carte que l’on veut ; les autres doivent fournir le même milieu s’ils le peuvent. Entamez avec l’aubépine.
officinalis-lesson-follow = Votre adversaire a des plantes de la Forêt et doit en jouer une. Le chêne, qui vaut 5, dépasse votre 3 et prend le pli.
officinalis-lesson-led = Les deux plantes sont maintenant dans la récolte de l’adversaire. Qui prend un pli entame le suivant.
officinalis-lesson-must-play-attribute = On a entamé Montagne, et vous n’en avez pas. Qui ne peut fournir doit jouer un Attribut, et même le plus faible bat tout autre milieu : jouez le romarin.
officinalis-lesson-tea = Romarin et gentiane font ensemble une tisane, le Clou du spectacle : 30 points ! Rien ne rapporte plus que les tisanes. À vous d’entamer : essayez le serpolet.
officinalis-lesson-marvel = L’euphraise était plus forte. Maintenant, votre adversaire entame avec une Merveille, qui vaut 10.
officinalis-lesson-maisonus = Vous devriez fournir la Lande et perdre, mais Maisonus Officinalis se joue à tout moment et gagne tous les plis. Jouez-le.
officinalis-lesson-picker = Votre Cueilleur secret, le Druide, double les plantes de la Forêt. Entamez donc avec votre Merveille, la pyrole à feuilles rondes : qui a de la Forêt ne peut y mettre d’Attribut.
officinalis-lesson-toxic = Votre adversaire doit fournir et ajoute du poison à votre récolte : le muguet compte −3, et le Druide double cela aussi.
officinalis-lesson-end = Plus personne n’a de Merveille en main : la manche est finie, et les cartes encore en main ne comptent pour personne. Une partie entière a sept manches. À quatre, les partenaires assis face à face récoltent ensemble.
