### The table of Glen More. Tiles with their article, resources and numbers of things are in glen_more.ftl: $tile, $cube, $kind have the forms that they have there.
###
### A tile of one's own, `gm-own-tile`, has the forms `accusative`, `dative` and `from` of its tile (glen_more.ftl).

# en: 58fda26b
gm-label-taken = Genommen von { $name }: { $tile }
# en: 95edb549
gm-label-taken-by = { $name } hat es genommen.
# en: ab9761f3
gm-label-hand = Womit { $name } bezahlen kann
# en: b9a7e0d4
gm-label-own-cubes = { $number } { $kind }
# en: e0330d7d
gm-label-space = Feld { $space }: { $what }
# en: e3b9d06b
gm-label-space-number = Feld { $space }
# en: 94500f5e
gm-label-die = Würfel
# en: 73856e22
gm-label-the-die = der Würfel
# en: 237191ff
gm-label-empty-space = leer
# en: 4b106b39
gm-label-track = Leiste
# en: ecb11e78
gm-label-market = Markt
# en: 7bf2ea66
gm-label-stacks = Stapel
# en: b2b3b2dc
gm-label-stack =
    { $left ->
        [0] Stapel { $number }: aufgebraucht
       *[other] Stapel { $number }: noch { $left } Plättchen
    }
# en: bfe770b4
gm-label-others = Die anderen im Überblick
# en: 7620e8d0
gm-label-strip = { $name }: { $owned } Dieses Gebiet zeigen.
# en: dcac5e6a
gm-label-territory = Gebiet von { $name }
# en: 55debc46
gm-label-card = Karte: { $name }
# en: 61ab259b
gm-label-locations-title = Besondere Orte
# en: af032f17
gm-label-locations =
    { $number ->
        [one] { $number } besonderer Ort: { $names }
       *[other] { $number } besondere Orte: { $names }
    }
# en: 7a586df3
gm-label-holding-titles-points = Punkte
# en: 65cf9c20
gm-label-holding-titles-coins = Münzen
# en: f2e99e22
gm-label-holding-titles-barrels = Whiskyfässer
# en: 58314abd
gm-label-holding-titles-chieftains = Häuptlinge
# en: 9a721c8c
gm-label-obstacles-member = In der Nähe dieser Stelle steht keines deiner Clanmitglieder (GM-30).
# en: ab3890c1
gm-label-obstacles-torn = Fluss oder Straße ginge hier nicht weiter (GM-32).
# en: 25b801bc
gm-label-obstacles-river-ends = Der Fluss geht nur am nördlichen oder südlichen Ende weiter (GM-31).
# en: 528c382a
gm-label-obstacles-river-sides = Hier muss der Fluss weitergehen (GM-32).
# en: 65c84229
gm-label-obstacles-road-ends = Die Straße geht nur am östlichen oder westlichen Ende weiter (GM-31).
# en: bd1bcf06
gm-label-obstacles-road-sides = Hier muss die Straße weitergehen (GM-32).
# en: e1b53514
gm-label-cost-nothing = Es kostet nichts.
# en: f31b15b7
gm-label-cost-barrel =
    { $barrels ->
        [one] Es kostet dein einziges Whiskyfass, das ungefragt gegeben wird.
       *[other] Es kostet eines deiner { $barrels } Whiskyfässer, das ungefragt gegeben wird.
    }
# en: 2e000806
gm-label-cost-no-barrel = Es kostet ein Whiskyfass, und du hast keines (GM-25).
# en: 55142e07
gm-label-cost-member = Es kostet ein Clanmitglied von einem Plättchen oder einen Häuptling; du wählst.
# en: ddb65806
gm-label-cost-no-member = Es kostet ein Clanmitglied oder einen Häuptling, und du hast nichts davon (GM-34).
# en: 6795bcf5
gm-label-cost-distinct =
    { $coins ->
        [0] Es kostet { $number } verschiedene Rohstoffe, die du hast.
        [one] Es kostet { $number } verschiedene Rohstoffe: mindestens { $coins } Münze am Markt.
       *[other] Es kostet { $number } verschiedene Rohstoffe: mindestens { $coins } Münzen am Markt.
    }
# en: 79282f25
gm-label-cost-sold-out = Du hast zu wenig { $kind_plural }, und der Markt verkauft nichts mehr davon (GM-20).
# en: b0a278f2
gm-label-cost-short =
    { $missing ->
        [one] Du kannst nicht bezahlen: { $missing } Münze zu wenig (GM-23).
       *[other] Du kannst nicht bezahlen: { $missing } Münzen zu wenig (GM-23).
    }
# en: 802ec1fb
gm-label-cost-given = Es kostet dich { $what }.
# en: 9334dfdc
gm-label-cost-bought =
    { $coins ->
        [one] Dir fehlt: { $what }; das macht { $coins } Münze am Markt. Du hast { $owned }.
       *[other] Dir fehlt: { $what }; das macht { $coins } Münzen am Markt. Du hast { $owned }.
    }
# en: e3210e50
gm-label-cost-sell-first =
    { $missing ->
        [one] Für noch { $missing } Münze müssen Rohstoffe verkauft werden.
       *[other] Für noch { $missing } Münzen müssen Rohstoffe verkauft werden.
    }
# en: ebd2ab4c
gm-label-cost-unasked = Was sich nur auf eine Weise bezahlen lässt, wird sofort bezahlt.
# en: ca35db60
gm-label-market-row-empty = Markt, { $kind }: Kauf für { $price }, kein Verkauf
# en: 3c31422d
gm-label-market-row-some = Markt, { $kind }: Kauf für { $price }, Verkauf für { $filled }
# en: db522d9d
gm-label-market-row-full = Markt, { $kind }: kein Kauf, Verkauf für { $filled }
# en: 3fb938d5
gm-label-cell = Stelle { $cell }
# en: 5ae8cd9d
gm-label-cell-closed = Stelle { $cell }: { $obstacle }
# en: e961c86e
gm-label-in-middle = in der Mitte
# en: 23a67e0a
gm-label-holds = darauf { $cubes }
# en: 3f40275f
gm-label-activated = in diesem Zug aktiviert
# en: a8199b37
gm-label-members-on =
    { $number ->
        [one] { $number } Clanmitglied auf { $tile }
       *[other] { $number } Clanmitglieder auf { $tile }
    }
# en: fb65be68
gm-label-members-on-at =
    { $number ->
        [one] { $number } Clanmitglied auf { $tile }, { $place }
       *[other] { $number } Clanmitglieder auf { $tile }, { $place }
    }
# en: f3127584
gm-label-cube-of = { $kind } von { $tile }
# en: c37f7f68
gm-label-cube-of-at = { $kind } von { $tile }, { $place }
# en: fd95c2f8
gm-chieftains =
    { $number ->
        [one] { $number } Häuptling
       *[other] { $number } Häuptlinge
    }
# en: d7bb14a2
gm-location-cards =
    { $number ->
        [one] { $number } besonderer Ort
       *[other] { $number } besondere Orte
    }
# en: b5958873
gm-label-owned = { $things }.
# en: d33fb258
gm-label-location = { $name }: { $text }
# en: 1cee9554
gm-said-not-your-turn = { $name } ist am Zug.
# en: e922a2e1
gm-said-took-already = Du hast in diesem Zug schon ein Plättchen genommen (GM-12).
# en: 758ca14f
gm-said-taking = Ein Klick nimmt es.
# en: 3fc42caf
gm-said-cannot-take = Du kannst es jetzt nicht nehmen.
# en: 9330dcd1
gm-said-discards = Du kannst kein Plättchen nehmen. Ein Klick wirft dieses aus dem Spiel (GM-14).
# en: e2859d65
gm-said-no-cell = In deinem Gebiet ist keine Stelle, wo es liegen darf (GM-30 bis GM-32).
# en: 49426df8
gm-said-cannot-place-once-paid = Es lässt sich nicht zugleich bezahlen und anlegen (GM-11).
# en: 02223333
gm-said-way =
    { $steps ->
        [one] Deine Figur zieht { $steps } Feld vor.
       *[other] Deine Figur zieht { $steps } Felder vor.
    }
# en: d555c940
gm-said-others-first =
    { $number ->
        [one] { CAPITAL($names) } steht dann hinter dir und ist zuerst am Zug.
       *[other] { CAPITAL($names) } stehen dann hinter dir und sind zuerst am Zug.
    }
# en: ba8000f8
gm-said-again-you = Du stehst dann immer noch hinten und hast auch den nächsten Zug.
# en: ced3e1c3
gm-said-leave =
    { $number ->
        [one] { $number } Plättchen bleibt zurück und kommt aus dem Spiel.
       *[other] { $number } Plättchen bleiben zurück und kommen aus dem Spiel.
    }
# en: d9d7b474
gm-said-holds = Darauf: { $cubes }.
# en: 9faadf33
gm-said-members =
    { $number ->
        [one] { $number } Clanmitglied darauf.
       *[other] { $number } Clanmitglieder darauf.
    }
# en: b479c7ca
gm-said-activate-later-take = Plättchen werden aktiviert, wenn du eines genommen und angelegt hast.
# en: 90e6b31d
gm-said-activate-later-pay = Bezahle zuerst das Plättchen, das du genommen hast.
# en: 492886b2
gm-said-activate-later-place = Lege zuerst das Plättchen an, das du genommen hast.
# en: 84591e3a
gm-said-activate-later-move = Das Aktivieren ist in diesem Zug vorbei (GM-12).
# en: bbeea64f
gm-said-activate-later-discarded = Nach einem abgeworfenen Plättchen wird nichts aktiviert (GM-14).
# en: f2639abb
gm-said-was-activated = Es wurde in diesem Zug schon aktiviert (GM-50).
# en: 3fc36038
gm-said-loch-does-nothing = Ein Loch bewirkt beim Aktivieren nichts (GM-59).
# en: 7dc0102a
gm-said-not-near = Es ist weder das neue Plättchen noch eines seiner Nachbarplättchen (GM-50).
# en: 02db5f09
gm-said-full = Darauf liegen schon drei Rohstoffe (GM-52).
# en: b858337f
gm-said-cannot-exchange = Dir fehlt, was es verlangt, und du kannst es nicht kaufen (GM-27).
# en: b906fb6a
gm-said-cell-closed = { $name } darf hier nicht liegen
# en: 9bae8fab
gm-said-cell-open = { $name } darf hier liegen
# en: 235bede2
gm-said-would-activate = Hier könntest du dann außer dem neuen Plättchen aktivieren: { $names }.
# en: bd46daf1
gm-said-member-comes = Ein neues Clanmitglied kommt mit.
# en: ac82eda8
gm-said-cube-pays = Damit bezahlst du Plättchen und Tausch, wo immer es liegt (GM-53).
# en: c8c340bd
gm-said-sells-for =
    { $price ->
        [one] Der Verkauf bringt jetzt { $price } Münze.
       *[other] Der Verkauf bringt jetzt { $price } Münzen.
    }
# en: df24d556
gm-said-cannot-sell = Verkauf nicht möglich: Der Markt hat keine Münze für { $kind_plural } (GM-22).
# en: 92a8482a
gm-said-click-sells =
    { $price ->
        [one] Klicke darauf und dann auf die passende Spalte des Markts, um für { $price } Münze zu verkaufen.
       *[other] Klicke darauf und dann auf die passende Spalte des Markts, um für { $price } Münzen zu verkaufen.
    }
# en: 42c2c0c7
gm-said-members-on =
    { $number ->
        [one] { $number } Clanmitglied auf { $tile }
       *[other] { $number } Clanmitglieder auf { $tile }
    }
# en: bea5146b
gm-said-members-allow = Ein neues Plättchen muss an dein Gebiet grenzen, und auf einem seiner acht Nachbarplättchen muss ein Clanmitglied stehen.
# en: bf231aeb
gm-said-open-cells =
    { $number ->
        [one] { $number } Stelle dieses Gebiets ist jetzt offen.
       *[other] { $number } Stellen dieses Gebiets sind jetzt offen.
    }
# en: 72b429fa
gm-said-click-gives-member = Ein Klick gibt ein Clanmitglied für Loch Ness.
# en: 7f5b85e7
gm-said-click-moves =
    { $points ->
        [one] Klicke darauf und dann auf ein Nachbarplättchen oder deine Häuptlinge: dein einziger Bewegungspunkt.
       *[other] Klicke darauf und dann auf ein Nachbarplättchen oder deine Häuptlinge: einer von { $points } Bewegungspunkten.
    }
# en: 910db6ee
gm-said-no-movement = Du hast keinen Bewegungspunkt. Dörfer und Burgen geben je einen.
# en: 3691763c
gm-said-your-figure = { $name }, deine Figur
# en: eeccbba2
gm-said-hindmost = Wessen Figur auf der Leiste hinten steht, ist am Zug und darf beliebig weit vorziehen (GM-10).
# en: ef76905f
gm-said-die = Zu zweit und zu dritt zieht er mit. Steht er hinten, wird er geworfen; das Plättchen, auf das er zieht, kommt aus dem Spiel.
# en: dab190dd
gm-said-empty-space = Das Ende der Leiste. Von hier geht es im Uhrzeigersinn weiter; neue Plättchen werden von hier an gelegt.
# en: c8ffc16b
gm-said-free-space = Eben ist jemand von hier weggezogen. Es wird gefüllt, wenn der Zug endet.
# en: 6a8fa94d
gm-said-market-title = { $kind } am Markt
# en: 3b75bef1
gm-said-next-price =
    { $price ->
        [one] Der nächste Rohstoff kostet { $price } Münze, die hier liegen bleibt.
       *[other] Der nächste Rohstoff kostet { $price } Münzen, die hier liegen bleiben.
    }
# en: a7a55e34
gm-said-sold-out = Niemand kann mehr kaufen: Auf allen drei Feldern liegen ihre Münzen (GM-20).
# en: 8035abef
gm-said-click-buys =
    { $price ->
        [one] Ein Klick kauft einen für { $price } Münze und gibt ihn sofort. Du hast { $coins }.
       *[other] Ein Klick kauft einen für { $price } Münzen und gibt ihn sofort. Du hast { $coins }.
    }
# en: 4f329e4a
gm-said-buy-only-for = Du kaufst nur, was du für Kosten oder einen Tausch sofort brauchst (GM-21).
# en: e447adad
gm-said-stack-title = Stapel { $number }
# en: f6e16827
gm-said-stack =
    { $left ->
        [0] Er ist aufgebraucht: Wertung { $number } hat stattgefunden.
       *[other] Noch { $left } Plättchen.
    }
# en: df241722
gm-said-scoring = Wird sein letztes Plättchen auf die Leiste gelegt, werden Fässer, Häuptlinge und Orte verglichen (GM-70).
# en: c61574c6
gm-said-last-scoring = Diese Wertung beendet die Partie.
# en: 3f2220c2
gm-said-click-promotes = Klicke auf ein Clanmitglied und dann hierauf, um es zum Häuptling zu machen.
# en: bd19c99b
gm-said-holdings-points = Die meisten Punkte gewinnen, bei Gleichstand die meisten Rohstoffe auf Plättchen (GM-75).
# en: 05394ed9
gm-said-holdings-coins = Damit kaufst du fehlende Rohstoffe. Am Ende ist jede einen Punkt wert (GM-74).
# en: b005054d
gm-said-holdings-barrels = Sie werden in jeder Wertung mit dem kleinsten Bestand verglichen. Sie bezahlen auch Tavernen (GM-71).
# en: 2e613194
gm-said-holdings-chieftains = Clanmitglieder, die das Gebiet verlassen haben. Sie werden in jeder Wertung verglichen, zusammen mit Mützen (GM-71).
# en: 6b9afbca
gm-said-location-card = Besondere Orte werden in jeder Wertung verglichen (GM-71).
# en: cb575b94
gm-said-cards = Besondere Orte: { $names }.
# en: 8b670fcf
gm-said-opens = Ein Klick zeigt dieses Gebiet groß.
# en: 3de4c627
gm-said-has-turn = Am Zug.
# en: 3d3b94c0
gm-said-would-activate-none = Kein anderes Plättchen liegt in der Nähe.
# en: e27744f8
gm-said-click-pays = Ein Klick gibt es.
# en: b06266ef
gm-said-click-pays-or-sells = Ein Klick gibt es, oder wähle danach die passende Spalte des Markts, um zu verkaufen.
# en: 00e11f75
gm-said-activates = Ein Klick aktiviert es: { $effect }.
# en: 22e78b71
gm-said-activates-by-loch-ness = Ein Klick aktiviert es und nutzt Loch Ness: { $effect }.
# en: 1cdafefa
gm-said-costs-cubes = Rohstoffe von dir werden gegeben; was dir fehlt, lässt sich kaufen. Was sich nur auf eine Weise bezahlen lässt, wird sofort bezahlt.
# en: b067abeb
gm-said-costs-nothing = Es kostet nichts.
# en: 0192f7ea
gm-said-in-line = Nach jetzigem Stand als Nummer { $place } am Zug.
# en: fe26c0e4
gm-result-turns = In den Zügen: Plättchen
# en: 8f77d044
gm-result-turns-explained = Aktivierte braune Plättchen: Tavernen, Jahrmärkte, Metzger, der Krämer und die Brücke.
# en: e4fdfcd6
gm-result-compared = Verglichen mit dem kleinsten Bestand: 1, 2, 3, 4 oder 5 und mehr bringen 1, 2, 3, 5 oder 8 Punkte (GM-71).
# en: f71d7a0f
gm-result-final-explained-coins = 1 Punkt für jede Münze (GM-74).
# en: 5a13daa2
gm-result-final-explained-tiles = 3 Punkte weniger für jedes Plättchen mehr, als das kleinste Gebiet hat (GM-74).
# en: f1fdda84
gm-result-number = { $name }: { $number }
# en: 191fcddc
gm-result-numbers = { $numbers }.
# en: 867fc9c1
gm-result-area-barrels = Wertung { $scoring }: Fässer
# en: ea3418bc
gm-result-area-chieftains = Wertung { $scoring }: Häuptlinge und Mützen
# en: c53319a6
gm-result-area-cards = Wertung { $scoring }: besondere Orte
# en: 46810064
gm-result-final-iona-abbey = Ende: Iona Abbey
# en: 82e21b74
gm-result-final-loch-morar = Ende: Loch Morar
# en: 9ab549c2
gm-result-final-duart-castle = Ende: Duart Castle
# en: 5f20aab9
gm-result-final-coins = Ende: Münzen
# en: 305492d0
gm-result-final-tiles = Ende: Größe des Gebiets
# en: 3c183f3d
gm-result-final-explained-iona-abbey = 2 Punkte für jedes gelbe Plättchen im selben Gebiet (GM-74).
# en: 6522c79e
gm-result-final-explained-loch-morar = 2 Punkte für jedes grüne Plättchen im selben Gebiet (GM-74).
# en: 46e2bbb3
gm-result-final-explained-duart-castle = 3 Punkte für jedes Dorf im selben Gebiet (GM-74).
# en: eb2e93a1
gm-location-loch-lochy = Bringt beim Anlegen zwei Rohstoffe deiner Wahl, die darauf gelegt werden (GM-42).
# en: 08012097
gm-location-castle-moil = Die Karte bringt ein Whiskyfass und hat eine Mütze (GM-45, GM-46).
# en: ac7f6306
gm-location-castle-stalker = Die Karte bringt ein weiteres Clanmitglied und hat eine Mütze (GM-45, GM-46).
# en: b0d63eb6
gm-location-armadale-castle = Die Karte bringt 3 Münzen und hat eine Mütze (GM-45, GM-46).
# en: d84f1916
gm-location-loch-morar = Bringt am Ende 2 Punkte für jedes deiner grünen Plättchen (GM-74).
# en: 63c4ccde
gm-location-loch-ness = In jedem deiner Züge darfst du ein weiteres deiner Plättchen aktivieren, wo immer es liegt (GM-51).
# en: 10c0a7f2
gm-location-castle-of-mey = In Wertungen zählen deine Häuptlinge doppelt. Die Karte hat eine Mütze (GM-46, GM-72).
# en: 7dfa7777
gm-location-duart-castle = Bringt am Ende 3 Punkte für jedes deiner Dörfer. Burgen zählen nicht (GM-74).
# en: 32e51093
gm-location-iona-abbey = Bringt am Ende 2 Punkte für jedes deiner gelben Plättchen, auch für sich selbst (GM-74).
# en: 57fe8111
gm-location-cawdor-castle = Die Karte hat drei Mützen, die wie Häuptlinge zählen (GM-46).
# en: 59ae8036
gm-location-loch-shiel = Legt beim Anlegen einen Rohstoff auf jedes leere deiner Plättchen, die Rohstoffe bringen (GM-43).
# en: b6b62a0e
gm-location-loch-oich = In dem Zug, in dem es angelegt wird, darfst du alle deine Plättchen aktivieren (GM-44).
# en: 754e3683
gm-location-donan-castle = Die Karte bringt zwei Whiskyfässer und hat eine Mütze (GM-45, GM-46).
# en: 6611024a
gm-place = Startdorf
# en: 98c5d305
gm-place-south = { $south } südlich
# en: 6d737d41
gm-place-north = { $north } nördlich
# en: b4d3f974
gm-place-east = { $east } östlich
# en: a21dbf5a
gm-place-west = { $west } westlich
# en: c8656d86
gm-place-south-east = { $south } südlich, { $east } östlich
# en: b4511a15
gm-place-south-west = { $south } südlich, { $west } westlich
# en: 88db54fe
gm-place-north-east = { $north } nördlich, { $east } östlich
# en: ebba8b53
gm-place-north-west = { $north } nördlich, { $west } westlich
# en: fa4226ed
gm-title-quarry = Steinbruch
# en: 38cda997
gm-title-forest = Wald
# en: 078f1690
gm-title-meadow = Wiese
# en: d3767083
gm-title-village = Dorf
# en: c8febcda
gm-title-grain-field = Getreide{ "\u00AD" }feld
# en: 1a0fc5d4
gm-title-pasture = Weide
# en: d38d18fb
gm-title-loch-lochy = Loch Lochy
# en: a3a6f4c4
gm-title-butcher-sheep = Metzger (Schafe)
# en: e44287f5
gm-title-distillery = Destil{ "\u00AD" }lerie
# en: 5fb831f0
gm-title-fair-small = Jahrmarkt (klein)
# en: 928b3cc4
gm-title-castle-moil = Castle Moil
# en: 49af3bcb
gm-title-castle-stalker = Castle Stalker
# en: 4c611247
gm-title-armadale-castle = Armadale Castle
# en: dcf650e6
gm-title-butcher-cattle = Metzger (Rinder)
# en: 14972cba
gm-title-tavern-3-vp = Taverne (3 SP)
# en: 88fdaab4
gm-title-butcher-mixed = Metzger (gemischt)
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
gm-title-fair-medium = Jahrmarkt (mittel)
# en: 31554475
gm-title-cawdor-castle = Cawdor Castle
# en: ac89a5a0
gm-title-loch-shiel = Loch Shiel
# en: 452698c0
gm-title-fair-large = Jahrmarkt (groß)
# en: 49cf1600
gm-title-grocer = Krämer
# en: 4ec507eb
gm-title-loch-oich = Loch Oich
# en: ab0fc518
gm-title-tavern-4-vp = Taverne (4 SP)
# en: 9486017d
gm-title-donan-castle = Donan Castle
# en: 0275606c
gm-title-bridge = Brücke
# en: cfb7c60e
gm-title-starting-village = Startdorf
# en: 2b7fbfa0
gm-item-wood = { $number } Holz
# en: 10ca8922
gm-item-stone =
    { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    }
# en: b77d6c88
gm-item-grain = { $number } Getreide
# en: 3215f23f
gm-item-sheep =
    { $number ->
        [one] { $number } Schaf
       *[other] { $number } Schafe
    }
# en: 7b0b463c
gm-item-cattle =
    { $number ->
        [one] { $number } Rind
       *[other] { $number } Rinder
    }
# en: c693b3fd
gm-item-whisky =
    { $number ->
        [one] { $number } Whiskyfass
       *[other] { $number } Whiskyfässer
    }
# en: 1932ab5f
gm-item-any_distinct = { $number } verschiedene Rohstoffe
# en: 3166a46c
gm-item-clan_member_or_chieftain = { $number } Clanmitglied oder Häuptling
# en: c584d88a
gm-cost-nothing = nichts
# en: fa190c80
gm-bonus-member = 1 Clanmitglied
# en: 4ad1d6bd
gm-bonus-barrel = 1 Whiskyfass
# en: 98f92f09
gm-bonus-card = die Karte
# en: 9b8d726d
gm-effect-move = 1 Bewegungspunkt
# en: edd8c85c
gm-effect-any-cube = 1 Rohstoff nach Wahl
# en: 044ea32f
gm-effect-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# en: cb77495c
gm-effect-barrel = 1 Whiskyfass
# en: 21b2bef8
gm-effect-trade = { $given }: { $gained }
# en: 44c82e08
gm-given-any = { $number } beliebige Rohstoffe
# en: 3a0ce04e
gm-given-different = { $numbers } verschiedene Rohstoffe
# en: 944bd39c
gm-way-river-and-road = Fluss und Straße
# en: cd880d13
gm-way-river = Fluss
# en: 46673929
gm-way-road = Straße
# en: d55070c0
gm-fact-costs = kostet { $cost }
# en: 9dc8ce58
gm-fact-brings = bringt { $bonus }
# en: 0f76fb5a
gm-fact-effect = beim Aktivieren: { $effect }
# en: bb51b142
gm-tile-is =
    { $colour ->
        [yellow] Gelbes Plättchen
        [green] Grünes Plättchen
        [brown] Braunes Plättchen
        [blue] Blaues Plättchen
       *[grey] Graues Plättchen
    }{ $ways ->
        [river] { " " }mit dem Fluss
        [road] { " " }mit der Straße
        [both] { " " }mit dem Fluss und der Straße
       *[none] { "" }
    }.
# en: 7ea36144
gm-tile-costs = Es kostet { $cost }.
# en: 9e95b0da
gm-tile-brings = Beim Anlegen bringt es { $bonus }.
# en: eda9e39b
gm-tile-none = Beim Aktivieren bewirkt es nichts.
# en: b1e3b019
gm-tile-produces = Beim Aktivieren kommt darauf { $cube }, höchstens drei insgesamt.
# en: c76a3e5a
gm-tile-moves = Beim Aktivieren gibt es einen Bewegungspunkt für ein Clanmitglied.
# en: f2b16133
gm-tile-scores = Beim Aktivieren bringt es { $points }.
# en: a4f42c94
gm-tile-trades = Beim Aktivieren tauscht es: { $given } für { $gained }.
# en: 39af01d1
gm-tile-cube = ein Rohstoff: { $cube }
# en: 028bcd98
gm-cube-on = { $kind } auf { $tile }
# en: aea878d7
gm-own-tile = { $tile } ({ $place })
    .accusative = { $tile_accusative } ({ $place })
    .dative = { $tile_dative } ({ $place })
    .from = { $tile_from } ({ $place })
# en: 4b7152dd
gm-given-all = { $items }
# en: b92f36d6
gm-group-sell = Verkaufen
# en: 14a031c3
gm-group-take = Plättchen nehmen
# en: da5a2e5e
gm-group-discard = Kein Plättchen lässt sich anlegen
# en: 85878d4c
gm-group-pay = Bezahlen
# en: 8a3deb05
gm-group-place = Plättchen anlegen
# en: ae6ec8e2
gm-group-choose = Rohstoff wählen
# en: 291e8cc6
gm-group-activate = Aktivieren
# en: dec60117
gm-group-move = Clanmitglied bewegen
# en: fab75422
gm-group-promote = Zum Häuptling machen
# en: 33a91c40
gm-move-sell-from = 1 { $cube } { $tile_from } verkaufen
# en: f47c6863
gm-move-tile-on-space = { $tile }, Feld { $space }
# en: 5b68fbf3
gm-move-give-cube = 1 { $cube } { $tile_from } geben
# en: 00391dde
gm-move-buy-cube =
    { $price ->
        [one] 1 { $cube } für { $price } Münze kaufen
       *[other] 1 { $cube } für { $price } Münzen kaufen
    }
# en: bfb19d9f
gm-move-give-member = Clanmitglied { $tile_from } geben
# en: 53fa0e6a
gm-move-give-chieftain = Häuptling geben
# en: f53f5bc5
gm-move-take-cube = 1 { $cube } nehmen
# en: 2990881c
gm-move-activate-tile = { CAPITAL($tile_accusative) } aktivieren
# en: e0e33763
gm-move-no-more = Keine Rohstoffe mehr geben
# en: eae6d186
gm-move-from-to = { CAPITAL($origin_from) } auf { $target_accusative }
# en: 25676518
gm-move-promote = Das Clanmitglied auf { $tile_dative }
# en: 91804832
gm-prompt-cube = Gib diesen Rohstoff, oder klicke zum Verkaufen auf seine Reihe des Markts.
# en: 255492eb
gm-prompt-member = Wähle, wohin das Clanmitglied geht: auf ein Nachbarplättchen oder zu deinen Häuptlingen.
# en: 46a6f97d
gm-prompt-sells = Rohstoffe dürfen jederzeit verkauft werden.
# en: b6089e41
gm-prompt-discard = Du kannst kein Plättchen anlegen. Wähle eines, das aus dem Spiel kommt.
# en: f2e220a5
gm-prompt-take = Nimm ein Plättchen von der Leiste.
# en: 382cd6e2
gm-prompt-choose = Wähle einen Rohstoff.
# en: 1fa282c2
gm-prompt-activate = Aktiviere deine Plättchen und beende dann den Zug.
# en: 32c743f5
gm-prompt-end = Beende den Zug.
# en: 1c62926e
gm-prompt-pay = Bezahle { $tile_accusative }. Klicke auf einen deiner Rohstoffe, oder auf eine Reihe des Markts, um einen zu kaufen.
# en: 48c41a55
gm-prompt-place = Wähle eine Stelle für { $tile_accusative }.
# en: c375419f
gm-prompt-exchange = Gib Rohstoffe für { $tile_accusative }. Klicke auf einen deiner Rohstoffe, oder auf eine Reihe des Markts, um einen zu kaufen.
# en: 8ed3a62a
gm-prompt-movement =
    { $points ->
        [one] Du hast { $points } Bewegungspunkt.
       *[other] Du hast { $points } Bewegungspunkte.
    }
# en: a3e8c85e
gm-prompt-move = Bewege Clanmitglieder (noch { $points }), oder beende den Zug.
# en: 73ad2149
gm-milestone-name = Wertung
# en: cfd97668
gm-milestone-scoring = Wertung { $scoring }
# en: 61bd4776
gm-milestone-final = Schlusswertung
