### Starea unei instalări, pentru operatorul ei. Numele cu majuscule, comenzile și opțiunile rămân așa.


## Redis

# en: 801855a9
health-redis = Redis acceptă o scriere.
# en: 726dbeeb
health-key = Partidele au fost deschise cu această cheie.
# en: 8d15de40
health-key-other = Partidele au fost deschise cu alt CAIRN_KEY decât are serviciul.
# en: a5c41e98
health-key-advice = Setează CAIRN_KEY-ul partidelor. Până atunci API-ul refuză să pornească. Workerii și caretakerul nu au nevoie de cheie.
# en: 3d2816e2
health-durability = Redis are pe disc ce i s-a dat înainte să răspundă și nu elimină nimic din asta.
# en: 71436728
health-durability-advice = Schimbă asta în setările Redis: imediat (CONFIG SET) și în fișierul lui.
# en: 3ce5511a
health-no-info = Acest utilizator nu are voie să citească din Redis (INFO) dacă există un fișier append-only și ce se elimină.
# en: 227a98c4
health-no-append-file = Redis nu păstrează un fișier append-only: o cădere pierde tot de la ultimul snapshot. Setează appendonly yes.
# en: 82761c72
health-no-appendfsync = Acest utilizator nu are voie să citească când scrie Redis pe disc (CONFIG GET appendfsync); ar trebui să fie always.
# en: 65431ab1
health-appendfsync-second = Redis are appendfsync everysec: o cădere a mașinii lui poate pierde ultima secundă de mutări confirmate. Setează appendfsync always.
# en: a1139089
health-appendfsync-no = Redis are appendfsync no: o cădere a mașinii lui poate pierde mutări confirmate din jumătate de minut sau mai mult. Setează appendfsync always.
# en: f0842e67
health-eviction = Redis are maxmemory-policy { $policy }: poate elimina partide când i se umple memoria. Setează maxmemory-policy noeviction.
# en: 66f3cbc2
health-replicas = Sunt atâtea replici câte spune CAIRN_REPLICAS.
# en: 5eced61e
health-replicas-advice = Pornește replici sau micșorează CAIRN_REPLICAS.
# en: cb77a2ac
health-replica-missing = CAIRN_REPLICAS este { $least }, și există o singură replică la zi a instanței principale: acolo nu se confirmă nicio mutare.
# en: 3d112d86
health-replicas-missing = CAIRN_REPLICAS este { $least }, iar numărul replicilor la zi ale instanței principale este { $number }: acolo nu se confirmă nicio mutare.
# en: 4cae6a5b
health-clocks = Toate ceasurile de care se știe sunt de acord cu cel al Redis.
# en: 505794e7
health-clocks-behind = Ceasul unei mașini este cu { $seconds } s în urma celui al Redis. Partidele folosesc ceasul Redis, deci niciun jucător nu pierde timp, dar potrivește-l prin NTP.
# en: 39aa9d2f
health-clocks-ahead = Ceasul unei mașini este cu { $seconds } s înaintea celui al Redis. Partidele folosesc ceasul Redis, deci niciun jucător nu pierde timp, dar potrivește-l prin NTP.
# en: 729ad473
health-clocks-advice = Lasă mașina să-și potrivească ceasul prin NTP (chrony, systemd-timesyncd).
# en: d1d94215
health-files = Ce s-a șters dispare la timp din fișierele Redis.
# en: 39935588
health-files-late = Nume șterse de la { $time } UTC încoace pot fi încă în fișierele append-only ale Redis (BGREWRITEAOF): { $why }.
# en: de42cae6
health-files-advice = Lasă utilizatorul caretakerului să o facă, sau fă-o tu pe fiecare instanță principală, o dată pe zi.
# en: 1b887b63
health-memory = Redis are memorie liberă.
# en: 0c01b3ea
health-memory-games = Redis-ul partidelor folosește peste 85 % din maxmemory sau din memoria mașinii lui.
# en: 966b240a
health-memory-queue = Redis-ul cozii folosește peste 85 % din maxmemory sau din memoria mașinii lui.
# en: fe1a6dd5
health-memory-games-advice = Mărește maxmemory, treci pe o mașină mai mare sau lasă partidele terminate să iasă mai repede din Redis (CAIRN_COLD_AFTER). `cairn up` setează maxmemory la 1 cât timp discul dosarului său de date este plin.
# en: e959c26f
health-memory-queue-advice = Mărește maxmemory sau pornește workeri (`cairn worker`).
# en: c42d4604
health-queue = Redis-ul cozii primește sarcini.
# en: d7178036
health-queue-eviction = Redis-ul cozii are maxmemory-policy { $policy }: poate elimina sarcini când i se umple memoria.
# en: e8846729
health-queue-advice = Setează maxmemory-policy noeviction.
# en: e9a5a145
health-queue-away = { $words } (cel al cozii): mutările merg mai departe, iar AI-urile, sugestiile, importurile și webhookurile așteaptă.

## Părți ale Cairn

# en: 90958a3d
health-version = Nu rulează nicio parte de altă versiune, și se scrie formatul { $format }.
# en: d6ff78af
health-version-others = Rulează părți de alte versiuni decât aceasta, { $version }: { $parts }.
# en: 153280ee
health-version-advice = Adu toate părțile la aceeași versiune.
# en: 754221de
health-version-finish = Adu toate părțile la aceeași versiune, apoi rulează `cairn finish-upgrade`: până atunci se scrie formatul { $format }.
# en: b7735895
health-format = Se scrie formatul { $format }, pe care îl pot citi versiuni mai vechi; aceasta îl cunoaște pe { $known }.
# en: 799f89df
health-format-advice = Rulează `cairn finish-upgrade` dacă nu te mai întorci, sau așteaptă: caretakerul o face în zece minute.
# en: 3e21d19b
health-processes = Fiecare proces înregistrat răspunde.
# en: b5eddc4a
health-process-silent-an =
    Un proces ({ $process }) nu a mai răspuns de { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
# en: dc539584
health-process-silent =
    Un proces ({ $process }) nu a mai răspuns de { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
# en: e6cdc76d
health-process-silent-advice = Continuă-l (kill -CONT) sau repornește-l. Dacă mașina lui nu mai există, asta trece după o oră.
# en: 28cc26e1
health-process-files-an = Un proces ({ $process }) a deschis peste { $share } din fișierele pe care le poate deschide.
# en: f5e95b99
health-process-files = Un proces ({ $process }) a deschis peste { $share } din fișierele pe care le poate deschide.
# en: 84b798aa
health-process-files-advice = Mărește-i limita (LimitNOFILE, ulimit -n) sau pornește altul: fiecare conexiune este un fișier deschis.
# en: dbf3eff0
health-caretaker = Caretakerul rulează, iar munca scadentă se face la timp.
# en: 5cab9586
health-caretaker-starting = Caretakerul pornește.
# en: ebbee711
health-caretaker-late =
    Munca scadentă întârzie cu { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
# en: 4107437b
health-caretaker-never = Aici nu a existat niciodată un caretaker.
# en: 33ea9f13
health-caretaker-gone =
    Niciun caretaker nu a fost văzut de { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
# en: d131f0ed
health-caretaker-advice = Pornește caretakerul, `cairn caretaker`, sau uită-te în jurnalul lui.
# en: 1630404d
health-workers-starting = Workerii pornesc.
# en: 36f8cf47
health-workers-none = Nu rulează niciun worker.
# en: ef5be5c2
health-workers-one = Rulează 1 worker.
# en: ccf88dd8
health-workers = Numărul workerilor care rulează: { $number }.
# en: 95be3960
health-workers-advice = Pornește unul cu `cairn worker`: fără niciunul, niciun AI nu mută și nimic nu se importă.
# en: 5d132a80
health-backlog = Nicio sarcină nu așteaptă mult.
# en: 4029dad4
health-backlog-late =
    O sarcină din `{ $class }` așteaptă de peste { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
# en: 455a2eca
health-backlog-advice = Pornește mai mulți workeri (`cairn worker`) și uită-te în jurnalele workerilor și al caretakerului.

## Partide terminate, discuri și copii de siguranță

# en: 56c0952c
health-store = Depozitul partidelor terminate poate fi citit și este cel care a fost folosit; sau nu a fost niciunul.
# en: f187250a
health-store-missing = Depozitul partidelor terminate lipsește sau nu poate fi folosit.
# en: 6e2ee6d0
health-store-missing-advice = Montează-l din nou sau corectează CAIRN_COLD_URL ori datele lui de acces. Cairn continuă apoi de la sine.
# en: 68036142
health-store-unset =
    { $number ->
        [one] { $number } partidă terminată a fost sigilată
        [few] { $number } partide terminate au fost sigilate
       *[other] { $number } de partide terminate au fost sigilate
    } în segmente, iar această parte nu le poate citi.
# en: dddd956a
health-store-unset-advice = Setează CAIRN_COLD_URL la locul unde sunt segmentele.
# en: 9dc0bae4
health-segments = Partidele terminate ies la timp din Redis: sigilate: { $sealed }, scadente: { $due }.
# en: 0d59221d
health-segments-off = Partidele terminate rămân în Redis; sigilate înainte: { $sealed }.
# en: 4fccdc5a
health-segments-failed = Ultima încercare de a muta partide terminate din Redis a eșuat.
# en: 381f7b6f
health-segments-late =
    { $number ->
        [one] { $number } partidă terminată a întârziat cu ore pentru un segment și este
        [few] { $number } partide terminate au întârziat cu ore pentru un segment și sunt
       *[other] { $number } de partide terminate au întârziat cu ore pentru un segment și sunt
    } încă în Redis.
# en: 2131961f
health-segments-advice = Verifică CAIRN_COLD_URL și jurnalul unui worker. Sigilarea se reîncearcă.
# en: 0cc7ba21
health-segments-refused =
    { $number ->
        [one] { $number } partidă terminată rămâne
        [few] { $number } partide terminate rămân
       *[other] { $number } de partide terminate rămân
    } în Redis: nu se pot reconstrui din deciziile lor.
# en: e08e4640
health-segments-refused-advice = `cairn verify` arată defectul fiecăreia; `cairn rebuild` le reîncearcă.
# en: 5a1473dd
health-disk = Toate discurile de care știe Cairn au spațiu liber.
# en: 29c5affc
health-disk-folder = Discul dosarului de date este aproape plin.
# en: df7fa542
health-disk-store = Discul depozitului de partide terminate este aproape plin.
# en: 1dc66b81
health-disk-backups = Discul copiilor de siguranță este aproape plin.
# en: 29be28fb
health-disk-advice = Eliberează spațiu pe el sau mărește-l. Partidele din dosarul de date devin doar pentru citire înainte să se umple.
# en: 82476d69
health-backup =
    Ultima copie de siguranță bună a început acum { $hours ->
        [one] { $hours } oră
        [few] { $hours } ore
       *[other] { $hours } de ore
    }.
# en: bac257e2
health-backup-none = Nu s-a făcut niciodată o copie de siguranță.
# en: cea98aa1
health-backup-none-advice = Programează una: `cairn backup TARGET --every 24h --keep 14`.
# en: 86550d14
health-backup-failed = Ultima copie de siguranță a eșuat.
# en: f8f08dec
health-backup-advice = Rulează `cairn backup`; vezi jurnalul ei.
# en: 00305138
health-restore-none = Încă nu s-a restaurat de probă nicio copie de siguranță.
# en: 83bc48c6
health-restore =
    Ultima restaurare de probă a unei copii de siguranță a fost acum { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    } și a adus totul înapoi.
# en: b4ea64b4
health-restore-failed = Cea mai nouă copie de siguranță nu poate fi restaurată.
# en: 437920f9
health-restore-failed-advice = Păstrează-le pe cele mai vechi. Fă alta cu `cairn backup` și încearc-o: `cairn backup --check --trial TARGET`.
# en: 4eb21176
health-restore-advice = Rulează `cairn backup --check --trial TARGET`; vezi jurnalul `cairn backup`.

## Ce e de făcut când Redis refuză

# en: 007e819a
health-advice-url = Corectează REDIS_URL: trebuie să numească instanța principală, sau toate Sentinel-urile, sau noduri ale clusterului, cu URL-ul de felul lui.
# en: fdc70782
health-advice-reach = Verifică REDIS_URL, rețeaua, și dacă serverul rulează și nu este suspendat.
# en: e30b1fa6
health-advice-port = Oprește programul care ține portul Redis (ss -ltnp) și pornește Redis, sau corectează REDIS_URL.
# en: f1538b3e
health-advice-wait = Așteaptă până Redis își termină treaba și uită-te în jurnalul lui.
# en: 5fe11901
health-advice-memory = Mărește maxmemory (CONFIG SET maxmemory și fișierul Redis) sau lasă partidele terminate să iasă mai repede din Redis (CAIRN_COLD_URL, CAIRN_COLD_AFTER). Dacă îl rulează `cairn up`, eliberează spațiu pe discul dosarului de date.
# en: 1b6fed18
health-advice-rights = Corectează utilizatorul și parola din REDIS_URL, sau drepturile acelui utilizator (ACL).
# en: 0e313beb
health-advice-acl = Dă-i utilizatorului din REDIS_URL drepturile pe care le enumeră service/README.md (ACL SETUSER).
# en: 8895155c
health-advice-key = Setează CAIRN_KEY-ul partidelor.
# en: ea965da7
health-advice-version = Rulează o versiune de Cairn și una de Redis destul de noi.
# en: c7472d33
health-advice-disk = Eliberează spațiu pe discul Redis și uită-te în jurnalul lui.
# en: a9256906
health-advice-nodes = Pornește nodurile sau replicile care lipsesc.
# en: 03c6db48
health-advice-replicas = Pornește replicile care lipsesc, sau micșorează min-replicas-to-write și CAIRN_REPLICAS.
# en: 480b1c82
health-advice-log = Uită-te în jurnalul Cairn.
# en: 1e861264
health-advice-script = Așteaptă până se termină, sau oprește-l: SCRIPT KILL.
