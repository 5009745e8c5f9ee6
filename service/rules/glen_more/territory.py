"""The territory: where a tile may lie (GM-30 to GM-33), and what lies near what."""

from collections.abc import Iterable, Iterator, Sequence

from events.glen_more.pieces import TILES, Tile
from projections.glen_more.state import Laid, Player
from service.rules.interface import Refusal

Cell = tuple[int, int]
"""Cells to the east and to the south of the starting village."""

AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))

_HELD = Refusal("GM-30", "Another tile lies there")
_APART = Refusal("GM-30", "No side of that cell is shared with a tile of your territory")
_NO_MEMBER = Refusal("GM-30", "None of your clan members stands on a neighbour of that cell")
_RIVER_ENDS = Refusal("GM-31", "A river tile extends the river at its north or south end")
_ROAD_ENDS = Refusal("GM-31", "A road tile extends the road at its east or west end")
_RIVER_SIDES = Refusal("GM-32", "Sides that touch must match: river to river, plain to plain")
_ROAD_SIDES = Refusal("GM-32", "Sides that touch must match: road to road, plain to plain")


class Ground:
    """A territory as one looks for a place in it."""

    def __init__(self, territory: Sequence[Laid]) -> None:
        self._tiles = {(laid.x, laid.y): TILES[laid.tile] for laid in territory}
        self._held = [(laid.x, laid.y) for laid in territory if laid.members]
        self._near: list[Cell] | None = None
        self._found: dict[tuple[bool, bool], bool] = {}

    def cells(self, tile: Tile) -> list[Cell]:
        """Return every cell where a tile may be placed, from north to south and west to east."""
        return sorted(self._legal_cells(tile), key=lambda cell: (cell[1], cell[0]))

    def has_cell(self, tile: Tile) -> bool:
        """Tell whether a tile may be placed anywhere; its river and road alone decide that (GM-33)."""
        sides = tile.river, tile.road
        if sides not in self._found:
            self._found[sides] = any(True for _ in self._legal_cells(tile))
        return self._found[sides]

    def free_around(self, x: int, y: int) -> int:
        """Return how many of the eight cells around one hold no tile."""
        return sum((x + east, y + south) not in self._tiles for east, south in AROUND)

    def obstacle(self, cell: Cell, tile: Tile) -> Refusal | None:
        """Return what keeps a tile from a cell (GM-30 to GM-33)."""
        x, y = cell
        tiles = self._tiles
        if cell in tiles:
            return _HELD
        north, south, west, east = (tiles.get(c) for c in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)))
        if not (north or south or west or east):
            return _APART
        if not any(-1 <= x - held_x <= 1 and -1 <= y - held_y <= 1 for held_x, held_y in self._held):
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

    def _legal_cells(self, tile: Tile) -> Iterator[Cell]:
        """Yield every cell where a tile may be placed; only cells near clan members can be such (GM-30)."""
        if self._near is None:
            near = {(x + east, y + south) for x, y in self._held for east, south in AROUND}
            self._near = list(near.difference(self._tiles))
        for cell in self._near:
            if self.obstacle(cell, tile) is None:
                yield cell


def own_tile(player: Player, tile: int) -> Laid | None:
    """Return a tile of a player's territory; None if it does not lie there."""
    return next((laid for laid in player.territory if laid.tile == tile), None)


def are_neighbours(one: Laid, other: Laid) -> bool:
    """Tell whether a tile is one of the eight around another."""
    return one is not other and -1 <= one.x - other.x <= 1 and -1 <= one.y - other.y <= 1


def neighbours(territory: Iterable[Laid], centre: Laid) -> Iterator[Laid]:
    """Yield the up to eight tiles around one, in the order they were laid."""
    return (laid for laid in territory if are_neighbours(laid, centre))
