"""Playing by keyboard, by typed moves, and by dragging; the focus, and the announcements of a screen reader."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import SETTLED, arrow_to, game_of, open_game, sound, until
from helpers.tables import CLICKED, LEGAL, TURN, VERSION, table
from helpers.webhooks import move

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MAX_PRESSES = 8
"""Maximum number of keys for a move."""
HAND = "[...document.querySelectorAll('.hand-bar button[data-targets]')].map((one) => one.dataset.targets)"
FOCUS = "document.activeElement.dataset.targets ?? document.activeElement.tagName"
ANNOUNCED = "document.getElementById('announcements').textContent"


def test_a_whole_game_is_played_by_keyboard(service_url: str, visit: Callable[..., Any]) -> None:
    """No move of a game of Schotten Totten takes more than 8 keys, and the average is below that."""
    page = visit("desk")
    open_game(page, service_url, "Schotten Totten")
    presses = []
    while until(page, TURN) != "over":
        moves, hand, version = (page.evaluate(script) for script in (LEGAL, HAND, VERSION))
        if not moves:
            continue  # the previous move has just ended the game
        move = next((one for one in moves if one["type"] == "claim"), moves[len(moves) // 2])
        if move["type"] == "play_card":
            keys = [str(hand.index(f"hand:{move['card']}") + 1), str(move["stone"])]
        else:
            keys = [f"Shift+Digit{move['stone']}"] if move["type"] == "claim" else ["e"]
        for key in keys:
            page.keyboard.press(key)
        presses.append(sum(1 + key.startswith("Shift+") for key in keys))
        until(page, f"document.querySelector('.ending') || {VERSION}.then((now) => now > {version})")
    assert Api(service_url).get(f"/v1/games/{game_of(page)}")["status"] == "finished"
    assert len(presses) > 10
    assert sum(presses) / len(presses) <= MAX_PRESSES
    assert max(presses) <= MAX_PRESSES
    print(f"{len(presses)} moves, {sum(presses) / len(presses):.2f} keys a move, at most {max(presses)}")


def test_arrow_keys_move_over_the_board(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Board and hand are one stop of the Tab key each. Arrows lead to clickable elements; Escape deselects."""
    page = visit("desk")
    table(page, live, api)
    for area in (".board", ".hand-bar"):
        stops = f"[...document.querySelectorAll('{area} *')].filter((one) => one.tabIndex === 0).length"
        assert page.evaluate(stops) == 1, area
    presses = arrow_to(page, ".hand-bar [data-targets]:nth-of-type(3)")
    card = page.evaluate(FOCUS)
    page.keyboard.press("Enter")
    presses += 2 + arrow_to(page, "button.stone[data-targets='stone:5']")
    assert page.evaluate(CLICKED) == [card]
    assert presses <= 2 * MAX_PRESSES
    page.keyboard.press("Escape")
    until(page, f"{CLICKED}.then(({{ length }}) => !length)")
    assert page.evaluate(FOCUS) == "stone:5"
    page.keyboard.press("Shift+ArrowUp")
    assert page.evaluate(FOCUS) != "stone:5"


def test_keys_are_listed_and_ignored_while_typing(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A dialog lists all keys. While it is open, and in a field, a digit selects nothing."""
    page = visit("desk")
    table(page, live, api)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    for group in ("At the board", "Buttons below the board", "Moves in words", "In a replay"):
        dialog.get_by_role("heading", name=group).wait_for()
    sound(page)
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    page.keyboard.press("/")
    until(page, "document.activeElement.matches('.typing input')")
    page.keyboard.press("1")
    assert page.get_by_label("Type a move").input_value() == "1"
    assert page.evaluate(CLICKED) == []
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    until(page, f"{CLICKED}.then(({{ length }}) => length === 1)")


def test_a_move_is_typed(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Case and spaces are ignored. Matches are listed, Enter plays a single match, and typos get a message."""
    page = visit("desk")
    seat = table(page, live, api)
    card = next(move["card"] for move in page.evaluate(LEGAL)).replace("-", "")
    page.keyboard.press("/")
    field, said = page.get_by_label("Type a move"), page.locator(".typing [role=status]")
    field.wait_for()
    field.fill(f"{card.upper()} to  STONE")
    page.get_by_text("9 moves fit.").wait_for()
    assert page.locator(".groups [data-move]").count() == 9
    sound(page)
    field.press("Enter")
    assert page.evaluate(VERSION) == 2  # the input is ambiguous
    field.fill(f"{card} tu stone 7")
    until(page, "document.querySelector('.typing [role=status]')?.textContent.startsWith('No move is written')")
    assert page.locator(".groups [data-move]").first.inner_text().endswith("stone 7")
    field.fill(f"{card}tostone7")
    page.get_by_text("One move fits.").wait_for()
    field.press("Enter")
    until(page, f"{VERSION}.then((version) => version === 3)")
    assert len(api.get(f"/v1/games/{game_of(page)}")["state"]["stones"][6]["sides"][seat]) == 1
    said.wait_for(state="detached")


def test_a_move_is_announced_in_order(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A screen reader announces the selected card, the next step, the card, the stone, and the changes there."""
    page = visit("desk")
    seat = table(page, live, api)
    name = ("Ann", "Bob")[seat]
    page.keyboard.press("1")
    until(page, f"{ANNOUNCED}.includes('Choose the stone for')")
    chosen = page.evaluate(ANNOUNCED)
    card = chosen.split("Choose the stone for ")[1].rstrip(".")
    assert card in chosen.split("Choose")[0]
    page.keyboard.press("4")
    until(page, f"{ANNOUNCED}.includes('beside stone 4')")
    until(page, f"{ANNOUNCED}.includes('{name}: 1 of 3 cards')")
    heard = page.evaluate(ANNOUNCED)
    assert heard.index(card) < heard.index("stone 4") < heard.index("Stone 4") < heard.index(f"{name}: 1 of 3 cards")


TOLD = "document.querySelector('.history')?.textContent.includes({!r})"


def test_the_focus_moves_on_when_its_element_is_removed(api: Api, show_table: Callable[..., Any]) -> None:
    """After a move by button the prompt has the focus. A closed dialog returns the focus, even after a redraw."""
    game, (_, bob) = api.open()
    page = show_table(game, 0)
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
    move(game["id"], bob)
    until(page, TOLD.format("Bob plays the"))
    until(page, "document.getElementById('announcements').textContent.endsWith('It is your turn.')")
    page.keyboard.press("Escape")
    until(page, "document.activeElement.textContent === 'Rules'")


class Finger:
    """A pointer with the methods of Playwright's mouse, which touches."""

    def __init__(self, page: Any) -> None:
        self._session, self._point, self._is_down = page.context.new_cdp_session(page), dict[str, float](), False

    def move(self, x: float, y: float) -> None:
        """Move to a point."""
        self._point = {"x": x, "y": y}
        if self._is_down:
            self._send("touchMove", self._point)

    def down(self) -> None:
        """Touch the point."""
        self._is_down = True
        self._send("touchStart", self._point)

    def up(self) -> None:
        """Release."""
        self._is_down = False
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


POINTERS = [pytest.param(lambda page: page.mouse, id="Mouse"), Finger]


def drag(page: Any, pointer: Any, piece: str, goal: tuple[float, float] | None = None) -> str | None:
    """Drag a piece to a point, or to the first valid place, whose target is returned, without releasing it."""
    found = page.locator(piece).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pointer.move(x, y)
    pointer.down()
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


@pytest.mark.parametrize("by", POINTERS)
def test_a_card_is_dragged_to_a_stone(by: Callable[[Any], Any], live: str, api: Api, phone: Any) -> None:
    """It follows the pointer, and valid places are marked. A drop on one plays it; a drop elsewhere returns it."""
    seat = table(phone, live, api)
    pointer = by(phone)
    drag(phone, pointer, GRABBED, (195, 90))
    assert phone.evaluate("document.querySelectorAll('.drag-picture:popover-open').length") == 1
    assert phone.evaluate(CLICKED) != []
    pointer.up()
    until(phone, f"{CLICKED}.then(({{ length }}) => !length)")
    assert phone.locator(".drag-picture").count() == 0
    target = drag(phone, pointer, GRABBED)
    until(phone, f"document.querySelector('[data-over]')?.dataset.targets === '{target}'")
    pointer.up()
    until(phone, f"{VERSION}.then((version) => version === 3)")
    stones = api.get(f"/v1/games/{game_of(phone)}")["state"]["stones"]
    assert len(stones[int(str(target).split(":")[1]) - 1]["sides"][seat]) == 1
    until(phone, "!document.querySelector('.drag-picture, [data-dragged]')")


@pytest.mark.parametrize("by", POINTERS)
def test_a_cube_is_dragged_to_a_court(by: Callable[[Any], Any], live: str, api: Api, phone: Any) -> None:
    """In Highland Clans dropping a cube on another kind of place does the same as two clicks."""
    table(phone, live, api, "highland_clans", 3)
    pointer = by(phone)
    begun = phone.evaluate(VERSION)
    drag(phone, pointer, GRABBED)
    pointer.up()
    until(phone, f"Promise.all([{VERSION}, {CLICKED}]).then(([at, of]) => at > {begun} || of.length === 2)")


@pytest.mark.parametrize("by", POINTERS)
def test_a_tile_is_dragged_to_its_cell(by: Callable[[Any], Any], live: str, api: Api, phone: Any) -> None:
    """In Glen More the taken tile is dropped on a free cell of the territory."""
    seat = table(phone, live, api, "glen_more", 2)
    while phone.locator("[data-drag='cell']").count() == 0:
        begun = phone.evaluate(VERSION)
        phone.locator(".play .clickable").first.dispatch_event("click")
        until(phone, f"{VERSION}.then((version) => version > {begun})")
        until(phone, TURN)
    lying = len(api.get(f"/v1/games/{game_of(phone)}")["state"]["players"][seat]["territory"])
    pointer = by(phone)
    drag(phone, pointer, "[data-drag='cell']")
    pointer.up()
    until(phone, "!document.querySelector('[data-drag=cell], .drag-picture')")
    assert len(api.get(f"/v1/games/{game_of(phone)}")["state"]["players"][seat]["territory"]) == lying + 1


def test_a_press_without_a_move_explains(live: str, api: Api, phone: Any) -> None:
    """A long press on a draggable card explains it and neither selects nor drags it."""
    table(phone, live, api)
    box = phone.locator(GRABBED).first.bounding_box()
    finger = Finger(phone)
    finger.move(box["x"] + 10, box["y"] + 20)
    finger.down()
    phone.locator("#popover").wait_for()
    finger.up()
    phone.wait_for_timeout(100)
    assert phone.evaluate(CLICKED) == []
    assert phone.locator(".drag-picture").count() == 0
