"""Bodies and queries of requests about series."""

from typing import Any, ClassVar, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf, Regexp

from cairn.events.series import LONGEST_SERIES, MAX_PLACES, MAX_ROUNDS, Format
from cairn.events.table import LONGEST_NAME, MAX_SEATS, is_name
from cairn.projections.rows import STATUSES
from cairn.service.api.games.bodies import ClockRequest, nonce_field, unknown_levels
from cairn.service.api.http import marshmallow_fields as own
from cairn.service.api.http.choices import by_values
from cairn.service.api.schemas import options_of
from cairn.service.deciding.levels import LEVELS
from cairn.service.queries.fields import JsonSchema
from cairn.service.rules import GAMES

COME_WITHIN = 300
"""Default number of seconds for players to sit down."""


_ELIMINATION = {"seats": (2, 2), "seconds": (0, 0), "rounds": (0, 0)}
BY_FORMAT = {
    "round_robin": {"seconds": (0, 0)},
    "swiss": {"seconds": (0, 0)},
    "single_elimination": _ELIMINATION,
    "double_elimination": _ELIMINATION,
    "arena": {"seconds": (1, LONGEST_SERIES), "rounds": (0, 0)},
}
"""The bounds of fields by the format of a series."""
BY_RULESET = {name: {"seats": (min(rules.seats), max(rules.seats))} for name, rules in GAMES.items()}
"""The bounds of fields by the ruleset of a series."""
_DEFAULTS = {"seats": 2, "rounds": 0, "seconds": 0}


def _describe(bounds: dict[str, tuple[int, int]], **more: JsonSchema) -> JsonSchema:
    """Describe bounds; a field whose default, the least value of others, is too small is required."""
    described = {name: {"maximum": most} for name, (_, most) in bounds.items()}
    raised = {
        name: {"minimum": least} | described[name] for name, (least, _) in bounds.items() if least > _DEFAULTS[name]
    }
    return {"properties": described | raised | more} | ({"required": [*raised]} if raised else {})


def _title(title: str) -> None:
    if not is_name(title):
        raise ValidationError(f"A title has 1 to {LONGEST_NAME} printable characters, and no space at its ends.")


class OpenSeriesRequest(Schema):
    """A new series."""

    conditions: ClassVar = by_values(
        format={name: _describe(bounds) for name, bounds in BY_FORMAT.items()},
        ruleset={name: _describe(bounds, options=options_of(name)) for name, bounds in BY_RULESET.items()},
    )
    title = own.text(f"The title, up to {LONGEST_NAME} characters.", Length(1, LONGEST_NAME), _title, required=True)
    format = own.text(
        "`round_robin`: each participant meets all others; `swiss`: opponents with equal points, none twice; "
        "`single_elimination`, `double_elimination`: one lost match, or two, and a participant is out; "
        "`arena`: free participants are paired, for `seconds`.",
        OneOf(get_args(Format)),
        required=True,
    )
    ruleset = own.text("The ruleset of its games.", OneOf(GAMES), required=True)
    options = fields.Dict(load_default=dict, metadata=own.about("The options of its games."))
    seats = own.whole(2, MAX_SEATS, "Seats at each table.", load_default=2)
    places = own.whole(
        2, MAX_PLACES, "The maximum number of participants, including AIs, at which the series begins.", required=True
    )
    levels = own.Items(
        fields.String(validate=OneOf(LEVELS)),
        load_default=list,
        validate=Length(max=MAX_PLACES),
        metadata=own.about("The levels of its AIs."),
    )
    rounds = own.whole(0, MAX_ROUNDS, "Rounds of a round robin or Swiss series; 0: as many as needed.", load_default=0)
    seconds = own.whole(0, LONGEST_SERIES, "How long an arena pairs participants; 0 for other formats.", load_default=0)
    starts_at = own.Moment("The latest start, within a year; null for none.", load_default=None, allow_none=True)
    come_within = own.whole(
        1, LONGEST_SERIES, "Seconds from the pairing in which players must sit down, or lose.", load_default=COME_WITHIN
    )
    clock = fields.Nested(ClockRequest, load_default=None, metadata=own.about("The clock of its games; null for none."))
    listed = own.Flag("Whether the series and its games are listed publicly.", load_default=True)
    rated = own.Flag("Whether its games may count for ratings.", load_default=True)
    nonce = nonce_field(load_default="")

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        for bounds in (BY_FORMAT[data["format"]], BY_RULESET[data["ruleset"]]):
            for name, (least, most) in bounds.items():
                if not least <= data[name] <= most:
                    raise ValidationError(f"It must be from {least} to {most} for this format and ruleset.", name)
        if unknown := unknown_levels(data["ruleset"], data["levels"]):
            raise ValidationError({"levels": unknown})
        for name, count in (("levels", len(data["levels"])), ("seats", data["seats"])):
            if count > data["places"]:
                raise ValidationError(f"There are {data['places']} places.", name)


class JoinSeriesRequest(Schema):
    """The caller's contribution to the lots."""

    nonce = nonce_field(load_default="")
    commitment = fields.String(
        load_default="",
        validate=Regexp("([0-9a-f]{64})?\\Z"),
        metadata=own.about("SHA-256 of a nonce of 32 bytes, sent later.", pattern="^([0-9a-f]{64})?$"),
    )


class LeaveQuery(own.Parameters):
    """For how long a participant is not paired."""

    bye = own.either_word("Whether only from the next round of a Swiss series, for half the points of a win.", False)


class SeriesQuery(own.Parameters):
    """Which version of a series: the current one, or the next one."""

    wait = own.wait_seconds("Seconds to wait for a version above `after`; the status is 200 in either case.")
    after = own.after_version()


class SeriesListQuery(own.Parameters):
    """Filters and page of a list of series."""

    status = own.text("Only series with this status.", OneOf(STATUSES))
    ruleset = own.text("Only series of this ruleset.", OneOf(GAMES))
    player = own.text("Only series that this player joined or opened, or `me`.", own.PLAYER_OR_ME)
    cursor = own.cursor()
    limit = own.page_limit(50)


class RoundsQuery(own.Parameters):
    """A page of rounds."""

    after = own.after_version("The round before the first one of the page.")
    limit = own.page_limit(100)
