"""Finished games in segments: sealed, proven, removed from Redis, and read as before."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from flask.testing import FlaskClient
from helpers.commands import opened
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
from cairn.service.storage.frames import DICTIONARY
from cairn.service.storage.roots import Inclusion, is_proven

PATHS = ("", "?at=1", "?at=9", "/decisions", "/decisions?after=5&limit=3", "/decisions/7", "/audit", "/archive")


def shown(settings: Settings, games: list[str]) -> Iterator[tuple[str, int, bytes, dict[str, str]]]:
    """Yield the responses to a new client about games."""
    client: FlaskClient = create_app(settings).test_client()
    for game in games:
        for path in PATHS:
            answer: Any = client.get(f"/v1/games/{game}{path}")
            headers = {name: answer.headers[name] for name in ("ETag", "Content-Type") if name in answer.headers}
            yield f"{game}{path}", answer.status_code, answer.data, headers


def test_a_cold_game_has_the_responses_of_a_warm_one(keeping: Services, games: list[str]) -> None:
    """The bytes of positions, decisions, audits and archives are the same. Hardly any data is left in Redis."""
    warm, before = [*shown(keeping.settings, games)], keeping.redis.info("memory")["used_memory"]
    done = keeping.cold.seal(keeping.log, games)
    assert (sorted(done.sealed), done.left, done.refused) == (sorted(games), [], {})
    for game in games:
        assert [*keeping.redis.scan_iter(key_of(game, "*"))] == [key_of(game, "cold").encode()]
        assert 60 < keeping.redis.strlen(key_of(game, "cold")) < 110
    cold = [*shown(keeping.settings, games)]
    assert [each for each in zip(warm, cold, strict=True) if each[0] != each[1]] == []
    assert keeping.redis.info("memory")["used_memory"] < before
    assert sorted(keeping.log.games()) == sorted(games)


def test_a_cold_game_can_be_forked_and_imported_again(keeping: Services, games: list[str]) -> None:
    """The fork begins with it. Importing the same archive changes nothing; another archive with its id is refused."""
    keeping.cold.seal(keeping.log, games)
    client = create_app(keeping.settings).test_client()
    body = {"at": 3, "seats": [{"kind": "ai", "level": "random"}] * len(seats_of(client, games[0]))}
    fork = client.post(f"/v1/games/{games[0]}/forks", json=body)
    assert fork.status_code == 201, fork.json
    entries = [*keeping.log.read(games[1])]
    keeping.commands.bring_in(games[1], entries, {})
    assert keeping.log.stubs.find(games[1])
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


def seats_of(client: FlaskClient, game: str) -> list[Any]:
    """Return the seats of a game."""
    answer: Any = client.get(f"/v1/games/{game}").json
    seats: list[Any] = answer["seats"]
    return seats


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
    assert is_proven(from_builtins(now["inclusion"]))
    assert now["consistency"]["before"] == kept["log"]
    path = [bytes.fromhex(each) for each in now["consistency"]["path"]]
    roots = [bytes.fromhex(each["log"]["root"]) for each in (kept, now)]
    assert is_consistent(1, roots[0], 2, roots[1], path)
    key: Any = client.get("/v1/signing-key").json
    signed = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key["public_key"]))
    signed.verify(bytes.fromhex(now["signature"]), canonical(["roots", 2, now["log"]["root"]]))
    assert client.get(f"/v1/transparency?game={games[5]}").status_code == 404
    refused: Any = client.get("/v1/transparency?since=3")
    assert (refused.status_code, refused.json["errors"][0]["pointer"]) == (422, "/since")


def from_builtins(told: Any) -> Inclusion:
    """Return an inclusion proof of the API."""
    return convert(told, Inclusion)


def test_a_key_of_a_cold_game_opens_no_other_game(keeping: Services) -> None:
    """The records of its requests are removed, and the refusal says that the game ended long ago."""
    client = create_app(keeping.settings).test_client()
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob")]}
    headers = {"Idempotency-Key": "once and for all, and for nobody else"}
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


def test_compaction_removes_the_bytes_of_deleted_games(keeping: Services, games: list[str], folder: Path) -> None:
    """Other games have the same responses, from a new segment that is in the log of roots, too."""
    done = keeping.cold.seal(keeping.log, games)
    assert compact(keeping.cold, keeping.log, done.segment.removeprefix(SEGMENT)) is None
    warm = [*shown(keeping.settings, games[1:])]
    keeping.commands.delete(games[0])
    compacted = compact(keeping.cold, keeping.log, done.segment.removeprefix(SEGMENT))
    assert compacted
    assert [path.name for path in folder.iterdir() if path.name.startswith(SEGMENT)] == [compacted]
    again = Services(keeping.settings)
    assert [*shown(again.settings, games[1:])] == warm
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
        for game in played:
            keeping.commands.bring_in(game.game, game.entries(), {})
        halves.append([game.game for game in played])
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
    running = opened(keeping)
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
    for game in made:
        keeping.commands.bring_in(game.game, game.entries(), {})
    keeping.cold.seal(keeping.log, [game.game for game in made])
    (dictionary,) = folder.glob(f"{DICTIONARY}*")
    assert b"seat" in dictionary.read_bytes()
    assert re.findall(rb"[a-z2-7]{20}|[0-9a-f]{32}", dictionary.read_bytes()) == []
