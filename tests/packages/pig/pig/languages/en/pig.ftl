### Pig. $player is a name.

pg-begins = { $player } begins.
pg-rolls = { $player } rolls { $pips }.
pg-gets-nothing = { $player } gets nothing.
pg-keeps = { $player } keeps { $points }.
pg-roll = Roll.
pg-hold = Hold.

pg-over = It is over
pg-other-turn = It is { $player }'s turn
pg-roll-first = Roll first
