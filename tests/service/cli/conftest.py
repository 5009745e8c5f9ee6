"""What commands report does not depend on when another test's process has started."""

import pytest


@pytest.fixture(autouse=True)
def long_running(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no installation be starting: a process of another test may have just registered on this Redis."""
    monkeypatch.setattr("cairn.service.health.checks.STARTING_SECONDS", 0.0)
