### The form for a new game: its seats, its options and its clock.

# en: b35648a3
lobby-level-meanings-beginner = joga como o nível fácil, mas três jogadas em dez são aleatórias; para uma primeira partida
# en: 79dc37bf
lobby-level-meanings-casual = joga como o nível fácil, mas uma jogada em oito é aleatória; para uma segunda partida
# en: 8ea1a67f
lobby-level-meanings-easy = joga rápido, com objetivos simples; para quem conhece as regras
# en: cbb24440
lobby-level-meanings-medium = prevê mais; para quem vence o nível fácil
# en: 46ad21bd
lobby-level-meanings-hard = pensa por mais tempo; para quem vence com frequência
# en: 36b96dbe
lobby-level-meanings-expert = aprendeu jogando contra si mesma; para quem vence o nível difícil
# en: ae691cae
lobby-level-meanings-greedy = escolhe a melhor das próximas jogadas, e não pensa além; tem força parecida com a do nível fácil
# en: 70ec6d6c
lobby-level-meanings-random = faz qualquer jogada permitida; para experimentar as regras
# en: 4f9281bd
lobby-what-levels = Quais são os níveis das IAs?
# en: 578a1a70
lobby-seat-kind = Quem ocupa o lugar { $place }
# en: fa6f66ac
lobby-seat-name = Nome no lugar { $place }
# en: 24c73fd4
lobby-name-placeholder = Seu nome
# en: 3505e041
lobby-guest-placeholder = Nome do convidado
# en: 58e19838
lobby-options = Opções
# en: c1ed2d23
lobby-at-random = ao acaso
# en: 3e2c7cfb
lobby-clock = Relógio
# en: ab1c0e86
lobby-clock-kinds-none = Sem relógio
# en: 110db582
lobby-clock-kinds-turn = Segundos por vez
# en: 4a765c37
lobby-clock-kinds-bank = Banco de tempo, com acréscimo
# en: adde3f0d
lobby-clock-kinds-days = Dias por jogada
# en: aef82b0b
lobby-clock-fields-turn-seconds = Segundos para cada vez
# en: db2f22c3
lobby-clock-fields-bank-seconds = Segundos no banco
# en: 41e91c84
lobby-clock-fields-bank-increment = Segundos devolvidos após cada vez
# en: 5e89e337
lobby-clock-fields-days-days = Dias para cada vez
# en: 61ec6c0d
lobby-clock-then = Quando o tempo acaba
# en: 1eb06bad
lobby-clock-ends-easy = uma IA fácil joga em seu lugar
# en: c2b9656e
lobby-clock-ends-forfeit = o jogador perde
# en: 402d08f7
lobby-listed = Mostrar a partida no salão
# en: 13af19dd
lobby-rated = A partida conta para o rating
# en: e9071de9
lobby-rated-lead = Ela conta se só jogadores e IAs a jogam, e cada um faz algumas jogadas. Uma partida que pode contar não tem desfazer nem dicas.
# en: eb396465
lobby-first-seat = Quem começa
# en: de3c1845
players-me-named = Eu ({ $name })
# en: d95062dd
players-invited-seat = Convidar { $name }
# en: b94971a8
lobby-kinds-me = Eu
# en: 3c6492a5
lobby-kinds-guest = Um convidado neste dispositivo
# en: 0157134b
lobby-kinds-open = Quem vier
# en: 4b517316
lobby-kinds-beginner = IA, iniciante
# en: 0e863f24
lobby-kinds-casual = IA, casual
# en: eeb90d89
lobby-kinds-easy = IA, fácil
# en: 7b3072c4
lobby-kinds-medium = IA, médio
# en: 3f05e2a1
lobby-kinds-hard = IA, difícil
# en: 45c57fea
lobby-kinds-expert = IA, especialista
# en: 04b35f3b
lobby-kinds-greedy = IA, guloso
# en: 36c6a165
lobby-kinds-random = IA, aleatório
