"""Bodies and queries of requests about players."""

from typing import Any, ClassVar, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf

from cairn.events.table import LONGEST_NAME
from cairn.service.api.http.choices import by_values
from cairn.service.api.http.marshmallow_fields import Flag, Parameters, about, page_limit, text, whole
from cairn.service.api.players.names import fault
from cairn.service.players.store import LONGEST_DAYS, Scope

_NAMES = (
    "Without control, blank or invisible characters, at most four combining marks in a row (RFC 8266; UTS 39, 5.4), "
    "and not the look of an AI's or an open seat's name (`Old Hamish`, `seat 3`). It is stored as sent."
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

    name = Name(required=True, metadata=about(f"The player's name. {_NAMES}"))


class NewPlayerRequest(PlayerRequest):
    """A new player."""

    bot = Flag("Whether it is a program: permanent and public. Programs are rated separately.", load_default=False)


class ChangePlayerRequest(Schema):
    """The fields of a player to change, at least one."""

    conditions: ClassVar = {"minProperties": 1}
    name = Name(metadata=about("The new name, as allowed in `NewPlayerRequest`."))
    findable = Flag("Whether others can find the player by name, to invite them.")

    @validates_schema
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if not data:
            raise ValidationError("The body has no field to change.")


class FindPlayersQuery(Parameters):
    """A search for players by name."""

    name = text(
        "The beginning of the name; case is ignored.",
        Length(2, LONGEST_NAME),
        form="2 or more characters, such as Ann",
        required=True,
    )
    limit = page_limit(20)


class TokenRequest(Schema):
    """A new token. A link expires after 10 minutes."""

    conditions: ClassVar = by_values(scope={"play": {}, "read": {}, "link": {"properties": {"days": {"not": {}}}}})
    label = text("The player's name for it, such as the device or program.", Length(0, LONGEST_NAME), load_default="")
    scope = text(
        "`play` may do everything, `read` may only read, `link` may only make one token for another device.",
        OneOf(get_args(Scope)),
        load_default="play",
    )
    days = whole(1, LONGEST_DAYS, "Days until the token expires; without it, it never expires.")

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if data["scope"] == "link" and "days" in data:
            raise ValidationError("A link expires after 10 minutes.", "days")
