"""Glen More: the features of a position that predict the winner, whose weights are trained."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cairn.events.glen_more.pieces import AREAS, SPACES, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.means import cubes_of, rows
from cairn.service.rules.glen_more.placement import ground_of
from cairn.service.rules.glen_more.scoring import NUMBERS, compare
from cairn.workers.glen_more.worth import ACTIVATED, ENDS, MEMBERS, PLAIN, RIVER, ROAD, ROOM, STUCK, share_left
from cairn.workers.search.shares import total

BROWN = ("fair", "butcher", "grocer", "bridge")
"""The kinds of tiles that exchange cubes for points."""

FEATURES = (
    "points",
    "points_early",
    "coins",
    "coins_early",
    "cubes",
    "cubes_early",
    "row_coins",
    "barrels_scored",
    "barrels_ahead",
    "chieftains_scored",
    "chieftains_ahead",
    "cards_scored",
    "cards_ahead",
    "surplus",
    "surplus_early",
    "ahead",
    "ahead_early",
    "hindmost",
    "members",
    "members_early",
    "room",
    "room_early",
    "stuck",
    "production",
    "distilleries",
    "taverns",
    "brown",
    "brown_early",
    "villages",
    "loch_ness",
    "iona_abbey",
    "loch_morar",
    "duart_castle",
    "card_promise",
)
"""The meaning of each number of `features`; `early` ones count less and less as the game goes on."""


class Survey(NamedTuple):
    """The contents of a territory by itself. Each sum counts tiles by the free cells around them."""

    cubes: int
    members: float
    room: float
    stuck: float
    production: float
    distilleries: float
    taverns: float
    brown: float
    villages: float
    yellow: int
    green: int
    village: int


@lru_cache(maxsize=8192)
def survey(territory: tuple[Laid, ...]) -> Survey:
    """Return the survey of a territory."""
    ground, tiles = ground_of(territory), [TILES[laid.tile] for laid in territory]
    plain, river, road = (len(ground.cells(tile)) for tile in (PLAIN, RIVER, ROAD))
    later = dict[str, float]()
    for laid, tile in zip(territory, tiles, strict=True):
        worth = ACTIVATED[tile.kind] * (0.3 + min(ground.free_around(laid.x, laid.y), 4) / 4)
        later[tile.kind] = later.get(tile.kind, 0.0) + worth
    production = [worth for kind, worth in later.items() if kind not in _NO_PRODUCTION]
    return Survey(
        sum(cubes_of(territory)),
        MEMBERS[min(sum([laid.members for laid in territory]), 5)],
        ROOM[min(6, plain)] + ENDS * (bool(river) + bool(road)),
        STUCK[min(3, plain + river + road)],
        total(production),
        later.get("distillery", 0.0),
        later.get("tavern", 0.0),
        total([later.get(kind, 0.0) for kind in BROWN]),
        later.get("village", 0.0) + later.get("castle", 0.0),
        sum([tile.colour == "yellow" for tile in tiles]),
        sum([tile.colour == "green" for tile in tiles]),
        sum([tile.kind == "village" for tile in tiles]),
    )


_NO_PRODUCTION = (*BROWN, "distillery", "tavern", "village", "castle", "loch")


def features(state: State, seat: int) -> Sequence[float]:
    """Return the features of a position for a seat, each about as large as 1."""
    share, player = share_left(state), state.players[seat]
    has, later, to_come = survey(player.territory), min(1.0, 4 * share), len(AREAS) - state.scorings
    areas = list[float]()
    for area in AREAS:
        numbers = [NUMBERS[area](other) for other in state.players]
        areas += [compare(numbers)[seat] * to_come / 10, (numbers[seat] - min(numbers)) * share]
    surplus = (len(player.territory) - min([len(other.territory) for other in state.players])) / 3
    distances = [(figure - state.empty) % SPACES for figure in state.figures]
    ahead = (distances[seat] - min(distances)) / 4
    sold = sum([row * min(1, owned) for row, owned in zip(rows(state.market), cubes_of(player.territory), strict=True)])
    return (
        state.points[seat] / 10,
        state.points[seat] * share / 10,
        player.coins / 5,
        player.coins * share / 5,
        has.cubes / 5,
        has.cubes * later / 5,
        sold / 5,
        *areas,
        surplus,
        surplus * share,
        ahead * later,
        ahead * share,
        float(seat == state.turn) * later,
        has.members * later,
        has.members * share,
        has.room * later,
        has.room * share,
        has.stuck * share,
        has.production * share,
        has.distilleries * share,
        has.taverns * share,
        has.brown * later / 2,
        has.brown * share,
        has.villages * share,
        ("Loch Ness" in player.cards) * share,
        ("Iona Abbey" in player.cards) * has.yellow / 5,
        ("Loch Morar" in player.cards) * has.green / 5,
        ("Duart Castle" in player.cards) * has.village / 3,
        (("Iona Abbey" in player.cards) + ("Loch Morar" in player.cards) + ("Duart Castle" in player.cards)) * share,
    )
