"""Batches: up to a hundred games opened by one request, all or none.

The batch is stored in `cairn:{batch:<id>}:games` before its first game is opened. If the process dies meanwhile, the
caretaker opens the rest, so that no batch stays incomplete for long.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

from msgspec import Struct, json
from msgspec.structs import asdict
from redis import Redis

from cairn.events.appends import IdempotencyKey
from cairn.events.codec import prepare_type, read_options
from cairn.events.keys import key_of
from cairn.events.table import Clock, Seat
from cairn.service.commands.appending import CommandResult
from cairn.service.commands.handler import CommandHandler
from cairn.service.errors import TooManyGames
from cairn.service.jobs.schedule import Schedule
from cairn.service.limits.clients import Client, read_client
from cairn.service.limits.quotas import Quotas

MAX_GAMES: Final = 100
"""Maximum number of games in a batch."""
BATCH: Final = "batch:"
"""Prefix of a batch's name in the schedule."""


class Opening(Struct, frozen=True):
    """The arguments of `CommandHandler.open_game` for a game of a batch."""

    game: str
    ruleset: str
    options: dict[str, Any]
    seats: list[Seat]
    names: list[str | None] = []
    listed: bool = True
    hints: bool = True
    rated: bool = True
    clock: Clock | None = None
    nonces: list[str] = []
    labels: dict[str, str] = {}
    organiser: str | None = None


class _Batch(Struct, frozen=True):
    openings: list[Opening]
    key: str
    body: str
    client: str
    other: str = ""


class Batches:
    """The batches of all clients."""

    def __init__(self, redis: Redis, commands: CommandHandler, schedule: Schedule, quotas: Quotas) -> None:
        self._redis, self._commands, self._schedule, self._quotas = redis, commands, schedule, quotas

    def open_one(self, opening: Opening, key: IdempotencyKey | None, client: Client) -> CommandResult:
        """Open a single game."""
        arguments = asdict(opening) | {"options": read_options(opening.ruleset, opening.options)}
        return self._commands.open_game(**arguments, key=key, client=client)

    def open(self, id: str, openings: list[Opening], key: IdempotencyKey, client: Client) -> list[CommandResult]:
        """Open all of these games. Raise TooManyGames, and open none, if they exceed the client's quota."""
        self._make_room(openings, client)
        batch = _Batch(openings, key.key, key.body, str(client), key.other)
        self._redis.set(_key(id), json.encode(batch))
        self._schedule.at(BATCH + id)
        results = [self.open_one(opening, key, client) for opening in openings]
        self._forget(id)
        return results

    def finish(self, name: str) -> None:
        """Open the remaining games of a batch whose process has died."""
        id = name.removeprefix(BATCH)
        stored = cast(bytes | None, self._redis.get(_key(id)))
        if stored:
            batch = json.decode(stored, type=prepare_type(_Batch))
            client = read_client(batch.client)
            self._make_room(batch.openings, client, refuses=False)
            for opening in batch.openings:
                self.open_one(opening, IdempotencyKey(batch.key, batch.body, batch.other), client)
        self._forget(id)

    def _make_room(self, openings: Sequence[Opening], client: Client, *, refuses: bool = True) -> None:
        entered = list[str]()
        try:
            for opening in openings if client.levels else ():
                of_ais = all(seat.kind == "ai" for seat in opening.seats)
                if self._quotas.enter(opening.game, client, of_ais=of_ais):
                    entered.append(opening.game)
        except TooManyGames:
            if refuses:
                for game in entered:
                    self._quotas.leave(game)
                raise

    def _forget(self, id: str) -> None:
        self._redis.delete(_key(id))
        self._schedule.remove(BATCH + id)


def _key(id: str) -> str:
    return key_of(f"{BATCH}{id}", "games")
