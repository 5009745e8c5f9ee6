"""Parts of the page: formations by their names, where the focus goes, what stays open, playing on from a step."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.schotten_totten.given import cards
from helpers.api import Api
from helpers.pages import SETTLED, fits, sit, sound, until
from helpers.playing import recording

from service.rules.schotten_totten.formations import KINDS, strength

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def ended(api: Api, name: str) -> dict[str, Any]:
    """Bring a recorded game in, and return it."""
    recorded = recording(name).read_bytes()
    answer = api.ask("POST", "/v1/archives", data=recorded, headers={"Content-Type": "application/jsonl"})
    game: dict[str, Any] = answer.json()
    return game


TOLD = "document.querySelector('.story').textContent.includes({!r})"
FORMATIONS = """async (stones) => {
  const { formation } = await import('/web/games/schotten_totten/formations.js');
  return stones.map((stone) => formation(stone, 0, stone.sides[0].length));
}"""


def test_formations_are_named_as_the_rules_count_them(live: str, visit: Callable[..., Any]) -> None:
    """A complete side says its formation and total, each elite troop standing for what makes it strongest (ST-43)."""
    some = cards("r1 r2 r3 r9 g2 g4 b4 y9 p5 joker spy shield_bearer")
    sides = [list(side) for need in (3, 4) for side in itertools.combinations(some, need)]
    stones = [{"sides": [side], "modes": modes} for side in sides for modes in ([], ["blind_mans_bluff"])]
    page = visit("desk")
    page.goto(f"{live}/")
    found = page.evaluate(FORMATIONS, stones)
    said = []
    for stone in stones:
        (side,), bluff = stone["sides"], bool(stone["modes"])
        kind, total = strength(side, totals_only=bluff)
        name = {"of a kind": "three of a kind" if len(side) == 3 else "four of a kind"}.get(KINDS[kind], KINDS[kind])
        said.append(f"{'total' if bluff else name} {total}")
    assert found == said


def test_the_focus_is_where_one_goes_on_when_what_had_it_is_gone(
    live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """A move made by its button leaves the focus at what to do now; a closed dialog gives it back, redrawn or not."""
    game, (_, bob) = api.open()
    page = visit("desk")
    sit(page, live, game, 0)
    until(page, SETTLED)
    page.locator("summary", has_text="possible moves").focus()
    page.keyboard.press("Enter")
    page.locator(".groups button").first.focus()
    page.keyboard.press("Enter")
    until(page, TOLD.format("Ann plays the"))
    until(page, "document.activeElement.textContent === 'Bob is to move.'")
    page.get_by_role("button", name="Rules").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    moves = bob.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    bob.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    until(page, TOLD.format("Bob plays the"))
    until(page, "document.getElementById('news').textContent.endsWith('Your turn.')")
    page.keyboard.press("Escape")
    until(page, "document.activeElement.textContent === 'Rules'")


def test_what_was_opened_in_a_replay_stays_open(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A step's events, its seal and the table of points stay open; a button that is off gives the focus on."""
    game = ended(api, "schotten_totten_base")
    page = visit("phone", "dark")
    page.goto(f"{live}/#/games/{game['id']}?at={game['version'] - 1}")
    for name in ("Its ", "This step's seal", "The same as a table"):
        page.locator("summary", has_text=name).first.click()
    page.locator(".events li").first.wait_for()
    page.get_by_role("button", name="One step forward").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"Step {game['version']},").wait_for()
    assert page.locator(".events li").count() > 0
    assert page.locator(".step dt").count() == 2
    page.locator(".chart td").first.wait_for()
    until(page, "document.activeElement.type === 'range'")  # one step forward is off now
    sound(page)


def test_a_finished_game_is_taken_away_and_played_on(
    live: str, api: Api, visit: Callable[..., Any], tmp_path: Path
) -> None:
    """Its archive is a file of a click; from the step that is shown a new game goes on, in which one sits."""
    game = ended(api, "schotten_totten_base")
    page = visit("phone")
    page.goto(f"{live}/#/games/{game['id']}?at=9")
    page.get_by_role("heading", name="Step 9,").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    download.value.save_as(tmp_path / "game.jsonl")
    archive = api.ask("GET", f"/v1/games/{game['id']}/archive").content
    assert (tmp_path / "game.jsonl").read_bytes() == archive
    assert download.value.suggested_filename == f"{game['id']}.jsonl"
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Who sits on seat 2").select_option("me")
    sound(page)
    page.locator("dialog").get_by_role("button", name="Open the game").click()
    page.get_by_role("link", name="It goes on from another game").wait_for()
    until(page, SETTLED)
    found = api.get(f"/v1/games/{page.url[-20:]}")
    assert found["forked_from"] == {"game": game["id"], "version": 9}
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bob"]


def test_a_step_without_an_answer_is_refused_to_onlookers_in_words(
    live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """Who watches is told, too, when a step cannot be had."""
    game, _ = api.open()
    page = visit("desk")
    sit(page, live, game)
    page.route("**/decisions/2", lambda route: route.abort())
    page.get_by_role("link", name="Look back").click()
    page.locator(".notice").get_by_text("Cairn cannot be reached").wait_for()


@pytest.mark.parametrize("name", ["W" * 40, "Wolfeschlegelsteinhausen von Bergerdorff"])
@pytest.mark.parametrize("ruleset", ["schotten_totten", "highland_clans", "glen_more"])
def test_long_names_fit(ruleset: str, name: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """No name makes a page wider than a phone: not the lobby, not a table, not the replay with all open."""
    seats = [{"kind": "human", "name": name}] * 3
    game = api.post("/v1/games", {"ruleset": ruleset, "seats": seats[: 2 if ruleset == "schotten_totten" else 3]})
    page = visit("phone")
    sit(page, live, game, game["to_act"][0]["seat"])
    until(page, SETTLED)
    fits(page)
    for token in game["tokens"]:
        api.as_(token["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/{token['seat']}")
    page.locator(".replay").wait_for()
    for summary in ("The same as a table", "Its ", "This step's seal", "Proof"):
        page.locator("summary", has_text=summary).first.click()
    page.locator(".proof li").first.wait_for()
    page.locator(".chart td").first.wait_for()
    fits(page)
    page.goto(f"{live}/")
    page.locator(".row").first.wait_for()
    fits(page)


def test_the_documentation_can_be_read_and_tried(live: str, visit: Callable[..., Any]) -> None:
    """Within its policy, which lets nobody show it in a frame: it is of one origin with the seats' tokens."""
    page = visit("desk")
    answer = page.goto(f"{live}/docs/")
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    page.locator(".opblock-summary-control").first.click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    page.locator(".live-responses-table").get_by_text("Schotten Totten").first.wait_for()
