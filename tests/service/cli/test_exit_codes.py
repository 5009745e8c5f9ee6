"""Exit codes are as in the table of `service/README.md`, and shell completion works as described there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from helpers.api import KEY, ROOT
from helpers.commands import opened

from cairn.service.cli import main
from cairn.service.container import Services

AWAY = "redis://127.0.0.1:1"
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
    places = {"game": opened(services), "file": tmp_path / "wrong.jsonl", "folder": tmp_path}
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
    said = subprocess.run(
        ["bash", "-euc", script], env=os.environ | {"PATH": path}, capture_output=True, text=True, check=True
    )
    assert said.stdout.splitlines() == ["games", "delete list show", "open running finished"]
