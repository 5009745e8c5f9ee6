"""The page of a checkout: `cairn up` bundles it, it needs few requests, and a table has its frame at once."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Any

import pytest
import requests
from helpers.api import ROOT, Api, serve
from helpers.pages import sit, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

BUNDLER = ".build/page.py"
MAX_REQUESTS = 40
MAX_BYTES = 120_000
"""Maximum size of the lobby of a first visit in bytes, with all responses compressed by gzip."""
MAX_BYTES_OF_TABLE = 60_000
"""Maximum size of what a first table of a game needs then."""
NO_PREFETCHING = "window.requestIdleCallback = () => {}"
AT_ONCE = "window.requestIdleCallback = (call) => call()"
"""Prefetch when the page has waited, however busy the browser is."""


def run_bundler(tree: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Bundle the page of a tree as `cairn up` does."""
    command = [sys.executable, str(tree / BUNDLER)]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def bundled(redis_url: str) -> Iterator[str]:
    """Run an API that serves the bundle of this checkout, and return its URL."""
    made = run_bundler(ROOT)
    assert made.returncode == 0, made.stderr
    yield from serve(redis_url, CAIRN_PAGE=made.stdout.strip())


def size_of(url: str, headers: dict[str, str]) -> int:
    """Return the size of a response in bytes, compressed by gzip; 0 for a stream."""
    if "/stream" in url:
        return 0
    sent = {name: value for name, value in headers.items() if name == "authorization"} | {"Accept-Encoding": "gzip"}
    with requests.get(url, headers=sent, stream=True, timeout=30) as answer:
        return len(answer.raw.read())


@pytest.mark.usefixtures("services")
@pytest.mark.parametrize(("ruleset", "seats"), [("schotten_totten", 2), ("highland_clans", 3), ("glen_more", 3)])
def test_a_lobby_and_a_table_need_few_requests(
    ruleset: str, seats: int, bundled: str, visit: Callable[..., Any]
) -> None:
    """Requests of an address are counted once: the browser has it then."""
    people = [{"kind": "human", "name": f"Ann {seat}"} for seat in range(seats)]
    game = Api(bundled).post("/v1/games", {"ruleset": ruleset, "seats": people})
    page, seen = visit("desk"), dict[str, dict[str, str]]()
    page.add_init_script(NO_PREFETCHING)
    page.on("request", lambda request: seen.setdefault(request.url, request.headers))
    page.goto(f"{bundled}/")
    page.get_by_role("button", name="New game").first.wait_for()
    page.wait_for_load_state("networkidle")
    first = dict(seen)
    assert len(first) <= MAX_REQUESTS
    sizes = {url: size_of(url, headers) for url, headers in first.items()}
    print("lobby", len(first), sum(sizes.values()), file=sys.stderr)
    assert sum(sizes.values()) <= MAX_BYTES, sorted(sizes.items(), key=lambda item: -item[1])
    sit(page, bundled, game, 0)
    page.locator(".board [data-piece]").first.wait_for()
    page.wait_for_timeout(1000)
    sizes = {url: size_of(url, headers) for url, headers in seen.items() if url not in first}
    print(ruleset, len(sizes), sum(sizes.values()), file=sys.stderr)
    assert len(sizes) <= MAX_REQUESTS
    assert sum(sizes.values()) <= MAX_BYTES_OF_TABLE, sorted(sizes.items(), key=lambda item: -item[1])


@pytest.mark.usefixtures("services")
def test_a_table_has_its_frame_before_its_game_is_loaded(bundled: str, visit: Callable[..., Any]) -> None:
    """The board's place is as large as then."""
    game, _ = Api(bundled).open()
    page, held = visit("desk"), []
    page.route(f"**/v1/games/{game['id']}", lambda route: held.append(route), times=1)
    page.goto(f"{bundled}/#/games/{game['id']}")
    page.locator(".table[aria-busy] .board").wait_for()
    until(page, "document.fonts.status === 'loaded'")
    frame = page.locator(".board").bounding_box()
    assert frame["width"] > 900
    assert frame["height"] > 600
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.locator(".table:not([aria-busy]) .board [data-piece]").first.wait_for()
    assert page.locator(".board").bounding_box()["width"] == frame["width"]


@pytest.mark.usefixtures("services")
@pytest.mark.parametrize(
    ("connection", "is_fetched"),
    [
        ({"saveData": True, "effectiveType": "4g"}, False),
        ({"saveData": False, "effectiveType": "2g"}, False),
        ({"saveData": False, "effectiveType": "3g"}, False),
        ({"saveData": False, "effectiveType": "4g"}, True),
        (None, True),
    ],
)
def test_nothing_is_fetched_ahead_on_metered_or_slow_connections(
    connection: dict[str, Any] | None, is_fetched: bool, bundled: str, visit: Callable[..., Any]
) -> None:
    """A browser that does not describe its connection fetches ahead."""
    page = visit("desk")
    page.add_init_script(
        f"Object.defineProperty(navigator, 'connection', {{ value: {json.dumps(connection)} ?? undefined }})"
    )
    page.add_init_script(AT_ONCE)
    page.goto(f"{bundled}/")
    page.get_by_role("button", name="New game").first.wait_for()
    page.wait_for_load_state("load")
    if is_fetched:
        page.locator("link[rel=prefetch]").first.wait_for(state="attached")
    page.wait_for_timeout(3000)  # longer than the page waits
    assert (page.locator("link[rel=prefetch]").count() > 0) == is_fetched


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of what makes the bundle, in which files may be changed."""
    copytree(ROOT / "service/web", tmp_path / "service/web", ignore=ignore_patterns("__pycache__"), symlinks=True)
    (tmp_path / ".packages/cairn").mkdir(parents=True)
    (tmp_path / ".packages/cairn/service").symlink_to("../../service")
    (tmp_path / ".build").mkdir()
    copy(ROOT / BUNDLER, tmp_path / BUNDLER)
    return tmp_path


def test_a_changed_page_is_bundled_again(tree: Path, tmp_path: Path) -> None:
    """And an unchanged one is not. Without Node.js a changed page has no bundle, and an unchanged one still has its."""
    made = run_bundler(tree)
    assert made.returncode == 0, made.stderr
    folder = Path(made.stdout.strip())
    assert folder == tree / ".build/bundle"
    written = (folder / "main.js").stat().st_mtime_ns
    assert run_bundler(tree, PATH=str(tmp_path)).stdout.strip() == str(folder)
    assert (folder / "main.js").stat().st_mtime_ns == written
    module = tree / "service/web/page/screens/lobby/quick_game.js"
    module.write_text(module.read_text().replace("Ailsa", "Morven"))
    without = run_bundler(tree, PATH=str(tmp_path))
    assert without.returncode == 1
    assert without.stderr.startswith("The page is not bundled, as Node.js and npm are not here")
    assert run_bundler(tree).returncode == 0
    scripts = "".join(path.read_text() for path in folder.glob("*.js"))
    assert "Morven" in scripts
