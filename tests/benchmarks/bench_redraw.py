"""A redraw of a table in the browser: five-seat Glen More, step by step, this tree's page against the base's.

Required: with Preact the code is smaller than with `dom.js`, and the tables are as fast. The base (CAIRN_BASE) defaults
to the last commit whose tables are drawn with `dom.js`. This tree's service serves both pages.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any

from helpers.api import Api, import_archives
from helpers.pages import chromium
from shared import ROOT, api, percentile, redis
from sides import ROUNDS, base_tree

from cairn.contract.playing import recording

BASE = os.environ.get("CAIRN_BASE", "6316955")
GAME, FIRST, STEPS = "glen_more_5_players", 40, 100
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
PAGE = "service/web/page"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
CLOCK = """
  window.spent = [];
  window.frame = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => frame((time) => {
    const begun = performance.now();
    draw(time);
    const drawn = performance.now();
    document.body.getBoundingClientRect(); // it has to find every element's style and place for this
    spent.push([drawn - begun, performance.now() - begun]);
  });
"""
"""Inserted before the page's own scripts: the store draws in animation frames, and each records its milliseconds."""
WALK = """async ([game, first, count]) => {
  const { get } = await import("/web/store.js");
  const each = [];
  for (let at = first; at < first + count; at += 1) {
    spent.length = 0;
    location.hash = `#/games/${game}?at=${at}`;
    while (get().at !== at) await new Promise((done) => setTimeout(done, 1));
    await new Promise(frame); // it was asked for after the one that draws, and comes after it
    each.push([0, 1].map((part) => spent.reduce((sum, one) => sum + one[part], 0)));
  }
  return each;
}"""


@dataclass(frozen=True)
class Case:
    """A measured page: its side and folder, the window's size, and whether its pieces move."""

    side: str
    tree: Path
    size: str
    moves: bool = False


def main() -> None:
    """Walk through the steps on each page alternately; print a redraw's milliseconds, the ratios, and the lines."""
    times: dict[Case, list[tuple[float, float]]] = {}
    with base_tree(BASE) as base, _served() as (url, game), chromium() as browser:
        cases = [
            Case(side, tree, size, moves)
            for size in SIZES
            for side, tree, moves in (("base", base, False), ("this tree", ROOT, False), ("this tree", ROOT, True))
        ]
        for number in range(ROUNDS):
            for case in cases[:: -1 if number % 2 else 1]:
                times.setdefault(case, []).extend(_walk(browser, url, game, case))
        lines = [_lines(base), _lines(ROOT)]
    _print({case: times[case] for case in cases}, lines)


def _walk(browser: Any, url: str, game: str, case: Case) -> list[tuple[float, float]]:
    """Return the milliseconds of each step's redraw: those of the script, and those with style and layout."""
    motion = "no-preference" if case.moves else "reduce"
    page = browser.new_page(viewport=SIZES[case.size], reduced_motion=motion)
    page.add_init_script(CLOCK)
    page.route(f"{url}/", lambda route: _give(route, case.tree, "index.html"))
    page.route(f"{url}/web/**", lambda route: _give(route, case.tree, route.request.url.partition("/web/")[2]))
    page.goto(f"{url}/#/games/{game}?at={FIRST - 1}")
    page.locator(".table .board").wait_for()
    times = [(script, whole) for script, whole in page.evaluate(WALK, [game, FIRST, STEPS])]
    page.close()
    return times


def _give(route: Any, tree: Path, name: str) -> None:
    """Respond with a file of the page's folder, as the service does."""
    path = tree / PAGE / name
    if not path.is_file():
        route.fulfill(status=404)
        return
    route.fulfill(body=path.read_bytes(), content_type=TYPES.get(path.suffix, "text/plain"))


@contextmanager
def _served() -> Iterator[tuple[str, str]]:
    """Serve the recorded game, and yield the URL and the game's id."""
    with redis() as kept, api(kept) as server:
        importer = import_archives(kept)
        next(importer)
        url = f"http://127.0.0.1:{server.port}"
        try:
            yield url, Api(url).imported(recording(GAME).read_bytes())["id"]
        finally:
            next(importer, None)


def _lines(tree: Path) -> int:
    """Return the lines of JavaScript of a page, without vendored code."""
    files = [path for path in (tree / PAGE).rglob("*.js") if "vendor" not in path.relative_to(tree / PAGE).parts]
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def _print(times: dict[Case, list[tuple[float, float]]], lines: list[int]) -> None:
    """Print a line for each case with its ratios to the base's, and the lines of code."""
    print(f"  ms a redraw, the median and the 95th percentile of {STEPS} steps in each of {ROUNDS} rounds")
    print(f"  {'window':<7} {'side':<26} {'script':>13} {'/ base':>7} {'and layout':>13} {'/ base':>7}")
    for case, each in times.items():
        base = times[next(other for other in times if (other.side, other.size) == ("base", case.size))]
        cells = chain.from_iterable(
            (
                f"{_middle(each, part):>6.2f} {percentile([pair[part] for pair in each], 0.95):>6.2f}",
                f"{_middle(each, part) / _middle(base, part):>7.2f}",
            )
            for part in (0, 1)
        )
        print(f"  {case.size:<7} {case.side + (', pieces move' if case.moves else ''):<26}", *cells)
    before, now = lines
    print(f"  lines of JavaScript without what is vendored: base {before}, this tree {now} ({now / before:.2f})")


def _middle(each: list[tuple[float, float]], part: int) -> float:
    return median(pair[part] for pair in each)
