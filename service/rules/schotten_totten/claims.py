"""What lies on the table: complete sides, what nobody has seen, which stones can be claimed, who has won."""

from collections.abc import Iterator, Sequence

from events.schotten_totten.pieces import CARDS, ClanCard
from projections.schotten_totten.state import State, Stone
from service.rules.schotten_totten.formations import Terms, refutation, strength

_TERMS = {
    (mud_fight, bluff): Terms(4 if mud_fight else 3, bluff) for mud_fight in (False, True) for bluff in (False, True)
}


def terms(stone: Stone) -> Terms:
    """Return what a stone asks for: three cards, four under Mud Fight, totals under the Bluff (ST-50 to ST-52)."""
    return _TERMS["mud_fight" in stone.modes, "blind_mans_bluff" in stone.modes]


def complete(stone: Stone, seat: int) -> bool:
    """Tell whether a side has the cards its stone asks for now (ST-54)."""
    return len(stone.sides[seat]) >= terms(stone).need


def open_to(state: State, seat: int) -> list[int]:
    """Return the unclaimed stones with room on the seat's side (ST-04, ST-14)."""
    return [
        number
        for number, stone in enumerate(state.stones, start=1)
        if stone.owner is None and not complete(stone, seat)
    ]


def unclaimed(state: State) -> Iterator[tuple[int, Stone]]:
    """Yield the stones nobody has claimed, with their numbers."""
    return ((number, stone) for number, stone in enumerate(state.stones, start=1) if stone.owner is None)


def unseen(state: State) -> set[ClanCard]:
    """Return the clan cards that do not lie face up (ST-08); tactic cards not yet played count for nothing (ST-35)."""
    return set(CARDS).difference(state.discard, *(side for stone in state.stones for side in stone.sides))


def claims(state: State, seat: int) -> Iterator[int]:
    """Yield the stones the seat could claim as they lie now (ST-07)."""
    hidden: set[ClanCard] | None = None
    for number, stone in unclaimed(state):
        if complete(stone, seat):
            hidden = unseen(state) if hidden is None else hidden
            if _wins(stone, seat, hidden):
                yield number


def _wins(stone: Stone, seat: int, hidden: set[ClanCard]) -> bool:
    """Tell whether a complete side beats the other, or provably any completion of it (ST-07)."""
    if complete(stone, 1 - seat):
        return better(stone) == seat
    return refutation(stone.sides[seat], stone.sides[1 - seat], hidden, terms(stone)) is None


def better(stone: Stone) -> int:
    """Return the seat whose complete side is stronger (ST-11, ST-12); if equal, whose was complete first (ST-13)."""
    strengths = [strength(side, terms(stone).totals_only) for side in stone.sides]
    if strengths[0] == strengths[1]:
        return stone.first or 0
    return int(strengths[1] > strengths[0])


def owned(state: State, seat: int) -> list[int]:
    """Return the stones a seat controls."""
    return [number for number, stone in enumerate(state.stones, start=1) if stone.owner == seat]


def victory(stones: Sequence[int]) -> str | None:
    """Return how these stones win the round: three adjacent ones, or any five (ST-15)."""
    if any({number + 1, number + 2} <= set(stones) for number in stones):
        return "three_adjacent"
    return "five" if len(stones) >= 5 else None
