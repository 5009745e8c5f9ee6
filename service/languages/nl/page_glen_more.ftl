### The table of Glen More. Tiles with their article, resources and numbers of things are in glen_more.ftl: $tile, $cube, $kind have the forms that they have there.

# en: 58fda26b
gm-label-taken = Genomen door { $name }: { $tile }
# en: 95edb549
gm-label-taken-by = { $name } heeft deze genomen.
# en: ab9761f3
gm-label-hand = Waarmee { $name } kan betalen
# en: b9a7e0d4
gm-label-own-cubes = { $number } { $kind }
# en: e0330d7d
gm-label-space = Veld { $space }: { $what }
# en: 94500f5e
gm-label-die = dobbelsteen
# en: 237191ff
gm-label-empty-space = leeg
# en: 4b106b39
gm-label-track = Parcours
# en: ecb11e78
gm-label-market = Markt
# en: 7bf2ea66
gm-label-stacks = Stapels
# en: b2b3b2dc
gm-label-stack =
    { $left ->
        [0] Stapel { $number }: op
        [one] Stapel { $number }: nog { $left } tegel
       *[other] Stapel { $number }: nog { $left } tegels
    }
# en: bfe770b4
gm-label-others = De andere spelers in het kort
# en: 7620e8d0
gm-label-strip = { $name }: { $owned } Toon dit gebied.
# en: dcac5e6a
gm-label-territory = Gebied van { $name }
# en: 55debc46
gm-label-card = Kaart: { $name }
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } bijzondere plaats: { $names }
       *[other] { $number } bijzondere plaatsen: { $names }
    }
# en: 9a721c8c
gm-label-obstacles-member = Bij deze plek staat geen clanlid van jou (GM-30).
# en: ab3890c1
gm-label-obstacles-torn = De rivier of weg zou hier niet doorlopen (GM-32).
# en: 25b801bc
gm-label-obstacles-river-ends = De rivier gaat alleen verder aan het noord- of zuideinde (GM-31).
# en: 528c382a
gm-label-obstacles-river-sides = Hier moet de rivier doorlopen (GM-32).
# en: 65c84229
gm-label-obstacles-road-ends = De weg gaat alleen verder aan het oost- of westeinde (GM-31).
# en: bd1bcf06
gm-label-obstacles-road-sides = Hier moet de weg doorlopen (GM-32).
# en: ca35db60
gm-label-market-row-empty = Markt, { $kind }: koop voor { $price }, niet te verkopen
# en: 3c31422d
gm-label-market-row-some = Markt, { $kind }: koop voor { $price }, verkoop voor { $filled }
# en: db522d9d
gm-label-market-row-full = Markt, { $kind }: niet te koop, verkoop voor { $filled }
# en: 3fb938d5
gm-label-cell = Plek { $cell }
# en: 5ae8cd9d
gm-label-cell-closed = Plek { $cell }: { $obstacle }
# en: e961c86e
gm-label-in-middle = in het midden
# en: 23a67e0a
gm-label-holds = daarop { $cubes }
# en: 3f40275f
gm-label-activated = deze beurt geactiveerd
# en: a8199b37
gm-label-members-on =
    { $number ->
        [one] { $number } clanlid op { $tile }
       *[other] { $number } clanleden op { $tile }
    }
# en: fb65be68
gm-label-members-on-at =
    { $number ->
        [one] { $number } clanlid op { $tile }, { $place }
       *[other] { $number } clanleden op { $tile }, { $place }
    }
# en: f3127584
gm-label-cube-of = { $kind } van { $tile }
# en: c37f7f68
gm-label-cube-of-at = { $kind } van { $tile }, { $place }
# en: fd95c2f8
gm-chieftains =
    { $number ->
        [one] { $number } clanhoofd
       *[other] { $number } clanhoofden
    }
# en: d7bb14a2
gm-location-cards =
    { $number ->
        [one] { $number } bijzondere plaats
       *[other] { $number } bijzondere plaatsen
    }
# en: b5958873
gm-label-owned = { $things }.
# en: 6611024a
gm-place = startdorp
# en: 98c5d305
gm-place-south = { $south } zuid
# en: 6d737d41
gm-place-north = { $north } noord
# en: b4d3f974
gm-place-east = { $east } oost
# en: a21dbf5a
gm-place-west = { $west } west
# en: c8656d86
gm-place-south-east = { $south } zuid, { $east } oost
# en: b4511a15
gm-place-south-west = { $south } zuid, { $west } west
# en: 88db54fe
gm-place-north-east = { $north } noord, { $east } oost
# en: ebba8b53
gm-place-north-west = { $north } noord, { $west } west
# en: fa4226ed
gm-title-quarry = Steen{ "\u00AD" }groeve
# en: 38cda997
gm-title-forest = Bos
# en: 078f1690
gm-title-meadow = Grasland
# en: d3767083
gm-title-village = Dorp
# en: c8febcda
gm-title-grain-field = Graanveld
# en: 1a0fc5d4
gm-title-pasture = Weide
# en: d38d18fb
gm-title-loch-lochy = Loch Lochy
# en: a3a6f4c4
gm-title-butcher-sheep = Slager (schapen)
# en: e44287f5
gm-title-distillery = Distilleer{ "\u00AD" }derij
# en: 5fb831f0
gm-title-fair-small = Jaarmarkt (klein)
# en: 928b3cc4
gm-title-castle-moil = Castle Moil
# en: 49af3bcb
gm-title-castle-stalker = Castle Stalker
# en: 4c611247
gm-title-armadale-castle = Armadale Castle
# en: dcf650e6
gm-title-butcher-cattle = Slager (runderen)
# en: 14972cba
gm-title-tavern-3-vp = Taverne (3 OP)
# en: 88fdaab4
gm-title-butcher-mixed = Slager (gemengd)
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
gm-title-fair-medium = Jaarmarkt (middel)
# en: 31554475
gm-title-cawdor-castle = Cawdor Castle
# en: ac89a5a0
gm-title-loch-shiel = Loch Shiel
# en: 452698c0
gm-title-fair-large = Jaarmarkt (groot)
# en: 49cf1600
gm-title-grocer = Kruidenier
# en: 4ec507eb
gm-title-loch-oich = Loch Oich
# en: ab0fc518
gm-title-tavern-4-vp = Taverne (4 OP)
# en: 9486017d
gm-title-donan-castle = Donan Castle
# en: 0275606c
gm-title-bridge = Brug
# en: cfb7c60e
gm-title-starting-village = Startdorp
# en: 2b7fbfa0
gm-item-wood = { $number } hout
# en: 10ca8922
gm-item-stone = { $number } steen
# en: b77d6c88
gm-item-grain = { $number } graan
# en: 3215f23f
gm-item-sheep =
    { $number ->
        [one] { $number } schaap
       *[other] { $number } schapen
    }
# en: 7b0b463c
gm-item-cattle =
    { $number ->
        [one] { $number } rund
       *[other] { $number } runderen
    }
# en: c693b3fd
gm-item-whisky =
    { $number ->
        [one] { $number } whiskyvat
       *[other] { $number } whiskyvaten
    }
# en: 1932ab5f
gm-item-any_distinct = { $number } verschillende grondstoffen
# en: 3166a46c
gm-item-clan_member_or_chieftain = { $number } clanlid of clanhoofd
# en: c584d88a
gm-cost-nothing = niets
# en: fa190c80
gm-bonus-member = 1 clanlid
# en: 4ad1d6bd
gm-bonus-barrel = 1 whiskyvat
# en: 98f92f09
gm-bonus-card = de kaart
# en: 9b8d726d
gm-effect-move = 1 bewegingspunt
# en: edd8c85c
gm-effect-any-cube = 1 grondstof naar keuze
# en: 044ea32f
gm-effect-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# en: cb77495c
gm-effect-barrel = 1 whiskyvat
# en: 21b2bef8
gm-effect-trade = { $given }: { $gained }
# en: 44c82e08
gm-given-any = { $number } grondstoffen naar keuze
# en: 3a0ce04e
gm-given-different = { $numbers } verschillende grondstoffen
# en: 944bd39c
gm-way-river-and-road = rivier en weg
# en: cd880d13
gm-way-river = rivier
# en: 46673929
gm-way-road = weg
# en: d55070c0
gm-fact-costs = kost { $cost }
# en: 9dc8ce58
gm-fact-brings = levert { $bonus } op
# en: 0f76fb5a
gm-fact-effect = bij activering: { $effect }
# en: aea878d7
gm-own-tile = { $tile } ({ $place })
# en: 4b7152dd
gm-given-all = { $items }
# en: b92f36d6
gm-group-sell = Verkopen
# en: 14a031c3
gm-group-take = Tegel nemen
# en: da5a2e5e
gm-group-discard = Geen tegel te leggen
# en: 85878d4c
gm-group-pay = Betalen
# en: 8a3deb05
gm-group-place = Tegel leggen
# en: ae6ec8e2
gm-group-choose = Grondstof kiezen
# en: 291e8cc6
gm-group-activate = Activeren
# en: dec60117
gm-group-move = Clanlid verplaatsen
# en: fab75422
gm-group-promote = Clanhoofd maken
# en: 33a91c40
gm-move-sell-from = Verkoop 1 { $cube } van { $tile }
# en: f47c6863
gm-move-tile-on-space = { $tile }, veld { $space }
# en: 5b68fbf3
gm-move-give-cube = Geef 1 { $cube } van { $tile }
# en: 00391dde
gm-move-buy-cube =
    { $price ->
        [one] Koop 1 { $cube } voor { $price } munt
       *[other] Koop 1 { $cube } voor { $price } munten
    }
# en: bfb19d9f
gm-move-give-member = Geef een clanlid van { $tile }
# en: 53fa0e6a
gm-move-give-chieftain = Geef een clanhoofd
# en: f53f5bc5
gm-move-take-cube = Neem 1 { $cube }
# en: 2990881c
gm-move-activate-tile = Activeer { $tile }
# en: e0e33763
gm-move-no-more = Geen grondstoffen meer geven
# en: eae6d186
gm-move-from-to = Van { $origin } naar { $target }
# en: 25676518
gm-move-promote = Het clanlid op { $tile }
# en: 91804832
gm-prompt-cube = Geef deze grondstof, of klik op de bijbehorende rij van de markt om te verkopen.
# en: 255492eb
gm-prompt-member = Kies waar het clanlid heen gaat: naar een aangrenzende tegel, of naar je clanhoofden.
# en: 46a6f97d
gm-prompt-sells = Grondstoffen mogen altijd worden verkocht.
# en: b6089e41
gm-prompt-discard = Je kunt geen tegel leggen. Kies er een die uit het spel gaat.
# en: f2e220a5
gm-prompt-take = Neem een tegel van het parcours.
# en: 382cd6e2
gm-prompt-choose = Kies een grondstof.
# en: 1fa282c2
gm-prompt-activate = Activeer je tegels en beëindig dan je beurt.
# en: 32c743f5
gm-prompt-end = Beëindig je beurt.
# en: 1c62926e
gm-prompt-pay = Betaal { $tile }. Klik op een grondstof van jou, of op een rij van de markt om er een te kopen.
# en: 48c41a55
gm-prompt-place = Kies een plek voor { $tile }.
# en: c375419f
gm-prompt-exchange = Geef grondstoffen voor { $tile }. Klik op een grondstof van jou, of op een rij van de markt om er een te kopen.
# en: 8ed3a62a
gm-prompt-movement =
    { $points ->
        [one] Je hebt { $points } bewegingspunt.
       *[other] Je hebt { $points } bewegingspunten.
    }
# en: a3e8c85e
gm-prompt-move = Verplaats clanleden (nog { $points }), of beëindig je beurt.
# en: 73ad2149
gm-milestone-name = waardering
# en: cfd97668
gm-milestone-scoring = waardering { $scoring }
# en: 61bd4776
gm-milestone-final = eindwaardering
