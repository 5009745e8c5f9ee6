### Schotten Totten. $player and $other are names of players, $stone and $target are numbers of stones, $card is a card.
###
### Forms of terms in Dutch:
### Cards: the text itself has no article (in lists: rood 5); `the` has the definite article.
### Decks: `deck` is the deck itself, `card` a card of it, both without an article.
### Formations: `one` has the indefinite article.


## Cards, decks and formations: terms, without an article

# en: 15e970ea
st-clan-blue = blauw { $value }
    .the = de blauwe { $value }
# en: a3d6241f
st-clan-brown = bruin { $value }
    .the = de bruine { $value }
# en: efd53d28
st-clan-green = groen { $value }
    .the = de groene { $value }
# en: 49a03339
st-clan-purple = paars { $value }
    .the = de paarse { $value }
# en: a5c3848c
st-clan-red = rood { $value }
    .the = de rode { $value }
# en: 16ea15c6
st-clan-yellow = geel { $value }
    .the = de gele { $value }
# en: 40794eea
st-banshee = Banshee
    .the = de Banshee
# en: cc0c9cbf
st-blind-mans-bluff = Blindemannetje
    .the = Blindemannetje
# en: 45998a35
st-joker = Joker
    .the = de Joker
# en: 9f0eda7c
st-mud-fight = Moddergevecht
    .the = Moddergevecht
# en: d82a694a
st-recruiter = Ronselaar
    .the = de Ronselaar
# en: d18b306d
st-shield-bearer = Schilddrager
    .the = de Schilddrager
# en: bf35ac93
st-spy = Spion
    .the = de Spion
# en: bf58489a
st-strategist = Strateeg
    .the = de Strateeg
# en: e3f0c59c
st-traitor = Verrader
    .the = de Verrader
# en: b72b54c8
st-deck-clan = clan
    .deck = clanstapel
    .card = clankaart
# en: 85651753
st-deck-tactic = tactiek
    .deck = tactiekstapel
    .card = tactiekkaart
# en: 6bd67419
st-formation-sum = som
    .one = een som
# en: 62d46149
st-formation-run = straat
    .one = een straat
# en: c31a5b07
st-formation-colour = kleur
    .one = een kleur
# en: aebe0b33
st-formation-three-of-a-kind = drie gelijke
# en: 7bc14b78
st-formation-four-of-a-kind = vier gelijke
# en: a0e429d0
st-formation-colour-run = kleurenstraat
    .one = een kleurenstraat

## Events

# en: f533db51
st-round-began = Ronde { $round } begint; { $player } speelt eerst.
# en: 734ba1f4
st-hand-dealt = { $player } krijgt { $cards }.
# en: e5e32c31
st-cards-dealt = { $player } krijgt { $number } kaarten.
# en: 61e8a6fe
st-card-played = { $player } speelt { $card_the } bij grenssteen { $stone }.
# en: 4287c919
st-mode-played = { $player } speelt { $card_the } op grenssteen { $stone }.
# en: 60f719c6
st-ruse-played =
    { $player } speelt { $card_the }{ $draws ->
        [0] { "" }
        [one] { " " }en trekt één kaart
       *[other] { " " }en trekt { $draws } kaarten
    }.
# en: 82ad6e88
st-card-moved = { $player } verplaatst { $card_the } van grenssteen { $stone } naar grenssteen { $target }.
# en: cbdcfee4
st-card-discarded = { CAPITAL($card_the) } aan de kant van { $player } bij grenssteen { $stone } wordt afgelegd.
# en: 0311415b
st-card-taken = { $player } haalt { $card_the } van de kant van { $other } bij grenssteen { $stone } naar grenssteen { $target }.
# en: 9d4e9bc2
st-completed-first = De kant van { $player } bij grenssteen { $stone } is compleet, nog vóór die van { $other }.
# en: b6e72c5d
st-completed-second = De kant van { $player } bij grenssteen { $stone } is compleet, na die van { $other }.
# en: f75c303e
st-side-reopened = De kant van { $player } bij grenssteen { $stone } is niet meer compleet.
# en: ea419b4a
st-card-returned = { $player } legt { $card_the } onder de { $deck_deck }.
# en: eb97de67
st-card-returned-unseen = { $player } legt een kaart onder de { $deck_deck }.
# en: 65d6a2f1
st-recruiting-ended = { $player } is klaar met de Ronselaar.
# en: 21edf0bb
st-recruiting-ended-joker = { $player } is klaar met de Ronselaar; alleen een Joker is over, en die mag niet terug.
# en: bbb44b6e
st-passed = { $player } speelt geen kaart en past.
# en: f5aaf945
st-stone-claimed = { $player } claimt grenssteen { $stone } met { $formation }.
# en: 7501ad89
st-formation = { $formation_one }, in totaal { $total }
# en: 45095775
st-formation-with-troop = { $formation }; { $troop }
# en: b4671a32
st-stand-in = { $troop_the } geldt als { $card }
# en: 4beec02d
st-stand-in-any = { $troop_the } geldt als een { $value }
# en: 4be16d3e
st-stone-awarded = Grenssteen { $stone } gaat naar { $player }.
# en: e940452d
st-card-drawn = { $player } trekt { $card_the }.
# en: b95d60a6
st-card-drawn-unseen = { $player } trekt een { $deck_card }.
# en: 7b26b867
st-turn-ended = { $player } is aan de beurt.
# en: 43476bed
st-round-won = { $player } wint de ronde: { $reason } ({ $score }).
# en: 829330df
st-round-drawn = De ronde eindigt gelijk: { $reason } ({ $score }).
# en: 63c83862
st-round-ends-three-adjacent = drie grensstenen naast elkaar
# en: 156b0178
st-round-ends-five = vijf grensstenen
# en: f8067912
st-round-ends-stuck = beiden konden alleen nog passen

## Moves, as orders

# en: 5eae2c3b
st-play-card = Speel { $card_the } bij grenssteen { $stone }.
# en: c5967765
st-play-mode = Speel { $card_the } op grenssteen { $stone }.
# en: 197960a5
st-play-recruiter = Speel de Ronselaar.
# en: 54ff6936
st-play-strategist = Speel de Strateeg: verplaats { $card_the } van grenssteen { $stone } naar grenssteen { $target }.
# en: 09e1cee7
st-play-strategist-discard = Speel de Strateeg: leg { $card_the } van grenssteen { $stone } af.
# en: d2ad822d
st-play-banshee = Speel de Banshee: leg { $card_the } van de tegenstander bij grenssteen { $stone } af.
# en: a7a0036e
st-play-traitor = Speel de Verrader: haal { $card_the } van de tegenstander bij grenssteen { $stone } naar grenssteen { $target }.
# en: 249d09f4
st-return-card = Leg { $card_the } onder de bijbehorende stapel.
# en: 78ce47a6
st-return-card-unseen = Leg een kaart onder de bijbehorende stapel.
# en: 4894aa58
st-pass = Speel geen kaart en pas.
# en: 7b6368e6
st-claim = Claim grenssteen { $stone }.
# en: c57e6932
st-draw-card = Trek van de { $deck_deck }.
# en: 657e2f5f
st-end-turn = Claim niets meer en beëindig je beurt.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

# en: 950ecf52
st-over = De laatste ronde is voorbij
# en: 59c5e2ad
st-other-turn = { $player } is aan de beurt
# en: 309afc97
st-recruit-first = Met de Ronselaar trek je eerst kaarten: kies een stapel
# en: 0427603a
st-return-first = Met de Ronselaar leg je eerst kaarten terug: kies er een uit je hand
# en: 3a3a7075
st-only-recruiter-returns = Alleen met de Ronselaar leg je kaarten terug
# en: 2ddfb8f9
st-expert-claims = In de Expertvariant claim je grensstenen aan het begin van je beurt, voordat je een kaart speelt
# en: 1748eb64
st-claims-follow = Speel eerst een kaart; daarna kun je claimen
# en: 44f73b0a
st-claims-follow-pass = Speel eerst een kaart of pas; daarna kun je claimen
# en: 4902f884
st-draw-later = Speel eerst een kaart; trekken doe je aan het einde van je beurt
# en: 919ef35d
st-draw-later-pass = Speel eerst een kaart of pas; trekken doe je aan het einde van je beurt
# en: 209d9c92
st-end-later = Speel eerst een kaart, zodat je beurt kan eindigen
# en: 1d4802e4
st-end-later-pass = Speel eerst een kaart of pas, zodat je beurt kan eindigen
# en: 6e08056d
st-card-over-end = In deze beurt kun je geen kaart meer spelen; beëindig je beurt
# en: 237f5161
st-card-over-claim-end = In deze beurt kun je geen kaart meer spelen; claim grensstenen of beëindig je beurt
# en: cfe959d2
st-card-over-deck = In deze beurt kun je geen kaart meer spelen; kies een stapel om van te trekken
# en: b08a2fd7
st-card-over-claim-deck = In deze beurt kun je geen kaart meer spelen; claim grensstenen of kies een stapel om van te trekken
# en: 9d1eb1b3
st-can-play = Je kunt een clankaart spelen, dus je mag niet passen
# en: b7985810
st-choose-deck = Kies een stapel om van te trekken; daarmee eindigt je beurt
# en: adf8f9dc
st-not-in-hand = { CAPITAL($card_the) } zit niet in je hand
# en: 53a12dad
st-no-tactic-cards = Deze partij wordt zonder tactiekkaarten gespeeld
# en: da432757
st-second-joker = Je hebt deze ronde al een Joker gespeeld, dus de andere mag je niet spelen
# en: 9d841ccb
st-too-many-tactic-cards = Je hebt al één tactiekkaart meer gespeeld dan { $other }
# en: 48c5f902
st-claimed = Grenssteen { $stone } is al geclaimd; er kunnen geen kaarten meer bij
# en: e00faa5c
st-no-room = Aan jouw kant van grenssteen { $stone } is geen plaats
# en: 58e4e617
st-claimed-for-good = Grenssteen { $stone } is definitief geclaimd
# en: 0cb63a7a
st-incomplete-mud-fight = Jouw kant van grenssteen { $stone } is niet compleet, want Moddergevecht vraagt vier kaarten
# en: 00a731ad
st-incomplete = Jouw kant van grenssteen { $stone } is niet compleet
# en: 9110f820
st-not-proven =
    Grenssteen { $stone } is niet bewezen: met { $cards }, die niet open { $number ->
        [one] ligt
       *[other] liggen
    }, zou de kant van { $other } de jouwe verslaan
# en: 592419c8
st-beaten-by-kind = De kant van { $other } bij grenssteen { $stone } is sterker: { $stronger_one } verslaat jouw { $weaker }
# en: ef282cb3
st-beaten-by-total = De kant van { $other } bij grenssteen { $stone } is sterker: { $more } tegen jouw { $less }
# en: 641d4de4
st-beaten-by-order = De kant van { $other } bij grenssteen { $stone } is even sterk en was het eerst compleet
# en: 8795de6f
st-full-hand = Je hand is vol, dus je trekt niets; beëindig je beurt
# en: ff94422d
st-nothing-to-draw = Er zijn geen kaarten meer om te trekken; beëindig je beurt
# en: 5b4440e1
st-one-deck = Slechts één stapel heeft nog kaarten; beëindig je beurt, dan trek je daarvan
# en: 2d9eae42
st-empty-deck = De { $deck_deck } is leeg; kies de andere
# en: f2e0a937
st-name-card = Noem de kaart die je teruglegt
# en: bf0bfc04
st-joker-stays = Je hebt deze ronde al een Joker gespeeld, dus je andere blijft in je hand
# en: 9ec6f828
st-empty-decks = Beide stapels zijn leeg, dus de Ronselaar heeft geen effect
# en: 0508d07b
st-not-on-your-side = { CAPITAL($card_the) } ligt niet aan jouw kant van grenssteen { $stone }
# en: c580558f
st-not-on-their-side = { CAPITAL($card_the) } ligt niet aan de kant van { $other } bij grenssteen { $stone }
# en: 8e202afe
st-cards-stay = Grenssteen { $stone } is al geclaimd, en de kaarten erbij blijven liggen
# en: 7e1ccd7c
st-same-stone = De kaart ligt al bij grenssteen { $stone }; ze moet naar een andere
# en: dcfb1fac
st-no-elite-troop = De Verrader neemt alleen clankaarten, en { $card_the } hoort bij de elitetroepen
