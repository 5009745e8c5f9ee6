### As primeiras lições.

# en: 5b2eba18
learn-title = Aprender um jogo
# en: 15decd23
learn-lead = Morag mostra uma coisa de cada vez, em uma mesa já arrumada. Uma lição leva cinco minutos.
# en: 972b6374
learn-begin = Começar a lição
# en: 27f0daff
learn-lesson = Primeira lição: { $title }
# en: 4cc7d0c7
learn-guide = Morag, sua guia
# en: 5ebc08e0
learn-progress = Passo { $step } de { $steps }
# en: e39f4d93
learn-next = Continuar
# en: 1245f99c
learn-back = Voltar
# en: 16217110
learn-leave = Sair da lição
# en: 05a6a103
learn-other = Não foi isso que Morag pediu.
# en: d0790a37
learn-refused = O serviço recusa isso:
# en: 8551af56
learn-won = Você venceu!
# en: d2f76995
learn-play = Jogar sua primeira partida
# en: 4a8c8085
learn-again = A lição de novo
# en: bba6c6fb
learn-more = Aprender outro jogo
# en: e3415b4d
learn-no-lesson = Este jogo não tem lição.
# en: b5a94fbb
learn-sentence = { $sentence }.
