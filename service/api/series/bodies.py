"""What requests about series send."""

from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf, Range

from cairn.events.clock import is_time
from cairn.events.series import LONGEST_SERIES, MAX_PLACES, MAX_ROUNDS, Format
from cairn.events.table import LONGEST_NAME, MAX_SEATS, is_name
from cairn.projections.rows import STATUSES
from cairn.service.api.games.bodies import ClockRequest, nonce_field
from cairn.service.api.http.marshmallow_fields import (
    LONGEST_WORD,
    PLAYER,
    Flag,
    Pattern,
    about,
    after_version,
    page_limit,
)
from cairn.service.deciding.levels import LEVELS
from cairn.service.rules import GAMES

COME_WITHIN = 300
"""Seconds in which players must sit down, where nothing else is said."""


def _title(title: str) -> None:
    if not is_name(title):
        raise ValidationError(f"A title has 1 to {LONGEST_NAME} printable characters, and no space at its ends.")


def _moment(at: str) -> None:
    if not is_time(at):
        raise ValidationError("A time is written as decisions have it, as in 2026-11-21T09:00:01.250Z.")


class OpenSeriesRequest(Schema):
    """A series to be opened."""

    title = fields.String(
        required=True,
        validate=[Length(1, LONGEST_NAME), _title],
        metadata=about(f"What it is called: up to {LONGEST_NAME} characters."),
    )
    format = fields.String(
        required=True,
        validate=OneOf(get_args(Format)),
        metadata=about(
            "`round_robin`: each meets each other; `swiss`: who has as many points, and nobody twice; "
            "`single_elimination`, `double_elimination`: who loses one match, or two, is out; `arena`: those who are "
            "free are paired, for so many `seconds`."
        ),
    )
    ruleset = fields.String(required=True, validate=OneOf(GAMES), metadata=about("The game that is played."))
    options = fields.Dict(load_default=dict, metadata=about("The options of its games."))
    seats = fields.Integer(
        load_default=2, strict=True, validate=Range(2, MAX_SEATS), metadata=about("Seats at each table.")
    )
    places = fields.Integer(
        required=True,
        strict=True,
        validate=Range(2, MAX_PLACES),
        metadata=about("How many may take part, AIs too; it begins when so many do."),
    )
    levels = fields.List(
        fields.String(validate=OneOf(LEVELS)),
        load_default=list,
        validate=Length(max=MAX_PLACES),
        metadata=about("The levels of the AIs that take part."),
    )
    rounds = fields.Integer(
        load_default=0,
        strict=True,
        validate=Range(0, MAX_ROUNDS),
        metadata=about("Rounds of a round robin or a Swiss series; 0: as many as are needed."),
    )
    seconds = fields.Integer(
        load_default=0,
        strict=True,
        validate=Range(0, LONGEST_SERIES),
        metadata=about("How long an arena pairs; 0 of others."),
    )
    starts_at = fields.String(
        load_default=None,
        allow_none=True,
        validate=[Length(max=LONGEST_WORD), _moment],
        metadata=about("When it begins at the latest, `2026-11-21T09:00:01.250Z`; null: nobody says."),
    )
    come_within = fields.Integer(
        load_default=COME_WITHIN,
        strict=True,
        validate=Range(1, LONGEST_SERIES),
        metadata=about("Seconds from the pairing of a round in which players must sit down, or lose."),
    )
    clock = fields.Nested(ClockRequest, load_default=None, metadata=about("The clock of its games; null: none."))
    listed = Flag(load_default=True, metadata=about("Whether the list has it, and the lobby its games, for everybody."))
    rated = Flag(load_default=True, metadata=about("Whether its games may count for ratings."))
    nonce = nonce_field(load_default="")

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if len(data["levels"]) > data["places"]:
            raise ValidationError(f"There are {data['places']} places.", "levels")


class JoinSeriesRequest(Schema):
    """Who sends it takes part, and may add to the chance of the lots."""

    nonce = nonce_field(load_default="")


class SeriesQuery(Schema):
    """Which version of a series."""

    wait = fields.Float(
        load_default=0.0,
        allow_nan=False,
        validate=Range(0, 30),
        metadata=about("Seconds to wait for a version above `after`; the answer is 200 either way."),
    )
    after = after_version()


class SeriesListQuery(Schema):
    """Which series."""

    status = fields.String(validate=OneOf(STATUSES), metadata=about("Series of this status only."))
    ruleset = fields.String(validate=OneOf(GAMES), metadata=about("Series of this ruleset only."))
    player = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id, or as `me`."),
        metadata=about("Series that this player takes part in or opened, by id, or `me`, whose token is sent."),
    )
    cursor = fields.String(validate=Length(max=LONGEST_WORD), metadata=about("A page's `next`."))
    limit = page_limit(50)


class RoundsQuery(Schema):
    """Which rounds."""

    after = after_version("The round after which the page begins.")
    limit = page_limit(100)
