"""The job of an AI's turn, run in this process, and its round trips to Redis."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from helpers.commands import AI, GUEST, RANDOM, client_of, legal, log_of, open_game
from helpers.queues import lose
from helpers.round_trips import RoundTrips, count_round_trips
from helpers.running import until
from msgspec.structs import replace
from rq.timeouts import JobTimeoutException

from cairn.events.appends import Misdated
from cairn.events.chance import ai_seed
from cairn.events.codec import decode
from cairn.events.glen_more.pieces import Options
from cairn.events.table import Seat
from cairn.service.audit import audit
from cairn.service.container import Services
from cairn.service.errors import StaleVersion
from cairn.service.jobs.jobs import OurJob
from cairn.service.jobs.turn_queue import job_id
from cairn.service.settings import Settings
from cairn.workers import choices, heartbeat, turns, worker
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
    game = open_game(services, AI, GUEST)
    lose(services.redis)
    turns.play(game, 2, 1)
    made = [decode(entry.stored, entry.version) for entry in services.log.read(game, after=2)]
    assert made
    assert {decision.by for decision in made} == {0}
    assert all(decision.ai and decision.ai.level == "greedy" for decision in made)
    assert services.repository.latest_known(game).position.state.turn == 1  # type: ignore[union-attr]


def open_glen_more(services: Services, *seats: Seat) -> str:
    """Open a game with turns of several moves."""
    game = services.tokens.game(None)
    services.commands.open_game(game, "glen_more", Options(first_seat=0), seats)
    return game


def enqueued_versions(services: Services, game: str) -> list[int]:
    """Return the versions of enqueued turns. Completed jobs remain, as no worker removes them."""
    return [number for number in range(2, version(services, game) + 1) if services.turn_queue.attempt(game, number, 1)]


def test_a_job_plays_successive_turns_of_ais(services: Services) -> None:
    """No job is enqueued meanwhile. Without a human it ends with the game."""
    game = open_glen_more(services, AI, RANDOM)
    turns.play(game, 2, 1)
    assert {decision.by for decision in log_of(services, game)} == {None, 0, 1}
    assert services.repository.get(game, "truth").position.table.is_ended
    assert enqueued_versions(services, game) == [2]


def test_moves_of_ais_are_appended_together(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to a number, each with its own time. The game is proven, also if Redis refuses the time of a batch once."""
    game, append, sizes = open_game(services, RANDOM, RANDOM), services.log.append, list[int]()

    def count(name: str, head: Any, entries: Any, *arguments: Any, **options: Any) -> Any:
        sizes.append(len(entries))
        if len(sizes) == 3:
            raise Misdated(services.clock.now())
        return append(name, head, entries, *arguments, **options)

    monkeypatch.setattr(services.log, "append", count)
    monkeypatch.setattr(turns, "SHARE_SECONDS", 60)
    monkeypatch.setattr(turns, "LOOK_SECONDS", 60)
    turns.play(game, 2, 1)
    truth = services.repository.get(game, "truth")
    assert truth.position.table.is_ended
    assert (sizes[0], max(sizes)) == (1, turns.BATCH_SIZE)
    assert sizes[2] == sizes[3], "the same moves, decided again"
    assert sum(sizes) - sizes[2] == truth.head.version - 2
    entries = list(services.log.read(game))
    assert audit(game, entries, None).proven
    times = [decode(entry.stored, entry.version).at for entry in entries]
    assert times == sorted(times)
    assert {verdict.status for verdict in choices.check(entries, range(1, len(entries) + 1))} == {"passed"}


def test_a_level_that_searches_delays_no_other(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its move is appended in another batch than those before it, which are dated when they are chosen."""
    game, append, levels = open_game(services, RANDOM, AI), services.log.append, list[list[str | None]]()

    def note(name: str, head: Any, entries: Any, *arguments: Any, **options: Any) -> Any:
        decisions = [decode(entry.stored, entry.version) for entry in entries]
        levels.append([decision.ai.level if decision.ai else None for decision in decisions])
        return append(name, head, entries, *arguments, **options)

    monkeypatch.setitem(TABLE["schotten_totten"], "greedy", replace(TABLE["schotten_totten"]["greedy"], budget=1))
    monkeypatch.setattr(services.log, "append", note)
    monkeypatch.setattr(turns, "LOOK_SECONDS", 60)
    turns.play(game, 2, 1)
    assert max(map(len, levels)) > 1
    assert all("greedy" not in batch[1:] for batch in levels)


def test_a_failing_choice_loses_no_move_before_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves before it are appended, and the job fails. So it does when RQ ends it for its time."""
    game, choose, made = open_game(services, RANDOM, RANDOM), policies.choose, list[int]()

    def fail(*arguments: Any) -> Any:
        made.append(1)
        if len(made) > 5:
            raise JobTimeoutException
        return choose(*arguments)

    monkeypatch.setattr(policies, "choose", fail)
    monkeypatch.setattr(turns, "LOOK_SECONDS", 60)
    with pytest.raises(JobTimeoutException):
        turns.play(game, 2, 1)
    assert version(services, game) == 7


def test_a_job_enqueues_the_next_turn_after_its_share(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """It checks the clock after each decision, so others wait for one decision longer at most."""
    monkeypatch.setattr(turns, "SHARE_SECONDS", 0)
    game = open_game(services, RANDOM, RANDOM)
    for played in (2, 3, 4):
        turns.play(game, played, 1)
        assert version(services, game) == played + 1
    assert enqueued_versions(services, game) == [2, 3, 4, 5]


def test_a_job_yields_to_a_game_with_a_human(services: Services) -> None:
    """A game with a human waits for one decision of a game of AIs, not for their whole share."""
    game = open_game(services, RANDOM, RANDOM)
    turns.play(open_game(services, RANDOM, GUEST), 2, 1)
    turns.play(game, 2, 1)
    assert version(services, game) == 3
    assert enqueued_versions(services, game) == [2, 3]


def test_a_job_whose_turn_another_played_enqueues_nothing(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The job that makes a decision enqueues what follows."""
    game, make = open_game(services, RANDOM, RANDOM), turns._make

    def overtake(*turn: Any) -> int:
        monkeypatch.setattr(turns, "_make", make)
        turns.play(game, 2, 2)
        return make(*turn)

    monkeypatch.setattr(turns, "_make", overtake)
    monkeypatch.setattr(turns, "SHARE_SECONDS", 0)
    turns.play(game, 2, 1)
    assert version(services, game) == 3
    assert services.turn_queue.last_attempt(game, 3) == 1


def test_the_last_resort_makes_only_one_move(services: Services) -> None:
    """The rest of the turn is decided by the seat's own level again."""
    game = open_glen_more(services, AI, GUEST)
    lose(services.redis)
    turns.play(game, 2, 4)
    levels = [decision.ai.level for decision in log_of(services, game)[2:] if decision.ai]
    assert levels == ["random"] + ["greedy"] * (len(levels) - 1)
    assert len(levels) > 1


@pytest.mark.parametrize("number", [1, 3])
def test_a_job_for_another_version_does_nothing(services: Services, number: int) -> None:
    """Its turn has been played or does not exist yet."""
    game = open_game(services, AI, GUEST)
    turns.play(game, number, 1)
    assert version(services, game) == 2


def test_a_job_for_a_humans_turn_or_no_game_does_nothing(services: Services) -> None:
    """It ends silently: the game has continued or was deleted."""
    game = open_game(services, GUEST, AI)
    turns.play(game, 2, 1)
    turns.play("a" * 20, 2, 1)
    assert version(services, game) == 2


def test_the_same_job_twice_plays_once(services: Services) -> None:
    """The second finds the turn played."""
    game = open_game(services, AI, GUEST)
    turns.play(game, 2, 1)
    after = version(services, game)
    turns.play(game, 2, 2)
    assert version(services, game) == after


def test_two_concurrent_jobs_play_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one thinks, the other plays the turn: the first one's move is refused, and it ends silently."""
    game, choose = open_game(services, AI, GUEST), policies.choose

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
    game, choose, made = open_game(services, AI, GUEST), turns._choose, list[Any]()

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
        game = open_game(services, AI, GUEST)
        turns.play(game, 2, attempt)
        first = decode(next(iter(services.log.read(game, after=2))).stored, 3)
        assert first.ai
        assert first.ai.level == level


def test_a_turn_played_during_the_check_is_skipped(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another worker was faster between the check and the move: the job ends silently."""
    game, make = open_game(services, AI, GUEST), turns._make

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
    game, choose, seen = open_game(services, AI, GUEST), policies.choose, []

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


Counted = tuple[Services, RoundTrips, RoundTrips]


@pytest.fixture
def apart(services: Services, redis_url: str, tmp_path: Path) -> Iterator[Counted]:
    """Return a process's services, and counters of its round trips to the log's Redis and to the queue's."""
    counted = count_round_trips(tmp_path / "log", redis_url), count_round_trips(tmp_path / "queue", redis_url)
    with counted[0] as log, counted[1] as queue:
        yield Services(Settings(redis_url=log.url, queue_url=queue.url, key="k")), log, queue


def play(services: Services, game: str) -> None:
    """Make Ann's first move, after which a turn of an AI is pending."""
    services.commands.play(game, 0, legal(services, game)[1][:1])
    assert services.turn_queue.attempt(game, 3, 1)


def test_a_move_before_an_ais_turn_takes_two(apart: Counted) -> None:
    """One to the log's Redis for the schedule and the append, and one to the queue's. The client is cached."""
    services, log, queue = apart
    first, game = (open_game(services, GUEST, RANDOM, client=client_of("ann")) for _ in range(2))
    play(services, first)  # the scripts are loaded from now on
    log.count = queue.count = 0
    services.commands.play(game, 0, legal(services, game)[1][:1])
    assert (log.count, queue.count) == (1, 1)
    assert services.turn_queue.attempt(game, 3, 1)


def test_a_job_takes_few(apart: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log's Redis returns the truth and the seat's view, and accepts the append.

    The queue's Redis gets the start (from RQ and the heartbeat), a check for humans, and both ends. A long job renews
    its heartbeat; on a slow machine every job might be long, so heartbeats are disabled here.
    """
    services, log, queue = apart
    for module in (turns, worker):
        monkeypatch.setattr(module, "services", lambda: services)
    monkeypatch.setattr(turns, "LOOK_SECONDS", 60.0)  # one look only
    for module in (heartbeat, worker):
        monkeypatch.setattr(module, "beats", lambda _: nullcontext())
    working, games = worker.Worker(), [open_game(services, GUEST, RANDOM) for _ in range(2)]
    working.register_birth()
    for game in games:
        play(services, game)
        lose(services.redis)
        job = OurJob.fetch(job_id(game, 3, 1), services.turn_queue.redis)
        log.count = queue.count = 0
        working.execute_job(job, working.queues[0])
    assert log.count <= 2
    assert queue.count <= 5
    assert services.repository.get(games[1], "truth").head.version == 4
