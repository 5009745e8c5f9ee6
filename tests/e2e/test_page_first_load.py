"""The first load in a real browser: it takes few requests, and the next one takes none."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import until
from helpers.playing import recording

from cairn.service.web import PAGE, assets

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ASKED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.startsWith('/web/'))
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""

MODULES = sorted(
    path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*.js") if path.name not in ("main.js", "docs.js")
)
EXPORTS = """async ([scripts, modules]) => {
  const page = document.querySelector('script[type=module]').src;
  for (const script of scripts) await import(new URL(script, page));
  const { joinedModules } = await import(page);
  const types = (exported) => Object.fromEntries(Object.entries(exported).map(([name, one]) => [name, typeof one]));
  const joined = {}, alone = {};
  for (const name of modules) {
    joined[name] = name in joinedModules && types(joinedModules[name]);
    alone[name] = types(await import(`/web/${name}`));
  }
  return [joined, alone];
}"""
"""Gives what each module exports, and of what type: joined, and alone."""


def asked_for(page: Any) -> dict[str, int]:
    """Return what files of the page a visit has asked for, and how many bytes came over the wire for each."""
    return dict(page.evaluate(ASKED))


def told(kind: str) -> set[str]:
    """Return what the page links to so."""
    return set(re.findall(rf'<link rel="{kind}" href="([^"]+)"', assets().page.decode()))


def test_a_first_visit_asks_for_few_files(api: Api, visit: Callable[..., Any]) -> None:
    """The page's script, style and sign, and the games' pictures; the next visit has nothing over the wire."""
    page = visit("desk")
    page.goto(f"{api.url}/")
    page.get_by_role("button", name="New game").first.wait_for()
    pictures = {name for name in assets().scripts if name.endswith("/picture.js")}
    drawings = {f"games/glen_more/{name}.svg" for name in ("landscape", "symbols")}
    first = {assets().address(name) for name in ("main.js", "styles/all.css", "icon.svg", *pictures, *drawings)}
    assert asked_for(page).keys() == first
    again = page.context.new_page()
    again.goto(f"{api.url}/")
    again.get_by_role("button", name="New game").first.wait_for()
    assert asked_for(again).keys() == first
    assert {name for name, size in asked_for(again).items() if size} == set()


def test_a_joined_module_is_what_it_is_alone(api: Api, visit: Callable[..., Any]) -> None:
    """Each module of the page is in a script, and exports there what its own file does."""
    page = visit("desk")
    page.goto(f"{api.url}/")
    joined, alone = page.evaluate(EXPORTS, [[*assets().scripts], MODULES])
    assert joined == alone
    assert alone["screens/table.js"] == {"showTable": "function"}


@pytest.mark.usefixtures("importer")
def test_a_table_is_fetched_while_nothing_else_is_to_do(api: Api, visit: Callable[..., Any]) -> None:
    """A visitor who opens one from the lobby has all its modules and its style already."""
    game = api.imported(recording("glen_more_2_players").read_bytes())
    page = visit("desk")
    page.goto(f"{api.url}/")
    later = told("later")
    until(page, f"new Set((({ASKED})()).map(([name]) => name)).isSupersetOf(new Set({sorted(later)}))")
    page.evaluate("performance.clearResourceTimings()")
    page.goto(f"{api.url}/#/games/{game['id']}")
    page.locator(".board").wait_for()
    found = asked_for(page)
    assert assets().address("games/glen_more/index.js") in found
    assert {name for name, size in found.items() if size} == set()
