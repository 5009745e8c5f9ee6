"""What tests of every game know of Schotten Totten."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from facts.facts import Facts

from events.event import Decision, Event
from events.schotten_totten import CARDS, CardDrawn, HandDealt, RoundEnded
from projections.schotten_totten import State


def pieces(state: State) -> Counter[str]:
    """Count clan cards: those that lie or are held, and the unseen ones of the deck."""
    lying = [card for stone in state.stones for side in stone.sides for card in side]
    held = [card or "unknown" for hand in state.hands for card in hand]
    known = Counter(lying + held)
    known["in the deck or unknown"] = state.deck + known.pop("unknown", 0)
    for card in sorted(set(CARDS) - known.keys())[: known["in the deck or unknown"]]:
        known[card] += 1
        known["in the deck or unknown"] -= 1
    return +known


def twin(decisions: list[Decision], truth: State, viewer: int | None) -> list[Decision]:
    """Swap every card the viewer cannot know: the hands of the others with cards of the deck."""
    lying = {card for stone in truth.stones for side in stone.sides for card in side}
    known = lying | set(truth.hands[viewer] if viewer is not None else [])
    hidden = [card for card in CARDS if card not in known]
    swap: dict[str | None, str] = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    began = max(
        decision.version
        for decision in decisions
        if any(event.type.endswith("round_began") for event in decision.events)
    )

    def changed(event: Event) -> Event:
        match event:
            case HandDealt() if event.seat != viewer:
                return replace(event, cards=tuple(swap.get(card, card) for card in event.cards or ()))
            case CardDrawn() if event.seat != viewer:
                return replace(event, card=swap.get(event.card, event.card or ""))
        return event

    return [
        replace(decision, events=tuple(map(changed, decision.events))) if decision.version >= began else decision
        for decision in decisions
    ]


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of the rounds."""
    return [sum(points) for points in zip(*(e.points for e in events if isinstance(e, RoundEnded)), strict=True)]


def check(state: State) -> None:
    """Check that no side holds more cards than its stone asks for."""
    assert all(len(side) <= 3 for stone in state.stones for side in stone.sides)


FACTS = Facts(
    options=[({"rounds": 1, "first_seat": None}, 2), ({"rounds": 3, "first_seat": 1}, 2)],
    bound=400,
    pieces=pieces,
    twin=twin,
    scored=scored,
    check=check,
)
