### What the table of Highland Clans tells those who ask: explanations, and the table of points at the end.

# en: c7cf5ea0
hc-about-clause = In der Spielregel: { $clause }
# en: ee9ab982
hc-about-redraw = Wer das größte Gefolge hat, darf es in den Beutel zurücklegen und ein anderes ziehen. Ein Klick markiert es.
# en: 3eb122f6
hc-about-space-text = Ein Stein der Punkteleiste. Punkte fallen nie unter 0.
# en: 84895ec8
hc-about-space-red = Ein Stein der roten Zone. Steht ein Clan nach einer Wertung hier oder weiter, wird ein Landgutplättchen aufgedeckt. Die Partie endet, wenn seine Zahl nicht über der höchsten Punktzahl liegt.
# en: 1b541249
hc-about-space-shown = Ein Landgutplättchen mit dieser Zahl wurde aufgedeckt.
# en: 1232efbe
hc-about-cube-yellow-title = Gelbes Klötzchen: ein Krieger
# en: 4999f244
hc-about-cube-yellow-text = Ein Krieger bringt eine Raubzugkarte. Wer die meisten Krieger hat, erhält das größte Gefolge.
# en: 67de94e5
hc-about-cube-blue-title = Blaues Klötzchen: ein Pfeifer, eine halbe Burg oder ein Barde
# en: ee6aed0e
hc-about-cube-blue-text = Jede Runde bringen ein Pfeifer 1 und eine Burg 2, abzüglich der größten Herde eines anderen Clans.
# en: b7861da1
hc-about-cube-green-title = Grünes Klötzchen: ein Mönch oder ein Drittel eines Klosters
# en: 28ca0f60
hc-about-cube-green-text = Jede Runde bringt am meisten Grün 3, am zweitmeisten 2. Ein Mönch zählt 1, ein Kloster 3.
# en: dc5e20b2
hc-about-cube-red-title = Rotes Klötzchen: ein Rind
# en: d6977f38
hc-about-cube-red-text = Jede Runde bringt jedes Rind 1, und die größte Herde 2 mehr.
# en: 9916daa2
hc-about-reserve-title = Reserve
# en: aca4e5f2
hc-about-reserve-text = In jedem Zug werden sechs Klötzchen gezogen. Eine oder zwei verschiedene Aktionen dürfen vier davon verbrauchen; die übrigen kommen zurück in den Beutel.
# en: 44961827
hc-about-bag-title = Beutel
# en: 74bcd137
hc-about-bag-text = Er enthält alle Klötzchen, die nirgends sonst liegen. In jedem Zug werden sechs gezogen. Sind es weniger als sechs, endet die Partie sofort.
# en: 7995878c
hc-about-supply-title =
    { $left ->
        [one] Vorrat: { $left } Landgut
       *[other] Vorrat: { $left } Landgüter
    }
# en: e272c2bf
hc-about-supply-text = Ein gekauftes Landgut wird ein weiteres deiner eigenen, bis zu vier. Es kostet 1 gelbes und 1 rotes oder 1 gelbes und 2 grüne. Nach jeder Runde kommt eines aus dem Spiel.
# en: 763364f4
hc-about-deck-title =
    { $left ->
        [one] Stapel: { $left } Raubzugkarte
       *[other] Stapel: { $left } Raubzugkarten
    }
# en: ec1bb0cc
hc-about-deck-text = Die Karten haben die Werte 1 bis 4. Ist der Stapel leer, wird der Ablagestapel gemischt.
# en: 493f2ff5
hc-about-discards-title =
    { $number ->
        [one] Ablagestapel: { $number } Karte
       *[other] Ablagestapel: { $number } Karten
    }
# en: dd8f42b6
hc-about-discards-text = Karten eines Raubzugs liegen hier offen. Alle anderen abgeworfenen sind verdeckt.
# en: 5af95388
hc-about-raid-title = Raubzug
# en: d7bd09fb
hc-about-raid-text = Nach den Aktionen darf man einen Raubzug gegen einen anderen Clan beginnen. Es gibt drei Kampfrunden: Beide Seiten legen eine Karte, mit oder ohne Pfeifer, und die höhere Summe gewinnt. Gewinnt der angreifende Clan, erhält er 1 Punkt und eine Beute, oder 2 Punkte, wenn nichts zu holen ist. Gewinnt der verteidigende Clan, erhält er 2 Punkte, und der angreifende verliert 1. Gewinnt niemand, erhält der angreifende Clan 1.
# en: 502c51a3
hc-about-court-title = Hof von { $name }
# en: ccf00b03
hc-about-court-own = Krieger bestimmen die Größe der Hand, Pfeifer helfen bei Raubzügen, Mönche bringen Punkte. Ein Hof bezahlt auch für Landgüter.
# en: e20ca666
hc-about-court-other = Nach den Aktionen darf man einen Raubzug gegen diesen Clan beginnen. Ein Barde nimmt ihm eine oder zwei Figuren vom Hof weg; drei Krieger bleiben immer.
# en: 69ccc96b
hc-about-cattle-title = Rind
# en: 81edc384
hc-about-cattle-text = 1 Punkt jede Runde, und 2 mehr für die größte Herde. Die größte Herde eines anderen Clans mindert, was Blau bringt.
# en: 3a711cbb
hc-about-castle-title = Burg
# en: 07e2f70c
hc-about-castle-text = Sie zählt in jeder Wertung als 2 blaue.
# en: 8a581d74
hc-about-monastery-title = Kloster
# en: 797eabc2
hc-about-monastery-text = Es zählt in jeder Wertung als 3 grüne.
# en: 9c1eb819
hc-about-built-stays = Wer es besitzt, kann es nicht wegnehmen. Das kann nur ein verlorener Raubzug.
# en: 3f96e837
hc-about-spoil = Der angreifende Clan hat gewonnen und darf dies jetzt nehmen: Ein Rind wird gestohlen, eine Burg oder ein Kloster kommt in den Beutel.
# en: ce3577e3
hc-about-land-title = Freies Landgut
# en: ef9ca835
hc-about-land-text = Auf einem Landgut stehen ein Rind (1 rotes), eine Burg (2 blaue) oder ein Kloster (3 grüne), alles aus der Reserve.
# en: 1c2634b1
hc-about-card-title = Raubzugkarte { $value }
# en: 0bc05e89
hc-about-card-text = In einem Raubzug zählt sie ihren Wert, und mit einem Pfeifer 1 mehr. Eine Hand hat so viele Karten, wie ihr Hof Krieger hat.
# en: e1c7da38
hc-about-hand-title =
    { $number ->
        [one] Hand von { $name }: { $number } Karte
       *[other] Hand von { $name }: { $number } Karten
    }
# en: 1fd5d435
hc-about-hand-text = Sie hat so viele Karten, wie der Hof Krieger hat. Nur wer sie hält, sieht sie.
# en: 56ff5384
hc-about-start-title = Startmarker
# en: 921c0cc5
hc-about-start-text = { $name } fängt diese Runde an. Wer in einer Runde zuletzt am Zug ist, hat nur eine Aktion. Der Marker wandert nach links.
# en: abb82d09
hc-about-following-title = Größtes Gefolge
# en: 11fb1590
hc-about-following-text = { $name } hatte bei der letzten Wertung die meisten Krieger und darf einmal je Zug Klötzchen der Reserve neu ziehen.
# en: 1252978e
hc-about-clauses = { $first } bis { $last }
# en: 96c04d7b
hc-now-more =
    { $number ->
        [one] und { $number } weiterer Weg
       *[other] und { $number } weitere Wege
    }
# en: 4a3ab248
hc-now-action-warrior = Krieger: 1 gelbes aus der Reserve, und eine Raubzugkarte wird gezogen.
# en: 1ac88da4
hc-now-action-piper = Pfeifer: 1 blaues aus der Reserve.
# en: 0ebc4cb8
hc-now-action-monk = Mönche: 1 oder 2 grüne aus der Reserve.
# en: ed726af2
hc-now-action-cattle = Rind: 1 rotes aus der Reserve, auf ein freies Landgut.
# en: 35c5f162
hc-now-action-castle = Burg: 2 blaue aus der Reserve, auf ein freies Landgut.
# en: 091d38ea
hc-now-action-monastery = Kloster: 3 grüne aus der Reserve, auf ein freies Landgut.
# en: 5e212e91
hc-now-action-domain = Landgut: 1 gelbes und 1 rotes, oder 1 gelbes und 2 grüne. Du wählst, was der Hof bezahlt.
# en: 974efa48
hc-now-action-bard = Barde: 1 blaues kommt in den Beutel. Er ist die einzige Aktion des Zugs.
# en: 1f2502ee
hc-now-here = Hier: { $clans }.
# en: 05f08179
hc-now-used = { $used } von { $most } Klötzchen sind in diesem Zug verbraucht.
# en: 79ac7e97
hc-now-shown = Bisher aufgedeckt: { $numbers }.
# en: 5f6ed5d8
hc-now-action-not = { $action }: { $reason }
# en: db2a3529
hc-now-move-for = { $move }, für { $cost }
# en: 2ea35ce8
hc-now-raid = { $attacker } gegen { $defender }: { $fought } von 3 Runden ausgetragen, { $attacker } gewann { $first }, { $defender } gewann { $second }.
# en: 4bfff669
hc-action-warrior = Krieger
# en: 49370600
hc-action-piper = Pfeifer
# en: 4a4a2d5d
hc-action-monk = Mönche
# en: eef43f7c
hc-action-cattle = Rind
# en: 89f6bb81
hc-action-castle = Burg
# en: 8a83690f
hc-action-monastery = Kloster
# en: fd3070b2
hc-action-domain = Landgut
# en: 239f72cd
hc-action-bard = Barde
# en: bef9d1ab
hc-reason-redraw = Zuerst werden die sechs Klötzchen behalten, oder einige zurückgelegt (HC-13).
# en: b9ade3ed
hc-reason-no-actions = Jetzt ist nicht die Zeit für Aktionen (HC-11).
# en: 3a183d11
hc-reason-taken = Sie wurde in diesem Zug schon ausgeführt; die zweite muss eine andere sein (HC-14).
# en: 125ae693
hc-reason-over = Die Aktionen dieses Zugs sind vorbei (HC-14).
# en: 3ada8d5d
hc-reason-bard-alone = Ein Barde muss die einzige Aktion des Zugs sein (HC-14).
# en: fc177360
hc-reason-too-many = Das würde mehr als { $most } Klötzchen verbrauchen; { $used } sind verbraucht (HC-15).
# en: 2146e07c
hc-reason-too-few =
    Das kostet { $count ->
        [one] { $count } { $colour_one }
       *[other] { $count } { $colour_many }
    }; in der Reserve { $has ->
        [0] ist keines
        [one] ist { $has }
       *[other] sind { $has }
    }.
# en: 2694fa37
hc-reason-no-free-land = Kein Landgut ist frei (HC-30).
# en: 94c8e848
hc-reason-nothing-to-take = An keinem Hof ist etwas, das ein Barde nehmen darf (HC-25, HC-29).
# en: cd2d89e4
hc-reason-no-supply = Der Vorrat ist leer (HC-28).
# en: 4c199d0e
hc-reason-no-room = Der Clan hat schon vier Landgüter gekauft (HC-28).
# en: 598427e3
hc-reason-no-yellow = Es gibt kein gelbes: In der Reserve ist keines, und drei Krieger bleiben am Hof (HC-25).
# en: 8ea6475f
hc-reason-no-second-price = Es gibt weder 1 rotes noch 2 grüne dafür (HC-28).
# en: 15421799
hc-reason-game-over = Die Partie ist vorbei.
# en: cb1c6925
hc-reason-turn-of = { $name } ist am Zug.
# en: efab18a7
hc-reason-wait-to-lay = Die andere Seite legt ihre Karte zuerst.
# en: dcec3ca9
hc-reason-not-in-raid = Du bist an diesem Raubzug nicht beteiligt.
# en: bda4d775
hc-reason-act-first = Zuerst kommen die Aktionen; danach kannst du Karten tauschen oder einen Raubzug beginnen.
# en: c1a1ed02
hc-reason-bard-first = Für einen Barden wähle zuerst ein blaues Klötzchen. Ein Raubzug kommt nach den Aktionen.
# en: bd433eb3
hc-reason-raid-later = Ein Raubzug oder ein Barde ist jetzt nicht möglich.
# en: 69cbb8d5
hc-result-start-name = Zu Beginn
# en: 3b106d1d
hc-result-start-explain = 2, 5 oder 8 Punkte in einer Partie zu dritt, zu viert oder zu fünft (HC-05).
# en: 5b24c753
hc-result-green-name = Grün: Mönche, Klöster
# en: 773a3cd1
hc-result-green-explain = Das meiste und das zweitmeiste Grün jeder Runde (HC-61).
# en: 0221ba2b
hc-result-red-name = Rot: Rinder
# en: 8ef72794
hc-result-red-explain = 1 für jedes Rind in jeder Runde, und 2 für die größte Herde (HC-62).
# en: d5feb4ff
hc-result-blue-name = Blau: Pfeifer, Burgen
# en: 8c72648b
hc-result-blue-explain = Blau jeder Runde, abzüglich der größten Herde eines anderen Clans (HC-63).
# en: b8d3ab5e
hc-result-attacks-name = Eigene Raubzüge
# en: 86845890
hc-result-attacks-explain = 1 oder 2 für einen Raubzug, der nicht verloren ging, und 1 weniger für einen verlorenen (HC-44 bis HC-47).
# en: 953e62fc
hc-result-defences-name = Verteidigung
# en: cf9a312f
hc-result-defences-explain = 2 für jeden abgewehrten Raubzug (HC-46).
