"""The first load in a real browser requests only needed files, and the next one none."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import until

from cairn.contract.playing import recording
from cairn.service.web import assets

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ASKED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.startsWith('/web/'))
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""

PICTURES = (
    *(f"games/glen_more/{name}.svg" for name in ("landscape", "symbols")),
    *(f"games/highland_clans/{name}.svg" for name in ("land", "wood")),
    *(f"games/schotten_totten/{name}.svg" for name in ("clans", "scenes", "stones", "wall")),
)


def asked_for(page: Any) -> dict[str, int]:
    """Return the page files that a visit requested, with their sizes on the wire."""
    return dict(page.evaluate(ASKED))


def settled(page: Any) -> dict[str, int]:
    """Return the same once the pictures of all games have loaded, which the lobby shows after the list."""
    pictures = [assets().address(name) for name in PICTURES]
    until(page, f"new Set((({ASKED})()).map(([name]) => name)).isSupersetOf(new Set({pictures}))")
    return asked_for(page)


def told(kind: str) -> set[str]:
    """Return the addresses of the page's links of a kind."""
    return set(re.findall(rf'<link rel="{kind}" href="([^"]+)"', assets().page.decode()))


def test_a_first_visit_requests_only_needed_files(api: Api, visit: Callable[..., Any]) -> None:
    """Linked files, fonts and pictures of games. The next visit transfers none."""
    page = visit("desk")
    page.add_init_script("window.requestIdleCallback = () => {}")  # no prefetching, however slow this is
    page.goto(f"{api.url}/")
    page.get_by_role("button", name="New game").first.wait_for()
    first = settled(page).keys()
    pictures = ("icon.svg", "glen.svg")
    named = {assets().address(name) for name in ("main.js", "styles/all.css", *pictures, *assets().modules)}
    assert named <= first
    assert {name.split("/")[3] for name in first - named} == {"fonts", "games"}
    again = page.context.new_page()
    again.goto(f"{api.url}/")
    again.get_by_role("button", name="New game").first.wait_for()
    assert settled(again).keys() <= first
    assert {name for name, size in settled(again).items() if size} == set()


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("ruleset", ["glen_more", "highland_clans"])
def test_a_table_is_prefetched_when_idle(ruleset: str, api: Api, visit: Callable[..., Any]) -> None:
    """The modules and styles of a game viewed before are loaded before one is opened; other games' are not."""
    game = api.imported(recording({"glen_more": "glen_more_2_players"}.get(ruleset, f"{ruleset}_3_drawn")).read_bytes())
    page = visit("desk")
    page.goto(f"{api.url}/")
    page.evaluate("game => localStorage.setItem('cairn:game', game)", ruleset)
    page.reload()
    named = {name: re.search("/games/([^/]+)/", name) for name in told("later")}
    later = {name for name, of in named.items() if of is None or of[1] == ruleset}
    until(page, f"new Set((({ASKED})()).map(([name]) => name)).isSupersetOf(new Set({sorted(later)}))")
    drawn = (
        "picture.js",
        "art.js",
        "pieces.js",
        "texts.js",
        "words.js",
        "tiles.js",
        ".svg",
    )  # files that pictures are made of
    others = {name for name in asked_for(page).keys() & (named.keys() - later) if not name.endswith(drawn)}
    assert others == set()
    page.evaluate("performance.clearResourceTimings()")
    page.goto(f"{api.url}/#/games/{game['id']}")
    page.locator(".board").wait_for()
    found = asked_for(page)
    assert assets().address(f"games/{ruleset}/index.js") in found
    assert {name for name, size in found.items() if size} == set()
