### Schotten Totten sur la page.

# en: 81aa87e2
st-label-stone = Borne { $number }
# en: 4bddf263
st-label-troop = Borne { $number }, { $name } : { $card }
# en: 37d2111f
st-label-your-side = Borne { $number }, votre côté
# en: 4794f619
st-label-hand = Main : { $name }
# en: 15683e61
st-label-decks-clan = Pioche Clan
# en: a3adb4d3
st-label-decks-tactic = Pioche Tactique
# en: 00ecc133
st-label-short-decks-clan = Clan
# en: 8d7017d6
st-label-short-decks-tactic = Tactique
# en: 0c22502f
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } carte
       *[other] { $deck }, { $left } cartes
    }
# en: 29c76d6b
st-label-round = Manche { $round } sur { $rounds }
# en: 3deac0c0
st-label-discard = Défausse
# en: 05abd5ca
st-label-played-words =
    { $played ->
        [one] carte Tactique jouée
       *[other] cartes Tactique jouées
    }
# en: b4701027
st-label-cards-of = { $cards } cartes sur { $needs }
# en: ce5ef130
st-label-total = total
# en: aec4fb2e
st-label-turn-of = C’est à { $name } de jouer.
# en: ca4a53ca
st-label-formations = Les cinq combinaisons, la plus forte d’abord
# en: 560b7465
st-label-brief-colour_run = valeurs qui se suivent, une couleur
# en: 76725ca4
st-label-brief-of_a_kind = une seule valeur
# en: 37327c9e
st-label-brief-colour = une seule couleur
# en: e9c300ea
st-label-brief-run = valeurs qui se suivent
# en: 433f13d5
st-label-brief-sum = tout le reste
# en: ebc4fdd4
st-label-means-colour_run = Valeurs consécutives d’une couleur. Aucune autre combinaison n’est plus forte (ST-11).
# en: 425741db
st-label-means-of_a_kind = Cartes d’une même valeur. Seule une suite couleur est plus forte (ST-11).
# en: 47e2632c
st-label-means-colour = Cartes d’une couleur. Plus fort qu’une suite et qu’une somme (ST-11).
# en: 903fd330
st-label-means-run = Valeurs consécutives de couleurs différentes. Plus fort seulement qu’une somme (ST-11).
# en: 385763e1
st-label-means-sum = Toutes autres cartes. Toute autre combinaison est plus forte (ST-11).
# en: b5b28d00
st-label-kinds-colour_run = suite couleur
# en: 114c8544
st-label-kinds-3 = brelan
# en: 5d4c96a4
st-label-kinds-4 = carré
# en: 868e866a
st-label-kinds-colour = couleur
# en: 8c255920
st-label-kinds-run = suite
# en: 01c1d2b4
st-label-kinds-sum = somme
# en: 8a140dcf
st-label-claimed = Borne { $number }, revendiquée par { $owner }
# en: 817d7e56
st-label-held = Main : { $card }
# en: 50adfac3
st-label-held-of = Main ({ $name }) : { $card }
# en: 141cdaa8
st-label-empty-discard = Défausse : vide
# en: a75d541b
st-label-discarded = Défausse : { $cards }
# en: de554edc
st-label-hidden-cards =
    { $clan ->
        [one] Main ({ $name }) : { $clan } carte Clan cachée
       *[other] Main ({ $name }) : { $clan } cartes Clan cachées
    }
# en: 85df21c1
st-label-hidden-cards-tactic =
    { $clan ->
        [one] Main ({ $name }) : { $clan } carte Clan cachée
       *[other] Main ({ $name }) : { $clan } cartes Clan cachées
    } et { $tactic ->
        [one] { $tactic } carte Tactique cachée
       *[other] { $tactic } cartes Tactique cachées
    }
# en: bc0ee7f0
st-label-hidden-count =
    { $clan ->
        [one] { $clan } carte Clan.
       *[other] { $clan } cartes Clan.
    }
# en: 9155bee1
st-label-hidden-count-tactic =
    { $clan ->
        [one] { $clan } carte Clan
       *[other] { $clan } cartes Clan
    } et { $tactic ->
        [one] { $tactic } carte Tactique.
       *[other] { $tactic } cartes Tactique.
    }
# en: b2b1f5c1
st-label-formation = { $kind } { $total }
# en: 51caf61e
st-result-round = Manche { $round }
# en: 18507391
st-result-broken-off = La manche n’est pas allée à son terme.
# en: e87d25ca
st-result-stones = bornes
# en: 8aa815f9
st-result-stones-mean = Bornes revendiquées, ou attribuées quand la manche s’est bloquée.
# en: d8e2284d
st-result-adjacent = trois côte à côte
# en: 6144b6b3
st-result-adjacent-mean = Trois bornes côte à côte gagnent aussitôt la manche (ST-15).
# en: 00cd5709
st-result-five = cinq bornes
# en: 1b8047b5
st-result-five-mean = Cinq bornes quelconques gagnent aussitôt la manche (ST-15).
# en: 4897fdfe
st-result-yes = oui
# en: 7ffb5626
st-result-points = points
# en: cdabf618
st-result-points-mean = Le vainqueur d’une manche a 5 points, l’autre 1 pour chacune de ses bornes (ST-20).
# en: a92258c3
st-result-won-three_adjacent = { $name } gagne la manche avec trois bornes côte à côte.
# en: 60a967c1
st-result-won-five = { $name } gagne la manche avec cinq bornes.
# en: 04fa3628
st-result-won-stuck = { $name } gagne la manche avec { $stones } bornes, car les deux joueurs ne pouvaient que passer.
# en: 9d857c1c
st-result-drawn = Manche nulle avec { $stones } bornes, car les deux joueurs ne pouvaient que passer.
# en: 4345d106
st-result-stones-to = { $first } à { $second }
# en: 57964b3c
st-option-rounds = Manches
# en: 5b5f9767
st-option-tactics = Avec cartes Tactique
# en: 8e63f506
st-option-expert = Expert : revendiquer seulement au début d’un tour
# en: 25821768
st-chart-title = Points, et bornes contrôlées dans la manche
# en: f09b3621
st-milestone-name = revendication
# en: 8ee2b40c
st-milestone-claimed = la borne { $stone } est revendiquée
# en: b85ba052
st-milestone-awarded = la borne { $stone } est attribuée
# en: b252d122
st-milestone-round = la manche se termine
# en: 3197b44a
st-group-play = Jouer une carte
# en: 145ce2f5
st-group-ruse = Jouer une ruse
# en: e4ff9dcd
st-group-return = Remettre une carte
# en: 0076a2e0
st-group-claim = Revendiquer une borne
# en: dd3b882b
st-group-draw = Piocher
# en: 3f0c24b8
st-move-play = { $card } à la borne { $stone }
# en: 32c8ff97
st-move-play-mode = { $card } sur la borne { $stone }
# en: 0a9a8ab0
st-move-recruiter = Jouer le Chasseur de têtes
# en: fb97ccb3
st-move-strategist = { $card } de la borne { $stone } à la borne { $target }
# en: f7ef02be
st-move-strategist-discard = { $card } de la borne { $stone } à la défausse
# en: 5890ef14
st-move-banshee = Défausser { $card_the } de la borne { $stone }
# en: f54ddaa9
st-move-traitor = Prendre { $card_the } de la borne { $stone } pour la borne { $target }
# en: b6039892
st-move-return = Remettre { $card_the } sous sa pioche
# en: 96f02c16
st-move-return-unseen = Remettre une carte sous sa pioche
# en: e4286c50
st-move-pass = Ne jouer aucune carte et passer
# en: 966a4323
st-move-claim = Revendiquer la borne { $stone }
# en: 476db859
st-move-draw = Piocher une carte { $deck }
# en: 2de8bf98
st-prompt-claim-or-play = Revendiquez une borne, ou choisissez une carte puis une borne.
# en: 90dac772
st-prompt-play = Choisissez une carte, puis une borne.
# en: ac80ec3a
st-prompt-claim-or-draw = Vous pouvez revendiquer une borne. Piochez une carte pour finir le tour.
# en: 787bff68
st-prompt-draw = Piochez une carte pour finir le tour.
# en: 705168a3
st-prompt-return = Choisissez une carte à remettre sous sa pioche.
# en: 6d91de52
st-prompt-target = Choisissez où va la carte.
# en: 9ec1594e
st-prompt-recruiter = Jouer le Chasseur de têtes ?
# en: 71455b21
st-prompt-recruit = Piochez-en encore { $number } pour le Chasseur de têtes.
# en: fae111aa
st-prompt-stone = Choisissez la borne pour { $card_the }.
# en: 456965aa
st-prompt-card = { $card } : choisissez une carte à une borne.
# en: d8cedeed
st-explain-clan-card = Une carte Clan : { $colour }, valeur { $value }. Chacune des six couleurs a les valeurs 1 à 9, une fois chacune (ST-01).
# en: f0499214
st-colour-red = rouge
# en: 298a6618
st-colour-green = vert
# en: 60a1e541
st-colour-blue = bleu
# en: 3ff20294
st-colour-yellow = jaune
# en: 0be3e69a
st-colour-purple = violet
# en: 23ef9492
st-colour-brown = marron
# en: 340f9e32
st-explain-click-mode = Un clic la choisit ; cliquez ensuite sur une borne.
# en: 076f519f
st-explain-click-card = Un clic la choisit ; cliquez ensuite sur votre côté d’une borne.
# en: a3d642a2
st-explain-known-under = Vous savez ce qui a été remis dessous : { $cards } (ST-65).
# en: 75590be6
st-explain-click-discards = Un clic défausse la carte choisie.
# en: 0b7a1912
st-explain-click-plays-ruse = Un clic joue la ruse.
# en: 0714f988
st-explain-only-owner = Seule la personne qui les a ({ $name }) sait lesquelles, jusqu’à la fin du match (ST-90).
# en: 2a7253a8
st-explain-played =
    { $played ->
        [one] { $name } : { $played } carte Tactique jouée
       *[other] { $name } : { $played } cartes Tactique jouées
    }
# en: 273a2f7c
st-explain-played-other = { $name } en a joué { $played }.
# en: e06b3626
st-explain-may-not-play = Tant que { $other } n’en joue pas une de plus, { $name } ne peut plus en jouer (ST-32).
# en: dd078c0a
st-explain-may-play = { $name } peut en jouer une de plus (ST-32).
# en: 4682854d
st-explain-lies = Elle se trouve côté { $name } de la borne { $number } : { $side }.
# en: a203bd45
st-explain-has = Il a { $has } cartes sur { $needs }.
# en: c2d6e9e0
st-explain-has-mud-fight = Il a { $has } cartes sur { $needs }. Le Combat de boue en demande quatre (ST-51).
# en: 5659c327
st-explain-click-plays = Un clic joue { $card_the } ici.
# en: 00cd1d47
st-explain-click-brings = Un clic amène { $card_the } ici.
# en: e2df2862
st-explain-no-card = encore aucune carte
# en: cca59c97
st-explain-side = { $name } : { $side }.
# en: b138c894
st-explain-side-first = { $name } : { $side }, complet en premier.
# en: 93b500f1
st-explain-mode = { CAPITAL($card_the) } s’y trouve. { $rule }
# en: 67894de7
st-explain-claimed = { $name } l’a revendiquée définitivement. Elle ne reçoit plus de cartes (ST-14).
# en: 7706c994
st-explain-how-claimed = On la revendique avec { $needs } cartes de son côté, que l’autre côté ne peut sûrement pas battre (ST-07).
# en: fdf75728
st-explain-claim-needs = Pour la revendiquer, il vous faut { $needs } cartes de votre côté. Il en a { $has } (ST-07).
# en: 80a04e4a
st-explain-claim-unbeaten = Pour la revendiquer, il faut qu’aucune carte encore accessible à { $name } ne puisse battre votre côté. Le service le calcule (ST-07).
# en: 194c6025
st-explain-first = Le côté { $name } a été complet en premier, donc il gagne en cas d’égalité (ST-13).
# en: 9f925743
st-explain-played-place-clan-card = Elle se joue à la place d’une carte Clan.
# en: b3e7db4c
st-explain-may-never-played-more = Vous ne pouvez jamais avoir joué plus d’une carte Tactique d’avance sur l’autre joueur (ST-32).
# en: e4018cac
st-explain-chosen-click-lets-go = Elle est choisie. Un clic la lâche.
# en: 3b087d8b
st-explain-click-puts-under-deck = Un clic la remet sous sa pioche.
# en: f4391392
st-explain-click-chooses-button-plays = Un clic la choisit ; un bouton la joue ensuite.
# en: dc43b48f
st-explain-click-chooses-click-card = Un clic la choisit ; cliquez ensuite sur une carte à une borne.
# en: 05416d04
st-explain-clan-cards-six-colours = Cartes Clan en six couleurs, avec les valeurs 1 à 9. Vous piochez une carte à la fin de votre tour (ST-03).
# en: 44afbdc1
st-explain-ten-tactic-cards-end = Dix cartes Tactique. À la fin de votre tour, vous choisissez la pioche (ST-31).
# en: 8bb508c0
st-explain-click-draws-card-recruiter = Un clic pioche une carte pour le Chasseur de têtes.
# en: e2473c77
st-explain-click-draws-card-ends = Un clic pioche une carte et finit votre tour.
# en: c2e27cb4
st-explain-no-card-left = Il n’y reste aucune carte.
# en: d469463c
st-explain-draw-when-played-card = Vous piochez quand vous avez joué une carte.
# en: 5e8291f4
st-explain-first-put-two-cards = Remettez d’abord deux cartes sous leurs pioches (ST-60).
# en: 9c8cf44c
st-explain-need-not-choose-now = Inutile de la choisir maintenant : le bouton ci-dessous finit votre tour, et vous piochez si votre main a de la place.
# en: c5bbec58
st-explain-ruses-lie-here-when = Les ruses jouées se trouvent ici, ainsi que les cartes qu’elles ont prises à une borne. Rien n’en revient (ST-65).
# en: 75f3e851
st-explain-click-chooses-ruse = Un clic la choisit pour la ruse.
# en: 970baba6
st-explain-click-claims-stone = Un clic revendique la borne.
# en: 4ee2cb69
st-explain-both-sides-are-complete = Les deux côtés sont complets : pour la revendiquer, le vôtre doit être le plus fort (ST-07).
# en: bd0b4a02
st-explain-under-blind-mans-bluff = Avec le Colin-Maillard, seul le total des valeurs compte, et aucune combinaison (ST-50).
# en: 65b7eed6
st-explain-tactic-cards-this-side = Les cartes Tactique de ce côté remplacent ce qui le rend le plus fort (ST-43).
# en: 5762ac94
st-why-one-more = Vous avez joué une carte Tactique d’avance sur { $name }, donc vous ne pouvez pas en jouer d’autre (ST-32).
# en: 79962008
st-why-first-draw-cards-recruiter = Piochez d’abord les cartes du Chasseur de têtes (ST-60).
# en: f3f5104b
st-why-other-joker-stays-hand = Votre autre Joker reste dans votre main (ST-44).
# en: 31b860bd
st-why-first-put-two-cards = Remettez d’abord deux cartes (ST-60).
# en: c798db4a
st-why-had-card-this-turn = Vous avez déjà joué votre carte de ce tour. Revendiquez des bornes, ou finissez le tour (ST-03).
# en: d2b49dda
st-why-first-choose-card-hand = Choisissez d’abord une carte de votre main.
# en: 398c370b
st-why-none-sides-room-card = Aucun de vos côtés n’a de place pour une carte (ST-04).
# en: d49a2fa2
st-why-expert-claim-start-turn = Dans la variante Expert, on revendique au début du tour, avant de jouer une carte (ST-80).
# en: e539c147
st-why-claims-follow-card-play = On revendique après avoir joué une carte (ST-03).
# en: 9e676cc5
st-why-service-does-not-hold = Le service ne la tient pas pour prouvée maintenant. Cliquez pour voir pourquoi.
# en: f23de65d
st-why-played-joker-this-round = Vous avez joué un Joker dans cette manche (ST-44).
# en: 358de3e3
st-why-there-nothing-could-do = Elle ne peut rien faire, ou il n’y a pas de place pour elle (ST-64).
# en: 79942524
st-rule-joker-1 = Troupe d’élite : une valeur et une couleur quelconques, celles qui rendent son côté le plus fort (ST-40, ST-43).
# en: a693cc21
st-rule-joker-2 = Il va de votre côté d’une borne. Vous ne pouvez jouer qu’un Joker par manche (ST-44).
# en: 2a4be8f2
st-rule-spy-1 = Troupe d’élite : la valeur 7 et une couleur quelconque (ST-41).
# en: 10133f28
st-rule-spy-2 = Il va de votre côté d’une borne.
# en: 5554e4d2
st-rule-shield-bearer-1 = Troupe d’élite : la valeur 1, 2 ou 3 et une couleur quelconque, celles qui rendent son côté le plus fort (ST-42, ST-43).
# en: e088b305
st-rule-shield-bearer-2 = Il va de votre côté d’une borne.
# en: 04438f98
st-rule-blind-mans-bluff-1 = Mode de combat : à cette borne, seul le total des valeurs compte, et aucune combinaison (ST-50).
# en: 3ccf9424
st-rule-blind-mans-bluff-2 = Il va sur une borne que personne n’a revendiquée (ST-53).
# en: 87d9b387
st-rule-mud-fight-1 = Mode de combat : il faut quatre cartes de chaque côté de cette borne, et les combinaisons se font avec les quatre (ST-51).
# en: af7ce783
st-rule-mud-fight-2 = Il va sur une borne que personne n’a revendiquée (ST-53).
# en: b313728e
st-rule-recruiter-1 = Ruse : piochez trois cartes des pioches de votre choix, puis remettez deux cartes de votre main sous leurs pioches (ST-60).
# en: d30cc68b
st-rule-recruiter-2 = Puis il va à la défausse.
# en: d8f0f244
st-rule-strategist-1 = Ruse : déplacez une carte de votre côté d’une borne vers votre côté d’une autre, ou défaussez-la (ST-61).
# en: f2b7936d
st-rule-strategist-2 = Aucune des deux bornes ne doit être revendiquée. Puis la ruse va à la défausse.
# en: 10276079
st-rule-banshee-1 = Ruse : défaussez une carte de l’autre côté d’une borne que personne n’a revendiquée (ST-62).
# en: b7ad73b1
st-rule-banshee-2 = Puis elle va à la défausse.
# en: fc4bd94a
st-rule-traitor-1 = Ruse : prenez une carte Clan de l’autre côté d’une borne pour votre côté d’une borne (ST-63).
# en: 33b18309
st-rule-traitor-2 = Aucune des deux bornes ne doit être revendiquée. Puis la ruse va à la défausse.
# en: 0186bcfe
st-short-joker = Joker
# en: bfb3e07e
st-short-spy = Espion
# en: 8b9173e2
st-short-shield-bearer = Bouclier
# en: 46733083
st-short-blind-mans-bluff = Colin
# en: 8dec6511
st-short-mud-fight = Boue
# en: 18c7d571
st-short-banshee = Banshee
# en: 7c9c8591
st-short-recruiter = Chasseur
# en: ef0cf699
st-short-strategist = Stratège
# en: 661e1565
st-short-traitor = Traître
