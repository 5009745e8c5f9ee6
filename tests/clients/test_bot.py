"""The bot as a separate process with a live service: it finds a game, takes a seat and plays without polling."""

import re
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from helpers.api import Api

BOT = Path(__file__).with_name("bot.py")
SDK = Path(__file__).parents[2] / "service/sdk/python"
REQUEST = re.compile(rb"(GET|POST|DELETE) (/\S+) HTTP/1\.1\r\n")


class Wire:
    """A proxy that forwards all bytes to a service and back, and records requests."""

    def __init__(self, url: str) -> None:
        self._host, self._port = url.removeprefix("http://").split(":")
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self._sent: list[bytes] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def asked(self) -> list[str]:
        """Return the requests so far, without ids of games."""
        found = REQUEST.findall(b"".join(self._sent))
        asked = [f"{method.decode()} {path.decode().partition('?')[0]}" for method, path in found]
        return [re.sub("/[a-z2-7]{20}", "/{game}", each) for each in asked]

    def close(self) -> None:
        """Accept no more connections."""
        self._server.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._server.accept()
                service = socket.create_connection((self._host, int(self._port)))
                for ends in ((client, service, self._sent), (service, client, None)):
                    threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, kept: list[bytes] | None) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if kept is not None:
                    kept.append(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)


@pytest.fixture
def wire(api: Api) -> Iterator[Wire]:
    """Return a proxy between the bot and the service."""
    found = Wire(api.url)
    yield found
    found.close()


@pytest.mark.slow
def test_the_bot_waits_takes_a_seat_and_plays_to_the_end(
    api: Api,
    wire: Wire,
    redis_url: str,
    start: Callable[..., "subprocess.Popen[bytes]"],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two bots and an AI: each bot only sends its moves, as turn messages have all the data.

    The first bot starts before the game exists and is notified by the feed.
    """
    start(redis_url, "-m", "cairn.workers", "worker")
    monkeypatch.setenv("PYTHONPATH", str(SDK))
    bots = [start(redis_url, str(BOT), wire.url, seed, "1") for seed in "12"]
    while wire.asked.count("POST /v1/stream") < len(bots):
        assert [bot.poll() for bot in bots] == [None] * len(bots)
    seats = [{"kind": "open"}, {"kind": "ai", "level": "random"}, {"kind": "open"}]
    game = api.post("/v1/games", {"ruleset": "glen_more", "seats": seats})["id"]
    assert [bot.wait(60) for bot in bots] == [0, 0]
    found = api.get(f"/v1/games/{game}")
    assert (found["status"], found["outcome"]["reason"] in ("resigned", "abandoned")) == ("finished", False)
    decisions = [one for after in range(0, found["version"], 500) for one in _decisions(api, game, after)]
    made = len([one for one in decisions if one["by"] in (0, 2) and one["move"]])
    asked = wire.asked
    assert {name: asked.count(name) for name in {*asked}} == {
        "POST /v1/stream": 2 * len(bots),
        "POST /v1/games/{game}/seats": len(bots),
        "POST /v1/games/{game}/moves": made,
        "GET /v1/games/{game}": len(bots),
    }


def _decisions(api: Api, game: str, after: int) -> list[dict[str, object]]:
    items: list[dict[str, object]] = api.get(f"/v1/games/{game}/decisions?after={after}&limit=500")["items"]
    return items


def test_the_bot_is_short() -> None:
    """The client library makes that possible."""
    assert len(BOT.read_text().splitlines()) < 45
