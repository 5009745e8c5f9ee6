"""No byte that leaves the service reveals hidden information to its receiver, in any channel."""

import json
import random
import re
import socket
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest
import requests
from freezegun import freeze_time
from helpers.api import KEY, Api, answers, free_port, running
from helpers.receiver import TRUSTED, Receiver
from helpers.running import Up, until
from joints.world import START
from secrecy.channels import CHANNELS, Seen, collect_output, differing
from secrecy.leaks import LEAKS
from secrecy.world import Pair, living, pair_of, public_digest, store

from cairn.contract.playing import CASES, FACTS, Case, Game
from cairn.contract.sampling import many_games, sample_or_all
from cairn.events import chain
from cairn.service.container import Services
from cairn.service.settings import Settings

pytestmark = pytest.mark.usefixtures("environment")

VIEWERS = {"highland_clans": None}
"""The viewer of every run: a spectator here, seat 1 elsewhere."""

QUICK = ("nothing_is_redacted", "workers", "an_id", "a_line", "when_it_moves")
"""The leaks planted in every run, which cover each channel. The others are `slow`."""


def seen_of(pair: Pair, which: int, postbox: Receiver) -> Seen:
    """Return the output of a twin's world."""
    with living(pair, pair.games[which], postbox) as twin:
        return collect_output(twin)


def make_pair(case: Case, viewer: int | None, seed: int) -> Pair:
    """Return a pair played from the start of the worlds."""
    with freeze_time(START):
        return pair_of(case, viewer, seed)


@sample_or_all
@pytest.mark.parametrize("ruleset", FACTS)
def test_twins_cannot_be_distinguished(postbox: Receiver, ruleset: str, everything: bool) -> None:
    """Two games that differ in what a viewer may not know have the same output in every channel, at every moment.

    For a seat or a spectator, at one point of a game of the last options. A run of `many` covers every seat and a
    spectator at three points of games of all options, or CAIRN_GAMES random ones of these.
    """
    cases = [case for case in CASES if case[0] == ruleset]
    tried = [(cases[-1], VIEWERS.get(ruleset, 1), 0)]
    if everything:
        tried = [(case, seat, seed) for case in cases for seat in (None, *range(case[2])) for seed in range(3)]
        tried = random.sample(tried, min(many_games(), len(tried)))
    for case, viewer, seed in tried:
        pair = make_pair(case, viewer, seed)
        first, second = (seen_of(pair, which, postbox) for which in (0, 1))
        for channel in CHANNELS:
            assert first[channel] == second[channel], (channel, case, viewer, seed)
        assert sum(b'"200 OK"' in line for line in first["headers"]) >= 10
        states = [game.position.state for game in pair.games]
        assert (states[0] != states[1]) == (FACTS[ruleset].twin is not None)


class Undisturbed(NamedTuple):
    """A pair and the output of the first one's world. Both differ in the hand of the AI to move."""

    pair: Pair
    first: Seen


_undisturbed: list[Undisturbed] = []


@pytest.fixture
def undisturbed(postbox: Receiver) -> Undisturbed:
    """Return the pair, which runs once."""
    if not _undisturbed:
        pair = make_pair(CASES[-1], 1, 0)
        _undisturbed.append(Undisturbed(pair, seen_of(pair, 0, postbox)))
    return _undisturbed[0]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in QUICK else pytest.mark.slow) for name in LEAKS]
)
def test_a_planted_leak_is_found(postbox: Receiver, undisturbed: Undisturbed, name: str) -> None:
    """In exactly its channels: so the test above can fail."""
    pair, first = undisturbed
    with living(pair, pair.games[1], postbox) as twin, LEAKS[name].plant(twin):
        second = collect_output(twin)
    assert differing(first, second) == LEAKS[name].shown


def test_each_channel_has_a_planted_leak() -> None:
    """In every run, too. A new channel needs a leak."""
    assert set[str]().union(*(LEAKS[name].shown for name in QUICK)) == {*CHANNELS}


WHEN = re.compile(
    rb'(?i:date): [^\r\n]*|127\.0\.0\.1:\d+/#|"ms": [0-9.]*|"(timestamp|webhook-timestamp|webhook-signature)": "[^"]*"'
)
"""Fields that contain times, by name, and the port of the page."""

TWIN = {"X-Request-ID": "twin"}

PAGES = ("", "?at=2", "/decisions", "/decisions/2", "/legal-moves", "/archive", "/stream", "/none")


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [ruleset for ruleset, facts in FACTS.items() if facts.twin])
def test_real_processes_send_and_print_the_same_bytes(
    redis_url: str, postbox: Receiver, tmp_path: Path, ruleset: str
) -> None:
    """Every byte of connections, plain and compressed, of webhooks, log lines, and a hint of a real worker."""
    with freeze_time(START):
        pair = pair_of(next(case for case in CASES if case[0] == ruleset), 1, 5)
    first, second = (observe(pair, game, redis_url, postbox, tmp_path / str(n)) for n, game in enumerate(pair.games))
    assert first.keys() == second.keys()
    for what in first:
        assert first[what] == second[what], what
    assert len(first) == 2 * 2 * len(PAGES) + len(("stranger", "webhook", "hint", "lines"))


def observe(pair: Pair, game: Game, redis_url: str, postbox: Receiver, output: Path) -> dict[str, bytes]:
    """Serve a game in which the AI has moved with real processes. Return everything they send and print, by source."""
    services = Services(Settings(redis_url=redis_url, key=KEY))
    services.redis.flushall()
    postbox.requests.clear()
    with freeze_time(START):
        for move in pair.moves:
            game.play(move)
    with patch.object(chain, "digest", public_digest):
        store(services, game)
    services.lists.put(services.repository.get(game.game, "truth").position)
    token = services.tokens.seat(game.game, 1, 1)
    settings = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_API_PROCESSES": "1", "CAIRN_LOG": "json", **TRUSTED}
    port = free_port()
    command = ("-m", "cairn.service", "api", "--port", str(port))
    api, url, said = Up(output, program=command, **settings), f"http://127.0.0.1:{port}", dict[str, bytes]()
    try:
        until(lambda: answers(Api(url)))
        game_url = f"{url}/v1/games/{game.game}"
        for kind, owned in (("seat", {"Authorization": f"Bearer {token}"}), ("spectator", {})):
            for encoding in ("identity", "gzip"):
                for page in PAGES:
                    sent = {**owned, "Accept-Encoding": encoding, **TWIN}
                    said[f"{kind} {encoding} {page}"] = raw(game_url + page, sent)
        said["stranger"] = b"".join(raw(url + page, TWIN) for page in ("/v1/games", "/healthz"))
        key = {"Idempotency-Key": "the key of the seat's webhook, and hint"}
        holder = {"Authorization": f"Bearer {token}", **key, **TWIN}
        body: dict[str, Any] = {"url": postbox.url, "game": game.game, "events": ["turn"]}
        assert requests.post(f"{url}/v1/webhooks", json=body, headers=holder, timeout=30).status_code == 201
        with running(settings, "worker", "caretaker"):
            response = requests.post(f"{game_url}/hints", json={}, headers=holder, timeout=30)
            if response.status_code == 202:
                hint_url = url + response.headers["Location"]
                until(lambda: requests.get(hint_url, headers=holder, timeout=30).json()["moves"])
                said["hint"] = raw(hint_url, holder)
            postbox.wait(1)
        said["webhook"] = b"\n".join(json.dumps(sent).encode() + body for sent, body in postbox.requests)
    finally:
        assert api.stop() == 0
        services.redis.close()
    lines = [
        line for line in api.output.splitlines() if line[0] == "{" and not re.search("/hints/|healthz|readyz", line)
    ]
    said["lines"] = "\n".join(lines).encode()
    return {what: WHEN.sub(b"when", bytes_) for what, bytes_ in said.items()}


def raw(url: str, headers: dict[str, str]) -> bytes:
    """Return all bytes of a GET on its own connection; of a stream, up to the end of its first message."""
    parts = urlsplit(url)
    with closing(socket.create_connection((str(parts.hostname), parts.port or 80), 30)) as connection:
        lines = [f"GET {parts.path}?{parts.query} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        received = b""
        while chunk := connection.recv(65536):
            received += chunk
            if parts.path.endswith("/stream") and b"\n\n" in received:
                break
        return received
