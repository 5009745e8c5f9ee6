"""`cairn analyse`: a game in a file, without a service."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cairn.contract.playing import begin, random_game, recording
from cairn.events.archive import write, write_names
from cairn.service.deciding import deciders
from cairn.workers.__main__ import main

GAME = recording("schotten_totten_1_round")


def short() -> bytes:
    """Return the archive of a game that Ann resigns after twelve moves."""
    game = random_game("schotten_totten", {"rounds": 1, "first_seat": 0}, 2, stop=14)
    deciders.leave(game, 0)
    return b"".join(map(write, game.entries())) + write_names(game.names)


SHORT = short()
RUNNING = b"".join(map(write, begin("schotten_totten", {"first_seat": 0, "rounds": 1}, 2).entries()))
ENDED = b"".join(map(write, random_game("schotten_totten", {"rounds": 1, "first_seat": 0}, 2).entries()))


def analyse(*options: str, data: bytes | None = None) -> "subprocess.CompletedProcess[str]":
    """Run the command on a file or on standard input."""
    command = [sys.executable, "-m", "cairn.service", "analyse", *options, "--level", "easy"]
    sent = data.decode() if data is not None else None
    return subprocess.run(command, input=sent, capture_output=True, text=True, timeout=100)


@pytest.mark.slow
def test_it_prints_each_decision_and_the_accuracy_of_each_player() -> None:
    """One or two lines each, and nothing else. Without a terminal there is no progress bar."""
    done = analyse("-", data=SHORT)
    assert (done.returncode, done.stderr) == (0, "")
    assert [done.stdout.count(f"\n{name}: accuracy ") for name in ("Ann", "Bob")] == [1, 1]
    assert "mistake" in done.stdout


@pytest.mark.many
def test_the_number_of_processes_does_not_change_the_result() -> None:
    """The source of the file does not either."""
    one, two = (
        analyse(str(GAME), "--json", "--jobs", "1"),
        analyse("-", "--json", "--jobs", "2", data=GAME.read_bytes()),
    )
    assert json.loads(one.stdout) == json.loads(two.stdout)
    assert len(json.loads(one.stdout)["items"]) == json.loads(one.stdout)["analysis"]["of"] > 30


PLAYED = b'"type":"schotten_totten.card_played"'
MOVE = re.compile(rb'"move":{"card":"[a-z]+-[1-9]"')
ILLEGAL = MOVE.sub(MOVE.findall(ENDED)[-1], ENDED, count=1)


REFUSED = {
    "none": (b"{}\n", "This is no archive: line 1"),
    "empty": (b"", "This is no archive: line 1"),
    "running": (RUNNING, "This game has not ended; only a finished game can be analysed."),
    "no_decision": (ENDED.replace(PLAYED, b'"tool":1,' + PLAYED, 1), "This archive has an invalid decision"),
    "torn": (ENDED.split(b"\n", 2)[2], "This archive cannot be replayed"),
}


@pytest.mark.parametrize(("data", "words"), REFUSED.values(), ids=REFUSED)
def test_invalid_input_is_refused(data: bytes, words: str) -> None:
    """With exit code 1 and a reason. The workers' code does it without starting a process."""
    done = CliRunner().invoke(main, ["analyse", "-", "--level", "easy", "--jobs", "1"], input=data)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Error: {words}")


@pytest.mark.slow
def test_errors_in_another_process_are_refused(tmp_path: Path) -> None:
    """With exit code 1 and a reason, without a traceback."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(ILLEGAL)
    done = analyse(str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Error: The move of version 3 is not legal")
    assert "Traceback" not in done.stderr
