"""What tests of the page share: looking at it, waiting for what it shows, opening a game and sitting at it."""

import re
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "test-results"
SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 1000}}
PATIENCE = 30_000


def sound(page: Any) -> None:
    """Fail if axe finds anything in what is shown."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    assert not found, [(v["id"], [node["html"][:200] for node in v["nodes"]][:3]) for v in found]


def until(page: Any, script: str) -> Any:
    """Wait until a script says something true, and return it: playwright's own way would need `unsafe-eval`."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not (found := page.evaluate(script)):
        if time.monotonic() > deadline:
            shoot(page, "waited in vain")
            raise AssertionError(f"{script} waited in vain: {page.locator('main').inner_text()}")
        page.wait_for_timeout(20)
    return found


def shoot(page: Any, name: str) -> None:
    """Keep a picture for a person to look at."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def fits(page: Any) -> None:
    """Fail if the page is wider than the window."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def open_game(page: Any, url: str, title: str) -> str:
    """Open a game against the AIs in the lobby's form, their steps to be shown without a rest; return its id."""
    page.goto(f"{url}/")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("radio", name=title).check()
    page.get_by_label("Name on seat 1").fill("Ann <b>")
    page.get_by_role("button", name="Open the game").click()
    page.get_by_role("heading", name=title).wait_for()
    page.evaluate("import('/web/store.js').then(({ set }) => set({ beat: 0 }))")
    return re.search("[a-z2-7]{20}", page.url)[0]  # type: ignore[index]


def sit(page: Any, url: str, game: dict[str, Any], *seats: int) -> None:
    """Show a game's table with the tokens of these seats."""
    page.goto(f"{url}/")
    for token in game["tokens"]:
        if token["seat"] in seats:
            page.evaluate(
                "([name, token]) => localStorage.setItem(name, token)",
                [f"cairn:token:{game['id']}:{token['seat']}", token["token"]],
            )
    page.goto(f"{url}/#/games/{game['id']}")
    page.locator(".table").wait_for()


SETTLED = """() => {
  if (document.querySelector('.replay')) return 'over';
  const prompt = document.querySelector('.actions .prompt')?.textContent ?? '';
  return prompt.startsWith('Your turn.') && document.querySelector('.board .can, .actions [data-move]') ? 'mine' : null;
}"""
