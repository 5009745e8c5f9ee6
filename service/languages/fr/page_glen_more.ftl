### Glen More sur la page.

# en: 58fda26b
gm-label-taken = Prise par { $name } : { $tile }
# en: 95edb549
gm-label-taken-by = { $name } l’a prise.
# en: ab9761f3
gm-label-hand = Ce avec quoi { $name } peut payer
# en: b9a7e0d4
gm-label-own-cubes =
    { $number } { $number ->
        [one] { $kind }
       *[other] { $kind_plural }
    }
# en: e0330d7d
gm-label-space = Case { $space } : { $what }
# en: 94500f5e
gm-label-die = dé
# en: 237191ff
gm-label-empty-space = vide
# en: 4b106b39
gm-label-track = Piste
# en: ecb11e78
gm-label-market = Entrepôt
# en: 7bf2ea66
gm-label-stacks = Piles
# en: b2b3b2dc
gm-label-stack =
    { $left ->
        [0] Pile { $number } : épuisée
        [one] Pile { $number } : { $left } tuile restante
       *[other] Pile { $number } : { $left } tuiles restantes
    }
# en: bfe770b4
gm-label-others = Les autres joueurs en bref
# en: 7620e8d0
gm-label-strip = { $name } : { $owned } Afficher ce territoire.
# en: dcac5e6a
gm-label-territory = Territoire : { $name }
# en: 55debc46
gm-label-card = Carte : { $name }
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } lieu spécial : { $names }
       *[other] { $number } lieux spéciaux : { $names }
    }
# en: 9a721c8c
gm-label-obstacles-member = Aucun de vos membres de clan ne se tient près de cet emplacement (GM-30).
# en: ab3890c1
gm-label-obstacles-torn = La rivière ou la route serait interrompue ici (GM-32).
# en: 25b801bc
gm-label-obstacles-river-ends = La rivière ne se prolonge qu’à son extrémité nord ou sud (GM-31).
# en: 528c382a
gm-label-obstacles-river-sides = Ici, la rivière doit continuer (GM-32).
# en: 65c84229
gm-label-obstacles-road-ends = La route ne se prolonge qu’à son extrémité est ou ouest (GM-31).
# en: bd1bcf06
gm-label-obstacles-road-sides = Ici, la route doit continuer (GM-32).
# en: ca35db60
gm-label-market-row-empty = Entrepôt, { $kind } : achat à { $price }, vente impossible
# en: 3c31422d
gm-label-market-row-some = Entrepôt, { $kind } : achat à { $price }, vente à { $filled }
# en: db522d9d
gm-label-market-row-full = Entrepôt, { $kind } : achat impossible, vente à { $filled }
# en: 3fb938d5
gm-label-cell = Emplacement { $cell }
# en: 5ae8cd9d
gm-label-cell-closed = Emplacement { $cell } : { $obstacle }
# en: e961c86e
gm-label-in-middle = au milieu
# en: 23a67e0a
gm-label-holds = contient { $cubes }
# en: 3f40275f
gm-label-activated = activée pendant ce tour
# en: a8199b37
gm-label-members-on =
    { $number ->
        [one] { $number } membre de clan ({ $tile })
       *[other] { $number } membres de clan ({ $tile })
    }
# en: fb65be68
gm-label-members-on-at =
    { $number ->
        [one] { $number } membre de clan ({ $tile }, { $place })
       *[other] { $number } membres de clan ({ $tile }, { $place })
    }
# en: f3127584
gm-label-cube-of = { $kind } ({ $tile })
# en: c37f7f68
gm-label-cube-of-at = { $kind } ({ $tile }, { $place })
# en: fd95c2f8
gm-chieftains =
    { $number ->
        [one] { $number } chef de clan
       *[other] { $number } chefs de clan
    }
# en: d7bb14a2
gm-location-cards =
    { $number ->
        [one] { $number } lieu spécial
       *[other] { $number } lieux spéciaux
    }
# en: b5958873
gm-label-owned = { $things }.
# en: 6611024a
gm-place = village de départ
# en: 98c5d305
gm-place-south = { $south } au sud
# en: 6d737d41
gm-place-north = { $north } au nord
# en: b4d3f974
gm-place-east = { $east } à l’est
# en: a21dbf5a
gm-place-west = { $west } à l’ouest
# en: c8656d86
gm-place-south-east = { $south } au sud, { $east } à l’est
# en: b4511a15
gm-place-south-west = { $south } au sud, { $west } à l’ouest
# en: 88db54fe
gm-place-north-east = { $north } au nord, { $east } à l’est
# en: ebba8b53
gm-place-north-west = { $north } au nord, { $west } à l’ouest
# en: fa4226ed
gm-title-quarry = Carrière
# en: 38cda997
gm-title-forest = Forêt
# en: 078f1690
gm-title-meadow = Pré
# en: d3767083
gm-title-village = Village
# en: c8febcda
gm-title-grain-field = Champ de blé
# en: 1a0fc5d4
gm-title-pasture = Pâturage
# en: d38d18fb
gm-title-loch-lochy = Loch Lochy
# en: a3a6f4c4
gm-title-butcher-sheep = Boucher (mouton)
# en: e44287f5
gm-title-distillery = Distil{ "\u00AD" }lerie
# en: 5fb831f0
gm-title-fair-small = Foire annuelle (petite)
# en: 928b3cc4
gm-title-castle-moil = Castle Moil
# en: 49af3bcb
gm-title-castle-stalker = Castle Stalker
# en: 4c611247
gm-title-armadale-castle = Armadale Castle
# en: dcf650e6
gm-title-butcher-cattle = Boucher (bétail)
# en: 14972cba
gm-title-tavern-3-vp = Taverne (3 PV)
# en: 88fdaab4
gm-title-butcher-mixed = Boucher (mixte)
# en: 6fba7a2d
gm-title-loch-morar = Loch Morar
# en: af37ff01
gm-title-loch-ness = Loch Ness
# en: 813b89de
gm-title-castle-of-mey = Castle of Mey
# en: 1d482ee9
gm-title-duart-castle = Duart Castle
# en: cd7ed31a
gm-title-iona-abbey = Iona Abbey
# en: 1188b41b
gm-title-fair-medium = Foire annuelle (moyenne)
# en: 31554475
gm-title-cawdor-castle = Cawdor Castle
# en: ac89a5a0
gm-title-loch-shiel = Loch Shiel
# en: 452698c0
gm-title-fair-large = Foire annuelle (grande)
# en: 49cf1600
gm-title-grocer = Épicier
# en: 4ec507eb
gm-title-loch-oich = Loch Oich
# en: ab0fc518
gm-title-tavern-4-vp = Taverne (4 PV)
# en: 9486017d
gm-title-donan-castle = Donan Castle
# en: 0275606c
gm-title-bridge = Pont
# en: cfb7c60e
gm-title-starting-village = Village de départ
# en: 2b7fbfa0
gm-item-wood = { $number } bois
# en: 10ca8922
gm-item-stone =
    { $number } { $number ->
        [one] pierre
       *[other] pierres
    }
# en: b77d6c88
gm-item-grain =
    { $number } { $number ->
        [one] céréale
       *[other] céréales
    }
# en: 3215f23f
gm-item-sheep =
    { $number } { $number ->
        [one] mouton
       *[other] moutons
    }
# en: 7b0b463c
gm-item-cattle =
    { $number } { $number ->
        [one] bétail
       *[other] bétails
    }
# en: c693b3fd
gm-item-whisky =
    { $number } { $number ->
        [one] tonneau
       *[other] tonneaux
    } de whisky
# en: 1932ab5f
gm-item-any_distinct =
    { $number } { $number ->
        [one] ressource
       *[other] ressources différentes
    }
# en: 3166a46c
gm-item-clan_member_or_chieftain =
    { $number } { $number ->
        [one] membre de clan ou chef de clan
       *[other] membres de clan ou chefs de clan
    }
# en: c584d88a
gm-cost-nothing = rien
# en: fa190c80
gm-bonus-member = 1 membre de clan
# en: 4ad1d6bd
gm-bonus-barrel = 1 tonneau
# en: 98f92f09
gm-bonus-card = sa carte
# en: 9b8d726d
gm-effect-move = 1 point de déplacement
# en: edd8c85c
gm-effect-any-cube = 1 cube au choix
# en: 044ea32f
gm-effect-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
# en: cb77495c
gm-effect-barrel = 1 tonneau
# en: 21b2bef8
gm-effect-trade = { $given } : { $gained }
# en: 44c82e08
gm-given-any =
    { $number } { $number ->
        [one] ressource quelconque
       *[other] ressources quelconques
    }
# en: 3a0ce04e
gm-given-different = { $numbers } ressources différentes
# en: 944bd39c
gm-way-river-and-road = rivière et route
# en: cd880d13
gm-way-river = rivière
# en: 46673929
gm-way-road = route
# en: d55070c0
gm-fact-costs = coûte { $cost }
# en: 9dc8ce58
gm-fact-brings = apporte { $bonus }
# en: 0f76fb5a
gm-fact-effect = activée : { $effect }
# en: aea878d7
gm-own-tile = { $tile } ({ $place })
    .of = { $tile_of } ({ $place })
# en: 4b7152dd
gm-given-all = { $items }
# en: b92f36d6
gm-group-sell = Vendre
# en: 14a031c3
gm-group-take = Prendre une tuile
# en: da5a2e5e
gm-group-discard = Aucune tuile ne peut être placée
# en: 85878d4c
gm-group-pay = Payer
# en: 8a3deb05
gm-group-place = Placer la tuile
# en: ae6ec8e2
gm-group-choose = Choisir un cube
# en: 291e8cc6
gm-group-activate = Activer
# en: dec60117
gm-group-move = Déplacer un membre de clan
# en: fab75422
gm-group-promote = Faire un chef de clan
# en: 33a91c40
gm-move-sell-from = Vendre 1 { $cube } { $tile_of }
# en: f47c6863
gm-move-tile-on-space = { $tile }, case { $space }
# en: 5b68fbf3
gm-move-give-cube = Donner 1 { $cube } { $tile_of }
# en: 00391dde
gm-move-buy-cube =
    { $price ->
        [one] Acheter 1 { $cube } pour { $price } pièce
       *[other] Acheter 1 { $cube } pour { $price } pièces
    }
# en: bfb19d9f
gm-move-give-member = Donner un membre de clan { $tile_of }
# en: 53fa0e6a
gm-move-give-chieftain = Donner un chef de clan
# en: f53f5bc5
gm-move-take-cube = Prendre 1 { $cube }
# en: 2990881c
gm-move-activate-tile = Activer { $tile }
# en: e0e33763
gm-move-no-more = Ne plus donner de cubes
# en: eae6d186
gm-move-from-to = { CAPITAL($origin_of) } vers { $target }
# en: 25676518
gm-move-promote = Le membre de clan { $tile_of }
# en: 91804832
gm-prompt-cube = Donnez ce cube, ou cliquez sur sa rangée de l’entrepôt pour le vendre.
# en: 255492eb
gm-prompt-member = Choisissez où va le membre de clan : sur une tuile voisine, ou parmi vos chefs de clan.
# en: 46a6f97d
gm-prompt-sells = Des cubes peuvent être vendus à tout moment.
# en: b6089e41
gm-prompt-discard = Vous ne pouvez placer aucune tuile. Choisissez-en une à retirer de la partie.
# en: f2e220a5
gm-prompt-take = Prenez une tuile de la piste.
# en: 382cd6e2
gm-prompt-choose = Choisissez un cube.
# en: 1fa282c2
gm-prompt-activate = Activez vos tuiles, puis finissez le tour.
# en: 32c743f5
gm-prompt-end = Finissez le tour.
# en: 1c62926e
gm-prompt-pay = Payez { $tile }. Cliquez sur un de vos cubes, ou sur une rangée de l’entrepôt pour en acheter un.
# en: 48c41a55
gm-prompt-place = Choisissez un emplacement pour { $tile }.
# en: c375419f
gm-prompt-exchange = Donnez des cubes pour { $tile }. Cliquez sur un de vos cubes, ou sur une rangée de l’entrepôt pour en acheter un.
# en: 8ed3a62a
gm-prompt-movement =
    { $points ->
        [one] Vous avez { $points } point de déplacement.
       *[other] Vous avez { $points } points de déplacement.
    }
# en: a3e8c85e
gm-prompt-move =
    Déplacez des membres de clan ({ $points ->
        [one] reste { $points } point
       *[other] restent { $points } points
    }), ou finissez le tour.
# en: 73ad2149
gm-milestone-name = décompte
# en: cfd97668
gm-milestone-scoring = décompte { $scoring }
# en: 61bd4776
gm-milestone-final = décompte final
