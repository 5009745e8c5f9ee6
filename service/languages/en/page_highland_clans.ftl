### The table of Highland Clans. Pieces, colours and numbers of things are in highland_clans.ftl: $what, $takes, $colour have the forms that they have there.

## The board, mostly for screen readers

# A heading, for screen readers. $name is the name of a player.
hc-label-reserve = Reserve of { $name }
# $colour is a colour.
hc-label-reserve-cube = { $colour } cube of the reserve
# $most is a number, $done is a number.
hc-label-actions =
    { $most ->
        [one] { $done } of { $most } action
       *[other] { $done } of { $most } actions
    }
# $used is a number, $most is a number.
hc-label-used = { $used } of { $most } cubes
hc-label-round-word = Round
# For screen readers.
hc-label-stacks = Domains and raid cards
# $name is the name of a player.
hc-label-start = { $name } is the start player
# $name is the name of a player.
hc-label-following = { $name } has the largest following
# $cubes is resources, or cubes like 2 blue, 1 red.
hc-label-bag = Bag: { $cubes }
# A heading, for screen readers.
hc-label-bag-title = Bag
hc-label-deck-title = Cards
hc-label-discards-title = Discards
hc-label-domains = Domains
# $number is a number.
hc-label-deck =
    { $number ->
        [one] { $number } raid card in the deck
       *[other] { $number } raid cards in the deck
    }
# $number is a number.
hc-label-discards =
    { $number ->
        [one] { $number } card discarded
       *[other] { $number } cards discarded
    }
# $left is a number.
hc-label-supply = Supply of { $left } domains
# For screen readers. $points is a number, $name is the name of a player.
hc-label-clan =
    { $points ->
        [one] Clan of { $name }, { $points } point
       *[other] Clan of { $name }, { $points } points
    }
# $name is the name of a player, $warriors is like 2 warriors (hc-warriors), $pipers is like 1 piper (hc-pipers),
# $monks is like 3 monks (hc-monks).
hc-label-court = Court of { $name }: { $warriors }, { $pipers }, { $monks }
# $what is what the replay can jump to, such as a scoring, $name is the name of a player.
hc-label-land = { $what } of { $name }
# $name is the name of a player.
hc-label-free-land = free land of { $name }
# $value is the value of a card.
hc-label-card = raid card { $value }
# A heading. $name is the name of a player.
hc-label-hand-of = Raid cards of { $name }
hc-label-no-raid = No raid now
# A heading, for screen readers.
hc-label-raid-title = Raid
# $round is a number.
hc-label-raid-round = Round { $round } of 3
hc-label-raids = raids
hc-label-defends = defends
# $clans is a list of clans with their points.
hc-label-track = Score track: { $clans }. From 30 on is the red zone.
# No cubes: Bag: none.
hc-label-none = none
# For screen readers. $cards are the values of the $number cards of player $name.
hc-label-hand =
    { $number ->
        [one] Hand of { $name }: { $number } raid card, { $cards }
       *[other] Hand of { $name }: { $number } raid cards, { $cards }
    }
# For screen readers. $number is how many cards player $name holds.
hc-label-hand-hidden =
    { $number ->
        [one] Hand of { $name }: { $number } raid card, hidden
       *[other] Hand of { $name }: { $number } raid cards, hidden
    }
# For screen readers. $attacker and $defender are players; $first and $second are how many rounds they won. $fought
# is a number, $laid is a number.
hc-label-raid =
    Raid: { $attacker } raids { $defender }. { $fought ->
        [one] { $fought } combat round
       *[other] { $fought } combat rounds
    } fought, won { $first } and { $second }. { $laid ->
        [one] { $laid } card
       *[other] { $laid } cards
    } laid.

## Explanations: what each thing is

hc-about-track-title = Score track
hc-about-track-text = Each clan has a marker on the stone of its points. The red zone begins at 30: from then on a domain tile is turned over after each round, and the game may end.

## Explanations: what a thing means now

# $name is the name of a player, $points is a number.
hc-now-standing = { $name }: { $points }

## What is to be done now

# Tells the player what to do now.
hc-prompt-keep = Keep the six cubes, or click the cubes to put back.
# Tells the player what to do now.
hc-prompt-piper = Play the card with a piper, or without one.
# Tells the player what to do now.
hc-prompt-lay = Lay a card face down.
# Tells the player what to do now.
hc-prompt-discard = Choose a card to discard.
# Tells the player what to do now.
hc-prompt-spoil = Take a spoil, or take nothing.
# Tells the player what to do now.
hc-prompt-raid = Raid a court, exchange one to three cards, or do neither.
# Tells the player what to do now.
hc-prompt-domain = Choose how you pay for the domain.
# Tells the player what to do now.
hc-prompt-where = Choose where the cube goes: to a court, or on a free land.
# Tells the player what to do now.
hc-prompt-which = Choose one of these moves.
# Tells the player what to do now.
hc-prompt-action = Choose a cube and where it goes, or choose the supply to buy a domain.

## Options of a new game, and what the replay jumps to

# What the replay can jump to, in the middle of a sentence.
hc-milestone-name = scoring
# What the replay can jump to.
hc-milestone-scored = the round is scored
# An option of a new game, or a value of it.
hc-option-raid_refill = After a raid, discard
# An option of a new game, or a value of it.
hc-option-hand = any two of the hand
# An option of a new game, or a value of it.
hc-option-drawn = two of the cards just drawn

## Moves in words

# The title of a group of moves in the list of all moves.
hc-group-six = The six cubes
# The title of a group of moves in the list of all moves.
hc-group-redraw = Put back and draw again
# The title of a group of moves in the list of all moves.
hc-group-build = Build
# The title of a group of moves in the list of all moves.
hc-group-court = To court
# The title of a group of moves in the list of all moves.
hc-group-domain = Buy a domain
# The title of a group of moves in the list of all moves.
hc-group-bard = Send a bard
# The title of a group of moves in the list of all moves.
hc-group-exchange = Exchange cards
# The title of a group of moves in the list of all moves.
hc-group-lay = Lay a card
# The title of a group of moves in the list of all moves.
hc-group-spoils = Spoils
# The title of a group of moves in the list of all moves.
hc-group-discard = Discard
# A move, on a button.
hc-move-keep = Keep the cubes
# A move, on a button. $cubes is like 2 blue, 1 red.
hc-move-redraw = Put back { $cubes }
# A move, on a button. $what is a building: cattle, a castle, a monastery. $what_one is the form `one` of $what.
hc-move-build = Put { $what_one } on a free land
# A move, on a button.
hc-move-warrior = Take a warrior to court
# A move, on a button.
hc-move-piper = Take a piper to court
# A move, on a button. $count is 1 or 2.
hc-move-monks =
    { $count ->
        [one] Take { $count } monk to court
       *[other] Take { $count } monks to court
    }
# A move, on a button. $place is hc-reserve or hc-court.
hc-move-domain-red = Domain for 1 yellow from the { $place } and 1 red
# A move, on a button. $place is hc-reserve or hc-court, $number is 0, 1 or 2.
hc-move-domain-green =
    { $number ->
        [0] Domain for 1 yellow from the { $place } and 2 green from the reserve
       *[other] Domain for 1 yellow from the { $place } and 2 green, { $number } from the court
    }
# A move, on a button. $opponent is a player, $takes one or two followers. $takes_one is the form `one` of $takes.
hc-move-bard = Bard to { $opponent }: { $takes_one } to the bag
# A move, on a button. $opponent is a player, $takes one or two followers, $kept the follower that comes to one's own
# court. $takes_one is the form `one` of $takes.
hc-move-bard-keep = Bard to { $opponent }: { $takes_one } (keep the { $kept })
# A move, on a button.
hc-move-end-actions = Take no further action
# A move, on a button. $opponent is a player.
hc-move-raid = Raid { $opponent }
# A move, on a button. $cards are values of cards: 1, 2, 4.
hc-move-exchange = Exchange { $cards }
# A move, on a button.
hc-move-end-turn = Neither raid nor exchange
# A move, on a button. $card is the value of a raid card, 1 to 4.
hc-move-lay = Lay a { $card }
# A move, on a button. $card is the value of a raid card, 1 to 4.
hc-move-lay-piper = Lay a { $card } with a piper
# A move, on a button. $what is a building. $what_one is the form `one` of $what.
hc-move-spoil = Take { $what_one }
# A move, on a button.
hc-move-no-spoil = Take nothing
# A move, on a button. $card is the value of a raid card.
hc-move-discard = Discard a { $card }
