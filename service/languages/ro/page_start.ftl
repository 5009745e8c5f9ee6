### Ce spune pagina de la început: în lobby și pe toate ecranele.


## Pagina: ce spun multe ecrane

# en: 55b89457
page-loading = Se încarcă…
# en: 61ce23c8
page-sounds = Sunete
# en: 155f955a
page-games = Partide
# en: d5144695
page-series = Competiții
# en: 6d092f7b
page-docs = API
# en: 6cf65807
page-close = Închide
# en: 95325f98
page-cancel = Renunță
# en: a3a25e45
page-unknown-error = Cererea a eșuat. Încearcă din nou.
# en: 16472f4a
page-offline = Nu se poate ajunge la Cairn. Încearcă din nou.
# en: f3085cde
page-try-again = Încearcă din nou
# en: 8e3732ba
page-not-shown = Nu se poate afișa
# en: e905e552
page-to-games = La partide
# en: 13ea7554
page-no-screen = La Cairn nu există o astfel de pagină.
# en: 9bcc59f4
page-more = Arată mai multe
# en: abd97abe
page-watch = Privește
# en: cefca226
page-play = Joacă
# en: c592554a
page-open-replay = Reluare
# en: 4d1c2401
page-sit-down = Așază-te
# en: d8438563
page-sit-down-at = Așază-te la { $title }
# en: 70e87584
page-game-of = { $title }: { $names }
# en: 0acd48df
page-open-seat = loc liber
# en: 67abd60e
page-kept-seat = loc rezervat
# en: 1c270e89
page-kept-for = { $name } (invitație trimisă)
# en: ea332a54
page-you = tu
# en: de7648e7
page-won = victorie: { $names }
# en: a074b5d5
page-nobody-won = nicio victorie
# en: db9ee5ab
page-reasons-resigned = prin cedare
# en: 5d9230af
page-reasons-abandoned = abandonată
# en: c81d8203
page-reasons-draw = egalitate
# en: 04805c31
page-name-and-level = { $name } ({ $level })
# en: 7f792974
page-your-name = Numele tău
# en: 0a9346ac
page-status-running = Se joacă
# en: dfa62819
page-turn-of = E rândul lui { $name }.
# en: 7510c2ad
page-rulebook = Regulament
# en: 920f0538
page-rulebook-table = Tabel: { $columns }
# en: 53149306
page-read-clause = Citește { $clause } în regulament
# en: d79d561e
page-no-such-move = Nu poți folosi asta acum.
# en: e650e2c5
page-stale-move = Partida s-a schimbat. Mai privește-o o dată înainte să muți.
# en: ce65af0f
page-speeds-2000 = încet
# en: 9836e984
page-speeds-1000 = normal
# en: 95d0c87a
page-speeds-400 = repede
# en: e2fbd7d1
page-speeds-120 = foarte repede
# en: 4bb81beb
page-milestone = reper
# en: 946dc3cb
page-chart = Punctele în timp
# en: 9e1e9417
page-percent = { $percent } %
# en: 454ec976
page-level-random = aleatoriu
# en: 04789d32
page-level-beginner = începător
# en: e6efbceb
page-level-casual = relaxat
# en: 07caf484
page-level-easy = ușor
# en: 8222e07e
page-level-medium = mediu
# en: 7ffa753c
page-level-hard = greu
# en: 22c27180
page-level-expert = expert
# en: 984ff6c0
page-level-greedy = lacom
# en: 4f52804b
page-skip = Sari la pagină
# en: 10e8de2f
page-group-turn = Tura ta
# en: 958740fb
page-end-turn = Încheie tura
# en: b5cb2a16
page-language = Limba

## Lobby-ul, formularul unei partide noi, invitații

# en: 17aa7738
lobby-title = Partide la Cairn
# en: 2f911f34
lobby-lead = Un han într-o vale scoțiană, cu trei jocuri pe mese. Intră.
# en: 01f2248e
lobby-doors-play = Joacă acum
# en: 8c62496b
lobby-doors-friend = Cu prieteni
# en: 26363469
lobby-doors-learn = Învață
# en: 88ea35de
lobby-played-now = Se joacă acum
# en: 73b428b1
lobby-play-lead = Ce joc vrei să joci cu un adversar pe măsură?
# en: 1283b3a4
lobby-searching-at = Se caută un adversar la { $title }.
# en: dd6506b9
lobby-then-ai = Dacă nu vine nimeni în 20 de secunde, joacă un AI de nivel apropiat.
# en: 1d1c0af4
lobby-guest-lead = Ce joc? AI-urile se așază imediat la masă. Dacă dai un nume, joci cu oameni.
# en: 0d7e59eb
lobby-friend-lead = Ce joc? Partida este privată: i se pot alătura doar jucătorii care au linkul.
# en: 5fcf9fb4
lobby-new-game = Partidă nouă
# en: ebfba59c
lobby-kept-here = Reluări păstrate pe acest dispozitiv
# en: cb5702f5
lobby-games-on-shelf = Jocurile
# en: 518db5de
lobby-tables = Mese
# en: 4b80933e
lobby-of = { $action }: { $title }
# en: 9623feba
lobby-minutes =
    { $minutes ->
        [one] circa { $minutes } minut
        [few] circa { $minutes } minute
       *[other] circa { $minutes } de minute
    }
# en: 88dc911e
lobby-more-choices = Mai multe opțiuni
# en: 1f8e5603
lobby-how-to-play = Cum se joacă
# en: f43578d3
lobby-watch-ais = Privește cum joacă AI-urile
# en: 65a275d5
lobby-standings = Clasament
# en: 55368d1b
lobby-sections-open = Așteaptă jucători
# en: 74319765
lobby-sections-running = Se joacă
# en: fded5a2d
lobby-sections-finished = Terminate
# en: 5ef81473
lobby-empty-open = Nicio partidă nu așteaptă jucători.
# en: 2ab48cc7
lobby-empty-running = Nu se joacă nicio partidă.
# en: d2191156
lobby-empty-finished = Nicio partidă nu s-a terminat încă.
# en: 8c4d3132
lobby-empty-filtered = Nicio partidă nu corespunde căutării.
# en: 3c7ea81e
lobby-filters = Ce partide se afișează
# en: 276c260a
lobby-any-game = Toate jocurile
# en: 69a266fc
lobby-which-game = Joc
# en: 83619004
lobby-show-all = Toate
# en: dbbb3896
lobby-show-open = Locuri libere
# en: 384c6819
lobby-show-mine = Ale mele
# en: 08873cd6
lobby-show-running = Se joacă
# en: b1450b73
lobby-show-finished = Terminate
# en: 8649bcff
lobby-search = Numele jucătorului
# en: db905201
lobby-search-lead =
    { $most ->
        [one] Se caută doar în cea mai nouă partidă din fiecare listă ({ $most }).
        [few] Se caută doar în cele mai noi { $most } partide din fiecare listă.
       *[other] Se caută doar în cele mai noi { $most } de partide din fiecare listă.
    }
# en: a3c3b808
lobby-clear = Arată tot
# en: 431030af
lobby-which-ruleset = Ce joc?
# en: af8e111e
lobby-players-legend = Jucători
# en: dd798bc7
lobby-seat-number = Locul { $place }
# en: c089b220
lobby-open-game = Deschide partida
# en: 7bc5db89
lobby-invite = Invită
# en: 6c28b27f
lobby-invite-to = Invită la { $title }
# en: 0e536340
lobby-invite-lead = Trimite acest link celor cu care vrei să joci. Îl deschid și aleg „Așază-te”.
# en: 34b50d22
lobby-invite-code = Cod QR cu linkul partidei
# en: b690a36a
lobby-invite-link = Linkul partidei
# en: 52beaa8c
lobby-copy = Copiază linkul
# en: 8310d15a
lobby-copied = Linkul a fost copiat.
# en: 24aaa4e3
lobby-share = Distribuie
# en: 5703136c
lobby-beside = Se așază altcineva de la acest dispozitiv
# en: 43e2cce3
lobby-how-title = Cum se joacă { $title }
# en: 7b878c28
lobby-no-how = Regulamentul explică acest joc.
# en: 7200590b
lobby-whole-rulebook = Tot regulamentul
# en: 35150c9e
lobby-players =
    { $number ->
        [one] { $number } jucător
        [few] { $number } jucători
       *[other] { $number } de jucători
    }
# en: f40b7794
lobby-players-from = { $least }–{ $most } jucători

## Jucători: cine citește, partidele sale, ratinguri, dispozitive, revanșe

# en: e23a025e
players-you = Tu
# en: ef5e7e11
players-your-name = Numele tău
# en: c1f0d364
players-remember = Ține-mă minte
# en: 7055df01
players-remember-lead = Dă un nume, iar Cairn îți păstrează partidele, te anunță când e rândul tău și îți calculează ratingul.
# en: 46c58bc8
players-guest-name = Numele oaspetelui
# en: 2a3f756b
players-guest-lead = Ai un loc în această partidă. Altcineva de la acest dispozitiv se poate așeza ca oaspete.
# en: fcb554cb
players-forgotten = Acest dispozitiv nu te mai cunoaște: accesul lui a fost retras sau jucătorul a fost șters.
# en: 69bf615c
players-your-games = Partidele tale
# en: 7f6c703c
players-no-games = Nu ai partide neterminate.
# en: 0a411b5d
players-all-your-games = Toate partidele și ratingurile tale
# en: d17c5bae
players-is-your-turn = rândul tău
# en: 5cdd728b
players-invited = invitație
# en: caa7373c
players-waiting-count =
    { $count ->
        [one] { $count } partidă te așteaptă.
        [few] { $count } partide te așteaptă.
       *[other] { $count } de partide te așteaptă.
    }
# en: 459b61a2
players-accept = Acceptă
# en: 2ac086da
players-decline = Refuză
# en: 72ce9325
players-accept-of = Acceptă invitația la { $game }
# en: b83004e5
players-decline-of = Refuză invitația la { $game }
# en: d472d5c8
players-block = Blochează
# en: c781addd
players-block-of = Blochează { $name }
# en: cc7c42b8
players-block-lead = Nu vei mai vedea invitații de la { $name }, iar blocarea nu este anunțată. Poți debloca pe pagina ta „Tu”.
# en: 508f664d
players-block-not = Nu bloca

## Codul de recuperare

# en: d9517b16
code-write = Notează-ți codul de recuperare
# en: 915140fa
code-lead = Cu douăsprezece cuvinte pe hârtie poți reveni când niciun dispozitiv nu te mai cunoaște.
# en: 58deae60
code-later = Mai târziu
# en: 79f89158
code-have = Am un cod de recuperare

## Cadrul unei mese: meniu, jucători, ritm, ceasuri

# en: 53e97fe8
frame-your-turn = Rândul tău
# en: de285376
frame-links = Apasă săgeata în jos pentru linkuri.
# en: 9ae7eb1c
frame-explanation = Explicație

## Arhive: fișiere cu o partidă întreagă

# en: 8c6aa4d0
archive-title = Verifică o arhivă
