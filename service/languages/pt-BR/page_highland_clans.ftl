### Highland Clans na página.

# en: a8c6ef98
hc-label-reserve = Reserva de { $name }
# en: b6b1f9ce
hc-label-reserve-cube = cubo { $colour } da reserva
# en: 29de5cd6
hc-label-actions =
    { $done } de { $most } { $most ->
        [one] ação
       *[other] ações
    }
# en: 45423d96
hc-label-used =
    { $used } de { $most } { $most ->
        [one] cubo
       *[other] cubos
    }
# en: 69421ee5
hc-label-round-word = Rodada
# en: 237c1569
hc-label-stacks = Domínios e cartas de incursão
# en: f5f03e3c
hc-label-start = Jogador inicial: { $name }
# en: 4491b8fd
hc-label-following = { $name } tem o maior séquito
# en: 57f806a6
hc-label-bag = Saco: { $cubes }
# en: 605a3456
hc-label-bag-title = Saco
# en: 7ba8a8fd
hc-label-deck-title = Cartas
# en: af86d102
hc-label-discards-title = Descarte
# en: db59c81b
hc-label-domains = Domínios
# en: fe5a939f
hc-label-deck =
    { $number ->
        [one] { $number } carta de incursão no baralho
       *[other] { $number } cartas de incursão no baralho
    }
# en: 2b93786f
hc-label-discards =
    { $number ->
        [one] { $number } carta descartada
       *[other] { $number } cartas descartadas
    }
# en: 48993724
hc-label-supply =
    { $left ->
        [one] Estoque de { $left } domínio
       *[other] Estoque de { $left } domínios
    }
# en: ae75edb2
hc-label-clan =
    { $points ->
        [one] Clã de { $name }, { $points } ponto
       *[other] Clã de { $name }, { $points } pontos
    }
# en: 9c67072a
hc-label-court = Corte de { $name }: { $warriors }, { $pipers }, { $monks }
# en: 7205d011
hc-label-land = { $what } de { $name }
# en: fcee10c7
hc-label-free-land = terra livre de { $name }
# en: d7de46f0
hc-label-card = carta de incursão { $value }
# en: 37f075fa
hc-label-hand-of = Cartas de incursão de { $name }
# en: bd274c95
hc-label-no-raid = Nenhuma incursão agora
# en: 66d06461
hc-label-raid-title = Incursão
# en: 196649d9
hc-label-raid-round = Combate { $round } de 3
# en: 1838cdcd
hc-label-raids = ataca
# en: 3f277cbd
hc-label-defends = defende
# en: 09a3989a
hc-label-track = Trilha de pontos: { $clans }. A zona vermelha começa em 30.
# en: af3bf056
hc-label-none = nada
# en: c24807b8
hc-label-hand =
    { $number ->
        [one] Mão de { $name }: { $number } carta de incursão, { $cards }
       *[other] Mão de { $name }: { $number } cartas de incursão, { $cards }
    }
# en: df12e5eb
hc-label-hand-hidden =
    { $number ->
        [one] Mão de { $name }: { $number } carta de incursão oculta
       *[other] Mão de { $name }: { $number } cartas de incursão ocultas
    }
# en: d617ecbe
hc-label-raid =
    Incursão: { $attacker } ataca { $defender }. { $fought ->
        [one] { $fought } combate travado
       *[other] { $fought } combates travados
    }, vencidos { $first } e { $second }. { $laid ->
        [one] { $laid } carta posta
       *[other] { $laid } cartas postas
    }.
# en: 44b01467
hc-about-track-title = Trilha de pontos
# en: 7b17c096
hc-about-track-text = Cada clã tem um marcador na pedra dos seus pontos. A zona vermelha começa em 30: a partir daí uma placa de domínio é virada depois de cada rodada, e a partida pode terminar.
# en: 3aacfbec
hc-now-standing = { $name }: { $points }
# en: 86066777
hc-prompt-keep = Fique com os seis cubos, ou clique nos cubos a devolver.
# en: 361c998a
hc-prompt-piper = Jogue a carta com um gaiteiro, ou sem.
# en: 3f44a335
hc-prompt-lay = Ponha uma carta com a face para baixo.
# en: 1437ed4d
hc-prompt-discard = Escolha uma carta para descartar.
# en: d3dd4682
hc-prompt-spoil = Tome um espólio, ou nada.
# en: fed22463
hc-prompt-raid = Faça uma incursão contra uma corte, troque de uma a três cartas, ou nenhum dos dois.
# en: 60fcf8a0
hc-prompt-domain = Escolha como pagar pelo domínio.
# en: ffd71c7a
hc-prompt-where = Escolha aonde vai o cubo: para uma corte, ou para uma terra livre.
# en: fdbae72b
hc-prompt-which = Escolha uma destas jogadas.
# en: c4b16ab1
hc-prompt-action = Escolha um cubo e aonde ele vai, ou o estoque para comprar um domínio.
# en: d6c2b5c1
hc-milestone-name = contagem
# en: d40ad8c5
hc-milestone-scored = a rodada é pontuada
# en: 216a0ddc
hc-option-raid_refill = Depois de uma incursão, descartar
# en: 6915b489
hc-option-hand = duas quaisquer da mão
# en: e1dce9a9
hc-option-drawn = duas das cartas recém-compradas
# en: efa6a322
hc-group-six = Os seis cubos
# en: 0c5afc75
hc-group-redraw = Devolver e tirar de novo
# en: 74be9deb
hc-group-build = Construir
# en: 0309ca06
hc-group-court = Para a corte
# en: 61ab8861
hc-group-domain = Comprar um domínio
# en: d2a738ae
hc-group-bard = Enviar um bardo
# en: e3965714
hc-group-exchange = Trocar cartas
# en: 50bfc138
hc-group-lay = Pôr uma carta
# en: 92e8c4ea
hc-group-spoils = Espólios
# en: 5b2727cb
hc-group-discard = Descartar
# en: ef7a6fd1
hc-move-keep = Ficar com os cubos
# en: a1f2ff83
hc-move-redraw = Devolver { $cubes }
# en: 3189ac2a
hc-move-build = Pôr { $what_one } em uma terra livre
# en: 4769a263
hc-move-warrior = Levar um guerreiro para a corte
# en: 627e4ae5
hc-move-piper = Levar um gaiteiro para a corte
# en: 7ce4cc43
hc-move-monks =
    { $count ->
        [one] Levar { $count } monge para a corte
       *[other] Levar { $count } monges para a corte
    }
# en: e14b32e5
hc-move-domain-red = Domínio por 1 amarelo da { $place } e 1 vermelho
# en: 79e35176
hc-move-domain-green =
    { $number ->
        [0] Domínio por 1 amarelo da { $place } e 2 verdes da reserva
       *[other] Domínio por 1 amarelo da { $place } e 2 verdes, { $number } da corte
    }
# en: bf9546e2
hc-move-bard = Bardo em { $opponent }: { $takes_one } para o saco
# en: f7bea8d9
hc-move-bard-keep = Bardo em { $opponent }: { $takes_one } (ficar com { $kept_the })
# en: 2b68816f
hc-move-end-actions = Não fazer mais ações
# en: 0e6da47f
hc-move-raid = Incursão contra { $opponent }
# en: 5ee736e1
hc-move-exchange = Trocar { $cards }
# en: df616028
hc-move-end-turn = Nem incursão nem troca
# en: 93fac663
hc-move-lay = Pôr um { $card }
# en: ca7a6230
hc-move-lay-piper = Pôr um { $card } com um gaiteiro
# en: 6382495e
hc-move-spoil = Tomar { $what_one }
# en: daadae6d
hc-move-no-spoil = Não tomar nada
# en: 5fb6eb2f
hc-move-discard = Descartar um { $card }
