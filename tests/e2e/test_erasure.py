"""Erasure: a player plays all three games and is erased, and no byte of a running Cairn contains their name."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api
from helpers.keys import held
from helpers.people import Person, invites
from helpers.running import Up, address, until
from helpers.whole_games import play_to_the_end
from redis import Redis

from cairn.service.rules import GAMES
from cairn.service.run.embedded import EmbeddedServer

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


def bytes_of(url: str) -> dict[str, bytes]:
    """Return every key of a Redis with its value."""
    with Redis.from_url(url) as redis:
        return {key: repr(of).encode() for key, of in held(redis).items()}


def holding(found: dict[Any, bytes]) -> list[Any]:
    """Return the keys with a part of the name."""
    return [key for key, value in found.items() if any(part in value or part in str(key).encode() for part in BYTES)]


def written(folder: Path) -> dict[str, bytes]:
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
    for ruleset in GAMES:
        paths += [f"/v1/standings/{ruleset}"]
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
    assert holding(bytes_of(redis_url)) == [f"cairn:{{player:{me.id}}}:record"], "the name has one home"
    archive = me.ask("GET", f"/v1/games/{games[0]}/archive").content
    assert NAME.encode() in archive.splitlines()[-1]
    assert NAME.encode() not in b"".join(archive.splitlines()[:-1])

    assert me.ask("DELETE", "/v1/me").status_code == 202

    for _ in range(8):  # both processes respond
        assert Api(url, me.made["token"]).ask("GET", "/v1/me").status_code == 401
        assert Api(url).ask("GET", f"/v1/players/{me.id}").status_code == 404
    assert not holding(bytes_of(redis_url))
    responses = answers(Api(url), all_games, me.id)
    assert not holding(responses)
    until(lambda: not holding(written(tmp_path)))  # the caretaker has Redis rewrite its file; includes Cairn's output
    until(lambda: anybody.get(f"/v1/games/{open_still}")["status"] == "finished")
    assert json.loads((tmp_path / "data" / "erasures").read_text()) == {"player": me.id}
    for game in games:
        now = anybody.get(f"/v1/games/{game}")
        assert (now["seats"][0]["name"], now["seats"][0]["player"]) == ("a former player", me.id)
        assert proofs(anybody, game) == dict.fromkeys(("chain", "fold", "rules", "draws", "choices"), "passed")
    assert anybody.get(f"/v1/games/{running}")["status"] == "finished", "no human is left"
    assert [seat["kind"] for seat in anybody.get(f"/v1/games/{invited}")["seats"]] == ["human", "open"]
    assert anybody.get(f"/v1/games/{open_still}")["outcome"]["reason"] == "abandoned"


def proofs(client: Api, game: str) -> dict[str, str]:
    """Return the audit's result for each proof after workers have verified the AIs' choices."""
    analysis = client.ask("POST", f"/v1/games/{game}/analyses", json={"kind": "choices"}).json()
    path = f"/v1/games/{game}/analyses/{analysis['id']}"
    until(lambda: client.get(path)["analysis"]["status"] == "done")
    found = json.loads(client.ask("GET", f"/v1/games/{game}/audit").content)
    return {proof["name"]: proof["status"] for proof in found["proofs"]}
