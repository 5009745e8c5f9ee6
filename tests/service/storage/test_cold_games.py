"""Finished games that lie in segments: sealed, proven, forgotten in Redis, and read as if nothing had been."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from flask.testing import FlaskClient
from helpers.commands import opened
from helpers.playing import CASES, random_game
from msgspec import convert

from cairn.events.codec import canonical
from cairn.events.cold import Damaged
from cairn.events.keys import key_of
from cairn.events.merkle import is_consistent
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.jobs.sealing import FAILED
from cairn.service.settings import Settings
from cairn.service.storage import frames
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import compact
from cairn.service.storage.frames import DICTIONARY
from cairn.service.storage.roots import LEAVES, PLACES, Inclusion, is_proven
from cairn.service.storage.stores import Folder

PATHS = ("", "?at=1", "?at=9", "/decisions", "/decisions?after=5&limit=3", "/decisions/7", "/audit", "/archive")


@pytest.fixture
def games(keeping: Services) -> list[str]:
    """Give finished games of each ruleset, and of each of its groups of options."""
    ids = list[str]()
    for number, case in enumerate(CASES):
        game = random_game(*case, seed=number)
        keeping.commands.bring_in(game.game, game.entries(), {})
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


def test_a_cold_game_is_answered_as_a_warm_one(keeping: Services, games: list[str]) -> None:
    """To the byte: positions, decisions, audits, archives; and hardly anything of it is left in Redis."""
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


def test_a_cold_game_can_be_forked_and_brought_in_again(keeping: Services, games: list[str]) -> None:
    """The fork begins with it; the same archive changes nothing, and another one of its id is refused."""
    keeping.cold.seal(keeping.log, games)
    client = create_app(keeping.settings).test_client()
    body = {"at": 3, "seats": [{"kind": "ai", "level": "random"}] * len(seats_of(client, games[0]))}
    fork = client.post(f"/v1/games/{games[0]}/forks", json=body)
    assert fork.status_code == 201, fork.json
    entries = [*keeping.log.read(games[1])]
    keeping.commands.bring_in(games[1], entries, {})
    assert keeping.log.stub(games[1])
    assert not keeping.redis.exists(key_of(games[1], "log"))


def test_a_cold_game_can_be_analysed_and_have_webhooks(keeping: Services, games: list[str]) -> None:
    """As any game that has ended."""
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


def test_a_cold_game_stands_in_the_log_of_roots(keeping: Services, games: list[str]) -> None:
    """Each of two segments, with each of its games."""
    sealed = [keeping.cold.seal(keeping.log, some) for some in (games[:3], games[3:])]
    for done in sealed:
        segment = done.segment.removeprefix(SEGMENT)
        rows = keeping.cold.rows(segment)
        assert sorted(row.game for row in rows) == sorted(done.sealed)
        assert all(is_proven(keeping.cold.roots.inclusion(segment, rows, game)) for game in done.sealed)


def test_the_api_shows_that_a_game_is_in_the_signed_log(keeping: Services, games: list[str]) -> None:
    """And that the log goes on from what somebody kept of it; a game that is warm, or unknown, is in none."""
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
    """Return an inclusion proof as the API told it."""
    return convert(told, Inclusion)


def test_a_key_of_a_cold_game_opens_no_other(keeping: Services) -> None:
    """What made its requests repeatable is forgotten, and that is said."""
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
    """It is gone at once; its bytes stay in a segment that nothing points to."""
    keeping.cold.seal(keeping.log, games)
    keeping.commands.delete(games[0])
    client = create_app(keeping.settings).test_client()
    assert client.get(f"/v1/games/{games[0]}").status_code == 404
    assert client.get(f"/v1/games/{games[1]}").status_code == 200


def test_a_changed_bit_is_found_and_not_served(keeping: Services, games: list[str], folder: Path) -> None:
    """The answer names the segment; nothing of the game is shown."""
    done = keeping.cold.seal(keeping.log, games)
    path = folder / done.segment
    data = bytearray(path.read_bytes())
    stub = keeping.log.stub(games[2])
    assert stub
    data[stub.offset + stub.length // 2] ^= 1
    path.write_bytes(data)
    answer: Any = create_app(keeping.settings).test_client().get(f"/v1/games/{games[2]}")
    assert answer.status_code == 503
    assert done.segment in answer.json["detail"]


def test_compacting_takes_the_bytes_of_deleted_games_away(keeping: Services, games: list[str], folder: Path) -> None:
    """The others are answered as before, from a new segment, which is in the log of roots, too."""
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


def test_a_segment_of_deleted_games_goes(keeping: Services, games: list[str], folder: Path) -> None:
    """Nothing is written in its place."""
    done = keeping.cold.seal(keeping.log, games[:2])
    for game in games[:2]:
        keeping.commands.delete(game)
    assert compact(keeping.cold, keeping.log, done.segment.removeprefix(SEGMENT)) == ""
    assert [path.name for path in folder.iterdir() if path.name.startswith(SEGMENT)] == []


def test_two_dictionaries_of_a_ruleset_are_both_read(
    keeping: Services, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As two workers leave them that made one at once: games that were sealed with either are read."""
    monkeypatch.setattr(frames, "LEAST_TO_TRAIN", 4)
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
    keeping: Services, games: list[str], folder: Path, kind: type[Folder], error: type[Exception]
) -> None:
    """Where the store lies or fails each game stays in Redis, whole."""
    warm = {game: [*keeping.log.read(game)] for game in games}
    keeping.cold._opened = kind(folder)
    with pytest.raises(error):
        keeping.cold.seal(keeping.log, games)
    assert {game: [*keeping.log.read(game)] for game in games} == warm
    assert not any(keeping.log.stub(game) for game in games)


def test_a_running_game_stays(keeping: Services, games: list[str]) -> None:
    """It has not told its secret, and more is to come; the others are sealed."""
    running = opened(keeping)
    done = keeping.cold.seal(keeping.log, [running, *games])
    assert done.refused == {running: "it has not ended"}
    assert sorted(done.sealed) == sorted(games)
    assert keeping.log.last(running)


def test_games_in_a_folder_need_no_cache(
    keeping: Services, games: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are on a disk already, and are not kept twice."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    reading = Services(keeping.settings)
    keeping.cold.seal(keeping.log, games)
    assert all([*reading.log.read(game)] for game in games)
    assert not (tmp_path / "share").exists()


def test_a_store_of_another_cairn_is_refused(keeping: Services, games: list[str], folder: Path) -> None:
    """What it has would be taken for this one's at the next restore. Nothing leaves Redis."""
    keeping.cold.seal(keeping.log, games[:2])
    theirs = {path.name: path.read_bytes() for path in folder.iterdir()}
    keeping.redis.flushdb()
    new = Services(keeping.settings)
    for number in (0, 1):
        game = random_game(*CASES[0], seed=100 + number)
        new.commands.bring_in(game.game, game.entries(), {})
        with pytest.raises(Damaged, match="Redis has none" if number == 0 else "not the one in Redis"):
            new.cold.seal(new.log, [game.game])
        assert new.log.is_warm(game.game)
        new.redis.rpush(LEAVES, b"a leaf of this one")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == theirs


def test_the_log_of_roots_goes_on_where_redis_forgot_its_end(keeping: Services, games: list[str], folder: Path) -> None:
    """A crash took the last leaf with it, which somebody may have kept the root of: it stays in the log."""
    for some in (games[:2], games[2:4]):
        keeping.cold.seal(keeping.log, some)
    leaves, segment = keeping.cold.roots.leaves(), keeping.cold.roots.segments()[-1]
    keeping.redis.rpop(LEAVES)
    keeping.redis.hdel(PLACES, segment)
    new = Services(keeping.settings)
    new.cold.seal(new.log, games[4:])
    assert new.cold.roots.leaves()[:2] == leaves
    assert [path.read_bytes() for path in sorted(folder.glob("root-*"))] == new.cold.roots.leaves()


@pytest.mark.parametrize("off", [False, True])
def test_a_game_of_a_lost_segment_can_be_deleted(keeping: Services, games: list[str], folder: Path, off: bool) -> None:
    """By the operator, who has nothing else to do with it; on the lists, and off them."""
    keeping.cold.seal(keeping.log, games)
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    if off:
        keeping.shelf.take_off(0)
    client = create_app(replace(keeping.settings, operator_key="o" * 32)).test_client()
    operator = {"Authorization": f"Bearer {'o' * 32}"}
    assert client.get(f"/v1/games/{games[0]}", headers=operator).status_code == 503
    assert client.delete(f"/v1/games/{games[0]}", headers={"Authorization": "Bearer x"}).status_code == 503
    assert client.delete(f"/v1/games/{games[0]}", headers=operator).status_code == 204
    assert client.get(f"/v1/games/{games[0]}").status_code == 404
    keeping.commands.delete(games[1])
    assert keeping.log.is_gone(games[1])


def test_an_export_goes_on_without_a_lost_segment(keeping: Services, games: list[str], folder: Path) -> None:
    """It writes the other games, and names each that it could not write."""
    keeping.cold.seal(keeping.log, games[:2])
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    environment = {"REDIS_URL": keeping.settings.redis_url, "CAIRN_COLD_URL": str(folder)}
    archives = folder.parent / "archives"
    result = CliRunner().invoke(main, ["export", "--all", str(archives)], env=environment)
    assert result.exit_code == 1, result.output
    assert sorted(path.name for path in archives.iterdir()) == sorted(f"{game}.jsonl" for game in games[2:])
    assert all(f"The game {game} lies in {SEGMENT}" in result.output for game in games[:2])


def test_a_dictionary_tells_of_no_game(keeping: Services, folder: Path) -> None:
    """It stays when the games that it was made of are deleted: no id, secret, nonce or commitment is in it."""
    made = [random_game(*CASES[0], seed=seed) for seed in range(frames.LEAST_TO_TRAIN)]
    for game in made:
        keeping.commands.bring_in(game.game, game.entries(), {})
    keeping.cold.seal(keeping.log, [game.game for game in made])
    (dictionary,) = folder.glob(f"{DICTIONARY}*")
    assert b"seat" in dictionary.read_bytes()
    assert re.findall(rb"[a-z2-7]{20}|[0-9a-f]{32}", dictionary.read_bytes()) == []


def test_a_damaged_dictionary_keeps_games_in_redis(keeping: Services, folder: Path) -> None:
    """And it is told why they stay."""
    made = [random_game(*CASES[0], seed=seed) for seed in range(frames.LEAST_TO_TRAIN + 1)]
    for game in made:
        keeping.commands.bring_in(game.game, game.entries(), {})
    keeping.cold.seal(keeping.log, [game.game for game in made[:-1]])
    (dictionary,) = folder.glob(f"{DICTIONARY}*")
    dictionary.write_bytes(dictionary.read_bytes()[:100])
    new = Services(keeping.settings)
    with pytest.raises(Damaged, match=r"the dictionary \d+ cannot be used"):
        new.cold.seal(new.log, [made[-1].game])
    assert new.log.is_warm(made[-1].game)


def test_a_lost_segment_is_named_and_not_where_it_should_be(
    keeping: Services, games: list[str], folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A client learns which segment it is; where segments are stands in the log of the service alone."""
    keeping.cold.seal(keeping.log, games)
    (segment,) = folder.glob(f"{SEGMENT}*")
    segment.unlink()
    client = create_app(keeping.settings).test_client()
    for path in (f"/v1/games/{games[0]}", f"/v1/games/{games[0]}/archive", f"/v1/transparency?game={games[0]}"):
        caplog.clear()
        answer: Any = client.get(path)
        assert (answer.status_code, segment.name in answer.json["detail"]) == (503, True), path
        assert str(folder) not in answer.text
        assert str(folder) in caplog.text


def test_a_stream_of_archives_goes_on_behind_a_lost_segment(keeping: Services, games: list[str], folder: Path) -> None:
    """What cannot be read says so in its place."""
    keeping.cold.seal(keeping.log, games[:1])
    (segment,) = folder.glob(f"{SEGMENT}*")
    segment.unlink()
    answer = create_app(keeping.settings).test_client().get("/v1/games?status=finished&format=archives")
    lines = [json.loads(line) for line in answer.data.splitlines()]
    assert {line["game"] for line in lines} == {*games}
    assert [segment.name in line["problem"]["detail"] for line in lines if "problem" in line] == [True]


def test_it_is_told_where_segments_cannot_be_read(keeping: Services, games: list[str]) -> None:
    """As nobody says where they are; and else how many games were sealed, and are due."""
    keeping.cold.seal(keeping.log, games)

    def words(settings: Settings) -> tuple[bool, str]:
        found = Services(settings).conditions.find()
        return next((one.ok, one.words) for one in found.conditions if one.name == "segments")

    is_ok, told = words(keeping.settings)
    assert (is_ok, f"{len(games)} were sealed, and 0 are due" in told) == (True, True), told
    assert words(replace(keeping.settings, cold_after=None)) == (
        True,
        f"Finished games stay in Redis; {len(games)} were sealed before.",
    )
    is_ok, told = words(replace(keeping.settings, cold_url=None))
    assert (is_ok, "cannot read them" in told) == (False, True), told


@pytest.mark.parametrize("named", [False, True])
def test_only_an_operator_is_told_where_a_store_refuses(keeping: Services, named: bool) -> None:
    """`/readyz` is for anybody."""
    keeping.redis.set(FAILED, "/srv/cold/ cannot be used: Permission denied.")
    found = Services(keeping.settings, named=named).conditions.find()
    (condition,) = [one for one in found.conditions if one.name == "segments"]
    assert (condition.ok, "/srv/cold" in condition.words) == (False, named)
