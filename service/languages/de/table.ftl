### Decisions about the table of any game, and what all texts use. $player is a name, $level is the name of an AI's level.
###
### Forms of terms in German: `dative` of what a tie-break counts, without an article.

# en: b458332a
refusal = { $sentence } ({ $clause }).
# en: dd9ee641
text = { $text }
# en: bb3adf1e
table-a-seat = Ein Platz

## Seats without a name

# en: 8b730c3b
name-guest = Gast { $number }
# en: cb5fecac
name-seat = Platz { $number }
# en: 708dfc5d
name-former = Ex-Mitglied

## Events

# en: 8b043fc3
table-ai-after-time-out = (Die Zeit von { $player } war abgelaufen: Die KI „{ $level }“ hat gezogen.)
# en: 0001c20e
table-ai-after-leaving = ({ $player } ist gegangen: Die KI „{ $level }“ spielt weiter.)
# en: 39e8f533
table-ai-after-failures = (Die KI „{ $failed }“ hat dreimal versagt: Die KI „{ $level }“ hat gezogen.)
# en: 2705d283
table-game-opened = Eine Partie { $game } für { $seats } Personen wird eröffnet.
# en: f62518c5
table-seat-taken = { $player } setzt sich.
# en: 2b9e2efb
table-seat-declined = { $player } lehnt ab. Der Platz steht allen offen.
# en: 26f13999
table-seat-left = { $player } geht.
# en: f0049e4e
table-seat-left-to-ai = { $player } geht. Eine KI ({ $level }) spielt weiter.
# en: 351a27dd
table-time-forfeits = Die Zeit von { $player } ist abgelaufen. Der Platz hat verloren.
# en: e48f86b8
table-time-ran-out = Die Zeit von { $player } ist abgelaufen. Eine KI ({ $level }) spielt den Zug.
# en: b26a8a14
table-time-given =
    Der Dienst war { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } lang ausgefallen; diese Zeit zählt für niemanden.
# en: 59a8dae3
table-forked = Hier geht es mit einer neuen Partie weiter, mit neuer Besetzung und frischem Zufall.
# en: b073b55b
table-undone = { $player } geht zu Version { $version } zurück.
# en: 16515128
table-chosen = { $player } hat gewählt.
# en: bb563860
table-choice-withdrawn = { $player } nimmt die Wahl zurück.
# en: cbba0580
table-choices-revealed = Alle Plätze haben gewählt, und die Wahl wird aufgedeckt.

## The end of a game. $winners is a list of $number names, $leavers of $left names, $points is like 5:3.

# en: cd92b387
table-ended-abandoned = Die Partie ist vorbei, abgebrochen.
# en: 31e6280a
table-ended-abandoned-by = Die Partie ist vorbei, abgebrochen von { $leavers }.
# en: fdc2f618
table-ended-drawn = Die Partie ist vorbei, ohne Sieg, { $points }.
# en: c4e7e8e5
table-ended-drawn-left =
    Die Partie ist vorbei, ohne Sieg, { $points }. { $leavers } { $left ->
        [one] ist gegangen und steht
       *[other] sind gegangen und stehen
    } an letzter Stelle.
# en: 84ed451b
table-ended-drawn-resigned = Die Partie ist vorbei, ohne Sieg, durch Aufgabe.
# en: c7601b8b
table-ended-drawn-resigned-by = Die Partie ist vorbei, ohne Sieg, durch Aufgabe von { $leavers }.
# en: 0d87c1f0
table-ended-drawn-timeout = Die Partie ist vorbei, ohne Sieg, durch Zeitüberschreitung.
# en: d4b4c995
table-ended-drawn-timeout-by = Die Partie ist vorbei, ohne Sieg, durch Zeitüberschreitung von { $leavers }.
# en: dca86c6d
table-ended-won =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, { $points }.
# en: ceb91130
table-ended-won-left =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, { $points }. { $leavers } { $left ->
        [one] ist gegangen und steht
       *[other] sind gegangen und stehen
    } an letzter Stelle.
# en: c8f137be
table-ended-won-resigned =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, durch Aufgabe.
# en: 1495094d
table-ended-won-resigned-by =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, durch Aufgabe von { $leavers }.
# en: 65e075d7
table-ended-won-timeout =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, durch Zeitüberschreitung.
# en: f09a1b23
table-ended-won-timeout-by =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, durch Zeitüberschreitung von { $leavers }.
# en: 1ca7371d
table-ended-won-tie-break =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, { $points }, mit { $number ->
        [one] mehr
       *[other] gleich vielen
    } { $counted_dative } ({ $numbers }).
# en: e8d14f53
table-ended-won-tie-break-left =
    Die Partie ist vorbei: { $winners } { $number ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }, { $points }, mit { $number ->
        [one] mehr
       *[other] gleich vielen
    } { $counted_dative } ({ $numbers }). { $leavers } { $left ->
        [one] ist gegangen und steht
       *[other] sind gegangen und stehen
    } an letzter Stelle.
# en: 9fc22e56
tie-break-cubes-on-tiles = Rohstoffe auf Plättchen
    .dative = Rohstoffen auf Plättchen

## Levels of AIs

# en: 309e7409
level-random = zufällig
# en: d71a22b8
level-beginner = Anfänger
# en: 671ab549
level-casual = locker
# en: 30e3c915
level-easy = leicht
# en: a3610ea9
level-medium = mittel
# en: ff78bbd7
level-hard = schwer
# en: 488b29cb
level-expert = Experte
# en: 71b76f1f
level-greedy = gierig

## What each game is, in the lobby

# en: 14a7a528
blurb-glen-more = Zwei bis fünf Personen nehmen Plättchen von einer Leiste, bauen ein Gebiet und brennen Whisky im schottischen Hochland.
# en: c62a0a18
blurb-highland-clans = Drei bis fünf Clans sammeln Gefolgsleute, bauen auf ihren Landgütern und ziehen für Punkte auf Raubzug gegeneinander.
# en: 20c5263a
blurb-schotten-totten = Zwei Clans spielen Karten an neun Grenzsteine; drei Karten an einem Grenzstein bilden eine Formation, die ihn beanspruchen kann.

## What happens if a player leaves: first what it does, then whether the game counts for ratings

# en: df971a64
leave-opens-seat = Wenn du gehst, ist dein Platz wieder offen.
# en: 6c0857d7
leave-loses = Wenn du gehst, gewinnt die andere Person.
# en: afb996c7
leave-ai-plays-on = Wenn du gehst, spielt eine KI ({ $level }) auf deinem Platz, und du stehst an letzter Stelle.
# en: d3e51346
leave-abandons = Wenn du gehst, endet die Partie, weil kein anderer Mensch mitspielt.
# en: c49a341b
leave-unrated = Die Partie zählt nicht für Ratings.
# en: 9b747da2
leave-few-moves = Die Partie zählt nicht für Ratings, weil nicht alle Plätze { $moves } Züge gemacht haben.
# en: c5ccc36c
leave-rated = Die Partie zählt für Ratings: Du stehst an letzter Stelle.
