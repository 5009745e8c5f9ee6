"""What a feed tells: of each of the caller's seats what is new, and the open games of the lobby.

As a game's stream does, it holds no message back: it knows the version it has told of each game, and the log has the
rest.
"""

import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing
from typing import Any

from redis.exceptions import RedisError

from events.codec import decode, dump
from service.api.door import BEATS
from service.api.resources import decision_body, waited_for
from service.api.wire import Wire
from service.container import Services
from service.errors import NotFound, UnreadableLog
from service.queries.notifications import Subscription
from service.queries.snapshots import Snapshot


class FedSeat:
    """A seat that a feed tells of, and what has been told."""

    def __init__(
        self, services: Services, game: str, seat: int, token: str, snapshot: Snapshot, after: int | None
    ) -> None:
        self._services = services
        self._game, self._seat, self._token = game, seat, token
        self._commitment = snapshot.position.table.commitment
        newest = snapshot.head.version
        self._version = newest if after is None or after > newest else after
        self._turn = 0
        self._stack = ExitStack()
        self.ended = False

    def follow(self, subscription: Subscription) -> None:
        """Follow the game until `close`, and let a subscription count its notifications."""
        self._channel = self._stack.enter_context(self._services.broadcast.follow(self._game))
        self._stack.enter_context(self._channel.subscription.told_to(subscription))

    def close(self) -> None:
        """Follow the game no longer."""
        self._stack.close()

    def news(self) -> Iterator[dict[str, Any]]:
        """Yield what has not been told. Raise RedisError if nobody can tell what is new."""
        try:
            snapshot, _ = self._channel.newest(self._seat)
            if self._may_see(snapshot):
                yield from self._since(snapshot)
                return
        except (NotFound, UnreadableLog):
            pass
        self.ended = True
        yield self._message("gone")

    def _may_see(self, snapshot: Snapshot) -> bool:
        """Tell whether this is still the game that was asked for, and the token still that of its seat."""
        table = snapshot.position.table
        if table.commitment != self._commitment or snapshot.head.version < self._version:
            return False
        return table.ended or self._services.tokens.holder(self._token, table) == self._seat

    def _since(self, snapshot: Snapshot) -> Iterator[dict[str, Any]]:
        """Yield the decisions up to a snapshot, and what it waits for, or how it ended."""
        table, newest = snapshot.position.table, snapshot.head.version
        if self._version < newest:
            entries = [*self._services.log.read(self._game, self._version, newest - self._version)]
            if not entries or entries[-1].chain != snapshot.head.chain:
                return  # the log is another game's by now, and the next look will tell
            for entry in entries:
                self._version, decision = entry.version, decode(entry.stored, entry.version)
                is_open = table.ended and entry.version == newest  # what was made before is told as it was seen then
                body = decision_body(decision, entry, self._seat, table, is_open)
                yield self._message("decision", version=entry.version, decision=body)
        act = waited_for(snapshot.position)
        if table.ended:
            self.ended = True
            yield self._message("over", version=newest, outcome=table.outcome)
        elif act and act.seat == self._seat and self._turn != newest:
            self._turn = newest
            yield self._message("turn", version=newest, **{"for": act.what})

    def _message(self, type_: str, **members: Any) -> dict[str, Any]:
        return {"type": type_, "game": self._game, "seat": self._seat} | members


class Feed:
    """One feed: whose seats it tells of, and what they have been sent."""

    def __init__(self, services: Services, wire: Wire, seats: list[FedSeat], is_open: bool) -> None:
        self._services = services
        self._wire = wire
        self._seats = seats
        self._is_open = is_open
        self._rows: dict[str, bytes] = {}
        self._sent = 0.0

    def messages(self) -> Iterator[bytes]:
        """Yield the messages, until there is nothing left to tell of, or the client does not read."""
        self._sent, longest = time.monotonic(), BEATS * self._services.broadcast.heartbeat
        with closing(self._all()) as messages:
            for message in messages:
                asked = time.monotonic()
                yield message
                self._sent = time.monotonic()
                if self._sent - asked > longest:
                    return

    def _all(self) -> Generator[bytes, None, None]:
        subscription, heartbeat = Subscription(), self._services.broadcast.heartbeat
        with ExitStack() as stack:
            for seat in self._seats:
                stack.callback(seat.close)
                seat.follow(subscription)
            if self._is_open:
                stack.enter_context(self._services.open_games.follow(subscription))
            while self._seats or self._is_open:
                heard = subscription.count  # read before the logs are: what comes meanwhile wakes again
                yield from self._news()
                if not (self._seats or self._is_open):
                    return
                left = self._sent + heartbeat - time.monotonic()
                if left <= 0 or not subscription.wait(heard, left):  # what wakes it may be nothing to tell
                    yield self._wire.heartbeat

    def _news(self) -> Iterator[bytes]:
        """Yield what is new of all that the feed tells of; what cannot be read now is told when it can."""
        for seat in self._seats:
            try:
                for message in seat.news():
                    yield self._wire.fed(message["type"], dump(message))
            except RedisError:
                continue
            if seat.ended:
                seat.close()
        self._seats = [seat for seat in self._seats if not seat.ended]
        if self._is_open:
            yield from self._opened()

    def _opened(self) -> Iterator[bytes]:
        try:
            rows = dict(self._services.open_games.newest())
        except RedisError:
            return
        before, self._rows = self._rows, rows
        for game, row in rows.items():
            if before.get(game) != row:
                yield self._wire.fed("open", b'{"type":"open","game":"%s","row":%s}' % (game.encode(), row))
