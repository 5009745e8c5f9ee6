"""Buckets of unresponsive or refusing servers: requests for games fail within seconds."""

import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
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
    """Use a socket that is never read as the bucket's server, and shorten the store's timeout."""
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
    """The 503 names the segment. The service's log has the store, too."""
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
def test_each_operation_times_out(silent: None, ask: Callable[[Bucket], object]) -> None:
    """Ranges, sizes and listings."""
    with pytest.raises(StoreError, match="error sending request"):
        ask(Bucket(URL))


@pytest.mark.timeout(20, method="thread")
def test_a_silent_store_is_not_a_silent_redis(keeping: Services, silent: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The condition of the segments reports it in time, and the service is ready."""
    monkeypatch.setattr(stores, "SECONDS", 5.0)
    found = Services(replace(keeping.settings, cold_url=URL)).conditions.find()
    (condition,) = [each for each in found.conditions if each.name == "segments"]
    assert (condition.ok, "missing, or cannot be used" in condition.words) == (False, True)
    assert (found.is_ok("redis"), found.refusal) == (True, None)


class Refusing(BaseHTTPRequestHandler):
    """An S3 server that rejects all credentials."""

    def do_GET(self) -> None:
        """Refuse the request."""
        self.send_response(403)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Write no log."""


def test_wrong_credentials_are_reported(keeping: Services, monkeypatch: pytest.MonkeyPatch, silent: None) -> None:
    """At the first use and later: nothing is sealed, sealed games are a 503, and the operator sees the reason."""
    game, warm = (random_game(*CASES[0], seed=seed) for seed in (1, 2))
    for each in (game, warm):
        keeping.commands.bring_in(each.game, each.entries(), {})
    with ThreadingHTTPServer(("127.0.0.1", 0), Refusing) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("AWS_ENDPOINT", f"http://127.0.0.1:{server.server_port}")
        refused = Services(replace(keeping.settings, cold_url=URL), named=True)
        for _ in ("first use", "later"):
            found = {each.name: each for each in refused.conditions.find().conditions}
            assert (found["segments"].ok, f"{URL}identity cannot be used" in found["segments"].words) == (False, True)
            with pytest.raises(StoreError, match=f"{URL}identity cannot be used"):
                refused.cold.seal(refused.log, [warm.game])
            keeping.cold.seal(keeping.log, [game.game])
        answer: Any = create_app(refused.settings).test_client().get(f"/v1/games/{game.game}")
        server.shutdown()
    assert answer.status_code == 503
    assert answer.json["detail"].endswith(": the store of finished games is missing, or cannot be used.")
    assert keeping.log.is_warm(warm.game)


@pytest.mark.slow
@pytest.mark.timeout(20, method="thread")
def test_the_timeout_can_be_configured(silent: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """With obstore's variable. Its other connection settings apply, too."""
    monkeypatch.setattr(stores, "SECONDS", 600)
    monkeypatch.setenv("AWS_TIMEOUT", "200ms")
    with pytest.raises(StoreError, match="error sending request"):
        Bucket(URL).size("a")
    monkeypatch.delenv("AWS_ALLOW_HTTP")
    with pytest.raises(StoreError, match="builder error"):
        Bucket(URL).size("a")
