"""Bodies of requests about webhooks, and the resource of a webhook, with its secret only when new."""

from typing import Annotated, Any, get_args

from marshmallow import Schema, fields
from marshmallow.validate import Length, OneOf
from msgspec import UNSET, Struct

from cairn.projections.message import Said
from cairn.service.api.http.choices import Choice, form
from cairn.service.api.http.marshmallow_fields import GAME_ID, Flag, Items, Moment, Parameters, Pattern, about, text
from cairn.service.limits.receivers import LONGEST_URL
from cairn.service.queries.fields import Id, SeatNumber, Time, doc
from cairn.service.webhooks.record import Delivery, Kind


class WebhooksQuery(Parameters):
    """Which webhooks to list."""

    game = text("Selects the webhooks of the guest's seat in it.", GAME_ID)


_TO: dict[str, fields.Field[Any]] = {
    "url": text(
        "The receiver: an https URL whose host has only public addresses; the port is 443, or 1024 or above.",
        Length(1, LONGEST_URL),
        Pattern("^https?://[!-~]+$", "an https URL of printable ASCII characters, without blanks"),
        required=True,
    ),
    "events": Items(
        fields.String(validate=OneOf(get_args(Kind))),
        load_default=lambda: list(get_args(Kind)),
        validate=Length(1, len(get_args(Kind))),
        metadata=about("The types of messages to send, as on the feed; default all."),
    ),
}
_EITHER = {"required": "A webhook needs either `player` (`me`) or `game`."}
_GAME = text("The game's id.", GAME_ID, required=True, error_messages=_EITHER)
_OF_GAME = "A webhook for one game, as seen by the seat whose token is sent; without a token, as a spectator."
_MESSAGES = {"required": "A redelivery needs either `message` or `since`."}
_MESSAGE = text("Its `webhook-id`.", Length(1, 64), required=True, error_messages=_MESSAGES)
_SINCE = Moment("The time.", required=True, error_messages=_MESSAGES)


class WebhookRequest(Choice):
    """The URL and the messages of a new webhook."""

    forms = (
        form("GameWebhookRequest", _OF_GAME, **_TO, game=_GAME),
        form("PlayerWebhookRequest", "A webhook for all games of the player whose token is sent.", **_TO, player="me"),
    )


class WebhookChange(Schema):
    """Whether a webhook is enabled."""

    enabled = Flag("`true` resumes with the messages that were not delivered.", required=True)


class RedeliveryRequest(Choice):
    """The messages to send again."""

    forms = (
        form("MessageRedeliveryRequest", "One message.", message=_MESSAGE),
        form("SinceRedeliveryRequest", "All messages since a time.", since=_SINCE),
    )


class WebhookResource(Struct):
    """A webhook."""

    id: Annotated[Id, doc("The webhook's id.")]
    url: Annotated[str, doc("The receiver's URL.")]
    events: Annotated[tuple[Kind, ...], doc("The types of messages that it sends.")]
    created_at: Annotated[Time, doc("When it was created.")]
    player: Annotated[Id | None, doc("The player whose token created it; null if none.")]
    game: Annotated[Id | None, doc("The game that it reports; null for all games of the player.")]
    seat: Annotated[SeatNumber | None, doc("The guest's seat whose token created it; null if none.")]
    enabled: Annotated[bool, doc("Whether it sends messages.")]
    reason: Annotated[str | None, doc("Why it is disabled; null if enabled.")]
    message: Said = UNSET


class CreatedWebhook(WebhookResource, kw_only=True):
    """A new webhook, or a webhook with a new secret."""

    secret: Annotated[
        str, doc("Signs its deliveries (`whsec_…`), and is a token to read, change and delete it; only shown here.")
    ]


class Webhooks(Struct):
    """A list of webhooks."""

    items: Annotated[list[WebhookResource], doc("The webhooks, oldest first.")]


class WebhookDeliveries(Struct):
    """The last deliveries of a webhook."""

    items: Annotated[list[Delivery], doc("The deliveries, newest first.")]
