"""Games in a real browser: played to their end by clicks, replayed and shared; also those of packages."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import Api, running, serve
from helpers.packages import ARD_RI, ROUP, site_of
from helpers.pages import (
    SETTLED,
    SIZES,
    arrow_to,
    fits,
    open_game,
    shoot,
    sit,
    sound,
    toggle_options,
    until,
)
from helpers.running import until as wait_until

from cairn.contract.playing import recorded
from cairn.service.cli import main
from cairn.service.cli.new_game import KINDS
from cairn.service.container import Services

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

CLICK = """(turn) => {
  // Some buttons come first: those that complete a begun move, a claim, and every other time the end of a turn.
  // Otherwise a piece of the board is clicked, or any button if no piece can be clicked.
  const buttons = [...document.querySelectorAll('.actions [data-move]')];
  const pieces = [...document.querySelectorAll('.play .clickable')];
  const end = buttons.find((one) => ['end_turn', 'draw_card', 'end_actions', 'keep'].includes(one.dataset.move));
  const claim = buttons.find((one) => one.dataset.move === 'claim');
  const hasBegun = document.querySelector('[data-key="again"]');
  const preferred = hasBegun ? buttons : claim ? [claim] : end && turn % 2 ? [end] : [];
  const choices = preferred.length ? preferred : pieces.length ? pieces : buttons;
  const chosen = choices[turn % choices.length];
  chosen?.click();
  return chosen ? chosen.dataset.targets ?? chosen.dataset.move : null;
}"""
REACHABLE = """async () => {
  // The store is a frame ahead of the board, so the board has thirty frames to show what the store holds.
  const { get } = await part('store.js');
  let found;
  for (let frame = 0; frame < 30; frame++) {
    const { view, moves, game } = get();
    const pieces = [...document.querySelectorAll('.play [data-targets]')];
    const onBoard = new Set(pieces.flatMap((piece) => piece.dataset.targets.split(' ')));
    const targets = moves.map((move) => view.targets(move, game.state));
    found = { notOnBoard: targets.map(([first]) => first).filter((first) => first && !onBoard.has(first)),
              noButton: moves.filter((move, place) => !targets[place].length && !view.buttonMoves.has(move.type)) };
    if (!found.notOnBoard.length && !found.noButton.length) return found;
    await new Promise(requestAnimationFrame);
  }
  return found;
}"""


def play(page: Any, api: Api, game: str, most_clicks: int) -> int:
    """Play the game to its end by clicks on the board and on buttons. Return the number of clicks."""
    for turn in range(most_clicks):
        if until(page, SETTLED) == "over":
            return turn
        reachable = page.evaluate(REACHABLE)
        assert reachable == {"notOnBoard": [], "noButton": []}, "each move begins on the board or has a button"
        until(page, f"({CLICK})({turn}) || document.querySelector('.ending')")
        page.wait_for_timeout(30)  # two frames, in which the page handles the click and draws
    raise AssertionError(f"not over after {most_clicks} clicks: {api.get(f'/v1/games/{game}')['state']}")


GAMES = [("Schotten Totten", "schotten_totten"), ("Highland Clans", "highland_clans"), ("Glen More", "glen_more")]


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize(("title", "ruleset"), GAMES)
def test_a_game_is_played_to_its_end_by_clicking_replayed_and_shared(
    title: str, ruleset: str, size: str, service_url: str, api: Api, visit: Callable[..., Any]
) -> None:
    """A game against AIs is opened, played and replayed. The link to a step works elsewhere."""
    page = visit(size)
    game = open_game(page, service_url, title)
    until(page, SETTLED)
    sound(page)
    fits(page)
    shoot(page, f"{ruleset} begins {size}")
    clicks = play(page, api, game, 3000)
    ended = api.get(f"/v1/games/{game}")
    assert ended["status"] == "finished"
    shoot(page, f"{ruleset} over {size}")

    page.get_by_role("link", name="Replay", exact=True).first.click()
    replay(page, ended["version"])
    sound(page)
    fits(page)
    page.get_by_role("button", name="Next").click()
    until(page, "!location.hash.endsWith('?at=4')")
    address = page.url
    at = int(address.partition("?at=")[2])
    page.get_by_role("heading", name=f"Step {at},").wait_for()
    sentences = page.locator(".step .sentences").inner_text()
    shoot(page, f"{ruleset} replay {size}")

    guest = visit(size, "dark")
    guest.goto(address)
    guest.locator(".step .sentences").wait_for()
    assert guest.locator(".step .sentences").inner_text() == sentences
    assert guest.locator(":is(.players, .history, .step) b").count() == 0, "a name is text"
    check_proof(guest)
    sound(guest)
    shoot(guest, f"{ruleset} shared dark {size}")
    print(f"{title} ({size}): {clicks} clicks, {ended['version']} steps, {ended['outcome']['points']}", file=sys.stderr)


def replay(page: Any, version: int) -> None:
    """Use every control of the replay: its buttons, the slider and the speed."""
    until(page, "document.querySelector('.step-number')?.textContent.startsWith('Step 2 of')")
    page.get_by_role("button", name="One step forward").click()
    until(page, "document.querySelector('.step-number')?.textContent.startsWith('Step 3 of')")
    toggle_options(page)
    page.get_by_label("Speed").select_option("fast")  # at a higher speed, Pause might come after the last step
    toggle_options(page)
    page.get_by_role("button", name="Play the steps").click()
    until(page, "parseInt(document.querySelector('.step-number')?.textContent.slice(5)) > 4")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Last step").click()
    until(page, f"document.querySelector('.step-number')?.textContent === 'Step {version} of {version}'")
    page.get_by_role("slider", name="Step", exact=True).fill("4")
    until(page, "document.querySelector('.step-number')?.textContent.startsWith('Step 4 of')")
    page.get_by_text("Points", exact=False).locator("visible=true").first.wait_for()


def check_proof(page: Any) -> None:
    """Open the proof. Four proofs have passed, and that of the AI's choices was not requested."""
    page.locator("summary", has_text="Proof").click()
    until(page, "document.querySelectorAll('.proof li.passed').length === 4")
    assert page.locator(".proof li.not_asked").inner_text().startswith("AIs not worked out yet")


def test_an_illegal_move_is_explained_by_its_clause(service_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """A click on a stone that cannot be claimed shows the reason, and a link opens the rulebook at the clause."""
    page = visit("desk")
    open_game(page, service_url, "Schotten Totten")
    until(page, SETTLED)
    page.locator(".stone").nth(2).click()
    page.locator(".refused").wait_for()
    page.get_by_role("button", name="in the rulebook").click()
    assert page.locator("li.cited").inner_text().startswith("ST-")
    sound(page)


def test_undo_sit_down_and_leave(service_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """Two players at two devices, unrated. Ann undoes a move. Then Bob leaves after reading the consequences."""
    ann, bob = visit("desk"), visit("phone")
    ann.goto(f"{service_url}/")
    ann.get_by_role("button", name="New game").click()
    ann.get_by_role("radio", name="Schotten Totten").check()
    ann.get_by_label("Name on seat 1").fill("Ann")
    ann.get_by_label("Who sits on seat 2").select_option("open")
    ann.get_by_label("Who begins").select_option("0")
    ann.get_by_label("With tactic cards").check()
    ann.get_by_label("The game counts for ratings").uncheck()
    sound(ann)
    ann.get_by_role("button", name="Open the game").click()
    ann.get_by_text("The game begins when every seat is taken").wait_for()
    bob.goto(f"{service_url}/")
    bob.get_by_role("button", name="Sit down at").wait_for()
    sound(bob)
    shoot(bob, "lobby phone")
    bob.get_by_role("button", name="Sit down at").click()
    bob.get_by_role("dialog").get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down", exact=True).last.click()
    ann.locator("[data-targets^='hand:']").first.click()
    ann.locator("button.stone").nth(4).click()
    ann.get_by_role("button", name="Undo").click()
    bob.get_by_text("goes back to version").first.wait_for()
    until(ann, "document.querySelectorAll(\"[data-targets^='hand:']\").length === 7")
    bob.get_by_role("button", name="More").click()
    bob.get_by_role("button", name="Leave the game").click()
    bob.get_by_text("Your rating stays as it is.").wait_for()
    bob.get_by_role("button", name="Leave and lose").click()
    ann.get_by_text("Ann won, by resignation").wait_for()


def test_two_players_at_one_device_see_a_hand_on_request(service_url: str, visit: Callable[..., Any]) -> None:
    """After Ann's turn the page shows Bob's hand only after a click."""
    page = visit("phone")
    page.goto(f"{service_url}/")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("radio", name="Schotten Totten").check()
    page.get_by_label("Name on seat 1").fill("Ann")
    page.get_by_label("Who sits on seat 2").select_option("guest")
    page.get_by_label("Who begins").select_option("0")
    page.get_by_role("button", name="Open the game").click()
    until(page, SETTLED)
    page.locator("[data-targets^='hand:']").first.click()
    page.locator("button.stone").first.click()
    page.get_by_role("button", name="show Bob's side").wait_for()
    assert page.locator(".hand.near .caption").inner_text() == "Ann's hand"
    page.get_by_role("button", name="show Bob's side").click()
    until(page, "document.querySelector('.hand.near .caption')?.textContent === \"Bob's hand\"")
    until(page, SETTLED)


def test_a_card_is_played_by_keyboard_alone(service_url: str, visit: Callable[..., Any]) -> None:
    """Enter selects a card, which keeps the focus. Arrow keys lead to a stone, and Enter plays the card there."""
    page = visit("desk")
    game = open_game(page, service_url, "Schotten Totten")
    until(page, SETTLED)
    card = page.locator("[data-targets^='hand:']").first
    label = card.get_attribute("aria-label")
    card.focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement.getAttribute('aria-pressed') === 'true'")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == label
    arrow_to(page, "button.stone[data-targets='stone:9']")
    page.keyboard.press("Enter")
    page.get_by_text(f"plays the {label.removeprefix('Hand: ')} beside stone 9").first.wait_for()
    assert game in page.url


PARTS = """async ({ first, steps, stream }) => {
  const { applyChanges } = await part('patch.js');
  const { parser } = await part('event_stream.js');
  const { diff } = await part('diff.js');
  let game = first;
  const states = [];
  for (const { changes } of steps) {
    const before = game;
    game = applyChanges(game, changes);
    states.push(JSON.stringify(diff(before, game)) !== '[]');
  }
  const heard = [];
  for (let size = 1; size < 9; size++) {
    const parse = parser((event, data) => heard.push(`${size} ${event} ${data}`));
    for (let at = 0; at < stream.length; at += size) await parse(stream.slice(at, at + size));
  }
  return { game, states, heard };
}"""


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("ruleset", [ruleset for _, ruleset in GAMES])
def test_the_page_parses_changes_and_streams(ruleset: str, api: Api, home: Callable[..., Any]) -> None:
    """All changes together lead from the first position to the last. A stream may arrive in pieces of any size."""
    game = api.imported(recorded(ruleset)[0].read_bytes())
    versions = range(2, game["version"] + 1)
    steps = [api.get(f"/v1/games/{game['id']}/decisions/{version}") for version in versions]
    page = home()
    stream = ': heartbeat\n\nid: 7\nevent: decision\ndata: {"a":\ndata: 1}\r\n\r\ndata:plain\n\nevent: lost\n\n'
    first = api.get(f"/v1/games/{game['id']}?at=1")
    found = page.evaluate(PARTS, {"first": first, "steps": steps, "stream": stream})
    assert found["game"] == game
    assert all(found["states"])
    assert found["heard"] == [
        f"{size} {said}" for size in range(1, 9) for said in ('decision {"a":\n1}', "message plain")
    ]


@pytest.fixture
def packages_api(redis_url: str, services: Services, tmp_path: Path) -> Iterator[Api]:
    """Return a client of a service with Ard Rí, Roup and a new game of each kind, a worker and a caretaker."""
    for kind in KINDS:
        CliRunner().invoke(main, ["new-game", f"frog_{kind}", "--kind", kind, "--to", str(tmp_path / "new")])
    settings = site_of(tmp_path / "site", ARD_RI, ROUP, *(tmp_path / f"new/frog_{kind}" for kind in KINDS))
    with running({"REDIS_URL": redis_url, **settings}, "worker", "caretaker"):
        yield from map(Api, serve(redis_url, **settings))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_game_of_a_package_is_drawn_and_clicked(size: str, packages_api: Api, visit: Callable[..., Any]) -> None:
    """Its board fits, has a name for each square, and accepts a move in two clicks. The lobby shows the game."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "easy"}]
    game = packages_api.post("/v1/games", {"ruleset": "ard_ri", "options": {"first_seat": 0}, "seats": seats})
    page = visit(size)
    sit(page, packages_api.url, game, 0)
    page.locator(".board .ard-ri").wait_for()
    fits(page)
    sound(page)
    shoot(page, f"ard_ri {size}")
    assert page.locator(".board .square").count() == 49
    page.get_by_role("button", name="c1: an attacker").click()
    page.get_by_role("button", name="b1: empty").click()
    page.get_by_role("button", name="b1: an attacker").wait_for()
    wait_until(lambda: packages_api.get(f"/v1/games/{game['id']}")["version"] >= 4)
    page.goto(f"{packages_api.url}/")
    page.get_by_text("Ard Rí").first.wait_for()
    fits(page)
    sound(page)
    shoot(page, f"ard_ri lobby {size}")


def test_a_choice_follows_one_that_the_page_did_not_hear_of(packages_api: Api, visit: Callable[..., Any]) -> None:
    """Nothing refuses it, as the other choice changes nothing for it. The history shows both, the newest first."""
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]
    game = packages_api.post("/v1/games", {"ruleset": "roup", "seats": seats})
    page = visit("desk")
    page.route("**/stream*", lambda route: route.abort())
    sit(page, packages_api.url, game, 0)
    until(page, SETTLED)
    bob = packages_api.as_(game["tokens"][1]["token"])
    sent = {"moves": [{"type": "bid", "coins": 2}]}

    def choose_before(route: Any) -> None:
        bob.post(f"/v1/games/{game['id']}/moves", sent)
        route.continue_()

    page.route("**/moves", choose_before)
    page.evaluate("part('screens/table/commands.js').then(({ sendMove }) => sendMove({ type: 'bid', coins: 1 }))")
    wait_until(lambda: packages_api.get(f"/v1/games/{game['id']}")["version"] == 4)
    until(page, "document.querySelector('.history')?.textContent.includes('Ann has chosen')")
    assert re.findall("(Ann|Bob) has chosen", page.locator(".history").text_content()) == ["Ann", "Bob"]


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(
    ("kind", "clicks"),
    [
        ("open", [f"Cell {cell}: empty" for cell in range(9)]),
        ("hands", [f"Card {card}" for card in range(1, 13)]),
        ("sealed", [f"Card {card} of Ann" for card in range(1, 6)]),
    ],
)
def test_a_new_game_is_clicked_to_its_end(
    size: str, kind: str, clicks: list[str], packages_api: Api, visit: Callable[..., Any]
) -> None:
    """A piece that may be clicked is, until the game is over. The board fits, and has a name for each piece."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "random"}]
    game = packages_api.post("/v1/games", {"ruleset": f"frog_{kind}", "seats": seats})
    page = visit(size)
    sit(page, packages_api.url, game, 0)
    page.evaluate("part('store.js').then(({ set }) => set({ pace: 0 }))")
    header = {"Authorization": f"Bearer {game['tokens'][0]['token']}"}
    path, shot = f"/v1/games/{game['id']}", False
    while (now := packages_api.get(path, headers=header))["status"] != "finished":
        if not any(act["seat"] == 0 for act in now["to_act"]):
            wait_until(lambda now=now: packages_api.get(path)["version"] > now["version"])
            continue
        until(page, SETTLED)
        page.locator(".clickable").first.wait_for()
        fits(page)
        sound(page)
        if not shot:
            shoot(page, f"frog_{kind} {size}")
            shot = True
        page.locator(", ".join(f'.clickable[aria-label="{name}"]' for name in clicks)).first.click()
        wait_until(lambda now=now: packages_api.get(path)["version"] > now["version"])
    decisions = packages_api.get(f"{path}/decisions")["items"]
    assert any(one["move"] and one["by"] == 0 for one in decisions)
