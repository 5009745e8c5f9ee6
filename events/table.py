"""Events of the table of any game: opened, seats taken and left, ended. Also the valid names and nonces.

Players are identified by random ids: a log contains no names. These are stored outside it (`projections/names.py`).
"""

import re
from hashlib import sha256
from sys import intern
from typing import Annotated, Any, Literal
from unicodedata import category

from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr

from cairn.events.decision import Event, Hex, Word, secret

LONGEST_NAME = 40
JOINERS = "\u200c\u200d"
"""Two characters without a shape of their own, without which Persian, Sinhala and other names are misspelled."""
LONGEST_CLOCK = 30 * 24 * 60 * 60
"""Seconds; a game without a move for this time ends as abandoned."""
MAX_SEATS = 16
"""More than any game has."""
MAX_OPTIONS = 32
"""More than any ruleset has."""


Player = Annotated[Word | None, Meta(description="The player's id; null for a guest and an AI.")]


class Seat(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a player, a guest, or an AI of a level, or an open seat.

    An AI with a `player` plays on for that player, who has left. An open seat that is `reserved` waits for its
    `player`, or if null for the guest of the game before.
    """

    kind: Annotated[Literal["human", "ai", "open"], Meta(description="`open`: not taken yet.")]
    player: Player = None
    level: Annotated[Word | None, Meta(description="An AI's level; null for others.")] = None
    reserved: Annotated[bool, Meta(description="Whether an open seat is reserved.")] = False
    bot: Annotated[bool, Meta(description="Whether its player is a program.")] = False


class TieBreak(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The numbers that were compared because the leaders' points were equal."""

    what: Annotated[Word, Meta(description="What was counted: `cubes_on_tiles`.")]
    numbers: Annotated[tuple[int, ...], Meta(max_length=MAX_SEATS, description="By seat: how many it had.")]


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """How a game ended: the reason, the winning seats (none, one, or several that share it), and each seat's points."""

    reason: Word
    winners: Annotated[
        tuple[int, ...],
        Meta(max_length=MAX_SEATS, description="Seats counted from 0: none, one, or several that share it."),
    ]
    points: Annotated[tuple[int, ...], Meta(max_length=MAX_SEATS, description="By seat.")]
    tie_break: Annotated[
        TieBreak | None,
        Meta(description="What broke the leaders' tie, or did not break it; null if nothing was compared."),
    ] = None
    left: Annotated[
        tuple[int, ...],
        Meta(max_length=MAX_SEATS, description="Seats whose players left while the game ran, which rank last."),
    ] = ()


SeatNumber = Annotated[int, Meta(description="A seat, counted from 0.")]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS, description="By seat.")]
Nonces = Annotated[
    tuple[Hex, ...],
    Meta(
        max_length=MAX_SEATS,
        description="By seat, hex digits that the opener adds to the game's chance; each may be empty. Older "
        "games have none, and no nonces are in the seeds of their AIs.",
    ),
]
Commitment = Annotated[Hex, Meta(description="SHA-256 of the game's secret, hex.")]
Listed = Annotated[bool, Meta(description="Whether the lobby lists it for everyone.")]
Hints = Annotated[bool, Meta(description="Whether its players may request hints.")]
Rated = Annotated[bool, Meta(description="Whether it may count for ratings.")]
RematchOf = Annotated[Word | None, Meta(description="The id of the game whose rematch it is; null for others.")]

MAX_LABELS = 8
"""Maximum number of labels of a game."""
LABEL_NAME, LABEL_VALUE = "^[a-z][a-z0-9_.-]{0,31}$", "^[A-Za-z0-9_.:-]{1,40}$"
LabelName = Annotated[str, Meta(max_length=32, pattern=LABEL_NAME)]
LabelValue = Annotated[str, Meta(max_length=40, pattern=LABEL_VALUE)]
Labels = Annotated[
    dict[LabelName, LabelValue],
    Meta(
        max_length=MAX_LABELS,
        description="Public, permanent labels set by the opener.",
    ),
]


class Clock(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The time of a seat: for each turn, or in a bank for all of its turns, with an increment after each."""

    kind: Annotated[
        Literal["turn", "bank"], Meta(description="`turn`: `seconds` for each turn; `bank`: for all of them.")
    ]
    seconds: Annotated[int, Meta(ge=1, le=LONGEST_CLOCK, description="Seconds for a turn, or in the bank at first.")]
    increment: Annotated[
        int, Meta(ge=0, le=LONGEST_CLOCK, description="Seconds that are added to the bank after each turn.")
    ] = 0
    then: Annotated[
        Literal["easy", "forfeit"],
        Meta(description="The effect of a timeout: an AI, `easy`, plays the turn, or the seat loses."),
    ] = "easy"

    def __post_init__(self) -> None:
        """Share the word with the default: the encoder omits a default by identity, so a client's word was stored."""
        force_setattr(self, "then", intern(self.then))


class TableEvent(Event, frozen=True):
    """An event of the table, which is part of every ruleset."""


class GameOpened(TableEvent, frozen=True, omit_defaults=True, tag="table.game_opened"):
    """A game was opened, with a version of the rules. `commitment` is SHA-256 of its secret, hex."""

    begins = True
    ruleset: Annotated[Word, Meta(description="Which game it is.")]
    rules_version: Annotated[int, Meta(description="The version of the rules it is played by.")]
    options: Annotated[
        dict[Word, int | Word | bool | None], Meta(max_length=MAX_OPTIONS, description="The ruleset's options.")
    ]
    seats: Seats
    listed: Listed
    commitment: Commitment
    hints: Hints = True
    rated: Rated = True
    rematch_of: RematchOf = None
    clock: Annotated[Clock | None, Meta(description="The clock of its players; null: no time limit.")] = None
    nonces: Nonces = ()
    labels: Labels = field(default_factory=dict)
    organiser: Annotated[
        Word | None, Meta(description="The id of the player who opened it without a seat; null for others.")
    ] = None


class SeatTaken(TableEvent, frozen=True, omit_defaults=True, tag="table.seat_taken"):
    """A player or a guest sat down; `nonce` (hex, may be empty) is their share of the game's chance."""

    seat: SeatNumber
    player: Player = None
    nonce: Annotated[Hex, Meta(description="Hex digits that they add to the game's chance; may be empty.")] = ""
    bot: Annotated[bool, Meta(description="Whether it is a program.")] = False


class SeatDeclined(TableEvent, frozen=True, tag="table.seat_declined"):
    """A player declined the seat that was reserved for them; it is now open to players and guests."""

    seat: SeatNumber
    player: Annotated[Word, Meta(description="The player's id.")]


class SeatLeft(TableEvent, frozen=True, omit_defaults=True, tag="table.seat_left"):
    """A player left; `now` is the new holder of the seat."""

    seat: SeatNumber
    now: Annotated[Seat, Meta(description="The new holder of the seat.")]
    player: Player = None


class GameEnded(TableEvent, frozen=True, tag="table.game_ended"):
    """A game ended, and its secret (hex) was revealed."""

    ends = True
    outcome: Annotated[Outcome, Meta(description="How it ended.")]
    secret: Annotated[Hex, Meta(description="The game's secret, hex, which determines salts and draws.")]


class Forked(TableEvent, frozen=True, omit_defaults=True, tag="table.forked"):
    """A new game was forked here, with new seats and fresh chance; all earlier entries are the `parent`'s, unchanged.

    `secret` (hex) is the parent's, for the earlier entries; `commitment` is SHA-256 of the new game's own secret.
    """

    begins = True
    parent: Annotated[Word, Meta(description="The id of the game that was forked.")]
    secret: Annotated[Hex, Meta(description="The parent's secret, hex.")]
    seats: Seats
    listed: Listed
    commitment: Commitment
    nonces: Nonces = ()


class TimeRanOut(TableEvent, frozen=True, tag="table.time_ran_out"):
    """A seat's time ran out: an AI plays its turn (`easy`), or it loses (`forfeit`)."""

    seat: SeatNumber
    then: Annotated[Literal["easy", "forfeit"], Meta(description="What follows.")]


class TimeGiven(TableEvent, frozen=True, tag="table.time_given"):
    """The service was down for this time while a seat was to move; it does not count against the seat."""

    milliseconds: Annotated[int, Meta(ge=1, description="Duration of the downtime.")]


class Undone(TableEvent, frozen=True, tag="table.undone"):
    """A seat went back within its turn to the position of version `to`; its later decisions do not count."""

    seat: SeatNumber
    to: Annotated[int, Meta(description="The version gone back to.")]


ChoiceCommitment = Annotated[Hex, Meta(description="SHA-256 of `<nonce>:<choice>`, hex.")]
MAX_CHOICE = 4096
"""Maximum number of characters of a choice: a log with a longer one could not be read."""
Choice = Annotated[str, Meta(max_length=MAX_CHOICE, description="The move as canonical JSON.")]
ChoiceNonce = Annotated[Hex, Meta(description="Its nonce, hex.")]
Chooser = Annotated[int | None, secret(to="seat"), Meta(description="The seat, if `by` does not name it.")]


class Chosen(TableEvent, frozen=True, tag="table.chosen"):
    """A seat chose a move at the same time as others; only its commitment is public."""

    ends_turn = True
    seals_move = True
    seat: Chooser
    commitment: ChoiceCommitment
    choice: Annotated[Choice | None, secret(to="seat")]
    nonce: Annotated[ChoiceNonce | None, secret(to="seat")]
    ruleset: Annotated[Word, Meta(description="The ruleset of the move.")]


class ChoiceWithdrawn(TableEvent, frozen=True, tag="table.choice_withdrawn"):
    """A seat took back its choice, and has to choose again."""

    ends_turn = True
    seals_move = True
    seat: Chooser
    commitment: ChoiceCommitment


class RevealedChoice(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A choice that was revealed."""

    seat: SeatNumber
    choice: Choice
    nonce: ChoiceNonce
    at: Annotated[Word, Meta(description="When it was made.")]


class ChoicesRevealed(TableEvent, frozen=True, tag="table.choices_revealed"):
    """All seats have chosen; what follows from their choices comes next."""

    reveals = True
    ends_turn = True
    choices: Annotated[tuple[RevealedChoice, ...], Meta(max_length=MAX_SEATS, description="By seat.")]


EVENTS = (
    *(GameOpened, SeatTaken, SeatDeclined, SeatLeft, GameEnded, Forked, TimeRanOut, TimeGiven, Undone),
    *(Chosen, ChoiceWithdrawn, ChoicesRevealed),
)
MOVES = ()
UPCASTS: dict[tuple[str, int], Any] = {}
"""Functions from the fields of an event of an older version to those of the next; none has changed so far."""


def is_name(name: str) -> bool:
    """Return whether this is a valid name: 1 to 40 printable characters without spaces at the ends.

    New names have stricter rules, which may change (`service/api/players/names.py`); these rules fit all stored names.

    Characters that are unassigned in this Python's Unicode are accepted: they may be printable in a newer one, and the
    result of an audit must not depend on the machine.
    """
    assigned = "".join(character for character in name if category(character) != "Cn" and character not in JOINERS)
    return 1 <= len(name) <= LONGEST_NAME and assigned.isprintable() and name == name.strip()


def is_player(player: str) -> bool:
    """Return whether this has the form of a player's id: 20 characters a–z and 2–7."""
    return re.fullmatch("[a-z2-7]{20}", player) is not None


def commit(nonce: str, choice: str) -> str:
    """Return the commitment to a choice, hex."""
    return sha256(f"{nonce}:{choice}".encode()).hexdigest()


def is_digest(text: str) -> bool:
    """Return whether this is 32 bytes in hex."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_nonce(nonce: str) -> bool:
    """Return whether this is a valid nonce: up to 64 hex digits."""
    return re.fullmatch("[0-9a-f]{0,64}", nonce) is not None
