### A mesa de qualquer jogo.

# en: 5570c7f4
page-connection-lost = A conexão com o Cairn foi perdida. A página está tentando de novo.
# en: 242024af
page-no-game = Essa partida não existe, ou foi apagada.
# en: 6c4fe8e3
page-says = “{ $words }”
# en: 18f6f390
page-ai = IA, { $level }
# en: f0a54428
page-human = jogador
# en: 76a444b2
page-status-open = À espera de jogadores
# en: 233368ba
page-status-finished = Terminada
# en: 50b9288e
page-seats = Jogadores e pontos
# en: 3eb32cf9
page-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
# en: dff3f2be
page-to-move = na vez
# en: d43c577d
page-winner = vitória
# en: 14029421
page-forked = Esta partida é uma bifurcação de outra.
# en: 69d009a0
page-play-as = Você joga
# en: ba49fccf
page-hand-over = É a vez de { $name } neste dispositivo. Mostrar o lado de { $name }.
# en: 924122aa
page-spectating = Você está assistindo. As mãos ficam ocultas até o fim da partida.
# en: 74e6ac24
page-waiting-for-seats = A partida começa quando todos os lugares estiverem ocupados. Envie o endereço desta página aos outros jogadores.
# en: c76041d6
page-your-turn = É a sua vez.
# en: 1707b235
page-seats-choose = Todos escolhem ao mesmo tempo.
# en: 5f32917c
page-have-chosen =
    { $count ->
        [one] { $count } de { $all } escolheu.
       *[other] { $count } de { $all } escolheram.
    }
# en: fe0d5b7b
page-you-chose = Você escolheu:
# en: 94f67738
page-over = A partida terminou.
# en: 864b7740
page-actions = O que você pode fazer
# en: abb46f7a
page-all-moves = Todas as { $count } jogadas possíveis, em palavras
# en: da865129
page-one-move = A única jogada possível, em palavras
# en: b5e95745
page-start-again = Escolher de novo
# en: 13b89e47
page-undo = Desfazer
# en: 5bf2c960
page-resign = Sair da partida
# en: bfe9dbfd
page-rules = Regras
# en: f9dae31b
page-sending = Enviando…
# en: 7c343309
page-look-back = Rever os passos
# en: 1f6490cd
page-download = Baixar a partida
# en: 3aad4133
players-rematch-of = Esta partida é uma revanche.
# en: 46d14cc5
frame-menu = Mais
# en: 6284c119
frame-fork-short = Bifurcar
# en: 79bdfe47
frame-rematch-short = Revanche
# en: c3d0e0ec
frame-last-move = Última jogada
# en: 648fae7d
frame-pace = Velocidade das IAs
# en: 26e31410
frame-paces-slow = lenta
# en: feb71a69
frame-paces-normal = normal
# en: 4b469830
frame-paces-fast = rápida
# en: 614cc092
frame-paces-once = imediata
# en: 031f729e
frame-pause = Pausar
# en: 6fd289e9
frame-go-on = Continuar
# en: 2ead6eb5
frame-skip =
    { $count ->
        [0] Pular
       *[other] Pular ({ $count })
    }
# en: 2dd7266a
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } decisão espera para ser mostrada.
       *[other] { $count } decisões esperam para ser mostradas.
    }
# en: ac06876e
frame-sound = Um som quando é a minha vez e esta página está oculta
# en: 745a67fd
frame-notification = Uma notificação quando é a minha vez e esta página está oculta
# en: 753d93a6
frame-notification-refused = Este navegador não deixa a página notificar você.
# en: 02db8958
frame-your-turn-at = É a sua vez em { $title }.
# en: 2f77509c
frame-example = Um exemplo da mesa, até a partida começar.
# en: bfa7a01f
frame-size = Tamanho do tabuleiro
# en: b14c70a6
frame-larger = Aumentar o tabuleiro
# en: 158e85fd
frame-smaller = Diminuir o tabuleiro
# en: 07932b5a
frame-show-board = Mostrar o tabuleiro
# en: fdcb9c8a
frame-show-result = Mostrar o resultado
# en: a177adae
frame-time-left = resta { $time }
# en: 40182864
frame-time-low = Resta menos de um quinto do seu tempo.
# en: f0fa9c77
frame-days = { $days } d { $hours } h
# en: 5681afc4
frame-for-guest = para o convidado da partida anterior
# en: 1b1f5d42
keys-keys = Teclas
# en: 66843738
keys-type-move = Escrever uma jogada
# en: 93b60789
keys-type-how = Escreva uma jogada como está nesta lista e aperte Enter.
# en: 5b77432f
keys-fitting =
    { $count ->
        [one] Uma jogada corresponde. Enter a joga.
       *[other] { $count } jogadas correspondem.
    }
# en: 1f815f0e
keys-none-fits = Nenhuma jogada se escreve assim. As mais parecidas estão abaixo.
# en: c6cdddf3
keys-not-clear = { $count } jogadas correspondem. Escreva mais, ou escolha uma.
# en: 1a7fb7ae
keys-motion = Movimento
# en: c0fe9786
keys-sounds = Sons
# en: ac09e08b
keys-explanations = Explicações daquilo em que está o mouse ou o foco
# en: c5f3cde5
phrases-say = Dizer algo
# en: 95e295f3
phrases-phrases-hello = Olá!
# en: b0356d0d
phrases-phrases-good_luck = Boa sorte!
# en: 22638217
phrases-phrases-well_played = Bem jogado!
# en: b6d285a3
phrases-phrases-thanks = Valeu!
# en: 3a51834c
phrases-phrases-oops = Ops!
# en: 96655625
phrases-phrases-thinking = Estou pensando…
# en: d24e1e45
phrases-phrases-bagpipes = Gaita de foles!
# en: ab7ab976
phrases-phrases-again = Mais uma?
# en: edd954b8
phrases-says = { $name } diz: { $words }
# en: 780ce84f
phrases-mute-here = Silenciar o que se diz nesta mesa
# en: 377a34bc
phrases-mute-always = Silenciar em todas as mesas
# en: 6c58872e
character-random-greeting = Muu. Ponho meu casco onde eu quiser.
# en: 9b89c330
character-beginner-greeting = Aprendi as regras hoje de manhã. Vovô disse que eu posso jogar.
# en: 13fb6b9c
character-casual-greeting = Venho pela música. Não repare se eu cantarolar.
# en: c3193978
character-easy-greeting = Sente-se, sente-se. Eu jogo pela companhia.
# en: 394b9ce5
character-medium-greeting = Eu teço o dia inteiro, por isso reconheço um padrão quando vejo um.
# en: 807ab612
character-hard-greeting = Meu clã domina este vale há trezentos anos. Comece.
# en: 2d6ca346
character-expert-greeting = Já vi um milhão destas partidas. Mostre-me uma que seja nova.
# en: 5ffef297
character-greedy-greeting = Pego o melhor que vejo. Nunca olho mais longe.
# en: 772b8647
replay-history = O que aconteceu
# en: 2f3a9475
replay-show-step = Mostrar o passo { $version }
# en: 808f7385
replay-facts = Eventos, sorteios e impressões digitais
# en: 74627863
replay-proof = Prova
# en: ca05b063
replay-hint = Dica
# en: ad3e4104
replay-hint-thinks = Uma IA procura uma boa jogada.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Outras jogadas
# en: 2659c839
replay-hint-other = { $move }: { $share }
# en: 074b1ce7
replay-hint-failed = Nenhuma dica foi encontrada.
# en: 03476e9b
replay-close-hint = Fechar a dica
# en: 4bc02ffe
replay-hint-expects = Está em destaque no tabuleiro. Sua chance de vencer é então de { $share }, se todos continuarem jogando como IAs rápidas.
# en: 8b880a9e
replay-hint-expects-exactly = Está em destaque no tabuleiro. Sua chance de vencer é então de { $share }, exatamente: tudo é conhecido até o fim.
# en: 08f8fd16
key-arrow = seta
# en: 891e8379
key-Shift = Shift
# en: cff58457
key-Home = Home
# en: 860e1923
key-End = End
# en: 4df44f3d
key-Space = Espaço
# en: 434d1dad
key-Enter = Enter
# en: f6b9dc36
key-Esc = Esc
