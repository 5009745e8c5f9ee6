### Les pages d’un joueur : nom, appareils, cotes, classement, code de récupération.

# en: dd1badc6
page-which-game = Quel jeu ?
# en: 9b922675
players-standings = Classement
# en: 37c01dea
players-standings-of = Classement : { $title }
# en: 8d43d6ef
players-no-player = Ce joueur n’existe pas, ou a été effacé.
# en: 5872eb04
players-since = Ici depuis le { $date }.
# en: 20e46ca4
players-settings = Nom, appareils et données
# en: 1ae6419c
players-invite = Inviter à une partie
# en: ea15a5bd
players-ratings = Cotes
# en: c9a573e0
players-no-ratings = Aucune de ses parties n’a encore compté.
# en: 1d7d9892
players-no-ratings-of-yours = Aucune de vos parties n’a encore compté.
# en: daeef9d2
players-which-ratings = Quelles cotes ?
# en: 2487bdc9
players-rating-of = { $title }, { $group }
# en: 067d3c5a
players-rating = Cote
# en: c030bb08
players-plus-minus = { $rating } ± { $deviation }
# en: e12d452b
players-plus-minus-meaning = Toute cote commence à 1500. Le nombre après ± dit à quel point elle est encore incertaine.
# en: 2bfecbe3
players-counted =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
# en: 5ccef38a
players-provisional = provisoire
# en: ba0674e4
players-chart-title = Cote au fil du temps
# en: d22cca2b
players-chart-words =
    { $count ->
        [one] Cote au fil du temps : de { $first } à { $last } en { $count } partie.
       *[other] Cote au fil du temps : de { $first } à { $last } en { $count } parties.
    }
# en: f06f3cfa
players-chart-table = Les cotes en tableau
# en: d019d865
players-when = Quand
# en: cf1e80dd
players-game = Partie
# en: 61b6930e
players-show-game = Afficher la partie
# en: 3bb5d2a9
players-unlisted = non listée
# en: eade2ccb
players-games = Parties
# en: c238e8eb
players-no-games-of-theirs = Il n’y a pas de partie à afficher.
# en: ac52a72a
players-games-count = { $open } en attente, { $running } en cours, { $finished } terminées
# en: c27b1bc1
players-group = Groupe d’options
# en: 82e19a27
players-with-bots = { $group }, avec des bots
# en: 01ee67ae
players-who-is-in = Qui figure au classement
# en: c23abcb6
players-without-ais = Joueurs
# en: 6e58ec23
players-with-ais = Joueurs, bots et IA
# en: db1fa01e
players-rank = Rang
# en: ed9fdb15
players-who = Qui
# en: 2c06cca0
players-levels = Les niveaux des IA
# en: 85216284
players-levels-meaning = Ils ont été mesurés dans des parties entre eux. Aucune de vos parties ne les déplace.
# en: d0c36856
players-level = Niveau
# en: 279d64c8
players-interval = Probablement entre
# en: 0c9aaeeb
players-between = { $low } et { $high }
# en: af3876f8
players-no-standings = Personne ne figure encore à ce classement. Il commence avec la première partie qui compte.
# en: ad1050b2
players-provisional-meaning = Une cote est provisoire jusqu’à ce que dix parties aient compté. Les parties répétées des deux mêmes joueurs en un jour comptent moins.
# en: 3743cd73
players-not-you = Cairn ne vous connaît pas sur cet appareil.
# en: 15e76ed5
players-link-how = Vous jouez déjà sur un autre appareil ? Choisissez « Utiliser sur un autre appareil » sur sa page « Vous ».
# en: 0b09036c
players-change-name = Changer le nom
# en: 00798d1f
players-name-changed = Le nom est changé, dans toutes vos parties.
# en: 0f3a3851
players-devices = Appareils
# en: f45cf2d1
players-devices-lead = Chaque appareil, et chaque programme, qui agit en votre nom a sa propre clé. Une clé que vous retirez ne fonctionne plus.
# en: d1ae30ed
players-first-device = le premier appareil
# en: 0b5936ef
players-this-device = cet appareil
# en: e4cb3f1f
players-scopes-play = peut jouer
# en: 9d6df871
players-scopes-read = peut seulement lire
# en: 57fa3463
players-scopes-link = un lien vers un autre appareil
# en: 4e6ffb33
players-token-until = jusqu’au { $date }
# en: 8092a1e9
players-remove = Retirer
# en: 274f2c1c
players-remove-of = Retirer { $label }
# en: b47a8a51
players-remove-this = Cet appareil vous oublie alors. Sans autre appareil, vous ne pouvez pas revenir. Voulez-vous le retirer ?
# en: ab9b8b3a
players-remove-other = { $label } ne pourra alors plus agir en votre nom. Voulez-vous le retirer ?
# en: a1941117
players-keep = Le garder
# en: 4447a417
players-link-device = Utiliser sur un autre appareil
# en: 379a9a5a
players-link-lead = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il fonctionne une seule fois. Ne le montrez à personne d’autre.
# en: 37306435
players-link-code = Code QR avec le lien
# en: c55bd942
players-link-address = Lien
# en: 65c1db22
players-link-left =
    { $minutes ->
        [0] Le lien a expiré.
        [one] Le lien fonctionne pendant { $minutes } minute.
       *[other] Le lien fonctionne pendant { $minutes } minutes.
    }
# en: ea4cefb8
players-linked = L’autre appareil a utilisé le lien.
# en: 786263a8
players-copy-link = Copier le lien
# en: e2f803fd
players-copied = Le lien est copié.
# en: 6a160ab6
players-use-here = Utiliser Cairn en votre nom sur cet appareil
# en: 67f5b014
players-use-here-lead = Cet appareil reçoit son propre accès. Vous pouvez le retirer à tout moment.
# en: 5d285ec8
players-use-here-instead = Cet appareil connaît { $name } et l’oubliera alors. Sans autre appareil, ce joueur ne pourra pas revenir.
# en: cc698264
players-known-here = Cet appareil vous connaît déjà.
# en: 5d1a2d08
players-device-name = Nom de cet appareil
# en: 8c760ebc
players-device-default = mon autre appareil
# en: c497f2c3
players-no-link = Cette adresse ne contient plus de lien. Créez-en un nouveau sur l’appareil qui vous connaît.
# en: 83b3d44f
players-use-it = Utiliser cet appareil
# en: a8f1b314
players-data = Vos données
# en: f423d813
players-download = Tout télécharger
# en: 9d656fdc
players-download-lead = Un fichier contient toutes les données enregistrées sur vous : nom, appareils, cotes, parties, et vos décisions.
# en: dc31bc35
players-downloading = Le fichier est en préparation…
# en: a855a852
players-downloaded =
    { $count ->
        [one] Le fichier avec { $count } partie est prêt.
       *[other] Le fichier avec { $count } parties est prêt.
    }
# en: 89dd60b5
players-erase = M’effacer
# en: bd981f9c
players-erase-goes = Ce qui est effacé, tout de suite et pour toujours : votre nom, l’accès de tous vos appareils et vos cotes.
# en: a7366f58
players-erase-leaves = Vous quittez toutes les parties qui ne sont pas terminées. Dans une partie à deux, l’autre joueur gagne.
# en: 3fc58ec8
players-erase-stays = Ce qui reste : les parties, avec « un ancien joueur » à votre place. Elles peuvent encore être revues et prouvées.
# en: 198e9e51
players-erase-type = Écrivez votre nom, { $name }, pour confirmer
# en: b98ebdb3
players-erase-wrong = Ce n’est pas votre nom. Rien n’a été effacé.
# en: 9ba6ef6c
players-erase-yes = M’effacer pour toujours
# en: 33068cce
players-erased = C’est effacé. Cairn ne vous connaît plus.
# en: a3ed19ea
code-come-back = Revenir
# en: 538c2616
code-come-back-lead = Écrivez les douze mots de votre code de récupération dans leur ordre. Les quatre premières lettres de chaque mot suffisent.
# en: 2b6755b1
code-words = Vos douze mots
# en: ae77896a
code-counted =
    { $count ->
        [12] Les douze mots sont là.
        [one] { $count } mot sur 12
       *[other] { $count } mots sur 12
    }

## The recovery code, blocked players, and groups of ratings

# en: 651d3f7c
players-blocked = Joueurs bloqués
# en: b19a149a
players-blocked-lead = Vous ne voyez aucune de leurs invitations. Ils n’en sont pas avertis.
# en: de99e131
players-unblock = Débloquer
# en: 97131493
players-unblock-of = Débloquer { $name }
# en: 50f71810
players-former = un ancien joueur
# en: cefb5a42
players-groups-base = options habituelles
# en: 71610e60
players-groups-tactics = cartes Tactique
# en: 75f77342
players-groups-expert = Expert
# en: a81deeac
players-groups-tactics_expert = cartes Tactique et Expert
# en: 09d0225b
players-groups-drawn = cartes piochées après une razzia
# en: d89dccd7
players-token-since = depuis le { $date }
# en: c120bdf3
code-title = Code de récupération
# en: 7da22b78
code-none = Vous n’avez pas de code de récupération. Sans lui, vous ne pouvez pas revenir après avoir effacé les données de ce navigateur.
# en: 183bcc1a
code-since = Vous avez un code de récupération depuis le { $date }. Personne ne peut l’afficher à nouveau, mais vous pouvez en créer un autre.
# en: edc9c645
code-another = Créer un nouveau code
# en: ade47db4
code-another-lead = Le nouveau code remplace l’ancien. Les mots que vous avez notés ne fonctionnent alors plus.
# en: ed7e8663
code-keep-old = Garder l’ancien code
# en: 055e88bd
code-shown-once = Notez ces mots dans leur ordre, et gardez le papier en lieu sûr. Ils ne sont montrés que cette fois.
# en: cfac5d6d
code-who-has = Toute personne qui a ces mots peut agir en votre nom.
# en: 35eecaa1
code-copy = Copier
# en: 8ea5f59b
code-copied = Les mots sont copiés.
# en: cc8ca317
code-not-copied = Ce navigateur n’autorise pas la page à copier. Sélectionnez les mots, ou notez-les.
# en: 1f6ad27a
code-print = Imprimer
# en: d80cd1aa
code-printed-for = Le code de récupération pour { $name } sur { $origin }
# en: 9afa1727
code-written = Je l’ai noté
