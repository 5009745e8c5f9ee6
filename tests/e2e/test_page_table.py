"""A table: zooming and dragging the board, explanations, clocks, turns, and examples."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import ROOT, Api
from helpers.pages import SETTLED, SIZES, fits, sit, sound, until
from helpers.people import Person, invites

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

HEARD = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  if (this.context instanceof AudioContext) heard.push('sound');
  return start.apply(this, when);
};
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, options) { super(title, options); heard.push(options.body); }
};
window.hide = (hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
"""Record each sound and each notification, and let a test hide the page."""


def open_table(page: Any, live: str, api: Api, *seats: dict[str, Any]) -> None:
    """Take seat 0 of a new game, in which it begins."""
    sit(page, live, api.open(*seats)[0], 0)
    until(page, SETTLED)


def move(api: Api, game: dict[str, Any], seat: int, stone: int = 1) -> None:
    """Play a seat's first card beside a stone. A third card there may let it claim the stone before its turn ends."""
    player = api.as_(game["tokens"][seat]["token"])
    moves = player.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    player.post(f"/v1/games/{game['id']}/moves", {"moves": [each for each in moves if each["stone"] == stone][:1]})


def test_the_last_turn_is_shown_and_marked(api: Api, show_table: Callable[..., Any]) -> None:
    """A player who opens a table sees all moves since their own last one, and only those are marked."""
    game, _ = api.open()
    move(api, game, 0)
    move(api, game, 1)
    page = show_table(game, 0, size="phone")
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
    page = visit("desk")
    open_table(page, live, api, {"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "easy"})
    ann, ai = (page.locator(".players li").nth(place) for place in (0, 1))
    ai.hover()
    page.locator("#popover").get_by_text("It plays quickly by simple aims").wait_for()
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
    page = visit("desk")
    open_table(page, live, api)
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


def test_a_long_press_explains_and_does_not_click(live: str, api: Api, phone: Any) -> None:
    """The explanation is not below the finger. A tap explains an element without an action; otherwise it clicks."""
    open_table(phone, live, api)
    phone.evaluate(EXPLAIN)
    box = phone.locator("#thing").bounding_box()
    finger = {"x": box["x"] + 5, "y": box["y"] + 5}
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    phone.locator("#popover").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.wait_for_timeout(100)
    assert phone.evaluate("clicks") == []
    shown = phone.locator("#popover").bounding_box()
    assert shown["y"] + shown["height"] < box["y"]
    phone.touchscreen.tap(finger["x"], finger["y"])
    until(phone, "clicks.length === 1")
    assert phone.locator("#popover").is_hidden()
    phone.locator(".players li").first.tap()
    phone.locator("#popover").get_by_text("That is you.").wait_for()
    phone.touchscreen.tap(380, 500)
    phone.locator("#popover").wait_for(state="hidden")


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
    until(page, "heard.length === 1")
    page.evaluate("heard.length = 0")
    move(api, game, 1)
    until(page, "document.title === 'Schotten Totten · Cairn'")
    page.evaluate("heard.length = 0; hide(true)")
    move(api, game, 0, stone=2)
    until(page, "document.title.startsWith('● Your turn')")
    until(page, "heard.includes('It is your turn in Schotten Totten.') && heard.length === 2")
    page.evaluate("part('store.js').then(({ set }) => set({}))")  # a hidden page shows an older position than that
    page.wait_for_timeout(100)
    assert page.title().startswith("● Your turn")
    page.evaluate("hide(false)")
    until(page, SETTLED)
    assert page.evaluate("heard.length") == 2
    page.goto(f"{live}/#/")
    until(page, "document.title === 'Cairn'")


def test_clocks_follow_the_time_of_the_service(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The clock of the seat to move runs, although the device's is an hour wrong. Below a fifth it warns."""
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    clock = {"kind": "bank", "seconds": 12, "increment": 5, "then": "easy"}
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats, "clock": clock}
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


AT = """([x, y]) => {
  const board = document.querySelector('.board'), frame = board.getBoundingClientRect();
  const extent = document.querySelector('.extent').getBoundingClientRect();
  const zoom = Number(board.style.getPropertyValue('--zoom')) || 1;
  return { zoom, right: (x - extent.left) / extent.width, down: (y - extent.top) / extent.height };
}"""
"""The zoom of the board, and the point of it, relative to its size, at a point of the window."""
GROUND = """() => {
  const { left, top, width, height } = document.querySelector('.board').getBoundingClientRect();
  for (let x = left + 90; x < left + width - 90; x += 7)
    for (let y = top + 90; y < top + height - 90; y += 7) {
      const hit = document.elementFromPoint(x, y);
      const isGround = !hit.closest('button, a, input, summary, [data-piece], [data-targets]');
      if (isGround && document.querySelector('.board').contains(hit)) return [x, y];
    }
}"""
SCROLLED = "(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('.board'))"


def test_the_board_is_zoomed_at_the_mouse_and_by_buttons(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Ctrl and the wheel zoom up to three times around the mouse. Buttons do so, too."""
    page = visit("desk")
    open_table(page, live, api)
    point = [500, 400]
    before = page.evaluate(AT, point)
    page.mouse.move(*point)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    until(page, f"({AT})([500, 400]).zoom > 1.3")
    after = page.evaluate(AT, point)
    assert abs(after["right"] - before["right"]) < 0.01
    assert abs(after["down"] - before["down"]) < 0.01
    larger = page.get_by_role("button", name="Make the board larger")
    larger.focus()
    for _ in range(8):
        page.keyboard.press("Enter")
    until(page, f"({AT})([500, 400]).zoom === 3")
    until(page, "document.querySelector('[data-key=larger]').disabled")
    page.evaluate("part('store.js').then(({ get, set }) => set({ notice: get().notice }))")
    assert page.evaluate(AT, point)["zoom"] == 3, "it is kept when the table is drawn again"


def test_the_background_is_dragged_and_pieces_are_not(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The mouse drags a zoomed board by its background, but not by a piece."""
    page = visit("desk")
    open_table(page, live, api)
    for _ in range(5):
        page.get_by_role("button", name="Make the board larger").click()
    x, y = until(page, f"({GROUND})()")
    left, top = page.evaluate(SCROLLED)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=4)
    page.mouse.up()
    assert page.evaluate(SCROLLED) == [left + 40, top + 30]
    stone = page.locator("button.stone").nth(4)
    stone.scroll_into_view_if_needed()
    at, box = page.evaluate(SCROLLED), stone.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] - 40, box["y"] - 30, steps=4)
    assert page.evaluate(SCROLLED) == at
    page.mouse.up()


def test_two_fingers_zoom_the_board(live: str, api: Api, phone: Any) -> None:
    """The point between the fingers stays there, and the page itself is not zoomed."""
    open_table(phone, live, api)
    touch = phone.context.new_cdp_session(phone)
    middle = [195, 300]
    before = phone.evaluate(AT, middle)

    def fingers(kind: str, apart: int) -> None:
        points = [{"x": middle[0] - apart, "y": middle[1], "id": 0}, {"x": middle[0] + apart, "y": middle[1], "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    fingers("touchStart", 30)
    for apart in (36, 44, 52, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    until(phone, f"({AT})([195, 300]).zoom > 1.8")
    after = phone.evaluate(AT, middle)
    assert abs(after["zoom"] - 2) < 0.1
    assert abs(after["right"] - before["right"]) < 0.02
    assert phone.evaluate("visualViewport.scale") == 1


def overlap(page: Any, one: str, other: str) -> bool:
    """Return whether two visible elements overlap."""
    a, b = page.locator(one).first.bounding_box(), page.locator(other).first.bounding_box()
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    along = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return bool(across > 1 and along > 1)


@pytest.mark.parametrize("size", list(SIZES))
def test_an_explanation_waits_for_a_still_mouse_and_does_not_cover_the_hand(
    size: str, live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """A moving mouse shows nothing, a resting one shows it next to the hand. The menu disables it."""
    page = visit(size)
    open_table(page, live, api)
    box = page.locator(".hand-bar [data-explained]").first.bounding_box()
    point = [box["x"] + 8, box["y"] + box["height"] / 2]
    page.evaluate(
        """([x, y]) => { // a mouse that never lies still
          const move = () => document.elementFromPoint(x, y).dispatchEvent(
            new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }));
          window.moving = setInterval(move, 50);
        }""",
        point,
    )
    page.mouse.move(*point)
    page.wait_for_timeout(1500)
    assert page.locator("#popover:popover-open").count() == 0
    page.evaluate("clearInterval(moving)")
    page.locator("#popover:popover-open").wait_for()
    assert not overlap(page, "#popover", ".hand-bar")
    page.mouse.move(3, 3)
    page.locator("#popover:popover-open").wait_for(state="detached")
    page.get_by_role("button", name="More").click()
    page.get_by_label("Explanations of what the mouse").uncheck()
    page.keyboard.press("Escape")
    page.mouse.move(*point)
    page.wait_for_timeout(1500)
    assert page.locator("#popover:popover-open").count() == 0


@pytest.mark.parametrize("size", list(SIZES))
def test_a_notice_does_not_cover_the_hand(size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The reason of a refusal covers the controls, even if they are below the hand."""
    page = visit(size)
    open_table(page, live, api)
    notice = "{ message: 'You cannot do that now. '.repeat(6) }"
    page.evaluate(f"part('store.js').then(({{ set }}) => set({{ notice: {notice} }}))")
    page.locator(".notice .refused").wait_for()
    assert not overlap(page, ".notice .refused", ".hand-bar")


def test_a_reserved_seat_shows_its_player(live: str, visit: Callable[..., Any], ann: Person, bob: Person) -> None:
    """The strip names and links the invited player, and every seat has its crest."""
    game = ann.opens(invites(bob))
    page = visit("desk")
    page.goto(f"{live}/#/games/{game['id']}")
    invited = page.locator(".players li").nth(1)
    assert "Bob (invited)" in invited.inner_text()
    assert invited.get_by_role("link").get_attribute("href") == f"#/players/{bob.id}"
    assert page.locator(".players .crest").count() == 2


def shape(value: Any) -> Any:
    """Return the parts of a state, without dealt contents."""
    return {key: shape(part) for key, part in value.items()} if isinstance(value, dict) else type(value).__name__


@pytest.mark.parametrize("ruleset", ["glen_more", "highland_clans", "schotten_totten"])
def test_a_waiting_table_shows_an_example(ruleset: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The board is marked as an example and has the parts of a dealt one."""
    examples = json.loads((ROOT / f"service/web/page/games/{ruleset}/laid_out.json").read_text())
    for example in examples:
        seats = [{"kind": "human", "name": f"Player {seat + 1}"} for seat in range(example["seats"])]
        dealt = api.post("/v1/games", {"ruleset": ruleset, "seats": seats, "options": example["options"]})
        seen = api.get(f"/v1/games/{dealt['id']}")["state"]
        assert shape(example["state"]) == shape(seen), "python tests/e2e/laid_out.py writes it again"
    seats = [{"kind": "open"}] * examples[0]["seats"]
    seats[0] = {"kind": "human", "name": "Ann"}
    page = visit("desk")
    page.goto(f"{live}/#/games/{api.post('/v1/games', {'ruleset': ruleset, 'seats': seats})['id']}")
    page.get_by_text("An example of the table").wait_for()
    assert page.locator(".board [data-piece]").count() > 5


@pytest.mark.usefixtures("importer")
def test_a_replay_begins_with_the_deal(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The first step of the controls is the first one that deals, and no control goes back from there."""
    over = api.imported(recording("schotten_totten_tactics").read_bytes())
    page = visit("desk")
    page.goto(f"{live}/#/games/{over['id']}")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("heading", name="Step 2,").wait_for()
    assert page.locator(".board button.stone, .board .stone").count() == 9
    assert page.get_by_role("button", name="One step back").is_disabled()
