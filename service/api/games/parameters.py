"""The parameters of requests about games, read strictly."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import OneOf, Range

from cairn.projections.rows import STATUSES
from cairn.service.api.http.marshmallow_fields import (
    NEWEST,
    PLAYER,
    Pattern,
    about,
    after_version,
    either_word,
    page_limit,
)
from cairn.service.deciding.clock import is_time
from cairn.service.deciding.levels import LEVELS
from cairn.service.rules import GAMES

LONGEST_WAIT = 30

_TIME = "A time as decisions have it, `2026-11-21T09:00:01.250Z`."


def _moment(at: str) -> None:
    if not is_time(at):
        raise ValidationError("A time is written as decisions have it, as in 2026-11-21T09:00:01.250Z.")


class GameQuery(Schema):
    """Which position of a game: the newest, an earlier one, or the next one."""

    at = fields.Integer(validate=Range(1, NEWEST), metadata=about("An earlier version."))
    wait = fields.Float(
        load_default=0.0,
        allow_nan=False,
        validate=Range(0, LONGEST_WAIT),
        metadata=about("Seconds to wait for a version above `after`; the answer is 200 either way."),
    )
    after = after_version()


class LobbyQuery(Schema):
    """Which games."""

    player = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id, or as `me`."),
        metadata=about("Games of this player only, by id, or of `me`, whose token is sent."),
    )
    waiting = either_word(False, "Only games that wait for `player=me`: their turn, or a seat reserved for them.")
    status = fields.String(validate=OneOf(STATUSES), metadata=about("Games of this status only."))
    ruleset = fields.String(validate=OneOf(GAMES), metadata=about("Games of this ruleset only."))
    level = fields.String(
        validate=OneOf(LEVELS), metadata=about("Only games in which an AI of this level plays a seat.")
    )
    cursor = fields.String(metadata=about("A page's `next`; of archives the `cursor` of a line that closes one."))
    limit = page_limit(50)
    format = fields.String(
        validate=OneOf(["archives"]),
        metadata=about("`archives`: finished games as JSON Lines, whole, in the order in which they ended."),
    )
    ended_from = fields.String(validate=_moment, metadata=about(f"Archives of games that ended then or later. {_TIME}"))
    ended_until = fields.String(
        validate=_moment, metadata=about(f"Archives of games that ended then or before. {_TIME}")
    )
    names = fields.Boolean(
        truthy={"true"},
        falsy={"false"},
        metadata=about("Whether a line of each archive says what people are called; it does unless `false`."),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if "format" in data:
            for name, may_be in (("status", "finished"), ("waiting", False)):
                if data.get(name, may_be) != may_be:
                    raise ValidationError("Only finished games are given as archives.", name)
        elif archives_only := next((name for name in ("ended_from", "ended_until", "names") if name in data), None):
            raise ValidationError("This is for `format=archives`.", archives_only)
