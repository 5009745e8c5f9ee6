"""Facts about Stone Match for the contract suite."""

from collections.abc import Iterator, Sequence

from cairn.contract.facts import Facts
from cairn.events.decision import Event
from stone_match.events import HandsShown
from stone_match.projections import State


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of each seat."""
    shown = [event for event in events if isinstance(event, HandsShown)]
    return [sum(event.points[seat] for event in shown) for seat in range(2)]


def texts(state: State) -> Iterator[str]:
    """Return what the drawing must show."""
    yield from state.last
    yield from (f"{points} points" for points in state.points)


FACTS = Facts(options=[({"hidden": False}, 2), ({"hidden": True}, 2)], bound=26, scored=scored, shown=texts)
