"""Schotten Totten: each seat's chance to get each stone, from a player's view."""

from typing import NamedTuple

from cairn.events.schotten_totten.pieces import Troop
from cairn.projections.schotten_totten.state import State, Stone
from cairn.service.rules.schotten_totten.claims import requirement
from cairn.service.rules.schotten_totten.formations import Requirement, strength
from cairn.workers.schotten_totten.outlook import ALL, Luck, bits, chance_to_beat, luck_of, promise
from cairn.workers.search.shares import exponential

_STEPS = 20
_FARTHEST = 4
_CHANCES = [
    1.0 / (1.0 + exponential(-step / _STEPS)) if step >= 0 else 1.0 - 1.0 / (1.0 + exponential(step / _STEPS))
    for step in range(-_FARTHEST * _STEPS, _FARTHEST * _STEPS + 1)
]
"""The chance of a side by the difference of its promise to the other side's, in steps."""


class Prospect(NamedTuple):
    """The cards a seat may play: known cards of its hand, possible cards, and their probabilities."""

    hand: int
    deck: int
    luck: Luck


def unseen(state: State) -> int:
    """Return the set of the clan cards that do not lie face up."""
    seen = bits(state.discard)
    for stone in state.stones:
        seen |= bits(stone.sides[0]) | bits(stone.sides[1])
    return ALL & ~seen


def prospects_of_all(state: State) -> tuple[Prospect, Prospect]:
    """Return the prospects of both seats, with both hands known."""
    first, other = bits(state.hands[0]), bits(state.hands[1])
    deck = unseen(state) & ~first & ~other
    luck = luck_of(state.clan_deck.left, 0, 0)
    return Prospect(first, deck, luck), Prospect(other, deck, luck)


def prospects_seen_by(state: State, seat: int) -> tuple[Prospect, Prospect]:
    """Return a seat's prospect, and the prospect of the other seat, whose hand is unknown to it."""
    hand = bits(state.hands[seat])
    deck = unseen(state) & ~hand
    in_deck, theirs = state.clan_deck.left, len(state.hands[1 - seat])
    return Prospect(hand, deck, luck_of(in_deck, 0, theirs)), Prospect(0, deck, luck_of(in_deck, theirs, 0))


def chance_of_stone(stone: Stone, seat: int, mine: Prospect, theirs: Prospect) -> float:
    """Return a seat's chance to get a stone."""
    if stone.owner is not None:
        return 1.0 if stone.owner == seat else 0.0
    needed = requirement(stone)
    return chance_of_side(stone.sides[seat], stone.sides[1 - seat], needed, stone.first == seat, mine, theirs)


def chance_of_side(
    side: tuple[Troop, ...],
    other: tuple[Troop, ...],
    needed: Requirement,
    first: bool,
    mine: Prospect,
    theirs: Prospect,
) -> float:
    """Return the chance of a side against another; `first` says whether it was completed first, if both are."""
    if len(side) < needed.cards:
        feared = estimate_promise(other, needed, theirs) if len(other) < needed.cards else None
        return chance_of_open_side(side, other, needed, feared, mine)
    reached = strength(side, needed.totals_only)
    if len(other) < needed.cards:
        return 1.0 - chance_to_beat(other, needed, reached, *theirs)
    to_beat = strength(other, needed.totals_only)
    return float(reached > to_beat or (first and reached == to_beat))


def chance_of_open_side(
    side: tuple[Troop, ...], other: tuple[Troop, ...], needed: Requirement, feared: float | None, mine: Prospect
) -> float:
    """Return the chance of an incomplete side against another with the promise `feared`, None if complete."""
    if feared is None:
        return chance_to_beat(side, needed, strength(other, needed.totals_only), mine.hand, mine.deck, mine.luck)
    more = promise(side, needed, mine.hand, mine.deck, mine.luck) - feared
    return _CHANCES[int((max(-_FARTHEST, min(_FARTHEST, more)) + _FARTHEST) * _STEPS + 0.5)]


def estimate_promise(side: tuple[Troop, ...], needed: Requirement, prospect: Prospect) -> float:
    """Return the promise of an incomplete side."""
    return promise(side, needed, prospect.hand, prospect.deck, prospect.luck)
