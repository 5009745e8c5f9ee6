### What a table tells those who ask: the keys, what leaving costs, who is on a seat.

# en: ecbcbdd8
page-leave-question = Voulez-vous quitter la partie ?
# en: 343e9354
page-stay = Rester
# en: 68972982
frame-who-is-you = C’est vous.
# en: 4d375b7d
frame-who-is-open = Personne n’a encore pris cette place.
# en: abec4c5d
frame-who-is-human = Une personne joue à cette place.
# en: 67307d4f
frame-who-is-beginner = Une IA joue à cette place. Elle joue comme facile, mais trois coups sur dix sont joués au hasard ; pour une première partie.
# en: 8f724837
frame-who-is-casual = Une IA joue à cette place. Elle joue comme facile, mais un coup sur huit est joué au hasard ; pour une deuxième partie.
# en: 6c215458
frame-who-is-easy = Une IA joue à cette place. Elle joue vite, avec des objectifs simples ; pour qui connaît les règles.
# en: 61bee6ed
frame-who-is-medium = Une IA joue à cette place. Elle anticipe davantage ; pour qui bat facile.
# en: 8d38da91
frame-who-is-hard = Une IA joue à cette place. Elle réfléchit le plus longtemps ; pour qui gagne souvent.
# en: 8a02ef20
frame-who-is-expert = Une IA joue à cette place. Elle a appris en jouant contre elle-même ; pour qui bat difficile.
# en: a42ac44f
frame-who-is-greedy = Une IA joue à cette place. Elle prend le meilleur des coups suivants, sans voir plus loin ; à peu près aussi forte que facile.
# en: c73fb9ed
frame-who-is-random = Une IA joue à cette place. Elle joue n’importe quel coup permis ; pour essayer les règles.
# en: 89f1baab
frame-points-of =
    { $points ->
        [one] { $points } point jusqu’ici.
       *[other] { $points } points jusqu’ici.
    }
# en: 0b1ac682
frame-is-to-move = La partie attend cette place.
# en: 3700dc04
frame-clock-kinds-turn = Chaque tour dispose de { $time }.
# en: 2fb77f17
frame-clock-then-easy = Quand le temps est écoulé, une IA joue le tour.
# en: 873b4352
frame-clock-then-forfeit = Qui dépasse son temps perd.
# en: 56951feb
frame-is-kept = Cette place est réservée à { $name }, sur invitation.
# en: a1cbcf41
frame-is-kept-for-guest = Cette place est réservée à l’invité qui l’avait dans la partie précédente.
# en: 97656bd9
frame-clock-kinds-bank = Tous les tours ensemble disposent de { $time }.
# en: 9480f2d7
frame-clock-kinds-bank-back = Tous les tours ensemble disposent de { $time }, et chaque tour rend { $back }.
# en: c777ca8c
leaving-title = Ce que coûte le départ
# en: dc55e92f
leaving-you = Vous
# en: b01d7447
leaving-others = Les autres
# en: 89a7cc9f
leaving-rating = Cote
# en: 1ed8971c
leaving-after = Ensuite
# en: 8c606e58
leaving-does-opens_seat-you = Votre place redevient libre. La partie n’a pas commencé.
# en: cb54e231
leaving-does-opens_seat-button = Quitter la place
# en: c1bcbbc2
leaving-does-loses-you = Vous perdez cette partie.
# en: 2e2eba56
leaving-does-loses-others = Victoire immédiate pour { $names }.
# en: 1298d041
leaving-does-loses-button = Quitter et perdre
# en: 562d0c2d
leaving-does-ai_plays_on-you = Une IA joue votre place jusqu’à la fin. Vous finissez en dernière position, quel que soit son score.
# en: b806c348
leaving-does-ai_plays_on-others = Pour { $names }, la partie continue, et l’un d’eux gagne.
# en: c8e4f7ac
leaving-does-ai_plays_on-button = Quitter et finir en dernier
# en: 7df1c824
leaving-does-abandons-you = La partie se termine, et personne ne gagne.
# en: ae77e141
leaving-does-abandons-others = Personne d’autre ne joue cette partie.
# en: 8414058b
leaving-does-abandons-button = Quitter et finir la partie
# en: 205c54a1
leaving-rated = Cette partie compte pour les cotes. Votre cote baisse comme pour une défaite.
# en: 987bafe4
leaving-unrated = Votre cote reste la même.
# en: eb2ce729
leaving-for-good = C’est irréversible : votre place ne sera plus à vous.
# en: 8dc25de5
leaving-may-return = Vous pouvez reprendre place tant qu’elle est libre.
# en: 501551db
leaving-does-opens_seat-others = Pour { $names }, il faut attendre que quelqu’un prenne place.
# en: c5683c9f
leaving-nobody-else = Personne d’autre n’a encore pris place.
# en: 5b6c8eec
keys-keys-lead = Chaque touche fonctionne partout à la table, sauf pendant que vous écrivez.
# en: 4bdca191
keys-group-board = Au plateau
# en: 4bc84e8b
keys-group-buttons = Boutons sous le plateau
# en: f95d17e5
keys-group-words = Coups en mots
# en: 118ba9cc
keys-group-replay = En relecture
# en: c8c691be
keys-group-everywhere = Partout à une table
# en: f04febf4
keys-does-nearest = Aller à l’élément cliquable le plus proche.
# en: 6aa317bc
keys-does-nearest_of_all = Aller au plus proche de tous les éléments.
# en: cfc47d9d
keys-does-choose = Choisir un élément de votre main. Quand un est choisi : choisir l’endroit qui a ce numéro.
# en: 4aec8f56
keys-does-choose_place = Choisir tout de suite l’endroit qui a ce numéro.
# en: dc85c4f4
keys-does-click = Cliquer sur l’élément où vous êtes.
# en: cfbef617
keys-does-let_go = Lâcher ce qui est choisi.
# en: 1e5d5e46
keys-does-first = Activer le premier bouton, comme « Finir le tour ».
# en: 477515d0
keys-does-second = Activer le deuxième bouton.
# en: 8621541e
keys-does-third = Activer le troisième bouton.
# en: 4f665012
keys-does-undo = Annuler.
# en: 692e18ca
keys-does-hint = Demander un indice.
# en: 1028e5ba
keys-does-skip = Passer au présent.
# en: 090047b0
keys-does-type = Écrire un coup.
# en: 543e2685
keys-does-all_moves = Ouvrir ou fermer la liste de tous les coups.
# en: 46f89c78
keys-does-step = Avancer ou reculer d’une étape.
# en: 68ac2aa7
keys-does-milestone = Aller au jalon d’avant ou d’après.
# en: 6c76b25f
keys-does-mistake = Aller à l’erreur d’avant ou d’après, dans une analyse.
# en: fa8de940
keys-does-ends = Aller à la première ou à la dernière étape.
# en: eb41d13d
keys-does-play = Faire défiler les étapes, ou mettre en pause.
# en: 450468f4
keys-does-keys = Afficher ces touches.
