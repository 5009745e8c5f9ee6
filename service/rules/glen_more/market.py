"""The market: sales, purchases, and how a cost or an exchange is paid."""

from collections.abc import Sequence
from functools import lru_cache

from events.decision import Move
from events.glen_more.events import CubeBought, CubePaid, CubeSold
from events.glen_more.moves import BuyCube, PayCube, SellCube
from events.glen_more.pieces import CAPACITY, LOCH_NESS, LOCH_OICH, RESOURCES, TILES
from projections.glen_more.say import capitalised, count, named
from projections.glen_more.state import Laid, State
from service.rules.glen_more.means import Means, means, rows, shortfall
from service.rules.glen_more.needs import EXCHANGE_CLAUSES, NOTHING, Need, demand
from service.rules.interface import Refusal

_EMPTY_ROWS = {
    cube: Refusal("GM-22", f"The market's row of {cube} is empty, so it cannot be sold to") for cube in RESOURCES
}


_PAID = (NOTHING,)


class Bill:
    """The cost or the exchange at hand: every set of cubes that may still complete it, and what can be spent."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.means = means(state)
        self.needs = demand(state)

    @property
    def payable(self) -> list[Need]:
        """The sets of cubes that can be paid (GM-27)."""
        return [need for need in self.needs if self.means.pays(need)]

    def asks_for(self, kind: int) -> bool:
        """Tell whether a cube of a kind may still be needed."""
        return any(need[kind] for need in self.needs)

    def giving_obstacle(self, kind: int) -> Refusal | None:
        """Return what keeps an own cube of a kind, wherever it lies, from being given (GM-26, GM-27)."""
        if not self.asks_for(kind):
            return self._not_asked_for(kind)
        return self._rest_obstacle(kind, self.means.without_own(kind))

    def buying_obstacle(self, kind: int) -> Refusal | None:
        """Return what keeps a cube of a kind from being bought, though one may own such a cube (GM-20, GM-24)."""
        if not self.asks_for(kind):
            return self._not_asked_for(kind)
        cube, row, coins = RESOURCES[kind], self.means.rows[kind], self.means.coins
        if row == CAPACITY:
            return Refusal("GM-20", f"The market's row of {cube} is full, so it cannot be bought from")
        if coins <= row:
            return Refusal("GM-20", f"A {cube} costs {count(row + 1, 'coin')}, and you have {coins}")
        return self._rest_obstacle(kind, self.means.after_purchase(kind))

    def _rest_obstacle(self, kind: int, left: Means) -> Refusal | None:
        """Return what keeps the rest from being paid once a cube of a kind was given (GM-27)."""
        rest = [(*need[:kind], need[kind] - 1, *need[kind + 1 :]) for need in self.needs if need[kind]]
        missing = shortfall(tuple(rest), left)
        return Refusal("GM-27", f"After that {RESOURCES[kind]} you cannot pay the rest: {missing}") if missing else None

    def _not_asked_for(self, kind: int) -> Refusal:
        """Say that a kind of cube is not asked for, with the clause that says what is."""
        cube, state = RESOURCES[kind], self.state
        if state.exchange is not None:
            more = " more" if cube in state.paid else ""
            clause = EXCHANGE_CLAUSES[TILES[state.exchange].kind]
            return Refusal(clause, f"{capitalised(named(state.exchange))} takes no{more} {cube}")
        if state.taken == LOCH_NESS:
            return Refusal("GM-34", "Loch Ness costs a clan member or a chieftain, and no cubes")
        return Refusal("GM-35" if state.taken == LOCH_OICH else "GM-21", f"No {cube} is asked for here")


def payments(state: State) -> Sequence[Move]:
    """Return every way to give the next cube: from each own tile that holds it, or bought (GM-24, GM-26, GM-27)."""
    bill, moves = Bill(state), list[Move]()
    for kind, cube in enumerate(RESOURCES):
        if not bill.asks_for(kind):
            continue
        if bill.means.own[kind] and bill.giving_obstacle(kind) is None:
            moves += [PayCube(tile, cube) for tile in _holding(state, cube)]
        if bill.buying_obstacle(kind) is None:
            moves.append(BuyCube(cube))
    return moves


def payment_obstacle(state: State, laid: Laid | None, cube: str) -> Refusal | None:
    """Return what keeps a cube on an own tile from being given (GM-26, GM-27)."""
    return absence(laid, cube) or Bill(state).giving_obstacle(RESOURCES.index(cube))


def purchase_obstacle(state: State, cube: str) -> Refusal | None:
    """Return what keeps a cube from being bought (GM-20, GM-27)."""
    return Bill(state).buying_obstacle(RESOURCES.index(cube))


def sales(state: State) -> Sequence[Move]:
    """Return every cube that may be sold: from each own tile, to any row that is not empty (GM-22, GM-26).

    A sale never makes a cost or an exchange impossible, as the cube can be bought back for what it brought.
    """
    return _sales(state.players[state.turn].territory, rows(state.market))


@lru_cache(maxsize=4096)
def _sales(territory: tuple[Laid, ...], filled: Need) -> Sequence[Move]:
    open_rows = [cube for cube, row in zip(RESOURCES, filled, strict=True) if row]
    return tuple([SellCube(laid.tile, cube) for laid in territory for cube in open_rows if cube in laid.cubes])


def sale_obstacle(state: State, laid: Laid | None, cube: str) -> Refusal | None:
    """Return what keeps a cube on an own tile from being sold (GM-22, GM-26)."""
    return absence(laid, cube) or row_obstacle(state, cube)


def row_obstacle(state: State, cube: str) -> Refusal | None:
    """Return what keeps the market from taking a cube (GM-22)."""
    return None if state.market[cube] else _EMPTY_ROWS[cube]


def absence(laid: Laid | None, cube: str) -> Refusal | None:
    """Say that a cube does not lie where it would be taken from (GM-26)."""
    if laid is None:
        return Refusal("GM-26", "You have no such tile")
    return None if cube in laid.cubes else Refusal("GM-26", f"No {cube} lies on {named(laid.tile)}")


def forced_payment(state: State) -> Move | None:
    """Return a payment that has but one answer: a kind needed in any case that only one own tile or the market gives.

    A purchase that must be made up for by selling a cube of the same kind is no other answer: it ends the same.
    """
    bill = Bill(state)
    payable = bill.payable
    for kind, cube in enumerate(RESOURCES):
        if not all(need[kind] for need in payable):
            continue
        tiles = _holding(state, cube)
        if len(tiles) == 1 and not any(bill.means.pays_buying(need, kind) for need in payable):
            return PayCube(tiles[0], cube)
        if not tiles and bill.buying_obstacle(kind) is None:
            return BuyCube(cube)
    return None


def nothing_needed(state: State) -> bool:
    """Tell whether no cube more can be given for the cost or the exchange at hand."""
    needs = demand(state)
    return needs == _PAID or all(need == NOTHING or not means(state).pays(need) for need in needs)


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
