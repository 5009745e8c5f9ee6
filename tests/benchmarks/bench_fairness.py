"""250 players of one address, each with a share of its capacity, against one person at another, on 2 workers.

Required: the person's AI, hint, webhook and import take at most 2 times their time without load. Both are measured in
one run, alternately; CAIRN_ROUNDS sets the number of rounds.
"""

import multiprocessing
import os
import random
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from statistics import median, quantiles
from typing import Any

from crowd import run as run_crowd
from helpers.api import JSONL, KEY, Api, running, serve
from helpers.receiver import TRUSTED, Receiver, receiving
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
                told(pipe, "there")
                person, client = Person(api, receiver), local(url).redis
                for _ in range(ROUNDS):
                    while any(client.exists(waiting_key(name)) for name in CLASSES):
                        time.sleep(0.5)
                    alone += [person.sample() for _ in range(SAMPLES)]
                    told(pipe, "go")
                    time.sleep(SETTLE_SECONDS)
                    waiting = {name: client.zcard(waiting_key(name)) for name in CLASSES}
                    print(f"  waiting: {', '.join(f'{name} {count}' for name, count in waiting.items())}")
                    among += [person.sample() for _ in range(SAMPLES)]
                    told(pipe, "rest")
                pipe.send("end")
                crowd.join(10)
    print(f"  {'':<8} {'alone, s':>20} {'among 250, s':>20} {'ratio':>6}")
    for what in WHAT:
        sides = [[sample[what] for sample in samples] for samples in (alone, among)]
        print(f"  {what:<8} {shown(sides[0]):>20} {shown(sides[1]):>20} {median(sides[1]) / median(sides[0]):>6.2f}")


def told(pipe: Connection, wish: str) -> None:
    """Send the crowd a command, and wait until it is done."""
    pipe.send(wish)
    assert pipe.poll(PATIENCE), f"the crowd does not {wish}"
    assert pipe.recv() == wish


def shown(values: list[float]) -> str:
    """Return a median and its quartiles."""
    low, middle, high = quantiles(values, n=4)
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"
