### Glen More na página.

# en: 58fda26b
gm-label-taken = Pega por { $name }: { $tile }
# en: 95edb549
gm-label-taken-by = { $name } pegou esta placa.
# en: ab9761f3
gm-label-hand = Com que { $name } pode pagar
# en: b9a7e0d4
gm-label-own-cubes =
    { $number } { $number ->
        [one] { $kind }
       *[other] { $kind_plural }
    }
# en: e0330d7d
gm-label-space = Campo { $space }: { $what }
# en: 94500f5e
gm-label-die = dado
# en: 237191ff
gm-label-empty-space = vazio
# en: 4b106b39
gm-label-track = Curso
# en: ecb11e78
gm-label-market = Depósito
# en: 7bf2ea66
gm-label-stacks = Montes
# en: b2b3b2dc
gm-label-stack =
    { $left ->
        [0] Monte { $number }: esgotado
        [one] Monte { $number }: resta { $left } placa
       *[other] Monte { $number }: restam { $left } placas
    }
# en: bfe770b4
gm-label-others = Os outros jogadores em resumo
# en: 7620e8d0
gm-label-strip = { $name }: { $owned } Mostrar esta região.
# en: dcac5e6a
gm-label-territory = Região de { $name }
# en: 55debc46
gm-label-card = Carta: { $name }
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } local especial: { $names }
       *[other] { $number } locais especiais: { $names }
    }
# en: 9a721c8c
gm-label-obstacles-member = Nenhum dos seus membros de clã está perto deste espaço (GM-30).
# en: ab3890c1
gm-label-obstacles-torn = Rio ou estrada não continuaria aqui (GM-32).
# en: 25b801bc
gm-label-obstacles-river-ends = O rio só continua na sua ponta norte ou sul (GM-31).
# en: 528c382a
gm-label-obstacles-river-sides = Aqui o rio deve continuar (GM-32).
# en: 65c84229
gm-label-obstacles-road-ends = A estrada só continua na sua ponta leste ou oeste (GM-31).
# en: bd1bcf06
gm-label-obstacles-road-sides = Aqui a estrada deve continuar (GM-32).
# en: ca35db60
gm-label-market-row-empty = Depósito, { $kind }: compra por { $price }, venda impossível
# en: 3c31422d
gm-label-market-row-some = Depósito, { $kind }: compra por { $price }, venda por { $filled }
# en: db522d9d
gm-label-market-row-full = Depósito, { $kind }: compra impossível, venda por { $filled }
# en: 3fb938d5
gm-label-cell = Espaço { $cell }
# en: 5ae8cd9d
gm-label-cell-closed = Espaço { $cell }: { $obstacle }
# en: e961c86e
gm-label-in-middle = no meio
# en: 23a67e0a
gm-label-holds = contém { $cubes }
# en: 3f40275f
gm-label-activated = ativada nesta jogada
# en: a8199b37
gm-label-members-on =
    { $number ->
        [one] { $number } membro de clã ({ $tile })
       *[other] { $number } membros de clã ({ $tile })
    }
# en: fb65be68
gm-label-members-on-at =
    { $number ->
        [one] { $number } membro de clã ({ $tile }, { $place })
       *[other] { $number } membros de clã ({ $tile }, { $place })
    }
# en: f3127584
gm-label-cube-of = { $kind } ({ $tile })
# en: c37f7f68
gm-label-cube-of-at = { $kind } ({ $tile }, { $place })
# en: fd95c2f8
gm-chieftains =
    { $number ->
        [one] { $number } chieftain
       *[other] { $number } chieftains
    }
# en: d7bb14a2
gm-location-cards =
    { $number ->
        [one] { $number } local especial
       *[other] { $number } locais especiais
    }
# en: b5958873
gm-label-owned = { $things }.
# en: 6611024a
gm-place = vila inicial
# en: 98c5d305
gm-place-south = { $south } ao sul
# en: 6d737d41
gm-place-north = { $north } ao norte
# en: b4d3f974
gm-place-east = { $east } a leste
# en: a21dbf5a
gm-place-west = { $west } a oeste
# en: c8656d86
gm-place-south-east = { $south } ao sul, { $east } a leste
# en: b4511a15
gm-place-south-west = { $south } ao sul, { $west } a oeste
# en: 88db54fe
gm-place-north-east = { $north } ao norte, { $east } a leste
# en: ebba8b53
gm-place-north-west = { $north } ao norte, { $west } a oeste
# en: fa4226ed
gm-title-quarry = Pedreira
# en: 38cda997
gm-title-forest = Floresta
# en: 078f1690
gm-title-meadow = Campo
# en: d3767083
gm-title-village = Vila
# en: c8febcda
gm-title-grain-field = Plantação
# en: 1a0fc5d4
gm-title-pasture = Pasto
# en: d38d18fb
gm-title-loch-lochy = Loch Lochy
# en: a3a6f4c4
gm-title-butcher-sheep = Açougue (ovelha)
# en: e44287f5
gm-title-distillery = Destilaria
# en: 5fb831f0
gm-title-fair-small = Feira (pequena)
# en: 928b3cc4
gm-title-castle-moil = Castle Moil
# en: 49af3bcb
gm-title-castle-stalker = Castle Stalker
# en: 4c611247
gm-title-armadale-castle = Armadale Castle
# en: dcf650e6
gm-title-butcher-cattle = Açougue (gado)
# en: 14972cba
gm-title-tavern-3-vp = Taverna (3 VP)
# en: 88fdaab4
gm-title-butcher-mixed = Açougue (misto)
# en: 6fba7a2d
gm-title-loch-morar = Loch Morar
# en: af37ff01
gm-title-loch-ness = Loch Ness
# en: 813b89de
gm-title-castle-of-mey = Castle of Mey
# en: 1d482ee9
gm-title-duart-castle = Duart Castle
# en: cd7ed31a
gm-title-iona-abbey = Abadia de Iona
# en: 1188b41b
gm-title-fair-medium = Feira (média)
# en: 31554475
gm-title-cawdor-castle = Cawdor Castle
# en: ac89a5a0
gm-title-loch-shiel = Loch Shiel
# en: 452698c0
gm-title-fair-large = Feira (grande)
# en: 49cf1600
gm-title-grocer = Merceeiro
# en: 4ec507eb
gm-title-loch-oich = Loch Oich
# en: ab0fc518
gm-title-tavern-4-vp = Taverna (4 VP)
# en: 9486017d
gm-title-donan-castle = Donan Castle
# en: 0275606c
gm-title-bridge = Ponte
# en: cfb7c60e
gm-title-starting-village = Vila inicial
# en: 2b7fbfa0
gm-item-wood =
    { $number } { $number ->
        [one] madeira
       *[other] madeiras
    }
# en: 10ca8922
gm-item-stone =
    { $number } { $number ->
        [one] pedra
       *[other] pedras
    }
# en: b77d6c88
gm-item-grain =
    { $number } { $number ->
        [one] grão
       *[other] grãos
    }
# en: 3215f23f
gm-item-sheep =
    { $number } { $number ->
        [one] ovelha
       *[other] ovelhas
    }
# en: 7b0b463c
gm-item-cattle =
    { $number } { $number ->
        [one] gado
       *[other] gados
    }
# en: c693b3fd
gm-item-whisky =
    { $number } { $number ->
        [one] barril
       *[other] barris
    } de whisky
# en: 1932ab5f
gm-item-any_distinct =
    { $number } { $number ->
        [one] recurso
       *[other] recursos diferentes
    }
# en: 3166a46c
gm-item-clan_member_or_chieftain =
    { $number } { $number ->
        [one] membro de clã ou chieftain
       *[other] membros de clã ou chieftains
    }
# en: c584d88a
gm-cost-nothing = nada
# en: fa190c80
gm-bonus-member = 1 membro de clã
# en: 4ad1d6bd
gm-bonus-barrel = 1 barril
# en: 98f92f09
gm-bonus-card = sua carta
# en: 9b8d726d
gm-effect-move = 1 ponto de movimento
# en: edd8c85c
gm-effect-any-cube = 1 recurso à escolha
# en: 044ea32f
gm-effect-points =
    { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
# en: cb77495c
gm-effect-barrel = 1 barril
# en: 21b2bef8
gm-effect-trade = { $given }: { $gained }
# en: 44c82e08
gm-given-any =
    { $number } { $number ->
        [one] recurso qualquer
       *[other] recursos quaisquer
    }
# en: 3a0ce04e
gm-given-different = { $numbers } recursos diferentes
# en: 944bd39c
gm-way-river-and-road = rio e estrada
# en: cd880d13
gm-way-river = rio
# en: 46673929
gm-way-road = estrada
# en: d55070c0
gm-fact-costs = custa { $cost }
# en: 9dc8ce58
gm-fact-brings = traz { $bonus }
# en: 0f76fb5a
gm-fact-effect = ativada: { $effect }
# en: aea878d7
gm-own-tile = { $tile } ({ $place })
    .of = { $tile_of } ({ $place })
    .at = { $tile_at } ({ $place })
# en: 4b7152dd
gm-given-all = { $items }
# en: b92f36d6
gm-group-sell = Vender
# en: 14a031c3
gm-group-take = Pegar uma placa
# en: da5a2e5e
gm-group-discard = Nenhuma placa pode ser colocada
# en: 85878d4c
gm-group-pay = Pagar
# en: 8a3deb05
gm-group-place = Colocar a placa
# en: ae6ec8e2
gm-group-choose = Escolher um recurso
# en: 291e8cc6
gm-group-activate = Ativar
# en: dec60117
gm-group-move = Mover um membro de clã
# en: fab75422
gm-group-promote = Promover a chieftain
# en: 33a91c40
gm-move-sell-from = Vender 1 { $cube } { $tile_of }
# en: f47c6863
gm-move-tile-on-space = { $tile }, campo { $space }
# en: 5b68fbf3
gm-move-give-cube = Entregar 1 { $cube } { $tile_of }
# en: 00391dde
gm-move-buy-cube =
    { $price ->
        [one] Comprar 1 { $cube } por { $price } moeda
       *[other] Comprar 1 { $cube } por { $price } moedas
    }
# en: bfb19d9f
gm-move-give-member = Entregar um membro de clã { $tile_of }
# en: 53fa0e6a
gm-move-give-chieftain = Entregar um chieftain
# en: f53f5bc5
gm-move-take-cube = Pegar 1 { $cube }
# en: 2990881c
gm-move-activate-tile = Ativar { $tile }
# en: e0e33763
gm-move-no-more = Não entregar mais recursos
# en: eae6d186
gm-move-from-to = { CAPITAL($origin_of) } para { $target }
# en: 25676518
gm-move-promote = O membro de clã { $tile_of }
# en: 91804832
gm-prompt-cube = Entregue este recurso, ou clique na fila dele no depósito para vendê-lo.
# en: 255492eb
gm-prompt-member = Escolha aonde vai o membro de clã: para uma placa vizinha, ou para os seus chieftains.
# en: 46a6f97d
gm-prompt-sells = Recursos podem ser vendidos a qualquer momento.
# en: b6089e41
gm-prompt-discard = Você não pode colocar nenhuma placa. Escolha uma para tirar do jogo.
# en: f2e220a5
gm-prompt-take = Pegue uma placa do curso.
# en: 382cd6e2
gm-prompt-choose = Escolha um recurso.
# en: 1fa282c2
gm-prompt-activate = Ative suas placas, depois encerre a jogada.
# en: 32c743f5
gm-prompt-end = Encerre a jogada.
# en: 1c62926e
gm-prompt-pay = Pague { $tile }. Clique em um recurso seu, ou em uma fila do depósito para comprar um.
# en: 48c41a55
gm-prompt-place = Escolha um espaço para { $tile }.
# en: c375419f
gm-prompt-exchange = Entregue recursos { $tile_at }. Clique em um recurso seu, ou em uma fila do depósito para comprar um.
# en: 8ed3a62a
gm-prompt-movement =
    { $points ->
        [one] Você tem { $points } ponto de movimento.
       *[other] Você tem { $points } pontos de movimento.
    }
# en: a3e8c85e
gm-prompt-move =
    Mova membros de clã ({ $points ->
        [one] resta { $points } ponto
       *[other] restam { $points } pontos
    }), ou encerre a jogada.
# en: 73ad2149
gm-milestone-name = contagem
# en: cfd97668
gm-milestone-scoring = contagem { $scoring }
# en: 61bd4776
gm-milestone-final = contagem final
