### La première leçon de Schotten Totten, donnée par Morag.

# en: 41d74a2f
st-lesson-1 = Bienvenue à la frontière. Vous êtes au-dessous du mur, et Bob au-dessus. Neuf bornes se trouvent dans le mur.
# en: 28291745
st-lesson-2 = Il vous faut trois bornes côte à côte. Cinq bornes n’importe où suffisent aussi.
# en: 69ce09e4
st-lesson-3 = Ces six cartes sont votre main. Une carte a une couleur et une valeur de 1 à 9. Personne d’autre ne voit vos cartes.
# en: fa09ce84
st-lesson-4 = À votre tour, vous jouez une carte à une borne. Cliquez sur le 9 rouge, puis sur la borne 3.
# en: 3fa3a4ea
st-lesson-5 = Vous avez pioché une nouvelle carte, et Bob en a joué une. Jouez maintenant le 5 violet à la borne 6.
# en: 6cb2577a
st-lesson-6 = Chaque côté d’une borne reçoit trois cartes. Le plus fort est une suite couleur, comme 7, 8 et 9 rouges. Puis viennent un brelan, une couleur, une suite et une somme.
# en: cc3494e6
st-lesson-7 = Jouez le 8 marron à la borne 5.
# en: eac51ee8
st-lesson-8 = Vous avez pioché le 7 rouge. Il va avec le 9 rouge, donc jouez-le à la borne 3.
# en: e6c68f63
st-lesson-9 = La partie a continué quelques tours. Vous avez toujours le 8 rouge.
# en: b2f1eb94
st-lesson-10 = Complétez votre suite : jouez le 8 rouge à la borne 3.
# en: da75c65d
st-lesson-11 = Après avoir joué, vous pouvez revendiquer des bornes. Essayez de revendiquer la borne 6, et voyez ce que dit le service.
# en: 876a175c
st-lesson-12 = C’était refusé, et la règle nommée. Mais à la borne 3, aucune carte ne peut plus battre votre côté. Revendiquez-la : cliquez sur la borne 3.
# en: 38e96fe8
st-lesson-13 = La borne 3 est à vous. Sa voisine, la borne 4, est la prochaine à prendre.
# en: c99883ec
st-lesson-14 = Vous y avez déjà deux neuf sur trois. Jouez le 9 vert à la borne 4.
# en: ca44add0
st-lesson-15 = Trois neuf battent ce que Bob a et peut encore obtenir. Revendiquez la borne 4.
# en: ed10c44e
st-lesson-16 = La borne 5 est la troisième de votre rangée, et vous avez la carte qu’il faut.
# en: f0f0bb34
st-lesson-17 = Jouez le 9 marron à la borne 5. Alors 7, 8 et 9 marron forment une suite couleur.
# en: be07b8d5
st-lesson-18 = Le côté de Bob est complet et plus faible. Revendiquez la borne 5, et gagnez.
# en: c7af758d
st-lesson-19 = Trois bornes sont côte à côte. Vous en savez assez pour votre première partie.
