"""The frame of a table: it fills the window, explains itself, and shows clocks and turns."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import PART, SETTLED, SIZES, fits, sit, sound, until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil")
TABLES = {
    "schotten_totten_tactics": 60,
    "schotten_totten_base": 60,
    "highland_clans_easy_version_1": 30,
    "highland_clans_3_drawn": 60,
    "highland_clans_4_drawn": 80,
    "highland_clans_5_hand": 90,
    "glen_more_2_players": 70,
    "glen_more_3_players": 80,
    "glen_more_4_players": 90,
    "glen_more_5_players": 110,
}
"""A recorded game of each number of players, and a step in its middle."""

OUTSIDE = """() => {
  const parts = ['.table-head', '.players', '.board', '.hand-bar', '.last', '.prompt', '.actions'];
  return parts.filter((name) => {
    const found = document.querySelector(name)?.getBoundingClientRect();
    return found &&
      (found.top < -1 || found.left < -1 || found.bottom > innerHeight + 1 || found.right > innerWidth + 1);
  });
}"""
"""Elements that a player needs outside the window. The board may be larger than its frame and scrolls in it."""

HEARD = """
window.heard = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { heard.push('tone'); return start.apply(this, when); };
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, options) { super(title, options); heard.push(options.body); }
};
window.hide = (hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
"""Record each tone and each notification, and let a test hide the page."""


def fork(api: Api, name: str, at: int) -> tuple[dict[str, Any], int]:
    """Continue a recorded game from a step with people on all seats. Return the game and the seat to act."""
    over = api.imported(recording(name).read_bytes())
    seats = [{"kind": "human", "name": person} for person in NAMES[: len(over["seats"])]]
    game = api.post(f"/v1/games/{over['id']}/forks", {"at": at, "seats": seats})
    return game, game["to_act"][0]["seat"]


def move(api: Api, game: dict[str, Any], seat: int, stone: int = 1) -> None:
    """Play a seat's first card beside a stone. A third card there may let it claim the stone before its turn ends."""
    player = api.as_(game["tokens"][seat]["token"])
    moves = player.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    player.post(f"/v1/games/{game['id']}/moves", {"moves": [each for each in moves if each["stone"] == stone][:1]})


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", list(TABLES))
def test_a_table_fits_the_window(name: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """No element that a player needs is outside the window, at either size, with any number of players."""
    game, seat = fork(api, name, TABLES[name])
    for size, window in SIZES.items():
        page = visit(size)
        sit(page, live, game, seat)
        until(page, SETTLED)
        page.wait_for_timeout(500)  # pieces may still be moving
        assert page.evaluate(OUTSIDE) == []
        fits(page)
        if size == "desk":
            assert page.evaluate("document.documentElement.scrollHeight") == window["height"]
        sound(page)


def test_controls_keep_their_height(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The board has the same position and size on the own turn, with a started move, and on another's turn."""
    game, _ = api.open()
    place = "JSON.stringify(document.querySelector('.board').getBoundingClientRect())"
    for size in SIZES:
        page = visit(size)
        sit(page, live, game, 0)
        until(page, SETTLED)
        before = page.evaluate(place)
        page.locator("[data-targets^='hand:']").first.click()
        page.get_by_role("button", name="Choose again").wait_for()
        assert page.evaluate(place) == before
        page.locator("summary", has_text="possible moves").click()
        page.locator(".groups button").first.wait_for()
        assert page.evaluate(place) == before
        sound(page)
        page.keyboard.press("Escape")
        page.locator(".groups").wait_for(state="detached")
        assert page.evaluate("document.activeElement.tagName") == "SUMMARY"
    page.locator("button.stone").first.click()
    until(page, "document.querySelector('.prompt').textContent === \"It is Bob's turn.\"")
    assert page.evaluate(place) == before


def test_the_last_turn_is_shown_and_marked(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A player who opens a table sees all moves since their own last one, and only those are marked."""
    game, _ = api.open()
    move(api, game, 0)
    move(api, game, 1)
    page = visit("phone")
    sit(page, live, game, 0)
    until(page, SETTLED)
    until(page, "document.querySelectorAll('.board .troop.changed').length === 1")
    assert str(page.locator(".last-move").text_content()).startswith("Last move: Bob plays the")
    page.locator(".last-move").click()
    until(page, "document.activeElement.className === 'history'")
    page.locator("[data-targets^='hand:']").first.click()
    page.locator("button.stone").last.click()
    until(page, "document.querySelectorAll('.board .troop.changed').length === 0")


def test_explanations_by_mouse_and_keyboard(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The explanation appears on hover and on focus, describes its element, and disappears with Escape."""
    game, _ = api.open({"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "easy"})
    page = visit("desk")
    sit(page, live, game, 0)
    until(page, SETTLED)
    ann, ai = (page.locator(".players li").nth(place) for place in (0, 1))
    ai.hover()
    page.locator("#popover").get_by_text("Easy is the weakest").wait_for()
    assert ai.get_attribute("aria-describedby") == "popover"
    sound(page)
    page.keyboard.press("Escape")
    page.locator("#popover").wait_for(state="hidden")
    assert ai.get_attribute("aria-describedby") is None
    page.locator("[data-key='more']").focus()
    page.keyboard.press("Tab")
    page.locator("#popover").get_by_text("That is you.").wait_for()
    assert ann.evaluate("(one) => one === document.activeElement")
    page.keyboard.press("Tab")
    page.locator("#popover").get_by_text("An AI plays this seat").wait_for()
    page.locator(".prompt").focus()
    page.locator("#popover").wait_for(state="hidden")


EXPLAIN = """async () => {
  const { explained, refreshPopover } = await part('popover.js');
  const { html, render } = await part('html.js');
  window.clicks = [];
  window.clause = 'ST-1';
  const holder = document.createElement('div');
  holder.style.cssText = 'position:fixed;left:100px;top:380px;z-index:99';
  document.querySelector('.board').append(holder);
  window.draw = (there) => {
    const explain = () => html`<p>A thing.</p><button class="clause">${clause}</button>`;
    const props = { class: 'clickable', 'data-targets': 'x', onclick: () => clicks.push(1), ...explained(explain) };
    render(holder, there ? html`<button id="thing" ...${props}>Thing</button>` : null);
    refreshPopover();
  };
  draw(true);
}"""


def test_an_explanation_follows_its_element(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Mouse and arrow keys lead to a link in it. It is redrawn with the page and removed with its element."""
    game, _ = api.open()
    page = visit("desk")
    sit(page, live, game, 0)
    until(page, SETTLED)
    page.evaluate(EXPLAIN)
    page.locator("#thing").hover()
    page.locator("#popover").get_by_role("button", name="ST-1").hover()
    page.wait_for_timeout(500)
    page.evaluate("clause = 'ST-2'; draw(true)")
    page.locator("#popover").get_by_role("button", name="ST-2").wait_for()
    page.mouse.move(5, 800)
    page.locator("#popover").wait_for(state="hidden")
    page.locator(".prompt").focus()
    page.keyboard.press("Shift+Tab")
    page.locator("#thing").focus()
    page.locator("#popover").get_by_text("arrow key").wait_for()
    sound(page)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") == "ST-2"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "thing"
    page.locator("#thing").hover()
    page.locator("#popover").wait_for()
    page.evaluate("draw(false)")
    page.locator("#popover").wait_for(state="hidden")


def test_a_long_press_explains_and_does_not_click(live: str, api: Api, browser: Any) -> None:
    """The explanation is not below the finger. A tap explains an element without an action; otherwise it clicks."""
    game, _ = api.open()
    context = browser.new_context(viewport=SIZES["phone"], has_touch=True, is_mobile=True)
    context.add_init_script(PART)
    page = context.new_page()
    sit(page, live, game, 0)
    until(page, SETTLED)
    page.evaluate(EXPLAIN)
    box = page.locator("#thing").bounding_box()
    finger = {"x": box["x"] + 5, "y": box["y"] + 5}
    touch = context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.locator("#popover").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert page.evaluate("clicks") == []
    shown = page.locator("#popover").bounding_box()
    assert shown["y"] + shown["height"] < box["y"]
    page.touchscreen.tap(finger["x"], finger["y"])
    until(page, "clicks.length === 1")
    assert page.locator("#popover").is_hidden()
    page.locator(".players li").first.tap()
    page.locator("#popover").get_by_text("That is you.").wait_for()
    page.touchscreen.tap(380, 500)
    page.locator("#popover").wait_for(state="hidden")
    context.close()


MOVED = """async (scale) => {
  const { animateMoves } = await part('motion.js');
  const parent = document.createElement('div');
  parent.style.cssText = `position:fixed;left:0;top:0;width:900px;transform-origin:0 0;transform:scale(${scale})`;
  document.body.append(parent);
  const pieces = Array.from({ length: 60 }, (_, place) => {
    const piece = document.createElement('div');
    piece.dataset.piece = `piece ${place}`;
    piece.style.cssText = `position:absolute;width:20px;height:20px;left:${place * 10}px;top:0`;
    return piece;
  });
  parent.append(...pieces.slice(1));
  const place = ({ x, y }) => [Math.round(x), Math.round(y)];
  const boxes = () => pieces.map((one) => place(one.getBoundingClientRect()));
  const before = boxes();
  const draw = () => { parent.append(pieces[0]); for (const one of pieces.slice(1)) one.style.top = '200px'; };
  animateMoves(parent, draw);
  const seen = boxes(), animations = parent.getAnimations({ subtree: true });
  const rest = () => { for (const one of animations) one.finish(); return boxes(); };
  return { before: before.slice(1), seen: seen.slice(1), rest: rest().slice(1), count: animations.length };
}"""


@pytest.mark.parametrize("scale", [1, 0.5])
def test_pieces_move_from_their_old_places(scale: float, live: str, visit: Callable[..., Any]) -> None:
    """Each of sixty begins at its visible place, also within a scaled container. A new one fades in."""
    page = visit("desk")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{live}/")
    found = page.evaluate(MOVED, scale)
    assert found["seen"] == found["before"]
    assert {y for _, y in found["rest"]} == {200 * scale}
    assert found["count"] == 60
    page.emulate_media(reduced_motion="reduce")
    found = page.evaluate(MOVED, scale)
    assert (found["seen"], found["count"]) == (found["rest"], 0)


def test_a_turn_is_signalled_by_title_sound_and_notification(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The title always shows it. A hidden page plays a gong and shows a notification if they are enabled."""
    game, _ = api.open()
    page = visit("desk")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(HEARD)
    page.add_init_script("localStorage.setItem('cairn:sounds', 'off')")
    sit(page, live, game, 1)
    until(page, "document.title === 'Schotten Totten · Cairn'")
    page.get_by_role("button", name="More").focus()
    page.keyboard.press("Enter")
    sound(page)
    page.get_by_label("A notification when it is my turn").check()
    page.keyboard.press("Escape")
    move(api, game, 0)
    until(page, "document.title === '● Your turn · Schotten Totten · Cairn'")
    assert page.evaluate("heard") == []
    page.get_by_role("button", name="More").click()
    page.get_by_label("A sound when it is my turn").check()
    until(page, "heard.length === 3")
    page.evaluate("heard.length = 0")
    move(api, game, 1)
    until(page, "document.title === 'Schotten Totten · Cairn'")
    page.evaluate("heard.length = 0; hide(true)")
    move(api, game, 0, stone=2)
    until(page, "document.title.startsWith('● Your turn')")
    until(page, "heard.includes('It is your turn in Schotten Totten.') && heard.length === 4")
    page.evaluate("part('store.js').then(({ set }) => set({}))")  # a hidden page shows an older position than that
    page.wait_for_timeout(100)
    assert page.title().startswith("● Your turn")
    page.evaluate("hide(false)")
    until(page, SETTLED)
    assert page.evaluate("heard.length") == 4
    page.goto(f"{live}/#/")
    until(page, "document.title === 'Cairn'")


def test_clocks_follow_the_time_of_the_service(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Each seat has a clock. That of the seat to move runs, although the device's clock is an hour wrong. Below a fifth
    it warns, and screen readers announce it.
    """
    body = {
        "ruleset": "schotten_totten",
        "options": {"first_seat": 0},
        "seats": [{"kind": "human", "name": name} for name in NAMES[:2]],
        "clock": {"kind": "bank", "seconds": 12, "increment": 5, "then": "easy"},
    }
    game = api.post("/v1/games", body)
    page = visit("phone")
    page.add_init_script("const now = Date.now; Date.now = () => now() + 3_600_000;")
    sit(page, live, game, 0)
    until(page, SETTLED)
    clocks = "[...document.querySelectorAll('.players .clock')].map(({ textContent }) => textContent)"
    until(page, f"{clocks}.length === 2 && /^0:(0[1-9]|1[012])$/.test({clocks}[0])")
    assert page.evaluate(clocks)[1] == "0:12"
    fits(page)
    page.locator(".players .clock.low").wait_for()
    until(page, "document.getElementById('announcements').textContent.startsWith('Less than a fifth')")
    assert page.locator(".players .clock.low").count() == 1
    sound(page)
    other, _ = api.open()
    page.goto(f"{live}/#/games/{other['id']}")
    until(page, "document.querySelector('.players') && !document.querySelector('.clock')")


@pytest.mark.usefixtures("importer")
def test_a_finished_game_shows_its_last_position(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Without a step the end is shown: on a phone over the board, which can be viewed."""
    game = api.imported(recording("schotten_totten_base").read_bytes())
    page = visit("phone")
    page.goto(f"{live}/#/games/{game['id']}")
    page.locator(".ending").wait_for()
    assert page.locator(".replay").count() == 0
    sound(page)
    page.get_by_role("button", name="Show the board").click()
    assert page.locator(".ending").is_hidden()
    page.locator(".board .stone").first.click(trial=True)
    sound(page)
    page.get_by_role("button", name="Show the result").click()
    page.goto(f"{live}/#/games/{game['id']}?at=9")
    page.locator(".replay").wait_for()
    assert page.locator(".ending").count() == 0
