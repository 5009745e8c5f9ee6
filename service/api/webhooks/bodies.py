"""What requests about webhooks send, and their parameter."""

from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Equal, Length, OneOf

from cairn.service.api.http.marshmallow_fields import GAME, Flag, Pattern, about
from cairn.service.limits.receivers import LONGEST_URL
from cairn.service.webhooks.record import Kind


class WebhooksQuery(Schema):
    """Whose webhooks."""

    game = fields.String(validate=Pattern(GAME), metadata=about("Those of the guest's seat whose token is sent."))


class WebhookRequest(Schema):
    """What is to be sent, and where to."""

    url = fields.String(
        required=True,
        validate=Length(1, LONGEST_URL),
        metadata=about(
            "Where to: an https URL whose host has public addresses only; the port is 443, or 1024 or above."
        ),
    )
    events = fields.List(
        fields.String(validate=OneOf(get_args(Kind))),
        load_default=lambda: list(get_args(Kind)),
        validate=Length(1, len(get_args(Kind))),
        metadata=about("Which of the feed's messages; all, if it is left out."),
    )
    player = fields.String(validate=Equal("me"), metadata=about("`me`: all games of the player whose token is sent."))
    game = fields.String(
        validate=Pattern(GAME),
        metadata=about("One game, as the seat sees it whose token is sent; without one, as a spectator."),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if ("player" in data) is ("game" in data):
            raise ValidationError("A webhook is either of a player (`me`) or of a game.", "game")


class WebhookChange(Schema):
    """Whether a webhook is sent anything."""

    enabled = Flag(required=True, metadata=about("`true` sends again what it has not been told."))
