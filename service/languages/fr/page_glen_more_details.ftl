### What the table of Glen More tells those who ask: explanations, and the table of points at the end.

# en: e3b9d06b
gm-label-space-number = Case { $space }
# en: 73856e22
gm-label-the-die = le dé
# en: 61ab259b
gm-label-locations-title = Lieux spéciaux
# en: 7a586df3
gm-label-holding-titles-points = Points
# en: 65cf9c20
gm-label-holding-titles-coins = Pièces
# en: f2e99e22
gm-label-holding-titles-barrels = Tonneaux de whisky
# en: 58314abd
gm-label-holding-titles-chieftains = Chefs de clan
# en: e1b53514
gm-label-cost-nothing = Elle ne coûte rien.
# en: f31b15b7
gm-label-cost-barrel =
    { $barrels ->
        [one] Elle coûte votre seul tonneau, donné d’office.
       *[other] Elle coûte un de vos { $barrels } tonneaux, donné d’office.
    }
# en: 2e000806
gm-label-cost-no-barrel = Elle coûte un tonneau, et vous n’en avez pas (GM-25).
# en: 55142e07
gm-label-cost-member = Elle coûte un membre de clan d’une tuile, ou un chef de clan ; vous choisissez.
# en: ddb65806
gm-label-cost-no-member = Elle coûte un membre de clan ou un chef de clan, et vous n’en avez pas (GM-34).
# en: 6795bcf5
gm-label-cost-distinct =
    { $coins ->
        [0] Elle coûte { $number } ressources différentes, que vous avez.
        [one] Elle coûte { $number } ressources différentes : au moins { $coins } pièce à l’entrepôt.
       *[other] Elle coûte { $number } ressources différentes : au moins { $coins } pièces à l’entrepôt.
    }
# en: 79282f25
gm-label-cost-sold-out = Vous manquez de { $kind }, et l’entrepôt n’en vend plus (GM-20).
# en: b0a278f2
gm-label-cost-short =
    { $missing ->
        [one] Vous ne pouvez pas payer : il manque { $missing } pièce (GM-23).
       *[other] Vous ne pouvez pas payer : il manque { $missing } pièces (GM-23).
    }
# en: 802ec1fb
gm-label-cost-given = Elle coûte ce que vous avez : { $what }.
# en: 9334dfdc
gm-label-cost-bought =
    { $coins ->
        [one] Il vous manque { $what } : { $coins } pièce à l’entrepôt. Vous en avez { $owned }.
       *[other] Il vous manque { $what } : { $coins } pièces à l’entrepôt. Vous en avez { $owned }.
    }
# en: e3210e50
gm-label-cost-sell-first =
    { $missing ->
        [one] Il faut vendre des cubes pour { $missing } pièce de plus.
       *[other] Il faut vendre des cubes pour { $missing } pièces de plus.
    }
# en: ebd2ab4c
gm-label-cost-unasked = Ce qui ne peut être payé que d’une façon est payé aussitôt.
# en: d33fb258
gm-label-location = { $name } : { $text }
# en: 1cee9554
gm-said-not-your-turn = C’est à { $name } de jouer.
# en: e922a2e1
gm-said-took-already = Vous avez déjà pris une tuile pendant ce tour (GM-12).
# en: 758ca14f
gm-said-taking = Un clic la prend.
# en: 3fc42caf
gm-said-cannot-take = Vous ne pouvez pas la prendre maintenant.
# en: 9330dcd1
gm-said-discards = Vous ne pouvez prendre aucune tuile. Un clic retire celle-ci de la partie (GM-14).
# en: e2859d65
gm-said-no-cell = Votre territoire n’a aucun emplacement pour elle (GM-30 à GM-32).
# en: 49426df8
gm-said-cannot-place-once-paid = On ne peut pas à la fois la payer et la placer (GM-11).
# en: 02223333
gm-said-way =
    { $steps ->
        [one] Votre pion avance de { $steps } case.
       *[other] Votre pion avance de { $steps } cases.
    }
# en: d555c940
gm-said-others-first =
    { $number ->
        [one] { CAPITAL($names) } est alors derrière vous et joue d’abord.
       *[other] { CAPITAL($names) } sont alors derrière vous et jouent d’abord.
    }
# en: ba8000f8
gm-said-again-you = Vous restez alors le dernier, et avez aussi le tour suivant.
# en: ced3e1c3
gm-said-leave =
    { $number ->
        [one] { $number } tuile laissée derrière quitte la partie.
       *[other] { $number } tuiles laissées derrière quittent la partie.
    }
# en: d9d7b474
gm-said-holds = Elle contient { $cubes }.
# en: 9faadf33
gm-said-members =
    { $number ->
        [one] { $number } membre de clan s’y tient.
       *[other] { $number } membres de clan s’y tiennent.
    }
# en: b479c7ca
gm-said-activate-later-take = On active des tuiles quand on en a pris et placé une.
# en: 90e6b31d
gm-said-activate-later-pay = Payez d’abord la tuile que vous avez prise.
# en: 492886b2
gm-said-activate-later-place = Placez d’abord la tuile que vous avez prise.
# en: 84591e3a
gm-said-activate-later-move = L’activation est finie pour ce tour (GM-12).
# en: bbeea64f
gm-said-activate-later-discarded = Rien n’est activé après une tuile défaussée (GM-14).
# en: f2639abb
gm-said-was-activated = Elle a été activée pendant ce tour (GM-50).
# en: 3fc36038
gm-said-loch-does-nothing = Un loch ne fait rien quand on l’active (GM-59).
# en: 7dc0102a
gm-said-not-near = Ce n’est ni la nouvelle tuile ni une de ses voisines (GM-50).
# en: 02db5f09
gm-said-full = Elle contient déjà trois cubes (GM-52).
# en: b858337f
gm-said-cannot-exchange = Il vous manque ce qu’elle prend, et vous ne pouvez pas l’acheter (GM-27).
# en: b906fb6a
gm-said-cell-closed = { $name } ne peut pas aller ici
# en: 9bae8fab
gm-said-cell-open = { $name } peut aller ici
# en: 235bede2
gm-said-would-activate = Ici, vous pourriez ensuite activer, outre la nouvelle tuile : { $names }.
# en: bd46daf1
gm-said-member-comes = Un nouveau membre de clan vient avec elle.
# en: ac82eda8
gm-said-cube-pays = Il paie tuiles et échanges, où qu’il se trouve (GM-53).
# en: c8c340bd
gm-said-sells-for =
    { $price ->
        [one] Il se vend { $price } pièce maintenant.
       *[other] Il se vend { $price } pièces maintenant.
    }
# en: df24d556
gm-said-cannot-sell = Vente impossible : l’entrepôt n’a pas de pièce pour { $kind } (GM-22).
# en: 92a8482a
gm-said-click-sells =
    { $price ->
        [one] Cliquez dessus, puis sur sa colonne de l’entrepôt, pour le vendre { $price } pièce.
       *[other] Cliquez dessus, puis sur sa colonne de l’entrepôt, pour le vendre { $price } pièces.
    }
# en: 42c2c0c7
gm-said-members-on =
    { $number ->
        [one] { $number } membre de clan ({ $tile })
       *[other] { $number } membres de clan ({ $tile })
    }
# en: bea5146b
gm-said-members-allow = Une nouvelle tuile doit toucher votre territoire, et un membre de clan doit se tenir sur l’une de ses huit voisines.
# en: bf231aeb
gm-said-open-cells =
    { $number ->
        [one] { $number } emplacement de ce territoire est libre maintenant.
       *[other] { $number } emplacements de ce territoire sont libres maintenant.
    }
# en: 72b429fa
gm-said-click-gives-member = Un clic donne un membre de clan pour Loch Ness.
# en: 7f5b85e7
gm-said-click-moves =
    { $points ->
        [one] Cliquez dessus, puis sur une tuile voisine ou sur vos chefs de clan : votre seul point de déplacement.
       *[other] Cliquez dessus, puis sur une tuile voisine ou sur vos chefs de clan : un de vos { $points } points de déplacement.
    }
# en: 910db6ee
gm-said-no-movement = Vous n’avez pas de point de déplacement. Villages et châteaux en donnent un chacun.
# en: 3691763c
gm-said-your-figure = { $name }, votre pion
# en: eeccbba2
gm-said-hindmost = C’est au dernier sur la piste de jouer, et il peut avancer aussi loin qu’il veut (GM-10).
# en: ef76905f
gm-said-die = À deux ou trois joueurs, il participe. Quand il est le dernier, on le lance ; la tuile où il arrive quitte la partie.
# en: dab190dd
gm-said-empty-space = La fin de la piste. Pions et tuiles continuent d’ici dans le sens horaire ; les nouvelles tuiles se posent à partir d’ici.
# en: c8ffc16b
gm-said-free-space = Quelqu’un vient de la quitter. Elle est remplie à la fin du tour.
# en: 6a8fa94d
gm-said-market-title = { CAPITAL($kind) } à l’entrepôt
# en: 3b75bef1
gm-said-next-price =
    { $price ->
        [one] Le prochain cube coûte { $price } pièce, qui reste ici.
       *[other] Le prochain cube coûte { $price } pièces, qui restent ici.
    }
# en: a7a55e34
gm-said-sold-out = Personne ne peut plus en acheter : les trois cases ont leurs pièces (GM-20).
# en: 8035abef
gm-said-click-buys =
    { $price ->
        [one] Un clic en achète un pour { $price } pièce et le donne aussitôt. Vous en avez { $coins }.
       *[other] Un clic en achète un pour { $price } pièces et le donne aussitôt. Vous en avez { $coins }.
    }
# en: 4f329e4a
gm-said-buy-only-for = On n’achète que ce qu’un coût ou un échange demande aussitôt (GM-21).
# en: e447adad
gm-said-stack-title = Pile { $number }
# en: f6e16827
gm-said-stack =
    { $left ->
        [0] Elle est épuisée : le décompte { $number } a eu lieu.
        [one] Il y reste { $left } tuile.
       *[other] Il y reste { $left } tuiles.
    }
# en: df241722
gm-said-scoring = Quand sa dernière tuile est posée sur la piste, on compare tonneaux, chefs de clan et lieux spéciaux (GM-70).
# en: c61574c6
gm-said-last-scoring = Ce décompte termine la partie.
# en: 3f2220c2
gm-said-click-promotes = Cliquez sur un membre de clan puis ici, pour en faire un chef de clan.
# en: bd19c99b
gm-said-holdings-points = Le plus de points gagne ; à égalité, le plus de cubes sur les tuiles (GM-75).
# en: 05394ed9
gm-said-holdings-coins = Elles achètent les cubes qui vous manquent. À la fin, chacune vaut un point (GM-74).
# en: b005054d
gm-said-holdings-barrels = Comparés à chaque décompte avec qui en a le moins. Ils paient aussi les tavernes (GM-71).
# en: 2e613194
gm-said-holdings-chieftains = Membres de clan retirés du territoire. Comparés à chaque décompte, avec les Tam o’ Shanter (GM-71).
# en: 6b9afbca
gm-said-location-card = Les lieux spéciaux sont comparés à chaque décompte (GM-71).
# en: cb575b94
gm-said-cards = Lieux spéciaux : { $names }.
# en: 8b670fcf
gm-said-opens = Un clic montre ce territoire en grand.
# en: 3de4c627
gm-said-has-turn = Doit jouer.
# en: 3d3b94c0
gm-said-would-activate-none = Aucune autre tuile n’est proche.
# en: e27744f8
gm-said-click-pays = Un clic le donne.
# en: b06266ef
gm-said-click-pays-or-sells = Un clic le donne ; ou choisissez ensuite sa colonne de l’entrepôt pour le vendre.
# en: 00e11f75
gm-said-activates = Un clic l’active : { $effect }.
# en: 22e78b71
gm-said-activates-by-loch-ness = Un clic l’active et utilise Loch Ness : { $effect }.
# en: 1cdafefa
gm-said-costs-cubes = Vous donnez de vos cubes ; ce qui manque peut s’acheter. Ce qui ne peut être payé que d’une façon est payé aussitôt.
# en: b067abeb
gm-said-costs-nothing = Elle ne coûte rien.
# en: 0192f7ea
gm-said-in-line = Numéro { $place } dans l’ordre des tours, pour l’instant.
# en: fe26c0e4
gm-result-turns = Pendant les tours : tuiles
# en: 8f77d044
gm-result-turns-explained = Tuiles brunes activées : tavernes, foires, bouchers, l’épicier et le pont.
# en: e4fdfcd6
gm-result-compared = Comparé avec qui en a le moins : 1, 2, 3, 4 ou 5 et plus rapportent 1, 2, 3, 5 ou 8 points (GM-71).
# en: f71d7a0f
gm-result-final-explained-coins = 1 point par pièce (GM-74).
# en: 5a13daa2
gm-result-final-explained-tiles = 3 points de moins pour chaque tuile de plus que n’en a le plus petit territoire (GM-74).
# en: f1fdda84
gm-result-number = { $name } : { $number }
# en: 191fcddc
gm-result-numbers = { $numbers }.
# en: 867fc9c1
gm-result-area-barrels = Décompte { $scoring } : tonneaux
# en: ea3418bc
gm-result-area-chieftains = Décompte { $scoring } : chefs de clan et Tam o’ Shanter
# en: c53319a6
gm-result-area-cards = Décompte { $scoring } : lieux spéciaux
# en: 46810064
gm-result-final-iona-abbey = Fin : Iona Abbey
# en: 82e21b74
gm-result-final-loch-morar = Fin : Loch Morar
# en: 9ab549c2
gm-result-final-duart-castle = Fin : Duart Castle
# en: 5f20aab9
gm-result-final-coins = Fin : pièces
# en: 305492d0
gm-result-final-tiles = Fin : taille du territoire
# en: 3c183f3d
gm-result-final-explained-iona-abbey = 2 points par tuile jaune de son propriétaire (GM-74).
# en: 6522c79e
gm-result-final-explained-loch-morar = 2 points par tuile verte de son propriétaire (GM-74).
# en: 46e2bbb3
gm-result-final-explained-duart-castle = 3 points par village de son propriétaire (GM-74).
# en: eb2e93a1
gm-location-loch-lochy = Placé, il apporte deux cubes de votre choix, posés sur lui (GM-42).
# en: 08012097
gm-location-castle-moil = Sa carte apporte un tonneau de whisky et a un Tam o’ Shanter (GM-45, GM-46).
# en: ac7f6306
gm-location-castle-stalker = Sa carte apporte un membre de clan de plus et a un Tam o’ Shanter (GM-45, GM-46).
# en: b0d63eb6
gm-location-armadale-castle = Sa carte apporte 3 pièces et a un Tam o’ Shanter (GM-45, GM-46).
# en: d84f1916
gm-location-loch-morar = À la fin, il rapporte 2 points pour chacune de vos tuiles vertes (GM-74).
# en: 63c4ccde
gm-location-loch-ness = À chacun de vos tours, vous pouvez activer une de vos tuiles de plus, où qu’elle soit (GM-51).
# en: 10c0a7f2
gm-location-castle-of-mey = Aux décomptes, vos chefs de clan comptent double. Sa carte a un Tam o’ Shanter (GM-46, GM-72).
# en: 7dfa7777
gm-location-duart-castle = À la fin, il rapporte 3 points pour chacun de vos villages. Les châteaux n’en sont pas (GM-74).
# en: 32e51093
gm-location-iona-abbey = À la fin, elle rapporte 2 points pour chacune de vos tuiles jaunes, elle comprise (GM-74).
# en: 57fe8111
gm-location-cawdor-castle = Sa carte a trois Tam o’ Shanter, qui comptent comme des chefs de clan (GM-46).
# en: 59ae8036
gm-location-loch-shiel = Placé, il pose un cube sur chacune de vos tuiles vides qui produisent des cubes (GM-43).
# en: b6b62a0e
gm-location-loch-oich = Pendant le tour où il est placé, vous pouvez activer toutes vos tuiles (GM-44).
# en: 754e3683
gm-location-donan-castle = Sa carte apporte deux tonneaux de whisky et a un Tam o’ Shanter (GM-45, GM-46).
# en: bb51b142
gm-tile-is =
    { $colour ->
        [yellow] Tuile jaune
        [green] Tuile verte
        [brown] Tuile brune
        [blue] Tuile bleue
       *[grey] Tuile grise
    }{ $ways ->
        [river] { " " }avec la rivière
        [road] { " " }avec la route
        [both] { " " }avec la rivière et la route
       *[none] { "" }
    }.
# en: 7ea36144
gm-tile-costs = Coût : { $cost }.
# en: 9e95b0da
gm-tile-brings = Placée, elle apporte { $bonus }.
# en: eda9e39b
gm-tile-none = Activée, elle ne fait rien.
# en: b1e3b019
gm-tile-produces = Activée, elle reçoit { $cube }. Elle en contient trois au maximum.
# en: c76a3e5a
gm-tile-moves = Activée, elle donne un point de déplacement pour un membre de clan.
# en: f2b16133
gm-tile-scores = Activée, elle rapporte { $points }.
# en: a4f42c94
gm-tile-trades = Activée, elle échange { $given } contre { $gained }.
# en: 39af01d1
gm-tile-cube = un cube : { $cube }
# en: 028bcd98
gm-cube-on = { CAPITAL($kind) } ({ $tile })
