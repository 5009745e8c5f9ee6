"""Levels' ratings are measured, and the table matches the measurements."""

from runpy import run_path

import pytest
from helpers.api import ROOT

from cairn.projections.anchors import ANCHORS, Anchor, anchors_digest
from cairn.projections.formula import FORMULA
from cairn.projections.results import subject_of
from cairn.service.deciding.levels import LEVELS, version_of
from cairn.service.rules import GAMES

BENCHMARK = run_path(str(ROOT / "tests/benchmarks/anchors.py"))
Cell, fitted, measured, table = (BENCHMARK[name] for name in ("Cell", "fitted", "measured", "table"))


def test_the_table_is_computed_from_the_measured_games() -> None:
    """A new arena writes both. Another table is another formula, so that all ratings are folded again."""
    assert table() == ANCHORS
    assert FORMULA.endswith(anchors_digest())


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_current_level_has_an_anchor(ruleset: str) -> None:
    """In each group of options, for its current version: a changed level is measured again."""
    for group in GAMES[ruleset].groups:
        assert ANCHORS[ruleset][group].keys() >= {subject_of(level, version_of(ruleset, level)) for level in LEVELS}


def test_stronger_levels_have_higher_ratings() -> None:
    """`easy` has 1500; `random` is below all, `medium` above `easy`, and `hard` above both."""
    for ruleset, groups in ANCHORS.items():
        for group in groups.values():
            subjects = [subject_of(level, version_of(ruleset, level)) for level in LEVELS]
            random, easy, medium, hard, greedy = (group[subject].rating for subject in subjects)
            assert easy == 1500
            assert random < min(easy, greedy)
            assert max(easy, greedy) < medium < hard


def test_anchors_are_the_most_likely_ratings() -> None:
    """By hand: winning three of four games is a lead of the curve's width times the logarithm of 3."""
    cells = [Cell("schotten_totten", "base", 2, "medium:1", "easy:1", 750.0, 1000)]
    anchors = fitted(cells)
    width = 60 * 25 / 6 * 2**0.5
    assert anchors["ai:medium:1"].rating - 1500 == pytest.approx(width * 1.0986, abs=2)
    assert anchors["ai:medium:1"].deviation == pytest.approx(width / (1000 * 0.75 * 0.25) ** 0.5, abs=1)
    assert anchors["ai:easy:1"] == Anchor(1500, 0, 1000)


def test_every_cell_was_played() -> None:
    """A cell has an existing game, group and levels, and no level wins more games than it plays."""
    for cell in measured():
        assert cell.group in GAMES[cell.ruleset].groups
        assert cell.seats in GAMES[cell.ruleset].seats
        for name, _, version in (level.partition(":") for level in (cell.level, cell.against)):
            assert name in LEVELS
            assert 1 <= int(version) <= version_of(cell.ruleset, name)
        assert 0 <= cell.won <= cell.games
