"""A replay of thousands of steps is shown before its story is loaded, and the page keeps a window of the story."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from helpers.api import Api
from helpers.pages import until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

STEPS = 5000
PAGE = 500
LINES = "document.querySelectorAll('.history li').length"
MAX_LINES = 200
MAX_ELEMENTS = 4000
MAX_BYTES = 50_000_000
SHOWN = "document.querySelector('.step h2')?.textContent.startsWith('Step {},')"
LOG = "part('store.js').then(({{ get }}) => get().log?.length === {})"
MARKED = """(() => {
  const line = document.querySelector('.history [aria-current=step]')?.closest('li').getBoundingClientRect();
  const list = document.querySelector('.history').getBoundingClientRect();
  return line && line.top >= list.top - 1 && line.top < list.bottom;
})()"""
FIRST, LAST = (
    f"Number(document.querySelector('.history li:{which}-child a').textContent)" for which in ("first", "last")
)


def held(page: Any) -> int:
    """Return the memory of a page's scripts in bytes after a garbage collection."""
    inspector = page.context.new_cdp_session(page)
    inspector.send("HeapProfiler.collectGarbage")
    return int(inspector.send("Runtime.getHeapUsage")["usedSize"])


class LongGame:
    """A recorded game extended to thousands of steps by repeating its decisions with other numbers."""

    def __init__(self, api: Api, game: dict[str, Any]) -> None:
        self._game, self._path = game, f"/v1/games/{game['id']}"
        self._steps = [api.get(f"{self._path}/decisions/{version}") for version in range(2, game["version"])]
        self._api = api
        self.asked: list[str] = []
        self.held: list[Any] = []
        self.holds = False

    def answer(self, route: Any) -> None:
        """Respond to a request for the game, or delay it if it is for the story's next pages."""
        address = urlsplit(route.request.url)
        query = {name: int(value) for name, (value,) in parse_qs(address.query).items()}
        rest = address.path.removeprefix(self._path)
        self.asked.append(f"{rest}?{address.query}")
        if rest == "/decisions" and self.holds and query["after"]:
            self.held.append(route)
        elif rest in ("", "/decisions") or rest.startswith("/decisions/"):
            route.fulfill(body=json.dumps(self._body(rest, query)), content_type="application/json")
        else:
            route.continue_()

    def go_on(self) -> None:
        """Send the delayed responses and all later ones."""
        self.holds = False
        for route in self.held:
            self.answer(route)

    def _body(self, rest: str, query: dict[str, int]) -> Any:
        if rest == "/decisions":
            after = query["after"]
            end = min(after + PAGE, STEPS)
            return {"items": [self._step(at) for at in range(after + 1, end + 1)], "next": end if end < STEPS else None}
        if rest:
            return self._step(int(rest.rpartition("/")[2]))
        if at := query.get("at"):
            return self._api.get(f"{self._path}?at={self._like(at)}") | {"version": at}
        return self._game | {"version": STEPS}

    def _like(self, version: int) -> int:
        return (version - 1) % len(self._steps) + 2

    def _step(self, version: int) -> Any:
        return self._steps[self._like(version) - 2] | {"version": version, "changes": []}


@pytest.fixture
def long_game(live: str, api: Api, importer: None, visit: Callable[..., Any]) -> tuple[Any, LongGame, str]:
    """Return a page with a game of thousands of steps, the object that responds for it, and the game's URL."""
    game, page = api.imported(recording("schotten_totten_tactics").read_bytes()), visit("desk")
    long = LongGame(api, game)
    page.route(f"**/v1/games/{game['id']}*", long.answer)
    page.route(f"**/v1/games/{game['id']}/**", long.answer)
    return page, long, f"{live}/#/games/{game['id']}"


def test_a_long_replay_is_shown_before_its_story_is_loaded(long_game: tuple[Any, LongGame, str]) -> None:
    """It needs the game, the step, its position and the story's beginning. The rest is loaded in pages, each once."""
    page, long, address = long_game
    long.holds = True
    page.goto(f"{address}?at=4000")
    until(page, SHOWN.format(4000))
    page.locator(".board [data-piece]").first.wait_for()
    until(page, LOG.format(PAGE))
    assert {one for one in long.asked if one.startswith("/decisions")} == {
        *("/decisions/4000?", "/decisions?after=0&limit=500", "/decisions?after=500&limit=500")
    }
    long.go_on()
    until(page, LOG.format(STEPS))
    until(page, MARKED)
    pages = [one for one in long.asked if one.startswith("/decisions?")]
    assert len(set(pages)) == STEPS / PAGE
    assert len([one for one in long.asked if one.startswith("?at=")]) == 1


def test_the_page_keeps_a_window_of_a_long_story(long_game: tuple[Any, LongGame, str]) -> None:
    """It follows the shown step and scrolling. Of a decision the page keeps only its description."""
    page, _, address = long_game
    page.goto(f"{address}?at=2500")
    until(page, SHOWN.format(2500))
    until(page, LOG.format(STEPS))
    until(page, MARKED)
    assert page.evaluate(LINES) == MAX_LINES
    assert page.evaluate("document.querySelectorAll('*').length") < MAX_ELEMENTS
    assert held(page) < MAX_BYTES
    assert page.evaluate("part('store.js').then(({ get }) => Object.keys(get().log[9]).sort())") == [
        "by",
        "events",
        "text",
        "version",
    ]
    for _ in range(3):
        first = page.evaluate(FIRST)
        page.evaluate("document.querySelector('.history').scrollTop = 0")
        until(page, f"{FIRST} < {first}")
    for _ in range(6):
        last = page.evaluate(LAST)
        page.evaluate("document.querySelector('.history').scrollTop = 1e6")
        until(page, f"{LAST} > {last}")
    assert page.evaluate(LINES) == MAX_LINES
    page.keyboard.press("End")
    until(page, SHOWN.format(STEPS))
    until(page, MARKED)
    assert page.evaluate(LAST) == STEPS
    page.keyboard.press("Home")
    until(page, SHOWN.format(1))
    until(page, MARKED)
    assert page.evaluate(FIRST) == 1


def test_a_long_story_is_printed_completely(long_game: tuple[Any, LongGame, str]) -> None:
    """The page itself keeps its window meanwhile."""
    page, _, address = long_game
    page.goto(f"{address}?at=2500")
    until(page, LOG.format(STEPS))
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".paper-sheet ol li").count() == STEPS
    assert page.evaluate(LINES) == MAX_LINES
