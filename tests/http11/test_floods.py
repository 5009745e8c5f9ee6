"""Floods of one address: another one is served meanwhile, memory is bounded and given back, the flood is refused.

How fast the others are served is a matter of `tests/benchmarks/bench_floods.py`.
"""

from collections.abc import Iterator
from threading import Thread

import pytest
from helpers.api import Api
from http11.conftest import serve_or_named
from http11.corpus.case import get
from http11.floods import FLOODS, Flood, Flooding
from http11.processes import Processes
from http11.wire import Wire

SECONDS = 3.0
"""How long a flood lasts."""
A_CONNECTION = 5 * 2**20
"""Bytes of memory that a connection may cost."""
KEPT, KEPT_A_CONNECTION = 24 * 2**20, 2**20
"""Bytes that the processes may keep for the next flood: an allocator gives not all back that was free once."""
OTHER = "127.0.0.3"
PIPELINED = 4_000

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def flooded(redis_url: str) -> Iterator[str]:
    """Give the URL of an API whose readers must read within a second."""
    yield from serve_or_named(redis_url, CAIRN_HEARTBEAT="0.5", CAIRN_LIMITS="off")


@pytest.mark.parametrize("flood", [pytest.param(flood, id=name) for name, flood in FLOODS.items()])
def test_others_are_served_in_a_flood(flood: Flood, flooded: str) -> None:
    """All the time, in memory that is bounded; what floods is refused or closed, and what it took is given back."""
    game = str(Api(flooded).open()[0]["id"])
    requests = [get(target=target) for target in (b"/healthz", f"/v1/games/{game}".encode(), b"/openapi.json")]
    processes = Processes(flooded)
    with Wire(flooded, OTHER) as other:
        for request in requests:  # what a process needs once it needs now
            other.send(request)
            assert other.answer()
        before = most = processes.memory()
        with Flooding(flooded, flood, SECONDS) as flooding:
            served = 0
            while flooding.goes_on:
                other.send(requests[served % 2])
                answer = other.answer()
                assert answer, "The connection of another address ended."
                assert (answer.status, answer.id) == (200, "first")
                served, most = served + 1, max(most, processes.memory())
            came_of_it = flooding.end()
    assert served > 20
    assert {*came_of_it["statuses"]} <= {*flood.answers.split()}
    assert most - before <= flood.connections * A_CONNECTION, f"{(most - before) >> 20} MiB"
    processes.give_back(before + max(KEPT, flood.connections * KEPT_A_CONNECTION))
    assert processes.are_the_same()


def test_many_honest_requests_at_once_are_answered_in_order(flooded: str) -> None:
    """As a client that pipelines sends them; it reads while it sends."""
    ids = [f"at-once-{number}" for number in range(PIPELINED)]
    sent = b"".join(get().replace(b"first", id.encode()) for id in ids)
    with Wire(flooded, OTHER) as wire:
        sender = Thread(target=wire.send, args=(sent,))
        sender.start()
        answers = [wire.answer() for _ in ids]
        sender.join()
    assert [answer and (answer.status, answer.id) for answer in answers] == [(200, id) for id in ids]
