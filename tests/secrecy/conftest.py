"""Shared fixtures for tests of secrecy: the environment of the twins' workers, and their webhook receiver."""

from collections.abc import Iterator

import pytest
from helpers.api import KEY, OPERATOR
from helpers.receiver import TRUSTED, Receiver, receiving

OFTEN = ", ".join(f"{kind}=off" for kind in ("reads", "moves", "open", "expensive"))
"""No rate limits: remaining requests depend on the client's own requests and on time."""


@pytest.fixture(scope="session")
def postbox() -> Iterator[Receiver]:
    """Return the receiver of both twins' webhooks."""
    with receiving() as found:
        yield found


@pytest.fixture
def environment(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the tests' server, fixed keys, and a local receiver for the service and its workers."""
    keys = {"CAIRN_KEY": KEY, "CAIRN_OPERATOR_KEY": OPERATOR, "CAIRN_SIGNING_KEY": "5e" * 32}
    for name, value in {"REDIS_URL": redis_url, "CAIRN_LIMITS": OFTEN, **keys, **TRUSTED}.items():
        monkeypatch.setenv(name, value)
