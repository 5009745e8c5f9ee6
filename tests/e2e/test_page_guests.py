"""Guests first: one click leads to a table of each game, without an account, which is offered at the end."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import ACTS_AS, game_of, player_of, sound, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TITLES = ["Schotten Totten", "Highland Clans", "Glen More"]
GUEST_TOKENS = "Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length"
MY_TOKEN = "Object.entries(localStorage).find(([name]) => name.startsWith('cairn:token:'))[1]"


@pytest.mark.parametrize("title", TITLES)
def test_one_click_leads_to_a_table(title: str, api: Api, service_url: str, home: Callable[..., Any]) -> None:
    """A new browser opens a table against AIs as a guest, can move there, and finds it in the lobby again.

    When the game has ended, the page offers to keep the games under a name, and the next one is the player's.
    """
    page, sent = home(), list[str]()
    page.on("request", lambda request: sent.append(f"{request.method} {request.url.partition('/v1')[2]}"))
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.locator(".table .prompt").get_by_text("Your turn").wait_for()
    until(page, "part('store.js').then(({ get }) => get().moves.length > 0)")
    game = api.get(f"/v1/games/{game_of(page)}")
    assert [seat["player"] for seat in game["seats"]] == [None] * len(game["seats"])
    assert {seat["level"] for seat in game["seats"][1:]} == {"easy"}
    assert "POST /players" not in sent
    assert page.evaluate(ACTS_AS) is None

    page.goto(f"{service_url}/#/")
    page.get_by_role("heading", name="Your games").wait_for()
    page.get_by_role("link", name=f"Play. {title}").click()
    page.locator(".table:not([aria-busy])").wait_for()
    me = api.as_(page.evaluate(MY_TOKEN))
    assert me.ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    offer = page.locator(".end .remember")
    offer.wait_for()
    sound(page)
    offer.get_by_label("Your name").fill("Ann")
    offer.get_by_role("button", name="Remember me").click()
    page.get_by_text("Your games are kept under the name Ann.").wait_for()
    assert sent.count("POST /players") == 1
    assert api.get(f"/v1/games/{game['id']}")["seats"][0]["player"] == player_of(page)
    assert [row["id"] for row in api.get("/v1/games", params={"player": player_of(page)})["items"]] == [game["id"]]
    assert page.evaluate(GUEST_TOKENS) == 0
    page.goto(f"{service_url}/#/")
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.locator(".table:not([aria-busy])").wait_for()
    assert api.get(f"/v1/games/{game_of(page)}")["seats"][0]["player"] == player_of(page)


def test_the_games_of_a_device_go_along(api: Api, service_url: str, home: Callable[..., Any]) -> None:
    """Finished ones at once; one that goes on when it has ended; none in which two guests of this device sit."""
    ai = {"kind": "ai", "level": "random"}
    guest = {"kind": "human", "name": "Guest"}
    opened = [api.open(guest, ai)[0] for _ in range(3)] + [api.open(guest, guest)[0]]
    page = home()
    for game in opened:
        for held in game["tokens"]:
            page.evaluate("([name, token]) => localStorage.setItem(name, token)", name_of(game, held))
    first, _, later, shared = [game["id"] for game in opened]
    for game in opened:
        if game["id"] != later:
            leaves(api, game)
    page.goto(f"{service_url}/#/games/{first}")
    page.locator(".end .remember").get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Remember me").click()
    page.get_by_text("Your games are kept under the name Ann.").wait_for()
    ann = player_of(page)
    assert games_of(api, ann) == {game["id"] for game in opened} - {later, shared}
    leaves(api, opened[2])
    page.goto(f"{service_url}/#/games/{later}")
    page.get_by_role("button", name="Keep this game under the name Ann").click()
    page.get_by_text("Your games are kept under the name Ann.").wait_for()
    assert games_of(api, ann) == {game["id"] for game in opened} - {shared}
    page.get_by_role("button", name="Rematch").click()
    page.locator(".table:not([aria-busy])").wait_for()
    until(page, f"location.hash !== '#/games/{later}'")
    assert api.get(f"/v1/games/{game_of(page)}")["seats"][0]["player"] == ann


def name_of(game: dict[str, Any], held: dict[str, Any]) -> list[str]:
    """Return the name and the value under which the page stores the token of a seat."""
    return [f"cairn:token:{game['id']}:{held['seat']}", held["token"]]


def leaves(api: Api, game: dict[str, Any]) -> None:
    """Have the guest on seat 0 resign."""
    assert api.as_(game["tokens"][0]["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200


def games_of(api: Api, player: str) -> set[str]:
    """Return the ids of a player's games."""
    return {row["id"] for row in api.get("/v1/games", params={"player": player})["items"]}
