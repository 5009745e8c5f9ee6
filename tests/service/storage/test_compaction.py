"""The bytes of deleted games go; what breaks off meanwhile leaves every game readable, and is finished later."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner
from msgspec import convert

from cairn.contract.playing import random_game
from cairn.events.chain import Entry
from cairn.events.cold import Damaged
from cairn.events.keys import key_of
from cairn.events.log import Log
from cairn.events.sealed_markers import SealedMarker
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.errors import Unavailable
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import Busy, Compacted, compact, compact_all
from cairn.service.storage.inspection import inspect
from cairn.service.storage.roots import Inclusion, is_proven

TWO = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)
GAMES = 4


@pytest.fixture
def games(keeping: Services) -> list[str]:
    """Give games that lie in one segment."""
    made = [random_game(*TWO, seed=seed) for seed in range(GAMES)]
    for game in made:
        keeping.commands.bring_in(game.game, game.entries(), {})
    ids = [game.game for game in made]
    assert sorted(keeping.cold.seal(keeping.log, ids).sealed) == sorted(ids)
    return ids


def logs(keeping: Services, games: list[str]) -> dict[str, list[Entry]]:
    """Return what a process that has just come reads of games."""
    new = Services(keeping.settings)
    return {game: [*new.log.read(game)] for game in games}


def segments(folder: Path) -> list[str]:
    """Return the segments that are there."""
    return [path.name.removeprefix(SEGMENT) for path in folder.iterdir() if path.name.startswith(SEGMENT)]


def damages(keeping: Services) -> list[str]:
    """Return what an inspection finds."""
    new = Services(keeping.settings)
    return [*inspect(new.cold, new.log, lambda things, *_: things)]


def run(keeping: Services) -> list[Compacted]:
    """Compact everything, in a process that has just come."""
    new = Services(keeping.settings)
    return [*compact_all(new.redis, new.cold, new.log)]


def test_the_command_says_what_it_did(keeping: Services, games: list[str], folder: Path) -> None:
    """It reports the freed bytes, and changes nothing if no game was deleted. The log of roots keeps its entries."""
    environment = {"REDIS_URL": keeping.settings.redis_url, "CAIRN_COLD_URL": str(folder), "CAIRN_QUEUE_URL": None}
    environment |= {"CAIRN_KEY": keeping.settings.key}
    (old,) = segments(folder)
    size = (folder / f"{SEGMENT}{old}").stat().st_size
    nothing = CliRunner().invoke(main, ["compact"], env=environment)
    assert (nothing.exit_code, nothing.output) == (0, "No segment has a deleted game.\n")
    keeping.commands.delete(games[0])
    said = CliRunner().invoke(main, ["compact"], env=environment)
    (new,) = segments(folder)
    freed = size - (folder / f"{SEGMENT}{new}").stat().st_size
    words = f"The segment {old} was replaced by {new}; {freed:,} bytes freed.\n"
    assert (said.exit_code, said.output) == (0, words)
    assert freed > 0
    for game in games[1:]:
        keeping.commands.delete(game)
    said = CliRunner().invoke(main, ["compact"], env=environment)
    assert (said.exit_code, "was removed: its games are deleted" in said.output) == (0, True), said.output
    assert segments(folder) == []
    assert keeping.cold.roots.newest().size == 3
    assert damages(keeping) == []


def test_a_deleted_game_leaves_a_tombstone(keeping: Services, games: list[str]) -> None:
    """At once, before its bytes go; and nothing else."""
    keeping.commands.delete(games[0])
    assert [*keeping.redis.scan_iter(key_of(games[0], "*"))] == [key_of(games[0], "gone").encode()]
    run(keeping)
    assert [*keeping.redis.scan_iter(key_of(games[0], "*"))] == [key_of(games[0], "gone").encode()]


def test_a_moved_game_is_shown_in_its_new_segment(keeping: Services, games: list[str], folder: Path) -> None:
    """The leaf of the one of before stays in the log: what was kept of that is the beginning of the new one."""
    client = create_app(keeping.settings).test_client()
    (old,) = segments(folder)
    before: Any = client.get(f"/v1/transparency?game={games[1]}").json
    assert (before["inclusion"]["segment"], before["inclusion"]["segment_replaces"]) == (old, None)
    keeping.commands.delete(games[0])
    run(keeping)
    (new,) = segments(folder)
    after: Any = client.get(f"/v1/transparency?game={games[1]}&since=1").json
    assert (after["inclusion"]["segment"], after["inclusion"]["segment_replaces"]) == (new, old)
    assert is_proven(convert(after["inclusion"], Inclusion))
    assert after["consistency"]["before"] == before["log"]
    changed = after["inclusion"] | {"segment_replaces": None}
    assert not is_proven(convert(changed, Inclusion))
    assert client.get(f"/v1/transparency?game={games[0]}").status_code == 404


class Stopped(Exception):
    """The process ends here."""


def stop(*_: object, **__: object) -> Any:
    """End the process."""
    raise Stopped


def after(times: int, real: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that calls the real one a number of times, and then ends the process."""
    left = [times]

    def called(*given: Any, **named: Any) -> Any:
        left[0] -= 1
        return real(*given, **named) if left[0] >= 0 else stop()

    return called


def broken(keeping: Services, step: str) -> Services:
    """Return a process that ends at a step."""
    new: Any = Services(keeping.settings)
    match step:
        case "before it writes":
            new.cold.store.writing = stop
        case "before it enters":
            new.cold.roots.enter = stop
        case "before it moves":
            new.log.stubs.move = stop
        case "while it moves":
            new.log.stubs.move = after(1, new.log.stubs.move)
        case "before it removes" | "before it removes an empty one":
            new.cold.store.remove = stop
        case "before it enters an empty one":
            new.cold.roots.replace_by_none = stop
    return cast(Services, new)


STEPS = ["before it writes", "before it enters", "before it moves", "while it moves", "before it removes"]
EMPTY = ["before it enters an empty one", "before it removes an empty one"]


@pytest.mark.parametrize("meanwhile", [False, True])
@pytest.mark.parametrize("step", STEPS)
def test_what_broke_off_is_finished(
    keeping: Services, games: list[str], folder: Path, step: str, meanwhile: bool
) -> None:
    """Every game can be read between, nothing is damaged, and the next one finishes it; also if more are deleted."""
    warm = logs(keeping, games)
    (old,) = segments(folder)
    keeping.commands.delete(games[0])
    process = broken(keeping, step)
    with pytest.raises(Stopped):
        [*compact_all(process.redis, process.cold, process.log)]
    assert logs(keeping, games[1:]) == {game: warm[game] for game in games[1:]}
    assert damages(keeping) == []
    if meanwhile:
        keeping.commands.delete(games[1])
    left = games[1 + meanwhile :]
    run(keeping)
    run(keeping)
    assert logs(keeping, left) == {game: warm[game] for game in left}
    assert damages(keeping) == []
    (new,) = segments(folder)
    assert new != old
    assert sorted(row.game for row in keeping.cold.rows(new)) == sorted(left)
    assert run(keeping) == []


@pytest.mark.parametrize("step", EMPTY)
def test_what_broke_off_with_no_game_left_is_finished(
    keeping: Services, games: list[str], folder: Path, step: str
) -> None:
    """The segment is removed by the next one, and known to be replaced by none, once."""
    for game in games:
        keeping.commands.delete(game)
    process = broken(keeping, step)
    with pytest.raises(Stopped):
        [*compact_all(process.redis, process.cold, process.log)]
    assert damages(keeping) == []
    run(keeping)
    assert (segments(folder), damages(keeping), keeping.cold.roots.newest().size) == ([], [], 2)


def test_a_reader_that_saw_the_old_stub_reads_on(
    keeping: Services, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The segment is compacted between the stub and the bytes: nobody is told of it."""
    warm = logs(keeping, games)
    for deleted, read in ((games[0], Log.read), (games[1], Log.last), (games[2], Log.read)):
        keeping.commands.delete(deleted)
        reader = Services(keeping.settings)
        monkeypatch.setattr(reader.cold.store, "part", Late(reader.cold.store.part, lambda: run(keeping)))
        before = keeping.log.stubs.find(games[3])
        found = read(reader.log, games[3])
        assert [found] == warm[games[3]][-1:] if read is Log.last else [*cast(Any, found)] == warm[games[3]]
        assert keeping.log.stubs.find(games[3]) != before


class Late:
    """What reads from a store, once something else was done."""

    def __init__(self, part: Callable[[str, int, int], bytes], first: Callable[[], object]) -> None:
        self._part, self._first = part, [first]

    def __call__(self, name: str, offset: int, length: int) -> bytes:
        """Return the bytes."""
        if self._first:
            self._first.pop()()
        return self._part(name, offset, length)


def test_a_reader_of_a_game_that_is_deleted_meanwhile_finds_none(keeping: Services, games: list[str]) -> None:
    """As of any game that is not there; where nothing changed, what was wrong is told."""

    def gone(game: str, _: SealedMarker) -> Any:
        keeping.commands.delete(game)
        raise Damaged("it is not there")

    assert keeping.log.stubs.at(games[0], gone) is None
    with pytest.raises(Stopped):
        keeping.log.stubs.at(games[1], stop)


def test_a_game_that_waits_to_be_sealed_keeps_its_segment(keeping: Services, games: list[str], folder: Path) -> None:
    """A worker may have written it just now, and put its stubs there next."""
    more = random_game(*TWO, seed=GAMES)
    keeping.commands.bring_in(more.game, more.entries(), {})
    process: Any = Services(keeping.settings)
    process.log.stubs.seal = stop
    with pytest.raises(Stopped):
        process.cold.seal(process.log, [more.game])
    assert len(segments(folder)) == 2
    assert (run(keeping), damages(keeping)) == ([], [])
    process = Services(keeping.settings)
    assert process.cold.seal(process.log, [more.game]).sealed == [more.game]
    assert logs(keeping, [more.game]) == {more.game: more.entries()}


def test_a_game_that_redis_lost_keeps_its_bytes(keeping: Services, games: list[str], folder: Path) -> None:
    """It is named: a stub that is gone without a tombstone is no deletion. Other segments are compacted."""
    before = segments(folder)
    keeping.redis.delete(key_of(games[0], "cold"))
    keeping.commands.delete(games[1])
    (done,) = run(keeping)
    assert (done.segment, games[0] in done.why, segments(folder)) == (before[0], True, before)
    environment = {"REDIS_URL": keeping.settings.redis_url, "CAIRN_COLD_URL": str(folder), "CAIRN_QUEUE_URL": None}
    said = CliRunner().invoke(main, ["compact"], env=environment | {"CAIRN_KEY": keeping.settings.key})
    assert (said.exit_code, f"The segment {before[0]} stays: " in said.output) == (1, True)


def test_two_do_not_compact_at_once(keeping: Services, games: list[str]) -> None:
    """The second is told so, and can when the first is done."""
    keeping.commands.delete(games[0])
    first: Iterator[Compacted] = compact_all(keeping.redis, keeping.cold, keeping.log)
    assert next(first).by
    with pytest.raises(Busy):
        run(keeping)
    assert [*first] == []
    assert run(keeping) == []


def test_a_damaged_segment_stays(keeping: Services, games: list[str], folder: Path) -> None:
    """Nothing is written in its place."""
    (segment,) = segments(folder)
    path = folder / f"{SEGMENT}{segment}"
    keeping.commands.delete(games[0])
    path.write_bytes(path.read_bytes()[:-40] + bytes(40))
    with pytest.raises(Damaged):
        compact(keeping.cold, keeping.log, segment)
    assert segments(folder) == [segment]


def test_a_game_that_is_deleted_while_it_is_sealed_is_no_drop(keeping: Services) -> None:
    """Its segment was written already: the tombstone says why nothing points there, and its bytes go."""
    made = [random_game(*TWO, seed=seed) for seed in range(2)]
    for game in made:
        keeping.commands.bring_in(game.game, game.entries(), {})
    seal = keeping.log.stubs.seal

    def delete_before(game: str, stub: SealedMarker) -> bool:
        if game == made[0].game:
            keeping.commands.delete(game)
        return seal(game, stub)

    keeping.log.stubs.seal = delete_before  # type: ignore[method-assign]
    assert keeping.cold.seal(keeping.log, [game.game for game in made]).sealed == [made[1].game]
    assert damages(keeping) == []
    assert [done.why for done in run(keeping)] == [""]
    assert damages(keeping) == []


def test_a_segment_stays_until_replicas_know_where_its_games_are(
    keeping: Services, games: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failover could bring the stubs back that point there. The next compaction removes it."""
    keeping.commands.delete(games[0])
    (old,) = segments(folder)

    @contextmanager
    def lacking() -> Iterator[None]:
        before = keeping.log.stubs.of_all(games)
        yield
        if keeping.log.stubs.of_all(games) != before:
            raise Unavailable("Too few replicas have it.")

    with monkeypatch.context() as patched:
        patched.setattr(keeping.cold, "kept", lacking)
        with pytest.raises(Unavailable):
            compact(keeping.cold, keeping.log, old)
    assert old in segments(folder)
    assert [done.why for done in run(keeping)] == [""]
    assert old not in segments(folder)


@pytest.mark.slow
def test_the_command_keeps_the_promise_of_replicas(keeping: Services, games: list[str], folder: Path) -> None:
    """With CAIRN_REPLICAS and too few of them nothing is removed, and it says why."""
    keeping.commands.delete(games[0])
    environment = {"REDIS_URL": keeping.settings.redis_url, "CAIRN_COLD_URL": str(folder), "CAIRN_QUEUE_URL": None}
    environment |= {"CAIRN_KEY": keeping.settings.key, "CAIRN_REPLICAS": "1"}
    (old,) = segments(folder)
    result = CliRunner().invoke(main, ["compact"], env=environment)
    assert (result.exit_code, "too few replicas" in result.output) == (1, True), result.output
    assert old in segments(folder)
