### The health of an installation, for its operator. Names in capitals, commands and options stay as they are.


## Redis

# en: 801855a9
health-redis = Redis nimmt einen Schreibvorgang an.
# en: 726dbeeb
health-key = Die Partien wurden mit diesem Schlüssel eröffnet.
# en: 8d15de40
health-key-other = Die Partien wurden mit einem anderen CAIRN_KEY eröffnet, als der Dienst hat.
# en: a5c41e98
health-key-advice = Setze den CAIRN_KEY der Partien. Bis dahin weigert sich die API zu starten. Worker und Caretaker brauchen keinen Schlüssel.
# en: 3d2816e2
health-durability = Redis hat auf seiner Platte, was es bekam, bevor es antwortet, und entfernt nichts davon.
# en: 71436728
health-durability-advice = Ändere es in den Einstellungen von Redis: sofort (CONFIG SET) und in seiner Datei.
# en: 3ce5511a
health-no-info = Dieser Benutzer darf von Redis nicht erfahren (INFO), ob es eine Append-only-Datei hat und was es verdrängt.
# en: 227a98c4
health-no-append-file = Redis führt keine Append-only-Datei: Ein Absturz verliert alles seit dem letzten Snapshot. Setze appendonly yes.
# en: 82761c72
health-no-appendfsync = Dieser Benutzer darf nicht erfahren, wann Redis auf die Platte schreibt (CONFIG GET appendfsync); es sollte always sein.
# en: 65431ab1
health-appendfsync-second = Redis hat appendfsync everysec: Ein Absturz seines Rechners kann die letzte Sekunde bestätigter Züge verlieren. Setze appendfsync always.
# en: a1139089
health-appendfsync-no = Redis hat appendfsync no: Ein Absturz seines Rechners kann bestätigte Züge einer halben Minute und mehr verlieren. Setze appendfsync always.
# en: f0842e67
health-eviction = Redis hat maxmemory-policy { $policy }: Es kann Partien entfernen, wenn sein Speicher voll ist. Setze maxmemory-policy noeviction.
# en: 66f3cbc2
health-replicas = Es gibt so viele Replikate, wie CAIRN_REPLICAS sagt.
# en: 5eced61e
health-replicas-advice = Starte Replikate, oder setze CAIRN_REPLICAS herab.
# en: cb77a2ac
health-replica-missing = CAIRN_REPLICAS ist { $least }, und nur 1 Replikat des Primärservers ist auf dem Stand: Dort wird kein Zug bestätigt.
# en: 3d112d86
health-replicas-missing = CAIRN_REPLICAS ist { $least }, und nur { $number } Replikate des Primärservers sind auf dem Stand: Dort wird kein Zug bestätigt.
# en: 4cae6a5b
health-clocks = Alle Uhren, von denen man weiß, stimmen mit der von Redis überein.
# en: 505794e7
health-clocks-behind = Die Uhr eines Rechners geht gegenüber der von Redis { $seconds } s nach. Partien benutzen die Uhr von Redis, also verliert niemand Zeit, aber stelle sie per NTP.
# en: 39aa9d2f
health-clocks-ahead = Die Uhr eines Rechners geht gegenüber der von Redis { $seconds } s vor. Partien benutzen die Uhr von Redis, also verliert niemand Zeit, aber stelle sie per NTP.
# en: 729ad473
health-clocks-advice = Lass den Rechner seine Uhr per NTP stellen (chrony, systemd-timesyncd).
# en: d1d94215
health-files = Was gelöscht wurde, verschwindet rechtzeitig aus den Dateien von Redis.
# en: 39935588
health-files-late = Namen, die seit { $time } UTC gelöscht wurden, können noch in den Append-only-Dateien von Redis stehen (BGREWRITEAOF): { $why }.
# en: de42cae6
health-files-advice = Erlaube es dem Benutzer des Caretakers, oder tu es selbst auf jedem Primärserver, einmal am Tag.
# en: 1b887b63
health-memory = Redis hat freien Speicher.
# en: 0c01b3ea
health-memory-games = Das Redis der Partien belegt mehr als 85 % von maxmemory oder vom Speicher seines Rechners.
# en: 966b240a
health-memory-queue = Das Redis der Warteschlange belegt mehr als 85 % von maxmemory oder vom Speicher seines Rechners.
# en: fe1a6dd5
health-memory-games-advice = Setze maxmemory herauf, nimm einen größeren Rechner, oder lass beendete Partien Redis früher verlassen (CAIRN_COLD_AFTER). `cairn up` setzt maxmemory auf 1, solange die Platte seines Datenordners voll ist.
# en: e959c26f
health-memory-queue-advice = Setze maxmemory herauf, oder starte Worker (`cairn worker`).
# en: c42d4604
health-queue = Das Redis der Warteschlange nimmt Aufträge an.
# en: d7178036
health-queue-eviction = Das Redis der Warteschlange hat maxmemory-policy { $policy }: Es kann Aufträge entfernen, wenn sein Speicher voll ist.
# en: e8846729
health-queue-advice = Setze maxmemory-policy noeviction.
# en: e9a5a145
health-queue-away = { $words } (das der Warteschlange): Züge gehen weiter, und KIs, Tipps, Importe und Webhooks warten.

## Parts of Cairn

# en: 90958a3d
health-version = Kein Teil einer anderen Version läuft, und Format { $format } wird geschrieben.
# en: d6ff78af
health-version-others = Teile anderer Versionen als dieser, { $version }, laufen: { $parts }.
# en: 153280ee
health-version-advice = Bringe alle Teile auf eine Version.
# en: 754221de
health-version-finish = Bringe alle Teile auf eine Version und rufe dann `cairn finish-upgrade` auf: Bis dahin wird Format { $format } geschrieben.
# en: b7735895
health-format = Format { $format } wird geschrieben, das ältere Versionen lesen können; diese kennt { $known }.
# en: 799f89df
health-format-advice = Rufe `cairn finish-upgrade` auf, wenn du nicht zurückgehst, oder warte: Der Caretaker tut es in zehn Minuten.
# en: 3e21d19b
health-processes = Jeder angemeldete Prozess antwortet.
# en: b5eddc4a
health-process-silent-an = Ein Prozess ({ $process }) hat seit { $seconds } Sekunden nicht geantwortet.
# en: dc539584
health-process-silent = Ein Prozess ({ $process }) hat seit { $seconds } Sekunden nicht geantwortet.
# en: e6cdc76d
health-process-silent-advice = Setze ihn fort (kill -CONT), oder starte ihn neu. Ist sein Rechner nicht mehr da, endet dies nach einer Stunde.
# en: 28cc26e1
health-process-files-an = Ein Prozess ({ $process }) hat mehr als { $share } der Dateien geöffnet, die er öffnen darf.
# en: f5e95b99
health-process-files = Ein Prozess ({ $process }) hat mehr als { $share } der Dateien geöffnet, die er öffnen darf.
# en: 84b798aa
health-process-files-advice = Setze seine Grenze herauf (LimitNOFILE, ulimit -n), oder starte einen weiteren: Jede Verbindung ist eine offene Datei.
# en: dbf3eff0
health-caretaker = Der Caretaker läuft, und fällige Arbeit wird rechtzeitig getan.
# en: 5cab9586
health-caretaker-starting = Der Caretaker startet.
# en: ebbee711
health-caretaker-late = Fällige Arbeit ist { $seconds } Sekunden verspätet.
# en: 4107437b
health-caretaker-never = Hier war noch nie ein Caretaker.
# en: 33ea9f13
health-caretaker-gone = Seit { $seconds } Sekunden wurde kein Caretaker gesehen.
# en: d131f0ed
health-caretaker-advice = Starte den Caretaker, `cairn caretaker`, oder sieh in sein Log.
# en: 1630404d
health-workers-starting = Worker starten.
# en: 36f8cf47
health-workers-none = Kein Worker läuft.
# en: ef5be5c2
health-workers-one = 1 Worker läuft.
# en: ccf88dd8
health-workers = { $number } Worker laufen.
# en: 95be3960
health-workers-advice = Starte einen mit `cairn worker`: Ohne Worker zieht keine KI und wird nichts importiert.
# en: 5d132a80
health-backlog = Kein Auftrag wartet lange.
# en: 4029dad4
health-backlog-late = Ein Auftrag der Klasse `{ $class }` wartet seit mehr als { $seconds } Sekunden.
# en: 455a2eca
health-backlog-advice = Starte mehr Worker (`cairn worker`), und sieh in die Logs der Worker und des Caretakers.

## Finished games, disks and backups

# en: 56c0952c
health-store = Der Speicher der beendeten Partien ist lesbar und ist der benutzte; oder es wurde keiner benutzt.
# en: f187250a
health-store-missing = Der Speicher der beendeten Partien fehlt oder ist nicht benutzbar.
# en: 6e2ee6d0
health-store-missing-advice = Hänge ihn wieder ein, oder berichtige CAIRN_COLD_URL oder die Zugangsdaten. Cairn macht dann von selbst weiter.
# en: 68036142
health-store-unset = { $number } beendete Partien wurden in Segmenten versiegelt, und dieser Teil kann sie nicht lesen.
# en: dddd956a
health-store-unset-advice = Setze CAIRN_COLD_URL auf den Ort der Segmente.
# en: 9dc0bae4
health-segments = Beendete Partien verlassen Redis rechtzeitig: { $sealed } wurden versiegelt, und { $due } sind fällig.
# en: 0d59221d
health-segments-off = Beendete Partien bleiben in Redis; { $sealed } wurden früher versiegelt.
# en: 4fccdc5a
health-segments-failed = Der letzte Versuch, beendete Partien aus Redis zu verschieben, schlug fehl.
# en: 381f7b6f
health-segments-late = { $number } beendete Partien sind seit Stunden für ein Segment überfällig und noch in Redis.
# en: 2131961f
health-segments-advice = Prüfe CAIRN_COLD_URL und das Log eines Workers. Das Versiegeln wird wiederholt.
# en: 0cc7ba21
health-segments-refused = { $number } beendete Partien bleiben in Redis: Sie lassen sich aus ihren Entscheidungen nicht wieder aufbauen.
# en: e08e4640
health-segments-refused-advice = `cairn verify` meldet den Fehler jeder einzelnen; `cairn rebuild` lässt es noch einmal versuchen.
# en: 5a1473dd
health-disk = Alle Platten, die Cairn kennt, haben freien Platz.
# en: 29c5affc
health-disk-folder = Die Platte des Datenordners ist fast voll.
# en: df7fa542
health-disk-store = Die Platte des Speichers der beendeten Partien ist fast voll.
# en: 1dc66b81
health-disk-backups = Die Platte der Sicherungen ist fast voll.
# en: 29be28fb
health-disk-advice = Schaffe Platz darauf, oder vergrößere sie. Bevor sie voll ist, lassen sich Partien im Datenordner nur noch lesen.
# en: 82476d69
health-backup = Die letzte gute Sicherung begann vor { $hours } Stunden.
# en: bac257e2
health-backup-none = Es wurde noch nie eine Sicherung gemacht.
# en: cea98aa1
health-backup-none-advice = Plane eine ein: `cairn backup TARGET --every 24h --keep 14`.
# en: 86550d14
health-backup-failed = Die letzte Sicherung schlug fehl.
# en: f8f08dec
health-backup-advice = Rufe `cairn backup` auf; sieh in sein Log.
# en: 00305138
health-restore-none = Noch wurde keine Sicherung zur Probe wiederhergestellt.
# en: 83bc48c6
health-restore = Die letzte Probe einer Wiederherstellung war vor { $days } Tagen und brachte alles zurück.
# en: b4ea64b4
health-restore-failed = Die neueste Sicherung lässt sich nicht wiederherstellen.
# en: 437920f9
health-restore-failed-advice = Behalte ältere. Mache mit `cairn backup` eine weitere und probiere sie aus: `cairn backup --check --trial TARGET`.
# en: 4eb21176
health-restore-advice = Rufe `cairn backup --check --trial TARGET` auf; sieh in das Log von `cairn backup`.

## What to do when Redis refuses

# en: 007e819a
health-advice-url = Berichtige REDIS_URL: Sie muss den Primärserver, alle Sentinels oder Knoten des Clusters nennen, nach ihrer Art von URL.
# en: fdc70782
health-advice-reach = Prüfe REDIS_URL, das Netz, und dass der Server läuft und nicht angehalten ist.
# en: e30b1fa6
health-advice-port = Beende das Programm, das den Port von Redis hat (ss -ltnp), und starte Redis, oder berichtige REDIS_URL.
# en: f1538b3e
health-advice-wait = Warte, bis Redis seine Arbeit beendet hat, und sieh in sein Log.
# en: 5fe11901
health-advice-memory = Setze maxmemory herauf (CONFIG SET maxmemory, und in der Datei von Redis), oder lass beendete Partien Redis früher verlassen (CAIRN_COLD_URL, CAIRN_COLD_AFTER). Wenn `cairn up` es betreibt, schaffe Platz auf der Platte des Datenordners.
# en: 1b6fed18
health-advice-rights = Berichtige Benutzer und Passwort in REDIS_URL oder die Rechte dieses Benutzers (ACL).
# en: 0e313beb
health-advice-acl = Gib dem Benutzer von REDIS_URL die Rechte, die service/README.md aufzählt (ACL SETUSER).
# en: 8895155c
health-advice-key = Setze den CAIRN_KEY der Partien.
# en: ea965da7
health-advice-version = Verwende eine Version von Cairn und von Redis, die neu genug ist.
# en: c7472d33
health-advice-disk = Schaffe Platz auf der Platte von Redis, und sieh in sein Log.
# en: a9256906
health-advice-nodes = Starte die Knoten oder Replikate, die fehlen.
# en: 03c6db48
health-advice-replicas = Starte die Replikate, die fehlen, oder setze min-replicas-to-write und CAIRN_REPLICAS herab.
# en: 480b1c82
health-advice-log = Sieh in das Log von Cairn.
# en: 1e861264
health-advice-script = Warte, bis es endet, oder beende es: SCRIPT KILL.
