### The form for a new game: its seats, its options and its clock.

# en: b35648a3
lobby-level-meanings-beginner = spielt wie „leicht“, aber drei von zehn Zügen sind zufällig; für eine erste Partie
# en: 79dc37bf
lobby-level-meanings-casual = spielt wie „leicht“, aber einer von acht Zügen ist zufällig; für eine zweite Partie
# en: 8ea1a67f
lobby-level-meanings-easy = spielt schnell und nach einfachen Zielen; für alle, die die Regeln kennen
# en: cbb24440
lobby-level-meanings-medium = denkt weiter voraus; für alle, die „leicht“ schlagen
# en: 46ad21bd
lobby-level-meanings-hard = denkt am längsten; für alle, die oft gewinnen
# en: 36b96dbe
lobby-level-meanings-expert = hat aus Partien gegen sich selbst gelernt; für alle, die „schwer“ schlagen
# en: ae691cae
lobby-level-meanings-greedy = nimmt den besten der nächsten Züge und denkt nicht weiter; etwa so stark wie „leicht“
# en: 70ec6d6c
lobby-level-meanings-random = macht irgendeinen erlaubten Zug; zum Ausprobieren der Regeln
# en: 4f9281bd
lobby-what-levels = Was sind die Stufen der KIs?
# en: 578a1a70
lobby-seat-kind = Wer auf Platz { $place } sitzt
# en: fa6f66ac
lobby-seat-name = Name auf Platz { $place }
# en: 24c73fd4
lobby-name-placeholder = Dein Name
# en: 3505e041
lobby-guest-placeholder = Name des Gasts
# en: 58e19838
lobby-options = Optionen
# en: c1ed2d23
lobby-at-random = zufällig
# en: 3e2c7cfb
lobby-clock = Uhr
# en: ab1c0e86
lobby-clock-kinds-none = Keine Uhr
# en: 110db582
lobby-clock-kinds-turn = Sekunden je Zug
# en: 4a765c37
lobby-clock-kinds-bank = Bedenkzeit mit Zuschlag
# en: adde3f0d
lobby-clock-kinds-days = Tage je Zug
# en: aef82b0b
lobby-clock-fields-turn-seconds = Sekunden für jeden Zug
# en: db2f22c3
lobby-clock-fields-bank-seconds = Sekunden Bedenkzeit
# en: 41e91c84
lobby-clock-fields-bank-increment = Sekunden Zuschlag nach jedem Zug
# en: 5e89e337
lobby-clock-fields-days-days = Tage für jeden Zug
# en: 61ec6c0d
lobby-clock-then = Wenn die Zeit abgelaufen ist
# en: 1eb06bad
lobby-clock-ends-easy = spielt eine leichte KI den Zug
# en: c2b9656e
lobby-clock-ends-forfeit = ist die Partie verloren
# en: 402d08f7
lobby-listed = Partie in der Lobby zeigen
# en: 13af19dd
lobby-rated = Die Partie zählt für Ratings
# en: e9071de9
lobby-rated-lead = Sie zählt, wenn nur Konten und KIs mitspielen und alle einige Züge machen. Eine Partie, die zählen kann, hat kein Zurücknehmen und keine Tipps.
# en: eb396465
lobby-first-seat = Wer beginnt
# en: de3c1845
players-me-named = Ich ({ $name })
# en: d95062dd
players-invited-seat = { $name } einladen
# en: b94971a8
lobby-kinds-me = Ich
# en: 3c6492a5
lobby-kinds-guest = Ein Gast an diesem Gerät
# en: 0157134b
lobby-kinds-open = Wer immer kommt
# en: 4b517316
lobby-kinds-beginner = KI, Anfänger
# en: 0e863f24
lobby-kinds-casual = KI, locker
# en: eeb90d89
lobby-kinds-easy = KI, leicht
# en: 7b3072c4
lobby-kinds-medium = KI, mittel
# en: 3f05e2a1
lobby-kinds-hard = KI, schwer
# en: 45c57fea
lobby-kinds-expert = KI, Experte
# en: 04b35f3b
lobby-kinds-greedy = KI, gierig
# en: 36c6a165
lobby-kinds-random = KI, zufällig
