### What the page says from its beginning on: in the lobby, and on all screens.

# en: 55b89457
page-loading = Lädt…
# en: 61ce23c8
page-sounds = Töne
# en: 155f955a
page-games = Partien
# en: d5144695
page-series = Serien
# en: 6d092f7b
page-docs = API
# en: 6cf65807
page-close = Schließen
# en: 95325f98
page-cancel = Abbrechen
# en: a3a25e45
page-unknown-error = Die Anfrage ist fehlgeschlagen. Bitte versuche es noch einmal.
# en: 16472f4a
page-offline = Cairn ist nicht erreichbar. Bitte versuche es noch einmal.
# en: f3085cde
page-try-again = Erneut versuchen
# en: 8e3732ba
page-not-shown = Das lässt sich nicht zeigen
# en: e905e552
page-to-games = Zu den Partien
# en: 13ea7554
page-no-screen = Diese Seite gibt es bei Cairn nicht.
# en: 9bcc59f4
page-more = Mehr zeigen
# en: abd97abe
page-watch = Zuschauen
# en: cefca226
page-play = Spielen
# en: c592554a
page-open-replay = Replay
# en: 4d1c2401
page-sit-down = Hinsetzen
# en: d8438563
page-sit-down-at = Hinsetzen bei { $title }
# en: 70e87584
page-game-of = { $title }: { $names }
# en: 0acd48df
page-open-seat = offener Platz
# en: 67abd60e
page-kept-seat = reservierter Platz
# en: 1c270e89
page-kept-for = { $name } (eingeladen)
# en: ea332a54
page-you = du
# en: de7648e7
page-won = Sieg: { $names }
# en: a074b5d5
page-nobody-won = niemand hat gewonnen
# en: db9ee5ab
page-reasons-resigned = durch Aufgabe
# en: 5d9230af
page-reasons-abandoned = abgebrochen
# en: c81d8203
page-reasons-draw = unentschieden
# en: 04805c31
page-name-and-level = { $name } ({ $level })
# en: 7f792974
page-your-name = Dein Name
# en: 0a9346ac
page-status-running = Läuft
# en: dfa62819
page-turn-of = { $name } ist am Zug.
# en: 7510c2ad
page-rulebook = Spielregel
# en: 920f0538
page-rulebook-table = Tabelle: { $columns }
# en: 53149306
page-read-clause = { $clause } in der Spielregel lesen
# en: d79d561e
page-no-such-move = Das kannst du jetzt nicht benutzen.
# en: e650e2c5
page-stale-move = Die Partie hat sich geändert. Sieh sie dir noch einmal an, bevor du ziehst.
# en: ce65af0f
page-speeds-2000 = langsam
# en: 9836e984
page-speeds-1000 = normal
# en: 95d0c87a
page-speeds-400 = schnell
# en: e2fbd7d1
page-speeds-120 = sehr schnell
# en: 4bb81beb
page-milestone = Meilenstein
# en: 946dc3cb
page-chart = Punkteverlauf
# en: 9e1e9417
page-percent = { $percent } %
# en: 454ec976
page-level-random = zufällig
# en: 04789d32
page-level-beginner = Anfänger
# en: e6efbceb
page-level-casual = locker
# en: 07caf484
page-level-easy = leicht
# en: 8222e07e
page-level-medium = mittel
# en: 7ffa753c
page-level-hard = schwer
# en: 22c27180
page-level-expert = Experte
# en: 984ff6c0
page-level-greedy = gierig
# en: 4f52804b
page-skip = Zum Inhalt springen
# en: 10e8de2f
page-group-turn = Dein Zug
# en: 958740fb
page-end-turn = Zug beenden
# en: b5cb2a16
page-language = Sprache
# en: 17aa7738
lobby-title = Partien bei Cairn
# en: 2f911f34
lobby-lead = Ein Gasthaus in einem schottischen Glen, mit drei Spielen auf den Tischen. Komm herein.
# en: 01f2248e
lobby-doors-play = Jetzt spielen
# en: 8c62496b
lobby-doors-friend = Mit Freunden
# en: 26363469
lobby-doors-learn = Lernen
# en: 88ea35de
lobby-played-now = Laufende Partien
# en: 73b428b1
lobby-play-lead = Welches Spiel möchtest du gegen jemanden deiner Stärke spielen?
# en: 1283b3a4
lobby-searching-at = Suche nach Mitspielenden für { $title }.
# en: dd6506b9
lobby-then-ai = Kommt binnen 20 Sekunden niemand, spielt eine KI ähnlicher Stärke.
# en: 1d1c0af4
lobby-guest-lead = Welches Spiel? KIs setzen sich sofort zu dir. Mit einem Namen triffst du auf Menschen.
# en: 0d7e59eb
lobby-friend-lead = Welches Spiel? Die Partie ist privat: Nur mit ihrem Link kann man mitspielen.
# en: 5fcf9fb4
lobby-new-game = Neue Partie
# en: ebfba59c
lobby-kept-here = Partien, die dieses Gerät nachspielen kann
# en: cb5702f5
lobby-games-on-shelf = Die Spiele
# en: 518db5de
lobby-tables = Tische
# en: 4b80933e
lobby-of = { $action }: { $title }
# en: 9623feba
lobby-minutes = etwa { $minutes } Minuten
# en: 88dc911e
lobby-more-choices = Mehr Auswahl
# en: 1f8e5603
lobby-how-to-play = So wird gespielt
# en: f43578d3
lobby-watch-ais = KIs zuschauen
# en: 65a275d5
lobby-standings = Rangliste
# en: 55368d1b
lobby-sections-open = Warten auf Mitspielende
# en: 74319765
lobby-sections-running = Laufen gerade
# en: fded5a2d
lobby-sections-finished = Beendet
# en: 5ef81473
lobby-empty-open = Keine Partie wartet auf Mitspielende.
# en: 2ab48cc7
lobby-empty-running = Gerade läuft keine Partie.
# en: d2191156
lobby-empty-finished = Noch ist keine Partie beendet.
# en: 8c4d3132
lobby-empty-filtered = Keine Partie passt zu deiner Suche.
# en: 3c7ea81e
lobby-filters = Welche Partien gezeigt werden
# en: 276c260a
lobby-any-game = Alle Spiele
# en: 69a266fc
lobby-which-game = Spiel
# en: 83619004
lobby-show-all = Alle
# en: dbbb3896
lobby-show-open = Offene Plätze
# en: 384c6819
lobby-show-mine = Meine
# en: 08873cd6
lobby-show-running = Laufende
# en: b1450b73
lobby-show-finished = Beendete
# en: 8649bcff
lobby-search = Name
# en: db905201
lobby-search-lead = Durchsucht werden nur die { $most } neuesten Partien jeder Liste.
# en: a3c3b808
lobby-clear = Alles zeigen
# en: 431030af
lobby-which-ruleset = Welches Spiel?
# en: af8e111e
lobby-players-legend = Mitspielende
# en: dd798bc7
lobby-seat-number = Platz { $place }
# en: c089b220
lobby-open-game = Partie eröffnen
# en: 7bc5db89
lobby-invite = Einladen
# en: 6c28b27f
lobby-invite-to = Einladen zu { $title }
# en: 0e536340
lobby-invite-lead = Schicke diesen Link an alle, mit denen du spielen möchtest. Sie öffnen ihn und wählen „Hinsetzen“.
# en: 34b50d22
lobby-invite-code = QR-Code mit dem Link zur Partie
# en: b690a36a
lobby-invite-link = Link zur Partie
# en: 52beaa8c
lobby-copy = Link kopieren
# en: 8310d15a
lobby-copied = Der Link ist kopiert.
# en: 24aaa4e3
lobby-share = Teilen
# en: 5703136c
lobby-beside = Jemand anders setzt sich an diesem Gerät dazu
# en: 43e2cce3
lobby-how-title = So wird { $title } gespielt
# en: 7b878c28
lobby-no-how = Die Spielregel erklärt dieses Spiel.
# en: 7200590b
lobby-whole-rulebook = Die ganze Spielregel
# en: 35150c9e
lobby-players =
    { $number ->
        [one] { $number } Person
       *[other] { $number } Personen
    }
# en: f40b7794
lobby-players-from = { $least } bis { $most } Personen
# en: e23a025e
players-you = Du
# en: ef5e7e11
players-your-name = Dein Name
# en: c1f0d364
players-remember = Mich merken
# en: 7055df01
players-remember-lead = Gib einen Namen an, dann bewahrt Cairn deine Partien auf, sagt dir, wenn du am Zug bist, und bewertet, wie du spielst.
# en: 46c58bc8
players-guest-name = Name des Gasts
# en: 2a3f756b
players-guest-lead = Du hast einen Platz in dieser Partie. Jemand anders an diesem Gerät kann sich als Gast dazusetzen.
# en: fcb554cb
players-forgotten = Dieses Gerät kennt dich nicht mehr: Sein Zugang wurde entfernt, oder das Konto wurde gelöscht.
# en: 69bf615c
players-your-games = Deine Partien
# en: 7f6c703c
players-no-games = Du hast keine laufenden Partien.
# en: 0a411b5d
players-all-your-games = Alle deine Partien und Ratings
# en: d17c5bae
players-is-your-turn = du bist am Zug
# en: 5cdd728b
players-invited = Einladung
# en: caa7373c
players-waiting-count =
    { $count ->
        [one] { $count } Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
# en: 459b61a2
players-accept = Annehmen
# en: 2ac086da
players-decline = Ablehnen
# en: 72ce9325
players-accept-of = Einladung zu { $game } annehmen
# en: b83004e5
players-decline-of = Einladung zu { $game } ablehnen
# en: d472d5c8
players-block = Blockieren
# en: c781addd
players-block-of = { $name } blockieren
# en: cc7c42b8
players-block-lead = Du siehst dann keine Einladungen von { $name }. Es gibt keine Benachrichtigung darüber. Auf deiner Seite „Du“ kannst du die Blockierung aufheben.
# en: 508f664d
players-block-not = Nicht blockieren
# en: d9517b16
code-write = Wiederherstellungscode aufschreiben
# en: 915140fa
code-lead = Mit zwölf Wörtern auf Papier kommst du zurück, wenn kein Gerät dich mehr kennt.
# en: 58deae60
code-later = Später
# en: 79f89158
code-have = Ich habe einen Wiederherstellungscode
# en: 53e97fe8
frame-your-turn = Du bist am Zug
# en: de285376
frame-links = Drücke die Pfeiltaste nach unten für die Links.
# en: 9ae7eb1c
frame-explanation = Erklärung
# en: 8c6aa4d0
archive-title = Ein Archiv prüfen
