"""Bodies and queries of requests about series."""

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
"""Default number of seconds for players to sit down."""


def _title(title: str) -> None:
    if not is_name(title):
        raise ValidationError(f"A title has 1 to {LONGEST_NAME} printable characters, and no space at its ends.")


def _moment(at: str) -> None:
    if not is_time(at):
        raise ValidationError("A time has the format of decisions, such as 2026-11-21T09:00:01.250Z.")


class OpenSeriesRequest(Schema):
    """A new series."""

    title = fields.String(
        required=True,
        validate=[Length(1, LONGEST_NAME), _title],
        metadata=about(f"The title, up to {LONGEST_NAME} characters."),
    )
    format = fields.String(
        required=True,
        validate=OneOf(get_args(Format)),
        metadata=about(
            "`round_robin`: each participant meets all others; `swiss`: opponents with equal points, none twice; "
            "`single_elimination`, `double_elimination`: after one lost match, or two, a participant is out; "
            "`arena`: free participants are paired, for `seconds`."
        ),
    )
    ruleset = fields.String(required=True, validate=OneOf(GAMES), metadata=about("The ruleset of its games."))
    options = fields.Dict(load_default=dict, metadata=about("The options of its games."))
    seats = fields.Integer(
        load_default=2, strict=True, validate=Range(2, MAX_SEATS), metadata=about("Seats at each table.")
    )
    places = fields.Integer(
        required=True,
        strict=True,
        validate=Range(2, MAX_PLACES),
        metadata=about("The maximum number of participants, including AIs; the series begins when it is reached."),
    )
    levels = fields.List(
        fields.String(validate=OneOf(LEVELS)),
        load_default=list,
        validate=Length(max=MAX_PLACES),
        metadata=about("The levels of the AIs that participate."),
    )
    rounds = fields.Integer(
        load_default=0,
        strict=True,
        validate=Range(0, MAX_ROUNDS),
        metadata=about("Rounds of a round robin or a Swiss series; 0 for as many as needed."),
    )
    seconds = fields.Integer(
        load_default=0,
        strict=True,
        validate=Range(0, LONGEST_SERIES),
        metadata=about("How long an arena pairs participants; 0 for other formats."),
    )
    starts_at = fields.String(
        load_default=None,
        allow_none=True,
        validate=[Length(max=LONGEST_WORD), _moment],
        metadata=about("The latest start, `2026-11-21T09:00:01.250Z`; null for none."),
    )
    come_within = fields.Integer(
        load_default=COME_WITHIN,
        strict=True,
        validate=Range(1, LONGEST_SERIES),
        metadata=about("Seconds from the pairing of a round within which players must sit down, or lose."),
    )
    clock = fields.Nested(ClockRequest, load_default=None, metadata=about("The clock of its games; null for none."))
    listed = Flag(load_default=True, metadata=about("Whether the series and its games are listed publicly."))
    rated = Flag(load_default=True, metadata=about("Whether its games may count for ratings."))
    nonce = nonce_field(load_default="")

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if len(data["levels"]) > data["places"]:
            raise ValidationError(f"There are {data['places']} places.", "levels")


class JoinSeriesRequest(Schema):
    """The caller's contribution to the randomness of the lots."""

    nonce = nonce_field(load_default="")


class SeriesQuery(Schema):
    """Which version of a series: the current one, or the next one."""

    wait = fields.Float(
        load_default=0.0,
        allow_nan=False,
        validate=Range(0, 30),
        metadata=about("Seconds to wait for a version above `after`; the status is 200 in either case."),
    )
    after = after_version()


class SeriesListQuery(Schema):
    """Filters and page of a list of series."""

    status = fields.String(validate=OneOf(STATUSES), metadata=about("Only series with this status."))
    ruleset = fields.String(validate=OneOf(GAMES), metadata=about("Only series of this ruleset."))
    player = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id, or as `me`."),
        metadata=about("Only series that this player joined or opened, by id, or `me`, the sender of the token."),
    )
    cursor = fields.String(validate=Length(max=LONGEST_WORD), metadata=about("The `next` of the previous page."))
    limit = page_limit(50)


class RoundsQuery(Schema):
    """A page of rounds."""

    after = after_version("The round before the first one of the page.")
    limit = page_limit(100)
