### Masa de Highland Clans. Piesele, culorile și numerele de lucruri sunt în highland_clans.ftl, cu formele de acolo.


## Tabla, mai ales pentru cititoare de ecran

# en: a8c6ef98
hc-label-reserve = Rezerva lui { $name }
# en: b6b1f9ce
hc-label-reserve-cube = cub { $colour } din rezervă
# en: 29de5cd6
hc-label-actions =
    { $most ->
        [one] { $done } din { $most } acțiune
       *[other] { $done } din { $most } acțiuni
    }
# en: 45423d96
hc-label-used = { $used } din { $most } cuburi
# en: 69421ee5
hc-label-round-word = Runda
# en: 237c1569
hc-label-stacks = Domenii și cărți de raid
# en: f5f03e3c
hc-label-start = { $name } are prima tură
# en: 4491b8fd
hc-label-following = { $name } are cel mai mare alai
# en: 57f806a6
hc-label-bag = Sac: { $cubes }
# en: 605a3456
hc-label-bag-title = Sac
# en: 7ba8a8fd
hc-label-deck-title = Cărți
# en: af86d102
hc-label-discards-title = Decartate
# en: db59c81b
hc-label-domains = Domenii
# en: fe5a939f
hc-label-deck =
    { $number ->
        [one] { $number } carte de raid în pachet
        [few] { $number } cărți de raid în pachet
       *[other] { $number } de cărți de raid în pachet
    }
# en: 2b93786f
hc-label-discards =
    { $number ->
        [one] { $number } carte decartată
        [few] { $number } cărți decartate
       *[other] { $number } de cărți decartate
    }
# en: 48993724
hc-label-supply =
    { $left ->
        [one] Stoc de { $left } domeniu
        [few] Stoc de { $left } domenii
       *[other] Stoc de { $left } de domenii
    }
# en: ae75edb2
hc-label-clan =
    { $points ->
        [one] Clanul lui { $name }, { $points } punct
        [few] Clanul lui { $name }, { $points } puncte
       *[other] Clanul lui { $name }, { $points } de puncte
    }
# en: 9c67072a
hc-label-court = Curtea lui { $name }: { $warriors }, { $pipers }, { $monks }
# en: 7205d011
hc-label-land = { $what }, { $name }
# en: fcee10c7
hc-label-free-land = teren liber, { $name }
# en: d7de46f0
hc-label-card = carte de raid { $value }
# en: 37f075fa
hc-label-hand-of = Cărțile de raid ale lui { $name }
# en: bd274c95
hc-label-no-raid = Niciun raid acum
# en: 66d06461
hc-label-raid-title = Raid
# en: 196649d9
hc-label-raid-round = Runda { $round } din 3
# en: 1838cdcd
hc-label-raids = atacă
# en: 3f277cbd
hc-label-defends = apără
# en: 09a3989a
hc-label-track = Traseul de scor: { $clans }. De la 30 începe zona roșie.
# en: af3bf056
hc-label-none = niciun cub
# en: c24807b8
hc-label-hand =
    { $number ->
        [one] Mâna lui { $name }: { $number } carte de raid, { $cards }
        [few] Mâna lui { $name }: { $number } cărți de raid, { $cards }
       *[other] Mâna lui { $name }: { $number } de cărți de raid, { $cards }
    }
# en: df12e5eb
hc-label-hand-hidden =
    { $number ->
        [one] Mâna lui { $name }: { $number } carte de raid, ascunsă
        [few] Mâna lui { $name }: { $number } cărți de raid, ascunse
       *[other] Mâna lui { $name }: { $number } de cărți de raid, ascunse
    }
# en: d617ecbe
hc-label-raid =
    Raid: { $attacker } împotriva lui { $defender }. Runde de luptă jucate: { $fought }, câștigate { $first } și { $second }. { $laid ->
        [one] S-a pus { $laid } carte.
        [few] S-au pus { $laid } cărți.
       *[other] S-au pus { $laid } de cărți.
    }

## Explicații: ce este fiecare lucru

# en: c7cf5ea0
hc-about-clause = În regulament: { $clause }
# en: ee9ab982
hc-about-redraw = Cine are cel mai mare alai îl poate pune înapoi în sac și poate trage altul. Un clic îl marchează.
# en: 44b01467
hc-about-track-title = Traseu de scor
# en: 7b17c096
hc-about-track-text = Fiecare clan are un marcaj pe piatra punctelor sale. Zona roșie începe la 30: de atunci, după fiecare rundă se întoarce cu fața în sus un domeniu, și partida se poate termina.
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
# en: 3aacfbec
hc-now-standing = { $name }: { $points }
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

## Ce este de făcut acum

# en: 86066777
hc-prompt-keep = Păstrează cele șase cuburi sau fă clic pe cele de pus înapoi.
# en: 361c998a
hc-prompt-piper = Joacă cartea cu un cimpoier sau fără.
# en: 3f44a335
hc-prompt-lay = Pune o carte cu fața în jos.
# en: 1437ed4d
hc-prompt-discard = Alege o carte de decartat.
# en: d3dd4682
hc-prompt-spoil = Ia o pradă sau nu lua nimic.
# en: fed22463
hc-prompt-raid = Pornește un raid la o curte, schimbă una până la trei cărți sau nu face nimic.
# en: 60fcf8a0
hc-prompt-domain = Alege cum plătești domeniul.
# en: ffd71c7a
hc-prompt-where = Alege unde merge cubul: la o curte sau pe un teren liber.
# en: fdbae72b
hc-prompt-which = Alege una dintre aceste mutări.
# en: c4b16ab1
hc-prompt-action = Alege un cub și unde merge, sau alege stocul ca să cumperi un domeniu.

## Opțiunile unei partide noi și la ce sare reluarea

# en: d6c2b5c1
hc-milestone-name = punctare
# en: d40ad8c5
hc-milestone-scored = runda se punctează
# en: 216a0ddc
hc-option-raid_refill = După un raid se decartează
# en: 6915b489
hc-option-hand = oricare două din mână
# en: e1dce9a9
hc-option-drawn = două dintre cărțile abia trase

## Mutări în cuvinte

# en: efa6a322
hc-group-six = Cele șase cuburi
# en: 0c5afc75
hc-group-redraw = Pune înapoi și trage din nou
# en: 74be9deb
hc-group-build = Construiește
# en: 0309ca06
hc-group-court = La curte
# en: 61ab8861
hc-group-domain = Cumpără un domeniu
# en: d2a738ae
hc-group-bard = Trimite un bard
# en: e3965714
hc-group-exchange = Schimbă cărți
# en: 50bfc138
hc-group-lay = Pune o carte
# en: 92e8c4ea
hc-group-spoils = Prăzi
# en: 5b2727cb
hc-group-discard = Decartează
# en: ef7a6fd1
hc-move-keep = Păstrează cuburile
# en: a1f2ff83
hc-move-redraw = Pune înapoi { $cubes }
# en: 3189ac2a
hc-move-build = Pune { $what_one } pe un teren liber
# en: 4769a263
hc-move-warrior = Ia un războinic la curte
# en: 627e4ae5
hc-move-piper = Ia un cimpoier la curte
# en: 7ce4cc43
hc-move-monks =
    { $count ->
        [one] Ia { $count } călugăr la curte
       *[other] Ia { $count } călugări la curte
    }
# en: e14b32e5
hc-move-domain-red = Domeniu cu 1 galben din { $place } și 1 roșu
# en: 79e35176
hc-move-domain-green =
    { $number ->
        [0] Domeniu cu 1 galben din { $place } și 2 verzi din rezervă
       *[other] Domeniu cu 1 galben din { $place } și 2 verzi, din care { $number } din curte
    }
# en: bf9546e2
hc-move-bard = Bard la { $opponent }: { $takes_one } în sac
# en: f7bea8d9
hc-move-bard-keep = Bard la { $opponent }: { $takes_one } (păstrezi { $kept_the })
# en: 2b68816f
hc-move-end-actions = Nu mai face nicio acțiune
# en: 0e6da47f
hc-move-raid = Raid împotriva lui { $opponent }
# en: 5ee736e1
hc-move-exchange = Schimbă { $cards }
# en: df616028
hc-move-end-turn = Nici raid, nici schimb
# en: 93fac663
hc-move-lay = Pune un { $card }
# en: ca7a6230
hc-move-lay-piper = Pune un { $card } cu un cimpoier
# en: 6382495e
hc-move-spoil = Ia { $what_one }
# en: daadae6d
hc-move-no-spoil = Nu lua nimic
# en: 5fb6eb2f
hc-move-discard = Decartează un { $card }
