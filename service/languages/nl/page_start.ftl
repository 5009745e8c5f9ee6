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
# en: 431030af
lobby-which-ruleset = Welk spel?
# en: af8e111e
lobby-players-legend = Spelers
# en: dd798bc7
lobby-seat-number = Plaats { $place }
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
# en: e23a025e
players-you = Jij
# en: ef5e7e11
players-your-name = Je naam
# en: c1f0d364
players-remember = Onthoud mij
# en: 7055df01
players-remember-lead = Geef een naam op, dan bewaart Cairn je partijen, laat je weten wanneer je aan de beurt bent, en geeft je spel een rating.
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
# en: d9517b16
code-write = Schrijf je herstelcode op
# en: 915140fa
code-lead = Met twaalf woorden op papier kun je terugkomen als geen enkel apparaat je meer kent.
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
