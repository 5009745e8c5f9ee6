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
# en: ecbcbdd8
page-leave-question = Você quer sair?
# en: 343e9354
page-stay = Ficar
# en: bfe9dbfd
page-rules = Regras
# en: f9dae31b
page-sending = Enviando…
# en: 7c343309
page-look-back = Rever os passos
# en: dddaeb71
page-back-to-now = Voltar ao presente
# en: a92d5c67
page-speed = Velocidade
# en: 1f6490cd
page-download = Baixar a partida
# en: 1d0e2291
page-play-on-from = Continuar do passo { $step }
# en: 9f7d4b67
page-play-on-lead = Uma nova partida começa neste passo, com novos sorteios. Todos podem consultar o que cada mão tinha neste passo.
# en: 83a7440b
players-is-remembered = Suas partidas são guardadas com o nome { $name }.
# en: 22283886
players-keep-under = Guardar esta partida com o nome { $name }
# en: dbc27625
players-ask-rematch = Pedir revanche
# en: 09142d79
players-rematch-lead = Os mesmos lugares de novo. O lugar seguinte começa.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } espera na revanche.
       *[other] { $names } esperam na revanche.
    }
# en: f820b29f
players-rematch-opened = Uma revanche foi aberta.
# en: c2a29b22
players-join-rematch = Entrar na revanche
# en: 309a4389
players-go-to-rematch = Ir para a revanche
# en: 5363addf
players-watch-rematch = Assistir à revanche
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
# en: 5681afc4
frame-for-guest = para o convidado da partida anterior
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
# en: c3a8e29b
end-title = O resultado
# en: 7aa5c3b2
end-you = Você
# en: bf6796b8
end-you-among = você
# en: 05c66581
end-shared =
    { CAPITAL($together) } venceram juntos, com { $points } { $points ->
        [one] ponto
       *[other] pontos
    } cada.
# en: 5acb41ca
end-nobody-draw = A partida terminou empatada.
# en: 8faed71e
end-nobody-abandoned = A partida foi abandonada: ninguém venceu.
# en: 301d6530
end-nobody-other = Ninguém venceu.
# en: 2b9312e7
end-place = Você ficou em { $place }º lugar entre { $of }.
# en: 39d93fe4
end-table-title = Os pontos por categoria
# en: 0e523f37
end-category = Por
# en: c189b278
end-total = Total
# en: 74e62df1
end-winner = vitória
# en: 585a29f2
end-rating = Seu rating agora é { $now } ({ $change }).
# en: 3c2ace52
end-replay = Rever
# en: 02a723a9
end-analyse = Analisar
# en: 1e6dfdc1
end-new-game = Nova partida
# en: 49cd5c07
end-download = Baixar
# en: 4d55d4da
end-rematch-ai = Revanche
# en: e69e3ce4
end-won =
    { $who ->
        [you] Você venceu.
       *[other] { $name } venceu.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Você venceu { $how }.
       *[other] { $name } venceu { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Você venceu por tempo.
       *[other] { $name } venceu por tempo.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Você venceu no desempate, com mais { $what }.
       *[other] { $name } venceu no desempate, com mais { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = recursos nas placas
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Você venceu por { $difference } ponto.
               *[other] Você venceu por { $difference } pontos.
            }
       *[other]
            { $difference ->
                [one] { $name } venceu por { $difference } ponto.
               *[other] { $name } venceu por { $difference } pontos.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Você venceu porque os outros saíram.
               *[other] Você venceu porque { $other } saiu.
            }
       *[other]
            { $left ->
                [you] { $name } venceu porque você saiu.
                [others] { $name } venceu porque os outros saíram.
               *[other] { $name } venceu porque { $other } saiu.
            }
    }
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
# en: 1b1f5d42
keys-keys = Teclas
# en: 5b6c8eec
keys-keys-lead = Cada tecla funciona em qualquer parte da mesa, menos enquanto você escreve.
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
# en: 08f8fd16
key-arrow = seta
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
# en: d361fe42
character-random-farewell-won = Muu! Não sei como eu venci.
# en: 959c53a2
character-random-farewell-lost = Muu. Posso comer as cartas agora?
# en: 9b89c330
character-beginner-greeting = Aprendi as regras hoje de manhã. Vovô disse que eu posso jogar.
# en: e18b327f
character-beginner-farewell-won = Venci! Preciso contar para o vovô.
# en: e0bce29b
character-beginner-farewell-lost = Confundi as regras de novo. Mais uma?
# en: 13fb6b9c
character-casual-greeting = Venho pela música. Não repare se eu cantarolar.
# en: effae71b
character-casual-farewell-won = Como, já acabou? E eu venci?
# en: 8f7df406
character-casual-farewell-lost = A canção era tão boa que esqueci a partida.
# en: c3193978
character-easy-greeting = Sente-se, sente-se. Eu jogo pela companhia.
# en: f170ad1c
character-easy-farewell-won = Eu venci? Você foi gentil comigo.
# en: 27df973f
character-easy-farewell-lost = Bem jogado! Meus planos são tão lentos quanto meus joelhos.
# en: 394b9ce5
character-medium-greeting = Eu teço o dia inteiro, por isso reconheço um padrão quando vejo um.
# en: 77dcc694
character-medium-farewell-won = Um fio depois do outro. Foi assim que venci.
# en: 8b12eb3e
character-medium-farewell-lost = Você achou meu fio solto. Bem jogado.
# en: 807ab612
character-hard-greeting = Meu clã domina este vale há trezentos anos. Comece.
# en: 1e8722b8
character-hard-farewell-won = Você lutou bem. O vale ainda é meu.
# en: a39a70eb
character-hard-farewell-lost = O vale é seu hoje. Eu voltarei.
# en: 2d6ca346
character-expert-greeting = Já vi um milhão destas partidas. Mostre-me uma que seja nova.
# en: 32f53921
character-expert-farewell-won = Essa eu já tinha visto.
# en: 70cb41e0
character-expert-farewell-lost = Essa era nova. Agradeço.
# en: 5ffef297
character-greedy-greeting = Pego o melhor que vejo. Nunca olho mais longe.
# en: 6d3a39ed
character-greedy-farewell-won = Que dia! Minha bolsa está cheia.
# en: 2ce2faaa
character-greedy-farewell-lost = Peguei tudo o que eu via. Você viu mais.
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
