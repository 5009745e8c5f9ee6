"""Finished games in segments: sealed, proven, removed from Redis, and read as before, through a disk cache."""

import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from flask.testing import FlaskClient
from helpers.api import ROOT
from helpers.cold import bring_in
from helpers.commands import open_game
from msgspec import convert

from cairn.contract.playing import CASES, random_game
from cairn.events.codec import canonical
from cairn.events.keys import key_of
from cairn.events.merkle import is_consistent
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage import frames
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import compact
from cairn.service.storage.frames import BLOCK, DICTIONARY, FOLDERS, DiskCache
from cairn.service.storage.roots import Inclusion, is_proven

PATHS = ("", "?at=1", "?at=9", "/decisions", "/decisions?after=5&limit=3", "/decisions/7", "/audit", "/archive")


def send_requests(settings: Settings, games: list[str]) -> Iterator[tuple[str, int, bytes, dict[str, str]]]:
    """Yield the responses to a new client about games."""
    client: FlaskClient = create_app(settings).test_client()
    for game in games:
        for path in PATHS:
            answer: Any = client.get(f"/v1/games/{game}{path}")
            headers = {name: answer.headers[name] for name in ("ETag", "Content-Type") if name in answer.headers}
            yield f"{game}{path}", answer.status_code, answer.data, headers


def size_of_keys(services: Services) -> int:
    """Return the bytes of all keys in Redis, without its own buffers."""
    return sum(services.redis.memory_usage(key, samples=0) or 0 for key in services.redis.scan_iter(count=1000))


def test_a_cold_game_has_the_responses_of_a_warm_one(keeping: Services, games: list[str]) -> None:
    """The bytes of positions, decisions, audits and archives are the same. Hardly any data is left in Redis."""
    warm, before = [*send_requests(keeping.settings, games)], size_of_keys(keeping)
    done = keeping.cold.seal(keeping.log, games)
    assert (sorted(done.sealed), done.left, done.refused) == (sorted(games), [], {})
    for game in games:
        assert [*keeping.redis.scan_iter(key_of(game, "*"))] == [key_of(game, "cold").encode()]
        assert 60 < keeping.redis.strlen(key_of(game, "cold")) < 110
    cold = [*send_requests(keeping.settings, games)]
    assert [each for each in zip(warm, cold, strict=True) if each[0] != each[1]] == []
    assert 5 * size_of_keys(keeping) < before
    assert sorted(keeping.log.games()) == sorted(games)


def test_a_cold_game_can_be_forked_and_imported_again(keeping: Services, games: list[str]) -> None:
    """The fork begins with it. Importing the same archive changes nothing; another archive with its id is refused."""
    keeping.cold.seal(keeping.log, games)
    client = create_app(keeping.settings).test_client()
    game: Any = client.get(f"/v1/games/{games[0]}").json
    body = {"at": 3, "seats": [{"kind": "ai", "level": "random"}] * len(game["seats"])}
    fork = client.post(f"/v1/games/{games[0]}/forks", json=body)
    assert fork.status_code == 201, fork.json
    entries = [*keeping.log.read(games[1])]
    keeping.commands.bring_in(games[1], entries, {})
    assert keeping.log.sealed_markers.find(games[1])
    assert not keeping.redis.exists(key_of(games[1], "log"))


def test_a_cold_game_can_have_analyses_and_webhooks(keeping: Services, games: list[str]) -> None:
    """Like any finished game."""
    keeping.cold.seal(keeping.log, games)
    client = create_app(keeping.settings).test_client()
    answer = client.post(f"/v1/games/{games[0]}/analyses", json={"kind": "decisions", "level": "easy"})
    assert answer.status_code == 202, answer.json
    made: Any = client.post("/v1/players", json={"name": "Ann"})
    token = {"Authorization": f"Bearer {made.json['token']}"}
    hook = client.post("/v1/webhooks", json={"url": "https://1.1.1.1/", "game": games[0]}, headers=token)
    assert hook.status_code == 201, hook.json


def test_the_log_of_roots_contains_a_cold_game(keeping: Services, games: list[str]) -> None:
    """Each of two segments, with each of its games."""
    sealed = [keeping.cold.seal(keeping.log, some) for some in (games[:3], games[3:])]
    for done in sealed:
        segment = done.segment.removeprefix(SEGMENT)
        rows = keeping.cold.rows(segment)
        assert sorted(row.game for row in rows) == sorted(done.sealed)
        assert all(is_proven(keeping.cold.roots.inclusion(segment, rows, game)) for game in done.sealed)


def test_the_api_proves_that_a_game_is_in_the_signed_log(keeping: Services, games: list[str]) -> None:
    """It also proves that the log continues a stored root. Warm and unknown games are in none."""
    app = create_app(replace(keeping.settings, signing_key="ab" * 32))
    client = app.test_client()
    keeping.cold.seal(keeping.log, games[:2])
    kept: Any = client.get("/v1/transparency").json
    assert (kept["log"]["size"], kept["inclusion"], kept["consistency"]) == (1, None, None)
    keeping.cold.seal(keeping.log, games[2:4])
    now: Any = client.get(f"/v1/transparency?game={games[3]}&since=1").json
    assert is_proven(convert(now["inclusion"], Inclusion))
    assert now["consistency"]["before"] == kept["log"]
    path = [bytes.fromhex(each) for each in now["consistency"]["path"]]
    roots = [bytes.fromhex(each["log"]["root"]) for each in (kept, now)]
    assert is_consistent(1, roots[0], 2, roots[1], path)
    key: Any = client.get("/v1/signing-key").json
    signed = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key["public_key"]))
    signed.verify(bytes.fromhex(now["signature"]), canonical(["roots", 2, now["log"]["root"]]))
    assert client.get(f"/v1/transparency?game={games[5]}").status_code == 404
    refused: Any = client.get("/v1/transparency?since=3")
    assert (refused.status_code, refused.json["errors"][0]["parameter"]) == (422, "since")


def test_a_key_of_a_cold_game_opens_no_other_game(keeping: Services) -> None:
    """The records of its requests are removed, and the refusal says that the game ended long ago."""
    client = create_app(keeping.settings).test_client()
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob")]}
    headers = {"Idempotency-Key": "once and for all, and for one game only"}
    made: Any = client.post("/v1/games", json=body, headers=headers).json
    keeping.commands.leave(made["id"], 0)
    assert client.post("/v1/games", json=body, headers=headers).status_code == 201
    keeping.cold.seal(keeping.log, [made["id"]])
    again: Any = client.post("/v1/games", json=body, headers=headers)
    assert (again.status_code, "opened a game that ended long ago" in again.json["detail"]) == (422, True)


def test_a_cold_game_can_be_deleted(keeping: Services, games: list[str]) -> None:
    """It is gone at once. Its bytes stay in the segment without a reference."""
    keeping.cold.seal(keeping.log, games)
    keeping.commands.delete(games[0])
    client = create_app(keeping.settings).test_client()
    assert client.get(f"/v1/games/{games[0]}").status_code == 404
    assert client.get(f"/v1/games/{games[1]}").status_code == 200


@pytest.mark.slow
def test_compaction_removes_the_bytes_of_deleted_games(keeping: Services, games: list[str], folder: Path) -> None:
    """Other games have the same responses, from a new segment that is in the log of roots, too."""
    done = keeping.cold.seal(keeping.log, games)
    assert compact(keeping.cold, keeping.log, done.segment.removeprefix(SEGMENT)) is None
    warm = [*send_requests(keeping.settings, games[1:])]
    keeping.commands.delete(games[0])
    compacted = compact(keeping.cold, keeping.log, done.segment.removeprefix(SEGMENT))
    assert compacted
    assert [path.name for path in folder.iterdir() if path.name.startswith(SEGMENT)] == [compacted]
    again = Services(keeping.settings)
    assert [*send_requests(again.settings, games[1:])] == warm
    rows = again.cold.rows(compacted.removeprefix(SEGMENT))
    assert games[0] not in {row.game for row in rows}
    assert again.cold.roots.newest().size == 2
    assert is_proven(again.cold.roots.inclusion(compacted.removeprefix(SEGMENT), rows, games[1]))


def test_a_segment_of_deleted_games_only_is_removed(keeping: Services, games: list[str], folder: Path) -> None:
    """No replacement is written."""
    done = keeping.cold.seal(keeping.log, games[:2])
    for game in games[:2]:
        keeping.commands.delete(game)
    assert compact(keeping.cold, keeping.log, done.segment.removeprefix(SEGMENT)) == ""
    assert [path.name for path in folder.iterdir() if path.name.startswith(SEGMENT)] == []


def test_two_dictionaries_of_a_ruleset_can_be_read(
    keeping: Services, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two workers may create one each at the same time. Games sealed with either can be read."""
    monkeypatch.setattr(frames, "MIN_TO_TRAIN", 4)
    halves, hidden = list[list[str]](), list[Path]()
    for first in (0, 10):
        played = [random_game(*CASES[0], seed=seed) for seed in range(first, first + 10)]
        halves.append(bring_in(keeping, played))
        services = Services(keeping.settings)
        assert services.cold.seal(services.log, halves[-1]).sealed
        (made,) = folder.glob(f"{DICTIONARY}*")
        hidden.append(made.rename(folder / f"hidden-{made.name}"))
    for path in hidden:
        path.rename(folder / path.name.removeprefix("hidden-"))
    assert len([*folder.glob(f"{DICTIONARY}*")]) == 2
    reading = Services(keeping.settings)
    assert all([*reading.log.read(game)] for half in halves for game in half)


def test_a_running_game_is_not_sealed(keeping: Services, games: list[str]) -> None:
    """Its secret is not revealed, and more decisions follow. Finished games are sealed."""
    running = open_game(keeping)
    done = keeping.cold.seal(keeping.log, [running, *games])
    assert done.refused == {running: "it has not ended"}
    assert sorted(done.sealed) == sorted(games)
    assert keeping.log.last(running)


def test_games_in_a_folder_need_no_disk_cache(
    keeping: Services, games: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are on a disk already and are not stored twice."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    reading = Services(keeping.settings)
    keeping.cold.seal(keeping.log, games)
    assert all([*reading.log.read(game)] for game in games)
    assert not (tmp_path / "share").exists()


@pytest.mark.slow
def test_a_dictionary_reveals_no_game(keeping: Services, folder: Path) -> None:
    """It remains after its sample games are deleted, so it contains no id, secret, nonce or commitment."""
    made = [random_game(*CASES[0], seed=seed) for seed in range(frames.MIN_TO_TRAIN)]
    keeping.cold.seal(keeping.log, bring_in(keeping, made))
    (dictionary,) = folder.glob(f"{DICTIONARY}*")
    assert b"seat" in dictionary.read_bytes()
    assert re.findall(rb"[a-z2-7]{20}|[0-9a-f]{32}", dictionary.read_bytes()) == []


DATA = b"a frame"


def key(number: int, folder: int = 0) -> bytes:
    """Return a key whose file is in a folder."""
    return bytes([folder]) + sha256(str(number).encode()).digest()[1:]


def are_cached(cache: DiskCache, *numbers: int) -> list[bool]:
    """Return for each key whether its correct value is cached."""
    return [cache.get(key(number), len(DATA)) == DATA for number in numbers]


def files(folder: Path) -> list[Path]:
    """Return all files below a folder."""
    return [path for path in folder.rglob("*") if path.is_file()]


def test_values_are_shared_with_other_processes(tmp_path: Path) -> None:
    """Including later ones. The folders are private to their owner."""
    made = DiskCache(tmp_path / "data" / "cache", FOLDERS * BLOCK)
    assert are_cached(made, 1) == [False]
    made.put(key(1), DATA)
    assert are_cached(DiskCache(tmp_path / "data" / "cache", FOLDERS * BLOCK), 1) == [True]
    folders = [path for path in tmp_path.rglob("*") if path.is_dir()]
    assert [path.stat().st_mode & 0o777 for path in folders] == [0o700] * 3
    made.remove(key(1))
    made.remove(key(1))
    assert are_cached(made, 1) == [False]


def test_the_least_recently_read_value_is_evicted(tmp_path: Path) -> None:
    """Three files fit. Temporary files of a killed process are removed, too."""
    cache = DiskCache(tmp_path, 3 * FOLDERS * BLOCK)
    (tmp_path / "00").mkdir()
    (tmp_path / "00" / "left.part").write_bytes(DATA)
    os.utime(tmp_path / "00" / "left.part", (1, 1))
    for number in (1, 2, 3):
        cache.put(key(number), DATA)
        os.utime(tmp_path / "00" / key(number).hex(), (number + 1, number + 1))
    assert are_cached(cache, 1) == [True]
    cache.put(key(4), DATA)
    assert are_cached(cache, 1, 2, 3, 4) == [True, False, True, True]
    assert len(files(tmp_path)) == 3


@pytest.mark.slow
def test_the_limit_holds_for_concurrent_processes(tmp_path: Path) -> None:
    """Removals by others cause no errors. In the end the size is within the limit."""
    words = (
        "import sys; from pathlib import Path; from hashlib import sha256\n"
        "from cairn.service.storage.frames import BLOCK, FOLDERS, DiskCache\n"
        "cache = DiskCache(Path(sys.argv[1]), 5 * FOLDERS * BLOCK)\n"
        "for number in range(300):\n"
        "    key = b'\\0' + sha256(f'{number % 50} {sys.argv[2]}'.encode()).digest()[1:]\n"
        "    cache.put(key, b'a' * number)\n"
        "    assert cache.get(key, number) in (None, b'a' * number)\n"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / ".packages")}
    command = [sys.executable, "-c", words, str(tmp_path)]
    processes = [subprocess.Popen([*command, str(number)], env=environment) for number in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    DiskCache(tmp_path, 5 * FOLDERS * BLOCK).put(key(1), DATA)
    assert 1 <= len(files(tmp_path)) <= 5


def test_a_value_of_a_wrong_length_is_ignored(tmp_path: Path) -> None:
    """Shorter, or too long to be read at all. Values above the limit are not stored."""
    cache = DiskCache(tmp_path, FOLDERS * BLOCK)
    cache.put(key(1), DATA)
    (path,) = files(tmp_path)
    for other in (DATA[:-1], DATA * 1000, b""):
        path.write_bytes(other)
        assert cache.get(key(1), len(DATA)) is None
    cache.put(key(2), bytes(BLOCK + 1))
    assert cache.get(key(2), BLOCK + 1) is None


@pytest.mark.parametrize("lost", [False, True], ids=["a file", "a lost disk"])
def test_without_a_folder_nothing_is_cached(tmp_path: Path, lost: bool) -> None:
    """Nothing is logged."""
    if lost:
        (tmp_path / "cache").symlink_to("/proc/none/here")
    else:
        (tmp_path / "cache").write_text("in the way")
    cache = DiskCache(tmp_path / "cache", FOLDERS * BLOCK)
    cache.put(key(1), DATA)
    cache.remove(key(1))
    assert are_cached(cache, 1) == [False]


def test_a_full_disk_stores_no_new_values(tmp_path: Path) -> None:
    """Existing values are returned, and no partial file remains."""
    cache = DiskCache(tmp_path, 9 * FOLDERS * BLOCK)
    cache.put(key(1), DATA)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3, before[1]))
    try:
        cache.put(key(2), DATA)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert are_cached(cache, 1, 2) == [True, False]
    assert len(files(tmp_path)) == 1
