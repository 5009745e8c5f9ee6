### Cereri refuzate: titlurile felurilor de probleme, apoi detaliile.


## Titluri

# en: aaa27eb5
problem-not-found = Nu există
# en: 8a112131
problem-method-not-allowed = Metodă nepermisă
# en: 4b549edd
problem-range-not-satisfiable = Interval inexistent
# en: 81e8bd91
problem-unauthorized = Token lipsă sau necunoscut
# en: 895c4d95
problem-wrong-recovery-code = Cod de recuperare greșit
# en: bcb942d8
problem-too-slow = Corpul vine prea încet
# en: 1b4eca06
problem-too-large = Corpul este prea mare
# en: fbbee495
problem-unsupported-media-type = Nu este JSON
# en: 0ffb6885
problem-bad-request = HTTP nevalid
# en: 7234a92e
problem-malformed = Nu este JSON
# en: 80b5f97b
problem-expectation-failed = Cerință necunoscută
# en: 937cdcb9
problem-not-implemented = Neimplementat
# en: 85a2178d
problem-invalid = Formă greșită
# en: e0f762bb
problem-idempotency-key-reused = Cheie de idempotență refolosită
# en: 503fd729
problem-forbidden = Nu este al tău
# en: 435756c9
problem-stale-version = Partida a mers mai departe
# en: 6ec3a9bd
problem-illegal-move = Mutare nepermisă
# en: cf707131
problem-not-your-turn = Nu e rândul tău
# en: 3d083421
problem-list-goes-on = Lista continuă prea mult
# en: 027cf2c8
problem-no-open-seat = Niciun loc liber
# en: 527142cb
problem-already-seated = Ești deja la masă
# en: 73e00d11
problem-not-started = Nu a început
# en: 64c07b8c
problem-undo-off = Fără anulare în această partidă
# en: 58780c27
problem-hints-off = Fără sugestii în această partidă
# en: 0ea76af5
problem-webhook-disabled = Webhookul este dezactivat
# en: 9a3d7995
problem-cannot-undo = Nu se poate anula
# en: b4edc6f6
problem-not-finished = Nu s-a terminat
# en: 5f3c6bf5
problem-other-game = Altă partidă
# en: e0c0e357
problem-not-proven = Nedemonstrat
# en: 762d9594
problem-game-over = Partida s-a terminat
# en: bb2931fd
problem-rules-version-gone = Versiunea regulilor nu mai există
# en: 6a45f26c
problem-unreadable-log = Jurnal ilizibil
# en: b3cdaa53
problem-too-many-requests = Prea multe cereri
# en: b75a1567
problem-too-often = Prea des
# en: d1f20810
problem-too-many-games = Prea multe partide
# en: 00b0de13
problem-unavailable = Nu acum
# en: 0f1bc410
problem-storage-full = Nu mai este loc
# en: 14bccdb2
problem-storage-unusable = Redis este configurat greșit
# en: 5df43f36
problem-internal-error = Eroare internă

## Detalii

# en: 8164d766
absent-may-come = Participanții absenți încă mai pot veni.
# en: defb209b
absent-not-at-table = Participanții absenți trebuie să fie de la masa aceasta.
# en: 87caccf8
address-too-many-match-requests =
    Adresa ta are deja { $max_of_client ->
        [one] { $max_of_client } cerere de partidă în așteptare
        [few] { $max_of_client } cereri de partidă în așteptare
       *[other] { $max_of_client } de cereri de partidă în așteptare
    }.
# en: a4a20c2d
address-too-many-requests = Adresa ta are prea multe cereri în curs.
# en: 6aebadb9
address-too-many-streams = Adresa ta are prea multe fluxuri și cereri lungi (long poll).
# en: 22826ad9
address-too-many-webhooks =
    Adresa ta are { $most ->
        [one] { $most } webhook
        [few] { $most } webhookuri
       *[other] { $most } de webhookuri
    }, adică numărul maxim; șterge întâi unul.
# en: c7804afb
address-without-slash = Adresa trebuie să fie o cale care începe cu o bară oblică.
# en: ac079075
already-in-game = Ai deja un loc în această partidă.
# en: a44d432f
already-in-series = Participi deja la această competiție.
# en: 4a8630f1
another-can-be-invited = Se poate invita alt jucător: locul său este `open` până îl ocupă.
# en: a7dcea68
archive-not-audited =
    Arhiva nu a putut fi verificată: { $attempts ->
        [one] { $attempts } încercare a eșuat
        [few] { $attempts } încercări au eșuat
       *[other] { $attempts } de încercări au eșuat
    }.
# en: 0ec47ede
arena-duration = O arenă are o durată în secunde; niciun alt format nu are.
# en: 2beb0697
authorization-not-bearer = Authorization trebuie să fie `Bearer` și un token.
# en: 9d131d43
body-against-schema = Corpul cererii nu respectă schema.
# en: 187e77d4
body-breaks-off = Corpul cererii se întrerupe.
# en: 93a8208c
body-not-archive = Corpul cererii nu este o arhivă.
# en: 4484ccbf
body-not-json = Corpul cererii este { $error }.
# en: 47e47a07
body-of-other-type = Corpul cererii trebuie trimis cu Content-Type: { $media }.
# en: 5c155297
body-over-limit =
    Corpul cererii depășește limita de { $largest ->
        [one] { $largest } octet
        [few] { $largest } octeți
       *[other] { $largest } de octeți
    }.
# en: bea6e779
choice-of-other-move = Alegerea nu este cea a mutării.
# en: 4d220e2c
choice-too-long =
    O alegere are cel mult { $max_choice ->
        [one] { $max_choice } caracter
        [few] { $max_choice } caractere
       *[other] { $max_choice } de caractere
    } ca JSON canonic.
# en: 47a0dcd7
chosen-already = Ai ales deja. Toate alegerile se dezvăluie după ce a ales și ultimul loc.
# en: 378bf813
commitment-form = Un angajament este format din 64 de cifre hexazecimale în locul unui nonce, într-o competiție care are un timp pentru dezvăluirea lui.
# en: be9270ae
cursor-invalid = Cursorul nu este valid sau aparține altei liste.
# en: 6fadb604
decided-not-replicated = Versiunea { $last } este decisă, dar prea puține replici Redis o au deocamdată, așa că s-ar putea pierde la o comutare; trimite din nou aceeași cerere cu același Idempotency-Key sau uită-te la partidă.
# en: dbac0190
elimination-table-size = O competiție eliminatorie se joacă doi la o masă.
# en: da1e62bd
fork-earlier-version = Partida aceasta s-a încheiat cu versiunea { $version }; poate fi ramificată la orice versiune anterioară.
# en: 92bfd47e
formats-with-rounds = Doar formatele „fiecare cu fiecare” și elvețian au un număr de runde.
# en: 28c56690
game-at-version = Partida este la versiunea { $version }.
# en: a6e26442
game-ended = Partida aceasta s-a terminat.
# en: 02a06fd6
game-ended-analyse-it = Partida aceasta s-a terminat; poate fi analizată.
# en: 791465c3
game-ended-before-move = Partida s-a terminat cu mutarea dinainte, așa că lista trebuie să se termine cu aceea.
# en: b3a34e79
game-ended-long-ago = Partida s-a terminat de mai bine de zece minute.
# en: e2e0716f
game-has-versions = Partida { $game } are versiunile de la 1 la { $number }, nu { $at }.
# en: 80181d56
game-no-seat = Partida aceasta nu are locul { $seat }.
# en: d0be683a
game-no-version = Partida aceasta nu are versiunea { $version }.
# en: 8f5c406f
game-not-begun = Partida începe când niciun loc nu mai este liber.
# en: 0f5e663e
game-or-player-gone = Partida sau jucătorul nu mai există.
# en: 86f5540c
game-rules-gone = Partida aceasta se joacă după versiunea { $rules_version } a { $ruleset }, care nu mai există.
# en: 697beb47
game-with-other-chain = Există deja o partidă cu acest id, iar lanțul ei este altul.
# en: 084b1bf2
header-expect = Antetul Expect poate conține 100-continue și nimic altceva.
# en: 4341917c
header-host = Antetul Host trebuie să numească o singură gazdă.
# en: 75828c69
hints-on-your-turn = Sugestiile sunt doar pentru locul care este la rând.
# en: e0c363dd
invitations-need-token = Pentru locurile jucătorilor și pentru invitații trebuie tokenul unui jucător.
# en: f998c0a5
joining-closed = Înscrierile s-au încheiat.
# en: 068cbe57
key-created-player = Acest Idempotency-Key a creat mai demult un jucător, cu alt corp al cererii sau șters între timp.
# en: 80eb69a9
key-created-token = Acest Idempotency-Key a creat mai demult un token, cu alt corp al cererii sau revocat între timp.
# en: d110642b
key-of-other-body = Acest Idempotency-Key a mai fost trimis cu alt corp al cererii.
# en: 9dec687d
key-of-webhook = Acest Idempotency-Key a fost folosit pentru un webhook cu alt corp al cererii.
# en: e0656121
key-opened-deleted-game = Acest Idempotency-Key a deschis o partidă care a fost ștearsă; folosește altul.
# en: 9b9c9aff
key-opened-other-game = Acest Idempotency-Key a deschis mai demult o partidă, cu alt corp al cererii.
# en: 1976354a
key-opened-ended-game = Acest Idempotency-Key a deschis o partidă care s-a terminat de mult; folosește altul.
# en: fa88f9c9
key-too-short = `Idempotency-Key` este { $long_key } când un oaspete ocupă un loc.
# en: 5137891b
last-turn-over = Ultima ta tură s-a încheiat, iar în aceasta nu ai luat încă nicio decizie.
# en: e9a708c7
link-makes-no-link = Un link poate crea un token pentru joc sau citire, nu alt link.
# en: 94c4c971
link-token-only-makes-token = Un token de link poate doar să creeze un token pentru alt dispozitiv.
# en: 9109cefc
log-has-leaves =
    Jurnalul are doar { $size ->
        [one] { $size } frunză
        [few] { $size } frunze
       *[other] { $size } de frunze
    }.
# en: 0f9b0959
log-of-series = Acesta este jurnalul unei competiții; importă fiecare partidă din ea cu arhiva ei.
# en: dd4c0b88
machine-too-slow-to-date = Acest calculator este prea lent ca să dateze decizia; încearcă din nou.
# en: bb6c8011
match-request-expired = Această cerere de partidă a expirat sau și-a găsit adversari.
# en: 0a914287
method-unknown = Metoda aceasta este necunoscută.
# en: a617c49e
move-is-choice = Mutarea { $place } este o alegere pe care alții o fac în același timp, așa că lista trebuie să se termine cu ea.
# en: 90482526
move-reveals = Mutarea { $place } trage sau îți arată ceva nou, așa că lista trebuie să se termine cu ea.
# en: b58fdbe9
named-game-no-seat = Partida { $game } nu are locul { $seat }.
# en: 39d50b3b
needs-player-or-seat-token = Pentru asta trebuie tokenul unui jucător sau al unui loc din `game`.
# en: 1dd007ea
needs-player-token = Pentru asta trebuie tokenul unui jucător.
# en: 102041c7
needs-webhook-token = Pentru asta trebuie tokenul care a creat webhookul sau secretul lui.
# en: 3f56bc26
no-automatic-step = Competiția aceasta nu are acum niciun pas automat.
# en: 9c1e1a04
no-file-or-game = Nu există fișierul sau partida { $game }.
# en: 1e7b7c86
no-formats-version = Serviciul nu are versiunea { $formats_version } a formatelor de competiție.
# en: 74edb4fa
no-game = Nu există partida { $game }.
# en: a913307d
no-group = Nu există grupul '{ $group }'; există { $list }.
# en: 407b8fc7
no-human-holds-seat = Locul acesta nu mai este ocupat de un om.
# en: 87b4588a
no-level = Nu există nivelul '{ $level }' la { $ruleset }; există { $list }.
# en: 65e81948
no-more-streams = Nu se mai pot servi fluxuri acum; încearcă din nou sau întreabă periodic.
# en: 959acb88
no-nonce-to-open = Niciun nonce al acestui participant nu trebuie dezvăluit acum.
# en: e3223a2e
no-participant-number = Niciun participant nu are acest număr, sau a cerut deja o pauză.
# en: a959261e
no-participant-or-bye = Niciun participant nu are acest număr.
# en: 827ae357
no-render-mode-ansi = Nu există modul de afișare '{ $render_mode }'; există 'ansi'.
# en: 97b47364
no-rules-to-learn = Nu există setul de reguli '{ $ruleset }'.
# en: d87173e6
no-rules-version = Serviciul nu are versiunea { $version } a regulilor { $name }.
# en: 04139f2a
no-rules-version-of = Serviciul nu are versiunea { $rules_version } a regulilor { $ruleset }.
# en: b090e7f7
no-ruleset = Nu există setul de reguli '{ $name }'.
# en: 45ac1b2a
no-running-clock = Partida aceasta nu are niciun ceas pornit.
# en: 6f34f6d9
no-seat = Nu există locul { $known }.
# en: 02625d96
no-seat-counted-from =
    Nu există locul { $seat }; { $number ->
        [one] este { $number } loc, numărat
        [few] sunt { $number } locuri, numărate
       *[other] sunt { $number } de locuri, numărate
    } de la 0.
# en: 68d8d40e
no-seats =
    { $title } nu se joacă pe { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }.
# en: 40b85149
no-such-analysis = Partida aceasta nu are o astfel de analiză, sau analiza nu a fost cerută de 30 de zile.
# en: 67aa9026
no-such-archive = Nu există o astfel de arhivă, sau a fost trimisă de prea mult timp.
# en: ba2b857a
no-such-clause = Regulamentul { $name } nu are clauza '{ $clause }'; le are de la { $numbers } la { $numbers2 }.
# en: e728a7ba
no-such-game = Nu există o astfel de partidă.
# en: 154a283c
no-such-games = Nu există astfel de partide.
# en: ff0e4454
no-such-hint = Nu există o astfel de sugestie, sau a fost cerută de prea mult timp.
# en: 08bcb1eb
no-such-participant = Competiția aceasta nu are un astfel de participant.
# en: e57d94d2
no-such-player = Nu există un astfel de jucător.
# en: 99728f4d
no-such-series = Nu există o astfel de competiție.
# en: e2569ce3
no-such-series-version = Nu există o astfel de competiție sau o astfel de versiune a ei.
# en: 0edba8f0
no-such-token = Nu ai niciun token cu acest id.
# en: ffd5bbb0
no-such-webhook = Nu există un astfel de webhook.
# en: ffa0ce87
no-table-expects-result = Nicio masă a acestei competiții nu așteaptă rezultatul acestei partide.
# en: 0b8a6a34
nonce-not-committed = Acest nonce nu este cel pentru care s-a luat angajamentul.
# en: 14dc68e0
nonce-of-choice-before = Alegerea ta dinainte a avut același nonce, așa că alții ar putea-o ghici pe aceasta; folosește unul nou.
# en: e695bb37
nonce-of-choice-form = Nonce-ul unei alegeri trebuie să aibă între { $min_nonce } și 64 de cifre hexazecimale.
# en: cfb6d80f
nonce-of-human-seat = Un nonce ține de locul unui om și are cel mult 64 de cifre hexazecimale.
# en: dda5f988
nonce-or-organiser-invalid = Nonce-ul sau id-ul organizatorului nu este valid.
# en: 62a9aa18
not-in-segment = Partida aceasta nu se află în niciun segment: este în Redis, a fost ștearsă sau nu a existat niciodată.
# en: 5988186a
not-series = Aceasta nu este o competiție.
# en: 3f058524
not-your-seat-to-leave = Poți părăsi doar locul tău.
# en: c58c96cc
not-yourself-blocked = Nu te poți bloca pe tine.
# en: 7acf9d50
nothing-at-address = La această adresă nu este nimic.
# en: e4a7524f
nothing-decided = Nu ai luat nicio decizie de când alt loc a luat una, așa că nu ai ce anula.
# en: 385c2eff
one-seat-a-player = Un jucător are un singur loc într-o partidă.
# en: 3985187e
only-finished-analysed = Doar o partidă terminată poate fi analizată, iar aceasta nu s-a terminat.
# en: faac92aa
only-finished-forked = Doar o partidă terminată poate fi ramificată, iar aceasta nu s-a terminat.
# en: df4f48f9
only-finished-played-again = Doar o partidă terminată poate fi jucată din nou, iar aceasta nu s-a terminat.
# en: d99933fc
only-operator-deletes = Doar operatorul poate șterge o partidă.
# en: 08c39efa
only-organiser = Doar organizatorul acestei competiții poate face asta.
# en: 5cac56c3
only-participant-withdraws = Doar participantul însuși sau organizatorul îi poate retrage participarea.
# en: 08f0fec6
only-participants-rest = Doar participanții înșiși cer o pauză.
# en: c268152d
only-players-rematch = Doar jucătorii partidei pot cere revanșa.
# en: a2a8441f
only-seated-send-phrases = Doar jucătorii de la masă pot trimite replici.
# en: 0adf2405
only-swiss-half-bye = Doar o competiție elvețiană care a început are pauze de o jumătate de punct, și nu în ultima rundă.
# en: 2fe26ce1
opened-without-hints = Partida aceasta a fost deschisă fără sugestii.
# en: 4e06a044
operator-plays-no-seat = Operatorul nu joacă pe niciun loc.
# en: 1145f9cb
options-invalid = Opțiunile nu sunt valide.
# en: 87c6770e
options-of-other-game = Opțiunile nu sunt cele de la { $title }: { $error }.
# en: d0f79924
organiser-withdraws-none-now = Organizatorul nu retrage niciun participant cât timp se dezvăluie nonce-urile: asta ar schimba sorții.
# en: 62be2cd0
other-audits-running = Sunt în curs alte verificări; întreabă din nou după ce se termină.
# en: f923edc0
other-seat-waited-for = Se așteaptă { $called }, așa că acum nu poți anula nimic.
# en: 76cbef6f
own-games-need-token = Pentru partidele tale trebuie tokenul unui jucător.
# en: 18011dc0
participant-form = Un participant este un jucător sau un AI de un anumit nivel.
# en: c3f8d70f
participant-or-nonce-invalid = Participantul sau nonce-ul nu este valid.
# en: 3ccd4e35
player-erased = Jucătorul acestui token a fost șters.
# en: 1a11ce59
player-erased-or-link-used = Jucătorul acestui token a fost șters, sau linkul lui a fost deja folosit.
# en: 04f9dc2a
player-gone = Jucătorul acesta nu mai există.
# en: 32f99522
player-me-without-token = `player=me` cere tokenul unui jucător.
# en: f430e2d3
player-or-nonce-invalid = Id-ul jucătorului sau nonce-ul nu este valid.
# en: 4138f098
ranks-with-gaps = Fiecare loc trebuie să aibă un rang, începând de la 0 și fără goluri.
# en: bb778dc3
rate-limit-exceeded =
    S-a depășit limita de cereri; încearcă din nou peste { $reset ->
        [one] { $reset } secundă
        [few] { $reset } secunde
       *[other] { $reset } de secunde
    }.
# en: 7459b8e2
rated-without-hints = Partida aceasta poate conta pentru rating (`rated`), așa că nu are sugestii.
# en: 11c810bb
rated-without-undo = Partida aceasta poate conta pentru rating (`rated`), așa că nimic din ea nu poate fi anulat.
# en: 5676b2aa
recovery-code-unknown = Acesta nu este codul de recuperare al niciunui jucător, sau unul mai nou l-a înlocuit.
# en: bd335683
replay-too-large = Reluarea acestei arhive are mai mult de { $largest_replay } MiB.
# en: 2687462a
round-being-paired = Se stabilesc perechile rundei următoare: înscrie-te din nou după ce începe.
# en: 044dea7c
seat-form = Un loc este al unui jucător, al unui oaspete, al unui AI de un anumit nivel, sau liber.
# en: 874e356e
seat-no-longer-reserved = Locul acesta nu mai este rezervat pentru tine.
# en: 2bcf3216
seat-not-reserved = Locul acesta nu este rezervat pentru tine.
# en: 39b9d4ed
seat-of-another = Pe locul acesta joacă alt jucător sau un AI.
# en: 70a7d436
seat-says-too-often =
    Un loc poate spune un singur lucru la { $pause_seconds ->
        [one] { $pause_seconds } secundă
        [few] { $pause_seconds } secunde
       *[other] { $pause_seconds } de secunde
    }.
# en: 1bc742f7
seat-too-many-hints =
    Locul tău are deja { $max_pending ->
        [one] { $max_pending } sugestie în așteptare
        [few] { $max_pending } sugestii în așteptare
       *[other] { $max_pending } de sugestii în așteptare
    }; încearcă din nou după ce una e gata.
# en: f57dc3b2
series-begun = Competiția aceasta a început.
# en: 8289f6e1
series-begun-not-joined = Competiția aceasta a început: înscrieri se mai fac doar la o arenă și, înainte de ultima rundă, la o competiție elvețiană.
# en: 370ee36e
series-ended = Competiția aceasta s-a încheiat.
# en: b9a23afd
series-full = Toate locurile acestei competiții sunt ocupate.
# en: 83d6687b
series-start = O competiție începe în cel mult un an, și nu în trecut.
# en: 2e554d54
service-failed = Serviciul a eșuat.
# en: 907eb367
some-tokens-of-no-seat = Unele tokenuri nu aparțin niciunui loc din partida lor.
# en: 4dd5d023
table-too-large =
    O masă are { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }, și pot participa { $places }.
# en: 0ce1dbb3
time-not-over = Timpul locului care trebuie să mute nu a expirat.
# en: 9009644a
token-no-longer-valid = Acest token nu mai este valid.
# en: 54d33438
token-of-neither = Acest token nu este nici al unui jucător, nici al operatorului; cel al unui loc este valid doar pentru căile partidei sale.
# en: d2b74e0c
token-of-no-seat = Acest token nu aparține niciunui loc din această partidă.
# en: 3bf07d1b
token-only-reads = Acest token permite doar citirea.
# en: 6a75675e
token-unknown = Acest token este necunoscut, revocat sau expirat.
# en: 3dd3202c
too-few-participants =
    Participă { $number }, iar o masă are { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }.
# en: 28f8312f
too-few-would-play = Ar juca prea puțini.
# en: 0c194609
too-many-blocked =
    Ai blocat deja { $max_blocked ->
        [one] { $max_blocked } jucător
        [few] { $max_blocked } jucători
       *[other] { $max_blocked } de jucători
    }; deblochează întâi unul.
# en: cefbe70d
too-many-choices-back =
    Ai retras { $max_withdrawn ->
        [one] { $max_withdrawn } alegere
        [few] { $max_withdrawn } alegeri
       *[other] { $max_withdrawn } de alegeri
    }, iar mai mult nu este permis.
# en: e6c7ea21
too-many-concurrent-requests = Prea multe cereri simultane în această partidă; încearcă din nou.
# en: 0d36e1cc
too-many-invitations =
    Poți invita de { $max_sent ->
        [one] { $max_sent } dată
        [few] { $max_sent } ori
       *[other] { $max_sent } de ori
    } pe zi, iar pe același jucător de { $max_to_one ->
        [one] { $max_to_one } dată
        [few] { $max_to_one } ori
       *[other] { $max_to_one } de ori
    }; lasă locul liber.
# en: a8c5dea5
too-many-match-requests = Prea multe cereri de partidă sunt în așteptare; încearcă din nou.
# en: db0331c9
too-many-redeliveries = Prea multe retrimiteri către acest webhook sunt în așteptare.
# en: baa79c9c
too-many-requests-at-once = Prea multe cereri sunt în curs; încearcă din nou.
# en: 976564f5
too-many-tokens =
    Un jucător are cel mult { $max_tokens ->
        [one] { $max_tokens } token
        [few] { $max_tokens } tokenuri
       *[other] { $max_tokens } de tokenuri
    }; revocă întâi unul.
# en: 3702148c
too-many-undos =
    Ai anulat de { $max_undos ->
        [one] { $max_undos } dată
        [few] { $max_undos } ori
       *[other] { $max_undos } de ori
    } de la ultima decizie a altui loc, iar mai mult nu este permis.
# en: 46f8095f
too-many-unfinished-games =
    S-a atins limita de { $most ->
        [one] { $most } partidă neterminată
        [few] { $most } partide neterminate
       *[other] { $most } de partide neterminate
    }: termină sau părăsește una ca să deschizi alta.
# en: 433268b5
too-many-webhooks =
    Ai deja { $max_webhooks ->
        [one] { $max_webhooks } webhook
        [few] { $max_webhooks } webhookuri
       *[other] { $max_webhooks } de webhookuri
    }; șterge întâi unul.
# en: e34bd119
transfer-coding-unknown = Un corp de cerere poate avea codarea de transfer chunked, o singură dată, și nicio alta.
# en: 66e732e2
turn-over = Tura ta s-a încheiat, așa că nimic din ea nu mai poate fi anulat.
# en: 39add50f
undo-began-later = Ce se poate anula a început cu versiunea { $version }; versiunea { $version2 } este dinainte.
# en: 66a2c73c
undo-not-before = Partida este la versiunea { $version }, așa că nu se poate întoarce la versiunea { $version2 }.
# en: 2afc1c5f
undo-own-choice-only = Locurile aleg acum în același timp, așa că poți anula doar alegerea ta.
# en: d2a7dd23
undo-to-choice = Ai ales cu versiunea { $version }, așa că te poți întoarce doar la versiunea { $version2 }.
# en: 5e2b96bb
version-unknown-in-failover = Nu se știe dacă partida are o versiune { $version } cât timp Redis comută.
# en: 87efd4ea
waiting-without-player = `waiting` cere `player=me`.
# en: 3b6c249a
webhook-gone = Webhookul nu mai există: trimite din nou aceeași cerere.
# en: d110ed19
webhook-is-disabled = Acest webhook este dezactivat; activează-l întâi.
# en: 7e5fd45f
wrong-number-of-seats =
    Partida aceasta are { $number ->
        [one] { $number } loc
        [few] { $number } locuri
       *[other] { $number } de locuri
    }, nu { $number2 }.
# en: f28991a7
you-hold-no-seat = Nu ai niciun loc în această partidă.
# en: 335f6aa3
you-not-blocked-player = Nu l-ai blocat pe acest jucător.
# en: a4301975
your-time-over = Timpul tău a expirat.
# en: 89e72156
body-too-slow =
    Un corp de cerere trebuie să sosească cu cel puțin { $bytes ->
        [one] { $bytes } octet
        [few] { $bytes } octeți
       *[other] { $bytes } de octeți
    } la { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
# en: 8e268086
data-of-another-version = O altă versiune a serviciului a scris date pe care aceasta nu le poate citi; încearcă o versiune mai nouă.
# en: 7070c791
log-unreadable = Serviciul acesta nu poate citi versiunea { $version } din jurnalul partidei.
# en: 932e8209
after-upgrade = Asta se poate după ce nu mai rulează nicio parte dintr-o versiune mai veche de Cairn și actualizarea este încheiată.
# en: a5b228b8
audit-over-memory = Verificarea acestei arhive depășește limita de memorie.
# en: 64e393ef
audit-over-time = Verificarea acestei arhive depășește limita de timp.
# en: 9f3be958
if-match-names-none = Partida este la versiunea { $version }, iar If-Match nu numește niciuna.
# en: a691c4b2
game-not-at-version = Partida este la versiunea { $version }, nu { $expected }.
# en: 8f29aeab
game-full = Toate locurile acestei partide sunt ocupate.
# en: 30c29787
game-full-or-reserved = Toate locurile acestei partide sunt ocupate sau rezervate.
# en: 5d838617
needs-operator-token = Pentru asta trebuie tokenul operatorului.
# en: dacb05a3
needs-seat-token = Pentru asta trebuie tokenul unui loc.
# en: 7e42d3dd
proof-not-passed = Dovada pentru { $name } nu a reușit: { $why }.
# en: b78b3635
proof-not-passed-at = Dovada pentru { $name } nu a reușit la versiunea { $version }: { $why }.
# en: e3aa6327
done-not-replicated = S-a făcut, dar prea puține replici Redis au deocamdată schimbarea, așa că s-ar putea pierde la o comutare; trimite din nou aceeași cerere sau verifică dacă a rămas.
# en: 1b84847b
segment-unreadable = { $what }: { $reason }.
# en: 9009396e
segment-lost = s-a pierdut sau s-a deteriorat
# en: 5ebde014
segment-store-missing = depozitul partidelor terminate lipsește sau nu poate fi folosit
# en: 4935bc6b
game-in-segment = Partida { $game } se află în { $name } și nu poate fi citită de acolo
# en: f0f305da
segment-not-read = { $name } nu poate fi citit
# en: 07a20452
undo-blocked-by-draw = Versiunea { $version } a tras ceva, iar ce s-a tras este cunoscut.
# en: ccfa6da9
undo-blocked-by-reveal = Versiunea { $version } a dezvăluit ceva.
# en: 19fe370e
too-many-games-of-ais =
    S-a atins limita de { $most ->
        [one] { $most } partidă
        [few] { $most } partide
       *[other] { $most } de partide
    } jucate doar de AI-uri: deschide alta după ce se termină una.
# en: dd3478e2
too-many-hints = Prea multe sugestii sunt în curs sau în așteptare; încearcă din nou.
# en: 29d4808e
address-too-many-hints =
    Adresa ta are { $number ->
        [one] { $number } sugestie
        [few] { $number } sugestii
       *[other] { $number } de sugestii
    } în curs sau în așteptare, adică numărul maxim; încearcă din nou după ce una e gata.
# en: 1bd5fe5c
too-many-analyses = Prea multe analize sunt în curs sau în așteptare; încearcă din nou.
# en: c445d05a
address-too-many-analyses =
    Adresa ta are { $number ->
        [one] { $number } analiză
        [few] { $number } analize
       *[other] { $number } de analize
    } în curs sau în așteptare, adică numărul maxim; încearcă din nou după ce una e gata.
# en: c67b00c6
too-many-imports = Prea multe importuri sunt în curs sau în așteptare; încearcă din nou.
# en: 83507dd9
address-too-many-imports =
    Adresa ta are { $number ->
        [one] { $number } import
        [few] { $number } importuri
       *[other] { $number } de importuri
    } în curs sau în așteptare, adică numărul maxim; încearcă din nou după ce unul e gata.
# en: 5080e803
only-finished-adopted = Doar un loc dintr-o partidă terminată poate fi preluat, iar aceasta nu s-a terminat.
# en: c5ede8cd
seat-without-guest = Niciun oaspete nu are acest loc, așa că niciun jucător nu îl poate prelua.
# en: 18f42331
seat-has-player = Acest loc are deja un jucător.
# en: 20020340
token-of-other-guest = Acesta nu este tokenul locului { $seat } al unui oaspete.
# en: 0e3af93a
program-adopts-no-seat = Un program nu poate prelua locul unui oaspete.
# en: 2c01ad70
seat-adopted-just-now = Alt jucător tocmai a preluat acest loc, sau partida a fost mutată într-un segment.
# en: 0fae4045
game-without-level = { $game } nu are nivelul `{ $level }`.

## Ce refuză Redis

# en: f11e4333
redis-too-old = Redis este mai vechi decât are nevoie serviciul.
# en: 019b9efa
redis-of-other-kind = Redis este de alt fel decât cel pentru care este configurat serviciul.
# en: 11be993c
redis-other-format = Ce se află în Redis are alt format decât cunoaște această versiune a serviciului.
# en: 54deccc6
redis-other-key = Partidele au fost deschise cu alt CAIRN_KEY decât are serviciul.
# en: 5ddf8f75
redis-no-memory = Redis nu mai are loc, așa că nu se poate scrie nimic.
# en: 578b4868
redis-wrong-password = Redis nu acceptă numele sau parola serviciului.
# en: 28e57cc3
redis-no-permission = Redis nu îi permite serviciului o comandă de care are nevoie.
# en: 1cbe1bbc
redis-read-only = Redis este acum o replică doar pentru citire, așa că nu se poate scrie nimic.
# en: 006a62e4
redis-loading = Redis încă își încarcă datele.
# en: 0fbf8382
redis-lost-primary = Redis este o replică ce și-a pierdut instanța principală.
# en: 523b0c05
redis-cluster-down = Clusterul Redis nu funcționează.
# en: 183590ea
redis-cluster-moving = Clusterul Redis își mută cheile.
# en: 646e5131
redis-other-node = Această cheie este ținută de alt nod al unui cluster Redis.
# en: f531de09
redis-unreachable = Nu se poate ajunge la Redis; încearcă din nou.
# en: 42e05d81
redis-other-program = La adresa lui Redis răspunde alt program.
# en: 3c2d5e2f
redis-refused = Redis a refuzat o comandă a serviciului.
# en: 45eb240c
redis-disk = Redis nu poate scrie pe disc, așa că nu se poate scrie nimic.
# en: 4bd78a53
redis-too-few-replicas = Redis are acum prea puține replici, așa că nu se poate scrie nimic.
# en: 1c26ae9c
redis-became-replica = Redis tocmai a devenit replică.
# en: b41c5ad3
redis-busy = Redis este ocupat cu un script.
