### What the table of Schotten Totten tells those who ask: explanations, and the table of points at the end.

# en: ebc4fdd4
st-label-means-colour_run = Aufeinanderfolgende Werte einer Farbe. Keine andere Formation ist stärker (ST-11).
# en: 425741db
st-label-means-of_a_kind = Karten eines Werts. Nur eine Farbfolge ist stärker (ST-11).
# en: 47e2632c
st-label-means-colour = Karten einer Farbe. Sie ist stärker als eine Folge und eine Summe (ST-11).
# en: 903fd330
st-label-means-run = Aufeinanderfolgende Werte verschiedener Farben. Sie ist nur stärker als eine Summe (ST-11).
# en: 385763e1
st-label-means-sum = Beliebige andere Karten. Jede andere Formation ist stärker (ST-11).
# en: bc0ee7f0
st-label-hidden-count =
    { $clan ->
        [one] { $clan } Clankarte.
       *[other] { $clan } Clankarten.
    }
# en: 9155bee1
st-label-hidden-count-tactic =
    { $clan ->
        [one] { $clan } Clankarte
       *[other] { $clan } Clankarten
    } und { $tactic ->
        [one] { $tactic } Taktikkarte.
       *[other] { $tactic } Taktikkarten.
    }
# en: 51caf61e
st-result-round = Runde { $round }
# en: 18507391
st-result-broken-off = Die Runde kam nicht zum Ende.
# en: e87d25ca
st-result-stones = Grenzsteine
# en: 8aa815f9
st-result-stones-mean = Grenzsteine, die beansprucht oder vergeben wurden, als die Runde festsaß.
# en: d8e2284d
st-result-adjacent = drei nebeneinander
# en: 6144b6b3
st-result-adjacent-mean = Drei Grenzsteine nebeneinander gewinnen die Runde sofort (ST-15).
# en: 00cd5709
st-result-five = fünf Grenzsteine
# en: 1b8047b5
st-result-five-mean = Fünf beliebige Grenzsteine gewinnen die Runde sofort (ST-15).
# en: 4897fdfe
st-result-yes = ja
# en: 7ffb5626
st-result-points = Punkte
# en: cdabf618
st-result-points-mean = Wer eine Runde gewinnt, erhält 5 Punkte, die andere Seite 1 für jeden ihrer Grenzsteine (ST-20).
# en: a92258c3
st-result-won-three_adjacent = { $name } gewinnt die Runde mit drei Grenzsteinen nebeneinander.
# en: 60a967c1
st-result-won-five = { $name } gewinnt die Runde mit fünf Grenzsteinen.
# en: 04fa3628
st-result-won-stuck = { $name } gewinnt die Runde mit { $stones } Grenzsteinen, weil beide nur noch passen konnten.
# en: 9d857c1c
st-result-drawn = Die Runde endet unentschieden mit { $stones } Grenzsteinen, weil beide nur noch passen konnten.
# en: 4345d106
st-result-stones-to = { $first } zu { $second }
# en: d8cedeed
st-explain-clan-card = Eine Clankarte: { $colour }, Wert { $value }. Jede der sechs Farben hat die Werte 1 bis 9, jeden einmal (ST-01).
# en: 340f9e32
st-explain-click-mode = Ein Klick wählt sie; klicke dann auf einen Grenzstein.
# en: 076f519f
st-explain-click-card = Ein Klick wählt sie; klicke dann auf deine Seite eines Grenzsteins.
# en: a3d642a2
st-explain-known-under = Du weißt, was daruntergelegt wurde: { $cards } (ST-65).
# en: 75590be6
st-explain-click-discards = Ein Klick wirft die gewählte Karte ab.
# en: 0b7a1912
st-explain-click-plays-ruse = Ein Klick spielt die List.
# en: 0714f988
st-explain-only-owner = Nur { $name } weiß, welche, bis das Match vorbei ist (ST-90).
# en: 2a7253a8
st-explain-played =
    { $played ->
        [one] { $name }: { $played } Taktikkarte gespielt
       *[other] { $name }: { $played } Taktikkarten gespielt
    }
# en: 273a2f7c
st-explain-played-other = { $name } hat { $played } gespielt.
# en: e06b3626
st-explain-may-not-play = { $name } darf erst eine weitere spielen, wenn { $other } noch eine gespielt hat (ST-32).
# en: dd078c0a
st-explain-may-play = { $name } darf noch eine spielen (ST-32).
# en: 4682854d
st-explain-lies = Sie liegt auf der Seite von { $name } an Grenzstein { $number }: { $side }.
# en: a203bd45
st-explain-has = Sie hat { $has } von { $needs } Karten.
# en: c2d6e9e0
st-explain-has-mud-fight = Sie hat { $has } von { $needs } Karten. Die Schlammschlacht verlangt vier (ST-51).
# en: 5659c327
st-explain-click-plays = Ein Klick spielt { $card_accusative } hierher.
# en: 00cd1d47
st-explain-click-brings = Ein Klick bringt { $card_accusative } hierher.
# en: e2df2862
st-explain-no-card = noch keine Karte
# en: b138c894
st-explain-side-first = { $name }: { $side }, zuerst vollständig.
# en: 93b500f1
st-explain-mode = Darauf liegt { $card_nominative }. { $rule }
# en: 67894de7
st-explain-claimed = { $name } hat ihn endgültig beansprucht. Er nimmt keine Karten mehr auf (ST-14).
# en: 7706c994
st-explain-how-claimed = Man beansprucht ihn mit { $needs } Karten auf der eigenen Seite, die die andere Seite sicher nicht schlagen kann (ST-07).
# en: fdf75728
st-explain-claim-needs = Um ihn zu beanspruchen, brauchst du { $needs } Karten auf deiner Seite. Sie hat { $has } (ST-07).
# en: 80a04e4a
st-explain-claim-unbeaten = Um ihn zu beanspruchen, dürfen keine Karten, die { $name } noch bekommen kann, deine Seite schlagen. Der Dienst rechnet das aus (ST-07).
# en: 194c6025
st-explain-first = Die Seite von { $name } war zuerst vollständig, also gewinnt sie bei Gleichstand (ST-13).
# en: 9f925743
st-explain-played-place-clan-card = Sie wird anstelle einer Clankarte gespielt.
# en: b3e7db4c
st-explain-may-never-played-more = Du darfst nie mehr als eine Taktikkarte mehr gespielt haben als die andere Seite (ST-32).
# en: e4018cac
st-explain-chosen-click-lets-go = Sie ist gewählt. Ein Klick lässt sie los.
# en: 3b087d8b
st-explain-click-puts-under-deck = Ein Klick legt sie unter ihren Stapel.
# en: f4391392
st-explain-click-chooses-button-plays = Ein Klick wählt sie; dann spielt ein Knopf sie.
# en: dc43b48f
st-explain-click-chooses-click-card = Ein Klick wählt sie; klicke dann auf eine Karte an einem Grenzstein.
# en: 05416d04
st-explain-clan-cards-six-colours = Clankarten in sechs Farben, mit den Werten 1 bis 9. Am Ende deines Zugs ziehst du eine Karte (ST-03).
# en: 44afbdc1
st-explain-ten-tactic-cards-end = Zehn Taktikkarten. Am Ende deines Zugs wählst du den Stapel, von dem du ziehst (ST-31).
# en: 8bb508c0
st-explain-click-draws-card-recruiter = Ein Klick zieht eine Karte für den Anwerber.
# en: e2473c77
st-explain-click-draws-card-ends = Ein Klick zieht eine Karte und beendet deinen Zug.
# en: c2e27cb4
st-explain-no-card-left = Er hat keine Karten mehr.
# en: d469463c
st-explain-draw-when-played-card = Du ziehst, wenn du eine Karte gespielt hast.
# en: 5e8291f4
st-explain-first-put-two-cards = Lege zuerst zwei Karten unter ihre Stapel zurück (ST-60).
# en: 9c8cf44c
st-explain-need-not-choose-now = Du musst ihn jetzt nicht wählen: Der Knopf darunter beendet deinen Zug, und du ziehst, wenn deine Hand Platz hat.
# en: c5bbec58
st-explain-ruses-lie-here-when = Hier liegen gespielte Listen und die Karten, die sie von einem Grenzstein genommen haben. Nichts kommt zurück (ST-65).
# en: 75f3e851
st-explain-click-chooses-ruse = Ein Klick wählt sie für die List.
# en: 970baba6
st-explain-click-claims-stone = Ein Klick beansprucht den Grenzstein.
# en: 4ee2cb69
st-explain-both-sides-are-complete = Beide Seiten sind vollständig: Um ihn zu beanspruchen, muss deine die stärkere sein (ST-07).
# en: bd0b4a02
st-explain-under-blind-mans-bluff = Bei Blindekuh zählt nur der Gesamtwert, keine Formation (ST-50).
# en: 65b7eed6
st-explain-tactic-cards-this-side = Taktikkarten auf dieser Seite stehen für das, was sie am stärksten macht (ST-43).
# en: 5762ac94
st-why-one-more = Du hast eine Taktikkarte mehr gespielt als { $name }, also darfst du keine weitere spielen (ST-32).
# en: 79962008
st-why-first-draw-cards-recruiter = Ziehe zuerst die Karten für den Anwerber (ST-60).
# en: f3f5104b
st-why-other-joker-stays-hand = Dein anderer Joker bleibt auf deiner Hand (ST-44).
# en: 31b860bd
st-why-first-put-two-cards = Lege zuerst zwei Karten zurück (ST-60).
# en: c798db4a
st-why-had-card-this-turn = Du hattest deine Karte in diesem Zug. Beanspruche Grenzsteine, oder beende den Zug (ST-03).
# en: d2b49dda
st-why-first-choose-card-hand = Wähle zuerst eine Karte deiner Hand.
# en: 398c370b
st-why-none-sides-room-card = Auf keiner deiner Seiten ist Platz für eine Karte (ST-04).
# en: d49a2fa2
st-why-expert-claim-start-turn = In der Expertenvariante beanspruchst du zu Beginn des Zugs, bevor du eine Karte spielst (ST-80).
# en: e539c147
st-why-claims-follow-card-play = Beansprucht wird nach der Karte, die du spielst (ST-03).
# en: 9e676cc5
st-why-service-does-not-hold = Der Dienst hält ihn jetzt nicht für bewiesen. Klicke darauf, um zu sehen, warum.
# en: f23de65d
st-why-played-joker-this-round = Du hast in dieser Runde einen Joker gespielt (ST-44).
# en: 358de3e3
st-why-there-nothing-could-do = Sie könnte nichts bewirken, oder es ist kein Platz für sie (ST-64).
# en: 79942524
st-rule-joker-1 = Elitetruppe: Er hat jeden Wert und jede Farbe, je nachdem, was seine Seite am stärksten macht (ST-40, ST-43).
# en: a693cc21
st-rule-joker-2 = Er kommt auf deine Seite eines Grenzsteins. Du darfst nur einen Joker je Runde spielen (ST-44).
# en: 2a4be8f2
st-rule-spy-1 = Elitetruppe: Er hat den Wert 7 und jede Farbe (ST-41).
# en: 10133f28
st-rule-spy-2 = Er kommt auf deine Seite eines Grenzsteins.
# en: 5554e4d2
st-rule-shield-bearer-1 = Elitetruppe: Er hat den Wert 1, 2 oder 3 und jede Farbe, je nachdem, was seine Seite am stärksten macht (ST-42, ST-43).
# en: e088b305
st-rule-shield-bearer-2 = Er kommt auf deine Seite eines Grenzsteins.
# en: 04438f98
st-rule-blind-mans-bluff-1 = Kampfmodus: An diesem Grenzstein zählen nur die Gesamtwerte, keine Formationen (ST-50).
# en: 3ccf9424
st-rule-blind-mans-bluff-2 = Sie kommt auf einen Grenzstein, den niemand beansprucht hat (ST-53).
# en: 87d9b387
st-rule-mud-fight-1 = Kampfmodus: Jede Seite dieses Grenzsteins braucht vier Karten, und Formationen bestehen aus allen vieren (ST-51).
# en: af7ce783
st-rule-mud-fight-2 = Sie kommt auf einen Grenzstein, den niemand beansprucht hat (ST-53).
# en: b313728e
st-rule-recruiter-1 = List: Ziehe drei Karten von Stapeln deiner Wahl, lege dann zwei Karten deiner Hand unter ihre Stapel (ST-60).
# en: d30cc68b
st-rule-recruiter-2 = Danach liegt er auf dem Ablagestapel.
# en: d8f0f244
st-rule-strategist-1 = List: Verschiebe eine Karte von deiner Seite eines Grenzsteins auf deine Seite eines anderen, oder wirf sie ab (ST-61).
# en: f2b7936d
st-rule-strategist-2 = Keiner der beiden Grenzsteine darf beansprucht sein. Danach liegt die List auf dem Ablagestapel.
# en: 10276079
st-rule-banshee-1 = List: Wirf eine Karte von der anderen Seite eines Grenzsteins ab, den niemand beansprucht hat (ST-62).
# en: b7ad73b1
st-rule-banshee-2 = Danach liegt sie auf dem Ablagestapel.
# en: fc4bd94a
st-rule-traitor-1 = List: Hole eine Clankarte von der anderen Seite eines Grenzsteins auf deine eigene Seite eines Grenzsteins (ST-63).
# en: 33b18309
st-rule-traitor-2 = Keiner der beiden Grenzsteine darf beansprucht sein. Danach liegt die List auf dem Ablagestapel.
