### What the table of Glen More tells those who ask: explanations, and the table of points at the end.

# en: e3b9d06b
gm-label-space-number = Campo { $space }
# en: 73856e22
gm-label-the-die = o dado
# en: 61ab259b
gm-label-locations-title = Locais especiais
# en: 7a586df3
gm-label-holding-titles-points = Pontos
# en: 65cf9c20
gm-label-holding-titles-coins = Moedas
# en: f2e99e22
gm-label-holding-titles-barrels = Barris de whisky
# en: 58314abd
gm-label-holding-titles-chieftains = Chieftains
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
