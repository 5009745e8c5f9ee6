"""Lost, damaged or foreign segments, dictionaries and roots are named, and the log of roots proves its contents."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from helpers.cold import bring_in, run_command
from msgspec.structs import replace as replace_struct

from cairn.contract.playing import CASES, random_game
from cairn.events import merkle
from cairn.events.cold import Damaged, Row
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.jobs.sealing import FAILED
from cairn.service.settings import Settings
from cairn.service.storage import frames
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.frames import DICTIONARY
from cairn.service.storage.roots import LEAVES, PLACES, Roots, is_proven
from cairn.service.storage.stores import Folder


def test_a_changed_bit_is_found_and_not_served(keeping: Services, games: list[str], folder: Path) -> None:
    """The response names the segment and has no data of the game."""
    done = keeping.cold.seal(keeping.log, games)
    path = folder / done.segment
    data = bytearray(path.read_bytes())
    marker = keeping.log.sealed_markers.find(games[2])
    assert marker
    data[marker.offset + marker.length // 2] ^= 1
    path.write_bytes(data)
    answer: Any = create_app(keeping.settings).test_client().get(f"/v1/games/{games[2]}")
    assert answer.status_code == 503
    assert done.segment in answer.json["detail"]


class Lies(Folder):
    """A folder that returns changed bytes."""

    def reading(self, name: str) -> Any:
        """Return a file with a changed bit if it is a segment."""
        if name.startswith(SEGMENT):
            path = self._path / name
            data = bytearray(path.read_bytes())
            data[len(data) // 3] ^= 8
            path.write_bytes(data)
        return super().reading(name)


class Fails(Folder):
    """A folder on a disk that fails while a segment is written."""

    def writing(self, name: str, *, create: bool = True) -> Any:
        """Fail."""
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize(("kind", "error"), [(Lies, Damaged), (Fails, OSError)])
def test_unverified_games_stay_in_redis(
    keeping: Services, games: list[str], folder: Path, kind: type[Folder], error: type[Exception]
) -> None:
    """If the store returns wrong bytes or fails, each game stays in Redis, complete."""
    warm = {game: [*keeping.log.read(game)] for game in games}
    keeping.cold._opened = kind(folder)
    with pytest.raises(error):
        keeping.cold.seal(keeping.log, games)
    assert {game: [*keeping.log.read(game)] for game in games} == warm
    assert not any(keeping.log.sealed_markers.find(game) for game in games)


def test_a_store_of_another_cairn_is_refused(keeping: Services, games: list[str], folder: Path) -> None:
    """The next restore would take its games for this Cairn's. No game leaves Redis."""
    keeping.cold.seal(keeping.log, games[:2])
    theirs = {path.name: path.read_bytes() for path in folder.iterdir()}
    keeping.redis.flushdb()
    new = Services(keeping.settings)
    for number in (0, 1):
        (game,) = bring_in(new, [random_game(*CASES[0], seed=100 + number)])
        with pytest.raises(Damaged, match="Redis has none" if number == 0 else "not the one in Redis"):
            new.cold.seal(new.log, [game])
        assert new.log.is_warm(game)
        new.redis.rpush(LEAVES, b"a leaf of this one")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == theirs


def test_the_log_of_roots_continues_after_redis_lost_its_end(keeping: Services, games: list[str], folder: Path) -> None:
    """A crash lost the last leaf. A client may have stored its root, so it stays in the log."""
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
    """Only the operator can do that, on the lists and off them."""
    keeping.cold.seal(keeping.log, games)
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    if off:
        keeping.segment_index.take_off(0)
    client = create_app(replace(keeping.settings, operator_key="o" * 32)).test_client()
    operator = {"Authorization": f"Bearer {'o' * 32}"}
    assert client.get(f"/v1/games/{games[0]}", headers=operator).status_code == 503
    assert client.delete(f"/v1/games/{games[0]}", headers={"Authorization": "Bearer x"}).status_code == 503
    assert client.delete(f"/v1/games/{games[0]}", headers=operator).status_code == 204
    assert client.get(f"/v1/games/{games[0]}").status_code == 404
    keeping.commands.delete(games[1])
    assert keeping.log.is_gone(games[1])


def test_an_export_continues_after_a_lost_segment(keeping: Services, games: list[str], folder: Path) -> None:
    """It writes the other games and names each missing one."""
    keeping.cold.seal(keeping.log, games[:2])
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    archives = folder.parent / "archives"
    result = run_command(keeping, "export", "--all", str(archives))
    assert result.exit_code == 1, result.output
    assert sorted(path.name for path in archives.iterdir()) == sorted(f"{game}.jsonl" for game in games[2:])
    assert all(f"The game {game} lies in {SEGMENT}" in result.output for game in games[:2])


def test_a_damaged_dictionary_keeps_games_in_redis(keeping: Services, folder: Path) -> None:
    """The reason is logged."""
    *games, other = [random_game(*CASES[0], seed=seed) for seed in range(frames.MIN_TO_TRAIN + 1)]
    keeping.cold.seal(keeping.log, bring_in(keeping, games))
    (left,) = bring_in(keeping, [other])
    (dictionary,) = folder.glob(f"{DICTIONARY}*")
    dictionary.write_bytes(dictionary.read_bytes()[:100])
    new = Services(keeping.settings)
    with pytest.raises(Damaged, match=r"the dictionary \d+ cannot be used"):
        new.cold.seal(new.log, [left])
    assert new.log.is_warm(left)


def test_a_lost_segment_is_named_without_its_location(
    keeping: Services, games: list[str], folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Clients see which segment it is. The location is in the service's log only."""
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


def test_a_bulk_export_continues_after_a_lost_segment(keeping: Services, games: list[str], folder: Path) -> None:
    """Unreadable games have a problem instead."""
    keeping.cold.seal(keeping.log, games[:1])
    (segment,) = folder.glob(f"{SEGMENT}*")
    segment.unlink()
    answer = create_app(keeping.settings).test_client().get("/v1/games?status=finished&format=archives")
    lines = [json.loads(line) for line in answer.data.splitlines()]
    assert {line["game"] for line in lines} == {*games}
    assert [segment.name in line["problem"]["detail"] for line in lines if "problem" in line] == [True]


def test_missing_storage_settings_are_reported(keeping: Services, games: list[str]) -> None:
    """Otherwise the numbers of sealed and due games are reported."""
    keeping.cold.seal(keeping.log, games)

    def words(settings: Settings, name: str = "segments") -> tuple[bool, str]:
        found = Services(settings).conditions.find()
        return next((one.ok, one.words) for one in found.conditions if one.name == name)

    is_ok, report = words(keeping.settings)
    assert (is_ok, f"{len(games)} were sealed, and 0 are due" in report) == (True, True), report
    stay = f"Finished games stay in Redis; {len(games)} were sealed before."
    assert words(replace(keeping.settings, cold_after=None)) == (True, stay)
    is_ok, report = words(replace(keeping.settings, cold_url=None), "store")
    assert (is_ok, "cannot read them" in report) == (False, True), report


@pytest.mark.parametrize("named", [False, True])
def test_only_operators_see_the_location_of_a_failing_store(keeping: Services, named: bool) -> None:
    """`/readyz` is public."""
    keeping.redis.set(FAILED, "/srv/cold/ cannot be used: Permission denied.")
    found = Services(keeping.settings, named=named).conditions.find()
    (condition,) = [one for one in found.conditions if one.name == "segments"]
    assert (condition.ok, "/srv/cold" in condition.words) == (False, named)


SEGMENTS = 7


def rows_of(segment: int) -> list[Row]:
    """Return the games of a segment, one more than its number."""
    chains = [sha256(f"{segment} {number}".encode()).hexdigest() for number in range(segment + 1)]
    games = [(f"game{segment}{place}", 0, 0, 9 + place, chain) for place, chain in enumerate(chains)]
    return [Row(*game, "schotten_totten", "", {}) for game in games]


def name(segment: int) -> str:
    """Return the name of a segment."""
    return sha256(str(segment).encode()).hexdigest()


@pytest.fixture
def roots(services: Services) -> Roots:
    """Return a log of some segments."""
    made = Roots(services.redis)
    for segment in range(SEGMENTS):
        assert made.enter(name(segment), rows_of(segment)) == segment
    return made


@pytest.mark.slow
def test_each_game_has_an_inclusion_proof(roots: Roots) -> None:
    """In its segment, and for that in the log. A proof changed anywhere is invalid."""
    for segment in range(SEGMENTS):
        rows = rows_of(segment)
        for row in rows:
            proof = roots.inclusion(name(segment), rows, row.game)
            assert is_proven(proof)
            assert proof.log == roots.newest()
            other = "0" * 64
            changes: list[dict[str, Any]] = [{name: other} for name in ("chain", "game", "segment", "segment_root")]
            changes += [{"version": proof.version + 1}, {"log": replace_struct(proof.log, root=other)}]
            for change in changes:
                assert not is_proven(replace_struct(proof, **change)), change


@pytest.mark.slow
def test_appending_a_segment_is_idempotent(roots: Roots) -> None:
    """A worker may repeat the append of a dead predecessor."""
    before = roots.newest()
    assert roots.enter(name(3), rows_of(3)) == 3
    assert roots.newest() == before


@pytest.mark.slow
def test_a_later_log_extends_an_earlier_one(services: Services, roots: Roots) -> None:
    """Each published root has a consistency proof to the newest one. A root of another log has none."""
    forked = Roots(services.redis)
    for before in range(1, SEGMENTS + 1):
        older, newest, path = roots.consistency(before)
        proof = [bytes.fromhex(each) for each in path]
        first, last = bytes.fromhex(older.root), bytes.fromhex(newest.root)
        assert merkle.is_consistent(older.size, first, newest.size, last, proof)
        assert not merkle.is_consistent(older.size, last[::-1], newest.size, last, proof)
    services.redis.delete("cairn:{roots}:leaves", "cairn:{roots}:places")
    for segment in range(SEGMENTS):
        forked.enter(name(segment + 1), rows_of(segment))
    older, newest, path = Roots(services.redis).consistency(3)
    kept = merkle.root([])
    assert not merkle.is_consistent(3, kept, newest.size, bytes.fromhex(newest.root), [bytes.fromhex(e) for e in path])


def test_missing_entries_have_no_proof(roots: Roots) -> None:
    """Neither a segment, nor a game, nor a log of more segments."""
    with pytest.raises(LookupError):
        roots.inclusion(name(99), rows_of(2), rows_of(2)[0].game)
    with pytest.raises(ValueError, match="not in list"):
        roots.inclusion(name(2), rows_of(2), "another")
    with pytest.raises(IndexError):
        roots.consistency(SEGMENTS + 1)
