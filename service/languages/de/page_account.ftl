### A player's own pages: name, devices, ratings, standings, recovery code.

# en: dd1badc6
page-which-game = Welches Spiel?
# en: 9b922675
players-standings = Rangliste
# en: 37c01dea
players-standings-of = Rangliste: { $title }
# en: 8d43d6ef
players-no-player = Dieses Konto gibt es nicht, oder es wurde gelöscht.
# en: 5872eb04
players-since = Hier seit { $date }.
# en: 20e46ca4
players-settings = Name, Geräte und Daten
# en: 1ae6419c
players-invite = Zu einer Partie einladen
# en: ea15a5bd
players-ratings = Ratings
# en: c9a573e0
players-no-ratings = Hier hat noch keine Partie gezählt.
# en: 1d7d9892
players-no-ratings-of-yours = Von dir hat noch keine Partie gezählt.
# en: daeef9d2
players-which-ratings = Welche Ratings?
# en: 2487bdc9
players-rating-of = { $title }, { $group }
# en: 067d3c5a
players-rating = Rating
# en: c030bb08
players-plus-minus = { $rating } ± { $deviation }
# en: e12d452b
players-plus-minus-meaning = Jedes Rating beginnt bei 1500. Die Zahl nach ± sagt, wie unsicher es noch ist.
# en: 2bfecbe3
players-counted =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
# en: 5ccef38a
players-provisional = vorläufig
# en: ba0674e4
players-chart-title = Verlauf des Ratings
# en: d22cca2b
players-chart-words =
    { $count ->
        [one] Verlauf des Ratings: von { $first } bis { $last } in { $count } Partie.
       *[other] Verlauf des Ratings: von { $first } bis { $last } in { $count } Partien.
    }
# en: f06f3cfa
players-chart-table = Die Ratings als Tabelle
# en: d019d865
players-when = Wann
# en: cf1e80dd
players-game = Partie
# en: 61b6930e
players-show-game = Partie zeigen
# en: 3bb5d2a9
players-unlisted = nicht gelistet
# en: eade2ccb
players-games = Partien
# en: c238e8eb
players-no-games-of-theirs = Es gibt keine Partien zu zeigen.
# en: ac52a72a
players-games-count = { $open } offen, { $running } laufend, { $finished } beendet
# en: c27b1bc1
players-group = Gruppe von Optionen
# en: 82e19a27
players-with-bots = { $group }, mit Bots
# en: 01ee67ae
players-who-is-in = Wer in der Rangliste steht
# en: c23abcb6
players-without-ais = Konten
# en: 6e58ec23
players-with-ais = Konten, Bots und KIs
# en: db1fa01e
players-rank = Rang
# en: ed9fdb15
players-who = Wer
# en: 2c06cca0
players-levels = Die Stufen der KIs
# en: 85216284
players-levels-meaning = Sie wurden in Partien gegeneinander gemessen. Deine Partien ändern sie nicht.
# en: d0c36856
players-level = Stufe
# en: 279d64c8
players-interval = Wahrscheinlich zwischen
# en: 0c9aaeeb
players-between = { $low } und { $high }
# en: af3876f8
players-no-standings = In dieser Rangliste steht noch niemand. Sie beginnt mit der ersten Partie, die zählt.
# en: ad1050b2
players-provisional-meaning = Ein Rating ist vorläufig, bis zehn Partien gezählt haben. Mehrere Partien derselben zwei an einem Tag zählen weniger.
# en: 3743cd73
players-not-you = Cairn kennt dich auf diesem Gerät nicht.
# en: 15e76ed5
players-link-how = Spielst du schon auf einem anderen Gerät? Wähle dort auf der Seite „Du“: „Auf anderem Gerät nutzen“.
# en: 0b09036c
players-change-name = Namen ändern
# en: 00798d1f
players-name-changed = Der Name ist geändert, in allen deinen Partien.
# en: 0f3a3851
players-devices = Geräte
# en: f45cf2d1
players-devices-lead = Jedes Gerät und jedes Programm, das für dich handelt, hat einen eigenen Schlüssel. Ein entfernter Schlüssel gilt nicht mehr.
# en: d1ae30ed
players-first-device = das erste Gerät
# en: 0b5936ef
players-this-device = dieses Gerät
# en: e4cb3f1f
players-scopes-play = darf spielen
# en: 9d6df871
players-scopes-read = darf nur lesen
# en: 57fa3463
players-scopes-link = ein Link zu einem anderen Gerät
# en: 4e6ffb33
players-token-until = bis { $date }
# en: 8092a1e9
players-remove = Entfernen
# en: 274f2c1c
players-remove-of = { $label } entfernen
# en: b47a8a51
players-remove-this = Dieses Gerät vergisst dich dann. Ohne ein anderes Gerät kommst du nicht zurück. Möchtest du es entfernen?
# en: ab9b8b3a
players-remove-other = { $label } kann dann nicht mehr für dich handeln. Möchtest du es entfernen?
# en: a1941117
players-keep = Behalten
# en: 4447a417
players-link-device = Auf anderem Gerät nutzen
# en: 379a9a5a
players-link-lead = Scanne diesen Code mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal. Zeige ihn sonst niemandem.
# en: 37306435
players-link-code = QR-Code mit dem Link
# en: c55bd942
players-link-address = Link
# en: 65c1db22
players-link-left =
    { $minutes ->
        [0] Der Link ist abgelaufen.
        [one] Der Link gilt noch { $minutes } Minute.
       *[other] Der Link gilt noch { $minutes } Minuten.
    }
# en: ea4cefb8
players-linked = Das andere Gerät hat den Link benutzt.
# en: 786263a8
players-copy-link = Link kopieren
# en: e2f803fd
players-copied = Der Link ist kopiert.
# en: 6a160ab6
players-use-here = Cairn auf diesem Gerät unter deinem Namen nutzen
# en: 67f5b014
players-use-here-lead = Dieses Gerät bekommt einen eigenen Zugang. Du kannst ihn jederzeit entfernen.
# en: 5d285ec8
players-use-here-instead = Dieses Gerät kennt jetzt { $name } und vergisst dieses Konto dann. Ohne ein anderes Gerät ist es danach nicht mehr erreichbar.
# en: cc698264
players-known-here = Dieses Gerät kennt dich schon.
# en: 5d1a2d08
players-device-name = Name dieses Geräts
# en: 8c760ebc
players-device-default = mein anderes Gerät
# en: c497f2c3
players-no-link = In dieser Adresse ist kein Link mehr. Erstelle einen neuen auf dem Gerät, das dich kennt.
# en: 83b3d44f
players-use-it = Dieses Gerät nutzen
# en: a8f1b314
players-data = Deine Daten
# en: f423d813
players-download = Alles herunterladen
# en: 9d656fdc
players-download-lead = Eine Datei enthält alle gespeicherten Daten über dich: Name, Geräte, Ratings, Partien und deine Entscheidungen darin.
# en: dc31bc35
players-downloading = Die Datei wird erstellt…
# en: a855a852
players-downloaded =
    { $count ->
        [one] Die Datei mit { $count } Partie ist erstellt.
       *[other] Die Datei mit { $count } Partien ist erstellt.
    }
# en: 89dd60b5
players-erase = Mich löschen
# en: bd981f9c
players-erase-goes = Was gelöscht wird, sofort und für immer: dein Name, der Zugang aller deiner Geräte und deine Ratings.
# en: a7366f58
players-erase-leaves = Du verlässt alle Partien, die nicht beendet sind. In einer Partie zu zweit gewinnt die andere Seite.
# en: 3fc58ec8
players-erase-stays = Was bleibt: die Partien, mit „Ex-Mitglied“ auf deinem Platz. Sie lassen sich weiterhin nachspielen und nachweisen.
# en: 198e9e51
players-erase-type = Tippe zur Bestätigung deinen Namen ein: { $name }
# en: b98ebdb3
players-erase-wrong = Das ist nicht dein Name. Nichts wurde gelöscht.
# en: 9ba6ef6c
players-erase-yes = Mich für immer löschen
# en: 33068cce
players-erased = Du bist gelöscht. Cairn kennt dich nicht mehr.
# en: a3ed19ea
code-come-back = Zurückkommen
# en: 538c2616
code-come-back-lead = Tippe die zwölf Wörter deines Wiederherstellungscodes der Reihe nach ein. Die ersten vier Buchstaben jedes Worts genügen.
# en: 2b6755b1
code-words = Deine zwölf Wörter
# en: ae77896a
code-counted =
    { $count ->
        [12] Alle zwölf Wörter sind da.
       *[other] { $count } von 12 Wörtern
    }

## The recovery code, blocked players, and groups of ratings

# en: 651d3f7c
players-blocked = Blockierte Konten
# en: b19a149a
players-blocked-lead = Du siehst keine Einladungen von ihnen. Sie werden nicht benachrichtigt.
# en: de99e131
players-unblock = Freigeben
# en: 97131493
players-unblock-of = { $name } freigeben
# en: 50f71810
players-former = Ex-Mitglied
# en: cefb5a42
players-groups-base = übliche Optionen
# en: 71610e60
players-groups-tactics = Taktikkarten
# en: 75f77342
players-groups-expert = Expertenvariante
# en: a81deeac
players-groups-tactics_expert = Taktikkarten und Expertenvariante
# en: 09d0225b
players-groups-drawn = nach einem Raubzug gezogene Karten
# en: d89dccd7
players-token-since = seit { $date }
# en: c120bdf3
code-title = Wiederherstellungscode
# en: 7da22b78
code-none = Du hast keinen Wiederherstellungscode. Ohne ihn kommst du nicht zurück, wenn du die Daten dieses Browsers löschst.
# en: 183bcc1a
code-since = Du hast seit { $date } einen Wiederherstellungscode. Niemand kann ihn noch einmal zeigen, aber du kannst einen neuen erstellen.
# en: edc9c645
code-another = Neuen Code erstellen
# en: ade47db4
code-another-lead = Der neue Code ersetzt den alten. Die Wörter, die du aufgeschrieben hast, gelten dann nicht mehr.
# en: ed7e8663
code-keep-old = Alten Code behalten
# en: 055e88bd
code-shown-once = Schreibe diese Wörter in ihrer Reihenfolge auf und bewahre das Papier sicher auf. Sie werden nur dieses eine Mal gezeigt.
# en: cfac5d6d
code-who-has = Wer diese Wörter hat, kann für dich handeln.
# en: 35eecaa1
code-copy = Kopieren
# en: 8ea5f59b
code-copied = Die Wörter sind kopiert.
# en: cc8ca317
code-not-copied = Dieser Browser lässt die Seite nicht kopieren. Markiere die Wörter, oder schreibe sie auf.
# en: 1f6ad27a
code-print = Drucken
# en: d80cd1aa
code-printed-for = Wiederherstellungscode von { $name } bei { $origin }
# en: 9afa1727
code-written = Ich habe ihn aufgeschrieben
