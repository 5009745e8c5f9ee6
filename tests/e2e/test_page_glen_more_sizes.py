"""Glen More's table at every size: tiles and texts are large enough, nothing overlaps, and all can be reached."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.glen_more import BY_SEATS, NAMES, OUTSIDE, fork, table
from helpers.pages import SETTLED, fits, shoot, sit, until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]

DESKS = [(1366, 650), (1440, 900), (2560, 1440)]
PHONES = [(360, 640), (390, 844), (844, 390), (999, 700), (960, 600), (720, 450)]
"""960 by 600 and 720 by 450 are a window of 1440 by 900 zoomed to 150 and 200 %."""

MEASURED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('.play'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: holder, data } = walker.currentNode;
    if (data.trim() && holder.checkVisibility()) texts.push(parseFloat(getComputedStyle(holder).fontSize));
  }
  const range = document.createRange();
  const broken = [...document.querySelectorAll('.play b, .play .points-disc')].filter((one) => {
    range.selectNodeContents(one);
    return one.checkVisibility() && /^\\d+$/.test(one.textContent) && range.getClientRects().length > 1;
  });
  const area = (selector) => boxes(selector).reduce((sum, { width, height }) => sum + width * height, 0);
  return {
    tile: Math.min(...boxes('.board .tile').map(({ width }) => width)), text: Math.min(...texts),
    broken: broken.map((one) => one.outerHTML), own: area('.near'), other: area('.far'),
  };
}""".replace("\\\\d", "\\d")


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_is_large_enough_at_every_size(seats: int, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A tile has 44 pixels on a desktop and 36 on a phone, a text 11. The player's own map is the largest."""
    game = api.imported(recording(BY_SEATS[seats]).read_bytes())
    page = visit("desk")
    for at in (game["version"] // 3, game["version"] - 1):
        table(page, live, game, at)
        for size in DESKS + PHONES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            found = page.evaluate(MEASURED)
            assert found["tile"] >= (44 if size in DESKS else 36), (size, found)
            assert found["text"] >= 11, (size, found)
            assert found["broken"] == [], size
            assert found["own"] > found["other"], (size, found)
            assert page.evaluate(OUTSIDE) == [], size
            fits(page)


HIDDEN = """() => {
  // The tiles that cannot be scrolled into the frame of the board.
  const frame = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.near .tile, .far .tile')].filter((tile) => {
    tile.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    return left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1;
  }).map((tile) => tile.getAttribute('aria-label'));
}"""


def test_all_territories_can_be_reached(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """On a phone the board scrolls to each tile of the player's territory and of any selected other."""
    game = fork(api, BY_SEATS[5], 100, "take")
    page = visit("phone")
    sit(page, live, game, 0)
    until(page, SETTLED)
    for size in PHONES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in NAMES[1:]:
            strip = page.locator(".strip", has_text=name)
            if strip.get_attribute("aria-pressed") == "false":
                strip.click()
            until(page, f"document.querySelector('.far h2 .name').textContent === '{name}'")
            assert page.evaluate(HIDDEN) == [], (size, name)


def test_a_tile_shows_its_name_on_touch(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A tap on a tile explains it, beginning with its name."""
    game = api.imported(recording(BY_SEATS[5]).read_bytes())
    page = visit("phone")
    table(page, live, game, game["version"] - 1)
    tile = page.locator(".far .tile").first
    label = tile.get_attribute("aria-label")
    tile.scroll_into_view_if_needed()
    page.wait_for_timeout(500)  # scrolling hides an explanation
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    tile.dispatch_event("click", {"bubbles": True})
    page.locator("#popover:popover-open").wait_for()
    assert label.startswith(page.locator("#popover strong").inner_text())
    shoot(page, "after glen more told on touch")
