### A saúde de uma instalação, para seu operador.

# en: 801855a9
health-redis = O Redis aceita uma gravação.
# en: 726dbeeb
health-key = As partidas foram abertas com esta chave.
# en: 8d15de40
health-key-other = As partidas foram abertas com outra CAIRN_KEY que a do serviço.
# en: a5c41e98
health-key-advice = Defina a CAIRN_KEY das partidas. Até lá a API se recusa a iniciar. Workers e o zelador não precisam de chave.
# en: 3d2816e2
health-durability = O Redis tem no disco o que recebeu antes de responder, e não remove nada disso.
# en: 71436728
health-durability-advice = Mude isso nas configurações do próprio Redis: na hora (CONFIG SET), e no arquivo dele.
# en: 3ce5511a
health-no-info = Este usuário não pode ler do Redis (INFO) se ele tem um arquivo append-only, nem o que ele despeja.
# en: 227a98c4
health-no-append-file = O Redis não mantém arquivo append-only: uma queda perde tudo desde o último snapshot. Defina appendonly yes.
# en: 82761c72
health-no-appendfsync = Este usuário não pode ler quando o Redis grava no disco (CONFIG GET appendfsync); deveria ser always.
# en: 65431ab1
health-appendfsync-second = O Redis tem appendfsync everysec: uma queda da máquina pode perder o último segundo de jogadas confirmadas. Defina appendfsync always.
# en: a1139089
health-appendfsync-no = O Redis tem appendfsync no: uma queda da máquina pode perder jogadas confirmadas de meio minuto ou mais. Defina appendfsync always.
# en: f0842e67
health-eviction = O Redis tem maxmemory-policy { $policy }: pode remover partidas quando a memória está cheia. Defina maxmemory-policy noeviction.
# en: 66f3cbc2
health-replicas = Há tantas réplicas quantas diz CAIRN_REPLICAS.
# en: 5eced61e
health-replicas-advice = Inicie réplicas, ou diminua CAIRN_REPLICAS.
# en: cb77a2ac
health-replica-missing = CAIRN_REPLICAS é { $least }, e há 1 réplica do primário em dia: nenhuma jogada é confirmada ali.
# en: 3d112d86
health-replicas-missing = CAIRN_REPLICAS é { $least }, e o número de réplicas do primário em dia é { $number }: nenhuma jogada é confirmada ali.
# en: 4cae6a5b
health-clocks = Todos os relógios conhecidos concordam com o do Redis.
# en: 505794e7
health-clocks-behind = O relógio de uma máquina está { $seconds } s atrasado em relação ao do Redis. As partidas usam o relógio do Redis, então nenhum jogador perde tempo, mas acerte-o por NTP.
# en: 39aa9d2f
health-clocks-ahead = O relógio de uma máquina está { $seconds } s adiantado em relação ao do Redis. As partidas usam o relógio do Redis, então nenhum jogador perde tempo, mas acerte-o por NTP.
# en: 729ad473
health-clocks-advice = Faça a máquina acertar o relógio por NTP (chrony, systemd-timesyncd).
# en: d1d94215
health-files = O que foi excluído sai a tempo dos arquivos do Redis.
# en: 39935588
health-files-late = Nomes excluídos desde { $time } UTC ainda podem estar nos arquivos append-only do Redis (BGREWRITEAOF): { $why }.
# en: de42cae6
health-files-advice = Deixe o usuário do zelador fazer isso, ou faça você em cada primário, uma vez por dia.
# en: 1b887b63
health-memory = O Redis tem memória livre.
# en: 0c01b3ea
health-memory-games = O Redis das partidas usa mais de 85% de maxmemory, ou da memória da máquina.
# en: 966b240a
health-memory-queue = O Redis da fila usa mais de 85% de maxmemory, ou da memória da máquina.
# en: fe1a6dd5
health-memory-games-advice = Aumente maxmemory, mude para uma máquina maior, ou faça as partidas terminadas saírem antes do Redis (CAIRN_COLD_AFTER). `cairn up` define maxmemory como 1 enquanto o disco da pasta de dados está cheio.
# en: e959c26f
health-memory-queue-advice = Aumente maxmemory, ou inicie workers (`cairn worker`).
# en: c42d4604
health-queue = O Redis da fila aceita tarefas.
# en: d7178036
health-queue-eviction = O Redis da fila tem maxmemory-policy { $policy }: pode remover tarefas quando a memória está cheia.
# en: e8846729
health-queue-advice = Defina maxmemory-policy noeviction.
# en: e9a5a145
health-queue-away = { $words } (o da fila): as jogadas continuam, e IAs, dicas, importações e webhooks esperam.
# en: 90958a3d
health-version = Nenhuma parte de outra versão está ativa, e o formato { $format } é gravado.
# en: d6ff78af
health-version-others = Estão ativas partes de outras versões que esta, { $version }: { $parts }.
# en: 153280ee
health-version-advice = Deixe todas as partes na mesma versão.
# en: 754221de
health-version-finish = Deixe todas as partes na mesma versão, depois execute `cairn finish-upgrade`: até lá o formato { $format } é gravado.
# en: b7735895
health-format = O formato { $format } é gravado, pois versões mais antigas conseguem lê-lo; esta conhece { $known }.
# en: 799f89df
health-format-advice = Execute `cairn finish-upgrade` se não for voltar atrás, ou espere: o zelador faz isso em dez minutos.
# en: 3e21d19b
health-processes = Cada processo registrado responde.
# en: b5eddc4a
health-process-silent-an = Um processo `{ $process }` não responde há { $seconds } segundos.
# en: dc539584
health-process-silent = Um processo `{ $process }` não responde há { $seconds } segundos.
# en: e6cdc76d
health-process-silent-advice = Retome-o (kill -CONT), ou reinicie-o. Se a máquina dele não existe mais, isto acaba depois de uma hora.
# en: 28cc26e1
health-process-files-an = Um processo `{ $process }` abriu mais de { $share } dos arquivos que pode abrir.
# en: f5e95b99
health-process-files = Um processo `{ $process }` abriu mais de { $share } dos arquivos que pode abrir.
# en: 84b798aa
health-process-files-advice = Aumente o limite dele (LimitNOFILE, ulimit -n), ou inicie outro: cada conexão é um arquivo aberto.
# en: dbf3eff0
health-caretaker = O zelador está ativo, e o trabalho devido é feito a tempo.
# en: 5cab9586
health-caretaker-starting = O zelador está iniciando.
# en: ebbee711
health-caretaker-late = O trabalho devido está { $seconds } segundos atrasado.
# en: 4107437b
health-caretaker-never = Nunca houve zelador aqui.
# en: 33ea9f13
health-caretaker-gone = Nenhum zelador foi visto há { $seconds } segundos.
# en: d131f0ed
health-caretaker-advice = Inicie o zelador, `cairn caretaker`, ou veja o registro dele.
# en: 1630404d
health-workers-starting = Workers estão iniciando.
# en: 36f8cf47
health-workers-none = Nenhum worker está ativo.
# en: ef5be5c2
health-workers-one = 1 worker está ativo.
# en: ccf88dd8
health-workers = { $number } workers estão ativos.
# en: 95be3960
health-workers-advice = Inicie um com `cairn worker`: sem nenhum, nenhuma IA joga, e nada é importado.
# en: 5d132a80
health-backlog = Nenhuma tarefa espera muito.
# en: 4029dad4
health-backlog-late = Uma tarefa de `{ $class }` espera há mais de { $seconds } segundos.
# en: 455a2eca
health-backlog-advice = Inicie mais workers (`cairn worker`), e veja os registros dos workers e do zelador.
# en: 56c0952c
health-store = O depósito de partidas terminadas pode ser lido, e é o que foi usado; ou nenhum foi.
# en: f187250a
health-store-missing = O depósito de partidas terminadas não existe, ou não pode ser usado.
# en: 6e2ee6d0
health-store-missing-advice = Monte-o de novo, ou corrija CAIRN_COLD_URL ou suas credenciais. O Cairn então continua sozinho.
# en: 68036142
health-store-unset = { $number } partidas terminadas foram seladas em segmentos, e esta parte não pode lê-las.
# en: dddd956a
health-store-unset-advice = Defina CAIRN_COLD_URL para onde os segmentos estão.
# en: 9dc0bae4
health-segments = Partidas terminadas saem do Redis a tempo: seladas: { $sealed }, devidas: { $due }.
# en: 0d59221d
health-segments-off = Partidas terminadas ficam no Redis; seladas antes: { $sealed }.
# en: 4fccdc5a
health-segments-failed = A última tentativa de mover partidas terminadas para fora do Redis falhou.
# en: 381f7b6f
health-segments-late = { $number } partidas terminadas estão horas atrasadas para um segmento, e ainda estão no Redis.
# en: 2131961f
health-segments-advice = Verifique CAIRN_COLD_URL, e o registro de um worker. A selagem é tentada de novo.
# en: 0cc7ba21
health-segments-refused = { $number } partidas terminadas ficam no Redis: não podem ser reconstruídas a partir das suas decisões.
# en: e08e4640
health-segments-refused-advice = `cairn verify` informa a falha de cada uma; `cairn rebuild` faz com que sejam tentadas de novo.
# en: 5a1473dd
health-disk = Todos os discos que o Cairn conhece têm espaço livre.
# en: 29c5affc
health-disk-folder = O disco da pasta de dados está quase cheio.
# en: df7fa542
health-disk-store = O disco do depósito de partidas terminadas está quase cheio.
# en: 1dc66b81
health-disk-backups = O disco dos backups está quase cheio.
# en: 29be28fb
health-disk-advice = Libere espaço nele, ou aumente-o. As partidas na pasta de dados ficam só de leitura antes que ele encha.
# en: 82476d69
health-backup = O último backup bom começou há { $hours } horas.
# en: bac257e2
health-backup-none = Nenhum backup foi feito até hoje.
# en: cea98aa1
health-backup-none-advice = Agende um: `cairn backup TARGET --every 24h --keep 14`.
# en: 86550d14
health-backup-failed = O último backup falhou.
# en: f8f08dec
health-backup-advice = Execute `cairn backup`; veja o registro dele.
# en: 00305138
health-restore-none = Nenhum backup foi restaurado em teste ainda.
# en: 83bc48c6
health-restore = A última restauração de teste de um backup foi há { $days } dias, e trouxe tudo de volta.
# en: b4ea64b4
health-restore-failed = O backup mais novo não pode ser restaurado.
# en: 437920f9
health-restore-failed-advice = Guarde os mais antigos. Faça outro com `cairn backup`, e teste-o: `cairn backup --check --trial TARGET`.
# en: 4eb21176
health-restore-advice = Execute `cairn backup --check --trial TARGET`; veja o registro de `cairn backup`.
# en: 007e819a
health-advice-url = Corrija REDIS_URL: deve nomear o primário, ou todos os Sentinels, ou nós do cluster, conforme o seu tipo de URL.
# en: fdc70782
health-advice-reach = Verifique REDIS_URL, a rede, e se o servidor está ativo e não está pausado.
# en: e30b1fa6
health-advice-port = Pare o programa que ocupa a porta do Redis (ss -ltnp) e inicie o Redis, ou corrija REDIS_URL.
# en: f1538b3e
health-advice-wait = Espere até que o Redis termine seu trabalho, e veja o registro dele.
# en: 5fe11901
health-advice-memory = Aumente maxmemory (CONFIG SET maxmemory, e o arquivo do Redis), ou faça as partidas terminadas saírem antes do Redis (CAIRN_COLD_URL, CAIRN_COLD_AFTER). Se `cairn up` o executa, libere espaço no disco da pasta de dados.
# en: 1b6fed18
health-advice-rights = Corrija o usuário e a senha em REDIS_URL, ou os direitos desse usuário (ACL).
# en: 0e313beb
health-advice-acl = Dê ao usuário de REDIS_URL os direitos listados em service/README.md (ACL SETUSER).
# en: 8895155c
health-advice-key = Defina a CAIRN_KEY das partidas.
# en: ea965da7
health-advice-version = Use uma versão do Cairn e do Redis que seja nova o bastante.
# en: c7472d33
health-advice-disk = Libere espaço no disco do Redis, e veja o registro dele.
# en: a9256906
health-advice-nodes = Inicie os nós ou réplicas que faltam.
# en: 03c6db48
health-advice-replicas = Inicie as réplicas que faltam, ou diminua min-replicas-to-write e CAIRN_REPLICAS.
# en: 480b1c82
health-advice-log = Veja o registro do Cairn.
# en: 1e861264
health-advice-script = Espere até que termine, ou encerre-o: SCRIPT KILL.
