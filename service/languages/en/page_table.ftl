### The table of any game.

## The page: what many screens say

# At a table.
page-connection-lost = The connection to Cairn is lost. The page is trying again.
# At a table.
page-no-game = There is no such game, or it was deleted.
# At a table. $words is what is said.
page-says = “{ $words }”
# At a table. $level is the name of an AI's level (page-level).
page-ai = AI, { $level }
# At a table.
page-human = player
# At a table.
page-status-open = Waiting for players
# At a table and in a replay.
page-status-finished = Finished
# For screen readers at a table.
page-seats = Players and points
# At a table. $count is a number.
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# At a table.
page-to-move = to move
# At a table.
page-winner = winner
# For screen readers at a table.
page-forked = This game is a fork of another game.
# A label at a table.
page-play-as = You play
# A button at a table. $name is the name of a player.
page-hand-over = It is { $name }'s turn at this device. Show { $name }'s side.
# At a table.
page-spectating = You are watching. Hands stay hidden until the game has ended.
# At a table.
page-waiting-for-seats = The game begins when every seat is taken. Send the address of this page to the other players.
# At a table.
page-your-turn = It is your turn.
# At a table.
page-seats-choose = The players choose at the same time.
# At a table. $count is a number, $all is a number.
page-have-chosen = { $count } of { $all } have chosen.
# At a table.
page-you-chose = You have chosen:
# At a table.
page-over = The game is over.
# For screen readers at a table.
page-actions = What you can do
# At a table. $count is a number.
page-all-moves = All { $count } possible moves, in words
# At a table.
page-one-move = The one possible move, in words
# A button at a table.
page-start-again = Choose again
# A button at a table.
page-undo = Undo
# A button at a table.
page-resign = Leave the game
# A button at a table and in a replay and in the lessons.
page-rules = Rules
# At a table.
page-sending = Sending…
# A tooltip, for screen readers at a table.
page-look-back = Look back
# A link at a table and in a replay.
page-download = Download the game

## Players: who the reader is, their games, ratings, devices, rematches

# For screen readers at a table.
players-rematch-of = This game is a rematch.

## The frame of a table: menu, players' strip, pace, clocks

# A tooltip, for screen readers at a table.
frame-menu = More
# At a table.
frame-fork-short = Fork
# At a table.
frame-rematch-short = Rematch
# At a table.
frame-last-move = Last move
# A label at a table.
frame-pace = AIs' speed
# A choice at a table.
frame-paces-slow = slow
# A choice at a table.
frame-paces-normal = normal
# A choice at a table.
frame-paces-fast = fast
# A choice at a table.
frame-paces-once = at once
# A button at a table.
frame-pause = Pause
# A button at a table.
frame-go-on = Go on
# A button at a table. $count is a number.
frame-skip =
    { $count ->
        [0] Skip
       *[other] Skip ({ $count })
    }
# At a table. $count is a number.
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } decision waits to be shown.
       *[other] { $count } decisions wait to be shown.
    }
frame-sound = A sound when it is my turn and this page is hidden
frame-notification = A notification when it is my turn and this page is hidden
# At a table.
frame-notification-refused = This browser does not let the page notify you.
# $title is the name of a game.
frame-your-turn-at = It is your turn in { $title }.
# At a table.
frame-example = An example of the table, until the game begins.
# For screen readers at a table.
frame-size = Size of the board
# At a table.
frame-larger = Make the board larger
# At a table.
frame-smaller = Make the board smaller
# A button at a table.
frame-show-board = Show the board
# A button at a table.
frame-show-result = Show the result
# At a table. $time is a time such as 4:05.
frame-time-left = { $time } left
# At a table.
frame-time-low = Less than a fifth of your time is left.
# At a table. $days is a number, $hours is a number.
frame-days = { $days } d { $hours } h
# At a table.
frame-for-guest = for the guest of the previous game

## The keys of a table, moves that are typed, and switches

# A button at a table.
keys-keys = Keys
# A label at a table.
keys-type-move = Type a move
# At a table.
keys-type-how = Write a move as it stands in this list, then press Enter.
# At a table. $count is a number.
keys-fitting =
    { $count ->
        [one] One move fits. Enter plays it.
       *[other] { $count } moves fit.
    }
# At a table.
keys-none-fits = No move is written like this. The nearest ones are below.
# At a table. $count is a number.
keys-not-clear = { $count } moves fit. Write more, or choose one.
keys-motion = Motion
keys-sounds = Sounds
keys-explanations = Explanations of what the mouse or the focus rests on

## What can be said at a table

# A tooltip, for screen readers at a table.
phrases-say = Say something
# At a table.
phrases-phrases-hello = Hello!
# At a table.
phrases-phrases-good_luck = Good luck!
# At a table.
phrases-phrases-well_played = Well played!
# At a table.
phrases-phrases-thanks = Thank you!
# At a table.
phrases-phrases-oops = Oops!
# At a table.
phrases-phrases-thinking = I am thinking…
# At a table.
phrases-phrases-bagpipes = Bagpipes!
# At a table.
phrases-phrases-again = Again?
# At a table. $name is the name of a player, $words is what is said.
phrases-says = { $name } says: { $words }
# At a table.
phrases-mute-here = Mute what people say at this table
# At a table.
phrases-mute-always = Mute it at all tables

## What the AIs' characters say: a cow (random), a child (beginner), one who hums (casual), an old woman (easy), a weaver (medium), a chieftain (hard), one who has seen all (expert), a merchant (greedy)

character-random-greeting = Moo. I put my hoof where I like.
character-beginner-greeting = I learned the rules this morning. Grandfather says I may play.
character-casual-greeting = I come for the music. Do not mind if I hum.
character-easy-greeting = Sit down, sit down. I play for the company.
character-medium-greeting = I weave all day, so I know a pattern when I see one.
character-hard-greeting = My clan has held this glen for three hundred years. Begin.
character-expert-greeting = I have seen a million of these games. Show me one that is new.
character-greedy-greeting = I take the best I see. I never look further.

## The replay, the proof, the analysis and hints

# A heading, for screen readers at a table and in a replay.
replay-history = What happened
# For screen readers at a table. $version is the number of a step.
replay-show-step = Show step { $version }
# At a table.
replay-facts = Events, draws and fingerprints
# In a replay.
replay-proof = Proof
# A button at a table.
replay-hint = Hint
# At a table.
replay-hint-thinks = An AI looks for a good move.
# At a table. $move is a move in words.
replay-hint-is = { CAPITAL($move) }.
# At a table.
replay-hint-others = Other moves
# At a table. $move is a move in words, $share is a percentage.
replay-hint-other = { $move }: { $share }
# At a table.
replay-hint-failed = No hint was found.
# At a table.
replay-close-hint = Close the hint
# After the move that a hint suggests. $share is a percentage.
replay-hint-expects = It is framed on the board. Your chance to win is { $share } then, if all play on like quick AIs.
# The same, where nothing is hidden any more. $share is a percentage.
replay-hint-expects-exactly = It is framed on the board. Your chance to win is { $share } then, exactly: all is known to the end.
# After Shift: any of the arrow keys.
key-arrow = arrow
# What is printed on a key of a keyboard in this language.
key-Shift = Shift
# What is printed on a key of a keyboard in this language.
key-Home = Home
# What is printed on a key of a keyboard in this language.
key-End = End
# What is printed on a key of a keyboard in this language.
key-Space = Space
# What is printed on a key of a keyboard in this language.
key-Enter = Enter
# What is printed on a key of a keyboard in this language.
key-Esc = Esc
