"""A store that takes connections and never answers: who asks for a game is told so, after some seconds at most."""

import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from cairn.contract.playing import CASES, random_game
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.storage import stores
from cairn.service.storage.stores import Bucket, StoreError

URL = "s3://games/silent/"


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a bucket's server be a socket that nobody reads from, and the store's patience be short."""
    monkeypatch.setattr(stores, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        for name, value in {
            "AWS_ENDPOINT": f"http://127.0.0.1:{server.getsockname()[1]}",
            "AWS_ALLOW_HTTP": "true",
            "AWS_ACCESS_KEY_ID": "a",
            "AWS_SECRET_ACCESS_KEY": "b",
            "AWS_REGION": "us-east-1",
        }.items():
            monkeypatch.setenv(name, value)
        yield


@pytest.mark.timeout(20, method="thread")
def test_a_game_is_refused(keeping: Services, silent: None, caplog: pytest.LogCaptureFixture) -> None:
    """With 503, which names the segment; the log of the service has the store, too."""
    game = random_game(*CASES[0], seed=1)
    keeping.commands.bring_in(game.game, game.entries(), {})
    done = keeping.cold.seal(keeping.log, [game.game])
    client = create_app(replace(keeping.settings, cold_url=URL)).test_client()
    answer: Any = client.get(f"/v1/games/{game.game}")
    assert answer.status_code == 503
    assert done.segment in answer.json["detail"]
    assert f"{URL}{done.segment}" in caplog.text
    assert "Retry-After" in answer.headers


@pytest.mark.timeout(20, method="thread")
@pytest.mark.parametrize(
    "ask", [lambda store: store.part("a", 0, 9), lambda store: store.size("a"), lambda store: store.names()]
)
def test_each_question_is_given_up(silent: None, ask: Callable[[Bucket], object]) -> None:
    """A range, a size, the names."""
    with pytest.raises(StoreError, match="error sending request"):
        ask(Bucket(URL))


@pytest.mark.slow
@pytest.mark.timeout(20, method="thread")
def test_the_operator_may_say_how_long(silent: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the variable of obstore; and what else it reads for connections holds, too."""
    monkeypatch.setattr(stores, "SECONDS", 600)
    monkeypatch.setenv("AWS_TIMEOUT", "200ms")
    with pytest.raises(StoreError, match="error sending request"):
        Bucket(URL).size("a")
    monkeypatch.delenv("AWS_ALLOW_HTTP")
    with pytest.raises(StoreError, match="builder error"):
        Bucket(URL).size("a")
