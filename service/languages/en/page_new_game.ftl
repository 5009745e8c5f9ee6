### The form for a new game: its seats, its options and its clock.

# In the lobby.
lobby-level-meanings-beginner = plays like easy, but three moves of ten are random; for a first game
# In the lobby.
lobby-level-meanings-casual = plays like easy, but one move of eight is random; for a second game
# In the lobby.
lobby-level-meanings-easy = plays quickly by simple aims; for players who know the rules
# In the lobby.
lobby-level-meanings-medium = looks further ahead; for players who beat easy
# In the lobby.
lobby-level-meanings-hard = thinks longest; for players who win often
# In the lobby.
lobby-level-meanings-expert = has learned from playing itself; for players who beat hard
# In the lobby.
lobby-level-meanings-greedy = takes the best of the next moves, and thinks no further; about as strong as easy
# In the lobby.
lobby-level-meanings-random = makes any legal move; to try the rules out
# What opens details in the lobby.
lobby-what-levels = What are the levels of the AIs?
# In the lobby. $place is the number of a seat.
lobby-seat-kind = Who sits on seat { $place }
# For screen readers in the lobby. $place is the number of a seat.
lobby-seat-name = Name on seat { $place }
# In an empty field in the lobby.
lobby-name-placeholder = Your name
# In the lobby.
lobby-guest-placeholder = Their name
# A label of some fields in the lobby.
lobby-options = Options
# In the lobby.
lobby-at-random = at random
# In the lobby.
lobby-clock = Clock
lobby-clock-kinds-none = No clock
lobby-clock-kinds-turn = Seconds a turn
lobby-clock-kinds-bank = A bank of time, with an increment
lobby-clock-kinds-days = Days a move
lobby-clock-fields-turn-seconds = Seconds for each turn
lobby-clock-fields-bank-seconds = Seconds in the bank
lobby-clock-fields-bank-increment = Seconds back after each turn
lobby-clock-fields-days-days = Days for each turn
# In the lobby.
lobby-clock-then = When the time is over
lobby-clock-ends-easy = an easy AI plays the turn
lobby-clock-ends-forfeit = the player loses
lobby-listed = Show the game in the lobby
lobby-rated = The game counts for ratings
# In the lobby.
lobby-rated-lead = It counts if only players and AIs play it, and each makes some moves. A game that may count has no undo and no hints.
# An option of a new game: the seat that begins.
lobby-first-seat = Who begins
# In the lobby. $name is the name of a player.
players-me-named = Me ({ $name })
# In the lobby. $name is the name of a player.
players-invited-seat = Invite { $name }
# On the pages of series.
lobby-kinds-me = Me
# On the pages of series.
lobby-kinds-guest = A guest at this device
# On the pages of series.
lobby-kinds-open = Anyone who comes
# On the pages of series.
lobby-kinds-beginner = AI, beginner
# On the pages of series.
lobby-kinds-casual = AI, casual
# On the pages of series.
lobby-kinds-easy = AI, easy
# On the pages of series.
lobby-kinds-medium = AI, medium
# On the pages of series.
lobby-kinds-hard = AI, hard
# On the pages of series.
lobby-kinds-expert = AI, expert
# On the pages of series.
lobby-kinds-greedy = AI, greedy
# On the pages of series.
lobby-kinds-random = AI, random
