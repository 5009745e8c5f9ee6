### What a table tells those who ask: the keys, what leaving costs, who is on a seat.

## The page: what many screens say

# At a table.
page-leave-question = Do you want to leave?
# A button at a table.
page-stay = Stay

## The frame of a table: menu, players' strip, pace, clocks

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

# At a table.
keys-keys-lead = Every key works wherever you are at the table, but not while you type.
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
