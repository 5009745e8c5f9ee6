"""The parameters of requests, read strictly: which version, which page, which games."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import OneOf, Range

from cairn.projections.lobby import STATUSES
from cairn.service.api.description.bodies import GAME, NEWEST, PLAYER, Pattern
from cairn.service.deciding.clock import is_time
from cairn.service.rules import GAMES

LONGEST_WAIT = 30
LARGEST_PAGE = 500

_LIMIT = "The most items that a page has."


class WebhooksQuery(Schema):
    """Whose webhooks."""

    game = fields.String(
        validate=Pattern(GAME), metadata={"description": "Those of the guest's seat whose token is sent."}
    )


class AnalysisQuery(Schema):
    """Which rows of an analysis."""

    after = fields.Integer(
        load_default=0, validate=Range(0, NEWEST), metadata={"description": "The version of the last row one has."}
    )
    limit = fields.Integer(load_default=100, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})


class GameQuery(Schema):
    """Which position of a game: the newest, an earlier one, or the next one."""

    at = fields.Integer(validate=Range(1, NEWEST), metadata={"description": "An earlier version."})
    wait = fields.Float(
        load_default=0.0,
        allow_nan=False,
        validate=Range(0, LONGEST_WAIT),
        metadata={"description": "Seconds to wait for a version above `after`; the answer is 200 either way."},
    )
    after = fields.Integer(
        load_default=0, validate=Range(0, NEWEST), metadata={"description": "The version that the client has."}
    )


def _either_word(default: bool, meaning: str) -> fields.Boolean:
    """Return a parameter that is `true` or `false`."""
    return fields.Boolean(truthy={"true"}, falsy={"false"}, load_default=default, metadata={"description": meaning})


class ArchiveQuery(Schema):
    """What an archive is to hold beside the log."""

    names = _either_word(True, "Whether a last line says what people are called.")


class ImportQuery(Schema):
    """What is to be done with an archive."""

    dry_run = _either_word(False, "Whether it is only verified and given back to be replayed, and no game comes in.")


class RatingsQuery(Schema):
    """Which ratings of a player's."""

    ruleset = fields.String(validate=OneOf(GAMES), metadata={"description": "Of this ruleset only."})
    group = fields.String(metadata={"description": "Of this group of options only."})
    after = fields.Integer(load_default=0, validate=Range(0, NEWEST), metadata={"description": "A page's `next`."})
    limit = fields.Integer(load_default=100, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})


class StandingsQuery(Schema):
    """Which standings."""

    group = fields.String(metadata={"description": "The group of options; the ruleset's first if none is named."})
    after = fields.Integer(
        load_default=0, validate=Range(0, NEWEST), metadata={"description": "A page's `next`: the last rank one has."}
    )
    limit = fields.Integer(load_default=50, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})


_TIME = "A time as decisions have it, `2026-11-21T09:00:01.250Z`."


def _moment(at: str) -> None:
    if not is_time(at):
        raise ValidationError("A time is written as decisions have it, as in 2026-11-21T09:00:01.250Z.")


class LobbyQuery(Schema):
    """Which games."""

    player = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id, or as `me`."),
        metadata={"description": "Games of this player only, by id, or of `me`, whose token is sent."},
    )
    waiting = _either_word(False, "Only games that wait for `player=me`: their turn, or a seat reserved for them.")
    status = fields.String(validate=OneOf(STATUSES), metadata={"description": "Games of this status only."})
    ruleset = fields.String(validate=OneOf(GAMES), metadata={"description": "Games of this ruleset only."})
    cursor = fields.String(
        metadata={"description": "A page's `next`; of archives the `cursor` of a line that closes one."}
    )
    limit = fields.Integer(load_default=50, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})
    format = fields.String(
        validate=OneOf(["archives"]),
        metadata={"description": "`archives`: finished games as JSON Lines, whole, in the order in which they ended."},
    )
    ended_from = fields.String(
        validate=_moment, metadata={"description": f"Archives of games that ended then or later. {_TIME}"}
    )
    ended_until = fields.String(
        validate=_moment, metadata={"description": f"Archives of games that ended then or before. {_TIME}"}
    )
    names = fields.Boolean(
        truthy={"true"},
        falsy={"false"},
        metadata={"description": "Whether a line of each archive says what people are called; it does unless `false`."},
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if "format" in data:
            if data.get("status", "finished") != "finished" or data["waiting"]:
                raise ValidationError("Only finished games are given as archives.", "format")
        elif one := next((name for name in ("ended_from", "ended_until", "names") if name in data), None):
            raise ValidationError("This is for `format=archives`.", one)


class DecisionsQuery(Schema):
    """Which decisions."""

    after = fields.Integer(
        load_default=0, validate=Range(0, NEWEST), metadata={"description": "The version that the client has."}
    )
    limit = fields.Integer(load_default=100, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})
