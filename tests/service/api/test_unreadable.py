"""Logs that this version cannot read: routes that need no fold respond, others report the problem."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import OPERATOR, Api, serve
from helpers.commands import opened, play_to_the_end

from cairn.events.chain import Entry, Head, digest, link
from cairn.events.codec import canonical
from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES
from cairn.service.cli import main
from cairn.service.container import Services
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
    """Change one decision in Redis and delete everything derived from it."""
    log = f"cairn:{{{game}}}:log"
    services.redis.delete(f"cairn:{{{game}}}:snapshot")
    entries: Any = services.redis.xrange(log)
    services.redis.delete(log)
    for number, (entry, stored) in enumerate(entries, start=1):
        if number == version:
            decision = json.loads(stored[b"decision"])
            how(decision)
            stored[b"decision"] = json.dumps(decision, separators=(",", ":"), sort_keys=True).encode()
        services.redis.xadd(log, stored, entry)


@pytest.fixture(
    params=[
        of_a_newer_version,
        *(pytest.param(way, marks=pytest.mark.slow) for way in (of_an_unknown_card, of_no_fold)),
    ]
)
def how(request: pytest.FixtureRequest) -> Spoiling:
    """Return a way in which a decision cannot be read."""
    way: Spoiling = request.param
    return way


@pytest.fixture(scope="module")
def anew(redis_url: str) -> Iterator[Api]:
    """Return a client of an API process that first reads a game when its log is damaged."""
    serving = serve(redis_url)
    yield Api(next(serving))
    assert next(serving, None) is None


def check(answer: Any, version: int) -> None:
    """Check that a response has the version of the unreadable entry, and nothing of its content."""
    assert (answer.status_code, answer.json()["type"]) == (501, "/problems/unreadable-log"), answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.json()["version"] == version
    assert answer.json()["detail"] == f"This service cannot read version {version} of the game's log."
    assert "red-17" not in answer.text


@pytest.mark.slow
def test_an_unreadable_running_game_is_reported(api: Api, anew: Api, services: Services, how: Spoiling) -> None:
    """All viewers get the problem. The audit responds to all, and the operator can delete the game."""
    game, _ = api.open()
    spoil(services, game["id"], 2, how)
    path, api = f"/v1/games/{game['id']}", anew
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


def test_tokens_do_not_matter_for_a_damaged_log(api: Api, anew: Api, services: Services, how: Spoiling) -> None:
    """Tokens cannot be checked, so valid, wrong, players' and missing ones get the same bytes."""
    game, _ = api.open()
    spoil(services, game["id"], 2, how)
    player = api.post("/v1/players", {"name": "Ann"})["token"]
    tokens = [game["tokens"][0]["token"], "wrong", player, f"{player}x"]
    for part in ("", "/decisions", "/legal-moves"):
        nobodys = anew.ask("GET", f"/v1/games/{game['id']}{part}")
        check(nobodys, 2)
        for token in tokens:
            assert anew.as_(token).ask("GET", f"/v1/games/{game['id']}{part}").content == nobodys.content
    audits = [anew.as_(token).ask("GET", f"/v1/games/{game['id']}/audit") for token in tokens]
    assert {(answer.status_code, answer.content) for answer in audits} == {(200, audits[0].content)}


def test_an_unreadable_game_does_not_block_others(api: Api, anew: Api, services: Services, how: Spoiling) -> None:
    """Lists contain both. A feed of several seats is refused with the index of the seat to omit."""
    (game, _), (other, _) = api.open(), api.open()
    spoil(services, game["id"], 2, how)
    seats = [{"game": one["id"], "token": one["tokens"][0]["token"]} for one in (other, game)]
    refused = anew.ask("POST", "/v1/stream", json={"tokens": seats})
    check(refused, 2)
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/tokens/1/game"]
    with anew.ask("POST", "/v1/stream", json={"tokens": seats[:1]}, stream=True) as feed:
        assert feed.status_code == 200
    assert {row["id"] for row in anew.get("/v1/games")["items"]} == {game["id"], other["id"]}
    assert anew.get(f"/v1/games/{other['id']}")["version"] == other["version"]


def test_hidden_parts_of_a_newer_decision_are_not_quoted(api: Api, services: Services) -> None:
    """A newer version wrote and sealed it, so only its vocabulary is unknown here."""
    game = opened(services)
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
    game = opened(services)
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
    game, other = opened(services), opened(services)
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
    game = opened(services)
    spoil(services, game, 2, how)
    result = CliRunner().invoke(main, ["replay", game], env={"REDIS_URL": services.settings.redis_url})
    assert (result.exit_code, result.output) == (1, "Error: This service cannot read version 2 of the game's log.\n")


BODIES: dict[str, tuple[str, Any]] = {
    "take_seat": ("", {"name": "Eve"}),
    "make_moves": ("", {"moves": [{"type": "claim", "stone": 3}]}),
    "undo_moves": ("", {"to": 2}),
    "ask_for_hint": ("", {}),
    "analyse_game": ("", {}),
    "fork_game": ("", {"at": 2, "seats": [{"kind": "open"}, {"kind": "open"}]}),
    "rematch_game": ("", {}),
    "say_phrase": ("", {"phrase": "hello"}),
}
"""Bodies for the routes of a game, by route name."""
IN_PATH = {"version": "2", "seat": "9", "hint": "0" * 32, "analysis": "0" * 32}
NEED_NO_LOG = {"list_analyses"}
"""Routes that read data stored next to the log, not the log itself."""


@pytest.mark.parametrize("way", [of_no_json, pytest.param(of_missing_parts, marks=pytest.mark.slow)])
@pytest.mark.parametrize("ends", [False, True], ids=["running", "finished"])
def test_every_route_reports_a_damaged_log(
    api: Api, anew: Api, services: Services, way: Callable[[dict[bytes, bytes]], None], ends: bool
) -> None:
    """A process with the game in its cache never responds 500, and reports the damage everywhere once a route has met
    it. Another process reports it at once. Viewers are a seat, a stranger and the operator.

    The audit shows where the log breaks. The archive of a finished game is the stored log.
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
                body = {"json": BODIES[route.name][1]} if route.body else {}
                with own.ask(route.method, path, stream=True, **body) as answer:
                    yield route, answer

    for client in clients:
        for part in ("", "/decisions", "/audit", "/archive", "/legal-moves"):
            client.ask("GET", f"/v1/games/{game['id']}{part}")
    damage(services, game["id"], 2, way)
    warm = {(route.name, answer.status_code) for route, answer in answers(api.url) if answer.status_code == 500}
    assert not warm
    for url in (api.url, anew.url):
        for route, answer in answers(url):
            if route.name == "audit_game":
                proofs = {proof["name"]: proof for proof in answer.json()["proofs"]}
                assert (proofs["fold"]["status"], proofs["fold"]["version"]) == ("failed", 2), route.name
            elif route.name == "export_archive" and ends:
                assert answer.status_code == 200
            elif answer.status_code not in (401, 403, 404, 422) and route.name not in NEED_NO_LOG:
                check(answer, 2)
