"""The 72 tiles of Glen More (from `tiles.csv` in this folder) and its other pieces."""

import csv
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

RESOURCES = ("cattle", "grain", "sheep", "stone", "wood")
"""The five resources, sorted; a cube is one unit of one of them."""

CAPACITY = 3
"""Maximum cubes of a tile, and number of spaces in a row of the market, priced 1, 2, 3 (GM-06, GM-52)."""

SPACES = 14
"""The spaces of the track, a ring: space 0 follows space 13 (GM-02)."""

FACES = (1, 1, 1, 2, 2, 3)
"""The faces of the die (GM-80)."""

FARTHEST = 59
"""No tile lies farther from a starting village: each turn lays at least one of the 59 tiles left after the set-up."""


class Tile(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tile: its stack, its look, its cost, its placement bonus, and its effect when it is activated.

    `stack` is None for a starting village. `cost` and `bonus` are items with counts. `effect` is `produce`, `move`,
    `vp`, `convert`, `exchange`, `exchange_distinct`, `exchange_any`, or empty for a loch, and `terms` are its numbers
    as in the list. `card` is the name of the card of a special location, None for other tiles.
    """

    id: int
    stack: int | None
    name: str
    colour: str
    kind: str
    river: bool
    road: bool
    cost: tuple[tuple[str, int], ...]
    bonus: tuple[tuple[str, int], ...]
    effect: str
    terms: str
    card: str | None


def _items(text: str) -> tuple[tuple[str, int], ...]:
    pairs = [item.partition(":") for item in text.split(";") if item]
    return tuple((name, int(count or 1)) for name, _, count in pairs)


def _tile(row: dict[str, str]) -> Tile:
    effect, _, terms = row["activation"].partition(":")
    return Tile(
        id=int(row["id"]),
        stack=None if row["stack"] == "start" else int(row["stack"]),
        name=row["name"],
        colour=row["colour"],
        kind=row["kind"],
        river=row["river"] == "1",
        road=row["road"] == "1",
        cost=_items(row["cost"]),
        bonus=_items(row["placement_bonus"]),
        effect=effect,
        terms=terms,
        card=row["card"] or None,
    )


with files("cairn.events.glen_more").joinpath("tiles.csv").open(encoding="utf-8") as _list:
    TILES = {tile.id: tile for tile in map(_tile, csv.DictReader(_list))}
"""Every tile by its number, 1 to 72 (GM-02)."""

STACKS = tuple(tuple(tile.id for tile in TILES.values() if tile.stack == stack) for stack in range(4))
"""The numbers of the tiles of stacks 0 to 3."""

VILLAGES = tuple(tile.id for tile in TILES.values() if tile.stack is None)
"""The numbers of the starting villages."""

SPECIAL = {tile.card: tile.id for tile in TILES.values() if tile.card}
"""The 13 special locations, card and tile (GM-41)."""

IONA_ABBEY, LOCH_LOCHY, LOCH_NESS = SPECIAL["Iona Abbey"], SPECIAL["Loch Lochy"], SPECIAL["Loch Ness"]
LOCH_OICH, LOCH_SHIEL = SPECIAL["Loch Oich"], SPECIAL["Loch Shiel"]

AREAS = ("barrels", "chieftains", "cards")
"""What each scoring compares: barrels, chieftains with hats, cards of special locations (GM-71)."""

FINAL = ("Iona Abbey", "Loch Morar", "Duart Castle", "coins", "tiles")
"""What the final scoring counts (GM-74)."""

Seat = Annotated[int, Meta(ge=0, le=4, description="a seat, counted from 0")]
BySeat = Annotated[tuple[int, ...], Meta(max_length=5)]
TileNumber = Annotated[
    int, Meta(ge=1, le=72, description="a tile, by its number in the list at the end of the rulebook (GM-02)")
]
Tiles = Annotated[tuple[TileNumber, ...], Meta(max_length=72)]
Space = Annotated[int, Meta(ge=0, le=SPACES - 1, description="a space of the track, a ring: 0 follows 13 (GM-02)")]
East = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST, description="cells to the east of the starting village")]
South = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST, description="cells to the south of the starting village")]
Steps = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Place = Annotated[
    tuple[Steps, Steps] | None,
    Meta(description="the tile's cell, east and south of the starting village; null if its name is unique there"),
]

if TYPE_CHECKING:
    Cube = str
    Card = str
    Area = str
    FinalPart = str
else:
    Cube = Annotated[Literal[RESOURCES], Meta(description="a cube of one of the five resources")]
    Card = Annotated[Literal[tuple(SPECIAL)], Meta(description="the card of a special location (GM-41)")]
    Area = Literal[AREAS]
    FinalPart = Literal[FINAL]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game of Glen More."""

    first_seat: Annotated[Seat | None, Meta(description="the seat that begins; drawn at random if null (GM-04)")] = None
