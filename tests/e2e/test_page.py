"""The page in a real browser: games played to their end by clicking, replayed, and a step shared."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import SETTLED, SIZES, fits, open_game, shoot, sound, until
from helpers.playing import recorded

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


CLICK = """(turn) => {
  // On the board first, path by path; a button of the bar, and the list of all moves, where the board has no answer.
  const bar = [...document.querySelectorAll('.actions [data-move]')];
  const board = [...document.querySelectorAll('.board .can')];
  const end = bar.find((one) => ['end_turn', 'draw_card', 'end_actions', 'keep'].includes(one.dataset.move));
  const claim = bar.find((one) => one.dataset.move === 'claim');
  const path = document.querySelector('[data-key="again"]');
  const sure = path ? bar : claim ? [claim] : end && turn % 2 ? [end] : [];
  const from = sure.length ? sure : board.length ? board : bar;
  const one = from[turn % from.length];
  one?.click();
  return one ? one.dataset.spot ?? one.dataset.move : null;
}"""


REACHABLE = """async () => {
  // The store is a frame ahead of the board: what is still missing when nothing came for thirty frames is missing.
  const { get } = await import('/web/store.js');
  let found;
  for (let frame = 0; frame < 30; frame++) {
    const { view, moves, game } = get();
    const board = [...document.querySelectorAll('.board [data-spot]')];
    const spots = new Set(board.flatMap((one) => one.dataset.spot.split(' ')));
    const ways = moves.map((move) => view.way(move, game.state));
    found = { unplaced: ways.map((way) => way[0]).filter((step) => step && !spots.has(step)),
              unnamed: moves.filter((move, place) => !ways[place].length && !view.bar.has(move.type)) };
    if (!found.unplaced.length && !found.unnamed.length) return found;
    await new Promise(requestAnimationFrame);
  }
  return found;
}"""


def play(page: Any, api: Api, game: str, most: int) -> int:
    """Play the game to its end, by clicks on the board and its bar; return how many it took."""
    for turn in range(most):
        if until(page, SETTLED) == "over":
            return turn
        reachable = page.evaluate(REACHABLE)
        assert (reachable["unplaced"], reachable["unnamed"]) == ([], []), "each move begins on the board or in the bar"
        until(page, f"({CLICK})({turn}) || document.querySelector('.replay')")
        page.wait_for_timeout(30)  # two frames: the click is taken in, and drawn
    raise AssertionError(f"not over after {most} clicks: {api.get(f'/v1/games/{game}')['state']}")


GAMES = [("Schotten Totten", "schotten_totten"), ("Highland Clans", "highland_clans"), ("Glen More", "glen_more")]


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize(("title", "ruleset"), GAMES)
def test_a_game_is_played_to_its_end_by_clicking_replayed_and_shared(
    title: str, ruleset: str, size: str, services: str, api: Api, visit: Callable[..., Any]
) -> None:
    """A game against an AI: opened, played, replayed to any step, and a step's link shows it to somebody else."""
    page = visit(size)
    game = open_game(page, services, title)
    until(page, SETTLED)
    sound(page)
    fits(page)
    shoot(page, f"{ruleset} begins {size}")
    clicks = play(page, api, game, 3000)
    ended = api.get(f"/v1/games/{game}")
    assert ended["status"] == "finished"
    shoot(page, f"{ruleset} over {size}")

    replay(page, ended["version"])
    sound(page)
    fits(page)
    page.get_by_role("button", name="Next").click()
    until(page, "!location.hash.endsWith('?at=4')")
    where = page.url
    at = int(where.partition("?at=")[2])
    page.get_by_role("heading", name=f"Step {at},").wait_for()
    said = page.locator(".step .said").inner_text()
    shoot(page, f"{ruleset} replay {size}")

    guest = visit(size, "dark")
    guest.goto(where)
    guest.locator(".step .said").wait_for()
    assert guest.locator(".step .said").inner_text() == said
    assert guest.locator("main b").count() == 0, "a name is text"
    proof(guest)
    sound(guest)
    shoot(guest, f"{ruleset} shared dark {size}")
    print(f"{title} ({size}): {clicks} clicks, {ended['version']} steps, {ended['outcome']['points']}", file=sys.stderr)


def replay(page: Any, version: int) -> None:
    """Go to the first step, on, back, to the last, by the slider and by playing."""
    page.get_by_role("button", name="First step").click()
    until(page, "document.querySelector('.where').textContent.startsWith('Step 1 of')")
    page.get_by_role("button", name="One step forward").click()
    until(page, "document.querySelector('.where').textContent.startsWith('Step 2 of')")
    page.get_by_label("Speed").select_option("fast")  # slow enough that the last step is far when Pause is clicked
    page.get_by_role("button", name="Play the steps").click()
    until(page, "parseInt(document.querySelector('.where').textContent.slice(5)) > 4")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Last step").click()
    until(page, f"document.querySelector('.where').textContent === 'Step {version} of {version}'")
    page.get_by_role("slider").fill("4")
    until(page, "document.querySelector('.where').textContent.startsWith('Step 4 of')")
    page.get_by_text("Points", exact=False).first.wait_for()


def proof(page: Any) -> None:
    """Open the proof; all four are passed."""
    page.locator("summary", has_text="Proof").click()
    until(page, "document.querySelectorAll('.proof li.passed').length === 4")


def test_a_move_that_is_not_possible_is_explained_by_its_clause(
    services: str, api: Api, visit: Callable[..., Any]
) -> None:
    """A click on a stone that cannot be claimed says why, and the clause is one click away in the rulebook."""
    page = visit("desk")
    open_game(page, services, "Schotten Totten")
    until(page, SETTLED)
    page.locator(".stone").nth(2).click()
    page.locator(".refused").wait_for()
    page.get_by_role("button", name="in the rulebook").click()
    assert page.locator("li.cited").inner_text().startswith("ST-")
    sound(page)


def test_undo_sit_down_and_leave(services: str, api: Api, visit: Callable[..., Any]) -> None:
    """Two at two devices: one opens, one sits down; a card played is taken back; one leaves, the other wins."""
    ann, bob = visit("desk"), visit("phone")
    ann.goto(f"{services}/")
    ann.get_by_role("button", name="New game").click()
    ann.get_by_role("radio", name="Schotten Totten").check()
    ann.get_by_label("Who sits on seat 2").select_option("open")
    ann.get_by_label("Who begins").select_option("0")
    ann.get_by_label("With tactic cards").check()
    sound(ann)
    ann.get_by_role("button", name="Open the game").click()
    ann.get_by_text("The game begins when every seat is taken").wait_for()
    bob.goto(f"{services}/")
    bob.get_by_role("button", name="Sit down at").wait_for()
    sound(bob)
    shoot(bob, "lobby phone")
    bob.get_by_role("button", name="Sit down at").click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down", exact=True).last.click()
    ann.locator("[data-spot^='hand:']").first.click()
    ann.locator("button.stone").nth(4).click()
    ann.get_by_role("button", name="Undo").click()
    bob.get_by_text("goes back to version").first.wait_for()
    until(ann, "document.querySelectorAll(\"[data-spot^='hand:']\").length === 7")
    bob.get_by_role("button", name="Leave the game").click()
    bob.get_by_role("button", name="Leave", exact=True).click()
    ann.get_by_text("Ann won, by resignation").wait_for()


def test_two_at_one_device_see_a_hand_when_it_is_handed_over(services: str, visit: Callable[..., Any]) -> None:
    """After Ann's turn Bob's hand is shown when he asks for it, and not before."""
    page = visit("phone")
    page.goto(f"{services}/")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("radio", name="Schotten Totten").check()
    page.get_by_label("Who sits on seat 2").select_option("me")
    page.get_by_label("Who begins").select_option("0")
    page.get_by_role("button", name="Open the game").click()
    until(page, SETTLED)
    page.locator("[data-spot^='hand:']").first.click()
    page.locator("button.stone").first.click()
    page.get_by_role("button", name="show Bob's side").wait_for()
    assert page.locator(".hand.ours .whose").inner_text() == "Ann's hand"
    page.get_by_role("button", name="show Bob's side").click()
    until(page, "document.querySelector('.hand.ours .whose')?.textContent === \"Bob's hand\"")
    until(page, SETTLED)


def test_a_card_is_played_by_keyboard_alone(services: str, visit: Callable[..., Any]) -> None:
    """A card is chosen with Enter and keeps the focus; Tab leads on to a stone; what can be done is told by names."""
    page = visit("desk")
    game = open_game(page, services, "Schotten Totten")
    until(page, SETTLED)
    card = page.locator("[data-spot^='hand:']").first
    name = card.get_attribute("aria-label")
    card.focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement.getAttribute('aria-pressed') === 'true'")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == name
    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.dataset.spot === 'stone:9'"):
            break
    page.keyboard.press("Enter")
    page.get_by_text(f"plays the {name} beside stone 9").first.wait_for()
    assert game in page.url


PARTS = """async ({ first, steps, stream }) => {
  const { patched } = await import('/web/patch.js');
  const { parser } = await import('/web/live.js');
  const { diff } = await import('/web/diff.js');
  let game = first;
  const states = [];
  for (const { changes } of steps) {
    const before = game;
    game = patched(game, changes);
    states.push(JSON.stringify(diff(before, game)) !== '[]');
  }
  const heard = [];
  for (let size = 1; size < 9; size++) {
    const parse = parser((event, data) => heard.push(`${size} ${event} ${data}`));
    for (let at = 0; at < stream.length; at += size) await parse(stream.slice(at, at + size));
  }
  return { game, states, heard };
}"""


@pytest.mark.parametrize("ruleset", [ruleset for _, ruleset in GAMES])
def test_what_news_is_made_of(ruleset: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Changes of all steps make of the first position the last; a stream is read however it is cut into pieces."""
    path = recorded(ruleset)[0]
    archive = api.ask("POST", "/v1/archives", data=path.read_bytes(), headers={"Content-Type": "application/jsonl"})
    game = archive.json()
    versions = range(2, game["version"] + 1)
    steps = [api.get(f"/v1/games/{game['id']}/decisions/{version}") for version in versions]
    page = visit("desk")
    page.goto(f"{live}/")
    stream = ': heartbeat\n\nid: 7\nevent: decision\ndata: {"a":\ndata: 1}\r\n\r\ndata:plain\n\nevent: lost\n\n'
    first = api.get(f"/v1/games/{game['id']}?at=1")
    found = page.evaluate(PARTS, {"first": first, "steps": steps, "stream": stream})
    assert found["game"] == game
    assert all(found["states"])
    assert found["heard"] == [
        f"{size} {said}" for size in range(1, 9) for said in ('decision {"a":\n1}', "message plain")
    ]
