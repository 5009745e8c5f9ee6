"""Primaries that are killed, and slots that move, while many play: nothing that was acknowledged is lost."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
import requests
from helpers.api import Api
from helpers.clusters import Nodes
from helpers.running import until
from redis.crc import key_slot

from cairn.service.container import Services

pytestmark = pytest.mark.cluster

PLAYERS = 6
GO_ON_SECONDS = 15.0
GREEDY = {"kind": "ai", "level": "greedy"}


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    """Let processes wait for a replica."""
    environment["CAIRN_REPLICAS"] = "1"
    return environment


class Client(threading.Thread):
    """Somebody who plays both seats of one game after the other, and repeats what was not answered.

    `acknowledged` are the versions that an answer told, with their chains, by game. `refusals` are the answers that
    were no success and no "try again".
    """

    def __init__(self, api: Api, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self._api, self._ended = api, stop
        self._count = 0
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.refusals: list[str] = []
        self.tries = 0

    def run(self) -> None:
        """Play until it is told to stop."""
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
                    made = self._send(mover, "POST", f"{path}/moves", {"moves": moves["moves"][:1]})
                    if made:
                        self._note(made)

    def _note(self, resource: dict[str, Any]) -> None:
        self.acknowledged.setdefault(resource["id"], {})[resource["version"]] = resource["chain"]

    def _send(self, api: Api, method: str, path: str, body: Any = None) -> Any:
        """Send a request until it is answered, as a client does who knows how."""
        self._count += 1
        key = {"Idempotency-Key": f"{self.name}-{self._count}-{id(self)}-" + "x" * 20} if method == "POST" else {}
        for _ in range(60):
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


def play(api: Api, do: Callable[[], None]) -> list[Client]:
    """Let many play while something is done, and some time before and after; return them."""
    stop = threading.Event()
    clients = [Client(api, stop) for _ in range(PLAYERS)]
    for client in clients:
        client.start()
    try:
        time.sleep(3)
        do()
        time.sleep(4)
    finally:
        stop.set()
        for client in clients:
            client.join(60)
    return clients


def check_nothing_is_lost(services: Services, clients: list[Client]) -> int:
    """Fail unless all that was acknowledged is in the logs; return how much that is."""
    count = 0
    for client in clients:
        assert client.refusals == []
        for game, versions in client.acknowledged.items():
            chains = {entry.version: entry.chain for entry in services.log.read(game)}
            for version, chain in versions.items():
                assert chains.get(version) == chain, f"version {version} of {game}"
                count += 1
    return count


def test_a_primary_is_killed_under_load(parts: Api, nodes: Nodes, services: Services) -> None:
    """Its replica takes over with every acknowledged move, and AIs play on within 15 seconds."""
    took = 0.0

    def kill() -> None:
        nonlocal took
        body = {"ruleset": "schotten_totten", "seats": [GREEDY, GREEDY], "options": {"rounds": 9}}
        game = parts.post("/v1/games", body)["id"]
        victim = nodes.primary_of(key_slot(game.encode()))
        victim.kill()
        began = time.monotonic()
        path = f"/v1/games/{game}"
        until(lambda: parts.ask("GET", path).status_code == 200)  # the replica has taken over
        before = parts.get(path)["version"]
        until(lambda: parts.get(path)["version"] > before + 4)
        took = time.monotonic() - began
        victim.start()  # as what watches over it does; without a second replica nothing is acknowledged before

    clients = play(parts, kill)
    assert took < GO_ON_SECONDS
    assert check_nothing_is_lost(services, clients) > PLAYERS
    print(f"AIs played on after {took:.1f} s")


def test_slots_move_under_load(parts: Api, nodes: Nodes, services: Services) -> None:
    """Nobody sees an error, but is told to try again at most."""

    def move() -> None:
        known = [game.encode() for game in services.log.games()]
        shards = [b"%d/16" % shard for shard in range(16)]
        for slot in {key_slot(name) for name in (*known, *shards)}:
            if nodes.primary_of(slot) is not target:
                nodes.move(slot, target)
                moved.append(slot)

    # To one node alone: where two take slots of each other, what each last heard of the other may hand a slot back.
    target, moved = nodes.primaries[0], list[int]()
    clients = play(parts, move)
    assert check_nothing_is_lost(services, clients) > PLAYERS
    assert len(moved) > PLAYERS
    assert {nodes.primary_of(slot) for slot in moved} == {target}
