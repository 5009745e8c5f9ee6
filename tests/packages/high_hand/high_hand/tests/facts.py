"""Facts about High Hand for the contract suite."""

from collections.abc import Iterator, Sequence

from cairn.contract.facts import Facts, swap_values
from cairn.events.decision import Decision, Event
from high_hand.events import CARDS, CardDealt, CardPutAway, CardsShown, RoundBegan
from high_hand.projections import State


def twin(decisions: list[Decision], truth: State, viewer: int | None) -> list[Decision]:
    """Swap the cards of this round that the viewer has not seen with each other."""
    began = max(place for place, each in enumerate(decisions) if any(isinstance(e, RoundBegan) for e in each.events))
    events = [event for decision in decisions[began:] for event in decision.events]
    known = {event.card for event in events if isinstance(event, CardDealt | CardPutAway) and event.seat == viewer}
    hidden = [card for card in CARDS if card not in known]
    swap = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    return [*decisions[:began], *swap_values(decisions[began:], swap, {CardDealt: "card", CardPutAway: "card"})]


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of each seat."""
    shown = [event for event in events if isinstance(event, CardsShown)]
    return [sum(event.winner == seat for event in shown) for seat in range(3)]


def texts(state: State) -> Iterator[str]:
    """Return what the drawing must show."""
    yield from (f"holds {card}" for card in state.cards if card)
    yield from (f"{points} points" for points in state.points)


CASES = ((None, 2), (2, 3))
OPTIONS = [({"first_seat": first}, seats) for first, seats in CASES]
FACTS = Facts(options=OPTIONS, bound=11, scored=scored, shown=texts, twin=twin)
