"""The alerts, checked by Prometheus' own tools: on synthetic series, and with the dashboard on a running Cairn."""

import json
import math
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import requests
import yaml
from helpers.api import KEY, Api, free_port
from helpers.receiver import TRUSTED, receiving
from helpers.running import ROOT, Up, metrics, until
from helpers.servers import listening
from helpers.webhooks import hook, player
from redis import Redis

from cairn.service.health.table import NAMES
from cairn.service.storage.backup_record import note_backup

RUN = ROOT / "service/run"
RULES, RUNBOOK = RUN / "alerts.yaml", ROOT / "service/web/guide/runbook.md"
BEGINS, ENDS = 60, 240
"""The first and the last minute of a fault."""
LAST = 330

GROWS = "grows"
"""A counter that grows by one each second, from its last value."""

API, API2 = 'instance="api-1:9464",job="cairn"', 'instance="api-2:9464",job="cairn"'
WORKER = 'instance="worker-1:9464",job="cairn-workers"'
CARETAKER = 'instance="caretaker-1:9464",job="cairn-caretaker"'

REQUESTS = ("make_moves", "get_health")
Value = float | str | None
Series = Mapping[str, Value]

WELL: dict[str, Value] = {
    **{f"up{{{of}}}": 1 for of in (API, API2, WORKER, CARETAKER)},
    **{f'cairn_condition_ok{{condition="{name}",{of}}}': 1 for name in NAMES for of in (API, API2)},
    **{
        f'cairn_requests_total{{operation="{name}",status="200",{API}}}': GROWS for name in ("make_moves", "get_health")
    },
    **{f'cairn_request_seconds_bucket{{operation="make_moves",le="{le}",{API}}}': GROWS for le in ("0.2", "1", "+Inf")},
    f'cairn_turn_failures_total{{level="hard",{WORKER}}}': 3,
    **{f'cairn_webhook_deliveries_total{{outcome="{name}",{WORKER}}}': GROWS for name in ("good", "failed")},
    f'cairn_process_open_files{{part="the API",{API}}}': 300,
    f'cairn_process_open_files_limit{{part="the API",{API}}}': 1000,
}
OF_APIS: dict[str, Value] = {name: None for name in WELL if API in name or API2 in name}
NO_REDIS: dict[str, Value] = {
    name: None for name in WELL if re.search("condition_ok", name) and not re.search('"(redis|queue|workers)"', name)
}


class Fault(NamedTuple):
    """The series during a fault (None: missing), the alerts that fire, and the limit of their delay in minutes."""

    what: str
    series: Series
    alerts: frozenset[str]
    within: int = 15


def fault(what: str, series: Series, *alerts: str, within: int = 15) -> Fault:
    """Return a fault."""
    unknown = series.keys() - WELL.keys()
    assert all("status=" in name or "get_health" in name for name in unknown), unknown
    return Fault(what, series, frozenset(alerts), within)


def series_of(start: str, value: Value) -> dict[str, Value]:
    """Return the series with a prefix, with another value."""
    found: dict[str, Value] = {name: value for name in WELL if name.startswith(start)}
    assert found, start
    return found


def condition(name: str) -> dict[str, Value]:
    """Return the series of a bad condition."""
    return series_of(f'cairn_condition_ok{{condition="{name}"', 0)


REDIS_OF_API2 = f'cairn_condition_ok{{condition="redis",{API2}'
OF_API2: dict[str, Value] = {name: None for name in WELL if "condition_ok" in name and API2 in name}
OF_WORKERS = series_of('cairn_condition_ok{condition="workers"', None)
MOVES = 'cairn_requests_total{operation="make_moves"'
FAST_MOVES = 'cairn_request_seconds_bucket{operation="make_moves",le="0.2"'
FAILURES: dict[str, Value] = {f'cairn_requests_total{{operation="make_moves",status="503",{API}}}': GROWS}
DELIVERED = 'cairn_webhook_deliveries_total{outcome="good"'

BY_CONDITION = {
    match[1]: rule["alert"]
    for rule in yaml.safe_load(RULES.read_text())["groups"][0]["rules"]
    if (match := re.fullmatch(r'min\(cairn_condition_ok\{condition="(\w+)"\}\) == 0', rule["expr"]))
}
"""The alert of each condition."""

FAULTS = [
    fault("all APIs and their targets vanish", OF_APIS, "CairnGone", within=3),
    fault("all APIs are down", OF_APIS | {f"up{{{API}}}": 0, f"up{{{API2}}}": 0}, "CairnGone", "CairnDown", within=3),
    fault("one of two APIs is down", series_of(f"up{{{API2}", 0) | OF_API2, "CairnDown"),
    fault("a worker's metrics are down", series_of(f"up{{{WORKER}", 0), "CairnDown"),
    fault("the games' Redis is dead", NO_REDIS | condition("redis"), "CairnRedisDown", within=3),
    fault("one API does not reach it", series_of(REDIS_OF_API2, 0), "CairnRedisDown"),
    fault(
        "the queue is dead",
        condition("queue") | series_of('cairn_condition_ok{condition="workers"', None),
        "CairnQueueDown",
        within=3,
    ),
    *(fault(f"{name} is not met", condition(name), alert, within=65) for name, alert in BY_CONDITION.items()),
    fault("there are no requests any more", series_of(MOVES, 0), "CairnNoTraffic", within=25),
    fault("there never were requests", series_of("cairn_requests_total", None), "CairnNoTraffic", within=30),
    fault("a request in a hundred fails", FAILURES, "CairnErrors"),
    fault("moves are slow", series_of(FAST_MOVES, 0), "CairnSlow", within=20),
    fault("no worker lives", condition("workers"), "CairnNoWorkers", within=3),
    fault("choices fail", series_of("cairn_turn_failures_total", GROWS), "CairnTurnsFail", within=25),
    fault("no caretaker lives", condition("caretaker"), "CairnCaretakerLate", within=3),
    fault("no delivery arrives", series_of(DELIVERED, 0), "CairnWebhooksFail", within=25),
    fault("files run out", series_of("cairn_process_open_files{", 810), "CairnFilesOpen"),
]


def read_alerts() -> list[dict[str, Any]]:
    """Return the shipped alerts."""
    (group,) = yaml.safe_load(RULES.read_text())["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def values(well: Value, broken: Value) -> str:
    """Return a series in the tool's notation: a value per minute, first good, then bad, then good again."""
    lengths = (BEGINS - 1, ENDS - BEGINS - 1, LAST - ENDS)
    level, parts = 0, list[str]()
    for value, times in zip((well, broken, well), lengths, strict=True):
        if value == GROWS:
            parts.append(f"{level}+60x{times}")
            level += 60 * times
        elif value is None:
            parts.append(f"stale _x{times}")
        else:
            stays = level if GROWS in (well, broken) else value
            parts.append(f"{stays}+0x{times}")
    return " ".join(parts)


def group(of: Fault) -> dict[str, Any]:
    """Return the tool's test of a fault: no alert fires before and after it, and only the expected ones in time."""
    names = [*WELL, *(of.series.keys() - WELL.keys())]
    series = [{"series": name, "values": values(WELL.get(name), of.series.get(name, WELL.get(name)))} for name in names]
    firing = [{"labels": f'{{alertname="{name}"}}', "value": 1} for name in sorted(of.alerts)]
    moments = {BEGINS - 1: [], BEGINS + of.within: firing, ENDS - 1: firing, LAST: []}
    query = {"expr": 'group by (alertname) (ALERTS{alertstate="firing"})'}
    tests = [query | {"eval_time": f"{at}m", "exp_samples": expected} for at, expected in moments.items()]
    return {"name": of.what, "interval": "1m", "input_series": series, "promql_expr_test": tests}


def ask_promtool(tmp_path: Path, *faults: Fault) -> "subprocess.CompletedProcess[str]":
    """Run the tool on tests of alerts. It is in Debian's package `prometheus`."""
    tests = {"rule_files": [str(RULES)], "evaluation_interval": "1m", "tests": [*map(group, faults)]}
    path = tmp_path / "tests.yaml"
    path.write_text(yaml.safe_dump(tests, sort_keys=False, width=10_000))
    return subprocess.run(["promtool", "test", "rules", path], capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_each_alert_fires_when_it_should_and_only_then(tmp_path: Path) -> None:
    """It fires within minutes of a fault and for its duration, not before or after it, and no other alert fires."""
    done = ask_promtool(tmp_path, *FAULTS)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_an_alert_that_does_not_fire_is_found(tmp_path: Path) -> None:
    """So is an alert that should not fire: the tool really runs."""
    (right,) = [fault for fault in FAULTS if fault.what == "no worker lives"]
    for wrong in (right._replace(series={}), right._replace(alerts=frozenset()), right._replace(within=0)):
        assert ask_promtool(tmp_path, wrong).returncode == 1


def test_every_alert_is_tested() -> None:
    """Each has a summary and a description."""
    rules = read_alerts()
    assert {rule["alert"] for rule in rules} == {alert for fault in FAULTS for alert in fault.alerts}
    for rule in rules:
        assert rule["labels"]["severity"] in ("page", "warn")
        assert {*rule["annotations"]} == {"summary", "description", "runbook_url"}


def test_each_condition_and_each_alert_has_a_section_of_the_runbook() -> None:
    """A condition has one alert, which names it. What only Prometheus can know has a section of its own."""
    sections = dict(re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", RUNBOOK.read_text(), re.MULTILINE))
    assert [*sections][: len(NAMES)] == [*NAMES] == sorted(BY_CONDITION, key=NAMES.index)
    for name, words in sections.items():
        wanted = [
            *(["- **Promised.**", "- **Measured.**"] if name in NAMES else []),
            "**Look.**",
            "**Do.**",
            "**Mended.**",
        ]
        places = [words.find(f"{word} ") for word in wanted]
        assert -1 not in places, name
        assert places == sorted(places), name
    anchors = {"/docs/runbook#" + name.lower().replace(" ", "-"): name for name in sections}
    urls = {rule["alert"]: rule["annotations"]["runbook_url"] for rule in read_alerts()}
    assert {*urls.values()} == {*anchors}
    assert {name: anchors[urls[alert]] for name, alert in BY_CONDITION.items()} == {name: name for name in NAMES}
    for alert in urls.keys() - {*BY_CONDITION.values()}:
        assert f"`{alert}`" in sections[anchors[urls[alert]]]


SCRAPED_SECONDS = 5
"""The scrape interval: the timeout of a hung Redis is 1.5 seconds."""
MAY_BE_EMPTY = {
    'sum(rate(cairn_requests_total{status=~"5.."}[1m])) / sum(rate(cairn_requests_total[1m]))': "no request failed",
    'cairn_requests_total{status=~"5.."}': "no request failed",
    "cairn_turn_failures_total": "no choice of an AI failed",
}
"""Queries that may have no series without faults, with reasons."""
_SELECTED = re.compile(r"\b(?:cairn_[a-z_]+|up)\b(?:\{[^}]*\})?")


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
        prometheus = stack.enter_context(run_prometheus(folder, targets))
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
def run_prometheus(folder: Path, targets: dict[str, str]) -> Iterator[str]:
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


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_every_query_has_a_series_while_cairn_runs(watched: Watched) -> None:
    """So has each series of an alert, except those that may have none, by name."""
    looked_at = {selected for rule in read_alerts() for selected in _SELECTED.findall(rule["expr"])}
    assert len(looked_at) > 20
    panels = json.loads((RUN / "dashboard.json").read_text())["panels"]
    dashboard = [target["expr"] for panel in panels for target in panel.get("targets", [])]
    queries = {*looked_at, *(query.replace("$__rate_interval", "1m") for query in dashboard)}  # Grafana's interval
    assert MAY_BE_EMPTY.keys() <= queries, "this query is gone"
    empty = queries - MAY_BE_EMPTY.keys()

    def all_answered() -> bool:
        watched.play()
        empty.difference_update([query for query in empty if not all(map(math.isnan, watched.ask(query)))])
        return not empty

    try:
        until(all_answered)
    except AssertionError:
        pytest.fail("no series: " + "; ".join(sorted(empty)))


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_faults_are_reported(watched: Watched) -> None:
    """The query of an alert has a result for the duration of a fault, and none before and after it."""
    queries = {rule["alert"]: rule["expr"] for rule in read_alerts()}

    def wait_for_alert(alert: str) -> None:
        until(lambda: watched.ask(queries[alert]))

    def wait_for_end(alert: str) -> None:
        until(lambda: not watched.ask(queries[alert]))

    for name in ("CairnNotDurable", "CairnRedisDown", "CairnQueueDown", "CairnNoWorkers", "CairnGone", "CairnDown"):
        wait_for_end(name)
    with Redis(port=watched.games_port) as redis:
        for setting, broken in (("appendonly", "no"), ("maxmemory-policy", "allkeys-lru"), ("appendfsync", "no")):
            before = redis.config_get(setting)[setting]
            redis.config_set(setting, broken)
            wait_for_alert("CairnNotDurable")
            redis.config_set(setting, before)
            wait_for_end("CairnNotDurable")
    for process, alert in ((watched.games, "CairnRedisDown"), (watched.queue, "CairnQueueDown")):
        process.send_signal(signal.SIGSTOP)
        wait_for_alert(alert)
        process.send_signal(signal.SIGCONT)
        wait_for_end(alert)
    watched.worker.stop()
    wait_for_alert("CairnNoWorkers")
    wait_for_alert("CairnDown")
    watched.queue.kill()
    wait_for_alert("CairnQueueDown")
    watched.games.kill()
    wait_for_alert("CairnRedisDown")
    watched.api.stop()
    wait_for_alert("CairnGone")
