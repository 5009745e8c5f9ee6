"""The Redis users documented in `service/README.md`: each part can do all of its work, and nothing more."""

import random
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
from click.testing import CliRunner
from helpers import organised
from helpers.api import OPERATOR, Api, metrics_of, serve
from helpers.commands import AI, GUEST
from helpers.queues import lose
from helpers.rated import open_game, player, resigned
from helpers.receiver import TRUSTED, Receiver
from helpers.running import until
from helpers.servers import serving
from redis import Redis
from redis.exceptions import NoPermissionError

from cairn.events.table import Seat
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.cli.metrics_exporter import Metered
from cairn.service.container import Services
from cairn.service.jobs import sealing
from cairn.service.jobs.jobs import ANALYSIS_QUEUE
from cairn.service.players.journal import PENDING
from cairn.service.redis_clients.files import FILES
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.service.storage import finished
from cairn.workers.caretaker import Caretaker
from cairn.workers.delayed_moves import CHOSEN

PAGE = Path(__file__).parents[2] / "service" / "README.md"
PASSWORD = "change-me"
USERS = [line.split() for line in PAGE.read_text().splitlines() if line.startswith("user cairn-")]
GUEST_SEAT = Seat("human")
PARTS = ["api", "worker", "caretaker"]
TURNS = {"kind": "turn", "seconds": 3600, "then": "forfeit"}
ANN = {"kind": "human", "name": "Ann"}
FAILING_WORKER = """
from cairn.workers import worker
from cairn.workers.search import policies

policies.choose = None
worker.work(logging_level="CRITICAL")
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[EmbeddedServer]:
    """Return a server with exactly the documented users, and one more for the test."""
    with serving(tmp_path / "data") as (server, redis):
        for _, name, *rules in USERS:
            redis.execute_command("ACL", "SETUSER", name, *rules)
        yield server


def url(server: EmbeddedServer, part: str) -> str:
    """Return the URL with which a part connects as its user."""
    return server.url.replace("unix://", f"unix://cairn-{part}:{PASSWORD}@")


def start_parts(server: EmbeddedServer, start: Any) -> tuple[Api, Generator[str]]:
    """Start a worker, a caretaker and an API, each as its user. Return a client, and the API's process to close."""
    for part in ("worker", "caretaker"):
        start(url(server, part), "-m", "cairn.workers", part)
    served = serve(url(server, "api"), CAIRN_KEY="")
    return Api(next(served)), served


def play_to_the_end(api: Api, game: str) -> None:
    """Play a seat at random until the game has ended, with one undo."""
    source, undone = random.Random(1), False
    while (now := api.get(f"/v1/games/{game}"))["status"] != "finished":
        version, legal = now["version"], api.get(f"/v1/games/{game}/legal-moves")["moves"]
        if not legal:
            api.get(f"/v1/games/{game}?wait=10&after={version}")
            continue
        api.ask("POST", f"/v1/games/{game}/moves", json={"moves": [source.choice(legal)]})
        undone = undone or api.ask("POST", f"/v1/games/{game}/undo", json={"to": version}).status_code == 201


def check_nothing_was_refused(redis: Redis) -> None:
    """Fail if Redis has denied any command to a part.

    Clients send their library's name if permitted. Redis 7.0 knows neither the command nor its permission.
    """
    fields = ("username", "reason", "context", "object")
    denied = [[entry[name] for name in fields] for entry in redis.acl_log() if entry["object"] != "client|setinfo"]
    assert denied == []


@pytest.mark.slow
def test_read_only_commands_work_as_the_apis_user(server: EmbeddedServer) -> None:
    """So does a deletion. The user may not list keys, so players are not counted."""
    services = Services(Settings(redis_url=server.url))
    game = open_game(services, GUEST_SEAT, GUEST_SEAT)
    for words in (["status"], ["games", "list"], ["games", "show", game], ["games", "delete", "--yes", game]):
        said = CliRunner().invoke(main, words, env={"REDIS_URL": url(server, "api")})
        assert said.exit_code == 0, (said.output, said.exception)
        assert "Players: " not in said.stdout


@pytest.mark.many
def test_each_part_works_as_its_user(server: EmbeddedServer, start: Any) -> None:
    """Games are opened, streamed, played with a hint, analysed, forked, exported, imported and deleted."""
    api, served = start_parts(server, start)
    until(lambda: api.get("/readyz")["workers"] == 1)
    game, (ann,) = api.open(ANN, {"kind": "ai", "level": "random"}, rounds=1)
    with ann.ask("GET", f"/v1/games/{game['id']}/stream", stream=True) as stream:
        assert next(stream.iter_lines())
    until(lambda: ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"])
    hint = ann.ask("POST", f"/v1/games/{game['id']}/hints", json={}, headers={"Idempotency-Key": "hint"})
    until(lambda: ann.get(hint.headers["Location"])["status"] == "done")
    play_to_the_end(ann, game["id"])
    clocked = {"ruleset": "schotten_totten", "seats": [ANN, {"kind": "ai", "level": "random"}], "clock": TURNS}
    hurried = api.post("/v1/games", clocked)
    ben, path = api.as_(hurried["tokens"][0]["token"]), f"/v1/games/{hurried['id']}"
    until(lambda: ben.get(f"{path}/legal-moves")["moves"])
    ben.post(f"{path}/moves", {"moves": ben.get(f"{path}/legal-moves")["moves"][:1]})
    assert ben.ask("DELETE", f"{path}/seats/0").status_code < 300
    for study in ({"kind": "decisions", "level": "easy"}, {"kind": "choices"}):
        requested = api.ask("POST", f"/v1/games/{game['id']}/analyses", json=study)
        with Redis.from_url(server.url) as redis:
            lose(redis, ANALYSIS_QUEUE)  # lost, for the caretaker to find
        with api.ask("GET", f"{requested.headers['Location']}/stream", stream=True) as stream:
            assert b'"status":"done"' in [line for line in stream.iter_lines() if line][-1]
    numbers = requests.get(metrics_of(api.url), timeout=30).text
    assert 'cairn_games_due{set="resting"}' in numbers
    seats = [{"kind": "ai", "level": "greedy"}, ANN]
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 2, "seats": seats})
    until(lambda: api.get(f"/v1/games/{fork['id']}")["version"] > 3)
    assert {proof["status"] for proof in api.get(f"/v1/games/{game['id']}/audit")["proofs"]} == {"passed"}
    archive = api.ask("GET", f"/v1/games/{game['id']}/archive").content
    operator = api.as_(OPERATOR)
    with Redis.from_url(server.url) as redis:
        until(lambda: not redis.zcard("cairn:owed"))
        assert redis.zcard("cairn:due") == 1
        assert operator.ask("DELETE", f"/v1/games/{game['id']}").status_code == 204
        sent = api.ask("POST", "/v1/archives", data=archive, headers={"Content-Type": "application/jsonl"})
        assert sent.status_code < 300
        until(lambda: api.ask("GET", f"/v1/games/{game['id']}").status_code == 200)
        assert api.get("/v1/games")["items"]
        served.close()
        check_nothing_was_refused(redis)


@pytest.mark.slow
def test_the_backup_works_as_its_user(server: EmbeddedServer, tmp_path: Path) -> None:
    """It can do everything for a backup, its restore and derived data, but cannot flush Redis."""
    services = Services(Settings(redis_url=server.url))
    ann, bob = player(services, "Ann"), player(services, "Bob")
    for by in range(2):
        resigned(services, ann, bob, by=by)
    open_game(services, ann, bob)

    def cairn(*arguments: str) -> None:
        environment = {"REDIS_URL": url(server, "keeper"), "CAIRN_BACKUP_KEY": "k" * 32}
        said = CliRunner().invoke(main, arguments, env=environment)
        assert said.exit_code == 0, (said.output, said.exception)

    guests = open_game(services, GUEST_SEAT, GUEST_SEAT)
    cairn("backup", str(tmp_path / "backup"))
    cairn("export", "--all", str(tmp_path / "games"))
    for person in ([str(ann.player)], ["--game", guests, "--seat", "1"]):
        cairn("players", "show", *person)
        cairn("players", "list", "--name", "ann")
        cairn("players", "export", *person)
    cairn("players", "erase", "--yes", str(ann.player))
    cairn("players", "erase", "--yes", "--game", guests, "--seat", "1")
    cairn("players", "erased", str(tmp_path / "erased"))
    services.redis.flushall()
    cairn("restore", "--erasures", str(tmp_path / "erased"), str(tmp_path / "backup"))
    cairn("import", "--all", "--jobs", "1", str(tmp_path / "games"))
    services.redis.flushdb()
    cairn("import", "--all", "--jobs", "1", str(tmp_path / "games"))
    cairn("rebuild")
    check_nothing_was_refused(services.redis)
    with Redis.from_url(url(server, "keeper")) as redis:
        for command in (("FLUSHALL",), ("CONFIG", "SET", "appendonly", "no"), ("GET", "another"), ("SHUTDOWN",)):
            with pytest.raises(NoPermissionError):
                redis.execute_command(*command)
    services.redis.close()


@pytest.mark.slow
def test_sealing_works_as_each_user(server: EmbeddedServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The caretaker asks, a worker seals, the API reads and deletes, the keeper does the rest; no command is denied."""
    monkeypatch.setattr(finished, "KEPT", 1)
    monkeypatch.setattr(sealing, "MIN_BATCH", 1)
    cold = str(tmp_path / "cold")
    parts = {
        name: Services(Settings(redis_url=url(server, name), cold_url=cold, cold_after=0.0, keep_days=0.5))
        for name in (*PARTS, "keeper")
    }
    whole = Services(Settings(redis_url=server.url))
    ann, bob = player(whole, "Ann"), player(whole, "Bob")
    games = list[str]()
    for _ in range(3):
        games.append(resigned(whole, ann, bob))
        Caretaker(parts["caretaker"]).check(games[-1])
        parts["caretaker"].sealing.care()
        parts["worker"].sealing.seal()
    client = create_app(parts["api"].settings).test_client()
    for path in ("games?status=finished", f"games?player={ann.player}", f"transparency?game={games[0]}&since=1"):
        assert client.get(f"/v1/{path}").status_code == 200
    assert [*Metered(parts["api"]).collect()]
    parts["api"].commands.delete(games[0])
    environment = {"REDIS_URL": url(server, "keeper"), "CAIRN_BACKUP_KEY": "k" * 32, "CAIRN_COLD_URL": cold}
    backup = str(tmp_path / "backup")
    export = ["export", "--all", str(tmp_path / "games")]
    for words in (["compact"], ["verify", "--log"], export, ["backup", backup], ["restore", backup]):
        said = CliRunner().invoke(main, words, env=environment)
        assert said.exit_code == 0, (said.output, said.exception)
        with Redis.from_url(server.url) as redis:
            check_nothing_was_refused(redis)
            if words[0] == "backup":
                redis.flushall()
    for services in (whole, *parts.values()):
        services.redis.close()


@pytest.mark.many
@pytest.mark.parametrize("whose", ["player", "seat"])
def test_webhooks_work_with_each_part_as_its_user(
    server: EmbeddedServer, start: Any, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    """From their creation to their end, with a failed delivery. Redis has denied no command."""
    for name, value in TRUSTED.items():
        monkeypatch.setenv(name, value)
    api, served = start_parts(server, start)
    receiver.answers = [500]
    game, (ann, _) = api.open(ANN, ANN)
    body = {"url": receiver.url, "game": game["id"]}
    if whose == "player":
        made = api.post("/v1/players", {"name": "Ann"})
        ann, body = api.as_(made["token"]), {"url": receiver.url, "player": "me"}
    hook = ann.ask("POST", "/v1/webhooks", json=body, headers={"Idempotency-Key": "k" * 32}).json()
    if whose == "player":
        seats = [{"kind": "human", "player": "me"}, ANN]
        ann.post("/v1/games", {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats})
    receiver.wait(2)
    path = f"/v1/webhooks/{hook['id']}"
    until(lambda: ann.get(f"{path}/deliveries")["items"][0]["status"] == 204)
    ann.get("/v1/webhooks", params={} if whose == "player" else {"game": game["id"]})
    for enabled in (False, True):
        assert ann.ask("PATCH", path, json={"enabled": enabled}).status_code == 200
    if whose == "player":
        assert ann.ask("DELETE", path).status_code == 204
        assert ann.get("/v1/me/export")["webhooks"] == []
        assert ann.ask("DELETE", "/v1/me").status_code == 202
        with Redis.from_url(server.url) as redis:
            until(lambda: not redis.exists(PENDING) and not redis.hexists(FILES, "since"))
    assert api.as_(OPERATOR).ask("DELETE", f"/v1/games/{game['id']}").status_code == 204
    served.close()
    with Redis.from_url(server.url) as redis:
        check_nothing_was_refused(redis)
        assert [*redis.scan_iter("*webhook:*")] == []


@pytest.mark.many
def test_player_features_work_with_each_part_as_its_user(server: EmbeddedServer, start: Any) -> None:
    """Players invite, block, play rated, rematch, and are exported and erased, with their names."""
    api, served = start_parts(server, start)
    people = [api.post("/v1/players", {"name": name}) for name in ("Ann", "Ben")]
    ann, ben = (api.as_(person["token"]) for person in people)
    me, other = {"kind": "human", "player": "me"}, {"kind": "open", "player": people[1]["id"]}
    games = [ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": [me, other]}) for _ in range(2)]
    assert len(ben.get("/v1/games?player=me")["items"]) == 2
    for method in ("PUT", "DELETE", "PUT"):
        assert ben.ask(method, f"/v1/me/blocked/{people[0]['id']}").status_code == 204
    assert ben.get("/v1/me/blocked")["items"]
    ben.post(f"/v1/games/{games[0]['id']}/seats", {})
    assert ben.ask("DELETE", f"/v1/games/{games[0]['id']}/seats/1").status_code == 200
    ann.post(f"/v1/games/{games[0]['id']}/rematch", {})
    assert api.get("/v1/standings/schotten_totten")["items"] is not None
    assert ann.ask("POST", f"/v1/games/{games[1]['id']}/phrases", json={"phrase": "hello"}).status_code == 204
    words = " ".join(ann.post("/v1/me/recovery-code", None)["words"])
    ann = api.as_(api.post("/v1/recoveries", {"code": words})["token"])
    assert ann.get("/v1/me/export")["games"]
    assert ann.ask("DELETE", "/v1/me").status_code == 202
    with Redis.from_url(server.url) as redis:
        until(lambda: not redis.exists("cairn:{erasures}:pending"))
        until(lambda: redis.info("persistence")["aof_rewrites"])
        served.close()
        check_nothing_was_refused(redis)


@pytest.mark.slow
def test_series_and_pairings_work_with_each_part_as_its_user(server: EmbeddedServer, start: Any) -> None:
    """A series with an absent player and an AI, a batch, a pairing, a search for players, and an erasure."""
    api, served = start_parts(server, start)
    until(lambda: api.get("/readyz")["workers"] == 1)
    ann, bob = organised.player(api, "Ann"), organised.player(api, "Bob")
    wanted = organised.SERIES | {"places": 2, "come_within": 1}
    series = ann.post("/v1/series", wanted)["id"]
    bob.post(f"/v1/series/{series}/participants", {})
    organised.until_ended(api, series)
    assert {proof["status"] for proof in api.get(f"/v1/series/{series}/audit")["proofs"]} == {"passed"}
    games = [{"ruleset": "schotten_totten", "labels": {"cup": "1"}, "seats": [{"kind": "open"}, {"kind": "open"}]}]
    key = {"Idempotency-Key": "b" * 40}
    assert ann.ask("POST", "/v1/games/batch", json={"games": games}, headers=key).status_code == 201
    assert len(api.get("/v1/games?label=cup:1")["items"]) == 1
    bob.ask("PATCH", "/v1/me", json={"findable": True})
    assert api.get("/v1/players?name=bo")["items"]
    waiting = ann.post("/v1/pairings", {"ruleset": "schotten_totten", "ai_after": 1})["id"]
    until(lambda: ann.get(f"/v1/pairings/{waiting}")["status"] == "paired")
    ann.post("/v1/pairings", {"ruleset": "schotten_totten"})
    open_series = ann.post("/v1/series", wanted | {"places": 3})["id"]
    bob.post(f"/v1/series/{open_series}/participants", {})
    for each in (ann, bob):
        assert each.ask("DELETE", "/v1/me").status_code == 202
    with Redis.from_url(server.url) as redis:
        until(lambda: not redis.exists("cairn:{erasures}:pending"))
        served.close()
        check_nothing_was_refused(redis)


def test_a_failed_attempt_is_stored_as_the_workers_user(server: EmbeddedServer, start: Any) -> None:
    """So it counts."""
    services = Services(Settings(redis_url=server.url, key="k"))
    game = open_game(services, AI, GUEST)
    start(url(server, "worker"), "-c", FAILING_WORKER)
    until(lambda: (job := services.turn_queue.attempt(game, 2, 1)) and job.is_failed)
    check_nothing_was_refused(services.redis)
    services.redis.close()


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_no_part_has_more_permissions_than_needed(server: EmbeddedServer, part: str) -> None:
    """For reading and for writing."""
    others = {"api": CHOSEN, "worker": "cairn:key", "caretaker": "cairn:key"}
    commands = (
        *(
            "CONFIG SET appendonly no",
            "FLUSHALL",
            "KEYS *",
            "SCAN 0",
            "ACL LIST",
            "MONITOR",
            "SHUTDOWN",
            "SCRIPT FLUSH",
        ),
        *("CLIENT LIST", "GET another", "SET another 1", "PUBLISH another 1"),
        *(f"GET {others[part]}", f"ZRANGE {others[part]} 0 -1"),
    )
    with Redis.from_url(url(server, part)) as redis:
        for command in commands:
            with pytest.raises(NoPermissionError):
                redis.execute_command(*command.split())


def test_the_page_documents_a_user_for_each_part() -> None:
    """It also disables the default user."""
    assert [name for _, name, *_ in USERS] == [f"cairn-{part}" for part in [*PARTS, "keeper"]]
    assert "\nuser default off\n" in PAGE.read_text()
