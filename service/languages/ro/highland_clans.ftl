### Highland Clans. $player și $opponent sunt nume, $cubes sunt de forma `2 galbene, 1 roșu`, $card este o valoare de la 1 la 6.
### Atribute: `.one` are articolul nehotărât, `.the` pe cel hotărât, `.plural` este pluralul unei culori (cuburi galbene).


## Piese

# en: 59cd502e
hc-warrior = războinic
    .one = un războinic
    .the = războinicul
# en: ddc0eaac
hc-piper = cimpoier
    .one = un cimpoier
    .the = cimpoierul
# en: 89f717d2
hc-monk = călugăr
    .one = un călugăr
    .the = călugărul
# en: d7316a69
hc-cattle = vită
    .one = o vită
# en: 923d9722
hc-castle = castel
    .one = un castel
# en: a813f472
hc-monastery = mănăstire
    .one = o mănăstire
# en: e522887b
hc-yellow = galben
    .plural = galbene
# en: 235fcaa0
hc-blue = albastru
    .plural = albastre
# en: 03a1a452
hc-green = verde
    .plural = verzi
# en: 4061d37f
hc-red = roșu
    .plural = roșii
# en: bb6b95ca
hc-cubes =
    { $number ->
        [one] { $number } { $colour }
        [few] { $number } { $colour_plural }
       *[other] { $number } de { $colour_plural }
    }
# en: ec775935
hc-no-cube = niciun cub
# en: 1a39fc3f
hc-reserve = rezervă
# en: 486bd5a9
hc-court = curte
# en: 1967fab0
hc-nobody = zero însoțitori
# en: e73d4c61
hc-a-card = o carte
# en: c0000e90
hc-card-value = o carte de { $card }
# en: ce2b2518
hc-card-values = cărți de { $cards }
# en: 535a691b
hc-some-cards = cărți

## Numere de lucruri

# en: 60c1b991
hc-warriors =
    { $number ->
        [one] { $number } războinic
        [few] { $number } războinici
       *[other] { $number } de războinici
    }
# en: c1523d34
hc-pipers =
    { $number ->
        [one] { $number } cimpoier
        [few] { $number } cimpoieri
       *[other] { $number } de cimpoieri
    }
# en: ed62fed4
hc-monks =
    { $number ->
        [one] { $number } călugăr
        [few] { $number } călugări
       *[other] { $number } de călugări
    }
# en: 6a31c8f0
hc-free-lands =
    { $number ->
        [one] { $number } teren liber
        [few] { $number } terenuri libere
       *[other] { $number } de terenuri libere
    }
# en: 407c445e
hc-points =
    { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }
# en: 486842df
hc-actions =
    { $number ->
        [one] { $number } acțiune
        [few] { $number } acțiuni
       *[other] { $number } de acțiuni
    }
# en: 7a5b4453
hc-cards =
    { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
# en: 995ffc1f
hc-tiles-left =
    { $number ->
        [one] mai rămâne { $number } domeniu
        [few] mai rămân { $number } domenii
       *[other] mai rămân { $number } de domenii
    }
# en: 34dfc2e9
hc-number = { $player } { $number }
# en: 071338d7
hc-gain = { $player } { $points }
# en: 3e386822
hc-no-points = niciun punct

## Evenimente

# en: e9eb065b
hc-board-set-up =
    În sac sunt { $bag }; sunt pregătite { $deck ->
        [one] { $deck } carte de raid
        [few] { $deck } cărți de raid
       *[other] { $deck } de cărți de raid
    } și { $supply ->
        [one] { $supply } domeniu
        [few] { $supply } domenii
       *[other] { $supply } de domenii
    }.
# en: 02d42153
hc-clan-set-up =
    { $player } începe cu { $warriors }, { $pipers }, { $cattle ->
        [one] { $cattle } vită
        [few] { $cattle } vite
       *[other] { $cattle } de vite
    }, { $lands } și { $points }.
# en: 2acd9a57
hc-round-began = Începe runda { $round }; { $player } are prima tură.
# en: 5b108ce3
hc-turn-began = E rândul lui { $player }, cu cel mult { $actions }.
# en: e45272c5
hc-reserve-drawn = { $player } trage { $cubes }.
# en: 120b7f16
hc-reserve-kept = { $player } le păstrează.
# en: 9c480392
hc-reserve-redrawn = { $player } pune înapoi { $back } și trage { $drawn }.
# en: ca4c4a3d
hc-built = { $player } pune { $what_one } pe un teren liber.
# en: b305e05e
hc-followers-gained = { $player } ia la curte { $followers }.
# en: f2e914d9
hc-domain-bought = { $player } cumpără un domeniu cu { $paid }; { $tiles }.
# en: 831b20c8
hc-paid = { $cubes } din { $place }
# en: d5ad7500
hc-bard-sent = { $player } trimite un bard să ia { $takes_one } de la { $opponent }.
# en: b822fe15
hc-bard-sent-keep = { $player } trimite un bard să ia { $takes_one } de la { $opponent } și păstrează { $follower_the }.
# en: 080b2b77
hc-reserve-returned = { $player } pune înapoi în sac { $cubes }.
# en: abf785ed
hc-cards-drawn = { $player } trage { $cards }.
# en: 4b22d725
hc-discards-shuffled =
    Teancul de decartare se amestecă într-un pachet nou de { $deck ->
        [one] { $deck } carte
        [few] { $deck } cărți
       *[other] { $deck } de cărți
    }.
# en: e5e68ed6
hc-cards-discarded = { $player } decartează { $cards }.
# en: 6aaa07ad
hc-peace-kept = { $player } nu pornește niciun raid și nu schimbă cărți.
# en: 89a8525d
hc-raid-began = { $player } pornește un raid împotriva lui { $opponent }.
# en: bc268e7c
hc-card-laid = { $player } pune { $card } cu fața în jos.
# en: c6eda65f
hc-card-laid-piper = { $player } pune { $card } cu fața în jos, cu un cimpoier.
# en: 8269c578
hc-combat-won = Runda de luptă { $round }: { $first } la { $second }. O câștigă { $player }.
# en: 5a069d7c
hc-combat-drawn = Runda de luptă { $round }: { $first } la { $second }. Nu o câștigă nimeni.
# en: b73e04af
hc-raid-won = { $player } câștigă raidul, { $wins } ({ $points }).
# en: b5b165b9
hc-raid-drawn = Nimeni nu câștigă raidul, { $wins } ({ $points }).
# en: f10b3a32
hc-cattle-driven = { $player } mână o vită de la { $opponent } pe un teren liber.
# en: 0434cbc9
hc-spoil-taken = { $player } ia { $what_one } de la { $opponent }; prada merge în sac.
# en: 6ed28942
hc-spoil-declined = { $player } nu ia nicio pradă.
# en: 68a3b849
hc-following = { $player } are cel mai mare alai (războinici: { $warriors }).
# en: f6a523f3
hc-following-by-court = { $player } are cel mai mare alai (războinici: { $warriors }; cuburi la curte: { $courts }).
# en: 9f794559
hc-no-following = Nimeni nu are cel mai mare alai (războinici: { $warriors }).
# en: 3b4c9157
hc-no-following-by-court = Nimeni nu are cel mai mare alai (războinici: { $warriors }; cuburi la curte: { $courts }).
# en: 346fe549
hc-colour-scored = { CAPITAL($colour) } ({ $counts }): { $points }.
# en: af6ec3bf
hc-colour-scored-against = { CAPITAL($colour) } ({ $counts }, față de { $herds }): { $points }.
# en: 5737d40a
hc-tile-removed = Domeniul cu numărul { $number } iese din joc; { $tiles }.
# en: c4520b9b
hc-tile-removed-unseen = Un domeniu iese din joc, nevăzut; { $tiles }.
# en: 6520f701
hc-play-ended-red-zone = Partida se termină: numărul domeniului nu depășește punctele de pe primul loc.
# en: 03129620
hc-play-ended-empty-bag = Partida se termină: în sac sunt mai puțin de șase cuburi.
# en: b989da4e
hc-play-ended-empty-supply = Partida se termină: nu a mai rămas niciun domeniu.

## Mutări, ca îndemnuri

# en: 81cb1c28
hc-keep = Păstrează cuburile trase.
# en: 3aab75d1
hc-redraw = Pune înapoi { $cubes } și trage tot atâtea.
# en: 46298826
hc-build = Pune { $what_one } pe un teren liber.
# en: d85b3e17
hc-take-follower = Ia { $follower_one } la curte.
# en: f4c398a7
hc-take-monks = Ia { $monks } la curte.
# en: c5c9e911
hc-buy-domain-red = Cumpără un domeniu cu 1 roșu și 1 galben din { $place }.
# en: a8016e9e
hc-buy-domain-red-monks =
    Cumpără un domeniu cu 1 roșu și 1 galben din { $place }, { $monks ->
        [one] { $monks } verde
       *[other] { $monks } verzi
    } din curte.
# en: 3cfe7c15
hc-buy-domain-green = Cumpără un domeniu cu 2 verzi și 1 galben din { $place }.
# en: dddefbb8
hc-buy-domain-green-monks =
    Cumpără un domeniu cu 2 verzi și 1 galben din { $place }, { $monks ->
        [one] { $monks } verde
       *[other] { $monks } verzi
    } din curte.
# en: 17fd4dc9
hc-bard = Trimite un bard să ia { $takes_one } de la { $opponent }.
# en: 0021c69a
hc-bard-keep = Trimite un bard să ia { $takes_one } de la { $opponent } și păstrează { $follower_the }.
# en: 57ec6a62
hc-end-actions = Nu mai face nicio acțiune.
# en: 18a2eafb
hc-raid = Pornește un raid împotriva lui { $opponent }.
# en: e2a1cb13
hc-exchange = Schimbă { $cards } pe tot atâtea cărți noi.
# en: 18cbb79a
hc-end-turn = Nici raid, nici schimb de cărți.
# en: fd4b2820
hc-lay-card = Pune { $card } cu fața în jos.
# en: 9f950561
hc-lay-card-piper = Pune { $card } cu fața în jos, cu un cimpoier.
# en: e1a5e7b9
hc-take-spoil = Ia { $what_one } ca pradă.
# en: c04f29bb
hc-decline-spoil = Nu lua nicio pradă din raid.
# en: 9a3631ff
hc-discard = Decartează { $card }.

## Refuzuri, fără punct la sfârșit

# en: e7e46886
hc-over = Partida s-a terminat
# en: 7bc09b78
hc-other-turn = Nu e mutarea ta; e rândul lui { $player }
# en: 759eea3c
hc-first-redraw = Întâi păstrează cuburile trase sau trage din nou o parte dintre ele
# en: 8d90e2c5
hc-now-actions = Acum îți faci acțiunile
# en: 085be161
hc-now-actions-or-end = Acum îți faci acțiunile sau le închei
# en: 73132687
hc-actions-over = Acțiunile tale s-au terminat; pornește un raid, schimbă cărți sau nu face nimic
# en: ac58d2bb
hc-first-lay = Un raid are trei runde de luptă; pune o carte
# en: 5fbb5acb
hc-first-spoil = Ai câștigat raidul; ia o pradă sau renunță la ea
# en: c8854875
hc-first-discard = Ai în mână mai multe cărți decât poți păstra; decartează întâi una
# en: 15050242
hc-first-refill = După un raid decartezi două cărți; decartează întâi una
# en: e7b92c73
hc-one-action = Joci ultima tură a rundei, așa că ai o singură acțiune
# en: 44652715
hc-nothing-back = Ca să nu pui nimic înapoi, păstrează cuburile
# en: e525ecd1
hc-reserve-short =
    Pentru asta trebuie { $number ->
        [one] { $number } cub { $colour }
        [few] { $number } cuburi { $colour_plural }
       *[other] { $number } de cuburi { $colour_plural }
    } din rezervă, care are { $has ->
        [0] zero
       *[other] { $has }
    }
# en: 3bf76639
hc-reserve-short-back =
    Ai pune înapoi { $number ->
        [one] { $number } cub { $colour }
        [few] { $number } cuburi { $colour_plural }
       *[other] { $number } de cuburi { $colour_plural }
    } din rezervă, care are { $has ->
        [0] zero
       *[other] { $has }
    }
# en: 3ea883a6
hc-action-taken = Ai făcut deja acțiunea aceasta; a doua trebuie să fie alta
# en: 884e420d
hc-bard-alone = Un bard trebuie să fie singura acțiune din tură
# en: 4ddf5755
hc-must-act = Poți face o acțiune, așa că trebuie să faci cel puțin una
# en: a23da8a4
hc-no-free-land = Niciun teren de-al tău nu este liber
# en: 7e85c35c
hc-no-supply = Nu mai sunt domenii în stoc
# en: bb06a574
hc-four-domains = Ai deja patru domenii
# en: ba423dda
hc-own-warriors =
    La curtea ta trebuie să rămână cel puțin { $number ->
        [one] { $number } războinic
        [few] { $number } războinici
       *[other] { $number } de războinici
    }
# en: 816b56b3
hc-their-warriors =
    La curtea aceea trebuie să rămână cel puțin { $number ->
        [one] { $number } războinic
        [few] { $number } războinici
       *[other] { $number } de războinici
    }
# en: aaae7624
hc-no-green = La un domeniu cu 1 roșu nu se plătește niciun verde
# en: bd292816
hc-bard-no-opponent = Bardul merge la un adversar
# en: cc828b99
hc-bard-form = Un bard ia un însoțitor, sau doi diferiți dintre care unul poate fi păstrat, numiți warrior, piper, monk
# en: ab91f21d
hc-court-without = La curtea aceea nu este niciun { $follower }
# en: ccdcb103
hc-too-many-used =
    Pentru asta trebuie { $number ->
        [one] { $number } cub
        [few] { $number } cuburi
       *[other] { $number } de cuburi
    } din rezervă, și ai folosit { $used } din cel mult { $most }
# en: b530f86a
hc-too-few-monks =
    Curtea ta { $has ->
        [0] nu are niciun verde
        [one] are { $has } verde
       *[other] are { $has } verzi
    }; pentru asta trebuie { $number }
# en: db1f5bc4
hc-not-just-drawn = Nu ai tras acum nicio carte de { $card }
# en: 314bf1c7
hc-which-card = Spune ce carte
# en: 536d46d5
hc-not-in-hand = Nu ai în mână nicio carte de { $card }
# en: 2ecc64e7
hc-raid-no-opponent = Un raid se face împotriva unui adversar
# en: bdf6f824
hc-how-many-cards = Se pot schimba una, două sau trei cărți
# en: 40d189c3
hc-lowest-first = Numește cărțile începând cu cea mai mică
# en: e5dd3462
hc-no-piper = La curtea ta nu este niciun cimpoier
# en: 0dcb3fa4
hc-no-spoil = Apărarea nu are { $what_one }
# en: 9610ead6
hc-too-few-in-hand =
    Ai în mână { $has ->
        [one] { $has } carte
        [few] { $has } cărți
       *[other] { $has } de cărți
    } de valoare { $card }; pentru asta trebuie { $number }
