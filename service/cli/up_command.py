"""The body of `cairn up`: run and watch the embedded servers and all parts until a signal."""

import json
import math
import ssl
import sys
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any

from hiredis import HiredisError

from cairn.service.cli.metrics_endpoint import expose_metrics
from cairn.service.redis_clients.key_digest import why_refused
from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError
from cairn.service.run.folder import COLD, ERASURES
from cairn.service.run.keeper import Keeper
from cairn.service.run.supervisor import WATCH_SECONDS, Supervisor, as_far_as_possible, on_signals
from cairn.service.settings import Settings, text_of

READY_SECONDS = 60.0
UNANSWERED = (OSError, HTTPException, ValueError)
_UNVERIFIED = urllib.request.HTTPSHandler(context=ssl._create_unverified_context())
OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}), _UNVERIFIED)
"""For the API on this machine: its certificate is not verified, and proxies are bypassed."""


@dataclass
class Up:
    """The parts to run: the API, with its address options `served` and its public `url`, and the workers.

    `embedded` is the server of the logs and `queue` that of the queue, or None if it is external. `say` prints
    progress, `warn` prints failures, and `bold` emphasises text.
    """

    url: str
    served: Sequence[str]
    workers: int
    embedded: EmbeddedServer | None
    queue: EmbeddedServer | None
    environment: Mapping[str, str]
    say: Callable[[str], None]
    warn: Callable[[str], None]
    bold: Callable[[str], str] = str

    def __post_init__(self) -> None:
        self.say, self.warn = as_far_as_possible(self.say), as_far_as_possible(self.warn)
        self._keepers = [Keeper(self.embedded, self.warn)] if self.embedded else []
        if self.queue:
            self._keepers.append(Keeper(self.queue, self.warn, "The server of the queue"))
        self._supervisor = Supervisor(dict(self.environment), self.warn)

    def run(self, demo: bool) -> None:
        """Run everything until a signal. Raise EmbeddedServerError if an operator must repair something."""
        stop = on_signals()
        try:
            self._start_servers(stop)
            with expose_metrics(self._supervisor, self.warn, queue=True):
                self._run_parts(stop, demo)
        finally:
            for server in (self.queue, self.embedded):
                if server:
                    server.stop()

    def _start_servers(self, stop: Callable[[], bool]) -> None:
        for keeper in self._keepers:
            keeper.start(stop)
        if self.embedded:
            self._check_key(self.embedded)
            self.say(f"The games are stored in {self.embedded.data}")
            self._supervisor.environment["REDIS_URL"] = self.embedded.url
            self._supervisor.environment.setdefault("CAIRN_ERASURES", str(self.embedded.data / ERASURES))
            self._supervisor.environment.setdefault("CAIRN_COLD_URL", str((self.embedded.data / COLD).absolute()))
            self._supervisor.suspend(self.embedded.full)
        if self.queue:
            self._supervisor.environment["CAIRN_QUEUE_URL"] = self.queue.url

    def _run_parts(self, stop: Callable[[], bool], demo: bool) -> None:
        try:
            self.say(f"Starting the API, {self.workers} worker{'' if self.workers == 1 else 's'} and the caretaker …")
            self._start(stop)
            if not stop():
                self.say(f"Cairn is up at {self.bold(self.url)}")
                self.say(f"Watch and play at {self.bold(self.url + '/')}")
                self.say("Ctrl-C stops everything.")
                if demo:
                    self.show_demos()
            while not stop():
                self._watch(stop)
                time.sleep(WATCH_SECONDS)
        finally:
            self._supervisor.stop()

    def _check_key(self, embedded: EmbeddedServer) -> None:
        """Refuse games that were opened with another key. The API reports a server that does not answer."""
        why = None
        with suppress(OSError, HiredisError), embedded.connect() as ask:
            why = why_refused(ask, text_of("CAIRN_KEY", self.environment) or None)
        if why:
            raise EmbeddedServerError(f"{why}.")

    def _start(self, stop: Callable[[], bool]) -> None:
        """Start all parts and wait until they are ready.

        The caretaker starts last: it is not needed to be ready, and would slow down the start of the others.
        """
        if stop():
            return
        workers = sys.executable, "-m", "cairn.workers"
        self._supervisor.start("the API", sys.executable, "-m", "cairn.service", "api", "--once", *self.served)
        for number in range(1, self.workers + 1):
            self._supervisor.start(f"worker {number}", *workers, "worker", writes=True)
        ready = self._wait(stop, READY_SECONDS)
        if stop():
            return
        self._supervisor.start("the caretaker", *workers, "caretaker", writes=True)
        if not ready:
            self.warn(f"Cairn is not ready after {READY_SECONDS:.0f} seconds; still waiting.")
            self._wait(stop, math.inf)

    def _watch(self, stop: Callable[[], bool]) -> None:
        for keeper in self._keepers:
            keeper.watch(stop)
        if self.embedded:
            self._supervisor.suspend(self.embedded.full)
        self._supervisor.watch()

    def _wait(self, stop: Callable[[], bool], seconds: float) -> bool:
        """Wait until the API and the workers are ready, for at most `seconds`. Return whether they are."""
        deadline = time.monotonic() + seconds
        while not stop() and time.monotonic() < deadline:
            self._watch(stop)
            with suppress(*UNANSWERED):
                if self._is_ready():
                    return True
            time.sleep(0.05)
        return False

    def _is_ready(self) -> bool:
        if self.embedded and self.embedded.full:  # workers are suspended, but games can be read
            self._ask("/healthz")
            return True
        return (self._ask("/readyz")["workers"] or 0) >= self.workers

    def show_demos(self) -> None:
        """Print the URL of an AI demo of each game. Open one unless one is still running.

        It begins when a viewer opens it.
        """
        # These imports are slow, and the parts have started.
        from redis.exceptions import RedisError

        from cairn.service.errors import Problem
        from cairn.service.rules import GAMES

        for ruleset, rules in GAMES.items():
            try:
                game = self._running(ruleset) or open_demo(ruleset, self._supervisor.environment)
            except (*UNANSWERED, RedisError, Problem) as error:
                self.warn(f"No game of {rules.title} could be opened: {str(error).rstrip('.')}.")
                return
            self.say(f"Watch AIs play {rules.title}: {self.url}/#/games/{game}")

    def _running(self, ruleset: str) -> str | None:
        """Return a running game of AIs alone, so that a restart does not open more."""
        query = f"/v1/games?status=running&ruleset={ruleset}"
        page = self._ask(query)
        while True:
            for game in page["items"]:
                if all(seat["kind"] == "ai" for seat in game["seats"]):
                    return str(game["id"])
            if page["next"] is None:
                return None
            page = self._ask(f"{query}&cursor={page['next']}")

    def _ask(self, path: str) -> Any:
        with OPENER.open(self.url + path, timeout=5) as answer:
            return json.load(answer)


def open_demo(ruleset: str, environment: Mapping[str, str]) -> str:
    """Open a game of AIs alone, in the Redis of an environment, and return its id. It begins when a viewer opens it.

    The API cannot open a game asleep: clients could leave games that wait for ever.
    """
    from cairn.events.codec import read_options
    from cairn.events.table import Seat
    from cairn.service.container import Services
    from cairn.service.deciding.levels import PLAYS_ON
    from cairn.service.rules import GAMES

    services, demo = Services(Settings.from_environment(environment)), GAMES[ruleset].demo
    with closing(services.redis):
        game = services.tokens.game(None)
        seats = [Seat("ai", None, PLAYS_ON)] * demo.seats
        services.commands.open_game(game, ruleset, read_options(ruleset, demo.options), seats, asleep=True)
    return game
