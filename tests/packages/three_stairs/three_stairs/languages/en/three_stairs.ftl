### Three Stairs. $player is a name, $card and $stair are numbers.

ts-turned = A { $card } is turned up.
ts-lays = { $player } lays it on stair { $stair }.
ts-end = The end.
ts-lay = Lay the card on stair { $stair }.
ts-stop = Stop.

## Refusals: the clause follows in brackets.

ts-over = The game is over
ts-lower = The { $card } is lower than the last card of stair { $stair }
