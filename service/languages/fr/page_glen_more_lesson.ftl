### La première leçon de Glen More, donnée par Morag.

# en: 6edc90af
gm-lesson-1 = Bienvenue dans le vallon. Bob et vous bâtissez chacun un pays de tuiles autour d’un village de départ.
# en: e8130d4e
gm-lesson-2 = Des tuiles se trouvent sur la piste. C’est au pion le plus en arrière de jouer : il prend une tuile devant lui. Qui saute loin obtient ce qu’il veut, et attend plus longtemps.
# en: 4b1a984c
gm-lesson-3 = Prenez la Forêt qui vient ensuite : cliquez dessus.
# en: dbd1d1e4
gm-lesson-4 = Maintenant, il faut la placer. Essayez l’emplacement à l’est de votre village.
# en: 0940aba1
gm-lesson-5 = Le service donne la règle. Au nord du village, la Forêt convient : cliquez sur cet emplacement.
# en: 376ec8e4
gm-lesson-6 = La nouvelle tuile et ses voisines peuvent être activées. Cliquez sur la Forêt : elle apporte 1 bois.
# en: 955c91ed
gm-lesson-7 = Activez aussi le village : il donne un point pour déplacer un membre de clan. Rien n’oblige à le dépenser.
# en: a1ad6663
gm-lesson-8 = Vous avez fait ce que vous pouviez. Finissez votre tour.
# en: d8299813
gm-lesson-9 = Bob a joué, et vous êtes de nouveau en dernier. Prenez le Pâturage sur la piste. Il n’a qu’un endroit possible, donc il est placé aussitôt.
# en: a91397b2
gm-lesson-10 = Activez le Pâturage. Il apporte 1 bétail.
# en: 9dc43878
gm-lesson-11 = Activez le village.
# en: 511445ed
gm-lesson-12 = Finissez votre tour.
# en: f125f4db
gm-lesson-13 = Vous avez aussi une Carrière. Ce que des tuiles apportent paie les autres ; ce qui vous manque, vous l’achetez à l’entrepôt.
# en: f03bc916
gm-lesson-14 = Prenez la Distillerie sur la piste. Elle coûte 1 pierre, et le service l’achète pour vous.
# en: 2c3b3a57
gm-lesson-15 = Placez-la à l’est de la Forêt.
# en: bd2f63dc
gm-lesson-16 = Elle a apporté un tonneau de whisky. Activez-la : une céréale est achetée et devient un autre tonneau.
# en: 25f438db
gm-lesson-17 = La partie est presque finie. Trois fois, on compare tonneaux, chefs de clan avec Tam o’ Shanter, et lieux spéciaux : qui en a plus que le minimum reçoit des points.
# en: 0f82977f
gm-lesson-18 = Prenez Loch Shiel sur la piste. Il remplit aussitôt vos tuiles vides.
# en: de4a9442
gm-lesson-19 = Votre carrière a une pierre dont vous n’avez pas besoin. Vendez-la : cliquez sur le cube, puis sur les pierres de l’entrepôt.
# en: 04eadc90
gm-lesson-20 = Iona Abbey apporte un cube de votre choix. Choisissez un mouton.
# en: 6346cff6
gm-lesson-21 = Le mouton se vend bien. Vendez-le : cliquez sur le cube, puis sur les moutons de l’entrepôt.
# en: b1e2a3c3
gm-lesson-22 = Loch Ness vous permet d’activer une tuile n’importe où. Activez la Taverne pour 3 points.
# en: 469e4c34
gm-lesson-23 = Activez Castle Moil pour un point de déplacement.
# en: 42ad9046
gm-lesson-24 = Faites du membre de clan sur Loch Ness un chef de clan : cliquez dessus, puis sur vos chefs de clan.
# en: 22556e76
gm-lesson-25 = La dernière tuile a été posée, et tout a été décompté.
