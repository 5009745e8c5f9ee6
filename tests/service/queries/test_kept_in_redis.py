"""The positions that are kept in Redis, for a process that keeps nothing of a game: who uses them, and who does not."""

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
    """Play a game beyond the first version at which it is kept."""
    game = opened(services, rounds=9)
    while services.repository.latest_known(game).head.version < LONG:
        move(services, game)
    return game


def raw(services: Services, game: str) -> Any:
    """Return what Redis keeps of a game, as it lies there."""
    return services.redis.get(f"cairn:{{{game}}}:snapshot")


def kept(services: Services, game: str) -> Packed:
    """Return the positions that are kept in Redis."""
    found = unpack(services.log.resume(game).snapshot)
    assert found
    return found


def untrue(position: Position) -> Position:
    """Return a position that the log does not lead to."""
    state: Any = position.state
    return replace(position, state=replace(state, points=(70, 0)))


def keep_untrue(services: Services, game: str, chain: str | None = None) -> None:
    """Put positions in the place of those that are kept to which the log does not lead."""
    found = kept(services, game)
    views = [found.view(viewer) for viewer in (None, 0, 1)]
    packed = pack(untrue(found.position()), [untrue(view) for view in views], chain or found.chain)
    services.log.keep_snapshot(game, found.position().version, packed)


def points(repository: Repository, game: str, who: Who) -> int:
    """Return how many points the first seat has, as somebody knows it."""
    state: Any = repository.get(game, who).position.state
    return int(state.points[0])


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_positions_survive_as_bytes(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """With all that a game goes on with: what follows leads to where it ended."""
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


def test_what_other_code_folded_is_not_read() -> None:
    """It may hold what this code would not say of the same log; nor is what is no such thing at all."""
    code, *rest = msgpack.decode(zstandard.decompress(pack(BEFORE, [], "")))
    assert unpack(zstandard.compress(msgpack.encode([code, *rest])))
    assert unpack(zstandard.compress(msgpack.encode([bytes(len(code)), *rest]))) is None
    assert unpack(msgpack.encode([code, *rest])) is None
    assert unpack(zstandard.compress(b"")) is None
    assert unpack(zstandard.compress(bytes(2**25))) is None
    assert unpack(b"") is None


def test_they_are_what_the_log_says(services: Services) -> None:
    """At the first version of their stride, of everybody."""
    game = long_game(services)
    found = kept(services, game)
    for who in EVERYBODY:
        then = services.repository.get(game, who, STRIDE)
        assert (found.position() if who == TRUTH else found.view(who), found.chain) == (then.position, then.head.chain)


def test_who_keeps_nothing_begins_with_them(services: Services, second: Services) -> None:
    """Whether they command or ask; what is untrue shows that it is used."""
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


def test_earlier_versions_and_audits_never_use_them(services: Services, second: Services) -> None:
    """What is replayed and proven comes of the log alone."""
    game = long_game(services)
    keep_untrue(services, game)
    for who in EVERYBODY:
        for version in (STRIDE, LONG - 1):
            assert second.repository.get(game, who, version) == services.repository.get(game, who, version)
    assert second.auditor.audit(game)[1].first_failure is None


def test_another_log_is_read_from_its_start(services: Services, second: Services) -> None:
    """The chain tells that what is kept is not of this log."""
    game = long_game(services)
    keep_untrue(services, game, chain="another chain")
    for who in EVERYBODY:
        assert second.repository.get(game, who) == services.repository.get(game, who)


def test_a_log_of_which_nothing_is_kept_has_them_when_it_was_read(services: Services, second: Services) -> None:
    """As one has that other code folded, or that was brought in. A short one is folded as quickly."""
    game, short = long_game(services), opened(services)
    services.redis.delete(f"cairn:{{{game}}}:snapshot")
    for each in (game, short):
        for who in EVERYBODY:
            assert second.repository.get(each, who) == services.repository.get(each, who)
    assert kept(services, game).position() == services.repository.get(game, TRUTH).position
    assert raw(services, short) is None


def test_what_an_older_version_keeps_counts_as_nothing(
    services: Services, second: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the log is: it is read in pages, from its start."""
    game = long_game(services)
    monkeypatch.setattr("cairn.events.log.PAGE", LONG // 3)
    for older in (msgpack.encode(["code", "schotten_totten", "chain", {"version": 16}]), b"\x94 7 8"):
        services.redis.set(f"cairn:{{{game}}}:snapshot", older)
        second.repository.forget(game)
        for who in EVERYBODY:
            assert second.repository.get(game, who) == services.repository.get(game, who)


def test_they_stay_as_long_as_the_game(services: Services) -> None:
    """No time ends them. When a game is deleted they go, and who is late keeps none."""
    game = long_game(services)
    assert services.redis.ttl(f"cairn:{{{game}}}:snapshot") == -1
    packed = services.log.resume(game).snapshot
    services.commands.delete(game)
    services.log.keep_snapshot(game, STRIDE, packed)
    assert raw(services, game) is None


def test_of_a_finished_game_the_truth_alone_is_kept(services: Services, second: Services) -> None:
    """It is open to everybody; not one decision is read again for it."""
    game = long_game(services)
    play_to_the_end(services, game)
    newest = services.repository.get(game, TRUTH)
    found = kept(services, game)
    assert (found.position(), found.chain, found.views) == (newest.position, newest.head.chain, ())
    for who in EVERYBODY:
        second.repository.forget(game)
        assert second.repository.get(game, who) == newest


@pytest.mark.parametrize("end", [play_to_the_end, lambda services, game: services.commands.leave(game, 0)])
def test_the_end_by_another_process_is_open(
    services: Services, second: Services, end: Callable[[Services, str], Any]
) -> None:
    """Whether this one followed the game or begins with what was kept while it ran."""
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
