"""The first load of the page over a line with a round trip of 100 ms, against the base.

Required: a first visit of the lobby in less than 2 s. A browser with an empty profile opens the lobby, or a table, and
then again. Measured until the lobby's rows, or the board, are drawn: the time by the page's own clock, requests, and
bytes on the wire in both directions; `then` are the requests of the second after that.
"""

import os
from dataclasses import dataclass
from statistics import median
from typing import Any

from delayed import Line, delayed
from helpers.pages import chromium
from shared import HUMANS, ROOT, api, local, redis
from sides import BASE, base_tree

from cairn.contract.playing import recording
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat
from cairn.service.audit.archives import proven

ONE_WAY = 0.05
ROUNDS = int(os.environ.get("CAIRN_ROUNDS", "5"))
FINISHED = ("schotten_totten_tactics", "highland_clans_medium_version_1", "glen_more_5_players")
LATER = 1000
"""Milliseconds after drawing in which later requests are counted."""

ROWS, BOARD = 'main a[href^="#/games/"]', "main .board > *"
WATCH = f"""
window.drawn = new Promise((done) => {{
  const wanted = location.hash.startsWith('#/games/') ? {BOARD!r} : {ROWS!r};
  const look = () =>
    requestAnimationFrame(document.querySelector(wanted) ? () => done(performance.now()) : look);
  look();
}});
"""
"""Resolves to the time when the target is drawn, in milliseconds since the visit began."""


@dataclass(frozen=True)
class Visit:
    """A visit: the time until it was drawn (ms), its cost until then, and the requests right after."""

    millis: float
    connections: int
    requests: int
    bytes: int
    then: int


def main() -> None:
    """Visit the service of both trees alternately, and print the medians of all visits."""
    with redis() as url, base_tree(BASE) as tree:
        screens = prepare(url)
        for side, folder in ((BASE, tree), ("this tree", ROOT)):
            print(f"  {side}, median of {ROUNDS}")
            print("  {:<26} {:>7} {:>9} {:>9} {:>8} {:>6}".format("", "ms", "requests", "KB", "sockets", "then"))
            with api(url, tree=folder) as server, delayed(server.port, ONE_WAY) as line, chromium() as browser:
                measure(browser, line, next(iter(screens.values())))  # the service's first responses are its slowest
                for name, path in screens.items():
                    visits = [measure(browser, line, path) for _ in range(ROUNDS)]
                    for which, place in (("first", 0), ("again", 1)):
                        show(f"{name}, {which}", [pair[place] for pair in visits])


def show(name: str, visits: list[Visit]) -> None:
    """Print the medians of visits in a line."""
    values = [
        median(getattr(visit, what) for visit in visits)
        for what in ("millis", "requests", "bytes", "connections", "then")
    ]
    values[2] /= 1000
    print(f"  {name:<26} {values[0]:>7.0f} {values[1]:>9.0f} {values[2]:>9.0f} {values[3]:>8.0f} {values[4]:>6.0f}")


def prepare(url: str) -> dict[str, str]:
    """Create games of each ruleset (finished), a running one and one with an open seat. Return the visited paths."""
    services, screens = local(url), {"lobby": "/"}
    for name in FINISHED:
        archive = proven(recording(name).read_bytes())
        services.commands.bring_in(archive.game, archive.entries, archive.names)
        screens[f"finished {name.split('_')[0]}"] = f"/#/games/{archive.game}"
    for seats in (HUMANS, [Seat("human"), Seat("open")]):
        game = services.tokens.game(None)
        services.commands.open_game(game, "schotten_totten", Options(1, 0), seats, listed=True)
        screens.setdefault("running", f"/#/games/{game}")
    return screens


def measure(browser: Any, line: Line, path: str) -> tuple[Visit, Visit]:
    """Visit an address twice with a new profile."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    pair = (visit(context, line, path), visit(context, line, path))
    context.close()
    return pair


def visit(context: Any, line: Line, path: str) -> Visit:
    """Open an address in a new tab, wait until it is drawn, and close the tab."""
    page = context.new_page()
    before = line.counts
    page.goto(f"http://127.0.0.1:{line.port}{path}", wait_until="commit")
    millis = page.evaluate("window.drawn")
    drawn = line.counts
    page.wait_for_timeout(LATER)
    after = line.counts
    page.close()
    connections, requests, size = (now - then for now, then in zip(drawn, before, strict=True))
    return Visit(millis, connections, requests, size, after[1] - drawn[1])
