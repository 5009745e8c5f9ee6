"""Pending messages of a webhook, from its game's log and its cursor."""

from collections.abc import Iterator
from contextlib import suppress

from msgspec import Struct

from cairn.events.decision import Viewer
from cairn.events.replica_acks import Uncopied
from cairn.events.series import log_of
from cairn.projections.table import Table
from cairn.service.api.streams.game_messages import invitations, messages_after
from cairn.service.api.streams.message import SeriesOver, SeriesPaired, SharedMessage
from cairn.service.container import Services
from cairn.service.errors import NotFound, UnreadableLog
from cairn.service.languages import english, languages
from cairn.service.queries.cursor import Cursor, after_all, cursor_now
from cairn.service.queries.game_rows import holders
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.webhooks.record import Webhook

NOTHING = Cursor(0, 0)
"""The cursor of a receiver that knows nothing of a game."""


class Stop(Exception):
    """Raised when nothing more is to be sent now."""


class PendingMessage(Struct, frozen=True):
    """A pending message, the cursor after it, and a mark that distinguishes it from others at its position.

    The message is None where the webhook does not want it.
    """

    delivered: Cursor
    mark: str = ""
    message: SharedMessage | None = None


def games_of(services: Services, webhook: Webhook) -> Iterator[str]:
    """Yield the games for which a webhook may have pending messages."""
    if webhook.game:
        yield webhook.game
    elif webhook.player:
        cursors = services.webhooks.cursors(webhook.id)
        for row in services.lists.entries_of(webhook.player):
            if row.status != "finished" or cursors.get(row.id, NOTHING) < after_all(row.version):
                yield row.id
        for id in services.series_index.newest(webhook.player):
            with suppress(NotFound, UnreadableLog):
                snapshot = services.series.get(id)
                cursor = cursors.get(log_of(id), NOTHING)
                if not snapshot.position.table.is_ended or cursor < after_all(snapshot.head.version):
                    yield log_of(id)


def owed_to(services: Services, webhook: Webhook, game: str, after: Cursor | None = None) -> Iterator[PendingMessage]:
    """Yield a webhook's pending messages of a game, in order; `after` replaces the stored cursor.

    Raise NotFound if the game is gone, Stop if nothing more will follow: its seat was left, or the game has ended;
    Uncopied while too few replicas have it.
    """
    snapshot = services.repository.get(game, TRUTH)
    if not services.repository.is_copied(game, snapshot.head):
        raise Uncopied
    table = snapshot.position.table
    cursor = after or services.webhooks.delivered_cursor(webhook.id, game)
    if webhook.player and not webhook.game:
        yield from _owed_to_player(services, webhook, snapshot, cursor)
        return
    viewer = table.seat_of(webhook.player) if webhook.player else webhook.seat
    if webhook.player is None and not (table.is_ended or _still_sits(webhook, table)):
        services.webhooks.disable(webhook.id, "Its seat was left, so the token that made it is no longer good.")
        raise Stop
    yield from _since(services, webhook, snapshot, viewer, cursor or cursor_now(snapshot.position))
    if table.is_ended:
        services.webhooks.disable(webhook.id, "The game has ended, and all of it was delivered.")
        raise Stop


def _still_sits(webhook: Webhook, table: Table) -> bool:
    """Return whether a guest still sits on the seat whose token created a webhook; any guest may be a spectator."""
    if webhook.seat is None:
        return True
    holder = table.seats[webhook.seat]
    return holder.kind == "human" and holder.player is None and table.taken_at[webhook.seat] == webhook.taken


def _owed_to_player(
    services: Services, webhook: Webhook, snapshot: Snapshot, cursor: Cursor | None
) -> Iterator[PendingMessage]:
    """Yield the pending messages of a player's webhook in a game: from when they sat down, after an invitation.

    Of a game that they have left, it receives the result.
    """
    table, newest, player = snapshot.position.table, snapshot.head.version, webhook.player or ""
    if table.series or (table.organiser == player and table.seat_of(player) is None):
        yield from _since(services, webhook, snapshot, None, cursor or NOTHING)
        return
    seat, invited, cursor = table.seat_of(player), table.invitation_of(player), cursor or NOTHING
    if seat is not None:
        yield from _since(services, webhook, snapshot, seat, max(cursor, Cursor(table.taken_at[seat], 1)))
    elif table.is_ended and player in table.players:
        yield from _since(services, webhook, snapshot, table.players.index(player), max(cursor, Cursor(newest, 1)))
    elif invited is not None and cursor == NOTHING and not services.invitations.is_muted(table.game, player):
        for message in invitations(services, [(snapshot.position, invited)]):
            yield PendingMessage(Cursor(0, 1), table.commitment, _wanted(services, webhook, snapshot, message))


def _since(
    services: Services, webhook: Webhook, snapshot: Snapshot, viewer: Viewer, cursor: Cursor
) -> Iterator[PendingMessage]:
    """Yield the wanted messages after a cursor; at last the final cursor without a message."""
    language = languages().get(webhook.language) or english()
    messages, reached = messages_after(services, snapshot, viewer, cursor, language), cursor
    if messages is None:
        return
    for following, chain, message in messages:
        reached = following
        if wanted := _wanted(services, webhook, snapshot, message):
            cursor = following
            yield PendingMessage(cursor, chain, wanted)
    if snapshot.position.table.is_ended:
        reached = max(reached, after_all(snapshot.head.version))
    if cursor < reached:
        yield PendingMessage(reached)


def _wanted(services: Services, webhook: Webhook, snapshot: Snapshot, message: SharedMessage) -> SharedMessage | None:
    """Return a message if the webhook wants it, with a link and the names of the players at the table.

    The names are those at its own version, so that a message that is sent again is the same.
    """
    if message.type not in webhook.events:
        return None
    table = snapshot.position.table
    if isinstance(message, SeriesPaired | SeriesOver):
        message.link = f"{webhook.base}/#/series/{message.series}"
        return message
    taken = table.taken_by(getattr(message, "version", snapshot.head.version))
    seats = holders(services.names.read(table), [seating.seat for seating in taken], [seating.at for seating in taken])
    message.names, message.link = [seat.name for seat in seats], f"{webhook.base}/#/games/{table.game}"
    return message
