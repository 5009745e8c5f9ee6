### What the table of Highland Clans tells those who ask: explanations, and the table of points at the end.

# en: c7cf5ea0
hc-about-clause = In de spelregels: { $clause }
# en: ee9ab982
hc-about-redraw = Wie de grootste aanhang heeft, mag dit terugleggen in de buidel en een ander trekken. Een klik markeert het.
# en: 3eb122f6
hc-about-space-text = Een steen van het scorespoor. Punten komen nooit onder 0.
# en: 84895ec8
hc-about-space-red = Een steen van de rode zone. Staat een clan na een waardering hier of verder, dan wordt een landgoedtegel omgedraaid. De partij eindigt als het getal niet hoger is dan de hoogste score.
# en: 1b541249
hc-about-space-shown = Er is een landgoedtegel met dit getal omgedraaid.
# en: 1232efbe
hc-about-cube-yellow-title = Geel blokje: een krijger
# en: 4999f244
hc-about-cube-yellow-text = Een krijger levert een speelkaart op. Wie de meeste krijgers heeft, krijgt de grootste aanhang.
# en: 67de94e5
hc-about-cube-blue-title = Blauw blokje: een doedelzakspeler, een halve burcht of een bard
# en: ee6aed0e
hc-about-cube-blue-text = Elke ronde leveren een doedelzakspeler 1 en een burcht 2 op, min de grootste kudde die een tegenstander heeft.
# en: b7861da1
hc-about-cube-green-title = Groen blokje: een monnik, of een derde van een klooster
# en: 28ca0f60
hc-about-cube-green-text = Elke ronde levert het meeste groen 3 op en het op één na meeste 2. Een monnik telt 1 en een klooster 3.
# en: dc5e20b2
hc-about-cube-red-title = Rood blokje: een rund
# en: d6977f38
hc-about-cube-red-text = Elke ronde levert elk rund 1 op, en de grootste kudde nog 2.
# en: 9916daa2
hc-about-reserve-title = Reserve
# en: aca4e5f2
hc-about-reserve-text = Elke beurt worden zes blokjes getrokken. Een of twee verschillende acties mogen er vier gebruiken; de andere gaan terug in de buidel.
# en: 44961827
hc-about-bag-title = Buidel
# en: 74bcd137
hc-about-bag-text = Hierin zitten alle blokjes die nergens anders liggen. Elke beurt worden er zes getrokken. Bij minder dan zes eindigt de partij meteen.
# en: 7995878c
hc-about-supply-title =
    { $left ->
        [one] Voorraad: { $left } landgoed
       *[other] Voorraad: { $left } landerijen
    }
# en: e272c2bf
hc-about-supply-text = Een gekocht landgoed komt bij je landerijen, hoogstens vier. Het kost 1 geel en 1 rood, of 1 geel en 2 groene. Na elke ronde gaat er een uit het spel.
# en: 763364f4
hc-about-deck-title =
    { $left ->
        [one] Stapel: { $left } speelkaart
       *[other] Stapel: { $left } speelkaarten
    }
# en: ec1bb0cc
hc-about-deck-text = De kaarten hebben de waarden 1 tot en met 4. Is de stapel leeg, dan wordt de aflegstapel geschud.
# en: 493f2ff5
hc-about-discards-title =
    { $number ->
        [one] Aflegstapel: { $number } kaart
       *[other] Aflegstapel: { $number } kaarten
    }
# en: dd8f42b6
hc-about-discards-text = Kaarten van een rooftocht liggen hier open. Alle andere afgelegde kaarten liggen gedekt.
# en: 5af95388
hc-about-raid-title = Rooftocht
# en: d7bd09fb
hc-about-raid-text = Na de acties mag een speler op rooftocht gaan tegen één tegenstander. Er zijn drie gevechtsrondes: beide kanten leggen een kaart, met of zonder doedelzakspeler, en het hoogste totaal wint. Een aanvaller die wint, krijgt 1 punt en een buit, of 2 punten als er niets te halen is. Een verdediger die wint, krijgt 2 punten, en de aanvaller verliest er 1. Wint niemand, dan krijgt de aanvaller er 1.
# en: 502c51a3
hc-about-court-title = Hof van { $name }
# en: ccf00b03
hc-about-court-own = Krijgers bepalen de grootte van de hand, doedelzakspelers helpen bij rooftochten, en monniken leveren punten op. Een hof betaalt ook voor landerijen.
# en: e20ca666
hc-about-court-other = Na de eigen acties mag een speler op rooftocht gaan tegen deze clan. Een bard neemt een of twee volgelingen weg; drie krijgers blijven altijd.
# en: 69ccc96b
hc-about-cattle-title = Rund
# en: 81edc384
hc-about-cattle-text = 1 punt per ronde, en nog 2 voor de grootste kudde. De grootste kudde van een tegenstander verlaagt wat blauw oplevert.
# en: 3a711cbb
hc-about-castle-title = Burcht
# en: 07e2f70c
hc-about-castle-text = Telt bij elke waardering als 2 blauwe.
# en: 8a581d74
hc-about-monastery-title = Klooster
# en: 797eabc2
hc-about-monastery-text = Telt bij elke waardering als 3 groene.
# en: 9c1eb819
hc-about-built-stays = De eigenaar kan het niet weghalen. Dat kan alleen een verloren rooftocht.
# en: 3f96e837
hc-about-spoil = De aanvaller heeft gewonnen en mag dit nu nemen: een rund wordt gestolen, een burcht of klooster gaat naar de buidel.
# en: ce3577e3
hc-about-land-title = Vrij landgoed
# en: ef9ca835
hc-about-land-text = Op een landgoed staat één rund (1 rood), één burcht (2 blauwe) of één klooster (3 groene), alles uit de reserve.
# en: 1c2634b1
hc-about-card-title = Speelkaart { $value }
# en: 0bc05e89
hc-about-card-text = Bij een rooftocht telt de waarde, en 1 meer met een doedelzakspeler. Een hand heeft zoveel kaarten als het hof krijgers heeft.
# en: e1c7da38
hc-about-hand-title =
    { $number ->
        [one] Hand van { $name }: { $number } kaart
       *[other] Hand van { $name }: { $number } kaarten
    }
# en: 1fd5d435
hc-about-hand-text = Zoveel kaarten als het hof krijgers heeft. Alleen de eigenaar ziet ze.
# en: 56ff5384
hc-about-start-title = Startspeler
# en: 921c0cc5
hc-about-start-text = { $name } begint deze ronde. De laatste speler van een ronde heeft maar één actie. De marker gaat naar links.
# en: abb82d09
hc-about-following-title = Grootste aanhang
# en: 11fb1590
hc-about-following-text = { $name } had bij de vorige waardering de meeste krijgers, en mag één keer per beurt blokjes van de reserve opnieuw trekken.
# en: 1252978e
hc-about-clauses = { $first } tot en met { $last }
# en: 96c04d7b
hc-now-more =
    { $number ->
        [one] en nog { $number } manier
       *[other] en nog { $number } manieren
    }
# en: 4a3ab248
hc-now-action-warrior = Krijger: 1 geel uit de reserve, en er wordt een speelkaart getrokken.
# en: 1ac88da4
hc-now-action-piper = Doedelzakspeler: 1 blauw uit de reserve.
# en: 0ebc4cb8
hc-now-action-monk = Monniken: 1 groen of 2 groene uit de reserve.
# en: ed726af2
hc-now-action-cattle = Rund: 1 rood uit de reserve, op een vrij landgoed.
# en: 35c5f162
hc-now-action-castle = Burcht: 2 blauwe uit de reserve, op een vrij landgoed.
# en: 091d38ea
hc-now-action-monastery = Klooster: 3 groene uit de reserve, op een vrij landgoed.
# en: 5e212e91
hc-now-action-domain = Landgoed: 1 geel en 1 rood, of 1 geel en 2 groene. Jij kiest wat het hof betaalt.
# en: 974efa48
hc-now-action-bard = Bard: 1 blauw gaat naar de buidel. Dit is de enige actie van de beurt.
# en: 1f2502ee
hc-now-here = Hier: { $clans }.
# en: 05f08179
hc-now-used = { $used } van { $most } blokjes zijn deze beurt gebruikt.
# en: 79ac7e97
hc-now-shown = Tot nu toe omgedraaid: { $numbers }.
# en: 5f6ed5d8
hc-now-action-not = { $action }: { $reason }
# en: db2a3529
hc-now-move-for = { $move }, voor { $cost }
# en: 2ea35ce8
hc-now-raid = { $attacker } tegen { $defender }: { $fought } van 3 rondes gespeeld, { $first } gewonnen door { $attacker }, { $second } door { $defender }.
# en: 4bfff669
hc-action-warrior = Krijger
# en: 49370600
hc-action-piper = Doedelzakspeler
# en: 4a4a2d5d
hc-action-monk = Monniken
# en: eef43f7c
hc-action-cattle = Rund
# en: 89f6bb81
hc-action-castle = Burcht
# en: 8a83690f
hc-action-monastery = Klooster
# en: fd3070b2
hc-action-domain = Landgoed
# en: 239f72cd
hc-action-bard = Bard
# en: bef9d1ab
hc-reason-redraw = Eerst worden de zes blokjes gehouden, of er een aantal teruggelegd (HC-13).
# en: b9ade3ed
hc-reason-no-actions = Nu is het niet de tijd voor acties (HC-11).
# en: 3a183d11
hc-reason-taken = Die is deze beurt al gedaan; een tweede actie moet een andere zijn (HC-14).
# en: 125ae693
hc-reason-over = De acties van deze beurt zijn voorbij (HC-14).
# en: 3ada8d5d
hc-reason-bard-alone = Een bard moet de enige actie van een beurt zijn (HC-14).
# en: fc177360
hc-reason-too-many = Dit zou meer dan { $most } blokjes gebruiken; er zijn er { $used } gebruikt (HC-15).
# en: 2146e07c
hc-reason-too-few =
    Dit kost { $count ->
        [one] { $count } { $colour }
       *[other] { $count } { $colour_many }
    }; in de reserve { $has ->
        [0] is er geen
        [one] is er { $has }
       *[other] zijn er { $has }
    }.
# en: 2694fa37
hc-reason-no-free-land = Geen landgoed is vrij (HC-30).
# en: 94c8e848
hc-reason-nothing-to-take = Er is geen volgeling die een bard mag nemen (HC-25, HC-29).
# en: cd2d89e4
hc-reason-no-supply = De voorraad is leeg (HC-28).
# en: 4c199d0e
hc-reason-no-room = De clan heeft al vier landerijen gekocht (HC-28).
# en: 598427e3
hc-reason-no-yellow = Er is geen geel: geen in de reserve, en drie krijgers blijven aan het hof (HC-25).
# en: 8ea6475f
hc-reason-no-second-price = Er is noch 1 rood, noch 2 groene voor (HC-28).
# en: 15421799
hc-reason-game-over = De partij is afgelopen.
# en: cb1c6925
hc-reason-turn-of = { $name } is aan de beurt.
# en: efab18a7
hc-reason-wait-to-lay = De andere kant legt eerst een kaart.
# en: dcec3ca9
hc-reason-not-in-raid = Je doet niet mee aan deze rooftocht.
# en: bda4d775
hc-reason-act-first = Eerst komen de acties; daarna kun je kaarten ruilen of op rooftocht gaan.
# en: c1a1ed02
hc-reason-bard-first = Kies voor een bard eerst een blauw blokje. Een rooftocht komt na de acties.
# en: bd433eb3
hc-reason-raid-later = Een rooftocht of een bard is nu niet mogelijk.
# en: 69cbb8d5
hc-result-start-name = Bij het begin
# en: 3b106d1d
hc-result-start-explain = 2, 5 of 8 punten in een partij met 3, 4 of 5 spelers (HC-05).
# en: 5b24c753
hc-result-green-name = Groen: monniken, kloosters
# en: 773a3cd1
hc-result-green-explain = Het meeste en het op één na meeste groen van elke ronde (HC-61).
# en: 0221ba2b
hc-result-red-name = Rood: runderen
# en: 8ef72794
hc-result-red-explain = 1 voor elk rund in elke ronde, en 2 voor de grootste kudde (HC-62).
# en: d5feb4ff
hc-result-blue-name = Blauw: doedelzakspelers, burchten
# en: 8c72648b
hc-result-blue-explain = Blauw van elke ronde, min de grootste kudde van een tegenstander (HC-63).
# en: b8d3ab5e
hc-result-attacks-name = Eigen rooftochten
# en: 86845890
hc-result-attacks-explain = 1 of 2 voor een rooftocht die niet verloren is, en 1 minder voor een verloren (HC-44 tot en met HC-47).
# en: 953e62fc
hc-result-defences-name = Verdediging
# en: cf9a312f
hc-result-defences-explain = 2 voor elke afgeslagen rooftocht (HC-46).
