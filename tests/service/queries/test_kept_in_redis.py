"""Snapshots in Redis, for processes that have not cached a game: when they are used, and when not."""

from collections.abc import Callable
from typing import Any

import pytest
import zstandard
from helpers.commands import move, opened, play_to_the_end
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
EVERYBODY: tuple[Who, ...] = (TRUTH, None, 0, 1)


def long_game(services: Services) -> str:
    """Play a game beyond the first version with a snapshot."""
    game = opened(services, rounds=9)
    while services.repository.latest_known(game).head.version < LONG:
        move(services, game)
    return game


def raw(services: Services, game: str) -> Any:
    """Return the raw snapshots of a game in Redis."""
    return services.redis.get(f"cairn:{{{game}}}:snapshot")


def kept(services: Services, game: str) -> Packed:
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
    found = kept(services, game)
    views = [found.view(viewer) for viewer in (None, 0, 1)]
    packed = pack(untrue(found.position()), [untrue(view) for view in views], chain or found.chain)
    services.log.keep_snapshot(game, found.position().version, packed)


def points(repository: Repository, game: str, who: Who) -> int:
    """Return the points of the first seat in a viewer's snapshot."""
    state: Any = repository.get(game, who).position.state
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
    assert unpack(zstandard.compress(msgpack.encode([bytes(len(code)), *rest]))) is None
    assert unpack(msgpack.encode([code, *rest])) is None
    assert unpack(zstandard.compress(b"")) is None
    assert unpack(zstandard.compress(bytes(2**25))) is None
    assert unpack(b"") is None


def test_snapshots_equal_the_log(services: Services) -> None:
    """At the first multiple of the interval, for every viewer."""
    game = long_game(services)
    found = kept(services, game)
    for who in EVERYBODY:
        then = services.repository.get(game, who, STRIDE)
        assert (found.position() if who == TRUTH else found.view(who), found.chain) == (then.position, then.head.chain)


def test_a_new_process_begins_with_snapshots(services: Services, second: Services) -> None:
    """For commands and queries alike. A false snapshot shows that it is used."""
    game = long_game(services)
    for who in EVERYBODY:
        second.repository.forget(game)
        assert second.repository.get(game, who) == services.repository.get(game, who)
    keep_untrue(services, game)
    for who in EVERYBODY:
        second.repository.forget(game)
        assert points(second.repository, game, who) >= 70
        assert second.repository.get(game, who).head == services.repository.get(game, who).head
    second.repository.forget(game)
    assert second.repository.latest_known(game).position.state.points[0] >= 70  # type: ignore[union-attr]


def test_earlier_versions_and_audits_use_no_snapshots(services: Services, second: Services) -> None:
    """Replays and proofs are based on the log alone."""
    game = long_game(services)
    keep_untrue(services, game)
    for who in EVERYBODY:
        for version in (STRIDE, LONG - 1):
            assert second.repository.get(game, who, version) == services.repository.get(game, who, version)
    assert second.auditor.audit(game)[1].first_failure is None


def test_another_log_is_read_from_its_start(services: Services, second: Services) -> None:
    """The chain shows that the snapshot belongs to another log."""
    game = long_game(services)
    keep_untrue(services, game, chain="another chain")
    for who in EVERYBODY:
        assert second.repository.get(game, who) == services.repository.get(game, who)


def test_a_log_without_snapshots_gets_them_when_read(services: Services, second: Services) -> None:
    """For example after an import or with other code. Short logs need none."""
    game, short = long_game(services), opened(services)
    services.redis.delete(f"cairn:{{{game}}}:snapshot")
    for each in (game, short):
        for who in EVERYBODY:
            assert second.repository.get(each, who) == services.repository.get(each, who)
    assert kept(services, game).position() == services.repository.get(game, TRUTH).position
    assert raw(services, short) is None


def test_snapshots_of_an_older_version_are_ignored(
    services: Services, second: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its length, the log is read in pages from its start."""
    game = long_game(services)
    monkeypatch.setattr("cairn.events.log.PAGE", LONG // 3)
    for older in (msgpack.encode(["code", "schotten_totten", "chain", {"version": 16}]), b"\x94 7 8"):
        services.redis.set(f"cairn:{{{game}}}:snapshot", older)
        second.repository.forget(game)
        for who in EVERYBODY:
            assert second.repository.get(game, who) == services.repository.get(game, who)


def test_snapshots_live_as_long_as_the_game(services: Services) -> None:
    """They do not expire. They are deleted with the game, and late processes write none."""
    game = long_game(services)
    assert services.redis.ttl(f"cairn:{{{game}}}:snapshot") == -1
    packed = services.log.resume(game).snapshot
    services.commands.delete(game)
    services.log.keep_snapshot(game, STRIDE, packed)
    assert raw(services, game) is None


def test_a_finished_game_has_a_snapshot_of_the_truth_only(services: Services, second: Services) -> None:
    """It is public, and no decision is read again for it."""
    game = long_game(services)
    play_to_the_end(services, game)
    newest = services.repository.get(game, TRUTH)
    found = kept(services, game)
    assert (found.position(), found.chain, found.views) == (newest.position, newest.head.chain, ())
    for who in EVERYBODY:
        second.repository.forget(game)
        assert second.repository.get(game, who) == newest


@pytest.mark.parametrize("end", [play_to_the_end, lambda services, game: services.commands.leave(game, 0)])
def test_the_end_decided_by_another_process_is_public(
    services: Services, second: Services, end: Callable[[Services, str], Any]
) -> None:
    """Whether this process followed the game or begins with a snapshot of the running game."""
    game = long_game(services)
    for who in EVERYBODY:
        second.repository.get(game, who)
    running = raw(services, game)
    end(services, game)
    newest = services.repository.get(game, TRUTH)
    assert [second.repository.get(game, who) for who in EVERYBODY] == [newest] * 4
    services.redis.set(f"cairn:{{{game}}}:snapshot", running or b"")
    for who in EVERYBODY:
        second.repository.forget(game)
        assert second.repository.get(game, who) == newest
