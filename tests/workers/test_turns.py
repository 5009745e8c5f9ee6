"""The job of an AI's turn, run in this process."""

from typing import Any

import pytest
from helpers.commands import AI, GUEST, RANDOM, log_of, opened
from helpers.queues import lose
from helpers.running import until
from msgspec.structs import replace

from cairn.events.chance import ai_seed
from cairn.events.codec import decode
from cairn.events.glen_more.pieces import Options
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.errors import StaleVersion
from cairn.workers import heartbeat, turns
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE


@pytest.fixture(autouse=True)
def _job_services(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the test's connection, delay no moves, and end no job early."""
    monkeypatch.setattr(turns, "services", lambda: services)
    for levels in TABLE.values():
        for name, level in levels.items():
            monkeypatch.setitem(levels, name, replace(level, thinking=0.0))
    monkeypatch.setattr(turns, "SHARE_SECONDS", 60)


def version(services: Services, game: str) -> int:
    """Return the current version of a game."""
    return services.repository.get(game, "truth").head.version


def test_a_job_plays_until_another_seat_is_to_move(services: Services) -> None:
    """Every decision is the AI's, and then the human is to move."""
    game = opened(services, AI, GUEST)
    take(services)
    turns.play(game, 2, 1)
    made = [decode(entry.stored, entry.version) for entry in services.log.read(game, after=2)]
    assert made
    assert {decision.by for decision in made} == {0}
    assert all(decision.ai and decision.ai.level == "greedy" for decision in made)
    assert services.repository.latest_known(game).position.state.turn == 1  # type: ignore[union-attr]


def take(services: Services) -> None:
    """Take all jobs out of the queues, as workers do."""
    lose(services.redis)


def of_many_moves(services: Services, *seats: Seat) -> str:
    """Open a game with turns of several moves."""
    game = services.tokens.game(None)
    services.commands.open_game(game, "glen_more", Options(first_seat=0), seats)
    return game


def asked_for(services: Services, game: str) -> list[int]:
    """Return the versions of enqueued turns. Completed jobs remain, as no worker removes them."""
    return [number for number in range(2, version(services, game) + 1) if services.turn_queue.attempt(game, number, 1)]


def test_a_job_plays_successive_turns_of_ais(services: Services) -> None:
    """No job is enqueued meanwhile. Without a human it ends with the game."""
    game = of_many_moves(services, AI, RANDOM)
    turns.play(game, 2, 1)
    assert {decision.by for decision in log_of(services, game)} == {None, 0, 1}
    assert services.repository.get(game, "truth").is_ended
    assert asked_for(services, game) == [2]


def test_a_job_enqueues_the_next_turn_after_its_share(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """It checks the clock after each decision, so others wait for one decision longer at most."""
    monkeypatch.setattr(turns, "SHARE_SECONDS", 0)
    game = opened(services, RANDOM, RANDOM)
    for played in (2, 3, 4):
        turns.play(game, played, 1)
        assert version(services, game) == played + 1
    assert asked_for(services, game) == [2, 3, 4, 5]


def test_a_job_yields_to_a_game_with_a_human(services: Services) -> None:
    """A game with a human waits for one decision of a game of AIs, not for their whole share."""
    game = opened(services, RANDOM, RANDOM)
    turns.play(opened(services, RANDOM, GUEST), 2, 1)
    turns.play(game, 2, 1)
    assert version(services, game) == 3
    assert asked_for(services, game) == [2, 3]


def test_a_job_whose_turn_was_played_by_another_enqueues_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The job that makes a decision enqueues what follows."""
    game, make = opened(services, RANDOM, RANDOM), turns._make

    def overtaken(chosen: Any) -> int:
        monkeypatch.setattr(turns, "_make", make)
        turns.play(game, 2, 2)
        return make(chosen)

    monkeypatch.setattr(turns, "_make", overtaken)
    monkeypatch.setattr(turns, "SHARE_SECONDS", 0)
    turns.play(game, 2, 1)
    assert version(services, game) == 3
    assert services.turn_queue.last_attempt(game, 3) == 1


def test_the_last_resort_makes_only_one_move(services: Services) -> None:
    """The rest of the turn is decided by the seat's own level again."""
    game = of_many_moves(services, AI, GUEST)
    take(services)
    turns.play(game, 2, 4)
    levels = [decision.ai.level for decision in log_of(services, game)[2:] if decision.ai]
    assert levels == ["random"] + ["greedy"] * (len(levels) - 1)
    assert len(levels) > 1


@pytest.mark.parametrize("asked", [1, 3])
def test_a_job_for_another_version_does_nothing(services: Services, asked: int) -> None:
    """Its turn has been played or does not exist yet."""
    game = opened(services, AI, GUEST)
    turns.play(game, asked, 1)
    assert version(services, game) == 2


def test_a_job_for_a_humans_turn_or_no_game_does_nothing(services: Services) -> None:
    """It ends silently: the game has continued or was deleted."""
    game = opened(services, GUEST, AI)
    turns.play(game, 2, 1)
    turns.play("a" * 20, 2, 1)
    assert version(services, game) == 2


def test_the_same_job_twice_plays_once(services: Services) -> None:
    """The second finds the turn played."""
    game = opened(services, AI, GUEST)
    turns.play(game, 2, 1)
    after = version(services, game)
    turns.play(game, 2, 2)
    assert version(services, game) == after


def test_two_concurrent_jobs_play_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one thinks, the other plays the turn: the first one's move is refused, and it ends silently."""
    game, choose = opened(services, AI, GUEST), policies.choose

    def slow(*args: Any) -> Any:
        monkeypatch.setattr(policies, "choose", choose)
        turns.play(game, 2, 2)
        return choose(*args)

    monkeypatch.setattr(policies, "choose", slow)
    turns.play(game, 2, 1)
    decisions = log_of(services, game)
    assert [decision.by for decision in decisions[2:]] == [0] * (len(decisions) - 2)
    assert services.repository.get(game, "truth").position.state.turn == 1  # type: ignore[union-attr]
    assert sum(event.type.endswith("card_played") for decision in decisions for event in decision.events) == 1


def test_two_workers_choose_the_same(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed is fixed, so it does not matter which of them is faster."""
    game, choose, made = opened(services, AI, GUEST), turns._choose, list[Any]()

    def twice(*args: Any) -> Any:
        made.append((choose(*args), choose(*args)))
        return made[-1][0]

    monkeypatch.setattr(turns, "_choose", twice)
    turns.play(game, 2, 1)
    assert made
    assert all(one == other for one, other in made)


def test_after_three_attempts_the_last_resort_moves(services: Services) -> None:
    """The fourth is random, and the decision records it. The third still uses the seat's own level."""
    for attempt, level in ((3, "greedy"), (4, "random")):
        game = opened(services, AI, GUEST)
        turns.play(game, 2, attempt)
        first = decode(next(iter(services.log.read(game, after=2))).stored, 3)
        assert first.ai
        assert first.ai.level == level


def test_a_turn_played_during_the_check_is_skipped(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another worker was faster between the check and the move: the job ends silently."""
    game, make = opened(services, AI, GUEST), turns._make

    def late(*args: Any) -> int:
        monkeypatch.setattr(turns, "_make", make)
        turns.play(game, 2, 1)
        return make(*args)

    monkeypatch.setattr(turns, "_make", late)
    turns.play(game, 2, 1)
    decisions = log_of(services, game)
    assert sum(event.type.endswith("card_played") for step in decisions for event in step.events) == 1


def test_a_job_does_not_remove_the_heartbeat_of_the_next(services: Services) -> None:
    """The next seat's turn is already running when the last job ends."""
    first, second = heartbeat.heartbeat(services.redis, "g"), heartbeat.heartbeat(services.redis, "g")
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert heartbeat.beating(services.redis, ["g"])
    second.__exit__(None, None, None)
    assert not heartbeat.beating(services.redis, ["g"])


def test_a_heartbeat_is_renewed(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn may take longer than the heartbeat's lifetime."""
    monkeypatch.setattr(heartbeat, "BEAT_SECONDS", 0.01)
    with heartbeat.heartbeat(services.redis, "g"):
        services.redis.delete("cairn:{g}:turn")
        until(lambda: heartbeat.beating(services.redis, ["g"]))


def test_an_ai_gets_its_own_view_only(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its input contains no card of another hand."""
    game, choose, seen = opened(services, AI, GUEST), policies.choose, []

    def look(level: Any, rules: Any, view: Any, *rest: Any) -> Any:
        seen.append((view.copy(), *rest))
        return choose(level, rules, view, *rest)

    monkeypatch.setattr(policies, "choose", look)
    turns.play(game, 2, 1)
    assert all(view.hands[1] == (None,) * 6 for view, *_ in seen)
    assert None not in seen[0][0].hands[0]
    secret = services.log.secret(game)
    assert secret
    dictated = [(0, ai_seed(secret, version, ["", ""])) for version in range(3, len(seen) + 3)]
    assert [tuple(rest) for _, *rest in seen] == dictated, "and of the secret it is given one seed each"


def test_a_heartbeat_lasts_as_long_as_its_job(services: Services) -> None:
    """It is removed at the end, also after an error."""

    def work() -> None:
        with heartbeat.heartbeat(services.redis, "g"):
            assert heartbeat.beating(services.redis, ["g"])
            assert 0 < services.redis.pttl("cairn:{g}:turn") <= heartbeat.KEPT_MILLISECONDS
            raise StaleVersion("")

    with pytest.raises(StaleVersion):
        work()
    assert not heartbeat.beating(services.redis, ["g"])
