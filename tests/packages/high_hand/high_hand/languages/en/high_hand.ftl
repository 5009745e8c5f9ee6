### High Hand. $player is a name, $card is a number.

hh-begins = { $player } begins.
hh-gets = { $player } gets a card.
hh-gets-known = { $player } gets the { $card }.
hh-stands = { $player } stands.
hh-puts-away = { $player } puts a card away.
hh-puts-away-known = { $player } puts the { $card } away.
hh-highest = { $player } has the highest of { $cards }.
hh-stand = Stand.
hh-change = Change.

## Refusals: the clause follows in brackets.

hh-over = Over
hh-other-turn = It is { $player }'s turn
