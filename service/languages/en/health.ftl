### The health of an installation, for its operator. Names in capitals, commands and options stay as they are.

## Redis

health-redis = Redis takes a write.
health-key = The games were opened with this key.
health-key-other = The games were opened with another CAIRN_KEY than the service has.
health-key-advice = Set the CAIRN_KEY of the games. Until then the API refuses to start. Workers and the caretaker need no key.
health-durability = Redis has what it was given on its disk before it answers, and removes none of it.
health-durability-advice = Change it in Redis' own settings: at once (CONFIG SET), and in its file.
health-no-info = This user may not read from Redis (INFO) whether it has an append-only file, and what it evicts.
health-no-append-file = Redis keeps no append-only file: a crash loses all since its last snapshot. Set appendonly yes.
health-no-appendfsync = This user may not read when Redis writes to disk (CONFIG GET appendfsync); it should be always.
health-appendfsync-second = Redis has appendfsync everysec: a crash of its machine may lose the last second of acknowledged moves. Set appendfsync always.
health-appendfsync-no = Redis has appendfsync no: a crash of its machine may lose acknowledged moves of half a minute and more. Set appendfsync always.
health-eviction = Redis has maxmemory-policy { $policy }: it may remove games when its memory is full. Set maxmemory-policy noeviction.
health-replicas = There are as many replicas as CAIRN_REPLICAS says.
health-replicas-advice = Start replicas, or lower CAIRN_REPLICAS.
health-replica-missing = CAIRN_REPLICAS is { $least }, and there is 1 replica of the primary in time: no move is acknowledged there.
health-replicas-missing = CAIRN_REPLICAS is { $least }, and there are { $number } replicas of the primary in time: no move is acknowledged there.
health-clocks = All clocks that were heard of agree with Redis'.
health-clocks-behind = A machine's clock is { $seconds } s behind Redis'. Games use Redis' clock, so no player loses time, but set it by NTP.
health-clocks-ahead = A machine's clock is { $seconds } s ahead of Redis'. Games use Redis' clock, so no player loses time, but set it by NTP.
health-clocks-advice = Have the machine set its clock by NTP (chrony, systemd-timesyncd).
health-files = What was erased leaves Redis' files in time.
health-files-late = Names erased since { $time } UTC may still be in Redis' append-only files (BGREWRITEAOF): { $why }.
health-files-advice = Let the caretaker's user do it, or do it yourself on each primary, once a day.
health-memory = Redis has free memory.
health-memory-games = The Redis of the games uses more than 85 % of maxmemory, or of its machine's memory.
health-memory-queue = The Redis of the queue uses more than 85 % of maxmemory, or of its machine's memory.
health-memory-games-advice = Raise maxmemory, move to a larger machine, or have finished games leave Redis sooner (CAIRN_COLD_AFTER). `cairn up` sets maxmemory to 1 while the disk of its data folder is full.
health-memory-queue-advice = Raise maxmemory, or start workers (`cairn worker`).
health-queue = The Redis of the queue takes jobs.
health-queue-eviction = The Redis of the queue has maxmemory-policy { $policy }: it may remove jobs when its memory is full.
health-queue-advice = Set maxmemory-policy noeviction.
# $words is a sentence without its stop.
health-queue-away = { $words } (that of the queue): moves go on, and AIs, hints, imports and webhooks wait.

## Parts of Cairn

health-version = No part of another version lives, and format { $format } is written.
health-version-others = Parts of other versions than this one, { $version }, live: { $parts }.
health-version-advice = Have all parts be of one version.
health-version-finish = Have all parts be of one version, then run `cairn finish-upgrade`: until then format { $format } is written.
health-format = Format { $format } is written, as older versions can read it; this one knows { $known }.
health-format-advice = Run `cairn finish-upgrade` if you will not go back, or wait: the caretaker does in ten minutes.
health-processes = Each process that has registered answers.
health-process-silent-an = An { $process } has not answered for { $seconds } seconds.
health-process-silent = A { $process } has not answered for { $seconds } seconds.
health-process-silent-advice = Continue it (kill -CONT), or restart it. If its machine is gone, this ends after an hour.
health-process-files-an = An { $process } has opened more than { $share } of the files that it may open.
health-process-files = A { $process } has opened more than { $share } of the files that it may open.
health-process-files-advice = Raise its limit (LimitNOFILE, ulimit -n), or start another: each connection is an open file.
health-caretaker = The caretaker is running, and due work is done in time.
health-caretaker-starting = The caretaker is starting.
health-caretaker-late = Due work is { $seconds } seconds late.
health-caretaker-never = No caretaker was ever here.
health-caretaker-gone = No caretaker was seen for { $seconds } seconds.
health-caretaker-advice = Start the caretaker, `cairn caretaker`, or look at its log.
health-workers-starting = Workers are starting.
health-workers-none = No workers live.
health-workers-one = 1 worker lives.
health-workers = { $number } workers live.
health-workers-advice = Start one with `cairn worker`: without any, no AI moves, and none is imported.
health-backlog = No job waits for long.
health-backlog-late = A job of `{ $class }` waits for more than { $seconds } seconds.
health-backlog-advice = Start more workers (`cairn worker`), and look at the logs of the workers and the caretaker.

## Finished games, disks and backups

health-store = The store of finished games can be read, and is the one that was used; or none was.
health-store-missing = The store of finished games is missing, or cannot be used.
health-store-missing-advice = Mount it again, or correct CAIRN_COLD_URL or its credentials. Cairn then continues by itself.
health-store-unset = { $number } finished games were sealed into segments, and this part cannot read them.
health-store-unset-advice = Set CAIRN_COLD_URL to where the segments are.
health-segments = Finished games leave Redis in time: { $sealed } were sealed, and { $due } are due.
health-segments-off = Finished games stay in Redis; { $sealed } were sealed before.
health-segments-failed = The last attempt to move finished games out of Redis failed.
health-segments-late = { $number } finished games are hours overdue for a segment, and are still in Redis.
health-segments-advice = Check CAIRN_COLD_URL, and the log of a worker. Sealing is retried.
health-segments-refused = { $number } finished games stay in Redis: they cannot be rebuilt from their decisions.
health-segments-refused-advice = `cairn verify` reports the fault of each; `cairn rebuild` has them retried.
health-disk = All disks that Cairn knows of have free space.
health-disk-folder = The disk of the data folder is nearly full.
health-disk-store = The disk of the store of finished games is nearly full.
health-disk-backups = The disk of the backups is nearly full.
health-disk-advice = Free space on it, or enlarge it. Games in the data folder become read-only before it is full.
health-backup = The last good backup began { $hours } hours ago.
health-backup-none = No backup was ever made.
health-backup-none-advice = Schedule one: `cairn backup TARGET --every 24h --keep 14`.
health-backup-failed = The last backup failed.
health-backup-advice = Run `cairn backup`; see its log.
health-restore-none = No backup was restored on trial yet.
health-restore = The last trial restore of a backup was { $days } days ago, and brought back all.
health-restore-failed = The newest backup cannot be restored.
health-restore-failed-advice = Keep older ones. Make another with `cairn backup`, and try it: `cairn backup --check --trial TARGET`.
health-restore-advice = Run `cairn backup --check --trial TARGET`; see the log of `cairn backup`.

## What to do when Redis refuses

health-advice-url = Correct REDIS_URL: it must name the primary, or all Sentinels, or nodes of the cluster by its kind of URL.
health-advice-reach = Check REDIS_URL, the network, and that the server runs and is not paused.
health-advice-port = Stop the program that has the port of Redis (ss -ltnp) and start Redis, or correct REDIS_URL.
health-advice-wait = Wait until Redis has ended its work, and look at its log.
health-advice-memory = Raise maxmemory (CONFIG SET maxmemory, and Redis' file), or have finished games leave Redis sooner (CAIRN_COLD_URL, CAIRN_COLD_AFTER). If `cairn up` runs it, free space on the disk of the data folder.
health-advice-rights = Correct the user and the password in REDIS_URL, or the rights of that user (ACL).
health-advice-acl = Give the user of REDIS_URL the rights that service/README.md lists (ACL SETUSER).
health-advice-key = Set the CAIRN_KEY of the games.
health-advice-version = Run a version of Cairn and of Redis that is new enough.
health-advice-disk = Free space on the disk of Redis, and look at its log.
health-advice-nodes = Start the nodes or replicas that are missing.
health-advice-replicas = Start the replicas that are missing, or lower min-replicas-to-write and CAIRN_REPLICAS.
health-advice-log = Look at the log of Cairn.
health-advice-script = Wait until it ends, or end it: SCRIPT KILL.
