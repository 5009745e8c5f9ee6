"""The data of a running Cairn: a full disk loses none, an erased player leaves none, and two Cairns share a Redis."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.api import Api, free_port, running, serve
from helpers.keys import read_keys
from helpers.people import Person, invites
from helpers.running import Up, address, ask, demo, until
from helpers.whole_games import play_to_the_end
from redis import Redis

from cairn.contract.sampling import unhurried
from cairn.service.rules import GAMES
from cairn.service.run.embedded import EmbeddedServer

SIZE = 100 * 2**20
UP_ON_A_DISK = """
import os, sys
from pathlib import Path
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.run.folder import Room
from cairn.service.cli.up_command import Up

data, full, port = sys.argv[1:]
room = lambda _path: Room(0 if Path(full).exists() else 2**39, 2**40)
server = EmbeddedServer(Path(data), os.environ.get("CAIRN_REDIS_BINARY"), room)
queue = EmbeddedServer(Path(data) / "queue", os.environ.get("CAIRN_REDIS_BINARY"), durable=False)

def say(words):
    print(words, flush=True)

Up(f"http://127.0.0.1:{port}", ("--port", port), 1, server, queue, os.environ, say, say).run(demo=True)
"""
AIS = [{"kind": "ai", "level": "greedy"}] * 2


def open_game(url: str) -> requests.Response:
    """Request a game of AIs."""
    return requests.post(f"{url}/v1/games", json={"ruleset": "schotten_totten", "seats": AIS}, timeout=30)


def try_to_open(url: str) -> str | None:
    """Open a game of AIs and return its URL, or None if the disk was full or Redis had died of it."""
    answer = open_game(url)
    assert answer.status_code in {201, 503, 507}, answer.text
    return f"/v1/games/{answer.json()['id']}" if answer.ok else None


def check_progress(game: str) -> None:
    """Check that AIs continue a game."""
    version = ask("GET", game)["version"]
    until(lambda: ask("GET", game)["version"] > version + 5)


def is_proven(game: str) -> bool:
    """Return whether the audit of a game has found no error."""
    proofs = ask("GET", f"{game}/audit")["proofs"]
    return [proof["status"] for proof in proofs[:2]] == ["passed"] * 2 and "failed" not in str(proofs)


@pytest.mark.many
def test_games_can_be_read_while_writes_are_refused(tmp_path: Path) -> None:
    """Workers and the caretaker are stopped, and AIs continue when there is space again. Free space is simulated."""
    port, full = str(free_port()), tmp_path / "full"
    one = Up(tmp_path / "output", str(tmp_path / "data"), str(full), port, program=("-c", UP_ON_A_DISK))
    try:
        url, game = address(one), demo(one)
        check_progress(game)
        full.touch()
        one.hears("is full: games can be read, but nothing can be written until there is free space")
        until(lambda: not any("workers" in line for line in one.parts().values()))
        version, refused = ask("GET", game)["version"], open_game(url)
        assert (refused.status_code, refused.json()["type"]) == (507, "/problems/storage-full")
        assert ask("GET", game)["version"] == version
        full.unlink()
        one.hears("has free space again: games continue")
        check_progress(game)
        assert try_to_open(url)
        assert is_proven(game)
        assert "died" not in one.output
    finally:
        assert one.stop() == 0


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """Return a small file system for this test."""
    disk = tmp_path / "small"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "tmpfs", str(disk)]
    if os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def fill(file: Path) -> None:
    """Fill the disk to its last byte."""
    with suppress(OSError), file.open("wb", buffering=0) as filler:
        while True:
            filler.write(bytes(2**16))


def fill_up_and_free(url: str, filler: Path) -> list[str]:
    """Open games until they are refused and again when there is space. Check that all are stored and return them."""
    games = [game for _ in range(4) if (game := try_to_open(url))]
    heads = [ask("GET", url + game) for game in games]
    fill(filler)
    while game := try_to_open(url):
        games.append(game)
    until(lambda: all(requests.get(url + game, timeout=30).ok for game in games))
    assert open_game(url).status_code == 507
    filler.unlink()
    games.append(until(lambda: try_to_open(url)))
    check_progress(url + games[-1])
    for head in heads:
        assert ask("GET", f"{url}/v1/games/{head['id']}?at={head['version']}")["chain"] == head["chain"]
    return games


@pytest.mark.many
@unhurried
def test_no_game_is_lost_on_a_disk_that_fills_up(tmp_path: Path, small: Path) -> None:
    """It fills under load, and is full when Cairn starts: every acknowledged game exists."""
    games: list[str] = []
    for run in range(2):
        if run:
            fill(small / "filler")
        one = Up(tmp_path / f"output {run}", "--port", "0", "--data", str(small / "data"), "--no-demo")
        try:
            url = address(one)
            assert all(ask("GET", url + game)["version"] > 0 for game in games)
            if run:
                assert open_game(url).status_code == 507
                (small / "filler").unlink()
                one.hears("has free space again")
            for _ in range(3):
                games += fill_up_and_free(url, small / "filler")
            assert all(is_proven(url + game) for game in games)
            assert "damaged" not in one.output
        finally:
            assert one.stop() == 0


NAME = "Zerlina Quixano"
BYTES = (NAME.encode(), b"Quixano", b"Zerlina")


@pytest.fixture
def up(tmp_path: Path) -> Iterator[Up]:
    """Start Cairn with two API processes and its own folder."""
    options = ("--port", "0", "--data", str(tmp_path / "data"), "--no-demo", "--workers", "1")
    one = Up(tmp_path / "output", *options, CAIRN_API_PROCESSES="2")
    yield one
    if one.process.poll() is None:
        one.stop()


def read_redis(url: str) -> dict[str, bytes]:
    """Return every key of a Redis with its value."""
    with Redis.from_url(url) as redis:
        return {key: repr(of).encode() for key, of in read_keys(redis).items()}


def keys_with_name(found: dict[Any, bytes]) -> list[Any]:
    """Return the keys with a part of the name."""
    return [key for key, value in found.items() if any(part in value or part in str(key).encode() for part in BYTES)]


def read_files(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder that still exist when they are read."""
    files = dict[str, bytes]()
    for path in folder.rglob("*"):
        with suppress(FileNotFoundError):
            if path.is_file():
                files[str(path)] = path.read_bytes()
    return files


def answers(client: Api, games: list[str], player: str) -> dict[str, bytes]:
    """Return the API's responses about these games, the lobby and the player, including streams and archives."""
    paths = ["/v1/games", f"/v1/games?player={player}", f"/v1/players/{player}"]
    paths += [f"/v1/standings/{ruleset}" for ruleset in GAMES]
    for game in games:
        paths += [f"/v1/games/{game}{more}" for more in ("", "/decisions?limit=500", "/audit", "/archive")]
        paths += [f"/v1/games/{game}/decisions/{version}" for version in (1, 2)]
    found = {path: client.ask("GET", path) for path in paths}
    responses = {path: answer.content + repr(answer.headers).encode() for path, answer in found.items()}
    for game in games:
        if client.get(f"/v1/games/{game}")["status"] != "finished":
            continue  # its stream continues
        with client.ask("GET", f"/v1/games/{game}/stream", stream=True) as stream:
            responses[f"{game} stream"] = stream.content
    return responses


@pytest.mark.slow
def test_no_byte_contains_the_name_of_an_erased_player(up: Up, tmp_path: Path) -> None:
    """Not in Redis, its files, responses, archives, streams and logs. All five proofs of the games pass."""
    url, source = address(up), random.Random(7)
    anybody = Api(url)
    me = Person(anybody, NAME)
    ai = {"kind": "ai", "level": "random"}
    games = [me.opens(*[ai] * (min(GAMES[name].seats) - 1), ruleset=name)["id"] for name in GAMES]
    for game in games:
        play_to_the_end(me, game, me, source)
    running = me.opens(ai, ai, ruleset="glen_more")["id"]
    invited = Person(anybody, "Bob").opens(invites(me))["id"]
    open_still = me.opens({"kind": "open"})["id"]
    all_games = [*games, running, invited, open_still]
    redis_url = EmbeddedServer(tmp_path / "data").url
    assert keys_with_name(read_redis(redis_url)) == [f"cairn:{{player:{me.id}}}:record"], "the name has one home"
    archive = me.ask("GET", f"/v1/games/{games[0]}/archive").content
    assert NAME.encode() in archive.splitlines()[-1]
    assert NAME.encode() not in b"".join(archive.splitlines()[:-1])

    assert me.ask("DELETE", "/v1/me").status_code == 202

    for _ in range(8):  # both processes respond
        assert Api(url, me.made["token"]).ask("GET", "/v1/me").status_code == 401
        assert Api(url).ask("GET", f"/v1/players/{me.id}").status_code == 404
    assert not keys_with_name(read_redis(redis_url))
    responses = answers(Api(url), all_games, me.id)
    assert not keys_with_name(responses)
    until(
        lambda: not keys_with_name(read_files(tmp_path))
    )  # also Cairn's output; the caretaker has Redis rewrite its file
    until(lambda: anybody.get(f"/v1/games/{open_still}")["status"] == "finished")
    assert json.loads((tmp_path / "data" / "erasures").read_text()) == {"player": me.id}
    for game in games:
        now = anybody.get(f"/v1/games/{game}")
        assert (now["seats"][0]["name"], now["seats"][0]["player"]) == ("a former player", me.id)
        assert prove(anybody, game) == dict.fromkeys(("chain", "fold", "rules", "draws", "choices"), "passed")
    assert anybody.get(f"/v1/games/{running}")["status"] == "finished", "no human is left"
    assert [seat["kind"] for seat in anybody.get(f"/v1/games/{invited}")["seats"]] == ["human", "open"]
    assert anybody.get(f"/v1/games/{open_still}")["outcome"]["reason"] == "abandoned"


def prove(client: Api, game: str) -> dict[str, str]:
    """Return the audit's result for each proof after workers have verified the AIs' choices."""
    analysis = client.ask("POST", f"/v1/games/{game}/analyses", json={"kind": "choices"}).json()
    path = f"/v1/games/{game}/analyses/{analysis['id']}"
    until(lambda: client.get(path)["analysis"]["status"] == "done")
    found = json.loads(client.ask("GET", f"/v1/games/{game}/audit").content)
    return {proof["name"]: proof["status"] for proof in found["proofs"]}


SEATS = [{"kind": "ai", "level": "random"}] * 2
BODY = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": SEATS}


@pytest.fixture
def two(own: EmbeddedServer) -> Iterator[tuple[Api, Api]]:
    """Return two Cairns on a Redis that no other test has used, the first with a worker and a caretaker."""
    first, second = ({"CAIRN_PREFIX": prefix} for prefix in ("alpha", "beta-2"))
    serving = [serve(own.url, **more) for more in (first, second)]
    with running(first | {"REDIS_URL": own.url}, "worker", "caretaker"):
        yield Api(next(serving[0])), Api(next(serving[1]))
    for each in serving:
        each.close()


@pytest.mark.slow
def test_two_cairns_share_a_redis(two: tuple[Api, Api], own: EmbeddedServer) -> None:
    """A game is played to its end in one of them. The other one has no row, game, worker or turn of it.

    Every key begins with a prefix, and RQ's own keys name their Cairn, except for the lists of all queues and workers.
    """
    one, other = two
    until(lambda: one.get("/readyz")["workers"] == 1)
    game = one.post("/v1/games", BODY)["id"]
    waits = other.post("/v1/games", BODY)["id"]
    until(lambda: one.get(f"/v1/games/{game}")["status"] == "finished")
    assert other.ask("GET", f"/v1/games/{game}").status_code == 404
    assert [row["id"] for row in other.get("/v1/games")["items"]] == [waits]
    assert other.get("/readyz")["workers"] == 0
    assert other.get(f"/v1/games/{waits}")["version"] == 2, "no turn was played"
    with Redis.from_url(own.url) as redis:
        keys = {key.decode() for key in redis.keys("*")}
        jobs = {key for key in keys if key.startswith("rq:job:")}
    assert jobs == {f"rq:job:beta-2:turn-{waits}-2-1"}
    shared = ("rq:queues", "rq:workers", "rq:worker:")
    named = ("alpha:", "beta-2:", *shared)
    assert [key for key in keys if not (key.startswith(named) or ":alpha-" in key or ":beta-2" in key)] == []


@pytest.mark.parametrize("prefix", ["a:b", "{a}", "a b", "a*", "x" * 41])
def test_an_ambiguous_prefix_is_refused(prefix: str, redis_url: str) -> None:
    """With a reason."""
    environment = os.environ | {"CAIRN_PREFIX": prefix, "REDIS_URL": redis_url}
    command = [sys.executable, "-m", "cairn.service", "caretaker"]
    refused = subprocess.run(command, env=environment, capture_output=True, timeout=30)
    assert refused.returncode == 1
    assert b"CAIRN_PREFIX must have 1 to 40 letters, digits, - or _" in refused.stderr
