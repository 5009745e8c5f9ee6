### What the table of Schotten Totten tells those who ask: explanations, and the table of points at the end.

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
# en: d8cedeed
st-explain-clan-card = Une carte Clan : { $colour }, valeur { $value }. Chacune des six couleurs a les valeurs 1 à 9, une fois chacune (ST-01).
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
