"""The guide's page of limits states the defaults of the code, so that one cannot change without the other."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from cairn.service import web
from cairn.service.analyses import analyses, hints
from cairn.service.audit import imports
from cairn.service.limits.rates import DEFAULT
from cairn.service.settings import Settings

PAGE = (Path(web.__file__).parent / "guide" / "limits.md").read_text()


def test_the_table_of_rates_is_the_default() -> None:
    """Each class of requests has its limit there, and no other class is named."""
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+/\w+) \|$", PAGE, re.MULTILINE)
    assert dict(rows) == dict(part.split("=") for part in DEFAULT.split(", "))


@pytest.mark.parametrize(
    ("limit", "what"),
    [(hints.MAX_WAITING, "hints"), (analyses.MAX_PENDING, "analyses"), (imports.MAX_PENDING, "imports")],
)
def test_the_slots_of_workers_are_named(limit: int, what: str) -> None:
    """The page has the numbers of hints, analyses and imports that may be pending at once."""
    assert re.search(rf"\b{limit} {what}\b", PAGE)


def test_every_quota_is_named_by_its_setting() -> None:
    """These settings limit what one client may have."""
    quotas = {field.name for field in fields(Settings) if field.name.endswith("_per_client")}
    assert quotas
    assert {name for name in quotas if f"`CAIRN_{name.upper()}`" not in PAGE} == set()
