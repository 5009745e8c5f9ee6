"""A webhook as the API shows it: without what signs its deliveries, but where it is new."""

from typing import Annotated

from msgspec import Meta, Struct

from cairn.service.queries.fields import Id, SeatNumber, Time
from cairn.service.webhooks.record import Delivery, Kind


class WebhookResource(Struct):
    """A webhook."""

    id: Annotated[Id, Meta(description="The webhook's id.")]
    url: Annotated[str, Meta(description="Where it sends to.")]
    events: Annotated[tuple[Kind, ...], Meta(description="Which messages it sends.")]
    created_at: Annotated[Time, Meta(description="When it was made, UTC in milliseconds.")]
    player: Annotated[Id | None, Meta(description="The player whose token made it; null if none did.")]
    game: Annotated[Id | None, Meta(description="The one game that it tells of; null for all games of the player.")]
    seat: Annotated[
        SeatNumber | None, Meta(description="The guest's seat whose token made it, counted from 0; null if none did.")
    ]
    enabled: Annotated[bool, Meta(description="Whether it sends anything.")]
    reason: Annotated[str | None, Meta(description="Why it does not, in a sentence; null if it does.")]


class CreatedWebhook(WebhookResource):
    """A new webhook, and its secret."""

    secret: Annotated[
        str,
        Meta(
            description="What its deliveries are signed with (`whsec_…`), and a token by which it can be read, changed "
            "and deleted; it is shown once, in this answer."
        ),
    ]


class Webhooks(Struct):
    """Webhooks."""

    items: Annotated[list[WebhookResource], Meta(description="The oldest first.")]


class WebhookDeliveries(Struct):
    """The last deliveries of a webhook."""

    items: Annotated[list[Delivery], Meta(description="The newest first.")]
