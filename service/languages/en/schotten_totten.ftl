### Schotten Totten. $player and $other are names of players, $stone and $target are numbers of stones, $card is a card.

## Cards, decks and formations: terms, without an article

# The clan cards, by colour.
st-clan-blue = blue { $value }
st-clan-brown = brown { $value }
st-clan-green = green { $value }
st-clan-purple = purple { $value }
st-clan-red = red { $value }
st-clan-yellow = yellow { $value }

# The tactic cards.
st-banshee = Banshee
st-blind-mans-bluff = Blind Man's Bluff
st-joker = Joker
st-mud-fight = Mud Fight
st-recruiter = Recruiter
st-shield-bearer = Shield-Bearer
st-spy = Spy
st-strategist = Strategist
st-traitor = Traitor

# The decks, as in: the clan deck, the deck of clan cards.
st-deck-clan = clan
st-deck-tactic = tactic

# The kinds of formation. The attribute has the article of: with a run.
st-formation-sum = sum
    .one = a sum
st-formation-run = run
    .one = a run
st-formation-colour = colour
    .one = a colour
st-formation-three-of-a-kind = three of a kind
st-formation-four-of-a-kind = four of a kind
st-formation-colour-run = colour run
    .one = a colour run

## Events

st-round-began = Round { $round } begins; { $player } plays first.
st-hand-dealt = { $player } is dealt the { $cards }.
st-cards-dealt = { $player } is dealt { $number } cards.
st-card-played = { $player } plays the { $card } beside stone { $stone }.
st-mode-played = { $player } plays { $card } onto stone { $stone }.
st-ruse-played =
    { $player } plays the { $card }{ $draws ->
        [0] { "" }
        [one] , to draw one card
       *[other] , to draw { $draws } cards
    }.
st-card-moved = { $player } moves the { $card } from stone { $stone } to stone { $target }.
st-card-discarded = The { $card } on { $player }'s side of stone { $stone } is discarded.
st-card-taken = { $player } takes the { $card } from { $other }'s side of stone { $stone } to stone { $target }.
st-completed-first = { $player }'s side of stone { $stone } is complete, before { $other }'s.
st-completed-second = { $player }'s side of stone { $stone } is complete, after { $other }'s.
st-side-reopened = { $player }'s side of stone { $stone } is no longer complete.
st-card-returned = { $player } puts the { $card } under the { $deck } deck.
st-card-returned-unseen = { $player } puts a card under the { $deck } deck.
st-recruiting-ended = { $player } is done with the Recruiter.
st-recruiting-ended-joker = { $player } is done with the Recruiter; only a Joker is left, which may not be put back.
st-passed = { $player } plays no card and passes.
# $formation is st-formation or st-formation-with-troop.
st-stone-claimed = { $player } claims stone { $stone } with { $formation }.
# Part of st-stone-claimed: with a run, 15 in all
st-formation = { $formation_one }, { $total } in all
# Part of st-stone-claimed: with a run, 15 in all; the Joker stands for red 9. $troop is st-stand-in or st-stand-in-any.
st-formation-with-troop = { $formation }; { $troop }
st-stand-in = the { $troop } stands for { $card }
st-stand-in-any = the { $troop } stands for a { $value }
st-stone-awarded = Stone { $stone } goes to { $player }.
st-card-drawn = { $player } draws the { $card }.
st-card-drawn-unseen = { $player } draws a { $deck } card.
st-turn-ended = It is { $player }'s turn.
# $reason is one of st-round-ends, $score is like 5:2.
st-round-won = { $player } wins the round, { $reason } ({ $score }).
st-round-drawn = The round is drawn, { $reason } ({ $score }).
st-round-ends-three-adjacent = with three adjacent stones
st-round-ends-five = with five stones
st-round-ends-stuck = as both players could only pass

## Moves, as orders

st-play-card = Play the { $card } beside stone { $stone }.
st-play-mode = Play { $card } onto stone { $stone }.
st-play-recruiter = Play the Recruiter.
st-play-strategist = Play the Strategist: take the { $card } from stone { $stone } and move it to stone { $target }.
st-play-strategist-discard = Play the Strategist: take the { $card } from stone { $stone } and discard it.
st-play-banshee = Play the Banshee: discard the opponent's { $card } from stone { $stone }.
st-play-traitor = Play the Traitor: take the opponent's { $card } from stone { $stone } to stone { $target }.
st-return-card = Put the { $card } under its deck.
st-return-card-unseen = Put a card under its deck.
st-pass = Play no card and pass.
st-claim = Claim stone { $stone }.
st-draw-card = Draw from the { $deck } deck.
st-end-turn = Claim no more and end the turn.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

st-over = The last round is over
st-other-turn = It is { $player }'s turn
st-recruit-first = The Recruiter draws first: choose a deck
st-return-first = The Recruiter puts cards back first: choose one of your hand
st-only-recruiter-returns = Only the Recruiter puts cards back
st-expert-claims = In Expert stones are claimed at the start of the turn, before a card is played
st-claims-follow = Play a card first; claims follow it
st-claims-follow-pass = Play a card or pass first; claims follow it
st-draw-later = Play a card first; one is drawn at the end of the turn
st-draw-later-pass = Play a card or pass first; one is drawn at the end of the turn
st-end-later = Play a card first, so that the turn can end
st-end-later-pass = Play a card or pass first, so that the turn can end
st-card-over-end = The time for a card is over in this turn; end it
st-card-over-claim-end = The time for a card is over in this turn; claim stones or end it
st-card-over-deck = The time for a card is over in this turn; choose a deck to draw from
st-card-over-claim-deck = The time for a card is over in this turn; claim stones or choose a deck to draw from
st-can-play = You can play a clan card, so you may not pass
st-choose-deck = Choose a deck to draw from; that ends the turn
st-not-in-hand = The { $card } is not in your hand
st-no-tactic-cards = This game is played without tactic cards
st-second-joker = You have played a Joker in this round, so you may not play the other
st-too-many-tactic-cards = You have already played one tactic card more than { $other }
st-claimed = Stone { $stone } has been claimed and takes no more cards
st-no-room = Your side of stone { $stone } has no room
st-claimed-for-good = Stone { $stone } has been claimed for good
st-incomplete-mud-fight = Your side of stone { $stone } is not complete, as Mud Fight asks for four cards
st-incomplete = Your side of stone { $stone } is not complete
# $number is the number of $cards.
st-not-proven =
    Stone { $stone } is not proven: { $cards }, which { $number ->
        [one] does
       *[other] do
    } not lie face up, would make { $other }'s side beat yours
# $stronger and $weaker are kinds of formation.
st-beaten-by-kind = { $other }'s side of stone { $stone } is stronger: { $stronger_one } beats your { $weaker }
st-beaten-by-total = { $other }'s side of stone { $stone } is stronger: { $more } against your { $less }
st-beaten-by-order = { $other }'s side of stone { $stone } is as strong and was complete first
st-full-hand = Your hand is full, so you draw nothing; end the turn
st-nothing-to-draw = No cards are left to draw; end the turn
st-one-deck = Only one deck has cards; end the turn and you draw from it
st-empty-deck = The deck of { $deck } cards is empty; choose the other
st-name-card = Name the card that you put back
st-joker-stays = You have played a Joker in this round, so your other stays in your hand
st-empty-decks = Both decks are empty, so the Recruiter has no effect
st-not-on-your-side = The { $card } is not on your side of stone { $stone }
st-not-on-their-side = The { $card } is not on { $other }'s side of stone { $stone }
st-cards-stay = Stone { $stone } has been claimed, and its cards stay where they are
st-same-stone = The card lies beside stone { $stone } already; it must go to another
st-no-elite-troop = The Traitor takes clan cards only, and the { $card } is an elite troop
