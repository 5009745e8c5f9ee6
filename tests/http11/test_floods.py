"""Fuzzed requests and floods: responses are accounted for, other clients are served, memory is bounded."""

import os
from collections.abc import Iterator
from threading import Thread

import h11
import pytest
from helpers.api import Api
from http11.conftest import serve_or_named
from http11.corpus.case import PROBE, get
from http11.floods import FLOODS, Flood, Flooding, Processes
from http11.fuzz import exchanges, send, send_all
from http11.judging import Account
from http11.reading import read
from http11.wire import Answer, Wire

from cairn.contract.sampling import EVERYTHING, many_games

SEED = int(os.environ.get("ORACLE_SEED", "11"))
GROWTH = 32 * 2**20
"""Limit of the total growth of the server's processes in bytes."""

MANY = 200_000 * min(many_games(), EVERYTHING) // EVERYTHING
REQUESTS = [
    pytest.param(1_000, id="1,000"),
    pytest.param(20_000, id="20,000", marks=[pytest.mark.slow, pytest.mark.timeout(480)]),
    pytest.param(MANY, id="200,000", marks=[pytest.mark.many, pytest.mark.timeout(0)]),
]


@pytest.mark.parametrize("requests", REQUESTS)
def test_each_response_is_accounted_for(requests: int, served: str) -> None:
    """Each response echoes the request sent in its place, or refuses it. The server survives, and has not grown."""
    send_all(served, exchanges(SEED + 1, 500), send)  # a process allocates its caches now
    processes = Processes(served)
    before = processes.memory()
    assert send_all(served, exchanges(SEED, requests), send) >= requests
    with Wire(served) as wire:
        wire.send(PROBE)
        probe = wire.answer()
        assert probe
        assert probe.id == "probe"
    assert processes.are_the_same()
    processes.give_back(before + GROWTH)


def test_unexplained_responses_are_found() -> None:
    """A response to a request's body, an extra response, and the end of a connection that had to go on are found."""
    inner = PROBE.replace(b"probe", b"inner")
    head = b"POST / HTTP/1.1\r\nHost: a\r\nX-Request-ID: outer\r\nContent-Length: %d\r\n\r\n" % len(inner)
    for ids in ("inner", "outer inner", "probe", "outer outer", "outer probe probe"):
        account = Account(head + inner + PROBE)
        *right, wrong = (Answer(200, {"x-request-id": id}, b"", (), False) for id in ids.split())
        for answer in right:
            account.take(answer)
        with pytest.raises(AssertionError):
            account.take(wrong)
    probe = Answer(200, {"x-request-id": "probe"}, b"", (), False)
    account = Account(PROBE * 2)
    account.take(probe)
    with pytest.raises(AssertionError):
        account.end()
    account.take(probe)
    assert account.is_done


def test_the_parser_agrees_with_h11() -> None:
    """The parser agrees with h11 where the RFCs leave no choice, so there are two opinions on what is valid."""
    compared = 0
    for exchange in exchanges(SEED, 20_000):
        at, data = 0, exchange.data
        while True:
            readings = read(data, at)
            if len(readings) != 1 or readings[0].refused or readings[0].end is None:
                break
            server = h11.Connection(h11.SERVER)
            server.receive_data(data[at:].removeprefix(b"\r\n"))  # h11 rejects empty lines before a request
            id, event = "", server.next_event()
            while not isinstance(event, h11.EndOfMessage):
                assert isinstance(event, h11.Request | h11.Data), (event, data[at:])
                if isinstance(event, h11.Request):
                    id = dict(event.headers).get(b"x-request-id", b"").decode("latin-1")
                event = server.next_event()
            assert readings[0].id in (id, ""), data[at:]
            assert len(data) - len(server.trailing_data[0]) == readings[0].end, data[at:]
            compared, at = compared + 1, readings[0].end
    assert compared > 4_000


SECONDS = 3.0
"""Duration of a flood; `tests/benchmarks/bench_floods.py` measures how fast other clients are served in one."""
A_CONNECTION = 5 * 2**20
"""Limit of memory per connection in bytes."""
RETAINED, RETAINED_A_CONNECTION = 24 * 2**20, 2**20
"""Bytes that the processes may retain for the next flood: an allocator does not return all memory."""
OTHER = "127.0.0.3"
PIPELINED = 4_000


@pytest.fixture(scope="module")
def flooded(redis_url: str) -> Iterator[str]:
    """Return the URL of an API with a read timeout of one second."""
    yield from serve_or_named(redis_url, CAIRN_HEARTBEAT="0.5", CAIRN_LIMITS="off")


@pytest.mark.slow
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
            result = flooding.end()
    assert served > 20
    assert {*result["statuses"]} <= {*flood.answers.split()}
    assert most - before <= flood.connections * A_CONNECTION, f"{(most - before) >> 20} MiB"
    processes.give_back(before + max(RETAINED, flood.connections * RETAINED_A_CONNECTION))
    assert processes.are_the_same()


@pytest.mark.slow
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
