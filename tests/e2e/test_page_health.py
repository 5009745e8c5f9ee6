"""The screen for operators: the conditions of `/readyz`, as they become."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import serve
from helpers.pages import fits, shoot
from redis import Redis

from cairn.service.health.table import NAMES
from cairn.service.run.embedded import EmbeddedServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_conditions_are_shown_as_they_become(own: EmbeddedServer, visit: Callable[..., Any], size: str) -> None:
    """Also while no move can be acknowledged. A condition that is not met leads to its section of the runbook."""
    for url in serve(own.url):
        page = visit(size)
        page.goto(f"{url}/#/health")
        page.get_by_text("Moves can be acknowledged.").wait_for()
        assert page.locator(".health li strong").all_inner_texts() == [*NAMES]
        fits(page)
        with Redis.from_url(own.url) as redis:
            redis.config_set("maxmemory", 1)
            page.get_by_text("No move can be acknowledged.").wait_for()
            page.get_by_text("Raise maxmemory (CONFIG SET").wait_for()
            shoot(page, f"health {size}")
            redis.config_set("maxmemory", 0)
        page.get_by_text("Moves can be acknowledged.").wait_for()
        page.locator("li", has_text="caretaker").get_by_role("link").click()
        page.locator("h2#caretaker").wait_for()
