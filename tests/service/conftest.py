"""What tests of commands and positions share."""

import pytest

from service.container import Services, connect
from service.settings import Settings


@pytest.fixture
def second(redis_url: str, services: Services) -> Services:
    """Give a second process's connection to the same games."""
    return connect(Settings(redis_url=redis_url, key=services.settings.key))
