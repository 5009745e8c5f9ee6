### How to play Highland Clans.

# en: 781beb8d
hc-how-aim-title = Das Ziel
# en: 38cb2876
hc-how-aim-text = Führe deinen Clan zu den meisten Punkten. Dein Gefolge steht an deinem Hof, Gebäude stehen auf deinen Landgütern, und jede Runde werden sie gewertet.
# en: 7960f700
hc-how-aim-picture = Ein Krieger, ein Pfeifer, ein Mönch, ein Rind, eine Burg und ein Kloster
# en: 9c86b474
hc-how-turn-title = Dein Zug
# en: 870194e0
hc-how-turn-picture = Sechs Klötzchen: 1 gelbes, 2 blaue, 2 grüne, 1 rotes
# en: 134c0232
hc-how-court = Ein Klötzchen kommt an den Hof
# en: 003ac427
hc-how-built-cattle = 1 rotes ist ein Rind
# en: b0b3afcd
hc-how-built-castle = 2 blaue sind eine Burg
# en: 6cd2ebcd
hc-how-built-monastery = 3 grüne sind ein Kloster
# en: e03946ab
hc-how-symbols-title = Was Klötzchen werden
# en: 49b85949
hc-how-symbols-text = Auf einem Landgut steht ein Gebäude. Mehr Land: Ein Landgut kostet 1 gelbes und 1 rotes, oder 1 gelbes und 2 grüne. Ein Barde kostet 1 blaues, nimmt einem anderen Hof Gefolge weg und ist deine einzige Aktion. Du hast so viele Raubzugkarten auf der Hand wie Krieger am Hof.
# en: f32819e8
hc-how-raid-title = Ein Raubzug
# en: 8e9d3796
hc-how-raid-picture = Eine 3 mit einem Pfeifer schlägt eine 3
# en: aa75f292
hc-how-raid-text = Dreimal legen beide Seiten verdeckt eine Karte; ein Pfeifer darauf zählt 1 mehr und ist dann verbraucht. Wer mehr Runden gewinnt, gewinnt den Raubzug. Der angreifende Clan erhält 1 Punkt und eine Beute, oder 2 Punkte, wenn es keine gibt. Gewinnt der verteidigende, erhält er 2, und der angreifende verliert 1. Gewinnt niemand, erhält der angreifende 1.
# en: f4422285
hc-how-scoring-title = Wertung nach jeder Runde
# en: d8ed7aa2
hc-how-end-title = Das Ende
# en: a8f7436a
hc-how-end-text = Nach jeder Runde kommt ein Landgut aus dem Spiel. Ab 30 Punkten wird es aufgedeckt: Liegt seine Zahl nicht über der höchsten Punktzahl, endet die Partie. Sie endet auch, wenn kein Landgut mehr da ist, und sofort, wenn der Beutel weniger als sechs Klötzchen hat. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
# en: b5d77c81
hc-how-turn-step-1 = Sechs Klötzchen werden aus dem Beutel gezogen: deine Reserve.
# en: cc2337ce
hc-how-turn-step-2 = Führe eine oder zwei verschiedene Aktionen mit höchstens vier davon aus. Wer in der Runde zuletzt am Zug ist, hat nur eine.
# en: fc68145e
hc-how-turn-step-3 = Beginne einen Raubzug, tausche eine bis drei Karten, oder verzichte auf beides.
# en: 556c8a07
hc-how-scoring-green = Am meisten Grün: 3 Punkte; am zweitmeisten: 2. Wer sich einen Rang teilt, erhält je 1; ist es der erste, bleibt der zweite leer. Ein Kloster zählt 3.
# en: cf9f6e0c
hc-how-scoring-red = Je 1 Punkt, und 2 mehr für die größte Herde, aber nicht für eine geteilte.
# en: b9652ebf
hc-how-scoring-blue = 1 Punkt je Pfeifer und 2 je Burg, abzüglich der größten Herde eines anderen Clans.
# en: 8897435c
hc-how-scoring-yellow = Die meisten Krieger: das größte Gefolge, das Klötzchen neu ziehen darf.
