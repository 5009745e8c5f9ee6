"""The rules of High Hand."""

from collections.abc import Iterator, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import Outcome
from cairn.projections.message import Argument
from cairn.projections.tuples import put
from cairn.service.rules.interface import SEATS, Refusal, ToAct, with_most
from high_hand.events import CARDS, CardDealt, CardPutAway, CardsShown, Change, RoundBegan, Stand, Stood
from high_hand.projections import State
from high_hand.projections import title as title

ROUNDS = 3
"""The number of rounds (HH-05)."""


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the first round (HH-01, HH-02)."""
    first = options["first_seat"]
    yield from _deal(chance.draw(seats) if first is None else first, seats, chance)


def to_act(state: State) -> ToAct | None:
    """Return the seat whose turn it is; None after the end."""
    return None if state.turn is None else ToAct(state.turn, "change_or_stand")


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move that is not refused."""
    return [move for move in (Stand(), Change()) if refusal(state, seat, move) is None]


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the reason why a move is illegal; None if it is legal."""
    if state.turn is None:
        return Refusal("HH-05", "hh-over")
    return None if seat == state.turn else Refusal("HH-02", "hh-other-turn", player=names[state.turn])


def consequences(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a legal move; the last one of a round shows all cards."""
    if isinstance(move, Stand):
        yield Stood(seat)
    else:
        card, unseen = state.cards[seat], _unseen(state)
        yield CardPutAway(seat, card)
        yield CardDealt(seat, chance.pick(unseen))
    if state.acted == len(state.cards):
        cards = tuple(card or 0 for card in state.cards)
        yield CardsShown(cards, cards.index(max(cards)))
        if state.rounds < ROUNDS:
            yield from _deal((seat + 1) % len(cards), len(cards), chance)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return the view with any cards that lie nowhere in sight in place of the unknown ones."""
    world, unseen = view.copy(), _unseen(view)
    for other, card in enumerate(view.cards):
        if card is None:
            world.cards = put(world.cards, other, unseen.pop(chance.draw(len(unseen))))
    world.away = tuple(card or unseen.pop(chance.draw(len(unseen))) for card in view.away)
    return world


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return how the game ended; None while it runs (HH-05)."""
    return Outcome("points", with_most(state.points, left), state.points) if state.turn is None else None


def _deal(first: int, seats: int, chance: Chance) -> Iterator[Event]:
    deck = list(CARDS)
    yield RoundBegan(first)
    for seat in range(seats):
        yield CardDealt(seat, deck.pop(chance.draw(len(deck))))


def _unseen(state: State) -> list[int]:
    return [card for card in CARDS if card not in (*state.cards, *state.away)]


blurb = "Keep a secret card or change it, and show the highest."
seats = (2, 3)
clause_prefix = "HH"
waits_for = ("change_or_stand",)
outcome_reasons = {"points": "the winners have the most points"}
