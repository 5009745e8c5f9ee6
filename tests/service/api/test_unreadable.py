"""A log that this version of the service cannot read: what needs no fold still answers, and the rest says so."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import OPERATOR, Api, serve
from helpers.commands import opened, play_to_the_end

from cairn.events.chain import Entry, digest, link
from cairn.events.codec import canonical
from cairn.events.log import Head
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.workers.caretaker import UNREADABLE_REST, Caretaker

Spoiling = Callable[[dict[str, Any]], None]


def of_a_newer_version(decision: dict[str, Any]) -> None:
    """Make it one that this version has no event for."""
    decision["events"][0] = {"type": "schotten_totten.hand_stolen", "v": 1, "card": "red-17"}


def of_an_unknown_card(decision: dict[str, Any]) -> None:
    """Put a card into it, which may be hidden, that only a newer version has."""
    decision["events"] = json.loads(re.sub(r'"\w+-\d"', '"red-17"', json.dumps(decision["events"]), count=1))


def of_no_fold(decision: dict[str, Any]) -> None:
    """Make it one that decodes, but does not follow from those before."""
    decision["version"] = 99


def spoil(services: Services, game: str, version: int, how: Spoiling) -> None:
    """Change one decision in Redis."""
    log = f"cairn:{{{game}}}:log"
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
    """Give a way in which a decision cannot be read."""
    way: Spoiling = request.param
    return way


@pytest.fixture
def anew(redis_url: str) -> Iterator[Api]:
    """Give a client of an API process that has kept nothing of any game."""
    serving = serve(redis_url)
    yield Api(next(serving))
    assert next(serving, None) is None


def check(answer: Any, version: int) -> None:
    """Check that an answer says at which version a log cannot be read, and nothing of what is in it."""
    assert (answer.status_code, answer.json()["type"]) == (501, "/problems/unreadable-log"), answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.json()["version"] == version
    assert answer.json()["detail"] == f"This service cannot read version {version} of the game's log."
    assert "red-17" not in answer.text


def test_a_running_game_that_cannot_be_read_says_so(api: Api, anew: Api, services: Services, how: Spoiling) -> None:
    """Who asks for what; the audit answers everybody who needs no seat for it, and the operator can delete it."""
    game, _ = api.open()
    spoil(services, game["id"], 2, how)
    path, api = f"/v1/games/{game['id']}", anew
    ann, operator = api.as_(game["tokens"][0]["token"]), api.as_(OPERATOR)
    for client in (api, ann, operator):
        for part in ("", "?at=2", "/decisions", "/legal-moves", "/archive", "/stream", "/decisions/1"):
            check(client.ask("GET", f"{path}{part}"), 2)
    check(api.ask("GET", f"{path}?at=x"), 2)
    check(ann.ask("GET", f"{path}/audit"), 2)
    for client in (ann, operator):
        check(client.ask("POST", f"{path}/moves", json={"moves": []}), 2)
        check(client.ask("POST", f"{path}/forks", json={}), 2)
    check(api.ask("POST", f"{path}/seats", json={"name": "Ann"}), 2)
    check(operator.ask("DELETE", f"{path}/seats/0"), 2)
    for client in (api, operator):
        proofs = {proof["name"]: proof for proof in client.get(f"{path}/audit")["proofs"]}
        assert (proofs["fold"]["status"], proofs["fold"]["version"]) == ("failed", 2)
        assert "red-17" not in str(proofs)
    assert api.get("/v1/games")["items"][0]["id"] == game["id"]
    check(ann.ask("DELETE", path), 2)
    assert operator.ask("DELETE", path).status_code == 204
    assert api.ask("GET", path).status_code == 404


def test_a_token_learns_no_more_than_nobody(api: Api, anew: Api, services: Services, how: Spoiling) -> None:
    """It cannot be checked, so a good one, a wrong one, a player's and none are answered alike, byte for byte."""
    game, _ = api.open()
    spoil(services, game["id"], 2, how)
    player = api.post("/v1/players", {"name": "Ann"})["token"]
    tokens = [game["tokens"][0]["token"], "wrong", player, f"{player}x"]
    for part in ("", "/decisions", "/legal-moves"):
        nobodys = anew.ask("GET", f"/v1/games/{game['id']}{part}")
        check(nobodys, 2)
        for token in tokens:
            assert anew.as_(token).ask("GET", f"/v1/games/{game['id']}{part}").content == nobodys.content
    for token in tokens:
        check(anew.as_(token).ask("GET", f"/v1/games/{game['id']}/audit"), 2)


def test_it_keeps_no_other_game_from_anybody(api: Api, anew: Api, services: Services, how: Spoiling) -> None:
    """Lists go on, and a feed of several seats is refused by the place of the one to be left out."""
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


def test_what_is_hidden_in_a_newer_decision_is_quoted_to_nobody(api: Api, services: Services) -> None:
    """A newer version wrote it and sealed it well, so that nothing but its words is unknown here."""
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


def test_the_archive_of_a_finished_game_can_be_taken(api: Api, services: Services, how: Spoiling) -> None:
    """It is what is stored; unless its end cannot be read either, and nobody can tell that it is open to all."""
    game = opened(services)
    play_to_the_end(services, game)
    spoil(services, game, 3, how)
    check(api.ask("GET", f"/v1/games/{game}"), 3)
    for client in (api, api.as_(OPERATOR)):
        answer = client.ask("GET", f"/v1/games/{game}/archive")
        assert answer.status_code == 200
        *lines, named = answer.content.splitlines()
        assert (len(lines), named) == (len(list(services.log.read(game))), b'{"names":{"1:0":"Ann","1:1":"Bob"}}')
    last = len(lines)
    spoil(services, game, last, of_a_newer_version)
    check(api.ask("GET", f"/v1/games/{game}/archive"), last)


def test_the_caretaker_says_it_once(services: Services, how: Spoiling, caplog: pytest.LogCaptureFixture) -> None:
    """In one line, without a traceback; it looks again in an hour, and cares for the other games meanwhile."""
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


def test_the_command_line_says_it_in_a_sentence(services: Services, how: Spoiling) -> None:
    """`cairn replay` ends with it, and no traceback."""
    game = opened(services)
    spoil(services, game, 2, how)
    result = CliRunner().invoke(main, ["replay", game], env={"REDIS_URL": services.settings.redis_url})
    assert (result.exit_code, result.output) == (1, "Error: This service cannot read version 2 of the game's log.\n")
