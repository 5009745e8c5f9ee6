"""A Cairn as seen by this process: its API, the seats held there with their tokens, and cached data."""

import hashlib
import hmac
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import quote

import anyio.to_thread
import yaml

from cairn.service.mcp.client import Client, Refused, refused_by_us
from cairn.service.mcp.shapes import Json
from cairn.service.mcp.words import Words

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C loader reads the API's description eight times as fast; a build of PyYAML may lack it."""

NOT_A_PLAYER = "Over HTTP seats belong to a player: the client sends the player's token, as `Authorization: Bearer …`."


def rules_of(ruleset: str) -> str:
    """Return the path of a game's rulebook."""
    return f"/v1/rulesets/{quote(ruleset, safe='')}/rules"


class HeldSeats:
    """The tokens of seats by game. They are held in memory only, and sent to the API only."""

    player: str | None = None
    """The token of the player who holds the seats; None if each seat has its own."""

    def __init__(self, given: Iterable[tuple[str, str]] = ()) -> None:
        self._held: dict[str, dict[int, str]] = {}
        self._given: dict[str, set[str]] = {}
        for game, token in given:
            self.give(game, token)

    @property
    def games(self) -> list[str]:
        """The games with a held seat or a given token."""
        return sorted({game for game, held in self._held.items() if held} | self._given.keys())

    def give(self, game: str, token: str) -> None:
        """Add a token whose seat is not known yet."""
        self._given.setdefault(game, set()).add(token)

    def unknown(self, game: str) -> set[str]:
        """Remove and return the tokens given for a game whose seats are not known yet."""
        return self._given.pop(game, set())

    def hold(self, game: str, seat: int, token: str) -> None:
        """Store the token of a seat."""
        self._held.setdefault(game, {})[seat] = token

    def forget(self, game: str, seat: int) -> None:
        """Drop the token of a seat that was left."""
        self._held[game].pop(seat, None)

    def held_in(self, game: str) -> list[int]:
        """Return the held seats of a game."""
        return sorted(self._held.get(game, ()))

    def token(self, game: str, seat: int | None) -> str | None:
        """Return the token of a held seat; a spectator has none."""
        return None if seat is None else self._held[game][seat]

    def choose(self, game: str, seat: int | None) -> int | None:
        """Return the seat to view as: the given one, else the only one held, else None, a spectator.

        Raise Refused if the given seat is not held, or none is given and several are held.
        """
        held = self.held_in(game)
        words = " and ".join(map(str, held)) or "none"
        if seat is None and len(held) > 1:
            raise refused_by_us(
                "Which seat?", f"You hold several seats of this game, {words}: name one of them as `seat`."
            )
        if seat is not None and seat not in held:
            raise refused_by_us(
                "Not your seat", f"You do not hold seat {seat} of this game; of its seats you hold {words}."
            )
        return held[0] if seat is None and held else seat


class PlayersSeats(HeldSeats):
    """The seats of the player whose token a client sends with each request; without a token it has none."""

    def __init__(self, token: str | None) -> None:
        super().__init__()
        self.player = token

    def unknown(self, game: str) -> set[str]:
        """Return the player's token while no seat of theirs is known in a game: they may have taken one elsewhere."""
        return {self.player} if self.player and not self.held_in(game) else set()


class Keys:
    """Unguessable idempotency keys of requests whose responses hold a token.

    A request that is repeated after a lost response has the same key; the next one of its kind has another.
    """

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)
        self._answered: Counter[str] = Counter()

    def key(self, *request: Any) -> str:
        """Return the key of a request, 64 hex digits."""
        text = json.dumps(request, sort_keys=True)
        return hmac.digest(self._secret, f"{self._answered[text]} {text}".encode(), "sha256").hex()

    def answered(self, *request: Any) -> None:
        """Record that a request was answered: an equal request is a new one from now on."""
        self._answered[json.dumps(request, sort_keys=True)] += 1


def idempotency_key_of(*request: Any) -> str:
    """Return a request's idempotency key, which is always the same, such as that of moves at a version."""
    return hashlib.sha256(json.dumps(request, sort_keys=True).encode()).hexdigest()


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
