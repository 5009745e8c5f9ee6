"""What tests of secrecy share: the environment of the twins' workers, and the receiver of their webhooks."""

from collections.abc import Iterator

import pytest
from helpers.api import KEY, OPERATOR
from helpers.receiver import TRUSTED, Receiver, receiving

OFTEN = ", ".join(f"{kind}=off" for kind in ("reads", "moves", "open", "expensive"))
"""Nobody here asks too often. What is left of requests follows from the requests of one's own, and from time."""


@pytest.fixture(scope="session")
def postbox() -> Iterator[Receiver]:
    """Give the one receiver of both twins' webhooks."""
    with receiving() as found:
        yield found


@pytest.fixture
def environment(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the service and its workers find the tests' server, keys that stay the same, and a receiver here."""
    keys = {"CAIRN_KEY": KEY, "CAIRN_OPERATOR_KEY": OPERATOR, "CAIRN_SIGNING_KEY": "5e" * 32}
    for name, value in {"REDIS_URL": redis_url, "CAIRN_LIMITS": OFTEN, **keys, **TRUSTED}.items():
        monkeypatch.setenv(name, value)
