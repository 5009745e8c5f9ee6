"""A series of games: opened, joined and left, nonces opened, lots drawn, rounds paired, results entered, ended.

It has a log like a game's, with its own chain and secret. The log's name is `series:<id>`, so that no request about a
game can refer to a series. Participants are numbered from 0 in the order in which they joined; `by` of a decision is
such a number. The log contains no names of players.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from cairn.events.decision import Event, Hex, Word
from cairn.events.table import (
    MAX_OPTIONS,
    MAX_SEATS,
    Clock,
    Commitment,
    Listed,
    Player,
    Seat,
    TableEvent,
)

SERIES: Final = "series"
"""The value in place of a ruleset."""

MAX_PLACES = 256
"""Maximum number of participants of a series."""
MAX_TABLES = MAX_PLACES // 2
MAX_ROUNDS = 512
LONGEST_SERIES = 30 * 24 * 60 * 60
"""Seconds."""

OPEN_WITHIN = 120
"""Seconds in which the participants of a new series open their nonces, after joining has closed."""

Format = Literal["round_robin", "swiss", "single_elimination", "double_elimination", "arena"]
EndReason = Literal["played", "too_few", "called_off"]
Role = Literal["organiser", "participant", "service"]
"""Who may act in a series. The service's operator acts as the service."""

Participant = Annotated[int, Meta(ge=0, le=MAX_PLACES - 1, description="A participant, counted from 0.")]
Participants = Annotated[tuple[Participant, ...], Meta(max_length=MAX_PLACES, description="Participants by number.")]
Ranks = Annotated[
    tuple[int, ...], Meta(max_length=MAX_SEATS, description="By seat of the table, the rank reached; 0 is the best.")
]
GameId = Annotated[Word, Meta(description="The id of the table's game.")]
GameVersion = Annotated[int, Meta(ge=0, description="The last version of its game; 0 if that was deleted.")]
GameChain = Annotated[Hex, Meta(description="The chain at the end of its game, hex; empty if that was deleted.")]


class Actor(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Who acted, by role and by the account's id."""

    role: Annotated[Role, Meta(description="In which role.")]
    player: Player = None


Acted = Annotated[Actor | None, Meta(description="Who did it; null in series of before, which did not record it.")]


class SeriesOpened(TableEvent, frozen=True, omit_defaults=True, tag="series.opened"):
    """A series was opened. `commitment` is SHA-256 of its secret, hex, which determines all lots and ids."""

    begins = True
    ends_turn = True
    format: Annotated[Format, Meta(description="How participants are paired.")]
    formats_version: Annotated[int, Meta(description="The version of the formats that it is run by.")]
    ruleset: Annotated[Word, Meta(description="Which game is played.")]
    options: Annotated[
        dict[Word, int | Word | bool | None], Meta(max_length=MAX_OPTIONS, description="The options of its games.")
    ]
    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS, description="Seats at each table.")]
    places: Annotated[
        int, Meta(ge=2, le=MAX_PLACES, description="Number of participants; it begins when all of them have joined.")
    ]
    rounds: Annotated[int, Meta(ge=0, le=MAX_ROUNDS, description="Number of rounds; 0: as many as its format needs.")]
    come_within: Annotated[
        int, Meta(ge=1, le=LONGEST_SERIES, description="Seconds in which players must sit down, or they lose.")
    ]
    listed: Listed
    rated: Annotated[bool, Meta(description="Whether its games may count for ratings.")]
    commitment: Commitment
    organiser: Player = None
    clock: Annotated[Clock | None, Meta(description="The clock of its games; null: they have none.")] = None
    starts_at: Annotated[Word | None, Meta(description="When it begins at the latest, UTC; null: no limit.")] = None
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_SERIES, description="Seconds that an arena pairs; 0 for others.")] = 0
    nonce: Annotated[Hex, Meta(description="Hex digits that the organiser adds to its chance; may be empty.")] = ""
    open_within: Annotated[
        int,
        Meta(
            ge=0,
            le=LONGEST_SERIES,
            description="Seconds to open nonces after joining has closed; 0 in series of before, which have neither "
            "commitments nor actors.",
        ),
    ] = 0


class SeriesJoined(TableEvent, frozen=True, omit_defaults=True, tag="series.joined"):
    """A player or an AI joined the series, or a withdrawn participant joined again."""

    ends_turn = True
    place: Participant
    who: Annotated[Seat, Meta(description="The player, or the AI's level.")]
    nonce: Annotated[Hex, Meta(description="Hex digits that they add to its chance; may be empty.")] = ""
    commitment: Annotated[Hex, Meta(description="SHA-256 of a nonce that they open later, hex; may be empty.")] = ""


class SeriesWithdrawn(TableEvent, frozen=True, omit_defaults=True, tag="series.withdrawn"):
    """A participant withdrew: they are not paired any more unless they join again, and keep their number."""

    ends_turn = True
    place: Participant
    actor: Acted = None


class JoiningClosed(TableEvent, frozen=True, tag="series.joining_closed"):
    """Joining has closed: participants with a commitment open their nonces, and the lots are drawn thereafter.

    The version of its decision, with the nonces, determines the lots: no later decision changes them.
    """

    ends_turn = True
    until: Annotated[Word, Meta(description="Until when nonces are opened, UTC; who does not is withdrawn.")]
    actor: Acted


class NonceOpened(TableEvent, frozen=True, tag="series.nonce_opened"):
    """A participant opened the nonce that they had committed to."""

    ends_turn = True
    place: Participant
    nonce: Annotated[Hex, Meta(description="32 bytes, hex.")]


class LotsDrawn(Event, frozen=True, omit_defaults=True, tag="series.lots_drawn"):
    """The lots were drawn, and the series began. `order` are its participants in the order of their lots."""

    ends_turn = True
    order: Participants
    rounds: Annotated[int, Meta(ge=0, le=MAX_ROUNDS, description="Number of rounds; 0: not known.")]
    until: Annotated[Word | None, Meta(description="The time when an arena stops pairing, UTC; null for others.")] = (
        None
    )
    actor: Acted = None


class PairedTable(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A table of a round: its game, and which participant has which seat."""

    game: GameId
    places: Annotated[tuple[Participant, ...], Meta(max_length=MAX_SEATS, description="Participants by seat.")]


class Paired(Event, frozen=True, tag="series.paired"):
    """A round was paired. The id of each table's game follows from the secret; the games are opened now."""

    ends_turn = True
    round: Annotated[int, Meta(ge=1, description="The round, from 1; in an arena each pairing is one.")]
    tables: Annotated[tuple[PairedTable, ...], Meta(max_length=MAX_TABLES, description="Its tables.")]
    come_until: Annotated[Word, Meta(description="Until when players must sit down, UTC.")]


class Bye(Event, frozen=True, tag="series.bye"):
    """A participant has no opponent in a round, and gets the points of a win."""

    ends_turn = True
    round: Annotated[int, Meta(ge=1, description="The round, from 1.")]
    place: Participant


class HalfBye(Event, frozen=True, tag="series.half_bye"):
    """A participant asked not to be paired in the next round of a Swiss series, and gets half the points of a win."""

    ends_turn = True
    round: Annotated[int, Meta(ge=1, description="The round, from 1.")]
    place: Participant


class ResultEntered(Event, frozen=True, tag="series.result_entered"):
    """A table's game has ended, at this version and chain of its own log."""

    ends_turn = True
    game: GameId
    ranks: Ranks
    reason: Annotated[Word, Meta(description="Why its game ended: `score`, `resigned`, `deleted`.")]
    version: GameVersion
    chain: GameChain


class NoShow(Event, frozen=True, tag="series.no_show"):
    """Some participants did not come to their table in time. Those present won, and the absent lost."""

    ends_turn = True
    game: GameId
    absent: Annotated[tuple[Participant, ...], Meta(max_length=MAX_SEATS, description="Who did not come.")]
    version: GameVersion
    chain: GameChain


class SeriesEnded(TableEvent, frozen=True, omit_defaults=True, tag="series.ended"):
    """A series ended, and its secret (hex) was revealed. `ranks` are by participant, 0 being the best."""

    ends = True
    ends_turn = True
    reason: Annotated[
        EndReason, Meta(description="`played`: to its end; `too_few`: no pair left; `called_off`: by its organiser.")
    ]
    ranks: Annotated[tuple[int, ...], Meta(max_length=MAX_PLACES, description="By participant; 0 is the best.")]
    secret: Annotated[Hex, Meta(description="The secret of the series, hex.")]
    actor: Acted = None


OF_THE_TABLE = (SeriesOpened, SeriesJoined, SeriesWithdrawn, JoiningClosed, NonceOpened, SeriesEnded)
"""The events that change the participants and the settings; `Table` folds them like those of a game's table."""
EVENTS = (*OF_THE_TABLE, LotsDrawn, Paired, Bye, HalfBye, ResultEntered, NoShow)
MOVES = ()
UPCASTS: dict[tuple[str, int], Any] = {}
"""Empty: no event has changed so far."""


def log_of(id: str) -> str:
    """Return the name of a series' log."""
    return f"{SERIES}:{id}"


def series_of(labels: Mapping[str, str]) -> str | None:
    """Return the name of the log of the series that a game with these labels belongs to, None for other games."""
    return log_of(labels[SERIES]) if SERIES in labels else None


def is_series(log: str) -> bool:
    """Return whether a log belongs to a series."""
    return log.startswith(f"{SERIES}:")


def id_of(log: str) -> str:
    """Return the id of a log's series or game."""
    return log.removeprefix(f"{SERIES}:")
