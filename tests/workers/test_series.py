"""Series: the organiser opens games and enters results, each once, also while all parts are killed repeatedly."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import requests
from freezegun import freeze_time
from helpers.api import KEY, ROOT, free_port
from helpers.played_series import opening, player
from msgspec.structs import replace

from cairn.events.codec import decode
from cairn.events.decision import Ai
from cairn.events.ids import random_id
from cairn.events.series import NoShow, ResultEntered, log_of
from cairn.events.table import Seat
from cairn.projections.rows import Filters
from cairn.projections.series import SeriesTable, State
from cairn.service.container import Services
from cairn.service.deciding.deciders import waited_for
from cairn.service.jobs.schedule import DUE, OWED
from cairn.service.rules import rules_of
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.series.handler import Participant
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

ANN, BOB = player(0), player(1)
AI = Participant(Seat("ai", level="random"))


def begin_series(services: Services, *players: str, ais: int = 0, **more: Any) -> str:
    """Return the id of a series of these players and AIs that has begun."""
    id = random_id()
    entered = [*(Participant(Seat("human", player)) for player in players), *[AI] * ais]
    about = opening("round_robin", len(entered))
    services.series.open(id, replace(about, rated=False, **more), "Cup", entered)
    return id


def state_of(services: Services, id: str) -> State:
    """Return the position of a series."""
    state = services.series.get(id).position.state
    assert isinstance(state, State)
    return state


def open_tables(services: Services, id: str) -> list[SeriesTable]:
    """Return the tables with running games."""
    return [*state_of(services, id).open_tables]


def begin_round(services: Services) -> tuple[str, SeriesTable]:
    """Return the id of a series of Ann and Bob, and the table of its first game."""
    id = begin_series(services, ANN, BOB)
    care(services)
    (table,) = open_tables(services, id)
    return id, table


def care(services: Services, **ahead: float) -> None:
    """Run rounds of a new caretaker at a later time."""
    with freeze_time(datetime.now(UTC) + timedelta(**ahead)) if ahead else nullcontext():
        caretaker = Caretaker(services)
        for _ in range(3):
            caretaker.round()


def sit(services: Services, game: str) -> None:
    """Seat all players with reserved seats."""
    table = services.repository.get(game, "truth").position.table
    for seat in table.seats:
        if seat.kind == "open":
            services.commands.take_seat(game, player=seat.player)


def finish(services: Services, game: str) -> None:
    """Play a game of AIs to its end, always with the first legal move."""
    while not (position := services.repository.get(game, "truth").position).table.is_ended:
        (act,) = waited_for(position)
        move = rules_of(position).legal_moves(position.state, act.seat)[0]
        services.commands.play(game, act.seat, [move], ai=Ai("random", 1, 0, "00"))


def events(services: Services, id: str, kind: Any) -> list[Any]:
    """Return the events of a kind in a series' log."""
    entries = services.log.read(log_of(id))
    decided = (event for entry in entries for event in decode(entry.stored, entry.version).events)
    return [event for event in decided if isinstance(event, kind)]


def test_games_are_opened_for_a_round(services: Services) -> None:
    """Seats are reserved for their players in the order of the table. Games have the label of the series."""
    id, table = begin_round(services)
    game = services.repository.get(table.game, "truth").position.table
    assert [seat.player for seat in game.seats] == [(ANN, BOB)[place] for place in table.places]
    assert all(seat.reserved for seat in game.seats)
    assert game.labels == {"series": id}
    assert game.organiser is None
    care(services)
    assert services.repository.get(table.game, "truth").head.version == 1


def test_a_result_is_entered_once_and_the_series_ends(services: Services) -> None:
    """For any number of caretakers and checks. The table shows the result of the game."""
    id, table = begin_round(services)
    sit(services, table.game)
    services.commands.leave(table.game, 0)
    others = [Services(Settings(redis_url=services.settings.redis_url, key=services.settings.key)) for _ in range(4)]
    with ThreadPoolExecutor(len(others)) as pool:
        assert [*pool.map(care, others)] == [None] * len(others)
    (entered,) = events(services, id, ResultEntered)
    head = services.repository.get(table.game, "truth").head
    assert (entered.ranks, entered.reason) == ((1, 0), "resigned")
    assert (entered.version, entered.chain) == (head.version, head.chain)
    assert services.series.get(id).position.table.is_ended
    assert not services.schedule.holds(log_of(id))
    audit = services.auditor.audit_series(id, services.repository)[1]
    assert {proof.status for proof in audit.proofs} == {"passed"}


@pytest.mark.parametrize("comes", [0, 1, 2])
def test_an_absent_player_loses(services: Services, comes: int) -> None:
    """When their time is over, not before, and the other player wins. If both are absent, both lose."""
    id, table = begin_round(services)
    places = table.places[:comes]
    for place in places:
        services.commands.take_seat(table.game, player=(ANN, BOB)[place])
    care(services, seconds=50)
    assert open_tables(services, id)
    care(services, seconds=70)
    if comes == 2:
        assert open_tables(services, id), "it is played"
        return
    (no_show,) = events(services, id, NoShow)
    assert {*no_show.absent} == {0, 1} - {*places}
    (ended,) = state_of(services, id).tables
    assert [ended.points(seat) for seat in range(2)] == [2 * (place in places) for place in table.places]
    assert services.repository.get(table.game, "truth").position.table.is_ended
    assert {proof.status for proof in services.auditor.audit_series(id, services.repository)[1].proofs} == {"passed"}


def test_a_stranger_on_a_left_seat_does_not_count(services: Services) -> None:
    """A player who declined the seat and did not return is absent."""
    _, table = begin_round(services)
    services.commands.take_seat(table.game, player=(ANN, BOB)[table.places[0]])
    assert services.commands.take_seat(table.game, player=(ANN, BOB)[table.places[1]])
    fresh, other = begin_round(services)
    services.commands.take_seat(other.game, player=(ANN, BOB)[other.places[0]])
    services.commands.decline(other.game, 1, (ANN, BOB)[other.places[1]])
    services.commands.take_seat(other.game, player="q" * 20)
    services.commands.leave(other.game, 0)
    care(services, seconds=70)
    (no_show,) = events(services, fresh, NoShow)
    assert no_show.absent == (other.places[1],)


def test_a_game_deleted_before_its_end_is_opened_again(services: Services) -> None:
    """With the same id and the same players."""
    id, table = begin_round(services)
    services.commands.delete(table.game)
    services.schedule.at(log_of(id), after=0)
    care(services, seconds=1)
    assert services.repository.get(table.game, "truth").position.table.labels == {"series": id}


def test_a_game_deleted_after_its_end_is_a_draw(services: Services) -> None:
    """If its result was not entered. The series continues, and the result cannot be proven."""
    id, table = begin_round(services)
    sit(services, table.game)
    services.commands.leave(table.game, 0)
    services.commands.delete(table.game)
    care(services)
    (entered,) = events(services, id, ResultEntered)
    assert (entered.reason, entered.ranks, entered.version) == ("deleted", (0, 0), 0)
    assert services.series.get(id).position.table.is_ended
    proofs = {proof.name: proof for proof in services.auditor.audit_series(id, services.repository)[1].proofs}
    assert proofs["results"].status == "unavailable"
    assert proofs["rules"].status == "passed"


def test_a_whole_league_of_ais_is_played(services: Services) -> None:
    """Round after round by workers alone. It rests in between and becomes due with the next event."""
    id = begin_series(services, ais=3)
    for _ in range(20):
        care(services)
        for table in open_tables(services, id) if not services.series.get(id).position.table.is_ended else ():
            finish(services, table.game)
    assert services.series.get(id).position.table.is_ended
    assert len(events(services, id, ResultEntered)) == 3


def test_a_series_rests_until_the_deadline_of_absent_players(services: Services) -> None:
    """It is checked then, and not continuously."""
    id = begin_series(services, ANN, BOB)
    care(services)
    care(services, seconds=10)
    due = services.redis.zscore(DUE, log_of(id))
    assert due
    assert due <= datetime.now(UTC).timestamp() + 61
    assert services.redis.zscore(OWED, log_of(id)) is None


def test_a_series_without_players_ends(services: Services) -> None:
    """After 30 days."""
    id = random_id()
    services.series.open(id, opening("swiss", 4), "Cup")
    care(services, days=29)
    assert not services.series.get(id).position.table.is_ended
    care(services, days=31)
    assert services.series.get(id).position.table.is_ended
    assert services.log.secret(log_of(id)) is None


def test_a_busy_arena_is_not_checked_continuously(services: Services) -> None:
    """It is checked when a game ends and at its own end."""
    id = random_id()
    about = replace(opening("arena", 2), rated=False, seconds=3600)
    services.series.open(id, about, "Cup", [Participant(Seat("human", player)) for player in (ANN, BOB)])
    care(services)
    (table,) = open_tables(services, id)
    sit(services, table.game)
    care(services, seconds=30)
    first = services.schedule.first(DUE)
    assert first
    assert first > services.clock.time() + 40
    services.commands.leave(table.game, 0)
    care(services, seconds=31)
    assert [other.game for other in open_tables(services, id)] != [table.game]


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
        raise AssertionError(f"no part has answered {method} {path} in time")

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
        series = gather(crowd)
        storm.thread.start()
        play_rounds(crowd, series)
    finally:
        storm.over.set()
        if storm.thread.ident:
            storm.thread.join()
        for part in parts:
            part.process.kill()
            part.process.wait()
    services = Services(Settings(redis_url=server.url, key=KEY))
    account = check_pairings(services, series, crowd)
    print(f"{sum(part.killed for part in parts)} parts and {storm.redis_killed} times Redis were killed; {account}")
    server.stop()


def gather(crowd: Crowd) -> str:
    """Return the id of a series that all players have joined."""
    tokens = [crowd.become(number) for number in range(PEOPLE)]
    crowd.absent = {*[*crowd.people][:ABSENT]}
    places = {"places": PEOPLE + AIS, "levels": ["random"] * AIS, "rounds": ROUNDS, "come_within": COME_WITHIN}
    wanted = {"title": "Storm", "format": "swiss", "ruleset": "schotten_totten", "rated": False} | places
    made = crowd.ask("POST", "/v1/series", tokens[0], json=wanted, headers={"Idempotency-Key": "storm"})
    assert made.status_code == 201, made.text
    series = str(made.json()["id"])
    for number, token in enumerate(tokens):
        key = {"Idempotency-Key": f"join-{number}"}
        joined = crowd.ask("POST", f"/v1/series/{series}/participants", token, json={}, headers=key)
        assert joined.status_code == 201, joined.text
    return series


def play_rounds(crowd: Crowd, series: str) -> None:
    """Play all open games until the series has ended."""
    while crowd.ask("GET", f"/v1/series/{series}").json()["status"] != "finished":
        rounds = crowd.ask("GET", f"/v1/series/{series}/rounds").json()["items"]
        for table in rounds[-1]["tables"] if rounds else ():
            if table["points"] is None and table["game"] not in crowd.done:
                crowd.play(table["game"])


def check_pairings(services: Services, series: str, crowd: Crowd) -> str:
    """Check that every pairing was played exactly once, and no other game. Return a summary in words."""
    state = services.series.get(series).position.state
    assert isinstance(state, State)
    entries = [*services.log.read(log_of(series))]
    assert [entry.version for entry in entries] == [*range(1, len(entries) + 1)]
    assert Counter(table.round for table in state.tables) == dict.fromkeys(range(1, ROUNDS + 1), (PEOPLE + AIS) // 2)
    for number in range(1, ROUNDS + 1):
        places = [place for table in state.tables if table.round == number for place in table.places]
        assert sorted(places) == [*range(PEOPLE + AIS)]
    # Two whose game was not played, as one came late, may meet again (FIDE Handbook, C.04.3: C.1).
    met = Counter(frozenset(table.places) for table in state.tables if table.was_played)
    assert max(met.values()) == 1
    games = [
        row.id for _, row in services.lists.walk(Filters(label=f"series:{series}", unlisted=True), "", 1000) if row
    ]
    assert sorted(games) == sorted(table.game for table in state.tables)
    assert {*services.log.games()} == {*games}
    absent = [table for table in state.tables if table.absent]
    everybody = services.series.get(series).position.table.seats
    assert {str(everybody[place].player) for table in absent for place in table.absent} >= crowd.absent
    proofs = services.auditor.audit_series(series, services.repository)[1].proofs
    assert {proof.status for proof in proofs} == {"passed"}, proofs
    return f"{len(state.tables)} tables, {len(games)} games, {len(absent)} no-shows, {len(entries)} decisions"
