"""What requests about players send."""

from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf, Range

from cairn.events.table import LONGEST_NAME
from cairn.service.api.http.marshmallow_fields import Flag, about, page_limit
from cairn.service.api.players.names import fault
from cairn.service.players.store import LONGEST_DAYS, Scope

NAMES = (
    "Without control, blank or invisible characters, at most four combining marks in a row (RFC 8266; UTS 39, 5.4), "
    "and not the look of an AI's or an open seat's name (`hard 2`, `seat 3`). It is kept as it is sent."
)


def _name(name: str) -> None:
    if words := fault(name):
        raise ValidationError(words)


class Name(fields.String):
    """What a player is called."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(validate=_name, **kwargs)


class PlayerRequest(Schema):
    """A player who comes back."""

    name = Name(required=True, metadata=about(f"What the player is called. {NAMES}"))


class NewPlayerRequest(PlayerRequest):
    """A new player."""

    bot = Flag(
        load_default=False,
        metadata=about("Whether it is a program: shown wherever the player is, for good, and rated apart."),
    )


class ChangePlayerRequest(Schema):
    """What is to be another way of a player."""

    name = Name(metadata=about(f"What the player is called. {NAMES}"))
    findable = Flag(metadata=about("Whether others find the player by their name, to invite them."))

    @validates_schema
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if not data:
            raise ValidationError("Nothing is to be changed.")


class FindPlayersQuery(Schema):
    """Whom one looks for."""

    name = fields.String(
        required=True, validate=Length(2, LONGEST_NAME), metadata=about("What the name begins with, in any case.")
    )
    limit = page_limit(20)


class TokenRequest(Schema):
    """A token to be made."""

    label = fields.String(
        load_default="",
        validate=Length(0, LONGEST_NAME),
        metadata=about("What the player calls it: the device, the program."),
    )
    scope = fields.String(
        load_default="play",
        validate=OneOf(get_args(Scope)),
        metadata=about(
            "`play` may do all, `read` only reads, `link` makes one token for another device within 10 "
            "minutes, and nothing else."
        ),
    )
    days = fields.Integer(
        strict=True,
        validate=Range(1, LONGEST_DAYS),
        metadata=about("After so many days its time is over; without it, never. Refused for `link`."),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if data["scope"] == "link" and "days" in data:
            raise ValidationError("A link is good for 10 minutes.", "days")
