"""Shared by tests of the page: audit it, wait for elements, open a game and take seats."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from helpers.api import Api

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "test-results"
SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 900}}
WINDOWS = {
    "360x640": (360, 640, 1),
    "390x844": (390, 844, 1),
    "844x390": (844, 390, 1),
    "999x700": (999, 700, 1),
    "1366x650": (1366, 650, 1),
    "1440x900": (1440, 900, 1),
    "2560x1440": (2560, 1440, 1),
    "1440x900 at 150 %": (960, 600, 1.5),
    "1440x900 at 200 %": (720, 450, 2),
}
"""For each window its width and height in CSS pixels, and its device pixel ratio."""
PATIENCE = 30_000
PART = """
window.part = async (name) => {
  const module = (one) => import(new URL(one, document.querySelector('script[type=module]').src));
  const [, ruleset] = /^games\\/(\\w+)\\//.exec(name) ?? [];
  const table = name.startsWith('screens/') ? ['table', 'table_details', 'replay'] : [];
  const said = ruleset ? [ruleset, `${ruleset}_how`, `${ruleset}_details`] : table;
  await (await module('language.js')).load(...said);
  return module(name);
};
"""
"""Import a module of the page by name in a test, with what its game says: `part('store.js')`."""
WATCH_MOVES = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, ...given) {
    if (keyframes[0].translate) window.moved.push(this);
    return animate.call(this, keyframes, ...given);
  };
}"""
"""Record in `moved` the pieces that move from now on."""
ACTS_AS = "localStorage.getItem('cairn:player')"
"""The token of the browser's player."""


@contextmanager
def chromium() -> Iterator[Any]:
    """Yield Debian's Chromium; each of its contexts is a profile of its own, with an empty cache."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


def sound(page: Any) -> None:
    """Fail if axe finds a violation in the page."""
    from axe_playwright_python.sync_playwright import Axe

    # It would fetch imported style sheets from the wrong address, and insert them into the page as inline styles.
    violations = Axe().run(page, options={"preload": False}).response["violations"]
    assert not violations, [(v["id"], [node["html"][:200] for node in v["nodes"]][:3]) for v in violations]


def until(page: Any, script: str) -> Any:
    """Wait until a script returns a truthy value, and return it. Playwright's own function would need `unsafe-eval`."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not (result := page.evaluate(script)):
        if time.monotonic() > deadline:
            shoot(page, "not true in time")
            raise AssertionError(f"{script} was not true in time: {page.locator('main').inner_text()}")
        page.wait_for_timeout(20)
    return result


def shoot(page: Any, name: str) -> None:
    """Save a screenshot for a person to check."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def scanned(code: Any) -> str:
    """Return the text of the QR code in an element."""
    from PIL import Image
    from zxingcpp import BarcodeFormat, BarcodeFormats, read_barcodes

    (found,) = read_barcodes(Image.open(BytesIO(code.screenshot())), formats=BarcodeFormats(BarcodeFormat.QRCode))
    return str(found.text)


def fits(page: Any) -> None:
    """Fail if the page is wider than the window."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def resizer(page: Any) -> Callable[..., None]:
    """Return a function that gives a page one of the windows, on a screen that can be touched or with a mouse."""
    emulation = page.context.new_cdp_session(page)

    def resize(window: str, touch: bool = False) -> None:
        width, height, scale = WINDOWS[window]
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        emulation.send("Emulation.setDeviceMetricsOverride", metrics)
        emulation.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        page.wait_for_timeout(200)  # so that containers have their sizes
        assert page.evaluate("[innerWidth, innerHeight]") == [width, height]

    return resize


def become(page: Any, url: str, name: str) -> None:
    """Sign up as a player in the lobby."""
    page.goto(f"{url}/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Remember me").click()
    page.locator("#nav").get_by_role("link", name=name, exact=True).wait_for()
    page.get_by_role("heading", name="Your games").wait_for()


def client(page: Any, api: Api) -> Api:
    """Return a client that acts as the browser's player."""
    return api.as_(page.evaluate(ACTS_AS))


def player_of(page: Any) -> str:
    """Return the id of the browser's player."""
    return str(page.evaluate(ACTS_AS)).partition(".")[0]


def open_game(page: Any, url: str, title: str) -> str:
    """Open a game against AIs in the lobby's form, with no delay between their moves, and return its id."""
    page.goto(f"{url}/")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("radio", name=title).check()
    page.get_by_label("Name on seat 1").fill("Ann <b>")
    page.get_by_role("button", name="Open the game").click()
    page.locator(".table").get_by_role("heading", name=title).wait_for()
    page.evaluate("part('store.js').then(({ set }) => set({ pace: 0 }))")
    return game_of(page)


def game_of(page: Any) -> str:
    """Return the id of the game on screen."""
    (game,) = re.findall("[a-z2-7]{20}", page.url)
    return str(game)


def sit(page: Any, url: str, game: dict[str, Any], *seats: int) -> None:
    """Show a game's table in a browser that holds the tokens of these seats."""
    page.goto(f"{url}/")
    for token in game["tokens"]:
        if token["seat"] in seats:
            page.evaluate(
                "([name, token]) => localStorage.setItem(name, token)",
                [f"cairn:token:{game['id']}:{token['seat']}", token["token"]],
            )
    page.goto(f"{url}/#/games/{game['id']}")
    page.locator(".table:not([aria-busy])").wait_for()


TOWARDS = """(selector) => {
  const goal = document.querySelector(selector), here = document.activeElement;
  if (goal === here) return null;
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [right, down] = here.matches('.play *') ? middle(goal).map((at, axis) => at - middle(here)[axis]) : [0, -1];
  const aside = [Math.abs(right), right > 0 ? 'ArrowRight' : 'ArrowLeft'],
    upright = [Math.abs(down), down > 0 ? 'ArrowDown' : 'ArrowUp'];
  return [aside, upright].sort(([one], [other]) => other - one).map(([, key]) => key);
}"""
"""Return the arrow keys from the focused element towards a piece, the more likely first; null at the piece itself."""


def arrow_to(page: Any, selector: str) -> int:
    """Press arrow keys until a piece has the focus. Return the number of presses."""
    focus = "document.activeElement.dataset.key"
    presses = 0
    while (ways := page.evaluate(TOWARDS, selector)) is not None and presses < 40:
        before = page.evaluate(focus)
        for way in ways:
            page.keyboard.press(way)
            presses += 1
            if page.evaluate(focus) != before:
                break
    if ways is None:
        return presses
    raise AssertionError(f"Arrow keys do not lead to {selector}")


def toggle_options(page: Any) -> None:
    """Open or close the options of a replay, which are always visible on a large screen."""
    if page.locator(".step-button.more").is_visible():
        page.locator(".step-button.more").click()


SETTLED = """() => {
  if (document.querySelector('.ending, .replay')) return 'over';
  const prompt = document.querySelector('.actions .prompt')?.textContent ?? '';
  const canMove = document.querySelector('.play .clickable, .actions [data-move]');
  return prompt.startsWith('It is your turn.') && canMove ? 'mine' : null;
}"""
