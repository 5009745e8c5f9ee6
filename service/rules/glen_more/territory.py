"""The territory: where a tile may lie (GM-30 to GM-33), and which tiles are neighbours."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cairn.events.glen_more.pieces import TILES, Place, Tile
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import Player
from cairn.service.rules.interface import Refusal

Cell = tuple[int, int]
"""The cell's offset to the east and to the south of the starting village."""

AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))

_HELD = Refusal("GM-30", "Another tile lies there")
_APART = Refusal("GM-30", "No side of that cell is shared with a tile of your territory")
_NO_MEMBER = Refusal("GM-30", "None of your clan members stands on a neighbour of that cell")
_RIVER_ENDS = Refusal("GM-31", "A river tile extends the river at its north or south end")
_ROAD_ENDS = Refusal("GM-31", "A road tile extends the road at its east or west end")
_RIVER_SIDES = Refusal("GM-32", "Sides that touch must match: river to river, plain to plain")
_ROAD_SIDES = Refusal("GM-32", "Sides that touch must match: road to road, plain to plain")


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
        """Return every cell where a tile may be placed, from north to south and west to east.

        Only its river and road decide that (GM-33), and only cells near clan members are possible (GM-30).
        """
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

        The result agrees with `obstacle` for all tiles: where tiles touch, the new one has a river if they have, and a
        road if they have (GM-32); where none touches, it has none, as it would begin another (GM-31).
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
        """Return the tiles to the north, south, west and east of a cell."""
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
