### Schotten Totten. Atributo das cartas: `.the`, com o artigo definido (o 5 azul, a Banshee). Atributo das formações: `.one`,
### com o artigo indefinido (uma sequência). Os nomes de pessoas não têm
### gênero nem artigo.


## Cartas, baralhos e formações

# en: 15e970ea
st-clan-blue = { $value } azul
    .the = o { $value } azul
# en: a3d6241f
st-clan-brown = { $value } marrom
    .the = o { $value } marrom
# en: efd53d28
st-clan-green = { $value } verde
    .the = o { $value } verde
# en: 49a03339
st-clan-purple = { $value } roxo
    .the = o { $value } roxo
# en: a5c3848c
st-clan-red = { $value } vermelho
    .the = o { $value } vermelho
# en: 16ea15c6
st-clan-yellow = { $value } amarelo
    .the = o { $value } amarelo
# en: 40794eea
st-banshee = Banshee
    .the = a Banshee
# en: cc0c9cbf
st-blind-mans-bluff = Cabra-Cega
    .the = a Cabra-Cega
# en: 45998a35
st-joker = Coringa
    .the = o Coringa
# en: 9f0eda7c
st-mud-fight = Luta na Lama
    .the = a Luta na Lama
# en: d82a694a
st-recruiter = Recrutador
    .the = o Recrutador
# en: d18b306d
st-shield-bearer = Porta-Escudo
    .the = o Porta-Escudo
# en: bf35ac93
st-spy = Espião
    .the = o Espião
# en: bf58489a
st-strategist = Estrategista
    .the = o Estrategista
# en: e3f0c59c
st-traitor = Traidor
    .the = o Traidor
# en: b72b54c8
st-deck-clan = Clã
# en: 85651753
st-deck-tactic = Tática
# en: 6bd67419
st-formation-sum = soma
    .one = uma soma
# en: 62d46149
st-formation-run = sequência
    .one = uma sequência
# en: c31a5b07
st-formation-colour = cor
    .one = uma cor
# en: aebe0b33
st-formation-three-of-a-kind = trinca
    .one = uma trinca
# en: 7bc14b78
st-formation-four-of-a-kind = quadra
    .one = uma quadra
# en: a0e429d0
st-formation-colour-run = sequência de cor
    .one = uma sequência de cor

## Eventos

# en: f533db51
st-round-began = A rodada { $round } começa; { $player } joga primeiro.
# en: 734ba1f4
st-hand-dealt = { $player } recebe { $cards_the }.
# en: e5e32c31
st-cards-dealt =
    { $player } recebe { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
# en: 61e8a6fe
st-card-played = { $player } joga { $card_the } na pedra { $stone }.
# en: 4287c919
st-mode-played = { $player } joga { $card_the } sobre a pedra { $stone }.
# en: 60f719c6
st-ruse-played =
    { $player } joga { $card_the }{ $draws ->
        [0] { "" }
        [one] { " " }para comprar { $draws } carta
       *[other] { " " }para comprar { $draws } cartas
    }.
# en: 82ad6e88
st-card-moved = { $player } move { $card_the } da pedra { $stone } para a pedra { $target }.
# en: cbdcfee4
st-card-discarded = { CAPITAL($card_the) } do lado de { $player } da pedra { $stone } vai para o descarte.
# en: 0311415b
st-card-taken = { $player } toma { $card_the } do lado de { $other } da pedra { $stone } para a pedra { $target }.
# en: 9d4e9bc2
st-completed-first = O lado de { $player } da pedra { $stone } está completo, antes do lado de { $other }.
# en: b6e72c5d
st-completed-second = O lado de { $player } da pedra { $stone } está completo, depois do lado de { $other }.
# en: f75c303e
st-side-reopened = O lado de { $player } da pedra { $stone } não está mais completo.
# en: ea419b4a
st-card-returned = { $player } põe { $card_the } embaixo do baralho de { $deck }.
# en: eb97de67
st-card-returned-unseen = { $player } põe uma carta embaixo do baralho de { $deck }.
# en: 65d6a2f1
st-recruiting-ended = { $player } termina com o Recrutador.
# en: 21edf0bb
st-recruiting-ended-joker = { $player } termina com o Recrutador; só resta um Coringa, que não pode ser devolvido.
# en: bbb44b6e
st-passed = { $player } não joga carta e passa.
# en: f5aaf945
st-stone-claimed = { $player } reivindica a pedra { $stone } com { $formation }.
# en: 7501ad89
st-formation = { $formation_one }, { $total } no total
# en: 45095775
st-formation-with-troop = { $formation }; { $troop }
# en: b4671a32
st-stand-in = { $troop_the } vale como { $card_the }
# en: 4beec02d
st-stand-in-any = { $troop_the } vale { $value }
# en: 4be16d3e
st-stone-awarded = A pedra { $stone } fica com { $player }.
# en: e940452d
st-card-drawn = { $player } compra { $card_the }.
# en: b95d60a6
st-card-drawn-unseen = { $player } compra uma carta de { $deck }.
# en: 7b26b867
st-turn-ended = É a vez de { $player }.
# en: 43476bed
st-round-won = { $player } vence a rodada, { $reason } ({ $score }).
# en: 829330df
st-round-drawn = A rodada termina empatada, { $reason } ({ $score }).
# en: 63c83862
st-round-ends-three-adjacent = com três pedras adjacentes
# en: 156b0178
st-round-ends-five = com cinco pedras
# en: f8067912
st-round-ends-stuck = pois os dois lados só podiam passar

## Jogadas

# en: 5eae2c3b
st-play-card = Jogar { $card_the } na pedra { $stone }.
# en: c5967765
st-play-mode = Jogar { $card_the } sobre a pedra { $stone }.
# en: 197960a5
st-play-recruiter = Jogar o Recrutador.
# en: 54ff6936
st-play-strategist = Jogar o Estrategista: mover { $card_the } da pedra { $stone } para a pedra { $target }.
# en: 09e1cee7
st-play-strategist-discard = Jogar o Estrategista: descartar { $card_the } da pedra { $stone }.
# en: d2ad822d
st-play-banshee = Jogar a Banshee: descartar { $card_the } do oponente na pedra { $stone }.
# en: a7a0036e
st-play-traitor = Jogar o Traidor: tomar { $card_the } do oponente na pedra { $stone } para a pedra { $target }.
# en: 249d09f4
st-return-card = Pôr { $card_the } embaixo do respectivo baralho.
# en: 78ce47a6
st-return-card-unseen = Pôr uma carta embaixo do respectivo baralho.
# en: 4894aa58
st-pass = Não jogar carta e passar.
# en: 7b6368e6
st-claim = Reivindicar a pedra { $stone }.
# en: c57e6932
st-draw-card = Comprar do baralho de { $deck }.
# en: 657e2f5f
st-end-turn = Não reivindicar mais e encerrar a vez.

## Recusas: frases sem ponto final

# en: 950ecf52
st-over = A última rodada terminou
# en: 59c5e2ad
st-other-turn = É a vez de { $player }
# en: 309afc97
st-recruit-first = O Recrutador compra primeiro: escolha um baralho
# en: 0427603a
st-return-first = O Recrutador devolve cartas primeiro: escolha uma da sua mão
# en: 3a3a7075
st-only-recruiter-returns = Só o Recrutador devolve cartas
# en: 2ddfb8f9
st-expert-claims = Na variante Especialista, as pedras são reivindicadas no começo da vez, antes de jogar uma carta
# en: 1748eb64
st-claims-follow = Jogue primeiro uma carta; depois reivindique
# en: 44f73b0a
st-claims-follow-pass = Jogue primeiro uma carta ou passe; depois reivindique
# en: 4902f884
st-draw-later = Jogue primeiro uma carta; compra-se uma no fim da vez
# en: 919ef35d
st-draw-later-pass = Jogue primeiro uma carta ou passe; compra-se uma no fim da vez
# en: 209d9c92
st-end-later = Jogue primeiro uma carta, para que a vez possa terminar
# en: 1d4802e4
st-end-later-pass = Jogue primeiro uma carta ou passe, para que a vez possa terminar
# en: 6e08056d
st-card-over-end = O momento de jogar uma carta já passou nesta vez; encerre-a
# en: 237f5161
st-card-over-claim-end = O momento de jogar uma carta já passou nesta vez; reivindique pedras ou encerre-a
# en: cfe959d2
st-card-over-deck = O momento de jogar uma carta já passou nesta vez; escolha um baralho para comprar
# en: b08a2fd7
st-card-over-claim-deck = O momento de jogar uma carta já passou nesta vez; reivindique pedras ou escolha um baralho para comprar
# en: 9d1eb1b3
st-can-play = Você pode jogar uma carta de Clã, então não pode passar
# en: b7985810
st-choose-deck = Escolha um baralho para comprar; isso encerra a vez
# en: adf8f9dc
st-not-in-hand = Você não tem { $card_the } na mão
# en: 53a12dad
st-no-tactic-cards = Esta partida é jogada sem cartas de Tática
# en: da432757
st-second-joker = Você jogou um Coringa nesta rodada, então não pode jogar o outro
# en: 9d841ccb
st-too-many-tactic-cards = Você já jogou uma carta de Tática a mais que { $other }
# en: 48c5f902
st-claimed = A pedra { $stone } já foi reivindicada e não recebe mais cartas
# en: e00faa5c
st-no-room = Não há espaço no seu lado da pedra { $stone }
# en: 58e4e617
st-claimed-for-good = A pedra { $stone } foi reivindicada em definitivo
# en: 0cb63a7a
st-incomplete-mud-fight = Seu lado da pedra { $stone } não está completo, pois a Luta na Lama exige quatro cartas
# en: 00a731ad
st-incomplete = Seu lado da pedra { $stone } não está completo
# en: 9110f820
st-not-proven =
    A pedra { $stone } não está provada: { $cards_the }, ainda não à vista, { $number ->
        [one] faria
       *[other] fariam
    } o lado de { $other } vencer o seu
# en: 592419c8
st-beaten-by-kind = O lado de { $other } da pedra { $stone } é mais forte: { $stronger_one } vence sua { $weaker }
# en: ef282cb3
st-beaten-by-total = O lado de { $other } da pedra { $stone } é mais forte: { $more } contra { $less } do seu
# en: 641d4de4
st-beaten-by-order = O lado de { $other } da pedra { $stone } é igualmente forte e ficou completo primeiro
# en: 8795de6f
st-full-hand = Sua mão está cheia, então você não compra nada; encerre a vez
# en: ff94422d
st-nothing-to-draw = Não há mais cartas para comprar; encerre a vez
# en: 5b4440e1
st-one-deck = Só um baralho tem cartas; encerre a vez e você compra dele
# en: 2d9eae42
st-empty-deck = O baralho de { $deck } está vazio; escolha o outro
# en: f2e0a937
st-name-card = Diga qual carta você devolve
# en: bf0bfc04
st-joker-stays = Você jogou um Coringa nesta rodada, então o outro fica na sua mão
# en: 9ec6f828
st-empty-decks = Os dois baralhos estão vazios, então o Recrutador não tem efeito
# en: 0508d07b
st-not-on-your-side = { CAPITAL($card_the) } não está no seu lado da pedra { $stone }
# en: c580558f
st-not-on-their-side = { CAPITAL($card_the) } não está no lado de { $other } da pedra { $stone }
# en: 8e202afe
st-cards-stay = A pedra { $stone } foi reivindicada, e suas cartas ficam onde estão
# en: 7e1ccd7c
st-same-stone = A carta já está na pedra { $stone }; ela deve ir para outra
# en: dcfb1fac
st-no-elite-troop = O Traidor só toma cartas de Clã, e { $card_the } é uma tropa de elite
