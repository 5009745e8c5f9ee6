"""Segments, dictionaries and roots that are lost, damaged or of another Cairn are named, and no game is lost."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cairn.contract.playing import CASES, random_game
from cairn.events.cold import Damaged
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.jobs.sealing import FAILED
from cairn.service.settings import Settings
from cairn.service.storage import frames
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.frames import DICTIONARY
from cairn.service.storage.roots import LEAVES, PLACES
from cairn.service.storage.stores import Folder


def test_a_changed_bit_is_found_and_not_served(keeping: Services, games: list[str], folder: Path) -> None:
    """The response names the segment and has no data of the game."""
    done = keeping.cold.seal(keeping.log, games)
    path = folder / done.segment
    data = bytearray(path.read_bytes())
    stub = keeping.log.stubs.find(games[2])
    assert stub
    data[stub.offset + stub.length // 2] ^= 1
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
    assert not any(keeping.log.stubs.find(game) for game in games)


def test_a_store_of_another_cairn_is_refused(keeping: Services, games: list[str], folder: Path) -> None:
    """The next restore would take its games for this Cairn's. No game leaves Redis."""
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
        keeping.shelf.take_off(0)
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
    environment = {"REDIS_URL": keeping.settings.redis_url, "CAIRN_COLD_URL": str(folder)}
    archives = folder.parent / "archives"
    result = CliRunner().invoke(main, ["export", "--all", str(archives)], env=environment)
    assert result.exit_code == 1, result.output
    assert sorted(path.name for path in archives.iterdir()) == sorted(f"{game}.jsonl" for game in games[2:])
    assert all(f"The game {game} lies in {SEGMENT}" in result.output for game in games[:2])


def test_a_damaged_dictionary_keeps_games_in_redis(keeping: Services, folder: Path) -> None:
    """The reason is logged."""
    made = [random_game(*CASES[0], seed=seed) for seed in range(frames.MIN_TO_TRAIN + 1)]
    for game in made:
        keeping.commands.bring_in(game.game, game.entries(), {})
    keeping.cold.seal(keeping.log, [game.game for game in made[:-1]])
    (dictionary,) = folder.glob(f"{DICTIONARY}*")
    dictionary.write_bytes(dictionary.read_bytes()[:100])
    new = Services(keeping.settings)
    with pytest.raises(Damaged, match=r"the dictionary \d+ cannot be used"):
        new.cold.seal(new.log, [made[-1].game])
    assert new.log.is_warm(made[-1].game)


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

    def words(settings: Settings) -> tuple[bool, str]:
        found = Services(settings).conditions.find()
        return next((one.ok, one.words) for one in found.conditions if one.name == "segments")

    is_ok, report = words(keeping.settings)
    assert (is_ok, f"{len(games)} were sealed, and 0 are due" in report) == (True, True), report
    assert words(replace(keeping.settings, cold_after=None)) == (
        True,
        f"Finished games stay in Redis; {len(games)} were sealed before.",
    )
    is_ok, report = words(replace(keeping.settings, cold_url=None))
    assert (is_ok, "cannot read them" in report) == (False, True), report


@pytest.mark.parametrize("named", [False, True])
def test_only_operators_see_the_location_of_a_failing_store(keeping: Services, named: bool) -> None:
    """`/readyz` is public."""
    keeping.redis.set(FAILED, "/srv/cold/ cannot be used: Permission denied.")
    found = Services(keeping.settings, named=named).conditions.find()
    (condition,) = [one for one in found.conditions if one.name == "segments"]
    assert (condition.ok, "/srv/cold" in condition.words) == (False, named)
