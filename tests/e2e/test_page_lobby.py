"""The lobby in a real browser: its entries, cards of games, a game in two clicks, lists, and invitations."""

import re
from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import ACTS_AS, SIZES, become, client, fits, game_of, player_of, scanned, shoot, sit, sound, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


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


def test_a_private_link_takes_two_clicks(api: Api, home: Callable[..., Any]) -> None:
    """The second entry and the game lead to the link of an unlisted game."""
    page = home("phone")
    page.get_by_role("button", name="With a friend").click()
    sound(page)
    page.get_by_role("dialog").get_by_role("button", name="Schotten Totten").click()
    page.get_by_role("textbox", name="Link to the game").wait_for()
    game = api.get(f"/v1/games/{game_of(page)}")
    assert [seat["kind"] for seat in game["seats"]] == ["human", "open"]
    assert game["id"] not in [one["id"] for one in api.get("/v1/games?status=open")["items"]]


def test_a_player_searches_an_opponent_with_one_click(api: Api, sign_up: Callable[..., Any]) -> None:
    """For the game they last played. The fallback is shown. Closing the dialog cancels the search."""
    page = sign_up("Ann")
    page.evaluate("localStorage.setItem('cairn:last-game', 'glen_more')")
    with page.expect_response(lambda answer: answer.url.endswith("/v1/pairings")) as response:
        page.get_by_role("button", name="Play now", exact=True).click()
    page.get_by_role("status").get_by_text("Looking for an opponent at Glen More.").wait_for()
    page.get_by_text("an AI of a similar level plays").wait_for()
    sound(page)
    shoot(page, "waiting behind the first door")
    page.get_by_role("button", name="Cancel").click()
    pairing = response.value.json()["id"]
    me = client(page, api)
    until(page, "!document.querySelector('dialog')")
    for _ in range(100):
        if me.ask("GET", f"/v1/pairings/{pairing}").json().get("status") != "waiting":
            return
        page.wait_for_timeout(50)
    raise AssertionError("the search goes on")


def test_the_third_entry_teaches(home: Callable[..., Any]) -> None:
    """It leads to the lessons."""
    page = home("phone")
    page.get_by_role("link", name="Learn").click()
    page.locator("main h1").wait_for()
    assert page.url.endswith("#/learn")


def test_a_running_game_is_shown_in_miniature(api: Api, home: Callable[..., Any]) -> None:
    """Its small board leads to its table and is announced once only."""
    from PIL import Image

    game, _ = api.open()
    page = home()
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


FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim() ?? ''"
ROWS = "[...document.querySelectorAll('.tables .row-names')].map((row) => row.textContent)"


def tab_to(page: Any, name: str, most: int = 60) -> None:
    """Press Tab until an element with this name has the focus."""
    for _ in range(most):
        if page.evaluate(FOCUSED).startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached by Tab")


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_game_is_shown_as_a_card(size: str, scheme: str, api: Api, home: Callable[..., Any]) -> None:
    """A card has the service's sentence, the number of players, and links to all features of the game."""
    page = home(size, scheme)
    page.locator(".game-card").first.wait_for()
    for ruleset in api.get("/v1/rulesets")["items"]:
        card = page.locator(".game-card", has_text=ruleset["title"])
        assert ruleset["blurb"] in card.inner_text()
        least, most = min(ruleset["seats"]), max(ruleset["seats"])
        assert (f"{least} players" if least == most else f"{least} to {most} players") in card.inner_text()
        for words in ("Play now", "More choices", "How to play", "Watch AIs play"):
            assert card.get_by_role("button", name=f"{words}: {ruleset['title']}").is_visible()
        link = card.get_by_role("link", name=f"Standings: {ruleset['title']}")
        assert link.get_attribute("href") == f"#/standings/{ruleset['name']}"
    sound(page)
    fits(page)
    shoot(page, f"lobby cards {size} {scheme}")


def test_a_player_plays_now_with_one_key(api: Api, sign_up: Callable[..., Any]) -> None:
    """Against AIs of a medium level, under their name, in a game in which hints may be asked for."""
    page = sign_up("Ann")
    tab_to(page, "Play now: Highland Clans")
    page.keyboard.press("Enter")
    page.locator(".table:not([aria-busy])").wait_for()
    game = api.get(f"/v1/games/{page.url[-20:]}")
    assert [(seat["kind"], seat["level"]) for seat in game["seats"]] == [("human", None), *[("ai", "medium")] * 2]
    assert (game["seats"][0]["name"], game["seats"][0]["player"]) == ("Ann", player_of(page))
    assert not game["rated"]


def test_guests_and_players_choose_the_level(api: Api, home: Callable[..., Any], sign_up: Callable[..., Any]) -> None:
    """A guest leaves only their seat. A player needs no name. Refusals of the service are shown there."""
    page = home("phone")
    page.get_by_role("button", name="More choices: Schotten Totten").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name on seat 1").fill("hard 2")
    dialog.get_by_label("Who sits on seat 2").select_option("hard")
    dialog.get_by_role("button", name="Open the game").click()
    dialog.locator(".field-problem").wait_for()
    assert dialog.get_by_label("Name on seat 1").get_attribute("aria-invalid") == "true"
    sound(page)
    dialog.get_by_label("Name on seat 1").fill("Gus")
    dialog.get_by_role("button", name="Open the game").click()
    page.locator(".table:not([aria-busy])").wait_for()
    assert page.evaluate(ACTS_AS) is None
    seats = api.get(f"/v1/games/{page.url[-20:]}")["seats"]
    assert [(seat["name"], seat["level"]) for seat in seats] == [("Gus", None), ("Chief Torquil", "hard")]

    known = sign_up("Ann")
    known.get_by_role("button", name="More choices: Schotten Totten").click()
    assert known.get_by_role("dialog").get_by_label("Name on seat 1").count() == 0
    known.get_by_role("dialog").get_by_role("button", name="Open the game").click()
    known.locator(".table:not([aria-busy])").wait_for()
    assert api.get(f"/v1/games/{known.url[-20:]}")["seats"][0]["player"] == player_of(known)


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("title", ["Schotten Totten", "Highland Clans", "Glen More"])
def test_how_to_play_is_one_dialog_with_a_link_to_the_rulebook(title: str, size: str, home: Callable[..., Any]) -> None:
    """The focus returns to the card when it is closed."""
    page = home(size)
    opener = page.get_by_role("button", name=f"How to play: {title}")
    opener.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name=f"How to play {title}").wait_for()
    assert page.locator(".how-sections section").count() >= 4
    sound(page)
    fits(page)
    shoot(page, f"how to play {title} {size}")
    page.get_by_role("button", name="The whole rulebook").click()
    page.locator(".rulebook li").first.wait_for()
    page.keyboard.press("Escape")
    until(page, f"({FOCUSED}) === 'How to play: {title}'")


@pytest.mark.parametrize("title", ["Schotten Totten", "Highland Clans", "Glen More"])
def test_how_to_play_fits_one_screen(title: str, live: str, visit: Callable[..., Any]) -> None:
    """Of a small desktop, without scrolling."""
    page = visit("desk")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{live}/")
    page.get_by_role("button", name=f"How to play: {title}").click()
    dialog = page.get_by_role("dialog", name=f"How to play {title}")
    dialog.locator("section").nth(4).wait_for()
    assert dialog.evaluate("one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")


def test_filters_are_in_the_url(api: Api, visit: Callable[..., Any], home: Callable[..., Any]) -> None:
    """The lists are filtered by game, status and name. The URL can be shared, and Back works."""
    ann, bob = {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}
    api.post("/v1/games", {"ruleset": "schotten_totten", "seats": [ann, bob]})
    api.post("/v1/games", {"ruleset": "schotten_totten", "seats": [bob, {"kind": "open"}]})
    api.post("/v1/games", {"ruleset": "glen_more", "seats": [ann, {"kind": "open"}]})
    page = home()
    until(page, f"{ROWS}.length === 3")
    page.get_by_role("link", name="Open seats").click()
    until(page, f"{ROWS}.length === 2")
    assert page.url.endswith("#/?show=open")
    page.get_by_label("Game", exact=True).select_option("glen_more")
    until(page, f"JSON.stringify({ROWS}) === JSON.stringify(['Ann · open seat'])")
    assert page.url.endswith("#/?game=glen_more&show=open")
    sound(page)
    other = visit("phone")
    other.goto(page.url)
    until(other, f"JSON.stringify({ROWS}) === JSON.stringify(['Ann · open seat'])")
    assert other.get_by_role("link", name="Open seats").get_attribute("aria-current") == "page"
    fits(other)
    other.get_by_role("link", name="Show everything").click()
    until(other, f"{ROWS}.length === 3")
    other.get_by_role("searchbox", name="Player's name").press_sequentially("bO", delay=20)
    until(other, f"JSON.stringify({ROWS}) === JSON.stringify(['Bob · open seat', 'Ann · Bob'])")
    assert other.get_by_role("searchbox").input_value() == "bO"
    assert other.url.endswith("#/?player=bO")
    other.get_by_role("searchbox").fill("nobody")
    other.get_by_text("No game fits what you look for.").first.wait_for()
    sound(other)
    shoot(other, "lobby filtered phone")


def test_my_games_are_those_of_the_player_or_of_local_guests(
    live: str, api: Api, visit: Callable[..., Any], sign_up: Callable[..., Any]
) -> None:
    """A player's games are listed by the service, including finished ones; a guest's are those of this browser."""
    page = sign_up("Ann")
    ann = client(page, api)
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Bob"}]
    over = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "listed": False})
    assert ann.ask("DELETE", f"/v1/games/{over['id']}/seats/0").status_code == 200
    api.post("/v1/games", {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Cid"}, {"kind": "open"}]})
    page.get_by_role("link", name="Mine", exact=True).click()
    until(page, f"JSON.stringify({ROWS}) === JSON.stringify(['Ann · Bob'])")

    guest = visit("phone")
    game, _ = api.open()
    sit(guest, live, game, 1)
    guest.goto(f"{live}/#/?show=mine")
    guest.locator(".filters").wait_for()
    until(guest, f"{ROWS}.length === 0")
    guest.get_by_role("link", name="All", exact=True).click()
    guest.get_by_role("link", name="Play. Schotten Totten: Ann, Bob").wait_for()


@pytest.mark.parametrize("kind", ["player", "guest"])
def test_a_player_at_an_open_table_can_invite(kind: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """They get the link and its code, but cannot take the free seat. A guest at the same device can."""
    page, friend = visit("phone"), visit("desk")
    if kind == "player":
        become(page, live, "Ann")
        seats: list[Any] = [{"kind": "human", "player": "me"}, {"kind": "open"}]
        game = client(page, api).post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
        page.goto(f"{live}/#/?show=open")
    else:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
        game = api.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
        sit(page, live, game, 0)
        page.goto(f"{live}/#/")
    page.get_by_role("button", name="Invite to Schotten Totten").click()
    assert page.get_by_role("button", name="Sit down").count() == 0
    link = page.get_by_role("textbox", name="Link to the game").input_value()
    assert link == f"{live}/#/games/{game['id']}"
    assert scanned(page.get_by_role("img", name="QR code with the link to the game")) == link
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("status").get_by_text("The link is copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == link
    sound(page)
    shoot(page, f"invite {kind} phone")
    friend.goto(f"{live}/")
    friend.get_by_role("button", name="Sit down at Schotten Totten").wait_for()
    page.get_by_role("button", name="Somebody else at this device").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the guest").fill("Gus")
    dialog.get_by_role("button", name="Sit down", exact=True).click()
    page.locator(".table:not([aria-busy])").wait_for()
    assert [seat["name"] for seat in api.get(f"/v1/games/{game['id']}")["seats"]] == ["Ann", "Gus"]


CLOCKS = {
    "turn": ({"Seconds for each turn": 90}, {"kind": "turn", "seconds": 90, "increment": 0}),
    "bank": (
        {"Seconds in the bank": 300, "Seconds back after each turn": 5},
        {"kind": "bank", "seconds": 300, "increment": 5},
    ),
    "days": ({"Days for each turn": 2}, {"kind": "turn", "seconds": 172800, "increment": 0}),
}


@pytest.mark.parametrize("kind", list(CLOCKS))
def test_a_game_with_a_clock_is_opened(kind: str, api: Api, home: Callable[..., Any]) -> None:
    """Each kind of clock has its own fields. The form begins with the card's game."""
    fields, wanted = CLOCKS[kind]
    page = home("phone")
    page.get_by_role("button", name="More choices: Schotten Totten").click()
    assert page.get_by_role("radio", name="Schotten Totten").is_checked()
    page.get_by_label("Name on seat 1").fill("Ann")
    page.get_by_label("Clock", exact=True).select_option(kind)
    for label, number in fields.items():
        page.get_by_label(label).fill(str(number))
    page.get_by_label("When the time is over").select_option("forfeit")
    sound(page)
    fits(page)
    page.get_by_role("button", name="Open the game").click()
    page.locator(".table:not([aria-busy])").wait_for()
    clock = api.get(f"/v1/games/{game_of(page)}")["clock"]
    assert {name: clock[name] for name in wanted} == wanted
    assert clock["then"] == "forfeit"


def test_errors_are_shown_at_their_field(home: Callable[..., Any]) -> None:
    """A refused name's field has the focus and the service's message. The input is retained."""
    page = home()
    page.get_by_role("button", name="New game").click()
    page.get_by_text("What are the levels of the AIs?").click()
    assert page.locator(".levels dt").all_inner_texts() == [
        *("random", "beginner", "casual", "greedy", "easy", "medium", "hard", "expert")
    ]
    page.get_by_role("radio", name="Highland Clans").check()
    page.get_by_label("Name on seat 1").fill("seat 3")
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.get_by_role("button", name="Open the game").click()
    page.locator("#problem\\/seats\\/0\\/name").wait_for()
    until(page, "document.activeElement.getAttribute('aria-label') === 'Name on seat 1'")
    assert page.get_by_label("Name on seat 1").get_attribute("aria-describedby") == "problem/seats/0/name"
    assert page.get_by_label("Who sits on seat 2").input_value() == "open"
    sound(page)
    shoot(page, "form with a problem desk")


def test_input_is_retained_when_the_lobby_is_redrawn(home: Callable[..., Any]) -> None:
    """The lists reload while a name is being typed."""
    page = home("phone")
    page.get_by_label("Your name").fill("An")
    with page.expect_response(re.compile("status=finished")):  # the lists reload repeatedly
        pass
    page.get_by_label("Your name").press_sequentially("na")
    assert page.get_by_label("Your name").input_value() == "Anna"
