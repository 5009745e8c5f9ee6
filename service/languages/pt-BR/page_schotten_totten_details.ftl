### What the table of Schotten Totten tells those who ask: explanations, and the table of points at the end.

# en: ebc4fdd4
st-label-means-colour_run = Valores consecutivos de uma cor. Nenhuma outra formação é mais forte (ST-11).
# en: 425741db
st-label-means-of_a_kind = Cartas de um mesmo valor. Só uma sequência de cor é mais forte (ST-11).
# en: 47e2632c
st-label-means-colour = Cartas de uma cor. É mais forte que uma sequência e uma soma (ST-11).
# en: 903fd330
st-label-means-run = Valores consecutivos de cores diferentes. É mais forte só que uma soma (ST-11).
# en: 385763e1
st-label-means-sum = Quaisquer outras cartas. Toda outra formação é mais forte (ST-11).
# en: bc0ee7f0
st-label-hidden-count =
    { $clan ->
        [one] { $clan } carta de Clã.
       *[other] { $clan } cartas de Clã.
    }
# en: 9155bee1
st-label-hidden-count-tactic =
    { $clan ->
        [one] { $clan } carta de Clã
       *[other] { $clan } cartas de Clã
    } e { $tactic ->
        [one] { $tactic } carta de Tática.
       *[other] { $tactic } cartas de Tática.
    }
# en: 51caf61e
st-result-round = Rodada { $round }
# en: 18507391
st-result-broken-off = A rodada não chegou ao fim.
# en: e87d25ca
st-result-stones = pedras
# en: 8aa815f9
st-result-stones-mean = Pedras que foram reivindicadas, ou atribuídas quando a rodada travou.
# en: d8e2284d
st-result-adjacent = três lado a lado
# en: 6144b6b3
st-result-adjacent-mean = Três pedras lado a lado vencem a rodada na hora (ST-15).
# en: 00cd5709
st-result-five = cinco pedras
# en: 1b8047b5
st-result-five-mean = Cinco pedras quaisquer vencem a rodada na hora (ST-15).
# en: 4897fdfe
st-result-yes = sim
# en: 7ffb5626
st-result-points = pontos
# en: cdabf618
st-result-points-mean = O vencedor de uma rodada tem 5 pontos, o outro 1 por cada uma das suas pedras (ST-20).
# en: a92258c3
st-result-won-three_adjacent = { $name } vence a rodada com três pedras lado a lado.
# en: 60a967c1
st-result-won-five = { $name } vence a rodada com cinco pedras.
# en: 04fa3628
st-result-won-stuck = { $name } vence a rodada com { $stones } pedras, pois os dois lados só podiam passar.
# en: 9d857c1c
st-result-drawn = A rodada termina empatada com { $stones } pedras, pois os dois lados só podiam passar.
# en: 4345d106
st-result-stones-to = { $first } a { $second }
# en: d8cedeed
st-explain-clan-card = Uma carta de Clã: { $colour }, valor { $value }. Cada uma das seis cores tem os valores de 1 a 9, uma vez cada (ST-01).
# en: 340f9e32
st-explain-click-mode = Um clique a escolhe; depois clique em uma pedra.
# en: 076f519f
st-explain-click-card = Um clique a escolhe; depois clique no seu lado de uma pedra.
# en: a3d642a2
st-explain-known-under = Você sabe o que foi posto embaixo: { $cards } (ST-65).
# en: 75590be6
st-explain-click-discards = Um clique descarta a carta escolhida.
# en: 0b7a1912
st-explain-click-plays-ruse = Um clique joga o ardil.
# en: 0714f988
st-explain-only-owner = Só { $name } sabe quais são, até o fim da partida (ST-90).
# en: 2a7253a8
st-explain-played =
    { $played ->
        [one] { $name }: { $played } carta de Tática jogada
       *[other] { $name }: { $played } cartas de Tática jogadas
    }
# en: 273a2f7c
st-explain-played-other = { $name } jogou { $played }.
# en: e06b3626
st-explain-may-not-play = { $name } não pode jogar outra antes que { $other } jogue mais uma (ST-32).
# en: dd078c0a
st-explain-may-play = { $name } pode jogar mais uma (ST-32).
# en: 4682854d
st-explain-lies = Está no lado de { $name } da pedra { $number }: { $side }.
# en: a203bd45
st-explain-has = Tem { $has } de { $needs } cartas.
# en: c2d6e9e0
st-explain-has-mud-fight = Tem { $has } de { $needs } cartas. A Luta na Lama exige quatro (ST-51).
# en: 5659c327
st-explain-click-plays = Um clique joga { $card_the } aqui.
# en: 00cd1d47
st-explain-click-brings = Um clique traz { $card_the } para cá.
# en: e2df2862
st-explain-no-card = ainda sem carta
# en: b138c894
st-explain-side-first = { $name }: { $side }, completo primeiro.
# en: 93b500f1
st-explain-mode = { CAPITAL($card_the) } está sobre ela. { $rule }
# en: 67894de7
st-explain-claimed = { $name } a reivindicou em definitivo. Ela não recebe mais cartas (ST-14).
# en: 7706c994
st-explain-how-claimed = Um jogador a reivindica com { $needs } cartas do seu lado que o outro lado certamente não pode vencer (ST-07).
# en: fdf75728
st-explain-claim-needs = Para reivindicá-la você precisa de { $needs } cartas do seu lado. Ele tem { $has } (ST-07).
# en: 80a04e4a
st-explain-claim-unbeaten = Para reivindicá-la, nenhuma carta que { $name } ainda possa receber pode vencer o seu lado. O serviço calcula isso (ST-07).
# en: 194c6025
st-explain-first = O lado de { $name } ficou completo primeiro, então vence em caso de empate (ST-13).
# en: 9f925743
st-explain-played-place-clan-card = É jogada no lugar de uma carta de Clã.
# en: b3e7db4c
st-explain-may-never-played-more = Você nunca pode ter jogado mais de uma carta de Tática a mais que o outro jogador (ST-32).
# en: e4018cac
st-explain-chosen-click-lets-go = Está escolhida. Um clique a solta.
# en: 3b087d8b
st-explain-click-puts-under-deck = Um clique a põe embaixo do baralho dela.
# en: f4391392
st-explain-click-chooses-button-plays = Um clique a escolhe; depois um botão a joga.
# en: dc43b48f
st-explain-click-chooses-click-card = Um clique a escolhe; depois clique em uma carta em uma pedra.
# en: 05416d04
st-explain-clan-cards-six-colours = Cartas de Clã em seis cores, com valores de 1 a 9. Você compra uma carta no fim da sua vez (ST-03).
# en: 44afbdc1
st-explain-ten-tactic-cards-end = Dez cartas de Tática. No fim da sua vez você escolhe o baralho de que compra (ST-31).
# en: 8bb508c0
st-explain-click-draws-card-recruiter = Um clique compra uma carta para o Recrutador.
# en: e2473c77
st-explain-click-draws-card-ends = Um clique compra uma carta e encerra a sua vez.
# en: c2e27cb4
st-explain-no-card-left = Não resta nenhuma carta nele.
# en: d469463c
st-explain-draw-when-played-card = Você compra depois de jogar uma carta.
# en: 5e8291f4
st-explain-first-put-two-cards = Primeiro ponha duas cartas embaixo dos baralhos delas (ST-60).
# en: 9c8cf44c
st-explain-need-not-choose-now = Você não precisa escolhê-lo agora: o botão abaixo encerra a sua vez, e você compra se houver espaço na sua mão.
# en: c5bbec58
st-explain-ruses-lie-here-when = Os ardis jogados ficam aqui, e também as cartas que eles tiraram de uma pedra. Nada volta (ST-65).
# en: 75f3e851
st-explain-click-chooses-ruse = Um clique a escolhe para o ardil.
# en: 970baba6
st-explain-click-claims-stone = Um clique reivindica a pedra.
# en: 4ee2cb69
st-explain-both-sides-are-complete = Os dois lados estão completos: para reivindicá-la, o seu deve ser o mais forte (ST-07).
# en: bd0b4a02
st-explain-under-blind-mans-bluff = Com a Cabra-Cega só conta o total dos valores, e nenhuma formação (ST-50).
# en: 65b7eed6
st-explain-tactic-cards-this-side = As cartas de Tática deste lado valem como o que o torna mais forte (ST-43).
# en: 5762ac94
st-why-one-more = Você jogou uma carta de Tática a mais que { $name }, então não pode jogar outra (ST-32).
# en: 79962008
st-why-first-draw-cards-recruiter = Primeiro compre as cartas do Recrutador (ST-60).
# en: f3f5104b
st-why-other-joker-stays-hand = Seu outro Coringa fica na sua mão (ST-44).
# en: 31b860bd
st-why-first-put-two-cards = Primeiro devolva duas cartas (ST-60).
# en: c798db4a
st-why-had-card-this-turn = Você já jogou a sua carta nesta vez. Reivindique pedras, ou encerre a vez (ST-03).
# en: d2b49dda
st-why-first-choose-card-hand = Primeiro escolha uma carta da sua mão.
# en: 398c370b
st-why-none-sides-room-card = Nenhum dos seus lados tem espaço para uma carta (ST-04).
# en: d49a2fa2
st-why-expert-claim-start-turn = Na variante Especialista você reivindica no começo da vez, antes de jogar uma carta (ST-80).
# en: e539c147
st-why-claims-follow-card-play = As reivindicações vêm depois da carta que você joga (ST-03).
# en: 9e676cc5
st-why-service-does-not-hold = O serviço não a considera provada agora. Clique nela para ver por quê.
# en: f23de65d
st-why-played-joker-this-round = Você jogou um Coringa nesta rodada (ST-44).
# en: 358de3e3
st-why-there-nothing-could-do = Ela não teria nenhum efeito, ou não há espaço para ela (ST-64).
# en: 79942524
st-rule-joker-1 = Tropa de elite: tem qualquer valor e qualquer cor, os que tornarem mais forte o lado em que está (ST-40, ST-43).
# en: a693cc21
st-rule-joker-2 = Vai para o seu lado de uma pedra. Você só pode jogar um Coringa em uma rodada (ST-44).
# en: 2a4be8f2
st-rule-spy-1 = Tropa de elite: tem o valor 7 e qualquer cor (ST-41).
# en: 10133f28
st-rule-spy-2 = Vai para o seu lado de uma pedra.
# en: 5554e4d2
st-rule-shield-bearer-1 = Tropa de elite: tem o valor 1, 2 ou 3 e qualquer cor, os que tornarem mais forte o lado em que está (ST-42, ST-43).
# en: e088b305
st-rule-shield-bearer-2 = Vai para o seu lado de uma pedra.
# en: 04438f98
st-rule-blind-mans-bluff-1 = Modo de combate: nesta pedra só contam os totais dos valores, e nenhuma formação (ST-50).
# en: 3ccf9424
st-rule-blind-mans-bluff-2 = Vai sobre uma pedra que ninguém reivindicou (ST-53).
# en: 87d9b387
st-rule-mud-fight-1 = Modo de combate: cada lado desta pedra precisa de quatro cartas, e as formações são feitas com as quatro (ST-51).
# en: af7ce783
st-rule-mud-fight-2 = Vai sobre uma pedra que ninguém reivindicou (ST-53).
# en: b313728e
st-rule-recruiter-1 = Ardil: compre três cartas dos baralhos que escolher, depois ponha duas cartas da sua mão embaixo dos baralhos delas (ST-60).
# en: d30cc68b
st-rule-recruiter-2 = Depois ele fica no descarte.
# en: d8f0f244
st-rule-strategist-1 = Ardil: mova uma carta do seu lado de uma pedra para o seu lado de outra, ou descarte-a (ST-61).
# en: f2b7936d
st-rule-strategist-2 = Nenhuma das pedras pode estar reivindicada. Depois o ardil fica no descarte.
# en: 10276079
st-rule-banshee-1 = Ardil: descarte uma carta do outro lado de uma pedra que ninguém reivindicou (ST-62).
# en: b7ad73b1
st-rule-banshee-2 = Depois ela fica no descarte.
# en: fc4bd94a
st-rule-traitor-1 = Ardil: tome uma carta de Clã do outro lado de uma pedra para o seu lado de uma pedra (ST-63).
# en: 33b18309
st-rule-traitor-2 = Nenhuma das pedras pode estar reivindicada. Depois o ardil fica no descarte.
