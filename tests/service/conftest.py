"""Shared fixtures for tests of commands and positions."""

import pytest

from cairn.service.container import Services
from cairn.service.settings import Settings


@pytest.fixture
def second(redis_url: str, services: Services) -> Services:
    """Return a second process's connection to the same games."""
    return Services(Settings(redis_url=redis_url, key=services.settings.key))
