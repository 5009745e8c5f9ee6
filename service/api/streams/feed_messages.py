"""The messages of a feed: news of the caller's seats, and the open games of the lobby.

Like a game's stream, a feed stores no messages: it knows the last version it has sent of each game, and reads the rest
from the log.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from msgspec import Struct
from msgspec.structs import replace
from redis.exceptions import RedisError

from cairn.events.series import is_series, log_of
from cairn.projections.fold import Position
from cairn.projections.lists import news_of
from cairn.service.api.games.moves import legal_moves
from cairn.service.api.games.resources import game_now
from cairn.service.api.http.authorization import may_see
from cairn.service.api.http.streaming import Encoding, Pause, Stream
from cairn.service.api.streams import message as kinds
from cairn.service.api.streams.game_messages import invitations, messages_after
from cairn.service.api.streams.position import FeedPosition, key_of
from cairn.service.container import Services
from cairn.service.errors import NotFound, Unauthorized, UnreadableLog
from cairn.service.languages import Language
from cairn.service.queries.cursor import Cursor, cursor_now
from cairn.service.queries.game_rows import LobbyRow
from cairn.service.queries.notifications import Subscription
from cairn.service.queries.snapshots import Snapshot


class Wanted(Struct, frozen=True):
    """Where a feed begins, what its `turn` messages include, and its language."""

    language: Language
    after: FeedPosition | None = None
    state: bool = False
    moves: bool = False


class FedSeat:
    """A seat that a feed follows, the cursor of the messages sent (`delivered`), and when its decision was made (`at`).

    Without a seat it is a game that the player has opened without a seat, or a series of theirs.
    """

    def __init__(
        self,
        services: Services,
        game: str,
        seat: int | None,
        token: str,
        snapshot: Snapshot,
        wanted: Wanted,
        version: int | None = None,
    ) -> None:
        self._services = services
        self._game, self._seat, self._token, self._wanted = game, seat, token, wanted
        self._commitment = snapshot.position.table.commitment
        newest = snapshot.head.version
        if wanted.after and version is None:
            self.delivered = wanted.after.cursor(services.log, game, seat, newest, services.broadcast.heartbeat)
        else:
            now = cursor_now(snapshot.position)
            self.delivered = now if version is None or version > newest else Cursor(version, 1)
        self.key, self.at = key_of(game, seat), snapshot.position.at
        self.is_read = self.ended = False
        self._stack = ExitStack()

    def follow(self, subscription: Subscription) -> None:
        """Follow the game until `close`, and pass its notifications on to a subscription."""
        self._channel = self._stack.enter_context(self._services.broadcast.follow(self._game))
        self._stack.enter_context(self._channel.subscription.forward_to(subscription))

    def close(self) -> None:
        """Stop following the game."""
        self._stack.close()

    def news(self) -> Iterator[kinds.Fed]:
        """Yield the messages that were not sent yet. Raise RedisError if Redis is not available."""
        try:
            snapshot, _ = self._channel.newest(self._seat)
            seen = self._commitment, self.delivered.version
            if may_see(self._services, self._token, self._seat, snapshot, *seen):
                yield from self._since(snapshot)
                return
        except (NotFound, UnreadableLog):
            pass
        self.ended = True
        if not is_series(self._game):
            yield kinds.FeedGone(self._game, self._seat)

    def _since(self, snapshot: Snapshot) -> Iterator[kinds.Fed]:
        """Yield the decisions up to a snapshot, then the turn or the outcome."""
        messages = messages_after(self._services, snapshot, self._seat, self.delivered, self._wanted.language)
        if messages is None:  # the log belongs to another game by now; the next read will find out
            return
        for cursor, _, message in messages:
            self.delivered = cursor
            if isinstance(message, kinds.FeedDecision):
                self.at = message.decision.at
            elif isinstance(message, kinds.SeriesPaired | kinds.SeriesOver):
                self.at = snapshot.position.at
            elif isinstance(message, kinds.FeedTurn):
                if self._wanted.state:
                    message.state = game_now(self._services, snapshot, self._seat, self._wanted.language)
                if self._wanted.moves and self._seat is not None:
                    message.moves = legal_moves(snapshot, self._seat)
            yield message
        self.is_read, self.ended = True, snapshot.position.table.is_ended


class FedPlayer:
    """A player whose games a feed follows: existing ones, and new ones."""

    def __init__(self, services: Services, player: str, token: str, wanted: Wanted) -> None:
        self._services = services
        self._player, self._token, self._wanted = player, token, wanted
        self._known: set[tuple[str, int | None]] = set()
        self._heard = -1

    @contextmanager
    def follow(self, subscription: Subscription) -> Iterator[None]:
        """Notify a subscription of each change of the player's list."""
        notifications, news = self._services.notifications, news_of(self._player)
        self._list = notifications.subscribe(news)
        try:
            with self._list.forward_to(subscription):
                yield
        finally:
            notifications.unsubscribe(news, self._list)

    def news(self) -> tuple[list[FedSeat], list[kinds.FeedInvited]]:
        """Return new seats and invitations; raise Unauthorized if the token was revoked."""
        services = self._services
        services.players.bearer(self._token)
        if self._list.count == self._heard:
            return [], []
        after = self._wanted.after if self._heard < 0 else None
        wanted = self._wanted if after else replace(self._wanted, after=None)
        self._heard, seats, invited = self._list.count, list[FedSeat](), list[tuple[Position, int]]()
        ended_from = after.settled(services.broadcast.heartbeat) if after else None
        for game, snapshot in services.listing.iterate_unfinished(self._player, ended_from):
            table = snapshot.position.table
            seat, invitation = table.seat_of(self._player), table.invitation_of(self._player)
            if seat is not None and (game, table.taken_at[seat]) not in self._known:
                self._known.add((game, table.taken_at[seat]))
                seats.append(FedSeat(services, game, seat, self._token, snapshot, wanted))
            elif seat is None and table.organiser == self._player and (game, None) not in self._known:
                self._known.add((game, None))
                seats.append(FedSeat(services, game, None, self._token, snapshot, wanted, None if after else 0))
            elif invitation is not None and (game, 0) not in self._known:
                self._known.add((game, 0))
                if not services.invitations.is_muted(game, self._player):
                    invited.append((snapshot.position, invitation))
        seats += self._series(wanted, ended_from)
        return seats, invitations(services, invited)

    def _series(self, wanted: Wanted, ended_from: str | None) -> Iterator[FedSeat]:
        """Yield new series of the player that are running, or have ended since a time."""
        services = self._services
        for id in services.series_index.newest(self._player):
            name = log_of(id)
            if (name, None) in self._known:
                continue
            with suppress(NotFound, UnreadableLog):
                snapshot = services.series.get(id)
                if snapshot.position.table.is_ended and not (ended_from and snapshot.position.at > ended_from):
                    continue
                self._known.add((name, None))
                yield FedSeat(services, name, None, self._token, snapshot, wanted)


class Feed:
    """One feed: the seats it follows, and what it has sent."""

    def __init__(
        self, services: Services, encoding: Encoding, seats: list[FedSeat], is_open: bool, player: FedPlayer | None
    ) -> None:
        self._services, self._encoding = services, encoding
        self._seats, self._is_open, self._player = seats, is_open, player
        self._rows: dict[str, LobbyRow] = {}
        self._read_at = services.clock.time()
        self._recent: dict[str, tuple[Cursor, str]] = {}

    def messages(self) -> Stream:
        """Yield messages and pauses, until nothing is left to follow."""
        subscription, heartbeat, sent = Subscription(), self._services.broadcast.heartbeat, time.monotonic()
        with ExitStack() as stack:
            stack.callback(self._close)
            for seat in self._seats:
                seat.follow(subscription)
            if self._is_open:
                stack.enter_context(self._services.open_games.follow(subscription))
            if self._player:
                stack.enter_context(self._player.follow(subscription))
            while self._goes_on:
                heard = subscription.count  # read before the logs, so that later changes wake it again
                began = self._services.clock.time()
                for message in self._news(subscription):
                    message.position = str(self._position())
                    yield self._encoding.write(message, message.position)
                    sent = time.monotonic()
                if all(seat.is_read for seat in self._seats):
                    self._read_at = began
                if not self._goes_on:
                    return
                seconds = sent + heartbeat - time.monotonic()
                if seconds <= 0 or not (yield Pause(subscription, heard, seconds)):  # it may wake without news
                    yield self._encoding.heartbeat
                    sent = time.monotonic()

    @property
    def _goes_on(self) -> bool:
        """Whether anything is left to follow."""
        return bool(self._seats or self._is_open or self._player)

    def _close(self) -> None:
        for seat in self._seats:
            seat.close()

    def _position(self) -> FeedPosition:
        """Return the feed's position, with cursors for seats with recent decisions, and for those not read yet."""
        settled = FeedPosition(self._read_at, {}).settled(self._services.broadcast.heartbeat)
        for seat in self._seats:
            self._recent[seat.key] = seat.delivered, seat.at
        unread = {seat.key for seat in self._seats if not seat.is_read}
        self._recent = {key: seen for key, seen in self._recent.items() if seen[1] > settled or key in unread}
        return FeedPosition(self._read_at, {key: delivered for key, (delivered, _) in self._recent.items()})

    def _news(self, subscription: Subscription) -> Iterator[kinds.Fed]:
        """Yield all new messages; those that cannot be read now are sent later."""
        if self._player:
            yield from self._joined(self._player, subscription)
        for seat in self._seats:
            seat.is_read = False
            try:
                yield from seat.news()
            except RedisError:
                continue
            if seat.ended:
                self._recent[seat.key] = seat.delivered, seat.at  # also if it had ended before the feed began
                seat.close()
        self._seats = [seat for seat in self._seats if not seat.ended]
        if self._is_open:
            yield from self._opened()

    def _joined(self, player: FedPlayer, subscription: Subscription) -> Iterator[kinds.Fed]:
        """Follow games in which the player has taken a seat, and yield new invitations."""
        try:
            seats, invitations = player.news()
        except RedisError:
            return
        except Unauthorized:
            self._player, self._is_open = None, False
            return
        for seat in seats:
            seat.follow(subscription)
        self._seats += seats
        yield from invitations

    def _opened(self) -> Iterator[kinds.Fed]:
        try:
            rows = dict(self._services.open_games.newest())
        except RedisError:
            return
        before, self._rows = self._rows, rows
        for game, row in rows.items():
            if before.get(game) != row:
                yield kinds.FeedOpen(game, row)
