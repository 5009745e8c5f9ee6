"""64 players play 7 Swiss rounds while all parts are killed repeatedly, with a complete check of all pairings."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.api import KEY, ROOT, free_port

from cairn.events.series import log_of
from cairn.projections.rows import Filters
from cairn.projections.series import State
from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

PEOPLE, AIS, ABSENT, ROUNDS = 44, 20, 2, 7
COME_WITHIN = 12
PATIENCE = 400.0
"""Timeout of the whole test in seconds."""


class Part:
    """A process that is restarted after it was killed."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self.command, self.environment, self.killed = command, environment, 0
        self.start()

    def start(self) -> None:
        """Start it."""
        self.process = subprocess.Popen(
            [sys.executable, *self.command], env=os.environ | self.environment, cwd=ROOT, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """Kill it and start it again."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.killed += 1
        self.start()


class Storm:
    """Kills parts one after the other, and Redis occasionally, until the test ends."""

    def __init__(self, parts: Sequence[Part], server: EmbeddedServer, seed: int) -> None:
        self.parts, self.server, self.chance = parts, server, random.Random(seed)
        self.over, self.redis_killed = threading.Event(), 0
        self.thread = threading.Thread(target=self.blow)

    def blow(self) -> None:
        """Kill a part or Redis about once a second."""
        while not self.over.wait(self.chance.uniform(0.6, 1.4)):
            if self.chance.random() < 0.12:
                os.kill(self.server.pid, signal.SIGKILL)
                while self.server.alive():
                    time.sleep(0.02)
                self.redis_killed += 1
                self.server.start()
            else:
                self.chance.choice(self.parts).kill()


class Crowd:
    """All players: they take their seats, and then one resigns; some never arrive."""

    def __init__(self, url: str) -> None:
        self.url, self.session = url, requests.Session()
        self.people: dict[str, str] = {}
        self.absent: set[str] = set()
        self.done: set[str] = set()
        self.until = time.monotonic() + PATIENCE

    def ask(self, method: str, path: str, token: str | None = None, **options: Any) -> requests.Response:
        """Send a request until a living process responds."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= options.pop("headers", {})
        while time.monotonic() < self.until:
            with suppress(requests.RequestException):
                answer = self.session.request(method, self.url + path, headers=headers, timeout=10, **options)
                if answer.status_code < 500:
                    return answer
            time.sleep(0.1)
        raise AssertionError(f"nobody has answered {method} {path} in time")

    def become(self, number: int) -> str:
        """Create a player and return the token."""
        key = {"Idempotency-Key": f"player-{number}-{'x' * 32}"}
        made = self.ask("POST", "/v1/players", json={"name": f"Player {number}"}, headers=key).json()
        self.people[made["id"]] = made["token"]
        return str(made["token"])

    def play(self, game: str) -> None:
        """Seat the players who arrive, and let the first of them resign when the game has begun."""
        found = self.ask("GET", f"/v1/games/{game}")
        if found.status_code == 404:
            return  # it is being opened
        table = found.json()
        for seat in table["seats"]:
            if seat["kind"] == "open" and seat["player"] not in self.absent:
                self.ask("POST", f"/v1/games/{game}/seats", self.people[seat["player"]], json={})
        if table["status"] == "running":
            for seat in table["seats"]:
                if seat["kind"] == "human":
                    self.ask("DELETE", f"/v1/games/{game}/seats/{seat['seat']}", self.people[seat["player"]])
                    return
        if table["status"] == "finished":
            self.done.add(game)


@pytest.mark.slow
@pytest.mark.timeout(PATIENCE + 60)
def test_every_table_is_played_once_despite_kills(tmp_path: Path) -> None:
    """API, workers, caretakers and Redis are killed repeatedly. In the end all proofs pass, and no game is missing."""
    server = EmbeddedServer(tmp_path)
    server.start()
    port = free_port()
    environment = {"REDIS_URL": server.url, "CAIRN_KEY": KEY, "CAIRN_GAMES_PER_CLIENT": "", "CAIRN_LIMITS": "off"}
    names = [["-m", "cairn.service", "api", "--port", str(port)]]
    names += [["-m", "cairn.workers", kind] for kind in ("worker", "worker", "caretaker", "caretaker")]
    parts = [Part(name, environment) for name in names]
    storm = Storm(parts, server, seed=64)
    try:
        crowd = Crowd(f"http://127.0.0.1:{port}")
        series = gathered(crowd)
        storm.thread.start()
        followed(crowd, series)
    finally:
        storm.over.set()
        if storm.thread.ident:
            storm.thread.join()
        for part in parts:
            part.process.kill()
            part.process.wait()
    services = Services(Settings(redis_url=server.url, key=KEY))
    account = accounted(services, series, crowd)
    print(f"{sum(part.killed for part in parts)} parts and {storm.redis_killed} times Redis were killed; {account}")
    server.stop()


def gathered(crowd: Crowd) -> str:
    """Return the id of a series that all players have joined."""
    tokens = [crowd.become(number) for number in range(PEOPLE)]
    crowd.absent = {*[*crowd.people][:ABSENT]}
    wanted = {
        "title": "Storm",
        "format": "swiss",
        "ruleset": "schotten_totten",
        "places": PEOPLE + AIS,
        "levels": ["random"] * AIS,
        "rounds": ROUNDS,
        "come_within": COME_WITHIN,
        "rated": False,
    }
    made = crowd.ask("POST", "/v1/series", tokens[0], json=wanted, headers={"Idempotency-Key": "storm"})
    assert made.status_code == 201, made.text
    series = str(made.json()["id"])
    for number, token in enumerate(tokens):
        key = {"Idempotency-Key": f"join-{number}"}
        joined = crowd.ask("POST", f"/v1/series/{series}/participants", token, json={}, headers=key)
        assert joined.status_code == 201, joined.text
    return series


def followed(crowd: Crowd, series: str) -> None:
    """Play all open games until the series has ended."""
    while crowd.ask("GET", f"/v1/series/{series}").json()["status"] != "finished":
        rounds = crowd.ask("GET", f"/v1/series/{series}/rounds").json()["items"]
        for table in rounds[-1]["tables"] if rounds else ():
            if table["points"] is None and table["game"] not in crowd.done:
                crowd.play(table["game"])


def accounted(services: Services, series: str, crowd: Crowd) -> str:
    """Check that every pairing was played exactly once, and no other game. Return a summary in words."""
    state = services.series.get(series).position.state
    assert isinstance(state, State)
    entries = [*services.log.read(log_of(series))]
    assert [entry.version for entry in entries] == [*range(1, len(entries) + 1)]
    assert Counter(table.round for table in state.tables) == dict.fromkeys(range(1, ROUNDS + 1), (PEOPLE + AIS) // 2)
    for number in range(1, ROUNDS + 1):
        places = [place for table in state.tables if table.round == number for place in table.places]
        assert sorted(places) == [*range(PEOPLE + AIS)]
    met = Counter(frozenset(pair) for table in state.tables for pair in combinations(table.places, 2))
    assert max(met.values()) == 1
    games = [
        row.id for _, row in services.lists.walk(Filters(label=f"series:{series}", unlisted=True), "", 1000) if row
    ]
    assert sorted(games) == sorted(table.game for table in state.tables)
    assert {*services.log.games()} == {*games}
    absent = [table for table in state.tables if table.absent]
    everybody = services.series.get(series).position.table.seats
    assert {str(everybody[place].player) for table in absent for place in table.absent} >= crowd.absent
    proofs = services.series_auditor.audit(series)[1].proofs
    assert {proof.status for proof in proofs} == {"passed"}, proofs
    return f"{len(state.tables)} tables, {len(games)} games, {len(absent)} no-shows, {len(entries)} decisions"
