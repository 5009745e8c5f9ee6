### A primeira lição de Schotten Totten, dada por Morag.

# en: 41d74a2f
st-lesson-1 = Boas-vindas à fronteira. Você fica abaixo do muro, e Bob acima. Há nove pedras no muro.
# en: 28291745
st-lesson-2 = Você quer três pedras lado a lado. Cinco pedras em qualquer lugar também bastam.
# en: 69ce09e4
st-lesson-3 = Estas seis cartas são a sua mão. Uma carta tem uma cor e um valor de 1 a 9. Ninguém mais vê as suas cartas.
# en: fa09ce84
st-lesson-4 = Na sua vez você joga uma carta em uma pedra. Clique no 9 vermelho, e depois na pedra 3.
# en: 3fa3a4ea
st-lesson-5 = Você comprou uma carta nova, e Bob jogou uma. Agora jogue o 5 roxo na pedra 6.
# en: 6cb2577a
st-lesson-6 = Cada lado de uma pedra recebe três cartas. O lado mais forte é uma sequência de cor, como 7, 8 e 9 vermelhos. Depois vêm trinca, cor, sequência e soma.
# en: cc3494e6
st-lesson-7 = Jogue o 8 marrom na pedra 5.
# en: eac51ee8
st-lesson-8 = Você comprou o 7 vermelho. Ele combina com o 9 vermelho, então jogue-o na pedra 3.
# en: e6c68f63
st-lesson-9 = A partida continuou por um tempo. Você ainda tem o 8 vermelho.
# en: b2f1eb94
st-lesson-10 = Complete sua sequência: jogue o 8 vermelho na pedra 3.
# en: da75c65d
st-lesson-11 = Depois de jogar você pode reivindicar pedras. Tente reivindicar a pedra 6, e veja o que o serviço diz.
# en: 876a175c
st-lesson-12 = Isso foi recusado, e a regra foi citada. Mas na pedra 3 nenhuma carta pode mais vencer o seu lado. Reivindique-a: clique na pedra 3.
# en: 38e96fe8
st-lesson-13 = A pedra 3 é sua. A vizinha dela, a pedra 4, é a próxima que você quer.
# en: c99883ec
st-lesson-14 = Você já tem ali dois de três noves. Jogue o 9 verde na pedra 4.
# en: ca44add0
st-lesson-15 = Três noves vencem o que Bob tem e ainda pode receber. Reivindique a pedra 4.
# en: ed10c44e
st-lesson-16 = A pedra 5 é a terceira da sua fila, e você tem a carta para ela.
# en: f0f0bb34
st-lesson-17 = Jogue o 9 marrom na pedra 5. Então 7, 8 e 9 marrons são uma sequência de cor.
# en: be07b8d5
st-lesson-18 = O lado de Bob está completo e é mais fraco. Reivindique a pedra 5, e vença.
# en: c7af758d
st-lesson-19 = Três pedras estão lado a lado. Você já sabe o bastante para a sua primeira partida.
