"""Facts about Three Stairs for the contract suite."""

from collections.abc import Iterator, Sequence

from cairn.contract.facts import Facts
from cairn.events.decision import Event
from three_stairs.events import CardLaid
from three_stairs.projections import State


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Count the cards that were laid."""
    return [sum(isinstance(event, CardLaid) for event in events)]


def texts(state: State) -> Iterator[str]:
    """Return what the drawing must show: each card."""
    yield from (str(card) for stair in state.stairs for card in stair)
    yield f"holds {state.turn}"


FACTS = Facts(options=[({"goal": 7}, 1), ({"goal": 9}, 1)], bound=15, scored=scored, shown=texts)
