"""The fair queue: worker time is shared among addresses, and within one among its players. Tests control the clock."""

import random
from collections import Counter

import pytest
from helpers.queues import waiting

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


@pytest.fixture
def world(services: Services) -> World:
    """Return an empty fair queue."""
    return World(services)


def test_many_players_of_an_address_share_the_time_of_one(world: World) -> None:
    """250 of them with waiting turns get as much time together as one player at another address."""
    for number in range(250):
        world.put(HUMAN_QUEUE, f"{HEAVY}{number}")
    for _ in range(60):
        world.put(HUMAN_QUEUE, f"{LIGHT}1")
    for _ in range(100):
        world.do(0.1)
    assert world.given["aaaa"] == pytest.approx(world.given["bbbb"], rel=0.05)


def test_time_is_shared_not_jobs(world: World) -> None:
    """Jobs that take ten times as long are done a tenth as often."""
    for lane, jobs in ((f"{HEAVY}1", 20), (f"{LIGHT}1", 140)):
        for _ in range(jobs):
            world.put(AI_QUEUE, lane)
    for _ in range(110):
        world.do(0.1, aaaa=1.0)
    assert world.given["aaaa"] == pytest.approx(world.given["bbbb"], abs=3000)


@pytest.mark.parametrize("wish", [HUMAN_QUEUE, HINT_QUEUE, AI_QUEUE, IMPORT_QUEUE, ANALYSIS_QUEUE])
def test_a_lane_with_little_use_is_next(world: World, wish: str) -> None:
    """An address that keeps a worker busy delays others by its running job only, whatever the classes."""
    for number in range(25):
        world.put(HUMAN_QUEUE, f"{HEAVY}{number}")
    for _ in range(6):
        world.do(1.0)
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
    for _ in range(100):
        world.put(HUMAN_QUEUE, f"{HEAVY}1")
    world.put(HUMAN_QUEUE, f"{LIGHT}1")
    assert [world.do(0.2) for _ in range(11)].count(f"{LIGHT}1") == 1


def test_players_of_an_address_share_its_time(world: World) -> None:
    """One with 100 games delays another at the same address by little more than the other's own use."""
    for _ in range(100):
        world.put(HUMAN_QUEUE, f"{HEAVY}1")
    for _ in range(20):
        world.do(0.1)
    world.put(HUMAN_QUEUE, f"{HEAVY}2")
    assert world.do(0.1) == f"{HEAVY}2"


def test_at_equal_use_the_more_urgent_class_is_first(world: World) -> None:
    """Humans' turns, hints, AIs alone and imports, analyses. Within a class the order of arrival counts."""
    order = [ANALYSIS_QUEUE, IMPORT_QUEUE, AI_QUEUE, HINT_QUEUE, HUMAN_QUEUE]
    jobs = []
    for number, name in enumerate(order):
        jobs.append(world.put(name, f"cccc{number}.1"))
        world.now += 0.001
    taken = [world.take(f"taker {number}") for number in range(5)]
    assert taken == jobs[::-1]


def test_every_job_is_done_eventually(world: World) -> None:
    """An address's own analysis during endless turns of its players, and an analysis of a busy address."""
    for number in range(9):
        world.put(HUMAN_QUEUE, f"{HEAVY}{number}")
    world.do(3.0)
    analysis = world.put(ANALYSIS_QUEUE, f"{HEAVY}1")
    for number in range(100):
        world.put(HUMAN_QUEUE, f"{HEAVY}{number % 9}")
        world.put(HUMAN_QUEUE, f"{number:04x}.1")
        world.do(1.0)
        if analysis not in waiting(world.redis, ANALYSIS_QUEUE):
            break
    else:
        pytest.fail("it still waits")


def test_an_address_never_has_long_jobs_on_all_workers(world: World) -> None:
    """Of two workers one stays free of its imports and analyses. A single or last worker does them, too."""
    for _ in range(3):
        world.put(ANALYSIS_QUEUE, f"{HEAVY}1")
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

    for number in range(9 * takers):
        world.put(HUMAN_QUEUE, f"{HEAVY}{number}")
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
    for number in range(60):
        world.put(WEBHOOK_QUEUE, f"{HEAVY}{number}")
    taken = [world.take(taker, tuple(DELIVERIES)) for taker in takers]
    assert sum(id is not None for id in taken) == 4
    for number in range(60):
        world.put(WEBHOOK_QUEUE, f"cccc.{number}")
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

    def woken() -> int:
        return world.redis.llen("rq:queue:cairn-work:wake")

    assert world.take("one") is None
    assert woken() == 0
    world.put(HUMAN_QUEUE, f"{HEAVY}1")
    world.put(HUMAN_QUEUE, f"{HEAVY}1")
    assert woken() == 1
    services.redis.lpop("rq:queue:cairn-work:wake")
    assert world.take("one")
    assert woken() == 1, "one more is there for a taker who is idle"
    assert world.take("two")
    assert world.take("three") is None
    assert woken() == 0
