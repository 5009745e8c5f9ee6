"""Leaving a table, and the end of a game: the result, the new rating, an AI's last word, and the printed story."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.endings import finish, nearly_over
from helpers.pages import SIZES, become, client, fits, game_of, player_of, shoot, sit, sound, until
from helpers.people import play_enough
from helpers.tables import table

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]

GAMES = ["schotten_totten_base", "highland_clans_3_drawn", "glen_more_2_players"]
TOTALS = "[...document.querySelectorAll('.end tfoot td')].map(({ textContent }) => Number(textContent))"
SAID = "document.getElementById('announcements').textContent"


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_how_a_game_ended(
    name: str, size: str, live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """In words and by category. A screen reader announces it, and names are explained on focus."""
    game = api.imported(recording(name).read_bytes())
    page = visit(size)
    page.goto(f"{live}/#/games/{game['id']}")
    end = page.get_by_role("region", name="The result")
    end.wait_for()
    page.locator(".end tbody tr").first.wait_for()
    winner = game["seats"][game["outcome"]["winners"][0]]["name"]
    verdict = end.get_by_role("heading").inner_text()
    assert verdict.startswith(f"{winner} won")
    until(page, f"{SAID} === {verdict!r}")
    assert page.evaluate(TOTALS) == game["outcome"]["points"]
    assert end.get_by_role("button", name="rematch").count() == 0
    page.locator(".end tbody [data-explained]").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.locator("#popover").wait_for()
    page.keyboard.press("Escape")
    sound(page)
    fits(page)
    shoot(page, f"end {name} {size}")
    assert end.get_by_role("link", name="Replay").get_attribute("href") == f"#/games/{game['id']}?at=2"
    assert end.get_by_role("link", name="Analyse").get_attribute("href") == f"#/games/{game['id']}?at=2&analyse=1"
    end.get_by_role("button", name="New game").click()
    chosen = page.get_by_role("dialog").get_by_role("radio", checked=True).first.get_attribute("value")
    assert chosen == game["ruleset"]


@pytest.mark.parametrize("size", list(SIZES))
def test_each_player_sees_the_result_from_their_seat(size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """It appears after the last move, worded for the winner and for the other player."""
    game = nearly_over(api, {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})
    clients = [api.as_(token["token"]) for token in game["tokens"]]
    pages = [visit(size), visit(size)]
    for seat, page in enumerate(pages):
        sit(page, live, game, seat)
    finish(api, game["id"], *clients)
    outcome = api.get(f"/v1/games/{game['id']}")["outcome"]
    (winner,) = outcome["winners"]
    names = ["Ann", "Bob"]
    pages[winner].get_by_role("heading", name="You won").wait_for()
    pages[1 - winner].get_by_role("heading", name=f"{names[winner]} won").wait_for()
    until(pages[winner], f"{SAID}.startsWith('You won')")
    assert pages[winner].locator(".end thead th", has_text="You").count() == 1
    assert pages[winner].get_by_role("button", name="Ask for a rematch").is_visible()
    sound(pages[winner])
    fits(pages[winner])
    shoot(pages[winner], f"end you {size}")


def test_a_game_that_was_left_shows_the_reason(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The other player has won because a player left, and not by points."""
    game, (ann, _) = api.open()
    page, other = visit("desk"), visit("phone")
    sit(page, live, game, 1)
    sit(other, live, game, 0)
    assert ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    page.get_by_role("heading", name="You won because Ann left.").wait_for()
    other.get_by_role("heading", name="Bob won because ").wait_for()
    sound(page)


def test_a_rated_game_shows_the_change_of_the_rating(service_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """The page polls until the caretaker has rated the game."""
    ann, bob = visit("desk"), visit("desk")
    become(ann, service_url, "Ann")
    become(bob, service_url, "Bob")
    seats = [{"kind": "human", "player": "me"}, {"kind": "open", "player": player_of(bob)}]
    as_ann, as_bob = client(ann, api), client(bob, api)
    game = as_ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "options": {"first_seat": 0}})
    as_bob.post(f"/v1/games/{game['id']}/seats", {})
    play_enough(game["id"], as_ann, as_bob)
    ann.goto(f"{service_url}/#/games/{game['id']}")
    ann.locator(".table:not([aria-busy])").wait_for()
    assert as_bob.ask("DELETE", f"/v1/games/{game['id']}/seats/1").status_code == 200
    ann.get_by_role("heading", name="You won").wait_for()
    ann.locator(".end .rating", has_text=re.compile(r"\d")).wait_for()
    now = api.get(f"/v1/players/{player_of(ann)}")["ratings"][0]["rating"]
    assert ann.locator(".end .rating").inner_text() == f"Your rating is {now} now (+{now - 1500})."
    sound(ann)


@pytest.mark.parametrize(("leaver", "kind"), [(1, "victory"), (0, "defeat")])
def test_the_end_has_a_banner(leaver: int, kind: str, api: Api, show_table: Callable[..., Any]) -> None:
    """Winners see another banner than others, and axe finds no problems."""
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob")]}
    game = api.post("/v1/games", body)
    page = show_table(game, 0, size="phone")
    until(page, "document.querySelector('.hand-bar')")
    api.as_(game["tokens"][leaver]["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/{leaver}")
    page.locator(f".end-banner.{kind}").wait_for()
    sound(page)


@pytest.mark.parametrize(
    ("seats", "costs"),
    [
        (2, ["You lose this game.", "wins at once.", "Your rating stays as it is.", "It cannot be taken back"]),
        (3, ["You rank last", "the game goes on", "Your rating stays as it is.", "cannot be taken back"]),
    ],
)
def test_leaving_shows_its_consequences(
    seats: int, costs: list[str], live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """For the player, for the others and for ratings, and that it is final."""
    page = visit("phone")
    seat = table(page, live, api, "schotten_totten" if seats == 2 else "highland_clans", seats)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the game").click()
    dialog = page.get_by_role("dialog", name="Leave the game")
    text = dialog.inner_text()
    assert [cost for cost in costs if cost not in text] == []
    sound(page)
    dialog.get_by_role("button", name="Stay").click()
    assert api.get(f"/v1/games/{game_of(page)}")["seats"][seat]["kind"] == "human"


RATED = """async () => {
  const { askToLeave } = await part('screens/table/leaving.js');
  const seats = [{ seat: 0, kind: 'human', name: 'Ann' }, { seat: 1, kind: 'human', name: 'Bob' }];
  askToLeave({ leaving: { does: 'loses', rated: true }, seats }, 0, () => {});
}"""


def test_leaving_a_rated_game_shows_that_it_costs_rating(home: Callable[..., Any]) -> None:
    """If the service says that the game counts."""
    page = home()
    page.evaluate(RATED)
    assert "You lose rating as for a lost game." in page.get_by_role("dialog").inner_text()


AI = {"kind": "ai", "level": "easy"}


def test_an_ai_is_a_character(api: Api, show_table: Callable[..., Any]) -> None:
    """It has a name, a greeting before the first move, and a last word."""
    game, _ = api.open({"kind": "human", "name": "Ann"}, AI)
    assert game["seats"][1]["name"] == "Old Hamish"
    page = show_table(game, 0)
    page.locator(".players").get_by_text("Old Hamish").wait_for()
    page.locator(".actions .character-says").get_by_text("Sit down, sit down.").wait_for()
    sound(page)
    shoot(page, "an AI greets")
    assert api.as_(game["tokens"][0]["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    page.locator(".end .character-says").get_by_text("I have won?").wait_for()
    assert page.locator(".end .results thead .crest").count() == 2
    assert page.locator(".end .results thead .portrait").count() == 1
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
