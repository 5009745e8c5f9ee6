"""250 players of one address that use all capacity: turns, hints, imports, and webhooks to slow receivers."""

import random
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler
from itertools import cycle
from multiprocessing.connection import Connection
from typing import Any

from helpers.api import JSONL, OPERATOR, Api
from helpers.receiver import receiving
from requests import RequestException

from cairn.contract.playing import recorded

ADDRESS = "203.0.113.7"
PLAYERS, HOOKED, GAMES_OF_AIS = 250, 60, 100
MOVERS, HINTERS, IMPORTERS, ANALYSTS = 1, 2, 1, 1
SLOW_SECONDS = 14.0
"""Response time of a receiver in seconds: a little below the timeout of a delivery."""
AI = {"kind": "ai", "level": "hard"}


class Crowd:
    """The players, which start and pause on command."""

    def __init__(self, url: str) -> None:
        self._api = Api(url, address=ADDRESS)
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


def run(url: str, pipe: Connection) -> None:
    """Run the crowd, in a process of its own."""
    Crowd(url).run(pipe)
