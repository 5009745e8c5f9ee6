"""Counters and timers of the service, for Prometheus.

Each process writes to files in one folder (`PROMETHEUS_MULTIPROC_DIR`) once a second. The command that runs the parts
adds them up and serves them at a separate address. Labels are never tokens, names, hands or ids. In games with humans
no metric depends on how long an AI's choice took, only on when its move was published.
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
    "From a request's admission to its response; for streams, to the first byte.",
    ["operation"],
    buckets=_QUICK,
)
REFUSALS = Counter("cairn_refusals", "Requests refused, by problem and clause.", ["problem", "rule"])
APPENDS = Counter("cairn_appends", "Decisions appended, by ruleset.", ["ruleset"])
CONFLICTS = Counter("cairn_version_conflicts", "Appends that failed for their expected version and were decided again.")
MISDATED = Counter("cairn_misdated_appends", "Appends whose date Redis refused; they were decided again.")
SNAPSHOTS = Counter("cairn_snapshots", "Positions read, by their source.", ["found"])
CACHED_BYTES = Gauge(
    "cairn_cached_bytes", "Approximate size of the cache of games, limited by CAIRN_CACHE.", multiprocess_mode="livesum"
)
REDIS_SECONDS = Histogram("cairn_log_redis_seconds", "Round trips of the log to Redis.", buckets=_TINY)
CLOCK_OFFSET = Gauge(
    "cairn_clock_offset_seconds", "Offset of Redis' clock from that of a process.", multiprocess_mode="liveall"
)
STREAMS = Gauge("cairn_streams", "Live streams and feeds.", multiprocess_mode="livesum")
POLLS = Gauge("cairn_long_polls", "Waiting long polls.", multiprocess_mode="livesum")
TURN_WAITING = Histogram(
    "cairn_turn_waiting_seconds", "Waiting time of an AI's turn for a worker.", ["level"], buckets=_SLOW
)
TURN_THINKING = Histogram(
    "cairn_turn_thinking_seconds",
    "Duration of an AI's choice; in games with humans the published duration, not the actual one.",
    ["level"],
    buckets=_SLOW,
)
TURN_FAILURES = Counter("cairn_turn_failures", "Turns that failed in a worker, by level.", ["level"])
WEBHOOK_DELIVERIES = Counter(
    "cairn_webhook_deliveries", "Attempts to deliver a message to a webhook, by outcome.", ["outcome"]
)
IMPORTS = Counter("cairn_imports", "Audited archives, by outcome.", ["outcome"])

for _counter, _outcomes in ((WEBHOOK_DELIVERIES, ("good", "failed")), (IMPORTS, ("finished", "verified", "refused"))):
    for _outcome in _outcomes:
        _counter.labels(_outcome)  # start at 0, so that the first one counts in a rate


@cache
def child(metric: Any, *labels: object) -> Any:
    """Return the metric with these labels. Cached, as the lookup costs more than an increment."""
    return metric.labels(*labels)
