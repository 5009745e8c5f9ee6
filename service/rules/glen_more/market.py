"""The market, and what can be paid with its help."""

from collections.abc import Iterator, Sequence

from events.decision import Move
from events.glen_more.events import CubeBought, CubePaid, CubeSold
from events.glen_more.moves import BuyCube, PayCube, SellCube
from events.glen_more.pieces import CAPACITY, RESOURCES
from projections.glen_more.state import State
from service.rules.glen_more.needs import NOTHING, Need, demand

_WORTH = (0, 1, 3, 6)
"""The coins on a row by how many of its spaces, priced 1, 2, 3, are filled (GM-06)."""


class Means:
    """What can be spent: cubes of each resource on own tiles, the market's rows, coins. Kinds are by their number."""

    __slots__ = ("coins", "own", "rows")

    def __init__(self, own: list[int], rows: list[int], coins: int) -> None:
        self.own = own
        self.rows = rows
        self.coins = coins

    def pays(self, need: Sequence[int]) -> bool:
        """Tell whether some sequence of sales and purchases pays a need (GM-23).

        A cube both sold and bought has come to nothing, so of each kind the best plan buys what it lacks or sells what
        is over, sales first: they pay the row's coins down to where the row would be empty or the cubes spent.
        """
        coins = self.coins
        for needed, owned, row in zip(need, self.own, self.rows, strict=True):
            if needed <= owned:
                coins += _WORTH[row] - _WORTH[max(row - (owned - needed), 0)]
            else:
                full = row + needed - owned
                if full > CAPACITY:
                    return False
                coins -= _WORTH[full] - _WORTH[row]
        return coins >= 0

    def pays_buying(self, need: Sequence[int], kind: int) -> bool:
        """Tell whether a need can be paid with a purchase of that kind which saves a cube of it for good."""
        own = self.own.copy()
        own[kind] = min(own[kind], need[kind] - 1)
        return Means(own, self.rows, self.coins).pays(need)

    def less(self, kind: int) -> "Means":
        """Return what is left when an own cube was given."""
        own = self.own.copy()
        own[kind] -= 1
        return Means(own, self.rows, self.coins)

    def bought(self, kind: int) -> "Means":
        """Return what is left when a cube was bought and spent (GM-20, GM-21)."""
        rows = self.rows.copy()
        rows[kind] += 1
        return Means(self.own, rows, self.coins - rows[kind])

    def sells(self, kind: int) -> bool:
        """Tell whether the market sells a cube for the coins at hand: a full row does not (GM-20)."""
        return self.rows[kind] < CAPACITY and self.coins > self.rows[kind]


def means(state: State) -> Means:
    """Return what the player whose turn it is can spend."""
    player = state.players[state.turn]
    cubes = [cube for laid in player.territory for cube in laid.cubes]
    return Means([cubes.count(kind) for kind in RESOURCES], [state.market[kind] for kind in RESOURCES], player.coins)


def sales(state: State) -> Iterator[Move]:
    """Yield every cube that may be sold: from each own tile, to any row that is not empty (GM-22, GM-26).

    A sale never makes a cost or an exchange impossible, as the cube can be bought back for what it brought.
    """
    for laid in state.players[state.turn].territory:
        if laid.cubes:
            for cube in RESOURCES:
                if cube in laid.cubes and state.market[cube]:
                    yield SellCube(laid.tile, cube)


def still_needed(state: State) -> list[Need]:
    """Return what may still be given to complete the cost or exchange at hand: each way that can be paid (GM-27)."""
    at_hand = means(state)
    return [need for need in demand(state) if at_hand.pays(need)]


def payments(state: State) -> Iterator[Move]:
    """Yield every way to give the next cube after which the cost or exchange can be completed (GM-24, GM-26, GM-27)."""
    at_hand, needs = means(state), demand(state)
    for kind, cube in enumerate(RESOURCES):
        after = [_one_less(need, kind) for need in needs if need[kind]]
        if not after:
            continue
        if at_hand.own[kind]:
            left = at_hand.less(kind)
            if any(map(left.pays, after)):
                yield from (PayCube(tile, cube) for tile in _holding(state, cube))
        if at_hand.sells(kind):
            left = at_hand.bought(kind)
            if any(map(left.pays, after)):
                yield BuyCube(cube)


def forced_payment(state: State) -> Move | None:
    """Return a payment that has but one answer: a kind needed in any case that only one own tile or the market gives.

    A purchase that must be made up for by selling a cube of the same kind is no other answer: it ends the same.
    """
    at_hand = means(state)
    needs = [need for need in demand(state) if at_hand.pays(need)]
    for kind, cube in enumerate(RESOURCES):
        if not all(need[kind] for need in needs):
            continue
        tiles = _holding(state, cube)
        if len(tiles) == 1 and not any(at_hand.pays_buying(need, kind) for need in needs):
            return PayCube(tiles[0], cube)
        if not tiles and at_hand.sells(kind):
            left = at_hand.bought(kind)
            if any(left.pays(_one_less(need, kind)) for need in needs):
                return BuyCube(cube)
    return None


def all_given(needs: Sequence[Need]) -> bool:
    """Tell whether nothing more can be given."""
    return all(need == NOTHING for need in needs)


def sell(state: State, tile: int, cube: str) -> CubeSold:
    """Sell a cube for the coins of the dearest filled space of its row (GM-22)."""
    seat, price = state.turn, state.market[cube]
    player = state.players[seat]
    return CubeSold(seat, tile, cube, price, len(player.laid(tile).cubes) - 1, price - 1, player.coins + price)


def buy(state: State, cube: str) -> CubeBought:
    """Buy a cube for as many coins as the cheapest free space of its row says, and lay them there (GM-20)."""
    seat, price = state.turn, state.market[cube] + 1
    return CubeBought(seat, cube, price, price, state.players[seat].coins - price)


def pay(state: State, tile: int, cube: str) -> CubePaid:
    """Give a cube from an own tile, activated or not (GM-53)."""
    return CubePaid(state.turn, tile, cube, len(state.players[state.turn].laid(tile).cubes) - 1)


def _holding(state: State, cube: str) -> list[int]:
    return [laid.tile for laid in state.players[state.turn].territory if cube in laid.cubes]


def _one_less(need: Need, kind: int) -> Need:
    return (*need[:kind], need[kind] - 1, *need[kind + 1 :])
