"""A real Prometheus of Debian evaluates the queries of the dashboard and alerts on a running Cairn with faults."""

import json
import math
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
import requests
import yaml
from helpers.api import KEY, Api, free_port
from helpers.receiver import TRUSTED, receiving
from helpers.running import ROOT, Up, metrics, until
from helpers.servers import listening
from helpers.webhooks import hook, player
from redis import Redis

from cairn.service.keeping.last_backup import note_backup

RUN = ROOT / "service/run"
SCRAPED_SECONDS = 5
"""The scrape interval: the timeout of a hung Redis is 1.5 seconds."""
MAY_BE_EMPTY = {
    'sum(rate(cairn_requests_total{status=~"5.."}[1m])) / sum(rate(cairn_requests_total[1m]))': "no request failed",
    'cairn_requests_total{status=~"5.."}': "no request failed",
    "cairn_turn_failures_total": "no choice of an AI failed",
}
"""Queries that may have no series without faults, with reasons."""
_SELECTED = re.compile(r"\b(?:cairn_[a-z_]+|up)\b(?:\{[^}]*\})?")

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


class Watched(NamedTuple):
    """A running Cairn, each part with its own command, and the Prometheus that scrapes it."""

    prometheus: str
    client: Api
    api: Up
    worker: Up
    games: "subprocess.Popen[bytes]"
    queue: "subprocess.Popen[bytes]"
    games_port: int
    play: Callable[[], None]

    def ask(self, query: str) -> list[float]:
        """Return the current values."""
        answer = requests.get(f"{self.prometheus}/api/v1/query", params={"query": query}, timeout=30).json()
        assert answer["status"] == "success", (query, answer)
        return [float(sample["value"][1]) for sample in answer["data"]["result"]]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """Yield one with a running game."""
    folder, games_port, queue_port = tmp_path_factory.mktemp("watched"), free_port(), free_port()
    with ExitStack() as stack:
        safe = ("--appendfsync", "always", "--auto-aof-rewrite-percentage", "0")
        games = stack.enter_context(listening(folder / "games", games_port, *safe))
        queue = stack.enter_context(listening(folder / "queue", queue_port))
        receiver = stack.enter_context(receiving())
        settings = {
            "REDIS_URL": f"redis://127.0.0.1:{games_port}/0",
            "CAIRN_QUEUE_URL": f"redis://127.0.0.1:{queue_port}/0",
            "CAIRN_KEY": KEY,
            "CAIRN_API_PROCESSES": "1",
            **TRUSTED,
        }
        port, parts = free_port(), dict[str, Up]()
        for name, options in (("api", ("--port", str(port))), ("worker", ()), ("caretaker", ())):
            program = ("-m", "cairn.service", name)
            parts[name] = Up(folder / f"{name}.log", *options, program=program, **settings)
            stack.callback(parts[name].stop)
        jobs = {"cairn": "api", "cairn-workers": "worker", "cairn-caretaker": "caretaker"}
        targets = {job: metrics(parts[part]).split("/")[2] for job, part in jobs.items()}
        prometheus = stack.enter_context(watching(folder, targets))
        client = Api(f"http://127.0.0.1:{port}")
        until(lambda: _answers(client.url))
        with Redis(port=games_port) as redis:
            note_backup(redis, time.time())
        _, ann = player(client, "Ann")
        hook(ann, receiver, player="me", events=["decision"])
        seats = [{"kind": "human", "player": "me"}, {"kind": "ai", "level": "random"}]
        body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        path = f"/v1/games/{ann.post('/v1/games', body)['id']}"

        def play() -> None:
            """Send a refused move, make one if it is Ann's turn, read the game, and pause."""
            assert not ann.ask("POST", f"{path}/moves", json={"moves": [{"type": "pass"}]}).ok
            if moves := ann.get(f"{path}/legal-moves")["moves"]:
                ann.ask("POST", f"{path}/moves", json={"moves": moves[:1]})
            time.sleep(1)

        yield Watched(prometheus, client, parts["api"], parts["worker"], games, queue, games_port, play)


def _answers(url: str) -> bool:
    try:
        return requests.get(f"{url}/healthz", timeout=5).ok
    except requests.ConnectionError:
        return False


@contextmanager
def watching(folder: Path, targets: dict[str, str]) -> Iterator[str]:
    """Run Prometheus with Cairn's configuration and alerts on other targets, and yield its URL."""
    shipped = yaml.safe_load((RUN / "prometheus.yaml").read_text())
    assert {job["job_name"] for job in shipped["scrape_configs"]} == {*targets}
    often = f"{SCRAPED_SECONDS}s"
    scrapes = [{"job_name": job, "static_configs": [{"targets": [target]}]} for job, target in targets.items()]
    configuration = {
        "global": {"scrape_interval": often, "scrape_timeout": often, "evaluation_interval": often},
        "rule_files": [str(RUN / name) for name in shipped["rule_files"]],
        "scrape_configs": scrapes,
    }
    path, address = folder / "prometheus.yaml", f"127.0.0.1:{free_port()}"
    path.write_text(yaml.safe_dump(configuration))
    command = ["prometheus", f"--config.file={path}", f"--storage.tsdb.path={folder / 'numbers'}"]
    with (folder / "prometheus.log").open("w") as log:
        process = subprocess.Popen([*command, f"--web.listen-address={address}"], stdout=log, stderr=log)
    try:
        yield f"http://{address}"
    finally:
        process.terminate()
        process.wait(30)


def queries_of_dashboard() -> list[str]:
    """Return all queries of the panels, with the interval that Grafana inserts."""
    panels = json.loads((RUN / "dashboard.json").read_text())["panels"]
    return [target["expr"].replace("$__rate_interval", "1m") for panel in panels for target in panel.get("targets", [])]


def alerts() -> dict[str, str]:
    """Return the query of each alert by name."""
    (group,) = yaml.safe_load((RUN / "alerts.yaml").read_text())["groups"]
    return {rule["alert"]: rule["expr"] for rule in group["rules"]}


def test_every_query_has_a_series_while_cairn_runs(watched: Watched) -> None:
    """So has each series of an alert, except those that may have none, by name."""
    looked_at = {selected for query in alerts().values() for selected in _SELECTED.findall(query)}
    assert len(looked_at) > 20
    asked = {*queries_of_dashboard(), *looked_at}
    assert MAY_BE_EMPTY.keys() <= asked, "one that nobody asks any more"
    empty = asked - MAY_BE_EMPTY.keys()

    def all_answered() -> bool:
        watched.play()
        empty.difference_update([query for query in empty if not all(map(math.isnan, watched.ask(query)))])
        return not empty

    try:
        until(all_answered)
    except AssertionError:
        pytest.fail("no series: " + "; ".join(sorted(empty)))


def test_faults_are_reported(watched: Watched) -> None:
    """The query of an alert has a result for the duration of a fault, and none before and after it."""
    asks = alerts()

    def told(alert: str) -> None:
        until(lambda: watched.ask(asks[alert]))

    def mended(alert: str) -> None:
        until(lambda: not watched.ask(asks[alert]))

    for name in ("CairnNotDurable", "CairnRedisDown", "CairnQueueDown", "CairnNoWorkers", "CairnGone", "CairnDown"):
        mended(name)
    with Redis(port=watched.games_port) as redis:
        for setting, broken in (("appendonly", "no"), ("maxmemory-policy", "allkeys-lru"), ("appendfsync", "no")):
            before = redis.config_get(setting)[setting]
            redis.config_set(setting, broken)
            told("CairnNotDurable")
            redis.config_set(setting, before)
            mended("CairnNotDurable")
    for process, alert in ((watched.games, "CairnRedisDown"), (watched.queue, "CairnQueueDown")):
        process.send_signal(signal.SIGSTOP)
        told(alert)
        process.send_signal(signal.SIGCONT)
        mended(alert)
    watched.worker.stop()
    told("CairnNoWorkers")
    told("CairnDown")
    watched.queue.kill()
    told("CairnQueueDown")
    watched.games.kill()
    told("CairnRedisDown")
    watched.api.stop()
    told("CairnGone")
