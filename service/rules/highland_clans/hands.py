"""Hands: a hand with more cards than its court has warriors must discard (HC-24, HC-49)."""

from collections.abc import Collection, Sequence, Set
from functools import cache

from cairn.events.decision import Move
from cairn.events.highland_clans.moves import Discard
from cairn.events.highland_clans.pieces import CARDS, Card
from cairn.projections.highland_clans.state import State
from cairn.service.rules.interface import Refusal

DRAWN_AFTER, DISCARDED_AFTER = 5, 2
"""Number of cards each side draws after a raid, and then discards (HC-49)."""

_DISCARDS = [Discard(card) for card in CARDS]


def seat_to_discard(state: State) -> int | None:
    """Return the seat that must discard next, as its hand has more cards than its court has warriors (HC-24).

    The player to move discards first (HC-49). None if no hand is too large.
    """
    for seat, clan in enumerate(state.clans):
        if len(clan.hand) > clan.warriors:
            first = state.clans[state.turn]
            return state.turn if len(first.hand) > first.warriors else seat
    return None


def legal_discards(state: State, seat: int) -> tuple[Move, ...]:
    """Return the cards that may be discarded, one move for each value, the lowest first."""
    clause, hand, allowed = _discard_limits(state, seat)
    return _discards(clause, frozenset(hand), frozenset(allowed))


def discard_obstacle(state: State, seat: int, move: Discard) -> Refusal | None:
    """Return the obstacle to discarding a card."""
    return _discard_obstacle(*_discard_limits(state, seat), move.card)


def hand_obstacle(clause: str, hand: Collection[Card | None], card: Card | None) -> Refusal | None:
    """Return a refusal if no card is named, or if the hand does not have it; None if it does."""
    return None if card is not None and card in hand else _not_in_hand(clause, card)


def _discard_limits(state: State, seat: int) -> tuple[str, Sequence[Card | None], Sequence[Card | None]]:
    """Return the clause of a discard, the hand, and the cards of it that may be discarded.

    All cards may, except that `raid_refill=drawn` requires one of the five drawn after the raid (HC-49), which are the
    last ones of the hand.
    """
    hand = state.clans[seat].hand
    if state.phase != "refill":
        return "HC-24", hand, hand
    if state.raid_refill == "hand":
        return "HC-49", hand, hand
    gone = DISCARDED_AFTER - (len(hand) - state.clans[seat].warriors)
    return "HC-49", hand, hand[gone - DRAWN_AFTER :]


def _discard_obstacle(
    clause: str, hand: Collection[Card | None], allowed: Collection[Card | None], card: Card | None
) -> Refusal | None:
    if obstacle := hand_obstacle(clause, hand, card):
        return obstacle
    return None if card in allowed else Refusal("HC-49", f"The {card} is not one of the cards you have just drawn")


@cache
def _discards(clause: str, hand: Set[Card | None], allowed: Set[Card | None]) -> tuple[Move, ...]:
    """Return the cards that may be discarded, by the values in the hand. There are few sets of values."""
    return tuple([move for move in _DISCARDS if _discard_obstacle(clause, hand, allowed, move.card) is None])


@cache
def _not_in_hand(clause: str, card: Card | None) -> Refusal:
    return Refusal(clause, "Say which card" if card is None else f"Your hand has no {card}")
