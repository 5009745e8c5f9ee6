"""One page shows many screens of several games: none leaves anything behind on the next one."""

import time
from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import PATIENCE, SHOTS
from PIL import Image, ImageChops

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

GAMES = {
    "schotten_totten": "schotten_totten_tactics",
    "highland_clans": "highland_clans_3_drawn",
    "glen_more": "glen_more_2_players",
}
MAX_PIXELS = 60
"""Allowed number of different pixels, as lines may have other subpixel positions."""


def picture(page: Any) -> Image.Image:
    """Return a picture of the page."""
    return Image.open(BytesIO(page.screenshot())).convert("L")


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures differ visibly."""
    return sum(step > 16 for step in ImageChops.difference(one, other).tobytes()) > MAX_PIXELS


def settled(page: Any) -> Image.Image:
    """Return a picture of the page once it is stable."""
    shown = [picture(page)]
    while len(shown) < 4 or any(differ(one, other) for one, other in pairwise(shown[-4:])):
        page.wait_for_timeout(200)
        shown.append(picture(page))
    return shown[-1]


@pytest.mark.usefixtures("importer")
def test_a_screen_looks_the_same_after_any_other(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Tables and replays of each game, their lessons, and the lobby: each as in a new page."""
    screens = {"lobby": "/"}
    for ruleset, name in GAMES.items():
        game = api.imported(recording(name).read_bytes())["id"]
        screens |= {f"{ruleset} replay": f"/games/{game}?at=60", f"{ruleset} over": f"/games/{game}"}
        screens |= {f"{ruleset} lesson": f"/learn/{ruleset}"}
    alone = {}
    for name, address in screens.items():
        page = visit("desk")
        page.goto(f"{live}/#{address}")
        page.locator("main :is(.table, .door)").first.wait_for()
        alone[name] = settled(page)
        page.context.close()
    page = visit("desk")
    page.goto(f"{live}/#/series")
    order = [*screens, *sorted(screens, key=lambda name: name.split()[-1])]
    for before, name in pairwise(["series", *order]):
        page.evaluate("address => { location.hash = address; }", f"#{screens[name]}")
        deadline = time.monotonic() + PATIENCE / 1000
        while differ(shown := picture(page), alone[name]):
            if time.monotonic() > deadline:
                SHOTS.mkdir(exist_ok=True)
                shown.save(SHOTS / f"{name} after {before}.png")
                alone[name].save(SHOTS / f"{name} alone.png")
                raise AssertionError(f"the screen {name} is another after {before}: see {SHOTS.name}")
            page.wait_for_timeout(200)
