"""Bodies and queries of requests about players."""

from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf, Range

from cairn.events.table import LONGEST_NAME
from cairn.service.api.http.marshmallow_fields import Flag, about, page_limit
from cairn.service.api.players.names import fault
from cairn.service.players.store import LONGEST_DAYS, Scope

NAMES = (
    "Without control, blank or invisible characters, at most four combining marks in a row (RFC 8266; UTS 39, 5.4), "
    "and not the look of an AI's or an open seat's name (`hard 2`, `seat 3`). It is stored as sent."
)


def _name(name: str) -> None:
    if words := fault(name):
        raise ValidationError(words)


class Name(fields.String):
    """A player's or a guest's name."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(validate=_name, **kwargs)


class PlayerRequest(Schema):
    """The name of a player."""

    name = Name(required=True, metadata=about(f"The player's name. {NAMES}"))


class NewPlayerRequest(PlayerRequest):
    """A new player."""

    bot = Flag(
        load_default=False,
        metadata=about("Whether it is a program. This is permanent and public; programs are rated separately."),
    )


class ChangePlayerRequest(Schema):
    """The fields of a player to change."""

    name = Name(metadata=about(f"The player's name. {NAMES}"))
    findable = Flag(metadata=about("Whether others can find the player by name, to invite them."))

    @validates_schema
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if not data:
            raise ValidationError("The body has no field to change.")


class FindPlayersQuery(Schema):
    """A search for players by name."""

    name = fields.String(
        required=True, validate=Length(2, LONGEST_NAME), metadata=about("The beginning of the name; case is ignored.")
    )
    limit = page_limit(20)


class TokenRequest(Schema):
    """A new token."""

    label = fields.String(
        load_default="",
        validate=Length(0, LONGEST_NAME),
        metadata=about("The player's name for it, such as the device or program."),
    )
    scope = fields.String(
        load_default="play",
        validate=OneOf(get_args(Scope)),
        metadata=about(
            "`play` may do everything, `read` may only read, `link` may only make one token for another device, within "
            "10 minutes."
        ),
    )
    days = fields.Integer(
        strict=True,
        validate=Range(1, LONGEST_DAYS),
        metadata=about("Days until the token expires; without it, it never expires. Refused for `link`."),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if data["scope"] == "link" and "days" in data:
            raise ValidationError("A link is valid for 10 minutes.", "days")
