"""The fair queue: worker time is shared among addresses, and within one among its players. Tests control the clock."""

import random
import time
from collections import Counter
from itertools import count
from types import SimpleNamespace

import pytest
from helpers.api import Api
from helpers.commands import AI, GUEST, client_of, open_game
from helpers.queues import lose, queued_jobs

from cairn.service.container import Services
from cairn.service.jobs.fair_queue import ALIVE_SECONDS, PRESENT_SECONDS, FairQueue
from cairn.service.jobs.jobs import (
    AI_QUEUE,
    ANALYSIS_QUEUE,
    CLASSES,
    DELIVERIES,
    HINT_QUEUE,
    HUMAN_QUEUE,
    IMPORT_QUEUE,
    WEBHOOK_QUEUE,
    WORK,
)
from cairn.service.limits.clients import ANONYMOUS, Client, GameClients
from cairn.workers import turns, worker

HEAVY, LIGHT = "aaaa.", "bbbb."
"""Two addresses. A lane is an address and a player."""


class World:
    """A fair queue with a simulated clock, one job after the other, and the time used by each lane."""

    def __init__(self, services: Services) -> None:
        self.now = 1_800_000_000.0
        self.redis = services.redis
        self.fair = FairQueue(services.redis, CLASSES, lambda: self.now)
        self.lanes: dict[str, str] = {}
        self.given: Counter[str] = Counter()

    def put(self, name: str, lane: str, *, id: str | None = None) -> str:
        """Enqueue a job and return its id, which is a number by default."""
        id = id or f"{len(self.lanes)}"
        self.lanes[id] = lane
        self.fair.put(name, lane, id, f"rq:job:{id}", {"data": "x"})
        return id

    def fill(self, name: str, *lanes: str) -> None:
        """Enqueue a job for each lane."""
        for lane in lanes:
            self.put(name, lane)

    def take(self, taker: str = "taker", names: tuple[str, ...] = tuple(WORK)) -> str | None:
        """Take a job and return its id."""
        taken = self.fair.take(names, taker)
        return taken[1] if taken else None

    def do(self, seconds: float, **of_address: float) -> str:
        """Take the next job, let it run for its time, or its address's, and return its lane."""
        taken = self.fair.take([*WORK], "taker")
        assert taken
        name, id = taken
        lane = self.lanes[id]
        seconds = of_address.get(lane.partition(".")[0], seconds)
        self.now += seconds
        self.given[lane.partition(".")[0]] += round(seconds * 1000)
        self.fair.end(name, "taker", lane, seconds, remove=f"rq:job:{id}")
        return lane

    def do_many(self, jobs: int, seconds: float) -> None:
        """Do this number of jobs of the same duration."""
        for _ in range(jobs):
            self.do(seconds)


@pytest.fixture
def world(services: Services) -> World:
    """Return an empty fair queue."""
    return World(services)


def test_many_players_of_an_address_share_the_time_of_one(world: World) -> None:
    """250 of them with waiting turns get as much time together as one player at another address."""
    world.fill(HUMAN_QUEUE, *(f"{HEAVY}{number}" for number in range(250)))
    world.fill(HUMAN_QUEUE, *[f"{LIGHT}1"] * 60)
    world.do_many(100, 0.1)
    assert world.given["aaaa"] == pytest.approx(world.given["bbbb"], rel=0.05)


def test_time_is_shared_not_jobs(world: World) -> None:
    """Jobs that take ten times as long are done a tenth as often."""
    world.fill(AI_QUEUE, *[f"{HEAVY}1"] * 20, *[f"{LIGHT}1"] * 140)
    for _ in range(110):
        world.do(0.1, aaaa=1.0)
    assert world.given["aaaa"] == pytest.approx(world.given["bbbb"], abs=3000)


@pytest.mark.parametrize("wish", [HUMAN_QUEUE, HINT_QUEUE, AI_QUEUE, IMPORT_QUEUE, ANALYSIS_QUEUE])
def test_a_lane_with_little_use_is_next(world: World, wish: str) -> None:
    """An address that keeps a worker busy delays others by its running job only, whatever the classes."""
    world.fill(HUMAN_QUEUE, *(f"{HEAVY}{number}" for number in range(25)))
    world.do_many(6, 1.0)
    for _ in range(3):
        world.put(wish, f"{LIGHT}1")
        assert world.do(0.2) == f"{LIGHT}1"
        for _ in range(4):
            assert world.do(0.5).startswith(HEAVY)


def test_idle_time_is_not_saved(world: World) -> None:
    """An address that returns after an hour is served first only until it has used as much as a busy address."""
    world.put(HUMAN_QUEUE, f"{LIGHT}1")
    world.do(0.1)
    world.now += 3600
    for _ in range(10):
        world.put(HUMAN_QUEUE, f"{LIGHT}1")
        world.do(0.2)
    world.fill(HUMAN_QUEUE, *[f"{HEAVY}1"] * 100)
    world.put(HUMAN_QUEUE, f"{LIGHT}1")
    assert [world.do(0.2) for _ in range(11)].count(f"{LIGHT}1") == 1


def test_players_of_an_address_share_its_time(world: World) -> None:
    """One with 100 games delays another at the same address by little more than the other's own use."""
    world.fill(HUMAN_QUEUE, *[f"{HEAVY}1"] * 100)
    world.do_many(20, 0.1)
    world.put(HUMAN_QUEUE, f"{HEAVY}2")
    assert world.do(0.1) == f"{HEAVY}2"


def test_at_equal_use_the_more_urgent_class_is_first(world: World) -> None:
    """Humans' turns, hints, AIs alone and imports, analyses. Within a class the order of arrival counts."""
    jobs = []
    for number, name in enumerate((ANALYSIS_QUEUE, IMPORT_QUEUE, AI_QUEUE, HINT_QUEUE, HUMAN_QUEUE)):
        jobs.append(world.put(name, f"cccc{number}.1"))
        world.now += 0.001
    taken = [world.take(f"taker {number}") for number in range(5)]
    assert taken == jobs[::-1]


def test_every_job_is_done_eventually(world: World) -> None:
    """An address's own analysis during endless turns of its players, and an analysis of a busy address."""
    world.fill(HUMAN_QUEUE, *(f"{HEAVY}{number}" for number in range(9)))
    world.do(3.0)
    analysis = world.put(ANALYSIS_QUEUE, f"{HEAVY}1")
    for number in range(100):
        world.put(HUMAN_QUEUE, f"{HEAVY}{number % 9}")
        world.put(HUMAN_QUEUE, f"{number:04x}.1")
        world.do(1.0)
        if analysis not in queued_jobs(world.redis, ANALYSIS_QUEUE):
            break
    else:
        pytest.fail("it still waits")


def test_an_address_never_has_long_jobs_on_all_workers(world: World) -> None:
    """Of two workers one stays free of its imports and analyses. A single or last worker does them, too."""
    world.fill(ANALYSIS_QUEUE, *[f"{HEAVY}1"] * 3)
    assert world.take("alone")
    assert world.take("alone"), "who takes the next job has ended the one before"
    assert world.take("other") is None
    hint = world.put(HINT_QUEUE, f"{HEAVY}1")
    assert world.take("other") == hint
    theirs = world.put(ANALYSIS_QUEUE, f"{LIGHT}1")
    assert world.take("other") == theirs
    world.now += ALIVE_SECONDS / 2
    world.fair.show(HINT_QUEUE, "other")
    world.now += ALIVE_SECONDS / 2 + 0.1
    assert world.take("third"), "who showed no sign of life holds nothing"


@pytest.mark.parametrize("takers", [2, 4])
def test_with_other_clients_an_address_leaves_one_worker_free(world: World, takers: int) -> None:
    """A new client finds it at once, whatever else is running. Without others the address gets all workers again."""
    names = [f"taker {number}" for number in range(takers)]

    def in_hand() -> int:
        return sum(world.take(name) is not None for name in names)

    world.fill(HUMAN_QUEUE, *(f"{HEAVY}{number}" for number in range(9 * takers)))
    for name in names:
        assert world.fair.take([*DELIVERIES], name) is None, "a thread that sends webhooks is none"
    assert in_hand() == takers, "alone it has all, as soon as each of them was there once"
    world.fair.end(HUMAN_QUEUE, names[0], f"{HEAVY}0", 5.0)
    theirs = world.put(HINT_QUEUE, f"{LIGHT}1")
    assert world.take(names[0]) == theirs
    assert world.take(names[0]) is None, "the others have not ended yet"
    assert in_hand() == takers - 1
    world.put(ANALYSIS_QUEUE, f"{HEAVY}1")
    assert in_hand() == takers - 1, "an analysis counts as any other job"
    theirs = world.put(IMPORT_QUEUE, f"{LIGHT}1")
    assert world.take(names[-1]) == theirs
    world.now += PRESENT_SECONDS + 1
    assert in_hand() == takers, "they were long away"


def test_a_single_worker_serves_all(world: World) -> None:
    """If it were left free, it would do nothing."""
    first, second = world.put(HUMAN_QUEUE, f"{HEAVY}1"), world.put(HUMAN_QUEUE, f"{LIGHT}1")
    assert [world.take(), world.take(), world.take()] == [first, second, None]


def test_one_import_runs_at_a_time(world: World) -> None:
    """Of all senders. When it has ended, the next one is that of the sender with the least use."""
    first, second, third = (world.put(IMPORT_QUEUE, lane) for lane in (f"{HEAVY}1", f"{HEAVY}2", f"{LIGHT}1"))
    assert world.take("one") == first
    assert [world.take(taker) for taker in ("two", "three")] == [None] * 2
    world.fair.end(IMPORT_QUEUE, "one", f"{HEAVY}1", 1.0)
    assert world.take("two") == third
    world.fair.end(IMPORT_QUEUE, "two", f"{LIGHT}1", 0.1)
    assert world.take("one") == second


def test_slow_receivers_of_an_address_leave_half_of_the_threads(world: World) -> None:
    """Whatever its number of webhooks. Another address's message is sent at once, even with two slow addresses."""
    takers = [f"thread {number}" for number in range(8)]
    for taker in takers:
        world.take(taker, tuple(DELIVERIES))
    world.fill(WEBHOOK_QUEUE, *(f"{HEAVY}{number}" for number in range(60)))
    taken = [world.take(taker, tuple(DELIVERIES)) for taker in takers]
    assert sum(id is not None for id in taken) == 4
    world.fill(WEBHOOK_QUEUE, *(f"cccc.{number}" for number in range(60)))
    taken = [world.take(taker, tuple(DELIVERIES)) for taker in takers[4:]]
    assert sum(id is not None for id in taken) == 2
    theirs = world.put(WEBHOOK_QUEUE, f"{LIGHT}1")
    assert world.take(takers[-1], tuple(DELIVERIES)) == theirs


def test_every_job_is_taken_once_and_no_data_remains(world: World) -> None:
    """In any order of arrivals and workers, and with any number. Use is forgotten."""
    source, ids, taken = random.Random(1), list[str](), list[str]()
    for number in range(300):
        if source.random() < 0.6:
            id = f"job {source.randrange(100)} {number // 100}"
            world.put(source.choice([*WORK]), f"{source.randrange(5)}.{source.randrange(3)}", id=id)
            ids.append(id)
        else:
            world.now += source.random()
            taker = f"taker {source.randrange(3)}"
            job = world.fair.take([*WORK], taker)
            if job:
                world.fair.end(job[0], taker, world.lanes[job[1]], source.random())
                taken.append(job[1])
    while job := world.fair.take([*WORK], "taker 0"):
        world.fair.end(job[0], "taker 0", world.lanes[job[1]], 0.1)
        taken.append(job[1])
    assert sorted(taken) == sorted({*ids})
    world.now += 3600
    assert world.take("taker 0") is None
    world.fair.end(HUMAN_QUEUE, "taker 0", f"{LIGHT}1", 0.1)
    left = {bytes(key).decode() for key in world.redis.scan_iter("rq:queue:*")}
    assert left == {f"rq:queue:cairn-work:{what}" for what in ("use", "places")}
    assert world.redis.zrange("rq:queue:cairn-work:use", 0, -1) == [b"bbbb", b"bbbb.1"]


@pytest.mark.parametrize("broken", ["jobs:aaaa.1", "ranks:aaaa", "ranks", "waiting"])
def test_incomplete_data_does_not_block_other_lanes(world: World, broken: str) -> None:
    """A client with write access to Redis may delete keys: other lanes continue."""
    world.put(HUMAN_QUEUE, f"{HEAVY}1")
    world.redis.delete(f"rq:queue:{HUMAN_QUEUE}:{broken}")
    mine = world.put(HUMAN_QUEUE, f"{LIGHT}1")
    taken = [world.take() for _ in range(3)]
    assert mine in taken
    assert taken[-1] is None
    assert world.take() is None


def test_workers_that_wait_for_a_job_are_woken(world: World, services: Services) -> None:
    """By each new job and by each job left by others, and not otherwise."""

    def count_wakes() -> int:
        return world.redis.llen("rq:queue:cairn-work:wake")

    assert world.take("one") is None
    assert count_wakes() == 0
    world.put(HUMAN_QUEUE, f"{HEAVY}1")
    world.put(HUMAN_QUEUE, f"{HEAVY}1")
    assert count_wakes() == 1
    services.redis.lpop("rq:queue:cairn-work:wake")
    assert world.take("one")
    assert count_wakes() == 1, "one more is there for a taker who is idle"
    assert world.take("two")
    assert world.take("three") is None
    assert count_wakes() == 0


JOB_SECONDS = 0.01


@pytest.fixture
def order(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Run a worker in this process on the test's connection, and return the list of games whose turns it took."""
    games: list[str] = []
    monkeypatch.setattr(worker, "services", lambda: services)
    # In pytest's process a signal must not raise RQ's StopRequested at an arbitrary place.
    monkeypatch.setattr(worker.Worker, "_install_signal_handlers", lambda _worker: None)
    monkeypatch.setattr(turns, "play", lambda game, _version, _attempt: games.append(game))
    # Each job has the same duration, independent of the machine: between two readings of the clock.
    looks = count()
    clock = SimpleNamespace(monotonic=lambda: next(looks) * JOB_SECONDS, sleep=time.sleep)
    monkeypatch.setattr(worker, "time", clock)
    return games


def work(order: list[str]) -> str:
    """Let a worker do all jobs. Return the initials of the games in their order."""
    worker.Worker().work(burst=True, logging_level="WARNING")
    return "".join(game[0] for game in order)


def enqueue(services: Services, client: Client, *games: str, humans: bool) -> None:
    """Enqueue turns of a client's games. Ids are padded with `a`s."""
    for game in games:
        services.turn_queue.game_clients.put(services.redis, f"{game:a<20}", client)
        services.turn_queue.enqueue(f"{game:a<20}", 1, humans=humans)


def test_humans_come_first_and_owners_alternate(services: Services, order: list[str]) -> None:
    """A client with many games delays others by at most one of its turns."""
    many, few = client_of("many"), client_of("few")
    enqueue(services, many, "s", "t", "u", humans=False)
    enqueue(services, few, "v", humans=False)
    enqueue(services, many, "w", "x", "y", humans=True)
    enqueue(services, few, "z", humans=True)
    sequence = work(order)
    assert {sequence[:2], sequence[2:4]} == {"wz", "xy"}
    assert sequence.index("v") < sequence.index("t") < sequence.index("u")


@pytest.mark.many
def test_a_late_turn_gets_its_place(services: Services, order: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Late turns of games with humans are next, first that of the client with less use."""
    many, few = client_of("many"), client_of("few")
    enqueue(services, many, "s", "t", humans=False)

    def play(game: str, _version: int, _attempt: int) -> None:
        order.append(game)
        if game[0] == "s":
            enqueue(services, many, "w", "x", humans=True)
            enqueue(services, few, "z", humans=True)

    monkeypatch.setattr(turns, "play", play)
    assert work(order) == "szwxt"


def test_the_class_of_a_game_depends_on_its_players(services: Services) -> None:
    """A game with a human player precedes games of AIs alone."""
    for seats, queue in (((AI, GUEST), "human"), ((AI, AI), "ai")):
        game = open_game(services, *seats)
        job = services.turn_queue.attempt(game, 2, 1)
        assert job
        assert job.origin == f"cairn-turns-{queue}"
        services.redis.delete(*services.redis.keys("rq:*"))


def test_the_client_of_a_game_is_stored_until_its_end(services: Services) -> None:
    """It is a pseudonym and deleted with the game or at its end."""
    for end in (lambda game: services.commands.leave(game, 0), services.commands.delete):
        game = open_game(services, GUEST, AI, client=client_of("a", "secret"))
        digest = services.redis.get(f"cairn:{{{game}}}:client")
        assert digest == str(client_of("a", "secret")).encode()
        end(game)
        assert services.redis.get(f"cairn:{{{game}}}:client") is None
        assert services.redis.keys("cairn:{client:*") == []


def test_the_owner_is_the_client_that_opens_or_forks_a_game(api: Api, services: Services) -> None:
    """All clients of an address have one digest, made with the server's key. The address is not stored."""
    seats = ({"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "greedy"})
    game, (ann,) = api.open(*seats)
    digests = [services.redis.get(f"cairn:{{{game['id']}}}:client")]
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 2, "seats": list(seats)})
    digests.append(services.redis.get(f"cairn:{{{fork['id']}}}:client"))
    assert digests == [services.clients.of("127.0.0.1").levels[0].encode()] * 2


def test_a_repeated_opening_does_not_change_the_owner(services: Services) -> None:
    """If another client repeats it, the game stays with the first."""
    for client in ("first", "second"):
        services.turn_queue.game_clients.put(services.redis, "a" * 20, client_of(client))
    assert GameClients(services.redis).lane("a" * 20) == client_of("first").lane


def test_games_without_a_client_share_one_lane(services: Services) -> None:
    """Those of the operator have no client."""
    lanes = {GameClients(services.redis).lane(f"{number:a>20}") for number in range(9)}
    assert lanes == {ANONYMOUS.lane}


def test_any_number_of_owners_alternate(services: Services, order: list[str]) -> None:
    """Each client's first turn precedes all second turns."""
    names = [f"{first}{second}" for first in "bcdefg" for second in "bc"]
    for name in names:
        enqueue(services, client_of(name), f"{name}b", f"{name}c", humans=False)
    work(order)
    assert [game[:3] for game in order[: len(names)]] == [f"{name}b" for name in names]
    assert {game[:3] for game in order[len(names) :]} == {f"{name}c" for name in names}


def test_a_turn_is_queued_until_it_is_taken(services: Services, order: list[str]) -> None:
    """After that only its job says so, and the caretaker enqueues it again."""
    enqueue(services, client_of("ann"), "s", "t", humans=False)
    job = services.turn_queue.attempt("s".ljust(20, "a"), 1, 1)
    assert job
    assert services.turn_queue.is_queued(job)
    assert {game[0] for game in services.turn_queue.waiting_games()} == {"s", "t"}
    lose(services.redis)
    assert not services.turn_queue.is_queued(job)
    assert services.turn_queue.waiting_games() == set()
    services.turn_queue.enqueue("s".ljust(20, "a"), 1, attempt=2, humans=False)
    assert work(order) == "s"
