### What the table of Schotten Totten tells those who ask: explanations, and the table of points at the end.

## The board, mostly for screen readers

st-label-means-colour_run = Consecutive values of one colour. No other formation is stronger (ST-11).
st-label-means-of_a_kind = Cards of one value. Only a colour run is stronger (ST-11).
st-label-means-colour = Cards of one colour. It is stronger than a run and a sum (ST-11).
st-label-means-run = Consecutive values of different colours. It is stronger than a sum only (ST-11).
st-label-means-sum = Any other cards. Every other formation is stronger (ST-11).
# Explains a hidden hand. $clan is a number.
st-label-hidden-count =
    { $clan ->
        [one] { $clan } clan card.
       *[other] { $clan } clan cards.
    }
# Explains a hidden hand, with tactic cards. $clan is a number, $tactic is a number.
st-label-hidden-count-tactic =
    { $clan ->
        [one] { $clan } clan card
       *[other] { $clan } clan cards
    } and { $tactic ->
        [one] { $tactic } tactic card.
       *[other] { $tactic } tactic cards.
    }

## The table of points at the end

# $round is a number.
st-result-round = Round { $round }
st-result-broken-off = The round did not come to its end.
st-result-stones = stones
st-result-stones-mean = Stones that were claimed, or awarded when the round was stuck.
st-result-adjacent = three side by side
st-result-adjacent-mean = Three stones side by side win the round at once (ST-15).
st-result-five = five stones
st-result-five-mean = Any five stones win the round at once (ST-15).
st-result-yes = yes
st-result-points = points
st-result-points-mean = The winner of a round has 5 points, the other 1 for each of their stones (ST-20).
# Who won a round, and by what. $name is the winner.
st-result-won-three_adjacent = { $name } wins the round with three stones side by side.
# Who won a round, and by what. $name is the winner.
st-result-won-five = { $name } wins the round with five stones.
# Who won a round, and by what. $name is the winner, $stones is like 4 to 3 (st-result-stones-to).
st-result-won-stuck = { $name } wins the round as both players could only pass, with { $stones } stones.
# Of a round that nobody won. $stones is like 4 to 4 (st-result-stones-to).
st-result-drawn = The round is drawn, as both players could only pass, with { $stones } stones.
# The stones of both players: 4 to 3. $first is a number, $second is a number.
st-result-stones-to = { $first } to { $second }

## Explanations of pieces

# Explains a piece of the board. $colour is one of st-colour, $value a number.
st-explain-clan-card = A clan card: { $colour }, value { $value }. Each of the six colours has the values 1 to 9, each once (ST-01).
# Explains a piece of the board.
st-explain-click-mode = A click chooses it; then click a stone.
# Explains a piece of the board.
st-explain-click-card = A click chooses it; then click your side of a stone.
# Explains a piece of the board. $cards is a list of cards.
st-explain-known-under = You know what was put under it: { $cards } (ST-65).
# Explains a piece of the board.
st-explain-click-discards = A click discards the card you chose.
# Explains a piece of the board.
st-explain-click-plays-ruse = A click plays the ruse.
# Explains a piece of the board. $name is the name of a player.
st-explain-only-owner = Only { $name } knows which, until the match is over (ST-90).
# Explains a piece of the board. $played is a number, $name is the name of a player.
st-explain-played =
    { $played ->
        [one] { $name }: { $played } tactic card played
       *[other] { $name }: { $played } tactic cards played
    }
# Explains a piece of the board. $played is a number of tactic cards. $name is the name of a player.
st-explain-played-other = { $name } has played { $played }.
# Explains a piece of the board. $name and $other are players; a tactic card is meant.
st-explain-may-not-play = { $name } may play no other before { $other } has played one more (ST-32).
# Explains a piece of the board. A tactic card is meant. $name is the name of a player.
st-explain-may-play = { $name } may play one more (ST-32).
# Explains a piece of the board. $side is like colour run 24, or 2 of 3 cards. $name is the name of a player, $number
# is a number.
st-explain-lies = It lies on { $name }'s side of stone { $number }: { $side }.
# Explains a piece of the board. It is a side of a stone; $has and $needs are numbers.
st-explain-has = It has { $has } of { $needs } cards.
# Explains a piece of the board. It is a side of a stone; $has and $needs are numbers.
st-explain-has-mud-fight = It has { $has } of { $needs } cards. Mud Fight asks for four (ST-51).
# Explains a piece of the board. $card is a card.
st-explain-click-plays = A click plays the { $card } here.
# Explains a piece of the board. $card is a card.
st-explain-click-brings = A click brings the { $card } here.
# A side of a stone, in st-explain-side.
st-explain-no-card = no card yet
# Explains a piece of the board. $name is a player, $side is like colour run 24.
st-explain-side-first = { $name }: { $side }, complete first.
# Explains a piece of the board. $card is Mud Fight or Blind Man's Bluff, $rule a sentence that says what it does.
st-explain-mode = { $card } lies on it. { $rule }
# Explains a piece of the board. $name is the name of a player.
st-explain-claimed = { $name } has claimed it for good. It takes no more cards (ST-14).
# Explains a piece of the board. $needs is 3 or 4.
st-explain-how-claimed = A player claims it with { $needs } cards on their side that the other side surely cannot beat (ST-07).
# Explains a piece of the board. $needs and $has are numbers.
st-explain-claim-needs = To claim it you need { $needs } cards on your side. It has { $has } (ST-07).
# Explains a piece of the board. $name is the name of a player.
st-explain-claim-unbeaten = To claim it, no cards that { $name } may still get can beat your side. The service works it out (ST-07).
# Explains a piece of the board. $name is the name of a player.
st-explain-first = { $name }'s side was complete first, so it wins a tie (ST-13).
# Explains a piece of the board.
st-explain-played-place-clan-card = It is played in place of a clan card.
# Explains a piece of the board.
st-explain-may-never-played-more = You may never have played more than one tactic card more than the other player (ST-32).
# Explains a piece of the board.
st-explain-chosen-click-lets-go = It is chosen. A click lets go of it.
# Explains a piece of the board.
st-explain-click-puts-under-deck = A click puts it under its deck.
# Explains a piece of the board.
st-explain-click-chooses-button-plays = A click chooses it; then a button plays it.
# Explains a piece of the board.
st-explain-click-chooses-click-card = A click chooses it; then click a card beside a stone.
# Explains a piece of the board.
st-explain-clan-cards-six-colours = Clan cards in six colours, with the values 1 to 9. You draw one card at the end of your turn (ST-03).
# Explains a piece of the board.
st-explain-ten-tactic-cards-end = Ten tactic cards. At the end of your turn you choose the deck that you draw from (ST-31).
# Explains a piece of the board.
st-explain-click-draws-card-recruiter = A click draws a card for the Recruiter.
# Explains a piece of the board.
st-explain-click-draws-card-ends = A click draws a card and ends your turn.
# Explains a piece of the board.
st-explain-no-card-left = No card is left in it.
# Explains a piece of the board.
st-explain-draw-when-played-card = You draw when you have played a card.
# Explains a piece of the board.
st-explain-first-put-two-cards = First put two cards back under their decks (ST-60).
# Explains a piece of the board.
st-explain-need-not-choose-now = You need not choose it now: the button below ends your turn, and you draw if your hand has room.
# Explains a piece of the board.
st-explain-ruses-lie-here-when = Ruses lie here when they are played, and so do cards that they took from a stone. Nothing comes back (ST-65).
# Explains a piece of the board.
st-explain-click-chooses-ruse = A click chooses it for the ruse.
# Explains a piece of the board.
st-explain-click-claims-stone = A click claims the stone.
# Explains a piece of the board.
st-explain-both-sides-are-complete = Both sides are complete: to claim it, yours must be the stronger (ST-07).
# Explains a piece of the board.
st-explain-under-blind-mans-bluff = Under Blind Man's Bluff only the total of the values counts, and no formation (ST-50).
# Explains a piece of the board.
st-explain-tactic-cards-this-side = Tactic cards on this side stand for what makes it strongest (ST-43).

## Why something cannot be done now

# Says why a card cannot be played now. $name is the name of a player.
st-why-one-more = You have played one tactic card more than { $name }, so you may not play another (ST-32).
# Says why something cannot be used now.
st-why-first-draw-cards-recruiter = First draw the cards for the Recruiter (ST-60).
# Says why something cannot be used now.
st-why-other-joker-stays-hand = Your other Joker stays in your hand (ST-44).
# Says why something cannot be used now.
st-why-first-put-two-cards = First put two cards back (ST-60).
# Says why something cannot be used now.
st-why-had-card-this-turn = You have had your card in this turn. Claim stones, or end the turn (ST-03).
# Says why something cannot be used now.
st-why-first-choose-card-hand = First choose a card of your hand.
# Says why something cannot be used now.
st-why-none-sides-room-card = None of your sides has room for a card (ST-04).
# Says why something cannot be used now.
st-why-expert-claim-start-turn = In Expert you claim at the start of a turn, before you play a card (ST-80).
# Says why something cannot be used now.
st-why-claims-follow-card-play = Claims follow the card that you play (ST-03).
# Says why something cannot be used now.
st-why-service-does-not-hold = The service does not hold it for proven now. Click it to see why.
# Says why something cannot be used now.
st-why-played-joker-this-round = You have played a Joker in this round (ST-44).
# Says why something cannot be used now.
st-why-there-nothing-could-do = There is nothing that it could do, or no room for it (ST-64).

## What the tactic cards do

# What the tactic card does.
st-rule-joker-1 = Elite troop: it has any value and any colour, whichever makes its side strongest (ST-40, ST-43).
# Where the tactic card goes.
st-rule-joker-2 = It goes to your side of a stone. You may play only one Joker in a round (ST-44).
# What the tactic card does.
st-rule-spy-1 = Elite troop: it has the value 7 and any colour (ST-41).
# Where the tactic card goes.
st-rule-spy-2 = It goes to your side of a stone.
# What the tactic card does.
st-rule-shield-bearer-1 = Elite troop: it has the value 1, 2 or 3 and any colour, whichever makes its side strongest (ST-42, ST-43).
# Where the tactic card goes.
st-rule-shield-bearer-2 = It goes to your side of a stone.
# What the tactic card does.
st-rule-blind-mans-bluff-1 = Combat mode: at this stone only the totals of the values count, and no formations (ST-50).
# Where the tactic card goes.
st-rule-blind-mans-bluff-2 = It goes onto a stone that nobody has claimed (ST-53).
# What the tactic card does.
st-rule-mud-fight-1 = Combat mode: each side of this stone needs four cards, and formations are made of all four (ST-51).
# Where the tactic card goes.
st-rule-mud-fight-2 = It goes onto a stone that nobody has claimed (ST-53).
# What the tactic card does.
st-rule-recruiter-1 = Ruse: draw three cards from the decks you choose, then put two cards of your hand under their decks (ST-60).
# Where the tactic card goes.
st-rule-recruiter-2 = Then it lies on the discard pile.
# What the tactic card does.
st-rule-strategist-1 = Ruse: move one card of your side of a stone to your side of another, or discard it (ST-61).
# Where the tactic card goes.
st-rule-strategist-2 = Neither stone may be claimed. Then the ruse lies on the discard pile.
# What the tactic card does.
st-rule-banshee-1 = Ruse: discard one card of the other side of a stone that nobody has claimed (ST-62).
# Where the tactic card goes.
st-rule-banshee-2 = Then it lies on the discard pile.
# What the tactic card does.
st-rule-traitor-1 = Ruse: take one clan card of the other side of a stone to your own side of a stone (ST-63).
# Where the tactic card goes.
st-rule-traitor-2 = Neither stone may be claimed. Then the ruse lies on the discard pile.
