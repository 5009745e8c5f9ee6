### The first lesson of Highland Clans, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob and Cid are AIs.

# en: a6f50a61
hc-lesson-1 = Willkommen in den Highlands. Du führst einen Clan gegen Bob und Cid. Wer am Ende die meisten Punkte hat, gewinnt.
# en: d5969d82
hc-lesson-2 = An deinem Hof stehen Krieger (gelb), Pfeifer (blau) und Mönche (grün). Jede Runde gibt Punkte für sie.
# en: d7241577
hc-lesson-3 = In deinem Zug werden sechs Klötzchen aus dem Beutel gezogen. Mit ihnen bezahlst du eine oder zwei verschiedene Aktionen.
# en: 7979af12
hc-lesson-4 = Nimm zwei Mönche: Klicke auf ein grünes Klötzchen und dann auf deinen Hof. Beide grünen kommen dorthin.
# en: b764de02
hc-lesson-5 = Du hast noch eine Aktion. Versuche, einen Barden zu Bob zu schicken: Klicke auf ein blaues Klötzchen und dann auf den Hof von Bob.
# en: 61be7077
hc-lesson-6 = Der Dienst nennt die Regel. Baue also eine Burg aus zwei blauen Klötzchen: Klicke auf ein blaues und dann auf dein freies Landgut.
# en: 6cd9da4e
hc-lesson-7 = Nach deinen Aktionen darfst du einen Raubzug beginnen. Klicke auf den Hof von Bob.
# en: fc6f28ea
hc-lesson-8 = Ein Raubzug hat drei Kampfrunden. Ihr legt beide verdeckt eine Karte; die höhere Karte gewinnt die Runde.
# en: b1cc0065
hc-lesson-9 = Lege eine 2. Deine 4 kannst du für später behalten.
# en: 27c9a377
hc-lesson-10 = Du hast die erste Runde gewonnen. Lege die andere 2.
# en: 4277f5ed
hc-lesson-11 = Zwei Runden gehören dir, und damit der Raubzug. Lege die 3.
# en: 1bb8c65d
hc-lesson-12 = Du hast einen Punkt gewonnen und darfst eine Beute nehmen. Nimm das Rind von Bob.
# en: 25fbf109
hc-lesson-13 = Nach einem Raubzug ziehen beide fünf Karten und werfen zwei ab. Du hast so viele Karten wie Krieger. Wirf eine 1 ab.
# en: 326208f7
hc-lesson-14 = Wirf die andere 1 ab.
# en: b5090acf
hc-lesson-15 = Alle drei waren am Zug, also wurde die Runde gewertet: Grün für die meisten Mönche, Rot für Rinder, und Blau für mehr Pfeifer und Burgen, als ein anderer Clan Rinder hat.
# en: f1cee4b2
hc-lesson-16 = Die Partie läuft schon fünf Runden. Du hast viele Punkte, und jetzt beginnt Bob einen Raubzug gegen dich.
# en: 58d46848
hc-lesson-17 = Wer angegriffen wird, muss sich verteidigen. Bobs Karte liegt da. Lege deine 3.
# en: 68d19c8b
hc-lesson-18 = Du hast diese Runde gewonnen. Lege jetzt eine 4 mit einem Pfeifer: Er zählt 1 mehr und kommt in den Beutel.
# en: 1c562482
hc-lesson-19 = Du hast den Raubzug abgewehrt: 2 Punkte für dich. Wirf eine 1 ab.
# en: 78a613b4
hc-lesson-20 = Wirf noch eine 1 ab. Dann wird die Runde gewertet, und die Partie kann enden.
# en: 516a0571
hc-lesson-21 = Das aufgedeckte Plättchen liegt nicht über deinen Punkten, also ist die Partie beendet.
