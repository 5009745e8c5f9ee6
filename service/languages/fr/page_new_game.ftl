### The form for a new game: its seats, its options and its clock.

# en: b35648a3
lobby-level-meanings-beginner = joue comme facile, mais trois coups sur dix sont joués au hasard ; pour une première partie
# en: 79dc37bf
lobby-level-meanings-casual = joue comme facile, mais un coup sur huit est joué au hasard ; pour une deuxième partie
# en: 8ea1a67f
lobby-level-meanings-easy = joue vite, avec des objectifs simples ; pour qui connaît les règles
# en: cbb24440
lobby-level-meanings-medium = anticipe davantage ; pour qui bat facile
# en: 46ad21bd
lobby-level-meanings-hard = réfléchit le plus longtemps ; pour qui gagne souvent
# en: 36b96dbe
lobby-level-meanings-expert = a appris en jouant contre lui-même ; pour qui bat difficile
# en: ae691cae
lobby-level-meanings-greedy = prend le meilleur des coups suivants, sans voir plus loin ; à peu près aussi fort que facile
# en: 70ec6d6c
lobby-level-meanings-random = joue n’importe quel coup permis ; pour essayer les règles
# en: 4f9281bd
lobby-what-levels = Quels sont les niveaux des IA ?
# en: 578a1a70
lobby-seat-kind = Qui occupe la place { $place }
# en: fa6f66ac
lobby-seat-name = Nom à la place { $place }
# en: 24c73fd4
lobby-name-placeholder = Votre nom
# en: 3505e041
lobby-guest-placeholder = Son nom
# en: 58e19838
lobby-options = Options
# en: c1ed2d23
lobby-at-random = au hasard
# en: 3e2c7cfb
lobby-clock = Horloge
# en: ab1c0e86
lobby-clock-kinds-none = Sans horloge
# en: 110db582
lobby-clock-kinds-turn = Secondes par tour
# en: 4a765c37
lobby-clock-kinds-bank = Réserve de temps, avec incrément
# en: adde3f0d
lobby-clock-kinds-days = Jours par coup
# en: aef82b0b
lobby-clock-fields-turn-seconds = Secondes pour chaque tour
# en: db2f22c3
lobby-clock-fields-bank-seconds = Secondes de réserve
# en: 41e91c84
lobby-clock-fields-bank-increment = Secondes rendues après chaque tour
# en: 5e89e337
lobby-clock-fields-days-days = Jours pour chaque tour
# en: 61ec6c0d
lobby-clock-then = Quand le temps est écoulé
# en: 1eb06bad
lobby-clock-ends-easy = une IA facile joue le tour
# en: c2b9656e
lobby-clock-ends-forfeit = le joueur perd
# en: 402d08f7
lobby-listed = Afficher la partie dans le salon
# en: 13af19dd
lobby-rated = La partie compte pour les cotes
# en: e9071de9
lobby-rated-lead = Elle compte si seuls des joueurs et des IA y jouent, et si chacun joue quelques coups. Une partie qui peut compter n’a ni annulation ni indices.
# en: eb396465
lobby-first-seat = Qui commence
# en: de3c1845
players-me-named = Moi ({ $name })
# en: d95062dd
players-invited-seat = Inviter { $name }
# en: b94971a8
lobby-kinds-me = Moi
# en: 3c6492a5
lobby-kinds-guest = Un invité sur cet appareil
# en: 0157134b
lobby-kinds-open = Libre pour tous
# en: 4b517316
lobby-kinds-beginner = IA, débutant
# en: 0e863f24
lobby-kinds-casual = IA, occasionnel
# en: eeb90d89
lobby-kinds-easy = IA, facile
# en: 7b3072c4
lobby-kinds-medium = IA, moyen
# en: 3f05e2a1
lobby-kinds-hard = IA, difficile
# en: 45c57fea
lobby-kinds-expert = IA, expert
# en: 04b35f3b
lobby-kinds-greedy = IA, glouton
# en: 36c6a165
lobby-kinds-random = IA, aléatoire
