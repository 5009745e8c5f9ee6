"""A Cairn as seen by this process: its API, the seats held there, and cached data that seldom changes."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import quote

import anyio.to_thread
import yaml

from cairn.service.mcp.client import Client
from cairn.service.mcp.refusals import Refused, refused_by_us
from cairn.service.mcp.seats import HeldSeats, Keys, PlayersSeats
from cairn.service.mcp.shapes import Json
from cairn.service.mcp.words import Words

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C loader reads the API's description eight times as fast; a build of PyYAML may lack it."""


NOT_A_PLAYER = "Over HTTP seats belong to a player: the client sends the player's token, as `Authorization: Bearer …`."


def rules_of(ruleset: str) -> str:
    """Return the path of a game's rulebook."""
    return f"/v1/rulesets/{quote(ruleset, safe='')}/rules"


class RemoteCairn:
    """A Cairn accessed through `client`, with the tokens of `seats`.

    `cache` is for public data that seldom changes, shared by all callers of the same Cairn.
    """

    def __init__(self, client: Client, seats: HeldSeats, cache: dict[str, Any]) -> None:
        self.client = client
        self.seats = seats
        self.keys = Keys()
        self._kept = cache

    async def seat(self, game: str, seat: int | None) -> int | None:
        """Return the seat to view as, like `HeldSeats.choose`; None is a spectator."""
        await self.recognise(game)
        return self.seats.choose(game, seat)

    async def recognise(self, game: str) -> None:
        """Find the seats of the tokens given for a game. Raise Refused if a token has none."""
        for token in self.seats.unknown(game):
            try:
                viewer = (await self.client.get(f"/v1/games/{game}", token))["viewer"]
            except Refused as refusal:
                if self.seats.player:
                    raise
                if refusal.problem.get("status") != 401:
                    self.seats.give(game, token)
                    raise
                viewer = None
            if viewer is None and self.seats.player:
                return
            if viewer is None:
                words = "A token given for this game at the start of this server belongs to none of its seats."
                raise refused_by_us("Not a seat's token", f"{words} Without it you are a spectator.")
            self.seats.hold(game, viewer, token)

    def seats_of_new_game(self, seats: list[Json]) -> list[Json]:
        """Return the seats of a new game in the form of the API. Raise Refused if a seat would have no holder."""
        if isinstance(self.seats, PlayersSeats) and any(seat["kind"] == "human" for seat in seats):
            if not self.seats.player:
                raise refused_by_us("Not a player", NOT_A_PLAYER)
            return [{"kind": "human", "player": "me"} if seat["kind"] == "human" else seat for seat in seats]
        return seats

    async def own_seat(self, game: str, seat: int | None) -> tuple[int, str]:
        """Return the seat to act as, and its token. Raise Refused if no seat is held."""
        own = await self.seat(game, seat)
        if own is None:
            raise refused_by_us("No seat", "You hold no seat of this game. take_seat takes an open one.")
        return own, self.seats.token(game, own) or ""

    async def game(self, game: str, seat: int | None, **query: Any) -> Json:
        """Return the game resource as seen from a held seat, or by a spectator."""
        body: Json = await self.client.get(f"/v1/games/{game}", self.seats.token(game, seat), **query)
        return body

    async def ruleset_of(self, game: str) -> str:
        """Return the name of a game's ruleset."""
        return str((await self.client.get(f"/v1/games/{game}"))["ruleset"])

    async def ruleset(self, name: str) -> Json:
        """Return a ruleset, which is requested once and cached."""
        body: Json = await self._once(f"/v1/rulesets/{quote(name, safe='')}", self.client.get)
        return body

    async def rulebook(self, ruleset: str) -> str:
        """Return a rulebook as Markdown, which is requested once and cached."""
        return str(await self._once(rules_of(ruleset), self.client.text))

    async def _once(self, path: str, ask: Callable[[str], Awaitable[Any]]) -> Any:
        if path not in self._kept:
            self._kept[path] = await ask(path)
        return self._kept[path]

    async def words(self) -> Words:
        """Return the formatter of positions. It is built from the API's description, which is requested once.

        Without a description, positions are shown without the meanings of their parts.
        """
        if "words" not in self._kept:
            try:
                text = await self.client.text("/openapi.yaml")
                document = await anyio.to_thread.run_sync(partial(yaml.load, text, LOADER))
                components = document["components"]["schemas"]
            except (yaml.YAMLError, KeyError, TypeError):
                components = {}
            self._kept["words"] = Words(components)
        words: Words = self._kept["words"]
        return words

    async def clause(self, path: str) -> str:
        """Return the text of the rulebook's clause at a path."""
        return str((await self.client.get(path))["text"])

    async def explain(self, refusal: Refused) -> None:
        """Add the text of the cited clause to a refusal of a move, if it is available."""
        with suppress(Refused):
            refusal.problem["rule_text"] = await self.clause(refusal.rulebook)
