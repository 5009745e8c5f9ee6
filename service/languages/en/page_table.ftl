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
# At a table.
page-leave-question = Do you want to leave?
# A button at a table.
page-stay = Stay
# A button at a table and in a replay and in the lessons.
page-rules = Rules
# At a table.
page-sending = Sending…
# A tooltip, for screen readers at a table.
page-look-back = Look back
# In a replay.
page-back-to-now = Back to now
# A label in a replay.
page-speed = Speed
# A link at a table and in a replay.
page-download = Download the game
# In a replay. $step is the number of a step.
page-play-on-from = Play on from step { $step }
# In a replay.
page-play-on-lead = A new game begins at this step, with new draws. Everyone can look up what each hand held at this step.

## Players: who the reader is, their games, ratings, devices, rematches

# At a table. $name is the name of a player.
players-is-remembered = Your games are kept under the name { $name }.
# A button at a table. $name is the name of a player.
players-keep-under = Keep this game under the name { $name }
# At a table.
players-ask-rematch = Ask for a rematch
# At a table.
players-rematch-lead = The same seats again. The next seat begins.
# At a table. $count is a number, $names is names.
players-rematch-waits =
    { $count ->
        [one] { $names } waits in the rematch.
       *[other] { $names } wait in the rematch.
    }
# At a table.
players-rematch-opened = A rematch was opened.
# At a table.
players-join-rematch = Join the rematch
# At a table.
players-go-to-rematch = Go to the rematch
# At a table.
players-watch-rematch = Watch the rematch
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
frame-who-is-you = That is you.
frame-who-is-open = Nobody sits here yet.
frame-who-is-human = A person plays this seat.
frame-who-is-beginner = An AI plays this seat. It plays like easy, but three moves of ten are random; for a first game.
frame-who-is-casual = An AI plays this seat. It plays like easy, but one move of eight is random; for a second game.
frame-who-is-easy = An AI plays this seat. It plays quickly by simple aims; for players who know the rules.
frame-who-is-medium = An AI plays this seat. It looks further ahead; for players who beat easy.
frame-who-is-hard = An AI plays this seat. It thinks longest; for players who win often.
frame-who-is-expert = An AI plays this seat. It has learned from playing itself; for players who beat hard.
frame-who-is-greedy = An AI plays this seat. It takes the best of the next moves, and thinks no further; about as strong as easy.
frame-who-is-random = An AI plays this seat. It makes any legal move; to try the rules out.
# At a table.
frame-for-guest = for the guest of the previous game
# $points is a number.
frame-points-of =
    { $points ->
        [one] { $points } point so far.
       *[other] { $points } points so far.
    }
frame-is-to-move = The game waits for this seat.
# $time is a time such as 4:05.
frame-clock-kinds-turn = Each turn has { $time }.
frame-clock-then-easy = When the time is over, an AI plays the turn.
frame-clock-then-forfeit = A player whose time is over loses.
# Explains a seat. $name is the name of a player.
frame-is-kept = This seat is kept for { $name }, who was invited.
# Explains a seat of a rematch.
frame-is-kept-for-guest = This seat is kept for the guest who had it in the game before.
# Explains the clock. $time is like 10:00.
frame-clock-kinds-bank = All turns together have { $time }.
# Explains the clock. $time and $back are like 10:00.
frame-clock-kinds-bank-back = All turns together have { $time }, and each turn gives { $back } back.

## The end of a game

# A heading, for screen readers at a table and in a replay.
end-title = The result
# The reader, as a column of the table of points.
end-you = You
# At a table.
end-you-among = you
# At a table. $together is names of players, perhaps with you (end-you-among), $points is a number.
end-shared = { CAPITAL($together) } won together, with { $points } each.
end-nobody-draw = The game is a draw.
end-nobody-abandoned = The game was abandoned: nobody won.
# At a table.
end-nobody-other = Nobody won.
# At a table. $place is the number of a seat, $of is a number.
end-place =
    You are { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } of { $of }.
# For screen readers at a table.
end-table-title = The points by category
# At a table.
end-category = For
# A heading of a column at a table.
end-total = Total
# At a table.
end-winner = winner
# At a table. $now is a number, $change is a number with its sign.
end-rating = Your rating is { $now } now ({ $change }).
# A link at a table.
end-replay = Replay
# At a table.
end-analyse = Analyse
# A button at a table.
end-new-game = New game
# At a table.
end-download = Download
# At a table.
end-rematch-ai = Rematch
# At the end of a game. $who is `you` if the reader won, otherwise $name won.
end-won =
    { $who ->
        [you] You won.
       *[other] { $name } won.
    }
# At the end of a game. $who is `you` if the reader won, otherwise $name won. $how is what the game says of how it
# was won, such as: with five stones.
end-won-how =
    { $who ->
        [you] You won { $how }.
       *[other] { $name } won { $how }.
    }
# At the end of a game. $who is `you` if the reader won, otherwise $name won.
end-won-timeout =
    { $who ->
        [you] You won on time.
       *[other] { $name } won on time.
    }
# At the end of a game. $who is `you` if the reader won, otherwise $name won. $what is one of end-tie.
end-won-tie =
    { $who ->
        [you] You won on the tie-break, with more { $what }.
       *[other] { $name } won on the tie-break, with more { $what }.
    }
# What decides between equal points.
end-tie-cubes_on_tiles = cubes on tiles
# At the end of a game. $who is `you` if the reader won, otherwise $name won. $difference is a number of points.
end-won-by =
    { $who ->
        [you] { $difference ->
            [one] You won by { $difference } point.
           *[other] You won by { $difference } points.
        }
       *[other] { $difference ->
            [one] { $name } won by { $difference } point.
           *[other] { $name } won by { $difference } points.
        }
    }
# At the end of a game. $who is `you` if the reader won, otherwise $name won. $left is `you` if the reader left,
# `others` if several did, otherwise $other left.
end-won-left =
    { $who ->
        [you] { $left ->
            [others] You won because the others left.
           *[other] You won because { $other } left.
        }
       *[other] { $left ->
            [you] { $name } won because you left.
            [others] { $name } won because the others left.
           *[other] { $name } won because { $other } left.
        }
    }

## The dialog in which a player leaves their seat, and what that costs

# For screen readers at a table.
leaving-title = What leaving costs
# At a table.
leaving-you = You
# At a table.
leaving-others = The others
# At a table.
leaving-rating = Rating
# At a table.
leaving-after = After that
leaving-does-opens_seat-you = Your seat is open again. The game has not begun.
leaving-does-opens_seat-button = Leave the seat
leaving-does-loses-you = You lose this game.
# $names is names.
leaving-does-loses-others = { $names } wins at once.
leaving-does-loses-button = Leave and lose
leaving-does-ai_plays_on-you = An AI plays your seat to the end. You rank last, whatever it reaches.
# $names is names.
leaving-does-ai_plays_on-others = For { $names } the game goes on, and one of them wins.
leaving-does-ai_plays_on-button = Leave and rank last
leaving-does-abandons-you = The game ends, and nobody wins.
leaving-does-abandons-others = No other person plays this game.
leaving-does-abandons-button = Leave and end the game
# At a table.
leaving-rated = This game is rated. You lose rating as for a lost game.
# At a table.
leaving-unrated = Your rating stays as it is.
# At a table.
leaving-for-good = It cannot be taken back: your seat is not yours any more.
# At a table.
leaving-may-return = You may sit down again as long as the seat is open.
# What leaving costs the others. $names are the other players.
leaving-does-opens_seat-others = { $names } must wait until somebody sits down.
# The same where there are no others.
leaving-nobody-else = Nobody else sits here yet.

## The keys of a table, moves that are typed, and switches

# A button at a table.
keys-keys = Keys
# At a table.
keys-keys-lead = Every key works wherever you are at the table, but not while you type.
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
# After Shift: any of the arrow keys.
key-arrow = arrow
# A heading in the dialog of the keys.
keys-group-board = At the board
# A heading in the dialog of the keys.
keys-group-buttons = Buttons below the board
# A heading in the dialog of the keys.
keys-group-words = Moves in words
# A heading in the dialog of the keys.
keys-group-replay = In a replay
# A heading in the dialog of the keys.
keys-group-everywhere = Everywhere at a table
# What keys do, in the dialog of the keys.
keys-does-nearest = Go to the nearest piece that can be clicked.
# What keys do, in the dialog of the keys.
keys-does-nearest_of_all = Go to the nearest piece of all.
# What keys do, in the dialog of the keys.
keys-does-choose = Choose a piece of your hand. When one is chosen: choose the place with that number.
# What keys do, in the dialog of the keys.
keys-does-choose_place = Choose the place with that number at once.
# What keys do, in the dialog of the keys.
keys-does-click = Click the piece you are at.
# What keys do, in the dialog of the keys.
keys-does-let_go = Let go of what is chosen.
# What keys do, in the dialog of the keys.
keys-does-first = Press the first button, such as “End the turn”.
# What keys do, in the dialog of the keys.
keys-does-second = Press the second button.
# What keys do, in the dialog of the keys.
keys-does-third = Press the third button.
# What keys do, in the dialog of the keys.
keys-does-undo = Undo.
# What keys do, in the dialog of the keys.
keys-does-hint = Ask for a hint.
# What keys do, in the dialog of the keys.
keys-does-skip = Skip to the present.
# What keys do, in the dialog of the keys.
keys-does-type = Type a move.
# What keys do, in the dialog of the keys.
keys-does-all_moves = Open or close the list of all moves.
# What keys do, in the dialog of the keys.
keys-does-step = Go one step back or forward.
# What keys do, in the dialog of the keys.
keys-does-milestone = Go to the milestone before or after.
# What keys do, in the dialog of the keys.
keys-does-mistake = Go to the mistake before or after, in an analysis.
# What keys do, in the dialog of the keys.
keys-does-ends = Go to the first or the last step.
# What keys do, in the dialog of the keys.
keys-does-play = Play the steps, or pause.
# What keys do, in the dialog of the keys.
keys-does-keys = Show these keys.

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
character-random-farewell-won = Moo! I do not know how I won.
character-random-farewell-lost = Moo. Can I eat the cards now?
character-beginner-greeting = I learned the rules this morning. Grandfather says I may play.
character-beginner-farewell-won = I won! I must tell Grandfather.
character-beginner-farewell-lost = I mixed up the rules again. Once more?
character-casual-greeting = I come for the music. Do not mind if I hum.
character-casual-farewell-won = What, over already? And I won?
character-casual-farewell-lost = The song was so good that I forgot the game.
character-easy-greeting = Sit down, sit down. I play for the company.
character-easy-farewell-won = I have won? You were kind to me.
character-easy-farewell-lost = Well played! My plans are as slow as my knees.
character-medium-greeting = I weave all day, so I know a pattern when I see one.
character-medium-farewell-won = One thread after another. That is how I won.
character-medium-farewell-lost = You found my loose thread. Well played.
character-hard-greeting = My clan has held this glen for three hundred years. Begin.
character-hard-farewell-won = You fought well. The glen is still mine.
character-hard-farewell-lost = The glen is yours today. I will come back.
character-expert-greeting = I have seen a million of these games. Show me one that is new.
character-expert-farewell-won = I had seen that one before.
character-expert-farewell-lost = That one was new. Thank you.
character-greedy-greeting = I take the best I see. I never look further.
character-greedy-farewell-won = What a day! My purse is full.
character-greedy-farewell-lost = I took all I could see. You saw more.
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
