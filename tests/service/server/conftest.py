"""An API as served by `cairn api`."""

import socket
from collections.abc import Iterator
from contextlib import closing

import pytest
from helpers.api import serve
from helpers.sockets import connect


@pytest.fixture(scope="module")
def served(redis_url: str) -> Iterator[str]:
    """Return its URL."""
    yield from serve(redis_url, CAIRN_HEARTBEAT="0.4", CAIRN_LIMITS="off", CAIRN_STREAMS="1200")


@pytest.fixture
def connection(served: str) -> Iterator[socket.socket]:
    """Return a connection to it."""
    with closing(connect(served)) as connected:
        yield connected
