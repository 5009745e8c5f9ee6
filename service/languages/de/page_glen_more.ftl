### The table of Glen More. Tiles with their article, resources and numbers of things are in glen_more.ftl: $tile, $cube, $kind have the forms that they have there.
###
### A tile of one's own, `gm-own-tile`, has the forms `accusative`, `dative` and `from` of its tile (glen_more.ftl).

# en: 58fda26b
gm-label-taken = Genommen von { $name }: { $tile }
# en: 95edb549
gm-label-taken-by = { $name } hat es genommen.
# en: ab9761f3
gm-label-hand = Womit { $name } bezahlen kann
# en: b9a7e0d4
gm-label-own-cubes = { $number } { $kind }
# en: e0330d7d
gm-label-space = Feld { $space }: { $what }
# en: 94500f5e
gm-label-die = Würfel
# en: 237191ff
gm-label-empty-space = leer
# en: 4b106b39
gm-label-track = Leiste
# en: ecb11e78
gm-label-market = Markt
# en: 7bf2ea66
gm-label-stacks = Stapel
# en: b2b3b2dc
gm-label-stack =
    { $left ->
        [0] Stapel { $number }: aufgebraucht
       *[other] Stapel { $number }: noch { $left } Plättchen
    }
# en: bfe770b4
gm-label-others = Die anderen im Überblick
# en: 7620e8d0
gm-label-strip = { $name }: { $owned } Dieses Gebiet zeigen.
# en: dcac5e6a
gm-label-territory = Gebiet von { $name }
# en: 55debc46
gm-label-card = Karte: { $name }
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } besonderer Ort: { $names }
       *[other] { $number } besondere Orte: { $names }
    }
# en: 9a721c8c
gm-label-obstacles-member = In der Nähe dieser Stelle steht keines deiner Clanmitglieder (GM-30).
# en: ab3890c1
gm-label-obstacles-torn = Fluss oder Straße ginge hier nicht weiter (GM-32).
# en: 25b801bc
gm-label-obstacles-river-ends = Der Fluss geht nur am nördlichen oder südlichen Ende weiter (GM-31).
# en: 528c382a
gm-label-obstacles-river-sides = Hier muss der Fluss weitergehen (GM-32).
# en: 65c84229
gm-label-obstacles-road-ends = Die Straße geht nur am östlichen oder westlichen Ende weiter (GM-31).
# en: bd1bcf06
gm-label-obstacles-road-sides = Hier muss die Straße weitergehen (GM-32).
# en: ca35db60
gm-label-market-row-empty = Markt, { $kind }: Kauf für { $price }, kein Verkauf
# en: 3c31422d
gm-label-market-row-some = Markt, { $kind }: Kauf für { $price }, Verkauf für { $filled }
# en: db522d9d
gm-label-market-row-full = Markt, { $kind }: kein Kauf, Verkauf für { $filled }
# en: 3fb938d5
gm-label-cell = Stelle { $cell }
# en: 5ae8cd9d
gm-label-cell-closed = Stelle { $cell }: { $obstacle }
# en: e961c86e
gm-label-in-middle = in der Mitte
# en: 23a67e0a
gm-label-holds = darauf { $cubes }
# en: 3f40275f
gm-label-activated = in diesem Zug aktiviert
# en: a8199b37
gm-label-members-on =
    { $number ->
        [one] { $number } Clanmitglied auf { $tile }
       *[other] { $number } Clanmitglieder auf { $tile }
    }
# en: fb65be68
gm-label-members-on-at =
    { $number ->
        [one] { $number } Clanmitglied auf { $tile }, { $place }
       *[other] { $number } Clanmitglieder auf { $tile }, { $place }
    }
# en: f3127584
gm-label-cube-of = { $kind } von { $tile }
# en: c37f7f68
gm-label-cube-of-at = { $kind } von { $tile }, { $place }
# en: fd95c2f8
gm-chieftains =
    { $number ->
        [one] { $number } Häuptling
       *[other] { $number } Häuptlinge
    }
# en: d7bb14a2
gm-location-cards =
    { $number ->
        [one] { $number } besonderer Ort
       *[other] { $number } besondere Orte
    }
# en: b5958873
gm-label-owned = { $things }.
# en: 6611024a
gm-place = Startdorf
# en: 98c5d305
gm-place-south = { $south } südlich
# en: 6d737d41
gm-place-north = { $north } nördlich
# en: b4d3f974
gm-place-east = { $east } östlich
# en: a21dbf5a
gm-place-west = { $west } westlich
# en: c8656d86
gm-place-south-east = { $south } südlich, { $east } östlich
# en: b4511a15
gm-place-south-west = { $south } südlich, { $west } westlich
# en: 88db54fe
gm-place-north-east = { $north } nördlich, { $east } östlich
# en: ebba8b53
gm-place-north-west = { $north } nördlich, { $west } westlich
# en: fa4226ed
gm-title-quarry = Steinbruch
# en: 38cda997
gm-title-forest = Wald
# en: 078f1690
gm-title-meadow = Wiese
# en: d3767083
gm-title-village = Dorf
# en: c8febcda
gm-title-grain-field = Getreide{ "\u00AD" }feld
# en: 1a0fc5d4
gm-title-pasture = Weide
# en: d38d18fb
gm-title-loch-lochy = Loch Lochy
# en: a3a6f4c4
gm-title-butcher-sheep = Metzger (Schafe)
# en: e44287f5
gm-title-distillery = Destil{ "\u00AD" }lerie
# en: 5fb831f0
gm-title-fair-small = Jahrmarkt (klein)
# en: 928b3cc4
gm-title-castle-moil = Castle Moil
# en: 49af3bcb
gm-title-castle-stalker = Castle Stalker
# en: 4c611247
gm-title-armadale-castle = Armadale Castle
# en: dcf650e6
gm-title-butcher-cattle = Metzger (Rinder)
# en: 14972cba
gm-title-tavern-3-vp = Taverne (3 SP)
# en: 88fdaab4
gm-title-butcher-mixed = Metzger (gemischt)
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
gm-title-fair-medium = Jahrmarkt (mittel)
# en: 31554475
gm-title-cawdor-castle = Cawdor Castle
# en: ac89a5a0
gm-title-loch-shiel = Loch Shiel
# en: 452698c0
gm-title-fair-large = Jahrmarkt (groß)
# en: 49cf1600
gm-title-grocer = Krämer
# en: 4ec507eb
gm-title-loch-oich = Loch Oich
# en: ab0fc518
gm-title-tavern-4-vp = Taverne (4 SP)
# en: 9486017d
gm-title-donan-castle = Donan Castle
# en: 0275606c
gm-title-bridge = Brücke
# en: cfb7c60e
gm-title-starting-village = Startdorf
# en: 2b7fbfa0
gm-item-wood = { $number } Holz
# en: 10ca8922
gm-item-stone =
    { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    }
# en: b77d6c88
gm-item-grain = { $number } Getreide
# en: 3215f23f
gm-item-sheep =
    { $number ->
        [one] { $number } Schaf
       *[other] { $number } Schafe
    }
# en: 7b0b463c
gm-item-cattle =
    { $number ->
        [one] { $number } Rind
       *[other] { $number } Rinder
    }
# en: c693b3fd
gm-item-whisky =
    { $number ->
        [one] { $number } Whiskyfass
       *[other] { $number } Whiskyfässer
    }
# en: 1932ab5f
gm-item-any_distinct = { $number } verschiedene Rohstoffe
# en: 3166a46c
gm-item-clan_member_or_chieftain = { $number } Clanmitglied oder Häuptling
# en: c584d88a
gm-cost-nothing = nichts
# en: fa190c80
gm-bonus-member = 1 Clanmitglied
# en: 4ad1d6bd
gm-bonus-barrel = 1 Whiskyfass
# en: 98f92f09
gm-bonus-card = die Karte
# en: 9b8d726d
gm-effect-move = 1 Bewegungspunkt
# en: edd8c85c
gm-effect-any-cube = 1 Rohstoff nach Wahl
# en: 044ea32f
gm-effect-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# en: cb77495c
gm-effect-barrel = 1 Whiskyfass
# en: 21b2bef8
gm-effect-trade = { $given }: { $gained }
# en: 44c82e08
gm-given-any = { $number } beliebige Rohstoffe
# en: 3a0ce04e
gm-given-different = { $numbers } verschiedene Rohstoffe
# en: 944bd39c
gm-way-river-and-road = Fluss und Straße
# en: cd880d13
gm-way-river = Fluss
# en: 46673929
gm-way-road = Straße
# en: d55070c0
gm-fact-costs = kostet { $cost }
# en: 9dc8ce58
gm-fact-brings = bringt { $bonus }
# en: 0f76fb5a
gm-fact-effect = beim Aktivieren: { $effect }
# en: aea878d7
gm-own-tile = { $tile } ({ $place })
    .accusative = { $tile_accusative } ({ $place })
    .dative = { $tile_dative } ({ $place })
    .from = { $tile_from } ({ $place })
# en: 4b7152dd
gm-given-all = { $items }
# en: b92f36d6
gm-group-sell = Verkaufen
# en: 14a031c3
gm-group-take = Plättchen nehmen
# en: da5a2e5e
gm-group-discard = Kein Plättchen lässt sich anlegen
# en: 85878d4c
gm-group-pay = Bezahlen
# en: 8a3deb05
gm-group-place = Plättchen anlegen
# en: ae6ec8e2
gm-group-choose = Rohstoff wählen
# en: 291e8cc6
gm-group-activate = Aktivieren
# en: dec60117
gm-group-move = Clanmitglied bewegen
# en: fab75422
gm-group-promote = Zum Häuptling machen
# en: 33a91c40
gm-move-sell-from = 1 { $cube } { $tile_from } verkaufen
# en: f47c6863
gm-move-tile-on-space = { $tile }, Feld { $space }
# en: 5b68fbf3
gm-move-give-cube = 1 { $cube } { $tile_from } geben
# en: 00391dde
gm-move-buy-cube =
    { $price ->
        [one] 1 { $cube } für { $price } Münze kaufen
       *[other] 1 { $cube } für { $price } Münzen kaufen
    }
# en: bfb19d9f
gm-move-give-member = Clanmitglied { $tile_from } geben
# en: 53fa0e6a
gm-move-give-chieftain = Häuptling geben
# en: f53f5bc5
gm-move-take-cube = 1 { $cube } nehmen
# en: 2990881c
gm-move-activate-tile = { CAPITAL($tile_accusative) } aktivieren
# en: e0e33763
gm-move-no-more = Keine Rohstoffe mehr geben
# en: eae6d186
gm-move-from-to = { CAPITAL($origin_from) } auf { $target_accusative }
# en: 25676518
gm-move-promote = Das Clanmitglied auf { $tile_dative }
# en: 91804832
gm-prompt-cube = Gib diesen Rohstoff, oder klicke zum Verkaufen auf seine Reihe des Markts.
# en: 255492eb
gm-prompt-member = Wähle, wohin das Clanmitglied geht: auf ein Nachbarplättchen oder zu deinen Häuptlingen.
# en: 46a6f97d
gm-prompt-sells = Rohstoffe dürfen jederzeit verkauft werden.
# en: b6089e41
gm-prompt-discard = Du kannst kein Plättchen anlegen. Wähle eines, das aus dem Spiel kommt.
# en: f2e220a5
gm-prompt-take = Nimm ein Plättchen von der Leiste.
# en: 382cd6e2
gm-prompt-choose = Wähle einen Rohstoff.
# en: 1fa282c2
gm-prompt-activate = Aktiviere deine Plättchen und beende dann den Zug.
# en: 32c743f5
gm-prompt-end = Beende den Zug.
# en: 1c62926e
gm-prompt-pay = Bezahle { $tile_accusative }. Klicke auf einen deiner Rohstoffe, oder auf eine Reihe des Markts, um einen zu kaufen.
# en: 48c41a55
gm-prompt-place = Wähle eine Stelle für { $tile_accusative }.
# en: c375419f
gm-prompt-exchange = Gib Rohstoffe für { $tile_accusative }. Klicke auf einen deiner Rohstoffe, oder auf eine Reihe des Markts, um einen zu kaufen.
# en: 8ed3a62a
gm-prompt-movement =
    { $points ->
        [one] Du hast { $points } Bewegungspunkt.
       *[other] Du hast { $points } Bewegungspunkte.
    }
# en: a3e8c85e
gm-prompt-move = Bewege Clanmitglieder (noch { $points }), oder beende den Zug.
# en: 73ad2149
gm-milestone-name = Wertung
# en: cfd97668
gm-milestone-scoring = Wertung { $scoring }
# en: 61bd4776
gm-milestone-final = Schlusswertung
