### Decisions about the table of any game, and what all texts use. $player is a name, $level is the name of an AI's level.

# en: b458332a
refusal = { $sentence } ({ $clause }).
# en: dd9ee641
text = { $text }
# en: bb3adf1e
table-a-seat = Een plaats

## Seats without a name

# en: 8b730c3b
name-guest = Gast { $number }
# en: cb5fecac
name-seat = Plaats { $number }
# en: 708dfc5d
name-former = Oud-speler

## Events

# en: 8b043fc3
table-ai-after-time-out = (De tijd van { $player } was om: de AI ‘{ $level }’ heeft gezet.)
# en: 0001c20e
table-ai-after-leaving = ({ $player } is weggegaan: de AI ‘{ $level }’ speelt verder.)
# en: 39e8f533
table-ai-after-failures = (De AI ‘{ $failed }’ faalde drie keer: de AI ‘{ $level }’ heeft gezet.)
# en: 2705d283
table-game-opened = Een partij { $game } voor { $seats } spelers wordt geopend.
# en: f62518c5
table-seat-taken = { $player } gaat zitten.
# en: 2b9e2efb
table-seat-declined = { $player } slaat de uitnodiging af. De plaats is vrij voor iedereen.
# en: 26f13999
table-seat-left = { $player } gaat weg.
# en: f0049e4e
table-seat-left-to-ai = { $player } gaat weg. Een AI ({ $level }) speelt verder.
# en: 351a27dd
table-time-forfeits = De tijd van { $player } is om. De plaats heeft verloren.
# en: e48f86b8
table-time-ran-out = De tijd van { $player } is om. Een AI ({ $level }) speelt de beurt.
# en: b26a8a14
table-time-given =
    De dienst was { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } uitgevallen; die tijd telt voor niemand.
# en: 59a8dae3
table-forked = Vanaf hier gaat een nieuwe partij verder, met nieuwe spelers en nieuw toeval.
# en: b073b55b
table-undone = { $player } gaat terug naar versie { $version }.
# en: 16515128
table-chosen = { $player } heeft gekozen.
# en: bb563860
table-choice-withdrawn = { $player } neemt de keuze terug.
# en: cbba0580
table-choices-revealed = Alle plaatsen hebben gekozen, en de keuzes worden onthuld.

## The end of a game. $winners is a list of $number names, $leavers of $left names, $points is like 5:3.

# en: cd92b387
table-ended-abandoned = De partij is afgelopen, afgebroken.
# en: 31e6280a
table-ended-abandoned-by = De partij is afgelopen, afgebroken door { $leavers }.
# en: fdc2f618
table-ended-drawn = De partij is afgelopen, zonder winnaar, { $points }.
# en: c4e7e8e5
table-ended-drawn-left =
    De partij is afgelopen, zonder winnaar, { $points }. { $leavers } { $left ->
        [one] is weggegaan en eindigt
       *[other] zijn weggegaan en eindigen
    } als laatste.
# en: 84ed451b
table-ended-drawn-resigned = De partij is afgelopen, zonder winnaar, door opgave.
# en: c7601b8b
table-ended-drawn-resigned-by = De partij is afgelopen, zonder winnaar, door opgave van { $leavers }.
# en: 0d87c1f0
table-ended-drawn-timeout = De partij is afgelopen, zonder winnaar, door tijdsoverschrijding.
# en: d4b4c995
table-ended-drawn-timeout-by = De partij is afgelopen, zonder winnaar, door tijdsoverschrijding van { $leavers }.
# en: dca86c6d
table-ended-won =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, { $points }.
# en: ceb91130
table-ended-won-left =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, { $points }. { $leavers } { $left ->
        [one] is weggegaan en eindigt
       *[other] zijn weggegaan en eindigen
    } als laatste.
# en: c8f137be
table-ended-won-resigned =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, door opgave.
# en: 1495094d
table-ended-won-resigned-by =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, door opgave van { $leavers }.
# en: 65e075d7
table-ended-won-timeout =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, door tijdsoverschrijding.
# en: f09a1b23
table-ended-won-timeout-by =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, door tijdsoverschrijding van { $leavers }.
# en: 1ca7371d
table-ended-won-tie-break =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, { $points }, met { $number ->
        [one] meer
       *[other] evenveel
    } { $counted } ({ $numbers }).
# en: e8d14f53
table-ended-won-tie-break-left =
    De partij is afgelopen: { $winners } { $number ->
        [one] wint
       *[other] delen de overwinning
    }, { $points }, met { $number ->
        [one] meer
       *[other] evenveel
    } { $counted } ({ $numbers }). { $leavers } { $left ->
        [one] is weggegaan en eindigt
       *[other] zijn weggegaan en eindigen
    } als laatste.
# en: 9fc22e56
tie-break-cubes-on-tiles = grondstoffen op tegels

## Levels of AIs

# en: 309e7409
level-random = willekeurig
# en: d71a22b8
level-beginner = beginner
# en: 671ab549
level-casual = ontspannen
# en: 30e3c915
level-easy = makkelijk
# en: a3610ea9
level-medium = gemiddeld
# en: ff78bbd7
level-hard = moeilijk
# en: 488b29cb
level-expert = expert
# en: 71b76f1f
level-greedy = gretig

## What each game is, in the lobby

# en: 14a7a528
blurb-glen-more = Twee tot vijf spelers nemen tegels van een parcours, bouwen een gebied en stoken whisky in de Schotse Hooglanden.
# en: c62a0a18
blurb-highland-clans = Drie tot vijf clans verzamelen volgelingen, bouwen op hun landerijen en gaan voor punten bij elkaar op rooftocht.
# en: 20c5263a
blurb-schotten-totten = Twee clans spelen kaarten bij negen grensstenen; drie kaarten bij een grenssteen vormen een combinatie die hem kan claimen.

## What happens if a player leaves: first what it does, then whether the game counts for ratings

# en: df971a64
leave-opens-seat = Als je weggaat, is je plaats weer vrij.
# en: 6c0857d7
leave-loses = Als je weggaat, wint de andere speler.
# en: afb996c7
leave-ai-plays-on = Als je weggaat, speelt een AI ({ $level }) op je plaats, en eindig je als laatste.
# en: d3e51346
leave-abandons = Als je weggaat, eindigt de partij, want geen andere mens speelt mee.
# en: c49a341b
leave-unrated = De partij telt niet mee voor ratings.
# en: 9b747da2
leave-few-moves = De partij telt niet mee voor ratings, omdat niet alle plaatsen { $moves } zetten hebben gedaan.
# en: c5ccc36c
leave-rated = De partij telt mee voor ratings: je eindigt als laatste.
