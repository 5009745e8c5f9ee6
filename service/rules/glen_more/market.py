"""The market: sales, purchases, and the payment of costs and exchanges."""

from collections.abc import Sequence
from functools import lru_cache

from cairn.events.decision import Move
from cairn.events.glen_more.events import CubeBought, CubePaid, CubeSold
from cairn.events.glen_more.moves import BuyCube, PayCube, SellCube
from cairn.events.glen_more.pieces import CAPACITY, LOCH_NESS, LOCH_OICH, RESOURCES, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.say import coins as say_coins
from cairn.projections.glen_more.say import cube_term, tile_term
from cairn.projections.glen_more.state import State
from cairn.projections.tuples import put
from cairn.service.rules.glen_more.means import EXCHANGE_CLAUSES, NOTHING, Means, Need, demand, means, rows, shortfall
from cairn.service.rules.glen_more.placement import place_of
from cairn.service.rules.interface import Refusal

_EMPTY_ROWS = {cube: Refusal("GM-22", "gm-row-empty", cube=cube_term(cube)) for cube in RESOURCES}
_PAID = (NOTHING,)


class Bill:
    """The current cost or exchange: every set of cubes that may still complete it, and the player's means."""

    def __init__(self, needs: tuple[Need, ...], at_hand: Means) -> None:
        self.needs = needs
        self.means = at_hand

    @classmethod
    def from_state(cls, state: State) -> "Bill":
        """Return the bill of the player to move."""
        return cls(demand(state), means(state))

    @property
    def payable(self) -> list[Need]:
        """The sets of cubes that can be paid (GM-27)."""
        return [need for need in self.needs if self.means.pays(need)]

    def asks_for(self, kind: int) -> bool:
        """Return whether a cube of a kind may still be needed."""
        return any(need[kind] for need in self.needs)

    def giving_obstacle(self, kind: int) -> Refusal | None:
        """Return the reason why an own cube of a needed kind, on any tile, cannot be given (GM-27)."""
        return self._rest_obstacle(kind, self.means.without_own(kind))

    def buying_obstacle(self, kind: int) -> Refusal | None:
        """Return the reason why a cube of a needed kind cannot be bought, even if some are owned (GM-20, GM-24)."""
        cube, row, coins = RESOURCES[kind], self.means.rows[kind], self.means.coins
        if row == CAPACITY:
            return Refusal("GM-20", "gm-row-full", cube=cube_term(cube))
        if coins <= row:
            return Refusal("GM-20", "gm-too-few-coins", cube=cube_term(cube), coins=say_coins(row + 1), has=coins)
        return self._rest_obstacle(kind, self.means.after_purchase(kind))

    def _rest_obstacle(self, kind: int, means_left: Means) -> Refusal | None:
        missing = shortfall(_without(self.needs, kind), means_left)
        if not missing:
            return None
        return Refusal("GM-27", "gm-rest-unpaid", cube=cube_term(RESOURCES[kind]), missing=missing)


@lru_cache(maxsize=4096)
def _without(needs: tuple[Need, ...], kind: int) -> tuple[Need, ...]:
    return tuple([put(need, kind, need[kind] - 1) for need in needs if need[kind]])


def payments(state: State) -> Sequence[Move]:
    """Return every way to give the next cube: from each own tile that holds it, or bought (GM-24, GM-26, GM-27)."""
    return _payments(state.players[state.turn].territory, demand(state), means(state))


@lru_cache(maxsize=4096)
def _payments(territory: tuple[Laid, ...], needs: tuple[Need, ...], at_hand: Means) -> Sequence[Move]:
    bill, moves = Bill(needs, at_hand), list[Move]()
    for kind, cube in enumerate(RESOURCES):
        if not bill.asks_for(kind):
            continue
        if at_hand.own[kind] and bill.giving_obstacle(kind) is None:
            moves += [PayCube(tile, cube) for tile in _holding(territory, cube)]
        if bill.buying_obstacle(kind) is None:
            moves.append(BuyCube(cube))
    return tuple(moves)


def payment_obstacle(state: State, laid: Laid | None, cube: str) -> Refusal | None:
    """Return the reason why a cube on an own tile cannot be given (GM-26, GM-27)."""
    bill, kind = Bill.from_state(state), RESOURCES.index(cube)
    return _absence(laid, cube) or (bill.giving_obstacle(kind) if bill.asks_for(kind) else _not_needed(state, cube))


def purchase_obstacle(state: State, cube: str) -> Refusal | None:
    """Return the reason why a cube cannot be bought (GM-20, GM-27)."""
    bill, kind = Bill.from_state(state), RESOURCES.index(cube)
    return bill.buying_obstacle(kind) if bill.asks_for(kind) else _not_needed(state, cube)


def _not_needed(state: State, cube: str) -> Refusal:
    if state.exchange is not None:
        more = "gm-takes-no-more" if cube in state.paid else "gm-takes-none"
        clause = EXCHANGE_CLAUSES[TILES[state.exchange].kind]
        return Refusal(clause, more, tile=tile_term(state.exchange), cube=cube_term(cube))
    if state.taken == LOCH_NESS:
        return Refusal("GM-34", "gm-loch-ness-no-cubes")
    return Refusal("GM-35" if state.taken == LOCH_OICH else "GM-21", "gm-cube-not-needed", cube=cube_term(cube))


def sales(state: State) -> Sequence[Move]:
    """Return every cube that may be sold: from each own tile, to any row that is not empty (GM-22, GM-26).

    A sale never makes a cost or an exchange impossible, as the cube can be bought back at the same price.
    """
    return _sales(state.players[state.turn].territory, rows(state.market))


@lru_cache(maxsize=4096)
def _sales(territory: tuple[Laid, ...], filled: Need) -> Sequence[Move]:
    open_rows = [cube for cube, row in zip(RESOURCES, filled, strict=True) if row]
    return tuple([SellCube(laid.tile, cube) for laid in territory for cube in open_rows if cube in laid.cubes])


def sale_obstacle(state: State, laid: Laid | None, cube: str) -> Refusal | None:
    """Return the reason why a cube on an own tile cannot be sold (GM-22, GM-26)."""
    return _absence(laid, cube) or (None if state.market[cube] else _EMPTY_ROWS[cube])


def _absence(laid: Laid | None, cube: str) -> Refusal | None:
    if laid is None:
        return Refusal("GM-26", "gm-no-such-tile")
    if cube in laid.cubes:
        return None
    return Refusal("GM-26", "gm-no-cube-there", cube=cube_term(cube), tile=tile_term(laid.tile))


def forced_payment(state: State) -> Move | None:
    """Return the payment if it is forced: a required kind with a single source, an own tile or the market.

    A purchase that requires selling a cube of the same kind is no alternative: its result is the same.
    """
    return _forced_payment(state.players[state.turn].territory, demand(state), means(state))


@lru_cache(maxsize=4096)
def _forced_payment(territory: tuple[Laid, ...], needs: tuple[Need, ...], at_hand: Means) -> Move | None:
    bill = Bill(needs, at_hand)
    payable = bill.payable
    for kind, cube in enumerate(RESOURCES):
        if not all(need[kind] for need in payable):
            continue
        tiles = _holding(territory, cube)
        if len(tiles) == 1 and not any(at_hand.pays_buying(need, kind) for need in payable):
            return PayCube(tiles[0], cube)
        if not tiles and bill.buying_obstacle(kind) is None:
            return BuyCube(cube)
    return None


def nothing_needed(state: State) -> bool:
    """Return whether no further cube can be given for the current cost or exchange."""
    needs = demand(state)
    return needs == _PAID or all(need == NOTHING or not means(state).pays(need) for need in needs)


def sell(state: State, tile: int, cube: str) -> CubeSold:
    """Sell a cube for the coins of the dearest filled space of its row (GM-22)."""
    seat, price = state.turn, state.market[cube]
    player = state.players[seat]
    cubes_left, at = len(player.laid(tile).cubes) - 1, place_of(player, tile)
    return CubeSold(seat, tile, cube, price, cubes_left, price - 1, player.coins + price, at=at)


def buy(state: State, cube: str) -> CubeBought:
    """Buy a cube at the price of the cheapest free space of its row, and lay the coins there (GM-20)."""
    seat, price = state.turn, state.market[cube] + 1
    return CubeBought(seat, cube, price, price, state.players[seat].coins - price)


def pay(state: State, tile: int, cube: str) -> CubePaid:
    """Give a cube from an own tile, activated or not (GM-53)."""
    player = state.players[state.turn]
    return CubePaid(state.turn, tile, cube, len(player.laid(tile).cubes) - 1, at=place_of(player, tile))


def _holding(territory: tuple[Laid, ...], cube: str) -> list[int]:
    return [laid.tile for laid in territory if cube in laid.cubes]
