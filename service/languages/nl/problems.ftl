### Refused requests: titles of the kinds of problems, then details.


## Titles

# en: aaa27eb5
problem-not-found = Niet gevonden
# en: 8a112131
problem-method-not-allowed = Methode niet toegestaan
# en: 4b549edd
problem-range-not-satisfiable = Dat bereik bestaat niet
# en: 81e8bd91
problem-unauthorized = Geen of onbekend token
# en: 895c4d95
problem-wrong-recovery-code = Verkeerde herstelcode
# en: bcb942d8
problem-too-slow = Body te traag
# en: 1b4eca06
problem-too-large = Body te groot
# en: fbbee495
problem-unsupported-media-type = Geen JSON
# en: 0ffb6885
problem-bad-request = Geen geldige HTTP
# en: 7234a92e
problem-malformed = Geen JSON
# en: 80b5f97b
problem-expectation-failed = Onbekende verwachting
# en: 937cdcb9
problem-not-implemented = Niet ingebouwd
# en: 85a2178d
problem-invalid = Verkeerde vorm
# en: e0f762bb
problem-idempotency-key-reused = Idempotency-Key hergebruikt
# en: 503fd729
problem-forbidden = Niet van jou
# en: 435756c9
problem-stale-version = De partij is verder gegaan
# en: 6ec3a9bd
problem-illegal-move = Ongeldige zet
# en: cf707131
problem-not-your-turn = Jij bent niet aan de beurt
# en: 3d083421
problem-list-goes-on = De lijst gaat te ver door
# en: 027cf2c8
problem-no-open-seat = Geen vrije plaats
# en: 527142cb
problem-already-seated = Zit al aan tafel
# en: 73e00d11
problem-not-started = Niet begonnen
# en: 64c07b8c
problem-undo-off = Geen terugnemen in deze partij
# en: 58780c27
problem-hints-off = Geen hints in deze partij
# en: 0ea76af5
problem-webhook-disabled = De webhook is uitgeschakeld
# en: 9a3d7995
problem-cannot-undo = Kan niet worden teruggenomen
# en: b4edc6f6
problem-not-finished = Niet afgelopen
# en: 5f3c6bf5
problem-other-game = Een andere partij
# en: e0c0e357
problem-not-proven = Niet bewezen
# en: 762d9594
problem-game-over = Partij afgelopen
# en: bb2931fd
problem-rules-version-gone = Regelversie bestaat niet meer
# en: 6a45f26c
problem-unreadable-log = Onleesbaar logboek
# en: b3cdaa53
problem-too-many-requests = Te veel verzoeken
# en: b75a1567
problem-too-often = Te vaak
# en: d1f20810
problem-too-many-games = Te veel partijen
# en: 00b0de13
problem-unavailable = Nu niet
# en: 0f1bc410
problem-storage-full = Geen opslagruimte meer
# en: 14bccdb2
problem-storage-unusable = Redis verkeerd ingesteld
# en: 5df43f36
problem-internal-error = Interne fout

## Details

# en: 8164d766
absent-may-come = De afwezige deelnemers kunnen nog komen.
# en: defb209b
absent-not-at-table = De afwezige deelnemers moeten bij deze tafel horen.
# en: 87caccf8
address-too-many-match-requests = Vanaf jouw adres wachten al { $max_of_client } speelverzoeken.
# en: a4a20c2d
address-too-many-requests = Vanaf jouw adres lopen te veel verzoeken.
# en: 6aebadb9
address-too-many-streams = Jouw adres heeft te veel streams en long polls.
# en: 22826ad9
address-too-many-webhooks = Jouw adres heeft { $most } webhooks, en dat is het maximum; verwijder er eerst een.
# en: c7804afb
address-without-slash = Het adres moet een pad zijn dat met een schuine streep begint.
# en: ac079075
already-in-game = Je hebt al een plaats in deze partij.
# en: a44d432f
already-in-series = Je doet al mee aan deze reeks.
# en: 4a8630f1
another-can-be-invited = Een andere speler kan worden uitgenodigd: de plaats is `open` tot die hem inneemt.
# en: a7dcea68
archive-not-audited = Het archief kon niet worden gecontroleerd: { $attempts } pogingen mislukten.
# en: 0ec47ede
arena-duration = Een arena heeft een duur in seconden, en andere formaten hebben die niet.
# en: 2beb0697
authorization-not-bearer = Authorization moet uit `Bearer` en een token bestaan.
# en: 9d131d43
body-against-schema = De body voldoet niet aan het schema.
# en: 187e77d4
body-breaks-off = De body breekt af.
# en: 93a8208c
body-not-archive = De body is geen archief.
# en: 4484ccbf
body-not-json = De body is { $error }.
# en: 47e47a07
body-of-other-type = De body moet als Content-Type: { $media } worden verzonden.
# en: 5c155297
body-over-limit = De body overschrijdt de grens van { $largest } bytes.
# en: bea6e779
choice-of-other-move = De keuze is niet die van de zet.
# en: 4d220e2c
choice-too-long = Een keuze heeft als canonieke JSON hoogstens { $max_choice } tekens.
# en: 47a0dcd7
chosen-already = Je hebt al gekozen. Alle keuzes worden onthuld zodra de laatste plaats heeft gekozen.
# en: 378bf813
commitment-form = Een vastlegging bestaat uit 64 hexadecimale cijfers in plaats van een nonce, in een reeks met een termijn om die te onthullen.
# en: be9270ae
cursor-invalid = De cursor is ongeldig of hoort bij een andere lijst.
# en: 6fadb604
decided-not-replicated = Versie { $last } is beslist, maar nog te weinig replica's van Redis hebben die, zodat ze bij een failover verloren kan gaan; stuur hetzelfde verzoek opnieuw met dezelfde Idempotency-Key, of bekijk de partij.
# en: dbac0190
elimination-table-size = Een knock-outtoernooi wordt met twee aan tafel gespeeld.
# en: da1e62bd
fork-earlier-version = Deze partij eindigde met versie { $version }; afsplitsen kan bij elke eerdere versie.
# en: 92bfd47e
formats-with-rounds = Alleen een round robin en een reeks volgens het Zwitserse systeem hebben een aantal rondes.
# en: 28c56690
game-at-version = De partij is bij versie { $version }.
# en: a6e26442
game-ended = Deze partij is afgelopen.
# en: 02a06fd6
game-ended-analyse-it = Deze partij is afgelopen; je kunt die analyseren.
# en: 791465c3
game-ended-before-move = De partij eindigde met de zet ervoor, dus de lijst moet met die zet eindigen.
# en: b3a34e79
game-ended-long-ago = De partij is meer dan tien minuten geleden afgelopen.
# en: e2e0716f
game-has-versions = Partij { $game } heeft de versies 1 tot en met { $number }, niet { $at }.
# en: 80181d56
game-no-seat = Deze partij heeft geen plaats { $seat }.
# en: d0be683a
game-no-version = Deze partij heeft geen versie { $version }.
# en: 8f5c406f
game-not-begun = De partij begint als er geen plaats meer open is.
# en: 0f5e663e
game-or-player-gone = De partij of de speler bestaat niet meer.
# en: 86f5540c
game-rules-gone = Deze partij wordt gespeeld volgens versie { $rules_version } van { $ruleset }, en die bestaat niet meer.
# en: 697beb47
game-with-other-chain = Er bestaat al een partij met deze id, met een andere keten.
# en: 084b1bf2
header-expect = De header Expect mag 100-continue zijn en niets anders.
# en: 4341917c
header-host = De header Host moet één host noemen.
# en: 75828c69
hints-on-your-turn = Hints zijn er alleen voor de plaats die aan de beurt is.
# en: e0c363dd
invitations-need-token = Voor plaatsen van spelers en voor uitnodigingen is het token van een speler nodig.
# en: f998c0a5
joining-closed = De inschrijving is gesloten.
# en: 068cbe57
key-created-player = Met deze Idempotency-Key is al een speler aangemaakt, met een andere body of inmiddels gewist.
# en: 80eb69a9
key-created-token = Met deze Idempotency-Key is al een token gemaakt, met een andere body of inmiddels ingetrokken.
# en: d110642b
key-of-other-body = Deze Idempotency-Key is al eens met een andere body verzonden.
# en: 9dec687d
key-of-webhook = Deze Idempotency-Key is gebruikt voor een webhook met een andere body.
# en: e0656121
key-opened-deleted-game = Met deze Idempotency-Key is een partij geopend die is verwijderd; gebruik een nieuwe.
# en: 9b9c9aff
key-opened-other-game = Met deze Idempotency-Key is al een partij geopend, met een andere body.
# en: 1976354a
key-opened-ended-game = Met deze Idempotency-Key is een partij geopend die lang geleden is afgelopen; gebruik een nieuwe.
# en: fa88f9c9
key-too-short = `Idempotency-Key` heeft { $long_key } als een gast een plaats inneemt.
# en: 5137891b
last-turn-over = Je vorige beurt is voorbij, en in deze heb je nog niets beslist.
# en: e9a708c7
link-makes-no-link = Een link kan een token om te spelen of te lezen maken, maar niet nog een link.
# en: 94c4c971
link-token-only-makes-token = Een link-token kan alleen een token voor een ander apparaat maken.
# en: 9109cefc
log-has-leaves = Het transparantielogboek heeft maar { $size } bladeren.
# en: 0f9b0959
log-of-series = Dit is het logboek van een reeks; importeer elke partij ervan met het eigen archief.
# en: dd4c0b88
machine-too-slow-to-date = Deze machine is te traag om de beslissing te dateren; probeer het opnieuw.
# en: bb6c8011
match-request-expired = Dit speelverzoek is verlopen of al gekoppeld.
# en: 0a914287
method-unknown = Deze methode is onbekend.
# en: a617c49e
move-is-choice = Zet { $place } is een keuze die anderen tegelijk maken, dus de lijst moet ermee eindigen.
# en: 90482526
move-reveals = Zet { $place } trekt iets of toont je iets nieuws, dus de lijst moet ermee eindigen.
# en: b58fdbe9
named-game-no-seat = Partij { $game } heeft geen plaats { $seat }.
# en: 39d50b3b
needs-player-or-seat-token = Hiervoor is het token van een speler nodig, of van een plaats van `game`.
# en: 1dd007ea
needs-player-token = Hiervoor is het token van een speler nodig.
# en: 102041c7
needs-webhook-token = Hiervoor is het token nodig waarmee de webhook is gemaakt, of het geheim ervan.
# en: 3f56bc26
no-automatic-step = Deze reeks heeft nu geen automatische stap.
# en: 9c1e1a04
no-file-or-game = Er is geen bestand of partij { $game }.
# en: 1e7b7c86
no-formats-version = Deze dienst heeft geen versie { $formats_version } van de formaten van reeksen.
# en: 74edb4fa
no-game = Er is geen partij { $game }.
# en: a913307d
no-group = Er is geen groep '{ $group }'; er is { $list }.
# en: 407b8fc7
no-human-holds-seat = Er zit geen mens meer op deze plaats.
# en: 87b4588a
no-level = Er is geen niveau '{ $level }' in { $ruleset }; er is { $list }.
# en: 65e81948
no-more-streams = Meer streams zijn nu niet mogelijk; probeer het opnieuw, of vraag regelmatig op.
# en: 959acb88
no-nonce-to-open = Van deze deelnemer valt nu geen nonce te onthullen.
# en: e3223a2e
no-participant-number = Geen deelnemer heeft dit nummer, of een vrije ronde is al aangevraagd.
# en: a959261e
no-participant-or-bye = Geen deelnemer heeft dit nummer.
# en: 827ae357
no-render-mode-ansi = Er is geen weergavemodus '{ $render_mode }'; er is 'ansi'.
# en: 97b47364
no-rules-to-learn = Er is geen spel '{ $ruleset }'.
# en: d87173e6
no-rules-version = Deze dienst heeft geen versie { $version } van de regels van { $name }.
# en: 04139f2a
no-rules-version-of = Deze dienst heeft geen versie { $rules_version } van de regels van { $ruleset }.
# en: b090e7f7
no-ruleset = Er is geen spel '{ $name }'.
# en: 45ac1b2a
no-running-clock = In deze partij loopt geen klok.
# en: 6f34f6d9
no-seat = Er is geen plaats { $known }.
# en: 02625d96
no-seat-counted-from = Er is geen plaats { $seat }; er zijn er { $number }, geteld vanaf 0.
# en: 68d8d40e
no-seats = { $title } is er niet met { $seats } plaatsen.
# en: 40b85149
no-such-analysis = Deze partij heeft die analyse niet, of er is 30 dagen niet om gevraagd.
# en: 67aa9026
no-such-archive = Dit archief is er niet, of het is te lang geleden verzonden.
# en: ba2b857a
no-such-clause = De spelregels van { $name } hebben geen artikel '{ $clause }'; er zijn { $numbers } tot en met { $numbers2 }.
# en: e728a7ba
no-such-game = Die partij bestaat niet.
# en: 154a283c
no-such-games = Die partijen bestaan niet.
# en: ff0e4454
no-such-hint = Die hint bestaat niet, of er is te lang geleden om gevraagd.
# en: 08bcb1eb
no-such-participant = Deze reeks heeft die deelnemer niet.
# en: e57d94d2
no-such-player = Die speler bestaat niet.
# en: 99728f4d
no-such-series = Die reeks bestaat niet.
# en: e2569ce3
no-such-series-version = Die reeks, of die versie ervan, bestaat niet.
# en: 0edba8f0
no-such-token = Je hebt geen token met deze id.
# en: ffd5bbb0
no-such-webhook = Die webhook bestaat niet.
# en: ffa0ce87
no-table-expects-result = Geen tafel van deze reeks verwacht de uitslag van deze partij.
# en: 0b8a6a34
nonce-not-committed = Deze nonce is niet degene die was vastgelegd.
# en: 14dc68e0
nonce-of-choice-before = Je vorige keuze had dezelfde nonce, zodat anderen deze keuze kunnen raden; gebruik een nieuwe.
# en: e695bb37
nonce-of-choice-form = De nonce van een keuze moet { $min_nonce } tot 64 hexadecimale cijfers hebben.
# en: cfb6d80f
nonce-of-human-seat = Een nonce hoort bij de plaats van een mens en heeft hoogstens 64 hexadecimale cijfers.
# en: dda5f988
nonce-or-organiser-invalid = De nonce of de id van de organisator is ongeldig.
# en: 62a9aa18
not-in-segment = Deze partij zit in geen segment: ze zit in Redis, is verwijderd of heeft nooit bestaan.
# en: 5988186a
not-series = Dit is geen reeks.
# en: 3f058524
not-your-seat-to-leave = Je kunt alleen je eigen plaats verlaten.
# en: c58c96cc
not-yourself-blocked = Je kunt jezelf niet blokkeren.
# en: 7acf9d50
nothing-at-address = Er is niets op dit adres.
# en: e4a7524f
nothing-decided = Je hebt niets beslist sinds een andere plaats dat deed, dus er valt niets terug te nemen.
# en: 385c2eff
one-seat-a-player = Een speler heeft maar één plaats in een partij.
# en: 3985187e
only-finished-analysed = Alleen een afgelopen partij kan worden geanalyseerd, en deze is nog niet afgelopen.
# en: faac92aa
only-finished-forked = Alleen van een afgelopen partij kan worden afgesplitst, en deze is nog niet afgelopen.
# en: df4f48f9
only-finished-played-again = Alleen een afgelopen partij kan opnieuw worden gespeeld, en deze is nog niet afgelopen.
# en: d99933fc
only-operator-deletes = Alleen de beheerder mag een partij verwijderen.
# en: 08c39efa
only-organiser = Dat mag alleen de organisator van deze reeks.
# en: 5cac56c3
only-participant-withdraws = Alleen deelnemers zelf of de organisator kunnen hen terugtrekken.
# en: 08f0fec6
only-participants-rest = Alleen deelnemers zelf kunnen een vrije ronde aanvragen.
# en: c268152d
only-players-rematch = Alleen spelers van de partij kunnen om een revanche vragen.
# en: a2a8441f
only-seated-send-phrases = Alleen wie een plaats heeft, kan zinnen sturen.
# en: 0adf2405
only-swiss-half-bye = Alleen een begonnen reeks volgens het Zwitserse systeem heeft een vrije ronde voor een half punt, en niet in de laatste ronde.
# en: 2fe26ce1
opened-without-hints = Deze partij is zonder hints geopend.
# en: 4e06a044
operator-plays-no-seat = De beheerder speelt geen plaats.
# en: 1145f9cb
options-invalid = De opties zijn ongeldig.
# en: 87c6770e
options-of-other-game = Dit zijn niet de opties van { $title }: { $error }.
# en: d0f79924
organiser-withdraws-none-now = De organisator trekt niemand terug terwijl nonces worden onthuld: dat zou de loting veranderen.
# en: 62be2cd0
other-audits-running = Er lopen andere controles; vraag het opnieuw als ze klaar zijn.
# en: f923edc0
other-seat-waited-for = Er wordt gewacht op { $called }, dus je kunt nu niets terugnemen.
# en: 76cbef6f
own-games-need-token = Voor je eigen partijen is het token van een speler nodig.
# en: 18011dc0
participant-form = Een deelnemer is een speler, of een AI van een niveau.
# en: c3f8d70f
participant-or-nonce-invalid = De deelnemer of de nonce is ongeldig.
# en: 3ccd4e35
player-erased = De speler van dit token is gewist.
# en: 1a11ce59
player-erased-or-link-used = De speler van dit token is gewist, of de link is al eens gebruikt.
# en: 04f9dc2a
player-gone = Deze speler bestaat niet meer.
# en: 32f99522
player-me-without-token = Voor `player=me` is het token van een speler nodig.
# en: f430e2d3
player-or-nonce-invalid = De id van de speler of de nonce is ongeldig.
# en: 4138f098
ranks-with-gaps = Er moet één rang per plaats zijn, vanaf 0 zonder gaten.
# en: bb778dc3
rate-limit-exceeded =
    Te veel verzoeken; probeer het over { $reset ->
        [one] { $reset } seconde
       *[other] { $reset } seconden
    } opnieuw.
# en: 7459b8e2
rated-without-hints = Deze partij kan meetellen voor ratings (`rated`), dus ze heeft geen hints.
# en: 11c810bb
rated-without-undo = Deze partij kan meetellen voor ratings (`rated`), dus er valt niets terug te nemen.
# en: 5676b2aa
recovery-code-unknown = Deze herstelcode is van geen enkele speler, of een nieuwere heeft hem vervangen.
# en: bd335683
replay-too-large = Het naspelen van dit archief is groter dan { $largest_replay } MiB.
# en: 2687462a
round-being-paired = De volgende ronde wordt nu ingedeeld: doe weer mee als ze begonnen is.
# en: 044dea7c
seat-form = Een plaats is van een speler, van een gast of van een AI van een niveau, of is open.
# en: 874e356e
seat-no-longer-reserved = Deze plaats is niet meer voor jou gereserveerd.
# en: 2bcf3216
seat-not-reserved = Deze plaats is niet voor jou gereserveerd.
# en: 39b9d4ed
seat-of-another = Een andere speler of een AI speelt deze plaats.
# en: 70a7d436
seat-says-too-often =
    Een plaats zegt maar één ding per { $pause_seconds ->
        [one] { $pause_seconds } seconde
       *[other] { $pause_seconds } seconden
    }.
# en: 1bc742f7
seat-too-many-hints = Voor je plaats staan al { $max_pending } hints uit; probeer het opnieuw als er een klaar is.
# en: f57dc3b2
series-begun = Deze reeks is begonnen.
# en: 8289f6e1
series-begun-not-joined = Deze reeks is begonnen: later meedoen kan alleen in een arena, en in het Zwitserse systeem vóór de laatste ronde.
# en: 370ee36e
series-ended = Deze reeks is afgelopen.
# en: b9a23afd
series-full = Alle plaatsen van deze reeks zijn bezet.
# en: 83d6687b
series-start = Een reeks begint binnen een jaar, en niet in het verleden.
# en: 2e554d54
service-failed = De dienst heeft gefaald.
# en: 907eb367
some-tokens-of-no-seat = Sommige tokens horen bij geen plaats van hun partij.
# en: 4dd5d023
table-too-large = Een tafel heeft { $seats } plaatsen, en { $places } mogen meedoen.
# en: 0ce1dbb3
time-not-over = De tijd van de plaats die aan de beurt is, is nog niet om.
# en: 9009644a
token-no-longer-valid = Dit token is niet meer geldig.
# en: 54d33438
token-of-neither = Dit token is van een speler noch van de beheerder; dat van een plaats geldt alleen voor de paden van de eigen partij.
# en: d2b74e0c
token-of-no-seat = Dit token hoort bij geen plaats van deze partij.
# en: 3bf07d1b
token-only-reads = Dit token mag alleen lezen.
# en: 6a75675e
token-unknown = Dit token is onbekend, ingetrokken of verlopen.
# en: 3dd3202c
too-few-participants = { $number } doen mee, en een tafel heeft { $seats } plaatsen.
# en: 28f8312f
too-few-would-play = Er zouden te weinig spelen.
# en: 0c194609
too-many-blocked = Je hebt al { $max_blocked } spelers geblokkeerd; deblokkeer er eerst een.
# en: cefbe70d
too-many-choices-back = Je hebt al { $max_withdrawn } keer een keuze teruggenomen, en vaker mag niet.
# en: e6c7ea21
too-many-concurrent-requests = Te veel gelijktijdige verzoeken in deze partij; probeer het opnieuw.
# en: 0d36e1cc
too-many-invitations = Je mag { $max_sent } keer per dag uitnodigen, en dezelfde speler { $max_to_one } keer; laat de plaats open.
# en: a8c5dea5
too-many-match-requests = Er wachten te veel speelverzoeken; probeer het opnieuw.
# en: db0331c9
too-many-redeliveries = Er staan te veel nieuwe bezorgingen aan deze webhook uit.
# en: baa79c9c
too-many-requests-at-once = Er lopen te veel verzoeken; probeer het opnieuw.
# en: 976564f5
too-many-tokens = Een speler heeft hoogstens { $max_tokens } tokens; trek er eerst een in.
# en: 3702148c
too-many-undos = Je hebt { $max_undos } keer iets teruggenomen sinds een andere plaats besliste, en vaker mag niet.
# en: 46f8095f
too-many-unfinished-games = De grens van { $most } voor je lopende partijen is bereikt: speel er een uit of verlaat er een om een nieuwe te openen.
# en: 433268b5
too-many-webhooks = Je hebt al { $max_webhooks } webhooks; verwijder er eerst een.
# en: e34bd119
transfer-coding-unknown = Een body mag de overdrachtscodering chunked hebben, één keer, en geen andere.
# en: 66e732e2
turn-over = Je beurt is voorbij, dus er valt niets van terug te nemen.
# en: 39add50f
undo-began-later = Wat je kunt terugnemen, begon met versie { $version }; versie { $version2 } ligt daarvoor.
# en: 66a2c73c
undo-not-before = De partij is bij versie { $version }, dus ze kan niet terug naar versie { $version2 }.
# en: 2afc1c5f
undo-own-choice-only = Iedereen kiest nu tegelijk, dus je kunt alleen je eigen keuze terugnemen.
# en: d2a7dd23
undo-to-choice = Je hebt met versie { $version } gekozen, dus je kunt alleen terug naar versie { $version2 }.
# en: 5e2b96bb
version-unknown-in-failover = Of deze partij een versie { $version } heeft, is tijdens een failover van Redis onbekend.
# en: 87efd4ea
waiting-without-player = Voor `waiting` is `player=me` nodig.
# en: 3b6c249a
webhook-gone = De webhook bestaat niet meer: stuur hetzelfde verzoek opnieuw.
# en: d110ed19
webhook-is-disabled = Deze webhook is uitgeschakeld; schakel hem eerst in.
# en: 7e5fd45f
wrong-number-of-seats =
    Deze partij heeft { $number ->
        [one] { $number } plaats
       *[other] { $number } plaatsen
    }, niet { $number2 }.
# en: f28991a7
you-hold-no-seat = Je hebt geen plaats in deze partij.
# en: 335f6aa3
you-not-blocked-player = Je hebt deze speler niet geblokkeerd.
# en: a4301975
your-time-over = Je tijd is om.
# en: 89e72156
body-too-slow =
    Een body moet met minstens { $bytes } bytes in { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } aankomen.
# en: 8e268086
data-of-another-version = Een andere versie van de dienst heeft gegevens geschreven die deze versie niet kan lezen; probeer een nieuwere versie.
# en: 7070c791
log-unreadable = Deze dienst kan versie { $version } van het logboek van de partij niet lezen.
# en: 932e8209
after-upgrade = Dit kan als geen enkel deel van een oudere versie van Cairn meer draait en de upgrade klaar is.
# en: a5b228b8
audit-over-memory = De controle van dit archief overschrijdt haar geheugengrens.
# en: 64e393ef
audit-over-time = De controle van dit archief overschrijdt haar tijdsgrens.
# en: 9f3be958
if-match-names-none = De partij is bij versie { $version }, en If-Match noemt er geen.
# en: a691c4b2
game-not-at-version = De partij is bij versie { $version }, niet { $expected }.
# en: 8f29aeab
game-full = Alle plaatsen van deze partij zijn bezet.
# en: 30c29787
game-full-or-reserved = Alle plaatsen van deze partij zijn bezet of gereserveerd.
# en: 5d838617
needs-operator-token = Hiervoor is het token van de beheerder nodig.
# en: dacb05a3
needs-seat-token = Hiervoor is het token van een plaats nodig.
# en: 7e42d3dd
proof-not-passed = Het bewijs ({ $name }) is niet geslaagd: { $why }.
# en: b78b3635
proof-not-passed-at = Het bewijs ({ $name }) is bij versie { $version } niet geslaagd: { $why }.
# en: e3aa6327
done-not-replicated = Het is gedaan, maar nog te weinig replica's van Redis hebben het, zodat het bij een failover verloren kan gaan; stuur hetzelfde verzoek opnieuw, of kijk of het geldt.
# en: 1b84847b
segment-unreadable = { $what }: { $reason }.
# en: 9009396e
segment-lost = het is kwijt of beschadigd
# en: 5ebde014
segment-store-missing = de opslag van afgelopen partijen ontbreekt of is onbruikbaar
# en: 4935bc6b
game-in-segment = Partij { $game } ligt in { $name } en is daar niet te lezen
# en: f0f305da
segment-not-read = { $name } is niet te lezen
# en: 07a20452
undo-blocked-by-draw = In versie { $version } is getrokken, en wat er is getrokken, is bekend.
# en: ccfa6da9
undo-blocked-by-reveal = In versie { $version } is iets onthuld.
# en: 19fe370e
too-many-games-of-ais = De grens van { $most } voor partijen die alleen AI's spelen, is bereikt: open een nieuwe als er een is afgelopen.
# en: dd3478e2
too-many-hints = Er zijn te veel hints in bewerking of in de wacht; probeer het opnieuw.
# en: 29d4808e
address-too-many-hints = Vanaf jouw adres zijn { $number } hints in bewerking of in de wacht, en dat is het maximum; probeer het opnieuw als er een klaar is.
# en: 1bd5fe5c
too-many-analyses = Er zijn te veel analyses in bewerking of in de wacht; probeer het opnieuw.
# en: c445d05a
address-too-many-analyses = Vanaf jouw adres zijn { $number } analyses in bewerking of in de wacht, en dat is het maximum; probeer het opnieuw als er een klaar is.
# en: c67b00c6
too-many-imports = Er zijn te veel imports in bewerking of in de wacht; probeer het opnieuw.
# en: 83507dd9
address-too-many-imports = Vanaf jouw adres zijn { $number } imports in bewerking of in de wacht, en dat is het maximum; probeer het opnieuw als er een klaar is.
# en: 5080e803
only-finished-adopted = Alleen een plaats van een afgelopen partij kan worden overgenomen, en deze is nog niet afgelopen.
# en: c5ede8cd
seat-without-guest = Geen gast heeft deze plaats, dus geen speler kan die overnemen.
# en: 18f42331
seat-has-player = Deze plaats is al van een speler.
# en: 20020340
token-of-other-guest = Dit is niet het token van gastplaats { $seat }.
# en: 0e3af93a
program-adopts-no-seat = Een programma kan geen gastplaats overnemen.
# en: 2c01ad70
seat-adopted-just-now = Een andere speler heeft deze plaats net overgenomen, of de partij is naar een segment verplaatst.
# en: 0fae4045
game-without-level = { $game } heeft geen niveau `{ $level }`.

## What Redis refuses

# en: f11e4333
redis-too-old = Redis is ouder dan de dienst nodig heeft.
# en: 019b9efa
redis-of-other-kind = Redis is van een andere soort dan voor de dienst is ingesteld.
# en: 11be993c
redis-other-format = Wat in Redis staat, heeft een ander formaat dan deze versie van de dienst kent.
# en: 54deccc6
redis-other-key = De partijen zijn geopend met een andere CAIRN_KEY dan de dienst heeft.
# en: 5ddf8f75
redis-no-memory = Redis heeft geen ruimte meer, dus er kan niets worden geschreven.
# en: 578b4868
redis-wrong-password = Redis aanvaardt de naam of het wachtwoord van de dienst niet.
# en: 28e57cc3
redis-no-permission = Redis staat de dienst een opdracht niet toe die hij nodig heeft.
# en: 1cbe1bbc
redis-read-only = Redis is nu een replica die alleen te lezen is, dus er kan niets worden geschreven.
# en: 006a62e4
redis-loading = Redis laadt zijn gegevens nog.
# en: 0fbf8382
redis-lost-primary = Redis is een replica die zijn primaire server kwijt is.
# en: 523b0c05
redis-cluster-down = Het Redis-cluster ligt plat.
# en: 183590ea
redis-cluster-moving = Het Redis-cluster verplaatst zijn sleutels.
# en: 646e5131
redis-other-node = Deze sleutel staat op een andere node van een Redis-cluster.
# en: f531de09
redis-unreachable = Redis is niet bereikbaar; probeer het opnieuw.
# en: 42e05d81
redis-other-program = Op het adres van Redis antwoordt een ander programma.
# en: 3c2d5e2f
redis-refused = Redis heeft een opdracht van de dienst geweigerd.
# en: 45eb240c
redis-disk = Redis kan niet naar zijn schijf schrijven, dus er kan niets worden geschreven.
# en: 4bd78a53
redis-too-few-replicas = Redis heeft nu te weinig replica's, dus er kan niets worden geschreven.
# en: 1c26ae9c
redis-became-replica = Redis is net een replica geworden.
# en: b41c5ad3
redis-busy = Redis is bezig met een script.
