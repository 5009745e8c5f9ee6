"""Highland Clans on the page: the board fits, pieces explain themselves and move, and the final table adds up."""

from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest
from helpers.api import Api
from helpers.forks import fork
from helpers.pages import SETTLED, SIZES, WATCH_MOVES, arrow_to, shoot, sit, sound, until

from cairn.contract.playing import random_game, recorded, recording
from cairn.service.rules import newest
from cairn.service.rules.highland_clans.actions import kind_of, legal_actions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]

RECORDED = {3: "highland_clans_3_drawn", 4: "highland_clans_4_drawn", 5: "highland_clans_5_hand"}
NAMES = [path.stem for path in recorded("highland_clans")]
OUTSIDE = """() => {
  const edge = document.querySelector('.extent').getBoundingClientRect();
  const shown = [...document.querySelectorAll('.extent :not(svg *)')].filter((one) => one.checkVisibility());
  const out = shown.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < edge.left - 1 || top < edge.top - 1 || right > edge.right + 1 || bottom > edge.bottom + 1;
  });
  const targets = shown.filter((one) => one.matches('button'));
  const small = targets.filter((one) => one.offsetWidth < 24 || one.offsetHeight < 24);
  return { out: out.map((one) => one.outerHTML.slice(0, 120)), small: small.map((one) => one.outerHTML.slice(0, 120)) };
}"""
"""Elements outside the board, and elements on it that are too small to click."""
UNEXPLAINED = """async () => {
  const popover = () => document.querySelector('#popover:popover-open')?.innerText ?? '';
  const found = [];
  for (const one of document.querySelectorAll('.play :is([tabindex="0"], button, .stone-space)')) {
    if (!one.checkVisibility()) continue;
    one.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    one.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    await new Promise((shown) => setTimeout(shown, 500));
    for (let waits = 0; waits < 100 && !popover(); waits += 1) // what explains is loaded first
      await new Promise((shown) => setTimeout(shown, 20));
    if (popover().length < 30 || !popover().includes('HC-')) found.push([one.outerHTML.slice(0, 120), popover()]);
    one.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
  }
  return found;
}"""
"""Clickable or focusable elements of the board without an explanation or a clause."""
RESULTS = """async (id) => {
  const { results } = await part('games/highland_clans/results.js');
  const { ask, decisionsAfter } = await part('api.js');
  return results(await ask(`/games/${id}`), await decisionsAfter(id, 0));
}"""
POSSIBLE = """async (states) => {
  const { obstacle } = await part('games/highland_clans/obstacles.js');
  const kinds = ['warrior', 'piper', 'monk', 'cattle', 'castle', 'monastery', 'domain', 'bard'];
  return states.map((state) => kinds.filter((kind) => !obstacle(state, kind)));
}"""
FOLLOWED = """async () => {
  const { follow } = await part('games/highland_clans/identity.js');
  let made = 0;
  const make = () => `blue-${++made}`;
  const counts = (court, reserve, bag) => new Map([['court 0', court], ['reserve', reserve], ['bag', bag]]);
  const first = follow(new Map(), counts(1, 2, 3), make);
  const gained = follow(first, counts(2, 1, 3), make);
  const returned = follow(gained, counts(2, 0, 4), make);
  const again = follow(returned, counts(2, 0, 4), make), touched = follow(first, counts(2, 1, 3), make, ['blue-2']);
  return [first, gained, returned, again, touched].map((one) => Object.fromEntries(one));
}"""
GUIDE = """async () => {
  const [{ html, render }, { how }, { picture }] = await Promise.all([
    part('html.js'), part('games/highland_clans/how.js'), part('games/highland_clans/picture.js'),
  ]);
  const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 });
  document.querySelector('main').replaceWith(main);
  const sections = how();
  render(main, html`<h1>Guide</h1>${picture()}
    ${sections.map(({ title, content }) => html`<section><h2>${title}</h2>${content}</section>`)}`);
  return sections.map(({ title }) => title);
}"""
"""Draw the picture and all of *How to play* instead of the lobby."""
DRAWN = "document.querySelectorAll('main use').length"
UNDRAWN = """async () => {
  const missing = [];
  for (const href of new Set([...document.querySelectorAll('.play use, main use')].map((use) => use.href.baseVal))) {
    const [file, id] = href.split('#');
    const text = await (await fetch(file)).text();
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').getElementById(id);
    if (!drawing || /var\\([^,]*\\)/.test(text)) missing.push(href);
  }
  return missing;
}"""
"""Visible drawings that are missing from their file or need a colour from elsewhere."""


@pytest.fixture
def show_fork(live: str, api: Api, visit: Callable[..., Any]) -> Callable[..., tuple[Any, dict[str, Any]]]:
    """Return a function that continues the recorded game with this number of seats, and shows it on seat 0's turn."""

    def go(seats: int, size: str = "desk", scheme: str = "light", motion: str = "reduce") -> tuple[Any, dict[str, Any]]:
        page, game = visit(size, scheme, motion), fork(api, api.imported(recording(RECORDED[seats]).read_bytes()), 90)
        sit(page, live, game, 0)
        page.locator(".moor").wait_for()
        until(page, SETTLED)
        return page, game

    return go


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("seats", list(RECORDED))
def test_the_board_fits_its_frame_and_is_accessible(
    seats: int, size: str, live: str, api: Api, show_fork: Callable[..., Any]
) -> None:
    """Nothing is outside the board or too small to click: in the middle of a game, in a raid, and at the end."""
    page, _ = show_fork(seats, size=size, scheme="dark" if seats == 4 else "light")
    shoot(page, f"after highland clans {seats} plays {size}")
    assert page.evaluate(OUTSIDE) == {"out": [], "small": []}
    sound(page)
    over = api.imported(recording(RECORDED[seats]).read_bytes())
    raid = next(
        at for at in range(30, over["version"]) if (api.get(f"/v1/games/{over['id']}?at={at}")["state"]["raid"])
    )
    for at in (raid, raid + 1, over["version"]):
        page.goto(f"{live}/#/games/{over['id']}?at={at}")
        until(page, f"document.querySelector('.step-number')?.textContent.startsWith('Step {at} ')")
        assert page.evaluate(OUTSIDE)["out"] == []
    shoot(page, f"after highland clans {seats} over {size}")
    sound(page)


def test_everything_on_the_board_explains_itself(show_fork: Callable[..., Any]) -> None:
    """A long press on any clickable or focusable element, and on each stone of the track, explains it."""
    page, _ = show_fork(5)
    assert page.locator(".board .stone-space").count() == 50
    assert page.evaluate(UNEXPLAINED) == []


def test_a_disabled_piece_shows_the_reason(show_fork: Callable[..., Any]) -> None:
    """The unusable cube and the card that is too early show their reason with its clause."""
    page, _ = show_fork(5)
    page.keyboard.press("Tab")  # so that the focus comes by the keyboard
    page.locator(".cube.red").focus()
    page.locator("#popover .cannot").first.wait_for()
    assert "Cattle: No land is free (HC-30)." in page.locator("#popover").inner_text()
    page.locator(".highland-hand .raid-card").first.focus()
    until(page, "document.querySelector('#popover').innerText.includes('First come the actions')")


def test_the_reasons_match_the_rules(home: Callable[..., Any]) -> None:
    """In each position of some random games the page enables exactly the legal actions."""
    page = home()
    states, allowed = [], []
    for seats, version in product((3, 5), range(3, 150, 2)):
        state = random_game("highland_clans", {"raid_refill": "hand"}, seats, 1, stop=version).state
        act = newest("highland_clans").to_act(state)
        if act and act.what == "action":
            states.append(msgspec.to_builtins(state))
            allowed.append({kind_of(move) for move in legal_actions(state, state.turn)} - {"end_actions"})
    found = page.evaluate(POSSIBLE, states)
    assert len(found) > 20
    assert [set(kinds) for kinds in found] == allowed


def test_equal_pieces_keep_their_names(home: Callable[..., Any]) -> None:
    """A cube that moves from the reserve to a court or the bag keeps its name, and so do all others."""
    page = home()
    first, gained, returned, again, touched = page.evaluate(FOLLOWED)
    (court, *_), (moved, left) = first["court 0"], first["reserve"]
    assert gained["court 0"] == [court, left]
    assert gained["reserve"] == [moved]
    assert gained["bag"] == first["bag"]
    assert returned == {"court 0": [court, left], "reserve": [], "bag": [*first["bag"], moved]}
    assert again == returned
    assert (touched["court 0"], touched["reserve"]) == ([court, moved], [left]), "the touched one leaves first"


def test_hidden_cards_are_identical(show_fork: Callable[..., Any]) -> None:
    """Except for running numbers. Nothing on them reveals a value."""
    page, _ = show_fork(5)
    backs = "[...document.querySelectorAll('.far .raid-card')].map((card) => card.outerHTML)"
    found = page.evaluate(backs)
    alike = {card.split("data-piece=")[0] + card.partition(">")[2] for card in found}
    assert len(found) > 8
    assert len(alike) == 1, alike
    assert all('data-piece="hidden-' in card for card in found)


@pytest.mark.parametrize("name", NAMES)
def test_the_points_by_category_add_up(name: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The rows of the table add up to the points of the outcome, for each clan of each recorded game."""
    page = visit("desk")
    game = api.imported(recording(name).read_bytes())
    page.goto(f"{live}/")
    shown = page.evaluate(RESULTS, game["id"])
    points = game["outcome"]["points"]
    assert shown["total"] == points
    assert [sum(column) for column in zip(*(row["values"] for row in shown["rows"]), strict=True)] == points
    assert len(shown["rows"]) == 6


def test_a_turn_is_played_by_keyboard_alone(api: Api, show_fork: Callable[..., Any]) -> None:
    """Arrows and Enter select a cube and a court, then the turn ends, and the court has another follower."""
    page, game = show_fork(5)
    before = api.get(f"/v1/games/{game['id']}")["state"]["clans"][0]["pipers"]
    press(page, "cube:blue 1")
    press(page, "court:0 1")
    until(page, f"document.querySelector('.near .court').ariaLabel.includes(', {before + 1} piper')")
    for done in ("end_actions", "end_turn"):
        page.locator(f"[data-move='{done}']").first.wait_for()
        press(page, f'move {{"type":"{done}"}}')
    until(page, "document.querySelector('.actions .prompt').innerText === \"It is Bob's turn.\"")
    state = api.get(f"/v1/games/{game['id']}")["state"]
    assert (state["turn"], state["clans"][0]["pipers"]) == (1, before + 1)


def press(page: Any, key: str) -> None:
    """Press Enter on the element with a key: arrow keys lead to a piece, Tab from the start of the page to a button."""
    page.evaluate("document.activeElement.blur(); getSelection().removeAllRanges()")
    if page.locator(f".play [data-key='{key}']").count():
        arrow_to(page, f".play [data-key='{key}']")
        return page.keyboard.press("Enter")
    for _ in range(200):
        if page.evaluate("document.activeElement.dataset.key") == key:
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {key}")


def test_a_cube_is_animated_to_the_court(show_fork: Callable[..., Any]) -> None:
    """The cube from the reserve keeps its name in the court, where it moves from its old place."""
    page, _ = show_fork(5, motion="no-preference")
    names = [page.locator(".cube.blue").nth(place).get_attribute("data-piece") for place in (0, 1)]
    page.evaluate(WATCH_MOVES)
    page.locator(".cube.blue").first.click()
    page.locator(".near .court").click()
    until(page, f"moved.some((one) => one.closest('.court') && {names}.includes(one.dataset.piece))")


@pytest.mark.parametrize("size", list(SIZES))
def test_the_picture_and_how_to_play_show_its_pieces(size: str, home: Callable[..., Any]) -> None:
    """Neither needs the table's styles. Four to six sections have titles, and all pictures a name and a drawing."""
    page = home(size)
    titles = page.evaluate(GUIDE)
    assert 4 <= len(titles) <= 6
    assert page.locator("main svg[role=img]:not([aria-label])").count() == 0
    until(page, f"{DRAWN} > 30")
    assert page.evaluate(UNDRAWN) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shoot(page, f"after highland clans guide {size}")
    sound(page)


def test_an_empty_place_is_visible_only_with_a_selected_piece(show_fork: Callable[..., Any]) -> None:
    """The place of a first piper is visible with a selected blue cube, and the space for a domain with the supply."""
    page, _ = show_fork(5)
    places = page.locator(".moor :is(.shadow, .room)")
    assert places.count() == 0
    page.locator(".cube.blue").first.click()
    page.locator(".near .follower.shadow").wait_for()
    assert places.count() == 1
    page.locator(".cube.blue").first.click()
    page.locator(".domain-stack").click()
    page.locator(".near .plot.room").wait_for()
    assert places.count() == 1


def test_each_place_is_a_group_with_a_heading(show_fork: Callable[..., Any]) -> None:
    """The clans, the bag, the reserve, the piles, the hand and their pieces have a label with their owner."""
    page, _ = show_fork(5)
    groups = [page.get_by_role("group", name=name, exact=False) for name in GROUPS]
    assert [group.count() for group in groups] == [1] * len(GROUPS)
    assert [group.get_by_role("heading").count() for group in groups] == [1] * len(GROUPS)
    nameless = ".play :is([role=img], button):not([aria-label])"
    assert page.locator(nameless).count() == 0


GROUPS = (
    *(f"Clan of {name}, " for name in ("Ann", "Bob", "Cid", "Dora", "Emil")),
    "Bag",
    "Reserve of Ann",
    "Domains and raid cards",
    "Hand of Ann: 3 raid cards, 2, 2, 3",
)
"""Names of the places of the table with five seats, on Ann's turn."""
LIE = """() => [...document.querySelectorAll('.cube, .grain')].map(({ dataset, offsetLeft, offsetTop }) =>
  `${dataset.piece} ${offsetLeft} ${offsetTop}`)"""
"""Positions of the cubes of the reserve and of the bag within their places."""


def test_unused_cubes_do_not_move(show_fork: Callable[..., Any]) -> None:
    """The selected cube is used. No other one moves, in the reserve or in the bag."""
    page, _ = show_fork(5)
    before = set(page.evaluate(LIE))
    one, other = (page.locator(".cube.blue").nth(place).get_attribute("data-piece") for place in (0, 1))
    for name in (other, other, one):
        page.locator(f".cube[data-piece='{name}']").click()
    assert page.locator(".cube.picked").evaluate_all("(all) => all.map((one) => one.dataset.piece)") == [one]
    page.locator(".near .court").click()
    until(page, SETTLED)
    page.wait_for_function(f"() => document.querySelectorAll('.cube, .grain').length !== {len(before)}")
    after = set(page.evaluate(LIE))
    assert {line.split()[0] for line in before - after} == {one}
    assert after < before
    assert page.locator(f".near .court [data-piece='{one}']").count() == 1


def test_pieces_hop_and_cards_turn(show_fork: Callable[..., Any]) -> None:
    """Every moving piece declares its animation: cubes, followers and markers hop, cards turn, lands slide."""
    page, _ = show_fork(5)
    motions = {
        ".cube, .follower, .building, .grain, .marker, .holder": "hop",
        ".raid-card[data-piece]": "turn",
        ".plot": "slide",
    }
    for pieces, motion in motions.items():
        found = page.locator(f":is({pieces})").evaluate_all("(all) => all.map((one) => one.dataset.motion)")
        assert set(found) == {motion}, pieces


def test_the_hand_stays_while_the_board_scrolls(show_fork: Callable[..., Any]) -> None:
    """On a phone the hand has a fixed place in the window."""
    page, _ = show_fork(5, size="phone")
    card = page.locator(".highland-hand .raid-card").first
    boxes = []
    for end in (0, 10_000):
        page.locator(".board").evaluate(f"(board) => board.scrollTo(0, {end})")
        boxes.append(card.bounding_box())
    assert page.locator(".board").evaluate("(board) => board.scrollTop") > 100
    assert boxes[0] == boxes[1]
    assert page.locator(".board .raid-card:not(.back)").count() == 0
