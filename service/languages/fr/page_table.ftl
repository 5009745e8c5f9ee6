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
# en: bfe9dbfd
page-rules = Règles
# en: f9dae31b
page-sending = Envoi…
# en: 7c343309
page-look-back = Regarder en arrière
# en: 1f6490cd
page-download = Télécharger la partie
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
# en: 5681afc4
frame-for-guest = pour l’invité de la partie précédente
# en: 1b1f5d42
keys-keys = Touches
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
# en: 9b89c330
character-beginner-greeting = J’ai appris les règles ce matin. Grand-père dit que j’ai le droit de jouer.
# en: 13fb6b9c
character-casual-greeting = Je viens pour la musique. Ne faites pas attention si je fredonne.
# en: c3193978
character-easy-greeting = Asseyez-vous, asseyez-vous. Je joue pour la compagnie.
# en: 394b9ce5
character-medium-greeting = Je tisse toute la journée, alors un motif, je le reconnais au premier coup d’œil.
# en: 807ab612
character-hard-greeting = Mon clan tient ce vallon depuis trois cents ans. Commencez.
# en: 2d6ca346
character-expert-greeting = J’ai vu un million de ces parties. Montrez-m’en une nouvelle.
# en: 5ffef297
character-greedy-greeting = Je prends le meilleur de ce que je vois. Je ne regarde jamais plus loin.
# en: 772b8647
replay-history = Ce qui s’est passé
# en: 2f3a9475
replay-show-step = Afficher l’étape { $version }
# en: 808f7385
replay-facts = Événements, tirages et empreintes
# en: 74627863
replay-proof = Preuve
# en: ca05b063
replay-hint = Indice
# en: ad3e4104
replay-hint-thinks = Une IA cherche un bon coup.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Autres coups
# en: 2659c839
replay-hint-other = { $move } : { $share }
# en: 074b1ce7
replay-hint-failed = Aucun indice n’a été trouvé.
# en: 03476e9b
replay-close-hint = Fermer l’indice
# en: 4bc02ffe
replay-hint-expects = Il est encadré sur le plateau. Vos chances de gagner sont alors de { $share }, si tous jouent ensuite comme des IA rapides.
# en: 8b880a9e
replay-hint-expects-exactly = Il est encadré sur le plateau. Vos chances de gagner sont alors de { $share }, exactement : tout est connu jusqu’à la fin.
# en: 08f8fd16
key-arrow = flèche
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
