"""What a feed tells: of each of the caller's seats what is new, and the open games of the lobby.

As a game's stream does, it holds no message back: it knows the version it has told of each game, and the log has the
rest.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from redis.exceptions import RedisError

from cairn.projections.fold import Position
from cairn.projections.lists import news_of
from cairn.service.api.http.admission import may_see
from cairn.service.api.http.encoding import Encoding, Message
from cairn.service.api.http.streaming import Pause, Stream
from cairn.service.api.streams.game_messages import invitations, messages_after
from cairn.service.api.streams.message import FeedGone, FeedInvited, FeedOpen, WebhookOver
from cairn.service.container import Services
from cairn.service.errors import NotFound, Unauthorized, UnreadableLog
from cairn.service.queries.cursor import Cursor
from cairn.service.queries.listed import LobbyRow
from cairn.service.queries.notifications import Subscription
from cairn.service.queries.snapshots import Snapshot


class FedSeat:
    """A seat that a feed tells of, and what has been told."""

    def __init__(
        self, services: Services, game: str, seat: int, token: str, snapshot: Snapshot, after: int | None
    ) -> None:
        self._services = services
        self._game, self._seat, self._token = game, seat, token
        self._commitment = snapshot.position.table.commitment
        newest = snapshot.head.version
        self._told = Cursor(newest if after is None or after > newest else after, 1)
        self._stack = ExitStack()
        self.ended = False

    def follow(self, subscription: Subscription) -> None:
        """Follow the game until `close`, and let a subscription count its notifications."""
        self._channel = self._stack.enter_context(self._services.broadcast.follow(self._game))
        self._stack.enter_context(self._channel.subscription.told_to(subscription))

    def close(self) -> None:
        """Follow the game no longer."""
        self._stack.close()

    def news(self) -> Iterator[Message]:
        """Yield what has not been told. Raise RedisError if nobody can tell what is new."""
        try:
            snapshot, _ = self._channel.newest(self._seat)
            seen = self._commitment, self._told.version
            if may_see(self._services, self._token, self._seat, snapshot, *seen):
                yield from self._since(snapshot)
                return
        except (NotFound, UnreadableLog):
            pass
        self.ended = True
        yield FeedGone(self._game, self._seat)

    def _since(self, snapshot: Snapshot) -> Iterator[Message]:
        """Yield the decisions up to a snapshot, and what it waits for, or how it ended."""
        # Where the log is another game's by now, the next look will tell.
        for cursor, _, message in messages_after(self._services, snapshot, self._seat, self._told) or ():
            self._told, self.ended = cursor, isinstance(message, WebhookOver)
            yield message


class FedPlayer:
    """A player whose games a feed tells of: those that there are, and new ones as they come."""

    def __init__(self, services: Services, player: str, token: str) -> None:
        self._services = services
        self._player, self._token = player, token
        self._known: set[tuple[str, int]] = set()
        self._heard = -1

    @contextmanager
    def follow(self, subscription: Subscription) -> Iterator[None]:
        """Let a subscription count each change of the player's list."""
        notifications, news = self._services.notifications, news_of(self._player)
        self._list = notifications.subscribe(news)
        try:
            with self._list.told_to(subscription):
                yield
        finally:
            notifications.unsubscribe(news, self._list)

    def news(self) -> tuple[list[FedSeat], list[FeedInvited]]:
        """Return the seats that are new, and the invitations; raise Unauthorized if the token was revoked."""
        services = self._services
        services.players.bearer(self._token)
        if self._list.count == self._heard:
            return [], []
        self._heard, seats, invited = self._list.count, list[FedSeat](), list[tuple[Position, int]]()
        for game, snapshot in services.listing.unfinished(self._player):
            table = snapshot.position.table
            seat, invitation = table.seat_of(self._player), table.invited(self._player)
            if seat is not None and (game, table.taken_at[seat]) not in self._known:
                self._known.add((game, table.taken_at[seat]))
                seats.append(FedSeat(services, game, seat, self._token, snapshot, None))
            elif invitation is not None and (game, 0) not in self._known:
                self._known.add((game, 0))
                if not services.invitations.is_muted(game, self._player):
                    invited.append((snapshot.position, invitation))
        return seats, invitations(services, invited)


class Feed:
    """One feed: whose seats it tells of, and what they have been sent."""

    def __init__(
        self,
        services: Services,
        encoding: Encoding,
        seats: list[FedSeat],
        is_open: bool,
        player: FedPlayer | None = None,
    ) -> None:
        self._services, self._encoding = services, encoding
        self._seats, self._is_open, self._player = seats, is_open, player
        self._rows: dict[str, LobbyRow] = {}

    def messages(self) -> Stream:
        """Yield the messages, and pauses, until there is nothing left to tell of."""
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
                heard = subscription.count  # read before the logs are: what comes meanwhile wakes again
                for message in self._news(subscription):
                    yield message
                    sent = time.monotonic()
                if not self._goes_on:
                    return
                seconds = sent + heartbeat - time.monotonic()
                if seconds <= 0 or not (yield Pause(subscription, heard, seconds)):  # it may wake for nothing to tell
                    yield self._encoding.heartbeat
                    sent = time.monotonic()

    @property
    def _goes_on(self) -> bool:
        """Whether there is something left to tell of."""
        return bool(self._seats or self._is_open or self._player)

    def _close(self) -> None:
        for seat in self._seats:
            seat.close()

    def _news(self, subscription: Subscription) -> Iterator[bytes]:
        """Yield what is new of all that the feed tells of; what cannot be read now is told when it can."""
        if self._player:
            yield from self._joined(self._player, subscription)
        for seat in self._seats:
            try:
                for message in seat.news():
                    yield self._encoding.write(message)
            except RedisError:
                continue
            if seat.ended:
                seat.close()
        self._seats = [seat for seat in self._seats if not seat.ended]
        if self._is_open:
            yield from self._opened()

    def _joined(self, player: FedPlayer, subscription: Subscription) -> Iterator[bytes]:
        """Follow the games in which the player holds a seat since, and yield the invitations that came."""
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
        for invitation in invitations:
            yield self._encoding.write(invitation)

    def _opened(self) -> Iterator[bytes]:
        try:
            rows = dict(self._services.open_games.newest())
        except RedisError:
            return
        before, self._rows = self._rows, rows
        for game, row in rows.items():
            if before.get(game) != row:
                yield self._encoding.write(FeedOpen(game, row))
