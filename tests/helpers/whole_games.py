"""Games of all kinds, played over the API by a person who moves at random and by AIs."""

import random
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import requests
from helpers.api import Api

from cairn.service.rules import GAMES

PATIENCE_MOVES = 4000


def open_with_ais(api: Api, ruleset: str) -> tuple[str, Api]:
    """Open a game of a person and AIs; return its id, and the person's client."""
    seats: list[dict[str, Any]] = [{"kind": "human", "name": "Ann"}]
    seats += [{"kind": "ai", "level": "random"}] * (GAMES[ruleset].demo.seats - 1)
    game = api.post("/v1/games", {"ruleset": ruleset, "options": GAMES[ruleset].demo.options, "seats": seats})
    return game["id"], api.as_(game["tokens"][0]["token"])


def play_to_the_end(api: Api, game: str, ann: Api, source: random.Random) -> None:
    """Play the person's seat at random until the game has ended."""
    for _ in range(PATIENCE_MOVES):
        now = ann.get(f"/v1/games/{game}")
        if now["status"] == "finished":
            return
        moves = ann.get(f"/v1/games/{game}/legal-moves")["moves"]
        if moves:
            ann.ask("POST", f"/v1/games/{game}/moves", json={"moves": [source.choice(moves)]})
        else:
            ann.get(f"/v1/games/{game}?wait=10&after={now['version']}")
    raise AssertionError("the game does not end")


@contextmanager
def ids_of_the_stream(api: Api, game: str) -> Iterator[Future[list[bytes]]]:
    """Read a game's stream concurrently, from its first message to its last. The ids of its messages are the result."""

    def read(stream: requests.Response) -> list[bytes]:
        return [line for line in stream.iter_lines() if line.startswith(b"id: ")]

    url = f"{api.url}/v1/games/{game}/stream"
    with requests.get(url, stream=True, timeout=60) as stream, ThreadPoolExecutor(1) as reader:
        yield reader.submit(read, stream)


def check_audit(api: Api, game: str) -> None:
    """Fail unless the immediate proofs of a finished game pass."""
    proofs = {proof["name"]: proof["status"] for proof in api.get(f"/v1/games/{game}/audit")["proofs"]}
    assert {proofs[name] for name in ("chain", "fold", "rules", "draws")} == {"passed"}, proofs
