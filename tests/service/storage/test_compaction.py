"""The bytes of deleted games go; what breaks off meanwhile leaves every game readable, and is finished later."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from helpers.cold import TWO, bring_in_short, run_command
from msgspec import convert

from cairn.contract.playing import random_game
from cairn.events.chain import Entry
from cairn.events.cold import Damaged
from cairn.events.keys import key_of
from cairn.events.log import Log
from cairn.events.sealed_markers import SealedMarker
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.errors import Unavailable
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import Busy, Compacted, compact, compact_all
from cairn.service.storage.reconcile import inspect
from cairn.service.storage.roots import Inclusion, is_proven

GAMES = 4


@pytest.fixture
def games(keeping: Services) -> list[str]:
    """Return games that lie in one segment."""
    ids = bring_in_short(keeping, *range(GAMES))
    assert sorted(keeping.cold.seal(keeping.log, ids).sealed) == sorted(ids)
    return ids


def logs(keeping: Services, games: list[str]) -> dict[str, list[Entry]]:
    """Return games as read by a new process."""
    new = Services(keeping.settings)
    return {game: [*new.log.read(game)] for game in games}


def segments(folder: Path) -> list[str]:
    """Return the existing segments."""
    return [path.name.removeprefix(SEGMENT) for path in folder.iterdir() if path.name.startswith(SEGMENT)]


def damages(keeping: Services) -> list[str]:
    """Return the findings of an inspection by a new process."""
    new = Services(keeping.settings)
    return [*inspect(new.cold, new.log, lambda things, *_: things)]


def run(keeping: Services) -> list[Compacted]:
    """Compact all segments in a new process."""
    new = Services(keeping.settings)
    return [*compact_all(new.redis, new.cold, new.log)]


def test_the_command_says_what_it_did(keeping: Services, games: list[str], folder: Path) -> None:
    """It reports the freed bytes, and changes nothing if no game was deleted. The log of roots keeps its entries."""
    (old,) = segments(folder)
    size = (folder / f"{SEGMENT}{old}").stat().st_size
    nothing = run_command(keeping, "compact")
    assert (nothing.exit_code, nothing.output) == (0, "No segment has a deleted game.\n")
    keeping.commands.delete(games[0])
    said = run_command(keeping, "compact")
    (new,) = segments(folder)
    freed = size - (folder / f"{SEGMENT}{new}").stat().st_size
    words = f"The segment {old} was replaced by {new}; {freed:,} bytes freed.\n"
    assert (said.exit_code, said.output) == (0, words)
    assert freed > 0
    for game in games[1:]:
        keeping.commands.delete(game)
    said = run_command(keeping, "compact")
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

    def call(*given: Any, **named: Any) -> Any:
        left[0] -= 1
        return real(*given, **named) if left[0] >= 0 else stop()

    return call


def break_at(keeping: Services, step: str) -> Services:
    """Return a process that ends at a step."""
    new: Any = Services(keeping.settings)
    match step:
        case "before it writes":
            new.cold.store.writing = stop
        case "before it enters":
            new.cold.roots.enter = stop
        case "before it moves":
            new.log.sealed_markers.move = stop
        case "while it moves":
            new.log.sealed_markers.move = after(1, new.log.sealed_markers.move)
        case "before it removes" | "before it removes an empty one":
            new.cold.store.remove = stop
        case "before it enters an empty one":
            new.cold.roots.replace_by_none = stop
    return cast(Services, new)


STEPS = ["before it writes", "before it enters", "before it moves", "while it moves", "before it removes"]
EMPTY = ["before it enters an empty one", "before it removes an empty one"]


@pytest.mark.daily
@pytest.mark.parametrize("meanwhile", [False, True])
@pytest.mark.parametrize("step", STEPS)
def test_compaction_is_resumed(keeping: Services, games: list[str], folder: Path, step: str, meanwhile: bool) -> None:
    """Every game can be read between, nothing is damaged, and the next one finishes it; also if more are deleted."""
    warm = logs(keeping, games)
    (old,) = segments(folder)
    keeping.commands.delete(games[0])
    process = break_at(keeping, step)
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
def test_a_broken_off_removal_is_finished(keeping: Services, games: list[str], folder: Path, step: str) -> None:
    """The segment is removed by the next one, and known to be replaced by none, once."""
    for game in games:
        keeping.commands.delete(game)
    process = break_at(keeping, step)
    with pytest.raises(Stopped):
        [*compact_all(process.redis, process.cold, process.log)]
    assert damages(keeping) == []
    run(keeping)
    assert (segments(folder), damages(keeping), keeping.cold.roots.newest().size) == ([], [], 2)


def test_a_reader_follows_a_moved_game(keeping: Services, games: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The segment is compacted between the marker and the bytes, and the reader does not notice."""
    warm = logs(keeping, games)
    for deleted, read in ((games[0], Log.read), (games[1], Log.last), (games[2], Log.read)):
        keeping.commands.delete(deleted)
        reader = Services(keeping.settings)
        monkeypatch.setattr(reader.cold.store, "part", Late(reader.cold.store.part, lambda: run(keeping)))
        before = keeping.log.sealed_markers.find(games[3])
        found = read(reader.log, games[3])
        assert [found] == warm[games[3]][-1:] if read is Log.last else [*cast(Any, found)] == warm[games[3]]
        assert keeping.log.sealed_markers.find(games[3]) != before


class Late:
    """A read from a store that first does something else."""

    def __init__(self, part: Callable[[str, int, int], bytes], first: Callable[[], object]) -> None:
        self._part, self._first = part, [first]

    def __call__(self, name: str, offset: int, length: int) -> bytes:
        """Return the bytes."""
        if self._first:
            self._first.pop()()
        return self._part(name, offset, length)


def test_a_reader_of_a_game_that_is_deleted_meanwhile_finds_none(keeping: Services, games: list[str]) -> None:
    """As of any game that does not exist. If nothing has changed, the error is raised."""

    def gone(game: str, _: SealedMarker) -> Any:
        keeping.commands.delete(game)
        raise Damaged("it is not there")

    assert keeping.log.sealed_markers.at(games[0], gone) is None
    with pytest.raises(Stopped):
        keeping.log.sealed_markers.at(games[1], stop)


def test_a_game_that_waits_to_be_sealed_keeps_its_segment(keeping: Services, games: list[str], folder: Path) -> None:
    """A worker may have written it just now, and put its markers there next."""
    more = random_game(*TWO, seed=GAMES)
    keeping.commands.bring_in(more.game, more.entries(), {})
    process: Any = Services(keeping.settings)
    process.log.sealed_markers.seal = stop
    with pytest.raises(Stopped):
        process.cold.seal(process.log, [more.game])
    assert len(segments(folder)) == 2
    assert (run(keeping), damages(keeping)) == ([], [])
    process = Services(keeping.settings)
    assert process.cold.seal(process.log, [more.game]).sealed == [more.game]
    assert logs(keeping, [more.game]) == {more.game: more.entries()}


def test_a_game_that_redis_lost_keeps_its_bytes(keeping: Services, games: list[str], folder: Path) -> None:
    """It is named: a sealed marker that is gone without a tombstone is no deletion. Other segments are compacted."""
    before = segments(folder)
    keeping.redis.delete(key_of(games[0], "cold"))
    keeping.commands.delete(games[1])
    (done,) = run(keeping)
    assert (done.segment, games[0] in done.why, segments(folder)) == (before[0], True, before)
    said = run_command(keeping, "compact")
    assert (said.exit_code, f"The segment {before[0]} stays: " in said.output) == (1, True)


def test_two_do_not_compact_at_once(keeping: Services, games: list[str]) -> None:
    """The second is refused until the first is done."""
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
    first, second = bring_in_short(keeping, 0, 1)
    seal = keeping.log.sealed_markers.seal

    def delete_before(game: str, marker: SealedMarker) -> bool:
        if game == first:
            keeping.commands.delete(game)
        return seal(game, marker)

    keeping.log.sealed_markers.seal = delete_before  # type: ignore[method-assign]
    assert keeping.cold.seal(keeping.log, [first, second]).sealed == [second]
    assert damages(keeping) == []
    assert [done.why for done in run(keeping)] == [""]
    assert damages(keeping) == []


def test_a_segment_stays_until_replicas_know_where_its_games_are(
    keeping: Services, games: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failover could bring the markers back that point there. The next compaction removes it."""
    keeping.commands.delete(games[0])
    (old,) = segments(folder)

    @contextmanager
    def lack_replicas() -> Iterator[None]:
        before = keeping.log.sealed_markers.of_all(games)
        yield
        if keeping.log.sealed_markers.of_all(games) != before:
            raise Unavailable("Too few replicas have it.")

    with monkeypatch.context() as patched:
        patched.setattr(keeping.cold, "kept", lack_replicas)
        with pytest.raises(Unavailable):
            compact(keeping.cold, keeping.log, old)
    assert old in segments(folder)
    assert [done.why for done in run(keeping)] == [""]
    assert old not in segments(folder)


@pytest.mark.slow
def test_the_command_keeps_the_promise_of_replicas(keeping: Services, games: list[str], folder: Path) -> None:
    """With CAIRN_REPLICAS and too few of them nothing is removed, and it says why."""
    keeping.commands.delete(games[0])
    (old,) = segments(folder)
    result = run_command(keeping, "compact", CAIRN_REPLICAS="1")
    assert (result.exit_code, "too few replicas" in result.output) == (1, True), result.output
    assert old in segments(folder)
