"""The cost of a flood from one address for another: p99 of its responses in the flood, and in quiet windows.

Required of each flood: at most twice the quiet p99, or 5 ms more where that is less than 5 ms, as on a machine with few
cores the flood's sender itself takes as much. Quiet and flooded windows alternate, and medians of their p99 count.
`ORACLE_URL` sets another server than `cairn api`; `CAIRN_ROUNDS` the number of windows of each kind (5). It exits with
1 if a bar does not hold.
"""

import os
import sys
import time
from contextlib import ExitStack
from statistics import median

from clients import bar
from helpers.api import Api
from http11.corpus.case import get
from http11.floods import FLOODS, Flood, Flooding
from http11.wire import Wire
from shared import api, percentile, redis

OTHER = "127.0.0.3"
WINDOW = 2.0
"""Seconds of a window."""
MAX_RATIO, MAX_MORE_MS = 2.0, 5.0
SETTINGS = {"CAIRN_LIMITS": "off", "CAIRN_HEARTBEAT": "1"}


def main() -> None:
    """Measure each flood; exit with 1 if a bar does not hold."""
    held = True
    with ExitStack() as stack:
        url = os.environ.get("ORACLE_URL")
        if not url:
            server = stack.enter_context(api(stack.enter_context(redis()), settings=SETTINGS))
            url = f"http://127.0.0.1:{server.port}"
        targets = ("/healthz", f"/v1/games/{Api(url).open()[0]['id']}")
        for flood in FLOODS.values():
            held = _measure(url, flood, targets) and held
    if not held:
        sys.exit(1)


def _measure(url: str, flood: Flood, targets: tuple[str, str]) -> bool:
    """Print the effect of a flood on the responses of some paths, and return whether the bars hold."""
    quiet, flooded = list[list[float]](), list[list[float]]()
    for _ in range(int(os.environ.get("CAIRN_ROUNDS", "5"))):
        quiet.append(_p99(url, targets))
        with Flooding(url, flood, 2 * WINDOW):
            flooded.append(_p99(url, targets))
    held = True
    for number, name in enumerate(("/healthz", "a game")):
        before, after = (median(window[number] for window in windows) for windows in (quiet, flooded))
        most = round(max(MAX_RATIO * before, before + MAX_MORE_MS), 2)
        bar(f"{flood.name}: {name}, p99 in ms, {before:.1f} when quiet", after, most)
        held = held and after <= most
    return held


def _p99(url: str, targets: tuple[str, str]) -> list[float]:
    """Return for each path the p99 in milliseconds of the sequential responses of a window."""
    times, end = {target: list[float]() for target in targets}, time.monotonic() + WINDOW
    with Wire(url, OTHER) as wire:
        while time.monotonic() < end:
            for target in targets:
                began = time.perf_counter()
                wire.send(get(target=target.encode()))
                answer = wire.answer()
                times[target].append(time.perf_counter() - began)
                if answer is None or answer.status != 200:
                    raise RuntimeError(f"{target} was answered with {answer}.")
    return [1e3 * percentile(values, 0.99) for values in times.values()]
