"""Glen More: hints for learners."""

from collections.abc import Iterator
from itertools import product

from cairn.events.decision import Move
from cairn.events.glen_more.moves import MoveMember, PayCube, PlaceTile, SellCube
from cairn.events.glen_more.pieces import RESOURCES, TILES
from cairn.projections.glen_more.state import State
from cairn.workers.environments.learning import NEVER, Key, whole

SETS = frozenset({"stacks", "gone", "cards", "cubes", "paid", "choices", "near", "activated"})
KEYED = {"territory": "tile"}

_AROUND = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if x or y]
_BESIDE = [(x, y) for x, y in _AROUND if not x or not y]


def _cubes_on(tile: int) -> tuple[str, ...]:
    """Return the kinds of cubes that can come to lie on a tile (GM-42, GM-43, GM-52)."""
    kind = TILES[tile]
    if kind.terms == "any" or kind.name == "Loch Lochy":
        return RESOURCES
    return (kind.terms,) if kind.effect == "produce" else ()


def key_of(move: Move) -> Key | None:
    """Return the key of a move; a placed tile or a moved member is identified relative to an adjacent tile."""
    match move:
        case PlaceTile() | MoveMember():
            return None
        case SellCube(tile, cube) | PayCube(tile, cube) if cube not in _cubes_on(tile):
            return NEVER
    return whole(move)


def key_in(view: State, seat: int, move: Move) -> Key:
    """Return the lowest-numbered adjacent tile, or the tile that a member leaves, and the direction from it."""
    cells = {(laid.x, laid.y): laid.tile for laid in view.players[seat].territory}
    if isinstance(move, PlaceTile):
        beside = [(cells[move.x - x, move.y - y], x, y) for x, y in _BESIDE if (move.x - x, move.y - y) in cells]
        return move.type, *min(beside)
    assert isinstance(move, MoveMember)
    places = {tile: cell for cell, tile in cells.items()}
    (x, y), (to_x, to_y) = places[move.origin], places[move.target]
    return move.type, move.origin, to_x - x, to_y - y


def positional() -> Iterator[Key]:
    """Yield all keys that depend on the position: a tile and a direction from it, east first."""
    yield from (("place_tile", tile, x, y) for tile in TILES for x, y in _BESIDE)
    yield from (("move_member", tile, x, y) for tile in TILES for x, y in _AROUND)
