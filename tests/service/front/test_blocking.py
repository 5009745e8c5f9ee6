"""Nothing keeps the loop of an API process waiting: gevent's own monitor would say so."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from helpers.api import KEY, OPERATOR, Api, answers, free_port
from helpers.commands import legal, opened
from helpers.running import until

from cairn.service.container import Services

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

DECISIONS = 3000
MOST_SECONDS = "0.25"
"""A machine that does much else keeps a process waiting for longer than the 20 ms that are asked of a quiet one."""
SAID = "appears to be blocked"
PLANTED = """
from gevent import monkey
monkey.patch_all(os=False, signal=False, subprocess=False, sys=False)
from gevent.monkey import get_original
from cairn.service.api.operations import operations
answer = operations.json_response
operations.json_response = lambda *asked, **more: (get_original("time", "sleep")(1), answer(*asked, **more))[1]
from cairn.service.front.processes import serve
serve("127.0.0.1", {port}, 1)
"""


@contextmanager
def monitored(redis_url: str, said: Path, program: str) -> Iterator[Api]:
    """Give an API whose blocking is written to a file: one that runs a module, or a script."""
    port = free_port()
    settings = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_OPERATOR_KEY": OPERATOR, "CAIRN_LIMITS": "off"}
    settings |= {"GEVENT_MONITOR_THREAD_ENABLE": "true", "GEVENT_MAX_BLOCKING_TIME": MOST_SECONDS}
    front = ("-m", "cairn.service.front", "127.0.0.1", str(port), "1")
    command = [sys.executable, *(("-c", program.format(port=port)) if program else front)]
    with (
        said.open("wb") as output,
        subprocess.Popen(command, env=os.environ | settings, stderr=output) as process,
    ):
        try:
            api = Api(f"http://127.0.0.1:{port}")
            assert until(lambda: answers(api))
            yield api
        finally:
            process.terminate()


def test_a_long_game_and_what_is_made_once_keep_nobody_waiting(
    redis_url: str, services: Services, tmp_path: Path
) -> None:
    """Each answer that takes long is made in pieces, or in a thread: also the first of its kind."""
    game, source = opened(services, rounds=99), random.Random(31)
    while services.repository.latest_known(game).head.version < DECISIONS:
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [source.choice(moves)])
    path = f"/v1/games/{game}"
    paths = [path, f"{path}?at={DECISIONS // 2}", f"{path}/decisions?limit=500", f"{path}/decisions/{DECISIONS - 9}"]
    paths += [f"{path}/audit", f"{path}/archive", f"{path}/legal-moves", "/v1/rulesets", "/openapi.yaml", "/"]
    with monitored(redis_url, tmp_path / "said", "") as api:
        for _ in range(2):
            for each in paths:
                assert api.ask("GET", each).status_code == 200, each
    assert SAID not in (tmp_path / "said").read_text()


def test_what_blocks_is_found(redis_url: str, tmp_path: Path) -> None:
    """So the test above can fail: here a view sleeps as no loop knows it."""
    with monitored(redis_url, tmp_path / "said", PLANTED) as api:
        api.ask("GET", "/healthz")
    assert SAID in (tmp_path / "said").read_text()
