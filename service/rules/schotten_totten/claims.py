"""Claims: requirements of stones, unseen cards, and obstacles to a claim."""

from collections.abc import Sequence
from functools import lru_cache

from cairn.events.schotten_totten.events import StoneClaimed
from cairn.events.schotten_totten.pieces import CARDS, Card, ClanCard, Troop
from cairn.projections.message import Argument
from cairn.projections.schotten_totten.say import spell, spell_formation
from cairn.projections.schotten_totten.state import State, Stone
from cairn.service.rules.interface import SEATS, Refusal
from cairn.service.rules.schotten_totten.formations import (
    KINDS,
    OF_A_KIND,
    WITHOUT_MODES,
    Requirement,
    is_refuted,
    refutation,
    stand_ins,
    strength,
)

_CLAN_CARDS = frozenset(CARDS)
_REQUIREMENTS = {
    (mud_fight, bluff): Requirement(4 if mud_fight else 3, bluff)
    for mud_fight in (False, True)
    for bluff in (False, True)
}


def requirement(stone: Stone) -> Requirement:
    """Return the requirement of a stone: three cards, four under Mud Fight, totals under the Bluff (ST-50 to ST-52)."""
    if not stone.modes:
        return WITHOUT_MODES
    return _REQUIREMENTS["mud_fight" in stone.modes, "blind_mans_bluff" in stone.modes]


def is_complete(stone: Stone, seat: int) -> bool:
    """Return whether a side has the cards its stone requires now (ST-54)."""
    return len(stone.sides[seat]) >= (requirement(stone).cards if stone.modes else WITHOUT_MODES.cards)


def sides_with_room(stones: Sequence[Stone], seat: int) -> list[bool]:
    """Return for each stone whether a card can go to a seat's side: unclaimed (ST-14), and the side incomplete."""
    return [
        stone.owner is None
        and len(stone.sides[seat]) < (requirement(stone).cards if stone.modes else WITHOUT_MODES.cards)
        for stone in stones
    ]


def has_capacity(stone: Stone, seat: int) -> bool:
    """Return the same for one stone."""
    return sides_with_room((stone,), seat)[0]


class FaceUp:
    """The face-up cards of a position, with derived facts that are computed on first use."""

    __slots__ = ("_provable", "_unseen", "discard", "stones")

    def __init__(self, stones: tuple[Stone, ...], discard: tuple[Card, ...]) -> None:
        self.stones = stones
        self.discard = discard
        self._unseen: frozenset[ClanCard] | None = None
        self._provable: list[tuple[int, ...] | None] = [None, None]

    @property
    def unseen(self) -> frozenset[ClanCard]:
        """The clan cards that do not lie face up (ST-08). Unplayed tactic cards do not count (ST-35)."""
        if self._unseen is None:
            self._unseen = _CLAN_CARDS.difference(
                self.discard, *[side for stone in self.stones for side in stone.sides]
            )
        return self._unseen

    def provable_stones(self, seat: int) -> tuple[int, ...]:
        """Return the stones that a seat can prove to win with the cards as they lie."""
        stones = self._provable[seat]
        if stones is None:
            room = sides_with_room(self.stones, seat)
            open_stones = [n for n, stone in enumerate(self.stones, start=1) if stone.owner is None]
            complete = [n for n in open_stones if not room[n - 1]]
            stones = tuple([n for n in complete if is_proven(self.stones[n - 1], seat, self)])
            self._provable[seat] = stones
        return stones


_latest = FaceUp((), ())


def face_up(state: State) -> FaceUp:
    """Return the face-up cards. The latest answer is cached, as each position is queried several times."""
    global _latest
    kept = _latest  # another thread may replace it at any moment
    if kept.stones is not state.stones or kept.discard is not state.discard:
        kept = _latest = FaceUp(state.stones, state.discard)
    return kept


def unseen_clan_cards(state: State) -> frozenset[ClanCard]:
    """Return the clan cards that do not lie face up (ST-08)."""
    return face_up(state).unseen


def seat_of_stronger_side(stone: Stone) -> int:
    """Return the seat of the stronger complete side (ST-11, ST-12); if equal, of the one completed first (ST-13)."""
    return _seat_of_stronger(*stone.sides, stone.first or 0, requirement(stone).totals_only)


@lru_cache(maxsize=65536)
def _seat_of_stronger(side: tuple[Troop, ...], other: tuple[Troop, ...], first: int, totals_only: bool) -> int:
    strengths = strength(side, totals_only), strength(other, totals_only)
    return first if strengths[0] == strengths[1] else int(strengths[1] > strengths[0])


def is_time_for_claims(state: State) -> bool:
    """Return whether claims are made now: after the card (ST-06, ST-34), in Expert before it (ST-80)."""
    return state.phase == ("play" if state.expert else "claim")


def claimable_stones(state: State, seat: int) -> tuple[int, ...]:
    """Return the stones that the seat may claim now, if it has the turn (ST-07)."""
    return face_up(state).provable_stones(seat) if is_time_for_claims(state) else ()


def is_proven(stone: Stone, seat: int, lying: FaceUp) -> bool:
    """Return whether a complete side beats the other, or any completion of it with unseen cards (ST-07 to ST-13)."""
    if is_complete(stone, 1 - seat):
        return seat_of_stronger_side(stone) == seat
    return not is_refuted(stone.sides[seat], stone.sides[1 - seat], lying.unseen, requirement(stone))


def claim(state: State, seat: int, number: int) -> StoneClaimed:
    """Return the claim of a stone: the formation, and the cards its elite troops stand for (ST-07, ST-43)."""
    stone = state.stones[number - 1]
    side, (cards, totals_only) = stone.sides[seat], requirement(stone)
    kind, total = strength(side, totals_only)
    return StoneClaimed(seat, number, _name_of_kind(kind, cards), total, stand_ins(side, totals_only))


def obstacle_to_claim(state: State, seat: int, number: int, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return why a stone cannot be claimed with the cards as they lie; None if it can (ST-07)."""
    stone = state.stones[number - 1]
    if stone.owner is not None:
        return Refusal("ST-14", "st-claimed-for-good", stone=number)
    if is_complete(stone, seat):
        return obstacle_to_proof(stone, seat, number, face_up(state), names)
    if "mud_fight" in stone.modes:
        return Refusal("ST-51", "st-incomplete-mud-fight", stone=number)
    return Refusal("ST-07", "st-incomplete", stone=number)


def obstacle_to_proof(
    stone: Stone, seat: int, number: int, lying: FaceUp, names: Sequence[Argument] = SEATS
) -> Refusal | None:
    """Return how a complete side is beaten, or could be by a completion of the other; None if it wins (ST-07)."""
    if is_proven(stone, seat, lying):
        return None
    other = names[1 - seat]
    if is_complete(stone, 1 - seat):
        return _beaten(stone, seat, number, other)
    completion = refutation(stone.sides[seat], stone.sides[1 - seat], lying.unseen, requirement(stone)) or []
    cards = [spell(card) for card in completion]
    return Refusal("ST-10", "st-not-proven", stone=number, cards=cards, number=len(cards), other=other)


def _beaten(stone: Stone, seat: int, number: int, other: Argument) -> Refusal:
    cards, totals_only = requirement(stone)
    (kind, total), (other_kind, other_total) = (strength(stone.sides[side], totals_only) for side in (seat, 1 - seat))
    if kind != other_kind:
        stronger, weaker = (spell_formation(_name_of_kind(each, cards)) for each in (other_kind, kind))
        return Refusal("ST-11", "st-beaten-by-kind", other=other, stone=number, stronger=stronger, weaker=weaker)
    if total != other_total:
        clause = "ST-50" if totals_only else "ST-12"
        return Refusal(clause, "st-beaten-by-total", other=other, stone=number, more=other_total, less=total)
    return Refusal("ST-13", "st-beaten-by-order", other=other, stone=number)


def _name_of_kind(kind: int, cards: int) -> str:
    if kind == OF_A_KIND:
        return f"{'four' if cards > 3 else 'three'}_of_a_kind"
    return KINDS[kind].replace(" ", "_")
