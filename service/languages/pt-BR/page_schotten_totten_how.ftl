### Como jogar Schotten Totten.

# en: b434a032
st-how-aim = Objetivo
# en: d18dc3b7
st-how-turn = Uma vez
# en: 3e755999
st-how-formations = Formações
# en: 7c4edae3
st-how-claim = Reivindicar uma pedra
# en: 24b0e369
st-how-end = Fim e pontos
# en: 91750579
st-how-tactics = Cartas de Tática
# en: 9ed4847a
st-how-aim-text = Nove pedras ficam entre você e o outro jogador. Conquiste **três pedras lado a lado**, ou **cinco quaisquer**: isso termina a rodada na hora.
# en: 98cec351
st-how-turn-text = Você tem seis cartas na mão. **Jogue** uma do seu lado de uma pedra, onde ela fica: um lado recebe três. Depois você **reivindica** o que conquistou, e **compra** uma carta enquanto houver alguma.
# en: d6d99d18
st-how-formations-text = A formação mais forte conquista a pedra. Se as duas são do mesmo tipo, vence o maior total, e depois o lado que ficou completo primeiro.
# en: 991754b6
st-how-claim-text = Seu lado deve estar completo. Se o outro lado não está, você ainda pode reivindicar quando **nenhuma carta que ainda não está à vista** pode fazê-lo vencer o seu. O serviço calcula a prova: clique na pedra, e ele diz o que impede. Na variante *Especialista* você reivindica antes de jogar uma carta.
# en: 55f4eb70
st-how-end-text = O vencedor de uma rodada tem 5 pontos, o outro 1 por cada uma das suas pedras. Uma partida tem quantas rodadas vocês combinarem, e vence quem tem mais pontos. Se os dois só podem passar, as pedras que restam são atribuídas.
# en: ce54e0c2
st-how-tactics-text = Com cartas de Tática você tem sete cartas na mão, no começo todas de Clã. Você joga uma carta de Clã ou uma de Tática, destas nunca mais de uma à frente do outro, e escolhe de qual baralho compra.
# en: 35c25cca
st-how-or = ou
# en: 1a75d4ba
st-how-card = **{ $card }.** { $rule }
