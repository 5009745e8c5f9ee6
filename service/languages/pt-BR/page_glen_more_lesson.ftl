### A primeira lição de Glen More, dada por Morag.

# en: 6edc90af
gm-lesson-1 = Boas-vindas ao vale. Você e Bob constroem cada um uma terra de placas em volta de uma vila inicial.
# en: e8130d4e
gm-lesson-2 = Há placas no curso. Quem tem a última figura joga, e pega uma placa à frente dela. Quem salta longe consegue o que quer, e espera mais.
# en: 4b1a984c
gm-lesson-3 = Pegue a Floresta que vem em seguida: clique nela.
# en: dbd1d1e4
gm-lesson-4 = Agora ela deve ser colocada. Tente o espaço a leste da sua vila.
# en: 0940aba1
gm-lesson-5 = O serviço diz a regra. Ao norte da vila a Floresta cabe: clique nesse espaço.
# en: 376ec8e4
gm-lesson-6 = A nova placa e suas vizinhas podem ser ativadas. Clique na Floresta: ela traz 1 madeira.
# en: 955c91ed
gm-lesson-7 = Ative também a vila: ela dá um ponto para mover um membro de clã. Você não precisa gastá-lo.
# en: a1ad6663
gm-lesson-8 = Você fez o que podia. Encerre sua jogada.
# en: d8299813
gm-lesson-9 = Bob jogou, e você está em último de novo. Pegue o Pasto no curso. Ele só tem um lugar possível, então é colocado na hora.
# en: a91397b2
gm-lesson-10 = Ative o Pasto. Ele traz 1 gado.
# en: 9dc43878
gm-lesson-11 = Ative a vila.
# en: 511445ed
gm-lesson-12 = Encerre sua jogada.
# en: f125f4db
gm-lesson-13 = Você também tem uma Pedreira. O que as placas trazem paga outras; o que falta você compra no depósito.
# en: f03bc916
gm-lesson-14 = Pegue a Destilaria no curso. Ela custa 1 pedra, e o serviço a compra para você.
# en: 2c3b3a57
gm-lesson-15 = Coloque-a a leste da Floresta.
# en: bd2f63dc
gm-lesson-16 = Ela trouxe um barril de whisky. Ative-a: um grão é comprado e vira outro barril.
# en: 25f438db
gm-lesson-17 = A partida está quase no fim. Três vezes comparam-se barris, chieftains com bonnets, e locais especiais: quem tem mais que o jogador com menos ganha pontos.
# en: 0f82977f
gm-lesson-18 = Pegue o Loch Shiel no curso. Ele enche na hora as suas placas vazias.
# en: de4a9442
gm-lesson-19 = Sua pedreira tem uma pedra de que você não precisa. Venda-a: clique no recurso, e depois nas pedras do depósito.
# en: 04eadc90
gm-lesson-20 = A Abadia de Iona traz um recurso à sua escolha. Escolha uma ovelha.
# en: 6346cff6
gm-lesson-21 = Ovelhas têm bom preço. Venda-a: clique no recurso, e depois nas ovelhas do depósito.
# en: b1e2a3c3
gm-lesson-22 = O Loch Ness permite ativar uma placa em qualquer parte. Ative a Taverna por 3 pontos.
# en: 469e4c34
gm-lesson-23 = Ative o Castle Moil por um ponto de movimento.
# en: 42ad9046
gm-lesson-24 = Promova o membro de clã no Loch Ness a chieftain: clique nele, e depois nos seus chieftains.
# en: 22556e76
gm-lesson-25 = A última placa foi posta, e tudo foi contado.
