"""The alerts: for each fault in synthetic series, Prometheus' own tool checks which of them fire."""

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

RULES = Path(__file__).parents[3] / "service/run/alerts.yaml"
BEGINS, ENDS = 60, 240
"""The first and the last minute of a fault."""
LAST = 330

GROWS = "grows"
"""A counter that grows by one each second, from its last value."""

API, API2 = 'instance="api-1:9464",job="cairn"', 'instance="api-2:9464",job="cairn"'
WORKER = 'instance="worker-1:9464",job="cairn-workers"'
CARETAKER = 'instance="caretaker-1:9464",job="cairn-caretaker"'

Value = float | str | None
Series = Mapping[str, Value]

WELL: dict[str, Value] = {
    **{f"up{{{of}}}": 1 for of in (API, API2, WORKER, CARETAKER)},
    **{f'cairn_redis_up{{which="{which}",{of}}}': 1 for which in ("games", "queue") for of in (API, API2)},
    f"cairn_durable{{{API}}}": 1,
    **{
        f'cairn_condition_ok{{condition="{name}",{API}}}': 1
        for name in ("key", "replicas", "files", "clocks", "caretaker", "segments")
    },
    **{f'cairn_redis_replicas{{state="{state}",{API}}}': 1 for state in ("there", "in_time")},
    f"cairn_redis_replicas_needed{{{API}}}": 1,
    f'cairn_redis_memory_bytes{{which="games",{API}}}': 800,
    f'cairn_redis_memory_limit_bytes{{which="games",{API}}}': 1000,
    f'cairn_redis_memory_bytes{{which="queue",{API}}}': 800,
    f'cairn_redis_memory_limit_bytes{{which="queue",{API}}}': 0,
    f'cairn_requests_total{{operation="make_moves",status="200",{API}}}': GROWS,
    f'cairn_requests_total{{operation="get_health",status="200",{API}}}': GROWS,
    f'cairn_request_seconds_bucket{{operation="make_moves",le="0.2",{API}}}': GROWS,
    f'cairn_request_seconds_bucket{{operation="make_moves",le="1",{API}}}': GROWS,
    f'cairn_request_seconds_bucket{{operation="make_moves",le="+Inf",{API}}}': GROWS,
    f"cairn_workers{{{API}}}": 2,
    f'cairn_queue_oldest_seconds{{queue="turns_human",{API}}}': 1,
    f'cairn_turn_failures_total{{level="hard",{WORKER}}}': 3,
    f'cairn_clock_offset_seconds{{pid="7",{API}}}': -0.2,
    f"cairn_ratings_lag_seconds{{{API}}}": 3,
    f'cairn_webhook_deliveries_total{{outcome="good",{WORKER}}}': GROWS,
    f'cairn_webhook_deliveries_total{{outcome="failed",{WORKER}}}': GROWS,
    f"cairn_backup_age_seconds{{{API}}}": 86400,
    f'cairn_process_open_files{{part="the API",{API}}}': 300,
    f'cairn_process_open_files_limit{{part="the API",{API}}}': 1000,
}
OF_APIS: dict[str, Value] = {name: None for name in WELL if API in name or API2 in name}
NO_REDIS: dict[str, Value] = {
    name: None for name in WELL if "condition_ok" in name or "replicas" in name or "durable" in name
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


FAULTS = [
    fault("all APIs and their targets vanish", OF_APIS, "CairnGone", within=3),
    fault("all APIs are down", OF_APIS | {f"up{{{API}}}": 0, f"up{{{API2}}}": 0}, "CairnGone", "CairnDown", within=3),
    fault(
        "one of two APIs is down",
        series_of(f"up{{{API2}", 0) | series_of(f'cairn_redis_up{{which="games",{API2}', None),
        "CairnDown",
    ),
    fault("a worker's metrics are down", series_of(f"up{{{WORKER}", 0), "CairnDown"),
    fault(
        "the games' Redis is dead", NO_REDIS | series_of('cairn_redis_up{which="games"', 0), "CairnRedisDown", within=3
    ),
    fault("one API does not reach it", series_of(f'cairn_redis_up{{which="games",{API2}', 0), "CairnRedisDown"),
    fault(
        "the queue's Redis is dead",
        series_of('cairn_redis_up{which="queue"', 0) | series_of("cairn_workers", None),
        "CairnQueueDown",
        within=3,
    ),
    fault("no append-only file, or eviction", series_of("cairn_durable", 0), "CairnNotDurable", within=4),
    fault(
        "a replica is late",
        series_of('cairn_redis_replicas{state="in_time"', 0) | series_of('cairn_condition_ok{condition="replicas"', 0),
        "CairnReplicasMissing",
    ),
    fault("Redis is nearly full", series_of('cairn_redis_memory_bytes{which="games"', 860), "CairnMemory"),
    fault("Redis has room", series_of('cairn_redis_memory_bytes{which="games"', 840)),
    fault("the key is another", series_of('cairn_condition_ok{condition="key"', 0), "CairnConditionBad"),
    fault(
        "the store of finished games is away",
        series_of('cairn_condition_ok{condition="segments"', 0),
        "CairnStoreMissing",
        within=2,
    ),
    fault(
        "nobody asks for anything",
        series_of('cairn_requests_total{operation="make_moves"', 0),
        "CairnNoTraffic",
        within=25,
    ),
    fault("nothing was ever asked", series_of("cairn_requests_total", None), "CairnNoTraffic", within=30),
    fault(
        "a request in a hundred fails",
        {f'cairn_requests_total{{operation="make_moves",status="503",{API}}}': GROWS},
        "CairnErrors",
    ),
    fault(
        "moves are slow",
        series_of('cairn_request_seconds_bucket{operation="make_moves",le="0.2"', 0),
        "CairnSlow",
        within=20,
    ),
    fault("no worker lives", series_of("cairn_workers", 0), "CairnNoWorkers", within=3),
    fault("turns wait", series_of("cairn_queue_oldest_seconds", 11), "CairnTurnsWait"),
    fault("choices fail", series_of("cairn_turn_failures_total", GROWS), "CairnTurnsFail", within=25),
    fault(
        "no caretaker lives", series_of('cairn_condition_ok{condition="caretaker"', 0), "CairnCaretakerLate", within=3
    ),
    fault("a clock is slow", series_of("cairn_clock_offset_seconds", -1.5), "CairnClockOff"),
    fault("a worker's clock is off", series_of('cairn_condition_ok{condition="clocks"', 0), "CairnClockOff"),
    fault("nobody rates", series_of("cairn_ratings_lag_seconds", 301), "CairnRatingsLate"),
    fault(
        "no delivery arrives",
        series_of('cairn_webhook_deliveries_total{outcome="good"', 0),
        "CairnWebhooksFail",
        within=25,
    ),
    fault("the backup is old", series_of("cairn_backup_age_seconds", 2 * 86400 + 60), "CairnBackupOld", within=65),
    fault("there is no backup", series_of("cairn_backup_age_seconds", "_inf"), "CairnBackupOld", within=65),
    fault("files run out", series_of("cairn_process_open_files{", 810), "CairnFilesOpen"),
]


def values(well: Value, broken: Value) -> str:
    """Return a series in the tool's notation: a value per minute, first good, then bad, then good again."""
    lengths = (BEGINS - 1, ENDS - BEGINS - 1, LAST - ENDS)
    level, parts = 0, list[str]()
    for value, times in zip((well, broken, well), lengths, strict=True):
        if value == GROWS:
            parts.append(f"{level}+60x{times}")
            level += 60 * times
        elif value == "_inf":
            parts += ["Inf"] * (times + 1)
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
    return {
        "name": of.what,
        "interval": "1m",
        "input_series": series,
        "promql_expr_test": [
            {
                "expr": 'group by (alertname) (ALERTS{alertstate="firing"})',
                "eval_time": f"{minute}m",
                "exp_samples": expected,
            }
            for minute, expected in moments.items()
        ],
    }


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
    asked = ask_promtool(tmp_path, *FAULTS)
    assert asked.returncode == 0, asked.stdout + asked.stderr


@pytest.mark.slow
def test_an_alert_that_does_not_fire_is_found(tmp_path: Path) -> None:
    """So is an alert that should not fire: the tool really runs."""
    by_name = {fault.what: fault for fault in FAULTS}
    for wrong in (
        by_name["no worker lives"]._replace(series={}),
        by_name["no worker lives"]._replace(alerts=frozenset()),
        by_name["no worker lives"]._replace(within=0),
    ):
        assert ask_promtool(tmp_path, wrong).returncode == 1


def test_every_alert_is_tested() -> None:
    """Each has a summary and a description."""
    (rules,) = yaml.safe_load(RULES.read_text())["groups"]
    assert {rule["alert"] for rule in rules["rules"]} == {alert for fault in FAULTS for alert in fault.alerts}
    for rule in rules["rules"]:
        assert rule["labels"]["severity"] in ("page", "warn")
        assert {*rule["annotations"]} == {"summary", "description"}
