"""Facts about Pig for the contract suite."""

from collections.abc import Iterator, Sequence

from cairn.contract.facts import Facts
from cairn.events.decision import Event
from pig.events import PointsKept
from pig.projections import State


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of each seat."""
    kept = [event for event in events if isinstance(event, PointsKept)]
    return [sum(event.points for event in kept if event.seat == seat) for seat in range(6)]


def texts(state: State) -> Iterator[str]:
    """Return what the drawing must show."""
    yield from (f"{points} points" for points in state.points)
    yield str(state.gathered)


OPTIONS = [
    ({"goal": goal, "first_seat": first}, seats) for goal, first, seats in ((20, None, 2), (40, 1, 3), (20, 0, 6))
]
FACTS = Facts(options=OPTIONS, bound=2000, scored=scored, shown=texts)
