"""The truth that is kept in Redis, for a process that keeps nothing of a game: what it is used for, and what not."""

from typing import Any

import pytest
from helpers.commands import move, opened, play_to_the_end
from helpers.playing import CASES, random_game, somewhere
from msgspec import msgpack
from msgspec.structs import replace

from cairn.projections.fold import BEFORE, Position, fold
from cairn.projections.packed import pack, unpack
from cairn.service.container import Services
from cairn.service.queries.repository import STRIDE
from cairn.service.queries.snapshots import TRUTH

LONG = STRIDE + 6


def long_game(services: Services) -> str:
    """Play a game beyond the first version at which it is kept."""
    game = opened(services, rounds=9)
    while services.repository.latest_known(game).head.version < LONG:
        move(services, game)
    return game


def kept(services: Services, game: str) -> tuple[Position, str]:
    """Return the position that is kept in Redis, and the chain up to it."""
    packed = services.log.snapshot(game)[1]
    assert packed
    found = unpack(packed)
    assert found
    return found


def untrue(position: Position) -> Position:
    """Return a position that the log does not lead to."""
    state: Any = position.state
    return replace(position, state=replace(state, points=(70, 0)))


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_a_position_survives_as_bytes(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """With all that a game goes on with: what follows leads to where it ended."""
    game = somewhere(ruleset, options, seats, seed=3)
    assert unpack(pack(game.position, "the chain")) == (game.position, "the chain")
    found = unpack(pack(game.position, ""))
    assert found
    whole = random_game(ruleset, options, seats, seed=3)
    assert fold(whole.decisions[game.position.version :], found[0]) == whole.position


def test_what_other_code_folded_is_not_read() -> None:
    """It may hold what this code would not say of the same log."""
    code, *rest = msgpack.decode(pack(BEFORE, ""))
    assert unpack(msgpack.encode([bytes(len(code)), *rest])) is None
    assert unpack(b"") is None


def test_it_is_what_the_log_says(services: Services) -> None:
    """At the first version of its stride."""
    game = long_game(services)
    position, chain = kept(services, game)
    then = services.repository.get(game, TRUTH, STRIDE)
    assert (position, chain) == (then.position, then.head.chain)


def test_a_command_begins_with_it(services: Services, second: Services) -> None:
    """A process that keeps nothing of the game decides on what follows it: here on something untrue, which shows it."""
    game = long_game(services)
    position, chain = kept(services, game)
    truth = services.repository.latest_known(game)
    assert second.repository.latest_known(game) == truth
    second.repository.forget(game)
    services.log.keep_snapshot(game, pack(untrue(position), chain))
    found = second.repository.latest_known(game)
    assert found.head == truth.head
    assert found.position.state.points[0] >= 70  # type: ignore[union-attr]


def test_queries_and_audit_never_use_it(services: Services, second: Services) -> None:
    """What is answered and proven comes of the log alone."""
    game = long_game(services)
    position, chain = kept(services, game)
    services.log.keep_snapshot(game, pack(untrue(position), chain))
    for who in (TRUTH, None, 0, 1):
        assert second.repository.get(game, who) == services.repository.get(game, who)
    assert second.auditor.audit(game)[1].failed is None


def test_another_log_is_read_from_its_start(services: Services, second: Services) -> None:
    """The chain tells that what is kept is not of this log."""
    game = long_game(services)
    position, _ = kept(services, game)
    services.log.keep_snapshot(game, pack(untrue(position), "another chain"))
    assert second.repository.latest_known(game) == services.repository.latest_known(game)


def test_it_goes_with_the_game(services: Services) -> None:
    """And a process that is late keeps nothing of a game that is gone or has ended."""
    for end in (services.commands.delete, lambda game: play_to_the_end(services, game)):
        game = long_game(services)
        packed = services.log.snapshot(game)[1]
        assert packed
        end(game)
        services.log.keep_snapshot(game, packed)
        assert services.redis.exists(f"cairn:{{{game}}}:snapshot") == 0


def test_a_finished_game_is_read_from_its_log(services: Services, second: Services) -> None:
    """Its secret is told, and what is kept of it is of no use any more."""
    game = long_game(services)
    play_to_the_end(services, game)
    assert second.repository.latest_known(game) == services.repository.latest_known(game)
