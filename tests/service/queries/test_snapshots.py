"""Snapshots in Redis, for processes that have not cached a game: when they are used, and when not."""

from collections.abc import Callable
from typing import Any

import pytest
import zstandard
from helpers.commands import move, open_game, play_to_the_end
from msgspec import msgpack
from msgspec.structs import replace

from cairn.contract.playing import CASES, random_game, somewhere
from cairn.events.decision import redact
from cairn.projections.fold import BEFORE, Position, fold
from cairn.projections.packed import Packed, pack, unpack
from cairn.service.container import Services
from cairn.service.queries.repository import STRIDE, Repository
from cairn.service.queries.snapshots import TRUTH, Who

LONG = STRIDE + 6
VIEWERS: tuple[Who, ...] = (TRUTH, None, 0, 1)


def long_game(services: Services) -> str:
    """Play a game beyond the first version with a snapshot."""
    game = open_game(services, rounds=9)
    while services.repository.latest_known(game).head.version < LONG:
        move(services, game)
    return game


def read_raw(services: Services, game: str) -> Any:
    """Return the raw snapshots of a game in Redis."""
    return services.redis.get(f"cairn:{{{game}}}:snapshot")


def read_snapshots(services: Services, game: str) -> Packed:
    """Return the decoded snapshots in Redis."""
    found = unpack(services.log.resume(game).snapshot)
    assert found
    return found


def untrue(position: Position) -> Position:
    """Return a position that contradicts the log."""
    state: Any = position.state
    return replace(position, state=replace(state, points=(70, 0)))


def keep_untrue(services: Services, game: str, chain: str | None = None) -> None:
    """Replace the snapshots by positions that contradict the log."""
    found = read_snapshots(services, game)
    views = [found.view(viewer) for viewer in (None, 0, 1)]
    packed = pack(untrue(found.position()), [untrue(view) for view in views], chain or found.chain)
    services.log.keep_snapshot(game, found.position().version, packed)


def points(repository: Repository, game: str, viewer: Who) -> int:
    """Return the points of the first seat in a viewer's snapshot."""
    state: Any = repository.get(game, viewer).position.state
    return int(state.points[0])


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_positions_survive_encoding(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Nothing needed to continue is lost: later decisions lead to the final position."""
    game = somewhere(ruleset, options, seats, seed=3)
    whole = random_game(ruleset, options, seats, seed=3).decisions
    version = game.position.version
    seen = [[redact(decision, viewer, False) for decision in whole] for viewer in (None, *range(seats))]
    found = unpack(pack(game.position, [fold(decisions[:version], BEFORE) for decisions in seen], "the chain"))
    assert found
    assert (found.position(), found.chain) == (game.position, "the chain")
    assert fold(whole[version:], found.position()) == fold(whole, BEFORE)
    for viewer, decisions in zip((None, *range(seats)), seen, strict=True):
        assert fold(decisions[version:], found.view(viewer)) == fold(decisions, BEFORE)


def test_snapshots_of_other_code_are_ignored() -> None:
    """Other code might fold the same log differently. Invalid snapshots are ignored, too."""
    code, *rest = msgpack.decode(zstandard.decompress(pack(BEFORE, [], "")))
    assert unpack(zstandard.compress(msgpack.encode([code, *rest])))
    other = zstandard.compress(msgpack.encode([bytes(len(code)), *rest]))
    invalid = (msgpack.encode([code, *rest]), zstandard.compress(b""), zstandard.compress(bytes(2**25)), b"")
    assert [unpack(data) for data in (other, *invalid)] == [None] * 5


def test_snapshots_equal_the_log(services: Services) -> None:
    """At the first multiple of the interval, for every viewer."""
    game = long_game(services)
    found = read_snapshots(services, game)
    for viewer in VIEWERS:
        then = services.repository.get(game, viewer, STRIDE)
        assert (found.position() if viewer == TRUTH else found.view(viewer), found.chain) == (
            then.position,
            then.head.chain,
        )


def test_a_new_process_begins_with_snapshots(services: Services, second: Services) -> None:
    """For commands and queries alike. A false snapshot shows that it is used."""
    game = long_game(services)
    for viewer in VIEWERS:
        second.repository.forget(game)
        assert second.repository.get(game, viewer) == services.repository.get(game, viewer)
    keep_untrue(services, game)
    for viewer in VIEWERS:
        second.repository.forget(game)
        assert points(second.repository, game, viewer) >= 70
        assert second.repository.get(game, viewer).head == services.repository.get(game, viewer).head
    second.repository.forget(game)
    assert second.repository.latest_known(game).position.state.points[0] >= 70  # type: ignore[union-attr]


def test_earlier_versions_and_audits_use_no_snapshots(services: Services, second: Services) -> None:
    """Replays and proofs are based on the log alone."""
    game = long_game(services)
    keep_untrue(services, game)
    for viewer in VIEWERS:
        for version in (STRIDE, LONG - 1):
            assert second.repository.get(game, viewer, version) == services.repository.get(game, viewer, version)
    assert second.auditor.audit(game)[1].first_failure is None


def test_another_log_is_read_from_its_start(services: Services, second: Services) -> None:
    """The chain shows that the snapshot belongs to another log."""
    game = long_game(services)
    keep_untrue(services, game, chain="another chain")
    for viewer in VIEWERS:
        assert second.repository.get(game, viewer) == services.repository.get(game, viewer)


def test_a_log_without_snapshots_gets_them_when_read(services: Services, second: Services) -> None:
    """For example after an import or with other code. Short logs need none."""
    game, short = long_game(services), open_game(services)
    services.redis.delete(f"cairn:{{{game}}}:snapshot")
    for each in (game, short):
        for viewer in VIEWERS:
            assert second.repository.get(each, viewer) == services.repository.get(each, viewer)
    assert read_snapshots(services, game).position() == services.repository.get(game, TRUTH).position
    assert read_raw(services, short) is None


def test_snapshots_of_an_older_version_are_ignored(
    services: Services, second: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its length, the log is read in pages from its start."""
    game = long_game(services)
    monkeypatch.setattr("cairn.events.log.PAGE", LONG // 3)
    for older in (msgpack.encode(["code", "schotten_totten", "chain", {"version": 16}]), b"\x94 7 8"):
        services.redis.set(f"cairn:{{{game}}}:snapshot", older)
        second.repository.forget(game)
        for viewer in VIEWERS:
            assert second.repository.get(game, viewer) == services.repository.get(game, viewer)


def test_snapshots_live_as_long_as_the_game(services: Services) -> None:
    """They do not expire. They are deleted with the game, and late processes write none."""
    game = long_game(services)
    assert services.redis.ttl(f"cairn:{{{game}}}:snapshot") == -1
    packed = services.log.resume(game).snapshot
    services.commands.delete(game)
    services.log.keep_snapshot(game, STRIDE, packed)
    assert read_raw(services, game) is None


def test_a_finished_game_has_a_snapshot_of_the_truth_only(services: Services, second: Services) -> None:
    """It is public, and no decision is read again for it."""
    game = long_game(services)
    play_to_the_end(services, game)
    newest = services.repository.get(game, TRUTH)
    found = read_snapshots(services, game)
    assert (found.position(), found.chain, found.views) == (newest.position, newest.head.chain, ())
    for viewer in VIEWERS:
        second.repository.forget(game)
        assert second.repository.get(game, viewer) == newest


@pytest.mark.parametrize("end", [play_to_the_end, lambda services, game: services.commands.leave(game, 0)])
def test_the_end_decided_by_another_process_is_public(
    services: Services, second: Services, end: Callable[[Services, str], Any]
) -> None:
    """Whether this process followed the game or begins with a snapshot of the running game."""
    game = long_game(services)
    for viewer in VIEWERS:
        second.repository.get(game, viewer)
    running = read_raw(services, game)
    end(services, game)
    newest = services.repository.get(game, TRUTH)
    assert [second.repository.get(game, viewer) for viewer in VIEWERS] == [newest] * 4
    services.redis.set(f"cairn:{{{game}}}:snapshot", running or b"")
    for viewer in VIEWERS:
        second.repository.forget(game)
        assert second.repository.get(game, viewer) == newest
