"""A browser, and a service with opponents."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from helpers.api import Api, running
from helpers.pages import PART, PATIENCE, SIZES, chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Return Debian's chromium."""
    with chromium() as started:
        yield started


@pytest.fixture
def visit(browser: Any) -> Iterator[Callable[..., Any]]:
    """Return a function that opens a page of a size without motion. Errors and policy violations fail the test."""
    opened, complaints = [], []

    def go(size: str, scheme: str = "light") -> Any:
        context = browser.new_context(
            viewport=SIZES[size], color_scheme=scheme, reduced_motion="reduce", service_workers="block"
        )
        context.add_init_script(PART)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda said: complaints.append(said.text) if "Content Security Policy" in said.text else None
        )
        opened.append(context)
        return page

    yield go
    for context in opened:
        context.close()
    assert not complaints


@pytest.fixture
def service_url(api: Api, redis_url: str) -> Iterator[str]:
    """Return the URL of a service with a real worker and a caretaker."""
    with running({"REDIS_URL": redis_url}, "worker", "caretaker"):
        yield api.url
