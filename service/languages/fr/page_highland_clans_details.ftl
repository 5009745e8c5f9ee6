### What the table of Highland Clans tells those who ask: explanations, and the table of points at the end.

# en: c7cf5ea0
hc-about-clause = Dans les règles : { $clause }
# en: ee9ab982
hc-about-redraw = Qui a la plus grande suite peut le remettre dans le sac et en piocher un autre. Un clic le marque.
# en: 3eb122f6
hc-about-space-text = Une pierre de la piste de score. Les points ne descendent jamais sous 0.
# en: 84895ec8
hc-about-space-red = Une pierre de la zone rouge. Si un clan s’y trouve ou l’a dépassée après un décompte, une tuile « Domaine » est retournée. La partie se termine si son numéro ne dépasse pas les points du premier.
# en: 1b541249
hc-about-space-shown = Une tuile « Domaine » de ce numéro a été retournée.
# en: 1232efbe
hc-about-cube-yellow-title = Cube jaune : un guerrier
# en: 4999f244
hc-about-cube-yellow-text = Un guerrier apporte une carte. Le plus grand nombre de guerriers donne la plus grande suite.
# en: 67de94e5
hc-about-cube-blue-title = Cube bleu : un joueur de cornemuse, un demi-château fort ou un barde
# en: ee6aed0e
hc-about-cube-blue-text = À chaque tour, un joueur de cornemuse rapporte 1 et un château fort 2, moins le plus grand troupeau d’un adversaire.
# en: b7861da1
hc-about-cube-green-title = Cube vert : un moine, ou un tiers de monastère
# en: 28ca0f60
hc-about-cube-green-text = À chaque tour, le plus grand nombre de verts rapporte 3 et le deuxième 2. Un moine compte 1 et un monastère 3.
# en: dc5e20b2
hc-about-cube-red-title = Cube rouge : un bovin
# en: d6977f38
hc-about-cube-red-text = À chaque tour, chaque bovin rapporte 1, et le plus grand troupeau 2 de plus.
# en: 9916daa2
hc-about-reserve-title = Réserve
# en: aca4e5f2
hc-about-reserve-text = Six cubes sont piochés à chaque coup. Une ou deux actions différentes peuvent en utiliser quatre ; les autres retournent dans le sac.
# en: 44961827
hc-about-bag-title = Sac
# en: 74bcd137
hc-about-bag-text = Il contient tous les cubes qui ne sont pas ailleurs. À chaque coup, on en pioche six. À moins de six, la partie se termine aussitôt.
# en: 7995878c
hc-about-supply-title =
    { $left ->
        [one] Réserve générale : { $left } domaine
       *[other] Réserve générale : { $left } domaines
    }
# en: e272c2bf
hc-about-supply-text = Un domaine devient une terre de plus pour vous, jusqu’à quatre. Il coûte 1 jaune et 1 rouge, ou 1 jaune et 2 verts. Après chaque tour, un domaine quitte la partie.
# en: 763364f4
hc-about-deck-title =
    { $left ->
        [one] Pioche : { $left } carte
       *[other] Pioche : { $left } cartes
    }
# en: ec1bb0cc
hc-about-deck-text = Les cartes ont les valeurs 1 à 4. Quand la pioche est vide, la défausse est mélangée.
# en: 493f2ff5
hc-about-discards-title =
    { $number ->
        [one] Défausse : { $number } carte
       *[other] Défausse : { $number } cartes
    }
# en: dd8f42b6
hc-about-discards-text = Les cartes d’une razzia y sont face visible. Toutes les autres y sont face cachée.
# en: 5af95388
hc-about-raid-title = Razzia
# en: d7bd09fb
hc-about-raid-text = Après les actions, on peut lancer une razzia contre un adversaire. Il y a trois rounds de combat : chaque camp pose une carte, avec ou sans joueur de cornemuse, et le total le plus élevé gagne. Un agresseur qui gagne reçoit 1 point et un butin, ou 2 points s’il n’y a rien à prendre. Un défenseur qui gagne reçoit 2 points, et l’agresseur en perd 1. Si personne ne gagne, l’agresseur reçoit 1 point.
# en: 502c51a3
hc-about-court-title = Cour : { $name }
# en: ccf00b03
hc-about-court-own = Les guerriers fixent la taille de la main, les joueurs de cornemuse aident dans les razzias, et les moines rapportent des points. Une cour paie aussi des domaines.
# en: e20ca666
hc-about-court-other = Après ses actions, un joueur peut lancer une razzia contre ce clan. Un barde enlève un ou deux fidèles ; trois guerriers restent toujours.
# en: 69ccc96b
hc-about-cattle-title = Bovin
# en: 81edc384
hc-about-cattle-text = 1 point à chaque tour, et 2 de plus pour le plus grand troupeau. Le plus grand troupeau d’un adversaire réduit ce que rapporte le bleu.
# en: 3a711cbb
hc-about-castle-title = Château fort
# en: 07e2f70c
hc-about-castle-text = Il compte comme 2 bleus à chaque décompte.
# en: 8a581d74
hc-about-monastery-title = Monastère
# en: 797eabc2
hc-about-monastery-text = Il compte comme 3 verts à chaque décompte.
# en: 9c1eb819
hc-about-built-stays = Son propriétaire ne peut pas le retirer. Seule une razzia perdue le peut.
# en: 3f96e837
hc-about-spoil = L’agresseur a gagné et peut le prendre maintenant : un bovin est volé, un château fort ou un monastère va dans le sac.
# en: ce3577e3
hc-about-land-title = Terre libre
# en: ef9ca835
hc-about-land-text = Une terre contient un bovin (1 rouge), un château fort (2 bleus) ou un monastère (3 verts), toujours de la réserve.
# en: 1c2634b1
hc-about-card-title = Carte de valeur { $value }
# en: 0bc05e89
hc-about-card-text = Dans une razzia, elle compte sa valeur, et 1 de plus avec un joueur de cornemuse. Une main a autant de cartes que sa cour a de guerriers.
# en: e1c7da38
hc-about-hand-title =
    { $number ->
        [one] Main : { $name }, { $number } carte
       *[other] Main : { $name }, { $number } cartes
    }
# en: 1fd5d435
hc-about-hand-text = Elle a autant de cartes que la cour a de guerriers. Seul son propriétaire les voit.
# en: 56ff5384
hc-about-start-title = Premier joueur
# en: 921c0cc5
hc-about-start-text = { $name } commence ce tour. Le dernier joueur d’un tour n’a qu’une action. Le marqueur passe à gauche.
# en: abb82d09
hc-about-following-title = Plus grande suite
# en: 11fb1590
hc-about-following-text = { $name } avait le plus de guerriers au dernier décompte, et peut une fois par coup repiocher des cubes de la réserve.
# en: 1252978e
hc-about-clauses = { $first } à { $last }
# en: 96c04d7b
hc-now-more =
    et { $number } { $number ->
        [one] autre façon
       *[other] autres façons
    }
# en: 4a3ab248
hc-now-action-warrior = Guerrier : 1 jaune de la réserve, et une carte est piochée.
# en: 1ac88da4
hc-now-action-piper = Joueur de cornemuse : 1 bleu de la réserve.
# en: 0ebc4cb8
hc-now-action-monk = Moines : 1 ou 2 verts de la réserve.
# en: ed726af2
hc-now-action-cattle = Bovin : 1 rouge de la réserve, sur une terre libre.
# en: 35c5f162
hc-now-action-castle = Château fort : 2 bleus de la réserve, sur une terre libre.
# en: 091d38ea
hc-now-action-monastery = Monastère : 3 verts de la réserve, sur une terre libre.
# en: 5e212e91
hc-now-action-domain = Domaine : 1 jaune et 1 rouge, ou 1 jaune et 2 verts. Vous choisissez ce que la cour paie.
# en: 974efa48
hc-now-action-bard = Barde : 1 bleu va dans le sac. C’est la seule action du coup.
# en: 1f2502ee
hc-now-here = Ici : { $clans }.
# en: 05f08179
hc-now-used =
    { $used } { $used ->
        [one] cube sur { $most } est utilisé
       *[other] cubes sur { $most } sont utilisés
    } à ce coup.
# en: 79ac7e97
hc-now-shown = Retournées jusqu’ici : { $numbers }.
# en: 5f6ed5d8
hc-now-action-not = { $action } : { $reason }
# en: db2a3529
hc-now-move-for = { $move }, pour { $cost }
# en: 2ea35ce8
hc-now-raid = { $attacker } attaque { $defender } : { $fought } rounds sur 3 sont livrés, { $first } gagnés par { $attacker }, { $second } par { $defender }.
# en: 4bfff669
hc-action-warrior = Guerrier
# en: 49370600
hc-action-piper = Joueur de cornemuse
# en: 4a4a2d5d
hc-action-monk = Moines
# en: eef43f7c
hc-action-cattle = Bovin
# en: 89f6bb81
hc-action-castle = Château fort
# en: 8a83690f
hc-action-monastery = Monastère
# en: fd3070b2
hc-action-domain = Domaine
# en: 239f72cd
hc-action-bard = Barde
# en: bef9d1ab
hc-reason-redraw = D’abord, les six cubes sont gardés, ou certains remis (HC-13).
# en: b9ade3ed
hc-reason-no-actions = Ce n’est pas le moment des actions (HC-11).
# en: 3a183d11
hc-reason-taken = Déjà faite à ce coup ; une seconde action doit être différente (HC-14).
# en: 125ae693
hc-reason-over = Les actions de ce coup sont finies (HC-14).
# en: 3ada8d5d
hc-reason-bard-alone = Un barde doit être la seule action d’un coup (HC-14).
# en: fc177360
hc-reason-too-many =
    Cela utiliserait plus de { $most } cubes ; { $used ->
        [one] { $used } est utilisé
       *[other] { $used } sont utilisés
    } (HC-15).
# en: 2146e07c
hc-reason-too-few =
    Cela demande { $count } { $count ->
        [one] { $colour }
       *[other] { $colour_plural }
    }, et la réserve { $has ->
        [0] n’en a aucun
       *[other] en a { $has }
    }.
# en: 2694fa37
hc-reason-no-free-land = Aucune terre n’est libre (HC-30).
# en: 94c8e848
hc-reason-nothing-to-take = Il n’y a aucun fidèle qu’un barde puisse prendre (HC-25, HC-29).
# en: cd2d89e4
hc-reason-no-supply = La réserve générale est vide (HC-28).
# en: 4c199d0e
hc-reason-no-room = Le clan a déjà quatre domaines (HC-28).
# en: 598427e3
hc-reason-no-yellow = Il n’y a pas de jaune : aucun dans la réserve, et trois guerriers restent à la cour (HC-25).
# en: 8ea6475f
hc-reason-no-second-price = Il n’y a ni 1 rouge ni 2 verts pour cela (HC-28).
# en: 15421799
hc-reason-game-over = La partie est terminée.
# en: cb1c6925
hc-reason-turn-of = C’est à { $name } de jouer.
# en: efab18a7
hc-reason-wait-to-lay = L’autre camp pose sa carte d’abord.
# en: dcec3ca9
hc-reason-not-in-raid = Vous ne participez pas à cette razzia.
# en: bda4d775
hc-reason-act-first = D’abord les actions ; ensuite, vous pouvez échanger des cartes ou lancer une razzia.
# en: c1a1ed02
hc-reason-bard-first = Pour un barde, choisissez d’abord un cube bleu. Une razzia vient après les actions.
# en: bd433eb3
hc-reason-raid-later = Ni razzia ni barde ne sont possibles maintenant.
# en: 69cbb8d5
hc-result-start-name = Au départ
# en: 3b106d1d
hc-result-start-explain = 2, 5 ou 8 points dans une partie à 3, 4 ou 5 joueurs (HC-05).
# en: 5b24c753
hc-result-green-name = Vert : moines, monastères
# en: 773a3cd1
hc-result-green-explain = Le plus et le deuxième plus grand nombre de verts à chaque tour (HC-61).
# en: 0221ba2b
hc-result-red-name = Rouge : bovins
# en: 8ef72794
hc-result-red-explain = 1 par bovin à chaque tour, et 2 pour le plus grand troupeau (HC-62).
# en: d5feb4ff
hc-result-blue-name = Bleu : joueurs de cornemuse, châteaux forts
# en: 8c72648b
hc-result-blue-explain = Le bleu de chaque tour, moins le plus grand troupeau d’un adversaire (HC-63).
# en: b8d3ab5e
hc-result-attacks-name = Razzias lancées
# en: 86845890
hc-result-attacks-explain = 1 ou 2 pour une razzia non perdue, et 1 de moins pour une razzia perdue (HC-44 à HC-47).
# en: 953e62fc
hc-result-defences-name = Défense
# en: cf9a312f
hc-result-defences-explain = 2 pour chaque razzia repoussée (HC-46).
