"""Hints: computed by real workers from the seat's view only, whatever dies meanwhile."""

import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from helpers.analyses import head_of, keys_of
from helpers.commands import legal, open_game
from helpers.queues import queued_jobs
from helpers.running import until
from msgspec.structs import replace

from cairn.contract.playing import CASES, FACTS, games_with_secrets, twin_of
from cairn.events.codec import dump
from cairn.events.decision import redact
from cairn.projections.fold import fold
from cairn.service.analyses import hints as commands
from cairn.service.analyses.hints import MAX_PENDING, Hint
from cairn.service.analyses.store import ATTEMPTS, job_id
from cairn.service.container import Services
from cairn.service.errors import NotFound, TooManyRequests, Unavailable
from cairn.service.jobs.jobs import HINT_QUEUE
from cairn.workers.hints import best_moves
from cairn.workers.search.levels import TABLE

Start = Callable[..., "subprocess.Popen[bytes]"]

PATCHED = """
import os, signal, time
from cairn.workers import hints
from cairn.workers.__main__ import main
from cairn.workers.turns import services

search = hints.search

def patched(*arguments):
    services().redis.set("thinking", os.getpid())
    {what}
    return search(*arguments)

hints.search = patched
main(["worker"])
"""
WAITS = PATCHED.format(what="while not services().redis.exists('go'): time.sleep(0.05)")
DIES = PATCHED.format(what="os.kill(os.getpid(), signal.SIGKILL)")


def ask(services: Services, game: str) -> tuple[int, Hint]:
    """Request a hint for the seat to move. Return both."""
    seat, head = legal(services, game)[0], head_of(services, game)
    id = services.tokens.hint(game, seat, head.version, "hard", 2)
    return seat, services.hints.ask(game, id, seat, head)


def read_ended(services: Services, game: str, seat: int, id: str) -> Hint | None:
    """Return a hint that has ended."""
    found = services.hints.get(game, id, seat)
    return None if found.status == "pending" else found


def test_a_hint_is_the_result_of_a_search_in_the_view(services: Services, redis_url: str, start: Start) -> None:
    """The best move comes first. A repeated request returns the same hint, and nothing is written to the log."""
    game = open_game(services)
    before = [entry.chain for entry in services.log.read(game)]
    seat, hint = ask(services, game)
    assert (hint.status, hint.moves, ask(services, game)[1]) == ("pending", None, hint)
    assert len(queued_jobs(services.redis, HINT_QUEUE)) == 1
    start(redis_url, "-m", "cairn.workers", "worker")
    found = until(lambda: read_ended(services, game, seat, hint.id))
    view = services.repository.get(game, seat).position
    assert (found.status, found.version, found.level) == ("done", view.version, "hard")
    assert found.moves == best_moves(view, seat, hint.id)
    values = [move.value for move in found.moves]
    assert 1 <= len(found.moves) <= 5
    assert all(0 <= value <= 1 for value in values)
    assert {move.unit for move in found.moves} == {"chance"}
    assert ask(services, game)[1] == found
    assert [entry.chain for entry in services.log.read(game)] == before


def test_a_hint_of_an_earlier_position_stays_for_an_hour(
    services: Services, redis_url: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is computed although the game has continued, and then deleted."""
    game = open_game(services)
    seat, hint = ask(services, game)
    services.commands.play(game, seat, legal(services, game)[1][:1])
    start(redis_url, "-m", "cairn.workers", "worker")
    assert until(lambda: read_ended(services, game, seat, hint.id)).status == "done"
    assert 0 < services.redis.ttl(f"cairn:{{{game}}}:hints") <= 3600
    monkeypatch.setattr(commands, "KEPT_SECONDS", -1)
    with pytest.raises(NotFound):
        services.hints.get(game, hint.id, seat)


def test_only_the_requesting_seat_can_read_a_hint(services: Services) -> None:
    """For others it is not found. Nor is one under the name of another record's field."""
    game = open_game(services)
    seat, hint = ask(services, game)
    for id, viewer in ((hint.id, 1 - seat), (hint.id, None), (f"{hint.id}:0:attempt", seat), ("0" * 32, seat)):
        with pytest.raises(NotFound):
            services.hints.get(game, id, viewer)


@pytest.mark.parametrize(("ruleset", "options", "seats"), [case for case in CASES if FACTS[case[0]].twin], ids=str)
def test_a_hint_does_not_depend_on_hidden_information(
    ruleset: str, options: dict[str, Any], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the same bytes for all hidden cards of others."""
    monkeypatch.setitem(TABLE[ruleset], "hard", replace(TABLE[ruleset]["hard"], budget=3, candidates=3))
    tried = 0
    for game in games_with_secrets(ruleset, options, seats)[:4]:
        seat = game.waited_for
        found = []
        for one in (game, twin_of(game, seat)):
            view = fold(redact(decision, seat, ended=False) for decision in one.decisions)
            found.append(dump(best_moves(view, seat, "a" * 32)))
        assert found[0] == found[1]
        tried += 1
    assert tried


def test_pending_hints_of_a_seat_are_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """So is their total number."""
    game = open_game(services)
    seat, head = legal(services, game)[0], head_of(services, game)
    ids = [f"{number:032x}" for number in range(MAX_PENDING + 1)]
    for id in ids[:-1]:
        services.hints.ask(game, id, seat, head)
    with pytest.raises(TooManyRequests):
        services.hints.ask(game, ids[-1], seat, head)
    services.hints.ask(game, ids[0], seat, head)
    services.hints.ask(game, ids[-1], 1 - seat, head)
    monkeypatch.setattr(services.hints.places, "most", len(queued_jobs(services.redis, HINT_QUEUE)))
    with pytest.raises(Unavailable):
        ask(services, open_game(services))


def test_a_hint_occupies_its_slot_until_it_has_ended(services: Services) -> None:
    """A hint in a deleted game occupies none."""
    game = open_game(services)
    seat, hint = ask(services, game)
    assert services.redis.zcard(services.hints.places.pending) == 1
    services.hints.finish(game, hint.id, ())
    assert services.redis.keys("cairn:{hints}:*") == []
    head = head_of(services, game)
    services.commands.delete(game)
    with pytest.raises(NotFound):
        services.hints.ask(game, "0" * 32, seat, head)
    assert services.redis.keys("cairn:{hints}:*") == []


@pytest.mark.slow
def test_a_hint_of_a_killed_worker_is_computed_by_another(services: Services, redis_url: str, start: Start) -> None:
    """A request for its result detects it."""
    game = open_game(services)
    killed = start(redis_url, "-c", WAITS)
    seat, hint = ask(services, game)
    until(lambda: services.redis.exists("thinking"))
    killed.kill()
    start(redis_url, "-m", "cairn.workers", "worker")
    found = until(lambda: read_ended(services, game, seat, hint.id))
    assert found.moves == best_moves(services.repository.get(game, seat).position, seat, hint.id)


@pytest.mark.many
def test_a_deadly_hint_fails(services: Services, redis_url: str, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """After three of them. A new request tries again."""
    game = open_game(services)
    seat, hint = ask(services, game)
    while (found := services.hints.get(game, hint.id, seat)).status == "pending":
        worker = start(redis_url, "-c", DIES)
        until(lambda worker=worker: worker.poll() or read_ended(services, game, seat, hint.id))
        worker.kill()
        worker.wait()
    assert found.problem == f"It could not be worked out: {ATTEMPTS} attempts at it failed."
    assert ask(services, game)[1].status == "pending"
    start(redis_url, "-m", "cairn.workers", "worker")
    assert until(lambda: read_ended(services, game, seat, hint.id)).status == "done"


def test_hints_wake_no_other_viewers(services: Services) -> None:
    """Waking a long poll or a stream would reveal the request to the other player."""
    game = open_game(services)
    seat, hint = ask(services, game)
    with services.redis.pubsub() as channel:
        channel.psubscribe("*")
        assert channel.get_message(timeout=5)["type"] == "psubscribe"
        services.hints.finish(game, hint.id, ())
        assert services.hints.get(game, hint.id, seat).status == "done"
        services.redis.publish("cairn:news", "the end")
        assert channel.get_message(timeout=5)["data"] == b"the end"


def test_hints_are_deleted_with_their_game(services: Services, redis_url: str, start: Start) -> None:
    """A worker that ends afterwards restores nothing."""
    game = open_game(services)
    start(redis_url, "-c", WAITS)
    _, hint = ask(services, game)
    until(lambda: services.redis.exists("thinking"))
    services.commands.delete(game)
    services.redis.set("go", 1)
    until(lambda: not services.redis.exists(f"rq:job:{job_id(hint.id, '0', 1)}"))
    assert keys_of(services, game) == set()
