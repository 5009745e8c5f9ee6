"""Point 8 of the contract: every clause in force is cited by the rules and by a test."""

import re
from pathlib import Path

import pytest

from cairn.service.rules import GAMES, rulebook

ROOT = Path(__file__).parents[2]
MADE_OF = {"ST-16", "ST-36", "ST-66", "HC-64", "HC-65", "GM-90", "GM-91", "GM-92", "GM-93", "GM-94"}
"""Worked examples, which a test plays and no rule enforces."""


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_clause_is_cited_by_the_rules_and_by_a_test(ruleset: str) -> None:
    """A clause nobody enforces, or nobody tests, is missing."""
    clauses = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", rulebook(ruleset), re.MULTILINE)
    code = _text(*(sorted((ROOT / room).rglob(f"{ruleset}*")) for room in ("events", "projections", "service/rules")))
    tests = _text(sorted((ROOT / "tests").rglob("*.py")))
    assert clauses
    assert {clause.partition("-")[0] for clause in clauses} == {GAMES[ruleset].clause_prefix}
    assert [clause for clause in clauses if clause not in MADE_OF and not _cites(code, clause)] == []
    assert [clause for clause in clauses if not _cites(tests, clause)] == []


def _text(*found: list[Path]) -> str:
    paths = [path for group in found for path in group]
    files = [inner for path in paths for inner in (path.rglob("*.py") if path.is_dir() else [path])]
    return "\n".join(path.read_text() for path in files if path.suffix == ".py")


def _cites(text: str, clause: str) -> bool:
    """Tell whether a clause is named, alone or within `ST-11 to ST-13`."""
    if re.search(rf"{clause}\b", text):
        return True
    prefix, number = clause[:3], int(clause[3:])
    spans = re.findall(rf"{prefix}(\d+) to {prefix}(\d+)", text)
    return any(int(low) <= number <= int(high) for low, high in spans)
