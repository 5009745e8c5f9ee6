"""The page holds still: the layout shifts of whole games, from the first move to the screen of the end."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from e2e.test_page_games import CLICK, GAMES
from helpers.pages import SETTLED, SIZES, open_game, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

MAX_SHIFTS = {"no-preference": 0.1, "reduce": 0.04}
"""Maximum sum of the layout shifts of a game by whether motion is reduced; games differ, mostly from 0.006 to 0.02."""
WATCH = """() => {
  window.shifts = [];
  const named = ({ node, previousRect: old, currentRect: box }) =>
    [(node?.closest ? node : node?.parentElement)?.className, old.y, old.height, box.y, box.height].join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      shifts.push([value, hadRecentInput, sources.map(named)]);
  }).observe({ type: 'layout-shift' });
}"""
"""Record in `shifts` each shift: its value, whether it is within 500 ms of an input, and what moved."""
AIM = CLICK.replace("chosen?.click();", "chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });").replace(
    "chosen.dataset.targets ?? chosen.dataset.move",
    "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(chosen.getBoundingClientRect())",
)
"""Return where the mouse clicks next."""


def play(page: Any) -> None:
    """Play the game to its end by clicks of the mouse."""
    for turn in range(3000):
        if until(page, SETTLED) == "over":
            return
        if at := page.evaluate(AIM, turn):
            page.mouse.click(*at)
        page.wait_for_timeout(30)  # two frames, in which the page handles the click and draws
    raise AssertionError("the game is not over")


@pytest.mark.parametrize("motion", list(MAX_SHIFTS))
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize(("title", "ruleset"), GAMES)
def test_a_game_shifts_nothing(
    title: str, ruleset: str, size: str, motion: str, service_url: str, visit: Callable[..., Any]
) -> None:
    """The sum of a whole game, not of a window. As in the standard, shifts just after an input are left out."""
    page = visit(size, motion=motion)
    open_game(page, service_url, title)
    until(page, SETTLED)
    page.evaluate(WATCH)
    play(page)
    page.locator(".results tbody tr").first.wait_for()
    page.wait_for_timeout(2000)  # the end comes in
    shifts = page.evaluate("shifts")
    unexpected = sorted(((value, moved) for value, had_input, moved in shifts if not had_input), reverse=True)
    total, inputs = sum(value for value, _ in unexpected), sum(value for value, *_ in shifts)
    print(f"{ruleset} {size} {motion}: {total:.4f}, with input {inputs:.4f}", file=sys.stderr)
    assert total <= MAX_SHIFTS[motion], "\n".join(f"{value:.4f} {moved}" for value, moved in unexpected[:12])
