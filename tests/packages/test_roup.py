"""Roup, a package whose seats act at the same time: the contract suite, joints, and environments for learners."""

import re
from pathlib import Path

import pytest
from helpers.api import ROOT
from helpers.packages import ROUP, SUITE, python, site_of


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, str]:
    """Return the settings of a process with the package."""
    return site_of(tmp_path / "site", ROUP)


def test_choices_at_the_same_time(tmp_path: Path, settings: dict[str, str]) -> None:
    """Commitments, undo, clocks, leaving and proofs; and that no byte shows a choice to others."""
    only_ours = ("-m", "pytest", "-q", "--disable-plugin-autoload", "-p", "cairn.contract.plugin")
    tested = python(tmp_path, settings, *only_ours, "--pyargs", "roup.tests", "-k", "test_choosing")
    assert tested.returncode == 0, tested.stdout
    assert int(re.findall(r"(\d+) passed", tested.stdout)[-1]) > 40


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_it_passes_the_contract_suite(tmp_path: Path, settings: dict[str, str]) -> None:
    """Each of its clauses has a test."""
    tested = python(tmp_path, settings, *SUITE, "-k", "roup")
    assert tested.returncode == 0, tested.stdout
    assert int(re.findall(r"(\d+) passed", tested.stdout)[-1]) > 60


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_it_passes_the_tests_of_joints_and_proofs(settings: dict[str, str]) -> None:
    """As Cairn's own games do. Long ones run as a sample."""
    suite = ("-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "-m", "slow or not slow", "-k", "roup")
    tested = python(ROOT, settings, *suite, "tests/joints", "tests/service/audit")
    assert tested.returncode == 0, tested.stdout
    assert int(re.findall(r"(\d+) passed", tested.stdout)[-1]) > 40


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_it_is_an_environment(settings: dict[str, str]) -> None:
    """One agent after the other, and for all at once by the parallel interface."""
    suite = ("-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "-m", "slow or not slow", "-k", "roup")
    tested = python(ROOT, settings, *suite, "tests/workers/environments")
    assert tested.returncode == 0, tested.stdout
    assert int(re.findall(r"(\d+) passed", tested.stdout)[-1]) > 5
