"""Repeated, late and concurrent commands, with a real server."""

import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.commands import GUEST, OPEN, RULES, decisions, legal, move, open_game
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.contract.sampling import many_games, unhurried
from cairn.events.appends import IdempotencyKey, VersionConflict
from cairn.events.log import Log
from cairn.events.schotten_totten.pieces import Options
from cairn.service.commands.appending import CommandResult
from cairn.service.commands.handler import CommandHandler
from cairn.service.container import Services
from cairn.service.errors import KeyReused, NoOpenSeat, Problem, StaleVersion, Unavailable
from cairn.service.queries.snapshots import TRUTH
from cairn.service.settings import Settings

MANY = [pytest.mark.many, unhurried]
Outcome = tuple[list[CommandResult], list[Problem]]


def run_at_once(count: int, ask: Callable[..., CommandResult], *processes: Services) -> Outcome:
    """Return the results and refusals of `count` threads of these processes that start at the same moment."""
    gate, results, refusals = threading.Barrier(count), list[CommandResult](), list[Problem]()

    def enter(number: int) -> None:
        gate.wait()
        try:
            results.append(ask(processes[number % len(processes)].commands, number))
        except Problem as problem:
            refusals.append(problem)

    with ThreadPoolExecutor(count) as pool:
        list(pool.map(enter, range(count)))
    return results, refusals


def test_a_command_sent_to_two_processes_at_once_is_executed_once(services: Services, second: Services) -> None:
    """The first request executes it. All others get the same response, even if the move would be too late by then."""
    game, command = open_game(services), IdempotencyKey("0:key", "body")
    seat, moves = legal(services, game)
    for expected in (None, 2):
        play = partial(CommandHandler.play, game=game, seat=seat, moves=moves[:1], key=command, expected=expected)
        results, _ = run_at_once(12, lambda commands, _, play=play: play(commands), services, second)
        assert [(result.first, result.last) for result in results] == [(3, 3)] * 12
    assert len(decisions(services, game)) == 3


def test_a_seat_is_taken_once(services: Services, second: Services) -> None:
    """Of many concurrent requests for two open seats, two succeed, each for another seat. The game is dealt once."""
    game = open_game(services, OPEN, OPEN)
    results, refusals = run_at_once(10, lambda one, n: one.take_seat(game, name=f"guest {n}"), services, second)
    assert len(results) == 2
    assert {type(refusal) for refusal in refusals} <= {NoOpenSeat, Unavailable}
    assert [step.by for step in decisions(services, game)] == [None, 0, 1, None]


@pytest.mark.parametrize("rounds", [8, pytest.param(max(100, many_games()), id="many", marks=MANY)])
@pytest.mark.slow
def test_a_seat_has_one_owner(services: Services, second: Services, rounds: int) -> None:
    """64 requests with one name in the same millisecond: one gets the seat."""
    with freeze_time("2026-11-22T09:00:00Z"):
        for _ in range(rounds):
            game = open_game(services, GUEST, OPEN)
            results, _ = run_at_once(64, lambda one, _, game=game: one.take_seat(game, name="Bob"), services, second)
            assert len(results) == 1
            assert [step.by for step in decisions(services, game)] == [None, 1, None]


def test_a_move_is_made_once(services: Services, second: Services) -> None:
    """The same move sent eight times in the same millisecond without a key is made once and refused otherwise."""
    with freeze_time("2026-11-22T09:00:00Z"):
        for _ in range(20):
            game = open_game(services)
            second.repository.latest_known(game)
            seat, moves = legal(services, game)
            play = partial(CommandHandler.play, game=game, seat=seat, moves=moves[:1])
            results, _ = run_at_once(8, lambda commands, _, play=play: play(commands), services, second)
            assert len(results) == 1


def test_a_lost_response_is_harmless(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The append succeeded: a retry with the key gets the response, and the next move is made."""
    game, command, append = open_game(services), IdempotencyKey("0:key", "body"), Log.append

    def lose(*args: Any, **options: Any) -> None:
        append(*args, **options)
        raise RedisConnectionError("the answer was lost")

    seat, moves = legal(services, game)
    with monkeypatch.context() as broken:
        broken.setattr(Log, "append", lose)
        with pytest.raises(RedisConnectionError):
            services.commands.play(game, seat, moves[:1], key=command)
    again = services.commands.play(game, seat, moves[:1], key=command)
    assert (again.repeated, again.first, again.last) == (True, 3, 3)
    assert services.repository.get_as_seen(game, seat, again.last, again.chain).head.version == 3
    state = services.repository.get(game, TRUTH).position.state
    assert services.commands.play(game, 1 - seat, RULES.legal_moves(state, 1 - seat)[:1]).last == 4


def test_a_move_may_have_an_expected_version(services: Services, second: Services) -> None:
    """It is made at that version only, also by an outdated process. The refusal has the current version."""
    game = open_game(services)
    second.repository.latest_known(game)
    seat, moves = legal(services, game)
    services.commands.play(game, seat, [moves[0]], expected=2)
    seat, moves = legal(services, game)
    for process in (second, services):
        with pytest.raises(StaleVersion) as refused:
            process.commands.play(game, seat, [moves[0]], expected=2)
        assert refused.value.members == {"version": 3}
    assert second.commands.play(game, seat, [moves[0]], expected=3).last == 4


def test_two_processes_play_one_game(services: Services, second: Services, redis_url: str) -> None:
    """Each decides with its cached position and retries with new decisions. No move is lost or refused."""
    watcher, source = Services(Settings(redis_url=redis_url)), random.Random(3)
    game = open_game(services)
    for turn in range(30):
        watcher.repository.get(game, "truth")
        seat, moves = legal(watcher, game)
        process = (services, second)[turn // 3 % 2]
        assert process.commands.play(game, seat, [source.choice(moves)]).last == turn + 3
    assert len(decisions(services, game)) == 32


def test_an_outdated_process_catches_up(services: Services, second: Services) -> None:
    """A move that became legal since the process last read the log is made."""
    game = open_game(services)
    second.repository.latest_known(game)
    move(services, game)
    seat, moves = legal(services, game)
    assert seat == 1
    assert second.commands.play(game, 1, [moves[0]]).last == 4


def test_a_repeated_command_gets_the_first_response(services: Services, second: Services) -> None:
    """Also if its move would be illegal by now, and from another process. Another body is refused."""
    game, command = open_game(services), IdempotencyKey("0:key", "body")
    seat, moves = legal(services, game)
    first = services.commands.play(game, seat, [moves[0]], key=command)
    for process in (services, second):
        again = process.commands.play(game, seat, [moves[0]], key=command)
        assert (again.repeated, again.first, again.last) == (True, first.first, first.last)
        with pytest.raises(KeyReused):
            process.commands.play(game, seat, [moves[0]], key=IdempotencyKey("0:key", "other"))
    assert len(decisions(services, game)) == 3


def test_opening_a_game_twice_with_a_key_opens_one_game(services: Services) -> None:
    """The key determines the id, and the second request changes nothing."""
    game = services.tokens.game("key")
    assert game == services.tokens.game("key") != services.tokens.game("other")
    open_once = partial(services.commands.open_game, game, "schotten_totten", Options(), (GUEST, GUEST))
    for repeated in (False, True):
        assert open_once(key=IdempotencyKey(":key", "b")).repeated == repeated
    with pytest.raises(KeyReused):
        open_once(key=IdempotencyKey(":key", "c"))


def test_a_command_gives_up_after_five_conflicts(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """It raises an error after five tries."""
    game, tries = open_game(services), []

    def lose(_log: Log, _game: str, head: Any, *_args: Any, **_kwargs: Any) -> None:
        tries.append(head)
        raise VersionConflict(iter(list(services.log.read(game, after=head.version - 1))))

    seat, moves = legal(services, game)
    monkeypatch.setattr(Log, "append", lose)
    with pytest.raises(Unavailable):
        services.commands.play(game, seat, [moves[0]])
    assert len(tries) == 5
