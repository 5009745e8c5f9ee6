### Decisions of a series of games, such as a tournament. $player is a name.

series-opened = The series was opened.
series-joined = { $player } takes part.
series-withdrawn-participant = { $player } has withdrawn.
series-withdrawn-operator = { $player } was withdrawn by the operator.
series-withdrawn-organiser = { $player } was withdrawn by the organiser.
series-joining-closed = Joining has closed. Participants open their nonces.
series-nonce-opened = { $player } has opened their nonce.
series-over = The series has ended.
# $first is a list of names.
series-won = The series has ended: { $first } came first.
# $order is a list of names with commas only.
series-lots-drawn = The lots were drawn: { $order }.
# $tables is a list of series-opposite with commas only.
series-paired = Round { $round } was paired: { $tables }.
series-opposite = { $first } – { $second }
series-bye = { $player } has a bye in round { $round }.
series-half-bye = { $player } rests in round { $round }.
# $game is the id of a game, $reason a name of the API.
series-result = The game { $game } has ended ({ $reason }).
series-no-show = { $players } did not come to the game { $game }.
