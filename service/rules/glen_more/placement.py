"""Placement: the cells for a tile, its bonus, and the tiles that may be activated then."""

from collections.abc import Iterator, Sequence

from cairn.events.decision import Event, Move
from cairn.events.glen_more import events
from cairn.events.glen_more.moves import ChooseCube, PlaceTile
from cairn.events.glen_more.pieces import IONA_ABBEY, LOCH_LOCHY, LOCH_OICH, RESOURCES, TILES, Tile
from cairn.projections.glen_more.say import tile_name
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.needs import tile_in_hand
from cairn.service.rules.glen_more.territory import ground_of, neighbours, place_of
from cairn.service.rules.interface import Refusal

_SHIEL_CUBES = {"quarry": "stone", "forest": "wood", "meadow": "sheep", "pasture": "cattle", "grain_field": "grain"}
"""The kinds of tiles that receive a cube from Loch Shiel, with the cube (GM-43)."""

_CHOICES = tuple(map(ChooseCube, RESOURCES))

_LOCHY_CUBES = 2
"""The number of cubes of Loch Lochy (GM-42)."""


def placings(state: State) -> Sequence[Move]:
    """Return every cell where the tile that was taken and paid may be placed (GM-30 to GM-33)."""
    cells = ground_of(state.players[state.turn].territory).cells(tile_in_hand(state))
    return [PlaceTile(x, y) for x, y in cells]


def placing_obstacle(state: State, x: int, y: int) -> Refusal | None:
    """Return the reason why the tile that was taken and paid cannot be placed on a cell (GM-30 to GM-33)."""
    return ground_of(state.players[state.turn].territory).obstacle((x, y), tile_in_hand(state))


def choices(state: State) -> Sequence[Move]:
    """Return the five kinds of cubes, each of which may be chosen (GM-42, GM-43, GM-52)."""
    return _CHOICES


def first_choose(state: State) -> Refusal:
    """Return a refusal until cubes are chosen: those of a loch (GM-47), or the one of Iona Abbey (GM-52)."""
    cubes = "cube" if len(state.choices) == 1 else "cubes"
    clause = "GM-52" if state.near else "GM-47"
    return Refusal(clause, f"Choose the {cubes} for {tile_name(state.choices[-1])} first")


def place(state: State, x: int, y: int) -> Iterator[Event]:
    """Lay the tile; bonus and card take effect at once (GM-40, GM-41, GM-47), from unlimited supplies (GM-07)."""
    seat, tile = state.turn, tile_in_hand(state)
    yield events.TilePlaced(seat, tile.id, x, y)
    for item, count in tile.bonus:
        if item == "clan_member":
            yield _gain_members(state, tile.id, count)
        elif item == "whisky":
            player = state.players[seat]
            yield events.BarrelsGained(seat, tile.id, count, player.barrels + count, at=place_of(player, tile.id))
        else:
            yield events.CardGained(seat, tile.id, tile.name)
            yield from _use_card(state, tile)
    yield from begin_activation(state)


def begin_activation(state: State) -> Iterator[Event]:
    """Begin the activation of the new tile and its neighbours, or by Loch Oich of all own tiles (GM-44, GM-50)."""
    tile = state.taken
    if tile is None or state.choices or state.near:
        return
    territory = state.players[state.turn].territory
    around = territory if tile == LOCH_OICH else [*neighbours(territory, territory[-1]), territory[-1]]
    yield events.ActivationBegan(state.turn, tuple(laid.tile for laid in around))


def choose(state: State, cube: str) -> Iterator[Event]:
    """Lay a chosen cube on Loch Lochy or Iona Abbey (GM-42, GM-43, GM-52)."""
    tile = state.choices[-1]
    yield events.CubeGained(state.turn, tile, cube, len(state.players[state.turn].laid(tile).cubes) + 1)
    yield from begin_activation(state)


def _use_card(state: State, tile: Tile) -> Iterator[Event]:
    """Apply the immediate effect of a card (GM-42, GM-43, GM-45); others count later, or each turn."""
    seat, player = state.turn, state.players[state.turn]
    match tile.card:
        case "Loch Lochy":
            yield events.CubesPromised(seat, LOCH_LOCHY, _LOCHY_CUBES)
        case "Loch Shiel":
            yield from _fill_empty_tiles(state)
        case "Castle Stalker":
            yield _gain_members(state, tile.id, 1)
        case "Castle Moil":
            yield events.BarrelsGained(seat, tile.id, 1, player.barrels + 1)
        case "Donan Castle":
            yield events.BarrelsGained(seat, tile.id, 2, player.barrels + 2)
        case "Armadale Castle":
            yield events.CoinsGained(seat, tile.id, 3, player.coins + 3)


def _fill_empty_tiles(state: State) -> Iterator[Event]:
    """Lay a cube on each empty tile of the five kinds, and one of choice on an empty Iona Abbey (GM-43)."""
    seat = state.turn
    for laid in state.players[seat].territory:
        cube = _SHIEL_CUBES.get(TILES[laid.tile].kind)
        if cube and not laid.cubes:
            yield events.CubeGained(seat, laid.tile, cube, 1, at=place_of(state.players[seat], laid.tile))
    if any(laid.tile == IONA_ABBEY and not laid.cubes for laid in state.players[seat].territory):
        yield events.CubesPromised(seat, IONA_ABBEY, 1)


def _gain_members(state: State, tile: int, count: int) -> events.MembersGained:
    player = state.players[state.turn]
    return events.MembersGained(state.turn, tile, count, player.laid(tile).members + count, at=place_of(player, tile))
