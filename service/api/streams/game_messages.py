"""Messages about a game, as sent on a feed or by a webhook: the same in both, byte for byte."""

from collections.abc import Iterator, Sequence

from cairn.events.decision import Viewer
from cairn.events.series import Paired, SeriesEnded, id_of, is_series
from cairn.projections.fold import Position
from cairn.projections.rows import row_of
from cairn.service.api.games.game import DecisionResource
from cairn.service.api.games.resources import decision_resource
from cairn.service.api.streams import message as kinds
from cairn.service.container import Services
from cairn.service.deciding.deciders import human_to_act
from cairn.service.languages import Language
from cairn.service.queries.cursor import Cursor
from cairn.service.queries.game_rows import lobby_rows
from cairn.service.queries.log_reader import decode_entry
from cairn.service.queries.snapshots import Snapshot


def decisions_since(
    services: Services, snapshot: Snapshot, viewer: Viewer, version: int, language: Language
) -> Iterator[kinds.FeedDecision] | None:
    """Return a message for each decision above a version, up to a snapshot; None if the log was replaced."""
    table, newest = snapshot.position.table, snapshot.head.version
    if version >= newest:
        return iter(())
    entries = [*services.log.read(table.game, version, newest - version)]
    if not entries or entries[-1].chain != snapshot.head.chain:
        return None
    decisions = [decode_entry(table.game, entry) for entry in entries]
    names = services.names.read(table)

    def messages() -> Iterator[kinds.FeedDecision]:
        for decision, entry in zip(decisions, entries, strict=True):
            is_open = table.is_ended and entry.version == newest  # earlier decisions are redacted as they were then
            resource = decision_resource(DecisionResource, decision, entry, viewer, table, is_open, names, language)
            yield kinds.FeedDecision(table.game, viewer, entry.version, resource)

    return messages()


def messages_after(
    services: Services, snapshot: Snapshot, viewer: Viewer, sent: Cursor, language: Language
) -> Iterator[tuple[Cursor, str, kinds.SharedMessage]] | None:
    """Return the messages after a cursor, up to a snapshot; None if the log was replaced.

    Each message comes with the cursor after it, and with the chain of its version.
    """
    head, since = snapshot.head, max(0, sent.version - (sent.messages == 0))
    if is_series(snapshot.position.table.game):
        return _of_series(services, snapshot, since)
    now = [(Cursor(each.version, count), each) for count, each in enumerate(messages_now(snapshot, viewer), start=2)]
    unsent = [(cursor, each) for cursor, each in now if sent < cursor]
    first = min([since, *(cursor.version - 1 for cursor, _ in unsent if cursor.version < head.version)])
    decisions = decisions_since(services, snapshot, viewer, first, language)
    if decisions is None:
        return None

    def messages() -> Iterator[tuple[Cursor, str, kinds.SharedMessage]]:
        for message in decisions:
            cursor, chain = Cursor(message.version, 1), message.decision.chain
            if sent < cursor:
                yield cursor, chain, message
            yield from ((cursor, chain, each) for cursor, each in unsent if cursor.version == message.version)
        yield from ((cursor, head.chain, each) for cursor, each in unsent if cursor.version <= first)

    return messages()


def _of_series(services: Services, snapshot: Snapshot, since: int) -> Iterator[tuple[Cursor, str, kinds.SharedMessage]]:
    """Yield the messages of a series above a version, up to a snapshot: at most one per decision."""
    name, newest = snapshot.position.table.game, snapshot.head.version
    for entry in services.log.read(name, since, max(0, newest - since)):
        cursor, id = Cursor(entry.version, 1), id_of(name)
        for event in decode_entry(name, entry).events:
            match event:
                case Paired():
                    paired = kinds.SeriesPaired(id, entry.version, event.round, event.tables, event.come_until)
                    yield cursor, entry.chain, paired
                case SeriesEnded():
                    yield cursor, entry.chain, kinds.SeriesOver(id, entry.version, event.reason, event.ranks)


def messages_now(snapshot: Snapshot, viewer: Viewer) -> list[kinds.FeedTurn | kinds.FeedOver]:
    """Return the message after the last decision: the game has ended, or the viewer's seat must act.

    A seat that acts at the same time as others must act from the version at which the choices began.
    """
    table, newest = snapshot.position.table, snapshot.head.version
    if table.outcome:
        return [kinds.FeedOver(table.game, viewer, newest, table.outcome)]
    act = human_to_act(snapshot.position, viewer)
    if act is None:
        return []
    choosing = snapshot.position.choosing
    began = newest if choosing.since is None or act.seat in choosing.withdrew else choosing.since
    return [kinds.FeedTurn(table.game, act.seat, began, act.what)]


def invitations(services: Services, invited: Sequence[tuple[Position, int]]) -> list[kinds.FeedInvited]:
    """Return an invitation message for each reserved seat, given its position."""
    # Not read from the lobby: a game is added there only after the player's list has notified the feed.
    rows = lobby_rows([row_of(position) for position, _ in invited], services.names)
    return [kinds.FeedInvited(row.id, seat, row) for row, (_, seat) in zip(rows, invited, strict=True)]
