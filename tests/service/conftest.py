"""What tests of commands and positions share."""

import pytest

from service.cairn import Cairn, connect
from service.settings import Settings


@pytest.fixture
def second(redis_url: str, cairn: Cairn) -> Cairn:
    """Give a second process's connection to the same games."""
    return connect(Settings(redis_url=redis_url, key=cairn.settings.key))
