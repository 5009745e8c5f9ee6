"""Placement: a tile's legal cells (GM-30 to GM-33), neighbours, its bonus, and what may be activated then."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from cairn.events.decision import Event, Move
from cairn.events.glen_more import events
from cairn.events.glen_more.moves import ChooseCube, PlaceTile
from cairn.events.glen_more.pieces import IONA_ABBEY, LOCH_LOCHY, LOCH_OICH, RESOURCES, TILES, Place, Tile
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.say import tile_term
from cairn.projections.glen_more.state import Player, State
from cairn.service.rules.glen_more.means import tile_in_hand
from cairn.service.rules.interface import Refusal

Cell = tuple[int, int]  # the cell's offset to the east and to the south of the starting village
AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))
_HELD = Refusal("GM-30", "gm-cell-held")
_APART = Refusal("GM-30", "gm-cell-apart")
_NO_MEMBER = Refusal("GM-30", "gm-no-member-near")
_RIVER_ENDS = Refusal("GM-31", "gm-river-ends")
_ROAD_ENDS = Refusal("GM-31", "gm-road-ends")
_RIVER_SIDES = Refusal("GM-32", "gm-river-sides")
_ROAD_SIDES = Refusal("GM-32", "gm-road-sides")


class Ground:
    """A territory, indexed for finding cells. `ground_of` caches the latest ones."""

    def __init__(self, territory: Iterable[Laid]) -> None:
        self._tiles: dict[Cell, Tile] = {}
        near: set[Cell] = set()
        for laid in territory:
            cell = laid.x, laid.y
            self._tiles[cell] = TILES[laid.tile]
            if laid.members:
                near.update(around(cell))
        self._near = near
        self._cells: dict[tuple[bool, bool], list[Cell]] = {
            (False, False): [], (False, True): [], (True, False): [], (True, True): []
        }  # fmt: skip
        for cell in sorted(near.difference(self._tiles), key=lambda cell: (cell[1], cell[0])):
            if sides := self._fitting(cell):
                self._cells[sides].append(cell)

    def cells(self, tile: Tile) -> list[Cell]:
        """Return every legal cell of a tile, north to south, west to east, by its river and road (GM-33)."""
        return self._cells[tile.river, tile.road]

    def has_cell(self, tile: Tile) -> bool:
        """Return whether a tile has any legal cell."""
        return bool(self._cells[tile.river, tile.road])

    def free_around(self, x: int, y: int) -> int:
        """Return the number of empty cells among the eight around a cell."""
        return len(AROUND) - sum(map(self._tiles.__contains__, around((x, y))))

    def obstacle(self, cell: Cell, tile: Tile) -> Refusal | None:
        """Return the reason why a tile cannot lie on a cell (GM-30 to GM-33)."""
        if cell in self._tiles:
            return _HELD
        north, south, west, east = self._sides_of(cell)
        if not (north or south or west or east):
            return _APART
        if cell not in self._near:
            return _NO_MEMBER
        if tile.river and not (north and north.river) and not (south and south.river):
            return _RIVER_ENDS
        if tile.road and not (west and west.road) and not (east and east.road):
            return _ROAD_ENDS
        if (north and north.river != tile.river) or (south and south.river != tile.river):
            return _RIVER_SIDES
        if (west and west.road != tile.road) or (east and east.road != tile.road):
            return _ROAD_SIDES
        return None

    def _fitting(self, cell: Cell) -> tuple[bool, bool] | None:
        """Return the river and road of the tiles that fit a free cell near a clan member; None if no tile fits.

        As by `obstacle`, a tile continues the rivers and roads that it touches (GM-32), and begins none (GM-31).
        """
        north, south, west, east = self._sides_of(cell)
        if not (north or south or west or east):
            return None
        river = north.river if north else south is not None and south.river
        road = west.road if west else east is not None and east.road
        if (south and south.river != river) or (east and east.road != road):
            return None
        return river, road

    def _sides_of(self, cell: Cell) -> tuple[Tile | None, Tile | None, Tile | None, Tile | None]:
        (x, y), tile_at = cell, self._tiles.get
        return tile_at((x, y - 1)), tile_at((x, y + 1)), tile_at((x - 1, y)), tile_at((x + 1, y))


@lru_cache(maxsize=4096)
def ground_of(territory: tuple[Laid, ...]) -> Ground:
    """Return a territory, indexed for finding cells."""
    return Ground(territory)


@lru_cache(maxsize=4096)
def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the eight cells around a cell."""
    x, y = cell
    return tuple([(x + east, y + south) for east, south in AROUND])


def own_tile(player: Player, tile: int) -> Laid | None:
    """Return a tile of a player's territory; None if it is not there."""
    return next((laid for laid in player.territory if laid.tile == tile), None)


def place_of(player: Player, tile: int) -> Place:
    """Return the cell of a tile in a player's territory; None if its name is unique there."""
    name = TILES[tile].name
    alike = [laid for laid in player.territory if TILES[laid.tile].name == name]
    return next(((laid.x, laid.y) for laid in alike if laid.tile == tile), None) if len(alike) > 1 else None


def are_neighbours(tile: Laid, other: Laid) -> bool:
    """Return whether a tile is among the eight around another."""
    return tile is not other and -1 <= tile.x - other.x <= 1 and -1 <= tile.y - other.y <= 1


def neighbours(territory: Iterable[Laid], centre: Laid) -> Iterator[Laid]:
    """Yield the up to eight tiles around a tile, in the order they were laid."""
    return (laid for laid in territory if are_neighbours(laid, centre))


_SHIEL_CUBES = {"quarry": "stone", "forest": "wood", "meadow": "sheep", "pasture": "cattle", "grain_field": "grain"}
"""The kinds of tiles that receive a cube from Loch Shiel, with the cube (GM-43)."""
_CHOICES = tuple(map(ChooseCube, RESOURCES))
_LOCHY_CUBES = 2  # the number of cubes of Loch Lochy (GM-42)


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
    clause = "GM-52" if state.near else "GM-47"
    return Refusal(clause, "gm-choose-first", number=len(state.choices), tile=tile_term(state.choices[-1]))


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
