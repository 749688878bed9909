### La page autour des jeux.

page-title = Le jardin des simples
page-tagline = Jeux de société autour des herbes et de la cueillette, à jouer ici, même hors ligne
page-language = Langue
page-theme = Lumière : { $theme }
page-theme-label = Lumière
page-theme-system = comme l’appareil
page-theme-light = jour
page-theme-dark = nuit
page-settings = Réglages
page-pace-label = Rythme des joueurs automates
page-pace-calm = tranquille
page-pace-quick = vif
page-pace-instant = immédiat
page-typing-label = Saisir les coups au clavier
page-typing-help = Affiche à la table un champ où chaque coup peut être saisi, avec complétion.
page-sound-label = Sons
page-close = Fermer
page-cancel = Annuler
page-try-again = Réessayer

## Démarrage

page-loading = Le jardin ouvre ses portes
page-loading-bytes = { $loaded } sur { $total } Mo
page-loading-start = Lecture des règles
page-failed-missing = Le fichier { $file } n’a pas pu être obtenu. Vérifiez la connexion et réessayez ; si cette page est ouverte depuis longtemps, une version plus récente l’a peut-être remplacée.
page-failed-corrupt = Le fichier { $file } est arrivé endommagé. Réessayez : il sera demandé à nouveau.
page-failed-timeout = { $file } ne répond pas depuis trop longtemps. Vérifiez la connexion et réessayez.
page-failed-blocked = Ce navigateur ne permet pas d’exécuter { $file }. Désactivez pour cette page ce qui bloque les scripts ou WebAssembly, ou prenez un navigateur plus récent, puis réessayez.
page-failed-crashed = Le programme des règles s’est arrêté, peut-être faute de mémoire. Fermez d’autres onglets et réessayez ; vos parties sauvegardées sont intactes.
page-failed-unexpected = Un imprévu est survenu : { $detail }
page-restarted = Le programme des règles s’était arrêté et a été relancé. La partie continue où elle en était.
page-update-ready = Une nouvelle version est prête.
page-update-apply = L’utiliser
page-address-bad = Le lien demande quelque chose d’inconnu ici : « { $part } ». Choisissez un jeu ci-dessous.
page-language-failed = Les textes dans cette langue n’ont pas pu être obtenus. Vérifiez la connexion et choisissez-la de nouveau.

## Le salon

page-games = Jeux
page-seats-one = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
page-seats-range = { $few } à { $many } joueurs
page-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
page-rules = Règles
page-rule-link = Règle
page-rule-link-label = Lire cette règle (dans un nouvel onglet)
page-setup-title = { $game } : qui joue ?
page-seats-label = Joueurs
page-seats-recommended = Idéal à { $seats }.
page-solo = Solo
page-player-name = Nom du joueur { $number }
page-player-kind = Qui est le joueur { $number }
page-player-number = Joueur{ "\u00A0" }{ $number }
page-bot-number = { $name }{ "\u00A0" }{ $number }
page-you = Vous
page-kind-human = Personne
page-kind-bot = Joueur automate
page-start = Commencer
page-options = Règles de la table
page-options-changed = { $count ->
    [one] ({ $count } modifiée)
   *[other] ({ $count } modifiées)
}
page-option-anyone = au sort
page-more = Plus
page-seed-label = Graine du mélange
page-seed-help = Le même nombre distribue les mêmes cartes. Laissez vide pour un nouveau mélange.
page-components-usual = En jeu : le matériel habituel
page-components-own = En jeu : { $name }
page-components-back = Reprendre l’habituel
page-components-choose = Choisir un fichier
page-components-model = Enregistrer l’habituel comme modèle
page-components-refused = Ce fichier ne convient pas :
page-components-not-json = « { $file } » n’est pas du JSON.

## Livrets de règles

page-rulebook-title = { $game } : règles, précisions et diagrammes
page-rulebook-description = { $blurb } Les règles complètes de { $game }, { $rulings } réponses aux questions posées à table et { $diagrams } diagrammes à essayer.
page-rulebook-play = Jouer à { $game }
page-rulebook-contents = Sommaire
page-rulebook-rulings = Toutes les précisions
page-rulebook-section = Lien vers « { $title } »
page-diagram-legal = jouable
page-diagram-refused = non jouable
page-diagram-try = Essayer
page-diagram-ask = Interroger cette position

## Parties sauvegardées

page-shelf = Parties sauvegardées
page-shelf-empty = Chaque partie est gardée ici d’elle-même, coup par coup.
page-continue = Continuer
page-save-look = Revoir
page-save-over = Terminée
page-save-turn = { $who ->
    [you] À vous de jouer
   *[other] Au tour de { $name }
}
page-save-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
page-save-unreadable = Une partie illisible
page-save-broken = Cette partie ne peut pas continuer :
page-save-broken-help = Vous pouvez regarder la part qui tient, ou l’exporter et garder le fichier. Rien n’a été effacé.
page-save-unreadable-help = Impossible de la montrer ici, mais vous pouvez l’exporter et garder le fichier. Rien n’a été effacé.
page-save-view-part = Regarder ce qui tient
page-rename = Renommer
page-rename-label = Nom de la partie
page-rename-keep = Garder ce nom
page-copy = Copier : une seconde partie à partir d’ici
page-copy-name = { $name } (copie)
page-export = Exporter dans un fichier
page-export-now = Exporter maintenant
page-import = Reprendre une partie d’un fichier
page-import-refused = Ce fichier ne peut pas être joué :
page-import-not-a-record = « { $file } » n’est pas une partie enregistrée (ce n’est pas du JSON).
page-keep = Télécharger et garder
page-keep-help = Un seul fichier, d’environ 8 Mo. Ouvrez-le sur n’importe quel appareil : les jeux sont dedans, sans besoin de ce site ni du réseau.
page-delete = Supprimer
page-deleted = La partie a été supprimée.
page-delete-undo = La remettre
page-storage-failed = Ce navigateur ne garde pas les parties en ce moment (stockage plein ou refusé). Le jeu continue, mais exportez la partie avant de fermer l’onglet.
page-results = Résultats
page-results-help = Comptent les parties jouées jusqu’au bout où vous étiez la seule personne à la table. Les résultats restent sur cet appareil.
page-results-game = Jeu
page-results-played = Jouées
page-results-won = Gagnées
page-results-best = Record
page-results-streak = De suite
page-results-export = Exporter les résultats
page-results-import = Reprendre des résultats d’un fichier
page-results-refused = « { $file } » ne contient pas de résultats exportés ici.
page-taken-title = Cette partie est ouverte dans un autre onglet
page-taken-words = Pour qu’aucun coup ne se perde, un seul onglet la joue. C’est là-bas qu’elle a été jouée en dernier.
page-taken-here = Continuer ici

## La table

page-to-lobby = Retour au salon
page-area-shared = Milieu de la table
page-area-seat = { $name } : côté de la table
page-turn-now = joue
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-points-unit = { $points ->
    [one] point
   *[other] points
}
page-piece-several = { $name }, au nombre de { $count }
page-zone = { $name }, { $count }
page-zone-open = Examiner : { $name }
page-zone-fold = Replier : { $name }
page-zone-order = Trier : { $name }
page-target = { $thing } : { $move }
page-dealing = La table est prête ; les cartes arrivent dans un instant…
page-your-turn = À vous de jouer.
page-waiting = { $name } réfléchit…
page-skip = Abréger l’attente
page-bot-stuck = Le joueur automate n’a pas pu se décider.
page-tools = Outils
page-undo = { $count ->
    [0] Annuler (rien à reprendre)
    [one] Annuler { $count } coup
   *[other] Annuler { $count } coups
}
page-redo = { $count ->
    [0] Refaire
    [one] Refaire { $count } coup
   *[other] Refaire { $count } coups
}
page-thinking = Réflexion
page-hint = Conseil
page-hint-thinking = Recherche d’un conseil…
page-hint-score = le meilleur : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-hint-ahead = le meilleur : environ { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
 }
page-hint-after = le meilleur : environ { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
 }
page-hint-level = le meilleur : à peu près à égalité
page-hint-less = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
 }
page-hint-equal = tout aussi bon
page-review = Analyse de vos coups
page-review-thinking = Examen de vos coups…
page-review-nothing = Aucun de vos coups n’a coûté de quoi en parler.
page-review-moment = Coup { $number } : « { $better } » aurait valu mieux que « { $played } », d’environ { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
page-log = Déroulement
page-told = { $said } ; { $next }
page-log-empty = Rien encore.
page-menu-title = Quel coup ?
page-typed-label = Saisir un coup
page-typed-play = Jouer
page-refused-looking-only = Ce n’est que la part d’une partie abîmée qui tient : on peut la regarder. « Jouer à partir d’ici » en fait une partie à part.
page-refused-watching = Vous regardez cette partie. « Jouer à partir d’ici » en fait une partie à vous.
page-refused-over = La partie est terminée.
page-refused-turn = Ce n’est pas encore à vous.
page-refused-scoring = On ne joue pas ici : on compte les points d’une vraie table.
page-refused-nothing-here = Rien à faire ici pour l’instant : { $thing }.
page-broken-part = Seule cette part de la partie tient encore.
page-play-on = Jouer à partir d’ici

## La première partie guidée

page-lesson = Première partie guidée
page-lesson-offer = Vous découvrez { $game } ? Quelques coups montrent comment on y joue.
page-lesson-step = { $at } sur { $length }
page-lesson-go-on = Continuer
page-lesson-show = Jouez pour moi
page-lesson-leave = Jouer librement la suite
page-lesson-strays = Ce coup est permis aussi, mais la leçon parle d’autre chose : ce qu’elle attend est marqué.
page-lesson-play = Jouer une vraie partie

## Passer l’appareil

page-pass-title = Passez l’appareil à { $name }
page-pass-words = L’autre côté de la table est couvert. C’est à la personne suivante, { $name }, de regarder, et à personne d’autre.
page-pass-accept = Ici { $name } : montrer mon côté

## La fin

page-sheet = Feuille de score
page-sheet-so-far = À ce stade.
page-sheet-round = Manche { $round }
page-total = Total
page-winner = Victoire
page-over = La partie est terminée.
page-over-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-over-winner = { $who ->
    [you] Vous gagnez avec
   *[other] { $name } gagne avec
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-over-shared = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $names }
page-over-partners = { $names } gagnent ensemble avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-play-again = Rejouer
page-play-again-moved = Rejouer à d’autres places

## Une table avec de vraies cartes

page-tally = Compter une vraie table
page-tally-components-refused = « { $name } » ne convient plus :
page-tally-whose = Les cartes de qui
page-tally-print = Imprimer
page-tally-clear = Recommencer
page-tally-cleared = Le formulaire est de nouveau vide.
page-tally-nobody = Personne
page-tally-no-choice = Aucun
page-tally-no-card = Rien ici
page-tally-space = Ligne { $row }, colonne { $column } : { $thing }
page-tally-partly = Ce qui est signalé ne compte pas tel quel : les points sont ceux du reste.
page-tally-add = Ajouter des cartes
page-tally-ready = Terminé
page-tally-nothing = Rien pour l’instant.
page-tally-take = en retirer une
page-tally-lay = la poser
page-tally-none-left = plus aucune
page-tally-all-used = { $copies ->
    [one] { $card } : cette carte est déjà sur la table.
   *[other] { $card } : les { $copies } cartes sont déjà sur la table.
}
page-tally-table = Toute la table
page-tally-refused = Tout n’est pas compté ici

## Une position sur laquelle on s’interroge

page-ask = Interroger une position
page-ask-this = Interroger cette position
page-ask-not-here = Au milieu de ce tour, la position ne peut pas être notée. Allez à une autre étape.
page-ask-set-up = Disposer la table
page-ask-legal = { $count ->
    [one] { $count } coup peut être joué
   *[other] { $count } coups peuvent être joués
}
page-ask-other = Demander pour un autre coup
page-ask-other-help = Touchez n’importe quoi sur la table pour savoir pourquoi cela ne peut pas être joué, ou écrivez un coup ici.
page-ask-move = Un coup
page-ask-ask = Demander
page-ask-allowed = ce coup peut être joué.
page-ask-partly = Ce qui est signalé ne peut pas se trouver là. La table est montrée sans cela.
page-ask-before = La table est montrée telle qu’elle était avant.
page-ask-replaced = Cette position a pris la place de celle qui était disposée ici.
page-ask-text = En texte
page-ask-json = La position en JSON
page-ask-text-set-up = Disposer selon ce texte
page-ask-not-json = Ce texte n’est pas du JSON.
page-ask-link = Copier le lien
page-ask-snippet = Copier pour une page à vous
page-ask-copy-json = Copier le JSON
page-copied = Copié.
page-not-copied = Ce navigateur ne permet pas de le copier.

## Regarder et partager

page-watch = Regarder la partie
page-replay = Étapes de la partie
page-replay-step = { $at ->
    [0] Le début, avant { $length } { $length ->
        [one] coup
       *[other] coups
    }
   *[other] Coup { $at } sur { $length }
}
page-replay-told = { $step } : { $words }
page-replay-slider = Coup
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-forward = Un coup en avant
page-replay-last = À la fin
page-replay-eyes = Vue par
page-replay-eyes-turn = qui joue
page-replay-course = L’évolution des points. { $points }
page-share = Partager un lien
page-share-copied = Le lien est copié. Il contient toute la partie, même ce qui est caché à certains.
page-share-not-copied = Ce navigateur ne laisse pas copier le lien. Ouvrez-le et prenez son adresse.
page-share-open = L’ouvrir
page-link-refused = Ce lien ne s’ouvre pas : { $reason }
page-link-garbled = son contenu est abîmé ou incomplet. Demandez-le à nouveau et copiez-le en entier.

## Dans un cadre d’une autre page

page-embed-refused = Impossible d’afficher cela : { $reason }
page-embed-no-diagram = Les règles de { $game } n’ont pas de diagramme « { $diagram } ».
page-embed-bad-part = « { $part } » dans l’adresse de cette table est incompréhensible.
page-diagram-again = Recommencer
page-diagram-tried = Votre coup est joué. Recommencez pour en essayer un autre.
