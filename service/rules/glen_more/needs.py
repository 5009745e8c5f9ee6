"""The costs of tiles and of exchanges, as counts of cubes of each resource."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from cairn.events.glen_more.pieces import RESOURCES, TILES, Tile
from cairn.projections.glen_more.state import State

Need = tuple[int, ...]
"""The number of cubes of each resource, in the order of `RESOURCES`."""

NOTHING: Need = (0,) * len(RESOURCES)


def count_cubes(cubes: Sequence[str]) -> Need:
    """Return the number of cubes of each resource."""
    return tuple([cubes.count(kind) for kind in RESOURCES])


def _cost(tile: Tile) -> tuple[Need, ...]:
    """Return every set of cubes that pays for a tile; Loch Oich takes any two different resources (GM-35)."""
    if any(item == "any_distinct" for item, _ in tile.cost):
        ((_, different),) = tile.cost
        return tuple(map(count_cubes, combinations(RESOURCES, different)))
    return (count_cubes([item for item, count in tile.cost for _ in range(count)]),)


def _exchange(tile: Tile) -> dict[Need, int]:
    """Return every set of cubes that a tile takes when it is activated, with its gain in points or barrels."""
    terms = [alternative.partition("->") for alternative in tile.terms.split("|")]
    match tile.effect:
        case "exchange_distinct":  # a fair (GM-56)
            return {
                count_cubes(cubes): int(gain)
                for number, _, gain in terms
                for cubes in combinations(RESOURCES, int(number))
            }  # fmt: skip
        case "exchange_any":  # the grocer (GM-57)
            return {
                count_cubes(cubes): int(gain)
                for number, _, gain in terms
                for cubes in combinations_with_replacement(RESOURCES, int(number))
            }
        case "exchange":  # butchers and the bridge (GM-55, GM-58)
            return {_counted_items(items): int(gain) for items, _, gain in terms}
        case "convert":  # a distillery (GM-54)
            return {_counted_items(items): int(gain.rpartition(":")[2]) for items, _, gain in terms}
    return {}


def _counted_items(items: str) -> Need:
    pairs = [item.partition(":") for item in items.split("+")]
    return count_cubes([name for name, _, count in pairs for _ in range(int(count))])


COSTS = {number: _cost(tile) for number, tile in TILES.items()}
"""The sets of cubes that pay for each tile, without the whisky or member that some cost."""

WHISKY = {number: dict(tile.cost).get("whisky", 0) for number, tile in TILES.items()}
"""The barrels that each tile costs (GM-25)."""

EXCHANGES = {number: exchange for number, tile in TILES.items() if (exchange := _exchange(tile))}
"""The sets of cubes that brown tiles and distilleries take, with the gain of each (GM-54 to GM-58)."""

EXCHANGED = {number: tuple(exchange) for number, exchange in EXCHANGES.items()}
"""Those sets of cubes without their gains."""

EXCHANGE_CLAUSES = {
    "distillery": "GM-54",
    "butcher": "GM-55",
    "fair": "GM-56",
    "grocer": "GM-57",
    "bridge": "GM-58",
}
"""The clauses of exchanges by the kind of tile."""


def tile_in_hand(state: State) -> Tile:
    """Return the tile that was taken this turn."""
    assert state.taken is not None
    return TILES[state.taken]


def demand(state: State) -> tuple[Need, ...]:
    """Return every set of cubes that would complete the current cost or exchange after those already given."""
    if state.exchange is not None:
        return _left(state.exchange, True, state.paid)
    return _left(tile_in_hand(state).id, False, state.paid)


@lru_cache(maxsize=4096)
def _left(tile: int, exchange: bool, paid: tuple[str, ...]) -> tuple[Need, ...]:
    """Return the rest of each set of cubes of a tile's exchange or cost, for the sets that contain the given ones."""
    sets, given = EXCHANGED[tile] if exchange else COSTS[tile], count_cubes(paid)
    unmet = [tuple([wanted - had for wanted, had in zip(need, given, strict=True)]) for need in sets]
    return tuple([need for need in unmet if min(need) >= 0])
