### Como jogar Glen More.

# en: f7703999
gm-how-aim-title = Objetivo: mais pontos
# en: 8e63b925
gm-how-turn-title = Uma jogada: o último joga
# en: f591077e
gm-how-placing-title = Coloque a placa
# en: 95f655e6
gm-how-activating-title = Ative-a e as vizinhas
# en: 7de9c1c0
gm-how-market-title = O depósito
# en: bdd96b75
gm-how-symbols-title = Símbolos
# en: e3d2c5f9
gm-how-meanings-wood = madeira
# en: 7bcad7b6
gm-how-meanings-stone = pedra
# en: 05a8f225
gm-how-meanings-grain = grão
# en: 046ea70c
gm-how-meanings-cattle = gado
# en: 6c4a81f9
gm-how-meanings-sheep = ovelha
# en: 8e0908ad
gm-how-meanings-whisky = whisky
# en: da8b580f
gm-how-meanings-any = qualquer recurso
# en: c47c3265
gm-how-meanings-any_distinct = recursos diferentes
# en: 16e0678c
gm-how-meanings-someone = membro de clã
# en: de788365
gm-how-meanings-move = movimento
# en: adc82bc8
gm-how-meanings-card = local especial
# en: 4a586efd
gm-how-meanings-coin = moeda
# en: 5b1322f1
gm-how-pictures-track = Sua figura pula duas placas e outra figura, e pega uma vila.
# en: 6aad9087
gm-how-pictures-placing = Uma vila inicial com um membro de clã, uma pedreira na estrada, um campo no rio, e dois espaços abertos.
# en: 6b9c2649
gm-how-pictures-activating = Uma floresta faz madeira, uma destilaria faz whisky de grão, uma vila dá movimento, uma taverna 4 pontos.
# en: 9796b753
gm-how-pictures-market = Pedra: o primeiro campo tem sua moeda, então a próxima pedra custa 2.
# en: 74a786b0
gm-how-pictures-scoring = Um barril, um chieftain, um bonnet e a carta de um local especial.
# en: 68ceaf5a
gm-how-aim-1 = As placas vêm de três montes. Quando a última de um monte está no curso, comparam-se três coisas: barris, chieftains com bonnets, locais especiais. Na terceira vez a partida termina.
# en: f2af61c5
gm-how-aim-2 = Quem tem 1, 2, 3, 4 ou 5 a mais que quem tem menos marca 1, 2, 3, 5 ou 8 pontos.
# en: 31a9c85b
gm-how-aim-3 = No fim cada moeda é um ponto. Cada placa a mais que a menor região tem custa 3 pontos.
# en: ffac6769
gm-how-turn-1 = O último jogador no curso avança até qualquer placa, paga o que ela custa e a pega.
# en: 58691f11
gm-how-turn-2 = Quanto mais longe você vai, mais espera: todos atrás de você jogam primeiro. As placas deixadas para trás saem do jogo.
# en: f1ad9158
gm-how-turn-3 = Não pode pegar nenhuma? Vá até qualquer placa; ela sai do jogo. Com dois ou três jogadores o dado é mais um: quando é o último, é rolado, pula esse número de placas, e a placa dele sai do jogo.
# en: cfcdfd89
gm-how-placing-1 = Ela toca a sua região, perto de um dos seus membros de clã: ele deve estar em uma das oito vizinhas dela.
# en: ac15dd05
gm-how-placing-2 = O rio continua ao norte e ao sul, a estrada a leste e a oeste. Nenhum pode ser interrompido.
# en: 7668e905
gm-how-activating-1 = A nova placa e suas até oito vizinhas funcionam uma vez cada, em qualquer ordem: fazem recursos, whisky ou pontos. Uma placa tem no máximo três recursos.
# en: 3af0bd4d
gm-how-activating-2 = Vilas e castelos dão movimento. Um ponto move um membro de clã uma placa, ou o promove a chieftain.
# en: 8262a014
gm-how-market-1 = Um recurso custa o preço livre mais baixo, e suas moedas ficam ali. Compre só o que precisar na hora.
# en: b87c9014
gm-how-market-2 = Vender tira as moedas mais caras. Você pode vender recursos a qualquer momento da sua jogada.
