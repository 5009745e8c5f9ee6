"""A game: its position, its moves, its log and its stream."""

import json
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from secrets import token_hex
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from cairn_client import types
from cairn_client.aio.transport import StreamRequest
from cairn_client.patch import patched
from cairn_client.plain import kind_of, read

if TYPE_CHECKING:
    from cairn_client.aio.client import AsyncClient

PAGE = 100
STREAMED = ("game", "decision", "phrase")
"""The types of a stream's messages. A newer service may send others, which are skipped."""


class AsyncTurn(NamedTuple):
    """A seat of yours must act: the game as the seat may see it, and its legal moves."""

    game: "AsyncGame"
    seat: int
    version: int
    state: types.Game
    moves: Sequence[types.Move]
    position: str

    async def play(
        self, *moves: types.Move | msgspec.Struct, deadline: float | UnsetType | None = UNSET
    ) -> types.PlayedGame:
        """Make moves, retried for `deadline` seconds. Raise StaleVersion if the game has moved on."""
        return await self.game.play(*moves, version=self.version, deadline=deadline)


class Replayed(NamedTuple):
    """A step of a replay: a decision, and the game after it."""

    decision: types.Step
    game: types.Game


class AsyncGame:
    """A game, as the holder of one of its seats sees it, or a spectator."""

    def __init__(self, client: "AsyncClient", id: str, token: str | None = None, seat: int | None = None) -> None:
        self.client: AsyncClient = client
        self.id: str = id
        self.token: str | None = token
        self.seat: int | None = seat

    async def read(self, *, at: int | None = None, wait: float | None = None, after: int | None = None) -> types.Game:
        """Return the game now, or at an earlier version, or as soon as it has a version above `after`."""
        return await self._ask("GET", "", types.Game, query={"at": at, "wait": wait, "after": after})

    async def legal_moves(self) -> Sequence[types.Move]:
        """Return the legal moves of the seat."""
        moves: types.LegalMoves = await self._ask("GET", "/legal-moves", types.LegalMoves)
        return moves.moves

    async def play(
        self,
        *moves: types.Move | msgspec.Struct,
        version: int | None = None,
        deadline: float | UnsetType | None = UNSET,
    ) -> types.PlayedGame:
        """Make moves, all or none, at a version of the game.

        A lost connection is retried for `deadline` seconds (by default the client's). The moves are made once.
        """
        body = {"moves": moves}
        return await self._ask(
            "POST", "/moves", types.PlayedGame, body=body, keyed=True, meant_for=version, deadline=deadline
        )

    async def undo(self, to: int) -> types.PlayedGame:
        """Undo to an earlier version of this turn."""
        return await self._ask("POST", "/undo", types.PlayedGame, body={"to": to}, keyed=True)

    async def leave(self) -> types.Game:
        """Leave the seat."""
        return await self._ask("DELETE", f"/seats/{self.seat}", types.Game)

    async def take_seat(self, name: str | None = None) -> "AsyncGame":
        """Take an open seat; return the game as its holder sees it."""
        body = {"name": name, "nonce": token_hex(16)} if name else {"nonce": token_hex(16)}
        taken: types.TakenSeat = await self._ask("POST", "/seats", types.TakenSeat, body=body, keyed=True)
        return AsyncGame(self.client, self.id, taken.token, taken.seat)

    async def say(self, phrase: str) -> None:
        """Send one of eight phrases, such as `well_played`, to all viewers."""
        await self._ask("POST", "/phrases", None, body={"phrase": phrase})

    async def watch(
        self, *, phrases: bool = False, deadline: float | None = None
    ) -> AsyncGenerator[types.StreamMessage]:
        """Yield the game, then each decision as it happens, and phrases of players if requested, until the game ends.

        A lost stream continues after the last decision, without gaps, however long the service is away; `deadline`
        limits the seconds without it.
        """
        version, is_over = 0, False

        def request() -> StreamRequest:
            query = {"phrases": phrases or None}
            return {"token": self.token, "query": query, "headers": {"Last-Event-ID": str(version)} if version else {}}

        path = f"/v1/games/{self.id}/stream"
        async with aclosing(self.client.transport.stream("GET", path, request, deadline=deadline)) as lines:
            async for line in lines:
                if line is None and is_over:
                    return
                if not line:
                    continue
                message = read(line, types.StreamMessage)
                kind = kind_of(message)
                if kind not in STREAMED:
                    continue
                version = getattr(message, "version", version)
                if kind == "game":
                    if is_over:  # sent once more on a new connection
                        continue
                    is_over = message.data.status == "finished"
                yield message
                if is_over and not phrases:
                    return

    def turns(self, *, deadline: float | None = None) -> AsyncGenerator[AsyncTurn]:
        """Yield the turns of the seat as they come, until the game ends."""
        return self.client.turns(self, deadline=deadline)

    async def decisions(self, after: int = 0) -> AsyncGenerator[types.Decision]:
        """Yield the decisions above a version."""
        position: int | None = after
        while position is not None:
            query = {"after": position, "limit": PAGE}
            page: types.Decisions = await self._ask("GET", "/decisions", types.Decisions, query=query)
            for item in page.items:
                yield item
            position = page.next

    async def replay(self) -> AsyncGenerator[Replayed]:
        """Yield each decision so far, with the game after it, as the seat may see them now."""
        document: Any = None
        for version in range(1, (await self.read()).version + 1):
            step = await self._ask("GET", f"/decisions/{version}", Any)
            document = patched(document, step["changes"])
            yield Replayed(read(json.dumps(step), types.Step), read(json.dumps(document), types.Game))

    async def audit(self) -> types.Audit:
        """Return the results of the game's proofs."""
        return await self._ask("GET", "/audit", types.Audit)

    async def archive(self) -> str:
        """Return the whole log, which `cairn verify` checks."""
        return await self.client.transport.text(f"/v1/games/{self.id}/archive", self.token)

    async def _ask(self, method: str, path: str, type: Any, **options: Any) -> Any:
        path = f"/v1/games/{self.id}{path}"
        return await self.client.transport.ask(method, path, type, token=self.token, **options)
