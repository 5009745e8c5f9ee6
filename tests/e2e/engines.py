"""Test the page in Firefox and WebKit: `python tests/e2e/engines.py FOLDER [ENGINE...]`.

It needs the packages of the tests and Debian's firefox-esr, webkit2gtk-driver and xvfb; the engine chromium needs its
chromium-driver. It starts its own service. In each engine, at desktop and phone sizes, it wins the first lessons by
clicking the offered targets, drags a card and makes a few moves at a table, goes through a replay, and checks that
pieces are painted. It prints failures and unsupported parts of the style sheets, and saves pictures in the folder
for a visual check. WebKit may take ten minutes, as it has no hardware acceleration.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers import engines
from helpers.api import Api, running, serve
from helpers.pages import SIZES
from helpers.servers import serving
from helpers.shown import PLACE, Page
from PIL import ImageStat

from cairn.contract.playing import recording

LESSONS = ("schotten_totten", "highland_clans", "glen_more")
MAX_CLICKS = 120
MOVES = 6
MIN_SATURATION = 81
UNKNOWN = r"""async () => {
  const unknown = new Set();
  for (const { href } of document.styleSheets) {
    const style = (await (await fetch(href)).text()).replace(/@(font-face|property)[^}]*}|\/\*.*?\*\//gs, '');
    for (const [, name, value] of style.matchAll(/[{;]\s*([\w-]+):\s*([^;{}]+)(?=[;}])/g))
      if (!CSS.supports(name, value.replace('!important', ''))) unknown.add(`${name}: ${value}`);
  }
  return [...unknown];
}"""
WON, OFFERED = ".guide [data-key=again]", ".play .clickable, .guide [data-move], .guide [data-key=next]"
TURN, CARD = ".play .clickable:not(.picked), .actions [data-move]", ".hand-bar [data-drag='']"
SHOWS = "(text) => document.querySelector('main').innerText.includes(text)"
LINES = "() => document.querySelectorAll('[data-key^=\"line \"]').length"


def visit(page: Page, url: str) -> str:
    """Print the unsupported parts of the style sheets."""
    page.show(url, ".door")
    return f"unknown: {'; '.join(page.run(UNKNOWN)) or 'nothing'}"


def win_lesson(page: Page, url: str, ruleset: str) -> str:
    """Click the offered targets of a lesson until it is won."""
    page.show(url, ".door")
    page.run("() => localStorage.setItem('cairn:pace', 'once')")
    page.show(f"{url}/#/learn/{ruleset}", ".guide .say")
    for clicks in range(MAX_CLICKS):
        page.place(f"{WON}, {OFFERED}")
        if page.run(PLACE, WON):
            return f"won by {clicks} clicks"
        if offered := page.run(PLACE, OFFERED):
            page.click(offered)
        time.sleep(0.1)  # a second click on the same piece would deselect it
    raise AssertionError(f"not won by {MAX_CLICKS} clicks")


def play(page: Page, url: str) -> str:
    """Play some moves against an AI, the first one by dragging a card."""
    page.show(url, ".door")
    page.press("[data-key='Play now schotten_totten']")
    page.place(TURN)
    page.drag(CARD, ".board .clickable:not([data-drag], [data-dragged])")
    page.until(lambda: page.run(LINES) > 1, "the card that was dragged is played")
    while (lines := page.run(LINES)) < 2 * MOVES:
        page.press(TURN)
    return f"{lines} lines of its story"


def replay(page: Page, url: str, game: str) -> str:
    """Step through a replay. Its cards must be colourful, as their cloths are paints in a separate file."""
    page.show(f"{url}/#/games/{game}?at=40", ".step-button")
    for key, step in (("One step forward", 41), ("One step back", 40), ("Last step", 103), ("One step back", 102)):
        page.press(f"[data-key='{key}']")
        page.until(partial(page.run, SHOWS, f"Step {step} of"), f"step {step}")
    page.press("[data-key=larger]")
    x, y, width, height = page.place(":is(.hand-bar, .hand.near) .playing-card")
    time.sleep(1)  # newly visible elements are drawn
    card = page.picture().crop((round(x), round(y), round(x + width), round(y + height)))
    saturation = ImageStat.Stat(card.convert("HSV")).mean[1]
    assert saturation > MIN_SATURATION, f"the cards are pale: {saturation:.0f}"
    return f"saturation of a card {saturation:.0f}"


def try_all(page: Page, tries: dict[str, Callable[[Page], str]], where: str, folder: Path) -> int:
    """Run all checks, print each result and save a picture of it. Return the number of failures."""
    failures = 0
    page.resize(*SIZES[where.split()[1]].values())
    for name, attempt in tries.items():
        try:
            said = attempt(page)
            assert not (errors := page.run("() => window.errors")), errors
        except AssertionError as error:
            failures += 1
            said = f"FAILED: {error}"
        time.sleep(1)
        page.picture().save(folder / f"{where} {name}.png")
        print(f"{where}: {name}: {said}", flush=True)
    return failures


def main() -> None:
    """Run the checks in each requested engine."""
    folder, *names = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    failures = 0
    with TemporaryDirectory() as data, serving(Path(data)) as (redis, _):
        process = serve(redis.url)
        url = next(process)
        with running({"REDIS_URL": redis.url}, "worker", "caretaker"):
            game = Api(url).imported(recording("schotten_totten_tactics").read_bytes())["id"]
            tries: dict[str, Callable[[Page], str]] = {
                "lobby": partial(visit, url=url),
                **{f"lesson {name}": partial(win_lesson, url=url, ruleset=name) for name in LESSONS},
                "table": partial(play, url=url),
                "replay": partial(replay, url=url, game=game),
            }
            for engine in names or ("firefox", "webkit"):
                for size in SIZES:
                    with getattr(engines, engine)() as send:
                        failures += try_all(Page(send), tries, f"{engine} {size}", Path(folder))
        next(process, None)
    sys.exit(f"{failures} failed" if failures else None)


if __name__ == "__main__":
    main()
