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
# en: 44b01467
hc-about-track-title = Punkteleiste
# en: 7b17c096
hc-about-track-text = Jeder Clan hat einen Marker auf dem Stein seiner Punkte. Die rote Zone beginnt bei 30: Von da an wird nach jeder Runde ein Landgutplättchen aufgedeckt, und die Partie kann enden.
# en: 3aacfbec
hc-now-standing = { $name }: { $points }
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
