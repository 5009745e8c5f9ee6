"""What a webhook has not been told: by its game's log, and by how far it has been told."""

from collections.abc import Iterator

from msgspec import Struct

from cairn.events.decision import Viewer
from cairn.projections.table import Table
from cairn.service.api.streams.game_messages import Message, decisions_since, invitations, what_is_now
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.webhooks.record import Webhook


class Stop(Exception):
    """Nothing more is sent now."""


class Owed(Struct, frozen=True):
    """A message that is owed, how far the webhook has been told then, and what tells it from any other at its place.

    The message is None where it is not wanted.
    """

    place: int
    mark: str = ""
    message: Message | None = None


def games_of(services: Services, webhook: Webhook) -> Iterator[str]:
    """Yield the games of which a webhook may have to be told something."""
    if webhook.game:
        yield webhook.game
    elif webhook.player:
        told = services.webhooks.told(webhook.id)
        for one in services.players_games.of(webhook.player):
            if one.status != "finished" or told.get(one.game, -1) <= 2 * one.version:
                yield one.game


def owed_to(services: Services, webhook: Webhook, game: str) -> Iterator[Owed]:
    """Yield what a webhook has not been told of a game, in order.

    Raise NotFound if the game is gone, Stop if nothing more will follow: its seat was left, or the game has ended.
    """
    snapshot = services.repository.get(game, TRUTH)
    table, newest = snapshot.position.table, snapshot.head.version
    told = services.webhooks.told_of(webhook.id, game)
    if webhook.player and not webhook.game:
        yield from _owed_to_player(services, webhook, snapshot, told)
        return
    viewer = table.seat_of(webhook.player) if webhook.player else webhook.seat
    if webhook.player is None and not (table.ended or _still_sits(webhook, table)):
        services.webhooks.disable(webhook.id, "Its seat was left, so the token that made it is no longer good.")
        raise Stop
    yield from _since(services, webhook, snapshot, viewer, 2 * newest if told is None else told)
    if table.ended:
        services.webhooks.disable(webhook.id, "The game has ended, and all of it was told.")
        raise Stop


def _still_sits(webhook: Webhook, table: Table) -> bool:
    """Tell whether a guest still sits on the seat whose token made a webhook; anybody may be a spectator."""
    if webhook.seat is None:
        return True
    holder = table.seats[webhook.seat]
    return holder.kind == "human" and holder.player is None and table.taken_at[webhook.seat] == webhook.taken


def _owed_to_player(services: Services, webhook: Webhook, snapshot: Snapshot, told: int | None) -> Iterator[Owed]:
    """Yield what a player's webhook has not been told of a game: from when they sat down, an invitation before.

    Of a game that they have left, it is told how it ended.
    """
    table, newest, player = snapshot.position.table, snapshot.head.version, webhook.player or ""
    seat, invited = table.seat_of(player), table.invited(player)
    if seat is not None:
        yield from _since(services, webhook, snapshot, seat, max(told or 0, 2 * table.taken_at[seat]))
    elif table.ended and player in table.players:
        yield from _since(services, webhook, snapshot, table.players.index(player), max(told or 0, 2 * newest))
    elif invited is not None and (told or 0) < 1:
        for message in invitations(services, [(snapshot.position, invited)]):
            yield Owed(1, table.commitment, _wanted(webhook, message))


def _since(services: Services, webhook: Webhook, snapshot: Snapshot, viewer: Viewer, told: int) -> Iterator[Owed]:
    newest, place = snapshot.head.version, told
    decisions = decisions_since(services, snapshot, viewer, told // 2)
    for message in decisions or ():
        place = 2 * message["version"]
        if wanted := _wanted(webhook, message):
            yield Owed(place, wanted["decision"]["chain"], wanted)
    last = what_is_now(snapshot, viewer) if decisions is not None else None
    if last and told <= 2 * newest:
        yield Owed(2 * newest + 1, snapshot.head.chain, _wanted(webhook, last))
    elif place > told:
        yield Owed(place)


def _wanted(webhook: Webhook, message: Message) -> Message | None:
    return message if message["type"] in webhook.events else None
