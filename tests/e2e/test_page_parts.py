"""Parts of the page: the focus, details that stay open, and forks."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import SETTLED, fits, sit, sound, toggle_options, until

from cairn.contract.playing import recording
from cairn.events.glen_more.pieces import TILES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]


def finished_game(api: Api, name: str) -> dict[str, Any]:
    """Import a recorded game and return it."""
    game: dict[str, Any] = api.imported(recording(name).read_bytes())
    return game


TOLD = "document.querySelector('.history').textContent.includes({!r})"


def test_the_focus_moves_on_when_its_element_is_removed(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """After a move by button the prompt has the focus. A closed dialog returns the focus, even after a redraw."""
    game, (_, bob) = api.open()
    page = visit("desk")
    sit(page, live, game, 0)
    until(page, SETTLED)
    page.locator("summary", has_text="possible moves").focus()
    page.keyboard.press("Enter")
    page.locator(".groups button").first.focus()
    page.keyboard.press("Enter")
    until(page, TOLD.format("Ann plays the"))
    until(page, 'document.activeElement.textContent === "It is Bob\'s turn."')
    page.get_by_role("button", name="Rules").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    moves = bob.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    bob.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    until(page, TOLD.format("Bob plays the"))
    until(page, "document.getElementById('announcements').textContent.endsWith('It is your turn.')")
    page.keyboard.press("Escape")
    until(page, "document.activeElement.textContent === 'Rules'")


def test_details_opened_in_a_replay_stay_open(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The events, the draws and the table of points. A disabled button passes the focus on."""
    game = finished_game(api, "schotten_totten_base")
    page = visit("phone", "dark")
    page.goto(f"{live}/#/games/{game['id']}?at={game['version'] - 1}")
    for name in ("Events, draws and digest", "The points as a table"):
        page.locator("summary", has_text=name).first.click()
    page.locator(".events li").first.wait_for()
    page.get_by_role("button", name="One step forward").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"Step {game['version']},").wait_for()
    assert page.locator(".events li").count() > 0
    assert page.locator(".facts dt").count() == 2
    page.locator(".chart td").first.wait_for()
    until(page, "document.activeElement.type === 'range'")  # the button for one step forward is disabled now
    sound(page)


def test_a_finished_game_is_downloaded_and_forked(
    live: str, api: Api, visit: Callable[..., Any], tmp_path: Path
) -> None:
    """A click downloads its archive. A fork begins at the shown step, and this browser has its seats.

    Inherited decisions are shown with the parent's players.
    """
    game = finished_game(api, "schotten_totten_base")
    page = visit("phone")
    page.goto(f"{live}/#/games/{game['id']}?at=9")
    page.get_by_role("heading", name="Step 9,").wait_for()
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    download.value.save_as(tmp_path / "game.jsonl")
    archive = api.ask("GET", f"/v1/games/{game['id']}/archive").content
    assert (tmp_path / "game.jsonl").read_bytes() == archive
    assert download.value.suggested_filename == f"{game['id']}.jsonl"
    toggle_options(page)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Name on seat 1").fill("Eve")
    page.get_by_label("Who sits on seat 2").select_option("guest")
    sound(page)
    page.locator("dialog").get_by_role("button", name="Open the game").click()
    page.get_by_role("link", name="This game is a fork of another game").wait_for()
    until(page, SETTLED)
    found = api.get(f"/v1/games/{page.url[-20:]}")
    assert found["forked_from"] == {"game": game["id"], "version": 9}
    assert [seat["name"] for seat in found["seats"]] == ["Eve", "Bob"]
    page.goto(f"{page.url}?at=9")
    parents, by = [seat["name"] for seat in game["seats"]], api.get(f"/v1/games/{game['id']}/decisions/9")["by"]
    page.get_by_role("heading", name=f"Step 9, by {parents[by]}").wait_for()
    assert page.locator(".players .player").all_inner_texts() == parents


def test_a_step_that_cannot_be_loaded_is_reported(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """To a spectator, too."""
    game, _ = api.open()
    page = visit("desk")
    sit(page, live, game)
    page.route("**/decisions/2", lambda route: route.abort())
    page.get_by_role("link", name="Look back").click()
    page.locator(".notice").get_by_text("Cairn cannot be reached").wait_for()


def test_a_board_is_drawn_only_with_its_style(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The table waits for the style of its game. If the style cannot be loaded, the page reports it and can retry."""
    game, _ = api.open()
    page = visit("desk")
    page.route("**/schotten_totten/style.css", lambda route: route.abort(), times=1)
    page.goto(f"{live}/#/games/{game['id']}")
    page.get_by_text("Cairn cannot be reached").wait_for()
    held = []
    page.route("**/schotten_totten/style.css", lambda route: held.append(route), times=1)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_timeout(500)
    assert held
    assert page.locator(".board").count() == 0
    held[0].continue_()
    page.locator(".board").wait_for()
    assert page.locator(".border").first.evaluate("(border) => getComputedStyle(border).display") == "grid"


@pytest.mark.parametrize("name", ["W" * 40, "Wolfeschlegelsteinhausen von Bergerdorff"])
@pytest.mark.parametrize("ruleset", ["schotten_totten", "highland_clans", "glen_more"])
def test_long_names_fit(ruleset: str, name: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """No name makes a page wider than a phone: in the lobby, at a table, or in the replay with all details open."""
    seats = [{"kind": "human", "name": name}] * 3
    game = api.post("/v1/games", {"ruleset": ruleset, "seats": seats[: 2 if ruleset == "schotten_totten" else 3]})
    page = visit("phone")
    sit(page, live, game, game["to_act"][0]["seat"])
    until(page, SETTLED)
    fits(page)
    for token in game["tokens"]:
        api.as_(token["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/{token['seat']}")
    page.get_by_role("link", name="Replay", exact=True).first.click()
    page.locator(".replay").wait_for()
    for summary in ("The points as a table", "Events, draws and digest", "Proof"):
        page.locator("summary", has_text=summary).first.click()
    page.locator(".proof li").first.wait_for()
    page.locator(".chart td").first.wait_for()
    fits(page)
    page.goto(f"{live}/")
    page.locator(".row").first.wait_for()
    fits(page)


def test_the_documentation_can_be_tried(live: str, visit: Callable[..., Any]) -> None:
    """It works within its policy. Inline scripts are forbidden, and other pages cannot frame it: its origin has
    the tokens of seats.
    """
    page = visit("desk")
    answer = page.goto(f"{live}/docs/reference/")
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    page.locator(".opblock-summary-control").first.click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    page.locator(".live-responses-table").get_by_text("Schotten Totten").first.wait_for()


def test_the_page_reads_every_tile_from_the_rulebook(live: str, visit: Callable[..., Any]) -> None:
    """The parsed list of tiles equals the tiles of the rules."""
    page = visit("desk")
    page.goto(f"{live}/")
    script = "part('games/glen_more/tiles.js').then(async (all) => (await all.readTiles(), {0}.map(all.tileOf)))"
    numbers = sorted(TILES)
    kinds = {
        "": "none",
        "produce": "produce",
        "move": "move",
        "vp": "points",
        "convert": "distil",
        "exchange": "exchange",
        "exchange_distinct": "different",
        "exchange_any": "any",
    }
    for read, tile in zip(page.evaluate(script.replace("{0}", str(numbers))), map(TILES.get, numbers), strict=True):
        assert tile
        assert (read["name"], read["colour"], read["river"], read["road"]) == (
            tile.name,
            tile.colour,
            tile.river,
            tile.road,
        )
        assert [(item["name"], item["count"]) for item in read["cost"]] == list(tile.cost), tile.name
        assert read["kind"] == kinds[tile.effect], tile.name
        brought = {item for item, _ in tile.bonus}
        assert (read["bringsMember"], read["bringsBarrel"]) == ("clan_member" in brought, "whisky" in brought), (
            tile.name
        )
        if tile.effect == "produce":
            assert read["cube"] == tile.terms
        if tile.effect == "exchange":
            offered = [
                ("+".join(f"{item['name']}:{item['count']}" for item in each["items"]), each["points"])
                for each in read["exchanges"]
            ]
            assert "|".join(f"{given}->{points}" for given, points in offered) == tile.terms
        if tile.effect in ("vp", "exchange_distinct", "exchange_any"):
            assert list(map(int, read["points"])) == [
                int(part.rpartition("->")[2]) for part in tile.terms.split("|")
            ], tile.name
