"""Data of other versions, and damaged logs: read, omitted or refused with a reason."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import OPERATOR, Api
from helpers.commands import open_game, play_to_the_end
from helpers.keys import read_keys
from helpers.receiver import Receiver
from helpers.webhooks import ANN, BOB, hook, player
from redis import Redis

from cairn.events.chain import Entry, Head, digest, link
from cairn.events.codec import canonical
from cairn.events.packing import unpack
from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.jobs.jobs import OurJob
from cairn.service.jobs.turn_queue import job_id
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.workers.caretaker import UNREADABLE_REST, Caretaker

Spoiling = Callable[[dict[str, Any]], None]


def of_a_newer_version(decision: dict[str, Any]) -> None:
    """Replace its first event by one unknown to this version."""
    decision["events"][0] = {"type": "schotten_totten.hand_stolen", "v": 1, "card": "red-17"}


def of_an_unknown_card(decision: dict[str, Any]) -> None:
    """Insert a card, possibly hidden, that only a newer version has."""
    decision["events"] = json.loads(re.sub(r'"\w+-\d"', '"red-17"', json.dumps(decision["events"]), count=1))


def of_no_fold(decision: dict[str, Any]) -> None:
    """Make it decodable but inconsistent with the previous decisions."""
    decision["version"] = 99


RARE = (of_an_unknown_card, of_no_fold)


def of_no_json(entry: dict[bytes, bytes]) -> None:
    """Flip bits of it."""
    entry[b"decision"] = bytes(byte ^ 0x5A for byte in entry[b"decision"])


def of_missing_parts(entry: dict[bytes, bytes]) -> None:
    """Remove its digest, chain and decision."""
    for field in (b"decision", b"digest", b"chain"):
        entry.pop(field)
    entry[b"command"] = b""


def damage(services: Services, game: str, version: int, how: Callable[[dict[bytes, bytes]], None]) -> None:
    """Damage one entry in Redis."""
    log = f"cairn:{{{game}}}:log"
    entries: Any = services.redis.xrange(log)
    services.redis.delete(log)
    for entry, stored in entries:
        if entry == b"%d-0" % version:
            how(stored)
        services.redis.xadd(log, stored, entry)


def spoil(services: Services, game: str, version: int, how: Spoiling) -> None:
    """Change one decision in Redis and delete the snapshot derived from it."""

    def change(entry: dict[bytes, bytes]) -> None:
        decision = json.loads(unpack(entry[b"decision"]))
        how(decision)
        entry[b"decision"] = json.dumps(decision, separators=(",", ":"), sort_keys=True).encode()

    services.redis.delete(f"cairn:{{{game}}}:snapshot")
    damage(services, game, version, change)


@pytest.fixture(params=[of_a_newer_version, *(pytest.param(way, marks=pytest.mark.slow) for way in RARE)])
def how(request: pytest.FixtureRequest) -> Spoiling:
    """Return a way in which a decision cannot be read."""
    way: Spoiling = request.param
    return way


@pytest.fixture
def restarted(other_process: str) -> Api:
    """Return a client of an API process that first reads a game when its log is damaged."""
    return Api(other_process)


def check(answer: Any, version: int) -> None:
    """Check that a response has the version of the unreadable entry, and nothing of its content."""
    assert (answer.status_code, answer.json()["type"]) == (501, "/problems/unreadable-log"), answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.json()["version"] == version
    assert answer.json()["detail"] == f"This service cannot read version {version} of the game's log."
    assert "red-17" not in answer.text


@pytest.mark.slow
def test_an_unreadable_running_game_is_reported(api: Api, restarted: Api, services: Services, how: Spoiling) -> None:
    """All viewers get the problem. The audit responds to all, and the operator can delete the game."""
    game, _ = api.open()
    spoil(services, game["id"], 2, how)
    path, api = f"/v1/games/{game['id']}", restarted
    ann, operator = api.as_(game["tokens"][0]["token"]), api.as_(OPERATOR)
    for client in (api, ann, operator):
        for part in ("", "?at=2", "/decisions", "/legal-moves", "/archive", "/stream", "/decisions/1"):
            check(client.ask("GET", f"{path}{part}"), 2)
    check(api.ask("GET", f"{path}?at=x"), 2)
    for client in (ann, operator):
        check(client.ask("POST", f"{path}/moves", json={"moves": []}), 2)
        check(client.ask("POST", f"{path}/forks", json={}), 2)
    check(api.ask("POST", f"{path}/seats", json={"name": "Ann"}), 2)
    check(operator.ask("DELETE", f"{path}/seats/0"), 2)
    for client in (api, ann, operator):
        proofs = {proof["name"]: proof for proof in client.get(f"{path}/audit")["proofs"]}
        assert (proofs["fold"]["status"], proofs["fold"]["version"]) == ("failed", 2)
        assert "red-17" not in str(proofs)
    assert api.get("/v1/games")["items"][0]["id"] == game["id"]
    check(ann.ask("DELETE", path), 2)
    assert operator.ask("DELETE", path).status_code == 204
    assert api.ask("GET", path).status_code == 404


def test_tokens_do_not_matter_for_a_damaged_log(api: Api, restarted: Api, services: Services, how: Spoiling) -> None:
    """Tokens cannot be checked, so valid, wrong, players' and missing ones get the same bytes."""
    game, _ = api.open()
    spoil(services, game["id"], 2, how)
    player = api.post("/v1/players", {"name": "Ann"})["token"]
    tokens = [game["tokens"][0]["token"], "wrong", player, f"{player}x"]
    for part in ("", "/decisions", "/legal-moves"):
        unknown = restarted.ask("GET", f"/v1/games/{game['id']}{part}")
        check(unknown, 2)
        for token in tokens:
            assert restarted.as_(token).ask("GET", f"/v1/games/{game['id']}{part}").content == unknown.content
    audits = [restarted.as_(token).ask("GET", f"/v1/games/{game['id']}/audit") for token in tokens]
    assert {(answer.status_code, answer.content) for answer in audits} == {(200, audits[0].content)}


def test_an_unreadable_game_does_not_block_others(api: Api, restarted: Api, services: Services, how: Spoiling) -> None:
    """Lists contain both. A feed of several seats is refused with the index of the seat to omit."""
    (game, _), (other, _) = api.open(), api.open()
    spoil(services, game["id"], 2, how)
    seats = [{"game": one["id"], "token": one["tokens"][0]["token"]} for one in (other, game)]
    refused = restarted.ask("POST", "/v1/stream", json={"tokens": seats})
    check(refused, 2)
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/tokens/1/game"]
    with restarted.ask("POST", "/v1/stream", json={"tokens": seats[:1]}, stream=True) as feed:
        assert feed.status_code == 200
    assert {row["id"] for row in restarted.get("/v1/games")["items"]} == {game["id"], other["id"]}
    assert restarted.get(f"/v1/games/{other['id']}")["version"] == other["version"]


def test_hidden_parts_of_a_newer_decision_are_not_quoted(api: Api, services: Services) -> None:
    """A newer version wrote and sealed it, so only its vocabulary is unknown here."""
    game = open_game(services)
    last, secret = services.log.last(game), services.log.secret(game)
    assert last
    assert secret
    decision = json.loads(last.stored) | {"version": last.version + 1}
    of_an_unknown_card(decision)
    stored = canonical(decision)
    sealed = digest(secret, last.version + 1, stored)
    entry = Entry(last.version + 1, stored, sealed, link(last.chain, last.version + 1, decision["at"], None, sealed))
    services.log.append(game, Head(last.version, last.chain), [entry])
    proofs = api.get(f"/v1/games/{game}/audit")["proofs"]
    assert [(proof["status"], proof["version"]) for proof in proofs[:2]] == [("failed", last.version + 1)] * 2
    assert "red-17" not in str(proofs)


def test_an_unreadable_finished_game_can_be_exported(api: Api, services: Services, how: Spoiling) -> None:
    """The archive is the stored log. If its last entry is unreadable, too, the game cannot be known to be public."""
    game = open_game(services)
    play_to_the_end(services, game)
    spoil(services, game, 3, how)
    check(api.ask("GET", f"/v1/games/{game}"), 3)
    for client in (api, api.as_(OPERATOR), api.as_(services.tokens.seat(game, 0, 1))):
        answer = client.ask("GET", f"/v1/games/{game}/archive")
        assert answer.status_code == 200
        *lines, named = answer.content.splitlines()
        assert (len(lines), named) == (len(list(services.log.read(game))), b'{"names":{"1:0":"Ann","1:1":"Bob"}}')
    last = len(lines)
    spoil(services, game, last, of_a_newer_version)
    check(api.ask("GET", f"/v1/games/{game}/archive"), last)


def test_the_caretaker_logs_it_once(services: Services, how: Spoiling, caplog: pytest.LogCaptureFixture) -> None:
    """It logs one line without a traceback, retries after an hour and continues with other games."""
    game, other = open_game(services), open_game(services)
    spoil(services, game, 2, how)
    services.repository.forget(game)
    caretaker = Caretaker(services)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            services.schedule.at(game, other, after=-1)
            assert caretaker.round()
    (record,) = caplog.records
    assert record.getMessage().startswith(f"game {game}: version 2 of its log cannot be read: ")
    assert record.exc_info is None
    score: Any = services.redis.zscore("cairn:due", game)
    assert score - float(services.redis.time()[0]) > UNREADABLE_REST - 60


def test_the_command_line_reports_an_unreadable_game(services: Services, how: Spoiling) -> None:
    """`cairn replay` ends with a readable error and no traceback."""
    game = open_game(services)
    spoil(services, game, 2, how)
    result = CliRunner().invoke(main, ["replay", game], env={"REDIS_URL": services.settings.redis_url})
    assert (result.exit_code, result.output) == (1, "Error: This service cannot read version 2 of the game's log.\n")


BODIES: dict[str, Any] = {
    "take_seat": {"name": "Eve"},
    "make_moves": {"moves": [{"type": "claim", "stone": 3}]},
    "undo_moves": {"to": 2},
    "fork_game": {"at": 2, "seats": [{"kind": "open"}, {"kind": "open"}]},
    "say_phrase": {"phrase": "hello"},
}
"""Bodies for the routes of a game, by route name; others are empty objects."""
IN_PATH = {"version": "2", "seat": "9", "hint": "0" * 32, "analysis": "0" * 32}
NEED_NO_LOG = {"list_analyses"}
"""Routes that read data stored next to the log, not the log itself."""


@pytest.mark.parametrize("way", [of_no_json, pytest.param(of_missing_parts, marks=pytest.mark.slow)])
@pytest.mark.parametrize("ends", [False, True], ids=["running", "finished"])
def test_every_route_reports_a_damaged_log(
    api: Api, restarted: Api, services: Services, way: Callable[[dict[bytes, bytes]], None], ends: bool
) -> None:
    """Viewers are a seat, a stranger and the operator. The audit shows where the log breaks.

    A process with the game in its cache never responds 500, and reports the damage once a route has met it. Another
    process reports it at once. The archive of a finished game is the stored log.
    """
    game, players = api.open()
    if ends:
        players[1].ask("DELETE", f"/v1/games/{game['id']}/seats/1")
    clients = [api, players[0], api.as_(OPERATOR)]
    routes = [route for route in ROUTES if "<game>" in route.path and route.name != "delete_game"]
    assert len(routes) > 15

    def answers(url: str) -> Iterator[tuple[Route, Any]]:
        for route in routes:
            path = re.sub(r"<(?:int:)?(\w+)>", lambda match: (IN_PATH | {"game": game["id"]})[match[1]], route.path)
            for client in clients:
                own = Api(url, client.headers.get("Authorization", "").removeprefix("Bearer ") or None)
                body = {"json": BODIES.get(route.name, {})} if route.body else {}
                with own.ask(route.method, path, stream=True, **body) as answer:
                    yield route, answer

    for client in clients:
        for part in ("", "/decisions", "/audit", "/archive", "/legal-moves"):
            client.ask("GET", f"/v1/games/{game['id']}{part}")
    damage(services, game["id"], 2, way)
    assert [route.name for route, answer in answers(api.url) if answer.status_code == 500] == []
    for url in (api.url, restarted.url):
        for route, answer in answers(url):
            if route.name == "audit_game":
                proofs = {proof["name"]: proof for proof in answer.json()["proofs"]}
                assert (proofs["fold"]["status"], proofs["fold"]["version"]) == ("failed", 2), route.name
            elif route.name == "export_archive" and ends:
                assert answer.status_code == 200
            elif answer.status_code not in (401, 403, 404, 422) and route.name not in NEED_NO_LOG:
                check(answer, 2)


UNKNOWN_FIELDS = {"of_a_newer_version": {"x": [1]}}


def extend(services: Services, key: str, field: str, **other: Any) -> None:
    """Add a field to a JSON record in a hash, or set one of its fields."""
    redis: Any = services.redis
    redis.hset(key, field, json.dumps(json.loads(redis.hget(key, field)) | UNKNOWN_FIELDS | other))


def extend_all(services: Services, key: str) -> None:
    """Add a field to each JSON record in a hash."""
    redis: Any = services.redis
    for field, value in redis.hgetall(key).items():
        if value.startswith(b"{"):
            extend(services, key, field.decode())


def test_a_row_with_unknown_fields_is_read(api: Api, services: Services) -> None:
    """It appears in the lobby and on a player's list, and later changes of the lists succeed."""
    id, ann = player(api, "Ann")
    seats = [{"kind": "human", "player": "me"}, BOB]
    game = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})["id"]
    extend(services, "cairn:{lobby}:rows", game)
    extend(services, f"cairn:{{player:{id}}}:games", game)
    assert [row["id"] for row in ann.get("/v1/games?player=me")["items"]] == [game]
    assert [row["id"] for row in api.get("/v1/games")["items"]] == [game]
    Caretaker(services).check(game)
    assert ann.ask("DELETE", f"/v1/games/{game}/seats/0").status_code == 200


def test_an_unreadable_row_is_omitted(api: Api, services: Services) -> None:
    """The other rows are listed, and an older caretaker does not overwrite it."""
    (strange, _), (other, _) = api.open(), api.open()
    seat = {"kind": "human", "lends": True}
    extend(services, "cairn:{lobby}:rows", strange["id"], seats=[seat, seat])
    left: Any = services.redis.hget("cairn:{lobby}:rows", strange["id"])
    assert [row["id"] for row in api.get("/v1/games")["items"]] == [other["id"]]
    assert api.ask("GET", "/v1/games?format=archives&status=finished").status_code in (200, 422)
    Caretaker(services).check(strange["id"])
    assert services.redis.hget("cairn:{lobby}:rows", strange["id"]) == left
    assert api.as_(OPERATOR).ask("DELETE", f"/v1/games/{strange['id']}").status_code == 204


def test_a_webhook_of_another_version(api: Api, services: Services, receiver: Receiver) -> None:
    """An unknown field is ignored; an unknown message is refused with a reason."""
    game, (ann, _) = api.open(ANN, BOB)
    made = hook(ann, receiver, game=game["id"])
    key, path = f"cairn:{{webhook:{made['id']}}}:record", f"/v1/webhooks/{made['id']}"
    extend(services, key, "webhook")
    assert ann.get(path)["id"] == made["id"]
    extend(services, key, "webhook", events=["stolen"])
    for method, at in (("GET", path), ("DELETE", path), ("GET", f"/v1/webhooks?game={game['id']}")):
        answer = ann.ask(method, at)
        assert (answer.status_code, answer.json()["type"]) == (503, "/problems/unavailable"), answer.text
        assert answer.json()["detail"].startswith("Another version of the service wrote data that")
    services.webhook_queue.care()  # the caretaker's part continues


def test_a_player_record_with_unknown_fields_is_read(api: Api, services: Services) -> None:
    """So are their tokens."""
    id, ann = player(api, "Ann")
    services.redis.hset(f"cairn:{{player:{id}}}:record", "of_a_newer_version", "1")
    extend_all(services, f"cairn:{{player:{id}}}:tokens")
    assert ann.get("/v1/me")["id"] == id
    assert ann.get("/v1/me/export")["player"] is not None
    assert len(ann.get("/v1/me/tokens")["items"]) == 1


def test_a_hint_of_another_version(api: Api, services: Services) -> None:
    """A stored request with unknown fields is still read."""
    game, (ann, _) = api.open(ANN, BOB)
    path = f"/v1/games/{game['id']}/hints"
    requested = ann.ask("POST", path, json={})
    assert requested.status_code == 202, requested.text
    extend_all(services, f"cairn:{{{game['id']}}}:hints")
    assert ann.ask("GET", requested.headers["Location"]).status_code == 200


def test_a_snapshot_of_another_version_is_ignored(api: Api, services: Services) -> None:
    """The log is folded from the start."""
    game, _ = api.open()
    services.redis.set(f"cairn:{{{game['id']}}}:snapshot", b"\x94\xc4\x02ab\xa1x\xa1y\xc0")
    services.repository.forget(game["id"])
    assert services.repository.latest_known(game["id"]).position.version == game["version"]


@pytest.mark.parametrize("function", ["cairn.workers.turns.play_otherwise", "os.system"])
def test_a_job_of_another_version_is_removed(services: Services, function: str) -> None:
    """Its function is unknown to this version. Pending work is enqueued again with a known function."""
    redis, id = services.turn_queue.redis, job_id("a" * 20, 2, 1)
    OurJob.create(function, args=("a" * 20, 2, 1), id=id, connection=redis, timeout=60).save()
    with pytest.raises(Exception, match="no such job"):
        OurJob.fetch(id, redis)
    assert not redis.exists(OurJob.key_for(id))


OPEN = {"kind": "open"}
GAME: dict[str, Any] = {"ruleset": "schotten_totten", "seats": [OPEN, OPEN]}
MINE = GAME | {"seats": [{"kind": "human", "player": "me"}, OPEN]}
SERIES = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": 2}
NEW_REQUESTS = {
    "labels": ("/v1/games", GAME | {"labels": {"cup": "1"}}),
    "a batch with labels": ("/v1/games/batch", {"games": [GAME | {"labels": {"cup": "1"}}]}),
    "a series": ("/v1/series", SERIES),
    "a bot": ("/v1/players", {"name": "Robo", "bot": True}),
    "a recovery code": ("/v1/me/recovery-code", None),
    "a phrase": ("/v1/games/{game}/phrases", {"phrase": "hello"}),
}
"""Requests that came with format 2: paths and bodies."""


@pytest.fixture
def app(own: EmbeddedServer) -> Any:
    """Return an API of this version on a Redis of format 1, as if older parts were still running."""
    with Redis.from_url(own.url) as redis:
        redis.set("cairn:format", "1 1")
    return create_app(Settings(redis_url=own.url, key="k"))


def player_of(client: Any) -> tuple[str, dict[str, str]]:
    """Return a new player's id and the headers of their requests."""
    player = client.post("/v1/players", json={"name": "Ann"}).json
    return player["id"], {"Authorization": f"Bearer {player['token']}", "Idempotency-Key": "k" * 40}


@pytest.mark.slow
@pytest.mark.parametrize("name", NEW_REQUESTS)
def test_new_features_wait_for_the_end_of_the_upgrade(app: Any, name: str) -> None:
    """They are refused with `Retry-After` and store nothing. Afterwards the same request succeeds."""
    client, (path, body) = app.test_client(), NEW_REQUESTS[name]
    _, headers = player_of(client)
    path = path.format(game=client.post("/v1/games", json=MINE, headers=headers).json["id"])
    before = read_keys(app.services.redis, "cairn:{*")
    refused = client.post(path, json=body, headers=headers)
    assert (refused.status_code, refused.json["type"]) == (503, "/problems/unavailable")
    assert "the upgrade is finished" in refused.json["detail"]
    assert refused.headers["Retry-After"] == "60"
    assert read_keys(app.services.redis, "cairn:{*") == before
    assert app.services.parts.finish_upgrade()
    assert client.post(path, json=body, headers=headers | {"Idempotency-Key": "l" * 40}).status_code in (201, 204)


def test_format_1_logs_do_not_name_the_opener(app: Any) -> None:
    """Format 1 has no field for it, so the opener is not shown."""
    client = app.test_client()
    player, headers = player_of(client)
    game = client.post("/v1/games", json=GAME, headers=headers).json["id"]
    (entry,) = app.services.log.read(game)
    assert b"organiser" not in entry.stored
    assert client.get(f"/v1/games?organiser={player}").json["items"] == []


def test_recovery_words_are_unknown_during_the_upgrade(app: Any) -> None:
    """No code can exist yet, so the refusal is the usual one."""
    words = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    answer = app.test_client().post("/v1/recoveries", json={"code": words})
    assert (answer.status_code, answer.json["type"]) == (401, "/problems/wrong-recovery-code")
