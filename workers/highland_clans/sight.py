"""Highland Clans: what a seat sees, in whole numbers, for the learned value. `kernel/learned.c` says the same in C.

8 stands for 1. Each clan has numbers, the seat's own first, then those of the others as turns go round.
"""

from collections.abc import Sequence

from cairn.projections.highland_clans.state import State
from cairn.service.rules.highland_clans import raids, scoring
from cairn.service.rules.highland_clans.rules import RED_ZONE
from cairn.service.rules.highland_clans.turns import DRAWN
from cairn.workers.highland_clans.worth import best_cards

BLOCKS, INPUTS, WHOLES = 5, 31, 17
"""Clans, the numbers of each, and those of the whole."""
ONE, HALF, FARTHEST = 8, 4, 100
_NOBODY: tuple[int, ...] = (0,) * INPUTS
_NO_RESERVE = (0, 0, 0, 0)


def _limit(number: int, most: int = FARTHEST) -> int:
    return max(-most, min(number, most))


class _Common:
    """What all seats see: the cubes that are compared, and the points that they bring."""

    def __init__(self, state: State) -> None:
        clans = state.clans
        self.greens, self.blues = scoring.count_greens(clans), scoring.count_blues(clans)
        self.herds = scoring.count_herds(clans)
        self.against = scoring.largest_other_herds(self.herds)
        self.green, self.red = scoring.green_points(self.greens), scoring.red_points(self.herds)
        self.blue = scoring.blue_points(self.blues, self.against)
        self.most = max(state.points)
        self.over = (state.turn - state.start) % len(clans)
        self.lead = [_lead(state.points, seat) for seat in range(len(clans))]
        self.green_lead = [_lead(self.greens, seat) for seat in range(len(clans))]


def _lead(numbers: Sequence[int], seat: int) -> int:
    return numbers[seat] - max([number for other, number in enumerate(numbers) if other != seat])


def _clan(state: State, common: _Common, seat: int) -> tuple[int, ...]:
    clan, at = state.clans[seat], (seat - state.start) % len(state.clans)
    best = [*best_cards(clan, raids.COMBATS), 0, 0, 0][: raids.COMBATS]
    return (
        ONE,
        _limit(2 * state.points[seat]),
        _limit(HALF * common.lead[seat]),
        _limit(HALF * (common.green[seat] + common.red[seat] + common.blue[seat])),
        *[_limit(HALF * number) for number in (clan.warriors, clan.pipers, clan.monks)],
        *[_limit(ONE * number) for number in (clan.cattle, clan.castles, clan.monasteries, clan.free_lands)],
        _limit(HALF * common.greens[seat]),
        _limit(HALF * common.blues[seat]),
        HALF * _limit(common.green_lead[seat], 8),
        HALF * _limit(common.blues[seat] - common.against[seat], 8),
        ONE * _limit(common.herds[seat] - common.against[seat], 6),
        _limit(2 * len(clan.hand)),
        *[ONE * card for card in best],
        ONE * (state.following == seat),
        ONE * (at >= common.over),
        ONE * (at == common.over),
        HALF * at,
        ONE * (at == len(state.clans) - 1),
        ONE * common.green[seat],
        _limit(HALF * common.red[seat]),
        _limit(HALF * common.blue[seat]),
        _limit(HALF * state.round),
        _limit(2 * common.most),
        ONE * (common.most >= RED_ZONE),
    )


def sights(state: State) -> list[tuple[Sequence[tuple[int, ...]], Sequence[int]]]:
    """Return each seat's sight: the numbers of each clan, and of the whole."""
    common, seats, bag = _Common(state), len(state.clans), state.bag.total
    clans = [_clan(state, common, seat) for seat in range(seats)]
    none = [_NOBODY] * (BLOCKS - seats)
    cubes = state.reserve
    reserve = tuple([HALF * number for number in (cubes.yellow, cubes.blue, cubes.green, cubes.red)])
    whole = (
        _limit(HALF * state.round),
        _limit(2 * common.most),
        ONE * (common.most >= RED_ZONE),
        _limit(bag // 2),
        HALF * min(bag // DRAWN, 16),
        HALF * min(state.supply, 12),
    )
    sights = list[tuple[Sequence[tuple[int, ...]], Sequence[int]]]()
    for seat in range(seats):
        own = state.turn == seat
        reserves = (*reserve, *_NO_RESERVE) if own else (*_NO_RESERVE, *reserve)
        last = ONE * own, HALF * (seats - common.over), _limit(HALF * common.lead[seat])
        sights.append(([*clans[seat:], *clans[:seat], *none], (*whole, *reserves, *last)))
    return sights
