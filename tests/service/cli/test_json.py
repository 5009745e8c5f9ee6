"""`--json`: each command with output prints it as JSON, and nothing else on standard output."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner
from helpers.api import KEY
from helpers.commands import GUEST, OPEN, opened
from helpers.running import cairn
from helpers.servers import serving

from cairn.service.cli import main
from cairn.service.container import Services

TELL_NOTHING = {"up", "api", "worker", "caretaker", "mcp", "new-game"}
"""Commands that run a part, or write files."""


def leaves(group: click.Group, before: str = "") -> Iterator[tuple[str, click.Command]]:
    """Yield the words of all commands."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from leaves(command, f"{before}{name} ")
        else:
            yield f"{before}{name}", command


def told(url: str, *words: str, code: int = 0) -> list[Any]:
    """Call a command with --json and return its documents."""
    environment = {"REDIS_URL": url, "CAIRN_KEY": KEY, "CAIRN_BACKUP_KEY": KEY, "CAIRN_QUEUE_URL": None}
    result = CliRunner().invoke(main, [*words, "--json"], env=environment)
    assert result.exit_code == code, (words, result.output, result.exception)
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_each_command_with_output_has_it() -> None:
    """A new command must have it."""
    without = {words for words, command in leaves(main) if "--json" not in {o for p in command.params for o in p.opts}}
    assert without == TELL_NOTHING


def test_commands_that_show_games(services: Services, redis_url: str, tmp_path: Path) -> None:
    """A list has a line for each element, and everything else is one document."""
    ended, waits, file = opened(services), opened(services, GUEST, OPEN), str(tmp_path / "game.jsonl")
    services.commands.leave(ended, 0)
    assert [game["id"] for game in told(redis_url, "games", "list")] == [waits, ended]
    (shown,) = told(redis_url, "games", "show", waits)
    assert (shown["id"], shown["status"], shown["version"], shown["waits_for"]) == (waits, "open", 1, None)
    steps = told(redis_url, "replay", ended)
    assert [(step["version"], bool(step["text"])) for step in steps] == [(1, True), (2, True), (3, True)]
    assert [step["version"] for step in told(redis_url, "replay", ended, "--at", "2")] == [1, 2]
    (proven,) = told(redis_url, "verify", ended)
    assert (proven["game"], proven["version"], proven["head"]) == (ended, 3, None)
    assert [proof["status"] for proof in proven["proofs"]] == ["passed"] * 5
    assert [p["status"] for p in told(redis_url, "verify", waits, code=2)[0]["proofs"]][2] == "not_yet"
    assert told(redis_url, "export", ended, file) == [{"game": ended, "file": file, "decisions": 3}]
    assert len(told(redis_url, "export", ended)) >= 3, "an archive is JSON Lines itself"
    folder = str(tmp_path / "all")
    assert told(redis_url, "export", "--all", folder) == [
        {"folder": folder, "written": 1, "there": 0, "cursor": None, "unreadable": []}
    ]
    assert told(redis_url, "games", "delete", "--yes", ended) == [{"game": ended, "deleted": True}]
    assert told(redis_url, "import", file) == [{"game": ended}]


@pytest.mark.slow
def test_imports_and_analyses(services: Services, redis_url: str, tmp_path: Path) -> None:
    """Each archive has a line with its error, if any, and so has the total."""
    ended, file, wrong = opened(services), tmp_path / "game.jsonl", tmp_path / "wrong.jsonl"
    services.commands.leave(ended, 0)
    told(redis_url, "export", ended, str(file))
    wrong.write_text("nonsense\n")
    *each, sums = told(redis_url, "import", "--all", str(file), str(wrong), "--jobs", "1", code=1)
    there, refused = sorted(each, key=lambda line: str(line["archive"]))  # each is told when it is done
    assert there == {"archive": str(file), "game": ended, "known": True, "why": None}
    assert (refused["archive"], refused["game"]) == (str(wrong), None)
    assert refused["why"].endswith(".")
    assert sums == {"brought_in": 0, "known": 1, "failed": 1}
    said = cairn("analyse", str(file), "--level", "easy", "--json", REDIS_URL=redis_url)
    assert json.loads(said.stdout)["analysis"]["status"] == "done"


def test_backups(services: Services, redis_url: str, tmp_path: Path) -> None:
    """The documents are those of a backup, its check, a restore and a rebuild."""
    game, target = opened(services), str(tmp_path / "backup")
    (taken,) = told(redis_url, "backup", target)
    assert (taken["games"], taken["decisions"], taken["broken"]) == (1, 2, {})
    assert taken["bytes"] == Path(target).stat().st_size
    assert taken["backup"] == target
    each, checked = told(redis_url, "backup", "--check", "--games", target)
    assert (each["game"], each["version"], checked) == (game, 2, taken)
    with serving(tmp_path / "other") as (server, _):
        (restored,) = told(server.url, "restore", target)
    assert (restored["games"], restored["rebuilt"]["games"], restored["erased"]) == (1, 1, 0)
    assert told(redis_url, "rebuild")[0] | {"games": 1, "unreadable": []} == told(redis_url, "rebuild")[0]
    assert told(redis_url, "key")[0]["ok"]


def test_players(services: Services, redis_url: str) -> None:
    """Players are found by a part of the name, shown, and erased."""
    (ann, *_), game = services.players.create("Ann of Cairn"), opened(services)
    services.players.create("Bob")
    assert told(redis_url, "players", "list", "--name", "ann") == [
        {"id": ann.id, "name": "Ann of Cairn", "created_at": ann.created_at, "bot": False, "findable": False}
    ]
    assert len(told(redis_url, "players", "list")) == 2
    (shown,) = told(redis_url, "players", "show", ann.id)
    assert (shown["name"], shown["tokens"], shown["games"]) == ("Ann of Cairn", 1, 0)
    assert told(redis_url, "players", "show", "--game", game, "--seat", "0")[0]["names"] == {"1:0": "Ann"}
    assert told(redis_url, "players", "erase", "--yes", ann.id) == [{"player": ann.id}]
    assert told(redis_url, "players", "erased") == [{"player": ann.id}]


def test_status_doctor_and_config(services: Services, redis_url: str) -> None:
    """The status is one document, and `doctor` and `config` have a line for each finding or setting."""
    opened(services, GUEST, OPEN)
    services.players.create("Ann")
    (status,) = told(redis_url, "status")
    assert (status["ready"], status["players"], status["workers"]) == (True, 1, 0)
    assert status["games"] == {"open": 1, "running": 0, "finished": 0}
    assert {one["name"] for one in status["conditions"] if not one["ok"]} == {"caretaker", "workers"}
    findings = told(redis_url, "doctor", "--url", "", code=1)
    assert {"ok", "words", "advice"} == {*findings[0]}
    assert {setting["name"] for setting in told(redis_url, "config")} > {"REDIS_URL", "CAIRN_KEY"}


def test_an_error_is_not_a_document(redis_url: str) -> None:
    """It is a sentence on standard error with an exit code."""
    result = CliRunner().invoke(main, ["games", "show", "a" * 20, "--json"], env={"REDIS_URL": redis_url})
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Error: ")


@pytest.mark.slow
def test_nothing_else_is_on_standard_output(services: Services, redis_url: str) -> None:
    """In a separate process logs and progress go to standard error."""
    opened(services)
    said = cairn("rebuild", "--json", REDIS_URL=redis_url)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["games"] == 1
