"""Games of packages on the page: Ard Rí, and the game of `cairn new-game`, are drawn and clicked like our own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import Api, running, serve
from helpers.packages import ARD_RI, site_of
from helpers.pages import SETTLED, fits, shoot, sit, sound
from helpers.pages import until as shown
from helpers.running import until

from cairn.service.cli import main
from cairn.service.container import Services


@pytest.fixture
def api(redis_url: str, services: Services, tmp_path: Path) -> Iterator[Api]:
    """Return a client of a service with both packages, a worker and a caretaker."""
    CliRunner().invoke(main, ["new-game", "frog_race", "--to", str(tmp_path / "new")])
    settings = site_of(tmp_path / "site", ARD_RI, tmp_path / "new/frog_race")
    with running({"REDIS_URL": redis_url, **settings}, "worker", "caretaker"):
        yield from map(Api, serve(redis_url, **settings))


@pytest.mark.browser
@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_game_of_a_package_is_drawn_and_clicked(size: str, api: Api, visit: Callable[..., Any]) -> None:
    """Its board fits, has a name for each square, and accepts a move in two clicks. The lobby shows the game."""
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


@pytest.mark.browser
@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_new_game_is_clicked_to_its_end(size: str, api: Api, visit: Callable[..., Any]) -> None:
    """The deck and the player's cards are clicked, and a pass has a button. The other hand is hidden."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "random"}]
    game = api.post("/v1/games", {"ruleset": "frog_race", "options": {"first_seat": 0}, "seats": seats})
    page = visit(size)
    sit(page, api.url, game, 0)
    page.evaluate("part('store.js').then(({ set }) => set({ pace: 0 }))")
    for turn in range(3):
        shown(page, SETTLED)
        page.get_by_role("button", name=f"Deck of {6 - 2 * turn} cards").click()
        page.get_by_role("button", name="Pass and keep your cards").wait_for()
        fits(page)
        sound(page)
        if turn == 0:
            shoot(page, f"frog_race {size}")
            page.locator(".hand .face.clickable").click()
        else:
            page.get_by_role("button", name="Pass and keep your cards").click()
    until(lambda: api.get(f"/v1/games/{game['id']}")["status"] == "finished")
    decisions = api.get(f"/v1/games/{game['id']}/decisions")["items"]
    moves = [one["move"]["type"] for one in decisions if one["move"] and one["by"] == 0]
    assert moves == ["draw", "play", "draw", "pass", "draw", "pass"]
