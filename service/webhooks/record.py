"""The records of a webhook and of its deliveries.

All keys of a webhook share a hash tag: `cairn:{webhook:<id>}:record` (the request, with the URL and the secrets
for signatures; and why it is disabled), `:told` (cursors of sent messages, by game), `:asked` (requested
redeliveries), `:news` (by game, the number of notifications of possible changes; see
`service/webhooks/queue.py`), `:state` (failures, pauses, jobs) and `:deliveries` (the last 50). The ids of a player's
or a game's webhooks are in the hashes `cairn:{player:<id>}:webhooks` and `cairn:{<game>}:webhooks`, with their owners.

A cursor is `<version>:<messages of it>` (`service/queries/cursor.py`).
"""

from typing import Annotated, Literal

from msgspec import UNSET, Struct

from cairn.events.keys import COLD, LOG, WEBHOOKS, key_of
from cairn.projections.message import Said
from cairn.projections.names import record_of
from cairn.service.languages import ENGLISH
from cairn.service.queries.fields import Id, Time, Version, doc

Kind = Literal["turn", "decision", "over", "invited", "series.paired", "series.ended"]
Sent = Literal["turn", "decision", "over", "invited", "series.paired", "series.ended", "ping"]
DUE = key_of("webhooks", "due")
"""All enabled webhooks, by the time of their next check, in seconds since 1970."""


class OldSecret(Struct, frozen=True):
    """A replaced secret, and when it expires, in seconds since 1970."""

    secret: str
    until: float


class Webhook(Struct, frozen=True):
    """A webhook of a player, for all of their games or for one; of a guest's seat; or of a spectator.

    `taken` is the version at which the guest took the seat, to check whether their token is still valid; `token_id`
    is the id of the player's token. `body` is the digest of the request with an idempotency key. `secret`
    signs deliveries, and is a token to manage the webhook; `old` are previous secrets, which are valid for a
    day. `client` is the stored client that created it (`service/limits/clients.py`); its jobs wait in their lane.
    `base` is the URL of the service in the request that created it, and `language` that request's language.
    """

    id: str
    url: str
    events: tuple[Kind, ...]
    secret: str
    created_at: str
    player: str | None = None
    token_id: str | None = None
    game: str | None = None
    seat: int | None = None
    taken: int = 0
    body: str = ""
    client: str = ""
    base: str = ""
    language: str = ENGLISH
    old: tuple[OldSecret, ...] = ()

    def secrets(self, now: float) -> list[str]:
        """Return the valid secrets, newest first."""
        return [self.secret, *(old.secret for old in self.old if old.until > now)]

    @property
    def whose(self) -> str:
        """The owner, among the webhooks of one player or game."""
        return self.player or ("spectators" if self.seat is None else f"seat {self.seat} {self.taken}")


class DeliveryRequest(Struct, frozen=True):
    """A requested redelivery: of the `message` with an id, or of all since a time; or a ping, if neither is set."""

    message: str | None = None
    since: str | None = None


class Delivery(Struct, frozen=True):
    """An attempt of a delivery."""

    at: Annotated[Time, doc("When the attempt ended.")]
    message: Annotated[str, doc("The message's `webhook-id`, the same for each attempt.")]
    type: Annotated[Sent, doc("The message's type.")]
    game: Annotated[Id | None, doc("The game of the message; null for a ping.")]
    version: Annotated[Version | None, doc("The version of the message; null for an invitation or a ping.")]
    attempt: Annotated[int, doc("The number of the attempt, from 1.")]
    status: Annotated[int | None, doc("The response's status; null if there was none.")]
    error: Annotated[str | None, doc("Why there was no response; null if there was one.")]
    next_at: Annotated[Time | None, doc("When it is retried; null if it is not.")] = None
    series: Annotated[Id | None, doc("The series of the message; null for others.")] = None
    error_message: Said = UNSET


def key_of_webhook(id: str, what: str) -> str:
    """Return a key of a webhook."""
    return key_of(f"webhook:{id}", what)


def index_of_player(player: str) -> str:
    """Return the key of the ids of a player's webhooks."""
    return key_of(f"player:{player}", "webhooks")


def indexes_of_webhook(webhook: Webhook) -> list[tuple[str, list[str]]]:
    """Return the indexes of a webhook, each with keys of which one exists as long as its owner."""
    keys = list[tuple[str, list[str]]]()
    if webhook.player:
        keys.append((index_of_player(webhook.player), [record_of(webhook.player)]))
    if webhook.game:
        keys.append((key_of(webhook.game, WEBHOOKS), [key_of(webhook.game, what) for what in (LOG, COLD)]))
    return keys
