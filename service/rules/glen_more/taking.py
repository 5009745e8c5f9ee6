"""Taking a tile: the takable tiles, the payment of whisky and Loch Ness, and discarding if none can be taken."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cairn.events.decision import Event, Move
from cairn.events.glen_more.events import BarrelPaid, ChieftainPaid, MemberPaid, TileDiscarded, TilePaid, TileTaken
from cairn.events.glen_more.moves import DiscardTile, PayChieftain, PayMember, TakeTile
from cairn.events.glen_more.pieces import LOCH_NESS, TILES, Tile
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.say import tile_term
from cairn.projections.glen_more.state import Player, State
from cairn.service.rules.glen_more.market import nothing_needed
from cairn.service.rules.glen_more.means import COSTS, WHISKY, Means, means, shortfall
from cairn.service.rules.glen_more.placement import ground_of, place_of
from cairn.service.rules.glen_more.track import tiles_ahead
from cairn.service.rules.interface import Refusal, refuse

_NOT_LOCH_NESS = Refusal("GM-34", "gm-not-loch-ness")
_NO_MEMBER = Refusal("GM-34", "gm-no-member-there")
_NO_CELL_WITHOUT = Refusal("GM-34", "gm-no-cell-without")
_NO_MEMBER_TO_GIVE = Refusal("GM-34", "gm-no-member-to-give")
_NO_CHIEFTAIN = Refusal("GM-34", "gm-no-chieftain")


class Offer:
    """The tiles of a track for a player, by the tiles behind the empty space and the player's means."""

    def __init__(self, track: tuple[int | None, ...], empty: int, player: Player, at_hand: Means) -> None:
        self.track = track
        self.empty = empty
        self.player = player
        self.means = at_hand
        self.ground = ground_of(player.territory)

    def takable(self) -> list[int]:
        """Return the spaces with a takable tile, forwards from the player's figure (GM-11)."""
        return [space for space in tiles_ahead(self.track, self.empty) if self.taking_obstacle(space) is None]

    def taking_obstacle(self, space: int) -> Refusal | None:
        """Return the reason why the figure cannot move onto a space and take its tile (GM-11)."""
        number = self.track[space]
        if number is None:
            return refuse("GM-11", "gm-no-tile", space=space)
        tile = TILES[number]
        if not self.ground.has_cell(tile):
            return refuse("GM-30", "gm-no-cell", tile=tile_term(number))
        return self._cost_obstacle(tile) if tile.cost else None

    def discarding_obstacle(self, space: int) -> Refusal | None:
        """Return the reason why a tile cannot be discarded: no tile lies there, or a tile can be taken (GM-14)."""
        if self.track[space] is None:
            return refuse("GM-11", "gm-no-tile", space=space)
        if takable := self.takable():
            return refuse("GM-14", "gm-takable", tile=tile_term(self.track[takable[0]] or 0), space=takable[0])
        return None

    def _cost_obstacle(self, tile: Tile) -> Refusal | None:
        if tile.id == LOCH_NESS:
            return None if _loch_ness_payments(self.player) else _NO_MEMBER_TO_GIVE
        if WHISKY[tile.id] > self.player.barrels:
            return refuse("GM-25", "gm-no-barrel", tile=tile_term(tile.id))
        missing = shortfall(COSTS[tile.id], self.means)
        return refuse("GM-23", "gm-too-dear", tile=tile_term(tile.id), missing=missing) if missing else None


def offer(state: State) -> Offer:
    """Return the tiles of the track for the player to move."""
    return Offer(state.track, state.empty, state.players[state.turn], means(state))


def takings(state: State) -> Sequence[Move]:
    """Return every tile that may be taken (GM-11), or discarded if none can be taken (GM-14)."""
    return _takings(state.track, state.empty, state.players[state.turn], means(state))


@lru_cache(maxsize=4096)
def _takings(track: tuple[int | None, ...], empty: int, player: Player, at_hand: Means) -> Sequence[Move]:
    takable = Offer(track, empty, player, at_hand).takable()
    return tuple(map(TakeTile, takable) if takable else map(DiscardTile, tiles_ahead(track, empty)))


def loch_ness_payments(state: State) -> Sequence[Move]:
    """Return every way to pay for Loch Ness, if it is the tile that was taken (GM-34)."""
    return () if not_loch_ness(state) else _loch_ness_payments(state.players[state.turn])


def member_obstacle(state: State, laid: Laid | None) -> Refusal | None:
    """Return the reason why a clan member on a tile cannot be given (GM-34)."""
    return not_loch_ness(state) or _member_obstacle(state.players[state.turn], laid)


def chieftain_obstacle(state: State) -> Refusal | None:
    """Return the reason why a chieftain cannot be given (GM-34)."""
    return not_loch_ness(state) or _chieftain_obstacle(state.players[state.turn])


def not_loch_ness(state: State) -> Refusal | None:
    """Return a refusal for other tiles, which cost no clan member or chieftain (GM-34)."""
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
    tile, ground = state.track[space], ground_of(state.players[state.turn].territory)
    assert tile is not None
    placeable = any(ground.has_cell(TILES[number]) for number in state.track if number is not None)
    return TileDiscarded(state.turn, state.figures[state.turn], space, tile, unpaid=placeable)


def pay_member(state: State, tile: int) -> Iterator[Event]:
    """Give a clan member for Loch Ness (GM-34)."""
    player = state.players[state.turn]
    yield MemberPaid(state.turn, tile, player.laid(tile).members - 1, at=place_of(player, tile))
    yield TilePaid(state.turn, LOCH_NESS)


def pay_chieftain(state: State) -> Iterator[Event]:
    """Give a chieftain for Loch Ness (GM-34)."""
    yield ChieftainPaid(state.turn, state.players[state.turn].chieftains - 1)
    yield TilePaid(state.turn, LOCH_NESS)


def settle_cost(state: State) -> Iterator[Event]:
    """Continue with the placing once the cost is paid; Loch Ness waits for its member (GM-34)."""
    tile = state.taken
    if tile is not None and tile != LOCH_NESS and nothing_needed(state):
        yield TilePaid(state.turn, tile)


@lru_cache(maxsize=1024)
def _loch_ness_payments(player: Player) -> Sequence[Move]:
    members = [PayMember(laid.tile) for laid in player.territory if _member_obstacle(player, laid) is None]
    return (*members, PayChieftain()) if _chieftain_obstacle(player) is None else tuple(members)


def _member_obstacle(player: Player, laid: Laid | None) -> Refusal | None:
    """Return the reason why a clan member cannot be given: Loch Ness must still have a legal cell without it."""
    if laid is None or not laid.members:
        return _NO_MEMBER
    without = [Laid(other.tile, other.x, other.y, (), other.members - (other is laid)) for other in player.territory]
    return None if ground_of(tuple(without)).has_cell(TILES[LOCH_NESS]) else _NO_CELL_WITHOUT


def _chieftain_obstacle(player: Player) -> Refusal | None:
    return None if player.chieftains else _NO_CHIEFTAIN
