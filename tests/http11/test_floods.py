"""Floods from one address: other clients are served, memory is bounded and released, the flood is refused.

`tests/benchmarks/bench_floods.py` measures how fast the others are served.
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
"""Duration of a flood."""
A_CONNECTION = 5 * 2**20
"""Limit of memory per connection in bytes."""
KEPT, KEPT_A_CONNECTION = 24 * 2**20, 2**20
"""Bytes that the processes may retain for the next flood: an allocator does not return all memory."""
OTHER = "127.0.0.3"
PIPELINED = 4_000

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def flooded(redis_url: str) -> Iterator[str]:
    """Return the URL of an API with a read timeout of one second."""
    yield from serve_or_named(redis_url, CAIRN_HEARTBEAT="0.5", CAIRN_LIMITS="off")


@pytest.mark.parametrize("flood", [pytest.param(flood, id=name) for name, flood in FLOODS.items()])
def test_other_clients_are_served_in_a_flood(flood: Flood, flooded: str) -> None:
    """Others are served all the time, memory is bounded, the flood is refused or closed, and its memory is released."""
    game = str(Api(flooded).open()[0]["id"])
    requests = [get(target=target) for target in (b"/healthz", f"/v1/games/{game}".encode(), b"/openapi.json")]
    processes = Processes(flooded)
    with Wire(flooded, OTHER) as other:
        for request in requests:  # a process allocates its caches now
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


def test_pipelined_requests_are_answered_in_order(flooded: str) -> None:
    """A client that pipelines, and reads while it sends, gets its responses in order."""
    ids = [f"at-once-{number}" for number in range(PIPELINED)]
    sent = b"".join(get().replace(b"first", id.encode()) for id in ids)
    with Wire(flooded, OTHER) as wire:
        sender = Thread(target=wire.send, args=(sent,))
        sender.start()
        answers = [wire.answer() for _ in ids]
        sender.join()
    assert [answer and (answer.status, answer.id) for answer in answers] == [(200, id) for id in ids]
