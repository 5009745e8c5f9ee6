### Ard Rí. $player and $other are names, $start and $end are squares such as d4.

ar-begins = The game begins; { $player } attacks, and { $other } has the king.
ar-moves = { $player } moves from { $start } to { $end }.
# $squares is a list of squares.
ar-captures = { $player } captures on { $squares }.
ar-turn = It is { $player }'s turn.
ar-last-turn = That was the last turn.
ar-wins-escape = { $player } wins: the king has escaped.
ar-wins-capture = { $player } wins: the king is captured.
ar-wins-stuck = { $player } wins: nothing else can move.
ar-move = Move from { $start } to { $end }.

## Refusals: the clause follows in brackets.

ar-over = The game is over
ar-other-turn = It is { $player }'s turn
ar-no-piece = No piece of yours is on { $start }
ar-no-line = { $end } is not in a straight line with { $start }
ar-throne = Only the king stops on the throne
ar-in-the-way = A piece stands in the way from { $start } to { $end }
