### Masa de Glen More. Piesele, resursele și numerele de lucruri sunt în glen_more.ftl, cu formele de acolo.


## Tabla, mai ales pentru cititoare de ecran

# en: 58fda26b
gm-label-taken = Luată de { $name }: { $tile }
# en: 95edb549
gm-label-taken-by = A luat-o { $name }.
# en: ab9761f3
gm-label-hand = Cu ce poate plăti { $name }
# en: b9a7e0d4
gm-label-own-cubes = { $kind_many }: { $number }
# en: e0330d7d
gm-label-space = Spațiul { $space }: { $what }
# en: 94500f5e
gm-label-die = zar
# en: 237191ff
gm-label-empty-space = gol
# en: 4b106b39
gm-label-track = Traseu
# en: ecb11e78
gm-label-market = Magazin
# en: 7bf2ea66
gm-label-stacks = Grămezi
# en: b2b3b2dc
gm-label-stack =
    { $left ->
        [0] Grămada { $number }: terminată
        [one] Grămada { $number }: a rămas { $left } piesă
        [few] Grămada { $number }: au rămas { $left } piese
       *[other] Grămada { $number }: au rămas { $left } de piese
    }
# en: bfe770b4
gm-label-others = Ceilalți jucători pe scurt
# en: 7620e8d0
gm-label-strip = { $name }: { $owned } Arată acest teritoriu.
# en: dcac5e6a
gm-label-territory = Teritoriul lui { $name }
# en: 55debc46
gm-label-card = Carte: { $name }
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } locație specială: { $names }
        [few] { $number } locații speciale: { $names }
       *[other] { $number } de locații speciale: { $names }
    }
# en: 9a721c8c
gm-label-obstacles-member = Lângă acest loc nu se află niciun membru al clanului tău (GM-30).
# en: ab3890c1
gm-label-obstacles-torn = Aici râul sau drumul nu ar continua (GM-32).
# en: 25b801bc
gm-label-obstacles-river-ends = Râul continuă doar la capătul lui de nord sau de sud (GM-31).
# en: 528c382a
gm-label-obstacles-river-sides = Aici râul trebuie să continue (GM-32).
# en: 65c84229
gm-label-obstacles-road-ends = Drumul continuă doar la capătul lui de est sau de vest (GM-31).
# en: bd1bcf06
gm-label-obstacles-road-sides = Aici drumul trebuie să continue (GM-32).
# en: ca35db60
gm-label-market-row-empty = Magazin, { $kind_many }: cumperi cu { $price }, nu se poate vinde
# en: 3c31422d
gm-label-market-row-some = Magazin, { $kind_many }: cumperi cu { $price }, vinzi cu { $filled }
# en: db522d9d
gm-label-market-row-full = Magazin, { $kind_many }: nu se poate cumpăra, vinzi cu { $filled }
# en: 3fb938d5
gm-label-cell = Locul: { $cell }
# en: 5ae8cd9d
gm-label-cell-closed = Locul: { $cell }. { $obstacle }
# en: e961c86e
gm-label-in-middle = în mijloc
# en: 23a67e0a
gm-label-holds = are { $cubes }
# en: 3f40275f
gm-label-activated = activată în tura aceasta
# en: a8199b37
gm-label-members-on =
    { $number ->
        [one] { $number } membru al clanului pe piesa { $tile }
        [few] { $number } membri ai clanului pe piesa { $tile }
       *[other] { $number } de membri ai clanului pe piesa { $tile }
    }
# en: fb65be68
gm-label-members-on-at =
    { $number ->
        [one] { $number } membru al clanului pe piesa { $tile }, { $place }
        [few] { $number } membri ai clanului pe piesa { $tile }, { $place }
       *[other] { $number } de membri ai clanului pe piesa { $tile }, { $place }
    }
# en: f3127584
gm-label-cube-of = { $kind } de pe piesa { $tile }
# en: c37f7f68
gm-label-cube-of-at = { $kind } de pe piesa { $tile }, { $place }
# en: fd95c2f8
gm-chieftains =
    { $number ->
        [one] { $number } căpetenie
        [few] { $number } căpetenii
       *[other] { $number } de căpetenii
    }
# en: d7bb14a2
gm-location-cards =
    { $number ->
        [one] { $number } locație specială
        [few] { $number } locații speciale
       *[other] { $number } de locații speciale
    }
# en: b5958873
gm-label-owned = { $things }.

## Locurile unui teritoriu

# en: 6611024a
gm-place = sat de început
# en: 98c5d305
gm-place-south = { $south } la sud
# en: 6d737d41
gm-place-north = { $north } la nord
# en: b4d3f974
gm-place-east = { $east } la est
# en: a21dbf5a
gm-place-west = { $west } la vest
# en: c8656d86
gm-place-south-east = { $south } la sud, { $east } la est
# en: b4511a15
gm-place-south-west = { $south } la sud, { $west } la vest
# en: 88db54fe
gm-place-north-east = { $north } la nord, { $east } la est
# en: ebba8b53
gm-place-north-west = { $north } la nord, { $west } la vest

## Piesele ca titluri

# en: fa4226ed
gm-title-quarry = Carieră de piatră
# en: 38cda997
gm-title-forest = Pădure
# en: 078f1690
gm-title-meadow = Pajiște
# en: d3767083
gm-title-village = Sat
# en: c8febcda
gm-title-grain-field = Câmp cu grâu
# en: 1a0fc5d4
gm-title-pasture = Pășune
# en: d38d18fb
gm-title-loch-lochy = Loch Lochy
# en: a3a6f4c4
gm-title-butcher-sheep = Măcelar (oi)
# en: e44287f5
gm-title-distillery = Distilerie
# en: 5fb831f0
gm-title-fair-small = Târg anual (mic)
# en: 928b3cc4
gm-title-castle-moil = Castle Moil
# en: 49af3bcb
gm-title-castle-stalker = Castle Stalker
# en: 4c611247
gm-title-armadale-castle = Armadale Castle
# en: dcf650e6
gm-title-butcher-cattle = Măcelar (bovine)
# en: 14972cba
gm-title-tavern-3-vp = Cârciumă (3 PV)
# en: 88fdaab4
gm-title-butcher-mixed = Măcelar (mixt)
# en: 6fba7a2d
gm-title-loch-morar = Loch Morar
# en: af37ff01
gm-title-loch-ness = Loch Ness
# en: 813b89de
gm-title-castle-of-mey = Castle of Mey
# en: 1d482ee9
gm-title-duart-castle = Duart Castle
# en: cd7ed31a
gm-title-iona-abbey = Iona Abbey
# en: 1188b41b
gm-title-fair-medium = Târg anual (mediu)
# en: 31554475
gm-title-cawdor-castle = Cawdor Castle
# en: ac89a5a0
gm-title-loch-shiel = Loch Shiel
# en: 452698c0
gm-title-fair-large = Târg anual (mare)
# en: 49cf1600
gm-title-grocer = Băcan
# en: 4ec507eb
gm-title-loch-oich = Loch Oich
# en: ab0fc518
gm-title-tavern-4-vp = Cârciumă (4 PV)
# en: 9486017d
gm-title-donan-castle = Donan Castle
# en: 0275606c
gm-title-bridge = Pod
# en: cfb7c60e
gm-title-starting-village = Sat de început

## Ce sunt, ce costă, ce aduc și ce fac piesele

# en: 2b7fbfa0
gm-item-wood =
    { $number ->
        [one] { $number } lemn
       *[other] { $number } lemne
    }
# en: 10ca8922
gm-item-stone =
    { $number ->
        [one] { $number } piatră
       *[other] { $number } pietre
    }
# en: b77d6c88
gm-item-grain =
    { $number ->
        [one] { $number } grâu
       *[other] { $number } grâu
    }
# en: 3215f23f
gm-item-sheep =
    { $number ->
        [one] { $number } oaie
       *[other] { $number } oi
    }
# en: 7b0b463c
gm-item-cattle =
    { $number ->
        [one] { $number } bovină
       *[other] { $number } bovine
    }
# en: c693b3fd
gm-item-whisky =
    { $number ->
        [one] { $number } butoi de whisky
       *[other] { $number } butoaie de whisky
    }
# en: 1932ab5f
gm-item-any_distinct = { $number } resurse diferite
# en: 3166a46c
gm-item-clan_member_or_chieftain = { $number } membru al clanului sau căpetenie
# en: c584d88a
gm-cost-nothing = nimic
# en: fa190c80
gm-bonus-member = 1 membru al clanului
# en: 4ad1d6bd
gm-bonus-barrel = 1 butoi
# en: 98f92f09
gm-bonus-card = cartea ei
# en: 9b8d726d
gm-effect-move = 1 punct de mișcare
# en: edd8c85c
gm-effect-any-cube = 1 cub la alegere
# en: 044ea32f
gm-effect-points = { $points } puncte
# en: cb77495c
gm-effect-barrel = 1 butoi
# en: 21b2bef8
gm-effect-trade = { $given }: { $gained }
# en: 44c82e08
gm-given-any = oricare { $number } resurse
# en: 3a0ce04e
gm-given-different = { $numbers } resurse diferite
# en: 944bd39c
gm-way-river-and-road = râu și drum
# en: cd880d13
gm-way-river = râu
# en: 46673929
gm-way-road = drum
# en: d55070c0
gm-fact-costs = costă { $cost }
# en: 9dc8ce58
gm-fact-brings = aduce { $bonus }
# en: 0f76fb5a
gm-fact-effect = la activare: { $effect }
# en: aea878d7
gm-own-tile = { $tile } ({ $place })
# en: 4b7152dd
gm-given-all = { $items }

## Mutări în cuvinte

# en: b92f36d6
gm-group-sell = Vinde
# en: 14a031c3
gm-group-take = Ia o piesă
# en: da5a2e5e
gm-group-discard = Nicio piesă nu poate fi plasată
# en: 85878d4c
gm-group-pay = Plătește
# en: 8a3deb05
gm-group-place = Plasează piesa
# en: ae6ec8e2
gm-group-choose = Alege un cub
# en: 291e8cc6
gm-group-activate = Activează
# en: dec60117
gm-group-move = Mută un membru al clanului
# en: fab75422
gm-group-promote = Fă o căpetenie
# en: 33a91c40
gm-move-sell-from = Vinde { $cube_one } de pe piesa { $tile }
# en: f47c6863
gm-move-tile-on-space = { $tile }, spațiul { $space }
# en: 5b68fbf3
gm-move-give-cube = Dă { $cube_one } de pe piesa { $tile }
# en: 00391dde
gm-move-buy-cube =
    { $price ->
        [one] Cumpără { $cube_one } cu { $price } monedă
       *[other] Cumpără { $cube_one } cu { $price } monede
    }
# en: bfb19d9f
gm-move-give-member = Dă un membru al clanului de pe piesa { $tile }
# en: 53fa0e6a
gm-move-give-chieftain = Dă o căpetenie
# en: f53f5bc5
gm-move-take-cube = Ia { $cube_one }
# en: 2990881c
gm-move-activate-tile = Activează piesa { $tile }
# en: e0e33763
gm-move-no-more = Nu mai da cuburi
# en: eae6d186
gm-move-from-to = De pe piesa { $origin } pe piesa { $target }
# en: 25676518
gm-move-promote = Membrul clanului de pe piesa { $tile }

## Ce este de făcut acum și la ce sare reluarea

# en: 91804832
gm-prompt-cube = Dă acest cub sau fă clic pe rândul lui din magazin ca să îl vinzi.
# en: 255492eb
gm-prompt-member = Alege unde merge membrul clanului: pe o piesă vecină sau la căpeteniile tale.
# en: 46a6f97d
gm-prompt-sells = Cuburile se pot vinde oricând.
# en: b6089e41
gm-prompt-discard = Nu poți plasa nicio piesă. Alege una care să iasă din joc.
# en: f2e220a5
gm-prompt-take = Ia o piesă de pe traseu.
# en: 382cd6e2
gm-prompt-choose = Alege un cub.
# en: 1fa282c2
gm-prompt-activate = Activează-ți piesele, apoi încheie tura.
# en: 32c743f5
gm-prompt-end = Încheie tura.
# en: 1c62926e
gm-prompt-pay = Plătește piesa { $tile }. Fă clic pe un cub al tău sau pe un rând din magazin ca să cumperi un cub.
# en: 48c41a55
gm-prompt-place = Alege un loc pentru piesa { $tile }.
# en: c375419f
gm-prompt-exchange = Dă cuburi pentru piesa { $tile }. Fă clic pe un cub al tău sau pe un rând din magazin ca să cumperi un cub.
# en: 8ed3a62a
gm-prompt-movement =
    { $points ->
        [one] Ai { $points } punct de mișcare.
        [few] Ai { $points } puncte de mișcare.
       *[other] Ai { $points } de puncte de mișcare.
    }
# en: a3e8c85e
gm-prompt-move = Mută membri ai clanului (puncte rămase: { $points }) sau încheie tura.
# en: 73ad2149
gm-milestone-name = rundă de scor
# en: cfd97668
gm-milestone-scoring = runda de scor { $scoring }
# en: 61bd4776
gm-milestone-final = runda de scor finală
