### How to play Glen More.

# en: f7703999
gm-how-aim-title = Doel: de meeste punten
# en: 8e63b925
gm-how-turn-title = Een beurt: wie achteraan staat, gaat
# en: f591077e
gm-how-placing-title = Leg de tegel
# en: 95f655e6
gm-how-activating-title = Activeer hem en zijn buren
# en: 7de9c1c0
gm-how-market-title = De markt
# en: bdd96b75
gm-how-symbols-title = Symbolen
# en: e3d2c5f9
gm-how-meanings-wood = hout
# en: 7bcad7b6
gm-how-meanings-stone = steen
# en: 05a8f225
gm-how-meanings-grain = graan
# en: 046ea70c
gm-how-meanings-cattle = rund
# en: 6c4a81f9
gm-how-meanings-sheep = schaap
# en: 8e0908ad
gm-how-meanings-whisky = whisky
# en: da8b580f
gm-how-meanings-any = grondstof naar keuze
# en: c47c3265
gm-how-meanings-any_distinct = verschillende grondstoffen
# en: 16e0678c
gm-how-meanings-someone = clanlid
# en: de788365
gm-how-meanings-move = beweging
# en: adc82bc8
gm-how-meanings-card = bijzondere plaats
# en: 4a586efd
gm-how-meanings-coin = munt
# en: 5b1322f1
gm-how-pictures-track = Je pion springt over twee tegels en een andere pion, en neemt een dorp.
# en: 6aad9087
gm-how-pictures-placing = Een startdorp met een clanlid, een steengroeve aan de weg, een grasland aan de rivier, en twee open plekken.
# en: 6b9c2649
gm-how-pictures-activating = Een bos levert hout, een distilleerderij maakt whisky van graan, een dorp geeft beweging, een taverne 4 punten.
# en: 9796b753
gm-how-pictures-market = Steen: op het eerste veld ligt de munt, dus de volgende steen kost 2.
# en: 74a786b0
gm-how-pictures-scoring = Een vat, een clanhoofd, een muts en de kaart van een bijzondere plaats.
# en: 68ceaf5a
gm-how-aim-1 = Tegels komen van drie stapels. Ligt de laatste van een stapel op het parcours, dan worden drie dingen vergeleken: vaten, clanhoofden met mutsen, bijzondere plaatsen. De derde keer eindigt de partij.
# en: f2af61c5
gm-how-aim-2 = Wie 1, 2, 3, 4 of 5 meer heeft dan wie de minste heeft, krijgt 1, 2, 3, 5 of 8 punten.
# en: 31a9c85b
gm-how-aim-3 = Aan het einde is elke munt een punt. Elke tegel meer dan het kleinste gebied heeft, kost 3 punten.
# en: ffac6769
gm-how-turn-1 = Wie achteraan staat op het parcours, gaat vooruit naar een tegel naar keuze, betaalt wat die kost, en neemt hem.
# en: 58691f11
gm-how-turn-2 = Hoe verder je gaat, hoe langer je wacht: iedereen achter je gaat eerst. Achtergebleven tegels gaan uit het spel.
# en: f1ad9158
gm-how-turn-3 = Kun je er geen nemen? Ga naar een tegel naar keuze; die gaat uit het spel. Met twee of drie spelers doet de dobbelsteen mee: staat hij achteraan, dan wordt hij geworpen, springt hij zoveel tegels verder, en zijn tegel gaat uit het spel.
# en: cfcdfd89
gm-how-placing-1 = Hij grenst aan je gebied en ligt bij een van je clanleden: dat moet op een van de acht tegels eromheen staan.
# en: ac15dd05
gm-how-placing-2 = De rivier loopt door naar noord en zuid, de weg naar oost en west. Geen van beide mag worden onderbroken.
# en: 7668e905
gm-how-activating-1 = De nieuwe tegel en zijn hoogstens acht buren werken elk één keer, in elke volgorde: ze leveren grondstoffen, whisky of punten op. Op een tegel liggen hoogstens drie grondstoffen.
# en: 3af0bd4d
gm-how-activating-2 = Dorpen en kastelen geven beweging. Een punt verplaatst een clanlid één tegel, of maakt er een clanhoofd van.
# en: 8262a014
gm-how-market-1 = Een grondstof kost de laagste vrije prijs, en de munten blijven daar liggen. Koop alleen wat je meteen nodig hebt.
# en: b87c9014
gm-how-market-2 = Verkopen neemt de duurste munten weg. Je mag in je beurt altijd grondstoffen verkopen.
