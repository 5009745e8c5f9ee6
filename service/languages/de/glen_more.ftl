### Glen More. $player is a name, $tile, $origin and $target are tiles, $cube is a resource, $space a number on the track.
###
### Forms of terms in German:
### Tiles: the text itself is the nominative with the definite article. `accusative` and `dative` likewise; `from` is
### "von" with the dative (vom Wald). `one` (accusative), `onedative` and `onefrom` have the indefinite article where
### there are several such tiles. `another` is the accusative of "ein anderer".
### Resources: `plural` is for the rows of the market (Reihe für Schafe).


## Tiles

# en: 8d6570f1
gm-tile-quarry = der Steinbruch
    .accusative = den Steinbruch
    .dative = dem Steinbruch
    .from = vom Steinbruch
    .one = einen Steinbruch
    .onedative = einem Steinbruch
    .onefrom = von einem Steinbruch
    .another = einen anderen Steinbruch
# en: e1048cfb
gm-tile-forest = der Wald
    .accusative = den Wald
    .dative = dem Wald
    .from = vom Wald
    .one = einen Wald
    .onedative = einem Wald
    .onefrom = von einem Wald
    .another = einen anderen Wald
# en: 91ac3226
gm-tile-meadow = die Wiese
    .accusative = die Wiese
    .dative = der Wiese
    .from = von der Wiese
    .one = eine Wiese
    .onedative = einer Wiese
    .onefrom = von einer Wiese
    .another = eine andere Wiese
# en: e9040766
gm-tile-village = das Dorf
    .accusative = das Dorf
    .dative = dem Dorf
    .from = vom Dorf
    .one = ein Dorf
    .onedative = einem Dorf
    .onefrom = von einem Dorf
    .another = ein anderes Dorf
# en: 9d2361a0
gm-tile-grain-field = das Getreidefeld
    .accusative = das Getreidefeld
    .dative = dem Getreidefeld
    .from = vom Getreidefeld
    .one = ein Getreidefeld
    .onedative = einem Getreidefeld
    .onefrom = von einem Getreidefeld
    .another = ein anderes Getreidefeld
# en: 61bb7793
gm-tile-pasture = die Weide
    .accusative = die Weide
    .dative = der Weide
    .from = von der Weide
    .one = eine Weide
    .onedative = einer Weide
    .onefrom = von einer Weide
    .another = eine andere Weide
# en: cf328b80
gm-tile-loch-lochy = Loch Lochy
    .from = von Loch Lochy
    .onefrom = von Loch Lochy
# en: 93923798
gm-tile-butcher-sheep = der Metzger (Schafe)
    .accusative = den Metzger (Schafe)
    .dative = dem Metzger (Schafe)
    .from = vom Metzger (Schafe)
    .one = den Metzger (Schafe)
    .onedative = dem Metzger (Schafe)
    .onefrom = vom Metzger (Schafe)
# en: e5e75c88
gm-tile-distillery = die Destillerie
    .accusative = die Destillerie
    .dative = der Destillerie
    .from = von der Destillerie
    .one = eine Destillerie
    .onedative = einer Destillerie
    .onefrom = von einer Destillerie
    .another = eine andere Destillerie
# en: 4fdb21b1
gm-tile-fair-small = der Jahrmarkt (klein)
    .accusative = den Jahrmarkt (klein)
    .dative = dem Jahrmarkt (klein)
    .from = vom Jahrmarkt (klein)
    .one = einen Jahrmarkt (klein)
    .onedative = einem Jahrmarkt (klein)
    .onefrom = von einem Jahrmarkt (klein)
    .another = einen anderen Jahrmarkt (klein)
# en: c2fdd2cf
gm-tile-castle-moil = Castle Moil
    .from = von Castle Moil
    .onefrom = von Castle Moil
# en: cfbe58df
gm-tile-castle-stalker = Castle Stalker
    .from = von Castle Stalker
    .onefrom = von Castle Stalker
# en: 0f7dc724
gm-tile-armadale-castle = Armadale Castle
    .from = von Armadale Castle
    .onefrom = von Armadale Castle
# en: 6c5b3e0e
gm-tile-butcher-cattle = der Metzger (Rinder)
    .accusative = den Metzger (Rinder)
    .dative = dem Metzger (Rinder)
    .from = vom Metzger (Rinder)
    .one = den Metzger (Rinder)
    .onedative = dem Metzger (Rinder)
    .onefrom = vom Metzger (Rinder)
# en: 5e4b33c6
gm-tile-tavern-3-vp = die Taverne (3 SP)
    .accusative = die Taverne (3 SP)
    .dative = der Taverne (3 SP)
    .from = von der Taverne (3 SP)
    .one = eine Taverne (3 SP)
    .onedative = einer Taverne (3 SP)
    .onefrom = von einer Taverne (3 SP)
    .another = eine andere Taverne (3 SP)
# en: a35fe688
gm-tile-butcher-mixed = der Metzger (gemischt)
    .accusative = den Metzger (gemischt)
    .dative = dem Metzger (gemischt)
    .from = vom Metzger (gemischt)
    .one = den Metzger (gemischt)
    .onedative = dem Metzger (gemischt)
    .onefrom = vom Metzger (gemischt)
# en: 3c124b63
gm-tile-loch-morar = Loch Morar
    .from = von Loch Morar
    .onefrom = von Loch Morar
# en: 51d727fb
gm-tile-loch-ness = Loch Ness
    .from = von Loch Ness
    .onefrom = von Loch Ness
# en: 08deed63
gm-tile-castle-of-mey = Castle of Mey
    .from = von Castle of Mey
    .onefrom = von Castle of Mey
# en: f2887123
gm-tile-duart-castle = Duart Castle
    .from = von Duart Castle
    .onefrom = von Duart Castle
# en: 956fd986
gm-tile-iona-abbey = Iona Abbey
    .from = von Iona Abbey
    .onefrom = von Iona Abbey
# en: 4e4cf799
gm-tile-fair-medium = der Jahrmarkt (mittel)
    .accusative = den Jahrmarkt (mittel)
    .dative = dem Jahrmarkt (mittel)
    .from = vom Jahrmarkt (mittel)
    .one = den Jahrmarkt (mittel)
    .onedative = dem Jahrmarkt (mittel)
    .onefrom = vom Jahrmarkt (mittel)
# en: 8dbb9f83
gm-tile-cawdor-castle = Cawdor Castle
    .from = von Cawdor Castle
    .onefrom = von Cawdor Castle
# en: 09d591e0
gm-tile-loch-shiel = Loch Shiel
    .from = von Loch Shiel
    .onefrom = von Loch Shiel
# en: e09f77d2
gm-tile-fair-large = der Jahrmarkt (groß)
    .accusative = den Jahrmarkt (groß)
    .dative = dem Jahrmarkt (groß)
    .from = vom Jahrmarkt (groß)
    .one = den Jahrmarkt (groß)
    .onedative = dem Jahrmarkt (groß)
    .onefrom = vom Jahrmarkt (groß)
# en: 5a41b3ef
gm-tile-grocer = der Krämer
    .accusative = den Krämer
    .dative = dem Krämer
    .from = vom Krämer
    .one = den Krämer
    .onedative = dem Krämer
    .onefrom = vom Krämer
# en: f687020e
gm-tile-loch-oich = Loch Oich
    .from = von Loch Oich
    .onefrom = von Loch Oich
# en: fa0aacb1
gm-tile-tavern-4-vp = die Taverne (4 SP)
    .accusative = die Taverne (4 SP)
    .dative = der Taverne (4 SP)
    .from = von der Taverne (4 SP)
    .one = eine Taverne (4 SP)
    .onedative = einer Taverne (4 SP)
    .onefrom = von einer Taverne (4 SP)
    .another = eine andere Taverne (4 SP)
# en: 63ea63a4
gm-tile-donan-castle = Donan Castle
    .from = von Donan Castle
    .onefrom = von Donan Castle
# en: 89a22d21
gm-tile-bridge = die Brücke
    .accusative = die Brücke
    .dative = der Brücke
    .from = von der Brücke
    .one = die Brücke
    .onedative = der Brücke
    .onefrom = von der Brücke
# en: 2c178c28
gm-tile-starting-village = das Startdorf
    .accusative = das Startdorf
    .dative = dem Startdorf
    .from = vom Startdorf
    .one = das Startdorf
    .onedative = dem Startdorf
    .onefrom = vom Startdorf
# en: 2ee1b36a
gm-tile-at = { $tile } { $place }
    .accusative = { $tile_accusative } { $place }
    .dative = { $tile_dative } { $place }
    .from = { $tile_from } { $place }
# en: c770fc99
gm-cell = an der Stelle des Startdorfs
# en: 9574222d
gm-cell-south = { $south } südlich vom Startdorf
# en: 46c4e632
gm-cell-north = { $north } nördlich vom Startdorf
# en: a0d0b8bc
gm-cell-east = { $east } östlich vom Startdorf
# en: be47641c
gm-cell-west = { $west } westlich vom Startdorf
# en: 8a177313
gm-cell-south-east = { $south } südlich und { $east } östlich vom Startdorf
# en: 20f20b78
gm-cell-south-west = { $south } südlich und { $west } westlich vom Startdorf
# en: 5cfca58d
gm-cell-north-east = { $north } nördlich und { $east } östlich vom Startdorf
# en: 36cb8d7e
gm-cell-north-west = { $north } nördlich und { $west } westlich vom Startdorf

## Resources, without an article

# en: 87fe065f
gm-cube-grain = Getreide
    .plural = Getreide
# en: ebe887dc
gm-cube-wood = Holz
    .plural = Holz
# en: c8a75344
gm-cube-stone = Stein
    .plural = Steine
# en: ba8f057b
gm-cube-sheep = Schaf
    .plural = Schafe
# en: bd7f8a03
gm-cube-cattle = Rind
    .plural = Rinder

## Numbers of things

# en: f0954e82
gm-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
# en: 57ae15bc
gm-tiles = { $number } Plättchen
# en: 946e406b
gm-cubes =
    { $number ->
        [one] { $number } Rohstoff
       *[other] { $number } Rohstoffe
    }
# en: ba6e4ad9
gm-members =
    { $number ->
        [one] { $number } Clanmitglied
       *[other] { $number } Clanmitglieder
    }
# en: 36bf80ea
gm-barrels =
    { $number ->
        [one] { $number } Whiskyfass
       *[other] { $number } Whiskyfässer
    }
# en: 59d81c5d
gm-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
# en: dfa0d16a
gm-movement-points =
    { $number ->
        [one] { $number } Bewegungspunkt
       *[other] { $number } Bewegungspunkte
    }

## Events

# en: 7bce11ca
gm-set-up = Die Partie ist aufgebaut; { $player } beginnt, und alle haben { $coins }.
# en: a59037a6
gm-set-up-die = Die Partie ist aufgebaut; { $player } beginnt, und alle haben { $coins }. Der Würfel spielt mit.
# en: c2d493a7
gm-tile-laid = { CAPITAL($tile) } wird auf Feld { $space } gelegt; noch { $tiles } in Stapel { $stack }.
# en: b6c62e26
gm-turn-began = { $player } ist am Zug.
# en: c399fe17
gm-turn-ended = Der Zug von { $player } endet.
# en: a8eea9a9
gm-tile-removed = { CAPITAL($tile) } auf Feld { $space } kommt aus dem Spiel.
# en: a7e1fff8
gm-die-rolled = Der Würfel zeigt { $roll } und rückt auf Feld { $space }; { $tile } kommt aus dem Spiel.
# en: 32708c41
gm-area-scored = Wertung { $scoring }. { $area }: { $numbers }.
# en: b93e5dd3
gm-area-barrels = Whiskyfässer
# en: ce9c6e6e
gm-area-chieftains = Häuptlinge und Mützen
# en: dc1a86f9
gm-area-cards = Karten
# en: cec29075
gm-final-scored = Schlusswertung. { $what }: { $numbers }.
# en: c357eec2
gm-final-iona-abbey = Iona Abbey
# en: 4888fe30
gm-final-loch-morar = Loch Morar
# en: 75db9c13
gm-final-duart-castle = Duart Castle
# en: a4d1b79a
gm-final-coins = Münzen
# en: d7919aa2
gm-final-tiles = Plättchen
# en: 0b9c15c9
gm-number = { $player } hat { $number } und erhält { $points }
# en: 478b67ff
gm-play-ended = Die Partie ist vorbei: { $totals }.
# en: f32b8275
gm-total = { $player } { $points } ({ $cubes })
# en: ee2fcb2a
gm-tile-taken = { $player } zieht auf Feld { $space } und nimmt { $tile_accusative }.
# en: fbe0609e
gm-tile-discarded = { $player } kann kein Plättchen anlegen; { $tile } auf Feld { $space } kommt aus dem Spiel.
# en: f10d006f
gm-tile-discarded-unpaid = { $player } kann kein Plättchen bezahlen, das sich anlegen ließe; { $tile } auf Feld { $space } kommt aus dem Spiel.
# en: dc7babf9
gm-cube-paid = { $player } gibt 1 { $cube } { $tile_from }.
# en: 4690d9e5
gm-cube-bought = { $player } gibt 1 { $cube }, gekauft für { $coins }.
# en: 34b422f8
gm-cube-sold = { $player } verkauft 1 { $cube } { $tile_from } für { $coins }.
# en: 7655ad8c
gm-barrel-paid = { $player } gibt ein Whiskyfass.
# en: 24a70fd0
gm-member-paid = { $player } gibt ein Clanmitglied { $tile_from }.
# en: 5e016031
gm-chieftain-paid = { $player } gibt einen Häuptling.
# en: f78a4ec8
gm-tile-paid = { CAPITAL($tile) } darf angelegt werden.
# en: a8707e10
gm-tile-placed = { $player } legt { $tile_accusative } an: { $place }.
# en: 27edfb78
gm-members-gained = { $player } erhält { $members } auf { $tile_dative }.
# en: 0c80e624
gm-card-gained = { $player } erhält die Karte { $card }.
# en: f5d481d5
gm-cubes-promised =
    { CAPITAL($tile) } bringt { $player } { $number ->
        [one] einen Rohstoff
       *[other] zwei Rohstoffe
    } nach Wahl.
# en: 360e5a73
gm-activation-began = { $player } darf { $tiles } aktivieren.
# en: d28d7af6
gm-barrels-gained = { $player } erhält { $barrels } { $tile_from }.
# en: 2d9f378c
gm-coins-gained = { $player } erhält { $coins } { $tile_from }.
# en: b5920d17
gm-cube-gained = { $player } erhält 1 { $cube } auf { $tile_dative }.
# en: e7673b7e
gm-tile-activated = { $player } aktiviert { $tile_accusative }.
# en: 29a3aa8b
gm-tile-activated-loch-ness = { $player } aktiviert { $tile_accusative } durch Loch Ness.
# en: 575c98c9
gm-exchange-made = { $player } hat für { $tile_accusative } gegeben: { $cubes }.
# en: c985b590
gm-points-scored = { $player } erhält { $points } für { $tile_accusative }.
# en: 8700d833
gm-movement-gained = { $player } hat { $points }.
# en: 359d188f
gm-member-moved = { $player } bewegt ein Clanmitglied { $origin_from } auf { $target_accusative }.
# en: 9ab854df
gm-member-promoted = { $player } macht ein Clanmitglied auf { $tile_dative } zum Häuptling.

## Moves, as orders

# en: 9bc79bbb
gm-sell-cube = Verkaufe 1 { $cube } { $tile_onefrom }.
# en: af7754d2
gm-take-tile = Nimm das Plättchen auf Feld { $space }.
# en: 2f907db1
gm-discard-tile = Wirf das Plättchen auf Feld { $space } ab.
# en: 5880ce5f
gm-pay-cube = Gib 1 { $cube } { $tile_onefrom }.
# en: 8d704376
gm-buy-cube = Kaufe 1 { $cube }.
# en: 16d486eb
gm-pay-member = Gib ein Clanmitglied { $tile_onefrom }.
# en: 9b4ee649
gm-pay-chieftain = Gib einen Häuptling.
# en: 26a3e3bf
gm-place-tile = Lege das Plättchen an: { $place }.
# en: 1560936d
gm-choose-cube = Wähle 1 { $cube }.
# en: 977e4187
gm-activate-tile = Aktiviere { $tile_one }.
# en: 4144cd19
gm-close-exchange = Gib keine Rohstoffe mehr und schließe den Tausch ab.
# en: 6dbc1382
gm-move-member = Bewege ein Clanmitglied { $origin_onefrom } auf { $target_one }.
# en: 3aa18d5d
gm-move-member-alike = Bewege ein Clanmitglied { $origin_onefrom } auf { $target_another }.
# en: 6e6c6f00
gm-promote-member = Mache ein Clanmitglied auf { $tile_onedative } zum Häuptling.
# en: 855f53a8
gm-end-turn = Beende den Zug.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

# en: 0a93e134
gm-over = Die Partie ist vorbei
# en: ff38f32a
gm-other-turn = { $player } ist am Zug
# en: c9835f7c
gm-first-take = Ziehe zuerst mit deiner Figur auf ein Plättchen
# en: ec3c282d
gm-first-pay = Bezahle zuerst das Plättchen, das du genommen hast
# en: f2204ebd
gm-first-place = Lege zuerst das Plättchen an, das du genommen hast
# en: 635389c3
gm-first-exchange = Schließe zuerst den Tausch ab, den du begonnen hast
# en: 3b7c4776
gm-then-activate = Dein Plättchen liegt; jetzt kannst du { $options }
# en: 8d7c8a89
gm-then-move = Mit dem ersten Bewegungspunkt endet das Aktivieren; jetzt kannst du { $options }
# en: f1fd1dca
gm-then-discarded = Nach einem abgeworfenen Plättchen kannst du nur noch { $options }
# en: fa659671
gm-options-end = deinen Zug beenden
# en: 82aeaade
gm-options-sell-end = verkaufen oder deinen Zug beenden
# en: f69936fb
gm-options-move-end = bewegen oder deinen Zug beenden
# en: f7c10a64
gm-options-move-sell-end = bewegen, verkaufen oder deinen Zug beenden
# en: c84ec161
gm-options-activate-end = aktivieren oder deinen Zug beenden
# en: c8644b85
gm-options-activate-sell-end = aktivieren, verkaufen oder deinen Zug beenden
# en: dd2dc113
gm-options-activate-move-end = aktivieren, bewegen oder deinen Zug beenden
# en: 007625ba
gm-options-activate-move-sell-end = aktivieren, bewegen, verkaufen oder deinen Zug beenden
# en: cf4040fa
gm-nothing-to-buy-for = Rohstoffe kauft man nur für fällige Kosten oder einen laufenden Tausch, und beides gibt es gerade nicht
# en: 0bc5ccd2
gm-loch-ness-used = Loch Ness aktiviert ein weiteres Plättchen pro Zug, und das ist schon geschehen
# en: ab4d5c4c
gm-loch = Lochs bewirken beim Aktivieren nichts
# en: 83042c2d
gm-no-such-tile = Ein solches Plättchen hast du nicht
# en: d0264675
gm-closed-early = Ein Tausch endet erst, wenn eine Anzahl Rohstoffe gegeben wurde, die er erlaubt
# en: cb5fc8d2
gm-no-movement-point = Du hast keinen Bewegungspunkt
# en: 2f3009bc
gm-no-member-there = Dort steht keines deiner Clanmitglieder
# en: 30776d71
gm-too-far = Ein Bewegungspunkt führt auf eines der acht Nachbarplättchen
# en: 336945c8
gm-activated = { CAPITAL($tile) } wurde in diesem Zug schon aktiviert
# en: 1f0800ed
gm-far-away = { CAPITAL($tile) } ist weder das neue Plättchen noch eines seiner Nachbarplättchen
# en: cc336fde
gm-exchange-unpaid = Du kannst nicht bezahlen, was { $tile } verlangt: { $missing }
# en: c92cb0bd
gm-full = Auf { $tile_dative } liegen schon drei Rohstoffe
# en: 76edbd72
gm-row-empty = Die Marktreihe für { $cube_plural } ist leer, darum lässt sich dort nichts verkaufen
# en: 2d79ec92
gm-row-full = Die Marktreihe für { $cube_plural } ist voll, darum lässt sich dort nichts kaufen
# en: a448b825
gm-too-few-coins = 1 { $cube } kostet { $coins }, und du hast { $has }
# en: 8acca645
gm-rest-unpaid = Nach 1 { $cube } kannst du den Rest nicht bezahlen: { $missing }
# en: cc29ebec
gm-takes-none = Für { $tile_accusative } wird kein { $cube } angenommen
# en: 2933ee38
gm-takes-no-more = Für { $tile_accusative } wird kein { $cube } mehr angenommen
# en: 0f538328
gm-loch-ness-no-cubes = Loch Ness kostet ein Clanmitglied oder einen Häuptling, aber keine Rohstoffe
# en: b2808c94
gm-cube-not-needed = Hier wird kein { $cube } verlangt
# en: 9d896bc5
gm-no-cube-there = Auf { $tile_dative } liegt kein { $cube }
# en: 566f03f3
gm-coins-short = { $coins } zu wenig
# en: 9319cf28
gm-rows-full =
    { $number ->
        [one] die Reihe für { $cubes_plural } ist voll
       *[other] die Reihen für { $cubes_plural } sind voll
    }
# en: c018b6ab
gm-rows-too-full =
    { $number ->
        [one] die Reihe für { $cubes_plural } ist zu voll
       *[other] die Reihen für { $cubes_plural } sind zu voll
    }
# en: fbe2761a
gm-cell-held = Dort liegt ein anderes Plättchen
# en: bf493a5b
gm-cell-apart = Diese Stelle grenzt mit keiner Seite an ein Plättchen deines Gebiets
# en: 35874123
gm-no-member-near = Auf keinem Nachbarplättchen dieser Stelle steht eines deiner Clanmitglieder
# en: a7ddee50
gm-river-ends = Ein Flussplättchen verlängert den Fluss am nördlichen oder südlichen Ende
# en: 709588fc
gm-road-ends = Ein Straßenplättchen verlängert die Straße am östlichen oder westlichen Ende
# en: 99e492b7
gm-river-sides = Seiten, die sich berühren, müssen zueinander passen: Fluss an Fluss, freies Land an freies Land
# en: 4ded1638
gm-road-sides = Seiten, die sich berühren, müssen zueinander passen: Straße an Straße, freies Land an freies Land
# en: 51b21bbc
gm-choose-first =
    Wähle zuerst { $number ->
        [one] den Rohstoff
       *[other] die Rohstoffe
    } für { $tile_accusative }
# en: c7f46852
gm-not-loch-ness = Nur Loch Ness kostet ein Clanmitglied oder einen Häuptling
# en: 810d06b1
gm-no-cell-without = Ohne dieses Clanmitglied gäbe es für Loch Ness keine erlaubte Stelle
# en: ea1e2ed1
gm-no-member-to-give = Du kannst kein Clanmitglied und keinen Häuptling so geben, dass für Loch Ness eine erlaubte Stelle bleibt
# en: 9c335617
gm-no-chieftain = Du hast keinen Häuptling
# en: d0bd3f72
gm-takable = Ein Plättchen wird nur abgeworfen, wenn sich keines der Leiste anlegen und bezahlen lässt; du kannst { $tile_accusative } auf Feld { $space } nehmen
# en: eacffb8a
gm-too-dear = Du kannst { $tile_accusative } nicht bezahlen: { $missing }
# en: 3ae28c4a
gm-no-barrel = { CAPITAL($tile) } kostet ein Whiskyfass, und du hast keines
# en: c1567aa8
gm-no-cell = In deinem Gebiet ist keine Stelle, wo { $tile } liegen darf
# en: 8bf32228
gm-no-tile = Auf Feld { $space } liegt kein Plättchen
