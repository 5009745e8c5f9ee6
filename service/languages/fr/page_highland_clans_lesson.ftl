### La première leçon de Highland Clans, donnée par Morag.

# en: a6f50a61
hc-lesson-1 = Bienvenue dans les Highlands. Vous menez un clan contre Bob et Cid. Qui a le plus de points à la fin gagne.
# en: d5969d82
hc-lesson-2 = À votre cour se tiennent des guerriers (jaunes), des joueurs de cornemuse (bleus) et des moines (verts). Chaque tour rapporte des points pour eux.
# en: d7241577
hc-lesson-3 = À votre coup, six cubes sont piochés du sac. Avec eux, vous payez une ou deux actions différentes.
# en: 7979af12
hc-lesson-4 = Prenez deux moines : cliquez sur un cube vert, puis sur votre cour. Les deux cubes verts y vont.
# en: b764de02
hc-lesson-5 = Il vous reste une action. Essayez d’envoyer un barde chez Bob : cliquez sur un cube bleu, puis sur la cour de Bob.
# en: 61be7077
hc-lesson-6 = Le service nomme la règle. Construisez donc un château fort avec deux cubes bleus : cliquez sur un cube bleu, puis sur votre terre libre.
# en: 6cd9da4e
hc-lesson-7 = Après vos actions, vous pouvez lancer une razzia. Cliquez sur la cour de Bob.
# en: fc6f28ea
hc-lesson-8 = Une razzia compte trois rounds de combat. Chacun pose une carte face cachée ; la plus forte gagne le round.
# en: b1cc0065
hc-lesson-9 = Posez un 2. Vous pouvez garder votre 4 pour plus tard.
# en: 27c9a377
hc-lesson-10 = Vous avez gagné le premier round. Posez l’autre 2.
# en: 4277f5ed
hc-lesson-11 = Deux rounds sont à vous, et la razzia aussi. Posez le 3.
# en: 1bb8c65d
hc-lesson-12 = Vous avez gagné un point, et vous pouvez prendre un butin. Prenez le bovin de Bob.
# en: 25fbf109
hc-lesson-13 = Après une razzia, les deux piochent cinq cartes et en défaussent deux. Vous avez autant de cartes que de guerriers. Défaussez un 1.
# en: 326208f7
hc-lesson-14 = Défaussez l’autre 1.
# en: b5090acf
hc-lesson-15 = Les trois ont joué, donc le tour a été décompté : vert pour le plus de moines, rouge pour les bovins, et bleu pour plus de joueurs de cornemuse et de châteaux forts que de bovins chez un autre.
# en: f1cee4b2
hc-lesson-16 = La partie dure depuis cinq tours. Vous avez beaucoup de points, et maintenant Bob lance une razzia contre vous.
# en: 58d46848
hc-lesson-17 = La défense est obligatoire. La carte de Bob est posée. Posez votre 3.
# en: 68d19c8b
hc-lesson-18 = Vous avez gagné ce round. Posez maintenant un 4 avec un joueur de cornemuse : il ajoute 1, et va dans le sac.
# en: 1c562482
hc-lesson-19 = Vous avez repoussé la razzia : 2 points pour vous. Défaussez un 1.
# en: 78a613b4
hc-lesson-20 = Défaussez encore un 1. Puis le tour est décompté, et la partie peut se terminer.
# en: 516a0571
hc-lesson-21 = La tuile retournée ne dépasse pas vos points, donc la partie est terminée.
