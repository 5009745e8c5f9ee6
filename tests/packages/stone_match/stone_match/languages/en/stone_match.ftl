### Stone Match. $player and $other are names, $hand and $second are hands.

sm-begins = Go.
sm-shows = { $player } shows { $hand }, and { $other } { $second }.
sm-show = Show { $hand }.

## Hands

sm-stone = stone
sm-paper = paper
sm-shears = shears

## Refusals: the clause follows in brackets.

sm-over = The match is over
