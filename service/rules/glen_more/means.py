"""The means of a player: what can be paid with own cubes, coins, and the market's sales and purchases (GM-23)."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from cairn.events.glen_more.pieces import CAPACITY, RESOURCES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.say import count
from cairn.projections.glen_more.state import State
from cairn.projections.tuples import put
from cairn.service.rules.glen_more.needs import Need, count_cubes

_ROW_COINS = (0, 1, 3, 6)
"""The coins on a row by how many of its spaces, priced 1, 2, 3, are filled (GM-06)."""

MAX_CUBES = 3
"""The most cubes of a kind that anything takes."""


class Means(NamedTuple):
    """What can be spent: cubes of each resource on own tiles, the market's rows, coins. Kinds are by their number."""

    own: Need
    rows: Need
    coins: int

    def coins_after(self, need: Need) -> int | None:
        """Return the coins that are left when the best sales and purchases pay a need; below 0, so many are missing.

        Return None if a row of the market has too few free spaces for what is to be bought.

        A cube both sold and bought has come to nothing, so of each kind the best plan buys what it lacks or sells what
        it does not need, sales first: they pay the row's coins down to where the row is empty or the cubes are spent.
        """
        coins = self.coins
        for needed, changes in zip(need, _changes(self.own, self.rows), strict=True):
            change = changes[needed]
            if change is None:
                return None
            coins += change
        return coins

    def pays(self, need: Need) -> bool:
        """Tell whether some sequence of sales and purchases pays a need (GM-23)."""
        coins = self.coins_after(need)
        return coins is not None and coins >= 0

    def pays_buying(self, need: Need, kind: int) -> bool:
        """Tell whether a need can be paid with a purchase of that kind which saves a cube of it for good."""
        own = put(self.own, kind, min(self.own[kind], need[kind] - 1))
        return Means(own, self.rows, self.coins).pays(need)

    def without_own(self, kind: int) -> "Means":
        """Return what is left when an own cube was given."""
        return Means(put(self.own, kind, self.own[kind] - 1), self.rows, self.coins)

    def after_purchase(self, kind: int) -> "Means":
        """Return what is left when a cube was bought and spent (GM-20, GM-21)."""
        filled = self.rows[kind] + 1
        return Means(self.own, put(self.rows, kind, filled), self.coins - filled)


def means(state: State) -> Means:
    """Return what the player whose turn it is can spend."""
    player = state.players[state.turn]
    return Means(cubes_of(player.territory), rows(state.market), player.coins)


rows: Callable[[Mapping[str, int]], Need] = itemgetter(*RESOURCES)
"""The rows of a market, by how many of their spaces are filled."""


@lru_cache(maxsize=4096)
def cubes_of(territory: tuple[Laid, ...]) -> Need:
    """Return how many cubes of each resource lie on the tiles of a territory."""
    return count_cubes([cube for laid in territory for cube in laid.cubes])


@lru_cache(maxsize=4096)
def _changes(own: Need, rows: Need) -> tuple[tuple[int | None, ...], ...]:
    """Return for each kind, by how many cubes of it are needed, the coins that its sales or purchases change."""
    return tuple(map(_changes_of_row, own, rows))


@cache
def _changes_of_row(owned: int, row: int) -> tuple[int | None, ...]:
    filled = [max(0, row + needed - owned) for needed in range(MAX_CUBES + 1)]
    return tuple([None if after > CAPACITY else _ROW_COINS[row] - _ROW_COINS[after] for after in filled])


@lru_cache(maxsize=8192)
def shortfall(needs: tuple[Need, ...], at_hand: Means) -> str | None:
    """Return in words what is missing for the cheapest of several needs; None where one of them can be paid."""
    most = None
    for need in needs:
        coins = at_hand.coins_after(need)
        if coins is not None:
            if coins >= 0:
                return None
            most = coins if most is None else max(most, coins)
    return _full_rows(needs, at_hand) if most is None else f"{count(-most, 'coin')} short"


def _full_rows(needs: tuple[Need, ...], at_hand: Means) -> str:
    """Name the rows that cannot be bought from, where no need can be met with their free spaces."""
    blocked = [
        kind
        for kind, row in enumerate(at_hand.rows)
        if any(row + need[kind] - at_hand.own[kind] > CAPACITY for need in needs)
    ]
    full = [kind for kind in blocked if at_hand.rows[kind] == CAPACITY]
    names = [RESOURCES[kind] for kind in full or blocked]
    state = "full" if full else "too full"
    if len(names) == 1:
        return f"the row of {names[0]} is {state}"
    return f"the rows of {', '.join(names[:-1])} and {names[-1]} are {state}"
