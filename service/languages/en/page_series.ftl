### Series of games.

## Series: tournaments that run by themselves

# A heading on the pages of series.
tournament-title = Series
# On the pages of series.
tournament-lead = Tournaments that run by themselves: rounds are paired, games opened, results counted. Lots and pairings can be proven.
# On the pages of series.
tournament-none = There is no series yet.
# On the pages of series.
tournament-open-first = Give a name, and open the first one.
# A heading on the pages of series.
tournament-statuses-open = Open
# A heading on the pages of series.
tournament-statuses-running = Running
# A heading on the pages of series.
tournament-statuses-finished = Finished
# On the pages of series.
tournament-formats-round_robin = Round robin
# On the pages of series.
tournament-formats-swiss = Swiss
# On the pages of series.
tournament-formats-single_elimination = Single elimination
# On the pages of series.
tournament-formats-double_elimination = Double elimination
# On the pages of series.
tournament-formats-arena = Arena
# On the pages of series.
tournament-format-meanings-round_robin = every player meets every other
# On the pages of series.
tournament-format-meanings-swiss = players with equal points meet, never twice
# On the pages of series.
tournament-format-meanings-single_elimination = one loss, and a player is out
# On the pages of series.
tournament-format-meanings-double_elimination = two losses, and a player is out
# On the pages of series.
tournament-format-meanings-arena = free players are paired, for a set time
# On the pages of series. $taken is a number, $places is a number.
tournament-taken = { $taken } of { $places } places taken
# On the pages of series. $name is the name of a player.
tournament-organiser = by { $name }
# A button on the pages of series.
tournament-join = Take part
# A button on the pages of series.
tournament-commit = Join and protect the lots
# On the pages of series.
tournament-commit-help = This browser keeps a random number, so that the lots cannot be chosen. Keep this page open for two minutes when joining closes, or you are out.
# On the pages of series.
tournament-opening = Joining has closed. The lots are drawn when all have opened their random numbers.
# A button on the pages of series.
tournament-leave = Withdraw
# A button on the pages of series.
tournament-start = Begin now
# A button on the pages of series.
tournament-end = End it now
# On the pages of series.
tournament-your-table = Your game
# On the pages of series. $at is a number.
tournament-come-until = Sit down by { $at }, or you lose the game.
# On the pages of series. $names is names.
tournament-yours = You play { $names }.
# On the pages of series. $name is the name of a player.
tournament-bye = { $name } has a bye
# On the pages of series.
tournament-no-table-yet = Your next game comes with the next round.
# A heading, for screen readers on the pages of series.
tournament-standings = Table
tournament-columns-rank = Rank
tournament-columns-who = Who
tournament-columns-points = Points
tournament-columns-won = W
tournament-columns-drawn = D
tournament-columns-lost = L
tournament-whole-columns-won = Won
tournament-whole-columns-drawn = Drawn
tournament-whole-columns-lost = Lost
# A heading of a column on the pages of series.
tournament-tie-breaks-direct_encounter = Direct
# A heading of a column on the pages of series.
tournament-tie-breaks-buchholz = Buchholz
# A heading of a column on the pages of series.
tournament-tie-breaks-sonneborn_berger = S-B
# A heading of a column on the pages of series.
tournament-tie-breaks-wins = Wins
# A heading on the pages of series.
tournament-rounds = Rounds
# A heading, for screen readers on the pages of series. $number is a number.
tournament-round = Round { $number }
# A heading, for screen readers on the pages of series.
tournament-bracket = Bracket
# On the pages of series.
tournament-no-show = did not come
# On the pages of series. $name is the name of a player.
tournament-history = Games of { $name }
# On the pages of series.
tournament-close = Close
# On the pages of series.
tournament-points-help = A win counts 2, a draw 1. Choose a name to see their games.
# On the pages of series.
tournament-withdrawn = withdrawn
# On the pages of series.
tournament-bot = bot
# A heading on the pages of series.
tournament-proof = Proof
# On the pages of series.
tournament-proof-help = The lots, and the ids of all games, follow from a secret that the series was committed to before anybody joined.
# A button on the pages of series.
tournament-check = Check the proofs
# On the pages of series.
tournament-proofs-passed = passed
# On the pages of series.
tournament-proofs-failed = failed
# On the pages of series.
tournament-proofs-not_yet = after the end
# On the pages of series.
tournament-proofs-unavailable = cannot be made here
# On the pages of series.
tournament-proof-names-chain = Nothing was rewritten
# On the pages of series.
tournament-proof-names-fold = It can be replayed
# On the pages of series.
tournament-proof-names-rules = Each round was paired as the format says
# On the pages of series.
tournament-proof-names-draws = The lots are those of the secret
# On the pages of series.
tournament-proof-names-actors = Who withdrew participants
# On the pages of series.
tournament-proof-names-results = Each result is that of its game
# A link on the pages of series.
tournament-archive = Download its record
# A button on the pages of series.
tournament-new-series = New series
# On the pages of series.
tournament-name = Name of the series
# A label of some fields on the pages of series.
tournament-format = Format
# On the pages of series.
tournament-places = Places
# A label of some fields on the pages of series.
tournament-ais = AIs that take part
# On the pages of series.
tournament-listed = Show the series to everybody
# On the pages of series.
tournament-open = Open the series
# On the pages of series.
tournament-seconds = Minutes that the arena lasts
# On the pages of series.
tournament-ended-because-played = It was played to its end.
# On the pages of series.
tournament-ended-because-too_few = Too few took part.
# On the pages of series.
tournament-ended-because-called_off = Its organiser ended it.
# On the pages of series.
tournament-no-series = There is no such series.
# In the list of series and at the head of one. $round is a number, $rounds is a number.
tournament-round-of = Round { $round } of { $rounds }
