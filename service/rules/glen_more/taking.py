"""Taking a tile: which may be taken, how whisky and Loch Ness are paid, and what happens if none can be taken."""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache

from events.decision import Event, Move
from events.glen_more.events import BarrelPaid, ChieftainPaid, MemberPaid, TileDiscarded, TilePaid, TileTaken
from events.glen_more.moves import DiscardTile, PayChieftain, PayMember, TakeTile
from events.glen_more.pieces import LOCH_NESS, TILES, Tile
from projections.glen_more.say import capitalised, named
from projections.glen_more.state import Laid, Player, State
from service.rules.glen_more.market import nothing_needed
from service.rules.glen_more.means import Means, means
from service.rules.glen_more.needs import COSTS, WHISKY
from service.rules.glen_more.territory import ground_of
from service.rules.glen_more.track import spaces_with_tiles
from service.rules.interface import Refusal

_TAKEABLE = Refusal("GM-14", "A tile is discarded only if no tile of the track can be paid for and placed")
_NOT_LOCH_NESS = Refusal("GM-34", "Only Loch Ness costs a clan member or a chieftain")
_NO_MEMBER = Refusal("GM-34", "None of your clan members stands there")
_NO_CELL_WITHOUT = Refusal("GM-34", "Without that clan member Loch Ness would have no legal cell")
_NO_CHIEFTAIN = Refusal("GM-34", "You have no chieftain")


class Offer:
    """The tiles of the track, as the player whose turn it is looks at them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = state.players[state.turn]
        self.ground = ground_of(self.player.territory)

    @cached_property
    def means(self) -> Means:
        """What the player can spend."""
        return means(self.state)

    @cached_property
    def any_takable(self) -> bool:
        """Whether a tile may be taken at all (GM-14)."""
        return next(self.takable(), None) is not None

    def takable(self) -> Iterator[int]:
        """Yield the spaces whose tile may be taken, forwards from the player's figure (GM-11)."""
        return (space for space in spaces_with_tiles(self.state) if self.taking_obstacle(space) is None)

    def taking_obstacle(self, space: int) -> Refusal | None:
        """Return what keeps the figure from moving onto a space and taking its tile (GM-11)."""
        number = self.state.track[space]
        if number is None:
            return _no_tile(space)
        tile = TILES[number]
        if not self.ground.has_cell(tile):
            return _no_cell(number)
        return self._cost_obstacle(tile)

    def discarding_obstacle(self, space: int) -> Refusal | None:
        """Return what keeps a tile from being discarded: no tile lies there, or one can be taken (GM-14)."""
        if self.state.track[space] is None:
            return _no_tile(space)
        return _TAKEABLE if self.any_takable else None

    def _cost_obstacle(self, tile: Tile) -> Refusal | None:
        """Return what keeps a tile from being paid for (GM-23, GM-25, GM-34)."""
        if tile.id == LOCH_NESS:
            if next(_loch_ness_payments(self.player), None) is None:
                return Refusal("GM-34", "You can give no clan member or chieftain that leaves Loch Ness a legal cell")
            return None
        if WHISKY[tile.id] > self.player.barrels:
            return Refusal("GM-25", f"{capitalised(named(tile.id))} costs a barrel of whisky, and you have none")
        return _unpaid(tile.id, self.means) if tile.cost else None


def takings(state: State) -> Iterator[Move]:
    """Yield every tile that may be taken (GM-11), or any to be discarded if there is none (GM-14)."""
    takable = False
    for space in Offer(state).takable():
        takable = True
        yield TakeTile(space)
    if not takable:
        yield from map(DiscardTile, spaces_with_tiles(state))


def loch_ness_payments(state: State) -> Iterator[Move]:
    """Yield every way to pay for Loch Ness, if that is the tile that was taken (GM-34)."""
    if not_loch_ness(state) is None:
        yield from _loch_ness_payments(state.players[state.turn])


def member_obstacle(state: State, laid: Laid | None) -> Refusal | None:
    """Return what keeps a clan member on a tile from being given (GM-34)."""
    return not_loch_ness(state) or _member_obstacle(state.players[state.turn], laid)


def chieftain_obstacle(state: State) -> Refusal | None:
    """Return what keeps a chieftain from being given (GM-34)."""
    return not_loch_ness(state) or _chieftain_obstacle(state.players[state.turn])


def not_loch_ness(state: State) -> Refusal | None:
    """Say that no other tile costs a clan member or a chieftain (GM-34)."""
    return None if state.taken == LOCH_NESS else _NOT_LOCH_NESS


def take(state: State, space: int) -> Iterator[Event]:
    """Move the figure onto a tile; whisky is paid at once, as there is no choice (GM-11, GM-12, GM-25)."""
    seat, tile = state.turn, state.track[space]
    assert tile is not None
    yield TileTaken(seat, state.figures[seat], space, tile)
    for _ in range(WHISKY[tile]):
        yield BarrelPaid(seat, state.players[seat].barrels - 1)
    yield from settle_cost(state)


def discard(state: State, space: int) -> TileDiscarded:
    """Move the figure onto a tile, which leaves the game (GM-14)."""
    tile = state.track[space]
    assert tile is not None
    return TileDiscarded(state.turn, state.figures[state.turn], space, tile)


def pay_member(state: State, tile: int) -> Iterator[Event]:
    """Give a clan member for Loch Ness (GM-34)."""
    yield MemberPaid(state.turn, tile, state.players[state.turn].laid(tile).members - 1)
    yield TilePaid(state.turn, LOCH_NESS)


def pay_chieftain(state: State) -> Iterator[Event]:
    """Give a chieftain for Loch Ness (GM-34)."""
    yield ChieftainPaid(state.turn, state.players[state.turn].chieftains - 1)
    yield TilePaid(state.turn, LOCH_NESS)


def settle_cost(state: State) -> Iterator[Event]:
    """Go on to the placing once nothing more is to be paid; Loch Ness waits for its member (GM-34)."""
    tile = state.taken
    if tile is not None and tile != LOCH_NESS and nothing_needed(state):
        yield TilePaid(state.turn, tile)


def _loch_ness_payments(player: Player) -> Iterator[Move]:
    for laid in player.territory:
        if _member_obstacle(player, laid) is None:
            yield PayMember(laid.tile)
    if _chieftain_obstacle(player) is None:
        yield PayChieftain()


def _member_obstacle(player: Player, laid: Laid | None) -> Refusal | None:
    """Return what keeps a clan member from being given: without it Loch Ness must still have a legal cell."""
    if laid is None or not laid.members:
        return _NO_MEMBER
    without = [Laid(other.tile, other.x, other.y, (), other.members - (other is laid)) for other in player.territory]
    return None if ground_of(tuple(without)).has_cell(TILES[LOCH_NESS]) else _NO_CELL_WITHOUT


def _chieftain_obstacle(player: Player) -> Refusal | None:
    return None if player.chieftains else _NO_CHIEFTAIN


@lru_cache(maxsize=4096)
def _unpaid(tile: int, at_hand: Means) -> Refusal | None:
    missing = at_hand.shortfall(COSTS[tile])
    return Refusal("GM-23", f"You cannot pay for {named(tile)}: {missing}") if missing else None


@cache
def _no_cell(tile: int) -> Refusal:
    return Refusal("GM-30", f"Your territory has no cell where {named(tile)} may lie")


@cache
def _no_tile(space: int) -> Refusal:
    return Refusal("GM-11", f"No tile lies on space {space}")
