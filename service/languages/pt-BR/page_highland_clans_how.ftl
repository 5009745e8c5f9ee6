### Como jogar Highland Clans.

# en: 781beb8d
hc-how-aim-title = O objetivo
# en: 38cb2876
hc-how-aim-text = Leve o seu clã ao maior número de pontos. Os seguidores ficam na sua corte, as construções nas suas terras, e cada rodada os pontua.
# en: 7960f700
hc-how-aim-picture = Um guerreiro, um gaiteiro, um monge, uma cabeça de gado, um castelo e um mosteiro
# en: 9c86b474
hc-how-turn-title = A sua vez
# en: 870194e0
hc-how-turn-picture = Seis cubos: 1 amarelo, 2 azuis, 2 verdes, 1 vermelho
# en: 134c0232
hc-how-court = Um cubo vai para a corte
# en: 003ac427
hc-how-built-cattle = 1 vermelho é uma cabeça de gado
# en: b0b3afcd
hc-how-built-castle = 2 azuis são um castelo
# en: 6cd2ebcd
hc-how-built-monastery = 3 verdes são um mosteiro
# en: e03946ab
hc-how-symbols-title = O que os cubos se tornam
# en: 49b85949
hc-how-symbols-text = Uma terra tem uma construção. Mais terra: um domínio custa 1 amarelo e 1 vermelho, ou 1 amarelo e 2 verdes. Um bardo custa 1 azul, tira seguidores de outra corte, e é a sua única ação. Você tem tantas cartas de incursão quantos guerreiros.
# en: f32819e8
hc-how-raid-title = Uma incursão
# en: 8e9d3796
hc-how-raid-picture = Um 3 com um gaiteiro vence um 3
# en: aa75f292
hc-how-raid-text = Três vezes os dois lados põem uma carta com a face para baixo; um gaiteiro sobre ela soma 1 e é gasto. Quem vence mais combates vence a incursão. O atacante ganha 1 ponto e um espólio, ou 2 pontos se não há nenhum para tomar. Um defensor que vence ganha 2, e o atacante perde 1. Se ninguém vence, o atacante ganha 1.
# en: f4422285
hc-how-scoring-title = A contagem, depois de cada rodada
# en: d8ed7aa2
hc-how-end-title = O fim
# en: a8f7436a
hc-how-end-text = Depois de cada rodada um domínio sai do jogo. A partir de 30 pontos ele é virado: se o número dele não passa dos pontos de quem lidera, a partida termina. Ela também termina quando não resta nenhum domínio, e na hora quando o saco tem menos de seis cubos. Quem tem mais pontos vence; líderes empatados dividem a vitória.
# en: b5d77c81
hc-how-turn-step-1 = Seis cubos são tirados do saco: a sua reserva.
# en: cc2337ce
hc-how-turn-step-2 = Faça uma ou duas ações diferentes com no máximo quatro deles. O último jogador de uma rodada faz uma.
# en: fc68145e
hc-how-turn-step-3 = Faça uma incursão contra um clã, ou troque de uma a três cartas, ou nenhum dos dois.
# en: 556c8a07
hc-how-scoring-green = Mais verde: 3 pontos; segundo: 2. Quem divide um lugar ganha 1; se for o primeiro, ninguém é segundo. Um mosteiro conta 3.
# en: cf9f6e0c
hc-how-scoring-red = 1 ponto por cabeça de gado, e mais 2 pelo maior rebanho, mas não por um dividido.
# en: b9652ebf
hc-how-scoring-blue = 1 ponto por gaiteiro e 2 por castelo, menos o maior rebanho de um oponente.
# en: 8897435c
hc-how-scoring-yellow = Mais guerreiros: o maior séquito, que pode tirar cubos de novo.
