"""Ard Rí on the page: a game of a package is drawn and clicked like Cairn's own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api, running, serve
from helpers.packages import ARD_RI, site_of
from helpers.pages import fits, shoot, sit, sound
from helpers.running import until

from cairn.service.container import Services


@pytest.fixture
def api(redis_url: str, services: Services, tmp_path: Path) -> Iterator[Api]:
    """Give a client of a service that has the package, with a worker and a caretaker."""
    settings = site_of(tmp_path, ARD_RI)
    with running({"REDIS_URL": redis_url, **settings}, "worker", "caretaker"):
        yield from map(Api, serve(redis_url, **settings))


@pytest.mark.browser
@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_it_is_drawn_and_clicked(size: str, api: Api, visit: Callable[..., Any]) -> None:
    """Its board fits, has a name for each square, and takes a move in two clicks; what is illegal is said by clause."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "easy"}]
    game = api.post("/v1/games", {"ruleset": "ard_ri", "options": {"first_seat": 0}, "seats": seats})
    page = visit(size)
    sit(page, api.url, game, 0)
    page.locator(".board .ard-ri").wait_for()
    fits(page)
    sound(page)
    shoot(page, f"ard_ri {size}")
    assert page.locator(".board .square").count() == 49
    page.get_by_role("button", name="c1: an attacker").click()
    page.get_by_role("button", name="b1: empty").click()
    page.get_by_role("button", name="b1: an attacker").wait_for()
    until(lambda: api.get(f"/v1/games/{game['id']}")["version"] >= 4)
    page.goto(f"{api.url}/")
    page.get_by_text("Ard Rí").first.wait_for()
    fits(page)
    sound(page)
    shoot(page, f"ard_ri lobby {size}")
