"""A browser, a service with opponents, and a wheel."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest
from helpers.api import ROOT, Api, running
from helpers.pages import PART, PATIENCE, SIZES, become, chromium, sit


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Return Debian's chromium."""
    with chromium() as started:
        yield started


@pytest.fixture
def visit(browser: Any) -> Iterator[Callable[..., Any]]:
    """Return a function that opens a page of a size. Errors and policy violations fail the test."""
    opened, complaints = [], []

    def go(size: str, scheme: str = "light", motion: str = "reduce") -> Any:
        looks = {"viewport": SIZES[size], "color_scheme": scheme, "reduced_motion": motion}
        context = browser.new_context(**looks, service_workers="block")
        context.add_init_script(PART)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend([said.text] * ("Content Security Policy" in said.text)))
        opened.append(context)
        return page

    yield go
    for context in opened:
        context.close()
    assert not complaints


@pytest.fixture
def service_url(api: Api, redis_url: str) -> Iterator[str]:
    """Return the URL of a service with a real worker and a caretaker."""
    with running({"REDIS_URL": redis_url}, "worker", "caretaker"):
        yield api.url


@pytest.fixture
def home(live: str, visit: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that shows the lobby at a size."""

    def go(size: str = "desk", scheme: str = "light", motion: str = "reduce") -> Any:
        page = visit(size, scheme, motion)
        page.goto(f"{live}/")
        return page

    return go


@pytest.fixture
def sign_up(live: str, visit: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that shows the lobby to a new player."""

    def go(name: str, size: str = "desk", scheme: str = "light") -> Any:
        page = visit(size, scheme)
        become(page, live, name)
        return page

    return go


@pytest.fixture
def show_table(live: str, visit: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that shows a game's table in a browser with the tokens of some seats."""

    def go(game: dict[str, Any], *seats: int, size: str = "desk", scheme: str = "light") -> Any:
        page = visit(size, scheme)
        sit(page, live, game, *seats)
        return page

    return go


@pytest.fixture
def phone(browser: Any) -> Iterator[Any]:
    """Return a page in a browser with touch input."""
    context = browser.new_context(viewport=SIZES["phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    context.add_init_script(PART)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree for the build: setuptools builds in the folder, so parallel builds would conflict."""
    left_out = ignore_patterns(".venv", ".git", "build", "tests", "*.egg-info", "__pycache__", "node_modules")
    source = copytree(ROOT, tmp_path_factory.mktemp("source") / "cairn", symlinks=True, ignore=left_out)
    copytree(ROOT / "tests/contract", source / "tests/contract", ignore=left_out)  # `cairn.contract` is in it
    return source


@pytest.fixture(scope="session")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel of the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(source)]
    subprocess.run(pip, check=True, timeout=300)
    (built,) = folder.glob("cairn_games-*.whl")
    return built
