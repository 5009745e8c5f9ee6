### The table of Highland Clans. Pieces, colours and numbers of things are in highland_clans.ftl: $what, $takes, $colour have the forms that they have there.

# en: a8c6ef98
hc-label-reserve = Reserve von { $name }
# en: b6b1f9ce
hc-label-reserve-cube = { $colour_one } Klötzchen der Reserve
# en: 29de5cd6
hc-label-actions =
    { $most ->
        [one] { $done } von { $most } Aktion
       *[other] { $done } von { $most } Aktionen
    }
# en: 45423d96
hc-label-used = { $used } von { $most } Klötzchen
# en: 69421ee5
hc-label-round-word = Runde
# en: 237c1569
hc-label-stacks = Landgüter und Raubzugkarten
# en: f5f03e3c
hc-label-start = { $name } fängt die Runde an
# en: 4491b8fd
hc-label-following = { $name } hat das größte Gefolge
# en: 57f806a6
hc-label-bag = Beutel: { $cubes }
# en: 605a3456
hc-label-bag-title = Beutel
# en: 7ba8a8fd
hc-label-deck-title = Karten
# en: af86d102
hc-label-discards-title = Ablage
# en: db59c81b
hc-label-domains = Landgüter
# en: fe5a939f
hc-label-deck =
    { $number ->
        [one] { $number } Raubzugkarte im Stapel
       *[other] { $number } Raubzugkarten im Stapel
    }
# en: 2b93786f
hc-label-discards =
    { $number ->
        [one] { $number } abgeworfene Karte
       *[other] { $number } abgeworfene Karten
    }
# en: 48993724
hc-label-supply =
    { $left ->
        [one] Vorrat: { $left } Landgut
       *[other] Vorrat: { $left } Landgüter
    }
# en: ae75edb2
hc-label-clan =
    { $points ->
        [one] Clan von { $name }, { $points } Punkt
       *[other] Clan von { $name }, { $points } Punkte
    }
# en: 9c67072a
hc-label-court = Hof von { $name }: { $warriors }, { $pipers }, { $monks }
# en: 7205d011
hc-label-land = { $what } von { $name }
# en: fcee10c7
hc-label-free-land = freies Landgut von { $name }
# en: d7de46f0
hc-label-card = Raubzugkarte { $value }
# en: 37f075fa
hc-label-hand-of = Raubzugkarten von { $name }
# en: bd274c95
hc-label-no-raid = Kein Raubzug
# en: 66d06461
hc-label-raid-title = Raubzug
# en: 196649d9
hc-label-raid-round = Runde { $round } von 3
# en: 1838cdcd
hc-label-raids = greift an
# en: 3f277cbd
hc-label-defends = verteidigt
# en: 09a3989a
hc-label-track = Punkteleiste: { $clans }. Ab 30 ist die rote Zone.
# en: af3bf056
hc-label-none = keine
# en: c24807b8
hc-label-hand =
    { $number ->
        [one] Hand von { $name }: { $number } Raubzugkarte, { $cards }
       *[other] Hand von { $name }: { $number } Raubzugkarten, { $cards }
    }
# en: df12e5eb
hc-label-hand-hidden =
    { $number ->
        [one] Hand von { $name }: { $number } Raubzugkarte, verdeckt
       *[other] Hand von { $name }: { $number } Raubzugkarten, verdeckt
    }
# en: d617ecbe
hc-label-raid =
    Raubzug: { $attacker } gegen { $defender }. { $fought ->
        [one] { $fought } Kampfrunde ausgetragen
       *[other] { $fought } Kampfrunden ausgetragen
    }, gewonnen { $first } und { $second }. { $laid ->
        [one] { $laid } Karte gelegt
       *[other] { $laid } Karten gelegt
    }.
# en: c7cf5ea0
hc-about-clause = In der Spielregel: { $clause }
# en: ee9ab982
hc-about-redraw = Wer das größte Gefolge hat, darf es in den Beutel zurücklegen und ein anderes ziehen. Ein Klick markiert es.
# en: 44b01467
hc-about-track-title = Punkteleiste
# en: 7b17c096
hc-about-track-text = Jeder Clan hat einen Marker auf dem Stein seiner Punkte. Die rote Zone beginnt bei 30: Von da an wird nach jeder Runde ein Landgutplättchen aufgedeckt, und die Partie kann enden.
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
# en: 3aacfbec
hc-now-standing = { $name }: { $points }
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
# en: 86066777
hc-prompt-keep = Behalte die sechs Klötzchen, oder klicke auf die, die du zurücklegst.
# en: 361c998a
hc-prompt-piper = Spiele die Karte mit oder ohne Pfeifer.
# en: 3f44a335
hc-prompt-lay = Lege eine Karte verdeckt.
# en: 1437ed4d
hc-prompt-discard = Wähle eine Karte zum Abwerfen.
# en: d3dd4682
hc-prompt-spoil = Nimm eine Beute, oder nimm nichts.
# en: fed22463
hc-prompt-raid = Greife einen Hof an, tausche eine bis drei Karten, oder verzichte auf beides.
# en: 60fcf8a0
hc-prompt-domain = Wähle, wie du das Landgut bezahlst.
# en: ffd71c7a
hc-prompt-where = Wähle, wohin das Klötzchen kommt: an einen Hof oder auf ein freies Landgut.
# en: fdbae72b
hc-prompt-which = Wähle einen dieser Züge.
# en: c4b16ab1
hc-prompt-action = Wähle ein Klötzchen und wohin es kommt, oder wähle den Vorrat, um ein Landgut zu kaufen.
# en: d6c2b5c1
hc-milestone-name = Wertung
# en: d40ad8c5
hc-milestone-scored = die Runde wird gewertet
# en: 216a0ddc
hc-option-raid_refill = Nach einem Raubzug abwerfen
# en: 6915b489
hc-option-hand = zwei beliebige der Hand
# en: e1dce9a9
hc-option-drawn = zwei der gerade gezogenen
# en: efa6a322
hc-group-six = Die sechs Klötzchen
# en: 0c5afc75
hc-group-redraw = Zurücklegen und neu ziehen
# en: 74be9deb
hc-group-build = Bauen
# en: 0309ca06
hc-group-court = An den Hof
# en: 61ab8861
hc-group-domain = Landgut kaufen
# en: d2a738ae
hc-group-bard = Barden schicken
# en: e3965714
hc-group-exchange = Karten tauschen
# en: 50bfc138
hc-group-lay = Karte legen
# en: 92e8c4ea
hc-group-spoils = Beute
# en: 5b2727cb
hc-group-discard = Abwerfen
# en: ef7a6fd1
hc-move-keep = Klötzchen behalten
# en: a1f2ff83
hc-move-redraw = { $cubes } zurücklegen
# en: 3189ac2a
hc-move-build = { $what } auf freies Landgut
# en: 4769a263
hc-move-warrior = Krieger an den Hof
# en: 627e4ae5
hc-move-piper = Pfeifer an den Hof
# en: 7ce4cc43
hc-move-monks =
    { $count ->
        [one] { $count } Mönch an den Hof
       *[other] { $count } Mönche an den Hof
    }
# en: e14b32e5
hc-move-domain-red = Landgut für 1 gelbes { $place_from } und 1 rotes
# en: 79e35176
hc-move-domain-green =
    { $number ->
        [0] Landgut für 1 gelbes { $place_from } und 2 grüne aus der Reserve
       *[other] Landgut für 1 gelbes { $place_from } und 2 grüne, { $number } davon vom Hof
    }
# en: bf9546e2
hc-move-bard = Barde zu { $opponent }: { $takes } in den Beutel
# en: f7bea8d9
hc-move-bard-keep = Barde zu { $opponent }: { $takes } in den Beutel ({ $kept } behalten)
# en: 2b68816f
hc-move-end-actions = Keine weitere Aktion
# en: 0e6da47f
hc-move-raid = Raubzug gegen { $opponent }
# en: 5ee736e1
hc-move-exchange = { $cards } tauschen
# en: df616028
hc-move-end-turn = Weder Raubzug noch Tausch
# en: 93fac663
hc-move-lay = Eine { $card } legen
# en: ca7a6230
hc-move-lay-piper = Eine { $card } mit Pfeifer legen
# en: 6382495e
hc-move-spoil = { $what } nehmen
# en: daadae6d
hc-move-no-spoil = Nichts nehmen
# en: 5fb6eb2f
hc-move-discard = Eine { $card } abwerfen
