"""Twins on the wire: real processes send and print the same bytes, except for times."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import closing
from itertools import takewhile
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest
import requests
from freezegun import freeze_time
from helpers.api import KEY, free_port, running
from helpers.receiver import TRUSTED, Receiver
from helpers.running import Up, until
from joints.world import START
from secrecy.pairs import Pair, pair_of
from secrecy.world import public_digest

from cairn.contract.playing import CASES, FACTS, Game
from cairn.events import chain
from cairn.events.chain import Head
from cairn.service.container import Services
from cairn.service.settings import Settings

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("environment")]

WHEN = re.compile(
    rb'(?i:date): [^\r\n]*|127\.0\.0\.1:\d+/#|"ms": [0-9.]*|"(timestamp|webhook-timestamp|webhook-signature)": "[^"]*"'
)
"""Fields that contain times, by name, and the port of the page."""

TWIN = {"X-Request-ID": "twin"}

PAGES = ("", "?at=2", "/decisions", "/decisions/2", "/legal-moves", "/archive", "/stream", "/none")


@pytest.mark.parametrize("ruleset", [ruleset for ruleset, facts in FACTS.items() if facts.twin])
def test_real_processes_send_and_print_the_same_bytes(
    redis_url: str, postbox: Receiver, tmp_path: Path, ruleset: str
) -> None:
    """Every byte of connections, plain and compressed, of webhooks, log lines, and a hint of a real worker."""
    with freeze_time(START):
        pair = pair_of(next(case for case in CASES if case[0] == ruleset), 1, 5)
    first, second = (seen(pair, game, redis_url, postbox, tmp_path / str(n)) for n, game in enumerate(pair.games))
    assert first.keys() == second.keys()
    for what in first:
        assert first[what] == second[what], what
    assert len(first) == 2 * 2 * len(PAGES) + len(("stranger", "webhook", "hint", "lines"))


def seen(pair: Pair, game: Game, redis_url: str, postbox: Receiver, output: Path) -> dict[str, bytes]:
    """Serve a game in which the AI has moved with real processes. Return everything they send and print, by source."""
    services = Services(Settings(redis_url=redis_url, key=KEY))
    services.redis.flushall()
    postbox.requests.clear()
    with freeze_time(START):
        for move in pair.moves:
            game.play(move)
    with patch.object(chain, "digest", public_digest):
        services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret, names=dict(game.names))
    services.lists.put(services.repository.get(game.game, "truth").position)
    token = services.tokens.seat(game.game, 1, 1)
    settings = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_API_PROCESSES": "1", "CAIRN_LOG": "json", **TRUSTED}
    port = free_port()
    command = ("-m", "cairn.service", "api", "--port", str(port))
    api, url, said = Up(output, program=command, **settings), f"http://127.0.0.1:{port}", dict[str, bytes]()
    try:
        until(lambda: answers(url))
        game_url = f"{url}/v1/games/{game.game}"
        for who, owned in (("seat", {"Authorization": f"Bearer {token}"}), ("spectator", {})):
            for encoding in ("identity", "gzip"):
                for page in PAGES:
                    sent = {**owned, "Accept-Encoding": encoding, **TWIN}
                    said[f"{who} {encoding} {page}"] = raw(game_url + page, sent)
        said["stranger"] = b"".join(raw(url + page, TWIN) for page in ("/v1/games", "/healthz"))
        holder = {
            "Authorization": f"Bearer {token}",
            "Idempotency-Key": "the key of the seat's webhook, and hint",
            **TWIN,
        }
        body: dict[str, Any] = {"url": postbox.url, "game": game.game, "events": ["turn"]}
        assert requests.post(f"{url}/v1/webhooks", json=body, headers=holder, timeout=30).status_code == 201
        with running(settings, "worker", "caretaker"):
            asked = requests.post(f"{game_url}/hints", json={}, headers=holder, timeout=30)
            if asked.status_code == 202:
                until(lambda: requests.get(url + asked.headers["Location"], headers=holder, timeout=30).json()["moves"])
                said["hint"] = raw(url + asked.headers["Location"], holder)
            postbox.wait(1)
        said["webhook"] = b"\n".join(json.dumps(sent).encode() + body for sent, body in postbox.requests)
    finally:
        assert api.stop() == 0
        services.redis.close()
    lines = [
        line for line in api.said.splitlines() if line[0] == "{" and "/hints/" not in line and "healthz" not in line
    ]
    said["lines"] = "\n".join(lines).encode()
    return {what: WHEN.sub(b"when", bytes_) for what, bytes_ in said.items()}


def answers(url: str) -> bool:
    """Return whether the service responds."""
    try:
        return requests.get(f"{url}/healthz", timeout=1).ok
    except requests.ConnectionError:
        return False


def raw(url: str, headers: dict[str, str]) -> bytes:
    """Return all bytes of a GET on its own connection; of a stream, up to the end of its first message."""
    parts = urlsplit(url)
    with closing(socket.create_connection((str(parts.hostname), parts.port or 80), 30)) as connection:
        lines = [f"GET {parts.path}?{parts.query} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        is_stream = parts.path.endswith("/stream")
        received = b""
        for chunk in chunks(connection):
            received += chunk
            if is_stream and b"\n\n" in received:
                break
        return received


def chunks(connection: socket.socket) -> Iterator[bytes]:
    """Yield bytes until there are no more."""
    return takewhile(bool, iter(lambda: connection.recv(65536), None))
