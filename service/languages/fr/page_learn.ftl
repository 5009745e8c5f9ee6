### Les premières leçons.

# en: 5b2eba18
learn-title = Apprendre un jeu
# en: 15decd23
learn-lead = Morag vous montre une chose à la fois, à une table déjà mise en place. Une leçon prend cinq minutes.
# en: 972b6374
learn-begin = Commencer la leçon
# en: 27f0daff
learn-lesson = Première leçon : { $title }
# en: 4cc7d0c7
learn-guide = Morag, votre guide
# en: 5ebc08e0
learn-progress = Étape { $step } sur { $steps }
# en: e39f4d93
learn-next = Continuer
# en: 1245f99c
learn-back = Retour
# en: 16217110
learn-leave = Quitter la leçon
# en: 05a6a103
learn-other = Ce n’est pas ce que Morag a demandé.
# en: d0790a37
learn-refused = Le service refuse cela :
# en: 8551af56
learn-won = Vous avez gagné !
# en: d2f76995
learn-play = Jouer votre première partie
# en: 4a8c8085
learn-again = Refaire la leçon
# en: bba6c6fb
learn-more = Apprendre un autre jeu
# en: e3415b4d
learn-no-lesson = Ce jeu n’a pas de leçon.
# en: b5a94fbb
learn-sentence = { $sentence }.
