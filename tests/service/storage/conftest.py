"""Shared fixtures for tests of finished games: a service with a folder for segments."""

from dataclasses import replace
from pathlib import Path

import pytest
from freezegun import freeze_time
from helpers.cold import bring_in
from helpers.rated import player, resigned

from cairn.contract.playing import CASES, random_game
from cairn.service.container import Services
from cairn.service.storage import finished


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of segments, which is created with the first one."""
    return tmp_path / "cold"


@pytest.fixture
def keeping(services: Services, folder: Path) -> Services:
    """Return a service with that folder."""
    return Services(replace(services.settings, cold_url=str(folder)))


@pytest.fixture
def games(keeping: Services) -> list[str]:
    """Return finished games of each ruleset and each of its groups of options."""
    return bring_in(keeping, [random_game(*case, seed=number) for number, case in enumerate(CASES)])


@pytest.fixture
def few_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the lists in Redis to the two games sealed last."""
    monkeypatch.setattr(finished, "KEPT", 2)


@pytest.fixture
def people(keeping: Services, few_kept: None) -> list[str]:
    """Return two players with finished games of each other and of others, some days apart."""
    ann, bob = player(keeping, "Ann"), player(keeping, "Bob")
    for number, case in enumerate(CASES[-3:]):
        with freeze_time(f"2024-03-1{number}T09:00:00Z", auto_tick_seconds=3600 * (4 - number)):
            game = random_game(*case, seed=100 + number)
        bring_in(keeping, [game])
    for number, case in enumerate(CASES[:6]):
        bring_in(keeping, [random_game(*case, seed=number)])
        resigned(keeping, ann, bob, by=number % 2)
    return [str(ann.player), str(bob.player)]
