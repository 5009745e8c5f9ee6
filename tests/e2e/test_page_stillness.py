"""The page holds still: the layout shifts of whole games, from the first move to the screen of the end."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.test_page_games import CLICK, GAMES
from helpers.api import running, serve
from helpers.pages import SETTLED, SIZES, open_game, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

MAX_SHIFTS = {"no-preference": 0.1, "reduce": 0.02}
"""Maximum sum of the layout shifts of a game by whether motion is reduced."""
FIXED_SECRETS = """
import secrets, sys

drawn = secrets.token_bytes

def token_bytes(count=32):
    is_game = sys._getframe(1).f_globals["__name__"] == "cairn.service.commands.handler"
    return bytes(count) if is_game else drawn(count)

secrets.token_bytes = token_bytes
"""
"""The `sitecustomize` of a service whose games have one secret: with the same moves a game is always the same."""
NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WATCH = """async () => {
  window.shifts = [];
  const { watch } = await part('store.js');
  let answered = 0, wasSending = false;
  watch(({ sending }) => {
    if (sending || wasSending) answered = performance.now();
    wasSending = sending;
  });
  const named = ({ node, previousRect: old, currentRect: box }) =>
    [(node?.closest ? node : node?.parentElement)?.className, old.y, old.height, box.y, box.height].join(' ');
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
      shifts.push([value, hadRecentInput || startTime - answered < 500, sources.map(named)]);
  }).observe({ type: 'layout-shift' });
}"""
"""Record in `shifts` each shift: its value, whether it is within 500 ms of an input or of the answer to it, and what
moved. An answer takes longer on a slow machine."""
AIM = CLICK.replace("chosen?.click();", "chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });").replace(
    "chosen.dataset.targets ?? chosen.dataset.move",
    "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(chosen.getBoundingClientRect())",
)
"""Return where the mouse clicks next."""


@pytest.fixture(scope="module")
def fixed(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run an API whose games have one secret, and return its URL."""
    folder: Path = tmp_path_factory.mktemp("fixed")
    (folder / "sitecustomize.py").write_text(FIXED_SECRETS)
    yield from serve(redis_url, PYTHONPATH=os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))


@pytest.fixture
def url(fixed: str, redis_url: str, services: object) -> Iterator[str]:
    """Return the URL of that API, on an empty server, with a real worker and a caretaker."""
    with running({"REDIS_URL": redis_url}, "worker", "caretaker"):
        yield fixed


def without_nonces(route: Any) -> None:
    """Open a game without the chance that the browser adds to the service's."""
    body = route.request.post_data_json
    for seat in body["seats"]:
        seat.pop("nonce", None)
    route.continue_(post_data=json.dumps(body))


def play(page: Any) -> int:
    """Play the game to its end by clicks of the mouse, and return their number."""
    clicks = 0
    for _ in range(6000):
        if until(page, SETTLED) == "over":
            return clicks
        if at := page.evaluate(AIM, clicks):
            page.mouse.click(*at)
            clicks += 1
        page.evaluate(NEXT_FRAME)  # the page has handled the click and drawn
    raise AssertionError("the game is not over")


@pytest.mark.parametrize("motion", list(MAX_SHIFTS))
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize(("title", "ruleset"), GAMES)
def test_a_game_shifts_nothing(
    title: str, ruleset: str, size: str, motion: str, url: str, visit: Callable[..., Any]
) -> None:
    """The sum of a whole game, not of a window. As in the standard, shifts just after an input are left out."""
    page = visit(size, motion=motion)
    page.route("**/v1/games", without_nonces)
    open_game(page, url, title)
    until(page, SETTLED)
    page.evaluate(WATCH)
    clicks = play(page)
    page.locator(".results tbody tr").first.wait_for()
    page.wait_for_timeout(2000)  # the end comes in
    shifts = page.evaluate("shifts")
    unexpected = sorted(((value, moved) for value, had_input, moved in shifts if not had_input), reverse=True)
    total, inputs = sum(value for value, _ in unexpected), sum(value for value, *_ in shifts)
    print(f"{ruleset} {size} {motion}: {clicks} clicks, {total:.4f}, with input {inputs:.4f}", file=sys.stderr)
    assert total <= MAX_SHIFTS[motion], "\n".join(f"{value:.4f} {moved}" for value, moved in unexpected[:12])
