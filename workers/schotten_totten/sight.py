"""Schotten Totten: what a seat sees, in whole numbers, for the learned value. `kernel/sight.c` says the same in C.

8 stands for 1. Each stone has numbers for the seat's side, the same for the other side, and some for both.
"""

from collections.abc import Collection
from functools import lru_cache

from cairn.events.schotten_totten.pieces import CARDS, TACTICS, ClanCard, Troop
from cairn.projections.schotten_totten.state import State, Stone
from cairn.service.rules.schotten_totten.claims import requirement, seat_of_stronger_side
from cairn.service.rules.schotten_totten.formations import Requirement, is_refuted, strength
from cairn.workers.schotten_totten.outlook import OF_COLOUR, OF_VALUE, Outlook, beating_cards, bits, outlook
from cairn.workers.schotten_totten.stones import unseen

BLOCKS, INPUTS, WHOLES = 9, 54, 30
"""Stones, the numbers of each, and those of the whole."""
ONE, HALF = 8, 4
_OF_SIDE = 22
OWNERS, CLAN_CARDS, TACTIC_CARDS = slice(1, 7), slice(7, 13), slice(13, WHOLES)
"""The numbers of the whole that the owners of stones, the clan cards in hand and the tactic cards have."""
_NO_KINDS: tuple[int, ...] = (0,) * 9
_OWNED = {own: (*(0,) * (2 * _OF_SIDE + 8), ONE * own, ONE * (not own)) for own in (False, True)}
_KINDS = tuple(sorted({*TACTICS}))


class Eyes:
    """What a seat knows of the clan cards: those in its hand, and those whose place it does not know."""

    __slots__ = ("deck", "hand", "hidden", "left", "live")

    def __init__(self, hand: int, deck: int, left: int) -> None:
        self.hand = hand
        self.deck = deck
        self.left = left
        self.live = _cards(hand | deck)
        self.hidden = _cards(deck)


@lru_cache(maxsize=4096)
def _cards(cards: int) -> frozenset[ClanCard]:
    return frozenset(card for place, card in enumerate(CARDS) if cards >> place & 1)


def eyes_of(state: State, seat: int, without: str | None = None) -> Eyes:
    """Return what a seat knows, with a card less in its hand, which it plays."""
    hand = bits(state.hands[seat])
    return Eyes(hand & ~bits((without,)), unseen(state) & ~hand, state.clan_deck.left)


@lru_cache(maxsize=1 << 17)
def _kinds(side: Outlook, hand: int, deck: int) -> tuple[int, ...]:
    """Return for each kind that a side can become how much of it is held, and how much is left."""
    live, lacking = hand | deck, side.lacking
    held = [1 + (cards & hand).bit_count() for cards in side.colour_runs if not cards & ~live]
    seen = [HALF * max(held, default=0), HALF * min(len(held), 4)]
    for sets in (side.values, side.colours):
        fitting = [cards for cards in sets if (cards & live).bit_count() >= lacking]
        most = max([1 + min((cards & hand).bit_count(), lacking) for cards in fitting], default=0)
        left = max([(cards & deck).bit_count() for cards in fitting], default=0)
        seen += HALF * most, HALF * min(left, 8)
    runs = []
    for way in side.runs:
        missing = [(cards & deck).bit_count() for cards in way if not cards & hand]
        runs.append((1 + len(way) - len(missing), min(6, *missing, 6)))
    runs = [run for run in runs if run[1]]
    most, left = max([run[0] for run in runs], default=0), max([run[1] for run in runs], default=0)
    return (*seen, HALF * most, HALF * left, HALF * min(len(runs), 3))


def _side(
    side: tuple[Troop, ...],
    other: tuple[Troop, ...],
    needed: Requirement,
    hand: int,
    deck: int,
    live: frozenset[ClanCard],
) -> tuple[int, ...]:
    lacking = needed.cards - len(side)
    if lacking <= 0:
        kind, total = strength(side, needed.totals_only)
        seen = [0, 0, 0, 0, total, 0, 0, 0, 0, 0, *_NO_KINDS, 0, 0, 0]
        seen[5 + kind] = ONE
        return tuple(seen)
    lacks = [0, 0, 0, 0]
    lacks[lacking - 1] = ONE
    total, kinds = 0, _NO_KINDS
    if side:
        can = outlook(side, needed.cards)
        total = can.total
        if not needed.totals_only:
            kinds = _kinds(can, hand & can.relevant, deck & can.relevant)
    held = left = beats = 0
    if len(other) >= needed.cards:
        if lacking == 1:
            beating = beating_cards(side, needed, strength(other, needed.totals_only))
            held, left = min((beating & hand).bit_count(), 3), min((beating & deck).bit_count(), 8)
        beats = is_refuted(other, side, live, needed)
    return (*lacks, total, 0, 0, 0, 0, 0, *kinds, ONE * held, HALF * left, ONE * beats)


def see_stone(stone: Stone, seat: int, eyes: Eyes) -> tuple[int, ...]:
    """Return the numbers of a stone for a seat."""
    if stone.owner is not None:
        return _OWNED[stone.owner == seat]
    side, other, needed = stone.sides[seat], stone.sides[1 - seat], requirement(stone)
    both = len(side) >= needed.cards and len(other) >= needed.cards
    wins = both and seat_of_stronger_side(stone) == seat
    first = stone.first
    return (
        *_side(side, other, needed, eyes.hand, eyes.deck, eyes.live),
        *_side(other, side, needed, 0, eyes.deck, eyes.hidden),
        ONE * wins,
        ONE * (both and not wins),
        ONE * (first == seat),
        ONE * (first == 1 - seat),
        ONE * needed.totals_only,
        ONE * (needed.cards == 4),
        eyes.left // 2,
        2 * min(eyes.left, 8),
        0,
        0,
    )


def _near_rows(own: Collection[int], others: Collection[int]) -> int:
    """Return how many rows of three a seat has two stones of, where the other has none (ST-15)."""
    rows = [range(first, first + 3) for first in range(7)]
    return sum(sum(place in own for place in row) == 2 and not any(place in others for place in row) for row in rows)


def see_table(state: State, seat: int, hand: int) -> list[int]:
    """Return the numbers of the whole for a seat."""
    other, tactics = 1 - seat, state.tactics
    own = [place for place, stone in enumerate(state.stones) if stone.owner == seat]
    others = [place for place, stone in enumerate(state.stones) if stone.owner == other]
    values = [(hand & cards).bit_count() for cards in OF_VALUE.values()]
    seen = [
        state.clan_deck.left // 4,
        HALF * len(own),
        HALF * len(others),
        ONE * min(_near_rows(own, others), 2) if own else 0,
        ONE * min(_near_rows(others, own), 2) if others else 0,
        ONE * (len(own) == 4),
        ONE * (len(others) == 4),
        sum(map(int.__mul__, OF_VALUE, values)) // 2,
        2 * len(state.hands[seat]),
        2 * len(state.hands[other]),
        HALF * (hand & (hand & ~_FIRST_OF_COLOUR) >> 1).bit_count(),
        HALF * (sum(values) - sum(map(bool, values))),
        HALF * sum(values[6:]),
    ]
    if not tactics:
        return seen + [0] * (WHOLES - len(seen))
    held = state.tactic_hands[seat]
    return [
        *seen,
        HALF * len(held),
        HALF * len(state.tactic_hands[other]),
        ONE * (state.played[seat] <= state.played[other]),
        ONE * (state.played[other] <= state.played[seat]),
        ONE * state.jokers[seat],
        ONE * state.jokers[other],
        ONE * (state.phase == "recruit"),
        2 * state.tactic_deck.left,
        *[ONE * (kind in held) for kind in _KINDS],
    ]


_FIRST_OF_COLOUR = sum(cards & OF_VALUE[1] for cards in OF_COLOUR.values())


def see(state: State, seat: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return a seat's sight: the numbers of each stone, and of the whole."""
    eyes = eyes_of(state, seat)
    return [see_stone(stone, seat, eyes) for stone in state.stones], see_table(state, seat, eyes.hand)
