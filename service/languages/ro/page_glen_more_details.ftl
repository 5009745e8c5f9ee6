### What the table of Glen More tells those who ask: explanations, and the table of points at the end.

## Tabla, mai ales pentru cititoare de ecran

# en: e3b9d06b
gm-label-space-number = Spațiul { $space }
# en: 73856e22
gm-label-the-die = zarul
# en: 61ab259b
gm-label-locations-title = Locații speciale
# en: 7a586df3
gm-label-holding-titles-points = Puncte
# en: 65cf9c20
gm-label-holding-titles-coins = Monede
# en: f2e99e22
gm-label-holding-titles-barrels = Butoaie de whisky
# en: 58314abd
gm-label-holding-titles-chieftains = Căpetenii
# en: e1b53514
gm-label-cost-nothing = Nu costă nimic.
# en: f31b15b7
gm-label-cost-barrel =
    { $barrels ->
        [one] Costă singurul tău butoi ({ $barrels }), care se dă fără întrebare.
        [few] Costă unul dintre cele { $barrels } butoaie ale tale, care se dă fără întrebare.
       *[other] Costă unul dintre cele { $barrels } de butoaie ale tale, care se dă fără întrebare.
    }
# en: 2e000806
gm-label-cost-no-barrel = Costă un butoi, iar tu nu ai niciunul (GM-25).
# en: 55142e07
gm-label-cost-member = Costă un membru al clanului de pe o piesă, sau o căpetenie; tu alegi.
# en: ddb65806
gm-label-cost-no-member = Costă un membru al clanului sau o căpetenie, iar tu nu ai (GM-34).
# en: 6795bcf5
gm-label-cost-distinct =
    { $coins ->
        [0] Costă { $number } resurse diferite, pe care le ai.
        [one] Costă { $number } resurse diferite: cel puțin { $coins } monedă la magazin.
        [few] Costă { $number } resurse diferite: cel puțin { $coins } monede la magazin.
       *[other] Costă { $number } resurse diferite: cel puțin { $coins } de monede la magazin.
    }
# en: 79282f25
gm-label-cost-sold-out = Îți lipsește: { $kind }, iar magazinul nu mai vinde (GM-20).
# en: b0a278f2
gm-label-cost-short =
    { $missing ->
        [one] Nu poți plăti: lipsește { $missing } monedă (GM-23).
        [few] Nu poți plăti: lipsesc { $missing } monede (GM-23).
       *[other] Nu poți plăti: lipsesc { $missing } de monede (GM-23).
    }
# en: 802ec1fb
gm-label-cost-given = Costă din cuburile tale: { $what }.
# en: 9334dfdc
gm-label-cost-bought =
    { $coins ->
        [one] Îți lipsește: { $what }; la magazin { $coins } monedă. Ai { $owned }.
        [few] Îți lipsește: { $what }; la magazin { $coins } monede. Ai { $owned }.
       *[other] Îți lipsește: { $what }; la magazin { $coins } de monede. Ai { $owned }.
    }
# en: e3210e50
gm-label-cost-sell-first =
    { $missing ->
        [one] Trebuie vândute cuburi pentru încă { $missing } monedă.
        [few] Trebuie vândute cuburi pentru încă { $missing } monede.
       *[other] Trebuie vândute cuburi pentru încă { $missing } de monede.
    }
# en: ebd2ab4c
gm-label-cost-unasked = Ce se poate plăti într-un singur fel se plătește imediat.
# en: d33fb258
gm-label-location = { $name }: { $text }

## Explicații ale pieselor

# en: 1cee9554
gm-said-not-your-turn = E rândul lui { $name }.
# en: e922a2e1
gm-said-took-already = Ai luat deja o piesă în tura aceasta (GM-12).
# en: 758ca14f
gm-said-taking = Un clic o ia.
# en: 3fc42caf
gm-said-cannot-take = Nu o poți lua acum.
# en: 9330dcd1
gm-said-discards = Nu poți lua nicio piesă. Un clic o scoate pe aceasta din joc (GM-14).
# en: e2859d65
gm-said-no-cell = Teritoriul tău nu are niciun loc unde să poată sta (de la GM-30 la GM-32).
# en: 49426df8
gm-said-cannot-place-once-paid = Nu poate fi și plătită, și plasată (GM-11).
# en: 02223333
gm-said-way =
    { $steps ->
        [one] Figurina ta merge { $steps } spațiu înainte.
        [few] Figurina ta merge { $steps } spații înainte.
       *[other] Figurina ta merge { $steps } de spații înainte.
    }
# en: d555c940
gm-said-others-first =
    { $number ->
        [one] Atunci { $names } este în spatele tău și joacă întâi.
       *[other] Atunci { $names } sunt în spatele tău și joacă întâi.
    }
# en: ba8000f8
gm-said-again-you = Și atunci rămâi pe ultimul loc și ai și tura următoare.
# en: ced3e1c3
gm-said-leave =
    { $number ->
        [one] { $number } piesă rămasă în urmă iese din joc.
        [few] { $number } piese rămase în urmă ies din joc.
       *[other] { $number } de piese rămase în urmă ies din joc.
    }
# en: d9d7b474
gm-said-holds = Are { $cubes }.
# en: 9faadf33
gm-said-members =
    { $number ->
        [one] { $number } membru al clanului pe ea.
        [few] { $number } membri ai clanului pe ea.
       *[other] { $number } de membri ai clanului pe ea.
    }
# en: b479c7ca
gm-said-activate-later-take = Piesele se activează după ce ai luat și ai plasat una.
# en: 90e6b31d
gm-said-activate-later-pay = Plătește întâi piesa pe care ai luat-o.
# en: 492886b2
gm-said-activate-later-place = Plasează întâi piesa pe care ai luat-o.
# en: 84591e3a
gm-said-activate-later-move = Activarea s-a terminat în tura aceasta (GM-12).
# en: bbeea64f
gm-said-activate-later-discarded = După o piesă scoasă din joc nu se activează nimic (GM-14).
# en: f2639abb
gm-said-was-activated = A fost activată în tura aceasta (GM-50).
# en: 3fc36038
gm-said-loch-does-nothing = Un lac nu are niciun efect la activare (GM-59).
# en: 7dc0102a
gm-said-not-near = Nu este nici piesa nouă, nici vecină cu ea (GM-50).
# en: 02db5f09
gm-said-full = Are deja trei cuburi (GM-52).
# en: b858337f
gm-said-cannot-exchange = Îți lipsește ce cere, și nu poți cumpăra (GM-27).
# en: b906fb6a
gm-said-cell-closed = { $name }: nu poate sta aici
# en: 9bae8fab
gm-said-cell-open = { $name }: poate sta aici
# en: 235bede2
gm-said-would-activate = Pe lângă piesa nouă, de aici ai putea apoi activa: { $names }.
# en: bd46daf1
gm-said-member-comes = Cu ea vine un membru nou al clanului.
# en: ac82eda8
gm-said-cube-pays = Plătește pentru piese și schimburi, oriunde s-ar afla (GM-53).
# en: c8c340bd
gm-said-sells-for =
    { $price ->
        [one] Se vinde acum cu { $price } monedă.
        [few] Se vinde acum cu { $price } monede.
       *[other] Se vinde acum cu { $price } de monede.
    }
# en: df24d556
gm-said-cannot-sell = Nu se poate vinde: magazinul nu are nicio monedă pentru { $kind_many } (GM-22).
# en: 92a8482a
gm-said-click-sells =
    { $price ->
        [one] Fă clic pe el, apoi pe coloana lui din magazin, ca să îl vinzi cu { $price } monedă.
        [few] Fă clic pe el, apoi pe coloana lui din magazin, ca să îl vinzi cu { $price } monede.
       *[other] Fă clic pe el, apoi pe coloana lui din magazin, ca să îl vinzi cu { $price } de monede.
    }
# en: 42c2c0c7
gm-said-members-on =
    { $number ->
        [one] { $number } membru al clanului pe piesa { $tile }
        [few] { $number } membri ai clanului pe piesa { $tile }
       *[other] { $number } de membri ai clanului pe piesa { $tile }
    }
# en: bea5146b
gm-said-members-allow = O piesă nouă trebuie să stea lângă teritoriul tău, iar pe unul dintre cei opt vecini ai ei trebuie să fie un membru al clanului.
# en: bf231aeb
gm-said-open-cells =
    { $number ->
        [one] { $number } loc al acestui teritoriu este deschis acum.
        [few] { $number } locuri ale acestui teritoriu sunt deschise acum.
       *[other] { $number } de locuri ale acestui teritoriu sunt deschise acum.
    }
# en: 72b429fa
gm-said-click-gives-member = Un clic dă un membru al clanului pentru Loch Ness.
# en: 7f5b85e7
gm-said-click-moves =
    { $points ->
        [one] Fă clic pe el, apoi pe o piesă vecină sau pe căpeteniile tale: singurul tău punct de mișcare.
        [few] Fă clic pe el, apoi pe o piesă vecină sau pe căpeteniile tale: unul din { $points } puncte de mișcare.
       *[other] Fă clic pe el, apoi pe o piesă vecină sau pe căpeteniile tale: unul din { $points } de puncte de mișcare.
    }
# en: 910db6ee
gm-said-no-movement = Nu ai niciun punct de mișcare. Satele și castelele dau câte unul.
# en: 3691763c
gm-said-your-figure = { $name }, figurina ta
# en: eeccbba2
gm-said-hindmost = E rândul jucătorului care este ultimul pe traseu, și poate merge înainte oricât (GM-10).
# en: ef76905f
gm-said-die = Cu doi sau trei jucători merge și el. Când este ultimul se aruncă; piesa pe care se mută iese din joc.
# en: dab190dd
gm-said-empty-space = Capătul traseului. De aici figurinele și piesele continuă în sensul acelor de ceasornic; de aici se pun piese noi.
# en: c8ffc16b
gm-said-free-space = Cineva tocmai l-a părăsit. Se umple la sfârșitul turei.
# en: 6a8fa94d
gm-said-market-title = Magazin: { $kind_many }
# en: 3b75bef1
gm-said-next-price =
    { $price ->
        [one] Următorul cub costă { $price } monedă, care rămâne aici.
        [few] Următorul cub costă { $price } monede, care rămân aici.
       *[other] Următorul cub costă { $price } de monede, care rămân aici.
    }
# en: a7a55e34
gm-said-sold-out = Nimeni nu mai poate cumpăra: toate cele trei spații au monedele lor (GM-20).
# en: 8035abef
gm-said-click-buys =
    { $price ->
        [one] Un clic cumpără unul cu { $price } monedă și îl dă imediat. Ai { $coins }.
        [few] Un clic cumpără unul cu { $price } monede și îl dă imediat. Ai { $coins }.
       *[other] Un clic cumpără unul cu { $price } de monede și îl dă imediat. Ai { $coins }.
    }
# en: 4f329e4a
gm-said-buy-only-for = Cumperi doar ce îi trebuie imediat unui cost sau unui schimb (GM-21).
# en: e447adad
gm-said-stack-title = Grămada { $number }
# en: f6e16827
gm-said-stack =
    { $left ->
        [0] Este terminată: runda de scor { $number } a avut loc.
        [one] A rămas { $left } piesă în ea.
        [few] Au rămas { $left } piese în ea.
       *[other] Au rămas { $left } de piese în ea.
    }
# en: df241722
gm-said-scoring = Când ultima ei piesă este pusă pe traseu, se compară butoaiele, căpeteniile și locațiile (GM-70).
# en: c61574c6
gm-said-last-scoring = Acea rundă de scor încheie partida.
# en: 3f2220c2
gm-said-click-promotes = Fă clic pe un membru al clanului și apoi aici, ca să îl faci căpetenie.
# en: bd19c99b
gm-said-holdings-points = Câștigă cele mai multe puncte. La egalitate, cele mai multe cuburi pe piese (GM-75).
# en: 05394ed9
gm-said-holdings-coins = Cu ele cumperi cuburi care îți lipsesc. La sfârșit fiecare este un punct (GM-74).
# en: b005054d
gm-said-holdings-barrels = Se compară la fiecare rundă de scor cu cine are cele mai puține. Plătesc și pentru cârciumi (GM-71).
# en: 2e613194
gm-said-holdings-chieftains = Membri ai clanului scoși din teritoriu. Se compară la fiecare rundă de scor, împreună cu pălăriile (GM-71).
# en: 6b9afbca
gm-said-location-card = Locațiile speciale se compară la fiecare rundă de scor (GM-71).
# en: cb575b94
gm-said-cards = Locații speciale: { $names }.
# en: 8b670fcf
gm-said-opens = Un clic arată acest teritoriu mare.
# en: 3de4c627
gm-said-has-turn = Este la rând.
# en: 3d3b94c0
gm-said-would-activate-none = Nicio altă piesă nu este aproape.
# en: e27744f8
gm-said-click-pays = Un clic îl dă.
# en: b06266ef
gm-said-click-pays-or-sells = Un clic îl dă, sau alege apoi coloana lui din magazin ca să îl vinzi.
# en: 00e11f75
gm-said-activates = Un clic o activează: { $effect }.
# en: 22e78b71
gm-said-activates-by-loch-ness = Un clic o activează și folosește Loch Ness: { $effect }.
# en: 1cdafefa
gm-said-costs-cubes = Se dau cuburi de-ale tale; ce îți lipsește poate fi cumpărat. Ce se poate plăti într-un singur fel se plătește imediat.
# en: b067abeb
gm-said-costs-nothing = Nu costă nimic.
# en: 0192f7ea
gm-said-in-line = Cum stau lucrurile acum, este pe poziția { $place } la rând.

## Tabelul punctelor de la sfârșit

# en: fe26c0e4
gm-result-turns = În ture: piese
# en: 8f77d044
gm-result-turns-explained = Piese maro activate: cârciumi, târguri, măcelari, băcanul și podul.
# en: e4fdfcd6
gm-result-compared = Față de cine are cele mai puține: cu 1, 2, 3, 4 sau 5 și mai mult aduc 1, 2, 3, 5 sau 8 puncte (GM-71).
# en: f71d7a0f
gm-result-final-explained-coins = 1 punct pentru fiecare monedă (GM-74).
# en: 5a13daa2
gm-result-final-explained-tiles = 3 puncte mai puțin pentru fiecare piesă în plus față de cel mai mic teritoriu (GM-74).
# en: f1fdda84
gm-result-number = { $name }: { $number }
# en: 191fcddc
gm-result-numbers = { $numbers }.
# en: 867fc9c1
gm-result-area-barrels = Runda de scor { $scoring }: butoaie
# en: ea3418bc
gm-result-area-chieftains = Runda de scor { $scoring }: căpetenii și pălării
# en: c53319a6
gm-result-area-cards = Runda de scor { $scoring }: locații speciale
# en: 46810064
gm-result-final-iona-abbey = Final: Iona Abbey
# en: 82e21b74
gm-result-final-loch-morar = Final: Loch Morar
# en: 9ab549c2
gm-result-final-duart-castle = Final: Duart Castle
# en: 5f20aab9
gm-result-final-coins = Final: monede
# en: 305492d0
gm-result-final-tiles = Final: mărimea teritoriului
# en: 3c183f3d
gm-result-final-explained-iona-abbey = 2 puncte pentru fiecare piesă galbenă a proprietarului (GM-74).
# en: 6522c79e
gm-result-final-explained-loch-morar = 2 puncte pentru fiecare piesă verde a proprietarului (GM-74).
# en: 46e2bbb3
gm-result-final-explained-duart-castle = 3 puncte pentru fiecare sat al proprietarului (GM-74).

## Ce fac locațiile speciale

# en: eb2e93a1
gm-location-loch-lochy = La plasare aduce pe el două cuburi la alegerea ta (GM-42).
# en: 08012097
gm-location-castle-moil = Cartea lui aduce un butoi de whisky și are o pălărie (GM-45, GM-46).
# en: ac7f6306
gm-location-castle-stalker = Cartea lui aduce încă un membru al clanului și are o pălărie (GM-45, GM-46).
# en: b0d63eb6
gm-location-armadale-castle = Cartea lui aduce 3 monede și are o pălărie (GM-45, GM-46).
# en: d84f1916
gm-location-loch-morar = La sfârșit aduce 2 puncte pentru fiecare piesă verde a ta (GM-74).
# en: 63c4ccde
gm-location-loch-ness = În fiecare tură a ta poți activa încă una dintre piesele tale, oriunde s-ar afla (GM-51).
# en: 10c0a7f2
gm-location-castle-of-mey = La rundele de scor căpeteniile tale contează dublu. Cartea lui are o pălărie (GM-46, GM-72).
# en: 7dfa7777
gm-location-duart-castle = La sfârșit aduce 3 puncte pentru fiecare sat al tău. Castelele nu sunt sate (GM-74).
# en: 32e51093
gm-location-iona-abbey = La sfârșit aduce 2 puncte pentru fiecare piesă galbenă a ta, inclusiv ea (GM-74).
# en: 57fe8111
gm-location-cawdor-castle = Cartea lui are trei pălării, care contează precum căpeteniile (GM-46).
# en: 59ae8036
gm-location-loch-shiel = La plasare pune un cub pe fiecare piesă goală a ta care produce cuburi (GM-43).
# en: b6b62a0e
gm-location-loch-oich = În tura în care este plasat poți activa toate piesele tale (GM-44).
# en: 754e3683
gm-location-donan-castle = Cartea lui aduce două butoaie de whisky și are o pălărie (GM-45, GM-46).

## Ce sunt, ce costă, ce aduc și ce fac piesele

# en: bb51b142
gm-tile-is =
    { $colour ->
        [yellow] Piesă galbenă
        [green] Piesă verde
        [brown] Piesă maro
        [blue] Piesă albastră
       *[grey] Piesă gri
    }{ $ways ->
        [river] { " " }cu râul
        [road] { " " }cu drumul
        [both] { " " }cu râul și drumul
       *[none] { "" }
    }.
# en: 7ea36144
gm-tile-costs = Cost: { $cost }.
# en: 9e95b0da
gm-tile-brings = La plasare aduce { $bonus }.
# en: eda9e39b
gm-tile-none = La activare nu are niciun efect.
# en: b1e3b019
gm-tile-produces = La activare primește { $cube }. Are cel mult trei.
# en: c76a3e5a
gm-tile-moves = La activare dă un punct de mișcare pentru un membru al clanului.
# en: f2b16133
gm-tile-scores = La activare aduce { $points }.
# en: a4f42c94
gm-tile-trades = La activare schimbă: { $given } pentru { $gained }.
# en: 39af01d1
gm-tile-cube = un cub: { $cube }
# en: 028bcd98
gm-cube-on = { CAPITAL($kind) } pe piesa { $tile }
