"""A feed: the turns and other messages of many games on one connection, which is opened again after each loss."""

import re
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import aclosing
from typing import TYPE_CHECKING

from cairn_client import types
from cairn_client.aio.game import AsyncGame, AsyncTurn
from cairn_client.aio.transport import StreamRequest
from cairn_client.errors import CairnError
from cairn_client.plain import kind_of, read
from cairn_client.retries import log

if TYPE_CHECKING:
    from cairn_client.aio.client import AsyncClient

KNOWN = ("turn", "open", "invited", "decision", "over", "gone", "series.paired", "series.ended")
"""The types of a feed's messages. A newer service may send others, which are skipped."""
OF_SEATS = ("turn", "decision", "over", "gone")
POINTER = re.compile(r"/tokens/(\d+)/")

FeedOther = types.FeedOpen | types.FeedInvited | types.FeedDecision | types.FeedOver | types.FeedGone
AsyncMessage = AsyncTurn | FeedOther | types.SeriesPaired | types.SeriesOver
"""A message of a feed."""

Key = tuple[str, int | None]


class AsyncFeed:
    """The seats that a feed still follows, and its position. Without games it follows all games of the player."""

    def __init__(self, client: "AsyncClient", games: Sequence[AsyncGame], is_open: bool, after: str | None) -> None:
        self._client, self._is_open, self._after = client, is_open, after
        token, self._is_for_seats = client.transport.token, bool(games)
        self._seats: dict[Key, AsyncGame] = {(game.id, game.seat): game for game in games if game.token or token}
        self._as_player = not games or any(game.token is None for game in games)
        self._versions = dict[str, int]()
        self._finished = set[Key]()
        self._gone = list[types.FeedGone]()
        self._was_open = self._is_checked = False

    async def messages(self, deadline: float | None) -> AsyncGenerator[AsyncMessage]:
        """Yield messages until nothing is left to follow."""
        if self._after is None:  # a player's feed has no message about a game that is over already
            await self._check(with_tokens=False)
            self._end(self._finished)
        lines = self._client.transport.stream(
            "POST", "/v1/stream", self._request, deadline=deadline, is_expected=self._is_expected
        )
        async with aclosing(lines):
            while self._goes_on:
                line = await anext(lines)
                self._was_open = True
                for gone in self._gone:
                    yield gone
                self._gone.clear()
                if line:
                    message = self._read(line)
                    if message is not None:
                        yield message
                elif line is None or not self._is_checked:
                    before = self._finished
                    await self._check(with_tokens=line is None)
                    self._end(before & self._finished)
                    self._is_checked = True

    @property
    def _goes_on(self) -> bool:
        is_player = not self._is_for_seats and bool(self._client.transport.token)
        return bool(self._seats) or self._is_open or is_player or bool(self._gone)

    def _request(self) -> StreamRequest:
        """Return the request for the seats that are left, from the last position on."""
        self._is_checked = False
        tokens = [
            {"game": game.id, "token": game.token} | ({} if self._after else self._version(game.id))
            for game in self._seats.values()
            if game.token
        ]
        return {
            "token": None if self._as_player else "",
            "body": {"tokens": tokens, "open": self._is_open},
            "query": {"include": "state,moves", "after": self._after},
        }

    def _version(self, game: str) -> dict[str, int]:
        return {"after": self._versions[game]} if game in self._versions else {}

    def _is_expected(self, refused: CairnError) -> bool:
        """Prepare for a refusal of what was accepted before; return whether the feed can continue.

        A seat can be left, or a game be deleted, while the connection is lost. The service accepts a position for a
        day; after that the feed continues after the last version of each game.
        """
        pointers = [each.get("pointer", "") for each in refused.errors]
        if self._was_open and self._after and [each.get("parameter") for each in refused.errors] == ["after"]:
            log.warning("The position of the feed has expired; it continues after the last version of each game.")
            self._after = None
            return True
        with_token = [key for key, game in self._seats.items() if game.token]
        places = {int(match[1]) for each in pointers if (match := POINTER.match(each))}
        if refused.status not in (401, 404) or not (self._was_open and places):
            return False
        for key in [with_token[place] for place in places]:
            del self._seats[key]
            self._gone.append(types.FeedGone(*key))
        return True

    async def _check(self, *, with_tokens: bool) -> None:
        """Find out which games have ended."""
        self._finished = {
            key for key, game in self._seats.items() if (with_tokens or game.token is None) and await _is_finished(game)
        }

    def _end(self, keys: Iterable[Key]) -> None:
        for key in keys:
            self._seats.pop(key, None)

    def _read(self, line: bytes) -> AsyncMessage | None:
        """Return a message that is new and about what the feed follows."""
        message = read(line, types.FeedMessage)
        kind = kind_of(message)
        if kind not in KNOWN:
            return None
        self._after = message.position
        game, seat = getattr(message, "game", ""), getattr(message, "seat", None)
        key: Key = (game, seat) if (game, seat) in self._seats else (game, None)
        found = self._seats.get(key)
        if kind in OF_SEATS:
            if self._is_for_seats and found is None:
                return None
            self._versions[game] = getattr(message, "version", 1)
        if kind in ("over", "gone"):
            self._seats.pop(key, None)
        if kind != "turn":
            return message
        found = found or AsyncGame(self._client, game, seat=seat)
        return AsyncTurn(found, message.seat, message.version, message.state, message.moves, message.position)


async def _is_finished(game: AsyncGame) -> bool:
    try:
        return (await game.read()).status == "finished"
    except CairnError:
        return False
