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
# en: e3b9d06b
gm-label-space-number = Campo { $space }
# en: 94500f5e
gm-label-die = dado
# en: 73856e22
gm-label-the-die = o dado
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
# en: 61ab259b
gm-label-locations-title = Locais especiais
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } local especial: { $names }
       *[other] { $number } locais especiais: { $names }
    }
# en: 7a586df3
gm-label-holding-titles-points = Pontos
# en: 65cf9c20
gm-label-holding-titles-coins = Moedas
# en: f2e99e22
gm-label-holding-titles-barrels = Barris de whisky
# en: 58314abd
gm-label-holding-titles-chieftains = Chieftains
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
# en: e1b53514
gm-label-cost-nothing = Não custa nada.
# en: f31b15b7
gm-label-cost-barrel =
    { $barrels ->
        [one] Custa o seu único barril, entregue sem perguntar.
       *[other] Custa um dos seus { $barrels } barris, entregue sem perguntar.
    }
# en: 2e000806
gm-label-cost-no-barrel = Custa um barril, e você não tem nenhum (GM-25).
# en: 55142e07
gm-label-cost-member = Custa um membro de clã de uma placa, ou um chieftain; você escolhe.
# en: ddb65806
gm-label-cost-no-member = Custa um membro de clã ou um chieftain, e você não tem nenhum (GM-34).
# en: 6795bcf5
gm-label-cost-distinct =
    { $coins ->
        [0] Custa { $number } recursos diferentes, que você tem.
        [one] Custa { $number } recursos diferentes: pelo menos { $coins } moeda no depósito.
       *[other] Custa { $number } recursos diferentes: pelo menos { $coins } moedas no depósito.
    }
# en: 79282f25
gm-label-cost-sold-out = Falta 1 { $kind }, e o depósito não vende mais (GM-20).
# en: b0a278f2
gm-label-cost-short =
    { $missing ->
        [one] Você não pode pagar: falta { $missing } moeda (GM-23).
       *[other] Você não pode pagar: faltam { $missing } moedas (GM-23).
    }
# en: 802ec1fb
gm-label-cost-given = Custa o que você tem: { $what }.
# en: 9334dfdc
gm-label-cost-bought =
    { $coins ->
        [one] Você ainda precisa de { $what }: { $coins } moeda no depósito. Você tem { $owned }.
       *[other] Você ainda precisa de { $what }: { $coins } moedas no depósito. Você tem { $owned }.
    }
# en: e3210e50
gm-label-cost-sell-first =
    { $missing ->
        [one] É preciso vender recursos por mais { $missing } moeda.
       *[other] É preciso vender recursos por mais { $missing } moedas.
    }
# en: ebd2ab4c
gm-label-cost-unasked = O que só pode ser pago de um modo é pago na hora.
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
# en: d33fb258
gm-label-location = { $name }: { $text }
# en: 1cee9554
gm-said-not-your-turn = É a vez de { $name }.
# en: e922a2e1
gm-said-took-already = Você já pegou uma placa nesta jogada (GM-12).
# en: 758ca14f
gm-said-taking = Um clique a pega.
# en: 3fc42caf
gm-said-cannot-take = Você não pode pegá-la agora.
# en: 9330dcd1
gm-said-discards = Você não pode pegar nenhuma placa. Um clique tira esta do jogo (GM-14).
# en: e2859d65
gm-said-no-cell = Sua região não tem espaço onde ela possa ficar (GM-30 a GM-32).
# en: 49426df8
gm-said-cannot-place-once-paid = Ela não pode ser paga e também colocada (GM-11).
# en: 02223333
gm-said-way =
    { $steps ->
        [one] Sua figura avança { $steps } campo.
       *[other] Sua figura avança { $steps } campos.
    }
# en: d555c940
gm-said-others-first =
    { $number ->
        [one] { CAPITAL($names) } fica então atrás de você e joga primeiro.
       *[other] { CAPITAL($names) } ficam então atrás de você e jogam primeiro.
    }
# en: ba8000f8
gm-said-again-you = Você continua então em último, e tem também a próxima jogada.
# en: ced3e1c3
gm-said-leave =
    { $number ->
        [one] { $number } placa deixada para trás sai do jogo.
       *[other] { $number } placas deixadas para trás saem do jogo.
    }
# en: d9d7b474
gm-said-holds = Contém { $cubes }.
# en: 9faadf33
gm-said-members =
    { $number ->
        [one] { $number } membro de clã nela.
       *[other] { $number } membros de clã nela.
    }
# en: b479c7ca
gm-said-activate-later-take = As placas são ativadas depois que você pega e coloca uma.
# en: 90e6b31d
gm-said-activate-later-pay = Primeiro pague a placa que você pegou.
# en: 492886b2
gm-said-activate-later-place = Primeiro coloque a placa que você pegou.
# en: 84591e3a
gm-said-activate-later-move = A ativação acabou nesta jogada (GM-12).
# en: bbeea64f
gm-said-activate-later-discarded = Nada é ativado depois de uma placa descartada (GM-14).
# en: f2639abb
gm-said-was-activated = Foi ativada nesta jogada (GM-50).
# en: 3fc36038
gm-said-loch-does-nothing = Um lago não faz nada quando é ativado (GM-59).
# en: 7dc0102a
gm-said-not-near = Não é a nova placa nem vizinha dela (GM-50).
# en: 02db5f09
gm-said-full = Já contém três recursos (GM-52).
# en: b858337f
gm-said-cannot-exchange = Falta o que ela aceita, e você não pode comprá-lo (GM-27).
# en: b906fb6a
gm-said-cell-closed = { $name } não pode ficar aqui
# en: 9bae8fab
gm-said-cell-open = { $name } pode ficar aqui
# en: 235bede2
gm-said-would-activate = Aqui você poderia depois ativar, além da nova placa: { $names }.
# en: bd46daf1
gm-said-member-comes = Um novo membro de clã vem com ela.
# en: ac82eda8
gm-said-cube-pays = Paga placas e trocas, esteja onde estiver (GM-53).
# en: c8c340bd
gm-said-sells-for =
    { $price ->
        [one] É vendido por { $price } moeda agora.
       *[other] É vendido por { $price } moedas agora.
    }
# en: df24d556
gm-said-cannot-sell = Venda impossível: o depósito não tem moeda para { $kind } (GM-22).
# en: 92a8482a
gm-said-click-sells =
    { $price ->
        [one] Clique nele, e depois na coluna dele no depósito, para vendê-lo por { $price } moeda.
       *[other] Clique nele, e depois na coluna dele no depósito, para vendê-lo por { $price } moedas.
    }
# en: 42c2c0c7
gm-said-members-on =
    { $number ->
        [one] { $number } membro de clã ({ $tile })
       *[other] { $number } membros de clã ({ $tile })
    }
# en: bea5146b
gm-said-members-allow = Uma nova placa deve tocar a sua região, e um membro de clã deve estar em uma das suas oito vizinhas.
# en: bf231aeb
gm-said-open-cells =
    { $number ->
        [one] { $number } espaço desta região está aberto agora.
       *[other] { $number } espaços desta região estão abertos agora.
    }
# en: 72b429fa
gm-said-click-gives-member = Um clique entrega um membro de clã pelo Loch Ness.
# en: 7f5b85e7
gm-said-click-moves =
    { $points ->
        [one] Clique nele, e depois em uma placa vizinha ou nos seus chieftains: o seu único ponto de movimento.
       *[other] Clique nele, e depois em uma placa vizinha ou nos seus chieftains: um dos seus { $points } pontos de movimento.
    }
# en: 910db6ee
gm-said-no-movement = Você não tem ponto de movimento. Vilas e castelos dão um cada.
# en: 3691763c
gm-said-your-figure = { $name }, sua figura
# en: eeccbba2
gm-said-hindmost = O último jogador no curso tem a vez, e pode avançar quanto quiser (GM-10).
# en: ef76905f
gm-said-die = Com dois ou três jogadores ele participa. Quando é o último, é rolado; a placa aonde ele vai sai do jogo.
# en: dab190dd
gm-said-empty-space = O fim do curso. Figuras e placas seguem daqui em sentido horário; novas placas são postas a partir daqui.
# en: c8ffc16b
gm-said-free-space = Alguém acabou de deixá-lo. É preenchido quando a jogada termina.
# en: 6a8fa94d
gm-said-market-title = { CAPITAL($kind) } no depósito
# en: 3b75bef1
gm-said-next-price =
    { $price ->
        [one] O próximo recurso custa { $price } moeda, que fica aqui.
       *[other] O próximo recurso custa { $price } moedas, que ficam aqui.
    }
# en: a7a55e34
gm-said-sold-out = Ninguém pode comprar mais: os três campos têm suas moedas (GM-20).
# en: 8035abef
gm-said-click-buys =
    { $price ->
        [one] Um clique compra um por { $price } moeda e o entrega na hora. Você tem { $coins }.
       *[other] Um clique compra um por { $price } moedas e o entrega na hora. Você tem { $coins }.
    }
# en: 4f329e4a
gm-said-buy-only-for = Você só compra o que um custo ou uma troca exige na hora (GM-21).
# en: e447adad
gm-said-stack-title = Monte { $number }
# en: f6e16827
gm-said-stack =
    { $left ->
        [0] Está esgotado: a contagem { $number } aconteceu.
        [one] Resta { $left } placa nele.
       *[other] Restam { $left } placas nele.
    }
# en: df241722
gm-said-scoring = Quando sua última placa entra no curso, comparam-se barris, chieftains e locais especiais (GM-70).
# en: c61574c6
gm-said-last-scoring = Essa contagem termina a partida.
# en: 3f2220c2
gm-said-click-promotes = Clique em um membro de clã e depois aqui, para promovê-lo a chieftain.
# en: bd19c99b
gm-said-holdings-points = Quem tem mais pontos vence; em caso de empate, quem tem mais recursos nas placas (GM-75).
# en: 05394ed9
gm-said-holdings-coins = Compram os recursos que faltam. No fim cada uma vale um ponto (GM-74).
# en: b005054d
gm-said-holdings-barrels = Comparados em cada contagem com quem tem menos. Também pagam tavernas (GM-71).
# en: 2e613194
gm-said-holdings-chieftains = Membros de clã retirados da região. Comparados em cada contagem, junto com os bonnets (GM-71).
# en: 6b9afbca
gm-said-location-card = Os locais especiais são comparados em cada contagem (GM-71).
# en: cb575b94
gm-said-cards = Locais especiais: { $names }.
# en: 8b670fcf
gm-said-opens = Um clique mostra esta região ampliada.
# en: 3de4c627
gm-said-has-turn = Está na vez.
# en: 3d3b94c0
gm-said-would-activate-none = Não há outra placa perto.
# en: e27744f8
gm-said-click-pays = Um clique o entrega.
# en: b06266ef
gm-said-click-pays-or-sells = Um clique o entrega; ou escolha depois a coluna dele no depósito para vendê-lo.
# en: 00e11f75
gm-said-activates = Um clique a ativa: { $effect }.
# en: 22e78b71
gm-said-activates-by-loch-ness = Um clique a ativa e usa o Loch Ness: { $effect }.
# en: 1cdafefa
gm-said-costs-cubes = Recursos seus são entregues; o que falta pode ser comprado. O que só pode ser pago de um modo é pago na hora.
# en: b067abeb
gm-said-costs-nothing = Não custa nada.
# en: 0192f7ea
gm-said-in-line = Número { $place } na ordem das jogadas, por enquanto.
# en: fe26c0e4
gm-result-turns = Nas jogadas: placas
# en: 8f77d044
gm-result-turns-explained = Placas marrons que foram ativadas: tavernas, feiras, açougues, o merceeiro e a ponte.
# en: e4fdfcd6
gm-result-compared = Comparado com quem tem menos: 1, 2, 3, 4 ou 5 e mais trazem 1, 2, 3, 5 ou 8 pontos (GM-71).
# en: f71d7a0f
gm-result-final-explained-coins = 1 ponto por moeda (GM-74).
# en: 5a13daa2
gm-result-final-explained-tiles = 3 pontos a menos por cada placa a mais que a menor região tem (GM-74).
# en: f1fdda84
gm-result-number = { $name }: { $number }
# en: 191fcddc
gm-result-numbers = { $numbers }.
# en: 867fc9c1
gm-result-area-barrels = Contagem { $scoring }: barris
# en: ea3418bc
gm-result-area-chieftains = Contagem { $scoring }: chieftains e bonnets
# en: c53319a6
gm-result-area-cards = Contagem { $scoring }: locais especiais
# en: 46810064
gm-result-final-iona-abbey = Fim: Abadia de Iona
# en: 82e21b74
gm-result-final-loch-morar = Fim: Loch Morar
# en: 9ab549c2
gm-result-final-duart-castle = Fim: Duart Castle
# en: 5f20aab9
gm-result-final-coins = Fim: moedas
# en: 305492d0
gm-result-final-tiles = Fim: tamanho da região
# en: 3c183f3d
gm-result-final-explained-iona-abbey = 2 pontos por placa amarela do seu dono (GM-74).
# en: 6522c79e
gm-result-final-explained-loch-morar = 2 pontos por placa verde do seu dono (GM-74).
# en: 46e2bbb3
gm-result-final-explained-duart-castle = 3 pontos por vila do seu dono (GM-74).
# en: eb2e93a1
gm-location-loch-lochy = Colocado, traz dois recursos à sua escolha, postos nele (GM-42).
# en: 08012097
gm-location-castle-moil = Sua carta traz um barril de whisky e tem um bonnet (GM-45, GM-46).
# en: ac7f6306
gm-location-castle-stalker = Sua carta traz mais um membro de clã e tem um bonnet (GM-45, GM-46).
# en: b0d63eb6
gm-location-armadale-castle = Sua carta traz 3 moedas e tem um bonnet (GM-45, GM-46).
# en: d84f1916
gm-location-loch-morar = No fim marca 2 pontos por placa verde sua (GM-74).
# en: 63c4ccde
gm-location-loch-ness = Em cada jogada sua você pode ativar mais uma das suas placas, esteja onde estiver (GM-51).
# en: 10c0a7f2
gm-location-castle-of-mey = Nas contagens seus chieftains contam em dobro. Sua carta tem um bonnet (GM-46, GM-72).
# en: 7dfa7777
gm-location-duart-castle = No fim marca 3 pontos por vila sua. Castelos não contam (GM-74).
# en: 32e51093
gm-location-iona-abbey = No fim marca 2 pontos por placa amarela sua, inclusive ela mesma (GM-74).
# en: 57fe8111
gm-location-cawdor-castle = Sua carta tem três bonnets, que contam como chieftains (GM-46).
# en: 59ae8036
gm-location-loch-shiel = Colocado, põe um recurso em cada placa vazia sua que produz recursos (GM-43).
# en: b6b62a0e
gm-location-loch-oich = Na jogada em que é colocado você pode ativar todas as suas placas (GM-44).
# en: 754e3683
gm-location-donan-castle = Sua carta traz dois barris de whisky e tem um bonnet (GM-45, GM-46).
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
# en: bb51b142
gm-tile-is =
    { $colour ->
        [yellow] Placa amarela
        [green] Placa verde
        [brown] Placa marrom
        [blue] Placa azul
       *[grey] Placa cinza
    }{ $ways ->
        [river] { " " }com o rio
        [road] { " " }com a estrada
        [both] { " " }com o rio e a estrada
       *[none] { "" }
    }.
# en: 7ea36144
gm-tile-costs = Custo: { $cost }.
# en: 9e95b0da
gm-tile-brings = Colocada, traz { $bonus }.
# en: eda9e39b
gm-tile-none = Ativada, não faz nada.
# en: b1e3b019
gm-tile-produces = Ativada, recebe { $cube }. Contém no máximo três.
# en: c76a3e5a
gm-tile-moves = Ativada, dá um ponto de movimento para um membro de clã.
# en: f2b16133
gm-tile-scores = Ativada, marca { $points }.
# en: a4f42c94
gm-tile-trades = Ativada, troca { $given } por { $gained }.
# en: 39af01d1
gm-tile-cube = um recurso: { $cube }
# en: 028bcd98
gm-cube-on = { CAPITAL($kind) } ({ $tile })
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
