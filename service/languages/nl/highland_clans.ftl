### Highland Clans. $player and $opponent are names, $cubes are like `2 gele, 1 rood`, $card is a value of 1 to 6.
###
### Forms of terms in Dutch:
### Followers and buildings: `one` has the indefinite article, `the` the definite one.
### Colours: the text itself is for one cube, `many` for several.
### Reserve and court: `from` has the preposition (uit de reserve).


## Pieces, without an article

# en: 59cd502e
hc-warrior = krijger
    .one = een krijger
    .the = de krijger
# en: ddc0eaac
hc-piper = doedelzakspeler
    .one = een doedelzakspeler
    .the = de doedelzakspeler
# en: 89f717d2
hc-monk = monnik
    .one = een monnik
    .the = de monnik
# en: d7316a69
hc-cattle = rund
    .one = een rund
# en: 923d9722
hc-castle = burcht
    .one = een burcht
# en: a813f472
hc-monastery = klooster
    .one = een klooster
# en: e522887b
hc-yellow = geel
    .many = gele
# en: 235fcaa0
hc-blue = blauw
    .many = blauwe
# en: 03a1a452
hc-green = groen
    .many = groene
# en: 4061d37f
hc-red = rood
    .many = rode
# en: bb6b95ca
hc-cubes =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_many }
    }
# en: ec775935
hc-no-cube = geen blokje
# en: 1a39fc3f
hc-reserve = reserve
    .from = uit de reserve
# en: 486bd5a9
hc-court = hof
    .from = van het hof
# en: 1967fab0
hc-nobody = niemand
# en: e73d4c61
hc-a-card = een kaart
# en: c0000e90
hc-card-value = een { $card }
# en: ce2b2518
hc-card-values = de kaarten { $cards }
# en: 535a691b
hc-some-cards = kaarten

## Numbers of things

# en: 60c1b991
hc-warriors =
    { $number ->
        [one] { $number } krijger
       *[other] { $number } krijgers
    }
# en: c1523d34
hc-pipers =
    { $number ->
        [one] { $number } doedelzakspeler
       *[other] { $number } doedelzakspelers
    }
# en: ed62fed4
hc-monks =
    { $number ->
        [one] { $number } monnik
       *[other] { $number } monniken
    }
# en: 6a31c8f0
hc-free-lands =
    { $number ->
        [one] { $number } vrij landgoed
       *[other] { $number } vrije landerijen
    }
# en: 407c445e
hc-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
# en: 486842df
hc-actions =
    { $number ->
        [one] { $number } actie
       *[other] { $number } acties
    }
# en: 7a5b4453
hc-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
# en: 995ffc1f
hc-tiles-left =
    { $number ->
        [one] nog { $number } tegel
       *[other] nog { $number } tegels
    }
# en: 34dfc2e9
hc-number = { $player } { $number }
# en: 071338d7
hc-gain = { $player } { $points }
# en: 3e386822
hc-no-points = geen punten

## Events

# en: e9eb065b
hc-board-set-up = In de buidel zitten { $bag }; { $deck } speelkaarten en { $supply } landgoedtegels liggen klaar.
# en: 02d42153
hc-clan-set-up =
    { $player } begint met { $warriors }, { $pipers }, { $cattle ->
        [one] { $cattle } rund
       *[other] { $cattle } runderen
    }, { $lands } en { $points }.
# en: 2acd9a57
hc-round-began = Ronde { $round } begint; { $player } is startspeler.
# en: 5b108ce3
hc-turn-began = { $player } is aan de beurt, met hoogstens { $actions }.
# en: e45272c5
hc-reserve-drawn = { $player } trekt { $cubes }.
# en: 120b7f16
hc-reserve-kept = { $player } houdt de getrokken blokjes.
# en: 9c480392
hc-reserve-redrawn = { $player } legt { $back } terug en trekt { $drawn }.
# en: ca4c4a3d
hc-built = { $player } zet { $what_one } op een vrij landgoed.
# en: b305e05e
hc-followers-gained = { $player } neemt { $followers } op aan het hof.
# en: f2e914d9
hc-domain-bought = { $player } koopt een landgoed voor { $paid }; { $tiles }.
# en: 831b20c8
hc-paid = { $cubes } { $place_from }
# en: d5ad7500
hc-bard-sent = { $player } stuurt een bard om { $takes_one } van { $opponent } te nemen.
# en: b822fe15
hc-bard-sent-keep = { $player } stuurt een bard om { $takes_one } van { $opponent } te nemen en { $follower_the } te houden.
# en: 080b2b77
hc-reserve-returned = { $player } legt { $cubes } terug in de buidel.
# en: abf785ed
hc-cards-drawn = { $player } trekt { $cards }.
# en: 4b22d725
hc-discards-shuffled = De aflegstapel wordt geschud tot een nieuwe stapel van { $deck } kaarten.
# en: e5e68ed6
hc-cards-discarded = { $player } legt { $cards } af.
# en: 6aaa07ad
hc-peace-kept = { $player } gaat niet op rooftocht en ruilt geen kaarten.
# en: 89a8525d
hc-raid-began = { $player } begint een rooftocht tegen { $opponent }.
# en: bc268e7c
hc-card-laid = { $player } legt { $card } gedekt neer.
# en: c6eda65f
hc-card-laid-piper = { $player } legt { $card } gedekt neer met een doedelzakspeler.
# en: 8269c578
hc-combat-won = Gevechtsronde { $round } eindigt in { $first } tegen { $second }, gewonnen door { $player }.
# en: 5a069d7c
hc-combat-drawn = Gevechtsronde { $round } eindigt in { $first } tegen { $second }, zonder winnaar.
# en: b73e04af
hc-raid-won = { $player } wint de rooftocht, { $wins } ({ $points }).
# en: b5b165b9
hc-raid-drawn = Niemand wint de rooftocht, { $wins } ({ $points }).
# en: f10b3a32
hc-cattle-driven = { $player } drijft een rund van { $opponent } naar een vrij landgoed.
# en: 0434cbc9
hc-spoil-taken = { $player } neemt { $what_one } van { $opponent } (gaat naar de buidel).
# en: 6ed28942
hc-spoil-declined = { $player } neemt geen buit.
# en: 68a3b849
hc-following = { $player } heeft de grootste aanhang (krijgers: { $warriors }).
# en: f6a523f3
hc-following-by-court = { $player } heeft de grootste aanhang (krijgers: { $warriors }; blokjes aan het hof: { $courts }).
# en: 9f794559
hc-no-following = Niemand heeft de grootste aanhang (krijgers: { $warriors }).
# en: 3b4c9157
hc-no-following-by-court = Niemand heeft de grootste aanhang (krijgers: { $warriors }; blokjes aan het hof: { $courts }).
# en: 346fe549
hc-colour-scored = { CAPITAL($colour) } ({ $counts }): { $points }.
# en: af6ec3bf
hc-colour-scored-against = { CAPITAL($colour) } ({ $counts }; daartegen { $herds }): { $points }.
# en: 5737d40a
hc-tile-removed = Een landgoedtegel gaat uit het spel en toont { $number }; { $tiles }.
# en: c4520b9b
hc-tile-removed-unseen = Een landgoedtegel gaat ongezien uit het spel; { $tiles }.
# en: 6520f701
hc-play-ended-red-zone = De partij eindigt: de tegel is niet hoger dan de hoogste score.
# en: 03129620
hc-play-ended-empty-bag = De partij eindigt: er zitten minder dan zes blokjes in de buidel.
# en: b989da4e
hc-play-ended-empty-supply = De partij eindigt: er is geen landgoedtegel meer.

## Moves, as orders

# en: 81cb1c28
hc-keep = Houd de getrokken blokjes.
# en: 3aab75d1
hc-redraw = Leg { $cubes } terug en trek er evenveel.
# en: 46298826
hc-build = Zet { $what_one } op een vrij landgoed.
# en: d85b3e17
hc-take-follower = Neem { $follower_one } op aan je hof.
# en: f4c398a7
hc-take-monks = Neem { $monks } op aan je hof.
# en: c5c9e911
hc-buy-domain-red = Koop een landgoed voor 1 rood en verder 1 geel { $place_from }.
# en: a8016e9e
hc-buy-domain-red-monks =
    Koop een landgoed voor 1 rood en verder 1 geel { $place_from } en { $monks ->
        [one] { $monks } groen
       *[other] { $monks } groene
    } van het hof.
# en: 3cfe7c15
hc-buy-domain-green = Koop een landgoed voor 2 groene en verder 1 geel { $place_from }.
# en: dddefbb8
hc-buy-domain-green-monks = Koop een landgoed voor 2 groene (waarvan { $monks } van het hof) en verder 1 geel { $place_from }.
# en: 17fd4dc9
hc-bard = Stuur een bard om { $takes_one } van { $opponent } te nemen.
# en: 0021c69a
hc-bard-keep = Stuur een bard om { $takes_one } van { $opponent } te nemen en { $follower_the } te houden.
# en: 57ec6a62
hc-end-actions = Doe geen actie meer.
# en: 18a2eafb
hc-raid = Begin een rooftocht tegen { $opponent }.
# en: e2a1cb13
hc-exchange = Ruil { $cards } voor evenveel nieuwe.
# en: 18cbb79a
hc-end-turn = Ga niet op rooftocht en ruil geen kaarten.
# en: fd4b2820
hc-lay-card = Leg { $card } gedekt neer.
# en: 9f950561
hc-lay-card-piper = Leg { $card } gedekt neer met een doedelzakspeler.
# en: e1a5e7b9
hc-take-spoil = Neem { $what_one } als buit.
# en: c04f29bb
hc-decline-spoil = Neem geen buit van de rooftocht.
# en: 9a3631ff
hc-discard = Leg { $card } af.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

# en: e7e46886
hc-over = De partij is afgelopen
# en: 7bc09b78
hc-other-turn = Jij bent niet aan zet; er wordt gewacht op { $player }
# en: 759eea3c
hc-first-redraw = Houd eerst de getrokken blokjes, of trek er een aantal opnieuw
# en: 8d90e2c5
hc-now-actions = Nu doe je je acties
# en: 085be161
hc-now-actions-or-end = Nu doe je je acties, of je beëindigt ze
# en: 73132687
hc-actions-over = Je acties zijn voorbij; ga op rooftocht, ruil kaarten of doe geen van beide
# en: ac58d2bb
hc-first-lay = Een rooftocht bestaat uit drie gevechtsrondes; leg een kaart neer
# en: 5fbb5acb
hc-first-spoil = Je hebt de rooftocht gewonnen; neem een buit, of geen
# en: c8854875
hc-first-discard = Je hebt meer kaarten in je hand dan je mag houden; leg er eerst een af
# en: 15050242
hc-first-refill = Na een rooftocht leg je twee kaarten af; leg er eerst een af
# en: e7b92c73
hc-one-action = Als laatste van de ronde heb je één actie
# en: 44652715
hc-nothing-back = Wil je niets terugleggen, houd dan de blokjes
# en: e525ecd1
hc-reserve-short =
    Hiervoor heb je { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_many }
    } uit de reserve nodig; daar { $has ->
        [0] is er geen
        [one] is er { $has }
       *[other] zijn er { $has }
    }
# en: 3bf76639
hc-reserve-short-back =
    Hiermee leg je { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_many }
    } uit de reserve terug; daar { $has ->
        [0] is er geen
        [one] is er { $has }
       *[other] zijn er { $has }
    }
# en: 3ea883a6
hc-action-taken = Deze actie heb je al gedaan; de tweede moet een andere zijn
# en: 884e420d
hc-bard-alone = Een bard moet de enige actie van een beurt zijn
# en: 4ddf5755
hc-must-act = Je kunt een actie doen, dus je moet er minstens één doen
# en: a23da8a4
hc-no-free-land = Geen van je landerijen is vrij
# en: 7e85c35c
hc-no-supply = De voorraad landerijen is leeg
# en: bb06a574
hc-four-domains = Je hebt al vier landerijen gekocht
# en: ba423dda
hc-own-warriors = Aan je hof moeten minstens { $number } krijgers blijven
# en: 816b56b3
hc-their-warriors = Aan dat hof moeten minstens { $number } krijgers blijven
# en: aaae7624
hc-no-green = Een landgoed voor 1 rood kost geen groen
# en: bd292816
hc-bard-no-opponent = Een bard gaat naar een tegenstander
# en: cc828b99
hc-bard-form = Een bard neemt één volgeling, of twee verschillende waarvan je er één mag houden; noem ze in de volgorde krijger, doedelzakspeler, monnik
# en: ab91f21d
hc-court-without = Aan dat hof is geen { $follower }
# en: ccdcb103
hc-too-many-used =
    Hiervoor heb je { $number ->
        [one] { $number } blokje
       *[other] { $number } blokjes
    } uit de reserve nodig, en { $used } van hoogstens { $most } zijn al gebruikt
# en: b530f86a
hc-too-few-monks =
    Aan je hof { $has ->
        [0] is geen groen
        [one] is { $has } groen
       *[other] zijn { $has } groene
    }; hiervoor heb je er { $number } nodig
# en: db1f5bc4
hc-not-just-drawn = De { $card } hoort niet bij de kaarten die je net hebt getrokken
# en: 314bf1c7
hc-which-card = Zeg welke kaart
# en: 536d46d5
hc-not-in-hand = Je hebt geen { $card } in je hand
# en: 2ecc64e7
hc-raid-no-opponent = Een rooftocht is tegen een tegenstander
# en: bdf6f824
hc-how-many-cards = Je kunt één, twee of drie kaarten ruilen
# en: 40d189c3
hc-lowest-first = Noem de kaarten oplopend, de laagste eerst
# en: e5dd3462
hc-no-piper = Aan je hof is geen doedelzakspeler
# en: 0dcb3fa4
hc-no-spoil = De verdediger heeft geen { $what }
# en: 9610ead6
hc-too-few-in-hand = Van waarde { $card } heb je er { $has } in je hand; hiervoor heb je er { $number } nodig
