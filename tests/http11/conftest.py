"""An API as served by `cairn api`, or another server by URL."""

import os
from collections.abc import Iterator

import pytest
from helpers.api import serve

WIDE = {"CAIRN_LIMITS": "off", "CAIRN_GAMES_PER_CLIENT": "off"}
"""Settings without rate limits and quotas."""


def serve_or_named(redis_url: str, **more: str) -> Iterator[str]:
    """Yield the URL of an API with settings, or of the running server at `ORACLE_URL`."""
    if url := os.environ.get("ORACLE_URL"):
        yield url
    else:
        yield from serve(redis_url, **more)


@pytest.fixture(scope="session")
def served(redis_url: str) -> Iterator[str]:
    """Return the URL of an API without rate limits."""
    yield from serve_or_named(redis_url, **WIDE)
