"""Health conditions: each is broken for real, named with advice, and mended by it, without a restart."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from helpers.api import KEY, free_port
from helpers.commands import GUEST, open_game
from helpers.running import ROOT, Up, cairn, until
from helpers.servers import listening, serving
from redis import Redis

from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.health.table import NAMES, Condition
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import HUMAN_QUEUE
from cairn.service.redis_clients.process_registry import BEATS, ProcessRegistry
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.service.storage.backup_record import note_backup

ALL_DOORS_SECONDS = 15.0
BACKUP_KEY = "a long and secret key of a backup"
OPENING = {"ruleset": "schotten_totten", "seats": [{"kind": "open"}, {"kind": "open"}]}


def find_wrong(settings: Settings, name: str) -> list[Condition]:
    """Return the conditions of a name that are not met, as an operator sees them. Each has advice."""
    found = [each for each in Services(settings, named=True).conditions.find().conditions if each.name == name]
    assert found, f"{name} is not among the conditions"
    assert all(each.ok == (each.advice is None) for each in found)
    return [each for each in found if not each.ok]


@pytest.fixture
def settings(own: EmbeddedServer) -> Settings:
    """Return the settings of an embedded server of this test."""
    return Settings(redis_url=own.url, key=KEY)


@pytest.mark.parametrize("why", ["maxmemory", "replicas", "dead"])
def test_a_refusal_has_all_conditions(own: EmbeddedServer, why: str) -> None:
    """What can still be measured is in the problem, also if Redis refuses writes."""
    client = create_app(Settings(redis_url=own.url, key=KEY, replicas=why == "replicas")).test_client()
    with Redis.from_url(own.url) as redis:
        if why == "maxmemory":
            redis.config_set("maxmemory", 1)
        elif why == "dead":
            own.stop()
        answer: Any = client.get("/readyz")
        assert (answer.mimetype, answer.status_code) == ("application/problem+json", 507 if why == "maxmemory" else 503)
        found = {each["name"]: each for each in answer.json["conditions"]}
        assert list(found) == [name for name in NAMES if name in found]
        refused = found["replicas" if why == "replicas" else "redis"]
        assert (refused["ok"], refused["needed"]) == (False, True)
        if why == "dead":
            assert {*found} == {"redis", "queue"}
            return
        assert {*NAMES} - {*found} == ({"durability"} if why == "maxmemory" else set())
        if why == "maxmemory":
            assert "Raise maxmemory" in refused["advice"]
            redis.config_set("maxmemory", 0)
            assert client.get("/readyz").status_code == 200


def test_full_memory_is_named_before_redis_refuses(own: EmbeddedServer, settings: Settings) -> None:
    """At 85 % of maxmemory. Numbers are for operators only."""
    with Redis.from_url(own.url) as redis:
        assert find_wrong(settings, "memory") == []
        redis.mset({f"filler:{number}": bytes(2**16) for number in range(128)})
        redis.config_set("maxmemory", round(redis.info("memory")["used_memory"] / 0.9))
        (full,) = find_wrong(settings, "memory")
        assert re.search(r"uses more than 85 % of maxmemory.*: \d+ of \d+ MiB", full.words)
        answer: Any = create_app(settings).test_client().get("/readyz")
        (public,) = [each for each in answer.json["conditions"] if each["name"] == "memory"]
        assert (answer.status_code, public["ok"], "MiB" in public["words"]) == (200, False, False)
        redis.config_set("maxmemory", 0)
        assert find_wrong(settings, "memory") == []


def test_the_queue_is_full_or_evicts(own: EmbeddedServer, tmp_path: Path) -> None:
    """It answers reads, but takes no job. Moves go on."""
    with serving(tmp_path / "queue", durable=False) as (queue, redis):
        settings = Settings(redis_url=own.url, key=KEY, queue_url=queue.url)
        assert find_wrong(settings, "queue") == []
        redis.config_set("maxmemory", 1)
        (full,) = find_wrong(settings, "queue")
        assert ("no room left" in full.words, "moves go on" in full.words) == (True, True)
        assert "Raise maxmemory" in (full.advice or "")
        redis.config_set("maxmemory", 0)
        redis.config_set("maxmemory-policy", "allkeys-lru")
        assert "it may remove jobs" in find_wrong(settings, "queue")[0].words
        redis.config_set("maxmemory-policy", "noeviction")
        assert find_wrong(settings, "queue") == []


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Mount a file system of 64 MiB."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m,mode=700", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


SLOW_BACKUPS = pytest.param("the backups", marks=pytest.mark.slow)


@pytest.mark.parametrize("what", ["the data folder", "the store of finished games", SLOW_BACKUPS])
def test_a_full_disk_is_named(what: str, own: EmbeddedServer, settings: Settings, tmp_path: Path) -> None:
    """Each that Cairn knows of: less than an eighth of a small disk is free."""
    with small_disk(tmp_path / "disk") as disk:
        if what == "the store of finished games":
            settings = Settings(redis_url=own.url, key=KEY, cold_url=str(disk))
        if what == "the data folder":
            with serving(disk / "data", durable=False) as (server, _):
                check_disk(what, disk, Settings(redis_url=server.url, key=KEY))
            return
        check_disk(what, disk, settings)


def check_disk(what: str, disk: Path, settings: Settings) -> None:
    """Fill a disk, and free it."""

    def back_up() -> None:
        if what == "the backups":
            time.sleep(1)  # the name of a backup has seconds
            said = cairn("backup", f"{disk}/", REDIS_URL=settings.redis_url, CAIRN_BACKUP_KEY=BACKUP_KEY)
            assert said.returncode == 0, said.stderr

    back_up()
    assert find_wrong(settings, "disk") == []
    (disk / "filler").write_bytes(bytes(60 * 2**20))
    back_up()
    (full,) = find_wrong(settings, "disk")
    assert re.fullmatch(rf"The disk of {what} is nearly full: \d of 64 MiB are free\.", full.words)
    (disk / "filler").unlink()
    back_up()
    assert find_wrong(settings, "disk") == []


def test_a_process_is_starting_and_then_missing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the start nothing is reported that was never here."""
    services = Services(settings)
    assert "No caretaker was ever here." in [each.words for each in find_wrong(settings, "caretaker")]
    registry = ProcessRegistry(services.redis, "API")
    registry.keep_showing()
    until(lambda: services.redis.hlen(BEATS))
    found = {each.name: each for each in Services(settings).conditions.find().conditions}
    assert (found["caretaker"].words, found["workers"].words) == ("The caretaker is starting.", "Workers are starting.")
    assert all(each.ok for each in found.values())
    monkeypatch.setattr("cairn.service.health.checks.STARTING_SECONDS", 0.0)
    assert find_wrong(settings, "caretaker")
    assert find_wrong(settings, "workers")
    registry.end()
    assert services.redis.exists(BEATS) == 0


def test_work_that_waits_is_named(settings: Settings) -> None:
    """A turn that no worker takes, by the age of the oldest job."""
    services = Services(settings)
    assert find_wrong(settings, "backlog") == []
    services.turn_queue.redis.zadd(waiting_key(HUMAN_QUEUE), {"turn": services.clock.time() - 11})
    (waits,) = find_wrong(settings, "backlog")
    assert re.fullmatch(r"A job of `turns-human` waits for more than 10 seconds: 1\d\.", waits.words)
    services.turn_queue.redis.zrem(waiting_key(HUMAN_QUEUE), "turn")
    assert find_wrong(settings, "backlog") == []


def back_up(url: str, *arguments: str, key: str = BACKUP_KEY) -> "subprocess.CompletedProcess[str]":
    """Run `cairn backup`."""
    return cairn("backup", *arguments, REDIS_URL=url, CAIRN_BACKUP_KEY=key)


@pytest.mark.slow
def test_a_failed_backup_is_named(settings: Settings, tmp_path: Path) -> None:
    """Until one succeeds. An installation of `cairn up` may have none; others should."""
    assert find_wrong(settings, "backup") == []
    (tmp_path / "backups").write_text("in the way")
    assert back_up(settings.redis_url, f"{tmp_path}/backups/").returncode == 1
    (failed,) = find_wrong(settings, "backup")
    assert "The last backup failed: " in failed.words
    assert "backups" in failed.words
    (tmp_path / "backups").unlink()
    assert back_up(settings.redis_url, f"{tmp_path}/backups/").returncode == 0
    assert find_wrong(settings, "backup") == []
    with Redis.from_url(settings.redis_url) as redis:
        note_backup(redis, time.time() - 3 * 86400)
    assert find_wrong(settings, "backup")[0].words == "The last good backup began 72 hours ago."
    with listening(tmp_path / "other", port := free_port()):
        (none,) = find_wrong(Settings(redis_url=f"redis://127.0.0.1:{port}/0", key=KEY), "backup")
        assert (none.words, "--every" in (none.advice or "")) == ("No backup was ever made.", True)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["cut", "changed", "another key"])
def test_a_backup_that_cannot_be_restored_is_named(settings: Settings, tmp_path: Path, how: str) -> None:
    """By a trial restore into a server of its own, which leaves nothing behind. A good one mends it."""
    services, folder = Services(settings), tmp_path / "backups"
    for _ in range(3):
        open_game(services, GUEST, GUEST)
    services.players.create("Ann")
    assert back_up(settings.redis_url, f"{folder}/").returncode == 0
    said = back_up(settings.redis_url, "--check", "--trial", f"{folder}/")
    assert (said.returncode, "was restored on trial" in said.stdout) == (0, True), said.stderr
    assert find_wrong(settings, "restore") == []
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    middle = len(whole) // 2
    file.write_bytes({"cut": whole[:middle], "changed": whole[:middle] + b"?" + whole[middle + 1 :]}.get(how, whole))
    key = "another long and secret key of a backup" if how == "another key" else BACKUP_KEY
    assert back_up(settings.redis_url, "--check", "--trial", f"{folder}/", key=key).returncode == 1
    (broken,) = find_wrong(settings, "restore")
    assert "The newest backup cannot be restored: " in broken.words
    assert "--trial" in (broken.advice or "")
    file.write_bytes(whole)
    assert back_up(settings.redis_url, "--check", "--trial", f"{folder}/").returncode == 0
    assert find_wrong(settings, "restore") == []


@pytest.mark.slow
def test_a_scheduled_backup_is_restored_on_trial(settings: Settings, tmp_path: Path) -> None:
    """The first of a day. Its result is noted for all processes."""
    open_game(Services(settings), GUEST, GUEST)
    environment = {"REDIS_URL": settings.redis_url, "CAIRN_BACKUP_KEY": BACKUP_KEY}
    program = ("-m", "cairn.service", "backup")
    started = Up(tmp_path / "said", f"{tmp_path}/backups/", "--every", "2s", program=program, **environment)
    try:
        started.hears("was restored on trial")
        until(lambda: len([*(tmp_path / "backups").glob("*.backup")]) > 2)
        assert started.output.count("was restored on trial") == 1
    finally:
        started.stop()
    found = Services(settings).conditions.find()
    assert (found.is_ok("backup"), found.is_ok("restore")) == (True, True)


BUSY = """
import sys, time
from cairn.workers import turns, worker
turns.play = lambda *_: (open(sys.argv[1], "w").close(), time.sleep(14))
from cairn.workers.__main__ import _show
_show("worker")
worker.work(1)
"""


@pytest.mark.slow
@pytest.mark.usefixtures("services")
def test_a_worker_in_a_long_job_answers(settings: Settings, tmp_path: Path) -> None:
    """For as long as the job may take: its loop said so. It counts as a live worker, too."""
    services, sign = Services(settings), tmp_path / "began"
    services.turn_queue.enqueue(open_game(services, GUEST, GUEST), 1, humans=True)
    command = [sys.executable, "-c", BUSY, str(sign)]
    environment = os.environ | {"REDIS_URL": settings.redis_url, "PYTHONPATH": str(ROOT / ".packages")}
    with subprocess.Popen(command, env=environment) as busy:
        try:
            until(sign.exists)
            until_end = time.monotonic() + 12
            while time.monotonic() < until_end:
                assert find_wrong(settings, "processes") == []
                assert Services(settings).conditions.find().workers == 1
                time.sleep(0.5)
        finally:
            busy.kill()


@pytest.mark.slow
def test_a_loop_that_hangs_is_named_although_its_process_registers(settings: Settings) -> None:
    """A thread of the process registers; the loop is what must be alive."""
    services = Services(settings)
    registry = ProcessRegistry(services.redis, "worker")
    registry.keep_showing()
    registry.beat(0.0)
    (hangs,) = until(lambda: find_wrong(settings, "processes"))
    assert re.fullmatch(rf"A worker on \S+ \(process {os.getpid()}\) has not answered for \d+ seconds\.", hangs.words)
    registry.beat(60.0)
    until(lambda: find_wrong(settings, "processes") == [])
    registry.end()


GREEDY = """
import resource, sys, time
from redis import Redis
from cairn.service.redis_clients.process_registry import ProcessRegistry
registry = ProcessRegistry(Redis.from_url(sys.argv[1]), "API")
registry.permit()  # it is connected
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
files = []
try:
    while True:
        files.append(open("/dev/null"))
except OSError:
    pass
registry.keep_showing()
sys.stdin.readline()
files.clear()
time.sleep(60)
"""


def test_a_process_without_files_is_named(settings: Settings) -> None:
    """It cannot even count them, and still says so over its open connection."""
    command = [sys.executable, "-c", GREEDY, settings.redis_url]
    environment = os.environ | {"PYTHONPATH": str(ROOT / ".packages")}
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, text=True) as greedy:
        try:
            (full,) = until(lambda: find_wrong(settings, "processes"))
            assert full.words.startswith("An API on ")
            assert full.words.endswith(" has opened more than 80% of the files that it may open: 100%.")
            assert "ulimit -n" in (full.advice or "")
            assert greedy.stdin
            greedy.stdin.write("\n")
            greedy.stdin.flush()
            until(lambda: find_wrong(settings, "processes") == [])
        finally:
            greedy.kill()


def test_a_killed_process_that_was_replaced_is_forgotten(settings: Settings) -> None:
    """The next process on its machine removes it. One of another machine is remembered for an hour."""
    services = Services(settings)
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    own = ProcessRegistry(services.redis, "worker")
    for process, host in ((ended.pid, own.own.host), (1, "another")):
        entry = f'{{"name":"worker","version":"1","host":"{host}","process":{process},"lowest":1,"highest":1}}'
        services.redis.hset(BEATS, entry, f"{time.time() - 100} {time.time() - 50} 0.5")
    assert len(find_wrong(settings, "processes")) == 2
    own.keep_showing()
    (left,) = until(lambda: len(found := find_wrong(settings, "processes")) == 1 and found)
    assert "A worker on another (process 1) has not answered for 5" in left.words
    own.end()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_all_doors_name_a_paused_process(tmp_path: Path) -> None:
    """`/readyz`, `cairn doctor`, `cairn status` and the metrics, each within 15 seconds, and no more when it goes on.

    Before and after, doctor finds nothing wrong, on whatever port the API is.
    """
    data = tmp_path / "data"
    settings = {"CAIRN_API_PROCESSES": "2", "CAIRN_LIMITS": "off"}
    up = Up(tmp_path / "said", "--port", "0", "--data", str(data), "--workers", "1", "--no-demo", **settings)
    try:
        url = up.hears(r"Cairn is up at http://\S+").rpartition(" ")[2]
        counted = up.hears(r"Metrics are at http://\S+").rpartition(" ")[2]
        until(lambda: cairn("doctor", "--data", str(data)).returncode == 0)
        api = next(pid for pid, line in up.parts().items() if "api --once" in line)
        paused = {"worker": [*up.parts()], "caretaker": [*up.parts()], "API": [*up.parts(api)]}
        for name, pids in paused.items():
            words = {"worker": "workers worker", "caretaker": "workers caretaker", "API": "api --once"}[name]
            lines = up.parts(api) if name == "API" else up.parts()
            pid = next(pid for pid in pids if words in lines[pid])
            os.kill(pid, signal.SIGSTOP)
            began = time.monotonic()
            with ThreadPoolExecutor() as pool:
                asked = doors(url, counted, data, f"{name} has not", f"(process {pid}) has not")
                found = {door: pool.submit(first_time, is_named, began) for door, is_named in asked.items()}
                took = {door: seconds.result() for door, seconds in found.items()}
            print(name, took)
            assert max(took.values()) < ALL_DOORS_SECONDS, (name, took)
            os.kill(pid, signal.SIGCONT)
            asked = doors(url, counted, data, "has not answered", "has not answered")
            until(lambda: not any(is_named() for is_named in asked.values()))  # noqa: B023
        until(lambda: cairn("doctor", "--data", str(data)).returncode == 0)
    finally:
        up.stop()


def first_time(is_named: Callable[[], bool], began: float) -> float:
    """Wait until a door names a fault, and return the seconds from the fault to the request that first did."""
    asked = began
    while not is_named():
        asked = time.monotonic()
        assert asked - began < 60, "it was never named"
    return round(asked - began, 1)


def doors(url: str, counted: str, data: Path, public: str, words: str) -> dict[str, Callable[[], bool]]:
    """Return for each door whether it names a process that does not answer."""
    return {
        # The kernel may hand a connection to the process that is paused.
        "readyz": lambda: public in curl(f"{url}/readyz"),
        "metrics": lambda: 'cairn_condition_ok{condition="processes"} 0.0' in curl(counted),
        "doctor": lambda: words in cairn("doctor", "--data", str(data)).stdout,
        "status": lambda: words in cairn("status", "--data", str(data)).stdout,
    }


def curl(url: str) -> str:
    """Return a response's body, or an empty text if there is none in time."""
    done = subprocess.run(["curl", "-s", "-m", "4", "--noproxy", "*", url], capture_output=True, text=True, check=False)
    return done.stdout
