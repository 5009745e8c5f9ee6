"""Playing by keyboard and by typed moves, and the announcements of a screen reader."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import arrow_to, game_of, open_game, sound, until
from helpers.tables import CLICKED, LEGAL, TURN, VERSION, table

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
    until(page, "document.querySelector('.typing [role=status]').textContent.startsWith('No move is written')")
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
