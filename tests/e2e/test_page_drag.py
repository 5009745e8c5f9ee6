"""Dragging pieces by mouse and by touch."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import PART, PATIENCE, SIZES, game_of, until
from helpers.tables import CLICKED, TURN, VERSION, table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


@contextmanager
def phone(browser: Any) -> Iterator[Any]:
    """Return a page in a browser with touch input."""
    context = browser.new_context(viewport=SIZES["phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    context.add_init_script(PART)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


class Mouse:
    """A pointer that presses, moves and releases."""

    def __init__(self, page: Any) -> None:
        self.mouse = page.mouse

    def press(self, x: float, y: float) -> None:
        """Press at a point."""
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        """Move to a point."""
        self.mouse.move(x, y)

    def lift(self) -> None:
        """Release."""
        self.mouse.up()


class Finger:
    """The same by touch."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)

    def press(self, x: float, y: float) -> None:
        """Touch a point."""
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        """Move to a point."""
        self._send("touchMove", {"x": x, "y": y})

    def lift(self) -> None:
        """Release."""
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def drag(page: Any, pointer: Mouse | Finger, piece: str, goal: tuple[float, float] | None = None) -> str | None:
    """Drag a piece to a point, or to the first valid place, whose target is returned, without releasing it."""
    found = page.locator(piece).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pointer.press(x, y)
    for step in range(1, 5):
        pointer.move(x + 4 * step, y - 4 * step)
    until(page, "document.body.dataset.dragging === ''")
    target = None
    if not goal:
        until(page, "document.querySelector('.play .clickable:not([data-drag], [data-dragged])')")
        place = page.locator(".play .clickable:not([data-drag], [data-dragged])").first
        place.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")
        target, box = place.get_attribute("data-targets"), place.bounding_box()
        goal = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for share in (0.3, 0.6, 0.9, 1):
        pointer.move(x + (goal[0] - x) * share, y + (goal[1] - y) * share)
    return target


GRABBED = ".play [data-drag='']:not(.picked)"


@pytest.mark.parametrize("by", [Mouse, Finger])
def test_a_card_is_dragged_to_a_stone(by: type[Mouse | Finger], live: str, api: Api, browser: Any) -> None:
    """It follows the pointer, and valid places are marked. A drop on one plays it; a drop elsewhere returns it."""
    with phone(browser) as page:
        seat = table(page, live, api)
        pointer = by(page)
        drag(page, pointer, GRABBED, (195, 90))
        assert page.evaluate("document.querySelectorAll('.drag-picture:popover-open').length") == 1
        assert page.evaluate(CLICKED) != []
        pointer.lift()
        until(page, f"{CLICKED}.then(({{ length }}) => !length)")
        assert page.locator(".drag-picture").count() == 0
        target = drag(page, pointer, GRABBED)
        until(page, f"document.querySelector('[data-over]')?.dataset.targets === '{target}'")
        pointer.lift()
        until(page, f"{VERSION}.then((version) => version === 3)")
        stones = api.get(f"/v1/games/{game_of(page)}")["state"]["stones"]
        assert len(stones[int(str(target).split(":")[1]) - 1]["sides"][seat]) == 1
        until(page, "!document.querySelector('.drag-picture, [data-dragged]')")


@pytest.mark.parametrize("by", [Mouse, Finger])
def test_a_cube_is_dragged_to_a_court(by: type[Mouse | Finger], live: str, api: Api, browser: Any) -> None:
    """In Highland Clans dropping a cube on another kind of place does the same as two clicks."""
    with phone(browser) as page:
        table(page, live, api, "highland_clans", 3)
        pointer = by(page)
        begun = page.evaluate(VERSION)
        drag(page, pointer, GRABBED)
        pointer.lift()
        until(page, f"Promise.all([{VERSION}, {CLICKED}]).then(([at, of]) => at > {begun} || of.length === 2)")


@pytest.mark.parametrize("by", [Mouse, Finger])
def test_a_tile_is_dragged_to_its_cell(by: type[Mouse | Finger], live: str, api: Api, browser: Any) -> None:
    """In Glen More the taken tile is dropped on a free cell of the territory."""
    with phone(browser) as page:
        seat = table(page, live, api, "glen_more", 2)
        while page.locator("[data-drag='cell']").count() == 0:
            begun = page.evaluate(VERSION)
            page.locator(".play .clickable").first.dispatch_event("click")
            until(page, f"{VERSION}.then((version) => version > {begun})")
            until(page, TURN)
        lying = len(api.get(f"/v1/games/{game_of(page)}")["state"]["players"][seat]["territory"])
        pointer = by(page)
        drag(page, pointer, "[data-drag='cell']")
        pointer.lift()
        until(page, "!document.querySelector('[data-drag=cell], .drag-picture')")
        assert len(api.get(f"/v1/games/{game_of(page)}")["state"]["players"][seat]["territory"]) == lying + 1


def test_a_press_without_a_move_explains(live: str, api: Api, browser: Any) -> None:
    """A long press on a draggable card explains it and neither selects nor drags it."""
    with phone(browser) as page:
        table(page, live, api)
        box = page.locator(GRABBED).first.bounding_box()
        finger = Finger(page)
        finger.press(box["x"] + 10, box["y"] + 20)
        page.locator("#popover").wait_for()
        finger.lift()
        page.wait_for_timeout(100)
        assert page.evaluate(CLICKED) == []
        assert page.locator(".drag-picture").count() == 0
