### Decisões da mesa em qualquer jogo. Os nomes de pessoas não têm gênero nem artigo.

# en: b458332a
refusal = { $sentence } ({ $clause }).
# en: dd9ee641
text = { $text }
# en: bb3adf1e
table-a-seat = Um lugar

## Lugares sem nome

# en: 8b730c3b
name-guest = convidado { $number }
# en: cb5fecac
name-seat = lugar { $number }
# en: 708dfc5d
name-former = um ex-jogador

## Events

# en: 8b043fc3
table-ai-after-time-out = (O tempo de { $player } acabou: uma IA de nível { $level } jogou em seu lugar.)
# en: 0001c20e
table-ai-after-leaving = ({ $player } saiu da partida: uma IA de nível { $level } continua.)
# en: 39e8f533
table-ai-after-failures = (A IA de nível { $failed } falhou três vezes: a de nível { $level } jogou.)
# en: 2705d283
table-game-opened = Uma partida de { $game } para { $seats } foi aberta.
# en: f62518c5
table-seat-taken = { $player } entra na mesa.
# en: 2b9e2efb
table-seat-declined = { $player } recusa o convite. O lugar está aberto para todos.
# en: 26f13999
table-seat-left = { $player } sai da partida.
# en: f0049e4e
table-seat-left-to-ai = { $player } sai da partida. Uma IA ({ $level }) continua.
# en: 351a27dd
table-time-forfeits = O tempo de { $player } acabou. O lugar perdeu.
# en: e48f86b8
table-time-ran-out = O tempo de { $player } acabou. Uma IA ({ $level }) joga em seu lugar.
# en: b26a8a14
table-time-given =
    O serviço ficou fora do ar por { $seconds ->
        [one] { $seconds } segundo, que não conta
       *[other] { $seconds } segundos, que não contam
    } para ninguém.
# en: 59a8dae3
table-forked = Uma nova partida continua daqui, com novos jogadores e novos sorteios.
# en: b073b55b
table-undone = { $player } volta à versão { $version }.
# en: 16515128
table-chosen = { $player } escolheu.
# en: bb563860
table-choice-withdrawn = { $player } retira sua escolha.
# en: cbba0580
table-choices-revealed = Todos escolheram, e as escolhas são reveladas.

## Fim da partida

# en: cd92b387
table-ended-abandoned = A partida terminou: foi abandonada.
# en: 31e6280a
table-ended-abandoned-by = A partida terminou: foi abandonada por { $leavers }.
# en: fdc2f618
table-ended-drawn = A partida terminou, sem vencedor, { $points }.
# en: c4e7e8e5
table-ended-drawn-left =
    A partida terminou, sem vencedor, { $points }. { $leavers } { $left ->
        [one] saiu e fica
       *[other] saíram e ficam
    } em último lugar.
# en: 84ed451b
table-ended-drawn-resigned = A partida terminou, sem vencedor, por desistência.
# en: c7601b8b
table-ended-drawn-resigned-by = A partida terminou, sem vencedor, por desistência de { $leavers }.
# en: 0d87c1f0
table-ended-drawn-timeout = A partida terminou, sem vencedor, por tempo.
# en: d4b4c995
table-ended-drawn-timeout-by = A partida terminou, sem vencedor, por tempo contra { $leavers }.
# en: dca86c6d
table-ended-won =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, { $points }.
# en: ceb91130
table-ended-won-left =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, { $points }. { $leavers } { $left ->
        [one] saiu e fica
       *[other] saíram e ficam
    } em último lugar.
# en: c8f137be
table-ended-won-resigned =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, por desistência.
# en: 1495094d
table-ended-won-resigned-by =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, por desistência de { $leavers }.
# en: 65e075d7
table-ended-won-timeout =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, por tempo.
# en: f09a1b23
table-ended-won-timeout-by =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, por tempo contra { $leavers }.
# en: 1ca7371d
table-ended-won-tie-break =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, { $points }, com { $number ->
        [one] mais
       *[other] o mesmo número de
    } { $counted } ({ $numbers }).
# en: e8d14f53
table-ended-won-tie-break-left =
    A partida terminou: { $winners } { $number ->
        [one] vence
       *[other] dividem a vitória
    }, { $points }, com { $number ->
        [one] mais
       *[other] o mesmo número de
    } { $counted } ({ $numbers }). { $leavers } { $left ->
        [one] saiu e fica
       *[other] saíram e ficam
    } em último lugar.
# en: 9fc22e56
tie-break-cubes-on-tiles = recursos nas placas

## Níveis das IAs

# en: 309e7409
level-random = aleatório
# en: d71a22b8
level-beginner = iniciante
# en: 671ab549
level-casual = casual
# en: 30e3c915
level-easy = fácil
# en: a3610ea9
level-medium = médio
# en: ff78bbd7
level-hard = difícil
# en: 488b29cb
level-expert = especialista
# en: 71b76f1f
level-greedy = guloso

## What each game is, in the lobby

# en: 14a7a528
blurb-glen-more = De dois a cinco jogadores pegam placas de um curso, constroem uma região e fazem uísque nas Terras Altas da Escócia.
# en: c62a0a18
blurb-highland-clans = De três a cinco clãs reúnem seguidores, constroem em suas terras e fazem incursões uns contra os outros por pontos.
# en: 20c5263a
blurb-schotten-totten = Dois clãs jogam cartas junto a nove pedras; três cartas junto a uma pedra compõem uma formação que pode reivindicá-la.

## What happens if a player leaves: first what it does, then whether the game counts for ratings

# en: df971a64
leave-opens-seat = Se você sair, seu lugar fica livre de novo.
# en: 6c0857d7
leave-loses = Se você sair, quem joga contra você vence.
# en: afb996c7
leave-ai-plays-on = Se você sair, uma IA ({ $level }) joga no seu lugar, e você fica em último.
# en: d3e51346
leave-abandons = Se você sair, a partida termina, pois nenhuma outra pessoa joga nela.
# en: c49a341b
leave-unrated = A partida não conta para o rating.
# en: 9b747da2
leave-few-moves = A partida não conta para o rating, pois nem todos os lugares fizeram { $moves } jogadas.
# en: c5ccc36c
leave-rated = A partida conta para o rating: você fica em último.
