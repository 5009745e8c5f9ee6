### What the table of Glen More tells those who ask: explanations, and the table of points at the end.

# en: e3b9d06b
gm-label-space-number = Veld { $space }
# en: 73856e22
gm-label-the-die = de dobbelsteen
# en: 61ab259b
gm-label-locations-title = Bijzondere plaatsen
# en: 7a586df3
gm-label-holding-titles-points = Punten
# en: 65cf9c20
gm-label-holding-titles-coins = Munten
# en: f2e99e22
gm-label-holding-titles-barrels = Whiskyvaten
# en: 58314abd
gm-label-holding-titles-chieftains = Clanhoofden
# en: e1b53514
gm-label-cost-nothing = Kost niets.
# en: f31b15b7
gm-label-cost-barrel =
    { $barrels ->
        [one] Kost je enige whiskyvat, ongevraagd gegeven.
       *[other] Kost een van je { $barrels } whiskyvaten, ongevraagd gegeven.
    }
# en: 2e000806
gm-label-cost-no-barrel = Kost een whiskyvat, en je hebt er geen (GM-25).
# en: 55142e07
gm-label-cost-member = Kost een clanlid van een tegel, of een clanhoofd; jij kiest.
# en: ddb65806
gm-label-cost-no-member = Kost een clanlid of een clanhoofd, en je hebt geen van beide (GM-34).
# en: 6795bcf5
gm-label-cost-distinct =
    { $coins ->
        [0] Kost { $number } verschillende grondstoffen, die je hebt.
        [one] Kost { $number } verschillende grondstoffen: minstens { $coins } munt op de markt.
       *[other] Kost { $number } verschillende grondstoffen: minstens { $coins } munten op de markt.
    }
# en: 79282f25
gm-label-cost-sold-out = Je mist { $kind }, en de markt verkoopt dat niet meer (GM-20).
# en: b0a278f2
gm-label-cost-short =
    { $missing ->
        [one] Je kunt niet betalen: { $missing } munt te weinig (GM-23).
       *[other] Je kunt niet betalen: { $missing } munten te weinig (GM-23).
    }
# en: 802ec1fb
gm-label-cost-given = Kost je { $what }.
# en: 9334dfdc
gm-label-cost-bought =
    { $coins ->
        [one] Je mist { $what }: { $coins } munt op de markt. Je hebt { $owned }.
       *[other] Je mist { $what }: { $coins } munten op de markt. Je hebt { $owned }.
    }
# en: e3210e50
gm-label-cost-sell-first =
    { $missing ->
        [one] Voor nog { $missing } munt moeten er grondstoffen worden verkocht.
       *[other] Voor nog { $missing } munten moeten er grondstoffen worden verkocht.
    }
# en: ebd2ab4c
gm-label-cost-unasked = Wat maar op één manier kan worden betaald, wordt meteen betaald.
# en: d33fb258
gm-label-location = { $name }: { $text }
# en: 1cee9554
gm-said-not-your-turn = { $name } is aan de beurt.
# en: e922a2e1
gm-said-took-already = Je hebt deze beurt al een tegel genomen (GM-12).
# en: 758ca14f
gm-said-taking = Een klik neemt deze.
# en: 3fc42caf
gm-said-cannot-take = Je kunt deze nu niet nemen.
# en: 9330dcd1
gm-said-discards = Je kunt geen tegel nemen. Een klik haalt deze uit het spel (GM-14).
# en: e2859d65
gm-said-no-cell = In je gebied is geen plek waar deze mag liggen (GM-30 tot en met GM-32).
# en: 49426df8
gm-said-cannot-place-once-paid = Deze is niet zowel te betalen als te leggen (GM-11).
# en: 02223333
gm-said-way =
    { $steps ->
        [one] Je pion gaat { $steps } veld vooruit.
       *[other] Je pion gaat { $steps } velden vooruit.
    }
# en: d555c940
gm-said-others-first =
    { $number ->
        [one] { CAPITAL($names) } staat dan achter je en gaat eerst.
       *[other] { CAPITAL($names) } staan dan achter je en gaan eerst.
    }
# en: ba8000f8
gm-said-again-you = Je staat dan nog steeds achteraan en hebt ook de volgende beurt.
# en: ced3e1c3
gm-said-leave =
    { $number ->
        [one] { $number } tegel blijft achter en gaat uit het spel.
       *[other] { $number } tegels blijven achter en gaan uit het spel.
    }
# en: d9d7b474
gm-said-holds = Daarop: { $cubes }.
# en: 9faadf33
gm-said-members =
    { $number ->
        [one] { $number } clanlid erop.
       *[other] { $number } clanleden erop.
    }
# en: b479c7ca
gm-said-activate-later-take = Tegels worden geactiveerd als je er een hebt genomen en gelegd.
# en: 90e6b31d
gm-said-activate-later-pay = Betaal eerst de tegel die je hebt genomen.
# en: 492886b2
gm-said-activate-later-place = Leg eerst de tegel die je hebt genomen.
# en: 84591e3a
gm-said-activate-later-move = Het activeren is in deze beurt voorbij (GM-12).
# en: bbeea64f
gm-said-activate-later-discarded = Na een afgelegde tegel wordt er niets geactiveerd (GM-14).
# en: f2639abb
gm-said-was-activated = Deze is deze beurt al geactiveerd (GM-50).
# en: 3fc36038
gm-said-loch-does-nothing = Een loch doet niets als het wordt geactiveerd (GM-59).
# en: 7dc0102a
gm-said-not-near = Dit is niet de nieuwe tegel en grenst er ook niet aan (GM-50).
# en: 02db5f09
gm-said-full = Daarop liggen al drie grondstoffen (GM-52).
# en: b858337f
gm-said-cannot-exchange = Je mist wat deze vraagt, en kunt het niet kopen (GM-27).
# en: b906fb6a
gm-said-cell-closed = { $name } mag hier niet liggen
# en: 9bae8fab
gm-said-cell-open = { $name } mag hier liggen
# en: 235bede2
gm-said-would-activate = Hier zou je dan naast de nieuwe tegel kunnen activeren: { $names }.
# en: bd46daf1
gm-said-member-comes = Er komt een nieuw clanlid bij.
# en: ac82eda8
gm-said-cube-pays = Hiermee betaal je tegels en ruil, waar het ook ligt (GM-53).
# en: c8c340bd
gm-said-sells-for =
    { $price ->
        [one] Verkopen levert nu { $price } munt op.
       *[other] Verkopen levert nu { $price } munten op.
    }
# en: df24d556
gm-said-cannot-sell = Niet te verkopen: de markt heeft geen munt voor { $kind_plural } (GM-22).
# en: 92a8482a
gm-said-click-sells =
    { $price ->
        [one] Klik hierop, en dan op de bijbehorende kolom van de markt, om voor { $price } munt te verkopen.
       *[other] Klik hierop, en dan op de bijbehorende kolom van de markt, om voor { $price } munten te verkopen.
    }
# en: 42c2c0c7
gm-said-members-on =
    { $number ->
        [one] { $number } clanlid op { $tile }
       *[other] { $number } clanleden op { $tile }
    }
# en: bea5146b
gm-said-members-allow = Een nieuwe tegel moet aan je gebied grenzen, en op een van de acht tegels eromheen moet een clanlid staan.
# en: bf231aeb
gm-said-open-cells =
    { $number ->
        [one] { $number } plek van dit gebied is nu open.
       *[other] { $number } plekken van dit gebied zijn nu open.
    }
# en: 72b429fa
gm-said-click-gives-member = Een klik geeft een clanlid voor Loch Ness.
# en: 7f5b85e7
gm-said-click-moves =
    { $points ->
        [one] Klik hierop, en dan op een aangrenzende tegel of je clanhoofden: je enige bewegingspunt.
       *[other] Klik hierop, en dan op een aangrenzende tegel of je clanhoofden: een van { $points } bewegingspunten.
    }
# en: 910db6ee
gm-said-no-movement = Je hebt geen bewegingspunt. Dorpen en kastelen geven er elk een.
# en: 3691763c
gm-said-your-figure = { $name }, jouw pion
# en: eeccbba2
gm-said-hindmost = Wie achteraan staat op het parcours, is aan de beurt en mag zo ver vooruit als gewenst (GM-10).
# en: ef76905f
gm-said-die = Met twee of drie spelers gaat hij mee. Staat hij achteraan, dan wordt hij geworpen; de tegel waar hij naartoe gaat, gaat uit het spel.
# en: dab190dd
gm-said-empty-space = Het einde van het parcours. Pionnen en tegels gaan vanaf hier met de klok mee; nieuwe tegels worden vanaf hier gelegd.
# en: c8ffc16b
gm-said-free-space = Hier is net iemand weggegaan. Het wordt gevuld als de beurt eindigt.
# en: 6a8fa94d
gm-said-market-title = { CAPITAL($kind) } op de markt
# en: 3b75bef1
gm-said-next-price =
    { $price ->
        [one] De volgende grondstof kost { $price } munt, die hier blijft liggen.
       *[other] De volgende grondstof kost { $price } munten, die hier blijven liggen.
    }
# en: a7a55e34
gm-said-sold-out = Niemand kan er nog kopen: op alle drie velden liggen de munten (GM-20).
# en: 8035abef
gm-said-click-buys =
    { $price ->
        [one] Een klik koopt er een voor { $price } munt en geeft die meteen. Je hebt { $coins }.
       *[other] Een klik koopt er een voor { $price } munten en geeft die meteen. Je hebt { $coins }.
    }
# en: 4f329e4a
gm-said-buy-only-for = Je koopt alleen wat kosten of een ruil meteen nodig hebben (GM-21).
# en: e447adad
gm-said-stack-title = Stapel { $number }
# en: f6e16827
gm-said-stack =
    { $left ->
        [0] Deze is op: waardering { $number } heeft plaatsgevonden.
        [one] Nog { $left } tegel.
       *[other] Nog { $left } tegels.
    }
# en: df241722
gm-said-scoring = Als de laatste tegel ervan op het parcours wordt gelegd, worden vaten, clanhoofden en plaatsen vergeleken (GM-70).
# en: c61574c6
gm-said-last-scoring = Die waardering beëindigt de partij.
# en: 3f2220c2
gm-said-click-promotes = Klik op een clanlid en dan hierop om er een clanhoofd van te maken.
# en: bd19c99b
gm-said-holdings-points = De meeste punten winnen, bij een gelijke stand de meeste grondstoffen op tegels (GM-75).
# en: 05394ed9
gm-said-holdings-coins = Hiermee koop je grondstoffen die je mist. Aan het einde is elke munt een punt (GM-74).
# en: b005054d
gm-said-holdings-barrels = Worden bij elke waardering vergeleken met wie de minste heeft. Ze betalen ook tavernes (GM-71).
# en: 2e613194
gm-said-holdings-chieftains = Clanleden die het gebied hebben verlaten. Worden bij elke waardering vergeleken, samen met mutsen (GM-71).
# en: 6b9afbca
gm-said-location-card = Bijzondere plaatsen worden bij elke waardering vergeleken (GM-71).
# en: cb575b94
gm-said-cards = Bijzondere plaatsen: { $names }.
# en: 8b670fcf
gm-said-opens = Een klik toont dit gebied groot.
# en: 3de4c627
gm-said-has-turn = Aan de beurt.
# en: 3d3b94c0
gm-said-would-activate-none = Er ligt geen andere tegel in de buurt.
# en: e27744f8
gm-said-click-pays = Een klik geeft dit.
# en: b06266ef
gm-said-click-pays-or-sells = Een klik geeft dit, of kies daarna de bijbehorende kolom van de markt om te verkopen.
# en: 00e11f75
gm-said-activates = Een klik activeert dit: { $effect }.
# en: 22e78b71
gm-said-activates-by-loch-ness = Een klik activeert dit en gebruikt Loch Ness: { $effect }.
# en: 1cdafefa
gm-said-costs-cubes = Er worden grondstoffen van jou gegeven; wat je mist, is te koop. Wat maar op één manier kan worden betaald, wordt meteen betaald.
# en: b067abeb
gm-said-costs-nothing = Kost niets.
# en: 0192f7ea
gm-said-in-line = Zoals het nu staat nummer { $place } om aan de beurt te komen.
# en: fe26c0e4
gm-result-turns = In de beurten: tegels
# en: 8f77d044
gm-result-turns-explained = Geactiveerde bruine tegels: tavernes, jaarmarkten, slagers, de kruidenier en de brug.
# en: e4fdfcd6
gm-result-compared = Vergeleken met wie de minste heeft: 1, 2, 3, 4 of 5 en meer leveren 1, 2, 3, 5 of 8 punten op (GM-71).
# en: f71d7a0f
gm-result-final-explained-coins = 1 punt voor elke munt (GM-74).
# en: 5a13daa2
gm-result-final-explained-tiles = 3 punten minder voor elke tegel meer dan het kleinste gebied heeft (GM-74).
# en: f1fdda84
gm-result-number = { $name }: { $number }
# en: 191fcddc
gm-result-numbers = { $numbers }.
# en: 867fc9c1
gm-result-area-barrels = Waardering { $scoring }: vaten
# en: ea3418bc
gm-result-area-chieftains = Waardering { $scoring }: clanhoofden en mutsen
# en: c53319a6
gm-result-area-cards = Waardering { $scoring }: bijzondere plaatsen
# en: 46810064
gm-result-final-iona-abbey = Einde: Iona Abbey
# en: 82e21b74
gm-result-final-loch-morar = Einde: Loch Morar
# en: 9ab549c2
gm-result-final-duart-castle = Einde: Duart Castle
# en: 5f20aab9
gm-result-final-coins = Einde: munten
# en: 305492d0
gm-result-final-tiles = Einde: grootte van het gebied
# en: 3c183f3d
gm-result-final-explained-iona-abbey = 2 punten voor elke gele tegel van de eigenaar (GM-74).
# en: 6522c79e
gm-result-final-explained-loch-morar = 2 punten voor elke groene tegel van de eigenaar (GM-74).
# en: 46e2bbb3
gm-result-final-explained-duart-castle = 3 punten voor elk dorp van de eigenaar (GM-74).
# en: eb2e93a1
gm-location-loch-lochy = Levert bij het leggen twee grondstoffen naar keuze op, die erop komen (GM-42).
# en: 08012097
gm-location-castle-moil = De kaart levert een whiskyvat op en heeft één muts (GM-45, GM-46).
# en: ac7f6306
gm-location-castle-stalker = De kaart levert nog een clanlid op en heeft één muts (GM-45, GM-46).
# en: b0d63eb6
gm-location-armadale-castle = De kaart levert 3 munten op en heeft één muts (GM-45, GM-46).
# en: d84f1916
gm-location-loch-morar = Levert aan het einde 2 punten op voor elke groene tegel van jou (GM-74).
# en: 63c4ccde
gm-location-loch-ness = In elke beurt van jou mag je nog een van je tegels activeren, waar die ook ligt (GM-51).
# en: 10c0a7f2
gm-location-castle-of-mey = Bij waarderingen tellen je clanhoofden dubbel. De kaart heeft één muts (GM-46, GM-72).
# en: 7dfa7777
gm-location-duart-castle = Levert aan het einde 3 punten op voor elk dorp van jou. Kastelen tellen niet (GM-74).
# en: 32e51093
gm-location-iona-abbey = Levert aan het einde 2 punten op voor elke gele tegel van jou, ook voor zichzelf (GM-74).
# en: 57fe8111
gm-location-cawdor-castle = De kaart heeft drie mutsen, die als clanhoofden tellen (GM-46).
# en: 59ae8036
gm-location-loch-shiel = Legt bij het leggen een grondstof op elke lege tegel van jou die grondstoffen oplevert (GM-43).
# en: b6b62a0e
gm-location-loch-oich = In de beurt dat hij wordt gelegd, mag je al je tegels activeren (GM-44).
# en: 754e3683
gm-location-donan-castle = De kaart levert twee whiskyvaten op en heeft één muts (GM-45, GM-46).
# en: bb51b142
gm-tile-is =
    { $colour ->
        [yellow] Gele tegel
        [green] Groene tegel
        [brown] Bruine tegel
        [blue] Blauwe tegel
       *[grey] Grijze tegel
    }{ $ways ->
        [river] { " " }met de rivier
        [road] { " " }met de weg
        [both] { " " }met de rivier en de weg
       *[none] { "" }
    }.
# en: 7ea36144
gm-tile-costs = Kost { $cost }.
# en: 9e95b0da
gm-tile-brings = Levert bij het leggen { $bonus } op.
# en: eda9e39b
gm-tile-none = Doet niets bij activering.
# en: b1e3b019
gm-tile-produces = Bij activering komt er { $cube } op, hoogstens drie in totaal.
# en: c76a3e5a
gm-tile-moves = Geeft bij activering een bewegingspunt voor een clanlid.
# en: f2b16133
gm-tile-scores = Levert bij activering { $points } op.
# en: a4f42c94
gm-tile-trades = Ruilt bij activering: { $given } voor { $gained }.
# en: 39af01d1
gm-tile-cube = een grondstof: { $cube }
# en: 028bcd98
gm-cube-on = { CAPITAL($kind) } op { $tile }
