### Glen More. $player is a name, $tile, $origin and $target are tiles, $cube is a resource, $space a number on the track.
###
### Forms of terms in Dutch:
### Tiles: the text itself has the definite article. Of tiles of which there are several, `one` has the indefinite one,
### and `another` has "een ander" or "een andere".
### Resources: `plural` is for the rows of the market (de rij voor schapen).


## Tiles

# en: 8d6570f1
gm-tile-quarry = de steengroeve
    .one = een steengroeve
    .another = een andere steengroeve
# en: e1048cfb
gm-tile-forest = het bos
    .one = een bos
    .another = een ander bos
# en: 91ac3226
gm-tile-meadow = het grasland
    .one = een grasland
    .another = een ander grasland
# en: e9040766
gm-tile-village = het dorp
    .one = een dorp
    .another = een ander dorp
# en: 9d2361a0
gm-tile-grain-field = het graanveld
    .one = een graanveld
    .another = een ander graanveld
# en: 61bb7793
gm-tile-pasture = de weide
    .one = een weide
    .another = een andere weide
# en: cf328b80
gm-tile-loch-lochy = Loch Lochy
# en: 93923798
gm-tile-butcher-sheep = de slager (schapen)
# en: e5e75c88
gm-tile-distillery = de distilleerderij
    .one = een distilleerderij
    .another = een andere distilleerderij
# en: 4fdb21b1
gm-tile-fair-small = de jaarmarkt (klein)
    .one = een jaarmarkt (klein)
    .another = een andere jaarmarkt (klein)
# en: c2fdd2cf
gm-tile-castle-moil = Castle Moil
# en: cfbe58df
gm-tile-castle-stalker = Castle Stalker
# en: 0f7dc724
gm-tile-armadale-castle = Armadale Castle
# en: 6c5b3e0e
gm-tile-butcher-cattle = de slager (runderen)
# en: 5e4b33c6
gm-tile-tavern-3-vp = de taverne (3 OP)
    .one = een taverne (3 OP)
    .another = een andere taverne (3 OP)
# en: a35fe688
gm-tile-butcher-mixed = de slager (gemengd)
# en: 3c124b63
gm-tile-loch-morar = Loch Morar
# en: 51d727fb
gm-tile-loch-ness = Loch Ness
# en: 08deed63
gm-tile-castle-of-mey = Castle of Mey
# en: f2887123
gm-tile-duart-castle = Duart Castle
# en: 956fd986
gm-tile-iona-abbey = Iona Abbey
# en: 4e4cf799
gm-tile-fair-medium = de jaarmarkt (middel)
# en: 8dbb9f83
gm-tile-cawdor-castle = Cawdor Castle
# en: 09d591e0
gm-tile-loch-shiel = Loch Shiel
# en: e09f77d2
gm-tile-fair-large = de jaarmarkt (groot)
# en: 5a41b3ef
gm-tile-grocer = de kruidenier
# en: f687020e
gm-tile-loch-oich = Loch Oich
# en: fa0aacb1
gm-tile-tavern-4-vp = de taverne (4 OP)
    .one = een taverne (4 OP)
    .another = een andere taverne (4 OP)
# en: 63ea63a4
gm-tile-donan-castle = Donan Castle
# en: 89a22d21
gm-tile-bridge = de brug
# en: 2c178c28
gm-tile-starting-village = het startdorp
# en: 2ee1b36a
gm-tile-at = { $tile } { $place }
# en: c770fc99
gm-cell = bij het startdorp
# en: 9574222d
gm-cell-south = { $south } ten zuiden van het startdorp
# en: 46c4e632
gm-cell-north = { $north } ten noorden van het startdorp
# en: a0d0b8bc
gm-cell-east = { $east } ten oosten van het startdorp
# en: be47641c
gm-cell-west = { $west } ten westen van het startdorp
# en: 8a177313
gm-cell-south-east = { $south } ten zuiden en { $east } ten oosten van het startdorp
# en: 20f20b78
gm-cell-south-west = { $south } ten zuiden en { $west } ten westen van het startdorp
# en: 5cfca58d
gm-cell-north-east = { $north } ten noorden en { $east } ten oosten van het startdorp
# en: 36cb8d7e
gm-cell-north-west = { $north } ten noorden en { $west } ten westen van het startdorp

## Resources, without an article

# en: 87fe065f
gm-cube-grain = graan
    .plural = graan
# en: ebe887dc
gm-cube-wood = hout
    .plural = hout
# en: c8a75344
gm-cube-stone = steen
    .plural = steen
# en: ba8f057b
gm-cube-sheep = schaap
    .plural = schapen
# en: bd7f8a03
gm-cube-cattle = rund
    .plural = runderen

## Numbers of things

# en: f0954e82
gm-coins =
    { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    }
# en: 57ae15bc
gm-tiles =
    { $number ->
        [one] { $number } tegel
       *[other] { $number } tegels
    }
# en: 946e406b
gm-cubes =
    { $number ->
        [one] { $number } grondstof
       *[other] { $number } grondstoffen
    }
# en: ba6e4ad9
gm-members =
    { $number ->
        [one] { $number } clanlid
       *[other] { $number } clanleden
    }
# en: 36bf80ea
gm-barrels =
    { $number ->
        [one] { $number } whiskyvat
       *[other] { $number } whiskyvaten
    }
# en: 59d81c5d
gm-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
# en: dfa0d16a
gm-movement-points =
    { $number ->
        [one] { $number } bewegingspunt
       *[other] { $number } bewegingspunten
    }

## Events

# en: 7bce11ca
gm-set-up = Het spel staat klaar; { $player } begint, en iedereen heeft { $coins }.
# en: a59037a6
gm-set-up-die = Het spel staat klaar; { $player } begint, en iedereen heeft { $coins }. De dobbelsteen doet mee.
# en: c2d493a7
gm-tile-laid = { CAPITAL($tile) } komt op veld { $space } te liggen; nog { $tiles } in stapel { $stack }.
# en: b6c62e26
gm-turn-began = { $player } is aan de beurt.
# en: c399fe17
gm-turn-ended = De beurt van { $player } is voorbij.
# en: a8eea9a9
gm-tile-removed = { CAPITAL($tile) } op veld { $space } gaat uit het spel.
# en: a7e1fff8
gm-die-rolled = De dobbelsteen toont { $roll } en gaat naar veld { $space }; { $tile } gaat uit het spel.
# en: 32708c41
gm-area-scored = Waardering { $scoring }. { $area }: { $numbers }.
# en: b93e5dd3
gm-area-barrels = Whiskyvaten
# en: ce9c6e6e
gm-area-chieftains = Clanhoofden en mutsen
# en: dc1a86f9
gm-area-cards = Kaarten
# en: cec29075
gm-final-scored = Eindwaardering. { $what }: { $numbers }.
# en: c357eec2
gm-final-iona-abbey = Iona Abbey
# en: 4888fe30
gm-final-loch-morar = Loch Morar
# en: 75db9c13
gm-final-duart-castle = Duart Castle
# en: a4d1b79a
gm-final-coins = Munten
# en: d7919aa2
gm-final-tiles = Tegels
# en: 0b9c15c9
gm-number = { $player } heeft er { $number } en krijgt { $points }
# en: 478b67ff
gm-play-ended = De partij is afgelopen: { $totals }.
# en: f32b8275
gm-total = { $player } { $points } ({ $cubes })
# en: ee2fcb2a
gm-tile-taken = { $player } gaat naar veld { $space } en neemt { $tile }.
# en: fbe0609e
gm-tile-discarded = { $player } kan geen tegel leggen; { $tile } op veld { $space } gaat uit het spel.
# en: f10d006f
gm-tile-discarded-unpaid = { $player } kan geen tegel betalen die te leggen is; { $tile } op veld { $space } gaat uit het spel.
# en: dc7babf9
gm-cube-paid = { $player } geeft 1 { $cube } van { $tile }.
# en: 4690d9e5
gm-cube-bought = { $player } geeft 1 { $cube }, gekocht voor { $coins }.
# en: 34b422f8
gm-cube-sold = { $player } verkoopt 1 { $cube } van { $tile } voor { $coins }.
# en: 7655ad8c
gm-barrel-paid = { $player } geeft een whiskyvat.
# en: 24a70fd0
gm-member-paid = { $player } geeft een clanlid van { $tile }.
# en: 5e016031
gm-chieftain-paid = { $player } geeft een clanhoofd.
# en: f78a4ec8
gm-tile-paid = { CAPITAL($tile) } mag gelegd worden.
# en: a8707e10
gm-tile-placed = { $player } legt { $tile } { $place }.
# en: 27edfb78
gm-members-gained = { $player } krijgt { $members } op { $tile }.
# en: 0c80e624
gm-card-gained = { $player } krijgt de kaart { $card }.
# en: f5d481d5
gm-cubes-promised =
    { CAPITAL($tile) } levert { $player } { $number ->
        [one] één grondstof
       *[other] twee grondstoffen
    } naar keuze op.
# en: 360e5a73
gm-activation-began = { $player } mag { $tiles } activeren.
# en: d28d7af6
gm-barrels-gained = { $player } krijgt { $barrels } van { $tile }.
# en: 2d9f378c
gm-coins-gained = { $player } krijgt { $coins } van { $tile }.
# en: b5920d17
gm-cube-gained = { $player } krijgt 1 { $cube } op { $tile }.
# en: e7673b7e
gm-tile-activated = { $player } activeert { $tile }.
# en: 29a3aa8b
gm-tile-activated-loch-ness = { $player } activeert { $tile } dankzij Loch Ness.
# en: 575c98c9
gm-exchange-made = { $player } heeft voor { $tile } gegeven: { $cubes }.
# en: c985b590
gm-points-scored = { $player } krijgt { $points } voor { $tile }.
# en: 8700d833
gm-movement-gained = { $player } heeft { $points }.
# en: 359d188f
gm-member-moved = { $player } verplaatst een clanlid van { $origin } naar { $target }.
# en: 9ab854df
gm-member-promoted = { $player } maakt van een clanlid op { $tile } een clanhoofd.

## Moves, as orders

# en: 9bc79bbb
gm-sell-cube = Verkoop 1 { $cube } van { $tile_one }.
# en: af7754d2
gm-take-tile = Neem de tegel op veld { $space }.
# en: 2f907db1
gm-discard-tile = Leg de tegel op veld { $space } af.
# en: 5880ce5f
gm-pay-cube = Geef 1 { $cube } van { $tile_one }.
# en: 8d704376
gm-buy-cube = Koop 1 { $cube }.
# en: 16d486eb
gm-pay-member = Geef een clanlid van { $tile_one }.
# en: 9b4ee649
gm-pay-chieftain = Geef een clanhoofd.
# en: 26a3e3bf
gm-place-tile = Leg de tegel { $place }.
# en: 1560936d
gm-choose-cube = Kies 1 { $cube }.
# en: 977e4187
gm-activate-tile = Activeer { $tile_one }.
# en: 4144cd19
gm-close-exchange = Geef geen grondstoffen meer en rond de ruil af.
# en: 6dbc1382
gm-move-member = Verplaats een clanlid van { $origin_one } naar { $target_one }.
# en: 3aa18d5d
gm-move-member-alike = Verplaats een clanlid van { $origin_one } naar { $target_another }.
# en: 6e6c6f00
gm-promote-member = Maak van een clanlid op { $tile_one } een clanhoofd.
# en: 855f53a8
gm-end-turn = Beëindig je beurt.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

# en: 0a93e134
gm-over = De partij is afgelopen
# en: ff38f32a
gm-other-turn = { $player } is aan de beurt
# en: c9835f7c
gm-first-take = Ga eerst met je pion naar een tegel
# en: ec3c282d
gm-first-pay = Betaal eerst de tegel die je hebt genomen
# en: f2204ebd
gm-first-place = Leg eerst de tegel die je hebt genomen
# en: 635389c3
gm-first-exchange = Rond eerst de ruil af waaraan je begonnen bent
# en: 3b7c4776
gm-then-activate = Je tegel ligt; je kunt nu { $options }
# en: 8d7c8a89
gm-then-move = Met het eerste bewegingspunt eindigt het activeren; je kunt nu { $options }
# en: f1fd1dca
gm-then-discarded = Na een afgelegde tegel kun je alleen nog { $options }
# en: fa659671
gm-options-end = je beurt beëindigen
# en: 82aeaade
gm-options-sell-end = verkopen of je beurt beëindigen
# en: f69936fb
gm-options-move-end = verplaatsen of je beurt beëindigen
# en: f7c10a64
gm-options-move-sell-end = verplaatsen, verkopen of je beurt beëindigen
# en: c84ec161
gm-options-activate-end = activeren of je beurt beëindigen
# en: c8644b85
gm-options-activate-sell-end = activeren, verkopen of je beurt beëindigen
# en: dd2dc113
gm-options-activate-move-end = activeren, verplaatsen of je beurt beëindigen
# en: 007625ba
gm-options-activate-move-sell-end = activeren, verplaatsen, verkopen of je beurt beëindigen
# en: cf4040fa
gm-nothing-to-buy-for = Grondstoffen koop je alleen voor kosten of een ruil die nu aan de orde zijn, en die zijn er niet
# en: 0bc5ccd2
gm-loch-ness-used = Loch Ness activeert één extra tegel per beurt, en dat is al gebeurd
# en: ab4d5c4c
gm-loch = Lochs doen niets als ze geactiveerd worden
# en: 83042c2d
gm-no-such-tile = Zo'n tegel heb je niet
# en: d0264675
gm-closed-early = Een ruil is pas afgerond als er een toegestaan aantal grondstoffen is gegeven
# en: cb5fc8d2
gm-no-movement-point = Je hebt geen bewegingspunt
# en: 2f3009bc
gm-no-member-there = Daar staat geen clanlid van jou
# en: 30776d71
gm-too-far = Een bewegingspunt leidt naar een van de acht aangrenzende tegels
# en: 336945c8
gm-activated = { CAPITAL($tile) } is deze beurt al geactiveerd
# en: 1f0800ed
gm-far-away = { CAPITAL($tile) } is niet de nieuwe tegel en grenst er ook niet aan
# en: cc336fde
gm-exchange-unpaid = Je kunt niet betalen wat { $tile } vraagt: { $missing }
# en: c92cb0bd
gm-full = Op { $tile } liggen al drie grondstoffen
# en: 76edbd72
gm-row-empty = De marktrij voor { $cube_plural } is leeg, dus daar valt niets te verkopen
# en: 2d79ec92
gm-row-full = De marktrij voor { $cube_plural } is vol, dus daar valt niets te kopen
# en: a448b825
gm-too-few-coins = 1 { $cube } kost { $coins }, en jij hebt er { $has }
# en: 8acca645
gm-rest-unpaid = Na 1 { $cube } kun je de rest niet betalen: { $missing }
# en: cc29ebec
gm-takes-none = Voor { $tile } wordt geen { $cube } aangenomen
# en: 2933ee38
gm-takes-no-more = Voor { $tile } wordt geen { $cube } meer aangenomen
# en: 0f538328
gm-loch-ness-no-cubes = Loch Ness kost een clanlid of een clanhoofd, maar geen grondstoffen
# en: b2808c94
gm-cube-not-needed = Hier wordt geen { $cube } gevraagd
# en: 9d896bc5
gm-no-cube-there = Op { $tile } ligt geen { $cube }
# en: 566f03f3
gm-coins-short = { $coins } te weinig
# en: 9319cf28
gm-rows-full =
    { $number ->
        [one] de rij voor { $cubes_plural } is vol
       *[other] de rijen voor { $cubes_plural } zijn vol
    }
# en: c018b6ab
gm-rows-too-full =
    { $number ->
        [one] de rij voor { $cubes_plural } is te vol
       *[other] de rijen voor { $cubes_plural } zijn te vol
    }
# en: fbe2761a
gm-cell-held = Daar ligt al een andere tegel
# en: bf493a5b
gm-cell-apart = Die plek grenst met geen enkele zijde aan een tegel van je gebied
# en: 35874123
gm-no-member-near = Op geen van de tegels rond die plek staat een clanlid van jou
# en: a7ddee50
gm-river-ends = Een riviertegel verlengt de rivier aan het noord- of zuideinde
# en: 709588fc
gm-road-ends = Een wegtegel verlengt de weg aan het oost- of westeinde
# en: 99e492b7
gm-river-sides = Zijden die elkaar raken, moeten bij elkaar passen: rivier aan rivier, vlak land aan vlak land
# en: 4ded1638
gm-road-sides = Zijden die elkaar raken, moeten bij elkaar passen: weg aan weg, vlak land aan vlak land
# en: 51b21bbc
gm-choose-first =
    Kies eerst de { $number ->
        [one] grondstof
       *[other] grondstoffen
    } voor { $tile }
# en: c7f46852
gm-not-loch-ness = Alleen Loch Ness kost een clanlid of een clanhoofd
# en: 810d06b1
gm-no-cell-without = Zonder dat clanlid zou er voor Loch Ness geen toegestane plek zijn
# en: ea1e2ed1
gm-no-member-to-give = Je kunt geen clanlid of clanhoofd geven waarna er voor Loch Ness nog een toegestane plek is
# en: 9c335617
gm-no-chieftain = Je hebt geen clanhoofd
# en: d0bd3f72
gm-takable = Een tegel wordt alleen afgelegd als geen tegel van het parcours zowel te leggen als te betalen is; jij kunt { $tile } op veld { $space } nemen
# en: eacffb8a
gm-too-dear = Je kunt { $tile } niet betalen: { $missing }
# en: 3ae28c4a
gm-no-barrel = { CAPITAL($tile) } kost een whiskyvat, en je hebt er geen
# en: c1567aa8
gm-no-cell = In je gebied is geen plek waar { $tile } mag liggen
# en: 8bf32228
gm-no-tile = Op veld { $space } ligt geen tegel
