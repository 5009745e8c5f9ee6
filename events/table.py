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


EVENTS = (GameOpened, SeatTaken, SeatLeft, GameEnded)
MOVES = ()
