"""Arguments and start errors of `cairn mcp`."""

import subprocess
import sys

import pytest
from helpers.api import ROOT

WITHOUT = "import sys; sys.modules['mcp'] = None; from cairn.service.cli import main; main(['mcp'])"
"""Simulate a missing package: its import fails."""


def test_a_missing_extra_is_named() -> None:
    """The error is one sentence, with the exit code of other refusals."""
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Error: This command needs the extra `mcp`: pip install 'cairn-games[mcp]' installs it.\n"


@pytest.mark.parametrize(
    "url", ["localhost:8000", "ftp://127.0.0.1", "http://", "http://ann:secret@127.0.0.1", "http://a/?b", "http://[::1"]
)
def test_an_invalid_url_is_refused(url: str) -> None:
    """It is not quoted, as it may contain a password."""
    done = _run("--url", url)
    assert done.returncode == 1
    assert done.stderr == "Error: The URL of a Cairn is its address alone, such as http://127.0.0.1:8000.\n"


@pytest.mark.parametrize("token", ["secretsecretsecretsecret", "abc=secretsecretsecret", f"{'a' * 20}=secret secret"])
def test_an_invalid_token_is_refused(token: str) -> None:
    """It is not quoted."""
    done = _run("--token", token)
    assert done.returncode == 1
    assert done.stderr.startswith("Error: A token is given as GAME=TOKEN")
    assert "secret" not in done.stderr + done.stdout


@pytest.mark.slow
def test_it_ends_with_its_input() -> None:
    """It writes nothing without a request."""
    done = _run()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def _run(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cairn.service", "mcp", *options]
    return subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
