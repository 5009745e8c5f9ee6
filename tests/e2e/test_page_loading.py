"""Loading the page: the first visit, prefetching, finished games without a network, errors, `cairn up --reload`."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import ROOT, Api, serve
from helpers.pages import PART, PATIENCE, become, client, fits, sound, until

from cairn.contract.playing import recording
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.web import assets

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

REQUESTED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.startsWith('/web/'))
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""
PICTURES = (
    *(f"games/glen_more/{name}.svg" for name in ("landscape", "symbols")),
    *(f"games/highland_clans/{name}.svg" for name in ("land", "wood")),
    *(f"games/schotten_totten/{name}.svg" for name in ("clans", "scenes", "stones", "wall")),
)


def read_requests(page: Any) -> dict[str, int]:
    """Return the page files that a visit requested, with their sizes on the wire."""
    return dict(page.evaluate(REQUESTED))


def wait_for_pictures(page: Any) -> dict[str, int]:
    """Return the same once the pictures of all games have loaded, which the lobby shows after the list."""
    pictures = [assets().address(name) for name in PICTURES]
    until(page, f"new Set((({REQUESTED})()).map(([name]) => name)).isSupersetOf(new Set({pictures}))")
    return read_requests(page)


def find_links(kind: str) -> set[str]:
    """Return the addresses of the page's links of a kind."""
    return set(re.findall(rf'<link rel="{kind}" href="([^"]+)"', assets().page.decode()))


def test_a_first_visit_requests_only_needed_files(api: Api, visit: Callable[..., Any]) -> None:
    """Linked files, fonts and pictures of games. The next visit transfers none."""
    page = visit("desk")
    page.add_init_script("window.requestIdleCallback = () => {}")  # no prefetching, however slow this is
    page.goto(f"{api.url}/")
    page.get_by_role("button", name="New game").first.wait_for()
    first = wait_for_pictures(page).keys()
    named = {assets().address(name) for name in ("main.js", "styles/all.css", "icon.svg", *assets().modules)}
    assert named <= first
    # A browser does not always list the picture behind the inn.
    assert {name.split("/")[3] for name in first - named} - {"glen.svg"} == {"fonts", "games", "languages"}
    again = page.context.new_page()
    again.goto(f"{api.url}/")
    again.get_by_role("button", name="New game").first.wait_for()
    assert wait_for_pictures(again).keys() <= first | {assets().address("glen.svg")}
    assert {name for name, size in wait_for_pictures(again).items() if size} == set()


@pytest.mark.usefixtures("importer")
def test_a_table_is_prefetched_when_idle(api: Api, visit: Callable[..., Any]) -> None:
    """The page's modules are loaded before a table is opened. Those of its game are not."""
    game = api.imported(recording("glen_more_2_players").read_bytes())
    page = visit("desk")
    page.goto(f"{api.url}/")
    later = find_links("later")
    until(page, f"new Set((({REQUESTED})()).map(([name]) => name)).isSupersetOf(new Set({sorted(later)}))")
    index = assets().address("games/glen_more/index.js")
    assert index not in read_requests(page)
    page.evaluate("performance.clearResourceTimings()")
    page.goto(f"{api.url}/#/games/{game['id']}")
    page.locator(".table:not([aria-busy]) .board").wait_for()
    found = read_requests(page)
    assert {index, assets().address("screens/table/table.js")} <= found.keys()
    assert {name for name, size in found.items() if size and "glen_more" not in name} == set()


IN_ANY = "{ ignoreVary: true }"
"""A response in any language."""
CONTROLLED = "Boolean(navigator.serviceWorker.controller)"
CACHED = """(async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push([request.url, [...request.headers.keys()], await (await caches.match(request)).text()]);
  return found;
})()"""
SHOWN = "document.querySelector('.step h2')?.textContent.startsWith('Step {},')"


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """Return a page of a browser with service workers."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(PART)
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE)
    yield opened
    context.close()


def read_caches(page: Any) -> list[tuple[str, list[str], str]]:
    """Return the contents of the browser's caches: URLs, names of headers, bodies."""
    return [(url, headers, body) for url, headers, body in page.evaluate(CACHED)]


@pytest.mark.usefixtures("importer", "services")
def test_a_finished_game_is_replayed_without_a_network(redis_url: str, services: Services, page: Any) -> None:
    """All steps are available from the first visit on. Tokens and running games are in no cache."""
    serving = serve(redis_url)
    url = next(serving)
    become(page, url, "Ann")
    ann = client(page, Api(url))
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]}
    running = ann.post("/v1/games", body)
    over = Api(url).imported(recording("schotten_totten_tactics").read_bytes())
    page.goto(f"{url}/#/games/{running['id']}")
    page.locator(".board [data-piece]").first.wait_for()
    page.goto(f"{url}/#/games/{over['id']}?at=30")
    until(page, SHOWN.format(30))
    until(page, CONTROLLED)
    until(
        page, f"caches.match('/v1/games/{over['id']}/decisions?after=0&limit=500&changes=true', {IN_ANY}).then(Boolean)"
    )
    page.keyboard.press("ArrowRight")
    until(page, SHOWN.format(31))
    until(page, "location.hash.endsWith('?at=31')")
    found = read_caches(page)
    token = page.evaluate("localStorage.getItem('cairn:player')")
    assert any(re.search("/web/.*/main.js$", address) for address, _, _ in found)
    for address, headers, text in found:
        assert "authorization" not in headers
        assert running["id"] not in address + text
        assert token not in text
        assert all(held["token"] not in text for held in running["tokens"])
    serving.close()  # the service is gone
    page.reload()
    until(page, SHOWN.format(31))
    page.locator(".board [data-piece]").first.wait_for()
    page.keyboard.press("ArrowLeft")
    until(page, SHOWN.format(30))
    page.goto(f"{url}/#/")
    page.get_by_text("Cairn cannot be reached").wait_for()
    page.get_by_role("link", name="Replay. Schotten Totten").click()
    page.locator(".board [data-piece]").first.wait_for()
    page.evaluate("part('player.js').then(({ forgetMe }) => forgetMe('Gone.'))")
    until(page, "caches.keys().then((names) => !names.includes('cairn-games'))")
    assert over["id"] not in json.dumps(read_caches(page))


def test_the_page_can_be_installed(api: Api, page: Any) -> None:
    """The browser accepts its manifest, and its icons have the declared sizes."""
    page.goto(f"{api.url}/")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async ([base, src]) => {
              const image = new Image();
              image.src = new URL(src, base);
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            [found["url"], icon["src"]],
        )
        assert size == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


PARTS = (".packages", "events", "projections", "service", "workers", "tests/contract", "tests/games")
PADDING = "getComputedStyle(document.querySelector('main')).paddingTop"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the tree whose files may be changed."""
    left_out = ignore_patterns("__pycache__", "node_modules", "*.so")
    for part in PARTS:
        copytree(ROOT / part, tmp_path / part, symlinks=True, ignore=left_out)
    copy(ROOT / "openapi.yaml", tmp_path)  # a link of the service leads to it
    return tmp_path


@pytest.mark.usefixtures("services")
def test_a_change_shows_at_once_and_recordings_are_drawn(tree: Path, redis_url: str, visit: Callable[..., Any]) -> None:
    """A style sheet is swapped, a text reloads the page, a broken module changes nothing, and positions are drawn."""
    for url in serve(redis_url, CAIRN_RELOAD="1", PYTHONPATH=str(tree / ".packages")):
        page, files = visit("desk"), tree / "service/web/page"
        page.set_default_timeout(120_000)  # a recorded game is proven, and all its positions are drawn
        page.goto(f"{url}/")
        page.get_by_role("button", name="New game").first.wait_for()
        page.evaluate("window.isOld = true")
        base, module = files / "styles/base.css", files / "screens/lobby/lobby.js"
        base.write_text(base.read_text() + "\nmain#main { padding-top: 77px; }\n")
        until(page, f"{PADDING} === '77px'")
        assert page.evaluate("window.isOld")
        before = module.read_text()
        module.write_text(before + 'import "./nowhere.js";\n')
        page.wait_for_timeout(1000)
        assert page.evaluate("window.isOld")
        module.write_text(before)
        texts = tree / "service/languages/en/page_start.ftl"
        texts.write_text(texts.read_text().replace("New game", "Another game"))
        page.get_by_role("button", name="Another game").first.wait_for()
        assert not page.evaluate("window.isOld")
        page.goto(f"{url}/gallery?recording=schotten_totten/schotten_totten_tactics")
        page.get_by_role("heading", name="Step 2.").wait_for()
        assert page.locator(".specimen").count() > 20
        assert page.locator(".position").count() > 40
        page.get_by_role("heading", name="Step 2.").scroll_into_view_if_needed()  # drawn when it is visible
        page.locator(".position .board [data-piece]").first.wait_for()


def test_without_the_option_there_is_no_reload(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the gallery nor the stream of changes exists. An installation without the files reports it."""
    for path in ("/gallery", "/reload", "/gallery/recordings", "/web/gallery.js"):
        assert api.ask("GET", path).status_code == 404
    assert b"reload.js" not in api.ask("GET", "/").content
    monkeypatch.setattr(Path, "is_dir", lambda _: False)
    refused = CliRunner().invoke(main, ["up", "--reload"])
    assert refused.exit_code == 1
    assert "needs a checkout of Cairn" in refused.output


def test_a_step_that_cannot_be_loaded_is_reported(api: Api, show_table: Callable[..., Any]) -> None:
    """To a spectator, too."""
    game, _ = api.open()
    page = show_table(game)
    page.route("**/decisions/2", lambda route: route.abort())
    page.get_by_role("link", name="Look back").click()
    page.locator(".notice").get_by_text("Cairn cannot be reached").wait_for()


def test_a_board_is_drawn_only_with_its_style(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The table waits for the style of its game. If the style cannot be loaded, the page reports it and can retry."""
    game, _ = api.open()
    page = visit("desk")
    page.route("**/schotten_totten/style.css", lambda route: route.abort(), times=1)
    page.goto(f"{live}/#/games/{game['id']}")
    page.get_by_text("Cairn cannot be reached").wait_for()
    held = []
    page.route("**/schotten_totten/style.css", lambda route: held.append(route), times=1)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_timeout(500)
    assert held
    assert page.locator(".board").count() == 0
    held[0].continue_()
    page.locator(".board").wait_for()
    assert page.locator(".border").first.evaluate("(border) => getComputedStyle(border).display") == "grid"


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("nowhere", "There is no such page at Cairn."),
        (f"players/{'a' * 20}", "There is no such player, or they were erased."),
        (f"games/{'a' * 20}", "There is no such game, or it was deleted."),
    ],
)
def test_missing_pages_are_reported(path: str, says: str, size: str, live: str, visit: Callable[..., Any]) -> None:
    """On a screen with a heading and a link to the games."""
    page = visit(size)
    page.goto(f"{live}/#/{path}")
    page.get_by_role("alert").get_by_text(says).wait_for()
    assert page.title() == "This cannot be shown · Cairn"
    sound(page)
    fits(page)
    page.get_by_role("link", name="Go to the games").click()
    page.get_by_role("button", name="New game").wait_for()


def test_a_screen_that_cannot_be_loaded_is_requested_again(live: str, visit: Callable[..., Any]) -> None:
    """Screens are modules loaded on demand. Without a network the page reports the error.

    Automatic requests fail, too: otherwise they would show the screen before the button is clicked.
    """
    page = visit("phone")
    page.route("**/screens/account/me.js", lambda route: route.abort())
    page.goto(f"{live}/")
    page.route("**/v1/rulesets", lambda route: route.abort())
    page.get_by_role("link", name="You", exact=True).click()
    page.get_by_role("alert").get_by_text("Cairn cannot be reached").wait_for()
    page.get_by_role("heading", name="This cannot be shown").wait_for()
    sound(page)
    page.unroute("**/screens/account/me.js")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="You", exact=True).wait_for()
