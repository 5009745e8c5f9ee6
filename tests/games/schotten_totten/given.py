"""Positions of Schotten Totten in a few words, for tests: given these cards, when this move, then these events."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cairn.events.chance import ScriptedChance
from cairn.events.codec import defaults_of
from cairn.events.decision import Decision, Event, Move, redact
from cairn.events.schotten_totten.pieces import CARDS, TACTICS
from cairn.projections.schotten_totten.state import Deck, State, Stone
from cairn.projections.tuples import put
from cairn.service.rules import follow, newest

NAMES = ["Ann", "Bob"]

rules = newest("schotten_totten")
NONE: tuple[str, str] = ("", "")


def cards(words: str) -> tuple[str, ...]:
    """Return cards from a short description: `r5 g7 joker`."""
    names = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "p": "purple", "n": "brown"}
    return tuple(word if word in TACTICS else f"{names[word[0]]}-{word[1]}" for word in words.split())


def set_up(
    stones: dict[int, tuple[str, str]] | None = None,
    hands: tuple[str, str] = ("r1 r2 r3 r4 r5 r6", "g1 g2 g3 g4 g5 g6"),
    tactics: tuple[str, str] | None = None,
    modes: dict[int, str] | None = None,
    **changes: Any,
) -> State:
    """Return a position: both sides of some stones, both hands. It is Ann's turn to play a card.

    With `tactics`, the tactic cards in both hands, it is one of that variant. `deck` and `tactic_deck` say how many
    cards the decks hold, where they do not hold all the others.
    """
    state = State.new({**defaults_of("schotten_totten"), "tactics": tactics is not None}, 2)
    state.round, state.phase, state.stones = 1, "play", (Stone(((), ())),) * 9
    for number, (ann, bob) in (stones or {}).items():
        change(state, number, sides=(cards(ann), cards(bob)))
    for number, words in (modes or {}).items():
        change(state, number, modes=tuple(words.split()))
    state.hands = tuple(cards(hand) for hand in hands)
    state.tactic_hands = tuple(cards(hand) for hand in tactics or NONE)
    lying = [card for stone in state.stones for side in stone.sides for card in side]
    held = sum(map(len, state.hands)) + sum(card in CARDS for card in lying)
    state.clan_deck = Deck(changes.pop("deck", len(CARDS) - held))
    out = sum(map(len, state.tactic_hands)) + sum(card in TACTICS for card in lying) + len(modes or {})
    state.tactic_deck = Deck(changes.pop("tactic_deck", len(TACTICS) - out if tactics is not None else 0))
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def change(state: State, number: int, **changes: Any) -> None:
    """Change a stone."""
    state.stones = put(state.stones, number - 1, replace(state.stones[number - 1], **changes))


def lay(state: State, seat: int, number: int, card: str) -> None:
    """Lay a card beside a stone."""
    sides = state.stones[number - 1].sides
    change(state, number, sides=put(sides, seat, (*sides[seat], card)))


def own(state: State, seat: int, *numbers: int) -> State:
    """Give stones to a seat."""
    for number in numbers:
        change(state, number, owner=seat)
    return state


def when(state: State, move: Move, draws: Sequence[int] = (0, 0, 0)) -> list[Event]:
    """Make a legal move of the seat to move and return the events."""
    act = rules.to_act(state)
    assert act
    found = rules.refusal(state, act.seat, move, NAMES)
    assert found is None, f"{move} is refused: {found}"
    assert move in rules.legal_moves(state, act.seat)
    return follow(state, rules.consequences(state, act.seat, move, ScriptedChance(draws)))


def refused(state: State, move: Move, seat: int = 0) -> str:
    """Return the reason why a move is refused."""
    found = rules.refusal(state, seat, move, NAMES)
    assert found, f"{move} is legal"
    assert move not in rules.legal_moves(state, seat)
    return str(found)


def waited_for(state: State) -> tuple[int, str]:
    """Return the seat to move and its pending decision."""
    act = rules.to_act(state)
    assert act
    return act.seat, act.what


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the events' names."""
    return [event.type.partition(".")[2] for event in events]


def may(state: State, seat: int = 0) -> set[Move]:
    """Return the legal moves of a seat."""
    return set(rules.legal_moves(state, seat))


def seen_by(item: Event | Move, viewer: int | None) -> Any:
    """Return an event, or a move of seat 0, as visible to a viewer."""
    move, events = (None, (item,)) if isinstance(item, Event) else (item, ())
    seen = redact(
        Decision(game="g", version=1, at="", by=0, move=move, events=events, ai=None, draws=()), viewer, ended=False
    )
    return seen.move or seen.events[0]
