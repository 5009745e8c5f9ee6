"""The guide in a browser: it fits and is accessible."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.pages import fits, shoot, sound

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_guide_can_be_read(size: str, scheme: str, live: str, visit: Callable[..., Any]) -> None:
    """The page links to it, and it links to each of its pages and back."""
    page = visit(size, scheme)
    page.goto(f"{live}/docs/")
    page.get_by_role("heading", name="Get started").wait_for()
    shoot(page, f"guide {size} {scheme}")
    for name in ("Errors", "Rate limits", "Your own game"):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        page.get_by_role("heading", level=1, name=name).wait_for()
        fits(page)
        sound(page)
        shoot(page, f"guide {name} {size} {scheme}")
    page.goto(f"{live}/problems/illegal-move")
    page.get_by_text("What to do").wait_for()
    fits(page)
    sound(page)
    page.get_by_role("link", name="Cairn", exact=True).click()
    page.get_by_role("heading", name="Games").first.wait_for()
