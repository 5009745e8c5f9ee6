"""Ard Rí: an AI's sense of a good position."""

from ard_ri.events.pieces import Square
from ard_ri.projections.state import PLACE, State
from ard_ri.rules.lines import LINES

WON = 12.0
"""What a game that is won is worth."""
OPEN, AT_ONCE = 2.0, 5.0
"""What a free way to the edge is worth to the king, and what more if it is the king's turn."""
ATTACKER, DEFENDER = 0.6, 0.9
"""What each piece is worth that was captured."""
BESIDE = 0.7
"""What each attacker beside the king is worth."""


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat: as good as it is bad for the other one."""
    worth = _for_the_king(state)
    return -worth if seat == state.attackers else worth


def _for_the_king(state: State) -> float:
    if state.why:
        return -WON if state.points[state.attackers] else WON
    king = state.king()
    lost_attackers, lost_defenders = state.captured
    worth = ATTACKER * lost_attackers - DEFENDER * lost_defenders
    if king is None or state.phase == "over":
        return worth
    ways = sum(not any(state.board[PLACE[square]] for square in line) for line in LINES[king])
    beside = sum(state.board[PLACE[line[0]]] == "attacker" for line in LINES[king] if line)
    at_once = AT_ONCE if ways and state.turn != state.attackers else 0.0
    return worth + OPEN * ways + at_once - BESIDE * beside


def way_out(state: State) -> Square | None:
    """Return a square of the edge that the king can reach in one move; None if there is none."""
    king = state.king()
    lines = LINES[king] if king else []
    free = [line for line in lines if line and not any(state.board[PLACE[square]] for square in line)]
    return free[0][-1] if free else None
