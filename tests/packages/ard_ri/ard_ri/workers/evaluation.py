"""Ard Rí: evaluation of positions for AIs."""

from ard_ri.events.pieces import Square
from ard_ri.projections.state import PLACE, State
from ard_ri.rules.lines import LINES
from cairn.service.rules import Rules
from cairn.workers.search.sense import Terms

WON = 12.0
"""The value of a won game."""
OPEN, AT_ONCE = 2.0, 5.0
"""The value of a free way to the edge for the king, and its increase on the king's turn."""
ATTACKER, DEFENDER = 0.6, 0.9
"""The value of each captured piece."""
BESIDE = 0.7
"""The value of each attacker next to the king."""


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat, the opposite of the other seat's."""
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


def terms(_rules: Rules, state: State, seat: int) -> Terms:
    """Return what a position is worth to a seat, and to the other, by what a hint says of it."""
    king, (lost_attackers, lost_defenders) = state.king(), state.captured
    lines = LINES[king] if king else []
    ways = OPEN * sum(not any(state.board[PLACE[square]] for square in line) for line in lines)
    beside = BESIDE * sum(state.board[PLACE[line[0]]] == "attacker" for line in lines if line)
    attackers, defenders = ATTACKER * lost_attackers, DEFENDER * lost_defenders
    if seat == state.attackers:
        gains = {"captures more defenders": defenders, "puts more attackers beside the king": beside}
        return gains, {"keeps the king from the edge": ways, "keeps your attackers from being captured": attackers}
    gains = {"captures more attackers": attackers, "opens a way to the edge for your king": ways}
    return gains, {"keeps attackers away from your king": beside, "keeps your defenders from being captured": defenders}


def way_out(state: State) -> Square | None:
    """Return a square of the edge that the king can reach in one move, or None."""
    king = state.king()
    lines = LINES[king] if king else []
    free = [line for line in lines if line and not any(state.board[PLACE[square]] for square in line)]
    return free[0][-1] if free else None
