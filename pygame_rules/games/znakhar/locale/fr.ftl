# Znakhar
#
# FORM choisit la forme voulue : definite avec l’article défini, inline sans majuscule.

znakhar-name = Znakhar
znakhar-blurb = Récoltez herbes et charmes, et guérissez le village avant que les maux ne ruinent votre score.

znakhar-illness-runny-nose = Rhume
    .definite = le rhume
znakhar-illness-cough = Toux
    .definite = la toux
znakhar-illness-graze = Écorchure
    .definite = l’écorchure
znakhar-illness-indigestion = Indigestion
    .definite = l’indigestion
znakhar-illness-headache = Mal de tête
    .definite = le mal de tête
znakhar-illness-sleeplessness = Insomnie
    .definite = l’insomnie
znakhar-illness-burn = Brûlure
    .definite = la brûlure
znakhar-illness-nosebleed = Saignement de nez
    .definite = le saignement de nez
znakhar-illness-boil = Furoncle
    .definite = le furoncle
znakhar-illness-fever = Fièvre
    .definite = la fièvre
znakhar-illness-toothache = Rage de dents
    .definite = la rage de dents
znakhar-illness-quinsy = Angine
    .definite = l’angine
znakhar-illness-lumbago = Lumbago
    .definite = le lumbago
znakhar-illness-scrofula = Écrouelles
    .definite = les écrouelles
znakhar-illness-night-blindness = Cécité nocturne
    .definite = la cécité nocturne
znakhar-illness-colic = Coliques
    .definite = les coliques
znakhar-illness-jaundice = Jaunisse
    .definite = la jaunisse
znakhar-illness-dropsy = Hydropisie
    .definite = l’hydropisie
znakhar-illness-erysipelas = Érysipèle
    .definite = l’érysipèle
znakhar-illness-gout = Goutte
    .definite = la goutte
znakhar-illness-heart-pangs = Angine de poitrine
    .definite = l’angine de poitrine
znakhar-illness-consumption = Phtisie
    .definite = la phtisie
znakhar-illness-falling-sickness = Haut mal
    .definite = le haut mal
znakhar-illness-dark-water = Eau sombre
    .definite = l’eau sombre
znakhar-illness-plague = Peste
    .definite = la peste

znakhar-herb-plantain = Plantain
    .definite = le plantain
znakhar-herb-camomile = Camomille
    .definite = la camomille
znakhar-herb-nettle = Ortie
    .definite = l’ortie
znakhar-herb-st-johns-wort = Millepertuis
    .definite = le millepertuis
znakhar-herb-yarrow = Achillée
    .definite = l’achillée
znakhar-herb-mint = Menthe
    .definite = la menthe
znakhar-herb-coltsfoot = Tussilage
    .definite = le tussilage
znakhar-herb-marigold = Souci
    .definite = le souci
znakhar-herb-wild-marjoram = Origan
    .definite = l’origan
znakhar-herb-linden-blossom = Fleur de tilleul
    .definite = la fleur de tilleul
znakhar-herb-valerian = Valériane
    .definite = la valériane
znakhar-herb-elecampane = Grande aunée
    .definite = la grande aunée
znakhar-herb-celandine = Chélidoine
    .definite = la chélidoine
znakhar-herb-wormwood = Absinthe
    .definite = l’absinthe
znakhar-herb-melilot = Mélilot
    .definite = le mélilot
znakhar-herb-centaury = Petite centaurée
    .definite = la petite centaurée
znakhar-herb-angelica = Angélique
    .definite = l’angélique
znakhar-herb-pheasants-eye = Adonis
    .definite = l’adonis
znakhar-herb-eyebright = Euphraise
    .definite = l’euphraise
znakhar-herb-marsh-cinquefoil = Comaret
    .definite = le comaret
znakhar-herb-conquer-herb = Herbe-qui-vainc
    .definite = l’herbe-qui-vainc
znakhar-herb-adams-head = Tête d’Adam
    .definite = la tête d’Adam
znakhar-herb-weeping-herb = Herbe-qui-pleure
    .definite = l’herbe-qui-pleure
znakhar-herb-burst-herb = Herbe-qui-brise
    .definite = l’herbe-qui-brise
znakhar-herb-fern-flower = Fleur de fougère
    .definite = la fleur de fougère

znakhar-charm = Charme contre { FORM($illness, case: "definite") }
    .definite = le charme contre { FORM($illness, case: "definite") }
znakhar-charm-sleeplessness = Sommeil, prends le sentier obscur, viens t’asseoir sur mon oreiller. La nuit est longue : dors jusqu’au chant du coq
znakhar-charm-nosebleed = Arrête-toi, rivière vermeille, sous le pont de glace. Ma parole est un verrou ; sang, silence
znakhar-charm-fever = Trembleuse, ne fais plus trembler : douze chemins sont à toi, aucun ne mène à mon seuil
znakhar-charm-toothache = Lune au ciel, chêne aux champs, pierre en mer. Quand les trois se rejoindront, que la dent fasse mal
znakhar-charm-lumbago = Le seuil ne grince pas, la hache ne tinte pas, le dos ne souffre pas. Je tranche le mal, qu’il s’envole
znakhar-charm-jaundice = Du jaune au soleil, du jaune au pissenlit ; au blanc visage, sa blancheur
znakhar-charm-erysipelas = Rouge visiteuse, couve et refroidis ; colle-toi au coquelicot des champs et disparais
znakhar-charm-falling-sickness = Tombé sur l’herbe tendre, relevé sur le chemin ferme. Ce qui te renversait s’est renversé
znakhar-charm-dark-water = Eau sombre, coule des yeux vers le ravin ; aube claire, entre de la fenêtre dans l’œil
znakhar-charm-plague = Autour du village un sillon, au-delà du sillon le malheur. Ici ni trace ni chemin pour lui : qu’il passe au loin

znakhar-own-illness = { $name }
    .definite = « { $name } »
znakhar-own-herb = { $name }
    .definite = « { $name } »
znakhar-own-charm = { $name }

znakhar-class-light = Bénin
    .plural = bénins
znakhar-class-medium = Moyen
    .plural = moyens
znakhar-class-grave = Grave
    .plural = graves
znakhar-class-incurable = Incurable
    .plural = incurables
znakhar-class-deadly = Mortel
    .plural = mortels
znakhar-rarity-common = Commune
    .plural = communes
znakhar-rarity-rare = Rare
    .plural = rares
znakhar-rarity-secret = Secrète
    .plural = secrètes

znakhar-pile = Pioche
znakhar-discard = Défausse
znakhar-spoken = Charme prononcé
znakhar-illnesses = Maux à guérir
znakhar-hand = Main
znakhar-laid = Cartes à échanger
znakhar-cured = Guéris
znakhar-entry-charms = Charmes
znakhar-entry-last = Tours restants, une fois la pioche épuisée
znakhar-entry-offer = Échange qui attend une réponse
znakhar-entry-offered = { $player } : échange proposé de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 }
znakhar-face-down = Cartes face cachée

znakhar-mark-start = Donneur
znakhar-mark-offers = Propose un échange : { $number ->
    [one] une carte
   *[other] { $number } cartes
 } chacun
znakhar-mark-exchanged = A déjà échangé ce tour-ci
znakhar-mark-refused = A refusé ce tour-ci
znakhar-mark-last = { $number ->
    [one] Le tout dernier tour
   *[other] Encore { $number } tours
 }
znakhar-mark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
znakhar-mark-class = { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
znakhar-mark-held = En main : { FORM($herb, case: "definite") }
znakhar-mark-wanted = Il faut : { FORM($herb, case: "definite") }
znakhar-mark-charm = Vous avez son charme
znakhar-mark-ready = Peut être guéri
znakhar-mark-near = Il manque une herbe
znakhar-mark-treats = Contre { FORM($illness, case: "definite") }

znakhar-prompt-turn = { $draw ->
    [yes] { $cure ->
        [yes] { $exchange ->
            [yes] Guérissez un mal, proposez un échange, ou passez et piochez une carte.
           *[no] Guérissez un mal, ou passez et piochez une carte.
         }
       *[no] { $exchange ->
            [yes] Rien à guérir pour l’instant : proposez un échange, ou passez et piochez une carte.
           *[no] Rien à guérir : passez et piochez une carte.
         }
     }
   *[no] { $cure ->
        [yes] { $exchange ->
            [yes] La pioche est vide, c’est votre dernier tour : guérissez un mal, proposez un échange ou passez.
           *[no] La pioche est vide, c’est votre dernier tour : guérissez un mal ou passez.
         }
       *[no] { $exchange ->
            [yes] La pioche est vide, c’est votre dernier tour. Rien à guérir : proposez un échange ou passez.
           *[no] La pioche est vide, c’est votre dernier tour. Rien à guérir : passez.
         }
     }
 }
znakhar-prompt-wait = Un autre joueur décide.
znakhar-prompt-offered = On vous propose un échange : { $number ->
    [one] une carte de chaque main, choisie
   *[other] { $number } cartes de chaque main, choisies
 } en secret. Acceptez-vous ?
znakhar-prompt-give = Choisissez encore { $number ->
    [one] une carte
   *[other] { $number } cartes
 } à donner. Personne ne verra votre choix avant que chacun ait choisi.
znakhar-prompt-over = La partie est terminée. { $ending }

znakhar-move-pass = { $draw ->
    [yes] Passer et piocher une carte
   *[no] Passer
 }
znakhar-move-accept = { $number ->
    [one] Accepter et échanger une carte
   *[other] Accepter et échanger { $number } cartes
 }
znakhar-move-refuse = Refuser
znakhar-move-offer = { $number ->
    [one] Proposer d’échanger une carte
   *[other] Proposer d’échanger { $number } cartes
 }
znakhar-move-give = Donner { FORM($card, case: "definite") }
znakhar-move-cure = Guérir { FORM($illness, case: "definite") } par les herbes ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
znakhar-move-charm = Guérir { FORM($illness, case: "definite") } par un charme ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })

znakhar-reason-cure = { $illness } : la guérison rapporte { $points } { $points ->
    [one] point
   *[other] points
 }.
znakhar-reason-cure-home = { $illness } : avec ce qu’elle ne vous coûtera plus, cela fait { $points } { $points ->
    [one] point
   *[other] points
 }.
znakhar-reason-charm = Les herbes restent dans votre main.
znakhar-reason-pass = Une nouvelle carte peut être celle qui manque ici : { $illness }.
znakhar-reason-spare = { $number ->
    [one] Vous pouvez vous passer d’une carte, et celle qui vient peut servir.
   *[other] Vous pouvez vous passer de { $number } cartes, et celles qui viennent peuvent servir.
 }
znakhar-reason-refuse = Vos cartes vous servent mieux que celles qui pourraient venir.
znakhar-reason-give = C’est elle qui vous manquera le moins.

znakhar-log-cure = { $own ->
    [yes] guérit chez soi { FORM($illness, case: "definite") } avec { FORM($herbs, case: "definite") }
   *[no] guérit chez un adversaire { FORM($illness, case: "definite") } avec { FORM($herbs, case: "definite") }
 }
znakhar-log-charm = { $own ->
    [yes] prononce chez soi le charme contre { FORM($illness, case: "definite") } : « { $words } »
   *[no] prononce chez un adversaire le charme contre { FORM($illness, case: "definite") } : « { $words } »
 }
znakhar-log-pass = passe
znakhar-log-offer = { $number ->
    [one] propose d’échanger une carte
   *[other] propose d’échanger { $number } cartes
 }
znakhar-log-accept = accepte l’échange
znakhar-log-refuse = refuse l’échange
znakhar-log-laid = { $number ->
    [one] met de côté une carte pour l’échange
   *[other] met de côté { $number } cartes pour l’échange
 }
znakhar-log-exchange = { $number ->
    [one] échange une carte
   *[other] échange { $number } cartes
 }
znakhar-log-swapped = donne { FORM($gave, case: "definite") } et reçoit { FORM($got, case: "definite") }
znakhar-log-draws = { $number ->
    [one] pioche une carte
   *[other] pioche { $number } cartes
 }
znakhar-log-drew = { $number ->
    [one] pioche une carte
   *[other] pioche { $number } cartes
 } ; en main : { FORM($cards, case: "definite") }
znakhar-log-laid-out = { $number ->
    [one] expose un mal
   *[other] expose { $number } maux
 } : { FORM($illnesses, case: "definite") }
znakhar-log-pile-out = { $number ->
    [one] La pioche est vide : il reste un tour.
   *[other] La pioche est vide : il reste { $number } tours.
 }

znakhar-ending-pile-out = La pioche est vide et les derniers tours sont joués.

znakhar-line-cured = Guéris, { FORM($level, case: "plural") } ({ $number }) : { FORM($illnesses, case: "definite") }
znakhar-line-uncured = Non guéris, { FORM($level, case: "plural") } ({ $number }) : { FORM($illnesses, case: "definite") }
znakhar-note-shared = Égalité : la victoire est partagée.
znakhar-note-broken = Égalité : l’emporte celui à qui il reste le moins de points de maux non guéris, puis celui qui a guéri le plus de maux.

znakhar-components = Vos propres cartes
    .help = Un fichier JSON avec les maux, les herbes et les charmes de vos cartes.
znakhar-option-start = Donneur, qui joue aussi en premier
    .help = Tiré au sort, ou la place que vous choisissez.
znakhar-option-last-turns = Quand la pioche est vide, encore un tour pour
    .help = Celui qui a pioché la dernière carte a-t-il lui aussi un tour de plus ?
znakhar-option-last-turns-everyone = chaque joueur
znakhar-option-last-turns-others = tous sauf celui qui a pioché la dernière carte
znakhar-option-ties = En cas d’égalité
    .help = Les règles imprimées n’en disent rien.
znakhar-option-ties-shared = la victoire est partagée
znakhar-option-ties-broken = les maux non guéris départagent, puis le nombre de maux guéris

znakhar-answer-first = { $number ->
    [one] Répondez d’abord à la proposition d’échanger une carte : acceptez ou refusez.
   *[other] Répondez d’abord à la proposition d’échanger { $number } cartes : acceptez ou refusez.
 }
znakhar-give-first = { $number ->
    [one] Choisissez d’abord encore une carte pour l’échange.
   *[other] Choisissez d’abord encore { $number } cartes pour l’échange.
 }
znakhar-cured-already = Déjà guéri : { FORM($illness, case: "definite") }.
znakhar-not-laid-out = Cela ne se trouve pas sur la table : { FORM($illness, case: "definite") }. On ne guérit que les maux exposés.
znakhar-herbs-missing = { $number ->
    [one] Pour guérir { FORM($illness, case: "definite") }, il vous manque une herbe : { FORM($herbs, case: "definite") }.
   *[other] Pour guérir { FORM($illness, case: "definite") }, il vous manque { $number } herbes : { FORM($herbs, case: "definite") }.
 }
znakhar-no-such-charm = Vous n’avez pas le charme contre { FORM($illness, case: "definite") }.
znakhar-no-offer = Personne n’a proposé d’échange : il n’y a rien à répondre.
znakhar-no-such-seat = Il n’y a pas de joueur { $number } à cette table.
znakhar-not-with-yourself = On n’échange pas avec soi-même.
znakhar-one-exchange-a-turn = Vous avez déjà échangé ce tour-ci. Un seul échange par tour.
znakhar-asked-already = Ce joueur vous a déjà refusé l’échange ce tour-ci. Vous pourrez lui en proposer un au tour suivant.
znakhar-you-hold-too-few = { $number ->
    [0] Vous n’avez aucune carte à échanger.
    [one] Vous n’avez qu’une carte.
   *[other] Vous n’avez que { $number } cartes.
 }
znakhar-partner-holds-too-few = { $number ->
    [0] Ce joueur n’a aucune carte à échanger.
    [one] Ce joueur n’a qu’une carte.
   *[other] Ce joueur n’a que { $number } cartes.
 }
znakhar-nothing-agreed = On ne donne de cartes que lors d’un échange. Proposez-en d’abord un à un adversaire, qui doit l’accepter.
znakhar-not-in-hand = Vous n’avez pas cette carte : { FORM($card, case: "definite") }.

znakhar-card-twice = { $field } : « { $text } » est nommé trop souvent ; le jeu ne compte que { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 } de cette sorte.
znakhar-wrong-class-count = { $field } : maux de la classe « { FORM($level, case: "plural") } » : { $number }, alors qu’il en faut { $expected }.
znakhar-wrong-rarity-count = { $field } : herbes « { FORM($rarity, case: "plural") } » : { $number }, alors qu’il en faut { $expected }.
znakhar-wrong-herb-count = { $field } : { $number ->
    [one] { $number } herbe
   *[other] { $number } herbes
 } ici, alors qu’un mal de cette classe (« { FORM($level, case: "plural") } ») en demande exactement { $expected }.
znakhar-unknown-herb = { $field } : « { $text } » n’est pas une herbe de cette liste.
znakhar-herb-twice = { $field } : « { $text } » figure ici deux fois ; les herbes d’un mal sont toutes différentes.
znakhar-herb-heals-nothing = { $field } : aucun mal ne demande « { $text } ».
znakhar-charm-twice = { $field } : il y a déjà un charme contre « { $text } » ; les dix charmes visent dix maux différents
znakhar-id-twice = { $field } : l’identifiant « { $text } » est utilisé deux fois.
znakhar-no-name = { $field } : « { $text } » n’est pas une de nos cartes ; il lui faut donc un nom.
znakhar-no-charm-text = { $field } : nous n’avons pas de charme contre « { $text } » ; il faut donc en donner le texte.

znakhar-lesson-cure = Les maux sont exposés devant chacun, et vous pouvez guérir ceux de tous. La fièvre demande de la fleur de tilleul et de la petite centaurée, et vous avez les deux : guérissez-la. Ses 2 points sont à vous.
znakhar-lesson-neighbour = Vous avez pioché autant de cartes que vous en avez utilisé. L’une est un mal, la toux, qui est maintenant devant vous : ce qui y reste à la fin compte contre vous. Votre voisin passe et pioche une carte.
znakhar-lesson-offer = La toux demande du tussilage, et vous n’en avez pas. Votre voisin peut-être : proposez-lui d’échanger une carte.
znakhar-lesson-give = Votre voisin accepte. Chacun choisit une carte en secret. Ici, l’ortie ne sert que contre le lumbago, pour lequel il vous manque encore une autre herbe : donnez l’ortie.
znakhar-lesson-light = Du tussilage, quelle chance ! Le hasard et les bons voisins font l’échange. Votre tour continue : guérissez la toux, pour 1 point.
znakhar-lesson-neighbour-again = Il est parfois sage de passer et de garder ses herbes pour un mal plus grave. C’est ce que fait votre voisin.
znakhar-lesson-grave = Vous avez pioché du tussilage. Avec le plantain et le mélilot, c’est tout ce que demande l’érysipèle : trois herbes, 3 points. Guérissez-le.
znakhar-lesson-last-turns = La pioche est épuisée, chacun a donc encore un tour. Votre voisin n’a rien pour guérir et passe.
znakhar-lesson-charm = L’une de vos nouvelles cartes est le charme contre la peste. Un charme guérit son mal sans aucune herbe : 5 points pour une carte. Dites-le.
znakhar-lesson-end = Personne n’a guéri votre lumbago : 2 points de moins pour vous. Un mal guéri compte pour qui l’a guéri, les cartes en main ne comptent pas. Dans une partie entière, chacun commence avec une main pleine d’herbes et quelques maux.
