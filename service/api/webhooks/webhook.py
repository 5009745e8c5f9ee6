"""Bodies of requests about webhooks, and the resource of a webhook, with its secret only when new."""

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
    """Which webhooks to list."""

    game = fields.String(validate=Pattern(GAME), metadata=about("Selects the webhooks of the guest's seat in it."))


class WebhookRequest(Schema):
    """The URL and the messages of a new webhook."""

    url = fields.String(
        required=True,
        validate=Length(1, LONGEST_URL),
        metadata=about(
            "The receiver: an https URL whose host has only public addresses; the port is 443, or 1024 or above."
        ),
    )
    events = fields.List(
        fields.String(validate=OneOf(get_args(Kind))),
        load_default=lambda: list(get_args(Kind)),
        validate=Length(1, len(get_args(Kind))),
        metadata=about("The types of messages to send, as on the feed; default all."),
    )
    player = fields.String(validate=Equal("me"), metadata=about("`me`: all games of the player whose token is sent."))
    game = fields.String(
        validate=Pattern(GAME),
        metadata=about("One game, as seen by the seat whose token is sent; without a token, as a spectator."),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if ("player" in data) is ("game" in data):
            raise ValidationError("A webhook needs either `player` (`me`) or `game`.", "game")


class WebhookChange(Schema):
    """Whether a webhook is enabled."""

    enabled = Flag(required=True, metadata=about("`true` resumes with the messages that were not delivered."))


class RedeliveryRequest(Schema):
    """The messages to send again."""

    message = fields.String(validate=Length(1, 64), metadata=about("The `webhook-id` of one message."))
    since = fields.String(validate=Length(1, 32), metadata=about("All messages since this time, UTC in milliseconds."))

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if ("message" in data) is ("since" in data):
            raise ValidationError("A redelivery needs either `message` or `since`.", "message")
        if not is_time(data.get("since", "1970-01-01T00:00:00.000Z")):
            raise ValidationError("A time has the format 2026-11-21T09:00:01.250Z.", "since")


class WebhookResource(Struct):
    """A webhook."""

    id: Annotated[Id, doc("The webhook's id.")]
    url: Annotated[str, doc("The receiver's URL.")]
    events: Annotated[tuple[Kind, ...], doc("The types of messages that it sends.")]
    created_at: Annotated[Time, doc("When it was created, UTC in milliseconds.")]
    player: Annotated[Id | None, doc("The player whose token created it; null if none.")]
    game: Annotated[Id | None, doc("The game that it reports; null for all games of the player.")]
    seat: Annotated[SeatNumber | None, doc("The guest's seat whose token created it, counted from 0; null if none.")]
    enabled: Annotated[bool, doc("Whether it sends messages.")]
    reason: Annotated[str | None, doc("Why it is disabled, in a sentence; null if enabled.")]


class CreatedWebhook(WebhookResource):
    """A new webhook, or a webhook with a new secret."""

    secret: Annotated[
        str,
        doc(
            "The key that signs its deliveries (`whsec_…`), and a token to read, change and delete the webhook; "
            "only this response shows it."
        ),
    ]


class Webhooks(Struct):
    """A list of webhooks."""

    items: Annotated[list[WebhookResource], doc("The webhooks, oldest first.")]


class WebhookDeliveries(Struct):
    """The last deliveries of a webhook."""

    items: Annotated[list[Delivery], doc("The deliveries, newest first.")]
