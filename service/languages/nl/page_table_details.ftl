### What a table tells those who ask: the keys, what leaving costs, who is on a seat.

# en: ecbcbdd8
page-leave-question = Wil je weggaan?
# en: 343e9354
page-stay = Blijven
# en: 68972982
frame-who-is-you = Dat ben jij.
# en: 4d375b7d
frame-who-is-open = Hier zit nog niemand.
# en: abec4c5d
frame-who-is-human = Een mens speelt deze plaats.
# en: 67307d4f
frame-who-is-beginner = Een AI speelt deze plaats. Ze speelt als ‘makkelijk’, maar drie op de tien zetten zijn willekeurig; voor een eerste partij.
# en: 8f724837
frame-who-is-casual = Een AI speelt deze plaats. Ze speelt als ‘makkelijk’, maar één op de acht zetten is willekeurig; voor een tweede partij.
# en: 6c215458
frame-who-is-easy = Een AI speelt deze plaats. Ze speelt snel, met eenvoudige doelen; voor wie de regels kent.
# en: 61bee6ed
frame-who-is-medium = Een AI speelt deze plaats. Ze denkt verder vooruit; voor wie van ‘makkelijk’ wint.
# en: 8d38da91
frame-who-is-hard = Een AI speelt deze plaats. Ze denkt het langst; voor wie vaak wint.
# en: 8a02ef20
frame-who-is-expert = Een AI speelt deze plaats. Ze heeft geleerd door tegen zichzelf te spelen; voor wie van ‘moeilijk’ wint.
# en: a42ac44f
frame-who-is-greedy = Een AI speelt deze plaats. Ze neemt de beste van de volgende zetten, en denkt niet verder; ongeveer zo sterk als ‘makkelijk’.
# en: c73fb9ed
frame-who-is-random = Een AI speelt deze plaats. Ze doet zomaar een geldige zet; om de regels uit te proberen.
# en: 89f1baab
frame-points-of =
    { $points ->
        [one] Tot nu toe { $points } punt.
       *[other] Tot nu toe { $points } punten.
    }
# en: 0b1ac682
frame-is-to-move = De partij wacht op deze plaats.
# en: 3700dc04
frame-clock-kinds-turn = Elke beurt heeft { $time }.
# en: 2fb77f17
frame-clock-then-easy = Als de tijd om is, speelt een AI de beurt.
# en: 873b4352
frame-clock-then-forfeit = Wie zijn tijd overschrijdt, verliest.
# en: 56951feb
frame-is-kept = Deze plaats is gereserveerd voor { $name } (uitgenodigd).
# en: a1cbcf41
frame-is-kept-for-guest = Deze plaats is gereserveerd voor de gast die hem in de vorige partij had.
# en: 97656bd9
frame-clock-kinds-bank = Alle beurten samen hebben { $time }.
# en: 9480f2d7
frame-clock-kinds-bank-back = Alle beurten samen hebben { $time }, en elke beurt geeft { $back } terug.
# en: c777ca8c
leaving-title = Wat weggaan kost
# en: dc55e92f
leaving-you = Jij
# en: b01d7447
leaving-others = De anderen
# en: 89a7cc9f
leaving-rating = Rating
# en: 1ed8971c
leaving-after = Daarna
# en: 8c606e58
leaving-does-opens_seat-you = Je plaats is weer open. De partij is niet begonnen.
# en: cb54e231
leaving-does-opens_seat-button = Plaats verlaten
# en: c1bcbbc2
leaving-does-loses-you = Je verliest deze partij.
# en: 2e2eba56
leaving-does-loses-others = { $names } wint meteen.
# en: 1298d041
leaving-does-loses-button = Weggaan en verliezen
# en: 562d0c2d
leaving-does-ai_plays_on-you = Een AI speelt jouw plaats uit. Je eindigt als laatste, wat ze ook bereikt.
# en: b806c348
leaving-does-ai_plays_on-others = Voor { $names } gaat de partij door, en een van hen wint.
# en: c8e4f7ac
leaving-does-ai_plays_on-button = Weggaan en laatste worden
# en: 7df1c824
leaving-does-abandons-you = De partij eindigt, en niemand wint.
# en: ae77e141
leaving-does-abandons-others = Er speelt geen ander mens in deze partij.
# en: 8414058b
leaving-does-abandons-button = Weggaan en partij beëindigen
# en: 205c54a1
leaving-rated = Deze partij telt mee voor ratings. Je verliest rating zoals bij een verloren partij.
# en: 987bafe4
leaving-unrated = Je rating blijft zoals hij is.
# en: eb2ce729
leaving-for-good = Dit kun je niet terugnemen: je plaats is dan niet meer van jou.
# en: 8dc25de5
leaving-may-return = Je kunt weer gaan zitten zolang de plaats open is.
# en: 501551db
leaving-does-opens_seat-others = Voor { $names } is het wachten tot er iemand gaat zitten.
# en: c5683c9f
leaving-nobody-else = Verder zit hier nog niemand.
# en: 5b6c8eec
keys-keys-lead = Elke toets werkt overal aan de tafel, maar niet terwijl je typt.
# en: 4bdca191
keys-group-board = Op het bord
# en: 4bc84e8b
keys-group-buttons = Knoppen onder het bord
# en: f95d17e5
keys-group-words = Zetten in woorden
# en: 118ba9cc
keys-group-replay = In een replay
# en: c8c691be
keys-group-everywhere = Overal aan een tafel
# en: f04febf4
keys-does-nearest = Ga naar het dichtstbijzijnde stuk waarop je kunt klikken.
# en: 6aa317bc
keys-does-nearest_of_all = Ga naar het dichtstbijzijnde stuk van allemaal.
# en: cfc47d9d
keys-does-choose = Kies een stuk uit je hand. Is er een gekozen: kies de plek met dat nummer.
# en: 4aec8f56
keys-does-choose_place = Kies meteen de plek met dat nummer.
# en: dc85c4f4
keys-does-click = Klik op het stuk waar je bent.
# en: cfbef617
keys-does-let_go = Laat los wat gekozen is.
# en: 1e5d5e46
keys-does-first = Druk op de eerste knop, zoals ‘Beurt beëindigen’.
# en: 477515d0
keys-does-second = Druk op de tweede knop.
# en: 8621541e
keys-does-third = Druk op de derde knop.
# en: 4f665012
keys-does-undo = Neem terug.
# en: 692e18ca
keys-does-hint = Vraag om een hint.
# en: 1028e5ba
keys-does-skip = Spring naar het heden.
# en: 090047b0
keys-does-type = Typ een zet.
# en: 543e2685
keys-does-all_moves = Open of sluit de lijst van alle zetten.
# en: 46f89c78
keys-does-step = Ga één stap terug of vooruit.
# en: 68ac2aa7
keys-does-milestone = Ga naar de vorige of volgende mijlpaal.
# en: 6c76b25f
keys-does-mistake = Ga naar de vorige of volgende fout, in een analyse.
# en: fa8de940
keys-does-ends = Ga naar de eerste of de laatste stap.
# en: eb41d13d
keys-does-play = Speel de stappen af, of pauzeer.
# en: 450468f4
keys-does-keys = Toon deze toetsen.
