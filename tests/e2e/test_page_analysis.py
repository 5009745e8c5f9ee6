"""Analyses, downloads and forks of finished games, hints during games, and archives opened without an import."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import SETTLED, SIZES, become, client, fits, shoot, sit, sound, toggle_options, until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

THINKING = 120_000
"""Limit of the workers' thinking time for a game in milliseconds."""
FRAMED = "[...document.querySelectorAll('.play .better')].map(({ dataset }) => dataset.targets.split(' ')[0])"
BETTER = """(async () => {
  const { get } = await part('store.js');
  const { at, analysis, position, view } = get();
  const row = analysis?.rows.find(({ version }) => version === at + 1);
  return row?.best && position.version === at ? view.targets(row.best, position.state) : [];
})()"""
REASON = """(async () => {
  const { get } = await part('store.js');
  const { at, analysis } = get();
  return analysis.rows.find(({ version }) => version === at + 1).reason;
})()"""
DROP = """(texts) => {
  const files = new DataTransfer();
  for (const text of texts) files.items.add(new File([text], 'game.jsonl'));
  const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
  return document.body.dispatchEvent(drop);
}"""
REPLAYED = """part('store.js').then(async ({ get }) => {
  const { positionAt } = await part('screens/replay/positions.js');
  const { game, archive } = get();
  return [game, Array.from({ length: 20 }, (_, place) => positionAt(archive.steps, place + 1))];
})"""
ROOM = "document.querySelector('.board').getBoundingClientRect().height"


def open_late_fork(api: Api) -> Any:
    """Return a game continued for some moves from a step of a recorded one and then ended, so that few are judged.

    The moves are arbitrary, so several are mistakes.
    """
    parent = api.imported(recording("schotten_totten_base").read_bytes())
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    game = api.post(f"/v1/games/{parent['id']}/forks", {"at": 24, "seats": seats})
    path, players = f"/v1/games/{game['id']}", [api.as_(token["token"]) for token in game["tokens"]]
    for number in range(24):
        player = players[api.get(path)["to_act"][0]["seat"]]
        moves = player.get(f"{path}/legal-moves")["moves"]
        player.post(f"{path}/moves", {"moves": [moves[number * 7 % len(moves)]]})
    players[0].ask("DELETE", f"{path}/seats/0")
    return api.get(path)


@pytest.mark.parametrize("size", list(SIZES))
def test_an_analysis_shows_better_moves(size: str, service_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """It is requested by a button. After the workers' analysis the graph, the list and the board show better moves."""
    game = open_late_fork(api)
    last = game["version"]
    page = visit(size, "dark")
    page.goto(f"{service_url}/#/games/{game['id']}?at=3")
    page.locator(".step h2").wait_for()
    toggle_options(page)
    page.get_by_role("link", name="Analyse").click()
    page.locator(".analysis progress").wait_for(state="attached")
    sound(page)
    page.get_by_role("heading", name="Accuracy by player").wait_for(state="attached", timeout=THINKING)
    page.get_by_role("link", name="Show the position before step").first.click()
    until(page, f"{FRAMED}.length > 0")
    framed, better = page.evaluate(FRAMED), page.evaluate(BETTER)
    assert set(framed) == set(better)
    assert page.locator(".advice strong").inner_text().startswith("Better: ")
    assert (page.evaluate(REASON) or "") in page.locator(".advice").inner_text()
    graph = page.get_by_role("slider", name="Chance to win")
    graph.focus()
    page.keyboard.press("End")
    until(page, f"document.querySelector('.step h2')?.textContent.startsWith('Step {last},')")
    page.keyboard.press("Shift+ArrowUp")
    until(page, f"!location.hash.includes('at={last}') && {FRAMED}.length > 0")
    page.get_by_role("button", name="Previous mistake").click()
    box = graph.bounding_box()
    page.mouse.click(box["x"] + 1, box["y"] + box["height"] / 2)
    until(page, "location.hash.includes('at=2&')")
    page.locator("summary", has_text="The chances as a table").click()
    page.locator(".analysis td").first.wait_for()
    sound(page)
    fits(page)
    assert page.evaluate(ROOM) > SIZES[size]["height"] / 3
    shoot(page, f"analysis {size}")
    guest = visit(size)
    guest.goto(page.url)
    guest.get_by_role("heading", name="Accuracy by player").wait_for(state="attached")


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("ruleset", ["schotten_totten", "highland_clans", "glen_more"])
def test_a_hint_names_and_frames_a_move(
    ruleset: str, size: str, service_url: str, api: Api, visit: Callable[..., Any]
) -> None:
    """The move is legal and framed on the board, with the API's reason. The hint ends with the player's move."""
    names = ("Ann", "Bob", "Cid") if ruleset == "highland_clans" else ("Ann", "Bob")
    seats = [{"kind": "human", "name": name} for name in names]
    game = api.post("/v1/games", {"ruleset": ruleset, "seats": seats})
    mover = game["to_act"][0]["seat"]
    page = visit(size)
    sit(page, service_url, game, mover)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hint strong").wait_for()
    sound(page)
    fits(page)
    suggested = page.evaluate("part('store.js').then(({ get }) => get().hint.moves[0].move)")
    player = api.as_(next(token["token"] for token in game["tokens"] if token["seat"] == mover))
    assert suggested in player.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    assert page.locator(".play .better").count() > 0
    best = player.ask("POST", f"/v1/games/{game['id']}/hints", json={}).json()["moves"][0]
    reason = best["reason"] or "It "  # a move that gains little has none: `test_reasons.py` counts them
    assert reason.startswith("It ")
    assert best["reason"] is None or reason in page.locator(".hint").inner_text()
    shoot(page, f"hint {ruleset} {size}")
    player.post(f"/v1/games/{game['id']}/moves", {"moves": [suggested]})
    until(page, "!document.querySelector('.hint, .board .better')")


def test_a_rated_game_has_no_hint(service_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """The page offers none to the player to move, and a request is refused with a reason."""
    page = visit("phone")
    become(page, service_url, "Ann")
    seats = [{"kind": "human", "player": "me"}, {"kind": "ai", "level": "easy"}]
    body = {"ruleset": "schotten_totten", "seats": seats, "rated": True, "options": {"first_seat": 0}}
    ann = client(page, api)
    game = ann.post("/v1/games", body)
    page.goto(f"{service_url}/#/games/{game['id']}")
    page.locator(".hand.near .playing-card").first.wait_for()
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0
    sound(page)
    refused = ann.ask("POST", f"/v1/games/{game['id']}/hints", json={})
    assert refused.status_code == 409
    assert "it has no hints" in refused.json()["detail"]


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("name", ["schotten_totten_tactics", "highland_clans_3_drawn", "glen_more_2_players"])
def test_a_dropped_archive_is_proven_and_replayed_but_not_stored(
    name: str, size: str, api: Api, home: Callable[..., Any]
) -> None:
    """Each step is the same as on the server of the game. It is stored only on request."""
    page = home(size)
    data = recording(name).read_text("utf-8")
    assert page.evaluate(DROP, [data]) is False, "the browser does not open the file itself"
    page.get_by_role("heading", name="game.jsonl is proven").wait_for()
    assert page.locator(".proof li.passed").count() == 5
    sound(page)
    fits(page)
    page.get_by_role("link", name="Replay it").click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    until(page, "document.querySelector('.players .winner')")
    page.keyboard.press("ArrowLeft")
    page.locator(".step").get_by_role("heading", name="by").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    sound(page)
    fits(page)
    shoot(page, f"archive {name} {size}")
    game, positions = page.evaluate(REPLAYED)
    assert api.ask("GET", f"/v1/games/{game['id']}").status_code == 404
    toggle_options(page)
    page.get_by_role("button", name="Keep it at Cairn").click()
    until(page, f"location.hash.startsWith('#/games/{game['id']}')")
    assert api.get(f"/v1/games/{game['id']}") == game
    assert api.get(f"/v1/games/{game['id']}?at=20") == positions[19]


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("size", list(SIZES))
def test_errors_in_an_archive_are_shown(size: str, tmp_path: Path, api: Api, home: Callable[..., Any]) -> None:
    """The unreadable line, or the failed proof among all proofs."""
    lines = recording("schotten_totten_base").read_bytes().splitlines(keepends=True)
    unreadable, changed = tmp_path / "unreadable.jsonl", tmp_path / "changed.jsonl"
    unreadable.write_bytes(b"".join([*lines[:4], b"{}\n", *lines[5:]]))
    by, other = (b'"by":0', b'"by":1') if b'"by":0' in lines[6] else (b'"by":1', b'"by":0')
    changed.write_bytes(b"".join([*lines[:6], lines[6].replace(by, other), *lines[7:]]))
    page = home(size)
    page.get_by_role("link", name="Check an archive").click()
    page.get_by_label("Choose an archive").set_input_files(unreadable)
    page.get_by_role("heading", name="unreadable.jsonl is refused").wait_for()
    assert page.get_by_role("alert").inner_text().startswith("Line 5: ")
    sound(page)
    page.get_by_label("Check another archive").set_input_files(changed)
    page.get_by_role("heading", name="changed.jsonl is refused").wait_for()
    assert page.locator(".proof li").count() == 5
    assert page.locator(".proof li.failed strong").first.inner_text() == "Record"
    assert page.get_by_role("link", name="Replay it").count() == 0
    sound(page)
    fits(page)
    shoot(page, f"archive refused {size}")


@pytest.mark.usefixtures("importer")
def test_a_finished_game_is_downloaded_and_forked(
    live: str, api: Api, visit: Callable[..., Any], tmp_path: Path
) -> None:
    """A click downloads its archive. A fork begins at the shown step, and this browser has its seats.

    Inherited decisions are shown with the parent's players.
    """
    game = api.imported(recording("schotten_totten_base").read_bytes())
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
