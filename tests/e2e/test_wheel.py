"""The wheel works without the source tree."""

import gzip
import os
import re
import subprocess
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from helpers.api import Api, serve
from helpers.packages import ARD_RI, site_of
from helpers.pages import sit

from cairn.contract.playing import recording
from cairn.events.registry import games
from cairn.service.container import Services
from cairn.service.web.assets import Assets

ROOT = Path(__file__).parents[2]
MAX_BYTES, MAX_BYTES_OF_A_GAME = 112_000, 25_000
"""Maximum size of the page's own scripts and styles in bytes, compressed by gzip, and of those of each game."""
pytestmark = [pytest.mark.install, pytest.mark.timeout(600)]


def files_of(wheel: Path) -> list[str]:
    """Return the names of a wheel's files. A chunk's name contains the folder of its build, too."""
    return sorted(re.sub(r"chunk-\w+", "chunk", name) for name in ZipFile(wheel).namelist())


def test_a_wheel_can_be_built_from_a_source_distribution(source: Path, wheel: Path, tmp_path: Path) -> None:
    """It has the same files as a wheel of the tree, including the kernel with a C compiler."""
    venv.create(tmp_path / "env", with_pip=True)
    python, needs = tmp_path / "env" / "bin" / "python", tomllib.loads((ROOT / "pyproject.toml").read_text())
    subprocess.run([python, "-m", "pip", "install", "-q", *needs["build-system"]["requires"]], check=True, timeout=300)
    build = "import sys; sys.path.insert(0, '.build'); import backend; backend.build_sdist(sys.argv[1])"
    subprocess.run([python, "-c", build, tmp_path], check=True, cwd=source, stdout=subprocess.DEVNULL, timeout=300)
    (archive,) = tmp_path.glob("cairn_games-*.tar.gz")
    pip = [str(python), "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path), str(archive)]
    subprocess.run(pip, check=True, timeout=300)
    (of_archive,) = tmp_path.glob("cairn_games-*.whl")
    assert files_of(of_archive) == files_of(wheel)


def test_a_wheel_is_complete(wheel: Path, tmp_path: Path) -> None:
    """Installed into an empty environment, it has the rulebooks, the page and the command line, and no tests."""
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", str(wheel)], check=True, timeout=300)
    program = """
import importlib.util
from cairn.service.app import create_app
from cairn.service.rules import GAMES, newest
from cairn.service.rules.rulebooks import clauses
assert all(clauses(name, newest(name).version) for name in GAMES)
assert importlib.util.find_spec("tests") is None
assert importlib.util.find_spec("cairn.contract.plugin")
client = create_app().test_client()
assert [client.get(path).status_code for path in ("/healthz", "/", "/web/main.js")] == [200] * 3
assert [client.get(f"/openapi.{kind}").status_code for kind in ("yaml", "json")] == [200] * 2
assert client.get("/web/vendor/lean-qr/LICENSE.txt").status_code == 200
import cairn.workers.turns
"""
    subprocess.run([python, "-c", program], check=True, cwd=tmp_path, timeout=60)
    cairn = str(tmp_path / "env" / "bin" / "cairn")
    subprocess.run([cairn, "new-game", "frog_race"], check=True, cwd=tmp_path, capture_output=True, timeout=60)
    assert (tmp_path / "frog_race/frog_race/page/index.js").is_file()
    command = [cairn, "openapi"]
    described = subprocess.run(command, check=True, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert described.stdout == (ROOT / "openapi.yaml").read_text()


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the wheel's files."""
    folder = tmp_path_factory.mktemp("unpacked")
    ZipFile(wheel).extractall(folder)
    return folder


def test_a_wheel_contains_the_page_as_a_bundle(unpacked: Path) -> None:
    """In fewer files, each with its source map and its compressed form. Every imported module exists."""
    page = unpacked / "cairn/service/web/page"
    made, source = Assets(page), Assets(ROOT / "service/web/page")
    scripts, before = ([name for name in one.files if name.endswith(".js")] for one in (made, source))
    assert len(scripts) < len(before) / 2
    assert len(made.modules) < len(source.modules) / 4
    for name in scripts:
        text = made.files[name].decode()
        for target in re.findall(r'(?:from|import)"(\.[^"]+)"', text):
            assert os.path.normpath(Path(name).parent / target) in made.files, (name, target)
        if len(made.files[name]) > 1024:
            assert f"{name}.map" in made.files
            assert len(made.brotli[name]) < len(made.files[name]) * 0.7
    own = [name for name in made.files if name.endswith((".js", ".css"))]
    compressed = {name: len(gzip.compress(made.files[name])) for name in own}
    of_games = {game: sum(compressed[name] for name in own if name.startswith(f"games/{game}/")) for game in games()}
    assert sum(compressed.values()) - sum(of_games.values()) < MAX_BYTES
    assert max(of_games.values()) < MAX_BYTES_OF_A_GAME
    assert {f"games/{game}/{name}.js" for game in games() for name in ("index", "texts", "picture")} <= {*scripts}
    assert not {"package.json", "biome.json", "bundle.js"} & {path.name for path in page.parent.iterdir()}


@pytest.mark.usefixtures("services", "importer")
def test_the_page_of_a_wheel_shows_its_games_and_those_of_packages(
    unpacked: Path, redis_url: str, services: Services, tmp_path: Path, visit: Callable[..., Any]
) -> None:
    """Each is drawn from its URL and explained with the page's own modules, each loaded once."""
    settings = site_of(tmp_path / "site", ARD_RI)
    settings["PYTHONPATH"] = os.pathsep.join([str(unpacked), settings["PYTHONPATH"]])
    for url in serve(redis_url, **settings):
        api, page = Api(url), visit("desk")
        page.goto(f"{url}/")
        page.locator(".shelf svg").nth(2).wait_for()
        for name in ("schotten_totten_tactics", "highland_clans_3_drawn", "glen_more_2_players"):
            game = api.imported(recording(name).read_bytes())
            page.goto(f"{url}/#/games/{game['id']}?at=30")
            page.locator(".step h2", has_text="Step 30,").wait_for()
            assert page.locator(".board [aria-label]").count() > 3
            page.goto(f"{url}/#/games/{game['id']}")
            page.locator(".results tbody tr").first.wait_for()
        people = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
        game = api.post("/v1/games", {"ruleset": "ard_ri", "options": {"first_seat": 0}, "seats": people})
        sit(page, url, game, 0)
        page.get_by_role("button", name="c1: an attacker").click()
        page.get_by_role("button", name="b1: empty").click()
        page.get_by_role("button", name="b1: an attacker").wait_for()
        page.goto(f"{url}/#/standings/glen_more")
        page.get_by_role("heading", name="Glen More").first.wait_for()


@pytest.mark.parametrize("first", ["cairn", "Events"])
def test_a_wheel_does_not_overwrite_other_packages(wheel: Path, tmp_path: Path, first: str) -> None:
    """`Events`, which opensearch-py needs, is imported as `events`: in any order of installation both work."""
    with ZipFile(wheel) as packed:
        assert {name.partition("/")[0].partition("-")[0] for name in packed.namelist()} == {"cairn", "cairn_games"}
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / "bin" / "python"
    for package in sorted([str(wheel), "Events"], key=lambda name: (name == "Events") != (first == "Events")):
        subprocess.run([python, "-m", "pip", "install", "-q", "--no-deps", package], check=True, timeout=300)
    program = "from events import Events; import cairn.events, cairn.workers; Events(); print(cairn.events.__file__)"
    where = subprocess.run([python, "-c", program], check=True, cwd=tmp_path, capture_output=True, text=True).stdout
    assert where.strip().endswith("site-packages/cairn/events/__init__.py")
