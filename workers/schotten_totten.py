"""Schotten Totten: an AI's sense of a good position."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from events.schotten_totten import CARDS, COLOURS, VALUES, Card, colour, value
from projections.schotten_totten import State, Stone
from service.rules.schotten_totten.formations import COLOUR, COLOUR_RUN, RUN, SIDE, SUM, THREE_OF_A_KIND, strength

OWNED = 10.0
"""What a stone that is owned counts; an open one counts the share of it that the promise of both sides gives."""

ROW = 3.0
"""What two neighbouring stones of the same seat add: three adjacent ones win."""

WON = 1000.0
"""What a point of the match counts."""

_KIND = {SUM: 0.0, RUN: 0.35, COLOUR: 0.5, THREE_OF_A_KIND: 0.8, COLOUR_RUN: 1.0}
_CARDS = frozenset(CARDS)


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat; what is good for the other seat counts as much against it."""
    won = WON * (state.points[seat] - state.points[1 - seat])
    if state.phase == "over":
        return won
    unseen = Unseen(state)
    shares = [_share(stone, seat, unseen) for stone in state.stones]
    rows = sum((a * b if a > 0 else -a * b) for a, b in pairwise(shares) if a * b > 0)
    return won + OWNED * sum(shares) + ROW * rows


class Unseen:
    """The cards that do not lie face up, counted."""

    def __init__(self, state: State) -> None:
        self.cards = _CARDS.difference(*(side for stone in state.stones for side in stone.sides))
        self.of_value = [0] * (len(VALUES) + 1)
        self.of_colour = dict.fromkeys(COLOURS, 0)
        for card in self.cards:
            self.of_value[value(card)] += 1
            self.of_colour[colour(card)] += 1


@dataclass(frozen=True, slots=True)
class Hope:
    """What an incomplete side can become: `runs` are the values, `colour_runs` the cards it lacks for each."""

    need: int
    average: float
    colour: str | None
    value: int | None
    runs: tuple[tuple[int, ...], ...]
    colour_runs: tuple[tuple[Card, ...], ...]


def _share(stone: Stone, seat: int, unseen: Unseen) -> float:
    """Return how much of a stone is the seat's: 1 all, -1 the other's."""
    if stone.owner is not None:
        return 1.0 if stone.owner == seat else -1.0
    mine, theirs = _promise(stone.sides[seat], unseen), _promise(stone.sides[1 - seat], unseen)
    return 0.8 * max(-1.0, min(1.0, mine - theirs))


def _promise(side: list[Card], unseen: Unseen) -> float:
    """Return what a side is worth, or may become with cards that are still unseen: 0 to about 1.6."""
    if not side:
        return 0.3
    if len(side) == SIDE:
        kind, total = strength(side)
        return _KIND[kind] + 0.3 + total / 100
    hope = _hope(tuple(side))
    best = 0.1
    if hope.runs:
        left = max(min(unseen.of_value[v] for v in missing) for missing in hope.runs)
        best = max(best, _KIND[RUN] * _likely(left, hope.need))
    if hope.colour:
        best = max(best, _KIND[COLOUR] * _likely(unseen.of_colour[hope.colour] - hope.need + 1, hope.need))
        ways = sum(unseen.cards.issuperset(missing) for missing in hope.colour_runs)
        best = max(best, _KIND[COLOUR_RUN] * _likely(ways, hope.need))
    if hope.value:
        same = unseen.of_value[hope.value] - hope.need + 1
        best = max(best, _KIND[THREE_OF_A_KIND] * _likely(same, hope.need))
    return best + SIDE * hope.average / 100


@lru_cache(maxsize=4096)
def _hope(side: tuple[Card, ...]) -> Hope:
    need, values, names = SIDE - len(side), [value(card) for card in side], {colour(card) for card in side}
    lacking = [tuple(v for v in range(low, low + SIDE) if v not in values) for low in range(1, 8)]
    runs = tuple(missing for missing in lacking if len(missing) == need)
    name = names.pop() if len(names) == 1 else None
    return Hope(
        need=need,
        average=sum(values) / len(values),
        colour=name,
        value=values[0] if len(set(values)) == 1 else None,
        runs=runs,
        colour_runs=tuple(tuple(f"{name}-{v}" for v in missing) for missing in runs) if name else (),
    )


def _likely(ways: int, need: int) -> float:
    """Return a rough chance that one of so many ways to get the missing cards comes true."""
    return 0.0 if ways <= 0 else 1 - float((0.55 if need == 1 else 0.75) ** ways)
