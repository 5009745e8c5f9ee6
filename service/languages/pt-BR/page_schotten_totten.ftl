### Schotten Totten na página.

# en: 81aa87e2
st-label-stone = Pedra { $number }
# en: 4bddf263
st-label-troop = Pedra { $number }, { $name }: { $card }
# en: 37d2111f
st-label-your-side = Pedra { $number }, seu lado
# en: 4794f619
st-label-hand = Mão de { $name }
# en: 15683e61
st-label-decks-clan = Baralho de Clã
# en: a3adb4d3
st-label-decks-tactic = Baralho de Tática
# en: 00ecc133
st-label-short-decks-clan = Clã
# en: 8d7017d6
st-label-short-decks-tactic = Tática
# en: 0c22502f
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } carta
       *[other] { $deck }, { $left } cartas
    }
# en: 29c76d6b
st-label-round = Rodada { $round } de { $rounds }
# en: 3deac0c0
st-label-discard = Descarte
# en: 05abd5ca
st-label-played-words =
    { $played ->
        [one] carta de Tática jogada
       *[other] cartas de Tática jogadas
    }
# en: b4701027
st-label-cards-of = { $cards } de { $needs } cartas
# en: ce5ef130
st-label-total = total
# en: aec4fb2e
st-label-turn-of = É a vez de { $name }.
# en: ca4a53ca
st-label-formations = As cinco formações, a mais forte primeiro
# en: 560b7465
st-label-brief-colour_run = valores em sequência, uma cor
# en: 76725ca4
st-label-brief-of_a_kind = um só valor
# en: 37327c9e
st-label-brief-colour = uma só cor
# en: e9c300ea
st-label-brief-run = valores em sequência
# en: 433f13d5
st-label-brief-sum = qualquer outra coisa
# en: b5b28d00
st-label-kinds-colour_run = sequência de cor
# en: 114c8544
st-label-kinds-3 = trinca
# en: 5d4c96a4
st-label-kinds-4 = quadra
# en: 868e866a
st-label-kinds-colour = cor
# en: 8c255920
st-label-kinds-run = sequência
# en: 01c1d2b4
st-label-kinds-sum = soma
# en: 8a140dcf
st-label-claimed = Pedra { $number }, reivindicada por { $owner }
# en: 817d7e56
st-label-held = Mão: { $card }
# en: 50adfac3
st-label-held-of = Mão de { $name }: { $card }
# en: 141cdaa8
st-label-empty-discard = Descarte: vazio
# en: a75d541b
st-label-discarded = Descarte: { $cards }
# en: de554edc
st-label-hidden-cards =
    { $clan ->
        [one] Mão de { $name }: { $clan } carta de Clã oculta
       *[other] Mão de { $name }: { $clan } cartas de Clã ocultas
    }
# en: 85df21c1
st-label-hidden-cards-tactic =
    { $clan ->
        [one] Mão de { $name }: { $clan } carta de Clã oculta
       *[other] Mão de { $name }: { $clan } cartas de Clã ocultas
    } e { $tactic ->
        [one] { $tactic } carta de Tática oculta
       *[other] { $tactic } cartas de Tática ocultas
    }
# en: b2b1f5c1
st-label-formation = { $kind } { $total }
# en: 57964b3c
st-option-rounds = Rodadas
# en: 5b5f9767
st-option-tactics = Com cartas de Tática
# en: 8e63f506
st-option-expert = Especialista: reivindicar só no começo da vez
# en: 25821768
st-chart-title = Pontos, e pedras em poder na rodada
# en: f09b3621
st-milestone-name = reivindicação
# en: 8ee2b40c
st-milestone-claimed = a pedra { $stone } é reivindicada
# en: b85ba052
st-milestone-awarded = a pedra { $stone } é atribuída
# en: b252d122
st-milestone-round = a rodada termina
# en: 3197b44a
st-group-play = Jogar uma carta
# en: 145ce2f5
st-group-ruse = Jogar um ardil
# en: e4ff9dcd
st-group-return = Devolver uma carta
# en: 0076a2e0
st-group-claim = Reivindicar uma pedra
# en: dd3b882b
st-group-draw = Comprar
# en: 3f0c24b8
st-move-play = { $card } na pedra { $stone }
# en: 32c8ff97
st-move-play-mode = { $card } sobre a pedra { $stone }
# en: 0a9a8ab0
st-move-recruiter = Jogar o Recrutador
# en: fb97ccb3
st-move-strategist = { $card } da pedra { $stone } para a pedra { $target }
# en: f7ef02be
st-move-strategist-discard = { $card } da pedra { $stone } para o descarte
# en: 5890ef14
st-move-banshee = Descartar { $card_the } da pedra { $stone }
# en: f54ddaa9
st-move-traitor = Tomar { $card_the } da pedra { $stone } para a pedra { $target }
# en: b6039892
st-move-return = Pôr { $card_the } embaixo do respectivo baralho
# en: 96f02c16
st-move-return-unseen = Pôr uma carta embaixo do respectivo baralho
# en: e4286c50
st-move-pass = Não jogar carta e passar
# en: 966a4323
st-move-claim = Reivindicar a pedra { $stone }
# en: 476db859
st-move-draw = Comprar uma carta de { $deck }
# en: 2de8bf98
st-prompt-claim-or-play = Reivindique uma pedra, ou escolha uma carta e depois uma pedra.
# en: 90dac772
st-prompt-play = Escolha uma carta e depois uma pedra.
# en: ac80ec3a
st-prompt-claim-or-draw = Você pode reivindicar uma pedra. Compre uma carta para encerrar a vez.
# en: 787bff68
st-prompt-draw = Compre uma carta para encerrar a vez.
# en: 705168a3
st-prompt-return = Escolha uma carta para pôr embaixo do baralho dela.
# en: 6d91de52
st-prompt-target = Escolha aonde vai a carta.
# en: 9ec1594e
st-prompt-recruiter = Jogar o Recrutador?
# en: 71455b21
st-prompt-recruit = Compre mais { $number } para o Recrutador.
# en: fae111aa
st-prompt-stone = Escolha a pedra para { $card_the }.
# en: 456965aa
st-prompt-card = { $card }: escolha uma carta em uma pedra.
# en: f0499214
st-colour-red = vermelho
# en: 298a6618
st-colour-green = verde
# en: 60a1e541
st-colour-blue = azul
# en: 3ff20294
st-colour-yellow = amarelo
# en: 0be3e69a
st-colour-purple = roxo
# en: 23ef9492
st-colour-brown = marrom
# en: cca59c97
st-explain-side = { $name }: { $side }.
# en: 0186bcfe
st-short-joker = Coringa
# en: bfb3e07e
st-short-spy = Espião
# en: 8b9173e2
st-short-shield-bearer = Escudo
# en: 46733083
st-short-blind-mans-bluff = Cabra-Cega
# en: 8dec6511
st-short-mud-fight = Lama
# en: 18c7d571
st-short-banshee = Banshee
# en: 7c9c8591
st-short-recruiter = Recrutador
# en: ef0cf699
st-short-strategist = Estrateg.
# en: 661e1565
st-short-traitor = Traidor
