"""A webhook as the API shows it: without what signs its deliveries, but where it is new."""

from typing import Annotated

from msgspec import Struct

from cairn.service.queries.fields import Id, SeatNumber, Time, doc
from cairn.service.webhooks.record import Delivery, Kind


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
    """A new webhook, and its secret."""

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
