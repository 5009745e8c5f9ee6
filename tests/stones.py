"""Positions of Schotten Totten in a few words, for tests: given these cards, when this move, then these events."""

from collections.abc import Sequence
from typing import Any

from events.chance import ScriptedChance
from events.event import Event, Move
from events.schotten_totten import (
    CARDS,
)
from projections.schotten_totten import State, Stone
from service.rules import follow
from service.rules import schotten_totten as rules

NAMES = ["Ann", "Bob"]


def cards(words: str) -> list[str]:
    """Return cards from a short description: `r5 g7`."""
    names = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "p": "purple", "n": "brown"}
    return [f"{names[word[0]]}-{word[1]}" for word in words.split()]


def given(
    stones: dict[int, tuple[str, str]] | None = None,
    hands: tuple[str, str] = ("r1 r2 r3 r4 r5 r6", "g1 g2 g3 g4 g5 g6"),
    **changes: Any,
) -> State:
    """Return a position: both sides of some stones, both hands; it is Ann's turn to play a card."""
    table = [Stone([[], []]) for _ in range(9)]
    for number, (ann, bob) in (stones or {}).items():
        table[number - 1].sides = [cards(ann), cards(bob)]
    state = State(1, 1, 0, 0, "play", table, [cards(hands[0]), cards(hands[1])], 0, False, 0, [0, 0])
    lying = {card for stone in table for side in stone.sides for card in side}
    state.deck = len(CARDS) - len(lying) - sum(map(len, state.hands))
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def own(state: State, seat: int, *numbers: int) -> State:
    """Give stones to a seat."""
    for number in numbers:
        state.stones[number - 1].owner = seat
    return state


def when(state: State, move: Move, draws: Sequence[int] = (0, 0, 0)) -> list[Event]:
    """Make a legal move of who is waited for, and return what followed."""
    act = rules.to_act(state)
    assert act
    assert move in rules.legal_moves(state, act.seat), f"{move} is refused: {refused(state, move)}"
    return follow(state, rules.consequences(state, act.seat, move, ScriptedChance(draws)))


def refused(state: State, move: Move, seat: int = 0) -> str:
    """Return why a move is refused."""
    assert move not in rules.legal_moves(state, seat)
    return str(rules.refusal(state, seat, move, NAMES))


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the events' names."""
    return [event.type.partition(".")[2] for event in events]
