### The table of Highland Clans. Pieces, colours and numbers of things are in highland_clans.ftl: $what, $takes, $colour have the forms that they have there.

# en: a8c6ef98
hc-label-reserve = Reserve van { $name }
# en: b6b1f9ce
hc-label-reserve-cube = { $colour } blokje van de reserve
# en: 29de5cd6
hc-label-actions =
    { $most ->
        [one] { $done } van { $most } actie
       *[other] { $done } van { $most } acties
    }
# en: 45423d96
hc-label-used = { $used } van { $most } blokjes
# en: 69421ee5
hc-label-round-word = Ronde
# en: 237c1569
hc-label-stacks = Landerijen en speelkaarten
# en: f5f03e3c
hc-label-start = { $name } is startspeler
# en: 4491b8fd
hc-label-following = { $name } heeft de grootste aanhang
# en: 57f806a6
hc-label-bag = Buidel: { $cubes }
# en: 605a3456
hc-label-bag-title = Buidel
# en: 7ba8a8fd
hc-label-deck-title = Kaarten
# en: af86d102
hc-label-discards-title = Afleg
# en: db59c81b
hc-label-domains = Landerijen
# en: fe5a939f
hc-label-deck =
    { $number ->
        [one] { $number } speelkaart in de stapel
       *[other] { $number } speelkaarten in de stapel
    }
# en: 2b93786f
hc-label-discards =
    { $number ->
        [one] { $number } kaart afgelegd
       *[other] { $number } kaarten afgelegd
    }
# en: 48993724
hc-label-supply =
    { $left ->
        [one] Voorraad: { $left } landgoed
       *[other] Voorraad: { $left } landerijen
    }
# en: ae75edb2
hc-label-clan =
    { $points ->
        [one] Clan van { $name }, { $points } punt
       *[other] Clan van { $name }, { $points } punten
    }
# en: 9c67072a
hc-label-court = Hof van { $name }: { $warriors }, { $pipers }, { $monks }
# en: 7205d011
hc-label-land = { $what } van { $name }
# en: fcee10c7
hc-label-free-land = vrij landgoed van { $name }
# en: d7de46f0
hc-label-card = speelkaart { $value }
# en: 37f075fa
hc-label-hand-of = Speelkaarten van { $name }
# en: bd274c95
hc-label-no-raid = Nu geen rooftocht
# en: 66d06461
hc-label-raid-title = Rooftocht
# en: 196649d9
hc-label-raid-round = Ronde { $round } van 3
# en: 1838cdcd
hc-label-raids = valt aan
# en: 3f277cbd
hc-label-defends = verdedigt
# en: 09a3989a
hc-label-track = Scorespoor: { $clans }. Vanaf 30 is de rode zone.
# en: af3bf056
hc-label-none = geen
# en: c24807b8
hc-label-hand =
    { $number ->
        [one] Hand van { $name }: { $number } speelkaart, { $cards }
       *[other] Hand van { $name }: { $number } speelkaarten, { $cards }
    }
# en: df12e5eb
hc-label-hand-hidden =
    { $number ->
        [one] Hand van { $name }: { $number } speelkaart, verborgen
       *[other] Hand van { $name }: { $number } speelkaarten, verborgen
    }
# en: d617ecbe
hc-label-raid =
    Rooftocht: { $attacker } tegen { $defender }. { $fought ->
        [one] { $fought } gevechtsronde gespeeld
       *[other] { $fought } gevechtsrondes gespeeld
    }, { $first } en { $second } gewonnen. { $laid ->
        [one] { $laid } kaart gelegd
       *[other] { $laid } kaarten gelegd
    }.
# en: 44b01467
hc-about-track-title = Scorespoor
# en: 7b17c096
hc-about-track-text = Elke clan heeft een marker op de steen van zijn punten. De rode zone begint bij 30: vanaf dan wordt na elke ronde een landgoedtegel omgedraaid, en de partij kan eindigen.
# en: 3aacfbec
hc-now-standing = { $name }: { $points }
# en: 86066777
hc-prompt-keep = Houd de zes blokjes, of klik op de blokjes die je teruglegt.
# en: 361c998a
hc-prompt-piper = Speel de kaart met of zonder doedelzakspeler.
# en: 3f44a335
hc-prompt-lay = Leg een kaart gedekt neer.
# en: 1437ed4d
hc-prompt-discard = Kies een kaart om af te leggen.
# en: d3dd4682
hc-prompt-spoil = Neem een buit, of neem niets.
# en: fed22463
hc-prompt-raid = Ga op rooftocht naar een hof, ruil één tot drie kaarten, of doe geen van beide.
# en: 60fcf8a0
hc-prompt-domain = Kies hoe je het landgoed betaalt.
# en: ffd71c7a
hc-prompt-where = Kies waar het blokje heen gaat: naar een hof, of op een vrij landgoed.
# en: fdbae72b
hc-prompt-which = Kies een van deze zetten.
# en: c4b16ab1
hc-prompt-action = Kies een blokje en waar het heen gaat, of kies de voorraad om een landgoed te kopen.
# en: d6c2b5c1
hc-milestone-name = waardering
# en: d40ad8c5
hc-milestone-scored = de ronde wordt gewaardeerd
# en: 216a0ddc
hc-option-raid_refill = Leg na een rooftocht af
# en: 6915b489
hc-option-hand = twee naar keuze uit je hand
# en: e1dce9a9
hc-option-drawn = twee van de net getrokken kaarten
# en: efa6a322
hc-group-six = De zes blokjes
# en: 0c5afc75
hc-group-redraw = Terugleggen en opnieuw trekken
# en: 74be9deb
hc-group-build = Bouwen
# en: 0309ca06
hc-group-court = Naar het hof
# en: 61ab8861
hc-group-domain = Landgoed kopen
# en: d2a738ae
hc-group-bard = Bard sturen
# en: e3965714
hc-group-exchange = Kaarten ruilen
# en: 50bfc138
hc-group-lay = Kaart leggen
# en: 92e8c4ea
hc-group-spoils = Buit
# en: 5b2727cb
hc-group-discard = Afleggen
# en: ef7a6fd1
hc-move-keep = Blokjes houden
# en: a1f2ff83
hc-move-redraw = { CAPITAL($cubes) } terugleggen
# en: 3189ac2a
hc-move-build = { CAPITAL($what) } op een vrij landgoed
# en: 4769a263
hc-move-warrior = Krijger naar het hof
# en: 627e4ae5
hc-move-piper = Doedelzakspeler naar het hof
# en: 7ce4cc43
hc-move-monks =
    { $count ->
        [one] { $count } monnik naar het hof
       *[other] { $count } monniken naar het hof
    }
# en: e14b32e5
hc-move-domain-red = Landgoed voor 1 geel { $place_from } en 1 rood
# en: 79e35176
hc-move-domain-green =
    { $number ->
        [0] Landgoed voor 1 geel { $place_from } en 2 groene uit de reserve
       *[other] Landgoed voor 1 geel { $place_from } en 2 groene, waarvan { $number } van het hof
    }
# en: bf9546e2
hc-move-bard = Bard naar { $opponent }: { $takes_one } naar de buidel
# en: f7bea8d9
hc-move-bard-keep = Bard naar { $opponent }: { $takes_one } naar de buidel (houd { $kept_the })
# en: 2b68816f
hc-move-end-actions = Geen actie meer doen
# en: 0e6da47f
hc-move-raid = Rooftocht tegen { $opponent }
# en: 5ee736e1
hc-move-exchange = { $cards } ruilen
# en: df616028
hc-move-end-turn = Geen rooftocht, geen ruil
# en: 93fac663
hc-move-lay = Een { $card } leggen
# en: ca7a6230
hc-move-lay-piper = Een { $card } met doedelzakspeler leggen
# en: 6382495e
hc-move-spoil = { CAPITAL($what) } nemen
# en: daadae6d
hc-move-no-spoil = Niets nemen
# en: 5fb6eb2f
hc-move-discard = Een { $card } afleggen
