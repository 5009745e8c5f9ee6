### The table of any game.

# en: 5570c7f4
page-connection-lost = De verbinding met Cairn is weg. De pagina probeert het opnieuw.
# en: 242024af
page-no-game = Die partij bestaat niet, of ze is verwijderd.
# en: 6c4fe8e3
page-says = ‘{ $words }’
# en: 18f6f390
page-ai = AI, { $level }
# en: f0a54428
page-human = speler
# en: 76a444b2
page-status-open = Wacht op spelers
# en: 233368ba
page-status-finished = Afgelopen
# en: 50b9288e
page-seats = Spelers en punten
# en: 3eb32cf9
page-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
# en: dff3f2be
page-to-move = aan zet
# en: d43c577d
page-winner = winnaar
# en: 14029421
page-forked = Deze partij is afgesplitst van een andere partij.
# en: 69d009a0
page-play-as = Je speelt
# en: ba49fccf
page-hand-over = { $name } is op dit apparaat aan de beurt. Toon de kant van { $name }.
# en: 924122aa
page-spectating = Je kijkt toe. Handen blijven verborgen tot de partij is afgelopen.
# en: 74e6ac24
page-waiting-for-seats = De partij begint als elke plaats bezet is. Stuur het adres van deze pagina naar de andere spelers.
# en: c76041d6
page-your-turn = Jij bent aan de beurt.
# en: 1707b235
page-seats-choose = De spelers kiezen tegelijk.
# en: 5f32917c
page-have-chosen = { $count } van { $all } hebben gekozen.
# en: fe0d5b7b
page-you-chose = Je hebt gekozen:
# en: 94f67738
page-over = De partij is afgelopen.
# en: 864b7740
page-actions = Wat je kunt doen
# en: abb46f7a
page-all-moves = Alle { $count } mogelijke zetten, in woorden
# en: da865129
page-one-move = De enige mogelijke zet, in woorden
# en: b5e95745
page-start-again = Opnieuw kiezen
# en: 13b89e47
page-undo = Terugnemen
# en: 5bf2c960
page-resign = Partij verlaten
# en: ecbcbdd8
page-leave-question = Wil je weggaan?
# en: 343e9354
page-stay = Blijven
# en: bfe9dbfd
page-rules = Regels
# en: f9dae31b
page-sending = Verzenden…
# en: 7c343309
page-look-back = Terugkijken
# en: dddaeb71
page-back-to-now = Terug naar nu
# en: a92d5c67
page-speed = Snelheid
# en: 1f6490cd
page-download = Partij downloaden
# en: 1d0e2291
page-play-on-from = Verder spelen vanaf stap { $step }
# en: 9f7d4b67
page-play-on-lead = Bij deze stap begint een nieuwe partij, met nieuwe trekkingen. Iedereen kan opzoeken wat elke hand bij deze stap bevatte.
# en: 83a7440b
players-is-remembered = Je partijen worden bewaard onder de naam { $name }.
# en: 22283886
players-keep-under = Deze partij bewaren onder de naam { $name }
# en: dbc27625
players-ask-rematch = Revanche vragen
# en: 09142d79
players-rematch-lead = Weer dezelfde plaatsen. De volgende plaats begint.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } wacht in de revanche.
       *[other] { $names } wachten in de revanche.
    }
# en: f820b29f
players-rematch-opened = Er is een revanche geopend.
# en: c2a29b22
players-join-rematch = Meedoen aan de revanche
# en: 309a4389
players-go-to-rematch = Naar de revanche
# en: 5363addf
players-watch-rematch = De revanche bekijken
# en: 3aad4133
players-rematch-of = Deze partij is een revanche.
# en: 46d14cc5
frame-menu = Meer
# en: 6284c119
frame-fork-short = Afsplitsing
# en: 79bdfe47
frame-rematch-short = Revanche
# en: c3d0e0ec
frame-last-move = Laatste zet
# en: 648fae7d
frame-pace = Snelheid van de AI's
# en: 26e31410
frame-paces-slow = langzaam
# en: feb71a69
frame-paces-normal = normaal
# en: 4b469830
frame-paces-fast = snel
# en: 614cc092
frame-paces-once = meteen
# en: 031f729e
frame-pause = Pauze
# en: 6fd289e9
frame-go-on = Verder
# en: 2ead6eb5
frame-skip =
    { $count ->
        [0] Overslaan
       *[other] Overslaan ({ $count })
    }
# en: 2dd7266a
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } beslissing moet nog worden getoond.
       *[other] { $count } beslissingen moeten nog worden getoond.
    }
# en: ac06876e
frame-sound = Een geluid als ik aan de beurt ben en deze pagina verborgen is
# en: 745a67fd
frame-notification = Een melding als ik aan de beurt ben en deze pagina verborgen is
# en: 753d93a6
frame-notification-refused = Deze browser staat de pagina geen meldingen toe.
# en: 02db8958
frame-your-turn-at = Jij bent aan de beurt bij { $title }.
# en: 2f77509c
frame-example = Een voorbeeld van de tafel, tot de partij begint.
# en: bfa7a01f
frame-size = Grootte van het bord
# en: b14c70a6
frame-larger = Bord vergroten
# en: 158e85fd
frame-smaller = Bord verkleinen
# en: 07932b5a
frame-show-board = Toon het bord
# en: fdcb9c8a
frame-show-result = Toon de uitslag
# en: a177adae
frame-time-left = nog { $time }
# en: 40182864
frame-time-low = Je hebt minder dan een vijfde van je tijd over.
# en: f0fa9c77
frame-days = { $days } d { $hours } u
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
# en: 5681afc4
frame-for-guest = voor de gast van de vorige partij
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
# en: c3a8e29b
end-title = De uitslag
# en: 7aa5c3b2
end-you = Jij
# en: bf6796b8
end-you-among = jij
# en: 05c66581
end-shared =
    { $points ->
        [one] Samen gewonnen: { $together }, met elk { $points } punt.
       *[other] Samen gewonnen: { $together }, met elk { $points } punten.
    }
# en: 5acb41ca
end-nobody-draw = De partij is gelijkspel.
# en: 8faed71e
end-nobody-abandoned = De partij is afgebroken: niemand heeft gewonnen.
# en: 301d6530
end-nobody-other = Niemand heeft gewonnen.
# en: 2b9312e7
end-place = Je bent { $place }e van { $of }.
# en: 39d93fe4
end-table-title = De punten per soort
# en: 0e523f37
end-category = Voor
# en: c189b278
end-total = Totaal
# en: 74e62df1
end-winner = winnaar
# en: 585a29f2
end-rating = Je rating is nu { $now } ({ $change }).
# en: 3c2ace52
end-replay = Replay
# en: 02a723a9
end-analyse = Analyseren
# en: 1e6dfdc1
end-new-game = Nieuwe partij
# en: 49cd5c07
end-download = Downloaden
# en: 4d55d4da
end-rematch-ai = Revanche
# en: e69e3ce4
end-won =
    { $who ->
        [you] Jij hebt gewonnen.
       *[other] { $name } heeft gewonnen.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Jij hebt gewonnen { $how }.
       *[other] { $name } heeft gewonnen { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Jij hebt gewonnen door tijdsoverschrijding.
       *[other] { $name } heeft gewonnen door tijdsoverschrijding.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Jij hebt bij gelijke stand gewonnen, met meer { $what }.
       *[other] { $name } heeft bij gelijke stand gewonnen, met meer { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = grondstoffen op tegels
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Jij hebt met { $difference } punt verschil gewonnen.
               *[other] Jij hebt met { $difference } punten verschil gewonnen.
            }
       *[other]
            { $difference ->
                [one] { $name } heeft met { $difference } punt verschil gewonnen.
               *[other] { $name } heeft met { $difference } punten verschil gewonnen.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Jij hebt gewonnen omdat de anderen weggingen.
               *[other] Jij hebt gewonnen omdat { $other } wegging.
            }
       *[other]
            { $left ->
                [you] { $name } heeft gewonnen omdat jij wegging.
                [others] { $name } heeft gewonnen omdat de anderen weggingen.
               *[other] { $name } heeft gewonnen omdat { $other } wegging.
            }
    }
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
# en: 1b1f5d42
keys-keys = Toetsen
# en: 5b6c8eec
keys-keys-lead = Elke toets werkt overal aan de tafel, maar niet terwijl je typt.
# en: 66843738
keys-type-move = Typ een zet
# en: 93b60789
keys-type-how = Schrijf een zet zoals hij in deze lijst staat en druk op Enter.
# en: 5b77432f
keys-fitting =
    { $count ->
        [one] Eén zet past. Enter speelt hem.
       *[other] { $count } zetten passen.
    }
# en: 1f815f0e
keys-none-fits = Geen zet wordt zo geschreven. De meest gelijkende staan hieronder.
# en: c6cdddf3
keys-not-clear = { $count } zetten passen. Schrijf meer, of kies er een.
# en: 1a7fb7ae
keys-motion = Beweging
# en: c0fe9786
keys-sounds = Geluiden
# en: ac09e08b
keys-explanations = Uitleg over waar de muis of de focus op rust
# en: 08f8fd16
key-arrow = pijl
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
# en: c5f3cde5
phrases-say = Zeg iets
# en: 95e295f3
phrases-phrases-hello = Hallo!
# en: b0356d0d
phrases-phrases-good_luck = Succes!
# en: 22638217
phrases-phrases-well_played = Goed gespeeld!
# en: b6d285a3
phrases-phrases-thanks = Dank je!
# en: 3a51834c
phrases-phrases-oops = Oeps!
# en: 96655625
phrases-phrases-thinking = Ik denk na…
# en: d24e1e45
phrases-phrases-bagpipes = Doedelzakken!
# en: ab7ab976
phrases-phrases-again = Nog eens?
# en: edd954b8
phrases-says = { $name } zegt: { $words }
# en: 780ce84f
phrases-mute-here = Aan deze tafel niet horen wat mensen zeggen
# en: 377a34bc
phrases-mute-always = Aan geen enkele tafel
# en: 6c58872e
character-random-greeting = Boe. Ik zet mijn hoef waar ik wil.
# en: d361fe42
character-random-farewell-won = Boe! Ik weet niet hoe ik heb gewonnen.
# en: 959c53a2
character-random-farewell-lost = Boe. Mag ik nu de kaarten opeten?
# en: 9b89c330
character-beginner-greeting = Ik heb de regels vanmorgen geleerd. Ik mag meespelen van opa.
# en: e18b327f
character-beginner-farewell-won = Gewonnen! Dat moet ik opa vertellen.
# en: e0bce29b
character-beginner-farewell-lost = Ik heb de regels weer door elkaar gehaald. Nog een keer?
# en: 13fb6b9c
character-casual-greeting = Ik kom voor de muziek. Let er maar niet op als ik neurie.
# en: effae71b
character-casual-farewell-won = Wat, nu al afgelopen? En heb ik gewonnen?
# en: 8f7df406
character-casual-farewell-lost = Het lied was zo mooi dat ik het spel vergat.
# en: c3193978
character-easy-greeting = Ga zitten, ga zitten. Ik speel voor de gezelligheid.
# en: f170ad1c
character-easy-farewell-won = Heb ik gewonnen? Je was lief voor me.
# en: 27df973f
character-easy-farewell-lost = Goed gespeeld! Mijn plannen zijn zo traag als mijn knieën.
# en: 394b9ce5
character-medium-greeting = Ik weef de hele dag, dus ik herken een patroon als ik er een zie.
# en: 77dcc694
character-medium-farewell-won = De ene draad na de andere. Zo heb ik gewonnen.
# en: 8b12eb3e
character-medium-farewell-lost = Je vond mijn losse draad. Goed gespeeld.
# en: 807ab612
character-hard-greeting = Mijn clan heeft deze glen al driehonderd jaar. Begin.
# en: 1e8722b8
character-hard-farewell-won = Je hebt goed gevochten. De glen is nog steeds van mij.
# en: a39a70eb
character-hard-farewell-lost = Vandaag is de glen van jou. Ik kom terug.
# en: 2d6ca346
character-expert-greeting = Ik heb een miljoen van deze partijen gezien. Laat me een nieuwe zien.
# en: 32f53921
character-expert-farewell-won = Die had ik al eens gezien.
# en: 70cb41e0
character-expert-farewell-lost = Die was nieuw. Dank je.
# en: 5ffef297
character-greedy-greeting = Ik neem het beste dat ik zie. Verder kijk ik nooit.
# en: 6d3a39ed
character-greedy-farewell-won = Wat een dag! Mijn beurs is vol.
# en: 2ce2faaa
character-greedy-farewell-lost = Ik nam alles wat ik zag. Jij zag meer.
# en: 891e8379
key-Shift = Shift
# en: cff58457
key-Home = Home
# en: 860e1923
key-End = End
# en: 4df44f3d
key-Space = Spatie
# en: 434d1dad
key-Enter = Enter
# en: f6b9dc36
key-Esc = Esc
