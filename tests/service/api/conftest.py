"""API processes that files of this folder share: each takes seconds to start."""

from collections.abc import Iterator

import pytest
from helpers.api import HEARTBEAT, PLACES, serve


@pytest.fixture(scope="session")
def quick(redis_url: str) -> Iterator[str]:
    """Return the URL of a real API process with few slots and short heartbeats."""
    yield from serve(redis_url, CAIRN_STREAMS=str(PLACES), CAIRN_HEARTBEAT=str(HEARTBEAT))


@pytest.fixture(scope="session")
def other_process(redis_url: str) -> Iterator[str]:
    """Return the URL of a second API process on the same Redis."""
    yield from serve(redis_url)
