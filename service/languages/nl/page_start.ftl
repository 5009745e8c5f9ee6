### What the page says from its beginning on: in the lobby, and on all screens.

# en: 55b89457
page-loading = Laden…
# en: 61ce23c8
page-sounds = Geluiden
# en: 155f955a
page-games = Partijen
# en: d5144695
page-series = Reeksen
# en: 6d092f7b
page-docs = API
# en: 6cf65807
page-close = Sluiten
# en: 95325f98
page-cancel = Annuleren
# en: a3a25e45
page-unknown-error = Het verzoek is mislukt. Probeer het opnieuw.
# en: 16472f4a
page-offline = Cairn is niet bereikbaar. Probeer het opnieuw.
# en: f3085cde
page-try-again = Opnieuw proberen
# en: 8e3732ba
page-not-shown = Dit kan niet worden getoond
# en: e905e552
page-to-games = Naar de partijen
# en: 13ea7554
page-no-screen = Zo'n pagina is er niet bij Cairn.
# en: 9bcc59f4
page-more = Meer tonen
# en: abd97abe
page-watch = Kijken
# en: cefca226
page-play = Spelen
# en: c592554a
page-open-replay = Replay
# en: 4d1c2401
page-sit-down = Ga zitten
# en: d8438563
page-sit-down-at = Ga zitten bij { $title }
# en: 70e87584
page-game-of = { $title }: { $names }
# en: 0acd48df
page-open-seat = open plaats
# en: 67abd60e
page-kept-seat = gereserveerde plaats
# en: 1c270e89
page-kept-for = { $name } (uitgenodigd)
# en: ea332a54
page-you = jij
# en: de7648e7
page-won = gewonnen: { $names }
# en: a074b5d5
page-nobody-won = niemand heeft gewonnen
# en: db9ee5ab
page-reasons-resigned = door opgave
# en: 5d9230af
page-reasons-abandoned = afgebroken
# en: c81d8203
page-reasons-draw = gelijkspel
# en: 04805c31
page-name-and-level = { $name } ({ $level })
# en: 7f792974
page-your-name = Je naam
# en: 0a9346ac
page-status-running = Bezig
# en: dfa62819
page-turn-of = { $name } is aan de beurt.
# en: 7510c2ad
page-rulebook = Spelregels
# en: 920f0538
page-rulebook-table = Tabel: { $columns }
# en: 53149306
page-read-clause = Lees { $clause } in de spelregels
# en: d79d561e
page-no-such-move = Dat kun je nu niet gebruiken.
# en: e650e2c5
page-stale-move = De partij is veranderd. Kijk er nog eens naar voordat je zet.
# en: ce65af0f
page-speeds-2000 = langzaam
# en: 9836e984
page-speeds-1000 = normaal
# en: 95d0c87a
page-speeds-400 = snel
# en: e2fbd7d1
page-speeds-120 = heel snel
# en: 4bb81beb
page-milestone = mijlpaal
# en: 946dc3cb
page-chart = Punten in de tijd
# en: 9e1e9417
page-percent = { $percent }%
# en: 454ec976
page-level-random = willekeurig
# en: 04789d32
page-level-beginner = beginner
# en: e6efbceb
page-level-casual = ontspannen
# en: 07caf484
page-level-easy = makkelijk
# en: 8222e07e
page-level-medium = gemiddeld
# en: 7ffa753c
page-level-hard = moeilijk
# en: 22c27180
page-level-expert = expert
# en: 984ff6c0
page-level-greedy = gretig
# en: 4f52804b
page-skip = Naar de inhoud
# en: 10e8de2f
page-group-turn = Jouw beurt
# en: 958740fb
page-end-turn = Beurt beëindigen
# en: b5cb2a16
page-language = Taal
# en: 17aa7738
lobby-title = Partijen bij Cairn
# en: 2f911f34
lobby-lead = Een herberg in een Schotse glen, met drie spellen op tafel. Kom binnen.
# en: 01f2248e
lobby-doors-play = Nu spelen
# en: 8c62496b
lobby-doors-friend = Met een vriend
# en: 26363469
lobby-doors-learn = Leren
# en: 88ea35de
lobby-played-now = Nu bezig
# en: 73b428b1
lobby-play-lead = Welk spel wil je tegen een even sterke tegenstander spelen?
# en: 1283b3a4
lobby-searching-at = We zoeken een tegenstander voor { $title }.
# en: dd6506b9
lobby-then-ai = Komt er binnen 20 seconden niemand, dan speelt een AI van ongeveer jouw niveau.
# en: 1d1c0af4
lobby-guest-lead = Welk spel? AI's gaan meteen bij je zitten. Met een naam word je aan mensen gekoppeld.
# en: 0d7e59eb
lobby-friend-lead = Welk spel? De partij is privé: alleen wie de link heeft, kan meedoen.
# en: 5fcf9fb4
lobby-new-game = Nieuwe partij
# en: ebfba59c
lobby-kept-here = Partijen die dit apparaat kan naspelen
# en: cb5702f5
lobby-games-on-shelf = De spellen
# en: 518db5de
lobby-tables = Tafels
# en: 4b80933e
lobby-of = { $action }: { $title }
# en: 9623feba
lobby-minutes = ongeveer { $minutes } minuten
# en: 88dc911e
lobby-more-choices = Meer keuzes
# en: 1f8e5603
lobby-how-to-play = Zo speel je
# en: f43578d3
lobby-watch-ais = AI's zien spelen
# en: 65a275d5
lobby-standings = Ranglijst
# en: 55368d1b
lobby-sections-open = Wachten op spelers
# en: 74319765
lobby-sections-running = Bezig
# en: fded5a2d
lobby-sections-finished = Afgelopen
# en: 5ef81473
lobby-empty-open = Er wacht geen partij op spelers.
# en: 2ab48cc7
lobby-empty-running = Er is geen partij bezig.
# en: d2191156
lobby-empty-finished = Er is nog geen partij afgelopen.
# en: 8c4d3132
lobby-empty-filtered = Geen partij past bij wat je zoekt.
# en: 3c7ea81e
lobby-filters = Welke partijen worden getoond
# en: 276c260a
lobby-any-game = Alle spellen
# en: 69a266fc
lobby-which-game = Spel
# en: 83619004
lobby-show-all = Alle
# en: dbbb3896
lobby-show-open = Open plaatsen
# en: 384c6819
lobby-show-mine = Van mij
# en: 08873cd6
lobby-show-running = Bezig
# en: b1450b73
lobby-show-finished = Afgelopen
# en: 8649bcff
lobby-search = Naam van een speler
# en: db905201
lobby-search-lead = Alleen de { $most } nieuwste partijen van elke lijst worden doorzocht.
# en: a3c3b808
lobby-clear = Alles tonen
# en: b35648a3
lobby-level-meanings-beginner = speelt als ‘makkelijk’, maar drie op de tien zetten zijn willekeurig; voor een eerste partij
# en: 79dc37bf
lobby-level-meanings-casual = speelt als ‘makkelijk’, maar één op de acht zetten is willekeurig; voor een tweede partij
# en: 8ea1a67f
lobby-level-meanings-easy = speelt snel, met eenvoudige doelen; voor wie de regels kent
# en: cbb24440
lobby-level-meanings-medium = denkt verder vooruit; voor wie van ‘makkelijk’ wint
# en: 46ad21bd
lobby-level-meanings-hard = denkt het langst; voor wie vaak wint
# en: 36b96dbe
lobby-level-meanings-expert = heeft geleerd door tegen zichzelf te spelen; voor wie van ‘moeilijk’ wint
# en: ae691cae
lobby-level-meanings-greedy = neemt de beste van de volgende zetten, en denkt niet verder; ongeveer zo sterk als ‘makkelijk’
# en: 70ec6d6c
lobby-level-meanings-random = doet zomaar een geldige zet; om de regels uit te proberen
# en: 4f9281bd
lobby-what-levels = Wat zijn de niveaus van de AI's?
# en: 431030af
lobby-which-ruleset = Welk spel?
# en: af8e111e
lobby-players-legend = Spelers
# en: 578a1a70
lobby-seat-kind = Wie zit op plaats { $place }
# en: fa6f66ac
lobby-seat-name = Naam op plaats { $place }
# en: 24c73fd4
lobby-name-placeholder = Je naam
# en: 3505e041
lobby-guest-placeholder = Naam van de gast
# en: 58e19838
lobby-options = Opties
# en: c1ed2d23
lobby-at-random = willekeurig
# en: dd798bc7
lobby-seat-number = Plaats { $place }
# en: 3e2c7cfb
lobby-clock = Klok
# en: ab1c0e86
lobby-clock-kinds-none = Geen klok
# en: 110db582
lobby-clock-kinds-turn = Seconden per beurt
# en: 4a765c37
lobby-clock-kinds-bank = Bedenktijd met toeslag
# en: adde3f0d
lobby-clock-kinds-days = Dagen per zet
# en: aef82b0b
lobby-clock-fields-turn-seconds = Seconden voor elke beurt
# en: db2f22c3
lobby-clock-fields-bank-seconds = Seconden bedenktijd
# en: 41e91c84
lobby-clock-fields-bank-increment = Seconden toeslag na elke beurt
# en: 5e89e337
lobby-clock-fields-days-days = Dagen voor elke beurt
# en: 61ec6c0d
lobby-clock-then = Als de tijd om is
# en: 1eb06bad
lobby-clock-ends-easy = speelt een makkelijke AI de beurt
# en: c2b9656e
lobby-clock-ends-forfeit = verliest de speler
# en: 402d08f7
lobby-listed = Partij in de lobby tonen
# en: 13af19dd
lobby-rated = De partij telt mee voor ratings
# en: e9071de9
lobby-rated-lead = Ze telt mee als alleen spelers en AI's meedoen en ieder een aantal zetten doet. In een partij die kan meetellen, kun je niets terugnemen en zijn er geen hints.
# en: c089b220
lobby-open-game = Partij openen
# en: 7bc5db89
lobby-invite = Uitnodigen
# en: 6c28b27f
lobby-invite-to = Uitnodigen voor { $title }
# en: 0e536340
lobby-invite-lead = Stuur deze link naar de mensen met wie je wilt spelen. Ze openen hem en kiezen ‘Ga zitten’.
# en: 34b50d22
lobby-invite-code = QR-code met de link naar de partij
# en: b690a36a
lobby-invite-link = Link naar de partij
# en: 52beaa8c
lobby-copy = Link kopiëren
# en: 8310d15a
lobby-copied = De link is gekopieerd.
# en: 24aaa4e3
lobby-share = Delen
# en: 5703136c
lobby-beside = Iemand anders op dit apparaat gaat zitten
# en: 43e2cce3
lobby-how-title = Zo speel je { $title }
# en: 7b878c28
lobby-no-how = De spelregels leggen dit spel uit.
# en: 7200590b
lobby-whole-rulebook = Alle spelregels
# en: 35150c9e
lobby-players =
    { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
# en: f40b7794
lobby-players-from = { $least } tot { $most } spelers
# en: eb396465
lobby-first-seat = Wie begint
# en: e23a025e
players-you = Jij
# en: ef5e7e11
players-your-name = Je naam
# en: c1f0d364
players-remember = Onthoud mij
# en: 7055df01
players-remember-lead = Geef een naam op, dan bewaart Cairn je partijen, laat je weten wanneer je aan de beurt bent, en geeft je spel een rating.
# en: de3c1845
players-me-named = Ik ({ $name })
# en: 46c58bc8
players-guest-name = Naam van de gast
# en: 2a3f756b
players-guest-lead = Je hebt een plaats in deze partij. Iemand anders op dit apparaat kan als gast gaan zitten.
# en: fcb554cb
players-forgotten = Dit apparaat kent je niet meer: de toegang is ingetrokken, of de speler is gewist.
# en: 69bf615c
players-your-games = Je partijen
# en: 7f6c703c
players-no-games = Je hebt geen lopende partijen.
# en: 0a411b5d
players-all-your-games = Al je partijen en ratings
# en: d17c5bae
players-is-your-turn = jouw beurt
# en: 5cdd728b
players-invited = uitnodiging
# en: caa7373c
players-waiting-count =
    { $count ->
        [one] { $count } partij wacht op jou.
       *[other] { $count } partijen wachten op jou.
    }
# en: 459b61a2
players-accept = Aannemen
# en: 2ac086da
players-decline = Afslaan
# en: 72ce9325
players-accept-of = Uitnodiging voor { $game } aannemen
# en: b83004e5
players-decline-of = Uitnodiging voor { $game } afslaan
# en: d472d5c8
players-block = Blokkeren
# en: c781addd
players-block-of = { $name } blokkeren
# en: cc7c42b8
players-block-lead = Je ziet dan geen uitnodigingen van { $name }, die daar geen bericht van krijgt. Op je pagina ‘Jij’ kun je deblokkeren.
# en: 508f664d
players-block-not = Niet blokkeren
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
# en: d95062dd
players-invited-seat = { $name } uitnodigen
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
# en: d9517b16
code-write = Schrijf je herstelcode op
# en: 915140fa
code-lead = Met twaalf woorden op papier kun je terugkomen als geen enkel apparaat je meer kent.
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
# en: 58deae60
code-later = Later
# en: 79f89158
code-have = Ik heb een herstelcode
# en: 53e97fe8
frame-your-turn = Jouw beurt
# en: de285376
frame-links = Druk op pijl omlaag voor de links.
# en: 9ae7eb1c
frame-explanation = Uitleg
# en: 8c6aa4d0
archive-title = Een archief controleren
