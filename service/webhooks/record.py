"""What a webhook is: to which URL what concerns a player, or a game, is sent; and what is kept of its deliveries.

All of a webhook lies under one hash tag: `cairn:{webhook:<id>}:record` (what was asked for, with the URL and the
secrets it is signed with; and why it is disabled), `:told` (by game, how far it has been told), `:asked` (what is to be
sent once more), `:news` (by game, how often somebody has heard that there may be more; see
`service/webhooks/queue.py`), `:state` (failures, pauses, jobs) and `:deliveries` (the last 50). Players and games have
the ids of theirs in `cairn:{player:<id>}:webhooks` and `cairn:{<game>}:webhooks`, hashes with whose each is.

How far it has been told is a cursor, `<version>:<messages of it>` (`service/queries/cursor.py`).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cairn.events.keys import COLD, LOG, WEBHOOKS, key_of
from cairn.projections.names import record_of
from cairn.service.queries.fields import Id, Time, Version

Kind = Literal["turn", "decision", "over", "invited", "series.paired", "series.ended"]
Sent = Literal["turn", "decision", "over", "invited", "series.paired", "series.ended", "ping"]

DUE = key_of("webhooks", "due")
"""All webhooks that are enabled, by when to look at them next, in seconds since 1970."""


class OldSecret(Struct, frozen=True):
    """A secret that a newer one has replaced, and until when it is good, in seconds since 1970."""

    secret: str
    until: float


class Webhook(Struct, frozen=True):
    """A webhook: a player's, whose token made it, of all of their games or of one; a guest's seat's; or a spectator's.

    `taken` is the version at which the guest took the seat, which tells whether their token is still good; `token_id`
    is that of the player's token. `body` is the digest of the request that made it with an idempotency key. `secret`
    is what it is signed with, and who sends it may manage the webhook; `old` are those before it, which are good for a
    day. `client` is who made it, as it is kept (`service/limits/clients.py`); its jobs wait in their lane. `base` is
    the address of the service as its maker knows it.
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
    old: tuple[OldSecret, ...] = ()

    def secrets(self, now: float) -> list[str]:
        """Return the secrets that are good now, the newest first."""
        return [self.secret, *(old.secret for old in self.old if old.until > now)]

    @property
    def whose(self) -> str:
        """Whose it is, among those of one player or game."""
        return self.player or ("spectators" if self.seat is None else f"seat {self.seat} {self.taken}")


class DeliveryRequest(Struct, frozen=True):
    """What a webhook is to be sent once more: the `message` of that id, or all since a time; or a ping, if neither."""

    message: str | None = None
    since: str | None = None


class Delivery(Struct, frozen=True):
    """An attempt at a delivery."""

    at: Annotated[Time, Meta(description="When it ended, UTC in milliseconds.")]
    message: Annotated[str, Meta(description="Its `webhook-id`, the same for each attempt at a message.")]
    type: Annotated[Sent, Meta(description="What was told.")]
    game: Annotated[Id | None, Meta(description="The game that it tells of; null of a ping.")]
    version: Annotated[
        Version | None, Meta(description="The version that it tells of; null of an invitation or a ping.")
    ]
    attempt: Annotated[int, Meta(description="Which attempt it was, from 1.")]
    status: Annotated[int | None, Meta(description="The status of the answer; null if there was none.")]
    error: Annotated[str | None, Meta(description="Why there was no answer, in a sentence; null if there was one.")]
    next_at: Annotated[Time | None, Meta(description="When it is tried again; null if it is not.")] = None
    series: Annotated[Id | None, Meta(description="The series that it tells of; null of others.")] = None


def key_of_webhook(id: str, what: str) -> str:
    """Return a key of a webhook."""
    return key_of(f"webhook:{id}", what)


def index_of_player(player: str) -> str:
    """Return the key of the ids of a player's webhooks."""
    return key_of(f"player:{player}", "webhooks")


def indexes_of_webhook(webhook: Webhook) -> list[tuple[str, list[str]]]:
    """Return where a webhook is entered, each with keys of which one is there as long as its owner is."""
    keys = list[tuple[str, list[str]]]()
    if webhook.player:
        keys.append((index_of_player(webhook.player), [record_of(webhook.player)]))
    if webhook.game:
        keys.append((key_of(webhook.game, WEBHOOKS), [key_of(webhook.game, what) for what in (LOG, COLD)]))
    return keys
