### The replay of any game.

## The replay, the proof, the analysis and hints

# For screen readers in a replay.
replay-replay = Replay
# In a replay.
replay-first = First step
# In a replay.
replay-back = One step back
# In a replay.
replay-forward = One step forward
# In a replay.
replay-last = Last step
# In a replay.
replay-play-steps = Play the steps
# In a replay.
replay-pause-steps = Pause
# For screen readers in a replay.
replay-slider = Step
# In a replay. $at is a number, $count is a number.
replay-step-of = Step { $at } of { $count }
# In a replay. $what is what the replay can jump to, such as a scoring.
replay-previous-milestone = Previous { $what }
# In a replay. $what is what the replay can jump to, such as a scoring.
replay-next-milestone = Next { $what }
# In a replay.
replay-more = Options of the replay
# In a replay.
replay-keys = Keys
# A button in a replay.
replay-copy-link = Copy link
# In a replay.
replay-copied = The link to this step is copied.
# A label in a replay.
replay-seen-by = Seen by
# In a replay.
replay-seen-by-all = all hands
# In a replay. $name is the name of a player.
replay-seen-by-name = { $name }'s hand
# In a replay.
replay-play-on = Play on from here
# In a replay. $step is the number of a step.
replay-play-on-before = Play on from step { $step }
# A heading, a heading of a column in a replay.
replay-step = Step
# A heading of a column in a replay.
replay-event = Event
# For screen readers in a replay.
replay-this-step = This step
# At a table. $count is a number.
replay-changes =
    { $count ->
        [one] { $count } change on the table
       *[other] { $count } changes on the table
    }
# In a replay.
replay-by-service = by the service
# In a replay. $name is the name of a player.
replay-by = by { $name }
# At a table. $number is a number, $count is a number.
replay-draw = Number { $number } of { $count } in sorted order was drawn.
# At a table.
replay-no-draws = Nothing was drawn in this step.
# At a table.
replay-draws-later = The draws are published when the game has ended.
# In a replay.
replay-proof-lead = The service checks that nothing in this game was changed, invented or rigged. Anyone can check the same things.
# In a replay.
replay-proof-wait = Moves, draws and AIs can be checked when the game has ended, because its secret is published then.
# In a replay.
replay-proof-names-chain = Record
# In a replay.
replay-proof-names-fold = Replay
# In a replay.
replay-proof-names-rules = Rules
# In a replay.
replay-proof-names-draws = Draws
# In a replay.
replay-proof-names-choices = AIs
# In a replay.
replay-proof-meaning-chain = Each step's fingerprint includes the one before it. None was changed, left out or added later.
# In a replay.
replay-proof-meaning-fold = Every decision can be read. Replayed in order, they lead to exactly this position.
# In a replay.
replay-proof-meaning-rules = Every move was legal. Its events are exactly those that the rules prescribe.
# In a replay.
replay-proof-meaning-draws = The game's secret determines every draw and roll. The service committed itself to it before the game began.
# In a replay.
replay-proof-meaning-choices = Every move of an AI is the one that its level chooses of what its seat could see. It has not seen other hands.
# In a replay.
replay-proof-status-passed = passed
# In a replay.
replay-proof-status-failed = FAILED
# In a replay.
replay-proof-status-not_yet = when the game has ended
# In a replay.
replay-proof-status-unavailable = not possible here
# In a replay.
replay-proof-status-not_asked = not worked out yet
# In a replay. $count is a number.
replay-proof-checked =
    { $count ->
        [one] { $count } decision was checked.
       *[other] { $count } decisions were checked.
    }
# In a replay. $version is the number of a step, $why is a sentence.
replay-proof-failed = Step { $version }: { $why }
# A button in a replay.
replay-check-again = Check again
# A button in a replay.
replay-prove-choices = Prove the AIs' choices
# In a replay. $done is a number, $of is a number.
replay-proving = Every AI's choice is made again: { $done } of { $of }.
# In a replay. $name is the name of a player, $points is a number.
replay-points-of = { $name } { $points }
# For screen readers in a replay.
replay-chart-table = The points as a table
# In a replay.
replay-analyse = Analyse
# A heading, for screen readers in a replay.
replay-analysis = Analysis
# In a replay. $done is a number, $of is a number.
replay-analysing = { $done } of { $of } moves are judged.
# In a replay.
replay-waits = The analysis begins soon.
# In a replay.
replay-words-meaning = A good move gives away at most 4 % of the chance to win, if all play on like quick AIs.
# In a replay.
replay-stop-analysing = End analysis
# In a replay. $problem is a sentence.
replay-analysis-failed = The analysis has failed. { $problem }
# For screen readers in a replay.
replay-graph = Chance to win, step by step
# In a replay. $name is the name of a player, $share is a percentage.
replay-chance = { $name } { $share }
# In a replay.
replay-no-chance = not judged
# In a replay.
replay-not-yet = This move is not judged yet.
# For screen readers in a replay. $version is the number of a step.
replay-show-mistake = Show the position before step { $version }
# A heading in a replay.
replay-worst = The moves that gave away most
# In a replay.
replay-no-mistakes = No move was a mistake.
# A tooltip in a replay.
replay-words-forced = the only move
# A tooltip in a replay.
replay-words-best = the best move
# A tooltip in a replay.
replay-words-good = a good move
# A tooltip in a replay.
replay-words-inaccuracy = an inaccuracy
# A tooltip in a replay.
replay-words-mistake = a mistake
# A tooltip in a replay.
replay-words-blunder = a blunder
# In a replay.
replay-signs-inaccuracy = ?!
# In a replay.
replay-signs-mistake = ?
# In a replay.
replay-signs-blunder = ??
# In a replay. $name is the name of a player.
replay-in-place-of = an AI for { $name }
# In a replay. $share is a percentage.
replay-gave-away = gave away { $share }
# In a replay.
replay-played = Played
# In a replay.
replay-better = Better
# In a replay. $name is the name of a player, $move is a move in words, $word is one of replay-words.
replay-next = Next, { $name }: { $move }, { $word }.
# In a replay. $move is a move in words.
replay-better-is = Better: { $move }, framed on the board.
# In a replay.
replay-see-better = See the better move
# In a replay.
replay-previous-mistake = Previous mistake
# In a replay.
replay-next-mistake = Next mistake
# A heading in a replay.
replay-accuracy = Accuracy by player
# For screen readers in a replay.
replay-chances = The chances as a table
# Beside a step of the replay. $word is one of replay-words, $share a percentage of the chance to win.
replay-this-gave-away = This step is { $word }: it gave away { $share }.
# The same, where the chances are known and not estimated. $word is one of replay-words, $share is a percentage.
replay-this-gave-away-exactly = This step is { $word }: it gave away exactly { $share }.
# In a list of players: how accurate a player's moves were, as a percentage. $name is the name of a player, $share is
# a percentage.
replay-accuracy-of = { $name }: { $share }
# The same of a player who had only one legal move each time. $name is the name of a player.
replay-accuracy-none = { $name }: no choice of their own
# What keys of the replay do.
replay-keys-step = one step back, one step forward
# What keys of the replay do.
replay-keys-ends = the first step, the last step
# What keys of the replay do. $what is what a game's replay can jump to, such as a scoring.
replay-keys-milestones = previous { $what }, next { $what }
# What keys of the replay do.
replay-keys-play = play the steps, pause
# What keys of the replay do.
replay-keys-mistakes = previous mistake, next mistake
# A label: the hash of what was stored at a step.
replay-fingerprint = fingerprint
# A label: the hash of all that was stored up to a step.
replay-fingerprint-chain = fingerprint of all steps so far

## The page: what many screens say

# In a replay.
page-back-to-now = Back to now
# A label in a replay.
page-speed = Speed
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

## What the AIs' characters say: a cow (random), a child (beginner), one who hums (casual), an old woman (easy), a weaver (medium), a chieftain (hard), one who has seen all (expert), a merchant (greedy)

character-random-farewell-won = Moo! I do not know how I won.
character-random-farewell-lost = Moo. Can I eat the cards now?
character-beginner-farewell-won = I won! I must tell Grandfather.
character-beginner-farewell-lost = I mixed up the rules again. Once more?
character-casual-farewell-won = What, over already? And I won?
character-casual-farewell-lost = The song was so good that I forgot the game.
character-easy-farewell-won = I have won? You were kind to me.
character-easy-farewell-lost = Well played! My plans are as slow as my knees.
character-medium-farewell-won = One thread after another. That is how I won.
character-medium-farewell-lost = You found my loose thread. Well played.
character-hard-farewell-won = You fought well. The glen is still mine.
character-hard-farewell-lost = The glen is yours today. I will come back.
character-expert-farewell-won = I had seen that one before.
character-expert-farewell-lost = That one was new. Thank you.
character-greedy-farewell-won = What a day! My purse is full.
character-greedy-farewell-lost = I took all I could see. You saw more.
