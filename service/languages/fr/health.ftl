### La santé d’une installation, pour son opérateur.

# en: 801855a9
health-redis = Redis accepte une écriture.
# en: 726dbeeb
health-key = Les parties ont été ouvertes avec cette clé.
# en: 8d15de40
health-key-other = Les parties ont été ouvertes avec une autre CAIRN_KEY que celle du service.
# en: a5c41e98
health-key-advice = Réglez la CAIRN_KEY des parties. D’ici là, l’API refuse de démarrer. Les workers et le concierge n’ont pas besoin de clé.
# en: 3d2816e2
health-durability = Redis a sur son disque ce qu’il a reçu avant de répondre, et n’en retire rien.
# en: 71436728
health-durability-advice = Changez-le dans les réglages de Redis : tout de suite (CONFIG SET), et dans son fichier.
# en: 3ce5511a
health-no-info = Cet utilisateur ne peut pas lire dans Redis (INFO) s’il a un fichier append-only, ni ce qu’il évince.
# en: 227a98c4
health-no-append-file = Redis ne tient pas de fichier append-only : un plantage perd tout depuis son dernier instantané. Réglez appendonly yes.
# en: 82761c72
health-no-appendfsync = Cet utilisateur ne peut pas lire quand Redis écrit sur le disque (CONFIG GET appendfsync) ; ce devrait être always.
# en: 65431ab1
health-appendfsync-second = Redis a appendfsync everysec : un plantage de sa machine peut perdre la dernière seconde de coups confirmés. Réglez appendfsync always.
# en: a1139089
health-appendfsync-no = Redis a appendfsync no : un plantage de sa machine peut perdre des coups confirmés d’une demi-minute et plus. Réglez appendfsync always.
# en: f0842e67
health-eviction = Redis a maxmemory-policy { $policy } : il peut retirer des parties quand sa mémoire est pleine. Réglez maxmemory-policy noeviction.
# en: 66f3cbc2
health-replicas = Il y a autant de réplicas que le dit CAIRN_REPLICAS.
# en: 5eced61e
health-replicas-advice = Démarrez des réplicas, ou baissez CAIRN_REPLICAS.
# en: cb77a2ac
health-replica-missing = CAIRN_REPLICAS vaut { $least }, et il y a 1 réplica du serveur principal à jour : aucun coup n’y est confirmé.
# en: 3d112d86
health-replicas-missing = CAIRN_REPLICAS vaut { $least }, et le nombre de réplicas du serveur principal à jour est { $number } : aucun coup n’y est confirmé.
# en: 4cae6a5b
health-clocks = Toutes les horloges connues concordent avec celle de Redis.
# en: 505794e7
health-clocks-behind = L’horloge d’une machine retarde de { $seconds } s sur celle de Redis. Les parties utilisent l’horloge de Redis, donc aucun joueur ne perd de temps, mais réglez-la par NTP.
# en: 39aa9d2f
health-clocks-ahead = L’horloge d’une machine avance de { $seconds } s sur celle de Redis. Les parties utilisent l’horloge de Redis, donc aucun joueur ne perd de temps, mais réglez-la par NTP.
# en: 729ad473
health-clocks-advice = Faites régler l’horloge de la machine par NTP (chrony, systemd-timesyncd).
# en: d1d94215
health-files = Ce qui a été effacé quitte à temps les fichiers de Redis.
# en: 39935588
health-files-late = Des noms effacés depuis { $time } UTC peuvent encore se trouver dans les fichiers append-only de Redis (BGREWRITEAOF) : { $why }.
# en: de42cae6
health-files-advice = Laissez l’utilisateur du concierge le faire, ou faites-le vous-même sur chaque serveur principal, une fois par jour.
# en: 1b887b63
health-memory = Redis a de la mémoire libre.
# en: 0c01b3ea
health-memory-games = Le Redis des parties utilise plus de 85 % de maxmemory, ou de la mémoire de sa machine.
# en: 966b240a
health-memory-queue = Le Redis de la file utilise plus de 85 % de maxmemory, ou de la mémoire de sa machine.
# en: fe1a6dd5
health-memory-games-advice = Augmentez maxmemory, passez à une machine plus grande, ou faites sortir plus tôt de Redis les parties terminées (CAIRN_COLD_AFTER). `cairn up` règle maxmemory à 1 tant que le disque de son dossier de données est plein.
# en: e959c26f
health-memory-queue-advice = Augmentez maxmemory, ou démarrez des workers (`cairn worker`).
# en: c42d4604
health-queue = Le Redis de la file accepte des tâches.
# en: d7178036
health-queue-eviction = Le Redis de la file a maxmemory-policy { $policy } : il peut retirer des tâches quand sa mémoire est pleine.
# en: e8846729
health-queue-advice = Réglez maxmemory-policy noeviction.
# en: e9a5a145
health-queue-away = { $words } (celui de la file) : les coups continuent, et les IA, indices, importations et webhooks attendent.
# en: 90958a3d
health-version = Aucun composant d’une autre version ne tourne, et le format { $format } est écrit.
# en: d6ff78af
health-version-others = Des composants d’autres versions que celle-ci, { $version }, tournent : { $parts }.
# en: 153280ee
health-version-advice = Mettez tous les composants à la même version.
# en: 754221de
health-version-finish = Mettez tous les composants à la même version, puis lancez `cairn finish-upgrade` : d’ici là, le format { $format } est écrit.
# en: b7735895
health-format = Le format { $format } est écrit, car d’anciennes versions savent le lire ; celle-ci connaît { $known }.
# en: 799f89df
health-format-advice = Lancez `cairn finish-upgrade` si vous ne comptez pas revenir en arrière, ou attendez : le concierge le fait dans dix minutes.
# en: 3e21d19b
health-processes = Chaque processus enregistré répond.
# en: b5eddc4a
health-process-silent-an = Un processus `{ $process }` n’a pas répondu depuis { $seconds } secondes.
# en: dc539584
health-process-silent = Un processus `{ $process }` n’a pas répondu depuis { $seconds } secondes.
# en: e6cdc76d
health-process-silent-advice = Reprenez-le (kill -CONT), ou redémarrez-le. Si sa machine a disparu, cela cesse après une heure.
# en: 28cc26e1
health-process-files-an = Un processus `{ $process }` a ouvert plus de { $share } des fichiers qu’il peut ouvrir.
# en: f5e95b99
health-process-files = Un processus `{ $process }` a ouvert plus de { $share } des fichiers qu’il peut ouvrir.
# en: 84b798aa
health-process-files-advice = Augmentez sa limite (LimitNOFILE, ulimit -n), ou démarrez-en un autre : chaque connexion est un fichier ouvert.
# en: dbf3eff0
health-caretaker = Le concierge tourne, et le travail dû est fait à temps.
# en: 5cab9586
health-caretaker-starting = Le concierge démarre.
# en: ebbee711
health-caretaker-late = Le travail dû a { $seconds } secondes de retard.
# en: 4107437b
health-caretaker-never = Il n’y a encore jamais eu de concierge ici.
# en: 33ea9f13
health-caretaker-gone = Aucun concierge n’a été vu depuis { $seconds } secondes.
# en: d131f0ed
health-caretaker-advice = Démarrez le concierge, `cairn caretaker`, ou regardez son journal.
# en: 1630404d
health-workers-starting = Des workers démarrent.
# en: 36f8cf47
health-workers-none = Aucun worker ne tourne.
# en: ef5be5c2
health-workers-one = 1 worker tourne.
# en: ccf88dd8
health-workers = { $number } workers tournent.
# en: 95be3960
health-workers-advice = Démarrez-en un avec `cairn worker` : sans worker, aucune IA ne joue, et rien n’est importé.
# en: 5d132a80
health-backlog = Aucune tâche n’attend longtemps.
# en: 4029dad4
health-backlog-late = Une tâche de `{ $class }` attend depuis plus de { $seconds } secondes.
# en: 455a2eca
health-backlog-advice = Démarrez plus de workers (`cairn worker`), et regardez les journaux des workers et du concierge.
# en: 56c0952c
health-store = Le dépôt des parties terminées est lisible, et c’est celui qui a été utilisé ; ou aucun ne l’a été.
# en: f187250a
health-store-missing = Le dépôt des parties terminées manque, ou ne peut pas être utilisé.
# en: 6e2ee6d0
health-store-missing-advice = Montez-le à nouveau, ou corrigez CAIRN_COLD_URL ou ses identifiants. Cairn continue alors de lui-même.
# en: 68036142
health-store-unset = { $number } parties terminées ont été scellées dans des segments, et ce composant ne peut pas les lire.
# en: dddd956a
health-store-unset-advice = Réglez CAIRN_COLD_URL sur l’endroit où sont les segments.
# en: 9dc0bae4
health-segments = Les parties terminées quittent Redis à temps (scellées : { $sealed } ; dues : { $due }).
# en: 0d59221d
health-segments-off = Les parties terminées restent dans Redis ; scellées auparavant : { $sealed }.
# en: 4fccdc5a
health-segments-failed = La dernière tentative de sortir des parties terminées de Redis a échoué.
# en: 381f7b6f
health-segments-late = { $number } parties terminées attendent un segment avec des heures de retard, et sont encore dans Redis.
# en: 2131961f
health-segments-advice = Vérifiez CAIRN_COLD_URL, et le journal d’un worker. Le scellement est retenté.
# en: 0cc7ba21
health-segments-refused = { $number } parties terminées restent dans Redis : elles ne peuvent pas être reconstruites à partir de leurs décisions.
# en: e08e4640
health-segments-refused-advice = `cairn verify` signale le défaut de chacune ; `cairn rebuild` les fait retenter.
# en: 5a1473dd
health-disk = Tous les disques que Cairn connaît ont de l’espace libre.
# en: 29c5affc
health-disk-folder = Le disque du dossier de données est presque plein.
# en: df7fa542
health-disk-store = Le disque du dépôt des parties terminées est presque plein.
# en: 1dc66b81
health-disk-backups = Le disque des sauvegardes est presque plein.
# en: 29be28fb
health-disk-advice = Libérez-y de l’espace, ou agrandissez-le. Les parties du dossier de données passent en lecture seule avant qu’il soit plein.
# en: 82476d69
health-backup = La dernière bonne sauvegarde a commencé il y a { $hours } heures.
# en: bac257e2
health-backup-none = Aucune sauvegarde n’a jamais été faite.
# en: cea98aa1
health-backup-none-advice = Planifiez-en une : `cairn backup TARGET --every 24h --keep 14`.
# en: 86550d14
health-backup-failed = La dernière sauvegarde a échoué.
# en: f8f08dec
health-backup-advice = Lancez `cairn backup` ; voyez son journal.
# en: 00305138
health-restore-none = Aucune sauvegarde n’a encore été restaurée à l’essai.
# en: 83bc48c6
health-restore = La dernière restauration d’essai d’une sauvegarde date d’il y a { $days } jours, et a tout ramené.
# en: b4ea64b4
health-restore-failed = La sauvegarde la plus récente ne peut pas être restaurée.
# en: 437920f9
health-restore-failed-advice = Gardez les anciennes. Faites-en une autre avec `cairn backup`, et essayez-la : `cairn backup --check --trial TARGET`.
# en: 4eb21176
health-restore-advice = Lancez `cairn backup --check --trial TARGET` ; voyez le journal de `cairn backup`.
# en: 007e819a
health-advice-url = Corrigez REDIS_URL : elle doit nommer le serveur principal, ou tous les Sentinels, ou des nœuds du cluster, selon sa sorte d’URL.
# en: fdc70782
health-advice-reach = Vérifiez REDIS_URL, le réseau, et que le serveur tourne et n’est pas en pause.
# en: e30b1fa6
health-advice-port = Arrêtez le programme qui occupe le port de Redis (ss -ltnp) et démarrez Redis, ou corrigez REDIS_URL.
# en: f1538b3e
health-advice-wait = Attendez que Redis ait fini son travail, et regardez son journal.
# en: 5fe11901
health-advice-memory = Augmentez maxmemory (CONFIG SET maxmemory, et le fichier de Redis), ou faites sortir plus tôt de Redis les parties terminées (CAIRN_COLD_URL, CAIRN_COLD_AFTER). Si `cairn up` le fait tourner, libérez de l’espace sur le disque du dossier de données.
# en: 1b6fed18
health-advice-rights = Corrigez l’utilisateur et le mot de passe dans REDIS_URL, ou les droits de cet utilisateur (ACL).
# en: 0e313beb
health-advice-acl = Donnez à l’utilisateur de REDIS_URL les droits que liste service/README.md (ACL SETUSER).
# en: 8895155c
health-advice-key = Réglez la CAIRN_KEY des parties.
# en: ea965da7
health-advice-version = Utilisez une version assez récente de Cairn et de Redis.
# en: c7472d33
health-advice-disk = Libérez de l’espace sur le disque de Redis, et regardez son journal.
# en: a9256906
health-advice-nodes = Démarrez les nœuds ou réplicas qui manquent.
# en: 03c6db48
health-advice-replicas = Démarrez les réplicas qui manquent, ou baissez min-replicas-to-write et CAIRN_REPLICAS.
# en: 480b1c82
health-advice-log = Regardez le journal de Cairn.
# en: 1e861264
health-advice-script = Attendez qu’il finisse, ou mettez-y fin : SCRIPT KILL.
