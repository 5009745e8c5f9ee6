### The health of an installation, for its operator. Names in capitals, commands and options stay as they are.


## Redis

# en: 801855a9
health-redis = Redis neemt een schrijfopdracht aan.
# en: 726dbeeb
health-key = De partijen zijn met deze sleutel geopend.
# en: 8d15de40
health-key-other = De partijen zijn geopend met een andere CAIRN_KEY dan de dienst heeft.
# en: a5c41e98
health-key-advice = Stel de CAIRN_KEY van de partijen in. Tot dan weigert de API te starten. Workers en de caretaker hebben geen sleutel nodig.
# en: 3d2816e2
health-durability = Redis heeft wat het kreeg op zijn schijf voordat het antwoordt, en verwijdert er niets van.
# en: 71436728
health-durability-advice = Wijzig het in de instellingen van Redis zelf: meteen (CONFIG SET) en in het bestand.
# en: 3ce5511a
health-no-info = Deze gebruiker mag niet bij Redis nagaan (INFO) of het een append-only-bestand heeft, en wat het verdringt.
# en: 227a98c4
health-no-append-file = Redis houdt geen append-only-bestand bij: een crash verliest alles sinds de laatste snapshot. Stel appendonly yes in.
# en: 82761c72
health-no-appendfsync = Deze gebruiker mag niet nagaan wanneer Redis naar schijf schrijft (CONFIG GET appendfsync); het zou always moeten zijn.
# en: 65431ab1
health-appendfsync-second = Redis heeft appendfsync everysec: een crash van de machine kan de laatste seconde van bevestigde zetten verliezen. Stel appendfsync always in.
# en: a1139089
health-appendfsync-no = Redis heeft appendfsync no: een crash van de machine kan bevestigde zetten van een halve minuut en meer verliezen. Stel appendfsync always in.
# en: f0842e67
health-eviction = Redis heeft maxmemory-policy { $policy }: het kan partijen verwijderen als zijn geheugen vol is. Stel maxmemory-policy noeviction in.
# en: 66f3cbc2
health-replicas = Er zijn zoveel replica's als CAIRN_REPLICAS zegt.
# en: 5eced61e
health-replicas-advice = Start replica's, of verlaag CAIRN_REPLICAS.
# en: cb77a2ac
health-replica-missing = CAIRN_REPLICAS is { $least }, en maar 1 replica van de primaire server is op tijd: daar wordt geen zet bevestigd.
# en: 3d112d86
health-replicas-missing = CAIRN_REPLICAS is { $least }, en maar { $number } replica's van de primaire server zijn op tijd: daar wordt geen zet bevestigd.
# en: 4cae6a5b
health-clocks = Alle klokken waarvan iets is gehoord, lopen gelijk met die van Redis.
# en: 505794e7
health-clocks-behind = De klok van een machine loopt { $seconds } s achter op die van Redis. Partijen gebruiken de klok van Redis, dus geen speler verliest tijd, maar stel die in met NTP.
# en: 39aa9d2f
health-clocks-ahead = De klok van een machine loopt { $seconds } s voor op die van Redis. Partijen gebruiken de klok van Redis, dus geen speler verliest tijd, maar stel die in met NTP.
# en: 729ad473
health-clocks-advice = Laat de machine de klok met NTP instellen (chrony, systemd-timesyncd).
# en: d1d94215
health-files = Wat gewist is, verdwijnt op tijd uit de bestanden van Redis.
# en: 39935588
health-files-late = Namen die sinds { $time } UTC zijn gewist, kunnen nog in de append-only-bestanden van Redis staan (BGREWRITEAOF): { $why }.
# en: de42cae6
health-files-advice = Laat de gebruiker van de caretaker het doen, of doe het zelf op elke primaire server, één keer per dag.
# en: 1b887b63
health-memory = Redis heeft vrij geheugen.
# en: 0c01b3ea
health-memory-games = De Redis van de partijen gebruikt meer dan 85% van maxmemory, of van het geheugen van de machine.
# en: 966b240a
health-memory-queue = De Redis van de wachtrij gebruikt meer dan 85% van maxmemory, of van het geheugen van de machine.
# en: fe1a6dd5
health-memory-games-advice = Verhoog maxmemory, ga naar een grotere machine, of laat afgelopen partijen Redis eerder verlaten (CAIRN_COLD_AFTER). `cairn up` zet maxmemory op 1 zolang de schijf van de gegevensmap vol is.
# en: e959c26f
health-memory-queue-advice = Verhoog maxmemory, of start workers (`cairn worker`).
# en: c42d4604
health-queue = De Redis van de wachtrij neemt taken aan.
# en: d7178036
health-queue-eviction = De Redis van de wachtrij heeft maxmemory-policy { $policy }: die kan taken verwijderen als het geheugen vol is.
# en: e8846729
health-queue-advice = Stel maxmemory-policy noeviction in.
# en: e9a5a145
health-queue-away = { $words } (die van de wachtrij): zetten gaan door, en AI's, hints, imports en webhooks wachten.

## Parts of Cairn

# en: 90958a3d
health-version = Er draait geen onderdeel van een andere versie, en formaat { $format } wordt geschreven.
# en: d6ff78af
health-version-others = Er draaien onderdelen van andere versies dan deze, { $version }: { $parts }.
# en: 153280ee
health-version-advice = Zorg dat alle onderdelen van één versie zijn.
# en: 754221de
health-version-finish = Zorg dat alle onderdelen van één versie zijn, en voer dan `cairn finish-upgrade` uit: tot dan wordt formaat { $format } geschreven.
# en: b7735895
health-format = Formaat { $format } wordt geschreven, dat oudere versies kunnen lezen; deze kent { $known }.
# en: 799f89df
health-format-advice = Voer `cairn finish-upgrade` uit als je niet teruggaat, of wacht: de caretaker doet het over tien minuten.
# en: 3e21d19b
health-processes = Elk aangemeld proces antwoordt.
# en: b5eddc4a
health-process-silent-an = Een proces ({ $process }) heeft { $seconds } seconden niet geantwoord.
# en: dc539584
health-process-silent = Een proces ({ $process }) heeft { $seconds } seconden niet geantwoord.
# en: e6cdc76d
health-process-silent-advice = Zet het voort (kill -CONT), of herstart het. Is de machine weg, dan eindigt dit na een uur.
# en: 28cc26e1
health-process-files-an = Een proces ({ $process }) heeft meer dan { $share } geopend van de bestanden die het mag openen.
# en: f5e95b99
health-process-files = Een proces ({ $process }) heeft meer dan { $share } geopend van de bestanden die het mag openen.
# en: 84b798aa
health-process-files-advice = Verhoog de grens (LimitNOFILE, ulimit -n), of start er nog een: elke verbinding is een open bestand.
# en: dbf3eff0
health-caretaker = De caretaker draait, en werk wordt op tijd gedaan.
# en: 5cab9586
health-caretaker-starting = De caretaker start.
# en: ebbee711
health-caretaker-late = Werk is { $seconds } seconden te laat.
# en: 4107437b
health-caretaker-never = Hier was nog nooit een caretaker.
# en: 33ea9f13
health-caretaker-gone = Er is al { $seconds } seconden geen caretaker gezien.
# en: d131f0ed
health-caretaker-advice = Start de caretaker, `cairn caretaker`, of bekijk zijn log.
# en: 1630404d
health-workers-starting = Workers starten.
# en: 36f8cf47
health-workers-none = Er draaien geen workers.
# en: ef5be5c2
health-workers-one = Er draait 1 worker.
# en: ccf88dd8
health-workers = Er draaien { $number } workers.
# en: 95be3960
health-workers-advice = Start er een met `cairn worker`: zonder workers zet geen AI, en wordt niets geïmporteerd.
# en: 5d132a80
health-backlog = Geen taak wacht lang.
# en: 4029dad4
health-backlog-late = Een taak van `{ $class }` wacht al meer dan { $seconds } seconden.
# en: 455a2eca
health-backlog-advice = Start meer workers (`cairn worker`), en bekijk de logs van de workers en de caretaker.

## Finished games, disks and backups

# en: 56c0952c
health-store = De opslag van afgelopen partijen is leesbaar, en is de gebruikte; of er is er geen gebruikt.
# en: f187250a
health-store-missing = De opslag van afgelopen partijen ontbreekt of is onbruikbaar.
# en: 6e2ee6d0
health-store-missing-advice = Koppel die weer aan, of verbeter CAIRN_COLD_URL of de inloggegevens. Cairn gaat dan vanzelf verder.
# en: 68036142
health-store-unset = { $number } afgelopen partijen zijn in segmenten verzegeld, en dit onderdeel kan ze niet lezen.
# en: dddd956a
health-store-unset-advice = Stel CAIRN_COLD_URL in op de plaats van de segmenten.
# en: 9dc0bae4
health-segments = Afgelopen partijen verlaten Redis op tijd: { $sealed } zijn verzegeld, en { $due } zijn aan de beurt.
# en: 0d59221d
health-segments-off = Afgelopen partijen blijven in Redis; { $sealed } zijn eerder verzegeld.
# en: 4fccdc5a
health-segments-failed = De laatste poging om afgelopen partijen uit Redis te verplaatsen is mislukt.
# en: 381f7b6f
health-segments-late = { $number } afgelopen partijen hadden al uren in een segment moeten zijn, en staan nog in Redis.
# en: 2131961f
health-segments-advice = Controleer CAIRN_COLD_URL, en de log van een worker. Verzegelen wordt opnieuw geprobeerd.
# en: 0cc7ba21
health-segments-refused = { $number } afgelopen partijen blijven in Redis: ze kunnen niet uit hun beslissingen worden opgebouwd.
# en: e08e4640
health-segments-refused-advice = `cairn verify` meldt de fout van elk; `cairn rebuild` laat ze opnieuw proberen.
# en: 5a1473dd
health-disk = Alle schijven die Cairn kent, hebben vrije ruimte.
# en: 29c5affc
health-disk-folder = De schijf van de gegevensmap is bijna vol.
# en: df7fa542
health-disk-store = De schijf van de opslag van afgelopen partijen is bijna vol.
# en: 1dc66b81
health-disk-backups = De schijf van de back-ups is bijna vol.
# en: 29be28fb
health-disk-advice = Maak er ruimte op vrij, of vergroot die. Voordat de schijf vol is, worden partijen in de gegevensmap alleen-lezen.
# en: 82476d69
health-backup = De laatste goede back-up begon { $hours } uur geleden.
# en: bac257e2
health-backup-none = Er is nog nooit een back-up gemaakt.
# en: cea98aa1
health-backup-none-advice = Plan er een: `cairn backup TARGET --every 24h --keep 14`.
# en: 86550d14
health-backup-failed = De laatste back-up is mislukt.
# en: f8f08dec
health-backup-advice = Voer `cairn backup` uit; bekijk de log.
# en: 00305138
health-restore-none = Er is nog geen back-up op proef teruggezet.
# en: 83bc48c6
health-restore = De laatste proef met het terugzetten van een back-up was { $days } dagen geleden, en bracht alles terug.
# en: b4ea64b4
health-restore-failed = De nieuwste back-up kan niet worden teruggezet.
# en: 437920f9
health-restore-failed-advice = Bewaar oudere. Maak er nog een met `cairn backup`, en probeer die: `cairn backup --check --trial TARGET`.
# en: 4eb21176
health-restore-advice = Voer `cairn backup --check --trial TARGET` uit; bekijk de log van `cairn backup`.

## What to do when Redis refuses

# en: 007e819a
health-advice-url = Verbeter REDIS_URL: die moet de primaire server noemen, of alle Sentinels, of nodes van het cluster, met hun soort URL.
# en: fdc70782
health-advice-reach = Controleer REDIS_URL, het netwerk, en of de server draait en niet gepauzeerd is.
# en: e30b1fa6
health-advice-port = Stop het programma dat de poort van Redis heeft (ss -ltnp) en start Redis, of verbeter REDIS_URL.
# en: f1538b3e
health-advice-wait = Wacht tot Redis klaar is met zijn werk, en bekijk zijn log.
# en: 5fe11901
health-advice-memory = Verhoog maxmemory (CONFIG SET maxmemory, en het bestand van Redis), of laat afgelopen partijen Redis eerder verlaten (CAIRN_COLD_URL, CAIRN_COLD_AFTER). Als `cairn up` het draait, maak dan ruimte vrij op de schijf van de gegevensmap.
# en: 1b6fed18
health-advice-rights = Verbeter de gebruiker en het wachtwoord in REDIS_URL, of de rechten van die gebruiker (ACL).
# en: 0e313beb
health-advice-acl = Geef de gebruiker van REDIS_URL de rechten die service/README.md opsomt (ACL SETUSER).
# en: 8895155c
health-advice-key = Stel de CAIRN_KEY van de partijen in.
# en: ea965da7
health-advice-version = Gebruik een versie van Cairn en van Redis die nieuw genoeg is.
# en: c7472d33
health-advice-disk = Maak ruimte vrij op de schijf van Redis, en bekijk zijn log.
# en: a9256906
health-advice-nodes = Start de nodes of replica's die ontbreken.
# en: 03c6db48
health-advice-replicas = Start de replica's die ontbreken, of verlaag min-replicas-to-write en CAIRN_REPLICAS.
# en: 480b1c82
health-advice-log = Bekijk de log van Cairn.
# en: 1e861264
health-advice-script = Wacht tot het eindigt, of beëindig het: SCRIPT KILL.
