### A player's own pages: name, devices, ratings, standings, recovery code.

# en: dd1badc6
page-which-game = Welk spel?
# en: 9b922675
players-standings = Ranglijst
# en: 37c01dea
players-standings-of = Ranglijst: { $title }
# en: 8d43d6ef
players-no-player = Die speler bestaat niet, of is gewist.
# en: 5872eb04
players-since = Hier sinds { $date }.
# en: 20e46ca4
players-settings = Naam, apparaten en gegevens
# en: 1ae6419c
players-invite = Voor een partij uitnodigen
# en: ea15a5bd
players-ratings = Ratings
# en: c9a573e0
players-no-ratings = Nog geen partij van deze speler heeft meegeteld.
# en: 1d7d9892
players-no-ratings-of-yours = Nog geen partij van jou heeft meegeteld.
# en: daeef9d2
players-which-ratings = Welke ratings?
# en: 2487bdc9
players-rating-of = { $title }, { $group }
# en: 067d3c5a
players-rating = Rating
# en: c030bb08
players-plus-minus = { $rating } ± { $deviation }
# en: e12d452b
players-plus-minus-meaning = Elke rating begint bij 1500. Het getal na ± zegt hoe onzeker hij nog is.
# en: 2bfecbe3
players-counted =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
# en: 5ccef38a
players-provisional = voorlopig
# en: ba0674e4
players-chart-title = Rating in de tijd
# en: d22cca2b
players-chart-words =
    { $count ->
        [one] Rating in de tijd: van { $first } naar { $last } in { $count } partij.
       *[other] Rating in de tijd: van { $first } naar { $last } in { $count } partijen.
    }
# en: f06f3cfa
players-chart-table = De ratings als tabel
# en: d019d865
players-when = Wanneer
# en: cf1e80dd
players-game = Partij
# en: 61b6930e
players-show-game = Toon de partij
# en: 3bb5d2a9
players-unlisted = niet in de lijst
# en: eade2ccb
players-games = Partijen
# en: c238e8eb
players-no-games-of-theirs = Er zijn geen partijen om te tonen.
# en: ac52a72a
players-games-count = { $open } open, { $running } bezig, { $finished } afgelopen
# en: c27b1bc1
players-group = Groep van opties
# en: 82e19a27
players-with-bots = { $group }, met bots
# en: 01ee67ae
players-who-is-in = Wie in de ranglijst staat
# en: c23abcb6
players-without-ais = Spelers
# en: 6e58ec23
players-with-ais = Spelers, bots en AI's
# en: db1fa01e
players-rank = Rang
# en: ed9fdb15
players-who = Wie
# en: 2c06cca0
players-levels = De niveaus van de AI's
# en: 85216284
players-levels-meaning = Ze zijn gemeten in partijen tegen elkaar. Jouw partijen veranderen ze niet.
# en: d0c36856
players-level = Niveau
# en: 279d64c8
players-interval = Waarschijnlijk tussen
# en: 0c9aaeeb
players-between = { $low } en { $high }
# en: af3876f8
players-no-standings = In deze ranglijst staat nog niemand. Ze begint met de eerste partij die meetelt.
# en: ad1050b2
players-provisional-meaning = Een rating is voorlopig tot er tien partijen hebben meegeteld. Herhaalde partijen van dezelfde twee spelers op één dag tellen minder.
# en: 3743cd73
players-not-you = Cairn kent je niet op dit apparaat.
# en: 15e76ed5
players-link-how = Speel je al op een ander apparaat? Kies daar op de pagina ‘Jij’: ‘Op ander apparaat gebruiken’.
# en: 0b09036c
players-change-name = Naam wijzigen
# en: 00798d1f
players-name-changed = De naam is gewijzigd, in al je partijen.
# en: 0f3a3851
players-devices = Apparaten
# en: f45cf2d1
players-devices-lead = Elk apparaat en elk programma dat namens jou handelt, heeft een eigen sleutel. Een sleutel die je verwijdert, werkt niet meer.
# en: d1ae30ed
players-first-device = het eerste apparaat
# en: 0b5936ef
players-this-device = dit apparaat
# en: e4cb3f1f
players-scopes-play = mag spelen
# en: 9d6df871
players-scopes-read = mag alleen lezen
# en: 57fa3463
players-scopes-link = een link naar een ander apparaat
# en: 4e6ffb33
players-token-until = tot { $date }
# en: 8092a1e9
players-remove = Verwijderen
# en: 274f2c1c
players-remove-of = { $label } verwijderen
# en: b47a8a51
players-remove-this = Dit apparaat vergeet je dan. Zonder een ander apparaat kun je niet terugkomen. Wil je het verwijderen?
# en: ab9b8b3a
players-remove-other = { $label } kan dan niet meer namens jou handelen. Wil je het verwijderen?
# en: a1941117
players-keep = Houden
# en: 4447a417
players-link-device = Op ander apparaat gebruiken
# en: 379a9a5a
players-link-lead = Scan deze code met het andere apparaat, of open daar de link. Hij werkt één keer. Toon hem aan niemand anders.
# en: 37306435
players-link-code = QR-code met de link
# en: c55bd942
players-link-address = Link
# en: 65c1db22
players-link-left =
    { $minutes ->
        [0] De link is verlopen.
        [one] De link werkt nog { $minutes } minuut.
       *[other] De link werkt nog { $minutes } minuten.
    }
# en: ea4cefb8
players-linked = Het andere apparaat heeft de link gebruikt.
# en: 786263a8
players-copy-link = Link kopiëren
# en: e2f803fd
players-copied = De link is gekopieerd.
# en: 6a160ab6
players-use-here = Cairn als jezelf gebruiken op dit apparaat
# en: 67f5b014
players-use-here-lead = Dit apparaat krijgt een eigen toegang. Je kunt die altijd verwijderen.
# en: 5d285ec8
players-use-here-instead = Dit apparaat kent nu { $name } en vergeet die dan. Zonder een ander apparaat is terugkomen onmogelijk.
# en: cc698264
players-known-here = Dit apparaat kent je al.
# en: 5d1a2d08
players-device-name = Naam van dit apparaat
# en: 8c760ebc
players-device-default = mijn andere apparaat
# en: c497f2c3
players-no-link = In dit adres zit geen link meer. Maak een nieuwe op het apparaat dat je kent.
# en: 83b3d44f
players-use-it = Dit apparaat gebruiken
# en: a8f1b314
players-data = Je gegevens
# en: f423d813
players-download = Alles downloaden
# en: 9d656fdc
players-download-lead = Eén bestand bevat alle opgeslagen gegevens over jou: naam, apparaten, ratings, partijen en je beslissingen daarin.
# en: dc31bc35
players-downloading = Het bestand wordt gemaakt…
# en: a855a852
players-downloaded =
    { $count ->
        [one] Het bestand met { $count } partij is gemaakt.
       *[other] Het bestand met { $count } partijen is gemaakt.
    }
# en: 89dd60b5
players-erase = Wis mij
# en: bd981f9c
players-erase-goes = Wat wordt gewist, meteen en voorgoed: je naam, de toegang van al je apparaten en je ratings.
# en: a7366f58
players-erase-leaves = Je verlaat alle partijen die niet zijn afgelopen. In een partij met twee wint de andere speler.
# en: 3fc58ec8
players-erase-stays = Wat blijft: de partijen, met ‘Oud-speler’ op jouw plaats. Ze zijn nog steeds na te spelen en te bewijzen.
# en: 198e9e51
players-erase-type = Typ ter bevestiging je naam: { $name }
# en: b98ebdb3
players-erase-wrong = Dat is niet je naam. Er is niets gewist.
# en: 9ba6ef6c
players-erase-yes = Wis mij voorgoed
# en: 33068cce
players-erased = Je bent gewist. Cairn kent je niet meer.
# en: a3ed19ea
code-come-back = Terugkomen
# en: 538c2616
code-come-back-lead = Typ de twaalf woorden van je herstelcode in hun volgorde. De eerste vier letters van elk woord zijn genoeg.
# en: 2b6755b1
code-words = Jouw twaalf woorden
# en: ae77896a
code-counted =
    { $count ->
        [12] Alle twaalf woorden zijn er.
       *[other] { $count } van 12 woorden
    }

## The recovery code, blocked players, and groups of ratings

# en: 651d3f7c
players-blocked = Geblokkeerde spelers
# en: b19a149a
players-blocked-lead = Je ziet geen uitnodigingen van hen. Ze krijgen daar geen bericht van.
# en: de99e131
players-unblock = Deblokkeren
# en: 97131493
players-unblock-of = { $name } deblokkeren
# en: 50f71810
players-former = Oud-speler
# en: cefb5a42
players-groups-base = gewone opties
# en: 71610e60
players-groups-tactics = tactiekkaarten
# en: 75f77342
players-groups-expert = Expert
# en: a81deeac
players-groups-tactics_expert = tactiekkaarten en Expert
# en: 09d0225b
players-groups-drawn = getrokken kaarten na een rooftocht
# en: d89dccd7
players-token-since = sinds { $date }
# en: c120bdf3
code-title = Herstelcode
# en: 7da22b78
code-none = Je hebt geen herstelcode. Zonder code kun je niet terugkomen nadat je de gegevens van deze browser hebt gewist.
# en: 183bcc1a
code-since = Je hebt sinds { $date } een herstelcode. Niemand kan hem nog eens tonen, maar je kunt een nieuwe maken.
# en: edc9c645
code-another = Nieuwe code maken
# en: ade47db4
code-another-lead = De nieuwe code vervangt de oude. De woorden die je hebt opgeschreven, werken dan niet meer.
# en: ed7e8663
code-keep-old = Oude code houden
# en: 055e88bd
code-shown-once = Schrijf deze woorden in hun volgorde op en bewaar het papier veilig. Ze worden maar één keer getoond.
# en: cfac5d6d
code-who-has = Wie deze woorden heeft, kan namens jou handelen.
# en: 35eecaa1
code-copy = Kopiëren
# en: 8ea5f59b
code-copied = De woorden zijn gekopieerd.
# en: cc8ca317
code-not-copied = Deze browser laat de pagina niet kopiëren. Selecteer de woorden, of schrijf ze op.
# en: 1f6ad27a
code-print = Afdrukken
# en: d80cd1aa
code-printed-for = De herstelcode van { $name } bij { $origin }
# en: 9afa1727
code-written = Ik heb hem opgeschreven
