### Mistakes in requests, as clients read them in `errors`. Words in `backquotes` are names in code: they stay as they are.


## Names of players and guests

# en: 912621fd
said-name-length = Ein Name hat 1 bis { $most } Zeichen.
# en: 1f64dfc0
said-name-spaces = Ein Name hat kein Leerzeichen an den Enden und keine zwei hintereinander.
# en: 69e84cb2
said-name-character = Ein Name darf { $character } hier nicht haben ({ $called }).
# en: ca795b7d
said-name-marks = Ein Name beginnt nicht mit einem kombinierenden Zeichen und hat höchstens { $most } davon hintereinander.
# en: 7125767e
said-name-taken = Dieser Name sieht aus wie der einer KI, eines offenen Platzes, eines Gasts ohne Namen oder eines Ex-Mitglieds.
# en: f05f83ae
said-name-needed = Ein Gast braucht einen Namen.
# en: 9add06b4
said-name-known = Ein Konto hat schon einen Namen.
# en: 7adbbbd6
said-human-seat = Der Platz eines Menschen braucht entweder `name` oder `player`.
# en: a486c8cc
said-title = Ein Titel hat 1 bis { $most } druckbare Zeichen und kein Leerzeichen an den Enden.

## Games and series

# en: 2dc9e174
said-fork-seats = Diese Partie hat { $seats } Plätze, nicht { $number }.
# en: 5eaaceda
said-seats-of-game = { $game } hat { $form } Plätze, nicht { $number }.
# en: 51330f3a
said-no-seat = Einen Platz { $seat } gibt es nicht.
# en: 8a0e31e6
said-level-of-game = { $game } hat keine Stufe `{ $level }`. Es hat { $levels }.
# en: e2802153
said-nonce = Eine Nonce hat bis zu 64 Hexadezimalziffern, 0 bis 9 und a bis f.
# en: b90e9d37
said-label-series = Das Etikett `series` ist Serien vorbehalten.
# en: 6fb7156b
said-no-player = Dieses Konto gibt es nicht.
# en: 0d28b8fa
said-one-seat = Ein Konto kann nur einen Platz in einer Partie haben.
# en: c226ac0e
said-first-player = Wer anfängt, wird ausgelost; lass dies null.
# en: 05673856
said-series-bounds = Es muss bei diesem Format und Spiel zwischen { $least } und { $most } liegen.
# en: 7151eb5e
said-series-places = Es gibt { $places } Plätze.
# en: ded8e62e
said-no-change = Der Body hat kein Feld, das zu ändern wäre.
# en: 57bde61d
said-link-days = Ein Link läuft nach 10 Minuten ab.

## Recovery codes

# en: f5c9f449
said-code-word = Wort { $place } kommt in keinem Wiederherstellungscode vor.
# en: 4d9b18ce
said-code-length = Ein Wiederherstellungscode hat { $words } Wörter, und hier sind { $number }.
# en: 9f3c24d7
said-code-misread = Diese Wörter sind kein Wiederherstellungscode: Eines wurde falsch gelesen, oder zwei sind vertauscht.

## Lists and feeds

# en: 03c81cae
said-day = Ein Tag hat das Format 2026-11-21.
# en: 1034313c
said-opponent = `opponent` verlangt `player`.
# en: f9e015e1
said-organiser = `organiser` schließt `player` aus.
# en: 63cf2b30
said-day-and-times = `day` schließt `ended_from` und `ended_until` aus.
# en: e1f27c37
said-archives-order = Archive stehen immer in der Reihenfolge, in der die Partien endeten.
# en: a90f5f6e
said-only-finished = Diese Liste hat nur beendete Partien.
# en: 20ec1700
said-only-archives = Das ist für `format=archives`.
# en: a31694cd
said-position = Das ist keine Position eines Feeds.
# en: becbd39f
said-position-old = Diese Position ist älter als ein Tag: Öffne den Feed ohne `after`.

## Webhooks

# en: 3ef5184c
said-webhook-whose = Ein Webhook braucht entweder `player` (`me`) oder `game`.
# en: 41a54bef
said-redelivery = Eine erneute Zustellung braucht entweder `message` oder `since`.
# en: 4b40eba8
said-no-delivery = Keine der letzten Zustellungen hat diese `webhook-id`.
# en: c8199aa8
said-url-form = Eine URL hat bis zu { $most } druckbare ASCII-Zeichen, ohne Leerzeichen.
# en: 61e91108
said-url-unreadable = Die URL ist nicht lesbar.
# en: abbba732
said-url-https = Die URL muss mit https beginnen. Der Betreiber dieses Dienstes kann eigene Netze erlauben (CAIRN_WEBHOOK_NETWORKS).
# en: 6d04d00d
said-url-parts = Die URL braucht einen Host und hat keinen Benutzer, kein Passwort und kein Fragment.
# en: 094486c0
said-url-port = Der Port muss 443 sein, oder { $least } oder höher.
# en: 984a0177
said-url-not-public = Der Host hat keine Adresse oder eine, die nicht öffentlich ist. Der Betreiber dieses Dienstes kann eigene Netze erlauben (CAIRN_WEBHOOK_NETWORKS).

## Archives. $line is the number of a line.

# en: c1ae0779
said-line = Zeile { $line }: { $form }.
# en: 2892ce08
form-archive-breaks-off = in diesem Archiv bricht der Datenstrom ab
# en: adda5a0d
form-line-length = sie hat mehr als { $bytes } Bytes
# en: 64011e77
form-line-after-names = sie folgt auf die Namen, die die letzte Zeile sind
# en: 3c11db9d
form-line-members = sie hat nicht Entscheidung, Fingerabdruck und Kette
# en: fcb55caa
form-line-other = sie ist nicht kanonisches JSON einer Entscheidung, eines Fingerabdrucks und einer Kette, und sonst nichts
# en: 280fc1d5
form-line-not-canonical = sie ist nicht kanonisches JSON: { $error }
# en: 6ef34643
form-none = es gibt keine

## Fields

# en: f01c34a0
said-required = Ein Pflichtfeld hat keine Daten.
# en: 5e88356a
said-missing = Fehlendes Feld.
# en: f03d09ab
said-unknown = Unbekanntes Feld.
# en: 8a32eae1
said-no-such-field = { $form } hat kein solches Feld.
# en: c7a4f6b0
form-guest-seat = Der Platz eines Gasts
# en: bcbaf6d1
form-own-seat = Der Platz des absendenden Kontos
# en: 8c9fe597
form-ai-seat = Der Platz einer KI
# en: 2a6f4a08
form-open-seat = Ein offener Platz
# en: 12852046
form-turn-clock = Eine Zeit je Zug
# en: 4f039c33
form-bank-clock = Eine Zeit für alle Züge
# en: 67c71401
form-days-clock = Eine Uhr mit Tagen je Zug
# en: 638215a6
form-choices-proof = Der Nachweis der Wahl der KIs
# en: 4ef27ee6
form-one-message = Eine einzelne Nachricht
# en: 65e07274
form-messages-since = Eine Zustellung aller Nachrichten seit einer Zeit
# en: e9fb2167
form-quality = Die Güte jeder Entscheidung
# en: 034a90a4
form-webhook-of-game = Ein Webhook für eine Partie, wie sie der Platz sieht, dessen Token gesendet wird, oder ohne Token, wer zuschaut,
# en: 69ad566d
form-webhook-of-player = Ein Webhook für alle Partien des Kontos, dessen Token gesendet wird,
# en: 3674dab4
said-null = Das Feld darf nicht null sein.
# en: 24a67022
said-value = Ungültiger Wert.
# en: 21f0d6f5
said-string = Keine gültige Zeichenkette.
# en: ba6e5327
said-utf8 = Keine gültige UTF-8-Zeichenkette.
# en: 8aafdd2c
said-integer = Keine gültige Ganzzahl.
# en: 783c176e
said-number = Keine gültige Zahl.
# en: 20bcbb97
said-number-large = Zahl zu groß.
# en: 4db1e08d
said-number-special = Besondere Zahlenwerte (nan oder infinity) sind nicht erlaubt.
# en: 3a3262cd
said-boolean = Kein gültiger Wahrheitswert.
# en: 586386f3
said-list = Keine gültige Liste.
# en: 9bd7efb2
said-mapping = Keine gültige Zuordnung.
# en: 466ed481
said-type = Ungültiger Typ.
# en: 4e9bf2ea
said-input = Ungültiger Eingabetyp.
# en: 93e3d987
said-pattern = Die Zeichenkette entspricht nicht dem erwarteten Muster.
# en: 7dfdb6d8
said-shorter = Kürzer als die Mindestlänge { $least }.
# en: 0d260f50
said-longer = Länger als die Höchstlänge { $most }.
# en: 58df1f71
said-length = Die Länge muss zwischen { $least } und { $most } liegen.
# en: c0203cc8
said-length-equal = Die Länge muss { $length } sein.
# en: cc7a2b3f
said-choices = Muss eines davon sein: { $choices }.
# en: 12cf8568
said-range = Muss größer oder gleich { $least } und kleiner oder gleich { $most } sein.
# en: 7fe0f509
said-least = Muss größer oder gleich { $least } sein.
# en: b63022e2
said-most = Muss kleiner oder gleich { $most } sein.
# en: 45d57053
said-not-known = { $value } ist hier nicht bekannt.
# en: ae377e4e
said-not-allowed = { $value } ist keiner der hier erlaubten Werte.
# en: e019ddaf
said-integer-least = Erwartet wird eine Ganzzahl von mindestens { $least }.
# en: 6942f993
said-integer-most = Erwartet wird eine Ganzzahl von höchstens { $most }.
# en: 3db7965c
said-items-least = Erwartet wird ein Array mit mindestens { $least } Elementen.
# en: 0f05d479
said-items-most = Erwartet wird ein Array mit höchstens { $most } Elementen.
# en: 1cbc1e19
said-items = Erwartet wird ein Array mit { $number } Elementen.
# en: 768f81e2
said-members-least = Erwartet wird ein Objekt mit mindestens { $least } Elementen.
# en: 2bb12430
said-members-most = Erwartet wird ein Objekt mit höchstens { $most } Elementen.
# en: 4de52146
said-characters-most = Erwartet wird eine Zeichenkette mit höchstens { $most } Zeichen.
# en: d65b5759
said-expected = Erwartet wird { $form }, nicht { $form2 }.
# en: e105d73f
said-must-be = Es muss { $form } sein.

## Parameters. $parameter is its name.

# en: 7d3918fc
said-no-parameter = Einen Parameter `{ $parameter }` gibt es hier nicht, nur { $known }.
# en: 3f97d61f
said-repeated = `{ $parameter }` kommt mehr als einmal vor.
# en: c5cb4cf9
said-parameter = `{ $parameter }` ist { $form }.

## Kinds of values, and forms of parameters

# en: edfdd10b
form-integer = eine Ganzzahl
# en: 225e56a6
form-number = eine Zahl
# en: 30da439a
form-string = eine Zeichenkette
# en: 3a9a3ba1
form-boolean = true oder false
# en: 262099f0
form-array = ein Array
# en: 49787228
form-object = ein Objekt
# en: 90d2628c
form-null = null
# en: a267a28c
form-either-word = `true` oder `false`
# en: 6e57ac48
form-in-range = eine Zahl von { $least } bis { $most }, etwa { $example }
# en: 4566bb11
form-id = 20 Zeichen, Buchstaben a bis z oder Ziffern 2 bis 7
# en: a9f0b4e2
form-player-id = die Id eines Kontos, 20 Buchstaben a bis z oder Ziffern 2 bis 7; für dich selbst kannst du keinen Platz reservieren
# en: ee2b585c
form-me-or-id = `me` oder die Id eines Kontos
# en: f370f791
form-hex = { $digits } Hexadezimalziffern
# en: 19cfb099
form-hex-dry = 64 Hexadezimalziffern, oder diese und -dry
# en: 41441b39
form-ruleset = ein Name in Kleinbuchstaben, etwa schotten_totten
# en: 450a607d
form-group = ein Name in Kleinbuchstaben, etwa tactics
# en: 0b7cc936
form-clause = Buchstaben und eine Zahl, etwa ST-04
# en: ed99b2ba
form-ascii = { $least } bis { $most } druckbare ASCII-Zeichen
# en: a284e7ad
form-etags = eine Liste von Entity-Tags, etwa "7-0", oder *
# en: d09854e0
form-time = eine Zeit nach RFC 3339, etwa 2026-11-21T09:00:01.250Z
# en: 0557df31
form-day = ein Tag, etwa 2026-11-21
# en: bbe6b6fb
form-cursor = ein Text von bis zu { $most } Zeichen, etwa MQ
# en: 337ce1a1
form-name-start = 2 oder mehr Zeichen, etwa Ann
# en: 925352ea
form-url = eine https-URL aus druckbaren ASCII-Zeichen, ohne Leerzeichen
# en: 023a73ba
form-feed-position = die `position` einer Nachricht, etwa 1795880000000
# en: face519e
form-version = eine Version in Ziffern, etwa 7
# en: b4e1e2fa
form-label = der Name eines Etiketts und sein Wert, etwa `cup:2026`
# en: 02d5760f
form-label-name = der Name eines Etiketts, etwa `cup` oder `round.1`
# en: 266a6d08
form-label-value = 1 bis 40 Buchstaben, Ziffern oder `_.:-`, etwa 2026
# en: e508cc38
form-or = { $form } oder { $form2 }

## Sentences of libraries

# en: 065a9fcf
said-method = Die Methode ist für die angefragte URL nicht erlaubt.
