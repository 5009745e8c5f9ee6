"""Worlds for pairs of twin games: an empty Redis, the whole service, and all its output by channel."""

import io
import json
import logging
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, NamedTuple
from unittest.mock import patch

from helpers.receiver import Receiver
from joints.world import World
from msgspec.structs import replace
from werkzeug.test import TestResponse

from cairn.contract.playing import FACTS, Game, begin, twin_of
from cairn.events import chain
from cairn.events.chain import Head
from cairn.events.codec import decode, dump, encode
from cairn.events.decision import Decision, Move, redact
from cairn.events.publishing import LogNotifications
from cairn.projections.fold import fold
from cairn.service.container import Services
from cairn.service.telemetry import logs, tracing
from cairn.service.webhooks.queue import SWEEP_SECONDS
from cairn.workers import turns
from cairn.workers.delayed_moves import CHOSEN
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE
from cairn.workers.worker import Worker

LEVEL = "hard"
"""The level of the AI: with hidden cards its moves are delayed until their duration is not visible."""


class Pair(NamedTuple):
    """Two games, a viewer who must not distinguish them, and the AI's next moves in both."""

    games: tuple[Game, Game]
    viewer: int | None
    moves: list[Move]


def pair_of(case: tuple[str, dict[str, object], int], viewer: int | None, seed: int) -> Pair:
    """Return a pair of random games of some options in which an AI is to move, with next moves that reveal nothing."""
    ruleset, options, seats = case
    ai = 0 if viewer is None else (viewer - 1) % seats
    source = random.Random(seed)
    while True:
        levels = [LEVEL if seat == ai else None for seat in range(seats)]
        game = begin(ruleset, options, seats, source.randrange(10**9), levels)
        least = game.position.version + source.randint(2, 12)
        while not game.over and (game.position.version < least or game.waited_for != ai):
            game.play(source.choice(game.legal))
        if not game.over:
            games = game, _changed(game, viewer)
            moves = _moves(games, viewer, ai)
            if moves:
                return Pair(games, viewer, moves)


def _changed(game: Game, viewer: int | None) -> Game:
    """Return the twin of a game: other cards hidden from the viewer, other draws and seeds of AIs."""
    twin = twin_of(game, viewer) if FACTS[game.position.table.ruleset].twin else game
    decisions = [_drawn_otherwise(decision) for decision in twin.decisions]
    return Game(game.game, fold(decisions), game.secret, decisions=decisions, names=dict(game.names))


def _drawn_otherwise(decision: Decision) -> Decision:
    """Return a decision with other secrets of the service: draws and seeds are hidden until the end."""
    draws = tuple((k, (result + 1) % k) for k, result in decision.draws or ())
    return replace(decision, draws=draws, ai=decision.ai and replace(decision.ai, seed="5eed"))


def _moves(games: tuple[Game, Game], viewer: int | None, ai: int) -> list[Move]:
    """Return moves of the AI up to the next human's turn that leave the viewer's view the same, or none."""
    ahead, moves = [_copy(game) for game in games], list[Move]()
    while not ahead[0].over and ahead[0].waited_for == ai:
        for move in ahead[0].legal:
            if move in ahead[1].legal:
                tried = [_copy(game) for game in ahead]
                for game in tried:
                    game.play(move)
                first, second = ([_seen(each, viewer) for each in game.decisions] for game in tried)
                if first == second:
                    break
        else:
            return []
        moves.append(move)
        ahead = tried
    return [] if ahead[0].over else moves


def _copy(game: Game) -> Game:
    return Game(game.game, fold(game.decisions), game.secret, decisions=[*game.decisions], names=dict(game.names))


def _seen(decision: Decision, viewer: int | None) -> bytes:
    return encode(replace(redact(decision, viewer, ended=False), at=""))


PLAYOUTS = 16
"""The budget of hints in this world."""
LONGEST = timedelta(seconds=1.5)
"""The maximum duration of a choice, less than the time until its move is due."""
KEY = {"Idempotency-Key": "the key of the webhook that the viewer makes"}


class Twin:
    """A game of a pair in its world, for its viewer, a spectator, a stranger and the operator's tools.

    Time is simulated, so that durations can be compared, too. An AI's choice is predefined and takes a time that
    depends on its view: a different time in each twin.
    """

    def __init__(self, world: World, pair: Pair, game: Game, receiver: Receiver) -> None:
        """Append the game to the log."""
        self.world, self.viewer, self.game, self.receiver = world, pair.viewer, game, receiver
        self.spans, self.lines = list[Any](), io.StringIO()
        self.on_choice: Callable[[], object] = lambda: None
        self.before: dict[str, float] = {}
        self._moves, self._answers = iter(pair.moves), dict[Any, TestResponse]()
        self.since = game.position.version
        self._worker = Worker()
        self._worker.log.setLevel(logging.WARNING)  # as `work` does
        self._worker.register_birth()  # else a job registers it only if it lasts for seconds
        world.do_job = self._worker.execute_job  # type: ignore[method-assign, assignment]  # with its telemetry
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
        request = method, path, dump(body), known, *sorted(headers.items())
        if request not in self._answers:
            sent = {"X-Request-ID": "twin", **headers}
            sent |= {"Authorization": f"Bearer {self.token}"} if known and self.token else {}
            client, buffered = self.world.app.test_client(), "stream" not in path
            self._answers[request] = client.open(path, method=method, json=body, headers=sent, buffered=buffered)
        return self._answers[request]

    def choose(self, _level: Any, _rules: Any, view: Any, _seat: int, _seed: str) -> Move:
        """Choose the pair's agreed move after a time that depends on the AI's view."""
        self.world.time.tick(int.from_bytes(sha256(dump(view)).digest()[:2]) * LONGEST / 65536)
        self.on_choice()
        return next(self._moves)

    def keep_worker_alive(self) -> None:
        """Date the worker's heartbeat in the future: it goes by Redis' own clock, and a test may be slow."""
        redis = self._worker.connection
        redis.hset(self._worker.key, "last_heartbeat", "2999-01-01T00:00:00.000000Z")
        redis.persist(self._worker.key)

    def moments(self) -> Iterator[tuple[str, bool]]:
        """Run the game. Yield each observed moment, and whether responses about the game are requested at it."""
        world, game = self.world, self.game.game
        hook = {"url": self.receiver.url, "game": game, "events": ["turn", "decision", "over"]}
        assert self.ask("POST", "/v1/webhooks", hook, headers=KEY).status_code == 201
        yield from self._moment("it is the AI's turn")
        world.caretaker.check(game)
        yield from self._moment("a worker is requested")
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

    def record_past_span(self, name: str, _parent: str | None, began: int, ended: int, **attributes: Any) -> None:
        """Store a past span likewise."""
        self.spans.append([name, attributes, began, ended])


def store(services: Services, game: Game) -> None:
    """Append a game to the log of a service."""
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret, names=dict(game.names))


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
        stack.enter_context(world.begin("twins"))
        twin = Twin(world, pair, game, receiver)
        level = replace(TABLE[ruleset][LEVEL], budget=PLAYOUTS)
        stack.enter_context(patch.dict(TABLE[ruleset], {LEVEL: level}))
        stack.enter_context(patch.object(policies, "choose", twin.choose))
        stack.enter_context(patch.multiple(tracing, span=twin.span, record_past_span=twin.record_past_span))
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
