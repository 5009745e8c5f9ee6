### What the table of Highland Clans tells those who ask: explanations, and the table of points at the end.

# en: c7cf5ea0
hc-about-clause = No livro de regras: { $clause }
# en: ee9ab982
hc-about-redraw = Quem tem o maior séquito pode devolvê-lo ao saco e tirar outro. Um clique o marca.
# en: 3eb122f6
hc-about-space-text = Uma pedra da trilha de pontos. Os pontos nunca ficam abaixo de 0.
# en: 84895ec8
hc-about-space-red = Uma pedra da zona vermelha. Se um clã está aqui ou além depois de uma contagem, uma placa de domínio é virada. A partida termina se o número dela não passa dos pontos de quem lidera.
# en: 1b541249
hc-about-space-shown = Uma placa de domínio com este número foi virada.
# en: 1232efbe
hc-about-cube-yellow-title = Cubo amarelo: um guerreiro
# en: 4999f244
hc-about-cube-yellow-text = Um guerreiro traz uma carta de incursão. Quem tem mais guerreiros fica com o maior séquito.
# en: 67de94e5
hc-about-cube-blue-title = Cubo azul: um gaiteiro, meio castelo ou um bardo
# en: ee6aed0e
hc-about-cube-blue-text = A cada rodada um gaiteiro marca 1 e um castelo 2, menos o maior rebanho de um só oponente.
# en: b7861da1
hc-about-cube-green-title = Cubo verde: um monge, ou um terço de mosteiro
# en: 28ca0f60
hc-about-cube-green-text = A cada rodada quem tem mais verde marca 3 e o segundo 2. Um monge conta 1 e um mosteiro 3.
# en: dc5e20b2
hc-about-cube-red-title = Cubo vermelho: gado
# en: d6977f38
hc-about-cube-red-text = A cada rodada cada cabeça de gado marca 1, e o maior rebanho mais 2.
# en: 9916daa2
hc-about-reserve-title = Reserva
# en: aca4e5f2
hc-about-reserve-text = Seis cubos são tirados em cada vez. Uma ou duas ações diferentes podem usar quatro deles; os outros voltam para o saco.
# en: 44961827
hc-about-bag-title = Saco
# en: 74bcd137
hc-about-bag-text = Contém todos os cubos que não estão em outro lugar. Em cada vez seis deles são tirados. Com menos de seis a partida termina na hora.
# en: 7995878c
hc-about-supply-title =
    { $left ->
        [one] Estoque: { $left } domínio
       *[other] Estoque: { $left } domínios
    }
# en: e272c2bf
hc-about-supply-text = Um domínio se torna mais uma terra sua, até quatro. Custa 1 amarelo e 1 vermelho, ou 1 amarelo e 2 verdes. Depois de cada rodada um domínio sai do jogo.
# en: 763364f4
hc-about-deck-title =
    { $left ->
        [one] Baralho: { $left } carta de incursão
       *[other] Baralho: { $left } cartas de incursão
    }
# en: ec1bb0cc
hc-about-deck-text = As cartas têm valores de 1 a 4. Quando o baralho está vazio, o descarte é embaralhado.
# en: 493f2ff5
hc-about-discards-title =
    { $number ->
        [one] Descarte: { $number } carta
       *[other] Descarte: { $number } cartas
    }
# en: dd8f42b6
hc-about-discards-text = As cartas de uma incursão ficam aqui com a face para cima. Todas as outras, com a face para baixo.
# en: 5af95388
hc-about-raid-title = Incursão
# en: d7bd09fb
hc-about-raid-text = Depois das ações um jogador pode fazer uma incursão contra um oponente. Há três combates: cada lado põe uma carta, com um gaiteiro ou sem, e o maior total vence. Um atacante que vence ganha 1 ponto e um espólio, ou 2 pontos se não há nada para tomar. Um defensor que vence ganha 2 pontos, e o atacante perde 1. Se ninguém vence, o atacante ganha 1.
# en: 502c51a3
hc-about-court-title = Corte de { $name }
# en: ccf00b03
hc-about-court-own = Os guerreiros definem o tamanho da mão, os gaiteiros ajudam nas incursões, e os monges marcam pontos. Uma corte também paga domínios.
# en: e20ca666
hc-about-court-other = Depois das suas ações um jogador pode fazer uma incursão contra este clã. Um bardo leva um ou dois seguidores; três guerreiros sempre ficam.
# en: 69ccc96b
hc-about-cattle-title = Gado
# en: 81edc384
hc-about-cattle-text = 1 ponto a cada rodada, e mais 2 para o maior rebanho. O maior rebanho de um oponente diminui o que o azul marca.
# en: 3a711cbb
hc-about-castle-title = Castelo
# en: 07e2f70c
hc-about-castle-text = Conta como 2 azuis em cada contagem.
# en: 8a581d74
hc-about-monastery-title = Mosteiro
# en: 797eabc2
hc-about-monastery-text = Conta como 3 verdes em cada contagem.
# en: 9c1eb819
hc-about-built-stays = O dono não pode retirá-lo. Só uma incursão perdida pode.
# en: 3f96e837
hc-about-spoil = O atacante venceu e pode tomá-lo agora: gado é levado, um castelo ou um mosteiro vai para o saco.
# en: ce3577e3
hc-about-land-title = Terra livre
# en: ef9ca835
hc-about-land-text = Uma terra tem uma cabeça de gado (1 vermelho), um castelo (2 azuis) ou um mosteiro (3 verdes), tudo da reserva.
# en: 1c2634b1
hc-about-card-title = Carta de incursão { $value }
# en: 0bc05e89
hc-about-card-text = Em uma incursão ela conta o seu valor, e 1 a mais com um gaiteiro. Uma mão tem tantas cartas quantos guerreiros tem a sua corte.
# en: e1c7da38
hc-about-hand-title =
    { $number ->
        [one] Mão de { $name }: { $number } carta
       *[other] Mão de { $name }: { $number } cartas
    }
# en: 1fd5d435
hc-about-hand-text = Ela tem tantas cartas quantos guerreiros tem a corte. Só o dono as vê.
# en: 56ff5384
hc-about-start-title = Jogador inicial
# en: 921c0cc5
hc-about-start-text = { $name } começa esta rodada. O último jogador de uma rodada tem só uma ação. O marcador passa para a esquerda.
# en: abb82d09
hc-about-following-title = Maior séquito
# en: 11fb1590
hc-about-following-text = { $name } tinha mais guerreiros na última contagem e, na sua vez, pode trocar cubos da reserva uma única vez.
# en: 1252978e
hc-about-clauses = { $first } a { $last }
# en: 96c04d7b
hc-now-more =
    e mais { $number } { $number ->
        [one] maneira
       *[other] maneiras
    }
# en: 4a3ab248
hc-now-action-warrior = Guerreiro: 1 amarelo da reserva, e compra-se uma carta de incursão.
# en: 1ac88da4
hc-now-action-piper = Gaiteiro: 1 azul da reserva.
# en: 0ebc4cb8
hc-now-action-monk = Monges: 1 ou 2 verdes da reserva.
# en: ed726af2
hc-now-action-cattle = Gado: 1 vermelho da reserva, em uma terra livre.
# en: 35c5f162
hc-now-action-castle = Castelo: 2 azuis da reserva, em uma terra livre.
# en: 091d38ea
hc-now-action-monastery = Mosteiro: 3 verdes da reserva, em uma terra livre.
# en: 5e212e91
hc-now-action-domain = Domínio: 1 amarelo e 1 vermelho, ou 1 amarelo e 2 verdes. Você escolhe o que a corte paga.
# en: 974efa48
hc-now-action-bard = Bardo: 1 azul vai para o saco. É a única ação da vez.
# en: 1f2502ee
hc-now-here = Aqui: { $clans }.
# en: 05f08179
hc-now-used =
    { $used } { $used ->
        [one] de { $most } cubos foi usado
       *[other] de { $most } cubos foram usados
    } nesta vez.
# en: 79ac7e97
hc-now-shown = Viradas até agora: { $numbers }.
# en: 5f6ed5d8
hc-now-action-not = { $action }: { $reason }
# en: db2a3529
hc-now-move-for = { $move }, por { $cost }
# en: 2ea35ce8
hc-now-raid = { $attacker } ataca { $defender }: { $fought } de 3 combates travados, { $first } vencidos por { $attacker }, { $second } por { $defender }.
# en: 4bfff669
hc-action-warrior = Guerreiro
# en: 49370600
hc-action-piper = Gaiteiro
# en: 4a4a2d5d
hc-action-monk = Monges
# en: eef43f7c
hc-action-cattle = Gado
# en: 89f6bb81
hc-action-castle = Castelo
# en: 8a83690f
hc-action-monastery = Mosteiro
# en: fd3070b2
hc-action-domain = Domínio
# en: 239f72cd
hc-action-bard = Bardo
# en: bef9d1ab
hc-reason-redraw = Primeiro os seis cubos são mantidos, ou alguns são devolvidos (HC-13).
# en: b9ade3ed
hc-reason-no-actions = Agora não é hora de ações (HC-11).
# en: 3a183d11
hc-reason-taken = Já foi feita nesta vez; a segunda ação deve ser diferente (HC-14).
# en: 125ae693
hc-reason-over = As ações desta vez terminaram (HC-14).
# en: 3ada8d5d
hc-reason-bard-alone = Um bardo deve ser a única ação de uma vez (HC-14).
# en: fc177360
hc-reason-too-many =
    Usaria mais de { $most } cubos; { $used ->
        [one] { $used } já foi usado
       *[other] { $used } já foram usados
    } (HC-15).
# en: 2146e07c
hc-reason-too-few =
    Isto exige { $count } { $count ->
        [one] { $colour }
       *[other] { $colour_plural }
    }, e a reserva { $has ->
        [0] não tem nenhum
       *[other] tem { $has }
    }.
# en: 2694fa37
hc-reason-no-free-land = Nenhuma terra está livre (HC-30).
# en: 94c8e848
hc-reason-nothing-to-take = Não há seguidor que um bardo possa tirar (HC-25, HC-29).
# en: cd2d89e4
hc-reason-no-supply = O estoque está vazio (HC-28).
# en: 4c199d0e
hc-reason-no-room = O clã já tem quatro domínios (HC-28).
# en: 598427e3
hc-reason-no-yellow = Não há amarelo: nenhum na reserva, e três guerreiros ficam na corte (HC-25).
# en: 8ea6475f
hc-reason-no-second-price = Não há 1 vermelho nem 2 verdes para isso (HC-28).
# en: 15421799
hc-reason-game-over = A partida terminou.
# en: cb1c6925
hc-reason-turn-of = É a vez de { $name }.
# en: efab18a7
hc-reason-wait-to-lay = O outro lado põe sua carta primeiro.
# en: dcec3ca9
hc-reason-not-in-raid = Você não participa desta incursão.
# en: bda4d775
hc-reason-act-first = Primeiro vêm as ações; depois você pode trocar cartas ou fazer uma incursão.
# en: c1a1ed02
hc-reason-bard-first = Para um bardo, escolha primeiro um cubo azul. Uma incursão vem depois das ações.
# en: bd433eb3
hc-reason-raid-later = Incursão e bardo não são possíveis agora.
# en: 69cbb8d5
hc-result-start-name = No início
# en: 3b106d1d
hc-result-start-explain = 2, 5 ou 8 pontos em uma partida de 3, 4 ou 5 jogadores (HC-05).
# en: 5b24c753
hc-result-green-name = Verde: monges, mosteiros
# en: 773a3cd1
hc-result-green-explain = Mais verde e segundo mais verde de cada rodada (HC-61).
# en: 0221ba2b
hc-result-red-name = Vermelho: gado
# en: 8ef72794
hc-result-red-explain = 1 por cabeça de gado em cada rodada, e 2 pelo maior rebanho (HC-62).
# en: d5feb4ff
hc-result-blue-name = Azul: gaiteiros, castelos
# en: 8c72648b
hc-result-blue-explain = Azul de cada rodada, menos o maior rebanho de um oponente (HC-63).
# en: b8d3ab5e
hc-result-attacks-name = Incursões feitas
# en: 86845890
hc-result-attacks-explain = 1 ou 2 por uma incursão não perdida, e 1 a menos por uma perdida (HC-44 a HC-47).
# en: 953e62fc
hc-result-defences-name = Defesa
# en: cf9a312f
hc-result-defences-explain = 2 por cada incursão repelida (HC-46).
