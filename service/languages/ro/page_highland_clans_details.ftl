### What the table of Highland Clans tells those who ask: explanations, and the table of points at the end.

## Explicații: ce este fiecare lucru

# en: c7cf5ea0
hc-about-clause = În regulament: { $clause }
# en: ee9ab982
hc-about-redraw = Cine are cel mai mare alai îl poate pune înapoi în sac și poate trage altul. Un clic îl marchează.
# en: 3eb122f6
hc-about-space-text = O piatră a traseului de scor. Punctele nu scad niciodată sub 0.
# en: 84895ec8
hc-about-space-red = O piatră a zonei roșii. Dacă după o punctare un clan stă aici sau mai departe, se întoarce cu fața în sus un domeniu. Partida se termină dacă numărul lui nu depășește punctele celui aflat în frunte.
# en: 1b541249
hc-about-space-shown = S-a întors cu fața în sus un domeniu cu acest număr.
# en: 1232efbe
hc-about-cube-yellow-title = Cub galben: un războinic
# en: 4999f244
hc-about-cube-yellow-text = Un războinic aduce o carte de raid. Cei mai mulți războinici aduc cel mai mare alai.
# en: 67de94e5
hc-about-cube-blue-title = Cub albastru: un cimpoier, o jumătate de castel sau un bard
# en: ee6aed0e
hc-about-cube-blue-text = La fiecare rundă un cimpoier aduce 1 și un castel 2, minus cea mai mare turmă a unui singur adversar.
# en: b7861da1
hc-about-cube-green-title = Cub verde: un călugăr sau o treime de mănăstire
# en: 28ca0f60
hc-about-cube-green-text = La fiecare rundă cel mai mult verde aduce 3, iar locul al doilea 2. Un călugăr valorează 1 și o mănăstire 3.
# en: dc5e20b2
hc-about-cube-red-title = Cub roșu: o vită
# en: d6977f38
hc-about-cube-red-text = La fiecare rundă fiecare vită aduce 1, iar cea mai mare turmă încă 2.
# en: 9916daa2
hc-about-reserve-title = Rezervă
# en: aca4e5f2
hc-about-reserve-text = În fiecare tură se trag șase cuburi. Una sau două acțiuni diferite pot folosi patru dintre ele; celelalte se întorc în sac.
# en: 44961827
hc-about-bag-title = Sac
# en: 74bcd137
hc-about-bag-text = Conține toate cuburile care nu sunt în altă parte. În fiecare tură se trag șase. Cu mai puțin de șase partida se termină imediat.
# en: 7995878c
hc-about-supply-title =
    { $left ->
        [one] Stoc: { $left } domeniu
        [few] Stoc: { $left } domenii
       *[other] Stoc: { $left } de domenii
    }
# en: e272c2bf
hc-about-supply-text = Un domeniu devine încă un teren al tău, până la patru. Costă 1 galben și 1 roșu, sau 1 galben și 2 verzi. După fiecare rundă un domeniu iese din joc.
# en: 763364f4
hc-about-deck-title =
    { $left ->
        [one] Pachet: { $left } carte de raid
        [few] Pachet: { $left } cărți de raid
       *[other] Pachet: { $left } de cărți de raid
    }
# en: ec1bb0cc
hc-about-deck-text = Cărțile au valori de la 1 la 4. Când pachetul este gol se amestecă cele decartate.
# en: 493f2ff5
hc-about-discards-title =
    { $number ->
        [one] Decartate: { $number } carte
        [few] Decartate: { $number } cărți
       *[other] Decartate: { $number } de cărți
    }
# en: dd8f42b6
hc-about-discards-text = Cărțile unui raid stau aici cu fața în sus. Toate celelalte decartate stau cu fața în jos.
# en: 5af95388
hc-about-raid-title = Raid
# en: d7bd09fb
hc-about-raid-text = După acțiuni un jucător poate porni un raid împotriva unui adversar. Sunt trei runde de luptă: fiecare parte pune o carte, cu un cimpoier pe ea sau fără, iar totalul mai mare câștigă. Un atacator care câștigă primește 1 punct și o pradă, sau 2 puncte dacă nu este nimic de luat. Un apărător care câștigă primește 2 puncte, iar atacatorul pierde 1. Dacă nu câștigă nimeni, atacatorul primește 1.
# en: 502c51a3
hc-about-court-title = Curtea lui { $name }
# en: ccf00b03
hc-about-court-own = Războinicii stabilesc mărimea mâinii, cimpoierii ajută la raiduri, iar călugării aduc puncte. Curtea plătește și pentru domenii.
# en: e20ca666
hc-about-court-other = După acțiunile sale, un jucător poate porni un raid împotriva acestui clan. Un bard ia unul sau doi însoțitori; trei războinici rămân întotdeauna.
# en: 69ccc96b
hc-about-cattle-title = Vită
# en: 81edc384
hc-about-cattle-text = 1 punct la fiecare rundă, și încă 2 pentru cea mai mare turmă. Cea mai mare turmă a unui adversar scade ce aduce albastrul.
# en: 3a711cbb
hc-about-castle-title = Castel
# en: 07e2f70c
hc-about-castle-text = Valorează 2 albastre la fiecare punctare.
# en: 8a581d74
hc-about-monastery-title = Mănăstire
# en: 797eabc2
hc-about-monastery-text = Valorează 3 verzi la fiecare punctare.
# en: 9c1eb819
hc-about-built-stays = Proprietarul nu poate lua nimic de pe teren. Doar un raid pierdut poate.
# en: 3f96e837
hc-about-spoil = Atacatorul a câștigat și poate lua acum această pradă: vitele se fură, un castel sau o mănăstire merge în sac.
# en: ce3577e3
hc-about-land-title = Teren liber
# en: ef9ca835
hc-about-land-text = Pe un teren stă o vită (1 roșu), un castel (2 albastre) sau o mănăstire (3 verzi), toate din rezervă.
# en: 1c2634b1
hc-about-card-title = Carte de raid { $value }
# en: 0bc05e89
hc-about-card-text = Într-un raid contează cât valoarea ei, și cu 1 mai mult cu un cimpoier. O mână are atâtea cărți câți războinici are curtea ei.
# en: e1c7da38
hc-about-hand-title =
    { $number ->
        [one] Mâna lui { $name }: { $number } carte
        [few] Mâna lui { $name }: { $number } cărți
       *[other] Mâna lui { $name }: { $number } de cărți
    }
# en: 1fd5d435
hc-about-hand-text = Are atâtea cărți câți războinici are curtea. Doar proprietarul le vede.
# en: 56ff5384
hc-about-start-title = Prima tură
# en: 921c0cc5
hc-about-start-text = { $name } începe această rundă. Ultimul jucător al unei runde are o singură acțiune. Marcajul trece la stânga.
# en: abb82d09
hc-about-following-title = Cel mai mare alai
# en: 11fb1590
hc-about-following-text = { $name } a avut cei mai mulți războinici la ultima punctare și poate trage din nou, o dată în fiecare tură, cuburi ale rezervei.
# en: 1252978e
hc-about-clauses = de la { $first } la { $last }

## Explicații: ce înseamnă un lucru acum

# en: 96c04d7b
hc-now-more =
    { $number ->
        [one] și încă { $number } mod
        [few] și încă { $number } moduri
       *[other] și încă { $number } de moduri
    }
# en: 4a3ab248
hc-now-action-warrior = Războinic: 1 galben din rezervă, și se trage o carte de raid.
# en: 1ac88da4
hc-now-action-piper = Cimpoier: 1 albastru din rezervă.
# en: 0ebc4cb8
hc-now-action-monk = Călugări: 1 verde sau 2 verzi din rezervă.
# en: ed726af2
hc-now-action-cattle = Vită: 1 roșu din rezervă, pe un teren liber.
# en: 35c5f162
hc-now-action-castle = Castel: 2 albastre din rezervă, pe un teren liber.
# en: 091d38ea
hc-now-action-monastery = Mănăstire: 3 verzi din rezervă, pe un teren liber.
# en: 5e212e91
hc-now-action-domain = Domeniu: 1 galben și 1 roșu, sau 1 galben și 2 verzi. Alegi ce plătește curtea.
# en: 974efa48
hc-now-action-bard = Bard: 1 albastru merge în sac. Este singura acțiune din tură.
# en: 1f2502ee
hc-now-here = Aici: { $clans }.
# en: 05f08179
hc-now-used = În tura aceasta s-au folosit { $used } din { $most } cuburi.
# en: 79ac7e97
hc-now-shown = Întoarse până acum: { $numbers }.
# en: 5f6ed5d8
hc-now-action-not = { $action }: { $reason }
# en: db2a3529
hc-now-move-for = { $move }, cu { $cost }
# en: 2ea35ce8
hc-now-raid = { $attacker } împotriva lui { $defender }: s-au jucat { $fought } din 3 runde, { $first } câștigate de { $attacker }, { $second } de { $defender }.

## Cum se numesc acțiunile

# en: 4bfff669
hc-action-warrior = Războinic
# en: 49370600
hc-action-piper = Cimpoier
# en: 4a4a2d5d
hc-action-monk = Călugări
# en: eef43f7c
hc-action-cattle = Vită
# en: 89f6bb81
hc-action-castle = Castel
# en: 8a83690f
hc-action-monastery = Mănăstire
# en: fd3070b2
hc-action-domain = Domeniu
# en: 239f72cd
hc-action-bard = Bard

## De ce ceva nu se poate acum

# en: bef9d1ab
hc-reason-redraw = Întâi se păstrează cele șase cuburi sau se pun unele înapoi (HC-13).
# en: b9ade3ed
hc-reason-no-actions = Acum nu este momentul pentru acțiuni (HC-11).
# en: 3a183d11
hc-reason-taken = A fost făcută în tura aceasta; a doua acțiune trebuie să fie alta (HC-14).
# en: 125ae693
hc-reason-over = Acțiunile acestei ture s-au terminat (HC-14).
# en: 3ada8d5d
hc-reason-bard-alone = Un bard trebuie să fie singura acțiune din tură (HC-14).
# en: fc177360
hc-reason-too-many = Ar folosi mai mult de { $most } cuburi; s-au folosit { $used } (HC-15).
# en: 2146e07c
hc-reason-too-few =
    { $count ->
        [one] Cere { $count } { $colour }
       *[other] Cere { $count } { $colour_plural }
    }, iar rezerva { $has ->
        [0] nu are niciunul.
       *[other] are { $has }.
    }
# en: 2694fa37
hc-reason-no-free-land = Niciun teren nu este liber (HC-30).
# en: 94c8e848
hc-reason-nothing-to-take = Nu există niciun însoțitor pe care să-l poată lua un bard (HC-25, HC-29).
# en: cd2d89e4
hc-reason-no-supply = Stocul este gol (HC-28).
# en: 4c199d0e
hc-reason-no-room = Clanul are deja patru domenii (HC-28).
# en: 598427e3
hc-reason-no-yellow = Nu există galben: niciunul în rezervă, iar trei războinici rămân la curte (HC-25).
# en: 8ea6475f
hc-reason-no-second-price = Nu există nici 1 roșu, nici 2 verzi pentru asta (HC-28).
# en: 15421799
hc-reason-game-over = Partida s-a terminat.
# en: cb1c6925
hc-reason-turn-of = E rândul lui { $name }.
# en: efab18a7
hc-reason-wait-to-lay = Cealaltă parte își pune întâi cartea.
# en: dcec3ca9
hc-reason-not-in-raid = Nu participi la acest raid.
# en: bda4d775
hc-reason-act-first = Întâi vin acțiunile; apoi poți schimba cărți sau porni un raid.
# en: c1a1ed02
hc-reason-bard-first = Pentru un bard alege întâi un cub albastru. Un raid vine după acțiuni.
# en: bd433eb3
hc-reason-raid-later = Un raid sau un bard nu este posibil acum.

## Tabelul punctelor de la sfârșit

# en: 69cbb8d5
hc-result-start-name = La început
# en: 3b106d1d
hc-result-start-explain = 2, 5 sau 8 puncte într-o partidă de 3, 4 sau 5 jucători (HC-05).
# en: 5b24c753
hc-result-green-name = Verde: călugări, mănăstiri
# en: 773a3cd1
hc-result-green-explain = Primul și al doilea loc la verde, în fiecare rundă (HC-61).
# en: 0221ba2b
hc-result-red-name = Roșu: vite
# en: 8ef72794
hc-result-red-explain = 1 pentru fiecare vită în fiecare rundă, și 2 pentru cea mai mare turmă (HC-62).
# en: d5feb4ff
hc-result-blue-name = Albastru: cimpoieri, castele
# en: 8c72648b
hc-result-blue-explain = Albastrul fiecărei runde, minus cea mai mare turmă a unui adversar (HC-63).
# en: b8d3ab5e
hc-result-attacks-name = Raiduri proprii
# en: 86845890
hc-result-attacks-explain = 1 sau 2 pentru un raid nepierdut, și cu 1 mai puțin pentru unul pierdut (de la HC-44 la HC-47).
# en: 953e62fc
hc-result-defences-name = Apărare
# en: cf9a312f
hc-result-defences-explain = 2 pentru fiecare raid respins (HC-46).
