"""`cairn up --reload`: a change of the page's files shows at once, and the gallery draws recorded games."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import ROOT, Api, serve
from helpers.pages import until

from cairn.service.cli import main

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PARTS = (".packages", "events", "projections", "service", "workers", "tests/contract", "tests/games")
PADDING = "getComputedStyle(document.querySelector('main')).paddingTop"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the tree whose files may be changed."""
    left_out = ignore_patterns("__pycache__", "node_modules", "*.so")
    for part in PARTS:
        copytree(ROOT / part, tmp_path / part, symlinks=True, ignore=left_out)
    return tmp_path


@pytest.mark.usefixtures("services")
def test_a_change_shows_at_once_and_recordings_are_drawn(tree: Path, redis_url: str, visit: Callable[..., Any]) -> None:
    """A style sheet is swapped, a module reloads the page, a broken one changes nothing, and positions are drawn."""
    for url in serve(redis_url, CAIRN_RELOAD="1", PYTHONPATH=str(tree / ".packages")):
        page, files = visit("desk"), tree / "service/web/page"
        page.set_default_timeout(120_000)  # a recorded game is proven, and all its positions are drawn
        page.goto(f"{url}/")
        page.get_by_role("button", name="New game").first.wait_for()
        page.evaluate("window.isOld = true")
        base, texts = files / "styles/base.css", files / "texts/lobby.js"
        base.write_text(base.read_text() + "\nmain#main { padding-top: 77px; }\n")
        until(page, f"{PADDING} === '77px'")
        assert page.evaluate("window.isOld")
        before = texts.read_text()
        texts.write_text(before + 'import "./nowhere.js";\n')
        page.wait_for_timeout(1000)
        assert page.evaluate("window.isOld")
        texts.write_text(before.replace("New game", "Another game"))
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
    assert "Only a checkout" in refused.output
