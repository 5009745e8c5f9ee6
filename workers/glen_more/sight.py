"""Glen More: what a seat sees, in whole numbers, for the learned value. `kernel/learned.c` says the same in C.

8 stands for 1. Each player has numbers, the seat's own first, then those of the others in the order of seats.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from cairn.events.glen_more.pieces import AREAS, RESOURCES, SPACES, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.means import cubes_of
from cairn.service.rules.glen_more.placement import ground_of
from cairn.service.rules.glen_more.scoring import NUMBERS, compare
from cairn.workers.glen_more.worth import PLAIN, RIVER, ROAD, tiles_left

BLOCKS, INPUTS, WHOLES = 5, 61, 11
"""Players, the numbers of each, and those of the whole."""
ONE, HALF, FARTHEST = 8, 4, 100
KINDS = (
    "quarry",
    "forest",
    "meadow",
    "village",
    "grain_field",
    "pasture",
    "loch",
    "butcher",
    "distillery",
    "fair",
    "castle",
    "tavern",
    "abbey",
    "grocer",
    "bridge",
)
_NOBODY: tuple[int, ...] = (0,) * INPUTS


def _limit(number: int) -> int:
    return max(-FARTHEST, min(number, FARTHEST))


@lru_cache(maxsize=8192)
def _territory(territory: tuple[Laid, ...]) -> tuple[tuple[int, ...], int, int, int]:
    """Return the numbers of a territory, and how many yellow and green tiles and villages it has."""
    ground, tiles, kinds = ground_of(territory), [TILES[laid.tile] for laid in territory], Counter[str]()
    members = sum([laid.members for laid in territory])
    for laid, tile in zip(territory, tiles, strict=True):
        kinds[tile.kind] += 2 + min(ground.free_around(laid.x, laid.y), 4)
    plain, river, road = (len(ground.cells(tile)) for tile in (PLAIN, RIVER, ROAD))
    seen = (
        HALF * min(members, 8),
        ONE * (members == 1),
        ONE * (members == 0),
        HALF * min(plain, 8),
        ONE * bool(river),
        ONE * bool(road),
        ONE * (3 - min(3, plain + river + road)),
        *[_limit(kinds[kind]) for kind in KINDS],
    )
    yellow, green = (sum([tile.colour == colour for tile in tiles]) for colour in ("yellow", "green"))
    return seen, yellow, green, sum([tile.kind == "village" for tile in tiles])


class _Common:
    """What all seats see: how far each figure is, how much of the game is left, and the numbers that are compared."""

    def __init__(self, state: State) -> None:
        self.left = tiles_left(state)
        self.to_come = len(AREAS) - state.scorings
        steps = [(space - state.empty) % SPACES for space in state.figures]
        self.ahead = [step - min(steps) for step in steps]
        self.tiles = min([len(player.territory) for player in state.players])
        self.numbers = [[NUMBERS[area](player) for player in state.players] for area in AREAS]
        self.scored = [compare(numbers) for numbers in self.numbers]
        points = [max(-FARTHEST, number) for number in state.points]
        self.lead = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def _player(state: State, common: _Common, seat: int) -> tuple[int, ...]:
    player = state.players[seat]
    territory, yellow, green, village = _territory(player.territory)
    own = cubes_of(player.territory)
    areas = list(zip([numbers[seat] for numbers in common.numbers], map(min, common.numbers), strict=True))
    return (
        ONE,
        _limit(state.points[seat] // 2),
        _limit(common.lead[seat]),
        _limit(2 * player.coins),
        _limit(2 * sum(own)),
        *[_limit(HALF * number) for number in own],
        *[HALF * state.market[cube] * bool(number) for cube, number in zip(RESOURCES, own, strict=True)],
        *[_limit(3 * number) for number, _ in areas],
        *[HALF * min(number - least, 7) for number, least in areas],
        *[2 * scored[seat] * common.to_come for scored in common.scored],
        _limit(2 * len(player.territory)),
        _limit(HALF * (len(player.territory) - common.tiles)),
        *territory,
        ONE * ("Loch Ness" in player.cards),
        _limit(HALF * yellow) * ("Iona Abbey" in player.cards),
        _limit(HALF * green) * ("Loch Morar" in player.cards),
        _limit(HALF * village) * ("Duart Castle" in player.cards),
        ONE * ("Castle of Mey" in player.cards),
        _limit(2 * yellow),
        _limit(2 * green),
        _limit(2 * village),
        2 * common.ahead[seat],
        ONE * (not common.ahead[seat]),
        _limit(common.left),
        2 * min(common.left, 8),
        HALF * common.to_come,
    )


def sights(state: State) -> list[tuple[Sequence[tuple[int, ...]], Sequence[int]]]:
    """Return each seat's sight: the numbers of each player, and of the whole."""
    common, seats = _Common(state), len(state.players)
    players = [_player(state, common, seat) for seat in range(seats)]
    none = [_NOBODY] * (BLOCKS - seats)
    die = 0 if state.die is None else 2 * ((state.die - state.empty) % SPACES)
    whole = [_limit(common.left), 2 * min(common.left, 8), ONE * common.to_come]
    whole += [HALF * state.market[cube] for cube in RESOURCES]
    return [
        (
            [*players[seat:], *players[:seat], *none],
            [*whole, die, _limit(common.lead[seat]), ONE * (not common.ahead[seat])],
        )
        for seat in range(seats)
    ]
