"""250 players of one address, each with a share of its capacity, against one person at another, on 2 workers.

Required: the person's AI, hint, webhook and import take at most 2 times their time without load. Both are measured in
one run, alternately; CAIRN_ROUNDS sets the number of rounds.
"""

import multiprocessing
import os
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler
from itertools import cycle
from multiprocessing.connection import Connection
from statistics import median, quantiles
from typing import Any

from helpers.api import JSONL, KEY, OPERATOR, Api, running, serve
from helpers.receiver import TRUSTED, Receiver, receiving
from requests import RequestException
from shared import MANY_CLIENTS, local, redis

from cairn.contract.playing import recorded
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import CLASSES

ADDRESS = "198.51.100.9"
ROUNDS, SAMPLES = int(os.environ.get("CAIRN_ROUNDS", "3")), 8
SETTLE_SECONDS = 10.0
"""Seconds of load by the crowd before the person is measured."""
PATIENCE = 120.0
WHAT = ("AI", "hint", "webhook", "import")
QUOTAS = ("CAIRN_GAMES_PER_CLIENT", "CAIRN_AI_GAMES_PER_CLIENT")
"""Limits that stay on: these quotas divide slots, whereas rate limits would stop the crowd's requests."""


class Person:
    """A person at an address of their own, who plays against an AI, and has a webhook."""

    def __init__(self, url: str, receiver: Receiver) -> None:
        self._receiver = receiver
        self._source = random.Random(1)
        archives = sorted(recorded("schotten_totten"), key=lambda path: path.stat().st_size)
        self._archive = archives[len(archives) // 2].read_bytes()
        api = Api(url, address=ADDRESS)
        self._me = api.as_(api.post("/v1/players", {"name": "Ann"})["token"])
        self._me.post("/v1/webhooks", {"url": receiver.url, "events": ["decision"], "player": "me"})
        seats = [{"kind": "human", "player": "me"}, {"kind": "ai", "level": "medium"}]
        game = {"ruleset": "schotten_totten", "options": {"rounds": 99}, "seats": seats, "rated": False}
        self._game = f"/v1/games/{self._me.post('/v1/games', game)['id']}"

    def sample(self) -> dict[str, float]:
        """Return the seconds of each, from the request to the result."""
        moves = self._moves()
        hint = self._timed("POST", f"{self._game}/hints", json={})
        turn = 0
        while turn == 0:
            count, began = len(self._receiver.requests), time.monotonic()
            moved = self._me.post(f"{self._game}/moves", {"moves": [self._source.choice(moves)]})
            turn = moved["to_act"][0]["seat"]
            moves = turn or self._moves()
        wait(lambda: self._me.get(self._game)["version"] > moved["version"])
        ai = time.monotonic() - began
        wait(lambda: len(self._receiver.requests) > count)
        webhook = self._receiver.times[count] - began
        dry = self._timed("POST", "/v1/archives?dry_run=true", data=self._archive, headers=JSONL)
        return dict(zip(WHAT, (ai, hint, webhook, dry), strict=True))

    def _moves(self) -> list[Any]:
        """Return the moves of the human to act, waiting until it is their turn."""
        wait(lambda: (self._me.get(f"{self._game}/legal-moves"))["moves"])
        return list(self._me.get(f"{self._game}/legal-moves")["moves"])

    def _timed(self, method: str, path: str, **body: Any) -> float:
        """Return the seconds from a request to a worker's result."""
        began = time.monotonic()
        response = self._me.ask(method, path, **body)
        assert response.status_code == 202, response.text
        wait(lambda: self._me.get(response.headers["Location"])["status"] != "pending")
        return time.monotonic() - began


def wait(condition: Callable[[], object]) -> None:
    """Poll every 20 ms until a condition holds."""
    while not condition():
        time.sleep(0.02)


def main() -> None:
    """Measure the person alone, and among the crowd, alternately."""
    alone, among = list[dict[str, float]](), list[dict[str, float]]()
    settings = MANY_CLIENTS | TRUSTED | {"CAIRN_PROXIES": "1", "CAIRN_KEY": KEY}
    for name in QUOTAS:
        del settings[name]
    spawned = multiprocessing.get_context("spawn")
    with redis() as url, receiving() as receiver:
        pipe, other = spawned.Pipe()
        with running(settings | {"REDIS_URL": url}, "caretaker", "worker", "worker"):
            for api in serve(url, **settings):
                crowd = spawned.Process(target=run_crowd, args=(api, other), daemon=True)
                crowd.start()
                send(pipe, "there")
                person, client = Person(api, receiver), local(url).redis
                for _ in range(ROUNDS):
                    while any(client.exists(waiting_key(name)) for name in CLASSES):
                        time.sleep(0.5)
                    alone += [person.sample() for _ in range(SAMPLES)]
                    send(pipe, "go")
                    time.sleep(SETTLE_SECONDS)
                    waiting = {name: client.zcard(waiting_key(name)) for name in CLASSES}
                    print(f"  waiting: {', '.join(f'{name} {count}' for name, count in waiting.items())}")
                    among += [person.sample() for _ in range(SAMPLES)]
                    send(pipe, "rest")
                pipe.send("end")
                crowd.join(10)
    print(f"  {'':<8} {'alone, s':>20} {'among 250, s':>20} {'ratio':>6}")
    for what in WHAT:
        alone_s, among_s = ([sample[what] for sample in samples] for samples in (alone, among))
        ratio = median(among_s) / median(alone_s)
        print(f"  {what:<8} {quartiles(alone_s):>20} {quartiles(among_s):>20} {ratio:>6.2f}")


def send(pipe: Connection, wish: str) -> None:
    """Send the crowd a command, and wait until it is done."""
    pipe.send(wish)
    assert pipe.poll(PATIENCE), f"the crowd does not {wish}"
    assert pipe.recv() == wish


def quartiles(values: list[float]) -> str:
    """Return a median and its quartiles."""
    low, middle, high = quantiles(values, n=4)
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


CROWD_ADDRESS = "203.0.113.7"
PLAYERS, HOOKED, GAMES_OF_AIS = 250, 60, 100
MOVERS, HINTERS, IMPORTERS, ANALYSTS = 1, 2, 1, 1
SLOW_SECONDS = 14.0
"""Response time of a receiver in seconds: a little below the timeout of a delivery."""
AI = {"kind": "ai", "level": "hard"}


class Crowd:
    """The players, which start and pause on command."""

    def __init__(self, url: str) -> None:
        self._api = Api(url, address=CROWD_ADDRESS)
        self._operator = Api(url, OPERATOR)
        self._wanting = threading.Event()
        self._games = list[tuple[str, Api]]()
        self._of_ais, self._ended = list[str](), list[str]()

    def run(self, pipe: Connection) -> None:
        """Create the players, and run commands from a pipe: `go`, `rest` or `end`; confirm each when it is done."""
        with receiving() as receiver:
            receiver.answers = Slow(self._wanting)
            for number in range(PLAYERS):
                self._join(number, receiver.url)
            for path in recorded("schotten_totten"):
                if game := self._api.bring_in(path.read_bytes())["game"]:  # some are of one game
                    self._ended.append(game)
            for work, count in (
                *((self._move, MOVERS), (self._hint, HINTERS)),
                *((self._import, IMPORTERS), (self._analyse, ANALYSTS)),
            ):
                for number in range(count):
                    threading.Thread(target=self._keep_wanting, args=(work, number), daemon=True).start()
            while (wish := pipe.recv()) != "end":
                if wish == "there":
                    pass
                elif wish == "go":
                    self._wanting.set()
                    self._of_ais = [self._open(AI, AI) for _ in range(GAMES_OF_AIS)]
                else:
                    self._wanting.clear()
                    for game in self._of_ais:
                        self._operator.ask("DELETE", f"/v1/games/{game}")
                pipe.send(wish)

    def _join(self, number: int, url: str) -> None:
        player = self._api.post("/v1/players", {"name": f"Player {number}"})
        person = self._api.as_(player["token"])
        self._games.append((self._open({"kind": "human", "player": "me"}, AI, api=person), person))
        if number < HOOKED:
            hook = {"url": url, "events": ["decision"], "player": "me"}
            person.ask("POST", "/v1/webhooks", json=hook)

    def _open(self, *seats: dict[str, Any], api: Api | None = None) -> str:
        body = {"ruleset": "schotten_totten", "options": {"rounds": 99}, "seats": list(seats), "rated": False}
        return str((api or self._api).post("/v1/games", body)["id"])

    def _keep_wanting(self, work: Any, number: int) -> None:
        source = random.Random(number)
        for step in cycle(range(10**9)):
            self._wanting.wait()
            with suppress(RequestException, KeyError, ValueError):
                work(source, step)

    def _move(self, source: random.Random, _step: int) -> None:
        """Make a human's move in a random game, after which its AI thinks."""
        game, person = source.choice(self._games)
        moves = person.get(f"/v1/games/{game}/legal-moves")["moves"]
        if moves:
            person.ask("POST", f"/v1/games/{game}/moves", json={"moves": [source.choice(moves)]})
        time.sleep(0.1)

    def _hint(self, source: random.Random, _step: int) -> None:
        """Request a hint in a random game, and poll it once."""
        game, person = source.choice(self._games)
        response = person.ask("POST", f"/v1/games/{game}/hints", json={})
        if response.status_code == 202:
            person.ask("GET", response.headers["Location"])
        time.sleep(0.3)

    def _import(self, _source: random.Random, step: int) -> None:
        """Have one of the larger archives audited."""
        archives = sorted(recorded(), key=lambda path: path.stat().st_size)[-8:]
        data = archives[step % len(archives)].read_bytes()
        self._api.ask("POST", "/v1/archives?dry_run=true", data=data, headers=JSONL)
        time.sleep(0.5)

    def _analyse(self, _source: random.Random, step: int) -> None:
        """Have finished games analysed, one after the other."""
        game = self._ended[step % len(self._ended)]
        self._api.ask("POST", f"/v1/games/{game}/analyses", json={"kind": "decisions", "level": "hard"})
        time.sleep(1.0)


class Slow(list[Any]):
    """Responses of a receiver that is slow while the crowd is active; there are arbitrarily many."""

    def __init__(self, wanting: threading.Event) -> None:
        super().__init__()
        self._wanting = wanting

    def __bool__(self) -> bool:
        return True

    def pop(self, _place: Any = 0) -> Any:
        """Return the response to a request."""
        return self._answer

    def _answer(self, handler: BaseHTTPRequestHandler) -> None:
        until = time.monotonic() + SLOW_SECONDS
        while self._wanting.is_set() and time.monotonic() < until:
            time.sleep(0.1)
        handler.send_response(204)
        handler.end_headers()


def run_crowd(url: str, pipe: Connection) -> None:
    """Run the crowd, in a process of its own."""
    Crowd(url).run(pipe)
