### Glen More, avec les mots de la règle française. Attributs des tuiles : `.one`, avec l’article indéfini ; `.name`, sans
### article ; `.of`, « de » avec l’article défini ; `.from`, « de » avec l’article indéfini ; `.another`, « un autre ». Les
### noms propres n’ont pas d’article. Attribut des ressources : `.plural`. CAPITAL(…) met une majuscule. Les noms de personnes n’ont ni genre ni article.


## Tuiles, avec leur article

# en: 8d6570f1
gm-tile-quarry = la Carrière
    .one = une Carrière
    .name = Carrière
    .of = de la Carrière
    .from = d’une Carrière
    .another = une autre Carrière
# en: e1048cfb
gm-tile-forest = la Forêt
    .one = une Forêt
    .name = Forêt
    .of = de la Forêt
    .from = d’une Forêt
    .another = une autre Forêt
# en: 91ac3226
gm-tile-meadow = le Pré
    .one = un Pré
    .name = Pré
    .of = du Pré
    .from = d’un Pré
    .another = un autre Pré
# en: e9040766
gm-tile-village = le Village
    .one = un Village
    .name = Village
    .of = du Village
    .from = d’un Village
    .another = un autre Village
# en: 9d2361a0
gm-tile-grain-field = le Champ de blé
    .one = un Champ de blé
    .name = Champ de blé
    .of = du Champ de blé
    .from = d’un Champ de blé
    .another = un autre Champ de blé
# en: 61bb7793
gm-tile-pasture = le Pâturage
    .one = un Pâturage
    .name = Pâturage
    .of = du Pâturage
    .from = d’un Pâturage
    .another = un autre Pâturage
# en: cf328b80
gm-tile-loch-lochy = Loch Lochy
    .of = de Loch Lochy
    .from = de Loch Lochy
# en: 93923798
gm-tile-butcher-sheep = le Boucher (mouton)
    .name = Boucher (mouton)
    .of = du Boucher (mouton)
    .from = du Boucher (mouton)
# en: e5e75c88
gm-tile-distillery = la Distillerie
    .one = une Distillerie
    .name = Distillerie
    .of = de la Distillerie
    .from = d’une Distillerie
    .another = une autre Distillerie
# en: 4fdb21b1
gm-tile-fair-small = la Foire annuelle (petite)
    .one = une Foire annuelle (petite)
    .name = Foire annuelle (petite)
    .of = de la Foire annuelle (petite)
    .from = d’une Foire annuelle (petite)
    .another = une autre Foire annuelle (petite)
# en: c2fdd2cf
gm-tile-castle-moil = Castle Moil
    .of = de Castle Moil
    .from = de Castle Moil
# en: cfbe58df
gm-tile-castle-stalker = Castle Stalker
    .of = de Castle Stalker
    .from = de Castle Stalker
# en: 0f7dc724
gm-tile-armadale-castle = Armadale Castle
    .of = d’Armadale Castle
    .from = d’Armadale Castle
# en: 6c5b3e0e
gm-tile-butcher-cattle = le Boucher (bétail)
    .name = Boucher (bétail)
    .of = du Boucher (bétail)
    .from = du Boucher (bétail)
# en: 5e4b33c6
gm-tile-tavern-3-vp = la Taverne (3 PV)
    .one = une Taverne (3 PV)
    .name = Taverne (3 PV)
    .of = de la Taverne (3 PV)
    .from = d’une Taverne (3 PV)
    .another = une autre Taverne (3 PV)
# en: a35fe688
gm-tile-butcher-mixed = le Boucher (mixte)
    .name = Boucher (mixte)
    .of = du Boucher (mixte)
    .from = du Boucher (mixte)
# en: 3c124b63
gm-tile-loch-morar = Loch Morar
    .of = de Loch Morar
    .from = de Loch Morar
# en: 51d727fb
gm-tile-loch-ness = Loch Ness
    .of = de Loch Ness
    .from = de Loch Ness
# en: 08deed63
gm-tile-castle-of-mey = Castle of Mey
    .of = de Castle of Mey
    .from = de Castle of Mey
# en: f2887123
gm-tile-duart-castle = Duart Castle
    .of = de Duart Castle
    .from = de Duart Castle
# en: 956fd986
gm-tile-iona-abbey = Iona Abbey
    .of = d’Iona Abbey
    .from = d’Iona Abbey
# en: 4e4cf799
gm-tile-fair-medium = la Foire annuelle (moyenne)
    .name = Foire annuelle (moyenne)
    .of = de la Foire annuelle (moyenne)
    .from = de la Foire annuelle (moyenne)
# en: 8dbb9f83
gm-tile-cawdor-castle = Cawdor Castle
    .of = de Cawdor Castle
    .from = de Cawdor Castle
# en: 09d591e0
gm-tile-loch-shiel = Loch Shiel
    .of = de Loch Shiel
    .from = de Loch Shiel
# en: e09f77d2
gm-tile-fair-large = la Foire annuelle (grande)
    .name = Foire annuelle (grande)
    .of = de la Foire annuelle (grande)
    .from = de la Foire annuelle (grande)
# en: 5a41b3ef
gm-tile-grocer = l’Épicier
    .name = Épicier
    .of = de l’Épicier
    .from = de l’Épicier
# en: f687020e
gm-tile-loch-oich = Loch Oich
    .of = de Loch Oich
    .from = de Loch Oich
# en: fa0aacb1
gm-tile-tavern-4-vp = la Taverne (4 PV)
    .name = Taverne (4 PV)
    .of = de la Taverne (4 PV)
    .from = de la Taverne (4 PV)
# en: 63ea63a4
gm-tile-donan-castle = Donan Castle
    .of = de Donan Castle
    .from = de Donan Castle
# en: 89a22d21
gm-tile-bridge = le Pont
    .name = Pont
    .of = du Pont
    .from = du Pont
# en: 2c178c28
gm-tile-starting-village = le Village de départ
    .name = Village de départ
    .of = du Village de départ
    .from = du Village de départ
# en: 2ee1b36a
gm-tile-at = { $tile } { $place }
    .of = { $tile_of } { $place }
# en: c770fc99
gm-cell = du village de départ
# en: 9574222d
gm-cell-south = à { $south } pas au sud du village de départ
# en: 46c4e632
gm-cell-north = à { $north } pas au nord du village de départ
# en: a0d0b8bc
gm-cell-east = à { $east } pas à l’est du village de départ
# en: be47641c
gm-cell-west = à { $west } pas à l’ouest du village de départ
# en: 8a177313
gm-cell-south-east = à { $south } pas au sud et { $east } à l’est du village de départ
# en: 20f20b78
gm-cell-south-west = à { $south } pas au sud et { $west } à l’ouest du village de départ
# en: 5cfca58d
gm-cell-north-east = à { $north } pas au nord et { $east } à l’est du village de départ
# en: 36cb8d7e
gm-cell-north-west = à { $north } pas au nord et { $west } à l’ouest du village de départ

## Ressources, sans article : 1 bois, la rangée de bétail

# en: 87fe065f
gm-cube-grain = céréale
    .plural = céréales
# en: ebe887dc
gm-cube-wood = bois
    .plural = bois
# en: c8a75344
gm-cube-stone = pierre
    .plural = pierres
# en: ba8f057b
gm-cube-sheep = mouton
    .plural = moutons
# en: bd7f8a03
gm-cube-cattle = bétail
    .plural = bétails

## Nombres de choses

# en: f0954e82
gm-coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
# en: 57ae15bc
gm-tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
# en: 946e406b
gm-cubes =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
# en: ba6e4ad9
gm-members =
    { $number ->
        [one] { $number } membre de clan
       *[other] { $number } membres de clan
    }
# en: 36bf80ea
gm-barrels =
    { $number ->
        [one] { $number } tonneau
       *[other] { $number } tonneaux
    }
# en: 59d81c5d
gm-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# en: dfa0d16a
gm-movement-points =
    { $number ->
        [one] { $number } point de déplacement
       *[other] { $number } points de déplacement
    }

## Événements

# en: 7bce11ca
gm-set-up = La partie est prête ; { $player } commence, et chacun a { $coins }.
# en: a59037a6
gm-set-up-die = La partie est prête ; { $player } commence, et chacun a { $coins }. Le dé participe.
# en: c2d493a7
gm-tile-laid = { CAPITAL($tile) } arrive sur la case { $space } ; il reste { $tiles } dans la pile { $stack }.
# en: b6c62e26
gm-turn-began = C’est à { $player } de jouer.
# en: c399fe17
gm-turn-ended = { $player } finit son tour.
# en: a8eea9a9
gm-tile-removed = { CAPITAL($tile) }, sur la case { $space }, quitte la partie.
# en: a7e1fff8
gm-die-rolled = Le dé indique { $roll } et va sur la case { $space } ; { $tile } quitte la partie.
# en: 32708c41
gm-area-scored = Décompte { $scoring }. { $area } : { $numbers }.
# en: b93e5dd3
gm-area-barrels = Tonneaux
# en: ce9c6e6e
gm-area-chieftains = Chefs de clan et Tam o’ Shanter
# en: dc1a86f9
gm-area-cards = Cartes
# en: cec29075
gm-final-scored = Décompte final. { $what } : { $numbers }.
# en: c357eec2
gm-final-iona-abbey = Iona Abbey
# en: 4888fe30
gm-final-loch-morar = Loch Morar
# en: 75db9c13
gm-final-duart-castle = Duart Castle
# en: a4d1b79a
gm-final-coins = Pièces
# en: d7919aa2
gm-final-tiles = Tuiles
# en: 0b9c15c9
gm-number = { $player } en a { $number } et marque { $points }
# en: 478b67ff
gm-play-ended = La partie est terminée : { $totals }.
# en: f32b8275
gm-total = { $player } { $points } ({ $cubes })
# en: ee2fcb2a
gm-tile-taken = { $player } va sur la case { $space } et prend { $tile }.
# en: fbe0609e
gm-tile-discarded = { $player } ne peut placer aucune tuile ; { $tile }, sur la case { $space }, quitte la partie.
# en: f10d006f
gm-tile-discarded-unpaid = { $player } ne peut payer aucune des tuiles qui pourraient être placées ; { $tile }, sur la case { $space }, quitte la partie.
# en: dc7babf9
gm-cube-paid = { $player } donne 1 { $cube } { $tile_of }.
# en: 4690d9e5
gm-cube-bought = { $player } achète et donne 1 { $cube } pour { $coins }.
# en: 34b422f8
gm-cube-sold = { $player } vend 1 { $cube } { $tile_of } pour { $coins }.
# en: 7655ad8c
gm-barrel-paid = { $player } donne un tonneau de whisky.
# en: 24a70fd0
gm-member-paid = { $player } donne un membre de clan { $tile_of }.
# en: 5e016031
gm-chieftain-paid = { $player } donne un chef de clan.
# en: f78a4ec8
gm-tile-paid = La tuile { $tile_name } peut être placée.
# en: a8707e10
gm-tile-placed = { $player } place { $tile } { $place }.
# en: 27edfb78
gm-members-gained = { $player } reçoit { $members } sur { $tile }.
# en: 0c80e624
gm-card-gained = { $player } reçoit la carte { $card_name }.
# en: f5d481d5
gm-cubes-promised =
    { CAPITAL($tile) } donne à { $player } { $number ->
        [one] un cube
       *[other] deux cubes
    } au choix.
# en: 360e5a73
gm-activation-began = { $player } peut activer { $tiles }.
# en: d28d7af6
gm-barrels-gained = { $player } reçoit { $barrels } { $tile_of }.
# en: 2d9f378c
gm-coins-gained = { $player } reçoit { $coins } { $tile_of }.
# en: b5920d17
gm-cube-gained = { $player } reçoit 1 { $cube } sur { $tile }.
# en: e7673b7e
gm-tile-activated = { $player } active { $tile }.
# en: 29a3aa8b
gm-tile-activated-loch-ness = { $player } active { $tile } par Loch Ness.
# en: 575c98c9
gm-exchange-made = { $player } a donné pour { $tile } : { $cubes }.
# en: c985b590
gm-points-scored = { $player } marque { $points } avec { $tile }.
# en: 8700d833
gm-movement-gained = { $player } a { $points }.
# en: 359d188f
gm-member-moved = { $player } déplace un membre de clan { $origin_of } vers { $target }.
# en: 9ab854df
gm-member-promoted = { $player } promeut un membre de clan { $tile_of } chef de clan.

## Coups

# en: 9bc79bbb
gm-sell-cube = Vendre 1 { $cube } { $tile_from }.
# en: af7754d2
gm-take-tile = Prendre la tuile de la case { $space }.
# en: 2f907db1
gm-discard-tile = Défausser la tuile de la case { $space }.
# en: 5880ce5f
gm-pay-cube = Donner 1 { $cube } { $tile_from }.
# en: 8d704376
gm-buy-cube = Acheter 1 { $cube }.
# en: 16d486eb
gm-pay-member = Donner un membre de clan { $tile_from }.
# en: 9b4ee649
gm-pay-chieftain = Donner un chef de clan.
# en: 26a3e3bf
gm-place-tile = Placer la tuile { $place }.
# en: 1560936d
gm-choose-cube = Choisir 1 { $cube }.
# en: 977e4187
gm-activate-tile = Activer { $tile_one }.
# en: 4144cd19
gm-close-exchange = Ne plus donner de cubes et conclure l’échange.
# en: 6dbc1382
gm-move-member = Déplacer un membre de clan { $origin_from } vers { $target_one }.
# en: 3aa18d5d
gm-move-member-alike = Déplacer un membre de clan { $origin_from } vers { $target_another }.
# en: 6e6c6f00
gm-promote-member = Promouvoir un membre de clan { $tile_from } chef de clan.
# en: 855f53a8
gm-end-turn = Finir le tour.

## Refus : phrases sans point final

# en: 0a93e134
gm-over = La partie est terminée
# en: ff38f32a
gm-other-turn = C’est à { $player } de jouer
# en: c9835f7c
gm-first-take = Déplacez d’abord votre pion sur une tuile
# en: ec3c282d
gm-first-pay = Payez d’abord la tuile que vous avez prise
# en: f2204ebd
gm-first-place = Placez d’abord la tuile que vous avez prise
# en: 635389c3
gm-first-exchange = Terminez d’abord l’échange que vous avez commencé
# en: 3b7c4776
gm-then-activate = Votre tuile est placée ; vous pouvez { $options }
# en: 8d7c8a89
gm-then-move = L’activation finit au premier point de déplacement ; vous pouvez { $options }
# en: f1fd1dca
gm-then-discarded = Après une tuile défaussée, vous pouvez seulement { $options }
# en: fa659671
gm-options-end = finir votre tour
# en: 82aeaade
gm-options-sell-end = vendre ou finir votre tour
# en: f69936fb
gm-options-move-end = déplacer un membre ou finir votre tour
# en: f7c10a64
gm-options-move-sell-end = déplacer un membre, vendre ou finir votre tour
# en: c84ec161
gm-options-activate-end = activer ou finir votre tour
# en: c8644b85
gm-options-activate-sell-end = activer, vendre ou finir votre tour
# en: dd2dc113
gm-options-activate-move-end = activer, déplacer un membre ou finir votre tour
# en: 007625ba
gm-options-activate-move-sell-end = activer, déplacer un membre, vendre ou finir votre tour
# en: cf4040fa
gm-nothing-to-buy-for = On n’achète un cube que pour le coût ou l’échange en cours, et il n’y en a pas
# en: 0bc5ccd2
gm-loch-ness-used = Loch Ness active une seule tuile de plus par tour, et c’est déjà fait
# en: ab4d5c4c
gm-loch = Les lochs ne font rien quand on les active
# en: 83042c2d
gm-no-such-tile = Vous n’avez pas cette tuile
# en: d0264675
gm-closed-early = On conclut un échange quand on a donné un nombre de cubes qu’il accepte
# en: cb5fc8d2
gm-no-movement-point = Vous n’avez pas de point de déplacement
# en: 2f3009bc
gm-no-member-there = Aucun de vos membres de clan ne s’y trouve
# en: 30776d71
gm-too-far = Un point de déplacement mène à l’une des huit tuiles voisines
# en: 336945c8
gm-activated = La tuile { $tile_name } a déjà été activée pendant ce tour
# en: 1f0800ed
gm-far-away = { CAPITAL($tile) } n’est ni la nouvelle tuile ni une de ses voisines
# en: cc336fde
gm-exchange-unpaid = Vous ne pouvez pas payer ce que demande { $tile } : { $missing }
# en: c92cb0bd
gm-full = { CAPITAL($tile) } a déjà trois cubes
# en: 76edbd72
gm-row-empty = La rangée de { $cube } de l’entrepôt est vide, donc on ne peut pas y vendre
# en: 2d79ec92
gm-row-full = La rangée de { $cube } de l’entrepôt est pleine, donc on ne peut pas y acheter
# en: a448b825
gm-too-few-coins = 1 { $cube } coûte { $coins }, et vous en avez { $has }
# en: 8acca645
gm-rest-unpaid = Après 1 { $cube }, vous ne pouvez pas payer le reste : { $missing }
# en: cc29ebec
gm-takes-none = { CAPITAL($tile) } n’accepte pas de { $cube }
# en: 2933ee38
gm-takes-no-more = { CAPITAL($tile) } n’accepte plus de { $cube }
# en: 0f538328
gm-loch-ness-no-cubes = Loch Ness coûte un membre de clan ou un chef de clan, et pas de cubes
# en: b2808c94
gm-cube-not-needed = Ici, on ne demande pas de { $cube }
# en: 9d896bc5
gm-no-cube-there = Il n’y a pas de { $cube } sur { $tile }
# en: 566f03f3
gm-coins-short = il manque { $coins }
# en: 9319cf28
gm-rows-full =
    { $number ->
        [one] la rangée de { $cubes } est pleine
       *[other] les rangées de { $cubes } sont pleines
    }
# en: c018b6ab
gm-rows-too-full =
    { $number ->
        [one] la rangée de { $cubes } est trop pleine
       *[other] les rangées de { $cubes } sont trop pleines
    }
# en: fbe2761a
gm-cell-held = Une autre tuile s’y trouve
# en: bf493a5b
gm-cell-apart = Cet emplacement n’a aucun côté commun avec une tuile de votre territoire
# en: 35874123
gm-no-member-near = Aucun de vos membres de clan ne se trouve à côté de cet emplacement
# en: a7ddee50
gm-river-ends = Une tuile rivière prolonge la rivière à son extrémité nord ou sud
# en: 709588fc
gm-road-ends = Une tuile route prolonge la route à son extrémité est ou ouest
# en: 99e492b7
gm-river-sides = Les côtés qui se touchent doivent correspondre : rivière à rivière, plaine à plaine
# en: 4ded1638
gm-road-sides = Les côtés qui se touchent doivent correspondre : route à route, plaine à plaine
# en: 51b21bbc
gm-choose-first =
    Choisissez d’abord { $number ->
        [one] le cube
       *[other] les cubes
    } pour { $tile }
# en: c7f46852
gm-not-loch-ness = Seul Loch Ness coûte un membre de clan ou un chef de clan
# en: 810d06b1
gm-no-cell-without = Sans ce membre de clan, Loch Ness n’aurait aucun emplacement permis
# en: ea1e2ed1
gm-no-member-to-give = Vous ne pouvez donner aucun membre de clan ni chef de clan qui laisse à Loch Ness un emplacement permis
# en: 9c335617
gm-no-chieftain = Vous n’avez pas de chef de clan
# en: d0bd3f72
gm-takable = On ne défausse une tuile que si aucune tuile de la piste ne peut être à la fois placée et payée ; vous pouvez prendre { $tile } sur la case { $space }
# en: eacffb8a
gm-too-dear = Vous ne pouvez pas payer { $tile } : { $missing }
# en: 3ae28c4a
gm-no-barrel = { CAPITAL($tile) } coûte un tonneau de whisky, et vous n’en avez pas
# en: c1567aa8
gm-no-cell = Votre territoire n’a aucun emplacement pour { $tile }
# en: 8bf32228
gm-no-tile = Il n’y a pas de tuile sur la case { $space }
