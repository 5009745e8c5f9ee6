### Highland Clans. Atributos das peças: `.one`, com o artigo indefinido; `.the`, com o artigo definido. Atributo das cores:
### `.plural`. Os nomes de pessoas não têm gênero nem artigo.


## Peças

# en: 59cd502e
hc-warrior = guerreiro
    .one = um guerreiro
    .the = o guerreiro
# en: ddc0eaac
hc-piper = gaiteiro
    .one = um gaiteiro
    .the = o gaiteiro
# en: 89f717d2
hc-monk = monge
    .one = um monge
    .the = o monge
# en: d7316a69
hc-cattle = gado
    .one = uma cabeça de gado
    .the = o gado
# en: 923d9722
hc-castle = castelo
    .one = um castelo
    .the = o castelo
# en: a813f472
hc-monastery = mosteiro
    .one = um mosteiro
    .the = o mosteiro
# en: e522887b
hc-yellow = amarelo
    .plural = amarelos
# en: 235fcaa0
hc-blue = azul
    .plural = azuis
# en: 03a1a452
hc-green = verde
    .plural = verdes
# en: 4061d37f
hc-red = vermelho
    .plural = vermelhos
# en: bb6b95ca
hc-cubes =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_plural }
    }
# en: ec775935
hc-no-cube = nenhum cubo
# en: 1a39fc3f
hc-reserve = reserva
# en: 486bd5a9
hc-court = corte
# en: 1967fab0
hc-nobody = ninguém
# en: e73d4c61
hc-a-card = uma carta
# en: c0000e90
hc-card-value = um { $card }
# en: ce2b2518
hc-card-values = as cartas { $cards }
# en: 535a691b
hc-some-cards = cartas

## Quantidades

# en: 60c1b991
hc-warriors =
    { $number ->
        [one] { $number } guerreiro
       *[other] { $number } guerreiros
    }
# en: c1523d34
hc-pipers =
    { $number ->
        [one] { $number } gaiteiro
       *[other] { $number } gaiteiros
    }
# en: ed62fed4
hc-monks =
    { $number ->
        [one] { $number } monge
       *[other] { $number } monges
    }
# en: 6a31c8f0
hc-free-lands =
    { $number ->
        [one] { $number } terra livre
       *[other] { $number } terras livres
    }
# en: 407c445e
hc-points =
    { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    }
# en: 486842df
hc-actions =
    { $number ->
        [one] { $number } ação
       *[other] { $number } ações
    }
# en: 7a5b4453
hc-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
# en: 995ffc1f
hc-tiles-left =
    { $number ->
        [0] não resta nenhuma placa
        [one] resta { $number } placa
       *[other] restam { $number } placas
    }
# en: 34dfc2e9
hc-number = { $player } { $number }
# en: 071338d7
hc-gain = { $player } { $points }
# en: 3e386822
hc-no-points = nenhum ponto

## Eventos

# en: e9eb065b
hc-board-set-up = O saco contém { $bag }; { $deck } cartas de incursão e { $supply } placas de domínio estão prontas.
# en: 02d42153
hc-clan-set-up =
    { $player } começa com { $warriors }, { $pipers }, { $cattle } { $cattle ->
        [one] cabeça
       *[other] cabeças
    } de gado, { $lands } e { $points }.
# en: 2acd9a57
hc-round-began = A rodada { $round } começa; jogador inicial: { $player }.
# en: 5b108ce3
hc-turn-began = É a vez de { $player }: no máximo { $actions }.
# en: e45272c5
hc-reserve-drawn = { $player } tira { $cubes }.
# en: 120b7f16
hc-reserve-kept = { $player } fica com esses cubos.
# en: 9c480392
hc-reserve-redrawn = { $player } devolve { $back } e tira { $drawn }.
# en: ca4c4a3d
hc-built = { $player } põe { $what_one } em uma terra livre.
# en: b305e05e
hc-followers-gained = { $player } leva { $followers } para a corte.
# en: f2e914d9
hc-domain-bought = { $player } compra um domínio por { $paid }; { $tiles }.
# en: 831b20c8
hc-paid = { $cubes } da { $place }
# en: d5ad7500
hc-bard-sent = { $player } envia um bardo para tirar { $takes_one } de { $opponent }.
# en: b822fe15
hc-bard-sent-keep = { $player } envia um bardo para tirar { $takes_one } de { $opponent } e fica com { $follower_the }.
# en: 080b2b77
hc-reserve-returned = { $player } devolve { $cubes } ao saco.
# en: abf785ed
hc-cards-drawn = { $player } compra { $cards }.
# en: 4b22d725
hc-discards-shuffled = O descarte é embaralhado e forma um novo baralho de { $deck } cartas.
# en: e5e68ed6
hc-cards-discarded = { $player } descarta { $cards }.
# en: 6aaa07ad
hc-peace-kept = { $player } não faz incursão nem troca cartas.
# en: 89a8525d
hc-raid-began = { $player } faz uma incursão contra { $opponent }.
# en: bc268e7c
hc-card-laid = { $player } põe { $card } com a face para baixo.
# en: c6eda65f
hc-card-laid-piper = { $player } põe { $card } com a face para baixo, com um gaiteiro.
# en: 8269c578
hc-combat-won = Combate { $round }: { $first } a { $second }, vencido por { $player }.
# en: 5a069d7c
hc-combat-drawn = Combate { $round }: { $first } a { $second }, ninguém vence.
# en: b73e04af
hc-raid-won = { $player } vence a incursão, { $wins } ({ $points }).
# en: b5b165b9
hc-raid-drawn = Ninguém vence a incursão, { $wins } ({ $points }).
# en: f10b3a32
hc-cattle-driven = { $player } leva uma cabeça de gado de { $opponent } para uma terra livre.
# en: 0434cbc9
hc-spoil-taken = { $player } tira de { $opponent } { $what_one }, que vai para o saco.
# en: 6ed28942
hc-spoil-declined = { $player } não toma espólio.
# en: 68a3b849
hc-following = { $player } tem o maior séquito (guerreiros: { $warriors }).
# en: f6a523f3
hc-following-by-court = { $player } tem o maior séquito (guerreiros: { $warriors }; cubos na corte: { $courts }).
# en: 9f794559
hc-no-following = Ninguém tem o maior séquito (guerreiros: { $warriors }).
# en: 3b4c9157
hc-no-following-by-court = Ninguém tem o maior séquito (guerreiros: { $warriors }; cubos na corte: { $courts }).
# en: 346fe549
hc-colour-scored = { CAPITAL($colour) } ({ $counts }): { $points }.
# en: af6ec3bf
hc-colour-scored-against = { CAPITAL($colour) } ({ $counts }, contra { $herds }): { $points }.
# en: 5737d40a
hc-tile-removed = Uma placa de domínio sai do jogo e mostra { $number }; { $tiles }.
# en: c4520b9b
hc-tile-removed-unseen = Uma placa de domínio sai do jogo sem ser vista; { $tiles }.
# en: 6520f701
hc-play-ended-red-zone = A partida termina: a placa não passa dos pontos de quem lidera.
# en: 03129620
hc-play-ended-empty-bag = A partida termina: há menos de seis cubos no saco.
# en: b989da4e
hc-play-ended-empty-supply = A partida termina: não resta nenhuma placa de domínio.

## Jogadas

# en: 81cb1c28
hc-keep = Ficar com os cubos tirados.
# en: 3aab75d1
hc-redraw = Devolver { $cubes } e tirar outros tantos.
# en: 46298826
hc-build = Pôr { $what_one } em uma terra livre.
# en: d85b3e17
hc-take-follower = Levar { $follower_one } para a corte.
# en: f4c398a7
hc-take-monks = Levar { $monks } para a corte.
# en: c5c9e911
hc-buy-domain-red = Comprar um domínio por 1 vermelho e 1 amarelo da { $place }.
# en: a8016e9e
hc-buy-domain-red-monks =
    Comprar um domínio por 1 vermelho e 1 amarelo da { $place }, { $monks } { $monks ->
        [one] verde
       *[other] verdes
    } da corte.
# en: 3cfe7c15
hc-buy-domain-green = Comprar um domínio por 2 verdes e 1 amarelo da { $place }.
# en: dddefbb8
hc-buy-domain-green-monks =
    Comprar um domínio por 2 verdes e 1 amarelo da { $place }, { $monks } { $monks ->
        [one] verde
       *[other] verdes
    } da corte.
# en: 17fd4dc9
hc-bard = Enviar um bardo para tirar { $takes_one } de { $opponent }.
# en: 0021c69a
hc-bard-keep = Enviar um bardo para tirar { $takes_one } de { $opponent } e ficar com { $follower_the }.
# en: 57ec6a62
hc-end-actions = Não fazer mais ações.
# en: 18a2eafb
hc-raid = Fazer uma incursão contra { $opponent }.
# en: e2a1cb13
hc-exchange = Trocar { $cards } por outras tantas novas.
# en: 18cbb79a
hc-end-turn = Não fazer incursão nem trocar cartas.
# en: fd4b2820
hc-lay-card = Pôr { $card } com a face para baixo.
# en: 9f950561
hc-lay-card-piper = Pôr { $card } com a face para baixo, com um gaiteiro.
# en: e1a5e7b9
hc-take-spoil = Tomar { $what_one } como espólio.
# en: c04f29bb
hc-decline-spoil = Não tomar espólio da incursão.
# en: 9a3631ff
hc-discard = Descartar { $card }.

## Recusas: frases sem ponto final

# en: e7e46886
hc-over = A partida terminou
# en: 7bc09b78
hc-other-turn = Não é a sua vez; { $player } deve jogar
# en: 759eea3c
hc-first-redraw = Primeiro fique com os cubos tirados, ou troque alguns deles
# en: 8d90e2c5
hc-now-actions = Agora faça suas ações
# en: 085be161
hc-now-actions-or-end = Agora faça suas ações, ou encerre-as
# en: 73132687
hc-actions-over = Suas ações terminaram; faça uma incursão, troque cartas, ou nenhum dos dois
# en: ac58d2bb
hc-first-lay = Uma incursão tem três combates; ponha uma carta
# en: 5fbb5acb
hc-first-spoil = Você venceu a incursão; tome um espólio, ou nenhum
# en: c8854875
hc-first-discard = Você tem mais cartas na mão do que pode manter; descarte uma primeiro
# en: 15050242
hc-first-refill = Depois de uma incursão você descarta duas cartas; descarte uma primeiro
# en: e7b92c73
hc-one-action = Você joga por último na rodada, então tem só uma ação
# en: 44652715
hc-nothing-back = Para não devolver nada, fique com os cubos
# en: e525ecd1
hc-reserve-short =
    Isto exige { $number } { $number ->
        [one] { $colour }
       *[other] { $colour_plural }
    } da reserva, que { $has ->
        [0] não tem nenhum
       *[other] tem { $has }
    }
# en: 3bf76639
hc-reserve-short-back =
    Isto devolve { $number } { $number ->
        [one] { $colour }
       *[other] { $colour_plural }
    } da reserva, que { $has ->
        [0] não tem nenhum
       *[other] tem { $has }
    }
# en: 3ea883a6
hc-action-taken = Você já fez esta ação; a segunda deve ser diferente
# en: 884e420d
hc-bard-alone = Um bardo deve ser a única ação de uma vez
# en: 4ddf5755
hc-must-act = Você pode fazer uma ação, então deve fazer pelo menos uma
# en: a23da8a4
hc-no-free-land = Nenhuma das suas terras está livre
# en: 7e85c35c
hc-no-supply = O estoque de domínios está vazio
# en: bb06a574
hc-four-domains = Você já tem quatro domínios
# en: ba423dda
hc-own-warriors = Sua corte não pode ficar com menos de { $number } guerreiros
# en: 816b56b3
hc-their-warriors = Essa corte não pode ficar com menos de { $number } guerreiros
# en: aaae7624
hc-no-green = Um domínio por 1 vermelho não usa verde
# en: bd292816
hc-bard-no-opponent = Um bardo vai a um oponente
# en: cc828b99
hc-bard-form = Um bardo tira um seguidor, ou dois diferentes, dos quais um pode ser mantido, citados na ordem guerreiro, gaiteiro, monge
# en: ab91f21d
hc-court-without = Essa corte não tem { $follower }
# en: ccdcb103
hc-too-many-used =
    Isto exige { $number } { $number ->
        [one] cubo
       *[other] cubos
    } da reserva, e { $used } de no máximo { $most } já { $used ->
        [one] foi usado
       *[other] foram usados
    }
# en: b530f86a
hc-too-few-monks =
    Sua corte { $has ->
        [0] não tem verde
        [one] tem { $has } verde
       *[other] tem { $has } verdes
    }; isto exige { $number }
# en: db1f5bc4
hc-not-just-drawn = O { $card } não é uma das cartas que você acabou de comprar
# en: 314bf1c7
hc-which-card = Diga qual carta
# en: 536d46d5
hc-not-in-hand = Você não tem nenhum { $card } na mão
# en: 2ecc64e7
hc-raid-no-opponent = Uma incursão é contra um oponente
# en: bdf6f824
hc-how-many-cards = Podem ser trocadas uma, duas ou três cartas
# en: 40d189c3
hc-lowest-first = Cite as cartas a partir da mais baixa
# en: e5dd3462
hc-no-piper = Sua corte não tem gaiteiro
# en: 0dcb3fa4
hc-no-spoil = O defensor não tem { $what }
# en: 9610ead6
hc-too-few-in-hand =
    Você tem { $has ->
        [one] { $has } carta
       *[other] { $has } cartas
    } de valor { $card } na mão; isto exige { $number }
