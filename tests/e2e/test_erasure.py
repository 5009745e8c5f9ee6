"""Erasure: a player plays all three games, is erased, and no byte of a running Cairn holds their name any more."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.running import Up, address, until
from redis import Redis

from cairn.service.rules import GAMES
from cairn.service.run.embedded import EmbeddedServer

NAME = "Zerlina Quixano"
BYTES = (NAME.encode(), b"Quixano", b"Zerlina")


class Client:
    """A client of a Cairn that is up; no proxy is asked."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.session = requests.Session()
        self.session.trust_env = False
        if token:
            self.session.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, **options: Any) -> requests.Response:
        """Send a request and return the answer, whatever it is."""
        return self.session.request(method, self.url + path, timeout=60, **options)

    def get(self, path: str) -> Any:
        """Return the JSON of an answer."""
        answer = self.ask("GET", path)
        assert answer.ok, answer.text
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        """Return the JSON of an answer to what changes something."""
        answer = self.ask("POST", path, json=body)
        assert answer.ok, answer.text
        return answer.json()

    def opens(self, ruleset: str, *others: dict[str, str], **more: Any) -> str:
        """Open a game with this player on seat 0."""
        seats = [{"kind": "human", "player": "me"}, *others]
        game: str = self.post("/v1/games", {"ruleset": ruleset, "seats": seats, **more})["id"]
        return game


@pytest.fixture
def up(tmp_path: Path) -> Iterator[Up]:
    """Give a Cairn with two API processes and a folder of its own."""
    options = ("--port", "0", "--data", str(tmp_path / "data"), "--no-demo", "--workers", "1")
    one = Up(tmp_path / "output", *options, CAIRN_API_PROCESSES="2")
    yield one
    if one.process.poll() is None:
        one.stop()


def play(client: Client, game: str, source: random.Random) -> None:
    """Play a game to its end at random, as soon as the player's seat is waited for."""
    while (now := client.get(f"/v1/games/{game}"))["status"] != "finished":
        if now["to_act"] and now["to_act"][0]["seat"] == now["viewer"]:
            moves = client.get(f"/v1/games/{game}/legal-moves")["moves"]
            client.ask("POST", f"/v1/games/{game}/moves", json={"moves": [source.choice(moves)]})
        else:
            client.get(f"/v1/games/{game}?wait=5&after={now['version']}")


def keys_of(url: str) -> dict[bytes, bytes]:
    """Return every key of a Redis with all that it holds, as its commands tell it."""
    redis: Any = Redis.from_url(url)
    read = {
        b"string": redis.get,
        b"hash": redis.hgetall,
        b"list": lambda key: redis.lrange(key, 0, -1),
        b"set": redis.smembers,
        b"zset": lambda key: redis.zrange(key, 0, -1, withscores=True),
        b"stream": lambda key: redis.xrange(key),
    }
    return {key: repr(read[redis.type(key)](key)).encode() for key in redis.scan_iter(count=1000)}


def holding(found: dict[Any, bytes]) -> list[Any]:
    """Return under which keys a part of the name is found."""
    return [key for key, value in found.items() if any(part in value or part in str(key).encode() for part in BYTES)]


def rewritten(url: str, folder: Path) -> dict[str, bytes]:
    """Let Redis write its append-only file anew, uncompressed, and return all files of a folder."""
    redis: Any = Redis.from_url(url)
    redis.config_set("rdbcompression", "no")
    redis.bgrewriteaof()
    until(lambda: not redis.info("persistence")["aof_rewrite_in_progress"])
    assert redis.info("persistence")["aof_last_bgrewrite_status"] == "ok"
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def answers(client: Client, games: list[str], player: str) -> dict[str, bytes]:
    """Return what the API answers about these games, the lobby and the player, streams and archives among it."""
    paths = ["/v1/games", f"/v1/games?player={player}", f"/v1/players/{player}"]
    for ruleset in GAMES:
        paths += [f"/v1/standings/{ruleset}"]
    for game in games:
        paths += [f"/v1/games/{game}{more}" for more in ("", "/decisions?limit=500", "/audit", "/archive")]
        paths += [f"/v1/games/{game}/decisions/{version}" for version in (1, 2)]
    found = {path: client.ask("GET", path) for path in paths}
    told = {path: answer.content + repr(answer.headers).encode() for path, answer in found.items()}
    for game in games:
        if client.get(f"/v1/games/{game}")["status"] != "finished":
            continue  # its stream goes on
        with client.session.get(f"{client.url}/v1/games/{game}/stream", stream=True, timeout=60) as stream:
            told[f"{game} stream"] = stream.content
    return told


@pytest.mark.slow
def test_no_byte_holds_the_name_of_who_was_erased(up: Up, tmp_path: Path) -> None:
    """Not in Redis, nor in its files, answers, archives, streams and logs; and all five proofs of the games pass."""
    url, source = address(up), random.Random(7)
    anybody = Client(url)
    made = anybody.post("/v1/players", {"name": NAME})
    me = Client(url, made["token"])
    ai = {"kind": "ai", "level": "random"}
    games = [me.opens(name, *[ai] * (min(GAMES[name].seats) - 1)) for name in GAMES]
    for game in games:
        play(me, game, source)
    running = me.opens("glen_more", ai, ai)
    invited = Client(url, anybody.post("/v1/players", {"name": "Bob"})["token"]).opens(
        "schotten_totten", {"kind": "open", "player": made["id"]}
    )
    open_still = me.opens("schotten_totten", {"kind": "open"})
    all_games = [*games, running, invited, open_still]
    redis_url = EmbeddedServer(tmp_path / "data").url
    before = keys_of(redis_url)
    assert holding(before) == [f"cairn:{{player:{made['id']}}}:record".encode()], "the name has one home"
    archive = me.ask("GET", f"/v1/games/{games[0]}/archive").content
    assert NAME.encode() in archive.splitlines()[-1]
    assert NAME.encode() not in b"".join(archive.splitlines()[:-1])

    assert me.ask("DELETE", "/v1/me").status_code == 204

    for _ in range(8):  # both processes are asked
        assert Client(url, made["token"]).ask("GET", "/v1/me").status_code == 401
        assert Client(url).ask("GET", f"/v1/players/{made['id']}").status_code == 404
    assert not holding(keys_of(redis_url))
    told = answers(Client(url), all_games, made["id"])
    assert not holding(told)
    assert not holding(rewritten(redis_url, tmp_path)), "what Cairn has printed among them"
    for game in games:
        now = anybody.get(f"/v1/games/{game}")
        assert (now["seats"][0]["name"], now["seats"][0]["player"]) == ("a former player", made["id"])
        assert proofs(anybody, game) == dict.fromkeys(("chain", "fold", "rules", "draws", "choices"), "passed")
    assert anybody.get(f"/v1/games/{running}")["status"] == "finished", "no human is left"
    assert [seat["kind"] for seat in anybody.get(f"/v1/games/{invited}")["seats"]] == ["human", "open"]
    assert anybody.get(f"/v1/games/{open_still}")["outcome"]["reason"] == "abandoned"


def proofs(client: Client, game: str) -> dict[str, str]:
    """Return what the audit says of each proof, when workers have worked out the AIs' choices."""
    asked = client.post(f"/v1/games/{game}/analyses", {"kind": "choices"})
    path = f"/v1/games/{game}/analyses/{asked['id']}"
    until(lambda: client.get(path)["analysis"]["status"] == "done")
    found = json.loads(client.ask("GET", f"/v1/games/{game}/audit").content)
    return {proof["name"]: proof["status"] for proof in found["proofs"]}
