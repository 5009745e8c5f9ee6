### Comment jouer à Glen More.

# en: f7703999
gm-how-aim-title = But : le plus de points
# en: 8e63b925
gm-how-turn-title = Un tour : le dernier joue
# en: f591077e
gm-how-placing-title = Placer la tuile
# en: 95f655e6
gm-how-activating-title = L’activer avec ses voisines
# en: 7de9c1c0
gm-how-market-title = L’entrepôt
# en: bdd96b75
gm-how-symbols-title = Symboles
# en: e3d2c5f9
gm-how-meanings-wood = bois
# en: 7bcad7b6
gm-how-meanings-stone = pierre
# en: 05a8f225
gm-how-meanings-grain = céréale
# en: 046ea70c
gm-how-meanings-cattle = bétail
# en: 6c4a81f9
gm-how-meanings-sheep = mouton
# en: 8e0908ad
gm-how-meanings-whisky = whisky
# en: da8b580f
gm-how-meanings-any = ressource quelconque
# en: c47c3265
gm-how-meanings-any_distinct = ressources différentes
# en: 16e0678c
gm-how-meanings-someone = membre de clan
# en: de788365
gm-how-meanings-move = déplacement
# en: adc82bc8
gm-how-meanings-card = lieu spécial
# en: 4a586efd
gm-how-meanings-coin = pièce
# en: 5b1322f1
gm-how-pictures-track = Votre pion saute deux tuiles et un autre pion, et prend un village.
# en: 6aad9087
gm-how-pictures-placing = Un village de départ avec un membre de clan, une carrière sur la route, un pré sur la rivière, et deux emplacements libres.
# en: 6b9c2649
gm-how-pictures-activating = Une forêt fait du bois, une distillerie du whisky avec une céréale, un village donne un déplacement, une taverne 4 points.
# en: 9796b753
gm-how-pictures-market = Pierre : la première case a sa pièce, donc la prochaine pierre coûte 2.
# en: 74a786b0
gm-how-pictures-scoring = Un tonneau, un chef de clan, un Tam o’ Shanter et la carte d’un lieu spécial.
# en: 68ceaf5a
gm-how-aim-1 = Les tuiles viennent de trois piles. Quand la dernière d’une pile est sur la piste, on compare trois choses : tonneaux, chefs de clan avec Tam o’ Shanter, lieux spéciaux. La troisième fois, la partie se termine.
# en: f2af61c5
gm-how-aim-2 = Qui en a 1, 2, 3, 4 ou 5 de plus que celui qui en a le moins marque 1, 2, 3, 5 ou 8 points.
# en: 31a9c85b
gm-how-aim-3 = À la fin, chaque pièce vaut un point. Chaque tuile de plus que n’en a le plus petit territoire coûte 3 points.
# en: ffac6769
gm-how-turn-1 = Le dernier sur la piste avance sur n’importe quelle tuile, paie ce qu’elle coûte, et la prend.
# en: 58691f11
gm-how-turn-2 = Plus vous allez loin, plus vous attendez : tous ceux qui sont derrière vous jouent d’abord. Les tuiles laissées derrière quittent la partie.
# en: f1ad9158
gm-how-turn-3 = Vous ne pouvez en prendre aucune ? Allez sur n’importe quelle tuile ; elle quitte la partie. À deux ou trois joueurs, le dé s’ajoute : quand il est le dernier, on le lance, il saute autant de tuiles, et sa tuile quitte la partie.
# en: cfcdfd89
gm-how-placing-1 = Elle touche votre territoire, près d’un de vos membres de clan : il doit se tenir sur l’une de ses huit voisines.
# en: ac15dd05
gm-how-placing-2 = La rivière continue au nord et au sud, la route à l’est et à l’ouest. Aucune ne peut être interrompue.
# en: 7668e905
gm-how-activating-1 = La nouvelle tuile et ses voisines, huit au maximum, agissent une fois chacune, dans un ordre quelconque : elles font des cubes, du whisky ou des points. Une tuile contient trois cubes au maximum.
# en: 3af0bd4d
gm-how-activating-2 = Villages et châteaux donnent des déplacements. Un point mène un membre de clan sur une tuile voisine, ou en fait un chef de clan.
# en: 8262a014
gm-how-market-1 = Un cube coûte le prix libre le plus bas, et ses pièces y restent. N’achetez que ce qu’il vous faut aussitôt.
# en: b87c9014
gm-how-market-2 = Vendre enlève les pièces les plus chères. Vous pouvez vendre des cubes à tout moment de votre tour.
