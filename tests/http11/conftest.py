"""An API as `cairn api` serves it, or another server that is named."""

import os
from collections.abc import Iterator

import pytest
from helpers.api import serve

WIDE = {"CAIRN_LIMITS": "off", "CAIRN_GAMES_PER_CLIENT": "off"}
"""Settings without limits of how much one may ask for."""


def serve_or_named(redis_url: str, **more: str) -> Iterator[str]:
    """Yield the URL of an API with settings, or of the server that `ORACLE_URL` names, which runs already."""
    if url := os.environ.get("ORACLE_URL"):
        yield url
    else:
        yield from serve(redis_url, **more)


@pytest.fixture(scope="session")
def served(redis_url: str) -> Iterator[str]:
    """Give the URL of an API that lets everything be asked as often as one likes."""
    yield from serve_or_named(redis_url, **WIDE)
