### Highland Clans. $player and $opponent are names, $cubes are like `2 gelbe, 1 rotes`, $card is a value of 1 to 6.
###
### Forms of terms in German:
### Followers and buildings: `accusative` has the indefinite article, `definite` is the accusative with the definite one,
### `no` is the accusative with "kein".
### Colours: `one` and `many` are adjectives of one cube and of several, in nominative and accusative.
### Reserve and court: `from` has the preposition (aus der Reserve).


## Pieces, without an article

# en: 59cd502e
hc-warrior = Krieger
    .accusative = einen Krieger
    .definite = den Krieger
# en: ddc0eaac
hc-piper = Pfeifer
    .accusative = einen Pfeifer
    .definite = den Pfeifer
# en: 89f717d2
hc-monk = Mönch
    .accusative = einen Mönch
    .definite = den Mönch
# en: d7316a69
hc-cattle = Rind
    .accusative = ein Rind
    .no = kein Rind
# en: 923d9722
hc-castle = Burg
    .accusative = eine Burg
    .no = keine Burg
# en: a813f472
hc-monastery = Kloster
    .accusative = ein Kloster
    .no = kein Kloster
# en: e522887b
hc-yellow = Gelb
    .one = gelbes
    .many = gelbe
# en: 235fcaa0
hc-blue = Blau
    .one = blaues
    .many = blaue
# en: 03a1a452
hc-green = Grün
    .one = grünes
    .many = grüne
# en: 4061d37f
hc-red = Rot
    .one = rotes
    .many = rote
# en: bb6b95ca
hc-cubes =
    { $number ->
        [one] { $number } { $colour_one }
       *[other] { $number } { $colour_many }
    }
# en: ec775935
hc-no-cube = kein Klötzchen
# en: 1a39fc3f
hc-reserve = Reserve
    .from = aus der Reserve
# en: 486bd5a9
hc-court = Hof
    .from = vom Hof
# en: 1967fab0
hc-nobody = niemand
    .accusative = niemanden
# en: e73d4c61
hc-a-card = eine Karte
# en: c0000e90
hc-card-value = eine { $card }
# en: ce2b2518
hc-card-values = die Karten { $cards }
# en: 535a691b
hc-some-cards = Karten

## Numbers of things

# en: 60c1b991
hc-warriors = { $number } Krieger
# en: c1523d34
hc-pipers = { $number } Pfeifer
# en: ed62fed4
hc-monks =
    { $number ->
        [one] { $number } Mönch
       *[other] { $number } Mönche
    }
# en: 6a31c8f0
hc-free-lands =
    { $number ->
        [one] { $number } freies Landgut
       *[other] { $number } freie Landgüter
    }
# en: 407c445e
hc-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
# en: 486842df
hc-actions =
    { $number ->
        [one] { $number } Aktion
       *[other] { $number } Aktionen
    }
# en: 7a5b4453
hc-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
# en: 995ffc1f
hc-tiles-left = noch { $number } Plättchen
# en: 34dfc2e9
hc-number = { $player } { $number }
# en: 071338d7
hc-gain = { $player } { $points }
# en: 3e386822
hc-no-points = keine Punkte

## Events

# en: e9eb065b
hc-board-set-up = Im Beutel sind { $bag }; { $deck } Raubzugkarten und { $supply } Landgutplättchen liegen bereit.
# en: 02d42153
hc-clan-set-up =
    { $player } hat zu Beginn { $warriors }, { $pipers }, { $cattle ->
        [one] { $cattle } Rind
       *[other] { $cattle } Rinder
    }, { $lands } und { $points }.
# en: 2acd9a57
hc-round-began = Runde { $round } beginnt; { $player } fängt an.
# en: 5b108ce3
hc-turn-began = { $player } ist am Zug und hat höchstens { $actions }.
# en: e45272c5
hc-reserve-drawn = { $player } zieht { $cubes }.
# en: 120b7f16
hc-reserve-kept = { $player } behält die gezogenen Klötzchen.
# en: 9c480392
hc-reserve-redrawn = { $player } legt { $back } zurück und zieht { $drawn }.
# en: ca4c4a3d
hc-built = { $player } stellt { $what_accusative } auf ein freies Landgut.
# en: b305e05e
hc-followers-gained = { $player } nimmt { $followers } an den Hof.
# en: f2e914d9
hc-domain-bought = { $player } kauft ein Landgut für { $paid }; { $tiles }.
# en: 831b20c8
hc-paid = { $cubes } { $place_from }
# en: d5ad7500
hc-bard-sent = { $player } schickt einen Barden und nimmt { $opponent } { $takes_accusative } weg.
# en: b822fe15
hc-bard-sent-keep = { $player } schickt einen Barden, nimmt { $opponent } { $takes_accusative } weg und behält { $follower_definite }.
# en: 080b2b77
hc-reserve-returned = { $player } legt { $cubes } in den Beutel zurück.
# en: abf785ed
hc-cards-drawn = { $player } zieht { $cards }.
# en: 4b22d725
hc-discards-shuffled = Der Ablagestapel wird zu einem neuen Stapel mit { $deck } Karten gemischt.
# en: e5e68ed6
hc-cards-discarded = { $player } wirft { $cards } ab.
# en: 6aaa07ad
hc-peace-kept = { $player } verzichtet auf Raubzug und Kartentausch.
# en: 89a8525d
hc-raid-began = { $player } beginnt einen Raubzug gegen { $opponent }.
# en: bc268e7c
hc-card-laid = { $player } legt verdeckt { $card }.
# en: c6eda65f
hc-card-laid-piper = { $player } legt verdeckt { $card } mit einem Pfeifer.
# en: 8269c578
hc-combat-won = Kampfrunde { $round } endet { $first } zu { $second }: { $player } gewinnt sie.
# en: 5a069d7c
hc-combat-drawn = Kampfrunde { $round } endet { $first } zu { $second }: Niemand gewinnt sie.
# en: b73e04af
hc-raid-won = { $player } gewinnt den Raubzug, { $wins } ({ $points }).
# en: b5b165b9
hc-raid-drawn = Niemand gewinnt den Raubzug, { $wins } ({ $points }).
# en: f10b3a32
hc-cattle-driven = { $player } treibt ein Rind von { $opponent } auf ein freies Landgut.
# en: 0434cbc9
hc-spoil-taken = { $player } erbeutet { $what_accusative } von { $opponent } (kommt in den Beutel).
# en: 6ed28942
hc-spoil-declined = { $player } verzichtet auf Beute.
# en: 68a3b849
hc-following = { $player } hat das größte Gefolge (Krieger: { $warriors }).
# en: f6a523f3
hc-following-by-court = { $player } hat das größte Gefolge (Krieger: { $warriors }; Klötzchen am Hof: { $courts }).
# en: 9f794559
hc-no-following = Niemand hat das größte Gefolge (Krieger: { $warriors }).
# en: 3b4c9157
hc-no-following-by-court = Niemand hat das größte Gefolge (Krieger: { $warriors }; Klötzchen am Hof: { $courts }).
# en: 346fe549
hc-colour-scored = { $colour } ({ $counts }): { $points }.
# en: af6ec3bf
hc-colour-scored-against = { $colour } ({ $counts }; dagegen { $herds }): { $points }.
# en: 5737d40a
hc-tile-removed = Ein Landgutplättchen kommt aus dem Spiel und zeigt { $number }; { $tiles }.
# en: c4520b9b
hc-tile-removed-unseen = Ein Landgutplättchen kommt ungesehen aus dem Spiel; { $tiles }.
# en: 6520f701
hc-play-ended-red-zone = Die Partie endet: Das Plättchen liegt nicht über der höchsten Punktzahl.
# en: 03129620
hc-play-ended-empty-bag = Die Partie endet: Im Beutel sind weniger als sechs Klötzchen.
# en: b989da4e
hc-play-ended-empty-supply = Die Partie endet: Es ist kein Landgutplättchen mehr da.

## Moves, as orders

# en: 81cb1c28
hc-keep = Behalte die gezogenen Klötzchen.
# en: 3aab75d1
hc-redraw = Lege { $cubes } zurück und ziehe ebenso viele.
# en: 46298826
hc-build = Stelle { $what_accusative } auf ein freies Landgut.
# en: d85b3e17
hc-take-follower = Nimm { $follower_accusative } an den Hof.
# en: f4c398a7
hc-take-monks = Nimm { $monks } an den Hof.
# en: c5c9e911
hc-buy-domain-red = Kaufe ein Landgut für 1 rotes sowie 1 gelbes { $place_from }.
# en: a8016e9e
hc-buy-domain-red-monks =
    Kaufe ein Landgut für 1 rotes sowie 1 gelbes { $place_from } und { $monks ->
        [one] { $monks } grünes
       *[other] { $monks } grüne
    } vom Hof.
# en: 3cfe7c15
hc-buy-domain-green = Kaufe ein Landgut für 2 grüne sowie 1 gelbes { $place_from }.
# en: dddefbb8
hc-buy-domain-green-monks = Kaufe ein Landgut für 2 grüne ({ $monks } davon vom Hof) sowie 1 gelbes { $place_from }.
# en: 17fd4dc9
hc-bard = Schicke einen Barden und nimm { $opponent } { $takes_accusative } weg.
# en: 0021c69a
hc-bard-keep = Schicke einen Barden, nimm { $opponent } { $takes_accusative } weg und behalte { $follower_definite }.
# en: 57ec6a62
hc-end-actions = Führe keine weitere Aktion aus.
# en: 18a2eafb
hc-raid = Beginne einen Raubzug gegen { $opponent }.
# en: e2a1cb13
hc-exchange = Tausche { $cards } gegen ebenso viele neue.
# en: 18cbb79a
hc-end-turn = Verzichte auf Raubzug und Kartentausch.
# en: fd4b2820
hc-lay-card = Lege verdeckt { $card }.
# en: 9f950561
hc-lay-card-piper = Lege verdeckt { $card } mit einem Pfeifer.
# en: e1a5e7b9
hc-take-spoil = Nimm { $what_accusative } als Beute.
# en: c04f29bb
hc-decline-spoil = Verzichte auf die Beute des Raubzugs.
# en: 9a3631ff
hc-discard = Wirf { $card } ab.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

# en: e7e46886
hc-over = Die Partie ist vorbei
# en: 7bc09b78
hc-other-turn = Du bist nicht an der Reihe; gewartet wird auf { $player }
# en: 759eea3c
hc-first-redraw = Behalte zuerst die gezogenen Klötzchen, oder ziehe einige davon neu
# en: 8d90e2c5
hc-now-actions = Jetzt führst du deine Aktionen aus
# en: 085be161
hc-now-actions-or-end = Jetzt führst du deine Aktionen aus oder beendest sie
# en: 73132687
hc-actions-over = Deine Aktionen sind vorbei; beginne einen Raubzug, tausche Karten oder verzichte auf beides
# en: ac58d2bb
hc-first-lay = Ein Raubzug besteht aus drei Kampfrunden; lege eine Karte
# en: 5fbb5acb
hc-first-spoil = Du hast den Raubzug gewonnen; nimm eine Beute oder verzichte darauf
# en: c8854875
hc-first-discard = Du hast mehr Karten auf der Hand als erlaubt; wirf zuerst eine ab
# en: 15050242
hc-first-refill = Nach einem Raubzug wirfst du zwei Karten ab; wirf zuerst eine ab
# en: e7b92c73
hc-one-action = Wer in der Runde zuletzt am Zug ist, hat nur eine Aktion
# en: 44652715
hc-nothing-back = Wenn du nichts zurücklegen willst, behalte die Klötzchen
# en: e525ecd1
hc-reserve-short =
    Dafür brauchst du { $number ->
        [one] { $number } { $colour_one }
       *[other] { $number } { $colour_many }
    } aus der Reserve; dort { $has ->
        [0] ist keines
        [one] ist { $has }
       *[other] sind { $has }
    }
# en: 3bf76639
hc-reserve-short-back =
    Damit legst du { $number ->
        [one] { $number } { $colour_one }
       *[other] { $number } { $colour_many }
    } aus der Reserve zurück; dort { $has ->
        [0] ist keines
        [one] ist { $has }
       *[other] sind { $has }
    }
# en: 3ea883a6
hc-action-taken = Diese Aktion hast du schon ausgeführt; die zweite muss eine andere sein
# en: 884e420d
hc-bard-alone = Ein Barde muss die einzige Aktion des Zugs sein
# en: 4ddf5755
hc-must-act = Du kannst eine Aktion ausführen, also ist mindestens eine Pflicht
# en: a23da8a4
hc-no-free-land = Keines deiner Landgüter ist frei
# en: 7e85c35c
hc-no-supply = Der Vorrat an Landgütern ist leer
# en: bb06a574
hc-four-domains = Du hast schon vier Landgüter gekauft
# en: ba423dda
hc-own-warriors = An deinem Hof müssen mindestens { $number } Krieger bleiben
# en: 816b56b3
hc-their-warriors = An jenem Hof müssen mindestens { $number } Krieger bleiben
# en: aaae7624
hc-no-green = Ein Landgut für 1 rotes kostet keine grünen
# en: bd292816
hc-bard-no-opponent = Ein Barde geht zu einem anderen Clan
# en: cc828b99
hc-bard-form = Ein Barde nimmt ein Klötzchen vom Hof oder zwei verschiedene, von denen du eines behalten darfst; nenne sie in der Reihenfolge Krieger, Pfeifer, Mönch
# en: ab91f21d
hc-court-without = An jenem Hof ist kein { $follower }
# en: ccdcb103
hc-too-many-used = Dafür brauchst du { $number } Klötzchen aus der Reserve, und { $used } von höchstens { $most } sind schon verbraucht
# en: b530f86a
hc-too-few-monks =
    An deinem Hof { $has ->
        [0] ist kein grünes
        [one] ist { $has } grünes
       *[other] sind { $has } grüne
    }; dafür brauchst du { $number }
# en: db1f5bc4
hc-not-just-drawn = Die { $card } gehört nicht zu den Karten, die du gerade gezogen hast
# en: 314bf1c7
hc-which-card = Sag, welche Karte
# en: 536d46d5
hc-not-in-hand = Du hast keine { $card } auf der Hand
# en: 2ecc64e7
hc-raid-no-opponent = Ein Raubzug richtet sich gegen einen anderen Clan
# en: bdf6f824
hc-how-many-cards = Tauschen kann man eine, zwei oder drei Karten
# en: 40d189c3
hc-lowest-first = Nenne die Karten aufsteigend, die niedrigste zuerst
# en: e5dd3462
hc-no-piper = An deinem Hof ist kein Pfeifer
# en: 0dcb3fa4
hc-no-spoil = Der verteidigende Clan hat { $what_no }
# en: 9610ead6
hc-too-few-in-hand = Mit dem Wert { $card } hast du { $has } auf der Hand; dafür brauchst du { $number }
