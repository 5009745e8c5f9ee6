"""Glen More: the chances by the learned value, and the policy that chooses by them. `kernel/learned.c` says it in C."""

from collections.abc import Sequence
from typing import TypeVar

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.projections.glen_more.state import State
from cairn.service.rules import Rules
from cairn.workers.glen_more import hasty, sense
from cairn.workers.glen_more.native import kernels_of
from cairn.workers.glen_more.sight import BLOCKS, INPUTS, WHOLES, sights
from cairn.workers.search.candidate import make
from cairn.workers.search.net import WON, Nets, share_out
from cairn.workers.search.sense import Level

T = TypeVar("T")

__all__ = ["POLICY", "TRAININGS", "net_number", "use"]

POLICY = Level(policy="quick", training=2)
"""The level that a training's curve shows: the learned policy by itself."""
TRIED = 6
"""The moves of the quick policy that the learned one compares, the most promising first."""
MADE_AGAIN = 4
"""The net of two seats that the second training made; each other number of seats has the same net in both."""
_NETS = Nets("glen_more", BLOCKS, INPUTS, WHOLES)
use = _NETS.use


class _Middle:
    """Luck that is neither good nor bad: a turn ends with a refill, and its tiles are the same after each move."""

    def draw(self, k: int) -> int:
        """Return the middle one of 0 … k-1."""
        return k // 2

    def pick(self, candidates: Sequence[T]) -> T:
        """Return the middle one of the candidates."""
        return candidates[self.draw(len(candidates))]


_MIDDLE = _Middle()


class Training:
    """What a training learned, by its number."""

    def __init__(self, training: int) -> None:
        self.kernels = kernels_of(training)
        self._training = training

    def net_number(self, state: State) -> int:
        """Return the number of the net of a game's seats."""
        seats = len(state.points)
        return MADE_AGAIN if seats == 2 and self._training > 1 else seats - 2

    def chances(self, rules: Rules, state: State) -> Sequence[float]:
        """Return each seat's chance to win, 1 in total; after the end, the winners' equal shares."""
        if state.phase == "over":
            return sense.chances(rules, state)
        net = _NETS[self.net_number(state)]
        return share_out([net.odds_of_sight(*sight) for sight in sights(state)])

    def quick(self, rules: Rules, state: State, seat: int, chance: Chance) -> Move:
        """Return as a turn begins the move after whose turn the value is best; else that of the quick policy."""
        if state.phase != "take":
            return hasty.quick(state)
        moves = sense.ranked(rules, state, seat, (), chance)[:TRIED]
        return moves[0] if len(moves) == 1 else max(moves, key=lambda move: self._odds_after(rules, state, seat, move))

    def _odds_after(self, rules: Rules, state: State, seat: int, move: Move) -> int:
        """Return the value to a seat of the position after a move and the rest of its turn."""
        after = state.copy()
        make(rules, after, seat, move, _MIDDLE)
        while after.phase != "over" and sense.turn(after) == sense.turn(state):
            make(rules, after, seat, hasty.quick(after), _MIDDLE)
        if after.phase == "over":
            return int((2 * sense.chances(rules, after)[seat] - 1) * WON)
        return _NETS[self.net_number(after)].odds_of_sight(*sights(after)[seat])


TRAININGS = Training(1), Training(2)
"""What each training learned: older versions of levels choose by the first."""
net_number = TRAININGS[-1].net_number
"""The net that is trained: one of the newest training."""
