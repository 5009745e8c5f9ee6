"""Who is who: an AI has a face that no name can imitate, and a name is never changed by the page."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import sit, sound, until
from helpers.webhooks import move

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

NAME = "Die hard 3"
"""A name that contains what looks like an AI of a level on a seat."""


def people(page: Any) -> list[list[Any]]:
    """Return each player of the strip: their name, and whether they have an AI's face."""
    script = "one => [one.querySelector('.player').textContent, Boolean(one.querySelector('.portrait'))]"
    return [row.evaluate(script) for row in page.locator(".players > li").all()]


def test_a_name_is_shown_as_it_is_everywhere(live: str, api: Api, sign_up: Callable[..., Any]) -> None:
    """In the lobby, at the table, in the log, the replay, the archive, on the player's page and in the standings."""
    page = sign_up(NAME)
    token = page.evaluate("localStorage.getItem('cairn:player')")
    me = api.as_(token)
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Bob hard 2"}]
    game = me.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
    bob = api.as_(game["tokens"][0]["token"])
    move(game["id"], me, bob)
    page.goto(f"{live}/#/games/{game['id']}")
    page.locator(".history li").first.wait_for()
    assert people(page) == [[NAME, False], ["Bob hard 2", False]]
    assert f"{NAME} " in page.locator(".history").inner_text()
    page.goto(f"{live}/")
    page.locator(".yours .row-names").first.wait_for()
    assert page.locator(".yours .row-names").inner_text() == f"{NAME} · Bob hard 2"
    assert page.locator("#nav").inner_text().endswith(NAME)
    assert me.ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    page.goto(f"{live}/#/games/{game['id']}?at=3")
    page.locator(".step h2").wait_for()
    assert people(page) == [[NAME, False], ["Bob hard 2", False]]
    page.get_by_role("combobox", name="Seen by").locator("option", has_text=NAME).wait_for(state="attached")
    page.goto(f"{live}/#/games/{game['id']}")
    page.locator(".end .results thead").wait_for()
    assert page.locator(".end .results thead .portrait").count() == 0
    page.goto(f"{live}/#/players/{token.partition('.')[0]}")
    page.locator("h1", has_text=NAME).wait_for()
    names = page.locator("main .row-names").first
    names.wait_for()
    assert names.inner_text() == f"{NAME} · Bob hard 2"
    archive = api.ask("GET", f"/v1/games/{game['id']}/archive").content
    assert json.dumps(NAME).encode() in archive
    assert "Die Chief" not in page.content()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_long_own_name_is_whole_at_the_top(size: str, sign_up: Callable[..., Any]) -> None:
    """Its lines are within the bar above every screen."""
    page = sign_up("W" * 24, size)
    name = page.locator("#nav .me")
    name.wait_for()
    until(page, "document.fonts.status === 'loaded'")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth && getComputedStyle(one).overflow === 'visible'")
    box, bar = name.bounding_box(), page.locator(".top").bounding_box()
    assert box["y"] >= bar["y"]
    assert box["x"] + box["width"] <= bar["x"] + bar["width"]
    assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_ais_of_a_level_have_five_faces_and_are_told_from_people(
    live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """Each AI has a face and a name of its own; the log marks what an AI decided, and a person has a crest only."""
    person = {"kind": "human", "name": "Malcolm the Chief"}
    seats = [person, *[{"kind": "ai", "level": "hard"}] * 4]
    game = api.post("/v1/games", {"ruleset": "glen_more", "options": {"first_seat": 0}, "seats": seats})
    page = visit("desk")
    sit(page, live, game, 0)
    page.locator(".players > li").nth(4).wait_for()
    names = ["Malcolm the Chief", "Chief Torquil", "Chief Malcolm", "Chief Alasdair", "Chief Gregor"]
    assert people(page) == [[name, name != names[0]] for name in names]
    faces = page.locator(".players .portrait").evaluate_all("all => all.map((one) => one.outerHTML)")
    assert len(set(faces)) == 4
    sound(page)


@pytest.mark.parametrize("name", ["hard 1", "Chief Malcolm", "chief ma1colm"])
def test_nobody_becomes_a_player_with_the_name_of_an_ai(name: str, live: str, visit: Callable[..., Any]) -> None:
    """The service refuses what looks like such a name, and the page shows its sentence."""
    page = visit("desk")
    page.goto(f"{live}/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Remember me").click()
    page.get_by_text("This name looks like that of an AI").wait_for()
    assert until(page, "localStorage.getItem('cairn:player') === null")
