### Comment jouer à Schotten Totten.

# en: b434a032
st-how-aim = But
# en: d18dc3b7
st-how-turn = Un tour
# en: 3e755999
st-how-formations = Combinaisons
# en: 7c4edae3
st-how-claim = Revendiquer une borne
# en: 24b0e369
st-how-end = Fin et points
# en: 91750579
st-how-tactics = Cartes Tactique
# en: 9ed4847a
st-how-aim-text = Neuf bornes se trouvent entre vous et l’autre joueur. Gagnez **trois bornes côte à côte**, ou **cinq quelconques** : cela termine aussitôt la manche.
# en: 98cec351
st-how-turn-text = Vous avez six cartes en main. **Jouez**-en une de votre côté d’une borne, où elle reste : un côté en reçoit trois. Puis vous **revendiquez** ce que vous avez gagné, et **piochez** une carte tant qu’il y en a.
# en: d6d99d18
st-how-formations-text = La combinaison la plus forte gagne la borne. Si les deux sont de la même sorte, le total le plus élevé gagne, puis le côté qui a été complet en premier.
# en: 991754b6
st-how-claim-text = Votre côté doit être complet. Si l’autre ne l’est pas, vous pouvez quand même revendiquer quand **aucune carte pas encore visible** ne peut lui permettre de battre le vôtre. Le service calcule la preuve : cliquez sur la borne, et il dit ce qui s’y oppose. Dans la variante *Expert*, vous revendiquez avant de jouer une carte.
# en: 55f4eb70
st-how-end-text = Le vainqueur d’une manche a 5 points, l’autre 1 pour chacune de ses bornes. Un match a autant de manches que convenu, et le plus de points le gagne. Si les deux joueurs ne peuvent que passer, les bornes restantes sont attribuées.
# en: ce54e0c2
st-how-tactics-text = Avec les cartes Tactique, vous avez sept cartes en main, au début toutes des cartes Clan. Vous jouez une carte Tactique ou une carte Clan, jamais plus d’une carte Tactique d’avance sur l’autre, et choisissez dans quelle pioche vous piochez.
# en: 35c25cca
st-how-or = ou
# en: 1a75d4ba
st-how-card = **{ $card }.** { $rule }
