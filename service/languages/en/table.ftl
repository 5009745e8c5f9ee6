### Decisions about the table of any game, and what all texts use. $player is a name, $level is the name of an AI's level.

# A refusal: a sentence, and the clause of the rulebook that it follows from.
refusal = { $sentence } ({ $clause }).
# A sentence of an installed game that has no catalogues.
text = { $text }
table-a-seat = A seat

## Seats without a name

name-guest = guest { $number }
name-seat = seat { $number }
name-former = a former player

## Events

table-ai-after-time-out = ({ $player }'s time was over: { $level } moved for them.)
table-ai-after-leaving = ({ $player } has left: { $level } plays on.)
# $failed is the level of an AI.
table-ai-after-failures = ({ $failed } failed three times: { $level } moved.)
# $game is the name of a game.
table-game-opened = A game of { $game } is opened for { $seats }.
table-seat-taken = { $player } sits down.
table-seat-declined = { $player } declines. The seat is open for everybody.
table-seat-left = { $player } leaves.
table-seat-left-to-ai = { $player } leaves. An AI ({ $level }) plays on.
table-time-forfeits = The time of { $player } is over. The seat has lost.
table-time-ran-out = The time of { $player } is over. An AI ({ $level }) plays the turn.
table-time-given = The service was down for { $seconds } seconds, which count for nobody.
table-forked = A new game goes on from here, with new players and fresh chance.
table-undone = { $player } goes back to version { $version }.
table-chosen = { $player } has chosen.
table-choice-withdrawn = { $player } takes back their choice.
table-choices-revealed = All seats have chosen, and their choices are revealed.

## The end of a game. $winners is a list of $number names, $leavers of $left names, $points is like 5:3.

table-ended-abandoned = The game is over, abandoned.
table-ended-abandoned-by = The game is over, abandoned by { $leavers }.
table-ended-drawn = The game is over, without a winner, { $points }.
table-ended-drawn-left =
    The game is over, without a winner, { $points }. { $leavers } left, and { $left ->
        [one] ranks
       *[other] rank
    } last.
table-ended-drawn-resigned = The game is over, without a winner, by resignation.
table-ended-drawn-resigned-by = The game is over, without a winner, by resignation of { $leavers }.
table-ended-drawn-timeout = The game is over, without a winner, on time.
table-ended-drawn-timeout-by = The game is over, without a winner, on time against { $leavers }.
table-ended-won =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, { $points }.
table-ended-won-left =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, { $points }. { $leavers } left, and { $left ->
        [one] ranks
       *[other] rank
    } last.
table-ended-won-resigned =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, by resignation.
table-ended-won-resigned-by =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, by resignation of { $leavers }.
table-ended-won-timeout =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, on time.
table-ended-won-timeout-by =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, on time against { $leavers }.
# $counted is one of tie-break, $numbers is like 4:2.
table-ended-won-tie-break =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, { $points }, with { $number ->
        [one] more
       *[other] as many
    } { $counted } ({ $numbers }).
table-ended-won-tie-break-left =
    The game is over: { $winners } { $number ->
        [one] wins
       *[other] share the victory
    }, { $points }, with { $number ->
        [one] more
       *[other] as many
    } { $counted } ({ $numbers }). { $leavers } left, and { $left ->
        [one] ranks
       *[other] rank
    } last.
tie-break-cubes-on-tiles = cubes on tiles

## Levels of AIs

level-random = random
level-beginner = beginner
level-casual = casual
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-greedy = greedy

## What each game is, in the lobby

blurb-glen-more = Two to five players take tiles from a track, build a territory, and make whisky in the Scottish highlands.
blurb-highland-clans = Three to five clans gather followers, build on their lands, and raid each other for points.
blurb-schotten-totten = Two clans play cards beside nine stones; three cards beside a stone make a formation that may claim it.

## What happens if a player leaves: first what it does, then whether the game counts for ratings

leave-opens-seat = If you leave, your seat is open again.
leave-loses = If you leave, the other player wins.
# $level is one of the levels.
leave-ai-plays-on = If you leave, an AI ({ $level }) plays your seat, and you rank last.
leave-abandons = If you leave, the game ends, as no other human plays it.
leave-unrated = It does not count for ratings.
leave-few-moves = It does not count for ratings, as not all seats have made { $moves } moves.
leave-rated = It counts for ratings: you rank last.
