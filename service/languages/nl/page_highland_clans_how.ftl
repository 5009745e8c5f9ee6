### How to play Highland Clans.

# en: 781beb8d
hc-how-aim-title = Het doel
# en: 38cb2876
hc-how-aim-text = Leid je clan naar de meeste punten. Volgelingen staan aan je hof, gebouwen op je landerijen, en elke ronde worden ze gewaardeerd.
# en: 7960f700
hc-how-aim-picture = Een krijger, een doedelzakspeler, een monnik, een rund, een burcht en een klooster
# en: 9c86b474
hc-how-turn-title = Jouw beurt
# en: 870194e0
hc-how-turn-picture = Zes blokjes: 1 geel, 2 blauwe, 2 groene, 1 rood
# en: 134c0232
hc-how-court = Een blokje gaat naar het hof
# en: 003ac427
hc-how-built-cattle = 1 rood is een rund
# en: b0b3afcd
hc-how-built-castle = 2 blauwe zijn een burcht
# en: 6cd2ebcd
hc-how-built-monastery = 3 groene zijn een klooster
# en: e03946ab
hc-how-symbols-title = Wat blokjes worden
# en: 49b85949
hc-how-symbols-text = Op een landgoed staat één gebouw. Meer land: een landgoed kost 1 geel en 1 rood, of 1 geel en 2 groene. Een bard kost 1 blauw, neemt volgelingen van een ander hof, en is je enige actie. Je hebt evenveel speelkaarten als krijgers.
# en: f32819e8
hc-how-raid-title = Een rooftocht
# en: 8e9d3796
hc-how-raid-picture = Een 3 met een doedelzakspeler verslaat een 3
# en: aa75f292
hc-how-raid-text = Drie keer leggen beide kanten een kaart gedekt neer; een doedelzakspeler erop telt 1 extra en is dan gebruikt. Wie meer rondes wint, wint de rooftocht. De aanvaller krijgt 1 punt en een buit, of 2 punten als er geen is. Een verdediger die wint, krijgt er 2, en de aanvaller verliest er 1. Wint niemand, dan krijgt de aanvaller er 1.
# en: f4422285
hc-how-scoring-title = Waardering, na elke ronde
# en: d8ed7aa2
hc-how-end-title = Het einde
# en: a8f7436a
hc-how-end-text = Na elke ronde gaat een landgoed uit het spel. Vanaf 30 punten wordt het omgedraaid: is het getal niet hoger dan de hoogste score, dan eindigt de partij. Ze eindigt ook als er geen landgoed meer is, en meteen als er minder dan zes blokjes in de buidel zitten. De meeste punten winnen; bij een gelijke stand wordt de overwinning gedeeld.
# en: b5d77c81
hc-how-turn-step-1 = Zes blokjes worden uit de buidel getrokken: je reserve.
# en: cc2337ce
hc-how-turn-step-2 = Doe een of twee verschillende acties met hoogstens vier ervan. De laatste speler van een ronde doet er één.
# en: fc68145e
hc-how-turn-step-3 = Ga op rooftocht, ruil één tot drie kaarten, of doe geen van beide.
# en: 556c8a07
hc-how-scoring-green = Meeste groen: 3 punten; op één na meeste: 2. Wie een plek deelt, krijgt er 1; is het de eerste, dan is niemand tweede. Een klooster telt 3.
# en: cf9f6e0c
hc-how-scoring-red = Elk 1 punt, en nog 2 voor de grootste kudde, maar niet voor een gedeelde.
# en: b9652ebf
hc-how-scoring-blue = 1 punt voor een doedelzakspeler en 2 voor een burcht, min de grootste kudde die een tegenstander heeft.
# en: 8897435c
hc-how-scoring-yellow = Meeste krijgers: de grootste aanhang, die blokjes opnieuw mag trekken.
