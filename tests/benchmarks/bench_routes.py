"""Routes: the processor time of each GET and POST, with 10,000 games and 10,000 series.

Required: none takes more than 3 times a game's GET, unless it counts as more requests by the limits: a route of a class
with a tenth of the requests of reads counts ten times, and so does a page of 500 rows.
"""

import sys
import time
from collections.abc import Sequence
from itertools import islice
from statistics import median

from clients import spent
from routes import COUNT, WARM, Asker, Probe, World
from shared import MANY_CLIENTS, api, local, redis

from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES
from cairn.service.limits.rates import CLASSES, read_limits

STREAMS = {"stream_game", "stream_feed", "open_feed", "stream_analysis"}
"""Streams, which respond until they are closed: `bench_streams` measures them."""
MAX_RATIO = 3.0
AFTER = 0.001
"""Seconds for a process to finish work after a response."""
LIMITS = ", ".join(f"{name}=1000000000/day" for name in CLASSES)
SETTINGS = MANY_CLIENTS | {
    "CAIRN_LIMITS": LIMITS,
    "CAIRN_WEBHOOKS_PER_CLIENT": "off",
    "CAIRN_WEBHOOK_NETWORKS": "127.0.0.0/8",
}


def main() -> None:
    """Print a table of all routes; exit with 1 if one takes more than its weight."""
    routes = {route.name: route for route in ROUTES if route.method in ("GET", "POST")}
    with redis(durable=False) as url, api(url, settings=SETTINGS) as server:
        client = Asker(server.port)
        world = World(local(url), client)
        rows = [(probe, *_measure(probe, client, server.processes)) for probe in world.probes()]
    missing = routes.keys() - {probe.route for probe, *_ in rows} - STREAMS
    floor = rows[0][1]
    print("  | route | µs | times a game's GET | counts as reads | |\n  |---|---|---|---|---|")
    failed = [*missing]
    for probe, micros, cost in sorted(rows, key=lambda row: -row[1]):
        counts = cost * _weight(routes[probe.route])
        is_much = micros / floor > MAX_RATIO * max(1.0, counts)
        failed += [probe.route] if is_much else []
        name, ratio = f"`{probe.route}` {probe.note}".strip(), micros / floor
        print(f"  | {name} | {micros:,.0f} | {ratio:.1f} | {counts:,.3g} | {'TOO MUCH' if is_much else ''} |")
    print(f"  not measured: {', '.join(sorted(missing)) or 'none'}", flush=True)
    if failed:
        sys.exit(1)


def _measure(probe: Probe, client: Asker, processes: Sequence[int]) -> tuple[float, float]:
    """Return the median microseconds of processor time of a probe's requests, and the weight of one in its class."""
    taken, counted = list[float](), list[int]()
    for request in islice(probe.requests, WARM + COUNT):
        left, before = client.left, spent(processes)
        answer = client.send(request)
        time.sleep(AFTER)
        taken.append(spent(processes) - before)
        if answer.status >= 300:
            raise RuntimeError(f"{request.method} {request.path}: {answer.status} {client.body.decode()}")
        counted.append(left - client.left)
    return 1e6 * median(taken[WARM:]), median(counted[1:])


def _weight(route: Route) -> float:
    """Return the weight in reads of one request of a route's class, by the ratio of their limits."""
    name = route.limit or ("reads" if route.reads else "moves")
    reads, own = (read_limits("")[each][0] for each in ("reads", name))
    return (reads.amount / reads.get_expiry()) / (own.amount / own.get_expiry())


if __name__ == "__main__":
    main()
