"""Series in a real browser: opened, joined, followed to their end, and proven."""

import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.organised import player, until_ended
from helpers.pages import ACTS_AS, become, fits, sound

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("workers")]

SMALL = {"width": 360, "height": 640}


@pytest.fixture
def workers(redis_url: str, start: Callable[..., "subprocess.Popen[bytes]"], api: Api) -> None:
    """Run a worker and a caretaker."""
    start(redis_url, "-m", "cairn.workers", "worker")
    start(redis_url, "-m", "cairn.workers", "caretaker")


def test_a_series_is_opened_joined_and_won_on_the_page(live: str, api: Api, sign_up: Callable[..., Any]) -> None:
    """A dialog opens it, another player joins, the own game is one click away, and the table updates itself."""
    page, other = sign_up("Ann"), sign_up("Bob", "phone")
    other.set_viewport_size(SMALL)
    page.goto(f"{live}/#/series")
    page.get_by_role("button", name="New series").click()
    page.get_by_label("Name of the series").fill("Autumn cup")
    page.get_by_label("Places").fill("2")
    page.get_by_role("radio", name="Schotten Totten").check()
    sound(page)
    page.get_by_role("button", name="Open the series").click()
    page.get_by_role("heading", name="Autumn cup").wait_for()
    page.get_by_role("button", name="Take part").click()
    page.get_by_role("button", name="Withdraw").wait_for()

    other.goto(f"{live}/#/series")
    other.get_by_role("link", name="Autumn cup").click()
    fits(other)
    other.get_by_role("button", name="Take part").click()
    other.get_by_text("You play Ann").wait_for()
    sound(other)
    fits(other)
    page.get_by_text("You play Bob").wait_for()
    for each in (page, other):
        each.get_by_role("link", name="Your game").click()
        each.get_by_role("button", name="Sit down").first.click()
        each.locator(".table:not([aria-busy])").wait_for()
        each.get_by_role("link", name="Series").first.wait_for()
    series = api.get("/v1/series")["items"][0]["id"]
    (table,) = api.get(f"/v1/series/{series}/rounds")["items"][0]["tables"]
    bob = api.as_(other.evaluate(ACTS_AS))
    seat = next(
        each["seat"]
        for each in api.get(f"/v1/games/{table['game']}")["seats"]
        if each["player"] == bob.get("/v1/me")["id"]
    )
    page.goto(f"{live}/#/series/{series}")
    page.get_by_role("heading", name="Round 1").wait_for()
    bob.ask("DELETE", f"/v1/games/{table['game']}/seats/{seat}")
    page.get_by_text("It was played to its end.").wait_for()
    first = page.locator("tbody tr").first
    assert first.inner_text().split()[:4] == ["1", "Ann", "(you)", "2"]
    page.get_by_role("button", name="Check the proofs").click()
    page.get_by_text("Each result is that of its game: passed").wait_for()
    page.get_by_role("button", name="Bob").click()
    page.get_by_role("dialog").get_by_text("Round 1").wait_for()
    sound(page)


def test_two_pages_protect_the_lots(live: str, api: Api, sign_up: Callable[..., Any]) -> None:
    """Each commits to a nonce and opens it when joining has closed, without a further click. The proof names both."""
    ann, bob = sign_up("Ann"), sign_up("Bob", "phone")
    about = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 2}
    series = player(api, "Olga").post("/v1/series", about)["id"]
    for page in (ann, bob):
        page.goto(f"{live}/#/series/{series}")
        page.get_by_role("button", name="protect the lots").click()
    for page, other in ((ann, "Bob"), (bob, "Ann")):
        page.get_by_text(f"You play {other}").wait_for()
        sound(page)
        fits(page)
    assert api.get(f"/v1/series/{series}")["status"] == "running"
    archived = api.ask("GET", f"/v1/series/{series}/archive").text
    assert archived.count("series.nonce_opened") == 2


def test_a_bracket_fits(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """On a phone only the bracket scrolls sideways. A bot is marked as such."""
    organiser = player(api, "Olga")
    robo = player(api, "Robo", bot=True)
    body = {"title": "Knock-out", "format": "single_elimination", "ruleset": "schotten_totten", "places": 8}
    series = organiser.post("/v1/series", body | {"levels": ["random"] * 7, "come_within": 1})["id"]
    robo.post(f"/v1/series/{series}/participants", {})
    until_ended(api, series, 120)
    page = visit("phone")
    page.set_viewport_size(SMALL)
    page.goto(f"{live}/#/series/{series}")
    page.get_by_role("region", name="Bracket").wait_for()
    assert page.locator(".bracket ol").count() >= 3
    assert page.locator(".bot").count() == 1
    assert page.get_by_text("did not come").count() == 1
    sound(page)
    fits(page)


def test_play_now_finds_a_person(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Two players who search for an opponent get one table."""
    pages = [visit("desk"), visit("phone")]
    for page, name in zip(pages, ("Ann", "Bob"), strict=True):
        become(page, live, name)
        page.evaluate("localStorage.setItem('cairn:last-game', 'schotten_totten')")
        page.locator('[data-key="door play"]').click()
        if name == "Ann":
            page.get_by_text("Looking for an opponent").wait_for()
    for page in pages:
        page.locator(".table:not([aria-busy])").wait_for()
    assert pages[0].url == pages[1].url


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_friend_is_invited_in_two_clicks(size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The second one shows the link to an unlisted game. A friend who opens it takes the seat, and the game begins."""
    page, other = visit(size), visit("phone")
    become(page, live, "Ann")
    page.get_by_role("button", name="With a friend").click()
    page.get_by_role("dialog").get_by_role("button", name="Schotten Totten").click()
    link = page.get_by_role("textbox", name="Link to the game").input_value()
    sound(page)
    fits(page)
    assert link == page.url
    assert api.get("/v1/games?status=open")["items"] == []
    other.goto(link)
    other.get_by_role("button", name="Sit down").first.click()
    other.get_by_role("dialog").get_by_role("textbox").fill("Bob")
    other.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.get_by_text("Bob").first.wait_for()
    assert api.get(f"/v1/games/{link.rpartition('/')[2]}")["status"] == "running"


def test_an_unknown_series_is_reported(live: str, visit: Callable[..., Any]) -> None:
    """With a sentence."""
    page = visit("desk")
    page.goto(f"{live}/#/series/{'a' * 20}")
    page.get_by_text("There is no such series.").wait_for()
