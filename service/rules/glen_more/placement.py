"""The tile that was taken: its cost, what it brings when it is laid, and what may be activated then."""

from collections.abc import Iterator

from events.decision import Event
from events.glen_more.events import (
    ActivationBegan,
    BarrelPaid,
    BarrelsGained,
    CardGained,
    CoinsGained,
    CubeGained,
    CubesPromised,
    MembersGained,
    TilePaid,
    TilePlaced,
    TileTaken,
)
from events.glen_more.pieces import IONA_ABBEY, LOCH_LOCHY, LOCH_NESS, LOCH_OICH, TILES, Tile
from projections.glen_more.state import State
from service.rules.glen_more.market import all_given, still_needed
from service.rules.glen_more.needs import tile_in_hand
from service.rules.glen_more.territory import neighbours

SOURCES = {"quarry": "stone", "forest": "wood", "meadow": "sheep", "pasture": "cattle", "grain_field": "grain"}
"""The kinds of tiles that take a cube from Loch Shiel, and which (GM-43)."""

LOCHY_CUBES = 2
"""How many cubes Loch Lochy brings (GM-42)."""


def take(state: State, space: int) -> Iterator[Event]:
    """Move the figure onto a tile; whisky is paid at once, as there is no choice (GM-11, GM-12, GM-25)."""
    seat, tile = state.turn, state.track[space]
    assert tile is not None
    yield TileTaken(seat, state.figures[seat], space, tile)
    for _ in range(dict(TILES[tile].cost).get("whisky", 0)):
        yield BarrelPaid(seat, state.players[seat].barrels - 1)
    yield from settle_cost(state)


def settle_cost(state: State) -> Iterator[Event]:
    """Go on to the placing once nothing more is to be paid; Loch Ness waits for its member (GM-34)."""
    tile = state.taken
    if tile is not None and tile != LOCH_NESS and all_given(still_needed(state)):
        yield TilePaid(state.turn, tile)


def place(state: State, x: int, y: int) -> Iterator[Event]:
    """Lay the tile; its bonus and its card take effect at once (GM-40, GM-41, GM-47), from endless supplies (GM-07)."""
    seat, player, tile = state.turn, state.players[state.turn], tile_in_hand(state)
    yield TilePlaced(seat, tile.id, x, y)
    for item, count in tile.bonus:
        if item == "clan_member":
            yield _members(state, tile.id, count)
        elif item == "whisky":
            yield BarrelsGained(seat, tile.id, count, player.barrels + count)
        else:
            yield CardGained(seat, tile.id, tile.name)
            yield from _card(state, tile)
    yield from begin_activation(state)


def begin_activation(state: State) -> Iterator[Event]:
    """Go on to the activation of the new tile and its neighbours, or by Loch Oich of all own tiles (GM-44, GM-50)."""
    tile = state.taken
    if tile is None or state.choices or state.near:
        return
    territory = state.players[state.turn].territory
    around = territory if tile == LOCH_OICH else [*neighbours(territory, territory[-1]), territory[-1]]
    yield ActivationBegan(state.turn, tuple(laid.tile for laid in around))


def choose(state: State, cube: str) -> Iterator[Event]:
    """Lay a chosen cube on Loch Lochy or Iona Abbey (GM-42, GM-43, GM-52)."""
    tile = state.choices[-1]
    yield CubeGained(state.turn, tile, cube, len(state.players[state.turn].laid(tile).cubes) + 1)
    yield from begin_activation(state)


def _card(state: State, tile: Tile) -> Iterator[Event]:
    """Do what a card does when it is gained (GM-42, GM-43, GM-45); the others count later, or each turn."""
    seat, player = state.turn, state.players[state.turn]
    match tile.card:
        case "Loch Lochy":
            yield CubesPromised(seat, LOCH_LOCHY, LOCHY_CUBES)
        case "Loch Shiel":
            yield from _shiel(state)
        case "Castle Stalker":
            yield _members(state, tile.id, 1)
        case "Castle Moil":
            yield BarrelsGained(seat, tile.id, 1, player.barrels + 1)
        case "Donan Castle":
            yield BarrelsGained(seat, tile.id, 2, player.barrels + 2)
        case "Armadale Castle":
            yield CoinsGained(seat, tile.id, 3, player.coins + 3)


def _shiel(state: State) -> Iterator[Event]:
    """Lay a cube on each empty tile of the five kinds, and one of choice on an empty Iona Abbey (GM-43)."""
    seat, player = state.turn, state.players[state.turn]
    for laid in player.territory:
        cube = SOURCES.get(TILES[laid.tile].kind)
        if cube and not laid.cubes:
            yield CubeGained(seat, laid.tile, cube, 1)
    if any(laid.tile == IONA_ABBEY and not laid.cubes for laid in player.territory):
        yield CubesPromised(seat, IONA_ABBEY, 1)


def _members(state: State, tile: int, count: int) -> MembersGained:
    return MembersGained(state.turn, tile, count, state.players[state.turn].laid(tile).members + count)
