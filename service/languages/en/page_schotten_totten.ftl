### The table of Schotten Totten. Cards, decks and formations are in schotten_totten.ftl: $card has the forms that it has there.

## The board, mostly for screen readers

# $number is a number.
st-label-stone = Stone { $number }
# $number is a number, $name is the name of a player, $card is a card.
st-label-troop = Stone { $number }, { $name }: { $card }
# $number is a number.
st-label-your-side = Stone { $number }, your side
# $name is the name of a player.
st-label-hand = { $name }'s hand
st-label-decks-clan = Clan deck
st-label-decks-tactic = Tactic deck
st-label-short-decks-clan = Clan
st-label-short-decks-tactic = Tactic
# $left is a number, $deck is the name of a deck (st-label-decks).
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } card
       *[other] { $deck }, { $left } cards
    }
# $round is a number, $rounds is a number.
st-label-round = Round { $round } of { $rounds }
st-label-discard = Discard
# $played is a number.
st-label-played-words =
    { $played ->
        [one] tactic card played
       *[other] tactic cards played
    }
# $cards is a number, $needs is a number.
st-label-cards-of = { $cards } of { $needs } cards
st-label-total = total
# $name is the name of a player.
st-label-turn-of = It is { $name }'s turn.
# For screen readers.
st-label-formations = The five formations, the strongest first
st-label-brief-colour_run = values in a row, one colour
st-label-brief-of_a_kind = one value
st-label-brief-colour = one colour
st-label-brief-run = values in a row
st-label-brief-sum = anything else
st-label-kinds-colour_run = colour run
st-label-kinds-3 = three of a kind
st-label-kinds-4 = four of a kind
st-label-kinds-colour = colour
st-label-kinds-run = run
st-label-kinds-sum = sum
# For screen readers: the heading of a stone. $owner is a player's name. $number is a number.
st-label-claimed = Stone { $number }, claimed by { $owner }
# For screen readers: a card in the reader's own hand. $card is a card.
st-label-held = Hand: { $card }
# For screen readers: a card in another player's hand, $name's. $card is a card.
st-label-held-of = { $name }'s hand: { $card }
# For screen readers.
st-label-empty-discard = Discard pile: empty
# For screen readers. $cards is a list of cards.
st-label-discarded = Discard pile: { $cards }
# For screen readers. $clan is how many clan cards player $name holds.
st-label-hidden-cards =
    { $clan ->
        [one] { $name }'s hand: { $clan } hidden clan card
       *[other] { $name }'s hand: { $clan } hidden clan cards
    }
# The same with tactic cards, of which there are $tactic. $clan is a number, $name is the name of a player.
st-label-hidden-cards-tactic =
    { $clan ->
        [one] { $name }'s hand: { $clan } hidden clan card
       *[other] { $name }'s hand: { $clan } hidden clan cards
    } and { $tactic ->
        [one] { $tactic } hidden tactic card
       *[other] { $tactic } hidden tactic cards
    }
# A side of a stone: $kind is the kind of its formation (st-label-kinds), $total the total of its values: colour run
# 24.
st-label-formation = { $kind } { $total }

## Options of a new game, and what the replay jumps to

# An option of a new game.
st-option-rounds = Rounds
# An option of a new game.
st-option-tactics = With tactic cards
# An option of a new game.
st-option-expert = Expert: claim only when a turn begins
# The title of the chart of a finished game.
st-chart-title = Points, and stones held in the round
# What the replay can jump to, in the middle of a sentence.
st-milestone-name = claim
# What the replay can jump to, in the middle of a sentence. $stone is the number of a stone.
st-milestone-claimed = stone { $stone } is claimed
# What the replay can jump to, in the middle of a sentence. $stone is the number of a stone.
st-milestone-awarded = stone { $stone } is awarded
# What the replay can jump to, in the middle of a sentence.
st-milestone-round = the round ends

## Moves in words

# The title of a group of moves in the list of all moves.
st-group-play = Play a card
# The title of a group of moves in the list of all moves.
st-group-ruse = Play a ruse
# The title of a group of moves in the list of all moves.
st-group-return = Put a card back
# The title of a group of moves in the list of all moves.
st-group-claim = Claim a stone
# The title of a group of moves in the list of all moves.
st-group-draw = Draw
# A move, on a button. $card is a card, $stone the number of a stone.
st-move-play = { $card } to stone { $stone }
# A move, on a button. $card is a card, $stone the number of a stone; the card is Blind Man's Bluff or Mud Fight.
st-move-play-mode = { $card } onto stone { $stone }
# A move, on a button.
st-move-recruiter = Play the Recruiter
# A move, on a button. $card is a card, $stone the number of a stone, $target that of another.
st-move-strategist = { $card } from stone { $stone } to stone { $target }
# A move, on a button. $card is a card, $stone the number of a stone.
st-move-strategist-discard = { $card } from stone { $stone } to the discard pile
# A move, on a button. $card is a card, $stone the number of a stone.
st-move-banshee = Discard { $card } of stone { $stone }
# A move, on a button. $card is a card, $stone the number of a stone, $target that of another.
st-move-traitor = Take { $card } of stone { $stone } to stone { $target }
# A move, on a button. $card is a card.
st-move-return = Put { $card } under its deck
# A move, in words.
st-move-return-unseen = Put a card under its deck
# A move, on a button.
st-move-pass = Play no card and pass
# A move, on a button. $stone is the number of a stone.
st-move-claim = Claim stone { $stone }
# A move, on a button. $deck is a deck (st-deck).
st-move-draw = Draw a { $deck } card

## What is to be done now

# Tells the player what to do now.
st-prompt-claim-or-play = Claim a stone, or choose a card and then a stone.
# Tells the player what to do now.
st-prompt-play = Choose a card, then a stone.
# Tells the player what to do now.
st-prompt-claim-or-draw = You may claim a stone. Draw a card to end the turn.
# Tells the player what to do now.
st-prompt-draw = Draw a card to end the turn.
# Tells the player what to do now.
st-prompt-return = Choose a card to put under its deck.
# Tells the player what to do now.
st-prompt-target = Choose where the card goes.
# Tells the player what to do now.
st-prompt-recruiter = Play the Recruiter?
# Tells the player what to do now. $number is 1 to 3.
st-prompt-recruit = Draw { $number } more for the Recruiter.
# Tells the player what to do now. $card is a card.
st-prompt-stone = Choose the stone for { $card }.
# Tells the player what to do now. $card is a ruse.
st-prompt-card = { $card }: choose a card at a stone.

## Explanations of pieces

# A colour of the clan cards, in: A clan card: red, value 5.
st-colour-red = red
# A colour of the clan cards, in: A clan card: red, value 5.
st-colour-green = green
# A colour of the clan cards, in: A clan card: red, value 5.
st-colour-blue = blue
# A colour of the clan cards, in: A clan card: red, value 5.
st-colour-yellow = yellow
# A colour of the clan cards, in: A clan card: red, value 5.
st-colour-purple = purple
# A colour of the clan cards, in: A clan card: red, value 5.
st-colour-brown = brown
# Explains a piece of the board. $name is a player, $side is like colour run 24, or 2 of 3 cards, or no card yet.
st-explain-side = { $name }: { $side }.

## The names on the pictures of the tactic cards

# On the picture of a tactic card: at most ten letters.
st-short-joker = Joker
# On the picture of a tactic card: at most ten letters.
st-short-spy = Spy
# On the picture of a tactic card: at most ten letters.
st-short-shield-bearer = Shield
# On the picture of a tactic card: at most ten letters.
st-short-blind-mans-bluff = Bluff
# On the picture of a tactic card: at most ten letters.
st-short-mud-fight = Mud
# On the picture of a tactic card: at most ten letters.
st-short-banshee = Banshee
# On the picture of a tactic card: at most ten letters.
st-short-recruiter = Recruiter
# On the picture of a tactic card: at most ten letters.
st-short-strategist = Strategist
# On the picture of a tactic card: at most ten letters.
st-short-traitor = Traitor
