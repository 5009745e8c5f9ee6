"""Stores of finished games: buckets of S3 servers, silent servers, and stores that are taken away."""

import re
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import requests
from helpers.api import Api
from helpers.buckets import S3, SERVERS, bucket
from helpers.cold import TWO, bring_in, run_command
from helpers.running import Up, address, cairn, metrics, until
from helpers.taken_stores import STORES, store

from cairn.contract.playing import CASES, random_game, save_to
from cairn.events.chain import Entry
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage import frames, stores
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import compact
from cairn.service.storage.frames import DICTIONARY
from cairn.service.storage.stores import Bucket, StoreError


@pytest.fixture(scope="module", params=SERVERS)
def s3(request: pytest.FixtureRequest) -> Iterator[S3]:
    """Return a bucket of each server."""
    with bucket(request.param) as made:
        yield made


@pytest.fixture
def settings(services: Services, s3: S3, request: pytest.FixtureRequest) -> Settings:
    """Return the settings of a service with its segments in the bucket, below a prefix for each test."""
    return replace(services.settings, cold_url=f"{s3.url}{request.node.name}/", cold_cache=None)


@pytest.fixture(scope="module")
def finished() -> dict[str, list[Entry]]:
    """Return finished games of each ruleset, by id."""
    games = [random_game(*case, seed=seed) for seed, case in enumerate(CASES * 2)]
    return {game.game: game.entries() for game in games}


@pytest.fixture
def logs(services: Services, finished: dict[str, list[Entry]]) -> dict[str, list[Entry]]:
    """Return the games in Redis."""
    for game, entries in finished.items():
        services.commands.bring_in(game, entries, {})
    return finished


@pytest.mark.slow
def test_a_first_read_costs_three_requests(
    settings: Settings, s3: S3, logs: dict[str, list[Entry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a new process: a range, the listing, a dictionary. Then a range for each game."""
    monkeypatch.setattr(frames, "MIN_TO_TRAIN", 4)
    sealing = Services(settings)
    assert sorted(sealing.cold.seal(sealing.log, logs).sealed) == sorted(logs)
    names = sealing.cold.store.names()
    assert len([name for name in names if name.startswith(DICTIONARY)]) > 1
    reading = Services(settings)
    for number, (game, entries) in enumerate(logs.items()):
        s3.requests()
        assert [*reading.log.read(game)] == entries
        asked = s3.requests()
        assert len(asked) in ((3,) if number == 0 else (1, 3)), asked
    assert all([*reading.log.read(game)] for game in logs)
    assert s3.requests() == []


@pytest.mark.slow
def test_compaction_removes_the_object(settings: Settings, logs: dict[str, list[Entry]]) -> None:
    """Games that were not deleted are read from a new one."""
    services, gone = Services(settings), next(iter(logs))
    done = services.cold.seal(services.log, logs)
    services.commands.delete(gone)
    compacted = compact(services.cold, services.log, done.segment.removeprefix(SEGMENT))
    assert [name for name in services.cold.store.names() if name.startswith(SEGMENT)] == [compacted]
    again = Services(settings)
    left = {game: entries for game, entries in logs.items() if game != gone}
    assert {game: [*again.log.read(game)] for game in left} == left


@pytest.mark.slow
def test_a_missing_object_is_named(settings: Settings, logs: dict[str, list[Entry]]) -> None:
    """The response is 503 without data of the game. It succeeds when the object is back."""
    services, game = Services(settings), next(iter(logs))
    done = services.cold.seal(services.log, logs)
    store = services.cold.store
    with store.reading(done.segment) as file:
        kept = file.read()
    store.remove(done.segment)
    client = create_app(settings).test_client()
    answer: Any = client.get(f"/v1/games/{game}")
    assert answer.status_code == 503
    assert done.segment in answer.json["detail"]
    with store.writing(done.segment) as written:
        written.write(kept)
    assert client.get(f"/v1/games/{game}").status_code == 200


@pytest.mark.slow
def test_a_restore_finds_the_segments(settings: Settings, logs: dict[str, list[Entry]], tmp_path: Path) -> None:
    """Those sealed before and after the backup. Each game is complete."""
    services, games = Services(settings), [*logs]
    services.cold.seal(services.log, games[:5])
    for command in ("backup", "restore"):
        done = run_command(services, command, str(tmp_path / "backup"))
        assert done.exit_code == 0, done.output
        if command == "backup":
            services.cold.seal(services.log, games[5:])
            services.redis.flushall()
    again = Services(settings)
    assert {game: [*again.log.read(game)] for game in games} == logs
    assert all(again.log.sealed_markers.find(game) for game in games)


@pytest.fixture
def cached(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return the settings with a disk cache for this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return replace(settings, cold_cache=8)


@pytest.mark.slow
def test_a_machine_reads_a_game_once(cached: Settings, s3: S3, logs: dict[str, list[Entry]]) -> None:
    """A new process sends no request for objects that another one has read."""
    sealing = Services(cached)
    sealing.cold.seal(sealing.log, logs)
    for asked in (len(logs), 0):
        reading = Services(cached)
        s3.requests()
        assert {game: [*reading.log.read(game)] for game in logs} == logs
        assert len(s3.requests()) == asked


@pytest.mark.slow
def test_commands_do_not_use_the_cache(cached: Settings, logs: dict[str, list[Entry]], tmp_path: Path) -> None:
    """A command reads each game once and would evict popular ones."""
    sealing = Services(cached)
    sealing.cold.seal(sealing.log, logs)
    done = run_command(sealing, "export", "--all", str(tmp_path / "all"))
    assert done.exit_code == 0, done.output
    assert not (tmp_path / "cairn").exists()


@pytest.mark.slow
def test_an_invalid_cache_entry_is_read_again(
    cached: Settings, s3: S3, logs: dict[str, list[Entry]], tmp_path: Path
) -> None:
    """A changed byte, another game's frame, an invalid frame: none is served, and each is replaced."""
    services, (game, other, *_) = Services(cached), logs
    services.cold.seal(services.log, logs)
    right = [*Services(cached).log.read(game)]
    (path,) = [path for path in (tmp_path / "cairn" / "cache").rglob("*") if path.is_file()]
    whole = path.read_bytes()
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 1
    for wrong in (bytes(changed), whole[:9] + bytes(len(whole) - 9), bytes(len(whole))):
        path.write_bytes(wrong)
        s3.requests()
        assert [*Services(cached).log.read(game)] == right
        assert len(s3.requests()) >= 1
        assert path.read_bytes() == whole
    assert [*Services(cached).log.read(other)] == logs[other]


@pytest.mark.slow
def test_without_a_disk_cache_games_are_read_from_the_bucket(
    cached: Settings, s3: S3, logs: dict[str, list[Entry]], tmp_path: Path
) -> None:
    """A file has the name of the cache folder."""
    services = Services(cached)
    services.cold.seal(services.log, logs)
    (tmp_path / "cairn").write_text("in the way")
    for _ in range(2):
        s3.requests()
        assert {game: [*Services(cached).log.read(game)] for game in logs} == logs
        assert len(s3.requests()) >= len(logs)


URL = "s3://games/silent/"


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a socket that is never read as the bucket's server, and shorten the store's timeout."""
    monkeypatch.setattr(stores, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        access = {"ACCESS_KEY_ID": "a", "SECRET_ACCESS_KEY": "b", "REGION": "us-east-1"}
        endpoint = {"ENDPOINT": f"http://127.0.0.1:{server.getsockname()[1]}", "ALLOW_HTTP": "true"}
        for name, value in (access | endpoint).items():
            monkeypatch.setenv(f"AWS_{name}", value)
        yield


@pytest.mark.timeout(20, method="thread")
def test_a_game_is_refused(keeping: Services, silent: None, caplog: pytest.LogCaptureFixture) -> None:
    """The 503 names the segment. The service's log has the store, too."""
    (game,) = bring_in(keeping, [random_game(*CASES[0], seed=1)])
    done = keeping.cold.seal(keeping.log, [game])
    client = create_app(replace(keeping.settings, cold_url=URL)).test_client()
    answer: Any = client.get(f"/v1/games/{game}")
    assert answer.status_code == 503
    assert done.segment in answer.json["detail"]
    assert f"{URL}{done.segment}" in caplog.text
    assert "Retry-After" in answer.headers


@pytest.mark.timeout(20, method="thread")
@pytest.mark.parametrize("ask", [lambda store: store.part("a", 0, 9), lambda store: store.size("a"), Bucket.names])
def test_each_operation_times_out(silent: None, ask: Callable[[Bucket], object]) -> None:
    """Ranges, sizes and listings."""
    with pytest.raises(StoreError, match="error sending request"):
        ask(Bucket(URL))


@pytest.mark.timeout(20, method="thread")
def test_a_silent_store_is_not_a_silent_redis(keeping: Services, silent: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The condition of the store reports it in time, and the service is ready."""
    monkeypatch.setattr(stores, "SECONDS", 5.0)
    found = Services(replace(keeping.settings, cold_url=URL)).conditions.find()
    (condition,) = [each for each in found.conditions if each.name == "store"]
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
    game, warm = bring_in(keeping, [random_game(*CASES[0], seed=seed) for seed in (1, 2)])
    with ThreadingHTTPServer(("127.0.0.1", 0), Refusing) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("AWS_ENDPOINT", f"http://127.0.0.1:{server.server_port}")
        refused = Services(replace(keeping.settings, cold_url=URL), named=True)
        for _ in ("first use", "later"):
            found = {each.name: each for each in refused.conditions.find().conditions}
            assert (found["store"].ok, f"{URL}identity cannot be used" in found["store"].words) == (False, True)
            with pytest.raises(StoreError, match=f"{URL}identity cannot be used"):
                refused.cold.seal(refused.log, [warm])
            keeping.cold.seal(keeping.log, [game])
        answer: Any = create_app(refused.settings).test_client().get(f"/v1/games/{game}")
        server.shutdown()
    assert answer.status_code == 503
    assert answer.json["detail"].endswith(": the store of finished games is missing, or cannot be used.")
    assert keeping.log.is_warm(warm)


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


SECONDS = 15.0
MISSING = "the store of finished games is missing, or cannot be used"


def soon(true: Callable[[], Any]) -> None:
    """Wait until a condition is true, at most until the store's condition must be known."""
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline, f"not within {SECONDS:g} seconds"
        time.sleep(0.2)


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.parametrize("emptied", [False, True], ids=["gone", "emptied"])
@pytest.mark.parametrize("kind", STORES)
def test_no_game_is_lost_during_an_outage_of_the_store(kind: str, emptied: bool, tmp_path: Path) -> None:
    """All parts report it in time, nothing is sealed or created, and reads fail with the reason until the recovery."""
    archives = dict[str, bytes]()
    for seed in range(4):
        played = random_game(*TWO, seed=seed)
        save_to(tmp_path / "archive", played)
        archives[played.game] = (tmp_path / "archive").read_bytes()
    games, data = [*archives], str(tmp_path / "data")
    with store(kind, tmp_path / "cold") as taken:
        settings = {"CAIRN_COLD_URL": taken.url, "CAIRN_COLD_AFTER": "0.0001", **taken.environment}
        settings |= dict.fromkeys(("CAIRN_COLD_CACHE", "CAIRN_LIMITS"), "off")
        options = ("--port", "0", "--data", data, "--workers", "1", "--no-demo")
        started = Up(tmp_path / "said", *options, **settings)
        try:
            api, counted = Api(address(started)), metrics(started)

            def metric(name: str) -> float:
                found = re.search(rf"^{re.escape(name)} (\S+)$", requests.get(counted, timeout=30).text, re.MULTILINE)
                assert found, name
                return float(found[1])

            def is_well() -> tuple[bool, float]:
                found = {each["name"]: each["ok"] for each in api.get("/readyz")["conditions"]}
                return found["store"], metric('cairn_condition_ok{condition="store"}')

            def is_sealed(count: int) -> bool:
                return metric('cairn_cold_games{state="sealed"}') == count

            for game in games[:2]:
                assert api.bring_in(archives[game])["status"] == "imported"
            until(lambda: is_sealed(2))
            assert is_well() == (True, 1)
            taken.take_away(emptied=emptied)
            soon(lambda: is_well() == (False, 0))
            doctor = cairn("doctor", "--data", data, "--url", "", **settings)
            assert (doctor.returncode, MISSING in doctor.stdout.lower()) == (1, True), doctor.stdout
            for game in games[2:]:
                assert api.bring_in(archives[game])["status"] == "imported"
            until(lambda: started.output.count("no finished game was sealed") > 1)
            compacted = cairn("compact", "--data", data, **settings)
            assert (compacted.returncode, "is missing or empty" in compacted.stderr) == (1, True), compacted.stderr
            assert not taken.was_used()
            for game in games[:2]:
                answer = api.ask("GET", f"/v1/games/{game}/archive")
                assert (answer.status_code, MISSING in answer.json()["detail"]) == (503, True), answer.text
            assert api.ask("GET", f"/v1/games/{games[2]}/archive").content == archives[games[2]]

            taken.put_back()
            soon(lambda: is_well() == (True, 1))
            until(lambda: is_sealed(4))
            assert {game: api.ask("GET", f"/v1/games/{game}/archive").content for game in games} == archives
            assert cairn("verify", "--log", "--data", data, **settings).returncode == 0
        finally:
            started.stop()
