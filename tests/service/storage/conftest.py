"""What tests of finished games share: a service with a folder for segments."""

from dataclasses import replace
from pathlib import Path

import pytest

from cairn.service.container import Services


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give the folder of the segments, which is made when the first is written."""
    return tmp_path / "cold"


@pytest.fixture
def keeping(services: Services, folder: Path) -> Services:
    """Give a service that has it."""
    return Services(replace(services.settings, cold_url=str(folder)))
