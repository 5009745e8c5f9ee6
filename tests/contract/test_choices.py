"""Recorded games of each level: levels still make the recorded choices, or have another version."""

from pathlib import Path

import pytest

from cairn.contract.playing import FACTS, load, recorded, ruleset_of
from cairn.contract.sampling import sample_or_all
from cairn.events.codec import decode
from cairn.events.decision import Ai
from cairn.projections.decided import LAST_RESORT
from cairn.service.audit.choices import decided_by_ai
from cairn.service.deciding.levels import version_of
from cairn.workers.choices import check
from cairn.workers.search.levels import TABLE, level_of

OF_AIS = [(ruleset_of(path), path) for path in recorded() if any(decided_by_ai(load(path)))]

SAMPLE = 3
"""The number of choices in a sample of a game, evenly spread."""


def ai_of(path: Path, version: int) -> Ai:
    """Return how an AI decided a version of a recorded game."""
    ai = decode(load(path)[version - 1].stored, version).ai
    assert ai
    return ai


@sample_or_all
@pytest.mark.parametrize(("ruleset", "path"), OF_AIS, ids=[path.stem for _, path in OF_AIS])
@pytest.mark.slow
def test_the_choices_of_a_recorded_game_are_proven(ruleset: str, path: Path, everything: bool) -> None:
    """A level with different choices needs a new version: then choices of the old one are reported as unavailable.

    If no client has used its version yet, record its games again: delete them and run `record.py`.
    """
    entries = load(path)
    versions = list(decided_by_ai(entries))
    of_level = [version for version in versions if ai_of(path, version).level != LAST_RESORT] or versions
    asked = versions if everything else of_level[:: -(-len(of_level) // SAMPLE)]
    for version in asked:
        ai = ai_of(path, version)
        (verdict,) = check(entries, range(version, version + 1))
        here = level_of(ruleset, ai.level, ai.version)
        assert verdict.status == ("passed" if here else "unavailable"), verdict.why


@pytest.mark.parametrize("ruleset", FACTS)
def test_every_level_decides_in_a_recorded_game(ruleset: str) -> None:
    """In its current version. Run `record.py` for the game."""
    games = [path for name, path in OF_AIS if name == ruleset]
    decided = {(ai.level, ai.version) for path in games for ai in ais_of(path)}
    assert [name for name in TABLE[ruleset] if (name, version_of(ruleset, name)) not in decided] == []


def ais_of(path: Path) -> list[Ai]:
    """Return how AIs decided in a recorded game."""
    return [ai_of(path, version) for version in decided_by_ai(load(path))]
