"""Point 8 of the contract: every clause in force is cited by the rules and by a test."""

import re
from pathlib import Path

import pytest

from cairn.service.rules import GAMES
from cairn.service.rules.rulebooks import clauses, rulebook

ROOT = Path(__file__).parents[2]
MADE_OF = {"ST-16", "ST-36", "ST-66", "HC-64", "HC-65", "GM-90", "GM-91", "GM-92", "GM-93", "GM-94"}
"""Worked examples, which a test plays and no rule enforces."""


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_clause_is_cited_by_the_rules_and_by_a_test(ruleset: str) -> None:
    """A clause nobody enforces, or nobody tests, is missing."""
    numbers = {number for version in GAMES[ruleset].versions for number in clauses(ruleset, version)}
    code = _text(*(sorted((ROOT / room).rglob(f"{ruleset}*")) for room in ("events", "projections", "service/rules")))
    tests = _text(sorted((ROOT / "tests").rglob("*.py")))
    assert {number.partition("-")[0] for number in numbers} == {GAMES[ruleset].clause_prefix}
    assert [number for number in sorted(numbers - MADE_OF) if not _cites(code, number)] == []
    assert [number for number in sorted(numbers) if not _cites(tests, number)] == []


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_version_has_a_rulebook_of_its_own(ruleset: str) -> None:
    """What a version changed is said by it; all that stands in braces is of versions that there are."""
    books = [rulebook(ruleset, version) for version in GAMES[ruleset].versions]
    assert len({*books}) == len(books)
    assert not any(re.search(r"[{}]|\*\*[A-Z]+-\d+\*\* *$|^- *$", book, re.MULTILINE) for book in books)
    source = (ROOT / "service/rules" / ruleset / "rulebook.md").read_text()
    named = [number for pair in re.findall(r"\{(\d+)(?:-(\d*))?: ", source) for number in pair if number]
    assert {*map(int, named)} <= {*GAMES[ruleset].versions}


def test_what_is_of_some_versions_only_is_left_out_of_the_others() -> None:
    """GM-43: Loch Shiel waits for sales since version 2; the brief says so too."""
    first, second = (clauses("glen_more", version)["GM-43"] for version in (1, 2))
    assert "unasked, whatever the player could sell first." in first
    assert "they are asked before Loch Shiel is laid" in second
    assert "(GM-43)" in rulebook("glen_more", 2)
    assert "(GM-43)" not in rulebook("glen_more", 1)


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
