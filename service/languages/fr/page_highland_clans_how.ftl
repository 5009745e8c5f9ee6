### Comment jouer à Highland Clans.

# en: 781beb8d
hc-how-aim-title = Le but
# en: 38cb2876
hc-how-aim-text = Menez votre clan au plus grand nombre de points. Les fidèles se tiennent à votre cour, les constructions sur vos terres, et chaque tour les décompte.
# en: 7960f700
hc-how-aim-picture = Un guerrier, un joueur de cornemuse, un moine, un bovin, un château fort et un monastère
# en: 9c86b474
hc-how-turn-title = Votre coup
# en: 870194e0
hc-how-turn-picture = Six cubes : 1 jaune, 2 bleus, 2 verts, 1 rouge
# en: 134c0232
hc-how-court = Un cube va à la cour
# en: 003ac427
hc-how-built-cattle = 1 rouge fait un bovin
# en: b0b3afcd
hc-how-built-castle = 2 bleus font un château fort
# en: 6cd2ebcd
hc-how-built-monastery = 3 verts font un monastère
# en: e03946ab
hc-how-symbols-title = Ce que deviennent les cubes
# en: 49b85949
hc-how-symbols-text = Une terre contient une construction. Plus de terres : un domaine coûte 1 jaune et 1 rouge, ou 1 jaune et 2 verts. Un barde coûte 1 bleu, prend des fidèles à une autre cour, et est votre seule action. Vous avez autant de cartes que de guerriers.
# en: f32819e8
hc-how-raid-title = Une razzia
# en: 8e9d3796
hc-how-raid-picture = Un 3 avec un joueur de cornemuse bat un 3
# en: aa75f292
hc-how-raid-text = Trois fois, les deux camps posent une carte face cachée ; un joueur de cornemuse dessus ajoute 1 et est perdu. Qui gagne le plus de rounds gagne la razzia. L’agresseur reçoit 1 point et un butin, ou 2 points s’il n’y a rien à prendre. Un défenseur qui gagne reçoit 2 points, et l’agresseur en perd 1. Si personne ne gagne, l’agresseur reçoit 1 point.
# en: f4422285
hc-how-scoring-title = Le décompte, après chaque tour
# en: d8ed7aa2
hc-how-end-title = La fin
# en: a8f7436a
hc-how-end-text = Après chaque tour, un domaine quitte la partie. À partir de 30 points, il est retourné : si son numéro ne dépasse pas les points du premier, la partie se termine. Elle se termine aussi quand il ne reste aucun domaine, et aussitôt qu’il y a moins de six cubes dans le sac. Le plus de points gagne ; les premiers à égalité se partagent la victoire.
# en: b5d77c81
hc-how-turn-step-1 = Six cubes sont piochés du sac : votre réserve.
# en: cc2337ce
hc-how-turn-step-2 = Faites une ou deux actions différentes avec au maximum quatre d’entre eux. Le dernier joueur d’un tour en fait une.
# en: fc68145e
hc-how-turn-step-3 = Lancez une razzia contre un clan, ou échangez une à trois cartes, ou ne faites ni l’un ni l’autre.
# en: 556c8a07
hc-how-scoring-green = Le plus de verts : 3 points ; le deuxième : 2. Qui partage une place reçoit 1 ; si c’est la première, personne n’est deuxième. Un monastère compte 3.
# en: cf9f6e0c
hc-how-scoring-red = 1 point par bovin, et 2 de plus pour le plus grand troupeau, sauf s’il est partagé.
# en: b9652ebf
hc-how-scoring-blue = 1 point par joueur de cornemuse et 2 par château fort, moins le plus grand troupeau d’un adversaire.
# en: 8897435c
hc-how-scoring-yellow = Le plus de guerriers : la plus grande suite, qui permet de repiocher des cubes.
