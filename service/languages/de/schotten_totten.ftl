### Schotten Totten. $player and $other are names of players, $stone and $target are numbers of stones, $card is a card.
###
### Forms of terms in German:
### Cards: the text itself has no article (in lists: Rot 5); `nominative`, `accusative` have the definite article.
### Decks: `deck` is the deck itself (nominative and accusative), `card` a card of it, without an article.
### Formations: `one` (nominative), `dative` with the indefinite article; `yours` is the accusative with "dein".


## Cards, decks and formations: terms, without an article

# en: 15e970ea
st-clan-blue = Blau { $value }
    .nominative = die blaue { $value }
    .accusative = die blaue { $value }
# en: a3d6241f
st-clan-brown = Braun { $value }
    .nominative = die braune { $value }
    .accusative = die braune { $value }
# en: efd53d28
st-clan-green = Grün { $value }
    .nominative = die grüne { $value }
    .accusative = die grüne { $value }
# en: 49a03339
st-clan-purple = Lila { $value }
    .nominative = die lila { $value }
    .accusative = die lila { $value }
# en: a5c3848c
st-clan-red = Rot { $value }
    .nominative = die rote { $value }
    .accusative = die rote { $value }
# en: 16ea15c6
st-clan-yellow = Gelb { $value }
    .nominative = die gelbe { $value }
    .accusative = die gelbe { $value }
# en: 40794eea
st-banshee = Banshee
    .nominative = die Banshee
    .accusative = die Banshee
# en: cc0c9cbf
st-blind-mans-bluff = Blindekuh
    .nominative = Blindekuh
    .accusative = Blindekuh
# en: 45998a35
st-joker = Joker
    .nominative = der Joker
    .accusative = den Joker
# en: 9f0eda7c
st-mud-fight = Schlammschlacht
    .nominative = Schlammschlacht
    .accusative = Schlammschlacht
# en: d82a694a
st-recruiter = Anwerber
    .nominative = der Anwerber
    .accusative = den Anwerber
# en: d18b306d
st-shield-bearer = Schildträger
    .nominative = der Schildträger
    .accusative = den Schildträger
# en: bf35ac93
st-spy = Spion
    .nominative = der Spion
    .accusative = den Spion
# en: bf58489a
st-strategist = Stratege
    .nominative = der Stratege
    .accusative = den Strategen
# en: e3f0c59c
st-traitor = Verräter
    .nominative = der Verräter
    .accusative = den Verräter
# en: b72b54c8
st-deck-clan = Clan
    .deck = Clanstapel
    .card = Clankarte
# en: 85651753
st-deck-tactic = Taktik
    .deck = Taktikstapel
    .card = Taktikkarte
# en: 6bd67419
st-formation-sum = Summe
    .one = eine Summe
    .dative = einer Summe
    .yours = deine Summe
# en: 62d46149
st-formation-run = Folge
    .one = eine Folge
    .dative = einer Folge
    .yours = deine Folge
# en: c31a5b07
st-formation-colour = Farbe
    .one = eine Farbe
    .dative = einer Farbe
    .yours = deine Farbe
# en: aebe0b33
st-formation-three-of-a-kind = Drilling
    .one = ein Drilling
    .dative = einem Drilling
    .yours = deinen Drilling
# en: 7bc14b78
st-formation-four-of-a-kind = Vierling
    .one = ein Vierling
    .dative = einem Vierling
    .yours = deinen Vierling
# en: a0e429d0
st-formation-colour-run = Farbfolge
    .one = eine Farbfolge
    .dative = einer Farbfolge
    .yours = deine Farbfolge

## Events

# en: f533db51
st-round-began = Runde { $round } beginnt; { $player } spielt zuerst.
# en: 734ba1f4
st-hand-dealt = { $player } erhält { $cards }.
# en: e5e32c31
st-cards-dealt = { $player } erhält { $number } Karten.
# en: 61e8a6fe
st-card-played = { $player } spielt { $card_accusative } an Grenzstein { $stone }.
# en: 4287c919
st-mode-played = { $player } spielt { $card_accusative } auf Grenzstein { $stone }.
# en: 60f719c6
st-ruse-played =
    { $player } spielt { $card_accusative }{ $draws ->
        [0] { "" }
        [one] { " " }und zieht eine Karte
       *[other] { " " }und zieht { $draws } Karten
    }.
# en: 82ad6e88
st-card-moved = { $player } verschiebt { $card_accusative } von Grenzstein { $stone } an Grenzstein { $target }.
# en: cbdcfee4
st-card-discarded = { CAPITAL($card_nominative) } auf der Seite von { $player } an Grenzstein { $stone } wird abgeworfen.
# en: 0311415b
st-card-taken = { $player } holt { $card_accusative } von der Seite von { $other } an Grenzstein { $stone } zu Grenzstein { $target }.
# en: 9d4e9bc2
st-completed-first = Die Seite von { $player } an Grenzstein { $stone } ist vollständig, noch vor der von { $other }.
# en: b6e72c5d
st-completed-second = Die Seite von { $player } an Grenzstein { $stone } ist vollständig, nach der von { $other }.
# en: f75c303e
st-side-reopened = Die Seite von { $player } an Grenzstein { $stone } ist nicht mehr vollständig.
# en: ea419b4a
st-card-returned = { $player } legt { $card_accusative } unter den { $deck_deck }.
# en: eb97de67
st-card-returned-unseen = { $player } legt eine Karte unter den { $deck_deck }.
# en: 65d6a2f1
st-recruiting-ended = { $player } ist mit dem Anwerber fertig.
# en: 21edf0bb
st-recruiting-ended-joker = { $player } ist mit dem Anwerber fertig; nur ein Joker ist übrig, der nicht zurückgelegt werden darf.
# en: bbb44b6e
st-passed = { $player } spielt keine Karte und passt.
# en: f5aaf945
st-stone-claimed = { $player } beansprucht Grenzstein { $stone } mit { $formation }.
# en: 7501ad89
st-formation = { $formation_dative }, insgesamt { $total }
# en: 45095775
st-formation-with-troop = { $formation }; { $troop }
# en: b4671a32
st-stand-in = { $troop_nominative } steht für { $card }
# en: 4beec02d
st-stand-in-any = { $troop_nominative } steht für eine { $value }
# en: 4be16d3e
st-stone-awarded = Grenzstein { $stone } geht an { $player }.
# en: e940452d
st-card-drawn = { $player } zieht { $card_accusative }.
# en: b95d60a6
st-card-drawn-unseen = { $player } zieht eine { $deck_card }.
# en: 7b26b867
st-turn-ended = { $player } ist am Zug.
# en: 43476bed
st-round-won = { $player } gewinnt die Runde: { $reason } ({ $score }).
# en: 829330df
st-round-drawn = Die Runde endet unentschieden: { $reason } ({ $score }).
# en: 63c83862
st-round-ends-three-adjacent = drei Grenzsteine nebeneinander
# en: 156b0178
st-round-ends-five = fünf Grenzsteine
# en: f8067912
st-round-ends-stuck = Beide konnten nur noch passen

## Moves, as orders

# en: 5eae2c3b
st-play-card = Spiele { $card_accusative } an Grenzstein { $stone }.
# en: c5967765
st-play-mode = Spiele { $card_accusative } auf Grenzstein { $stone }.
# en: 197960a5
st-play-recruiter = Spiele den Anwerber.
# en: 54ff6936
st-play-strategist = Spiele den Strategen: Verschiebe { $card_accusative } von Grenzstein { $stone } an Grenzstein { $target }.
# en: 09e1cee7
st-play-strategist-discard = Spiele den Strategen: Wirf { $card_accusative } von Grenzstein { $stone } ab.
# en: d2ad822d
st-play-banshee = Spiele die Banshee: Wirf { $card_accusative } von der gegnerischen Seite an Grenzstein { $stone } ab.
# en: a7a0036e
st-play-traitor = Spiele den Verräter: Hole { $card_accusative } von der gegnerischen Seite an Grenzstein { $stone } zu Grenzstein { $target }.
# en: 249d09f4
st-return-card = Lege { $card_accusative } unter den passenden Stapel.
# en: 78ce47a6
st-return-card-unseen = Lege eine Karte unter den passenden Stapel.
# en: 4894aa58
st-pass = Spiele keine Karte und passe.
# en: 7b6368e6
st-claim = Beanspruche Grenzstein { $stone }.
# en: c57e6932
st-draw-card = Ziehe vom { $deck_deck }.
# en: 657e2f5f
st-end-turn = Beanspruche nichts mehr und beende den Zug.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

# en: 950ecf52
st-over = Die letzte Runde ist vorbei
# en: 59c5e2ad
st-other-turn = { $player } ist am Zug
# en: 309afc97
st-recruit-first = Mit dem Anwerber ziehst du zuerst: Wähle einen Stapel
# en: 0427603a
st-return-first = Mit dem Anwerber legst du erst Karten zurück: Wähle eine von deiner Hand
# en: 3a3a7075
st-only-recruiter-returns = Nur mit dem Anwerber legt man Karten zurück
# en: 2ddfb8f9
st-expert-claims = In der Expertenvariante beansprucht man Grenzsteine zu Beginn des Zugs, bevor eine Karte gespielt wird
# en: 1748eb64
st-claims-follow = Spiele zuerst eine Karte; danach kannst du Grenzsteine beanspruchen
# en: 44f73b0a
st-claims-follow-pass = Spiele zuerst eine Karte oder passe; danach kannst du Grenzsteine beanspruchen
# en: 4902f884
st-draw-later = Spiele zuerst eine Karte; gezogen wird am Ende des Zugs
# en: 919ef35d
st-draw-later-pass = Spiele zuerst eine Karte oder passe; gezogen wird am Ende des Zugs
# en: 209d9c92
st-end-later = Spiele zuerst eine Karte, damit der Zug enden kann
# en: 1d4802e4
st-end-later-pass = Spiele zuerst eine Karte oder passe, damit der Zug enden kann
# en: 6e08056d
st-card-over-end = In diesem Zug kannst du keine Karte mehr spielen; beende ihn
# en: 237f5161
st-card-over-claim-end = In diesem Zug kannst du keine Karte mehr spielen; beanspruche Grenzsteine oder beende ihn
# en: cfe959d2
st-card-over-deck = In diesem Zug kannst du keine Karte mehr spielen; wähle einen Stapel, von dem du ziehst
# en: b08a2fd7
st-card-over-claim-deck = In diesem Zug kannst du keine Karte mehr spielen; beanspruche Grenzsteine oder wähle einen Stapel, von dem du ziehst
# en: 9d1eb1b3
st-can-play = Du kannst eine Clankarte spielen und darfst daher nicht passen
# en: b7985810
st-choose-deck = Wähle einen Stapel, von dem du ziehst; damit endet der Zug
# en: adf8f9dc
st-not-in-hand = { CAPITAL($card_nominative) } ist nicht auf deiner Hand
# en: 53a12dad
st-no-tactic-cards = Diese Partie wird ohne Taktikkarten gespielt
# en: da432757
st-second-joker = Du hast in dieser Runde einen Joker gespielt und darfst den anderen daher nicht spielen
# en: 9d841ccb
st-too-many-tactic-cards = Du hast schon eine Taktikkarte mehr gespielt als { $other }
# en: 48c5f902
st-claimed = Grenzstein { $stone } ist vergeben und nimmt keine Karten mehr auf
# en: e00faa5c
st-no-room = Auf deiner Seite von Grenzstein { $stone } ist kein Platz
# en: 58e4e617
st-claimed-for-good = Grenzstein { $stone } ist endgültig vergeben
# en: 0cb63a7a
st-incomplete-mud-fight = Deine Seite von Grenzstein { $stone } ist nicht vollständig, denn die Schlammschlacht verlangt vier Karten
# en: 00a731ad
st-incomplete = Deine Seite von Grenzstein { $stone } ist nicht vollständig
# en: 9110f820
st-not-proven =
    Grenzstein { $stone } ist nicht bewiesen: Mit { $cards }, die nicht offen { $number ->
        [one] liegt
       *[other] liegen
    }, würde die Seite von { $other } deine schlagen
# en: 592419c8
st-beaten-by-kind = Die Seite von { $other } an Grenzstein { $stone } ist stärker: { CAPITAL($stronger_one) } schlägt { $weaker_yours }
# en: ef282cb3
st-beaten-by-total = Die Seite von { $other } an Grenzstein { $stone } ist stärker: { $more } gegen deine { $less }
# en: 641d4de4
st-beaten-by-order = Die Seite von { $other } an Grenzstein { $stone } ist gleich stark und war zuerst vollständig
# en: 8795de6f
st-full-hand = Deine Hand ist voll, darum ziehst du nichts; beende den Zug
# en: ff94422d
st-nothing-to-draw = Es sind keine Karten zum Ziehen mehr da; beende den Zug
# en: 5b4440e1
st-one-deck = Nur ein Stapel hat noch Karten; beende den Zug, dann ziehst du von ihm
# en: 2d9eae42
st-empty-deck = Der { $deck_deck } ist leer; wähle den anderen
# en: f2e0a937
st-name-card = Nenne die Karte, die du zurücklegst
# en: bf0bfc04
st-joker-stays = Du hast in dieser Runde einen Joker gespielt, darum bleibt dein anderer auf der Hand
# en: 9ec6f828
st-empty-decks = Beide Stapel sind leer, darum hat der Anwerber keine Wirkung
# en: 0508d07b
st-not-on-your-side = { CAPITAL($card_nominative) } liegt nicht auf deiner Seite von Grenzstein { $stone }
# en: c580558f
st-not-on-their-side = { CAPITAL($card_nominative) } liegt nicht auf der Seite von { $other } an Grenzstein { $stone }
# en: 8e202afe
st-cards-stay = Grenzstein { $stone } ist vergeben, und seine Karten bleiben, wo sie sind
# en: 7e1ccd7c
st-same-stone = Die Karte liegt schon an Grenzstein { $stone }; sie muss an einen anderen
# en: dcfb1fac
st-no-elite-troop = Der Verräter nimmt nur Clankarten, und { $card_nominative } gehört zu den Elitetruppen
