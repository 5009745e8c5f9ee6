"""All commands: refused resources, exit codes, completion, and the imports of `--help`."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from helpers.api import KEY, ROOT
from helpers.commands import open_game

from cairn.service.cli import main
from cairn.service.cli.game_log import NOTHING_TO_PROVE
from cairn.service.container import Services
from cairn.service.web.documents import GUIDE

GAME = "a" * 20
FILE = str(ROOT / "tests/conftest.py")
ARGUMENTS: dict[str, list[list[str]]] = {
    **{
        name: [[]]
        for name in ("worker", "caretaker", "doctor", "rebuild", "compact", "finish-upgrade", "status", "failover")
    },
    **{name: [] for name in ("openapi", "new-game", "analyse", "config", "install", "uninstall", "train")},
    "up": [["--port", "0", "--no-demo"]],
    "api": [["--port", "0"]],
    "replay": [[GAME]],
    "verify": [[GAME], [GAME, "--choices"], ["--log"]],
    "mcp": [["--url", "{url}"]],
    "export": [[GAME], ["--all", "{folder}"]],
    "import": [[FILE], ["--all", FILE]],
    "backup": [["{folder}/backup"]],
    "restore": [[FILE]],
    "key": [[], ["--change", "--yes"]],
    "players": [["list"], ["show", GAME], ["export", GAME], ["erase", "--yes", GAME], ["erased"]],
    "series": [["export", GAME, "--trf", "{folder}/cup.trf"]],
    "games": [["list"], ["show", GAME], ["delete", "--yes", GAME]],
}
"""Valid arguments of each command, none if it needs no Redis."""
WRONG = [
    *("nonsense", "redis://[::1", "redis://host:port", "redis://host?nonsense=1", "redis+sentinel://host"),
    *("redis+sentinel://host/name?nonsense=1", "redis+cluster://host/3", "http://x/"),
]
AWAY = "redis://127.0.0.1:1"


def call(folder: Path, url: str, *command: str, **environment: str | None) -> Result:
    """Call a command with a URL of Redis."""
    words = [word.format(url=url, folder=folder) for word in command]
    clean: dict[str, str | None] = {"REDIS_URL": url, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": None}
    return CliRunner().invoke(main, words, env=clean | {"CAIRN_BACKUP_KEY": KEY} | environment)


def test_each_command_is_listed() -> None:
    """A new command must be added here and to a document."""
    where = "List it in `ARGUMENTS`, describe it in service/README.md, and give it `--json` (test_output.py)"
    assert {*ARGUMENTS} == {*main.commands}, where
    names = ("README.md", "service/README.md", "service/run/README.md", "service/run/settings.md")
    texts = "".join(path.read_text() for path in [*(ROOT / name for name in names), *GUIDE.glob("*.md")])
    assert [name for name in main.commands if not re.search(rf"(cairn |`){name}\b", texts)] == [], where


@pytest.mark.daily
@pytest.mark.parametrize("name", [name for name, calls in ARGUMENTS.items() if calls])
def test_a_command_reports_a_wrong_url(name: str, tmp_path: Path) -> None:
    """It may be wrong in several ways, or right without a server: then only the API starts, and waits."""
    waiting = (("api", AWAY), ("mcp", AWAY), ("mcp", "http://x/"))
    for url in [url for url in [*WRONG, AWAY] if (name, url) not in waiting]:
        for arguments in ARGUMENTS[name]:
            result = call(tmp_path, url, name, *arguments)
            assert isinstance(result.exception, SystemExit), (name, url, result.exception)
            assert result.exit_code == (NOTHING_TO_PROVE if name == "verify" else 1), (name, url, result.output)
            last = result.output.splitlines()[-1 if name != "doctor" else -2]
            wrong = {"doctor": ("wrong  ",), "status": ("Error: ", "See `cairn doctor`")}.get(name, ("Error: ",))
            assert last.startswith(wrong), (name, url, result.output)


@pytest.mark.parametrize("name", ["up", "api", "worker", "caretaker", "doctor"])
def test_the_url_of_the_queue_is_checked(name: str, redis_url: str, tmp_path: Path) -> None:
    """Each part that uses it checks it when it starts."""
    for url in ("nonsense", "redis://[::1"):
        result = call(tmp_path, redis_url, name, *ARGUMENTS[name][0], CAIRN_QUEUE_URL=url)
        assert isinstance(result.exception, SystemExit), (name, url, result.exception)
        assert result.exit_code == 1


def test_a_missing_game_is_not_a_failed_proof(redis_url: str, tmp_path: Path) -> None:
    """A missing file, a folder or a missing game exits with 3 and a sentence, a failed proof with 1."""
    for missing in (str(tmp_path / "none.jsonl"), str(tmp_path), GAME):
        result = call(tmp_path, redis_url, "verify", missing)
        assert (result.exit_code, result.output.startswith("Error: ")) == (3, True), result.output
    assert call(tmp_path, redis_url, "verify", FILE).exit_code == 1


README = (ROOT / "service/README.md").read_text()
CALLS: dict[int, list[list[str]]] = {
    0: [["status"], ["config"], ["games", "list"], ["--version"], ["key"]],
    1: [["doctor", "--url", ""], ["games", "show", "a" * 20], ["verify", "{file}"], ["games", "delete", "{game}"]],
    2: [["nonsense"], ["backup"], ["games", "list", "--limit", "0"], ["verify", "{game}"]],
    3: [["verify", "a" * 20], ["verify", "{folder}/none.jsonl"]],
}
"""Calls by exit code: a running game, a file that is not an archive, and no confirmation."""


def test_the_table_of_exit_codes(services: Services, redis_url: str, tmp_path: Path) -> None:
    """Commands exit with each code of the table, and with no other."""
    (table,) = re.findall(r"\| exit code \| .*\n\|---\|---\|\n((?:\| .*\n)+)", README)
    assert [int(row.split("|")[1]) for row in table.splitlines()] == [*CALLS]
    (tmp_path / "wrong.jsonl").write_text("nonsense\n")
    places = {"game": open_game(services), "file": tmp_path / "wrong.jsonl", "folder": tmp_path}
    environment = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_QUEUE_URL": None}
    for code, calls in CALLS.items():
        for words in calls:
            result = CliRunner().invoke(main, [word.format(**places) for word in words], env=environment)
            assert result.exit_code == code, (words, result.output)
    away = CliRunner().invoke(main, ["rebuild"], env=environment | {"REDIS_URL": AWAY})
    assert away.exit_code == 1


@pytest.mark.slow
def test_bash_completes_commands_and_values() -> None:
    """The line of the page completes commands, commands of a group, options and their values."""
    (line,) = re.findall(r"^(eval .*bash_source cairn\)\")", README, re.MULTILINE)
    script = f"{line}\n" + "\n".join(
        f'COMP_WORDS=({words}); COMP_CWORD={count}; COMPREPLY=(); _cairn_completion cairn; echo "${{COMPREPLY[@]}}"'
        for words, count in (("cairn ga", 1), ('cairn games ""', 2), ('cairn games list --status ""', 4))
    )
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    bash, environment = ["bash", "-euc", script], os.environ | {"PATH": path}
    said = subprocess.run(bash, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.splitlines() == ["games", "delete list show", "open running finished"]


LIBRARIES = {
    *("cryptography", "flask", "granian", "httpx2", "marshmallow", "mcp", "msgspec", "redis", "rich", "rq"),
    *("structlog", "prometheus_client"),
}
PRINT_IMPORTS = """
import sys
from cairn.service.cli import main
main(sys.argv[1:], standalone_mode=False)
print("imported:", *{name.partition(".")[0] for name in sys.modules})
"""


@pytest.mark.daily
@pytest.mark.parametrize(
    "command",
    [[], ["up"], ["api"], ["replay"], ["verify"], ["import"], ["mcp"], ["doctor"], ["status"], ["games", "list"]],
)
def test_help_imports_no_library(command: list[str]) -> None:
    """Help is fast."""
    call = [sys.executable, "-c", PRINT_IMPORTS, *command, "--help"]
    said = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    words, _, imported = said.partition("imported:")
    assert words.startswith("Usage: ")
    assert LIBRARIES & {*imported.split()} == set()


def test_cairn_up_imports_no_library() -> None:
    """Before `cairn up` has started the parts, it does not load their libraries."""
    assert LIBRARIES & read_imports("cairn.service.cli.serve") == set()


@pytest.mark.slow
def test_cryptography_is_imported_only_with_a_signing_key() -> None:
    """The import is slow, and most parts have no signing key."""
    imported = read_imports("cairn.service.app, cairn.workers.worker")
    assert {"flask", "rq"} <= imported
    assert "cryptography.hazmat" not in imported


def read_imports(modules: str) -> set[str]:
    """Return all modules that an import of these modules loads."""
    code = f"import sys, {modules}; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {*said.split()}


WITHOUT = "import sys; sys.modules['mcp'] = None; from cairn.service.cli import main; main(['mcp'])"
"""Makes the import fail like that of a missing package."""


def test_without_the_extra_it_names_the_extra() -> None:
    """It is one sentence, with the exit code of other refusals."""
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Error: This command needs the extra `mcp`: pip install 'cairn-games[mcp]'.\n"


@pytest.mark.daily
@pytest.mark.parametrize(
    "url", ["localhost:8000", "ftp://127.0.0.1", "http://", "http://ann:secret@127.0.0.1", "http://a/?b", "http://[::1"]
)
def test_an_invalid_url_is_refused(url: str) -> None:
    """It is not quoted, as it may contain a password."""
    done = _run("--url", url)
    assert done.returncode == 1
    assert done.stderr == "Error: The URL must be an address alone, such as http://127.0.0.1:8000.\n"


@pytest.mark.parametrize("token", ["secretsecretsecretsecret", "abc=secretsecretsecret", f"{'a' * 20}=secret secret"])
def test_an_invalid_token_is_refused(token: str) -> None:
    """It is not quoted."""
    done = _run("--token", token)
    assert done.returncode == 1
    assert done.stderr.startswith("Error: A token must be GAME=TOKEN")
    assert "secret" not in done.stderr + done.stdout


@pytest.mark.slow
def test_it_ends_when_its_input_does() -> None:
    """It has written nothing without a request."""
    done = _run()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def _run(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cairn.service", "mcp", *options]
    return subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
