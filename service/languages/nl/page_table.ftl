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
# en: bfe9dbfd
page-rules = Regels
# en: f9dae31b
page-sending = Verzenden…
# en: 7c343309
page-look-back = Terugkijken
# en: 1f6490cd
page-download = Partij downloaden
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
# en: 5681afc4
frame-for-guest = voor de gast van de vorige partij
# en: 1b1f5d42
keys-keys = Toetsen
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
# en: 9b89c330
character-beginner-greeting = Ik heb de regels vanmorgen geleerd. Ik mag meespelen van opa.
# en: 13fb6b9c
character-casual-greeting = Ik kom voor de muziek. Let er maar niet op als ik neurie.
# en: c3193978
character-easy-greeting = Ga zitten, ga zitten. Ik speel voor de gezelligheid.
# en: 394b9ce5
character-medium-greeting = Ik weef de hele dag, dus ik herken een patroon als ik er een zie.
# en: 807ab612
character-hard-greeting = Mijn clan heeft deze glen al driehonderd jaar. Begin.
# en: 2d6ca346
character-expert-greeting = Ik heb een miljoen van deze partijen gezien. Laat me een nieuwe zien.
# en: 5ffef297
character-greedy-greeting = Ik neem het beste dat ik zie. Verder kijk ik nooit.
# en: 772b8647
replay-history = Wat er gebeurde
# en: 2f3a9475
replay-show-step = Toon stap { $version }
# en: 808f7385
replay-facts = Gebeurtenissen, trekkingen en vingerafdrukken
# en: 74627863
replay-proof = Bewijs
# en: ca05b063
replay-hint = Hint
# en: ad3e4104
replay-hint-thinks = Een AI zoekt een goede zet.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Andere zetten
# en: 2659c839
replay-hint-other = { $move }: { $share }
# en: 074b1ce7
replay-hint-failed = Er is geen hint gevonden.
# en: 03476e9b
replay-close-hint = Hint sluiten
# en: 4bc02ffe
replay-hint-expects = Hij is omlijst op het bord. Je winstkans is dan { $share }, als iedereen verder speelt zoals snelle AI's.
# en: 8b880a9e
replay-hint-expects-exactly = Hij is omlijst op het bord. Je winstkans is dan precies { $share }: alles is tot het einde bekend.
# en: 08f8fd16
key-arrow = pijl
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
