"""Arguments of `cairn mcp` and their refusals."""

import subprocess
import sys

import pytest
from helpers.api import ROOT

WITHOUT = "import sys; sys.modules['mcp'] = None; from cairn.service.cli import main; main(['mcp'])"
"""Makes the import fail like that of a missing package."""


def test_without_the_extra_it_names_the_extra() -> None:
    """It is one sentence, with the exit code of other refusals."""
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Error: This command needs the extra `mcp`: pip install 'cairn-games[mcp]'.\n"


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
