### O que a página diz desde o começo: no salão e em todas as telas.

# en: 55b89457
page-loading = Carregando…
# en: 61ce23c8
page-sounds = Sons
# en: 155f955a
page-games = Jogos
# en: d5144695
page-series = Séries
# en: 6d092f7b
page-docs = API
# en: 6cf65807
page-close = Fechar
# en: 95325f98
page-cancel = Cancelar
# en: a3a25e45
page-unknown-error = A requisição falhou. Tente de novo.
# en: 16472f4a
page-offline = Não é possível acessar o Cairn. Tente de novo.
# en: f3085cde
page-try-again = Tentar de novo
# en: 8e3732ba
page-not-shown = Não é possível mostrar isto
# en: e905e552
page-to-games = Ir para os jogos
# en: 13ea7554
page-no-screen = Essa página não existe no Cairn.
# en: 9bcc59f4
page-more = Mostrar mais
# en: abd97abe
page-watch = Assistir
# en: cefca226
page-play = Jogar
# en: c592554a
page-open-replay = Rever
# en: 4d1c2401
page-sit-down = Entrar na mesa
# en: d8438563
page-sit-down-at = Entrar na mesa de { $title }
# en: 70e87584
page-game-of = { $title }: { $names }
# en: 0acd48df
page-open-seat = lugar aberto
# en: 67abd60e
page-kept-seat = lugar reservado
# en: 1c270e89
page-kept-for = { $name } (convite)
# en: ea332a54
page-you = você
# en: de7648e7
page-won = vitória: { $names }
# en: a074b5d5
page-nobody-won = ninguém venceu
# en: db9ee5ab
page-reasons-resigned = por desistência
# en: 5d9230af
page-reasons-abandoned = abandonada
# en: c81d8203
page-reasons-draw = empate
# en: 04805c31
page-name-and-level = { $name } ({ $level })
# en: 7f792974
page-your-name = Seu nome
# en: 0a9346ac
page-status-running = Em andamento
# en: dfa62819
page-turn-of = É a vez de { $name }.
# en: 7510c2ad
page-rulebook = Livro de regras
# en: 920f0538
page-rulebook-table = Tabela: { $columns }
# en: 53149306
page-read-clause = Ler { $clause } no livro de regras
# en: d79d561e
page-no-such-move = Você não pode usar isso agora.
# en: e650e2c5
page-stale-move = A partida mudou. Olhe de novo antes de jogar.
# en: ce65af0f
page-speeds-2000 = lenta
# en: 9836e984
page-speeds-1000 = normal
# en: 95d0c87a
page-speeds-400 = rápida
# en: e2fbd7d1
page-speeds-120 = muito rápida
# en: 4bb81beb
page-milestone = marco
# en: 946dc3cb
page-chart = Pontos ao longo do tempo
# en: 9e1e9417
page-percent = { $percent }%
# en: 454ec976
page-level-random = aleatório
# en: 04789d32
page-level-beginner = iniciante
# en: e6efbceb
page-level-casual = casual
# en: 07caf484
page-level-easy = fácil
# en: 8222e07e
page-level-medium = médio
# en: 7ffa753c
page-level-hard = difícil
# en: 22c27180
page-level-expert = especialista
# en: 984ff6c0
page-level-greedy = guloso
# en: 4f52804b
page-skip = Ir para o conteúdo
# en: 10e8de2f
page-group-turn = Sua vez
# en: 958740fb
page-end-turn = Encerrar a vez
# en: b5cb2a16
page-language = Idioma
# en: 17aa7738
lobby-title = Jogos no Cairn
# en: 2f911f34
lobby-lead = Uma pousada em um vale da Escócia, com três jogos nas mesas. Entre.
# en: 01f2248e
lobby-doors-play = Jogar agora
# en: 8c62496b
lobby-doors-friend = Com amigos
# en: 26363469
lobby-doors-learn = Aprender
# en: 88ea35de
lobby-played-now = Em andamento
# en: 73b428b1
lobby-play-lead = Que jogo você quer jogar contra um oponente do seu nível?
# en: 1283b3a4
lobby-searching-at = Procurando um oponente em { $title }.
# en: dd6506b9
lobby-then-ai = Se ninguém vier em 20 segundos, joga uma IA de nível parecido.
# en: 1d1c0af4
lobby-guest-lead = Qual jogo? IAs entram na mesa com você na hora. Com um nome, você joga com pessoas.
# en: 0d7e59eb
lobby-friend-lead = Qual jogo? A partida é privada: só entra quem tem o link.
# en: 5fcf9fb4
lobby-new-game = Nova partida
# en: ebfba59c
lobby-kept-here = Partidas que este dispositivo pode rever
# en: cb5702f5
lobby-games-on-shelf = Os jogos
# en: 518db5de
lobby-tables = Mesas
# en: 4b80933e
lobby-of = { $action }: { $title }
# en: 9623feba
lobby-minutes =
    cerca de { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    }
# en: 88dc911e
lobby-more-choices = Mais opções
# en: 1f8e5603
lobby-how-to-play = Como jogar
# en: f43578d3
lobby-watch-ais = Assistir às IAs
# en: 65a275d5
lobby-standings = Classificação
# en: 55368d1b
lobby-sections-open = À espera de jogadores
# en: 74319765
lobby-sections-running = Em andamento
# en: fded5a2d
lobby-sections-finished = Terminadas
# en: 5ef81473
lobby-empty-open = Nenhuma partida espera jogadores.
# en: 2ab48cc7
lobby-empty-running = Nenhuma partida está em andamento.
# en: d2191156
lobby-empty-finished = Nenhuma partida terminou ainda.
# en: 8c4d3132
lobby-empty-filtered = Nenhuma partida corresponde à sua busca.
# en: 3c7ea81e
lobby-filters = Quais partidas são mostradas
# en: 276c260a
lobby-any-game = Todos os jogos
# en: 69a266fc
lobby-which-game = Jogo
# en: 83619004
lobby-show-all = Todas
# en: dbbb3896
lobby-show-open = Lugares abertos
# en: 384c6819
lobby-show-mine = Minhas
# en: 08873cd6
lobby-show-running = Em andamento
# en: b1450b73
lobby-show-finished = Terminadas
# en: 8649bcff
lobby-search = Nome do jogador
# en: db905201
lobby-search-lead =
    A busca só olha { $most ->
        [one] a { $most } partida mais nova
       *[other] as { $most } partidas mais novas
    } de cada lista.
# en: a3c3b808
lobby-clear = Mostrar tudo
# en: 431030af
lobby-which-ruleset = Qual jogo?
# en: af8e111e
lobby-players-legend = Jogadores
# en: dd798bc7
lobby-seat-number = Lugar { $place }
# en: c089b220
lobby-open-game = Abrir a partida
# en: 7bc5db89
lobby-invite = Convidar
# en: 6c28b27f
lobby-invite-to = Convidar para { $title }
# en: 0e536340
lobby-invite-lead = Envie este link às pessoas com quem você quer jogar. Elas o abrem e escolhem “Entrar na mesa”.
# en: 34b50d22
lobby-invite-code = Código QR com o link da partida
# en: b690a36a
lobby-invite-link = Link da partida
# en: 52beaa8c
lobby-copy = Copiar o link
# en: 8310d15a
lobby-copied = O link foi copiado.
# en: 24aaa4e3
lobby-share = Compartilhar
# en: 5703136c
lobby-beside = Outra pessoa neste dispositivo entra na mesa
# en: 43e2cce3
lobby-how-title = Como jogar { $title }
# en: 7b878c28
lobby-no-how = O livro de regras explica este jogo.
# en: 7200590b
lobby-whole-rulebook = O livro de regras completo
# en: 35150c9e
lobby-players =
    { $number ->
        [one] { $number } jogador
       *[other] { $number } jogadores
    }
# en: f40b7794
lobby-players-from = { $least } a { $most } jogadores
# en: e23a025e
players-you = Você
# en: ef5e7e11
players-your-name = Seu nome
# en: c1f0d364
players-remember = Lembrar de mim
# en: 7055df01
players-remember-lead = Dê um nome, e o Cairn guarda suas partidas, avisa quando é a sua vez e avalia como você joga.
# en: 46c58bc8
players-guest-name = Nome do convidado
# en: 2a3f756b
players-guest-lead = Você tem um lugar nesta partida. Outra pessoa neste dispositivo pode entrar como convidado.
# en: fcb554cb
players-forgotten = Este dispositivo não conhece mais você: o acesso dele foi removido, ou o jogador foi excluído.
# en: 69bf615c
players-your-games = Suas partidas
# en: 7f6c703c
players-no-games = Você não tem partidas por terminar.
# en: 0a411b5d
players-all-your-games = Todas as suas partidas e ratings
# en: d17c5bae
players-is-your-turn = sua vez
# en: 5cdd728b
players-invited = convite
# en: caa7373c
players-waiting-count =
    { $count ->
        [one] { $count } partida espera você.
       *[other] { $count } partidas esperam você.
    }
# en: 459b61a2
players-accept = Aceitar
# en: 2ac086da
players-decline = Recusar
# en: 72ce9325
players-accept-of = Aceitar o convite para { $game }
# en: b83004e5
players-decline-of = Recusar o convite para { $game }
# en: d472d5c8
players-block = Bloquear
# en: c781addd
players-block-of = Bloquear { $name }
# en: cc7c42b8
players-block-lead = Você deixa de ver os convites de { $name }, que não recebe aviso. Você pode desbloquear na sua página “Você”.
# en: 508f664d
players-block-not = Não bloquear
# en: d9517b16
code-write = Anotar seu código de recuperação
# en: 915140fa
code-lead = Doze palavras no papel permitem que você volte quando nenhum dispositivo conhece mais você.
# en: 58deae60
code-later = Depois
# en: 79f89158
code-have = Tenho um código de recuperação
# en: 53e97fe8
frame-your-turn = Sua vez
# en: de285376
frame-links = Aperte a seta para baixo para ver os links.
# en: 9ae7eb1c
frame-explanation = Explicação
# en: 8c6aa4d0
archive-title = Verificar um arquivo
