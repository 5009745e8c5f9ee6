"""Ard Rí drawn as text."""

from collections.abc import Sequence

from ard_ri.events.pieces import SIZE, SQUARES
from ard_ri.projections.state import State

MARKS = {"attacker": "A", "defender": "D", "king": "K", None: "."}


def draw(state: State, names: Sequence[str]) -> str:
    """Return the table as text: the board with row 7 above, who attacks, what was captured, and the points."""
    rows = [state.board[first : first + SIZE] for first in range(0, len(SQUARES), SIZE)]
    lines = [f"{number} {' '.join(MARKS[piece] for piece in row)}" for number, row in enumerate(rows, 1)][::-1]
    lines.append("  a b c d e f g")
    lost = (state.captured[0], state.captured[1])
    for seat, name in enumerate(names):
        attacks = seat == state.attackers
        what = "attacks" if attacks else "has the king"
        lines.append(f"{name} {what}, has lost {lost[0 if attacks else 1]} and has {state.points[seat]} points.")
    return "\n".join(lines)
