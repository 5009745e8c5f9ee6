### Ce que la page dit dès le début : dans le salon et sur tous les écrans.

# en: 55b89457
page-loading = Chargement…
# en: 61ce23c8
page-sounds = Sons
# en: 155f955a
page-games = Jeux
# en: d5144695
page-series = Séries
# en: 6d092f7b
page-docs = API
# en: 6cf65807
page-close = Fermer
# en: 95325f98
page-cancel = Annuler
# en: a3a25e45
page-unknown-error = La requête a échoué. Veuillez réessayer.
# en: 16472f4a
page-offline = Cairn est inaccessible. Veuillez réessayer.
# en: f3085cde
page-try-again = Réessayer
# en: 8e3732ba
page-not-shown = Impossible d’afficher ceci
# en: e905e552
page-to-games = Aller aux jeux
# en: 13ea7554
page-no-screen = Cette page n’existe pas sur Cairn.
# en: 9bcc59f4
page-more = Afficher plus
# en: abd97abe
page-watch = Regarder
# en: cefca226
page-play = Jouer
# en: c592554a
page-open-replay = Revoir
# en: 4d1c2401
page-sit-down = Prendre place
# en: d8438563
page-sit-down-at = Prendre place à { $title }
# en: 70e87584
page-game-of = { $title } : { $names }
# en: 0acd48df
page-open-seat = place libre
# en: 67abd60e
page-kept-seat = place réservée
# en: 1c270e89
page-kept-for = { $name } (invitation)
# en: ea332a54
page-you = vous
# en: de7648e7
page-won = victoire : { $names }
# en: a074b5d5
page-nobody-won = pas de vainqueur
# en: db9ee5ab
page-reasons-resigned = par abandon
# en: 5d9230af
page-reasons-abandoned = abandonnée
# en: c81d8203
page-reasons-draw = partie nulle
# en: 04805c31
page-name-and-level = { $name } ({ $level })
# en: 7f792974
page-your-name = Votre nom
# en: 0a9346ac
page-status-running = En cours
# en: dfa62819
page-turn-of = C’est à { $name } de jouer.
# en: 7510c2ad
page-rulebook = Règles
# en: 920f0538
page-rulebook-table = Tableau : { $columns }
# en: 53149306
page-read-clause = Lire { $clause } dans les règles
# en: d79d561e
page-no-such-move = Vous ne pouvez pas l’utiliser maintenant.
# en: e650e2c5
page-stale-move = La partie a changé. Regardez-la à nouveau avant de jouer.
# en: ce65af0f
page-speeds-2000 = lente
# en: 9836e984
page-speeds-1000 = normale
# en: 95d0c87a
page-speeds-400 = rapide
# en: e2fbd7d1
page-speeds-120 = très rapide
# en: 4bb81beb
page-milestone = jalon
# en: 946dc3cb
page-chart = Points au fil du temps
# en: 9e1e9417
page-percent = { $percent } %
# en: 454ec976
page-level-random = aléatoire
# en: 04789d32
page-level-beginner = débutant
# en: e6efbceb
page-level-casual = occasionnel
# en: 07caf484
page-level-easy = facile
# en: 8222e07e
page-level-medium = moyen
# en: 7ffa753c
page-level-hard = difficile
# en: 22c27180
page-level-expert = expert
# en: 984ff6c0
page-level-greedy = glouton
# en: 4f52804b
page-skip = Aller au contenu
# en: 10e8de2f
page-group-turn = Votre tour
# en: 958740fb
page-end-turn = Finir le tour
# en: b5cb2a16
page-language = Langue
# en: 17aa7738
lobby-title = Jeux sur Cairn
# en: 2f911f34
lobby-lead = Une auberge dans un vallon d’Écosse, avec trois jeux sur ses tables. Entrez.
# en: 01f2248e
lobby-doors-play = Jouer maintenant
# en: 8c62496b
lobby-doors-friend = Avec un ami
# en: 26363469
lobby-doors-learn = Apprendre
# en: 88ea35de
lobby-played-now = En cours
# en: 73b428b1
lobby-play-lead = À quel jeu voulez-vous affronter un adversaire de votre force ?
# en: 1283b3a4
lobby-searching-at = Recherche d’un adversaire pour { $title }.
# en: dd6506b9
lobby-then-ai = Si personne ne vient dans les 20 secondes, une IA de niveau proche joue.
# en: 1d1c0af4
lobby-guest-lead = Quel jeu ? Des IA s’assoient aussitôt avec vous. Avec un nom, vous affrontez des personnes.
# en: 0d7e59eb
lobby-friend-lead = Quel jeu ? La partie est privée : on ne peut la rejoindre qu’avec son lien.
# en: 5fcf9fb4
lobby-new-game = Nouvelle partie
# en: ebfba59c
lobby-kept-here = Parties que cet appareil peut revoir
# en: cb5702f5
lobby-games-on-shelf = Les jeux
# en: 518db5de
lobby-tables = Tables
# en: 4b80933e
lobby-of = { $action } : { $title }
# en: 9623feba
lobby-minutes =
    environ { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
# en: 88dc911e
lobby-more-choices = Plus de choix
# en: 1f8e5603
lobby-how-to-play = Comment jouer
# en: f43578d3
lobby-watch-ais = Regarder jouer des IA
# en: 65a275d5
lobby-standings = Classement
# en: 55368d1b
lobby-sections-open = En attente de joueurs
# en: 74319765
lobby-sections-running = En cours
# en: fded5a2d
lobby-sections-finished = Terminées
# en: 5ef81473
lobby-empty-open = Aucune partie n’attend de joueurs.
# en: 2ab48cc7
lobby-empty-running = Aucune partie n’est en cours.
# en: d2191156
lobby-empty-finished = Aucune partie n’est encore terminée.
# en: 8c4d3132
lobby-empty-filtered = Aucune partie ne correspond à votre recherche.
# en: 3c7ea81e
lobby-filters = Quelles parties sont affichées
# en: 276c260a
lobby-any-game = Tous les jeux
# en: 69a266fc
lobby-which-game = Jeu
# en: 83619004
lobby-show-all = Toutes
# en: dbbb3896
lobby-show-open = Places libres
# en: 384c6819
lobby-show-mine = Mes parties
# en: 08873cd6
lobby-show-running = En cours
# en: b1450b73
lobby-show-finished = Terminées
# en: 8649bcff
lobby-search = Nom d’un joueur
# en: db905201
lobby-search-lead =
    La recherche ne porte que sur { $most ->
        [one] la { $most } partie la plus récente
       *[other] les { $most } parties les plus récentes
    } de chaque liste.
# en: a3c3b808
lobby-clear = Tout afficher
# en: 431030af
lobby-which-ruleset = Quel jeu ?
# en: af8e111e
lobby-players-legend = Joueurs
# en: dd798bc7
lobby-seat-number = Place { $place }
# en: c089b220
lobby-open-game = Ouvrir la partie
# en: 7bc5db89
lobby-invite = Inviter
# en: 6c28b27f
lobby-invite-to = Inviter à { $title }
# en: 0e536340
lobby-invite-lead = Envoyez ce lien aux personnes avec qui vous voulez jouer. Elles l’ouvrent et choisissent « Prendre place ».
# en: 34b50d22
lobby-invite-code = Code QR avec le lien de la partie
# en: b690a36a
lobby-invite-link = Lien de la partie
# en: 52beaa8c
lobby-copy = Copier le lien
# en: 8310d15a
lobby-copied = Le lien est copié.
# en: 24aaa4e3
lobby-share = Partager
# en: 5703136c
lobby-beside = Quelqu’un d’autre prend place sur cet appareil
# en: 43e2cce3
lobby-how-title = Comment jouer à { $title }
# en: 7b878c28
lobby-no-how = Les règles expliquent ce jeu.
# en: 7200590b
lobby-whole-rulebook = Les règles complètes
# en: 35150c9e
lobby-players =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
# en: f40b7794
lobby-players-from = { $least } à { $most } joueurs
# en: e23a025e
players-you = Vous
# en: ef5e7e11
players-your-name = Votre nom
# en: c1f0d364
players-remember = Me retenir
# en: 7055df01
players-remember-lead = Donnez un nom, et Cairn conserve vos parties, vous dit quand c’est à vous de jouer et évalue votre jeu.
# en: 46c58bc8
players-guest-name = Nom de l’invité
# en: 2a3f756b
players-guest-lead = Vous avez une place dans cette partie. Quelqu’un d’autre peut prendre place sur cet appareil en invité.
# en: fcb554cb
players-forgotten = Cet appareil ne vous connaît plus : son accès a été retiré, ou le joueur a été effacé.
# en: 69bf615c
players-your-games = Vos parties
# en: 7f6c703c
players-no-games = Vous n’avez pas de partie en cours.
# en: 0a411b5d
players-all-your-games = Toutes vos parties et cotes
# en: d17c5bae
players-is-your-turn = à vous
# en: 5cdd728b
players-invited = invitation
# en: caa7373c
players-waiting-count =
    { $count ->
        [one] { $count } partie vous attend.
       *[other] { $count } parties vous attendent.
    }
# en: 459b61a2
players-accept = Accepter
# en: 2ac086da
players-decline = Décliner
# en: 72ce9325
players-accept-of = Accepter l’invitation à { $game }
# en: b83004e5
players-decline-of = Décliner l’invitation à { $game }
# en: d472d5c8
players-block = Bloquer
# en: c781addd
players-block-of = Bloquer { $name }
# en: cc7c42b8
players-block-lead = Les invitations envoyées par { $name } ne vous seront plus montrées. Personne n’en est averti. Vous pouvez débloquer ce joueur sur votre page « Vous ».
# en: 508f664d
players-block-not = Ne pas bloquer
# en: d9517b16
code-write = Noter votre code de récupération
# en: 915140fa
code-lead = Douze mots sur papier vous permettent de revenir quand plus aucun appareil ne vous connaît.
# en: 58deae60
code-later = Plus tard
# en: 79f89158
code-have = J’ai un code de récupération
# en: 53e97fe8
frame-your-turn = À vous
# en: de285376
frame-links = Flèche vers le bas pour les liens.
# en: 9ae7eb1c
frame-explanation = Explication
# en: 8c6aa4d0
archive-title = Vérifier une archive
