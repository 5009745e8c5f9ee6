### A primeira lição de Highland Clans, dada por Morag.

# en: a6f50a61
hc-lesson-1 = Boas-vindas às Terras Altas. Você lidera um clã contra Bob e Cid. Quem tem mais pontos no fim vence.
# en: d5969d82
hc-lesson-2 = Na sua corte ficam guerreiros (amarelos), gaiteiros (azuis) e monges (verdes). Cada rodada dá pontos por eles.
# en: d7241577
hc-lesson-3 = Na sua vez seis cubos são tirados do saco. Com eles você paga uma ou duas ações diferentes.
# en: 7979af12
hc-lesson-4 = Leve dois monges: clique em um cubo verde, e depois na sua corte. Os dois cubos verdes vão para lá.
# en: b764de02
hc-lesson-5 = Você tem mais uma ação. Tente enviar um bardo a Bob: clique em um cubo azul, e depois na corte de Bob.
# en: 61be7077
hc-lesson-6 = O serviço cita a regra. Então construa um castelo com dois cubos azuis: clique em um cubo azul, e depois na sua terra livre.
# en: 6cd9da4e
hc-lesson-7 = Depois das suas ações você pode fazer uma incursão. Clique na corte de Bob.
# en: fc6f28ea
hc-lesson-8 = Uma incursão tem três combates. Cada um põe uma carta com a face para baixo; a mais alta vence o combate.
# en: b1cc0065
hc-lesson-9 = Ponha um 2. Você pode guardar o seu 4 para depois.
# en: 27c9a377
hc-lesson-10 = Você venceu o primeiro combate. Ponha o outro 2.
# en: 4277f5ed
hc-lesson-11 = Dois combates são seus, e a incursão também. Ponha o 3.
# en: 1bb8c65d
hc-lesson-12 = Você ganhou um ponto, e pode tomar um espólio. Tome o gado de Bob.
# en: 25fbf109
hc-lesson-13 = Depois de uma incursão os dois compram cinco cartas e descartam duas. Você tem tantas cartas quantos guerreiros. Descarte um 1.
# en: 326208f7
hc-lesson-14 = Descarte o outro 1.
# en: b5090acf
hc-lesson-15 = Os três jogaram, então a rodada foi pontuada: verde por mais monges, vermelho por gado, e azul por mais gaiteiros e castelos que o gado de outro.
# en: f1cee4b2
hc-lesson-16 = A partida já dura cinco rodadas. Você tem muitos pontos, e agora Bob faz uma incursão contra você.
# en: 58d46848
hc-lesson-17 = Quem sofre uma incursão deve se defender. A carta de Bob está posta. Ponha o seu 3.
# en: 68d19c8b
hc-lesson-18 = Você venceu esse combate. Agora ponha um 4 com um gaiteiro: um gaiteiro soma 1, e vai para o saco.
# en: 1c562482
hc-lesson-19 = Você repeliu a incursão: 2 pontos para você. Descarte um 1.
# en: 78a613b4
hc-lesson-20 = Descarte mais um 1. Depois a rodada é pontuada, e a partida pode terminar.
# en: 516a0571
hc-lesson-21 = A placa virada não passa dos seus pontos, então a partida terminou.
