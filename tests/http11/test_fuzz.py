"""Fuzzed requests: each response's X-Request-ID is accounted for by an independent parser of the request."""

import os

import h11
import pytest
from http11.account import Account
from http11.corpus.case import PROBE
from http11.fuzz import exchanges
from http11.processes import Processes
from http11.reading import read
from http11.sending import send, send_all
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
