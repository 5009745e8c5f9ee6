"""Why a move that is not legal is not, as the seat that asks may know it."""

from collections.abc import Sequence

from events.decision import Move
from events.highland_clans.moves import (
    Bard,
    Build,
    DeclineSpoil,
    Discard,
    Domain,
    EndActions,
    EndTurn,
    Exchange,
    Keep,
    LayCard,
    Monks,
    Piper,
    Raid,
    Redraw,
    TakeSpoil,
    Warrior,
)
from events.highland_clans.pieces import Cubes
from projections.highland_clans.state import Clan, State
from service.rules.highland_clans import actions
from service.rules.interface import Refusal, ToAct

_ASKED: dict[str, tuple[tuple[type[Move], ...], Refusal]] = {
    "redraw": ((Keep, Redraw), Refusal("HC-13", "First keep the cubes drawn, or redraw some of them")),
    "action": (
        (Build, Warrior, Piper, Monks, Domain, Bard, EndActions),
        Refusal("HC-11", "Now you take your actions, or end them"),
    ),
    "raid": (
        (Raid, Exchange, EndTurn),
        Refusal("HC-11", "Your actions are over; raid, exchange cards, or do neither"),
    ),
    "lay_card": ((LayCard,), Refusal("HC-41", "Three combat rounds make a raid; lay a card")),
    "spoil": ((TakeSpoil, DeclineSpoil), Refusal("HC-44", "You have won the raid; take a spoil, or none")),
    "discard": ((Discard,), Refusal("HC-24", "Your hand has more cards than you may keep; discard one first")),
    "refill": ((Discard,), Refusal("HC-49", "Two cards go after a raid; discard one first")),
}
"""For what one is waited for, the moves that answer it, and what is said of others; discards after a raid apart."""

_OF_A_TURN = ("redraw", "action", "raid")
"""What only who has the turn is ever asked, and no raid is under way."""


def refusal(state: State, act: ToAct | None, seat: int, move: Move, names: Sequence[str]) -> Refusal:
    """Return why not; `act` is who is waited for, and for what."""
    if act is None:
        return Refusal("HC-73", "The game is over")
    answers, other = _ASKED["refill" if state.phase == "refill" else act.what]
    if act.seat != seat:
        waiting = f"{names[act.seat]} is waited for"
        return Refusal("HC-10" if act.what in _OF_A_TURN else other.clause, f"It is not your move; {waiting}")
    if not isinstance(move, answers):
        return other
    return _impossible(state, seat, move, other.clause)


def _impossible(state: State, seat: int, move: Move, clause: str) -> Refusal:
    """Return why a move that would answer what a clause asks cannot be made."""
    clan = state.clans[seat]
    match move:
        case Redraw():
            back = Cubes(move.yellow, move.blue, move.green, move.red)
            some = "The reserve has not all these cubes" if back.total else "To put nothing back, keep the cubes"
            return Refusal("HC-13", some)
        case EndActions():
            return Refusal("HC-16", "You can take an action, so you must take at least one")
        case Raid():
            return Refusal("HC-40", "A raid is against an opponent")
        case Exchange(cards):
            return _no_exchange(clan, cards)
        case LayCard(piper, card):
            if piper and not clan.pipers:
                return Refusal("HC-41", "Your court has no piper")
            return _no_card(clause, card)
        case TakeSpoil(what):
            return Refusal("HC-44", f"The defender has no {what}")
        case Discard(card):
            if card in clan.hand:
                return Refusal("HC-49", f"The {card} is none of the cards you have just drawn")
            return _no_card(clause, card)
    found = actions.obstacle(state, move)
    assert found, f"{move} is legal"
    return found


def _no_exchange(clan: Clan, cards: Sequence[int] | None) -> Refusal:
    if not cards or len(cards) > 3:
        return Refusal("HC-40", "One, two or three cards can be exchanged")
    if list(cards) != sorted(cards):
        return Refusal("HC-40", "Name the cards with the lowest first")
    missing = next(card for card in cards if cards.count(card) > clan.hand.count(card))
    return Refusal("HC-40", f"Your hand has not {cards.count(missing)} of value {missing}")


def _no_card(clause: str, card: int | None) -> Refusal:
    return Refusal(clause, "Say which card" if card is None else f"Your hand has no {card}")
