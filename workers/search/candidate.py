"""A candidate move of a search, and the helpers that drive a state on by it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.projections.fold import State
from cairn.service.rules import Rules, resolved
from cairn.workers.search.sense import sense_of


@dataclass(slots=True)
class Candidate:
    """A candidate move: its playouts, the sums of each seat's chance to win after it, and of their steps.

    An `exact` one was searched to the end of the game, once.
    """

    move: Move
    playouts: int = 0
    sums: list[float] = field(default_factory=list)
    steps: int = 0
    exact: bool = False

    @classmethod
    def certain(cls, move: Move, seat: int, share: float, seats: int, steps: int) -> "Candidate":
        """Return a move after which a seat gets `share` of the win, and the others the rest."""
        others = (1.0 - share) / max(1, seats - 1)
        return cls(move, 1, [share if other == seat else others for other in range(seats)], steps, exact=True)

    def add(self, chances: Sequence[float], steps: int) -> None:
        """Record a playout of `steps` steps."""
        self.playouts += 1
        self.steps += steps
        self.sums = [a + b for a, b in zip(self.sums, chances, strict=True)] if self.sums else list(chances)

    def mean(self, seat: int) -> float:
        """Return a seat's chance to win after the move."""
        return self.sums[seat] / self.playouts

    def order(self, seat: int) -> tuple[float, int]:
        """Return the sort key among candidates of equal playouts: chance; of equals a win sooner, a loss later."""
        mean = self.mean(seat)
        return -mean, self.steps if mean >= 0.5 else -self.steps

    @property
    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win after the move, 0 to 1."""
        return tuple([total / self.playouts for total in self.sums])


def make(rules: Rules, state: Any, seat: int, move: Move, chance: Chance) -> None:
    """Make a legal move in a world. Other seats that act at the same time choose by the quick policy."""
    act = rules.to_act(state)
    if act is None or not act.others:
        drive(state, rules.consequences(state, seat, move, chance))
        return
    quick = sense_of(rules.ruleset).quick
    choices = {each: move if each == seat else quick(rules, state, each, chance) for each in act.seats}
    drive(state, resolved(rules, state, choices, chance))


def drive(state: State, events: Iterator[Event]) -> None:
    """Drive rules as `follow` does, without storing events."""
    for event in events:
        state.evolve(event)
