### The first lesson of Highland Clans, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob and Cid are AIs.

# en: a6f50a61
hc-lesson-1 = Welkom in de Hooglanden. Je leidt een clan tegen Bob en Cid. Wie aan het einde de meeste punten heeft, wint.
# en: d5969d82
hc-lesson-2 = Aan je hof staan krijgers (geel), doedelzakspelers (blauw) en monniken (groen). Elke ronde leveren ze punten op.
# en: d7241577
hc-lesson-3 = In je beurt worden zes blokjes uit de buidel getrokken. Daarmee betaal je een of twee verschillende acties.
# en: 7979af12
hc-lesson-4 = Neem twee monniken: klik op een groen blokje en dan op je hof. Beide groene blokjes gaan daarheen.
# en: b764de02
hc-lesson-5 = Je hebt nog een actie. Probeer een bard naar Bob te sturen: klik op een blauw blokje en dan op het hof van Bob.
# en: 61be7077
hc-lesson-6 = De dienst noemt de regel. Bouw dus een burcht met twee blauwe blokjes: klik op een blauw blokje en dan op je vrije landgoed.
# en: 6cd9da4e
hc-lesson-7 = Na je acties mag je op rooftocht gaan. Klik op het hof van Bob.
# en: fc6f28ea
hc-lesson-8 = Een rooftocht heeft drie gevechtsrondes. Jullie leggen elk een kaart gedekt neer; de hoogste kaart wint de ronde.
# en: b1cc0065
hc-lesson-9 = Leg een 2. Je 4 kun je voor later bewaren.
# en: 27c9a377
hc-lesson-10 = Je hebt de eerste ronde gewonnen. Leg de andere 2.
# en: 4277f5ed
hc-lesson-11 = Twee rondes zijn van jou, en de rooftocht dus ook. Leg de 3.
# en: 1bb8c65d
hc-lesson-12 = Je hebt een punt gewonnen, en je mag een buit nemen. Neem het rund van Bob.
# en: 25fbf109
hc-lesson-13 = Na een rooftocht trekken beiden vijf kaarten en leggen er twee af. Je hebt evenveel kaarten als krijgers. Leg een 1 af.
# en: 326208f7
hc-lesson-14 = Leg de andere 1 af.
# en: b5090acf
hc-lesson-15 = Alle drie zijn aan de beurt geweest, dus de ronde is gewaardeerd: groen voor de meeste monniken, rood voor runderen, en blauw voor meer doedelzakspelers en burchten dan een ander runderen heeft.
# en: f1cee4b2
hc-lesson-16 = De partij is al vijf rondes bezig. Je hebt veel punten, en nu gaat Bob op rooftocht tegen jou.
# en: 58d46848
hc-lesson-17 = Wie wordt aangevallen, moet verdedigen. Bobs kaart ligt daar. Leg je 3.
# en: 68d19c8b
hc-lesson-18 = Je hebt die ronde gewonnen. Leg nu een 4 met een doedelzakspeler: die telt 1 extra en gaat naar de buidel.
# en: 1c562482
hc-lesson-19 = Je hebt de rooftocht afgeslagen: 2 punten voor jou. Leg een 1 af.
# en: 78a613b4
hc-lesson-20 = Leg nog een 1 af. Dan wordt de ronde gewaardeerd, en kan de partij eindigen.
# en: 516a0571
hc-lesson-21 = De omgedraaide tegel is niet hoger dan jouw punten, dus de partij is afgelopen.
