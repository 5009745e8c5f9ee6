"""Point 11 of the contract: a change in a new version of the rules does not affect games of older versions."""

from dataclasses import fields, replace
from typing import Any

import pytest

from cairn.contract.playing import FACTS, begin, load, recorded
from cairn.contract.thinking import play_out
from cairn.contract.versions import CHANGES, opened, planted, unproven, would_differ
from cairn.service.audit.choices import decided_by_ai
from cairn.service.rules import GAMES, Rules, newest
from cairn.workers.choices import check

each_ruleset = pytest.mark.parametrize("ruleset", FACTS)


def test_each_function_of_the_rules_is_changed() -> None:
    """Other results of the rules would not depend on the version."""
    assert {*CHANGES} == {field.name for field in fields(Rules)} - {"ruleset", "version"}


@each_ruleset
def test_every_version_has_a_recorded_game(ruleset: str) -> None:
    """An older version has one that the newest would have decided differently. Run `record.py` for the game."""
    games = [load(path) for path in recorded(ruleset)]
    for version in GAMES[ruleset].versions:
        own = [entries for entries in games if opened(entries).rules_version == version]
        assert own, f"no game of version {version} is recorded"
        assert version == newest(ruleset).version or any(would_differ(entries, newest(ruleset)) for entries in own)


QUICK = ("refusal", "consequences")
"""The functions changed in every run: legal moves and consequences. The others are `slow`."""


@each_ruleset
@pytest.mark.parametrize(
    "changed", [pytest.param(changed, marks=[] if changed in QUICK else pytest.mark.slow) for changed in CHANGES]
)
def test_older_games_are_proven_after_a_change_in_a_new_version(ruleset: str, changed: str) -> None:
    """All proofs of every recorded game pass, including the first choices of AIs."""
    with planted(ruleset, changed):
        for path in recorded(ruleset):
            entries = load(path)
            assert unproven(entries) is None, path.stem
            for version in [*decided_by_ai(entries)][:2]:
                (verdict,) = check(entries, range(version, version + 1))
                assert verdict.status != "failed", verdict.why


@pytest.mark.slow
@each_ruleset
def test_older_games_continue_after_a_change_in_a_new_version(ruleset: str) -> None:
    """People and AIs of every kind play a game to its end unaffected."""
    older = newest(ruleset)
    before = played(older)
    with planted(ruleset, *CHANGES):
        assert played(older) == before


def played(rules: Rules) -> list[Any]:
    """Return the decisions of a game by some rules."""
    options, seats = FACTS[rules.ruleset].options[0]
    game = play_out(begin(rules.ruleset, options, seats, 1, ("greedy", "easy", "medium")[-seats:], by=rules), 1)
    return [(decision.move, decision.events, decision.draws, decision.ai) for decision in game.decisions]


@each_ruleset
@pytest.mark.parametrize("changed", ["new", "refusal", "consequences", "outcome"])
def test_a_change_within_a_version_is_detected(ruleset: str, changed: str) -> None:
    """Decisions by the changed rules fail the proofs: so the test above can fail."""
    rules = replace(newest(ruleset), **{changed: CHANGES[changed]})
    assert all(would_differ(load(path), rules) for path in recorded(ruleset))
