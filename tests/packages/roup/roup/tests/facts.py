"""Facts about Roup for the tests of every game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from cairn.contract.facts import Facts
from cairn.events.codec import load
from cairn.events.decision import Decision, Event
from cairn.events.table import Chosen
from roup.events.events import LotSold, PurseDrawn
from roup.events.pieces import LOTS, PURSES
from roup.projections.state import State


def pieces(state: State) -> Counter[str]:
    """Count the lots, wherever they are."""
    lots = [*state.coming, *state.aside, *(lot for won in state.won for lot in won), *filter(None, [state.lot])]
    return Counter({f"lot {lot}": times for lot, times in Counter(lots).items()})


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of each seat."""
    seats = sum(isinstance(event, PurseDrawn) for event in events)
    sold = [event for event in events if isinstance(event, LotSold)]
    return [sum(event.lot for event in sold if event.seat == seat) for seat in range(seats)]


def check(state: State) -> None:
    """Check that each lot is in one place, and that no seat has spent more than its purse (RO-02, RO-03, RO-07)."""
    assert sum(pieces(state).values()) == len(LOTS)
    for purse, spent in zip(state.purses, state.spent, strict=True):
        assert purse is None or (purse in PURSES and spent <= purse)


def texts_of(state: State) -> Iterator[str]:
    """Return the texts of the drawing: every lot, and each seat's points and coins."""
    for lot in (*state.coming, *state.aside, *(lot for won in state.won for lot in won)):
        yield str(lot)
    yield f"Lot: {state.lot or 'none'}"
    yield from (f"{points} points" for points in state.points)
    yield from (f"{purse} coins" for purse in state.purses if purse is not None)


def twin(decisions: list[Decision], state: Any, viewer: int | None) -> list[Decision]:
    """Return the decisions of a game in which others have other purses, which fit all of their bids."""
    assert isinstance(state, State)
    least = list(state.least)
    for decision in decisions:
        for event in decision.events:
            if isinstance(event, Chosen) and event.seat is not None and event.choice is not None:
                spent = state.spent[event.seat]  # of a pending bid; an earlier one is in `least` already
                if decision.version > _last_reveal(decisions):
                    least[event.seat] = max(least[event.seat], spent + load(event.choice.encode())["coins"])
    purses = _others(least, state.purses, viewer)
    return [
        replace(decision, events=tuple(_with(event, purses) for event in decision.events)) for decision in decisions
    ]


def _last_reveal(decisions: list[Decision]) -> int:
    return max((each.version for each in decisions if len(each.events) > 1), default=0)


def _others(least: Sequence[int], purses: Sequence[int | None], viewer: int | None) -> list[int | None]:
    """Return other purses for the other seats: for each the largest that fits, or if it is its own the next one."""
    changed = list(purses)
    unseen = sorted({*PURSES} - {purses[viewer] if viewer is not None else None})
    order = sorted((seat for seat in range(len(purses)) if seat != viewer), key=lambda seat: -least[seat])
    for seat in order:
        fitting = [coins for coins in unseen if coins >= least[seat]]
        changed[seat] = max(fitting, key=lambda coins: (coins != purses[seat], coins))
        unseen.remove(changed[seat])  # type: ignore[arg-type]  # it is one of them
    return changed


def _with(event: Event, purses: Sequence[int | None]) -> Event:
    return replace(event, coins=purses[event.seat]) if isinstance(event, PurseDrawn) else event


FACTS = Facts(
    options=[({"hidden_bidders": hides}, seats) for hides in (False, True) for seats in (2, 3, 5)],
    bound=60,
    pieces=pieces,
    twin=twin,
    scored=scored,
    check=check,
    shown=texts_of,
)
