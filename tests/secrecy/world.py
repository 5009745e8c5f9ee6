"""A world for a twin game: an empty Redis, the whole service, and all its output by channel.

Time is simulated, so that durations can be compared, too. An AI's choice is predefined and takes a time that
depends on its view: a different time in each twin.
"""

import io
import json
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from helpers.receiver import Receiver
from joints.world import World
from msgspec.structs import replace
from secrecy.pairs import LEVEL, Pair
from werkzeug.test import TestResponse

from cairn.contract.playing import Game
from cairn.events import chain
from cairn.events.codec import decode, dump, encode
from cairn.events.decision import Move, redact
from cairn.events.notifications import LogNotifications
from cairn.service.telemetry import logs, tracing
from cairn.service.webhooks.queue import SWEEP_SECONDS
from cairn.workers import turns
from cairn.workers.delayed_moves import CHOSEN
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE
from cairn.workers.worker import Worker

PLAYOUTS = 16
"""The budget of hints in this world."""
LONGEST = timedelta(seconds=1.5)
"""The maximum duration of a choice, less than the time until its move is due."""
KEY = {"Idempotency-Key": "the key of the webhook that the viewer makes"}


class Twin:
    """A game of a pair in its world, for its viewer, a spectator, a stranger and the operator's tools."""

    def __init__(self, world: World, pair: Pair, game: Game, receiver: Receiver) -> None:
        """Append the game to the log."""
        self.world, self.viewer, self.game, self.receiver = world, pair.viewer, game, receiver
        self.spans, self.lines = list[Any](), io.StringIO()
        self.on_choice: Callable[[], object] = lambda: None
        self.before: dict[str, float] = {}
        self._moves, self._answers = iter(pair.moves), dict[Any, TestResponse]()
        self.since = game.position.version
        worker = Worker()
        worker.log.setLevel(logging.WARNING)  # as `work` does
        world.do_job = worker.execute_job  # type: ignore[method-assign, assignment]  # with its telemetry
        world.put(game.game, game.entries(), game.secret, dict(game.names))

    @property
    def token(self) -> str | None:
        """Return the token of the viewer's seat, or None for a spectator."""
        return None if self.viewer is None else self.world.services.tokens.seat(self.game.game, self.viewer, 1)

    @property
    def version(self) -> int:
        """Return the newest version."""
        return self.world.position(self.game.game).version

    @property
    def secret_number(self) -> int:
        """Return a number that depends on all hidden information of the game."""
        return int.from_bytes(sha256(dump(self.game.position.state)).digest()[:4])

    def ask(
        self, method: str, path: str, body: Any = None, known: bool = True, headers: Mapping[str, str] = {}
    ) -> TestResponse:
        """Request as the viewer, or without a token if not `known`. The same request of a moment is sent once."""
        asked = method, path, dump(body), known, *sorted(headers.items())
        if asked not in self._answers:
            sent = {"X-Request-ID": "twin", **headers}
            sent |= {"Authorization": f"Bearer {self.token}"} if known and self.token else {}
            client, buffered = self.world.app.test_client(), "stream" not in path
            self._answers[asked] = client.open(path, method=method, json=body, headers=sent, buffered=buffered)
        return self._answers[asked]

    def choose(self, _level: Any, _rules: Any, view: Any, _seat: int, _seed: str) -> Move:
        """Choose the pair's agreed move after a time that depends on the AI's view."""
        self.world.time.tick(int.from_bytes(sha256(dump(view)).digest()[:2]) * LONGEST / 65536)
        self.on_choice()
        return next(self._moves)

    def moments(self) -> Iterator[tuple[str, bool]]:
        """Run the game. Yield each observed moment, and whether responses about the game are requested at it."""
        world, game = self.world, self.game.game
        hook = {"url": self.receiver.url, "game": game, "events": ["turn", "decision", "over"]}
        assert self.ask("POST", "/v1/webhooks", hook, headers=KEY).status_code == 201
        yield from self._moment("it is the AI's turn")
        world.caretaker.check(game)
        yield from self._moment("a worker is asked")
        self._think()
        redis = world.services.turn_queue.redis
        while chosen := redis.zrange(CHOSEN, 0, 0, withscores=True):
            yield from self._moment("the AI has chosen", in_game=True)
            world.time.move_to(datetime.fromtimestamp(float(chosen[0][1]) / 1000, UTC))
            assert turns.play_due()
            self._think()
        yield from self._moment("the AI has moved")
        world.wait(SWEEP_SECONDS + 1)
        world.services.webhook_queue.care()
        self.ask("POST", f"/v1/games/{game}/hints", {})
        yield from self._moment("a hint and a webhook wait")
        world.do_jobs()
        yield from self._moment("they are done", in_game=True)

    def _settle(self) -> None:
        """Wait until this process has received all notifications, as some make a stream read the log once more."""
        redis, notifications = self.world.services.redis, self.world.services.notifications
        with notifications.expect("settled") as arrival:
            LogNotifications(redis).publish("settled", "settled")
            assert arrival.wait(10)

    def _think(self) -> None:
        """Run the waiting jobs of a worker, ending at the same time in both worlds."""
        began = datetime.now(UTC)
        self.world.do_jobs()
        self.world.time.move_to(began + LONGEST)

    def _moment(self, name: str, in_game: bool = False) -> Iterator[tuple[str, bool]]:
        self._settle()
        yield name, in_game
        self._answers.clear()

    @contextmanager
    def span(self, name: str, _parent: str | None = None, kind: str = "internal", **attributes: Any) -> Iterator[None]:
        """Store a span instead of sending it."""
        began = datetime.now(UTC)
        try:
            yield
        finally:
            self.spans.append([name, kind, attributes, str(began), str(datetime.now(UTC))])

    def tell_past(self, name: str, _parent: str | None, began: int, ended: int, **attributes: Any) -> None:
        """Store a past span likewise."""
        self.spans.append([name, attributes, began, ended])


@contextmanager
def living(pair: Pair, game: Game, receiver: Receiver) -> Iterator[Twin]:
    """Return a twin in its world whose digests depend on public information only."""
    turns.services.cache_clear()
    receiver.requests.clear()
    world = World()
    world.services.redis.flushall()
    ruleset = game.position.table.ruleset
    with ExitStack() as stack:
        stack.enter_context(patch.object(chain, "digest", public_digest))
        stack.enter_context(world.begun("twins"))
        twin = Twin(world, pair, game, receiver)
        level = replace(TABLE[ruleset][LEVEL], budget=PLAYOUTS)
        stack.enter_context(patch.dict(TABLE[ruleset], {LEVEL: level}))
        stack.enter_context(patch.object(policies, "choose", twin.choose))
        stack.enter_context(patch.multiple(tracing, span=twin.span, tell_past=twin.tell_past))
        stack.enter_context(_logging_to(twin.lines))
        yield twin
    turns.services.cache_clear()


def public_digest(_secret: bytes, version: int, stored: bytes) -> str:
    """Return a digest of public information: real ones differ for reasons that no viewer can determine."""
    return sha256(encode(redact(decode(stored, version), None, ended=False))).hexdigest()


@contextmanager
def _logging_to(lines: io.StringIO) -> Iterator[None]:
    """Log to a file of the twin as in production, including requests."""
    root = logging.getLogger()
    handlers, level = [*root.handlers], root.level
    logs.configure("json")
    for handler in root.handlers:
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(lines)
    try:
        yield
    finally:
        logs.configure(None)
        root.handlers, root.level = handlers, level


def line_of(*values: Any) -> bytes:
    """Return values as a comparable line."""
    return json.dumps(values, default=str).encode()
