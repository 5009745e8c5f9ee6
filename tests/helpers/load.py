"""API clients that play under load and record responses: acknowledged decisions must be in the logs."""

import threading
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import requests
from helpers.api import Api

from cairn.service.container import Services

PLAYERS = 6
"""Number of concurrent players."""


class Client(threading.Thread):
    """A client that plays both seats of one game after the other, and repeats requests without a response.

    `acknowledged` are the versions in responses, with their chains, by game, and `times` when they came. `refusals` are
    the responses that were neither a success nor a "try again". It gives up a request after `patience` attempts.
    """

    def __init__(self, api: Api, stop: threading.Event, patience: int = 60) -> None:
        super().__init__(daemon=True)
        self._patience = patience
        self._api, self._ended = api, stop
        self._count = 0
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.times: list[float] = []
        self.refusals: list[str] = []
        self.tries = 0

    def run(self) -> None:
        """Play until a stop is requested."""
        while not self._ended.is_set():
            seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
            game = self._send(self._api, "POST", "/v1/games", {"ruleset": "schotten_totten", "seats": seats})
            if not game:
                return
            tokens = {token["seat"]: self._api.as_(token["token"]) for token in game["tokens"]}
            self._note(game)
            while not self._ended.is_set():
                path = f"/v1/games/{game['id']}"
                now = self._send(self._api, "GET", path)
                if not now or now["status"] == "finished":
                    break
                mover = tokens[now["to_act"][0]["seat"]]
                moves = self._send(mover, "GET", f"{path}/legal-moves")
                if moves and moves["moves"]:
                    response = self._send(mover, "POST", f"{path}/moves", {"moves": moves["moves"][:1]})
                    if response:
                        self._note(response)

    def _note(self, resource: dict[str, Any]) -> None:
        self.acknowledged.setdefault(resource["id"], {})[resource["version"]] = resource["chain"]
        self.times.append(time.monotonic())

    def _send(self, api: Api, method: str, path: str, body: Any = None) -> Any:
        """Send a request until it gets a response, as a careful client does."""
        self._count += 1
        key = {"Idempotency-Key": f"{self.name}-{self._count}-{id(self)}-" + "x" * 20} if method == "POST" else {}
        for _ in range(self._patience):
            self.tries += 1
            try:
                answer = api.ask(method, path, json=body, headers=key)
            except requests.RequestException:
                time.sleep(0.2)
                continue
            if answer.ok:
                return answer.json()
            if answer.status_code != 503:
                self.refusals.append(f"{answer.status_code} {answer.text}")
                return None
            assert answer.headers["Retry-After"]
            time.sleep(0.2)
        self.refusals.append(f"never answered: {method} {path}")
        return None


def play(
    api: Api, do: Callable[[], None], before: float = 3.0, after: float = 4.0, players: int = PLAYERS
) -> list[Client]:
    """Let clients play while `do` runs, and for `before` and `after` seconds around it; return the clients."""
    stop = threading.Event()
    clients = [Client(api, stop) for _ in range(players)]
    for client in clients:
        client.start()
    try:
        time.sleep(before)
        do()
        time.sleep(after)
    finally:
        stop.set()
        for client in clients:
            client.join(60)
    return clients


def check_nothing_is_lost(services: Services, clients: list[Client]) -> int:
    """Fail unless all acknowledged decisions are in the logs; return their number."""
    count, lost = 0, list[str]()
    for client in clients:
        assert client.refusals == []
        for game, versions in client.acknowledged.items():
            chains = {entry.version: entry.chain for entry in services.log.read(game)}
            for version, chain in versions.items():
                count += 1
                lost += [] if chains.get(version) == chain else [f"version {version} of {game}"]
    assert not lost, f"{len(lost)} of {count}: {lost[:9]}"
    return count


def longest_gap(clients: list[Client]) -> float:
    """Return the longest time in seconds without an acknowledgement to any client."""
    times = sorted(at for client in clients for at in client.times)
    return max(later - earlier for earlier, later in pairwise(times))
