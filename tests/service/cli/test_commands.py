"""Every command, by its name, ends in a sentence where what it needs is wrong or away, and never in a traceback."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from helpers.api import KEY, ROOT

from cairn.service.cli import main
from cairn.service.cli.games import NOTHING_TO_PROVE

GAME = "a" * 20
FILE = str(ROOT / "tests/conftest.py")
ARGUMENTS: dict[str, list[list[str]]] = {
    "up": [["--port", "0", "--no-demo"]],
    "api": [["--port", "0"]],
    "worker": [[]],
    "caretaker": [[]],
    "doctor": [[]],
    "openapi": [],  # it asks no Redis
    "new-game": [],  # nor does this
    "replay": [[GAME]],
    "verify": [[GAME], [GAME, "--choices"], ["--log"]],
    "analyse": [],  # nor does this
    "mcp": [["--url", "{url}"]],
    "export": [[GAME], ["--all", "{folder}"]],
    "import": [[FILE], ["--all", FILE]],
    "backup": [["{folder}/backup"]],
    "restore": [[FILE]],
    "rebuild": [[]],
    "compact": [[]],
    "key": [[], ["--change", "--yes"]],
    "finish-upgrade": [[]],
    "players": [["list"], ["show", GAME], ["export", GAME], ["erase", "--yes", GAME], ["erased"]],
    "status": [[]],
    "config": [],  # nor this
    "games": [["list"], ["show", GAME], ["delete", "--yes", GAME]],
}
"""What each command is called with, so that nothing is wrong with it but the URL."""
WRONG = [
    "nonsense",
    "redis://[::1",
    "redis://host:port",
    "redis://host?nonsense=1",
    "redis+sentinel://host/name?nonsense=1",
    "redis+sentinel://host",
    "redis+cluster://host/3",
    "http://x/",
]
AWAY = "redis://127.0.0.1:1"


def call(folder: Path, url: str, *command: str, **environment: str | None) -> Result:
    """Call a command with a URL of Redis."""
    words = [word.format(url=url, folder=folder) for word in command]
    clean: dict[str, str | None] = {"REDIS_URL": url, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": None}
    return CliRunner().invoke(main, words, env=clean | {"CAIRN_BACKUP_KEY": KEY} | environment)


def test_each_command_is_here() -> None:
    """So a new one is asked, too."""
    assert {*ARGUMENTS} == {*main.commands}


@pytest.mark.parametrize("name", [name for name, calls in ARGUMENTS.items() if calls])
def test_a_command_says_what_is_wrong_with_a_url(name: str, tmp_path: Path) -> None:
    """Wrong in each way; or right, with nobody there: then the API alone starts, and waits for it."""
    for url in [
        url for url in [*WRONG, AWAY] if (name, url) not in (("api", AWAY), ("mcp", AWAY), ("mcp", "http://x/"))
    ]:
        for arguments in ARGUMENTS[name]:
            result = call(tmp_path, url, name, *arguments)
            assert isinstance(result.exception, SystemExit), (name, url, result.exception)
            assert result.exit_code == (NOTHING_TO_PROVE if name == "verify" else 1), (name, url, result.output)
            last = result.output.splitlines()[-1 if name != "doctor" else -2]
            wrong = (
                "wrong  " if name == "doctor" else ("Error: ", "See `cairn doctor`") if name == "status" else "Error: "
            )
            assert last.startswith(wrong), (name, url, result.output)


@pytest.mark.parametrize("name", ["up", "api", "worker", "caretaker", "doctor"])
def test_the_queues_url_is_looked_at_too(name: str, redis_url: str, tmp_path: Path) -> None:
    """By each part that would use it, when it starts."""
    for url in ("nonsense", "redis://[::1"):
        result = call(tmp_path, redis_url, name, *ARGUMENTS[name][0], CAIRN_QUEUE_URL=url)
        assert isinstance(result.exception, SystemExit), (name, url, result.exception)
        assert result.exit_code == 1


def test_what_is_not_there_is_no_proof_that_failed(redis_url: str, tmp_path: Path) -> None:
    """A missing file, a folder, a game that is not here: 3, and a sentence; a proof that failed is 1."""
    for missing in (str(tmp_path / "none.jsonl"), str(tmp_path), GAME):
        result = call(tmp_path, redis_url, "verify", missing)
        assert (result.exit_code, result.output.startswith("Error: ")) == (3, True), result.output
    assert call(tmp_path, redis_url, "verify", FILE).exit_code == 1
