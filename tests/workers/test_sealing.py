"""Finished games leave Redis automatically: the caretaker enqueues a job, and a worker seals them."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from helpers.commands import opened

from cairn.contract.playing import random_game
from cairn.events.codec import Undecodable
from cairn.service.container import Services
from cairn.service.jobs import sealing
from cairn.service.jobs.jobs import SEAL_QUEUE, OurQueue
from cairn.service.keeping.rebuild import Rebuild
from cairn.service.settings import Settings
from cairn.service.storage import cold
from cairn.workers import caretaker, turns
from cairn.workers.caretaker import Caretaker
from cairn.workers.sealing import seal

TWO = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)


@pytest.fixture
def keeping(services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """Return a service that seals games an hour after their end."""
    settings = services.settings
    made = Services(Settings(settings.redis_url, key=settings.key, cold_url=str(tmp_path / "cold"), cold_after=1.0))
    monkeypatch.setattr(turns, "services", lambda: made)
    monkeypatch.setattr("cairn.workers.sealing.services", lambda: made)
    yield made
    made.redis.close()


def finished(services: Services, seed: int) -> str:
    """Import a finished game and let the caretaker check it."""
    game = random_game(*TWO, seed=seed)
    services.commands.bring_in(game.game, game.entries(), {})
    Caretaker(services).check(game.game)
    return game.game


def later(services: Services, hours: float) -> None:
    """Set the time of sealing some hours ahead."""
    real = services.clock
    services.sealing._clock = cast(Any, SimpleNamespace(time=lambda: real.time() + hours * 3600))


def jobs(services: Services) -> int:
    """Return the number of waiting jobs of sealing."""
    return OurQueue(SEAL_QUEUE, services.turn_queue.redis).count


def test_due_games_are_sealed(keeping: Services) -> None:
    """Small numbers two hours after the end. Running games and those that just ended stay."""
    game, running = finished(keeping, 1), opened(keeping)
    keeping.sealing.care()
    assert (jobs(keeping), keeping.sealing.count_due()) == (0, 0)
    later(keeping, 1.1)
    keeping.sealing.care()
    assert (jobs(keeping), keeping.sealing.count_due()) == (0, 1)
    later(keeping, 2.1)
    keeping.sealing.care()
    keeping.sealing.care()
    assert jobs(keeping) == 1
    seal(1)
    assert keeping.log.stubs.find(game)
    assert not keeping.log.stubs.find(running)
    assert keeping.sealing.count_due() == 0
    Caretaker(keeping).check(game)
    assert keeping.sealing.count_due() == 0


def test_a_large_number_is_sealed_at_once(keeping: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as they are due."""
    monkeypatch.setattr(sealing, "MIN_BATCH", 2)
    for seed in (1, 2):
        finished(keeping, seed)
    later(keeping, 1.1)
    keeping.sealing.care()
    assert jobs(keeping) == 1


def test_nothing_is_sealed_while_an_older_version_may_be_alive(keeping: Services) -> None:
    """It could not read segments. After the change of the format games are sealed."""
    game = finished(keeping, 1)
    later(keeping, 2.1)
    keeping.redis.set("cairn:format", "1 1")
    keeping.sealing.care()
    seal(1)
    assert (jobs(keeping), keeping.log.stubs.find(game)) == (0, None)
    keeping.redis.set("cairn:format", "2 1")
    keeping.sealing.care()
    assert jobs(keeping) == 1
    seal(1)
    assert keeping.log.stubs.find(game)


def test_a_failing_store_is_retried(keeping: Services, tmp_path: Path) -> None:
    """The games stay in Redis and remain due."""
    game = finished(keeping, 1)
    later(keeping, 1.1)
    (tmp_path / "cold").write_text("a file where a folder should be")
    seal(1)
    assert not keeping.log.stubs.find(game)
    assert keeping.sealing.count_due() == 1
    found = {condition.name: condition for condition in keeping.conditions.find().conditions}
    assert "The store of finished games is missing, or cannot be used" in found["segments"].words
    (tmp_path / "cold").unlink()
    seal(2)
    assert keeping.log.stubs.find(game)
    assert keeping.sealing.failure == ""


def test_games_that_ended_before_sealing_existed_are_sealed(
    services: Services, keeping: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The caretaker finds them on the lists, a batch at a time, and so does `cairn rebuild`."""
    monkeypatch.setattr(caretaker, "MAX_ENTERED", 2)
    games = [finished(services, seed) for seed in range(3)]
    services.redis.delete(sealing.WAITING)
    care = Caretaker(keeping)
    later(keeping, 2)
    for entered in (2, 3, 3):
        care.enter_ended()
        assert keeping.sealing.count_due() == entered
    services.redis.delete(sealing.WAITING)
    Rebuild(keeping).run(lambda things, _: things)
    assert keeping.sealing.count_due() == 3
    assert sorted(keeping.sealing.seal().sealed) == sorted(games)


def test_games_that_ended_while_sealing_was_off_are_sealed(services: Services, keeping: Services) -> None:
    """An operator may keep all games in Redis at first."""
    assert not services.settings.seals
    game = finished(services, 1)
    later(keeping, 2)
    assert keeping.sealing.seal().sealed == [game]


def test_a_deleted_game_is_no_longer_reported_as_refused(keeping: Services) -> None:
    """The operator has solved the problem."""
    game = finished(keeping, 1)
    keeping.redis.hset(sealing.REFUSED, game, "it does not tell all of its secrets")
    keeping.commands.delete(game)
    Caretaker(keeping).check(game)
    assert keeping.sealing.refused_count == 0


def test_a_refused_game_can_be_retried(keeping: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker's missing ruleset was installed."""
    game = finished(keeping, 1)
    later(keeping, 2)
    with monkeypatch.context() as patched:
        patched.setattr(cold, "fold", fold_of_nothing)
        assert [*keeping.sealing.seal().refused] == [game]
    assert (keeping.sealing.refused_count, keeping.sealing.count_due()) == (1, 0)
    Rebuild(keeping).run(lambda things, _: things)
    assert keeping.sealing.seal().sealed == [game]
    assert keeping.sealing.refused_count == 0


def fold_of_nothing(*_: Any) -> Any:
    """Fail to fold, like a process without the ruleset."""
    raise Undecodable("schotten_totten is not known here")
