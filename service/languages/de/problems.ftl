### Refused requests: titles of the kinds of problems, then details.


## Titles

# en: aaa27eb5
problem-not-found = Nicht gefunden
# en: 8a112131
problem-method-not-allowed = Methode nicht erlaubt
# en: 4b549edd
problem-range-not-satisfiable = Diesen Bereich gibt es nicht
# en: 81e8bd91
problem-unauthorized = Kein oder unbekanntes Token
# en: 895c4d95
problem-wrong-recovery-code = Falscher Wiederherstellungscode
# en: bcb942d8
problem-too-slow = Body zu langsam
# en: 1b4eca06
problem-too-large = Body zu groß
# en: fbbee495
problem-unsupported-media-type = Kein JSON
# en: 0ffb6885
problem-bad-request = Kein gültiges HTTP
# en: 7234a92e
problem-malformed = Kein JSON
# en: 80b5f97b
problem-expectation-failed = Unbekannte Erwartung
# en: 937cdcb9
problem-not-implemented = Nicht umgesetzt
# en: 85a2178d
problem-invalid = Falsche Form
# en: e0f762bb
problem-idempotency-key-reused = Idempotency-Key wiederverwendet
# en: 503fd729
problem-forbidden = Gehört dir nicht
# en: 435756c9
problem-stale-version = Die Partie ist weitergegangen
# en: 6ec3a9bd
problem-illegal-move = Unerlaubter Zug
# en: cf707131
problem-not-your-turn = Du bist nicht am Zug
# en: 3d083421
problem-list-goes-on = Die Liste geht zu weit
# en: 027cf2c8
problem-no-open-seat = Kein freier Platz
# en: 527142cb
problem-already-seated = Schon am Tisch
# en: 73e00d11
problem-not-started = Nicht begonnen
# en: 64c07b8c
problem-undo-off = Keine Zurücknahme in dieser Partie
# en: 58780c27
problem-hints-off = Keine Tipps in dieser Partie
# en: 0ea76af5
problem-webhook-disabled = Der Webhook ist abgeschaltet
# en: 9a3d7995
problem-cannot-undo = Kann nicht zurückgenommen werden
# en: b4edc6f6
problem-not-finished = Nicht beendet
# en: 5f3c6bf5
problem-other-game = Andere Partie
# en: e0c0e357
problem-not-proven = Nicht bewiesen
# en: 762d9594
problem-game-over = Partie vorbei
# en: bb2931fd
problem-rules-version-gone = Regelversion nicht mehr da
# en: 6a45f26c
problem-unreadable-log = Unlesbares Protokoll
# en: b3cdaa53
problem-too-many-requests = Zu viele Anfragen
# en: b75a1567
problem-too-often = Zu oft
# en: d1f20810
problem-too-many-games = Zu viele Partien
# en: 00b0de13
problem-unavailable = Jetzt nicht
# en: 0f1bc410
problem-storage-full = Kein Speicherplatz mehr
# en: 14bccdb2
problem-storage-unusable = Redis falsch eingerichtet
# en: 5df43f36
problem-internal-error = Interner Fehler

## Details

# en: 8164d766
absent-may-come = Die Abwesenden können noch kommen.
# en: defb209b
absent-not-at-table = Die Abwesenden müssen zu diesem Tisch gehören.
# en: 87caccf8
address-too-many-match-requests = Von deiner Adresse warten schon { $max_of_client } Spielgesuche.
# en: a4a20c2d
address-too-many-requests = Von deiner Adresse laufen zu viele Anfragen.
# en: 6aebadb9
address-too-many-streams = Deine Adresse hat zu viele Streams und Long Polls.
# en: 22826ad9
address-too-many-webhooks = Deine Adresse hat { $most } Webhooks, und das ist das Höchste; lösche zuerst einen.
# en: c7804afb
address-without-slash = Die Adresse muss ein Pfad sein, der mit einem Schrägstrich beginnt.
# en: ac079075
already-in-game = Du hast in dieser Partie schon einen Platz.
# en: a44d432f
already-in-series = Du nimmst an dieser Serie schon teil.
# en: 4a8630f1
another-can-be-invited = Ein anderes Konto kann eingeladen werden: Sein Platz ist `open`, bis es ihn einnimmt.
# en: a7dcea68
archive-not-audited = Das Archiv ließ sich nicht prüfen: { $attempts } Versuche schlugen fehl.
# en: 0ec47ede
arena-duration = Eine Arena hat eine Dauer in Sekunden, andere Formate haben keine.
# en: 2beb0697
authorization-not-bearer = Authorization muss aus `Bearer` und einem Token bestehen.
# en: 9d131d43
body-against-schema = Der Body entspricht nicht dem Schema.
# en: 187e77d4
body-breaks-off = Der Body bricht ab.
# en: 93a8208c
body-not-archive = Der Body ist kein Archiv.
# en: 4484ccbf
body-not-json = Der Body ist { $error }.
# en: 47e47a07
body-of-other-type = Der Body muss als Content-Type: { $media } gesendet werden.
# en: 5c155297
body-over-limit = Der Body überschreitet die Grenze von { $largest } Bytes.
# en: bea6e779
choice-of-other-move = Die Wahl ist nicht die des Zugs.
# en: 4d220e2c
choice-too-long = Eine Wahl hat als kanonisches JSON höchstens { $max_choice } Zeichen.
# en: 47a0dcd7
chosen-already = Du hast schon gewählt. Alles wird aufgedeckt, sobald der letzte Platz gewählt hat.
# en: 378bf813
commitment-form = Eine Festlegung besteht aus 64 Hexadezimalziffern anstelle einer Nonce, in einer Serie mit einer Frist zum Offenlegen.
# en: be9270ae
cursor-invalid = Der Cursor ist ungültig oder gehört zu einer anderen Liste.
# en: 6fadb604
decided-not-replicated = Version { $last } ist entschieden, aber zu wenige Replikate von Redis haben sie schon, sodass ein Failover sie verlieren könnte; sende dieselbe Anfrage noch einmal mit demselben Idempotency-Key, oder sieh dir die Partie an.
# en: dbac0190
elimination-table-size = Ein K.-o.-Turnier wird zu zweit am Tisch gespielt.
# en: da1e62bd
fork-earlier-version = Diese Partie endete mit Version { $version }; abzweigen kann man bei jeder früheren Version.
# en: 92bfd47e
formats-with-rounds = Nur ein Rundenturnier und eine Serie nach Schweizer System haben eine Rundenzahl.
# en: 28c56690
game-at-version = Die Partie ist bei Version { $version }.
# en: a6e26442
game-ended = Diese Partie ist beendet.
# en: 02a06fd6
game-ended-analyse-it = Diese Partie ist beendet; sie lässt sich analysieren.
# en: 791465c3
game-ended-before-move = Die Partie endete mit dem Zug davor, also muss die Liste mit jenem enden.
# en: b3a34e79
game-ended-long-ago = Die Partie endete vor mehr als zehn Minuten.
# en: e2e0716f
game-has-versions = Die Partie { $game } hat die Versionen 1 bis { $number }, nicht { $at }.
# en: 80181d56
game-no-seat = Diese Partie hat keinen Platz { $seat }.
# en: d0be683a
game-no-version = Diese Partie hat keine Version { $version }.
# en: 8f5c406f
game-not-begun = Die Partie beginnt, wenn kein Platz mehr offen ist.
# en: 0f5e663e
game-or-player-gone = Die Partie oder das Konto gibt es nicht mehr.
# en: 86f5540c
game-rules-gone = Diese Partie wird nach Version { $rules_version } von { $ruleset } gespielt, die es nicht mehr gibt.
# en: 697beb47
game-with-other-chain = Eine Partie mit dieser Id gibt es schon, und ihre Kette ist eine andere.
# en: 084b1bf2
header-expect = Der Header Expect darf 100-continue lauten und sonst nichts.
# en: 4341917c
header-host = Der Header Host muss genau einen Host nennen.
# en: 75828c69
hints-on-your-turn = Tipps gibt es nur für den Platz, der am Zug ist.
# en: e0c363dd
invitations-need-token = Für Plätze von Konten und für Einladungen ist das Token eines Kontos nötig.
# en: f998c0a5
joining-closed = Die Anmeldung ist geschlossen.
# en: 068cbe57
key-created-player = Mit diesem Idempotency-Key wurde schon ein Konto angelegt, mit anderem Body oder inzwischen gelöscht.
# en: 80eb69a9
key-created-token = Mit diesem Idempotency-Key wurde schon ein Token erstellt, mit anderem Body oder inzwischen widerrufen.
# en: d110642b
key-of-other-body = Dieser Idempotency-Key wurde schon mit einem anderen Body gesendet.
# en: 9dec687d
key-of-webhook = Dieser Idempotency-Key wurde für einen Webhook mit anderem Body verwendet.
# en: e0656121
key-opened-deleted-game = Mit diesem Idempotency-Key wurde eine Partie eröffnet, die gelöscht ist; verwende einen neuen.
# en: 9b9c9aff
key-opened-other-game = Mit diesem Idempotency-Key wurde schon eine Partie mit anderem Body eröffnet.
# en: 1976354a
key-opened-ended-game = Mit diesem Idempotency-Key wurde eine Partie eröffnet, die vor langer Zeit endete; verwende einen neuen.
# en: fa88f9c9
key-too-short = `Idempotency-Key` hat { $long_key }, wenn ein Gast einen Platz einnimmt.
# en: 5137891b
last-turn-over = Dein letzter Zug ist vorbei, und in diesem hast du noch nichts entschieden.
# en: e9a708c7
link-makes-no-link = Ein Link kann ein Token zum Spielen oder Lesen erstellen, aber keinen weiteren Link.
# en: 94c4c971
link-token-only-makes-token = Ein Link-Token kann nur ein Token für ein anderes Gerät erstellen.
# en: 9109cefc
log-has-leaves = Das Transparenzprotokoll hat nur { $size } Blätter.
# en: 0f9b0959
log-of-series = Dies ist das Protokoll einer Serie; importiere jede ihrer Partien mit deren eigenem Archiv.
# en: dd4c0b88
machine-too-slow-to-date = Dieser Rechner ist zu langsam, um die Entscheidung zu datieren; versuche es noch einmal.
# en: bb6c8011
match-request-expired = Dieses Spielgesuch ist abgelaufen oder schon vermittelt.
# en: 0a914287
method-unknown = Diese Methode ist unbekannt.
# en: a617c49e
move-is-choice = Zug { $place } ist eine Wahl, die andere gleichzeitig treffen, also muss die Liste mit ihm enden.
# en: 90482526
move-reveals = Zug { $place } zieht oder zeigt dir etwas Neues, also muss die Liste mit ihm enden.
# en: b58fdbe9
named-game-no-seat = Die Partie { $game } hat keinen Platz { $seat }.
# en: 39d50b3b
needs-player-or-seat-token = Dafür ist das Token eines Kontos oder eines Platzes von `game` nötig.
# en: 1dd007ea
needs-player-token = Dafür ist das Token eines Kontos nötig.
# en: 102041c7
needs-webhook-token = Dafür ist das Token nötig, mit dem der Webhook erstellt wurde, oder sein Geheimnis.
# en: 3f56bc26
no-automatic-step = In dieser Serie steht gerade kein automatischer Schritt an.
# en: 9c1e1a04
no-file-or-game = Eine Datei oder Partie { $game } gibt es nicht.
# en: 1e7b7c86
no-formats-version = Dieser Dienst hat keine Version { $formats_version } der Serienformate.
# en: 74edb4fa
no-game = Eine Partie { $game } gibt es nicht.
# en: a913307d
no-group = Eine Gruppe '{ $group }' gibt es nicht; es gibt { $list }.
# en: 407b8fc7
no-human-holds-seat = Diesen Platz hat kein Mensch mehr.
# en: 87b4588a
no-level = Eine Stufe '{ $level }' gibt es in { $ruleset } nicht; es gibt { $list }.
# en: 65e81948
no-more-streams = Weitere Streams sind jetzt nicht möglich; versuche es noch einmal, oder frage regelmäßig ab.
# en: 959acb88
no-nonce-to-open = Für diese Teilnahme ist jetzt keine Nonce offenzulegen.
# en: e3223a2e
no-participant-number = Unter dieser Nummer nimmt niemand teil, oder das Aussetzen wurde schon beantragt.
# en: a959261e
no-participant-or-bye = Unter dieser Nummer nimmt niemand teil.
# en: 827ae357
no-render-mode-ansi = Einen Darstellungsmodus '{ $render_mode }' gibt es nicht; es gibt 'ansi'.
# en: 97b47364
no-rules-to-learn = Ein Spiel '{ $ruleset }' gibt es nicht.
# en: d87173e6
no-rules-version = Dieser Dienst hat keine Version { $version } der Regeln von { $name }.
# en: 04139f2a
no-rules-version-of = Dieser Dienst hat keine Version { $rules_version } der Regeln von { $ruleset }.
# en: b090e7f7
no-ruleset = Ein Spiel '{ $name }' gibt es nicht.
# en: 45ac1b2a
no-running-clock = In dieser Partie läuft keine Uhr.
# en: 6f34f6d9
no-seat = Einen Platz { $known } gibt es nicht.
# en: 02625d96
no-seat-counted-from = Einen Platz { $seat } gibt es nicht; es gibt { $number }, gezählt ab 0.
# en: 68d8d40e
no-seats = { $title } gibt es nicht mit { $seats } Plätzen.
# en: 40b85149
no-such-analysis = Diese Analyse hat die Partie nicht, oder sie wurde 30 Tage lang nicht abgerufen.
# en: 67aa9026
no-such-archive = Dieses Archiv gibt es nicht, oder es wurde vor zu langer Zeit gesendet.
# en: ba2b857a
no-such-clause = Die Spielregel von { $name } hat keinen Abschnitt '{ $clause }'; sie hat { $numbers } bis { $numbers2 }.
# en: e728a7ba
no-such-game = Diese Partie gibt es nicht.
# en: 154a283c
no-such-games = Diese Partien gibt es nicht.
# en: ff0e4454
no-such-hint = Diesen Tipp gibt es nicht, oder er wurde vor zu langer Zeit verlangt.
# en: 08bcb1eb
no-such-participant = Diese Teilnahme gibt es in der Serie nicht.
# en: e57d94d2
no-such-player = Dieses Konto gibt es nicht.
# en: 99728f4d
no-such-series = Diese Serie gibt es nicht.
# en: e2569ce3
no-such-series-version = Diese Serie oder diese Version von ihr gibt es nicht.
# en: 0edba8f0
no-such-token = Du hast kein Token mit dieser Id.
# en: ffd5bbb0
no-such-webhook = Diesen Webhook gibt es nicht.
# en: ffa0ce87
no-table-expects-result = Kein Tisch dieser Serie erwartet das Ergebnis dieser Partie.
# en: 0b8a6a34
nonce-not-committed = Das ist nicht die Nonce, auf die du dich festgelegt hast.
# en: 14dc68e0
nonce-of-choice-before = Deine vorige Wahl hatte dieselbe Nonce, sodass andere diese Wahl erraten könnten; verwende eine neue.
# en: e695bb37
nonce-of-choice-form = Die Nonce einer Wahl muss { $min_nonce } bis 64 Hexadezimalziffern haben.
# en: cfb6d80f
nonce-of-human-seat = Eine Nonce gehört zum Platz eines Menschen und hat bis zu 64 Hexadezimalziffern.
# en: dda5f988
nonce-or-organiser-invalid = Die Nonce oder die Id der Serienleitung ist ungültig.
# en: 62a9aa18
not-in-segment = Diese Partie ist in keinem Segment: Sie ist in Redis, wurde gelöscht oder hat nie existiert.
# en: 5988186a
not-series = Das ist keine Serie.
# en: 3f058524
not-your-seat-to-leave = Du kannst nur deinen eigenen Platz verlassen.
# en: c58c96cc
not-yourself-blocked = Du kannst dich nicht selbst blockieren.
# en: 7acf9d50
nothing-at-address = Unter dieser Adresse ist nichts.
# en: e4a7524f
nothing-decided = Du hast nichts entschieden, seit ein anderer Platz entschieden hat, also ist nichts zurückzunehmen.
# en: 385c2eff
one-seat-a-player = Ein Konto hat nur einen Platz in einer Partie.
# en: 3985187e
only-finished-analysed = Nur eine beendete Partie lässt sich analysieren, und diese ist noch nicht beendet.
# en: faac92aa
only-finished-forked = Nur von einer beendeten Partie lässt sich abzweigen, und diese ist noch nicht beendet.
# en: df4f48f9
only-finished-played-again = Nur eine beendete Partie lässt sich noch einmal spielen, und diese ist noch nicht beendet.
# en: d99933fc
only-operator-deletes = Nur der Betreiber darf eine Partie löschen.
# en: 08c39efa
only-organiser = Das darf nur die Leitung dieser Serie.
# en: 5cac56c3
only-participant-withdraws = Abmelden kann nur, wer selbst teilnimmt, oder die Serienleitung.
# en: 08f0fec6
only-participants-rest = Aussetzen kann man nur für sich selbst beantragen.
# en: c268152d
only-players-rematch = Eine Revanche kann nur verlangen, wer in der Partie mitgespielt hat.
# en: a2a8441f
only-seated-send-phrases = Sätze kann nur senden, wer einen Platz hat.
# en: 0adf2405
only-swiss-half-bye = Aussetzen für einen halben Punkt kann man nur in einer begonnenen Serie nach Schweizer System, und nicht in deren letzter Runde.
# en: 2fe26ce1
opened-without-hints = Diese Partie wurde ohne Tipps eröffnet.
# en: 4e06a044
operator-plays-no-seat = Der Betreiber spielt keinen Platz.
# en: 1145f9cb
options-invalid = Die Optionen sind ungültig.
# en: 87c6770e
options-of-other-game = Das sind keine Optionen von { $title }: { $error }.
# en: d0f79924
organiser-withdraws-none-now = Solange Nonces offengelegt werden, meldet die Serienleitung niemanden ab: Das würde die Auslosung ändern.
# en: 62be2cd0
other-audits-running = Andere Prüfungen laufen; frage wieder, wenn sie fertig sind.
# en: f923edc0
other-seat-waited-for = Gewartet wird auf { $called }, also kannst du jetzt nichts zurücknehmen.
# en: 76cbef6f
own-games-need-token = Für deine eigenen Partien ist das Token eines Kontos nötig.
# en: 18011dc0
participant-form = Teilnehmen kann ein Konto oder die KI einer Stufe.
# en: c3f8d70f
participant-or-nonce-invalid = Die Teilnahme oder die Nonce ist ungültig.
# en: 3ccd4e35
player-erased = Das Konto dieses Tokens wurde gelöscht.
# en: 1a11ce59
player-erased-or-link-used = Das Konto dieses Tokens wurde gelöscht, oder der Link wurde schon benutzt.
# en: 04f9dc2a
player-gone = Dieses Konto gibt es nicht mehr.
# en: 32f99522
player-me-without-token = Für `player=me` ist das Token eines Kontos nötig.
# en: f430e2d3
player-or-nonce-invalid = Die Id des Kontos oder die Nonce ist ungültig.
# en: 4138f098
ranks-with-gaps = Es muss einen Rang je Platz geben, ab 0 ohne Lücken.
# en: bb778dc3
rate-limit-exceeded =
    Zu viele Anfragen; versuche es in { $reset ->
        [one] { $reset } Sekunde
       *[other] { $reset } Sekunden
    } noch einmal.
# en: 7459b8e2
rated-without-hints = Diese Partie kann für Ratings zählen (`rated`), darum hat sie keine Tipps.
# en: 11c810bb
rated-without-undo = Diese Partie kann für Ratings zählen (`rated`), darum lässt sich in ihr nichts zurücknehmen.
# en: 5676b2aa
recovery-code-unknown = Zu diesem Wiederherstellungscode gehört kein Konto, oder ein neuerer hat ihn ersetzt.
# en: bd335683
replay-too-large = Der Nachvollzug dieses Archivs ist größer als { $largest_replay } MiB.
# en: 2687462a
round-being-paired = Die nächste Runde wird gerade gepaart: Nimm wieder teil, wenn sie begonnen hat.
# en: 044dea7c
seat-form = Ein Platz gehört einem Konto, einem Gast oder der KI einer Stufe, oder er ist offen.
# en: 874e356e
seat-no-longer-reserved = Dieser Platz ist nicht mehr für dich reserviert.
# en: 2bcf3216
seat-not-reserved = Dieser Platz ist nicht für dich reserviert.
# en: 39b9d4ed
seat-of-another = Diesen Platz spielt jemand anders oder eine KI.
# en: 70a7d436
seat-says-too-often =
    Ein Platz sagt nur einen Satz in { $pause_seconds ->
        [one] { $pause_seconds } Sekunde
       *[other] { $pause_seconds } Sekunden
    }.
# en: 1bc742f7
seat-too-many-hints = Für deinen Platz stehen schon { $max_pending } Tipps aus; versuche es wieder, wenn einer fertig ist.
# en: f57dc3b2
series-begun = Diese Serie hat begonnen.
# en: 8289f6e1
series-begun-not-joined = Diese Serie hat begonnen: Später dazukommen kann man nur in einer Arena, und im Schweizer System vor der letzten Runde.
# en: 370ee36e
series-ended = Diese Serie ist beendet.
# en: b9a23afd
series-full = Alle Plätze dieser Serie sind vergeben.
# en: 83d6687b
series-start = Eine Serie beginnt binnen eines Jahres, und nicht in der Vergangenheit.
# en: 2e554d54
service-failed = Der Dienst hat versagt.
# en: 907eb367
some-tokens-of-no-seat = Einige Tokens gehören zu keinem Platz ihrer Partie.
# en: 4dd5d023
table-too-large = Ein Tisch hat { $seats } Plätze, und { $places } dürfen teilnehmen.
# en: 0ce1dbb3
time-not-over = Die Zeit des Platzes, der am Zug ist, ist noch nicht abgelaufen.
# en: 9009644a
token-no-longer-valid = Dieses Token gilt nicht mehr.
# en: 54d33438
token-of-neither = Dieses Token gehört weder einem Konto noch dem Betreiber; das eines Platzes gilt nur für die Pfade seiner Partie.
# en: d2b74e0c
token-of-no-seat = Dieses Token gehört zu keinem Platz dieser Partie.
# en: 3bf07d1b
token-only-reads = Dieses Token darf nur lesen.
# en: 6a75675e
token-unknown = Dieses Token ist unbekannt, widerrufen oder abgelaufen.
# en: 3dd3202c
too-few-participants = { $number } nehmen teil, und ein Tisch hat { $seats } Plätze.
# en: 28f8312f
too-few-would-play = Es würden zu wenige spielen.
# en: 0c194609
too-many-blocked = Du hast schon { $max_blocked } Konten blockiert; gib zuerst eines frei.
# en: cefbe70d
too-many-choices-back = Du hast schon { $max_withdrawn }-mal eine Wahl zurückgenommen, und öfter ist nicht erlaubt.
# en: e6c7ea21
too-many-concurrent-requests = Zu viele gleichzeitige Anfragen in dieser Partie; versuche es noch einmal.
# en: 0d36e1cc
too-many-invitations = Du darfst { $max_sent }-mal am Tag einladen, und dasselbe Konto { $max_to_one }-mal; lass den Platz offen.
# en: a8c5dea5
too-many-match-requests = Zu viele Spielgesuche warten; versuche es noch einmal.
# en: db0331c9
too-many-redeliveries = Zu viele erneute Zustellungen an diesen Webhook stehen aus.
# en: baa79c9c
too-many-requests-at-once = Zu viele Anfragen laufen; versuche es noch einmal.
# en: 976564f5
too-many-tokens = Ein Konto hat höchstens { $max_tokens } Tokens; widerrufe zuerst eines.
# en: 3702148c
too-many-undos = Du hast { $max_undos }-mal etwas zurückgenommen, seit ein anderer Platz entschieden hat, und öfter ist nicht erlaubt.
# en: 46f8095f
too-many-unfinished-games = Die Obergrenze von { $most } für deine laufenden Partien ist erreicht: Beende oder verlasse eine, um eine neue zu eröffnen.
# en: 433268b5
too-many-webhooks = Du hast schon { $max_webhooks } Webhooks; lösche zuerst einen.
# en: e34bd119
transfer-coding-unknown = Ein Body darf die Übertragungskodierung chunked haben, einmal, und keine andere.
# en: 66e732e2
turn-over = Dein Zug ist vorbei, also lässt sich nichts davon zurücknehmen.
# en: 39add50f
undo-began-later = Was sich zurücknehmen lässt, begann mit Version { $version }; Version { $version2 } liegt davor.
# en: 66a2c73c
undo-not-before = Die Partie ist bei Version { $version }, also kann sie nicht zu Version { $version2 } zurück.
# en: 2afc1c5f
undo-own-choice-only = Gerade wählen alle gleichzeitig, also kannst du nur deine eigene Wahl zurücknehmen.
# en: d2a7dd23
undo-to-choice = Du hast mit Version { $version } gewählt, also kannst du nur zu Version { $version2 } zurück.
# en: 5e2b96bb
version-unknown-in-failover = Ob diese Partie eine Version { $version } hat, ist während eines Failovers von Redis unbekannt.
# en: 87efd4ea
waiting-without-player = Für `waiting` ist `player=me` nötig.
# en: 3b6c249a
webhook-gone = Den Webhook gibt es nicht mehr: Sende dieselbe Anfrage noch einmal.
# en: d110ed19
webhook-is-disabled = Dieser Webhook ist abgeschaltet; schalte ihn zuerst ein.
# en: 7e5fd45f
wrong-number-of-seats =
    Diese Partie hat { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }, nicht { $number2 }.
# en: f28991a7
you-hold-no-seat = Du hast keinen Platz in dieser Partie.
# en: 335f6aa3
you-not-blocked-player = Du hast dieses Konto nicht blockiert.
# en: a4301975
your-time-over = Deine Zeit ist abgelaufen.
# en: 89e72156
body-too-slow =
    Ein Body muss mit mindestens { $bytes } Bytes in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } ankommen.
# en: 8e268086
data-of-another-version = Eine andere Version des Dienstes hat Daten geschrieben, die diese Version nicht lesen kann; versuche es mit einer neueren.
# en: 7070c791
log-unreadable = Dieser Dienst kann Version { $version } des Protokolls der Partie nicht lesen.
# en: 932e8209
after-upgrade = Das ist möglich, wenn kein Teil einer älteren Version von Cairn mehr läuft und die Aktualisierung abgeschlossen ist.
# en: a5b228b8
audit-over-memory = Die Prüfung dieses Archivs überschreitet ihre Speichergrenze.
# en: 64e393ef
audit-over-time = Die Prüfung dieses Archivs überschreitet ihre Zeitgrenze.
# en: 9f3be958
if-match-names-none = Die Partie ist bei Version { $version }, und If-Match nennt keine.
# en: a691c4b2
game-not-at-version = Die Partie ist bei Version { $version }, nicht { $expected }.
# en: 8f29aeab
game-full = Alle Plätze dieser Partie sind besetzt.
# en: 30c29787
game-full-or-reserved = Alle Plätze dieser Partie sind besetzt oder reserviert.
# en: 5d838617
needs-operator-token = Dafür ist das Token des Betreibers nötig.
# en: dacb05a3
needs-seat-token = Dafür ist das Token eines Platzes nötig.
# en: 7e42d3dd
proof-not-passed = Der Nachweis ({ $name }) ist nicht gelungen: { $why }.
# en: b78b3635
proof-not-passed-at = Der Nachweis ({ $name }) ist bei Version { $version } nicht gelungen: { $why }.
# en: e3aa6327
done-not-replicated = Es ist getan, aber zu wenige Replikate von Redis haben es schon, sodass ein Failover es verlieren könnte; sende dieselbe Anfrage noch einmal, oder sieh nach, ob es gilt.
# en: 1b84847b
segment-unreadable = { $what }: { $reason }.
# en: 9009396e
segment-lost = es ist verloren oder beschädigt
# en: 5ebde014
segment-store-missing = der Speicher der beendeten Partien fehlt oder ist nicht benutzbar
# en: 4935bc6b
game-in-segment = Die Partie { $game } liegt in { $name } und lässt sich dort nicht lesen
# en: f0f305da
segment-not-read = { $name } lässt sich nicht lesen
# en: 07a20452
undo-blocked-by-draw = In Version { $version } wurde gezogen, und was gezogen wurde, ist bekannt.
# en: ccfa6da9
undo-blocked-by-reveal = In Version { $version } wurde etwas aufgedeckt.
# en: 19fe370e
too-many-games-of-ais = Die Obergrenze von { $most } für Partien, die nur KIs spielen, ist erreicht: Eröffne eine neue, wenn eine beendet ist.
# en: dd3478e2
too-many-hints = Zu viele Tipps sind in Arbeit oder warten; versuche es noch einmal.
# en: 29d4808e
address-too-many-hints = Von deiner Adresse sind { $number } Tipps in Arbeit oder warten, und das ist das Höchste; versuche es wieder, wenn einer fertig ist.
# en: 1bd5fe5c
too-many-analyses = Zu viele Analysen sind in Arbeit oder warten; versuche es noch einmal.
# en: c445d05a
address-too-many-analyses = Von deiner Adresse sind { $number } Analysen in Arbeit oder warten, und das ist das Höchste; versuche es wieder, wenn eine fertig ist.
# en: c67b00c6
too-many-imports = Zu viele Importe sind in Arbeit oder warten; versuche es noch einmal.
# en: 83507dd9
address-too-many-imports = Von deiner Adresse sind { $number } Importe in Arbeit oder warten, und das ist das Höchste; versuche es wieder, wenn einer fertig ist.
# en: 5080e803
only-finished-adopted = Nur ein Platz einer beendeten Partie lässt sich übernehmen, und diese ist noch nicht beendet.
# en: c5ede8cd
seat-without-guest = Diesen Platz hat kein Gast, also kann ihn kein Konto übernehmen.
# en: 18f42331
seat-has-player = Dieser Platz gehört schon einem Konto.
# en: 20020340
token-of-other-guest = Das ist nicht das Token für den Gastplatz { $seat }.
# en: 0e3af93a
program-adopts-no-seat = Ein Programm kann keinen Gastplatz übernehmen.
# en: 2c01ad70
seat-adopted-just-now = Ein anderes Konto hat diesen Platz gerade übernommen, oder die Partie wurde in ein Segment verschoben.
# en: 0fae4045
game-without-level = { $game } hat keine Stufe `{ $level }`.

## What Redis refuses

# en: f11e4333
redis-too-old = Redis ist älter, als der Dienst es braucht.
# en: 019b9efa
redis-of-other-kind = Redis ist von anderer Art, als für den Dienst eingestellt ist.
# en: 11be993c
redis-other-format = Was in Redis liegt, hat ein anderes Format, als diese Version des Dienstes kennt.
# en: 54deccc6
redis-other-key = Die Partien wurden mit einem anderen CAIRN_KEY eröffnet, als der Dienst hat.
# en: 5ddf8f75
redis-no-memory = Redis hat keinen Platz mehr, darum lässt sich nichts schreiben.
# en: 578b4868
redis-wrong-password = Redis nimmt den Namen oder das Passwort des Dienstes nicht an.
# en: 28e57cc3
redis-no-permission = Redis erlaubt dem Dienst einen Befehl nicht, den er braucht.
# en: 1cbe1bbc
redis-read-only = Redis ist jetzt ein Replikat, das nur gelesen werden kann, darum lässt sich nichts schreiben.
# en: 006a62e4
redis-loading = Redis lädt noch seine Daten.
# en: 0fbf8382
redis-lost-primary = Redis ist ein Replikat, das seinen Primärserver verloren hat.
# en: 523b0c05
redis-cluster-down = Der Redis-Cluster ist ausgefallen.
# en: 183590ea
redis-cluster-moving = Der Redis-Cluster verschiebt gerade seine Schlüssel.
# en: 646e5131
redis-other-node = Diesen Schlüssel hat ein anderer Knoten eines Redis-Clusters.
# en: f531de09
redis-unreachable = Redis ist nicht erreichbar; versuche es noch einmal.
# en: 42e05d81
redis-other-program = Unter der Adresse von Redis antwortet ein anderes Programm.
# en: 3c2d5e2f
redis-refused = Redis hat einen Befehl des Dienstes abgelehnt.
# en: 45eb240c
redis-disk = Redis kann nicht auf seine Platte schreiben, darum lässt sich nichts schreiben.
# en: 4bd78a53
redis-too-few-replicas = Redis hat jetzt zu wenige Replikate, darum lässt sich nichts schreiben.
# en: 1c26ae9c
redis-became-replica = Redis ist gerade ein Replikat geworden.
# en: b41c5ad3
redis-busy = Redis ist mit einem Skript beschäftigt.
