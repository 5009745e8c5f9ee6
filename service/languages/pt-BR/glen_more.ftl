### Glen More, com as palavras da regra brasileira. Atributos das placas: `.one`, com o artigo indefinido; `.name`, sem artigo;
### `.of` e `.at`, “de” e “em” com o artigo definido; `.from` e `.on`, “de” e “em” com o artigo indefinido; `.another`, “outra”.
### Atributo dos recursos: `.plural`. CAPITAL(…) põe a primeira letra em maiúscula. Os nomes de pessoas não têm gênero nem artigo.


## Placas, com o artigo

# en: 8d6570f1
gm-tile-quarry = a Pedreira
    .one = uma Pedreira
    .name = Pedreira
    .of = da Pedreira
    .at = na Pedreira
    .from = de uma Pedreira
    .on = em uma Pedreira
    .another = outra Pedreira
# en: e1048cfb
gm-tile-forest = a Floresta
    .one = uma Floresta
    .name = Floresta
    .of = da Floresta
    .at = na Floresta
    .from = de uma Floresta
    .on = em uma Floresta
    .another = outra Floresta
# en: 91ac3226
gm-tile-meadow = o Campo
    .one = um Campo
    .name = Campo
    .of = do Campo
    .at = no Campo
    .from = de um Campo
    .on = em um Campo
    .another = outro Campo
# en: e9040766
gm-tile-village = a Vila
    .one = uma Vila
    .name = Vila
    .of = da Vila
    .at = na Vila
    .from = de uma Vila
    .on = em uma Vila
    .another = outra Vila
# en: 9d2361a0
gm-tile-grain-field = a Plantação
    .one = uma Plantação
    .name = Plantação
    .of = da Plantação
    .at = na Plantação
    .from = de uma Plantação
    .on = em uma Plantação
    .another = outra Plantação
# en: 61bb7793
gm-tile-pasture = o Pasto
    .one = um Pasto
    .name = Pasto
    .of = do Pasto
    .at = no Pasto
    .from = de um Pasto
    .on = em um Pasto
    .another = outro Pasto
# en: cf328b80
gm-tile-loch-lochy = o Loch Lochy
    .name = Loch Lochy
    .of = do Loch Lochy
    .at = no Loch Lochy
    .from = do Loch Lochy
    .on = no Loch Lochy
# en: 93923798
gm-tile-butcher-sheep = o Açougue (ovelha)
    .name = Açougue (ovelha)
    .of = do Açougue (ovelha)
    .at = no Açougue (ovelha)
    .from = do Açougue (ovelha)
    .on = no Açougue (ovelha)
# en: e5e75c88
gm-tile-distillery = a Destilaria
    .one = uma Destilaria
    .name = Destilaria
    .of = da Destilaria
    .at = na Destilaria
    .from = de uma Destilaria
    .on = em uma Destilaria
    .another = outra Destilaria
# en: 4fdb21b1
gm-tile-fair-small = a Feira (pequena)
    .one = uma Feira (pequena)
    .name = Feira (pequena)
    .of = da Feira (pequena)
    .at = na Feira (pequena)
    .from = de uma Feira (pequena)
    .on = em uma Feira (pequena)
    .another = outra Feira (pequena)
# en: c2fdd2cf
gm-tile-castle-moil = o Castle Moil
    .name = Castle Moil
    .of = do Castle Moil
    .at = no Castle Moil
    .from = do Castle Moil
    .on = no Castle Moil
# en: cfbe58df
gm-tile-castle-stalker = o Castle Stalker
    .name = Castle Stalker
    .of = do Castle Stalker
    .at = no Castle Stalker
    .from = do Castle Stalker
    .on = no Castle Stalker
# en: 0f7dc724
gm-tile-armadale-castle = o Armadale Castle
    .name = Armadale Castle
    .of = do Armadale Castle
    .at = no Armadale Castle
    .from = do Armadale Castle
    .on = no Armadale Castle
# en: 6c5b3e0e
gm-tile-butcher-cattle = o Açougue (gado)
    .name = Açougue (gado)
    .of = do Açougue (gado)
    .at = no Açougue (gado)
    .from = do Açougue (gado)
    .on = no Açougue (gado)
# en: 5e4b33c6
gm-tile-tavern-3-vp = a Taverna (3 VP)
    .one = uma Taverna (3 VP)
    .name = Taverna (3 VP)
    .of = da Taverna (3 VP)
    .at = na Taverna (3 VP)
    .from = de uma Taverna (3 VP)
    .on = em uma Taverna (3 VP)
    .another = outra Taverna (3 VP)
# en: a35fe688
gm-tile-butcher-mixed = o Açougue (misto)
    .name = Açougue (misto)
    .of = do Açougue (misto)
    .at = no Açougue (misto)
    .from = do Açougue (misto)
    .on = no Açougue (misto)
# en: 3c124b63
gm-tile-loch-morar = o Loch Morar
    .name = Loch Morar
    .of = do Loch Morar
    .at = no Loch Morar
    .from = do Loch Morar
    .on = no Loch Morar
# en: 51d727fb
gm-tile-loch-ness = o Loch Ness
    .name = Loch Ness
    .of = do Loch Ness
    .at = no Loch Ness
    .from = do Loch Ness
    .on = no Loch Ness
# en: 08deed63
gm-tile-castle-of-mey = o Castle of Mey
    .name = Castle of Mey
    .of = do Castle of Mey
    .at = no Castle of Mey
    .from = do Castle of Mey
    .on = no Castle of Mey
# en: f2887123
gm-tile-duart-castle = o Duart Castle
    .name = Duart Castle
    .of = do Duart Castle
    .at = no Duart Castle
    .from = do Duart Castle
    .on = no Duart Castle
# en: 956fd986
gm-tile-iona-abbey = a Abadia de Iona
    .name = Abadia de Iona
    .of = da Abadia de Iona
    .at = na Abadia de Iona
    .from = da Abadia de Iona
    .on = na Abadia de Iona
# en: 4e4cf799
gm-tile-fair-medium = a Feira (média)
    .name = Feira (média)
    .of = da Feira (média)
    .at = na Feira (média)
    .from = da Feira (média)
    .on = na Feira (média)
# en: 8dbb9f83
gm-tile-cawdor-castle = o Cawdor Castle
    .name = Cawdor Castle
    .of = do Cawdor Castle
    .at = no Cawdor Castle
    .from = do Cawdor Castle
    .on = no Cawdor Castle
# en: 09d591e0
gm-tile-loch-shiel = o Loch Shiel
    .name = Loch Shiel
    .of = do Loch Shiel
    .at = no Loch Shiel
    .from = do Loch Shiel
    .on = no Loch Shiel
# en: e09f77d2
gm-tile-fair-large = a Feira (grande)
    .name = Feira (grande)
    .of = da Feira (grande)
    .at = na Feira (grande)
    .from = da Feira (grande)
    .on = na Feira (grande)
# en: 5a41b3ef
gm-tile-grocer = o Merceeiro
    .name = Merceeiro
    .of = do Merceeiro
    .at = no Merceeiro
    .from = do Merceeiro
    .on = no Merceeiro
# en: f687020e
gm-tile-loch-oich = o Loch Oich
    .name = Loch Oich
    .of = do Loch Oich
    .at = no Loch Oich
    .from = do Loch Oich
    .on = no Loch Oich
# en: fa0aacb1
gm-tile-tavern-4-vp = a Taverna (4 VP)
    .name = Taverna (4 VP)
    .of = da Taverna (4 VP)
    .at = na Taverna (4 VP)
    .from = da Taverna (4 VP)
    .on = na Taverna (4 VP)
# en: 63ea63a4
gm-tile-donan-castle = o Donan Castle
    .name = Donan Castle
    .of = do Donan Castle
    .at = no Donan Castle
    .from = do Donan Castle
    .on = no Donan Castle
# en: 89a22d21
gm-tile-bridge = a Ponte
    .name = Ponte
    .of = da Ponte
    .at = na Ponte
    .from = da Ponte
    .on = na Ponte
# en: 2c178c28
gm-tile-starting-village = a Vila inicial
    .name = Vila inicial
    .of = da Vila inicial
    .at = na Vila inicial
    .from = da Vila inicial
    .on = na Vila inicial
# en: 2ee1b36a
gm-tile-at = { $tile } { $place }
    .of = { $tile_of } { $place }
    .at = { $tile_at } { $place }
# en: c770fc99
gm-cell = da vila inicial
# en: 9574222d
gm-cell-south =
    { $south } { $south ->
        [one] espaço
       *[other] espaços
    } ao sul da vila inicial
# en: 46c4e632
gm-cell-north =
    { $north } { $north ->
        [one] espaço
       *[other] espaços
    } ao norte da vila inicial
# en: a0d0b8bc
gm-cell-east =
    { $east } { $east ->
        [one] espaço
       *[other] espaços
    } a leste da vila inicial
# en: be47641c
gm-cell-west =
    { $west } { $west ->
        [one] espaço
       *[other] espaços
    } a oeste da vila inicial
# en: 8a177313
gm-cell-south-east =
    { $south } { $south ->
        [one] espaço
       *[other] espaços
    } ao sul e { $east } a leste da vila inicial
# en: 20f20b78
gm-cell-south-west =
    { $south } { $south ->
        [one] espaço
       *[other] espaços
    } ao sul e { $west } a oeste da vila inicial
# en: 5cfca58d
gm-cell-north-east =
    { $north } { $north ->
        [one] espaço
       *[other] espaços
    } ao norte e { $east } a leste da vila inicial
# en: 36cb8d7e
gm-cell-north-west =
    { $north } { $north ->
        [one] espaço
       *[other] espaços
    } ao norte e { $west } a oeste da vila inicial

## Recursos, sem artigo: 1 madeira, a fila de gado

# en: 87fe065f
gm-cube-grain = grão
    .plural = grãos
# en: ebe887dc
gm-cube-wood = madeira
    .plural = madeiras
# en: c8a75344
gm-cube-stone = pedra
    .plural = pedras
# en: ba8f057b
gm-cube-sheep = ovelha
    .plural = ovelhas
# en: bd7f8a03
gm-cube-cattle = gado
    .plural = gados

## Quantidades

# en: f0954e82
gm-coins =
    { $number ->
        [one] { $number } moeda
       *[other] { $number } moedas
    }
# en: 57ae15bc
gm-tiles =
    { $number ->
        [one] { $number } placa
       *[other] { $number } placas
    }
# en: 946e406b
gm-cubes =
    { $number ->
        [one] { $number } recurso
       *[other] { $number } recursos
    }
# en: ba6e4ad9
gm-members =
    { $number ->
        [one] { $number } membro de clã
       *[other] { $number } membros de clã
    }
# en: 36bf80ea
gm-barrels =
    { $number ->
        [one] { $number } barril
       *[other] { $number } barris
    }
# en: 59d81c5d
gm-points =
    { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    }
# en: dfa0d16a
gm-movement-points =
    { $number ->
        [one] { $number } ponto de movimento
       *[other] { $number } pontos de movimento
    }

## Eventos

# en: 7bce11ca
gm-set-up = A partida está pronta; { $player } começa, e todos têm { $coins }.
# en: a59037a6
gm-set-up-die = A partida está pronta; { $player } começa, e todos têm { $coins }. O dado participa.
# en: c2d493a7
gm-tile-laid = { CAPITAL($tile) } entra no campo { $space }; { $tiles } no monte { $stack }.
# en: b6c62e26
gm-turn-began = É a vez de { $player }.
# en: c399fe17
gm-turn-ended = A jogada de { $player } termina.
# en: a8eea9a9
gm-tile-removed = { CAPITAL($tile) } do campo { $space } sai do jogo.
# en: a7e1fff8
gm-die-rolled = O dado mostra { $roll } e vai para o campo { $space }; { $tile } sai do jogo.
# en: 32708c41
gm-area-scored = Contagem { $scoring }. { $area }: { $numbers }.
# en: b93e5dd3
gm-area-barrels = Barris
# en: ce9c6e6e
gm-area-chieftains = Chieftains e bonnets
# en: dc1a86f9
gm-area-cards = Cartas
# en: cec29075
gm-final-scored = Contagem final. { $what }: { $numbers }.
# en: c357eec2
gm-final-iona-abbey = Abadia de Iona
# en: 4888fe30
gm-final-loch-morar = Loch Morar
# en: 75db9c13
gm-final-duart-castle = Duart Castle
# en: a4d1b79a
gm-final-coins = Moedas
# en: d7919aa2
gm-final-tiles = Placas
# en: 0b9c15c9
gm-number = { $player } tem { $number } e marca { $points }
# en: 478b67ff
gm-play-ended = A partida terminou: { $totals }.
# en: f32b8275
gm-total = { $player } { $points } ({ $cubes })
# en: ee2fcb2a
gm-tile-taken = { $player } vai para o campo { $space } e pega { $tile }.
# en: fbe0609e
gm-tile-discarded = { $player } não pode colocar nenhuma placa; { $tile } do campo { $space } sai do jogo.
# en: f10d006f
gm-tile-discarded-unpaid = { $player } não pode pagar nenhuma placa que poderia colocar; { $tile } do campo { $space } sai do jogo.
# en: dc7babf9
gm-cube-paid = { $player } entrega 1 { $cube } { $tile_of }.
# en: 4690d9e5
gm-cube-bought = { $player } compra e entrega 1 { $cube } por { $coins }.
# en: 34b422f8
gm-cube-sold = { $player } vende 1 { $cube } { $tile_of } por { $coins }.
# en: 7655ad8c
gm-barrel-paid = { $player } entrega um barril de whisky.
# en: 24a70fd0
gm-member-paid = { $player } entrega um membro de clã { $tile_of }.
# en: 5e016031
gm-chieftain-paid = { $player } entrega um chieftain.
# en: f78a4ec8
gm-tile-paid = A placa { $tile_name } pode ser colocada.
# en: a8707e10
gm-tile-placed = { $player } coloca { $tile } { $place }.
# en: 27edfb78
gm-members-gained = { $player } recebe { $members } { $tile_at }.
# en: 0c80e624
gm-card-gained = { $player } recebe a carta { $card_name }.
# en: f5d481d5
gm-cubes-promised =
    { CAPITAL($tile) } dá a { $player } { $number ->
        [one] um recurso
       *[other] dois recursos
    } à escolha.
# en: 360e5a73
gm-activation-began = { $player } pode ativar { $tiles }.
# en: d28d7af6
gm-barrels-gained = { $player } recebe { $barrels } { $tile_of }.
# en: 2d9f378c
gm-coins-gained = { $player } recebe { $coins } { $tile_of }.
# en: b5920d17
gm-cube-gained = { $player } recebe 1 { $cube } { $tile_at }.
# en: e7673b7e
gm-tile-activated = { $player } ativa { $tile }.
# en: 29a3aa8b
gm-tile-activated-loch-ness = { $player } ativa { $tile } pelo Loch Ness.
# en: 575c98c9
gm-exchange-made = { $player } entregou { $tile_at }: { $cubes }.
# en: c985b590
gm-points-scored = { $player } marca { $points } com { $tile }.
# en: 8700d833
gm-movement-gained = { $player } tem { $points }.
# en: 359d188f
gm-member-moved = { $player } move um membro de clã { $origin_of } para { $target }.
# en: 9ab854df
gm-member-promoted = { $player } promove um membro de clã { $tile_of } a chieftain.

## Jogadas

# en: 9bc79bbb
gm-sell-cube = Vender 1 { $cube } { $tile_from }.
# en: af7754d2
gm-take-tile = Pegar a placa do campo { $space }.
# en: 2f907db1
gm-discard-tile = Descartar a placa do campo { $space }.
# en: 5880ce5f
gm-pay-cube = Entregar 1 { $cube } { $tile_from }.
# en: 8d704376
gm-buy-cube = Comprar 1 { $cube }.
# en: 16d486eb
gm-pay-member = Entregar um membro de clã { $tile_from }.
# en: 9b4ee649
gm-pay-chieftain = Entregar um chieftain.
# en: 26a3e3bf
gm-place-tile = Colocar a placa { $place }.
# en: 1560936d
gm-choose-cube = Escolher 1 { $cube }.
# en: 977e4187
gm-activate-tile = Ativar { $tile_one }.
# en: 4144cd19
gm-close-exchange = Não entregar mais recursos e concluir a troca.
# en: 6dbc1382
gm-move-member = Mover um membro de clã { $origin_from } para { $target_one }.
# en: 3aa18d5d
gm-move-member-alike = Mover um membro de clã { $origin_from } para { $target_another }.
# en: 6e6c6f00
gm-promote-member = Promover um membro de clã { $tile_from } a chieftain.
# en: 855f53a8
gm-end-turn = Encerrar a jogada.

## Recusas: frases sem ponto final

# en: 0a93e134
gm-over = A partida terminou
# en: ff38f32a
gm-other-turn = É a vez de { $player }
# en: c9835f7c
gm-first-take = Primeiro mova sua figura para uma placa
# en: ec3c282d
gm-first-pay = Primeiro pague a placa que você pegou
# en: f2204ebd
gm-first-place = Primeiro coloque a placa que você pegou
# en: 635389c3
gm-first-exchange = Primeiro complete a troca que você começou
# en: 3b7c4776
gm-then-activate = Sua placa está colocada; você pode { $options }
# en: 8d7c8a89
gm-then-move = A ativação termina com o primeiro ponto de movimento; você pode { $options }
# en: f1fd1dca
gm-then-discarded = Depois de uma placa descartada você só pode { $options }
# en: fa659671
gm-options-end = encerrar sua jogada
# en: 82aeaade
gm-options-sell-end = vender ou encerrar sua jogada
# en: f69936fb
gm-options-move-end = mover um membro ou encerrar sua jogada
# en: f7c10a64
gm-options-move-sell-end = mover um membro, vender ou encerrar sua jogada
# en: c84ec161
gm-options-activate-end = ativar ou encerrar sua jogada
# en: c8644b85
gm-options-activate-sell-end = ativar, vender ou encerrar sua jogada
# en: dd2dc113
gm-options-activate-move-end = ativar, mover um membro ou encerrar sua jogada
# en: 007625ba
gm-options-activate-move-sell-end = ativar, mover um membro, vender ou encerrar sua jogada
# en: cf4040fa
gm-nothing-to-buy-for = Só se compra um recurso para o custo ou a troca em andamento, e não há nenhum
# en: 0bc5ccd2
gm-loch-ness-used = O Loch Ness ativa uma placa a mais por jogada, e já ativou
# en: ab4d5c4c
gm-loch = Lagos não fazem nada quando são ativados
# en: 83042c2d
gm-no-such-tile = Você não tem essa placa
# en: d0264675
gm-closed-early = Uma troca é concluída quando foi entregue uma quantidade de recursos que ela aceita
# en: cb5fc8d2
gm-no-movement-point = Você não tem ponto de movimento
# en: 2f3009bc
gm-no-member-there = Nenhum dos seus membros de clã está ali
# en: 30776d71
gm-too-far = Um ponto de movimento leva a uma das oito placas vizinhas
# en: 336945c8
gm-activated = A placa { $tile_name } já foi ativada nesta jogada
# en: 1f0800ed
gm-far-away = { CAPITAL($tile) } não é a nova placa nem vizinha dela
# en: cc336fde
gm-exchange-unpaid = Você não pode pagar o que { $tile } exige: { $missing }
# en: c92cb0bd
gm-full = Já há três recursos { $tile_at }
# en: 76edbd72
gm-row-empty = A fila de { $cube } do depósito está vazia, então não se pode vender nela
# en: 2d79ec92
gm-row-full = A fila de { $cube } do depósito está cheia, então não se pode comprar dela
# en: a448b825
gm-too-few-coins = 1 { $cube } custa { $coins }, e você tem { $has }
# en: 8acca645
gm-rest-unpaid = Depois de 1 { $cube } você não pode pagar o resto: { $missing }
# en: cc29ebec
gm-takes-none = { CAPITAL($tile) } não aceita { $cube }
# en: 2933ee38
gm-takes-no-more = { CAPITAL($tile) } não aceita mais { $cube }
# en: 0f538328
gm-loch-ness-no-cubes = O Loch Ness custa um membro de clã ou um chieftain, e nenhum recurso
# en: b2808c94
gm-cube-not-needed = Aqui não se pede { $cube }
# en: 9d896bc5
gm-no-cube-there = Não há { $cube } { $tile_at }
# en: 566f03f3
gm-coins-short = é preciso ter mais { $coins }
# en: 9319cf28
gm-rows-full =
    { $number ->
        [one] a fila de { $cubes } está cheia
       *[other] as filas de { $cubes } estão cheias
    }
# en: c018b6ab
gm-rows-too-full =
    { $number ->
        [one] a fila de { $cubes } está cheia demais
       *[other] as filas de { $cubes } estão cheias demais
    }
# en: fbe2761a
gm-cell-held = Outra placa já está ali
# en: bf493a5b
gm-cell-apart = Nenhum lado desse espaço toca uma placa da sua região
# en: 35874123
gm-no-member-near = Nenhum dos seus membros de clã está em um espaço vizinho desse
# en: a7ddee50
gm-river-ends = Uma placa de rio prolonga o rio na sua ponta norte ou sul
# en: 709588fc
gm-road-ends = Uma placa de estrada prolonga a estrada na sua ponta leste ou oeste
# en: 99e492b7
gm-river-sides = Os lados que se tocam devem combinar: rio com rio, terreno com terreno
# en: 4ded1638
gm-road-sides = Os lados que se tocam devem combinar: estrada com estrada, terreno com terreno
# en: 51b21bbc
gm-choose-first =
    Primeiro escolha { $number ->
        [one] o recurso
       *[other] os recursos
    } para { $tile }
# en: c7f46852
gm-not-loch-ness = Só o Loch Ness custa um membro de clã ou um chieftain
# en: 810d06b1
gm-no-cell-without = Sem esse membro de clã o Loch Ness não teria espaço permitido
# en: ea1e2ed1
gm-no-member-to-give = Você não pode entregar nenhum membro de clã nem chieftain que deixe ao Loch Ness um espaço permitido
# en: 9c335617
gm-no-chieftain = Você não tem chieftain
# en: d0bd3f72
gm-takable = Uma placa só é descartada se nenhuma placa do curso puder ser paga e colocada; você pode pegar { $tile } no campo { $space }
# en: eacffb8a
gm-too-dear = Você não pode pagar { $tile }: { $missing }
# en: 3ae28c4a
gm-no-barrel = { CAPITAL($tile) } custa um barril de whisky, e você não tem nenhum
# en: c1567aa8
gm-no-cell = Sua região não tem espaço onde { $tile } possa ficar
# en: 8bf32228
gm-no-tile = Não há placa no campo { $space }
