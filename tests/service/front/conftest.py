"""An API as `cairn api` serves it."""

from collections.abc import Iterator

import pytest
from helpers.api import serve


@pytest.fixture(scope="module")
def served(redis_url: str) -> Iterator[str]:
    """Give its URL."""
    yield from serve(redis_url)
