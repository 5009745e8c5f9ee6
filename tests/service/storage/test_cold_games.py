"""Finished games that lie in segments: sealed, proven, forgotten in Redis, and read as if nothing had been."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from helpers.commands import opened
from helpers.playing import CASES, random_game

from cairn.events.cold import Damaged
from cairn.events.keys import key_of
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.roots import is_proven
from cairn.service.storage.stores import Folder

PATHS = ("", "?at=1", "?at=9", "/decisions", "/decisions?after=5&limit=3", "/decisions/7", "/audit", "/archive")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give the folder of the segments."""
    return tmp_path / "cold"


@pytest.fixture
def of_cold(services: Services, folder: Path) -> Services:
    """Give a service that has it."""
    return Services(Settings(services.settings.redis_url, key=services.settings.key, cold_url=str(folder)))


@pytest.fixture
def games(of_cold: Services) -> list[str]:
    """Give finished games of each ruleset, and of each of its groups of options."""
    ids = list[str]()
    for number, case in enumerate(CASES):
        game = random_game(*case, seed=number)
        of_cold.commands.bring_in(game.game, game.entries(), {})
        ids.append(game.game)
    return ids


def shown(settings: Settings, games: list[str]) -> Iterator[tuple[str, int, bytes, dict[str, str]]]:
    """Yield what a client that has just come is answered of games."""
    client: FlaskClient = create_app(settings).test_client()
    for game in games:
        for path in PATHS:
            answer: Any = client.get(f"/v1/games/{game}{path}")
            headers = {name: answer.headers[name] for name in ("ETag", "Content-Type") if name in answer.headers}
            yield f"{game}{path}", answer.status_code, answer.data, headers


def test_a_cold_game_is_answered_as_a_warm_one(of_cold: Services, games: list[str]) -> None:
    """To the byte: positions, decisions, audits, archives; and hardly anything of it is left in Redis."""
    warm, before = [*shown(of_cold.settings, games)], of_cold.redis.info("memory")["used_memory"]
    done = of_cold.cold.seal(of_cold.log, games)
    assert (sorted(done.sealed), done.left, done.refused) == (sorted(games), [], {})
    for game in games:
        assert not of_cold.redis.exists(key_of(game, "log"))
        assert 60 < of_cold.redis.strlen(key_of(game, "cold")) < 110
    cold = [*shown(of_cold.settings, games)]
    assert [each for each in zip(warm, cold, strict=True) if each[0] != each[1]] == []
    assert of_cold.redis.info("memory")["used_memory"] < before
    assert sorted(of_cold.log.games()) == sorted(games)


def test_a_cold_game_can_be_forked_and_brought_in_again(of_cold: Services, games: list[str]) -> None:
    """The fork begins with it; the same archive changes nothing, and another one of its id is refused."""
    of_cold.cold.seal(of_cold.log, games)
    client = create_app(of_cold.settings).test_client()
    body = {"at": 3, "seats": [{"kind": "ai", "level": "random"}] * len(seats_of(client, games[0]))}
    fork = client.post(f"/v1/games/{games[0]}/forks", json=body)
    assert fork.status_code == 201, fork.json
    entries = [*of_cold.log.read(games[1])]
    of_cold.commands.bring_in(games[1], entries, {})
    assert of_cold.log.stub(games[1])
    assert not of_cold.redis.exists(key_of(games[1], "log"))


def seats_of(client: FlaskClient, game: str) -> list[Any]:
    """Return the seats of a game."""
    answer: Any = client.get(f"/v1/games/{game}").json
    seats: list[Any] = answer["seats"]
    return seats


def test_a_cold_game_stands_in_the_log_of_roots(of_cold: Services, games: list[str]) -> None:
    """Each of two segments, with each of its games."""
    sealed = [of_cold.cold.seal(of_cold.log, some) for some in (games[:3], games[3:])]
    for done in sealed:
        segment = done.segment.removeprefix(SEGMENT)
        rows = of_cold.cold.rows(segment)
        assert sorted(row.game for row in rows) == sorted(done.sealed)
        assert all(is_proven(of_cold.cold.roots.inclusion(segment, rows, game)) for game in done.sealed)


def test_a_cold_game_can_be_deleted(of_cold: Services, games: list[str]) -> None:
    """It is gone at once; its bytes stay in a segment that nothing points to."""
    of_cold.cold.seal(of_cold.log, games)
    of_cold.commands.delete(games[0])
    client = create_app(of_cold.settings).test_client()
    assert client.get(f"/v1/games/{games[0]}").status_code == 404
    assert client.get(f"/v1/games/{games[1]}").status_code == 200


def test_a_changed_bit_is_found_and_not_served(of_cold: Services, games: list[str], folder: Path) -> None:
    """The answer names the segment; nothing of the game is shown."""
    done = of_cold.cold.seal(of_cold.log, games)
    path = folder / done.segment
    data = bytearray(path.read_bytes())
    stub = of_cold.log.stub(games[2])
    assert stub
    data[stub.offset + stub.length // 2] ^= 1
    path.write_bytes(data)
    answer: Any = create_app(of_cold.settings).test_client().get(f"/v1/games/{games[2]}")
    assert answer.status_code == 503
    assert done.segment in answer.json["detail"]


class Lies(Folder):
    """A folder that gives back other bytes than it was given."""

    def reading(self, name: str) -> Any:
        """Give a file with a changed bit, if it is a segment."""
        if name.startswith(SEGMENT):
            path = self._path / name
            data = bytearray(path.read_bytes())
            data[len(data) // 3] ^= 8
            path.write_bytes(data)
        return super().reading(name)


class Fails(Folder):
    """A folder on a disk that breaks while a segment is written."""

    def writing(self, name: str) -> Any:
        """Fail."""
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize(("kind", "error"), [(Lies, Damaged), (Fails, OSError)])
def test_what_is_not_proven_is_not_forgotten(
    of_cold: Services, games: list[str], folder: Path, kind: type[Folder], error: type[Exception]
) -> None:
    """Where the store lies or fails each game stays in Redis, whole."""
    warm = {game: [*of_cold.log.read(game)] for game in games}
    of_cold.cold._opened = kind(folder)
    with pytest.raises(error):
        of_cold.cold.seal(of_cold.log, games)
    assert {game: [*of_cold.log.read(game)] for game in games} == warm
    assert not any(of_cold.log.stub(game) for game in games)


def test_a_running_game_stays(of_cold: Services, games: list[str]) -> None:
    """It has not told its secret, and more is to come; the others are sealed."""
    running = opened(of_cold)
    done = of_cold.cold.seal(of_cold.log, [running, *games])
    assert done.refused == {running: "it has not ended"}
    assert sorted(done.sealed) == sorted(games)
    assert of_cold.log.last(running)
