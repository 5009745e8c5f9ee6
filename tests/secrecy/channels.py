"""Channels: all ways by which bytes leave the service. Each returns its output at a moment."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from msgspec import json
from prometheus_client import REGISTRY, Metric
from secrecy.world import Twin, line_of
from werkzeug.test import TestResponse

from cairn.contract.masking import without_times
from cairn.service.api.http.streaming import EVENT_STREAM, NDJSON
from cairn.service.cli.metrics_exporter import Metered
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import CLASSES
from cairn.service.jobs.schedule import DUE, OWED
from cairn.service.redis_clients.process_registry import BEATS, Process
from cairn.workers.delayed_moves import CHOSEN

Channel = Callable[[Twin], Iterable[bytes]]

Seen = dict[str, list[bytes]]
"""Output by channel."""

CHANNELS: dict[str, Channel] = {}
ON_CHANGE = ("answers", "sizes", "compressed", "headers", "stream", "feed", "hints")
"""Channels of responses about the game: they are requested only after a change in it."""

OF_THE_PROCESS = ("process_", "python_", "cairn_redis_memory_bytes")
"""Prefixes of metrics about whole processes, including Redis: memory, CPU time, garbage. They are not compared,
as they differ between runs. Cairn's own metrics of memory are in whole MiB."""

OLD = Process("worker", "", "", 0, 0, 0)
"""A process that registered long ago: without it an installation is starting for its first 20 seconds."""

STRANGERS = ("/v1/games", "/v1/games?status=running", "/readyz", "/healthz", "/v1/signing-key")


def channel(observe: Channel) -> Channel:
    """Register a channel by name."""
    CHANNELS[observe.__name__] = observe
    return observe


def send_requests(twin: Twin, headers: Mapping[str, str] = {}) -> Iterator[TestResponse]:
    """Yield the responses to the viewer and to a spectator about the game."""
    game, version = f"/v1/games/{twin.game.game}", twin.version
    decisions = (
        f"/decisions?after={version - 3}",
        f"/decisions?changes=true&after={version - 3}",
        f"/decisions/{version}",
    )
    for page in ("", "?at=2", *decisions, "/legal-moves", "/archive"):
        for known in (True, False):
            yield twin.ask("GET", game + page, None, known, headers)
    yield twin.ask("POST", f"{game}/moves", {"moves": [{"type": "none of this game"}]}, headers=headers)
    yield twin.ask("POST", f"{game}/moves", {"moves": []}, headers=headers)
    yield twin.ask("POST", f"{game}/undo", {"to": version - 1}, headers=headers)


@channel
def answers(twin: Twin) -> Iterator[bytes]:
    """Bodies for the viewer and for a spectator."""
    for answer in send_requests(twin):
        yield answer.data


@channel
def sizes(twin: Twin) -> Iterator[bytes]:
    """Lengths of bodies."""
    for answer in send_requests(twin):
        yield line_of(len(answer.data), answer.headers.get("Content-Length"))


@channel
def compressed(twin: Twin) -> Iterator[bytes]:
    """Compressed bodies and their lengths."""
    for answer in send_requests(twin, {"Accept-Encoding": "gzip"}):
        yield line_of(len(answer.data), answer.headers.get("Content-Encoding")) + answer.data


@channel
def headers(twin: Twin) -> Iterator[bytes]:
    """Statuses and headers."""
    for answer in send_requests(twin):
        yield line_of(answer.status, sorted(answer.headers))


@channel
def stranger(twin: Twin) -> Iterator[bytes]:
    """Responses to a client without a token and without the game's id."""
    for page in STRANGERS:
        answer = twin.ask("GET", page, known=False)
        yield line_of(answer.status, sorted(answer.headers)) + answer.data


@channel
def stream(twin: Twin) -> Iterator[bytes]:
    """The live stream of the game, starting two versions before the AI's move."""
    path, since = f"/v1/games/{twin.game.game}/stream", twin.since - 2
    for media, known in ((EVENT_STREAM, True), (NDJSON, False)):
        answer = twin.ask("GET", path, None, known, {"Last-Event-ID": str(since), "Accept": media})
        yield from _messages(answer, twin.version - since)


@channel
def feed(twin: Twin) -> Iterator[bytes]:
    """The feed of all games of the viewer."""
    if twin.token is None:
        return
    version = twin.version
    seat = {"game": twin.game.game, "token": twin.token, "after": twin.since - 2}
    count = version - twin.since + 2 + (twin.world.waits_for(twin.game.game) == twin.viewer)
    answer = twin.ask("POST", "/v1/stream", {"tokens": [seat], "open": False}, False, {"Accept": NDJSON})
    yield from map(without_times, _messages(answer, count))


def _messages(answer: TestResponse, count: int) -> Iterator[bytes]:
    assert answer.status_code == 200, answer.text
    yield line_of(sorted(answer.headers))
    yield from islice(answer.iter_encoded(), count)
    answer.close()


@channel
def webhooks(twin: Twin) -> Iterator[bytes]:
    """Requests received by the webhook's receiver."""
    for sent, body in twin.receiver.requests:
        yield line_of(sorted(sent.items())) + body
    twin.receiver.requests.clear()


@channel
def hints(twin: Twin) -> Iterator[bytes]:
    """A hint, if the viewer is to move."""
    answer = twin.ask("POST", f"/v1/games/{twin.game.game}/hints", {})
    yield line_of(answer.status, sorted(answer.headers)) + answer.data
    if answer.status_code == 202:
        yield twin.ask("GET", answer.headers["Location"]).data


@channel
def metrics(twin: Twin) -> Iterator[bytes]:
    """Counters and timings since the start of this world, and the values read from Redis."""
    for name, value in sorted(read_metrics().items()):
        if more := round(value - twin.before.get(name, 0), 9):
            yield line_of(name, more)
    yield from map(line_of, samples_of(Metered(twin.world.services).collect()).items())


def read_metrics() -> dict[str, float]:
    """Return the counters and timings of all parts, which run in this process."""
    return samples_of(REGISTRY.collect())


def samples_of(families: Iterable[Metric]) -> dict[str, float]:
    """Return samples of metrics by name and labels."""
    samples = [sample for family in families for sample in family.samples]
    return {
        f"{sample.name} {sorted(sample.labels.items())}": sample.value
        for sample in samples
        if not sample.name.startswith(OF_THE_PROCESS) and not sample.name.endswith("_created")
    }


@channel
def traces(twin: Twin) -> Iterator[bytes]:
    """Spans with their start and end times."""
    yield from map(line_of, twin.spans)
    twin.spans.clear()


@channel
def lines(twin: Twin) -> Iterator[bytes]:
    """Log lines, including those about requests."""
    yield twin.lines.getvalue().encode()
    twin.lines.seek(0)
    twin.lines.truncate()


@channel
def queue(twin: Twin) -> Iterator[bytes]:
    """Waiting jobs (not since when: that is by Redis' own clock), and due times of the caretaker and chosen moves."""
    redis: Any = twin.world.services.turn_queue.redis
    for name in CLASSES:
        yield line_of(name, redis.zrange(waiting_key(name), 0, -1))
    for key in sorted(redis.scan_iter("rq:queue:*:jobs:*")):
        yield line_of(key, redis.lrange(key, 0, -1))
    for key in (OWED, DUE, CHOSEN):
        yield line_of(key, [score for _, score in redis.zrange(key, 0, -1, withscores=True)])


def collect_output(twin: Twin) -> Seen:
    """Run a twin and return the output of each channel at each moment."""
    twin.before = read_metrics()
    seen: Seen = {name: [] for name in CHANNELS}
    for moment, in_game in twin.moments():
        twin.world.services.redis.hset(BEATS, json.encode(OLD), "0 99999999999 0")
        twin.keep_worker_alive()
        for name, observe in CHANNELS.items():
            if in_game or name not in ON_CHANGE:
                seen[name] += [moment.encode(), *observe(twin)]
    return seen


def differing(first: Seen, second: Seen) -> set[str]:
    """Return the channels with different outputs for twins."""
    return {name for name in CHANNELS if first[name] != second[name]}
