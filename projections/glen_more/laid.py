"""A tile in a territory of Glen More."""

from typing import Annotated

from msgspec import Meta, Struct

from cairn.events.glen_more.pieces import CAPACITY, Cube, East, South, TileNumber


class Laid(Struct, frozen=True, gc=False, cache_hash=True):
    """A tile of a territory: its cell, its cubes in the order of arrival, its number of clan members.

    `x` counts cells to the east of the starting village, `y` cells to the south.
    """

    tile: TileNumber
    x: East
    y: South
    cubes: Annotated[tuple[Cube, ...], Meta(max_length=CAPACITY, description="in the order they came, 3 at most")]
    members: Annotated[int, Meta(description="clan members that stand on it")]
