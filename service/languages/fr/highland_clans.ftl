### Highland Clans, avec les mots de la règle française : une manche y est un « tour ». Attributs des pièces : `.one`, avec
### l’article indéfini ; `.the`, avec l’article défini. Attribut des couleurs : `.plural`. Les noms de personnes n’ont ni
### genre ni article.


## Pièces

# en: 59cd502e
hc-warrior = guerrier
    .one = un guerrier
    .the = le guerrier
# en: ddc0eaac
hc-piper = joueur de cornemuse
    .one = un joueur de cornemuse
    .the = le joueur de cornemuse
# en: 89f717d2
hc-monk = moine
    .one = un moine
    .the = le moine
# en: d7316a69
hc-cattle = bovin
    .one = un bovin
    .the = le bovin
# en: 923d9722
hc-castle = château fort
    .one = un château fort
    .the = le château fort
# en: a813f472
hc-monastery = monastère
    .one = un monastère
    .the = le monastère
# en: e522887b
hc-yellow = jaune
    .plural = jaunes
# en: 235fcaa0
hc-blue = bleu
    .plural = bleus
# en: 03a1a452
hc-green = vert
    .plural = verts
# en: 4061d37f
hc-red = rouge
    .plural = rouges
# en: bb6b95ca
hc-cubes =
    { $number ->
        [one] { $number } { $colour }
       *[other] { $number } { $colour_plural }
    }
# en: ec775935
hc-no-cube = aucun cube
# en: 1a39fc3f
hc-reserve = réserve
# en: 486bd5a9
hc-court = cour
# en: 1967fab0
hc-nobody = personne
# en: e73d4c61
hc-a-card = une carte
# en: c0000e90
hc-card-value = un { $card }
# en: ce2b2518
hc-card-values = les cartes { $cards }
# en: 535a691b
hc-some-cards = des cartes

## Nombres de choses

# en: 60c1b991
hc-warriors =
    { $number ->
        [one] { $number } guerrier
       *[other] { $number } guerriers
    }
# en: c1523d34
hc-pipers =
    { $number ->
        [one] { $number } joueur de cornemuse
       *[other] { $number } joueurs de cornemuse
    }
# en: ed62fed4
hc-monks =
    { $number ->
        [one] { $number } moine
       *[other] { $number } moines
    }
# en: 6a31c8f0
hc-free-lands =
    { $number ->
        [one] { $number } terre libre
       *[other] { $number } terres libres
    }
# en: 407c445e
hc-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# en: 486842df
hc-actions =
    { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
# en: 7a5b4453
hc-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
# en: 995ffc1f
hc-tiles-left =
    { $number ->
        [0] il ne reste aucune tuile
        [one] il reste { $number } tuile
       *[other] il reste { $number } tuiles
    }
# en: 34dfc2e9
hc-number = { $player } { $number }
# en: 071338d7
hc-gain = { $player } { $points }
# en: 3e386822
hc-no-points = aucun point

## Événements

# en: e9eb065b
hc-board-set-up = Le sac contient { $bag } ; { $deck } cartes et { $supply } tuiles « Domaine » sont prêtes.
# en: 02d42153
hc-clan-set-up =
    { $player } commence avec { $warriors }, { $pipers }, { $cattle } { $cattle ->
        [one] bovin
       *[other] bovins
    }, { $lands } et { $points }.
# en: 2acd9a57
hc-round-began = Le tour { $round } commence ; premier joueur : { $player }.
# en: 5b108ce3
hc-turn-began = C’est à { $player } de jouer : { $actions } au maximum.
# en: e45272c5
hc-reserve-drawn = { $player } pioche { $cubes }.
# en: 120b7f16
hc-reserve-kept = { $player } garde ces cubes.
# en: 9c480392
hc-reserve-redrawn = { $player } remet { $back } et pioche { $drawn }.
# en: ca4c4a3d
hc-built = { $player } place { $what_one } sur une terre libre.
# en: b305e05e
hc-followers-gained = { $player } prend { $followers } à sa cour.
# en: f2e914d9
hc-domain-bought = { $player } achète un domaine pour { $paid } ; { $tiles }.
# en: 831b20c8
hc-paid = { $cubes } de la { $place }
# en: d5ad7500
hc-bard-sent = { $player } envoie un barde prendre { $takes_one } à { $opponent }.
# en: b822fe15
hc-bard-sent-keep = { $player } envoie un barde prendre { $takes_one } à { $opponent } et garde { $follower_the }.
# en: 080b2b77
hc-reserve-returned = { $player } remet { $cubes } dans le sac.
# en: abf785ed
hc-cards-drawn = { $player } pioche { $cards }.
# en: 4b22d725
hc-discards-shuffled = La défausse est mélangée et forme une nouvelle pioche de { $deck } cartes.
# en: e5e68ed6
hc-cards-discarded = { $player } défausse { $cards }.
# en: 6aaa07ad
hc-peace-kept = { $player } ne fait pas de razzia et n’échange pas de cartes.
# en: 89a8525d
hc-raid-began = { $player } lance une razzia contre { $opponent }.
# en: bc268e7c
hc-card-laid = { $player } pose { $card } face cachée.
# en: c6eda65f
hc-card-laid-piper = { $player } pose { $card } face cachée avec un joueur de cornemuse.
# en: 8269c578
hc-combat-won = Round de combat { $round } : { $first } à { $second }, gagné par { $player }.
# en: 5a069d7c
hc-combat-drawn = Round de combat { $round } : { $first } à { $second }, gagné par personne.
# en: b73e04af
hc-raid-won = { $player } gagne la razzia, { $wins } ({ $points }).
# en: b5b165b9
hc-raid-drawn = Personne ne gagne la razzia, { $wins } ({ $points }).
# en: f10b3a32
hc-cattle-driven = { $player } vole un bovin à { $opponent } et le place sur une terre libre.
# en: 0434cbc9
hc-spoil-taken = { $player } prend à { $opponent } { $what_one }, qui va dans le sac.
# en: 6ed28942
hc-spoil-declined = { $player } ne prend pas de butin.
# en: 68a3b849
hc-following = { $player } a la plus grande suite (guerriers : { $warriors }).
# en: f6a523f3
hc-following-by-court = { $player } a la plus grande suite (guerriers : { $warriors } ; cubes dans la cour : { $courts }).
# en: 9f794559
hc-no-following = Personne n’a la plus grande suite (guerriers : { $warriors }).
# en: 3b4c9157
hc-no-following-by-court = Personne n’a la plus grande suite (guerriers : { $warriors } ; cubes dans la cour : { $courts }).
# en: 346fe549
hc-colour-scored = { CAPITAL($colour) } ({ $counts }) : { $points }.
# en: af6ec3bf
hc-colour-scored-against = { CAPITAL($colour) } ({ $counts }, contre { $herds }) : { $points }.
# en: 5737d40a
hc-tile-removed = Une tuile « Domaine » quitte la partie et montre { $number } ; { $tiles }.
# en: c4520b9b
hc-tile-removed-unseen = Une tuile « Domaine » quitte la partie sans être vue ; { $tiles }.
# en: 6520f701
hc-play-ended-red-zone = La partie se termine : la tuile ne dépasse pas le score le plus élevé.
# en: 03129620
hc-play-ended-empty-bag = La partie se termine : il y a moins de six cubes dans le sac.
# en: b989da4e
hc-play-ended-empty-supply = La partie se termine : il ne reste aucune tuile « Domaine ».

## Coups

# en: 81cb1c28
hc-keep = Garder les cubes piochés.
# en: 3aab75d1
hc-redraw = Remettre { $cubes } et en piocher autant.
# en: 46298826
hc-build = Placer { $what_one } sur une terre libre.
# en: d85b3e17
hc-take-follower = Prendre { $follower_one } à la cour.
# en: f4c398a7
hc-take-monks = Prendre { $monks } à la cour.
# en: c5c9e911
hc-buy-domain-red = Acheter un domaine pour 1 rouge et 1 jaune de la { $place }.
# en: a8016e9e
hc-buy-domain-red-monks =
    Acheter un domaine pour 1 rouge et 1 jaune de la { $place }, { $monks } { $monks ->
        [one] vert
       *[other] verts
    } de la cour.
# en: 3cfe7c15
hc-buy-domain-green = Acheter un domaine pour 2 verts et 1 jaune de la { $place }.
# en: dddefbb8
hc-buy-domain-green-monks =
    Acheter un domaine pour 2 verts et 1 jaune de la { $place }, { $monks } { $monks ->
        [one] vert
       *[other] verts
    } de la cour.
# en: 17fd4dc9
hc-bard = Envoyer un barde prendre { $takes_one } à { $opponent }.
# en: 0021c69a
hc-bard-keep = Envoyer un barde prendre { $takes_one } à { $opponent } et garder { $follower_the }.
# en: 57ec6a62
hc-end-actions = Ne plus faire d’action.
# en: 18a2eafb
hc-raid = Lancer une razzia contre { $opponent }.
# en: e2a1cb13
hc-exchange = Échanger { $cards } contre autant de nouvelles.
# en: 18cbb79a
hc-end-turn = Ne pas faire de razzia ni échanger de cartes.
# en: fd4b2820
hc-lay-card = Poser { $card } face cachée.
# en: 9f950561
hc-lay-card-piper = Poser { $card } face cachée avec un joueur de cornemuse.
# en: e1a5e7b9
hc-take-spoil = Prendre { $what_one } comme butin.
# en: c04f29bb
hc-decline-spoil = Ne pas prendre de butin de la razzia.
# en: 9a3631ff
hc-discard = Défausser { $card }.

## Refus : phrases sans point final

# en: e7e46886
hc-over = La partie est terminée
# en: 7bc09b78
hc-other-turn = Ce n’est pas à vous de jouer ; on attend { $player }
# en: 759eea3c
hc-first-redraw = Gardez d’abord les cubes piochés, ou remettez-en pour en repiocher
# en: 8d90e2c5
hc-now-actions = Faites maintenant vos actions
# en: 085be161
hc-now-actions-or-end = Faites maintenant vos actions, ou finissez-les
# en: 73132687
hc-actions-over = Vos actions sont finies ; faites une razzia, échangez des cartes, ou ne faites ni l’un ni l’autre
# en: ac58d2bb
hc-first-lay = Une razzia compte trois rounds de combat ; posez une carte
# en: 5fbb5acb
hc-first-spoil = Vous avez gagné la razzia ; prenez un butin, ou aucun
# en: c8854875
hc-first-discard = Vous avez plus de cartes en main que permis ; défaussez-en d’abord une
# en: 15050242
hc-first-refill = Après une razzia, vous défaussez deux cartes ; défaussez-en d’abord une
# en: e7b92c73
hc-one-action = Vous jouez en dernier dans ce tour, donc vous n’avez qu’une action
# en: 44652715
hc-nothing-back = Pour ne rien remettre, gardez les cubes
# en: e525ecd1
hc-reserve-short =
    Cela demande { $number } { $number ->
        [one] { $colour }
       *[other] { $colour_plural }
    } de la réserve, qui { $has ->
        [0] n’en a aucun
       *[other] en a { $has }
    }
# en: 3bf76639
hc-reserve-short-back =
    Cela remet { $number } { $number ->
        [one] { $colour }
       *[other] { $colour_plural }
    } de la réserve, qui { $has ->
        [0] n’en a aucun
       *[other] en a { $has }
    }
# en: 3ea883a6
hc-action-taken = Vous avez déjà fait cette action ; la seconde doit être différente
# en: 884e420d
hc-bard-alone = Un barde doit être la seule action d’un coup
# en: 4ddf5755
hc-must-act = Vous pouvez faire une action, donc vous devez en faire au moins une
# en: a23da8a4
hc-no-free-land = Aucune de vos terres n’est libre
# en: 7e85c35c
hc-no-supply = La réserve générale n’a plus de domaines
# en: bb06a574
hc-four-domains = Vous avez déjà quatre domaines
# en: ba423dda
hc-own-warriors = Votre cour ne peut pas descendre sous { $number } guerriers
# en: 816b56b3
hc-their-warriors = Cette cour ne peut pas descendre sous { $number } guerriers
# en: aaae7624
hc-no-green = Un domaine à 1 rouge ne demande pas de vert
# en: bd292816
hc-bard-no-opponent = Un barde va chez un adversaire
# en: cc828b99
hc-bard-form = Un barde prend un fidèle, ou deux fidèles différents dont l’un peut être gardé, nommés dans l’ordre guerrier, joueur de cornemuse, moine
# en: ab91f21d
hc-court-without = Cette cour n’a pas de { $follower }
# en: ccdcb103
hc-too-many-used =
    Cela demande { $number } { $number ->
        [one] cube
       *[other] cubes
    } de la réserve, et { $used } sur { $most } au maximum { $used ->
        [one] est utilisé
       *[other] sont utilisés
    }
# en: b530f86a
hc-too-few-monks =
    Votre cour { $has ->
        [0] n’a aucun vert
        [one] a { $has } vert
       *[other] a { $has } verts
    } ; il en faut { $number }
# en: db1f5bc4
hc-not-just-drawn = Le { $card } n’est pas une des cartes que vous venez de piocher
# en: 314bf1c7
hc-which-card = Dites quelle carte
# en: 536d46d5
hc-not-in-hand = Vous n’avez pas de { $card } en main
# en: 2ecc64e7
hc-raid-no-opponent = Une razzia vise un adversaire
# en: bdf6f824
hc-how-many-cards = On peut échanger une, deux ou trois cartes
# en: 40d189c3
hc-lowest-first = Nommez les cartes en commençant par la plus faible
# en: e5dd3462
hc-no-piper = Votre cour n’a pas de joueur de cornemuse
# en: 0dcb3fa4
hc-no-spoil = Le défenseur n’a pas de { $what }
# en: 9610ead6
hc-too-few-in-hand =
    Vous avez { $has ->
        [one] { $has } carte
       *[other] { $has } cartes
    } de valeur { $card } en main ; il en faut { $number }
