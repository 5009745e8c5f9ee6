"""`cairn up` with a full disk: games can be read, no data is lost, and games continue afterwards."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import requests
from helpers.api import free_port
from helpers.running import Up, address, ask, demo, until

from cairn.contract.sampling import unhurried

SIZE = 100 * 2**20

UP_ON_A_DISK = """
import os, sys
from pathlib import Path
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.run.storage import Room
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


def opens(url: str) -> str | None:
    """Open a game of AIs and return its URL, or None if the disk was full or Redis had died of it."""
    answer = open_game(url)
    assert answer.status_code in {201, 503, 507}, answer.text
    return f"/v1/games/{answer.json()['id']}" if answer.ok else None


def plays_on(game: str) -> None:
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
        plays_on(game)
        full.touch()
        one.hears("is full: games can be read, but nothing can be written until there is free space")
        until(lambda: not any("workers" in line for line in one.parts().values()))
        version, refused = ask("GET", game)["version"], open_game(url)
        assert (refused.status_code, refused.json()["type"]) == (507, "/problems/storage-full")
        assert ask("GET", game)["version"] == version
        full.unlink()
        one.hears("has free space again: games continue")
        plays_on(game)
        assert opens(url)
        assert is_proven(game)
        assert "died" not in one.said
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


def fills_up_and_has_room_again(url: str, filler: Path) -> list[str]:
    """Open games until they are refused and again when there is space. Check that all are stored and return them."""
    games = [game for _ in range(4) if (game := opens(url))]
    heads = [ask("GET", url + game) for game in games]
    fill(filler)
    while game := opens(url):
        games.append(game)
    until(lambda: all(requests.get(url + game, timeout=30).ok for game in games))
    assert open_game(url).status_code == 507
    filler.unlink()
    games.append(until(lambda: opens(url)))
    plays_on(url + games[-1])
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
                games += fills_up_and_has_room_again(url, small / "filler")
            assert all(is_proven(url + game) for game in games)
            assert "damaged" not in one.said
        finally:
            assert one.stop() == 0
