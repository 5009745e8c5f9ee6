"""The shapes of what is told of webhooks."""

from typing import get_args

from cairn.service.api.description.shapes import (
    BOOLEAN,
    ID,
    INTEGER,
    SEAT,
    STRING,
    TIME,
    VERSION,
    Schema,
    closed,
    maybe,
    ref,
    some,
    told,
)
from cairn.service.api.description.shapes import words as one_word
from cairn.service.webhooks.record import Kind


def webhook_shapes() -> dict[str, Schema]:
    """Return the components."""
    kind = one_word(*get_args(Kind))
    webhook = {
        "id": told("The webhook's id.", ID),
        "url": told("Where it sends to.", STRING),
        "events": told("Which messages it sends.", some(kind)),
        "player": told("The player whose token made it; null if none did.", maybe(ID)),
        "game": told("The one game that it tells of; null for all games of the player.", maybe(ID)),
        "seat": told("The guest's seat whose token made it, counted from 0; null if none did.", maybe(SEAT)),
        "created_at": told("When it was made, UTC in milliseconds.", TIME),
        "enabled": told("Whether it sends anything.", BOOLEAN),
        "reason": told("Why it does not, in a sentence; null if it does.", maybe(STRING)),
    }
    return {
        "Webhook": closed("A webhook.", **webhook),
        "CreatedWebhook": closed(
            "A new webhook, and its secret.",
            **webhook,
            secret=told(
                "What its deliveries are signed with (`whsec_…`), and a token by which it can be read, changed and "
                "deleted; it is shown once, in this answer.",
                STRING,
            ),
        ),
        "Webhooks": closed("Webhooks.", items=told("The oldest first.", some(ref("Webhook")))),
        "WebhookDeliveries": closed(
            "The last deliveries of a webhook.", items=told("The newest first.", some(ref("WebhookDelivery")))
        ),
        "WebhookDelivery": closed(
            "An attempt at a delivery.",
            at=told("When it ended, UTC in milliseconds.", TIME),
            message=told("Its `webhook-id`, the same for each attempt at a message.", STRING),
            type=told("What was told.", kind),
            game=told("The game that it tells of.", ID),
            version=told("The version that it tells of; null of an invitation.", maybe(VERSION)),
            attempt=told("Which attempt it was, from 1.", INTEGER),
            status=told("The status of the answer; null if there was none.", maybe(INTEGER)),
            error=told("Why there was no answer, in a sentence; null if there was one.", maybe(STRING)),
            next_at=told("When it is tried again; null if it is not.", maybe(TIME)),
        ),
    }
