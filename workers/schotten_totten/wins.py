"""Schotten Totten: imminent wins: the stones that would end the round, and the cards that get one at once."""

from collections.abc import Iterator
from functools import lru_cache

from cairn.events.schotten_totten.pieces import WILD, Troop
from cairn.projections.schotten_totten.state import State, Stone
from cairn.projections.tuples import put
from cairn.service.rules.schotten_totten.cards import obstacle_to_card
from cairn.service.rules.schotten_totten.claims import FaceUp, is_complete, is_proven, sides_with_room
from cairn.service.rules.schotten_totten.scoring import victory

Owners = tuple[int | None, ...]


@lru_cache(maxsize=4096)
def deciding(owners: Owners, seat: int) -> tuple[int, ...]:
    """Return the places of unclaimed stones any of which would win the round for a seat (ST-15)."""
    own = [place + 1 for place, owner in enumerate(owners) if owner == seat]
    return tuple([place for place, owner in enumerate(owners) if owner is None and victory([*own, place + 1])])


def owners_of(state: State) -> Owners:
    """Return the owner of each stone."""
    return tuple([stone.owner for stone in state.stones])


def is_late(state: State) -> bool:
    """Return whether a seat needs only one more stone to win the round."""
    owners = owners_of(state)
    return bool(deciding(owners, 0) or deciding(owners, 1))


def winning_cards(state: State, seat: int) -> Iterator[tuple[Troop, tuple[int, ...]]]:
    """Yield the cards in a seat's hand that win the round by a claim after them (ST-06), and the places for that.

    They are clan cards and elite troops. The place matters for the side that a card completes. Where a card must only
    be visible (ST-08), any place works. In Expert claims come before the card (ST-80).
    """
    places = () if state.expert else deciding(owners_of(state), seat)
    if not places:
        return
    stones, room = state.stones, sides_with_room(state.stones, seat)
    with_room = tuple([place for place, free in enumerate(room) if free])
    held = {card for card in state.hands[seat] if card}
    elite = {card for card in state.tactic_hands[seat] if card in WILD and obstacle_to_card(state, seat, card) is None}
    for card in (*sorted(held), *sorted(elite)):
        lying = FaceUp(stones, (*state.discard, card))
        if any(is_complete(stones[place], seat) and is_proven(stones[place], seat, lying) for place in places):
            yield card, with_room
            continue
        there = [place for place in places if room[place] and _wins(stones[place], seat, card, lying)]
        if there:
            yield card, tuple(there)


def _wins(stone: Stone, seat: int, card: Troop, lying: FaceUp) -> bool:
    """Return whether a card completes a side that is then proven."""
    after = Stone(put(stone.sides, seat, (*stone.sides[seat], card)), stone.first, stone.owner, stone.modes)
    if not is_complete(after, seat):
        return False
    if after.first is None:
        after = Stone(after.sides, seat, after.owner, after.modes)
    return is_proven(after, seat, lying)
