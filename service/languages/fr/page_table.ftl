### La table, pour tous les jeux.

# en: 5570c7f4
page-connection-lost = La connexion à Cairn est perdue. La page réessaie.
# en: 242024af
page-no-game = Cette partie n’existe pas, ou a été supprimée.
# en: 6c4fe8e3
page-says = « { $words } »
# en: 18f6f390
page-ai = IA, { $level }
# en: f0a54428
page-human = joueur
# en: 76a444b2
page-status-open = En attente de joueurs
# en: 233368ba
page-status-finished = Terminée
# en: 50b9288e
page-seats = Joueurs et points
# en: 3eb32cf9
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# en: dff3f2be
page-to-move = au trait
# en: d43c577d
page-winner = victoire
# en: 14029421
page-forked = Cette partie repart d’une autre partie.
# en: 69d009a0
page-play-as = Vous jouez
# en: ba49fccf
page-hand-over = C’est à { $name } de jouer sur cet appareil. Montrer son côté.
# en: 924122aa
page-spectating = Vous regardez. Les mains restent cachées jusqu’à la fin de la partie.
# en: 74e6ac24
page-waiting-for-seats = La partie commence quand toutes les places sont prises. Envoyez l’adresse de cette page aux autres joueurs.
# en: c76041d6
page-your-turn = C’est à vous de jouer.
# en: 1707b235
page-seats-choose = Tout le monde choisit en même temps.
# en: 5f32917c
page-have-chosen =
    { $count ->
        [one] { $count } choix fait
       *[other] { $count } choix faits
    } sur { $all }.
# en: fe0d5b7b
page-you-chose = Vous avez choisi :
# en: 94f67738
page-over = La partie est terminée.
# en: 864b7740
page-actions = Ce que vous pouvez faire
# en: abb46f7a
page-all-moves = Les { $count } coups possibles, en mots
# en: da865129
page-one-move = Le seul coup possible, en mots
# en: b5e95745
page-start-again = Choisir à nouveau
# en: 13b89e47
page-undo = Annuler
# en: 5bf2c960
page-resign = Quitter la partie
# en: ecbcbdd8
page-leave-question = Voulez-vous quitter la partie ?
# en: 343e9354
page-stay = Rester
# en: bfe9dbfd
page-rules = Règles
# en: f9dae31b
page-sending = Envoi…
# en: 7c343309
page-look-back = Regarder en arrière
# en: dddaeb71
page-back-to-now = Revenir au présent
# en: a92d5c67
page-speed = Vitesse
# en: 1f6490cd
page-download = Télécharger la partie
# en: 1d0e2291
page-play-on-from = Continuer depuis l’étape { $step }
# en: 9f7d4b67
page-play-on-lead = Une nouvelle partie commence à cette étape, avec de nouveaux tirages. Tout le monde peut voir ce que chaque main contenait à cette étape.
# en: 83a7440b
players-is-remembered = Vos parties sont conservées sous le nom { $name }.
# en: 22283886
players-keep-under = Conserver cette partie sous le nom { $name }
# en: dbc27625
players-ask-rematch = Proposer une revanche
# en: 09142d79
players-rematch-lead = Les mêmes places. La place suivante commence.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } attend dans la revanche.
       *[other] { $names } attendent dans la revanche.
    }
# en: f820b29f
players-rematch-opened = Une revanche est ouverte.
# en: c2a29b22
players-join-rematch = Rejoindre la revanche
# en: 309a4389
players-go-to-rematch = Aller à la revanche
# en: 5363addf
players-watch-rematch = Regarder la revanche
# en: 3aad4133
players-rematch-of = Cette partie est une revanche.
# en: 46d14cc5
frame-menu = Plus
# en: 6284c119
frame-fork-short = Repartir
# en: 79bdfe47
frame-rematch-short = Revanche
# en: c3d0e0ec
frame-last-move = Dernier coup
# en: 648fae7d
frame-pace = Vitesse des IA
# en: 26e31410
frame-paces-slow = lente
# en: feb71a69
frame-paces-normal = normale
# en: 4b469830
frame-paces-fast = rapide
# en: 614cc092
frame-paces-once = immédiate
# en: 031f729e
frame-pause = Pause
# en: 6fd289e9
frame-go-on = Continuer
# en: 2ead6eb5
frame-skip =
    { $count ->
        [0] Passer
       *[other] Passer ({ $count })
    }
# en: 2dd7266a
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } décision reste à montrer.
       *[other] { $count } décisions restent à montrer.
    }
# en: ac06876e
frame-sound = Un son quand c’est à moi de jouer et que cette page est masquée
# en: 745a67fd
frame-notification = Une notification quand c’est à moi de jouer et que cette page est masquée
# en: 753d93a6
frame-notification-refused = Ce navigateur n’autorise pas la page à envoyer des notifications.
# en: 02db8958
frame-your-turn-at = C’est à vous de jouer à { $title }.
# en: 2f77509c
frame-example = Un exemple de table, jusqu’au début de la partie.
# en: bfa7a01f
frame-size = Taille du plateau
# en: b14c70a6
frame-larger = Agrandir le plateau
# en: 158e85fd
frame-smaller = Réduire le plateau
# en: 07932b5a
frame-show-board = Voir le plateau
# en: fdcb9c8a
frame-show-result = Voir le résultat
# en: a177adae
frame-time-left = reste { $time }
# en: 40182864
frame-time-low = Il vous reste moins d’un cinquième de votre temps.
# en: f0fa9c77
frame-days = { $days } j { $hours } h
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
# en: 5681afc4
frame-for-guest = pour l’invité de la partie précédente
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
# en: c3a8e29b
end-title = Le résultat
# en: 7aa5c3b2
end-you = Vous
# en: bf6796b8
end-you-among = vous
# en: 05c66581
end-shared =
    { CAPITAL($together) } : victoire partagée, avec { $points } { $points ->
        [one] point
       *[other] points
    } par personne.
# en: 5acb41ca
end-nobody-draw = Partie nulle.
# en: 8faed71e
end-nobody-abandoned = La partie a été abandonnée : personne n’a gagné.
# en: 301d6530
end-nobody-other = Personne n’a gagné.
# en: 2b9312e7
end-place =
    Vous finissez en { $place ->
        [1] 1re
       *[other] { $place }e
    } position sur { $of }.
# en: 39d93fe4
end-table-title = Les points par catégorie
# en: 0e523f37
end-category = Pour
# en: c189b278
end-total = Total
# en: 74e62df1
end-winner = victoire
# en: 585a29f2
end-rating = Votre cote est maintenant de { $now } ({ $change }).
# en: 3c2ace52
end-replay = Revoir
# en: 02a723a9
end-analyse = Analyser
# en: 1e6dfdc1
end-new-game = Nouvelle partie
# en: 49cd5c07
end-download = Télécharger
# en: 4d55d4da
end-rematch-ai = Revanche
# en: e69e3ce4
end-won =
    { $who ->
        [you] Vous avez gagné.
       *[other] { $name } a gagné.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Vous avez gagné { $how }.
       *[other] { $name } a gagné { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Vous avez gagné au temps.
       *[other] { $name } a gagné au temps.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Vous avez gagné au départage, avec plus de { $what }.
       *[other] { $name } a gagné au départage, avec plus de { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = cubes sur les tuiles
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Vous avez gagné de { $difference } point.
               *[other] Vous avez gagné de { $difference } points.
            }
       *[other]
            { $difference ->
                [one] { $name } a gagné de { $difference } point.
               *[other] { $name } a gagné de { $difference } points.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Vous avez gagné, car les autres ont quitté la partie.
               *[other] Vous avez gagné, car { $other } a quitté la partie.
            }
       *[other]
            { $left ->
                [you] { $name } a gagné, car vous avez quitté la partie.
                [others] { $name } a gagné, car les autres ont quitté la partie.
               *[other] { $name } a gagné, car { $other } a quitté la partie.
            }
    }
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
# en: 1b1f5d42
keys-keys = Touches
# en: 5b6c8eec
keys-keys-lead = Chaque touche fonctionne partout à la table, sauf pendant que vous écrivez.
# en: 66843738
keys-type-move = Écrire un coup
# en: 93b60789
keys-type-how = Écrivez un coup tel qu’il figure dans cette liste, puis appuyez sur Entrée.
# en: 5b77432f
keys-fitting =
    { $count ->
        [one] Un coup correspond. Entrée le joue.
       *[other] { $count } coups correspondent.
    }
# en: 1f815f0e
keys-none-fits = Aucun coup ne s’écrit ainsi. Les plus proches sont ci-dessous.
# en: c6cdddf3
keys-not-clear = { $count } coups correspondent. Précisez, ou choisissez-en un.
# en: 1a7fb7ae
keys-motion = Animations
# en: c0fe9786
keys-sounds = Sons
# en: ac09e08b
keys-explanations = Explications de ce que la souris ou le focus désigne
# en: 08f8fd16
key-arrow = flèche
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
# en: c5f3cde5
phrases-say = Dire quelque chose
# en: 95e295f3
phrases-phrases-hello = Bonjour !
# en: b0356d0d
phrases-phrases-good_luck = Bonne chance !
# en: 22638217
phrases-phrases-well_played = Bien joué !
# en: b6d285a3
phrases-phrases-thanks = Merci !
# en: 3a51834c
phrases-phrases-oops = Oups !
# en: 96655625
phrases-phrases-thinking = Je réfléchis…
# en: d24e1e45
phrases-phrases-bagpipes = Cornemuse !
# en: ab7ab976
phrases-phrases-again = Encore une ?
# en: edd954b8
phrases-says = { $name } dit : { $words }
# en: 780ce84f
phrases-mute-here = Masquer ce qui se dit à cette table
# en: 377a34bc
phrases-mute-always = Le masquer à toutes les tables
# en: 6c58872e
character-random-greeting = Meuh. Je pose mon sabot où je veux.
# en: d361fe42
character-random-farewell-won = Meuh ! Je ne sais pas comment j’ai gagné.
# en: 959c53a2
character-random-farewell-lost = Meuh. Je peux manger les cartes, maintenant ?
# en: 9b89c330
character-beginner-greeting = J’ai appris les règles ce matin. Grand-père dit que j’ai le droit de jouer.
# en: e18b327f
character-beginner-farewell-won = J’ai gagné ! Il faut que je le dise à Grand-père.
# en: e0bce29b
character-beginner-farewell-lost = J’ai encore mélangé les règles. On recommence ?
# en: 13fb6b9c
character-casual-greeting = Je viens pour la musique. Ne faites pas attention si je fredonne.
# en: effae71b
character-casual-farewell-won = Quoi, déjà fini ? Et j’ai gagné ?
# en: 8f7df406
character-casual-farewell-lost = La chanson était si belle que j’en ai oublié la partie.
# en: c3193978
character-easy-greeting = Asseyez-vous, asseyez-vous. Je joue pour la compagnie.
# en: f170ad1c
character-easy-farewell-won = J’ai gagné ? C’était gentil à vous.
# en: 27df973f
character-easy-farewell-lost = Bien joué ! Mes plans sont aussi lents que mes genoux.
# en: 394b9ce5
character-medium-greeting = Je tisse toute la journée, alors un motif, je le reconnais au premier coup d’œil.
# en: 77dcc694
character-medium-farewell-won = Un fil après l’autre. C’est ainsi que j’ai gagné.
# en: 8b12eb3e
character-medium-farewell-lost = Vous avez trouvé mon fil qui dépassait. Bien joué.
# en: 807ab612
character-hard-greeting = Mon clan tient ce vallon depuis trois cents ans. Commencez.
# en: 1e8722b8
character-hard-farewell-won = Vous avez bien combattu. Le vallon est toujours à moi.
# en: a39a70eb
character-hard-farewell-lost = Le vallon est à vous aujourd’hui. Je reviendrai.
# en: 2d6ca346
character-expert-greeting = J’ai vu un million de ces parties. Montrez-m’en une nouvelle.
# en: 32f53921
character-expert-farewell-won = Celle-là, je l’avais déjà vue.
# en: 70cb41e0
character-expert-farewell-lost = Celle-là était nouvelle. Merci.
# en: 5ffef297
character-greedy-greeting = Je prends le meilleur de ce que je vois. Je ne regarde jamais plus loin.
# en: 6d3a39ed
character-greedy-farewell-won = Quelle journée ! Ma bourse est pleine.
# en: 2ce2faaa
character-greedy-farewell-lost = J’ai pris tout ce que je voyais. Vous avez vu davantage.
# en: 891e8379
key-Shift = Maj
# en: cff58457
key-Home = Début
# en: 860e1923
key-End = Fin
# en: 4df44f3d
key-Space = Espace
# en: 434d1dad
key-Enter = Entrée
# en: f6b9dc36
key-Esc = Échap
