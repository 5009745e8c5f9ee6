"""What the service counts and times, for Prometheus.

Each process writes into files of one folder (`PROMETHEUS_MULTIPROC_DIR`), once a second, and the command that runs
the parts adds them up at an address of its own. No label is a token, a name, a hand or an id; and where a human sits,
no number depends on how long an AI's choice took, only on when its move was to be seen.
"""

import os
from functools import cache
from typing import Any

from prometheus_client import Counter, Gauge, Histogram, values

from cairn.service.run.metrics_folder import FOLDER, PART
from cairn.service.telemetry.buffered_values import buffered_value

if FOLDER in os.environ:
    values.ValueClass = buffered_value(lambda: os.environ.get(PART) or str(os.getpid()))

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
_TINY = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1)
_SLOW = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)

REQUESTS = Counter("cairn_requests", "Requests, by operation, method and status.", ["operation", "method", "status"])
REQUEST_SECONDS = Histogram(
    "cairn_request_seconds",
    "From a request's admission to its answer; of streams, to the first byte.",
    ["operation"],
    buckets=_QUICK,
)
REFUSALS = Counter("cairn_refusals", "Requests refused, by problem and clause.", ["problem", "rule"])
APPENDS = Counter("cairn_appends", "Decisions appended, by ruleset.", ["ruleset"])
CONFLICTS = Counter("cairn_version_conflicts", "Appends that came too late and were decided again.")
MISDATED = Counter("cairn_misdated_appends", "Appends whose date Redis refused; they were decided again.")
SNAPSHOTS = Counter("cairn_snapshots", "Positions asked for, by where they were found.", ["found"])
CACHED_BYTES = Gauge(
    "cairn_cached_bytes", "What a process keeps of games, at most CAIRN_CACHE, about.", multiprocess_mode="livesum"
)
REDIS_SECONDS = Histogram("cairn_log_redis_seconds", "Round trips of the log to Redis.", buckets=_TINY)
CLOCK_OFFSET = Gauge(
    "cairn_clock_offset_seconds", "How far Redis' clock is ahead of a process's own.", multiprocess_mode="liveall"
)
STREAMS = Gauge("cairn_streams", "Live streams and feeds.", multiprocess_mode="livesum")
POLLS = Gauge("cairn_long_polls", "Long polls that wait.", multiprocess_mode="livesum")
TURN_WAITING = Histogram(
    "cairn_turn_waiting_seconds",
    "How long an AI's turn has waited for a worker.",
    ["level"],
    buckets=_SLOW,
)
TURN_THINKING = Histogram(
    "cairn_turn_thinking_seconds",
    "What an AI's choice takes; where a human sits, what it is seen to take, whatever it took.",
    ["level"],
    buckets=_SLOW,
)
TURN_FAILURES = Counter("cairn_turn_failures", "Turns that failed in a worker, by level.", ["level"])
WEBHOOK_DELIVERIES = Counter(
    "cairn_webhook_deliveries", "Attempts to send a message to a webhook, by whether it was taken.", ["outcome"]
)
IMPORTS = Counter("cairn_imports", "Archives that were audited, by what became of them.", ["outcome"])

for _counter, _outcomes in ((WEBHOOK_DELIVERIES, ("good", "failed")), (IMPORTS, ("finished", "verified", "refused"))):
    for _outcome in _outcomes:
        _counter.labels(_outcome)  # from 0 on, so that the first one counts in a rate


@cache
def child(metric: Any, *labels: object) -> Any:
    """Return the metric that has these labels: looked up once, as that costs more than to count."""
    return metric.labels(*labels)
