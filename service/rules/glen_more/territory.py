"""The territory: where a tile may lie (GM-30 to GM-34), and what lies near what."""

from collections.abc import Iterable, Iterator, Sequence

from events.glen_more.pieces import LOCH_NESS, TILES, Tile
from projections.glen_more.state import Laid, Player
from service.rules.glen_more.market import Means
from service.rules.glen_more.needs import COSTS

Cell = tuple[int, int]
"""Cells to the east and to the south of the starting village."""

AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))


class Ground:
    """A territory as one looks for a place in it."""

    def __init__(self, territory: Sequence[Laid]) -> None:
        self._tiles = {(laid.x, laid.y): TILES[laid.tile] for laid in territory}
        self._held = [(laid.x, laid.y) for laid in territory if laid.members]
        self._found: dict[tuple[bool, bool], list[Cell]] = {}

    def cells(self, tile: Tile) -> list[Cell]:
        """Return every cell where a tile may be placed, from north to south and west to east."""
        sides = tile.river, tile.road
        if sides not in self._found:
            near = {(x + east, y + south) for x, y in self._held for east, south in AROUND}
            free = sorted((y, x) for x, y in near.difference(self._tiles))
            self._found[sides] = [(x, y) for y, x in free if self.why_not((x, y), tile) is None]
        return self._found[sides]

    def free_around(self, x: int, y: int) -> int:
        """Return how many of the eight cells around one hold no tile."""
        return sum((x + east, y + south) not in self._tiles for east, south in AROUND)

    def why_not(self, cell: Cell, tile: Tile) -> tuple[str, str] | None:
        """Return the clause that keeps a tile from a cell and what it says, or None if it may lie there."""
        x, y = cell
        beside = [self._tiles.get(other) for other in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y))]
        north_south, west_east = [t for t in beside[:2] if t], [t for t in beside[2:] if t]
        if cell in self._tiles:
            return "GM-30", "Another tile lies there"
        if not north_south and not west_east:
            return "GM-30", "No side of that cell is shared with a tile of your territory"
        if not any(abs(x - held[0]) <= 1 and abs(y - held[1]) <= 1 for held in self._held):
            return "GM-30", "None of your clan members stands on a neighbour of that cell"
        if tile.river and not any(other.river for other in north_south):
            return "GM-31", "A river tile extends the river at its north or south end"
        if tile.road and not any(other.road for other in west_east):
            return "GM-31", "A road tile extends the road at its east or west end"
        if any(other.river != tile.river for other in north_south):
            return "GM-32", "Sides that touch must match: river to river, plain to plain"
        if any(other.road != tile.road for other in west_east):
            return "GM-32", "Sides that touch must match: road to road, plain to plain"
        return None


def neighbours(territory: Iterable[Laid], centre: Laid) -> Iterator[Laid]:
    """Yield the up to eight tiles around one, in the order they were laid."""
    for laid in territory:
        if abs(laid.x - centre.x) <= 1 and abs(laid.y - centre.y) <= 1 and laid is not centre:
            yield laid


def why_not_takable(player: Player, tile: Tile, at_hand: Means, ground: Ground) -> tuple[str, str] | None:
    """Return the clause that keeps a player from taking a tile and what it says, or None if he may (GM-11)."""
    if not ground.cells(tile):
        return "GM-30", f"Your territory has no cell where the {tile.name} may lie"
    if tile.id == LOCH_NESS:
        if not player.chieftains and not any(spare_members(player)):
            return "GM-34", "No clan member or chieftain can be given for Loch Ness that leaves it a legal cell"
        return None
    if dict(tile.cost).get("whisky", 0) > player.barrels:
        return "GM-25", f"The {tile.name} costs a barrel of whisky, and you have none"
    if not any(map(at_hand.pays, COSTS[tile.id])):
        return "GM-23", f"No sales and purchases let you pay for the {tile.name}"
    return None


def spare_members(player: Player) -> Iterator[int]:
    """Yield the tiles whose member may be given for Loch Ness: without him it still has a legal cell (GM-34)."""
    for laid in player.territory:
        if laid.members:
            laid_without = [
                Laid(other.tile, other.x, other.y, [], other.members - (other is laid)) for other in player.territory
            ]
            if Ground(laid_without).cells(TILES[LOCH_NESS]):
                yield laid.tile
