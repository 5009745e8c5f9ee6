"""The lobby: its three entries, games in miniature, AI characters, and printing."""

from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import become, client, fits, game_of, shoot, sit, sound, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

AI = {"kind": "ai", "level": "easy"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 2560])
def test_the_entries_are_visible_at_every_size(width: int, scheme: str, live: str, visit: Callable[..., Any]) -> None:
    """All three are on the first screen, side by side, and their signs do not overlap."""
    page = visit("desk", scheme)
    page.set_viewport_size({"width": width, "height": 640 if width < 999 else 1440})
    page.goto(f"{live}/")
    page.locator(".door").nth(2).wait_for()
    signs = [sign.bounding_box() for sign in page.locator(".sign").all()]
    assert all(sign["y"] + sign["height"] < 640 for sign in signs)
    assert all(one["x"] + one["width"] <= next_["x"] for one, next_ in pairwise(signs))
    sound(page)
    fits(page)
    shoot(page, f"inn {width} {scheme}")


def test_a_private_link_takes_two_clicks(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The second entry and the game lead to the link of an unlisted game."""
    page = visit("phone")
    page.goto(f"{live}/")
    page.get_by_role("button", name="With a friend").click()
    sound(page)
    page.get_by_role("dialog").get_by_role("button", name="Schotten Totten").click()
    page.get_by_role("textbox", name="Link to the game").wait_for()
    game = api.get(f"/v1/games/{game_of(page)}")
    assert [seat["kind"] for seat in game["seats"]] == ["human", "open"]
    assert game["id"] not in [one["id"] for one in api.get("/v1/games?status=open")["items"]]


def test_a_player_searches_an_opponent_with_one_click(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """For the game they last played. The fallback is shown. Closing the dialog cancels the search."""
    page = visit("desk")
    become(page, live, "Ann")
    page.evaluate("localStorage.setItem('cairn:last-game', 'glen_more')")
    with page.expect_response(lambda answer: answer.url.endswith("/v1/pairings")) as asked:
        page.get_by_role("button", name="Play now").click()
    page.get_by_role("status").get_by_text("Looking for an opponent at Glen More.").wait_for()
    page.get_by_text("an AI of a like level such as Clever Mairi plays").wait_for()
    sound(page)
    shoot(page, "waiting behind the first door")
    page.get_by_role("button", name="Cancel").click()
    pairing = asked.value.json()["id"]
    me = client(page, api)
    until(page, "!document.querySelector('dialog')")
    for _ in range(100):
        if me.ask("GET", f"/v1/pairings/{pairing}").json().get("status") != "waiting":
            return
        page.wait_for_timeout(50)
    raise AssertionError("the search goes on")


def test_the_third_entry_teaches(live: str, visit: Callable[..., Any]) -> None:
    """It leads to the lessons."""
    page = visit("phone")
    page.goto(f"{live}/")
    page.get_by_role("link", name="Learn").click()
    page.locator("main h1").wait_for()
    assert page.url.endswith("#/learn")


def test_a_running_game_is_shown_in_miniature(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Its small board leads to its table and is announced once only."""
    from PIL import Image

    game, _ = api.open()
    page = visit("desk")
    page.goto(f"{live}/")
    mini = page.locator(".miniature")
    assert mini.get_attribute("href") == f"#/games/{game['id']}"
    assert mini.get_attribute("aria-label") == "Watch. Schotten Totten: Ann, Bob"
    for _ in range(100):
        picture = Image.open(BytesIO(mini.locator(".mini").screenshot())).convert("RGB")
        if len(picture.getcolors(1_000_000) or ()) > 100:
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError("nothing is drawn")
    mini.click()
    page.locator(".table").get_by_role("heading", name="Schotten Totten").wait_for()


def test_an_ai_is_a_character(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The page gives it a name, a greeting before the first move, and a last word, and hides the service's name."""
    game, _ = api.open({"kind": "human", "name": "Ann"}, AI)
    assert game["seats"][1]["name"] == "easy 2"
    page = visit("desk")
    sit(page, live, game, 0)
    page.locator(".players").get_by_text("Old Hamish").wait_for()
    page.locator(".actions .character-says").get_by_text("Sit down, sit down.").wait_for()
    sound(page)
    shoot(page, "an AI greets")
    assert api.as_(game["tokens"][0]["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    page.locator(".end .character-says").get_by_text("I have won?").wait_for()
    assert page.locator(".end .results thead .crest").count() == 2
    assert "easy 2" not in page.locator("main").inner_text()
    sound(page)
    shoot(page, "an AI has the last word")


def test_a_finished_game_is_printed_as_its_story(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Title, players, result and all decisions in order, nothing else. The screen is unchanged afterwards."""
    opened, (ann, _) = api.open()
    assert ann.ask("DELETE", f"/v1/games/{opened['id']}/seats/0").status_code == 200
    game = api.get(f"/v1/games/{opened['id']}")
    page = visit("desk", "dark")
    page.goto(f"{live}/#/games/{game['id']}")
    page.locator(".end").wait_for()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    sheet = page.locator(".paper-sheet")
    assert sheet.get_by_role("heading", level=1).inner_text() == "Schotten Totten"
    assert sheet.locator("p").first.inner_text() == "Ann · Bob"
    assert "Bob won" in sheet.inner_text()
    assert sheet.locator("ol li").count() == game["version"]
    assert not page.locator("main").is_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.paper-sheet')).color") == "rgb(0, 0, 0)"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert sheet.count() == 0


def test_the_whole_rulebook_is_printed(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """All clauses of the open dialog are on paper without scrolling."""
    page = visit("phone")
    page.goto(f"{live}/")
    page.get_by_role("button", name="How to play: Schotten Totten").click()
    page.get_by_role("button", name="The whole rulebook").click()
    page.locator("dialog .rulebook li").first.wait_for()
    clauses = page.locator("dialog .rulebook li").count()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    book = page.locator(".paper-sheet .rulebook")
    assert book.locator("li").count() == clauses
    assert book.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert not page.locator("dialog").is_visible()
