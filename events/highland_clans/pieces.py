"""What Highland Clans is made of: cubes, cards, tiles, and what a game can be opened with."""

from dataclasses import dataclass
from typing import Annotated

from events.shapes import Between, OneOf


@dataclass(frozen=True, slots=True)
class Cubes:
    """Some cubes of each colour."""

    yellow: int = 0
    blue: int = 0
    green: int = 0
    red: int = 0

    def __add__(self, other: "Cubes") -> "Cubes":
        return Cubes(self.yellow + other.yellow, self.blue + other.blue, self.green + other.green, self.red + other.red)

    def __sub__(self, other: "Cubes") -> "Cubes":
        return Cubes(self.yellow - other.yellow, self.blue - other.blue, self.green - other.green, self.red - other.red)

    @property
    def total(self) -> int:
        """How many there are."""
        return self.yellow + self.blue + self.green + self.red


COLOURS = ("yellow", "blue", "green", "red")
FOLLOWERS = {"warrior": "yellow", "piper": "blue", "monk": "green"}
"""Who stands in a court, and the colour of its cube."""

BUILDINGS = {"cattle": Cubes(red=1), "castle": Cubes(blue=2), "monastery": Cubes(green=3)}
"""What a land holds, and the cubes it is made of (HC-20 to HC-22)."""

CARDS = {1: 17, 2: 17, 3: 17, 4: 16}
"""How many raid cards there are of each value (HC-06)."""

TILES = (*sorted([*range(30, 42)] * 2), 42)
"""The numbers on the backs of the domain tiles (HC-07)."""

Seat = Annotated[int, Between(0, 4), "a seat, counted from 0"]
Card = Annotated[int, Between(1, 4), "a raid card, by its value (HC-06)"]
HandSize = Annotated[int, Between(0, sum(CARDS.values()))]
Follower = Annotated[str, OneOf(frozenset(FOLLOWERS)), "a cube of a court: yellow, blue or green (HC-18)"]
Building = Annotated[str, OneOf(frozenset(BUILDINGS)), "what a land can hold (HC-30)"]
Source = Annotated[str, OneOf(frozenset({"reserve", "court"})), "where a cube is paid from (HC-28)"]
Count = Annotated[int, Between(0, 6)]


@dataclass(frozen=True, slots=True)
class Options:
    """What a game of Highland Clans can be opened with."""

    raid_refill: Annotated[
        str, OneOf(frozenset({"hand", "drawn"})), "which two cards go after a raid: any, or of the five drawn (HC-49)"
    ] = "hand"
    first_seat: Annotated[Seat | None, "who is the first start player; drawn at random if null (HC-09)"] = None
