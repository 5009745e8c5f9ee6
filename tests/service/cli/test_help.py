"""`--help` does not import the libraries of commands."""

import subprocess
import sys

import pytest
from helpers.api import ROOT

LIBRARIES = {
    "cryptography",
    "flask",
    "granian",
    "httpx2",
    "marshmallow",
    "mcp",
    "msgspec",
    "redis",
    "rich",
    "rq",
    "structlog",
    "prometheus_client",
}
SAY_AND_TELL = """
import sys
from cairn.service.cli import main
main(sys.argv[1:], standalone_mode=False)
print("imported:", *{name.partition(".")[0] for name in sys.modules})
"""


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["up"],
        ["api"],
        ["replay"],
        ["verify"],
        ["import"],
        ["mcp"],
        ["doctor"],
        ["status"],
        ["games", "list"],
    ],
)
def test_help_imports_no_library(command: list[str]) -> None:
    """Help is fast."""
    call = [sys.executable, "-c", SAY_AND_TELL, *command, "--help"]
    said = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    words, _, imported = said.partition("imported:")
    assert words.startswith("Usage: ")
    assert LIBRARIES & {*imported.split()} == set()


def test_cairn_up_imports_no_library() -> None:
    """Before `cairn up` has started the parts, it does not load their libraries."""
    assert LIBRARIES & imported_with("cairn.service.cli.serve") == set()


@pytest.mark.slow
def test_cryptography_is_imported_only_with_a_signing_key() -> None:
    """The import is slow, and most parts have no signing key."""
    imported = imported_with("cairn.service.app, cairn.workers.worker")
    assert {"flask", "rq"} <= imported
    assert "cryptography.hazmat" not in imported


def imported_with(modules: str) -> set[str]:
    """Return all modules that an import of these modules loads."""
    tell = f"import sys, {modules}; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", tell], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {*said.split()}
