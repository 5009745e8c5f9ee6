"""The table of any game: opened, seats taken and left, ended. And what a name and a nonce may be."""

import re
from typing import Annotated, Any, Literal
from unicodedata import category

from msgspec import Meta, Struct

from events.decision import Event, Hex, Word

LONGEST_NAME = 40
JOINERS = "\u200c\u200d"
"""Two characters without a shape of their own, without which Persian, Sinhala and other names are misspelled."""
MOST_SEATS = 16
"""More than any game has."""
MOST_OPTIONS = 32
"""More than any ruleset has."""


class Seat(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who sits on a seat: a named human, an AI of a level, or nobody yet."""

    kind: Annotated[Literal["human", "ai", "open"], Meta(description="`open`: nobody yet.")]
    name: Annotated[Word | None, Meta(description="A human's name; null of others.")] = None
    level: Annotated[Word | None, Meta(description="An AI's level; null of others.")] = None


class Outcome(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a game ended: why, the seats that won (none, one, or several who share it), and every seat's points."""

    reason: Word
    winners: Annotated[
        tuple[int, ...],
        Meta(max_length=MOST_SEATS, description="Seats counted from 0: none, one, or several who share it."),
    ]
    points: Annotated[tuple[int, ...], Meta(max_length=MOST_SEATS, description="By seat.")]


SeatNumber = Annotated[int, Meta(description="A seat, counted from 0.")]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS, description="By seat, counted from 0.")]
Commitment = Annotated[Hex, Meta(description="SHA-256 of the game's secret, hex.")]
Listed = Annotated[bool, Meta(description="Whether the lobby lists it for everyone.")]
Hints = Annotated[bool, Meta(description="Whether its players may ask for hints; not stored where they may.")]


class TableEvent(Event, frozen=True):
    """An event of the table, which every ruleset has."""


class GameOpened(TableEvent, frozen=True, omit_defaults=True, tag="table.game_opened"):
    """A game was opened, to be played by that version of the rules. `commitment` is SHA-256 of its secret, hex.

    Logs that are older than hints say nothing of them, and so does one of today whose players may ask for some.
    """

    ruleset: Annotated[Word, Meta(description="Which game it is.")]
    rules_version: Annotated[int, Meta(description="The version of the rules it is played by.")]
    options: Annotated[
        dict[Word, int | Word | bool | None], Meta(max_length=MOST_OPTIONS, description="The ruleset's options.")
    ]
    seats: Seats
    listed: Listed
    commitment: Commitment
    hints: Hints = True


class SeatTaken(TableEvent, frozen=True, tag="table.seat_taken"):
    """Somebody sat down; `nonce` (hex, may be empty) is their share of the game's chance."""

    seat: SeatNumber
    name: Annotated[Word, Meta(description="What the player is called.")]
    nonce: Annotated[Hex, Meta(description="Hex digits that they add to the game's chance; may be empty.")]


class SeatLeft(TableEvent, frozen=True, tag="table.seat_left"):
    """The player of that name left; `now` is who sits there since."""

    seat: SeatNumber
    name: Annotated[Word, Meta(description="What the player is called.")]
    now: Annotated[Seat, Meta(description="Who sits there since.")]


class GameEnded(TableEvent, frozen=True, tag="table.game_ended"):
    """A game ended, and its secret (hex) was revealed."""

    outcome: Annotated[Outcome, Meta(description="How it ended.")]
    secret: Annotated[Hex, Meta(description="The game's secret, hex, from which salts and draws are made.")]


class Forked(TableEvent, frozen=True, tag="table.forked"):
    """A new game goes on from here, with new seats and fresh chance; all before is the `parent`'s, byte for byte.

    `secret` (hex) is the parent's, which opens what lies before; `commitment` is SHA-256 of the new game's own.
    """

    parent: Annotated[Word, Meta(description="The id of the game it goes on from.")]
    secret: Annotated[Hex, Meta(description="The parent's secret, hex.")]
    seats: Seats
    listed: Listed
    commitment: Commitment


class Undone(TableEvent, frozen=True, tag="table.undone"):
    """A seat went back within its turn to the position of version `to`; what it decided since counts no more."""

    seat: SeatNumber
    to: Annotated[int, Meta(description="The version gone back to.")]


EVENTS = (GameOpened, SeatTaken, SeatLeft, GameEnded, Forked, Undone)
MOVES = ()
UPCASTS: dict[tuple[str, int], Any] = {}


def is_name(name: str) -> bool:
    """Tell whether this could be a name, of 1 to 40 printable characters without space at the ends, anywhere.

    What may be sent is less, and may change (`service.api.names`); this must hold of every name that was ever taken.

    A character that this Python's Unicode does not know may be printable where the name was taken: an audit must not
    find otherwise on another machine.
    """
    known = "".join(character for character in name if category(character) != "Cn" and character not in JOINERS)
    return 1 <= len(name) <= LONGEST_NAME and known.isprintable() and name == name.strip()


def is_nonce(nonce: str) -> bool:
    """Tell whether this is a nonce: up to 64 hex digits."""
    return re.fullmatch("[0-9a-f]{0,64}", nonce) is not None
