"""The environment of the table's games: one empty Redis, one application, the workers' code, and a stopped clock.

Only time and chance are replaced: commands append to a real log, jobs are taken from the real queues and run by their
functions, requests go through the whole application.
"""

import random
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from functools import wraps
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from freezegun import freeze_time
from helpers.commands import names_for
from rq import Queue
from rq.job import Job
from werkzeug.test import TestResponse

from cairn.events.chain import Entry, Head
from cairn.events.codec import decode, defaults_of, load, read_options
from cairn.events.decision import Decision, Move
from cairn.events.table import GameOpened, Seat
from cairn.projections.fold import BEFORE, Position
from cairn.service.api.http.streaming import NDJSON
from cairn.service.app import create_app
from cairn.service.audit import Audit
from cairn.service.commands.handler import CommandHandler
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.draft import Draft
from cairn.service.jobs.jobs import DELIVERIES, FUNCTIONS, WORK, OurQueue
from cairn.service.jobs.schedule import SEEN
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES, Rules, rules_of
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker
from cairn.workers.delayed_moves import CHOSEN
from cairn.workers.turns import play_due

START = "2026-01-05T09:00:00Z"
"""The time at which each game is opened."""
COMMANDS = [name for name, of in vars(CommandHandler).items() if callable(of) and not name.startswith("_")]
"""The names of all commands."""


class World:
    """All games of the table; `met` are the commands, the jobs and the requests that were made in one of them."""

    def __init__(self) -> None:
        """Connect to the Redis of the environment."""
        self.app = create_app(Settings.from_environment())
        self.services: Services = self.app.extensions["services"]
        self.caretaker = Caretaker(self.services)
        self.met = set[str]()
        self.requested = set[str]()
        self.lived: dict[str, Any] = {}
        self.restored: Any = None
        self.store = TemporaryDirectory()
        """The folder into which finished games are sealed."""
        self._checked = set[str]()
        for name in COMMANDS:
            setattr(self.services.commands, name, self._noted(name))

    def _noted(self, name: str) -> Any:
        command = getattr(self.services.commands, name)

        @wraps(command)
        def noted(*arguments: Any, **named: Any) -> Any:
            done = command(*arguments, **named)
            self.met.add(f"command {name}")
            return done

        return noted

    @contextmanager
    def begin(self, name: str) -> Iterator[None]:
        """Stop the clock at the start until `wait` advances it, and derive the games' secrets from the row's name."""
        self.met.clear()
        chance = random.Random(name)
        with freeze_time(START) as self.time, patch.object(secrets, "token_bytes", chance.randbytes):
            yield
            for game in self.services.log.games():
                if game not in self._checked:
                    self._checked.add(game)
                    self.caretaker.check(game)
            self.services.ratings.settle()

    def wait(self, seconds: float) -> None:
        """Advance the time, with a live caretaker throughout."""
        self.time.tick(timedelta(seconds=seconds))
        self.services.redis.delete(SEEN)

    def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: Any = None,
        *,
        buffered: bool = True,
        **headers: str,
    ) -> TestResponse:
        """Send a request to the API, as the holder of a token; the response must be a success."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        rule, _ = self.app.url_map.bind("").match(path.partition("?")[0], method, return_rule=True)
        self.requested.add(rule.rule)
        self.met.add(f"request {method} {rule.rule}")
        answer = self.app.test_client().open(path, method=method, json=body, headers=headers, buffered=buffered)
        assert answer.status_code < 300, answer.text if buffered else answer.status
        return answer

    @contextmanager
    def follow(self, method: str, path: str, body: Any = None) -> Iterator[Iterator[Any]]:
        """Request a stream, and yield its messages as they come."""
        answer = self.ask(method, path, body=body, buffered=False, Accept=NDJSON)
        yield map(load, answer.iter_encoded())
        answer.close()

    def get(self, path: str, token: str | None = None) -> Any:
        """Return the JSON of a GET."""
        return self.ask("GET", path, token).json

    def post(self, path: str, token: str | None = None, body: Any = None) -> Any:
        """Return the JSON of a POST."""
        return self.ask("POST", path, token, body).json

    def player(self, name: str) -> tuple[Seat, str]:
        """Return the seat of a new player, and their token."""
        record, token, _ = self.services.players.create(name)
        self.services.recovery.make(record.id)
        return Seat("human", record.id), token

    def open(
        self, *seats: Seat, ruleset: str = "schotten_totten", clock: Any = None, listed: bool = True, **more: Any
    ) -> str:
        """Open a game in which seat 0 begins, guests called Ann, Bob, Cid by their seats; return its id."""
        game, how = self.services.tokens.game(None), {"clock": clock, "listed": listed, "names": names_for(seats)}
        own = ("hints", "rated", "labels", "organiser")
        settled = {name: more.pop(name) for name in own if name in more}
        options = read_options(ruleset, {**begins_of(ruleset), **more})
        self.services.commands.open_game(game, ruleset, options, seats, **how, **settled)
        return game

    def opened_by_rules(
        self, ruleset: str, version: int, *seats: Seat, game: str = "", secret: bytes = bytes(range(32)), **more: Any
    ) -> str:
        """Open a game by a version of the rules, as left by a service of that time, and return its id."""
        game = game or self.services.tokens.game(None)
        draft = Draft(game, BEFORE, secret, self.services.clock.now())
        begins = begins_of(ruleset) | ({"first_seat": more.pop("first_seat")} if "first_seat" in more else {})
        options = deciders.all_options(ruleset, begins, len(seats))
        deciders.open_game(draft, GameOpened(ruleset, version, options, seats, True, "", **more))
        draft.name_all(names_for(seats))
        deciders.deal_if_full(draft)
        self.put(game, draft.seal(game), secret, draft.names)
        return game

    def put(self, game: str, entries: Sequence[Entry], secret: bytes, names: dict[str, str]) -> None:
        """Write a running game into the log, as an older service would have left it."""
        self.services.log.append(game, Head(0, game), entries, opens=secret, names=names)
        self.services.lists.put(self.position(game))

    def position(self, game: str) -> Position:
        """Return the current position of a game."""
        return self.services.repository.get(game, TRUTH).position

    def rules(self, game: str) -> Rules:
        """Return the rules of a game."""
        return rules_of(self.position(game))

    def waits_for(self, game: str) -> int:
        """Return the seat to act; if several act at the same time, the first that has not chosen."""
        return deciders.waited_for(self.position(game))[0].seat

    def legal(self, game: str) -> list[Move]:
        """Return its legal moves."""
        return self.rules(game).legal_moves(self.position(game).state, self.waits_for(game))

    def move(self, game: str, times: int = 1) -> None:
        """Make moves of the humans to act, claims first, and let AIs make theirs in between."""
        for number in range(times):
            moves = self.legal(game)
            first = next((move for move in moves if move.type == "claim"), moves[number * 5 % len(moves)])
            self.services.commands.play(game, self.waits_for(game), [first])
            self.work()

    def move_enough(self, game: str) -> None:
        """Make moves until each seat's holder has made as many as a rated game needs."""
        least = GAMES[self.position(game).table.ruleset].least_moves
        while min(self.position(game).moves) < least:
            self.move(game)

    def all_leave(self, game: str) -> None:
        """Have all players leave, one after the other, until the game has ended."""
        for seat in self.position(game).table.humans:
            if not self.position(game).table.is_ended:
                self.services.commands.leave(game, seat)
                self.work()

    def play_out(self, game: str) -> None:
        """Have all players move until the game has ended."""
        self.work()
        while not self.position(game).table.is_ended:
            self.move(game)

    def work(self) -> None:
        """Run the waiting jobs, and play delayed moves when they are due."""
        self.do_jobs()
        while self.services.turn_queue.redis.zcard(CHOSEN):
            self.wait(2.0)
            while play_due():
                pass
            self.do_jobs()

    def do_jobs(self) -> None:
        """Run the waiting jobs in a worker's order."""
        redis = self.services.turn_queue.redis
        work, deliveries = ([OurQueue(name, redis) for name in names] for names in (WORK, DELIVERIES))
        while taken := OurQueue.dequeue_any(work, None, redis) or OurQueue.dequeue_any(deliveries, None, redis):
            job, queue = taken
            assert job.func_name in FUNCTIONS
            self.met.add(f"job {job.func_name}")
            self.do_job(job, queue)

    def do_job(self, job: Job, _queue: Queue) -> None:
        """Run a job that was taken from a queue."""
        job.perform()
        self.services.turn_queue.redis.delete(job.key)

    def care(self, game: str) -> None:
        """Have the caretaker check a game, and the workers run the jobs it enqueues."""
        self.caretaker.check(game)
        self.work()

    def log(self, game: str) -> list[Decision]:
        """Return a game's decisions."""
        return [decode(entry.stored, entry.version) for entry in self.services.log.read(game)]

    def audit(self, game: str) -> Audit:
        """Return the audit of a game."""
        return self.services.auditor.audit(game)[1]


def begins_of(ruleset: str) -> dict[str, Any]:
    """Return the options by which seat 0 begins, of a ruleset in which one begins."""
    return {"first_seat": 0} if "first_seat" in defaults_of(ruleset) else {}
