"""What all tests share: a real embedded server, and a connection to it."""

import gc
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import freezegun
import pytest
from helpers.api import OPERATOR, ROOT, Api, import_archives, serve
from helpers.frozen import FreezableClock
from helpers.people import Person
from helpers.receiver import TRUSTED, Receiver, receiving
from helpers.servers import serving
from hypothesis import settings
from redis import Redis

from cairn.contract.sampling import many_games, unhurried
from cairn.events import log
from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer

# On a frozen monotonic clock redis-py's locks spin for ever, and pytest measures durations of decades.
freezegun.configure(extend_ignore_list=["redis", "_pytest.timing", "_pytest.runner"])

# Redis' clock is not frozen. So another one is injected here, which is the test's where a test freezes the time.
log.RedisClock = FreezableClock  # type: ignore[attr-defined]

pytest.register_assert_rewrite("joints.columns", "joints.rows")

collect_ignore = [f"packages/{name}" for name in ("ard_ri", "high_hand", "pig", "roup", "stone_match", "three_stairs")]
"""It is not installed here: its tests are run where it is."""

LONG = ("browser", "clients", "cluster", "faults", "install", "many", "slow")
"""Markers of tests that take long."""
DAILY = 10
"""One in this number of cases of a test that is marked `daily` is in the run of a day."""

SAMPLE, ALL = "sample", "all"
# No deadline: how long an example takes says nothing on a machine that is busy.
settings.register_profile(SAMPLE, deadline=None, derandomize=True, database=None, max_examples=8)
settings.register_profile(ALL, deadline=None, database=None, max_examples=min(200, max(20, many_games())))
settings.load_profile(SAMPLE)


gc.disable()  # until all tests are known: it would look at ever more modules and items, again and again


def pytest_collection_finish() -> None:
    """Collect no garbage among what stays until the end."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_xdist_auto_num_workers() -> int:
    """Return what `-n auto` is: more processes than cores, as many a test waits for another process."""
    return 3 * (os.cpu_count() or 1) // 2


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files of which `-m` deselects every test, if it is the default: to import them takes seconds."""
    default = config.getini("addopts")[-1]
    if collection_path.suffix != ".py" or config.option.markexpr != default:
        return None
    marked = re.search(r"^pytestmark = (.+)", collection_path.read_text(), re.MULTILINE)
    markers = re.findall(r"mark\.(\w+)", marked[1]) if marked else []
    return bool({*markers} & {*re.findall(r"not (\w+)", default)}) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep one of `CAIRN_SAMPLE` tests that take long: other ones each day, so that all have their turn.

    Of the cases of a test that is marked `daily`, one of `DAILY` is in every run, another each day. The rest is `slow`.
    """
    share, today = int(os.environ.get("CAIRN_SAMPLE", "1")), date.today().toordinal()
    kept, cases = set(items), Counter[str]()
    for item in items:
        if item.get_closest_marker("daily") and not any(map(item.get_closest_marker, LONG)):
            if (cases[test := item.nodeid.partition("[")[0]] + today) % DAILY:
                item.add_marker("slow")
            cases[test] += 1
    for marker in LONG:
        asked = [item for item in items if item.get_closest_marker(marker)]
        kept -= {*asked} - {*asked[today % share :: share]}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


@pytest.fixture(scope="module", params=[SAMPLE, pytest.param(ALL, marks=[pytest.mark.many, unhurried])])
def examples(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let Hypothesis try 8 examples, the same in every run; in a run of `many` up to 200 that are new each time."""
    settings.load_profile(request.param)
    yield
    settings.load_profile(SAMPLE)


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the URL of a real server of this test process's own; CAIRN_REDIS_BINARY chooses another program.

    It does not sync its file, which takes ten times as long as a write. A test that ends a server has one of its `own`.
    """
    with serving(tmp_path_factory.mktemp("redis")) as (server, redis):
        redis.config_set("appendfsync", "no")
        yield server.url


@pytest.fixture
def synced(redis_url: str) -> Iterator[None]:
    """Have the Redis of this test process sync its file after each write, as is recommended."""
    with Redis.from_url(redis_url) as redis:
        redis.config_set("appendfsync", "always")
        yield
        redis.config_set("appendfsync", "no")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[EmbeddedServer]:
    """Give a server of the test's own."""
    with serving(tmp_path) as (server, _):
        yield server


@pytest.fixture
def start() -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Give what starts a process of ours on a Redis; all are gone after the test."""
    started: list[subprocess.Popen[bytes]] = []

    def run(url: str, *command: str) -> subprocess.Popen[bytes]:
        environment = os.environ | {"REDIS_URL": url}
        process = subprocess.Popen([sys.executable, *command], env=environment, cwd=ROOT, stdout=subprocess.PIPE)
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()


@pytest.fixture(scope="session")
def live(redis_url: str) -> Iterator[str]:
    """Give the URL of a real API process, whose webhooks may reach this machine."""
    yield from serve(redis_url, **TRUSTED)


@pytest.fixture(scope="module")
def importer(redis_url: str) -> Iterator[None]:
    """Give a real worker that takes archives only."""
    yield from import_archives(redis_url)


@pytest.fixture
def api(live: str, services: Services) -> Api:
    """Give a client of the live API with no token, and an empty server behind it."""
    return Api(live)


@pytest.fixture
def ann(api: Api) -> Person:
    """Give a player."""
    return Person(api, "Ann")


@pytest.fixture
def bob(api: Api) -> Person:
    """Give another one."""
    return Person(api, "Bob")


@pytest.fixture
def operator(api: Api) -> Api:
    """Give the operator's client."""
    return api.as_(OPERATOR)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Give a receiver of webhooks."""
    with receiving() as found:
        yield found
