### As séries de partidas.

# en: 563c16ef
tournament-title = Séries
# en: f71c9267
tournament-lead = Torneios que andam sozinhos: as rodadas são emparceiradas, as partidas abertas, os resultados contados. Sorteios e emparceiramentos podem ser provados.
# en: c6ef55a3
tournament-none = Ainda não há nenhuma série.
# en: 6ca78852
tournament-open-first = Dê um nome, e abra a primeira.
# en: a7c284ae
tournament-statuses-open = Abertas
# en: bd7b7467
tournament-statuses-running = Em andamento
# en: 27aff362
tournament-statuses-finished = Terminadas
# en: bc94a20b
tournament-formats-round_robin = Todos contra todos
# en: 8c9db759
tournament-formats-swiss = Suíço
# en: f1f3d8cb
tournament-formats-single_elimination = Eliminatória simples
# en: 7408d942
tournament-formats-double_elimination = Eliminatória dupla
# en: 6fb63550
tournament-formats-arena = Arena
# en: 69f33a1b
tournament-format-meanings-round_robin = cada um enfrenta todos os outros
# en: 300addf8
tournament-format-meanings-swiss = quem tem pontos iguais se enfrenta, nunca duas vezes
# en: 324c6432
tournament-format-meanings-single_elimination = uma derrota, e o jogador está fora
# en: d0428886
tournament-format-meanings-double_elimination = duas derrotas, e o jogador está fora
# en: 1783bfa3
tournament-format-meanings-arena = jogadores livres são emparceirados, por um tempo fixo
# en: 05e4c22b
tournament-taken =
    { $taken ->
        [one] { $taken } de { $places } vagas ocupada
       *[other] { $taken } de { $places } vagas ocupadas
    }
# en: 2f9e822a
tournament-organiser = por { $name }
# en: 6a372dfe
tournament-join = Participar
# en: ac396ebf
tournament-commit = Participar e proteger o sorteio
# en: 1db7cb17
tournament-commit-help = Este navegador guarda um número aleatório, para que o sorteio não possa ser escolhido. Deixe esta página aberta por dois minutos quando as inscrições se encerrarem, ou você fica de fora.
# en: f8779c79
tournament-opening = As inscrições estão encerradas. O sorteio é feito quando todos tiverem revelado seus números aleatórios.
# en: 960869b3
tournament-leave = Retirar-se
# en: 334fa0bf
tournament-start = Começar agora
# en: 5b92092f
tournament-end = Terminar agora
# en: 9e4c39f9
tournament-your-table = Sua partida
# en: 2104dde8
tournament-come-until = Entre na mesa até { $at }, ou você perde a partida.
# en: 46ac7d59
tournament-yours = Você joga contra { $names }.
# en: 91e8396d
tournament-bye = { $name } recebe bye
# en: 9697723d
tournament-no-table-yet = Sua próxima partida vem com a próxima rodada.
# en: 21b8d237
tournament-standings = Classificação
# en: ca68a919
tournament-columns-rank = Posição
# en: 4948d933
tournament-columns-who = Quem
# en: a8f57c12
tournament-columns-points = Pontos
# en: 2e4881f9
tournament-columns-won = V
# en: 6e2d142b
tournament-columns-drawn = E
# en: 44c74152
tournament-columns-lost = D
# en: 484a89b0
tournament-whole-columns-won = Vitórias
# en: 23780097
tournament-whole-columns-drawn = Empates
# en: 1958c7fe
tournament-whole-columns-lost = Derrotas
# en: d37154f2
tournament-tie-breaks-direct_encounter = Direto
# en: 1daec082
tournament-tie-breaks-buchholz = Buchholz
# en: 1fc1b7f2
tournament-tie-breaks-sonneborn_berger = S-B
# en: 8e778547
tournament-tie-breaks-wins = Vitórias
# en: 2eb2f3aa
tournament-rounds = Rodadas
# en: 9e18fe23
tournament-round = Rodada { $number }
# en: 6a1ead11
tournament-bracket = Chave
# en: af42351c
tournament-no-show = ausente
# en: 3139d532
tournament-history = Partidas de { $name }
# en: 2be50295
tournament-close = Fechar
# en: 885445fa
tournament-points-help = Uma vitória vale 2, um empate 1. Escolha um nome para ver suas partidas.
# en: 99e4ce89
tournament-withdrawn = saiu
# en: 0dce37e4
tournament-bot = bot
# en: af33ad41
tournament-proof = Prova
# en: b4b5bd64
tournament-proof-help = O sorteio, e os ids de todas as partidas, seguem de um segredo com o qual a série se comprometeu antes de alguém entrar.
# en: 7958a299
tournament-check = Verificar as provas
# en: f785a084
tournament-proofs-passed = passou
# en: 502a9005
tournament-proofs-failed = falhou
# en: 79b50408
tournament-proofs-not_yet = depois do fim
# en: f4ab5896
tournament-proofs-unavailable = impossível aqui
# en: e51fbc07
tournament-proof-names-chain = Nada foi reescrito
# en: f4cb5c05
tournament-proof-names-fold = Ela pode ser revista
# en: 2bb568eb
tournament-proof-names-rules = Cada rodada foi emparceirada como manda o formato
# en: fd1de71e
tournament-proof-names-draws = O sorteio é o do segredo
# en: 04def941
tournament-proof-names-actors = Quem retirou participantes
# en: 89db6d3f
tournament-proof-names-results = Cada resultado é o da sua partida
# en: b77ca90a
tournament-archive = Baixar seu registro
# en: 64e1e247
tournament-new-series = Nova série
# en: 21f127ea
tournament-name = Nome da série
# en: 05adf625
tournament-format = Formato
# en: dfe36338
tournament-places = Vagas
# en: 34962a0a
tournament-ais = IAs que participam
# en: 461bf177
tournament-listed = Mostrar a série a todos
# en: ea0654a1
tournament-open = Abrir a série
# en: ac8bae7b
tournament-seconds = Duração da arena em minutos
# en: 7676a140
tournament-ended-because-played = Foi jogada até o fim.
# en: d355c415
tournament-ended-because-too_few = Faltaram participantes.
# en: c05de275
tournament-ended-because-called_off = O organizador a encerrou.
# en: a7a920d0
tournament-no-series = Essa série não existe.
# en: f17cec75
tournament-round-of = Rodada { $round } de { $rounds }
