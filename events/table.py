"""The table of any game: opened, seats taken and left, ended."""

from dataclasses import dataclass
from typing import Literal

from events.event import Event


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat: a named human, an AI of a level, or nobody yet."""

    kind: Literal["human", "ai", "open"]
    name: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, the seats that won (none, one, or several who share it), and every seat's points."""

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOpened(Event):
    """A game was opened, to be played by that version of the rules. `commitment` is SHA-256 of its secret, hex."""

    type = "table.game_opened"
    ruleset: str
    rules_version: int
    options: dict[str, int | str | bool | None]
    seats: tuple[Seat, ...]
    listed: bool
    commitment: str


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """Somebody sat down; `nonce` (hex, may be empty) is his share of the game's chance."""

    type = "table.seat_taken"
    seat: int
    name: str
    nonce: str


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """Somebody of that name left; `now` is who sits there since."""

    type = "table.seat_left"
    seat: int
    name: str
    now: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A game ended, and its secret (hex) was revealed."""

    type = "table.game_ended"
    outcome: Outcome
    secret: str


@dataclass(frozen=True, slots=True)
class Forked(Event):
    """A new game goes on from here, with new seats and fresh chance; all before is the `parent`'s, byte for byte.

    `secret` (hex) is the parent's, which opens what lies before; `commitment` is SHA-256 of the new game's own.
    """

    type = "table.forked"
    parent: str
    secret: str
    seats: tuple[Seat, ...]
    listed: bool
    commitment: str


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """A seat went back within its turn to the position of version `to`; what it decided since counts no more."""

    type = "table.undone"
    seat: int
    to: int


EVENTS = (GameOpened, SeatTaken, SeatLeft, GameEnded, Forked, Undone)
MOVES = ()
