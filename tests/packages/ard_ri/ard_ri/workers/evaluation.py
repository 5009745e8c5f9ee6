"""Ard Rí: evaluation of positions for AIs."""

from ard_ri.events.pieces import Square
from ard_ri.projections.state import PLACE, State
from ard_ri.rules.lines import LINES
from cairn.service.rules import Rules
from cairn.workers.search.sense import Reason, Term, Terms

WON = 12.0
"""The value of a won game."""
OPEN, AT_ONCE = 2.0, 5.0
"""The value of a free way to the edge for the king, and its increase on the king's turn."""
ATTACKER, DEFENDER = 0.6, 0.9
"""The value of each captured piece."""
BESIDE = 0.7
"""The value of each attacker next to the king."""
SAID = {
    "attackers": {
        "defenders": (True, Reason("It captures more defenders.")),
        "beside": (True, Reason("It puts more attackers beside the king.")),
        "ways": (False, Reason("It keeps the king from the edge.")),
        "attackers": (False, Reason("It keeps your attackers from being captured.")),
    },
    "defenders": {
        "attackers": (True, Reason("It captures more attackers.")),
        "ways": (True, Reason("It opens a way to the edge for your king.")),
        "beside": (False, Reason("It keeps attackers away from your king.")),
        "defenders": (False, Reason("It keeps your defenders from being captured.")),
    },
}
"""What a hint says of a change of each worth to a side: whether it is that side's own, and the sentence."""


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


def terms(_rules: Rules, before: State, after: State, seat: int) -> Terms:
    """Return how a move changes what matters to each side, by what a hint says of it."""
    had, has = _worth(before), _worth(after)
    changes = {subject: has[subject] - had[subject] for subject in has}
    side = "attackers" if seat == after.attackers else "defenders"
    return {
        subject: Term(changes[subject] if own else 0.0, 0.0 if own else changes[subject], reason, reason)
        for subject, (own, reason) in SAID[side].items()
    }


def _worth(state: State) -> dict[str, float]:
    """Return the worth of the captured pieces, of the king's free ways, and of the attackers beside him."""
    king, (lost_attackers, lost_defenders) = state.king(), state.captured
    lines = LINES[king] if king else []
    return {
        "attackers": ATTACKER * lost_attackers,
        "defenders": DEFENDER * lost_defenders,
        "ways": OPEN * sum(not any(state.board[PLACE[square]] for square in line) for line in lines),
        "beside": BESIDE * sum(state.board[PLACE[line[0]]] == "attacker" for line in lines if line),
    }


def way_out(state: State) -> Square | None:
    """Return a square of the edge that the king can reach in one move, or None."""
    king = state.king()
    lines = LINES[king] if king else []
    free = [line for line in lines if line and not any(state.board[PLACE[square]] for square in line)]
    return free[0][-1] if free else None
