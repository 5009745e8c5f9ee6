"""Exact endings: positions with full information, searched to the end of the game.

The search is alpha-beta with a table (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975; Slagle and Dixon,
1969), over the moves of the rules: the minimum that the deciding seat gets, whatever the others do. So with more than
two seats it applies only while no other seat is to act again.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.projections.fold import State
from cairn.service.rules import Rules
from cairn.workers.search.candidate import Candidate, drive, make
from cairn.workers.search.sense import Sense, sense_of

T = TypeVar("T")

MAX_POSITIONS = 6000
"""Limit of positions: about half a second in pure Python. A larger ending is left to the playouts."""


class _Unknown(Exception):
    """Raised if the ending is not known, or too large."""


class _Nothing:
    """A chance that has nothing to draw."""

    def draw(self, k: int) -> int:
        """Return 0, the only possibility."""
        if k != 1:
            raise _Unknown
        return 0

    def pick(self, candidates: Sequence[T]) -> T:
        """Return the only candidate."""
        return candidates[self.draw(len(candidates))]


_NOTHING = _Nothing()


def exact(
    rules: Rules, view: Any, seat: int, moves: Sequence[Move], most: int = MAX_POSITIONS
) -> list[Candidate] | None:
    """Return moves of the seat to act with their exact values, the best first, in a stable order.

    None if the seat cannot know hidden information or acts at the same time as others, if there are draws before the
    end, or if more than `most` positions would be searched.
    """
    sense = sense_of(rules.ruleset)
    key, act = sense.ending(view, seat), rules.to_act(view)
    if key is None or act is None or act.others:
        return None
    kernel, seats = sense.kernels.get(rules.version), len(sense.chances(rules, view))
    if kernel:
        worths = kernel.ending(view, seat, moves, most)
    else:
        world = rules.determinize(view, seat, SeededChance(""))
        worths = _Ending(rules, sense, seat, seats, key, most).worths(world, moves)
    if worths is None:
        return None
    candidates = [
        Candidate.certain(move, seat, worth, seats, steps=0 if ends else 1)
        for move, (worth, ends) in zip(moves, worths, strict=True)
    ]
    return sorted(candidates, key=lambda candidate: candidate.order(seat))


class _Ending:
    """One seat's share of the win in the positions of an ending: 1 for a sole win, 0 for a loss."""

    def __init__(
        self, rules: Rules, sense: Sense, seat: int, seats: int, key: Callable[[Any], Hashable], most: int
    ) -> None:
        self._seats = seats
        self._most = most
        self._rules = rules
        self._sense = sense
        self._seat = seat
        self._key = key
        self._bounds: dict[Hashable, tuple[float, float]] = {}
        self._looked_at = 0

    def worths(self, world: Any, moves: Sequence[Move]) -> list[tuple[float, bool]] | None:
        """Return each move's value, and whether the game ends in its turn; None if that cannot be known."""
        try:
            return [
                (self.worth_after(world, self._seat, move), self.ends_with(world, self._seat, move)) for move in moves
            ]
        except _Unknown:
            return None

    def worth_after(self, state: State, by: int, move: Move, least: float = 0.0, most: float = 1.0) -> float:
        """Return the value of a move, exact if it lies between `least` and `most`."""
        after: Any = state.copy()
        drive(after, self._rules.consequences(after, by, move, _NOTHING))
        return self._worth(after, least, most)

    def ends_with(self, state: Any, by: int, move: Move) -> bool:
        """Return whether the game ends in the turn of a move, if the rest is played by the quick policy."""
        after: Any = state.copy()
        turn, rules = self._sense.turn(state), self._rules
        drive(after, rules.consequences(after, by, move, _NOTHING))
        while (act := rules.to_act(after)) and self._sense.turn(after) == turn:
            make(rules, after, act.seat, self._sense.quick(rules, after, act.seat, _NOTHING), _NOTHING)
        return act is None

    def _worth(self, state: Any, least: float, most: float) -> float:
        act = self._rules.to_act(state)
        if act is None:
            return self._sense.chances(self._rules, state)[self._seat]
        self._looked_at += 1
        if self._looked_at > self._most or act.others or (act.seat != self._seat and self._seats > 2):
            raise _Unknown
        key = self._key(state)
        lowest, highest = self._bounds.get(key, (0.0, 1.0))
        alpha, beta = max(least, lowest), min(most, highest)
        if alpha >= beta:
            return lowest if lowest >= most else highest
        best = self._best(state, act.seat, alpha, beta)
        self._bounds[key] = best if best > alpha else lowest, best if best < beta else highest
        return best

    def _best(self, state: Any, by: int, alpha: float, beta: float) -> float:
        """Return the share of this ending's seat when `by` is to move, exact if it lies between `alpha` and `beta`."""
        rules, own, lower, upper = self._rules, by == self._seat, alpha, beta
        best = 0.0 if own else 1.0
        moves = rules.legal_moves(state, by)
        if len(moves) > 1:
            moves = self._sense.ranked(rules, state, by, moves, _NOTHING)
        for move in moves:
            worth = self.worth_after(state, by, move, lower, upper)
            if own:
                best, lower = max(best, worth), max(lower, worth)
            else:
                best, upper = min(best, worth), min(upper, worth)
            if lower >= upper:
                break
        return best
