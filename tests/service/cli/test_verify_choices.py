"""`cairn verify --choices` computes AIs' choices again on all cores, without a service or Redis."""

import os
import pty
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from helpers.commands import AI, opened
from msgspec.structs import replace

from cairn.contract.playing import FACTS, Game, begin, save_to
from cairn.contract.thinking import Cheat, play_out
from cairn.events.decision import Ai, Move
from cairn.service.cli import main
from cairn.service.container import Services

NOWHERE = "redis://127.0.0.1:1/0"


def archive(folder: Path, cheat: Cheat | None = None) -> Path:
    """Write a finished game of two AIs to a file. The decision at version 9 may be changed."""

    def once(game: Game, move: Move, ai: Ai) -> tuple[Move, Ai]:
        return cheat(game, move, ai) if cheat and game.position.version == 8 else (move, ai)

    options, path = FACTS["schotten_totten"].options[0][0], folder / "game.jsonl"
    save_to(path, play_out(begin("schotten_totten", options, 2, 1, ("easy", "random")), cheat=once))
    return path


def verify(*arguments: str | Path, redis_url: str = NOWHERE, given: bytes = b"") -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["verify", *map(str, arguments)], env={"REDIS_URL": redis_url}, input=given)


@pytest.mark.slow
def test_choices_are_proven_on_request(tmp_path: Path) -> None:
    """Without the option the proof is `not_asked`, and does not fail."""
    path = archive(tmp_path)
    count = len(path.read_bytes().splitlines())
    without, asked = verify(path), verify("-", "--choices", given=path.read_bytes())
    assert (without.exit_code, asked.exit_code) == (0, 0)
    *others, choices = asked.output.splitlines()
    assert choices == f"choices passed, {count - 2} checked"
    assert without.output.splitlines() == [*others, NOT_ASKED]


NOT_ASKED = "choices not_asked, 0 checked: workers work it out when they are asked for it"


@pytest.mark.parametrize(
    ("cheat", "code", "words"),
    [
        (lambda _, move, ai: (move, replace(ai, budget=7)), 1, "choices failed at version 9, {} checked: its budget"),
        (
            lambda _, move, ai: (move, replace(ai, version=2)),
            2,
            "choices unavailable at version 9, {} checked: this service has no version 2",
        ),
    ],
    ids=["failed", "unavailable"],
)
@pytest.mark.slow
def test_exit_codes(tmp_path: Path, cheat: Cheat, code: int, words: str) -> None:
    """They are 1 for a failed proof, 2 for an impossible one. All other proofs have passed."""
    path = archive(tmp_path, cheat)
    count = len(path.read_bytes().splitlines())
    found = verify(path, "--choices")
    assert found.exit_code == code
    assert words.format(count - 3) in found.output
    assert found.output.count("passed") == 4
    assert verify(path).exit_code == 0


def test_choices_of_a_running_game_are_not_proven(services: Services, redis_url: str) -> None:
    """Its seeds are still secret."""
    found = verify(opened(services, AI, AI), "--choices", redis_url=redis_url)
    assert found.exit_code == 2
    assert "choices not_yet, 0 checked: the game has not ended\n" in found.output


@pytest.mark.many
def test_a_terminal_shows_the_progress(tmp_path: Path) -> None:
    """It is on standard error, so that the proof can be read from standard output. Without a terminal there is none."""
    command, data = [sys.executable, "-m", "cairn.workers", "choices", "-"], archive(tmp_path).read_bytes()
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm"}
    with ThreadPoolExecutor(1) as reader:
        reading = reader.submit(everything, ours)
        done = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=theirs, env=environment, check=True)
        os.close(theirs)
        shown = reading.result()
    os.close(ours)
    assert "choices" in shown
    assert "100%" in shown
    quiet = subprocess.run(command, input=data, capture_output=True, check=True)
    assert (quiet.stdout, quiet.stderr) == (done.stdout, b"")


def everything(terminal: int) -> str:
    """Return all output to a terminal, which has a small buffer, until its writers have closed it."""
    read = b""
    with suppress(OSError):
        while more := os.read(terminal, 65536):
            read += more
    return read.decode()


def test_an_invalid_archive_is_refused() -> None:
    """The refusal names the line."""
    command = [sys.executable, "-m", "cairn.workers", "choices", "-"]
    done = subprocess.run(command, input=b"{}\n", capture_output=True, text=False, check=False)
    assert (done.returncode, b"Error: This is no archive: line 1" in done.stderr) == (1, True)
