"""The pieces of Highland Clans: cubes, cards, tiles, and the options of a game."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct


class Cubes(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A number of cubes of each colour."""

    yellow: Annotated[int, Meta(description="Number of yellow cubes.")] = 0
    blue: Annotated[int, Meta(description="Number of blue cubes.")] = 0
    green: Annotated[int, Meta(description="Number of green cubes.")] = 0
    red: Annotated[int, Meta(description="Number of red cubes.")] = 0

    def __add__(self, other: "Cubes") -> "Cubes":
        return Cubes(self.yellow + other.yellow, self.blue + other.blue, self.green + other.green, self.red + other.red)

    def __sub__(self, other: "Cubes") -> "Cubes":
        return Cubes(self.yellow - other.yellow, self.blue - other.blue, self.green - other.green, self.red - other.red)

    @property
    def total(self) -> int:
        """The number of all cubes."""
        return self.yellow + self.blue + self.green + self.red

    def too_few(self, wanted: "Cubes") -> str | None:
        """Return the first colour with fewer cubes than wanted, None if there are enough of each."""
        for colour in COLOURS:
            if getattr(wanted, colour) > getattr(self, colour):
                return colour
        return None


COLOURS = ("yellow", "blue", "green", "red")
FOLLOWERS = {"warrior": "yellow", "piper": "blue", "monk": "green"}
"""The followers in a court, and the colour of their cubes (HC-18)."""

BUILDINGS = {"cattle": Cubes(red=1), "castle": Cubes(blue=2), "monastery": Cubes(green=3)}
"""What a land holds, and the cubes it is made of (HC-20 to HC-22)."""

CARDS = {1: 17, 2: 17, 3: 17, 4: 16}
"""The number of raid cards of each value (HC-06)."""

TILES = (*sorted([*range(30, 42)] * 2), 42)
"""The numbers on the backs of the domain tiles (HC-07)."""

Seat = Annotated[int, Meta(ge=0, le=4, description="A seat, counted from 0.")]
Card = Annotated[int, Meta(ge=1, le=4, description="A raid card, by its value (HC-06).")]
BySeat = Annotated[tuple[int, ...], Meta(max_length=5)]
HandSize = Annotated[int, Meta(ge=0, le=sum(CARDS.values()))]
Cards = Annotated[tuple[Card, ...], Meta(max_length=sum(CARDS.values()))]
Count = Annotated[int, Meta(ge=0, le=6)]

if TYPE_CHECKING:
    Follower = str
    Building = str
    Source = str
else:
    Follower = Annotated[
        Literal[tuple(FOLLOWERS)], Meta(description="A cube of a court: yellow, blue or green (HC-18).")
    ]
    Building = Annotated[Literal[tuple(BUILDINGS)], Meta(description="What a land can hold (HC-30).")]
    Source = Annotated[Literal["reserve", "court"], Meta(description="Where a cube is paid from (HC-28).")]


Takes = Annotated[tuple[Follower, ...], Meta(max_length=len(FOLLOWERS))]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game of Highland Clans."""

    raid_refill: Annotated[
        Literal["hand", "drawn"],
        Meta(description="The two cards that go after a raid: of the `hand`, or of the five `drawn` (HC-49)."),
    ] = "hand"
    first_seat: Annotated[
        Seat | None, Meta(description="The first start player's seat; null to draw it at random (HC-09).")
    ] = None
