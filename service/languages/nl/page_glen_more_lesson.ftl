### The first lesson of Glen More, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob an AI.

# en: 6edc90af
gm-lesson-1 = Welkom in de glen. Jij en Bob bouwen elk een land van tegels rond een startdorp.
# en: e8130d4e
gm-lesson-2 = Op het parcours liggen tegels. Wiens pion achteraan staat, is aan de beurt en neemt een tegel verderop. Spring je ver, dan krijg je wat je wilt, en wacht je langer.
# en: 4b1a984c
gm-lesson-3 = Neem het eerstvolgende bos op het parcours: klik erop.
# en: dbd1d1e4
gm-lesson-4 = Nu moet het worden gelegd. Probeer de plek ten oosten van je dorp.
# en: 0940aba1
gm-lesson-5 = De dienst noemt de regel. Ten noorden van het dorp past het bos: klik op die plek.
# en: 376ec8e4
gm-lesson-6 = De nieuwe tegel en zijn buren kun je activeren. Klik op het bos: het levert 1 hout op.
# en: 955c91ed
gm-lesson-7 = Activeer ook het dorp: het geeft een punt om een clanlid te verplaatsen. Je hoeft het niet te gebruiken.
# en: a1ad6663
gm-lesson-8 = Je hebt gedaan wat je kunt. Beëindig je beurt.
# en: d8299813
gm-lesson-9 = Bob heeft een beurt gehad, en jij staat weer achteraan. Neem de weide op het parcours. Er is maar één plek voor, dus ze wordt meteen gelegd.
# en: a91397b2
gm-lesson-10 = Activeer de weide. Ze levert een rund op.
# en: 9dc43878
gm-lesson-11 = Activeer het dorp.
# en: 511445ed
gm-lesson-12 = Beëindig je beurt.
# en: f125f4db
gm-lesson-13 = Je hebt ook een steengroeve. Wat tegels opleveren, betaalt voor andere; wat je mist, koop je op de markt.
# en: f03bc916
gm-lesson-14 = Neem de distilleerderij op het parcours. Ze kost een steen, en de dienst koopt die voor je.
# en: 2c3b3a57
gm-lesson-15 = Leg die ten oosten van het bos.
# en: bd2f63dc
gm-lesson-16 = Ze heeft een whiskyvat opgeleverd. Activeer de distilleerderij: er wordt 1 graan gekocht, en dat wordt nog een vat.
# en: 25f438db
gm-lesson-17 = De partij is bijna afgelopen. Drie keer worden vaten, clanhoofden met mutsen en bijzondere plaatsen vergeleken: wie meer heeft dan de minste, krijgt punten.
# en: 0f82977f
gm-lesson-18 = Neem Loch Shiel op het parcours. Het vult meteen je lege tegels.
# en: de4a9442
gm-lesson-19 = Je steengroeve heeft een steen die je niet nodig hebt. Verkoop hem: klik op de steen en dan op de stenen van de markt.
# en: 04eadc90
gm-lesson-20 = Iona Abbey levert een grondstof naar keuze op. Kies een schaap.
# en: 6346cff6
gm-lesson-21 = Schapen hebben een goede prijs. Verkoop het: klik op het schaap en dan op de schapen van de markt.
# en: b1e2a3c3
gm-lesson-22 = Met Loch Ness activeer je één tegel, waar dan ook. Activeer de taverne voor 3 punten.
# en: 469e4c34
gm-lesson-23 = Activeer Castle Moil voor een bewegingspunt.
# en: 42ad9046
gm-lesson-24 = Maak van het clanlid bij Loch Ness een clanhoofd: klik erop en dan op je clanhoofden.
# en: 22556e76
gm-lesson-25 = De laatste tegel is gelegd, en alles is gewaardeerd.
