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

# en: 44b01467
hc-about-track-title = Traseu de scor
# en: 7b17c096
hc-about-track-text = Fiecare clan are un marcaj pe piatra punctelor sale. Zona roșie începe la 30: de atunci, după fiecare rundă se întoarce cu fața în sus un domeniu, și partida se poate termina.

## Explicații: ce înseamnă un lucru acum

# en: 3aacfbec
hc-now-standing = { $name }: { $points }

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
