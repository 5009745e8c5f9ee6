"""Every command reports a wrong or unavailable resource in one sentence, never in a traceback."""

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
"""Valid arguments of each command."""
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


def test_each_command_is_listed() -> None:
    """A new command must be added."""
    assert {*ARGUMENTS} == {*main.commands}


@pytest.mark.parametrize("name", [name for name, calls in ARGUMENTS.items() if calls])
def test_a_command_reports_a_wrong_url(name: str, tmp_path: Path) -> None:
    """It may be wrong in several ways, or right without a server: then only the API starts, and waits."""
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
