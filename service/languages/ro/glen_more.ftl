### Glen More. $player este un nume, $tile, $origin și $target sunt piese, $cube este o resursă, $space un număr de pe traseu.
### Numele unei piese stă în propoziții după cuvântul „piesa”, așa că nu se articulează și nu se acordă.


## Piese. `.one`: oricare dintre cele cu acest nume („o piesă Sat”), sau singura cu numele ei („piesa Pod”).

# en: 8d6570f1
gm-tile-quarry = Carieră de piatră
    .one = o piesă Carieră de piatră
# en: e1048cfb
gm-tile-forest = Pădure
    .one = o piesă Pădure
# en: 91ac3226
gm-tile-meadow = Pajiște
    .one = o piesă Pajiște
# en: e9040766
gm-tile-village = Sat
    .one = o piesă Sat
# en: 9d2361a0
gm-tile-grain-field = Câmp cu grâu
    .one = o piesă Câmp cu grâu
# en: 61bb7793
gm-tile-pasture = Pășune
    .one = o piesă Pășune
# en: cf328b80
gm-tile-loch-lochy = Loch Lochy
    .one = piesa Loch Lochy
# en: 93923798
gm-tile-butcher-sheep = Măcelar (oi)
    .one = piesa Măcelar (oi)
# en: e5e75c88
gm-tile-distillery = Distilerie
    .one = o piesă Distilerie
# en: 4fdb21b1
gm-tile-fair-small = Târg anual (mic)
    .one = o piesă Târg anual (mic)
# en: c2fdd2cf
gm-tile-castle-moil = Castle Moil
    .one = piesa Castle Moil
# en: cfbe58df
gm-tile-castle-stalker = Castle Stalker
    .one = piesa Castle Stalker
# en: 0f7dc724
gm-tile-armadale-castle = Armadale Castle
    .one = piesa Armadale Castle
# en: 6c5b3e0e
gm-tile-butcher-cattle = Măcelar (bovine)
    .one = piesa Măcelar (bovine)
# en: 5e4b33c6
gm-tile-tavern-3-vp = Cârciumă (3 PV)
    .one = o piesă Cârciumă (3 PV)
# en: a35fe688
gm-tile-butcher-mixed = Măcelar (mixt)
    .one = piesa Măcelar (mixt)
# en: 3c124b63
gm-tile-loch-morar = Loch Morar
    .one = piesa Loch Morar
# en: 51d727fb
gm-tile-loch-ness = Loch Ness
    .one = piesa Loch Ness
# en: 08deed63
gm-tile-castle-of-mey = Castle of Mey
    .one = piesa Castle of Mey
# en: f2887123
gm-tile-duart-castle = Duart Castle
    .one = piesa Duart Castle
# en: 956fd986
gm-tile-iona-abbey = Iona Abbey
    .one = piesa Iona Abbey
# en: 4e4cf799
gm-tile-fair-medium = Târg anual (mediu)
    .one = piesa Târg anual (mediu)
# en: 8dbb9f83
gm-tile-cawdor-castle = Cawdor Castle
    .one = piesa Cawdor Castle
# en: 09d591e0
gm-tile-loch-shiel = Loch Shiel
    .one = piesa Loch Shiel
# en: e09f77d2
gm-tile-fair-large = Târg anual (mare)
    .one = piesa Târg anual (mare)
# en: 5a41b3ef
gm-tile-grocer = Băcan
    .one = piesa Băcan
# en: f687020e
gm-tile-loch-oich = Loch Oich
    .one = piesa Loch Oich
# en: fa0aacb1
gm-tile-tavern-4-vp = Cârciumă (4 PV)
    .one = piesa Cârciumă (4 PV)
# en: 63ea63a4
gm-tile-donan-castle = Donan Castle
    .one = piesa Donan Castle
# en: 89a22d21
gm-tile-bridge = Pod
    .one = piesa Pod
# en: 2c178c28
gm-tile-starting-village = Sat de început
    .one = piesa Sat de început
# en: 2ee1b36a
gm-tile-at = { $tile } ({ $place })
# en: c770fc99
gm-cell = la satul de început
# en: 9574222d
gm-cell-south = cu { $south } la sud de satul de început
# en: 46c4e632
gm-cell-north = cu { $north } la nord de satul de început
# en: a0d0b8bc
gm-cell-east = cu { $east } la est de satul de început
# en: be47641c
gm-cell-west = cu { $west } la vest de satul de început
# en: 8a177313
gm-cell-south-east = cu { $south } la sud și { $east } la est de satul de început
# en: 20f20b78
gm-cell-south-west = cu { $south } la sud și { $west } la vest de satul de început
# en: 5cfca58d
gm-cell-north-east = cu { $north } la nord și { $east } la est de satul de început
# en: 36cb8d7e
gm-cell-north-west = cu { $north } la nord și { $west } la vest de satul de început

## Resurse. `.one`: o bucată, cu articolul nehotărât; `.many`: mai multe, sau resursa în general, după „de” și „nu acceptă”.

# en: 87fe065f
gm-cube-grain = grâu
    .one = un cub de grâu
    .many = grâu
# en: ebe887dc
gm-cube-wood = lemn
    .one = un cub de lemn
    .many = lemn
# en: c8a75344
gm-cube-stone = piatră
    .one = un cub de piatră
    .many = piatră
# en: ba8f057b
gm-cube-sheep = oaie
    .one = o oaie
    .many = oi
# en: bd7f8a03
gm-cube-cattle = bovină
    .one = o bovină
    .many = bovine

## Numere de lucruri. `.lack`: cu verbul „a lipsi” în față; `.left`: cu „a rămâne”.

# en: f0954e82
gm-coins =
    { $number ->
        [one] { $number } monedă
        [few] { $number } monede
       *[other] { $number } de monede
    }
    .lack =
        { $number ->
            [one] lipsește { $number } monedă
            [few] lipsesc { $number } monede
           *[other] lipsesc { $number } de monede
        }
# en: 57ae15bc
gm-tiles =
    { $number ->
        [one] { $number } piesă
        [few] { $number } piese
       *[other] { $number } de piese
    }
    .left =
        { $number ->
            [one] rămâne { $number } piesă
            [few] rămân { $number } piese
           *[other] rămân { $number } de piese
        }
# en: 946e406b
gm-cubes =
    { $number ->
        [one] { $number } cub
        [few] { $number } cuburi
       *[other] { $number } de cuburi
    }
# en: ba6e4ad9
gm-members =
    { $number ->
        [one] { $number } membru al clanului
        [few] { $number } membri ai clanului
       *[other] { $number } de membri ai clanului
    }
# en: 36bf80ea
gm-barrels =
    { $number ->
        [one] { $number } butoi
        [few] { $number } butoaie
       *[other] { $number } de butoaie
    }
# en: 59d81c5d
gm-points =
    { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }
# en: dfa0d16a
gm-movement-points =
    { $number ->
        [one] { $number } punct de mișcare
        [few] { $number } puncte de mișcare
       *[other] { $number } de puncte de mișcare
    }

## Evenimente

# en: 7bce11ca
gm-set-up = Jocul este pregătit; începe { $player }, și fiecare are { $coins }.
# en: a59037a6
gm-set-up-die = Jocul este pregătit; începe { $player }, și fiecare are { $coins }. Zarul participă și el.
# en: c2d493a7
gm-tile-laid = Piesa { $tile } este pusă pe spațiul { $space }; în grămada { $stack } { $tiles_left }.
# en: b6c62e26
gm-turn-began = E rândul lui { $player }.
# en: c399fe17
gm-turn-ended = Tura lui { $player } se termină.
# en: a8eea9a9
gm-tile-removed = Piesa { $tile } de pe spațiul { $space } iese din joc.
# en: a7e1fff8
gm-die-rolled = Zarul arată { $roll } și se mută pe spațiul { $space }; piesa { $tile } iese din joc.
# en: 32708c41
gm-area-scored = Runda de scor { $scoring }. { $area }: { $numbers }.
# en: b93e5dd3
gm-area-barrels = Butoaie
# en: ce9c6e6e
gm-area-chieftains = Căpetenii și pălării
# en: dc1a86f9
gm-area-cards = Cărți
# en: cec29075
gm-final-scored = Runda de scor finală. { $what }: { $numbers }.
# en: c357eec2
gm-final-iona-abbey = Iona Abbey
# en: 4888fe30
gm-final-loch-morar = Loch Morar
# en: 75db9c13
gm-final-duart-castle = Duart Castle
# en: a4d1b79a
gm-final-coins = Monede
# en: d7919aa2
gm-final-tiles = Piese
# en: 0b9c15c9
gm-number = { $player } are { $number } și primește { $points }
# en: 478b67ff
gm-play-ended = Partida s-a terminat: { $totals }.
# en: f32b8275
gm-total = { $player } { $points } ({ $cubes })
# en: ee2fcb2a
gm-tile-taken = { $player } se mută pe spațiul { $space } și ia piesa { $tile }.
# en: fbe0609e
gm-tile-discarded = { $player } nu poate plasa nicio piesă; piesa { $tile } de pe spațiul { $space } iese din joc.
# en: f10d006f
gm-tile-discarded-unpaid = { $player } nu poate plăti nicio piesă dintre cele pe care le-ar putea plasa; piesa { $tile } de pe spațiul { $space } iese din joc.
# en: dc7babf9
gm-cube-paid = { $player } dă { $cube_one } de pe piesa { $tile }.
# en: 4690d9e5
gm-cube-bought = { $player } cumpără { $cube_one } cu { $coins } și dă cubul.
# en: 34b422f8
gm-cube-sold = { $player } vinde { $cube_one } de pe piesa { $tile } cu { $coins }.
# en: 7655ad8c
gm-barrel-paid = { $player } dă un butoi de whisky.
# en: 24a70fd0
gm-member-paid = { $player } dă un membru al clanului de pe piesa { $tile }.
# en: 5e016031
gm-chieftain-paid = { $player } dă o căpetenie.
# en: f78a4ec8
gm-tile-paid = Piesa { $tile } poate fi plasată.
# en: a8707e10
gm-tile-placed = { $player } plasează piesa { $tile } { $place }.
# en: 27edfb78
gm-members-gained = { $player } primește { $members } pe piesa { $tile }.
# en: 0c80e624
gm-card-gained = { $player } primește cartea { $card }.
# en: f5d481d5
gm-cubes-promised =
    Piesa { $tile } aduce { $number ->
        [one] un cub
        [few] două cuburi
       *[other] două cuburi
    } la alegerea lui { $player }.
# en: 360e5a73
gm-activation-began = { $player } poate activa { $tiles }.
# en: d28d7af6
gm-barrels-gained = { $player } primește { $barrels } de pe piesa { $tile }.
# en: 2d9f378c
gm-coins-gained = { $player } primește { $coins } de pe piesa { $tile }.
# en: b5920d17
gm-cube-gained = { $player } primește { $cube_one } pe piesa { $tile }.
# en: e7673b7e
gm-tile-activated = { $player } activează piesa { $tile }.
# en: 29a3aa8b
gm-tile-activated-loch-ness = { $player } activează piesa { $tile } prin Loch Ness.
# en: 575c98c9
gm-exchange-made = { $player } a dat pentru piesa { $tile }: { $cubes }.
# en: c985b590
gm-points-scored = { $player } primește { $points } cu piesa { $tile }.
# en: 8700d833
gm-movement-gained = { $player } are { $points }.
# en: 359d188f
gm-member-moved = { $player } mută un membru al clanului de pe piesa { $origin } pe piesa { $target }.
# en: 9ab854df
gm-member-promoted = { $player } face căpetenie un membru al clanului de pe piesa { $tile }.

## Mutări, ca îndemnuri

# en: 9bc79bbb
gm-sell-cube = Vinde { $cube_one } de pe { $tile_one }.
# en: af7754d2
gm-take-tile = Ia piesa de pe spațiul { $space }.
# en: 2f907db1
gm-discard-tile = Scoate din joc piesa de pe spațiul { $space }.
# en: 5880ce5f
gm-pay-cube = Dă { $cube_one } de pe { $tile_one }.
# en: 8d704376
gm-buy-cube = Cumpără { $cube_one }.
# en: 16d486eb
gm-pay-member = Dă un membru al clanului de pe { $tile_one }.
# en: 9b4ee649
gm-pay-chieftain = Dă o căpetenie.
# en: 26a3e3bf
gm-place-tile = Plasează piesa { $place }.
# en: 1560936d
gm-choose-cube = Alege { $cube_one }.
# en: 977e4187
gm-activate-tile = Activează { $tile_one }.
# en: 4144cd19
gm-close-exchange = Nu mai da cuburi și încheie schimbul.
# en: 6dbc1382
gm-move-member = Mută un membru al clanului de pe { $origin_one } pe { $target_one }.
# en: 3aa18d5d
gm-move-member-alike = Mută un membru al clanului de pe { $origin_one } pe altă piesă { $target }.
# en: 6e6c6f00
gm-promote-member = Fă căpetenie un membru al clanului de pe { $tile_one }.
# en: 855f53a8
gm-end-turn = Încheie tura.

## Refuzuri, fără punct la sfârșit

# en: 0a93e134
gm-over = Partida s-a terminat
# en: ff38f32a
gm-other-turn = E rândul lui { $player }
# en: c9835f7c
gm-first-take = Mută-ți întâi figurina pe o piesă
# en: ec3c282d
gm-first-pay = Plătește întâi piesa pe care ai luat-o
# en: f2204ebd
gm-first-place = Plasează întâi piesa pe care ai luat-o
# en: 635389c3
gm-first-exchange = Termină întâi schimbul pe care l-ai început
# en: 3b7c4776
gm-then-activate = Piesa ta este plasată; poți { $options }
# en: 8d7c8a89
gm-then-move = Activarea se termină la primul punct de mișcare folosit; poți { $options }
# en: f1fd1dca
gm-then-discarded = După o piesă scoasă din joc poți doar { $options }
# en: fa659671
gm-options-end = să închei tura
# en: 82aeaade
gm-options-sell-end = să vinzi sau să închei tura
# en: f69936fb
gm-options-move-end = să muți sau să închei tura
# en: f7c10a64
gm-options-move-sell-end = să muți, să vinzi sau să închei tura
# en: c84ec161
gm-options-activate-end = să activezi sau să închei tura
# en: c8644b85
gm-options-activate-sell-end = să activezi, să vinzi sau să închei tura
# en: dd2dc113
gm-options-activate-move-end = să activezi, să muți sau să închei tura
# en: 007625ba
gm-options-activate-move-sell-end = să activezi, să muți, să vinzi sau să închei tura
# en: cf4040fa
gm-nothing-to-buy-for = Un cub se cumpără doar pentru costul sau schimbul în curs, iar acum nu este niciunul
# en: 0bc5ccd2
gm-loch-ness-used = Loch Ness activează o singură piesă în plus pe tură, și a făcut-o deja
# en: ab4d5c4c
gm-loch = Lacurile nu au niciun efect la activare
# en: 83042c2d
gm-no-such-tile = Nu ai o astfel de piesă
# en: d0264675
gm-closed-early = Un schimb se încheie după ce s-a dat un număr de cuburi pe care îl acceptă
# en: cb5fc8d2
gm-no-movement-point = Nu ai niciun punct de mișcare
# en: 2f3009bc
gm-no-member-there = Acolo nu se află niciun membru al clanului tău
# en: 30776d71
gm-too-far = Un punct de mișcare duce pe una dintre cele opt piese vecine
# en: 336945c8
gm-activated = Piesa { $tile } a fost deja activată în tura aceasta
# en: 1f0800ed
gm-far-away = Piesa { $tile } nu este nici piesa nouă, nici vecină cu ea
# en: cc336fde
gm-exchange-unpaid = Nu poți plăti ce cere piesa { $tile }: { $missing }
# en: c92cb0bd
gm-full = Piesa { $tile } are deja trei cuburi
# en: 76edbd72
gm-row-empty = Rândul de { $cube_many } din magazin este gol, așa că nu i se poate vinde nimic
# en: 2d79ec92
gm-row-full = Rândul de { $cube_many } din magazin este plin, așa că nu se poate cumpăra din el
# en: a448b825
gm-too-few-coins = { CAPITAL($cube_one) } costă { $coins }, iar tu ai { $has }
# en: 8acca645
gm-rest-unpaid = După acest cub ({ $cube }) nu mai poți plăti restul: { $missing }
# en: cc29ebec
gm-takes-none = Piesa { $tile } nu acceptă { $cube_many }
# en: 2933ee38
gm-takes-no-more = Piesa { $tile } nu mai acceptă { $cube_many }
# en: 0f538328
gm-loch-ness-no-cubes = Loch Ness costă un membru al clanului sau o căpetenie, nu cuburi
# en: b2808c94
gm-cube-not-needed = Aici nu se cere { $cube_one }
# en: 9d896bc5
gm-no-cube-there = Pe piesa { $tile } nu se află { $cube_one }
# en: 566f03f3
gm-coins-short = { $coins_lack }
# en: 9319cf28
gm-rows-full =
    { $number ->
        [one] rândul de { $cubes_many } este plin
       *[other] rândurile de { $cubes_many } sunt pline
    }
# en: c018b6ab
gm-rows-too-full =
    { $number ->
        [one] rândul de { $cubes_many } este prea plin
       *[other] rândurile de { $cubes_many } sunt prea pline
    }
# en: fbe2761a
gm-cell-held = Acolo se află altă piesă
# en: bf493a5b
gm-cell-apart = Locul acela nu are nicio latură comună cu o piesă din teritoriul tău
# en: 35874123
gm-no-member-near = Lângă locul acela nu se află niciun membru al clanului tău
# en: a7ddee50
gm-river-ends = O piesă cu râu prelungește râul la capătul de nord sau de sud
# en: 709588fc
gm-road-ends = O piesă cu drum prelungește drumul la capătul de est sau de vest
# en: 99e492b7
gm-river-sides = Laturile care se ating trebuie să se potrivească: râu la râu, câmp la câmp
# en: 4ded1638
gm-road-sides = Laturile care se ating trebuie să se potrivească: drum la drum, câmp la câmp
# en: 51b21bbc
gm-choose-first =
    Alege întâi { $number ->
        [one] cubul
       *[other] cuburile
    } pentru piesa { $tile }
# en: c7f46852
gm-not-loch-ness = Doar Loch Ness costă un membru al clanului sau o căpetenie
# en: 810d06b1
gm-no-cell-without = Fără acel membru al clanului, Loch Ness nu ar mai avea niciun loc permis
# en: ea1e2ed1
gm-no-member-to-give = Nu poți da niciun membru al clanului și nicio căpetenie care să-i lase piesei Loch Ness un loc permis
# en: 9c335617
gm-no-chieftain = Nu ai nicio căpetenie
# en: d0bd3f72
gm-takable = O piesă se scoate din joc doar dacă nicio piesă de pe traseu nu poate fi și plasată, și plătită; poți lua piesa { $tile } de pe spațiul { $space }
# en: eacffb8a
gm-too-dear = Nu poți plăti piesa { $tile }: { $missing }
# en: 3ae28c4a
gm-no-barrel = Piesa { $tile } costă un butoi de whisky, iar tu nu ai niciunul
# en: c1567aa8
gm-no-cell = Teritoriul tău nu are niciun loc unde să poată sta piesa { $tile }
# en: 8bf32228
gm-no-tile = Pe spațiul { $space } nu se află nicio piesă
