### Highland Clans sur la page.

# en: a8c6ef98
hc-label-reserve = Réserve : { $name }
# en: b6b1f9ce
hc-label-reserve-cube = cube { $colour } de la réserve
# en: 29de5cd6
hc-label-actions =
    { $done } sur { $most } { $most ->
        [one] action
       *[other] actions
    }
# en: 45423d96
hc-label-used =
    { $used } sur { $most } { $most ->
        [one] cube
       *[other] cubes
    }
# en: 69421ee5
hc-label-round-word = Tour
# en: 237c1569
hc-label-stacks = Domaines et cartes
# en: f5f03e3c
hc-label-start = Premier joueur : { $name }
# en: 4491b8fd
hc-label-following = Plus grande suite : { $name }
# en: 57f806a6
hc-label-bag = Sac : { $cubes }
# en: 605a3456
hc-label-bag-title = Sac
# en: 7ba8a8fd
hc-label-deck-title = Cartes
# en: af86d102
hc-label-discards-title = Défausse
# en: db59c81b
hc-label-domains = Domaines
# en: fe5a939f
hc-label-deck =
    { $number ->
        [one] { $number } carte dans la pioche
       *[other] { $number } cartes dans la pioche
    }
# en: 2b93786f
hc-label-discards =
    { $number ->
        [one] { $number } carte défaussée
       *[other] { $number } cartes défaussées
    }
# en: 48993724
hc-label-supply =
    { $left ->
        [one] Réserve générale de { $left } domaine
       *[other] Réserve générale de { $left } domaines
    }
# en: ae75edb2
hc-label-clan =
    { $points ->
        [one] Clan : { $name }, { $points } point
       *[other] Clan : { $name }, { $points } points
    }
# en: 9c67072a
hc-label-court = Cour : { $name } ; { $warriors }, { $pipers }, { $monks }
# en: 7205d011
hc-label-land = { $what } ({ $name })
# en: fcee10c7
hc-label-free-land = terre libre ({ $name })
# en: d7de46f0
hc-label-card = carte de valeur { $value }
# en: 37f075fa
hc-label-hand-of = Cartes : { $name }
# en: bd274c95
hc-label-no-raid = Pas de razzia en cours
# en: 66d06461
hc-label-raid-title = Razzia
# en: 196649d9
hc-label-raid-round = Round { $round } sur 3
# en: 1838cdcd
hc-label-raids = attaque
# en: 3f277cbd
hc-label-defends = défend
# en: 09a3989a
hc-label-track = Piste de score : { $clans }. La zone rouge commence à 30.
# en: af3bf056
hc-label-none = rien
# en: c24807b8
hc-label-hand =
    { $number ->
        [one] Main : { $name }, { $number } carte, { $cards }
       *[other] Main : { $name }, { $number } cartes, { $cards }
    }
# en: df12e5eb
hc-label-hand-hidden =
    { $number ->
        [one] Main : { $name }, { $number } carte cachée
       *[other] Main : { $name }, { $number } cartes cachées
    }
# en: d617ecbe
hc-label-raid =
    Razzia : { $attacker } attaque { $defender }. { $fought ->
        [one] { $fought } round de combat livré
       *[other] { $fought } rounds de combat livrés
    }, gagnés { $first } et { $second }. { $laid ->
        [one] { $laid } carte posée
       *[other] { $laid } cartes posées
    }.
# en: 44b01467
hc-about-track-title = Piste de score
# en: 7b17c096
hc-about-track-text = Chaque clan a un marqueur sur la pierre de ses points. La zone rouge commence à 30 : dès lors, une tuile « Domaine » est retournée après chaque tour, et la partie peut se terminer.
# en: 3aacfbec
hc-now-standing = { $name } : { $points }
# en: 86066777
hc-prompt-keep = Gardez les six cubes, ou cliquez sur ceux à remettre.
# en: 361c998a
hc-prompt-piper = Jouez la carte avec ou sans joueur de cornemuse.
# en: 3f44a335
hc-prompt-lay = Posez une carte face cachée.
# en: 1437ed4d
hc-prompt-discard = Choisissez une carte à défausser.
# en: d3dd4682
hc-prompt-spoil = Prenez un butin, ou rien.
# en: fed22463
hc-prompt-raid = Lancez une razzia contre une cour, échangez une à trois cartes, ou ne faites ni l’un ni l’autre.
# en: 60fcf8a0
hc-prompt-domain = Choisissez comment payer le domaine.
# en: ffd71c7a
hc-prompt-where = Choisissez où va le cube : à une cour, ou sur une terre libre.
# en: fdbae72b
hc-prompt-which = Choisissez un de ces coups.
# en: c4b16ab1
hc-prompt-action = Choisissez un cube et où il va, ou la réserve générale pour acheter un domaine.
# en: d6c2b5c1
hc-milestone-name = décompte
# en: d40ad8c5
hc-milestone-scored = le tour est décompté
# en: 216a0ddc
hc-option-raid_refill = Après une razzia, défausser
# en: 6915b489
hc-option-hand = deux cartes quelconques de la main
# en: e1dce9a9
hc-option-drawn = deux des cartes qui viennent d’être piochées
# en: efa6a322
hc-group-six = Les six cubes
# en: 0c5afc75
hc-group-redraw = Remettre et repiocher
# en: 74be9deb
hc-group-build = Construire
# en: 0309ca06
hc-group-court = À la cour
# en: 61ab8861
hc-group-domain = Acheter un domaine
# en: d2a738ae
hc-group-bard = Envoyer un barde
# en: e3965714
hc-group-exchange = Échanger des cartes
# en: 50bfc138
hc-group-lay = Poser une carte
# en: 92e8c4ea
hc-group-spoils = Butin
# en: 5b2727cb
hc-group-discard = Défausser
# en: ef7a6fd1
hc-move-keep = Garder les cubes
# en: a1f2ff83
hc-move-redraw = Remettre { $cubes }
# en: 3189ac2a
hc-move-build = Placer { $what_one } sur une terre libre
# en: 4769a263
hc-move-warrior = Prendre un guerrier à la cour
# en: 627e4ae5
hc-move-piper = Prendre un joueur de cornemuse à la cour
# en: 7ce4cc43
hc-move-monks =
    { $count ->
        [one] Prendre { $count } moine à la cour
       *[other] Prendre { $count } moines à la cour
    }
# en: e14b32e5
hc-move-domain-red = Domaine pour 1 jaune de la { $place } et 1 rouge
# en: 79e35176
hc-move-domain-green =
    { $number ->
        [0] Domaine pour 1 jaune de la { $place } et 2 verts de la réserve
       *[other] Domaine pour 1 jaune de la { $place } et 2 verts, dont { $number } de la cour
    }
# en: bf9546e2
hc-move-bard = Barde chez { $opponent } : { $takes_one } dans le sac
# en: f7bea8d9
hc-move-bard-keep = Barde chez { $opponent } : { $takes_one } (garder { $kept_the })
# en: 2b68816f
hc-move-end-actions = Ne plus faire d’action
# en: 0e6da47f
hc-move-raid = Razzia contre { $opponent }
# en: 5ee736e1
hc-move-exchange = Échanger { $cards }
# en: df616028
hc-move-end-turn = Ni razzia ni échange
# en: 93fac663
hc-move-lay = Poser un { $card }
# en: ca7a6230
hc-move-lay-piper = Poser un { $card } avec un joueur de cornemuse
# en: 6382495e
hc-move-spoil = Prendre { $what_one }
# en: daadae6d
hc-move-no-spoil = Ne rien prendre
# en: 5fb6eb2f
hc-move-discard = Défausser un { $card }
