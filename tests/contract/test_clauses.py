"""Point 8 of the contract: every clause in force is cited by the rules and by a test."""

import re

import pytest

from cairn.contract.playing import FACTS
from cairn.events.registry import Part, folder_of
from cairn.service.rules import GAMES
from cairn.service.rules.rulebooks import clauses, rulebook

OF_THE_RULES: tuple[Part, ...] = ("events", "projections", "rules")
"""The parts of a game that cite its rules."""


@pytest.mark.parametrize("ruleset", FACTS)
def test_every_clause_is_cited_by_the_rules_and_by_a_test(ruleset: str) -> None:
    """A missing citation means that a clause is not enforced or not tested."""
    numbers = {number for version in GAMES[ruleset].versions for number in clauses(ruleset, version)}
    code = "".join(_text(ruleset, part) for part in OF_THE_RULES)
    tests = _text(ruleset, "tests")
    assert {number.partition("-")[0] for number in numbers} == {GAMES[ruleset].clause_prefix}
    assert [number for number in sorted(numbers - FACTS[ruleset].examples) if not _cites(code, number)] == []
    assert [number for number in sorted(numbers) if not _cites(tests, number)] == []


@pytest.mark.parametrize("ruleset", FACTS)
def test_every_clause_is_a_complete_sentence(ruleset: str) -> None:
    """It ends with a full stop or a colon, also if it has several lines in the rulebook."""
    texts = {text for version in GAMES[ruleset].versions for text in clauses(ruleset, version).values()}
    assert [text for text in texts if not text.endswith((".", ":")) or "\n" in text] == []


@pytest.mark.parametrize("ruleset", FACTS)
def test_every_version_has_a_rulebook_of_its_own(ruleset: str) -> None:
    """It includes the changes of its version. All texts in braces name existing versions."""
    books = [rulebook(ruleset, version) for version in GAMES[ruleset].versions]
    assert len({*books}) == len(books)
    assert not any(re.search(r"[{}]|\*\*[A-Z]+-\d+\*\* *$|^- *$", book, re.MULTILINE) for book in books)
    source = (folder_of(ruleset, "rules") / "rulebook.md").read_text()
    named = [number for pair in re.findall(r"\{(\d+)(?:-(\d*))?: ", source) for number in pair if number]
    assert {*map(int, named)} <= {*GAMES[ruleset].versions}


def _text(ruleset: str, part: Part) -> str:
    return "\n".join(path.read_text() for path in sorted(folder_of(ruleset, part).rglob("*.py")))


def _cites(text: str, clause: str) -> bool:
    """Return whether a clause is cited, alone or within `ST-11 to ST-13`."""
    if re.search(rf"{clause}\b", text):
        return True
    prefix, number = clause[:3], int(clause[3:])
    spans = re.findall(rf"{prefix}(\d+) to {prefix}(\d+)", text)
    return any(int(low) <= number <= int(high) for low, high in spans)
