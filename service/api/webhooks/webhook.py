"""What requests about webhooks send, and a webhook as the API shows it: its secret only when it is new."""

from typing import Annotated, Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Equal, Length, OneOf
from msgspec import Struct

from cairn.events.clock import is_time
from cairn.service.api.http.marshmallow_fields import GAME, Flag, Pattern, about
from cairn.service.limits.receivers import LONGEST_URL
from cairn.service.queries.fields import Id, SeatNumber, Time, doc
from cairn.service.webhooks.record import Delivery, Kind


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


class RedeliveryRequest(Schema):
    """What is to be sent once more."""

    message = fields.String(validate=Length(1, 64), metadata=about("One message, by its `webhook-id`."))
    since = fields.String(validate=Length(1, 32), metadata=about("All messages since this time, UTC in milliseconds."))

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if ("message" in data) is ("since" in data):
            raise ValidationError("Either a `message` is sent once more, or all `since` a time.", "message")
        if not is_time(data.get("since", "1970-01-01T00:00:00.000Z")):
            raise ValidationError("This is no time as 2026-11-21T09:00:01.250Z.", "since")


class WebhookResource(Struct):
    """A webhook."""

    id: Annotated[Id, doc("The webhook's id.")]
    url: Annotated[str, doc("Where it sends to.")]
    events: Annotated[tuple[Kind, ...], doc("Which messages it sends.")]
    created_at: Annotated[Time, doc("When it was made, UTC in milliseconds.")]
    player: Annotated[Id | None, doc("The player whose token made it; null if none did.")]
    game: Annotated[Id | None, doc("The one game that it tells of; null for all games of the player.")]
    seat: Annotated[SeatNumber | None, doc("The guest's seat whose token made it, counted from 0; null if none did.")]
    enabled: Annotated[bool, doc("Whether it sends anything.")]
    reason: Annotated[str | None, doc("Why it does not, in a sentence; null if it does.")]


class CreatedWebhook(WebhookResource):
    """A webhook that is new, or has a new secret."""

    secret: Annotated[
        str,
        doc(
            "What its deliveries are signed with (`whsec_…`), and a token by which it can be read, changed "
            "and deleted; it is shown once, in this answer."
        ),
    ]


class Webhooks(Struct):
    """Webhooks."""

    items: Annotated[list[WebhookResource], doc("The oldest first.")]


class WebhookDeliveries(Struct):
    """The last deliveries of a webhook."""

    items: Annotated[list[Delivery], doc("The newest first.")]
