### What the page says from its beginning on: in the lobby, and on all screens.


## The page: what many screens say

# A heading on a player's page.
page-loading = Loading…
# A tooltip, for screen readers.
page-sounds = Sounds
# A link.
page-games = Games
# A link at a table.
page-series = Series
# A link.
page-docs = API
# A button at a table and in a replay and in the lessons and in the lobby and on a player's page and on the pages of
# series.
page-close = Close
# A button in the lobby and on a player's page.
page-cancel = Cancel
page-unknown-error = The request failed. Please try again.
# At a table.
page-offline = Cairn cannot be reached. Please try again.
# A button at a table and on a player's page.
page-try-again = Try again
# A heading.
page-not-shown = This cannot be shown
# A link.
page-to-games = Go to the games
page-no-screen = There is no such page at Cairn.
# A button in the lobby and on a player's page.
page-more = Show more
# In the lobby and on the pages of series.
page-watch = Watch
# In the lobby.
page-play = Play
# In the lobby.
page-open-replay = Replay
# A button at a table.
page-sit-down = Sit down
# At a table. $title is the name of a game.
page-sit-down-at = Sit down at { $title }
# At a table and in the lobby. $title is the name of a game, $names is names.
page-game-of = { $title }: { $names }
# At a table and in the lobby.
page-open-seat = open seat
# At a table and in the lobby.
page-kept-seat = kept seat
# In the lobby. $name is the name of a player.
page-kept-for = { $name } (invited)
# At a table and on a player's page and on the pages of series.
page-you = you
# In the lobby. $names is names.
page-won = { $names } won
# In the lobby.
page-nobody-won = nobody won
page-reasons-resigned = by resignation
page-reasons-abandoned = abandoned
page-reasons-draw = a draw
# In the lobby. $name is the name of a player, $level is the name of an AI's level (page-level).
page-name-and-level = { $name } ({ $level })
# At a table.
page-your-name = Your name
# At a table and on the pages of series.
page-status-running = Being played
# At a table. $name is the name of a player.
page-turn-of = It is { $name }'s turn.
# For screen readers.
page-rulebook = Rulebook
# For screen readers. $columns is the headings of a table.
page-rulebook-table = Table: { $columns }
# $clause is a clause of the rulebook such as GM-31.
page-read-clause = Read { $clause } in the rulebook
# At a table.
page-no-such-move = You cannot use that now.
# At a table.
page-stale-move = The game has changed. Look at it again before you move.
page-speeds-2000 = slow
page-speeds-1000 = normal
page-speeds-400 = fast
page-speeds-120 = very fast
page-milestone = milestone
page-chart = Points over time
# A percentage, in all places. $percent is a whole number.
page-percent = { $percent } %
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-random = random
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-beginner = beginner
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-casual = casual
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-easy = easy
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-medium = medium
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-hard = hard
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-expert = expert
# A level of the AIs, as in: AI, easy; or: Bob (easy).
page-level-greedy = greedy
# The first link, for those who use the keyboard.
page-skip = Skip to the page
# The title of a group of moves in the list of all moves, such as to end the turn.
page-group-turn = Your turn
# A move, on a button.
page-end-turn = End the turn
# The label of the choice of a language.
page-language = Language

## The lobby, the form of a new game, invitations

# A heading in the lobby.
lobby-title = Games at Cairn
# In the lobby.
lobby-lead = An inn in a Scottish glen, with three games on its tables. Come in.
# In the lobby.
lobby-doors-play = Play now
# In the lobby.
lobby-doors-friend = With a friend
# In the lobby.
lobby-doors-learn = Learn
# In the lobby.
lobby-played-now = Being played now
# In the lobby.
lobby-play-lead = Which game do you want to play against an equal opponent?
# In the lobby. $title is the name of a game.
lobby-searching-at = Looking for an opponent at { $title }.
# In the lobby.
lobby-then-ai = If no player comes within 20 seconds, an AI of a similar level plays.
# In the lobby.
lobby-guest-lead = Which game? AIs sit down with you at once. With a name, you are matched with people.
# In the lobby.
lobby-friend-lead = Which game? It is private: only players with its link can join.
# A button in the lobby.
lobby-new-game = New game
# A heading in the lobby.
lobby-kept-here = Games that this device can replay
# A heading in the lobby.
lobby-games-on-shelf = The games
# A heading in the lobby.
lobby-tables = Tables
# For screen readers in the lobby. $action is the text of a button, $title is the name of a game.
lobby-of = { $action }: { $title }
# In the lobby. $minutes is a number.
lobby-minutes = about { $minutes } minutes
# In the lobby.
lobby-more-choices = More choices
# A button at a table and in the lessons and in the lobby.
lobby-how-to-play = How to play
# In the lobby.
lobby-watch-ais = Watch AIs play
# For screen readers in the lobby.
lobby-standings = Standings
# A heading in the lobby.
lobby-sections-open = Waiting for players
# A heading in the lobby.
lobby-sections-running = Being played
# A heading in the lobby.
lobby-sections-finished = Finished
# In the lobby.
lobby-empty-open = No game waits for players.
# In the lobby.
lobby-empty-running = No game is being played.
# In the lobby.
lobby-empty-finished = No game has ended yet.
# In the lobby.
lobby-empty-filtered = No game fits what you look for.
# For screen readers in the lobby.
lobby-filters = Which games are shown
# In the lobby.
lobby-any-game = All games
# In the lobby.
lobby-which-game = Game
lobby-show-all = All
lobby-show-open = Open seats
lobby-show-mine = Mine
lobby-show-running = Being played
lobby-show-finished = Finished
# For screen readers, in an empty field in the lobby.
lobby-search = Player's name
# In the lobby. $most is a number.
lobby-search-lead = Only the { $most } newest games of each list are searched.
# A link in the lobby.
lobby-clear = Show everything
# A label of some fields in the lobby and on the pages of series.
lobby-which-ruleset = Which game?
# A label of some fields in a replay and in the lobby.
lobby-players-legend = Players
# In the lobby. $place is the number of a seat.
lobby-seat-number = Seat { $place }
# In a replay and in the lobby.
lobby-open-game = Open the game
# A button at a table.
lobby-invite = Invite
# At a table. $title is the name of a game.
lobby-invite-to = Invite to { $title }
# At a table.
lobby-invite-lead = Send this link to the people you want to play with. They open it and choose “Sit down”.
# At a table.
lobby-invite-code = QR code with the link to the game
# At a table.
lobby-invite-link = Link to the game
# A button at a table.
lobby-copy = Copy the link
# At a table.
lobby-copied = The link is copied.
# A button at a table.
lobby-share = Share
# A button at a table.
lobby-beside = Somebody else at this device sits down
# In the lessons. $title is the name of a game.
lobby-how-title = How to play { $title }
# In the lessons.
lobby-no-how = The rulebook explains this game.
# A button in the lessons.
lobby-whole-rulebook = The whole rulebook
# On a card of the lobby: how many can play a game. $number is a number.
lobby-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
# On a card of the lobby: how many can play a game. $least is a number, $most is a number.
lobby-players-from = { $least } to { $most } players

## Players: who the reader is, their games, ratings, devices, rematches

# A heading, a link on a player's page.
players-you = You
# A heading on a player's page.
players-your-name = Your name
# A button on a player's page.
players-remember = Remember me
# On a player's page.
players-remember-lead = Give a name, and Cairn keeps your games, tells you when it is your turn, and rates how you play.
# At a table.
players-guest-name = Name of the guest
# At a table.
players-guest-lead = You have a seat in this game. Somebody else at this device can sit down as a guest.
# On a player's page.
players-forgotten = This device does not know you any more: its access was removed, or the player was erased.
# A heading in the lobby.
players-your-games = Your games
# In the lobby.
players-no-games = You have no unfinished games.
# A link in the lobby and on a player's page.
players-all-your-games = All your games and ratings
# In the lobby.
players-is-your-turn = your turn
# In the lobby.
players-invited = invitation
# In the lobby. $count is a number.
players-waiting-count =
    { $count ->
        [one] { $count } game waits for you.
       *[other] { $count } games wait for you.
    }
# A button in the lobby.
players-accept = Accept
# A button in the lobby.
players-decline = Decline
# In the lobby. $game is the name of a game.
players-accept-of = Accept the invitation to { $game }
# In the lobby. $game is the name of a game.
players-decline-of = Decline the invitation to { $game }
# A button on a player's page.
players-block = Block
# On a player's page. $name is the name of a player.
players-block-of = Block { $name }
# On a player's page. $name is the name of a player.
players-block-lead = You then see no invitations from { $name }. They are not notified. You can unblock them on your page “You”.
# A button on a player's page.
players-block-not = Do not block

## The recovery code: twelve words by which somebody comes back

# A button on a player's page.
code-write = Write down your recovery code
# On a player's page.
code-lead = Twelve words on paper let you come back when no device knows you any more.
# A button on a player's page.
code-later = Later
# A link on a player's page.
code-have = I have a recovery code

## The frame of a table: menu, players' strip, pace, clocks

frame-your-turn = Your turn
frame-links = Press the down arrow key for the links.
frame-explanation = Explanation

## Archives: files with a whole game

# A heading, a link in a replay and in the lobby.
archive-title = Check an archive
