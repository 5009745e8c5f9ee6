### What the table of Glen More tells those who ask: explanations, and the table of points at the end.
###
### A tile of one's own, `gm-own-tile`, has the forms `accusative`, `dative` and `from` of its tile (glen_more.ftl).

# en: e3b9d06b
gm-label-space-number = Feld { $space }
# en: 73856e22
gm-label-the-die = der Würfel
# en: 61ab259b
gm-label-locations-title = Besondere Orte
# en: 7a586df3
gm-label-holding-titles-points = Punkte
# en: 65cf9c20
gm-label-holding-titles-coins = Münzen
# en: f2e99e22
gm-label-holding-titles-barrels = Whiskyfässer
# en: 58314abd
gm-label-holding-titles-chieftains = Häuptlinge
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
