"""Stones: each seat's chance to get them, as somebody sees the table."""

from collections.abc import Sequence
from typing import NamedTuple

from events.schotten_totten.pieces import Troop
from projections.schotten_totten.state import State, Stone
from service.rules.schotten_totten.claims import requirement
from service.rules.schotten_totten.formations import Requirement, strength
from workers.schotten_totten.outlook import ALL, Luck, bits, chance_to_beat, luck_of, outlook, promise

EMPTY = 0.3
"""What an empty side promises."""


class Prospect(NamedTuple):
    """What a seat may lay: cards of its hand that are known, those that may come, and how likely they do."""

    hand: int
    deck: int
    luck: Luck


def unseen(state: State) -> int:
    """Return the set of the clan cards that do not lie face up."""
    seen = bits(state.discard)
    for stone in state.stones:
        seen |= bits(stone.sides[0]) | bits(stone.sides[1])
    return ALL & ~seen


def prospects_of_all(state: State) -> list[Prospect]:
    """Return what each seat may lay, both hands known."""
    hands = [bits(hand) for hand in state.hands]
    deck = unseen(state) & ~hands[0] & ~hands[1]
    luck = luck_of(state.clan_deck.left, 0, 0)
    return [Prospect(hand, deck, luck) for hand in hands]


def prospects_seen_by(state: State, seat: int) -> list[Prospect]:
    """Return what each seat may lay, as one of them sees it: the other's hand is not known."""
    hand = bits(state.hands[seat])
    deck = unseen(state) & ~hand
    left, theirs = state.clan_deck.left, len(state.hands[1 - seat])
    own, other = Prospect(hand, deck, luck_of(left, 0, theirs)), Prospect(0, deck, luck_of(left, theirs, 0))
    return [other, own] if seat else [own, other]


def chance_of_stone(stone: Stone, seat: int, prospects: Sequence[Prospect]) -> float:
    """Return a seat's chance to get a stone."""
    if stone.owner is not None:
        return 1.0 if stone.owner == seat else 0.0
    asked = requirement(stone)
    mine, theirs = stone.sides[seat], stone.sides[1 - seat]
    if len(mine) < asked.cards:
        return chance_of_open_side(mine, theirs, asked, prospects[seat], promised(theirs, asked, prospects[1 - seat]))
    if len(theirs) < asked.cards:
        return 1.0 - chance_to_beat(theirs, asked, strength(mine, asked.totals_only), *prospects[1 - seat])
    one, other = strength(mine, asked.totals_only), strength(theirs, asked.totals_only)
    return float(one > other or (one == other and stone.first == seat))


def promised(side: tuple[Troop, ...], asked: Requirement, prospect: Prospect) -> float:
    """Return what an incomplete side promises, 0 if it is complete."""
    if not side:
        return EMPTY
    if len(side) >= asked.cards:
        return 0.0
    return promise(outlook(side, asked.cards), asked, *prospect)


def chance_of_open_side(
    mine: tuple[Troop, ...], theirs: tuple[Troop, ...], asked: Requirement, prospect: Prospect, promised_theirs: float
) -> float:
    """Return the chance of an incomplete side against another, of which it is known what it promises."""
    if len(theirs) >= asked.cards:
        return chance_to_beat(mine, asked, strength(theirs, asked.totals_only), *prospect)
    return chance_of_promises(promised(mine, asked, prospect), promised_theirs)


def chance_of_promises(mine: float, theirs: float) -> float:
    """Return the chance of an incomplete side against another."""
    return max(0.05, min(0.95, 0.5 + 0.45 * (mine - theirs)))
