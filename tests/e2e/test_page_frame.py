"""The frame of the board: zooming, dragging, pinching, and explanations that do not cover the hand."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import ROOT, Api
from helpers.pages import PART, SETTLED, SIZES, sit, until
from helpers.people import Person, invites

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

GAMES = ROOT / "service" / "web" / "page" / "games"

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


def table(page: Any, live: str, api: Api) -> None:
    """Take a seat in a new game before the first move."""
    game, _ = api.open()
    sit(page, live, game, 0)
    until(page, SETTLED)


def test_the_board_is_zoomed_at_the_mouse_and_by_buttons(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Ctrl and the wheel zoom up to three times around the mouse. Buttons do so, too."""
    page = visit("desk")
    table(page, live, api)
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
    table(page, live, api)
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


def test_two_fingers_zoom_the_board(live: str, api: Api, browser: Any) -> None:
    """The point between the fingers stays there, and the page itself is not zoomed."""
    context = browser.new_context(viewport=SIZES["phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    context.add_init_script(PART)
    page = context.new_page()
    table(page, live, api)
    touch = context.new_cdp_session(page)
    middle = [195, 300]
    before = page.evaluate(AT, middle)

    def fingers(kind: str, apart: int) -> None:
        points = [{"x": middle[0] - apart, "y": middle[1], "id": 0}, {"x": middle[0] + apart, "y": middle[1], "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    fingers("touchStart", 30)
    for apart in (36, 44, 52, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    until(page, f"({AT})([195, 300]).zoom > 1.8")
    after = page.evaluate(AT, middle)
    assert abs(after["zoom"] - 2) < 0.1
    assert abs(after["right"] - before["right"]) < 0.02
    assert page.evaluate("visualViewport.scale") == 1
    context.close()


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
    table(page, live, api)
    card = page.locator(".hand-bar [data-explained]").first
    box = card.bounding_box()
    page.evaluate(
        """([x, y]) => { // a mouse that never lies still
          const move = () => document.elementFromPoint(x, y).dispatchEvent(
            new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }));
          window.moving = setInterval(move, 50);
        }""",
        [box["x"] + 8, box["y"] + box["height"] / 2],
    )
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
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
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.wait_for_timeout(1500)
    assert page.locator("#popover:popover-open").count() == 0


@pytest.mark.parametrize("size", list(SIZES))
def test_a_notice_does_not_cover_the_hand(size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The reason of a refusal covers the controls, even if they are below the hand."""
    page = visit(size)
    table(page, live, api)
    page.evaluate(
        "part('store.js').then(({ set }) => set({ notice: { message: 'You cannot do that now. '.repeat(6) } }))"
    )
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
    examples = json.loads((GAMES / ruleset / "laid_out.json").read_text())
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
