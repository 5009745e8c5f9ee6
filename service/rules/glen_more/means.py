"""The means of a player: own cubes, coins, and the market's sales and purchases (GM-23)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from operator import itemgetter
from typing import NamedTuple

from cairn.events.glen_more.pieces import CAPACITY, RESOURCES, TILES, Tile
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.say import coins as coins_of
from cairn.projections.glen_more.say import cube_term
from cairn.projections.glen_more.state import State
from cairn.projections.message import Message, message
from cairn.projections.tuples import put

Need = tuple[int, ...]  # the number of cubes of each resource, in the order of `RESOURCES`
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
EXCHANGE_CLAUSES = {"distillery": "GM-54", "butcher": "GM-55", "fair": "GM-56", "grocer": "GM-57", "bridge": "GM-58"}


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
    sets, given = EXCHANGED[tile] if exchange else COSTS[tile], count_cubes(paid)
    unmet = [tuple([wanted - had for wanted, had in zip(need, given, strict=True)]) for need in sets]
    return tuple([need for need in unmet if min(need) >= 0])


_ROW_COINS = (0, 1, 3, 6)  # the coins on a row by the number of its filled spaces, priced 1, 2 and 3 (GM-06)
MAX_CUBES = 3


class Means(NamedTuple):
    """Available means: cubes of each resource on own tiles, the market's rows, coins. Kinds are by their number."""

    own: Need
    rows: Need
    coins: int

    def coins_after(self, need: Need) -> int | None:
        """Return the coins left after paying a need, negative if some are missing; None if a row has too little space.

        Selling and buying the same cube has no effect, so the best plan buys the missing cubes of each kind or sells
        the spare ones, sales first: they pay the row's coins until the row is empty or the cubes are spent.
        """
        coins = self.coins
        for needed, changes in zip(need, _changes(self.own, self.rows), strict=True):
            change = changes[needed]
            if change is None:
                return None
            coins += change
        return coins

    def pays(self, need: Need) -> bool:
        """Return whether any sequence of sales and purchases pays a need (GM-23)."""
        coins = self.coins_after(need)
        return coins is not None and coins >= 0

    def pays_buying(self, need: Need, kind: int) -> bool:
        """Return whether a need can be paid with a purchase of that kind that actually saves a cube of it."""
        own = put(self.own, kind, min(self.own[kind], need[kind] - 1))
        return Means(own, self.rows, self.coins).pays(need)

    def without_own(self, kind: int) -> "Means":
        """Return the means after giving an own cube."""
        return Means(put(self.own, kind, self.own[kind] - 1), self.rows, self.coins)

    def after_purchase(self, kind: int) -> "Means":
        """Return the means after buying and spending a cube (GM-20, GM-21)."""
        filled = self.rows[kind] + 1
        return Means(self.own, put(self.rows, kind, filled), self.coins - filled)


def means(state: State) -> Means:
    """Return the means of the player to move."""
    player = state.players[state.turn]
    return Means(cubes_of(player.territory), rows(state.market), player.coins)


rows: Callable[[Mapping[str, int]], Need] = itemgetter(*RESOURCES)
"""The rows of a market, by the number of their filled spaces."""


@lru_cache(maxsize=4096)
def cubes_of(territory: tuple[Laid, ...]) -> Need:
    """Return the number of cubes of each resource on the tiles of a territory."""
    return count_cubes([cube for laid in territory for cube in laid.cubes])


@lru_cache(maxsize=4096)
def _changes(own: Need, rows: Need) -> tuple[tuple[int | None, ...], ...]:
    return tuple(map(_changes_of_row, own, rows))


@cache
def _changes_of_row(owned: int, row: int) -> tuple[int | None, ...]:
    filled = [max(0, row + needed - owned) for needed in range(MAX_CUBES + 1)]
    return tuple([None if after > CAPACITY else _ROW_COINS[row] - _ROW_COINS[after] for after in filled])


@lru_cache(maxsize=8192)
def shortfall(needs: tuple[Need, ...], at_hand: Means) -> Message | None:
    """Return what is missing for the cheapest of several needs; None if any of them can be paid."""
    most = None
    for need in needs:
        coins = at_hand.coins_after(need)
        if coins is not None:
            if coins >= 0:
                return None
            most = coins if most is None else max(most, coins)
    return _full_rows(needs, at_hand) if most is None else message("gm-coins-short", coins=coins_of(-most))


def _full_rows(needs: tuple[Need, ...], at_hand: Means) -> Message:
    blocked = [
        kind
        for kind, row in enumerate(at_hand.rows)
        if any(row + need[kind] - at_hand.own[kind] > CAPACITY for need in needs)
    ]
    full = [kind for kind in blocked if at_hand.rows[kind] == CAPACITY]
    cubes = [cube_term(RESOURCES[kind]) for kind in full or blocked]
    return message("gm-rows-full" if full else "gm-rows-too-full", number=len(cubes), cubes=cubes)
