### Schotten Totten. $player și $other sunt nume de jucători, $stone și $target sunt numere de pietre, $card este o carte.
### Numele cărților de tactică au articolul hotărât („Spionul”), cele ale cărților de clan nu („5 roșu”): ambele intră în
### propoziții așa cum sunt. Atribute: `.one` are articolul nehotărât.


## Cărți, pachete și formații

# en: 15e970ea
st-clan-blue = { $value } albastru
# en: a3d6241f
st-clan-brown = { $value } maro
# en: efd53d28
st-clan-green = { $value } verde
# en: 49a03339
st-clan-purple = { $value } mov
# en: a5c3848c
st-clan-red = { $value } roșu
# en: 16ea15c6
st-clan-yellow = { $value } galben
# en: 40794eea
st-banshee = Banshee
# en: cc0c9cbf
st-blind-mans-bluff = Baba-oarba
# en: 45998a35
st-joker = Jokerul
# en: 9f0eda7c
st-mud-fight = Lupta în noroi
# en: d82a694a
st-recruiter = Recrutorul
# en: d18b306d
st-shield-bearer = Scutierul
# en: bf35ac93
st-spy = Spionul
# en: bf58489a
st-strategist = Strategul
# en: e3f0c59c
st-traitor = Trădătorul
# en: b72b54c8
st-deck-clan = clan
# en: 85651753
st-deck-tactic = tactică
# en: 6bd67419
st-formation-sum = sumă
    .one = o sumă
# en: 62d46149
st-formation-run = suită
    .one = o suită
# en: c31a5b07
st-formation-colour = culoare
    .one = o culoare
# en: aebe0b33
st-formation-three-of-a-kind = trei de un fel
# en: 7bc14b78
st-formation-four-of-a-kind = patru de un fel
# en: a0e429d0
st-formation-colour-run = suită de culoare
    .one = o suită de culoare

## Evenimente

# en: f533db51
st-round-began = Începe runda { $round }; { $player } are prima tură.
# en: 734ba1f4
st-hand-dealt = { $player } primește { $cards }.
# en: e5e32c31
st-cards-dealt =
    { $player } primește { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }.
# en: 61e8a6fe
st-card-played = { $player } joacă { $card } la piatra { $stone }.
# en: 4287c919
st-mode-played = { $player } joacă { $card } pe piatra { $stone }.
# en: 60f719c6
st-ruse-played =
    { $player } joacă { $card }{ $draws ->
        [0] { "" }
        [one] { " " }și va trage o carte
        [few] { " " }și va trage { $draws } cărți
       *[other] { " " }și va trage { $draws } de cărți
    }.
# en: 82ad6e88
st-card-moved = { $player } mută { $card } de la piatra { $stone } la piatra { $target }.
# en: cbdcfee4
st-card-discarded = Se decartează { $card } de pe partea lui { $player } de la piatra { $stone }.
# en: 0311415b
st-card-taken = { $player } ia { $card } de pe partea lui { $other } de la piatra { $stone } și mută cartea la piatra { $target }.
# en: 9d4e9bc2
st-completed-first = Partea lui { $player } de la piatra { $stone } este completă, înaintea celei a lui { $other }.
# en: b6e72c5d
st-completed-second = Partea lui { $player } de la piatra { $stone } este completă, după cea a lui { $other }.
# en: f75c303e
st-side-reopened = Partea lui { $player } de la piatra { $stone } nu mai este completă.
# en: ea419b4a
st-card-returned = { $player } pune { $card } sub pachetul de { $deck }.
# en: eb97de67
st-card-returned-unseen = { $player } pune o carte sub pachetul de { $deck }.
# en: 65d6a2f1
st-recruiting-ended = { $player } a terminat cu Recrutorul.
# en: 21edf0bb
st-recruiting-ended-joker = { $player } a terminat cu Recrutorul; a rămas doar un Joker, care nu poate fi pus înapoi.
# en: bbb44b6e
st-passed = { $player } nu joacă nicio carte și pasează.
# en: f5aaf945
st-stone-claimed = { $player } revendică piatra { $stone } cu { $formation }.
# en: 7501ad89
st-formation = { $formation_one }, { $total } în total
# en: 45095775
st-formation-with-troop = { $formation }; { $troop }
# en: b4671a32
st-stand-in = { $troop } ține loc de { $card }
# en: 4beec02d
st-stand-in-any = { $troop } ține loc de { $value }
# en: 4be16d3e
st-stone-awarded = Piatra { $stone } îi revine lui { $player }.
# en: e940452d
st-card-drawn = { $player } trage { $card }.
# en: b95d60a6
st-card-drawn-unseen = { $player } trage o carte de { $deck }.
# en: 7b26b867
st-turn-ended = E rândul lui { $player }.
# en: 43476bed
st-round-won = { $player } câștigă runda, { $reason } ({ $score }).
# en: 829330df
st-round-drawn = Runda se termină la egalitate, { $reason } ({ $score }).
# en: 63c83862
st-round-ends-three-adjacent = cu trei pietre alăturate
# en: 156b0178
st-round-ends-five = cu cinci pietre
# en: f8067912
st-round-ends-stuck = pentru că ambele părți nu mai puteau decât să paseze

## Mutări, ca îndemnuri

# en: 5eae2c3b
st-play-card = Joacă { $card } la piatra { $stone }.
# en: c5967765
st-play-mode = Joacă { $card } pe piatra { $stone }.
# en: 197960a5
st-play-recruiter = Joacă Recrutorul.
# en: 54ff6936
st-play-strategist = Joacă Strategul: ia { $card } de la piatra { $stone } și mută cartea la piatra { $target }.
# en: 09e1cee7
st-play-strategist-discard = Joacă Strategul: ia { $card } de la piatra { $stone } și decartează cartea.
# en: d2ad822d
st-play-banshee = Joacă Banshee: decartează { $card } din partea adversă de la piatra { $stone }.
# en: a7a0036e
st-play-traitor = Joacă Trădătorul: ia { $card } din partea adversă de la piatra { $stone } și mută cartea la piatra { $target }.
# en: 249d09f4
st-return-card = Pune { $card } sub pachetul din care provine.
# en: 78ce47a6
st-return-card-unseen = Pune o carte sub pachetul din care provine.
# en: 4894aa58
st-pass = Nu juca nicio carte și pasează.
# en: 7b6368e6
st-claim = Revendică piatra { $stone }.
# en: c57e6932
st-draw-card = Trage din pachetul de { $deck }.
# en: 657e2f5f
st-end-turn = Nu mai revendica nimic și încheie tura.

## Refuzuri, fără punct la sfârșit

# en: 950ecf52
st-over = Ultima rundă s-a terminat
# en: 59c5e2ad
st-other-turn = E rândul lui { $player }
# en: 309afc97
st-recruit-first = Cu Recrutorul întâi tragi: alege un pachet
# en: 0427603a
st-return-first = Recrutorul cere întâi cărți puse înapoi: alege una din mână
# en: 3a3a7075
st-only-recruiter-returns = Doar Recrutorul pune cărți înapoi
# en: 2ddfb8f9
st-expert-claims = În varianta Expert pietrele se revendică la începutul turei, înainte de a juca o carte
# en: 1748eb64
st-claims-follow = Joacă întâi o carte; revendicările urmează după ea
# en: 44f73b0a
st-claims-follow-pass = Joacă întâi o carte sau pasează; revendicările urmează după aceea
# en: 4902f884
st-draw-later = Joacă întâi o carte; se trage una la sfârșitul turei
# en: 919ef35d
st-draw-later-pass = Joacă întâi o carte sau pasează; se trage una la sfârșitul turei
# en: 209d9c92
st-end-later = Joacă întâi o carte, ca tura să se poată încheia
# en: 1d4802e4
st-end-later-pass = Joacă întâi o carte sau pasează, ca tura să se poată încheia
# en: 6e08056d
st-card-over-end = Nu mai poți juca o carte în tura aceasta; încheie tura
# en: 237f5161
st-card-over-claim-end = Nu mai poți juca o carte în tura aceasta; revendică pietre sau încheie tura
# en: cfe959d2
st-card-over-deck = Nu mai poți juca o carte în tura aceasta; alege un pachet din care să tragi
# en: b08a2fd7
st-card-over-claim-deck = Nu mai poți juca o carte în tura aceasta; revendică pietre sau alege un pachet din care să tragi
# en: 9d1eb1b3
st-can-play = Poți juca o carte de clan, așa că nu ai voie să pasezi
# en: b7985810
st-choose-deck = Alege un pachet din care să tragi; cu asta se încheie tura
# en: adf8f9dc
st-not-in-hand = Nu ai { $card } în mână
# en: 53a12dad
st-no-tactic-cards = Partida aceasta se joacă fără cărți de tactică
# en: da432757
st-second-joker = Ai jucat deja un Joker în runda aceasta, așa că nu îl poți juca pe celălalt
# en: 9d841ccb
st-too-many-tactic-cards = Ai jucat deja cu o carte de tactică mai mult decât { $other }
# en: 48c5f902
st-claimed = Piatra { $stone } a fost revendicată și nu mai primește cărți
# en: e00faa5c
st-no-room = Partea ta de la piatra { $stone } nu mai are loc
# en: 58e4e617
st-claimed-for-good = Piatra { $stone } a fost revendicată definitiv
# en: 0cb63a7a
st-incomplete-mud-fight = Partea ta de la piatra { $stone } nu este completă: Lupta în noroi cere patru cărți
# en: 00a731ad
st-incomplete = Partea ta de la piatra { $stone } nu este completă
# en: 9110f820
st-not-proven =
    Piatra { $stone } nu este demonstrată: cu { $cards }, { $number ->
        [one] carte care nu se vede
       *[other] cărți care nu se văd
    } pe masă, partea lui { $other } ar învinge-o pe a ta
# en: 592419c8
st-beaten-by-kind = Partea lui { $other } de la piatra { $stone } este mai puternică: { $stronger_one } bate { $weaker_one }
# en: ef282cb3
st-beaten-by-total = Partea lui { $other } de la piatra { $stone } este mai puternică: { $more } la { $less }
# en: 641d4de4
st-beaten-by-order = Partea lui { $other } de la piatra { $stone } este la fel de puternică și a fost completă prima
# en: 8795de6f
st-full-hand = Ai mâna plină, așa că nu tragi nimic; încheie tura
# en: ff94422d
st-nothing-to-draw = Nu au mai rămas cărți de tras; încheie tura
# en: 5b4440e1
st-one-deck = Un singur pachet mai are cărți; încheie tura și tragi din el
# en: 2d9eae42
st-empty-deck = Pachetul cu cărți de { $deck } este gol; alege-l pe celălalt
# en: f2e0a937
st-name-card = Spune ce carte pui înapoi
# en: bf0bfc04
st-joker-stays = Ai jucat un Joker în runda aceasta, așa că celălalt îți rămâne în mână
# en: 9ec6f828
st-empty-decks = Ambele pachete sunt goale, așa că Recrutorul nu are niciun efect
# en: 0508d07b
st-not-on-your-side = Partea ta de la piatra { $stone } nu are { $card }
# en: c580558f
st-not-on-their-side = Partea lui { $other } de la piatra { $stone } nu are { $card }
# en: 8e202afe
st-cards-stay = Piatra { $stone } a fost revendicată, iar cărțile ei rămân unde sunt
# en: 7e1ccd7c
st-same-stone = Cartea este deja la piatra { $stone }; trebuie să meargă la alta
# en: dcfb1fac
st-no-elite-troop = Trădătorul ia doar cărți de clan, iar { $card } face parte din trupele de elită
