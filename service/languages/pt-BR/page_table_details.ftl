### What a table tells those who ask: the keys, what leaving costs, who is on a seat.

# en: ecbcbdd8
page-leave-question = Você quer sair?
# en: 343e9354
page-stay = Ficar
# en: 68972982
frame-who-is-you = É você.
# en: 4d375b7d
frame-who-is-open = Ninguém está aqui ainda.
# en: abec4c5d
frame-who-is-human = Uma pessoa joga neste lugar.
# en: 67307d4f
frame-who-is-beginner = Uma IA joga neste lugar. Ela joga como o nível fácil, mas três jogadas em dez são aleatórias; para uma primeira partida.
# en: 8f724837
frame-who-is-casual = Uma IA joga neste lugar. Ela joga como o nível fácil, mas uma jogada em oito é aleatória; para uma segunda partida.
# en: 6c215458
frame-who-is-easy = Uma IA joga neste lugar. Ela joga rápido, com objetivos simples; para quem conhece as regras.
# en: 61bee6ed
frame-who-is-medium = Uma IA joga neste lugar. Ela prevê mais; para quem vence o nível fácil.
# en: 8d38da91
frame-who-is-hard = Uma IA joga neste lugar. Ela pensa por mais tempo; para quem vence com frequência.
# en: 8a02ef20
frame-who-is-expert = Uma IA joga neste lugar. Ela aprendeu jogando contra si mesma; para quem vence o nível difícil.
# en: a42ac44f
frame-who-is-greedy = Uma IA joga neste lugar. Ela escolhe a melhor das próximas jogadas, e não pensa além; tem força parecida com a do nível fácil.
# en: c73fb9ed
frame-who-is-random = Uma IA joga neste lugar. Ela faz qualquer jogada permitida; para experimentar as regras.
# en: 89f1baab
frame-points-of =
    { $points ->
        [one] { $points } ponto até agora.
       *[other] { $points } pontos até agora.
    }
# en: 0b1ac682
frame-is-to-move = A partida espera este lugar.
# en: 3700dc04
frame-clock-kinds-turn = Cada vez tem { $time }.
# en: 2fb77f17
frame-clock-then-easy = Quando o tempo acaba, uma IA joga em seu lugar.
# en: 873b4352
frame-clock-then-forfeit = Quem fica sem tempo perde.
# en: 56951feb
frame-is-kept = Este lugar está reservado para { $name }, que recebeu um convite.
# en: a1cbcf41
frame-is-kept-for-guest = Este lugar está reservado para o convidado que o tinha na partida anterior.
# en: 97656bd9
frame-clock-kinds-bank = Todas as vezes juntas têm { $time }.
# en: 9480f2d7
frame-clock-kinds-bank-back = Todas as vezes juntas têm { $time }, e cada vez devolve { $back }.
# en: c777ca8c
leaving-title = O que custa sair
# en: dc55e92f
leaving-you = Você
# en: b01d7447
leaving-others = Os outros
# en: 89a7cc9f
leaving-rating = Rating
# en: 1ed8971c
leaving-after = Depois disso
# en: 8c606e58
leaving-does-opens_seat-you = Seu lugar fica aberto de novo. A partida não começou.
# en: cb54e231
leaving-does-opens_seat-button = Deixar o lugar
# en: c1bcbbc2
leaving-does-loses-you = Você perde esta partida.
# en: 2e2eba56
leaving-does-loses-others = Vitória imediata para { $names }.
# en: 1298d041
leaving-does-loses-button = Sair e perder
# en: 562d0c2d
leaving-does-ai_plays_on-you = Uma IA joga no seu lugar até o fim. Você fica em último, seja qual for o resultado dela.
# en: b806c348
leaving-does-ai_plays_on-others = Para { $names } a partida continua, e um deles vence.
# en: c8e4f7ac
leaving-does-ai_plays_on-button = Sair e ficar em último
# en: 7df1c824
leaving-does-abandons-you = A partida termina, e ninguém vence.
# en: ae77e141
leaving-does-abandons-others = Nenhuma outra pessoa joga esta partida.
# en: 8414058b
leaving-does-abandons-button = Sair e terminar a partida
# en: 205c54a1
leaving-rated = Esta partida conta para o rating. Você perde rating como em uma derrota.
# en: 987bafe4
leaving-unrated = Seu rating fica como está.
# en: eb2ce729
leaving-for-good = Não dá para voltar atrás: seu lugar não será mais seu.
# en: 8dc25de5
leaving-may-return = Você pode entrar de novo enquanto o lugar estiver aberto.
# en: 501551db
leaving-does-opens_seat-others = Para { $names }, é preciso esperar até que alguém entre na mesa.
# en: c5683c9f
leaving-nobody-else = Ninguém mais está aqui ainda.
# en: 5b6c8eec
keys-keys-lead = Cada tecla funciona em qualquer parte da mesa, menos enquanto você escreve.
# en: 4bdca191
keys-group-board = No tabuleiro
# en: 4bc84e8b
keys-group-buttons = Botões abaixo do tabuleiro
# en: f95d17e5
keys-group-words = Jogadas em palavras
# en: 118ba9cc
keys-group-replay = Em um replay
# en: c8c691be
keys-group-everywhere = Em qualquer parte da mesa
# en: f04febf4
keys-does-nearest = Ir à peça clicável mais próxima.
# en: 6aa317bc
keys-does-nearest_of_all = Ir à mais próxima de todas as peças.
# en: cfc47d9d
keys-does-choose = Escolher uma peça da sua mão. Com uma escolhida: escolher o lugar com esse número.
# en: 4aec8f56
keys-does-choose_place = Escolher na hora o lugar com esse número.
# en: dc85c4f4
keys-does-click = Clicar na peça em que você está.
# en: cfbef617
keys-does-let_go = Soltar o que está escolhido.
# en: 1e5d5e46
keys-does-first = Apertar o primeiro botão, como “Encerrar a vez”.
# en: 477515d0
keys-does-second = Apertar o segundo botão.
# en: 8621541e
keys-does-third = Apertar o terceiro botão.
# en: 4f665012
keys-does-undo = Desfazer.
# en: 692e18ca
keys-does-hint = Pedir uma dica.
# en: 1028e5ba
keys-does-skip = Pular para o presente.
# en: 090047b0
keys-does-type = Escrever uma jogada.
# en: 543e2685
keys-does-all_moves = Abrir ou fechar a lista de todas as jogadas.
# en: 46f89c78
keys-does-step = Voltar ou avançar um passo.
# en: 68ac2aa7
keys-does-milestone = Ir ao marco anterior ou seguinte.
# en: 6c76b25f
keys-does-mistake = Ir ao erro anterior ou seguinte, em uma análise.
# en: fa8de940
keys-does-ends = Ir ao primeiro ou ao último passo.
# en: eb41d13d
keys-does-play = Reproduzir os passos, ou pausar.
# en: 450468f4
keys-does-keys = Mostrar estas teclas.
