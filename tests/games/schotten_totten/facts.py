"""Facts about Schotten Totten for the tests of every game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from cairn.contract.facts import Facts
from cairn.events.decision import Decision, Event
from cairn.events.schotten_totten.events import CardDrawn, CardReturned, HandDealt, RoundBegan, RoundEnded
from cairn.events.schotten_totten.moves import ReturnCard
from cairn.events.schotten_totten.pieces import CARDS, TACTICS
from cairn.projections.schotten_totten.state import State
from cairn.service.rules.schotten_totten.claims import requirement


def lying(state: State) -> list[str]:
    """Return every card that lies face up."""
    beside = [card for stone in state.stones for card in (*stone.sides[0], *stone.sides[1], *stone.modes)]
    return [*beside, *state.discard]


def hidden_cards(state: State) -> list[str | None]:
    """Return every card in a hand or known to lie under a deck."""
    under = [returned.card for deck in (state.clan_deck, state.tactic_deck) for returned in deck.under]
    return [*(card for hand in (*state.hands, *state.tactic_hands) for card in hand), *under]


def pieces(state: State) -> Counter[str]:
    """Count all cards: those that lie or are held, and the unseen ones of the decks."""
    known = Counter([*lying(state), *(card for card in hidden_cards(state) if card)])
    unknown = [sum(card is None for hand in hands for card in hand) for hands in (state.hands, state.tactic_hands)]
    loose = [deck.left - sum(r.card is not None for r in deck.under) for deck in (state.clan_deck, state.tactic_deck)]
    every = (Counter(CARDS), Counter(TACTICS) if state.tactics else Counter[str]())
    for all_of_them, count in zip(every, map(sum, zip(unknown, loose, strict=True)), strict=True):
        missing = sorted((all_of_them - known).elements())
        known.update(missing[:count])
        known["too many"] += max(0, count - len(missing))
    return +known


def twin(decisions: list[Decision], truth: State, viewer: int | None) -> list[Decision]:
    """Swap all cards hidden from the viewer, by kind: other hands and cards that others put under decks."""
    mine = [*truth.hands[viewer], *truth.tactic_hands[viewer]] if viewer is not None else []
    known = Counter([*lying(truth), *mine])
    began = max(d.version for d in decisions if any(isinstance(event, RoundBegan) for event in d.events))
    running = [event for decision in decisions if decision.version >= began for event in decision.events]
    seen = Counter(e.card for e in running if isinstance(e, CardDrawn) and viewer in e.known_to)
    seen.update(e.card for e in running if isinstance(e, CardReturned) and viewer == e.seat)
    known |= seen
    swap: dict[str | None, str] = {}
    for every in (CARDS, tuple(card for card in TACTICS if card != "joker" and truth.tactics)):
        hidden = [card for card in every if not known[card]]
        swap |= dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))

    def swap_cards(event: Event) -> Event:
        match event:
            case HandDealt() if event.seat != viewer:
                return replace(event, cards=tuple(swap.get(card, card) for card in event.cards or ()))
            case CardDrawn() if viewer not in event.known_to:
                return replace(event, card=swap.get(event.card, event.card))
            case CardReturned() if event.seat != viewer:
                return replace(event, card=swap.get(event.card, event.card))
        return event

    def twin_of(decision: Decision) -> Decision:
        move: Any = decision.move
        if isinstance(move, ReturnCard) and decision.by != viewer:
            move = ReturnCard(swap.get(move.card, move.card))
        return replace(decision, move=move, events=tuple(map(swap_cards, decision.events)))

    return [twin_of(decision) if decision.version >= began else decision for decision in decisions]


def scored(events: Sequence[Event]) -> Sequence[int]:
    """Sum the points of the rounds."""
    return [sum(points) for points in zip(*(e.points for e in events if isinstance(e, RoundEnded)), strict=True)]


def check(state: State) -> None:
    """Check sides, hands and the count of tactic cards (ST-04, ST-31, ST-32, ST-44, ST-54)."""
    for stone in state.stones:
        assert all(len(side) <= requirement(stone).cards for side in stone.sides)
        full = [seat for seat in range(2) if len(stone.sides[seat]) == requirement(stone).cards]
        assert state.phase != "play" or (stone.first in full if full else stone.first is None)
    limit = 7 if state.tactics else 6
    if state.phase == "play":
        assert all(len(clan) + len(own) <= limit for clan, own in zip(state.hands, state.tactic_hands, strict=True))
    assert abs(state.played[0] - state.played[1]) <= 1
    assert sum(side.count("joker") for stone in state.stones for side in stone.sides) <= sum(state.jokers)


def shown(state: State) -> Iterator[str]:
    """Return each card beside a stone, on it or discarded, the stones with their owners, all counts and the points."""
    short = {"blind_mans_bluff": "bluff", "mud_fight": "mud", "shield_bearer": "shield"}
    for number, stone in enumerate(state.stones, start=1):
        yield f"[{number}]{ {0: 'v', 1: '^', None: ''}[stone.owner] }"
        yield from (short.get(card, card) for card in (*stone.sides[0], *stone.sides[1], *stone.modes))
    yield from state.discard
    yield from (f"{count} clan" for count in (*map(len, state.hands), state.clan_deck.left))
    if state.tactics:
        yield from (f"{count} tactic" for count in (*map(len, state.tactic_hands), state.tactic_deck.left))
    yield f"{state.points[0]} : {state.points[1]}"


VARIANTS = [(tactics, expert) for tactics in (False, True) for expert in (False, True)]

FACTS = Facts(
    options=[
        *(({"rounds": 1, "first_seat": None, "tactics": tactics, "expert": expert}, 2) for tactics, expert in VARIANTS),
        ({"rounds": 3, "first_seat": 1, "tactics": True, "expert": False}, 2),
    ],
    bound=1200,
    pieces=pieces,
    twin=twin,
    scored=scored,
    check=check,
    shown=shown,
    examples=frozenset({"ST-16", "ST-36", "ST-66"}),
)
