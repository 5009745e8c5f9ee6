"""The command line prints help without importing the dependencies of its commands."""

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
def test_help_imports_no_dependencies(command: list[str]) -> None:
    """So it is printed without delay."""
    call = [sys.executable, "-c", SAY_AND_TELL, *command, "--help"]
    said = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    words, _, imported = said.partition("imported:")
    assert words.startswith("Usage: ")
    assert LIBRARIES & {*imported.split()} == set()


def test_up_imports_no_dependencies_of_parts() -> None:
    """`cairn up` starts the parts before anything that only they need is imported."""
    assert LIBRARIES & imported_with("cairn.service.cli.serve") == set()


@pytest.mark.slow
def test_signing_is_imported_only_with_a_signing_key() -> None:
    """The import is slow, and most parts have no key."""
    imported = imported_with("cairn.service.app, cairn.workers.worker")
    assert {"flask", "rq"} <= imported
    assert "cryptography.hazmat" not in imported


def imported_with(modules: str) -> set[str]:
    """Return the modules imported by importing these modules."""
    tell = f"import sys, {modules}; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", tell], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {*said.split()}
