"""A client: it opens, finds and plays games."""

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from copy import copy
from typing import Any, Self

import msgspec

from cairn_client import types
from cairn_client.aio.calls import AsyncCalls, AsyncLists
from cairn_client.aio.feed import AsyncFeed, AsyncMessage
from cairn_client.aio.game import AsyncGame, AsyncTurn
from cairn_client.aio.transport import AsyncTransport


class AsyncClient(AsyncLists):
    """A client of one service: of a player with their token, or of guests, who have a token for each seat.

    A request is retried for `deadline` seconds, or for ever if it is None. An attempt may take `timeout` seconds.
    `calls` has a method for each operation of the service.
    """

    def __init__(
        self, url: str, token: str | None = None, *, deadline: float | None = 60.0, timeout: float = 60.0
    ) -> None:
        self.transport: AsyncTransport = AsyncTransport(url, token, deadline=deadline, timeout=timeout)
        super().__init__(AsyncCalls(self.transport.ask))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close all connections."""
        await self.transport.http.aclose()

    def with_deadline(self, deadline: float | None) -> Self:
        """Return a client with the same connections and token, whose requests are retried for `deadline` seconds."""
        other = copy(self)
        other.transport = copy(self.transport)
        other.transport.deadline = deadline
        other.calls = AsyncCalls(other.transport.ask)
        return other

    async def create_player(self, name: str, *, bot: bool = False) -> types.CreatedPlayer:
        """Create a player, or a bot; the client sends their token from now on."""
        created = await self.calls.create_player({"name": name, "bot": bot})
        self.transport.token = created.token
        return created

    async def open(
        self,
        ruleset: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        **more: Any,
    ) -> AsyncGame:
        """Open a game; return it as the holder of its first guest's seat sees it, or as the client's player does."""
        return (await self.open_all(ruleset, seats, options, **more))[0]

    async def open_all(
        self,
        ruleset: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        **more: Any,
    ) -> list[AsyncGame]:
        """Open a game; return it once for each guest's seat, or once if it has none."""
        body = {"ruleset": ruleset, "seats": seats, "options": options or {}} | more
        opened = await self.calls.open_game(body)
        return [AsyncGame(self, opened.id, one.token, one.seat) for one in opened.tokens] or [self.game(opened.id)]

    def game(self, id: str, token: str | None = None, seat: int | None = None) -> AsyncGame:
        """Return a game by its id, as the holder of a seat's token sees it, or else of the client's own token."""
        return AsyncGame(self, id, token, seat)

    async def turns(self, *games: AsyncGame, deadline: float | None = None) -> AsyncGenerator[AsyncTurn]:
        """Yield the turns of these seats as they come, until all games have ended; without games those of a player."""
        async with aclosing(self.messages(*games, deadline=deadline)) as messages:
            async for message in messages:
                if isinstance(message, AsyncTurn):
                    yield message

    def messages(
        self, *games: AsyncGame, is_open: bool = False, after: str | None = None, deadline: float | None = None
    ) -> AsyncGenerator[AsyncMessage]:
        """Yield the messages about these seats, or without games about all games of a player.

        `is_open` adds the games of the lobby with an open seat. It begins with the turns that wait now, or after the
        message whose `position` is `after`. It goes on for ever, or until all of these games have ended. A lost
        connection is opened again, without gaps, however long the service is away; `deadline` limits the seconds
        without it.
        """
        return AsyncFeed(self, games, is_open, after).messages(deadline)
