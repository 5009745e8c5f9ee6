"""The examples in `openapi.yaml`: responses of a live service about a recorded game and about a game played for it.

`CAIRN_RECORD=1 .venv/bin/python -m pytest -m slow tests/service/api/test_examples.py` records them again, into
`service/api/description/examples.json`; then write `openapi.yaml`.
"""

import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import count, product
from pathlib import Path
from typing import Any

import pytest
import yaml
from helpers.api import JSONL, Api
from helpers.described import check, described, operation, resolved
from helpers.organised import organised
from helpers.receiver import TRUSTED, Receiver
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from werkzeug.test import create_environ

from cairn.contract.playing import recording
from cairn.service.api.description.openapi import EXAMPLES
from cairn.service.api.description.paths import ANY, EXPORTED, Examples, example_key
from cairn.service.api.games.game import NARROWED, DecisionResource
from cairn.service.api.http.problems import problem_response
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import PROBLEM_JSON
from cairn.service.api.http.streaming import EVENT_STREAM, NDJSON
from cairn.service.api.schemas import component_of
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.errors import Broken, StorageFull, TooLarge, TooManyRequests, TooSlow, Unavailable, UnreadableLog
from cairn.service.queries.game_rows import LobbyRow
from cairn.service.rules import GAMES

ROOT = Path(__file__).parents[3]
DOCUMENT = described()
OPERATIONS = [
    (each["operationId"], each)
    for methods in DOCUMENT["paths"].values()
    for method, each in methods.items()
    if method != "parameters"
]
RECORD = "record examples again (the command is at the top of test_examples.py), then run .ci/openapi and .ci/sdk"
SOME = 2
FIRST_POSITION = 3
"""The first version of the recorded games in which a seat must act."""
ANN, BOB = {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}
RECORDED = {
    "schotten_totten": "schotten_totten_easy_version_1",
    "highland_clans": "highland_clans_3_hand",
    "glen_more": "glen_more_2_players",
}
AI = {"kind": "ai", "level": "random"}
MEMBERS: dict[str, Any] = {"schotten_totten": {}, "highland_clans": {"seats": [ANN, BOB, AI]}, "glen_more": {}}
"""Fields that open a game of each ruleset for Ann and Bob, in addition to those shared by all."""
RARE = (
    TooSlow("The body came too slowly."),
    TooLarge("The body has more than 64 KiB."),
    TooManyRequests("Your address has too many requests in progress.", retry_after=1),
    Broken("The service failed."),
    UnreadableLog("a" * 20, 12, "a newer version wrote it"),
    Unavailable("Redis does not answer.", retry_after=1),
    StorageFull("Redis takes no more writes: its memory is full."),
)
"""Refusals that none of the requests here causes."""


class Recorder:
    """Recorded requests and responses of a ruleset, by operation and status; problems by status alone."""

    def __init__(self, api: Api, operator: Api) -> None:
        self.api = api
        self.operator = operator
        self.recorded: Examples = {}
        self.covered = set[str]()
        self.ruleset = ANY

    def check(self, status: int, method: str, path: str, client: Api | None = None, **options: Any) -> Any:
        """Send a request, check that its response is as described, and return the body."""
        return self._checked(status, method, path, client, **options)[0]

    def _checked(self, status: int, method: str, path: str, client: Api | None, **options: Any) -> tuple[Any, str]:
        answer = (client or self.api).ask(method, path, **options)
        assert answer.status_code == status, answer.text
        self.covered.add(check(method, path, answer))
        media = answer.headers.get("Content-Type", "").partition(";")[0]
        return answer.json() if media.endswith(("/json", "+json")) else answer.text, media

    def ask(self, status: int, method: str, path: str, client: Api | None = None, **options: Any) -> Any:
        """Send a request and record it and its response as the operation's examples."""
        body, media = self._checked(status, method, path, client, **options)
        entry = operation(method, path)
        if status < 400 and "json" in options:
            self.keep(example_key(entry["operationId"]), "application/json", options["json"])
        response = resolved(entry["responses"][str(status)])
        self.keep(example_key(entry["operationId"], str(status), response["content"][media]["schema"]), media, body)
        return body

    def send(self, path: str, client: Api, body: dict[str, Any]) -> None:
        """Send a request that creates something, and record only its body."""
        self.check(201, "POST", path, client, json=body)
        self.keep(example_key(operation("POST", path)["operationId"]), "application/json", body)

    def keep(self, key: str, media: str, body: Any, of: str | None = None) -> None:
        """Record an example unless one exists; one of any game only if there is none of a certain game."""
        of = ANY if key.startswith("Problem") else of or self.ruleset
        bodies = self.recorded.setdefault(key, {}).setdefault(media, {})
        if of != ANY or not bodies:
            bodies.setdefault(of, body)

    def refused(self, *requests: tuple[int, str, str, Api | None, Any], **options: Any) -> None:
        """Check the responses to requests with refused bodies."""
        for status, method, path, client, body in requests:
            self.check(status, method, path, client, json=body, **options)

    def follow(self, method: str, path: str, count: int, headers: dict[str, str] | None = None, **options: Any) -> None:
        """Record the first messages of a stream as events, and its first line, as an operation's example."""
        entry = operation(method, path)
        name = entry["operationId"]
        self.covered.add(name)
        if "json" in options:
            self.keep(example_key(name), "application/json", options["json"], of=ANY)
        for media, end in ((EVENT_STREAM, "\n\n"), (NDJSON, "\n")):
            wanted = (headers or {}) | {"Accept": media}
            with self.api.ask(method, path, headers=wanted, stream=True, **options) as answer:
                assert answer.status_code == 200, answer.text
                lines: Iterator[Any] = answer.iter_lines(chunk_size=1, decode_unicode=True, delimiter=end)
                messages = [next(lines) + end for _ in range(count)]
            key = example_key(name, "200", entry["responses"]["200"]["content"][media]["schema"])
            if media == EVENT_STREAM:
                self.keep(key, media, "".join(messages), of=ANY)
            else:
                message = json.loads(messages[0])
                message.get("data", {}).get("changes", [])[SOME:] = []
                self.keep(key, media, message)

    def until_done(self, path: str, client: Api | None = None) -> Any:
        """Return the response about a finished job."""
        for _ in range(600):
            body = self.check(200, "GET", path, client)
            if body.get("analysis", body)["status"] not in ("pending", "running"):
                return body
            time.sleep(0.1)
        raise AssertionError(f"{path} is not done")


def short_line(archive: str) -> str:
    """Return the shortest decision of an archive, without its line break, which YAML would write with escapes."""
    return min((line for line in archive.splitlines() if '"decision"' in line), key=len)


def record_rulesets(recorder: Recorder) -> None:
    """Record responses that are the same for all games."""
    recorder.ask(200, "GET", "/healthz")
    recorder.ask(200, "GET", "/readyz")["conditions"][SOME:] = []
    recorder.ask(200, "GET", "/v1/signing-key")
    for ruleset in GAMES:
        recorder.ruleset = ruleset
        shown = recorder.ask(200, "GET", f"/v1/rulesets/{ruleset}")
        shown["options"]["properties"] = {}
        shown["moves"]["oneOf"] = [min(shown["moves"]["oneOf"], key=lambda move: len(json.dumps(move)))]
        rules = recorder.check(200, "GET", f"/v1/rulesets/{ruleset}/rules")
        recorder.keep("GetRulebook200", "text/markdown", rules.partition("\n")[0])
        clause = re.findall(r"\*\*([A-Z]+-\d+)\*\*", rules)[3]
        recorder.ask(200, "GET", f"/v1/rulesets/{ruleset}/rules/{clause}")
    recorder.ruleset = ANY
    recorder.check(200, "GET", "/v1/rulesets")
    recorder.keep("Rulesets", "application/json", {"items": [shown | {"options": {}, "moves": {}}]})
    recorder.refused(
        (404, "GET", "/v1/rulesets/chess", None, None),
        (404, "GET", "/v1/rulesets/schotten_totten/rules/ST-99", None, None),
        (404, "GET", "/v1/standings/chess", None, None),
        (404, "GET", f"/v1/archives/{'0' * 64}", None, None),
    )
    text = recorder.check(200, "GET", "/openapi.yaml")
    described = yaml.load(text, Loader=yaml.CSafeLoader)
    shown = {"openapi": described["openapi"], "info": {name: described["info"][name] for name in ("title", "version")}}
    recorder.keep("GetDescription200", "application/yaml", shown)
    recorder.check(200, "GET", "/openapi.json")
    recorder.keep("GetDescriptionAsJson200", "application/json", shown)


def record_imports(recorder: Recorder) -> None:
    """Record the result of an import."""
    archive = recording(RECORDED["schotten_totten"]).read_bytes()
    recorder.check(202, "POST", "/v1/archives", data=archive, headers=JSONL)
    dry = recorder.api.ask("POST", "/v1/archives?dry_run=true", data=archive, headers=JSONL).json()
    assert recorder.until_done(f"/v1/archives/{dry['id']}")["replay"]
    recorder.check(200, "POST", "/v1/archives", data=archive, headers=JSONL)
    changed = archive.replace(b'"by":0', b'"by":1', 1)
    sent = recorder.check(202, "POST", "/v1/archives", data=changed, headers=JSONL)
    assert recorder.api.bring_in(changed)["status"] == "refused"
    recorder.check(200, "GET", f"/v1/archives/{sent['id']}")
    recorder.check(422, "POST", "/v1/archives", data=b"{}\n", headers=JSONL)


def record_finished_game(recorder: Recorder, ruleset: str) -> None:
    """Record responses about a finished game: an imported recording."""
    recorder.ruleset = ruleset
    archive = recording(RECORDED[ruleset]).read_bytes()
    game = recorder.api.imported(archive)
    path, last = f"/v1/games/{game['id']}", game["version"]
    lines = recorder.check(200, "GET", f"{path}/archive")
    recorder.keep(EXPORTED, ARCHIVE, short_line(lines))
    imported = recorder.check(200, "GET", f"/v1/archives/{sha256(archive).hexdigest()}")
    recorder.keep("Import", "application/json", imported)
    recorder.ask(200, "GET", f"{path}?at={FIRST_POSITION}")["seats"][1:] = []
    steps = [recorder.check(200, "GET", f"{path}/decisions/{version}") for version in range(4, last)]
    short = min((step for step in steps if step["move"]), key=lambda step: len(json.dumps(step)))["version"]
    recorder.ask(200, "GET", f"{path}/decisions?after={short - 1}&limit=1")
    recorder.ask(200, "GET", f"{path}/decisions/{short}")
    audit = recorder.check(200, "GET", f"{path}/audit")
    recorder.keep("Audit", "application/json", audit | {"proofs": audit["proofs"][-SOME:]}, of=ANY)
    for page in ("", "/decisions", "/decisions/2", "/audit", "/legal-moves"):
        recorder.check(200, "GET", path + page)
    for media in (EVENT_STREAM, NDJSON):
        recorder.check(200, "GET", f"{path}/stream", headers={"Accept": media})
    recorder.follow("GET", f"{path}/stream", 1, headers={"Last-Event-ID": str(short - 1)})
    seats = [ANN, BOB, AI][: len(game["seats"])]
    recorder.ask(201, "POST", f"{path}/forks", json={"at": last // 2, "seats": seats})
    analysis = recorder.ask(202, "POST", f"{path}/analyses", json={"kind": "decisions", "level": "easy"})
    recorder.ask(200, "GET", f"{path}/analyses/{analysis['id']}?limit=1")
    recorder.until_done(f"{path}/analyses/{analysis['id']}?limit=1")
    recorder.ruleset = ANY


def record_lists(recorder: Recorder) -> None:
    """Record lists of games."""
    for ruleset in GAMES:
        recorder.ruleset = ruleset
        recorder.ask(200, "GET", f"/v1/games?status=finished&ruleset={ruleset}&limit=1")["items"][0]["seats"][1:] = []
    recorder.ruleset = ANY
    bulk = recorder.check(200, "GET", "/v1/games?format=archives")
    recorder.keep("ListGames200", ARCHIVE, f"{short_line(bulk)}\n{bulk.splitlines()[-1]}")


def record_short_game(recorder: Recorder) -> None:
    """Record responses about an analysis of a game that ended early because a player left."""
    game, players = recorder.api.open()
    path = f"/v1/games/{game['id']}"
    for _ in range(6):
        player = players[recorder.api.get(path)["to_act"][0]["seat"]]
        player.post(f"{path}/moves", {"moves": player.get(f"{path}/legal-moves")["moves"][:1]})
    analyses = f"{path}/analyses"
    recorder.refused(
        (409, "POST", analyses, None, {"kind": "choices"}),
        (409, "POST", f"{path}/forks", None, {"at": 2, "seats": [ANN, BOB]}),
        (409, "POST", f"{path}/undo", players[0], {"to": 1}),
    )
    adopted, seat = f"{path}/seats/1/player", {"token": game["tokens"][1]["token"]}
    cid = recorder.api.as_(recorder.check(201, "POST", "/v1/players", json={"name": "Cid"})["token"])
    recorder.refused((401, "PUT", adopted, None, seat), (409, "PUT", adopted, cid, seat))
    recorder.check(200, "DELETE", f"{path}/seats/1", players[1])
    recorder.refused((403, "PUT", adopted, cid, {"token": "x"}), (422, "PUT", adopted, cid, {}))
    recorder.ask(200, "PUT", adopted, cid, json=seat)
    seat = {"game": game["id"], "token": game["tokens"][0]["token"], "after": 1}
    lines = {"Accept": NDJSON}
    recorder.check(200, "POST", "/v1/stream", json={"tokens": [seat], "open": False}, headers=lines)
    recorder.refused(
        (401, "POST", "/v1/stream", None, {"tokens": [seat | {"token": "odd"}]}),
        (401, "POST", f"{path}/rematch", None, {}),
        (422, "POST", analyses, None, {"kind": "choices", "level": "easy"}),
        (404, "GET", f"{analyses}/{'0' * 32}", None, None),
    )
    again = recorder.check(201, "POST", f"{path}/rematch", players[0], json={})
    assert (again["rematch_of"], recorder.check(200, "GET", path)["rematch"]) == (game["id"], again["id"])
    rematch = f"/v1/games/{again['id']}/rematch"
    recorder.check(409, "POST", rematch, recorder.api.as_(again["tokens"][0]["token"]), json={})
    choices = recorder.check(202, "POST", analyses, json={"kind": "choices"})
    recorder.check(200, "GET", f"{analyses}/{choices['id']}/stream")
    analysis = recorder.check(202, "POST", analyses, json={"kind": "decisions", "level": "easy"})
    study = f"{analyses}/{analysis['id']}"
    messages = recorder.check(200, "GET", f"{study}/stream")
    recorder.keep("StreamAnalysis200", EVENT_STREAM, "".join(messages.partition("\n\n")[:2]))
    recorder.ask(200, "GET", analyses)["items"][1:] = []


def record_running_game(recorder: Recorder, ruleset: str) -> None:
    """Record responses to players before the start, during a game, and after a player left."""
    recorder.ruleset = ruleset
    wanted = {"ruleset": ruleset, "options": {"first_seat": 0}, "seats": [ANN, BOB], **MEMBERS[ruleset]}
    seats = [{"kind": "open"}, *wanted["seats"][1:]]
    recorder.ask(201, "POST", "/v1/games", json=wanted | {"seats": seats})["seats"][1:] = []
    opened = recorder.check(201, "POST", "/v1/games", json=wanted)
    path = f"/v1/games/{opened['id']}"
    held = {"game": opened["id"], "token": opened["tokens"][0]["token"]}
    recorder.follow("POST", "/v1/stream", 1, json={"tokens": [held], "open": False})
    players = [recorder.api.as_(token["token"]) for token in opened["tokens"]]
    ann = players[0]
    legal = recorder.ask(200, "GET", f"{path}/legal-moves", ann)
    moves, legal["moves"] = legal["moves"], legal["moves"][:SOME]
    hint = recorder.ask(202, "POST", f"{path}/hints", ann, json={})
    recorder.keep("Hint", "application/json", recorder.until_done(f"{path}/hints/{hint['id']}", ann))
    recorder.ask(201, "POST", f"{path}/moves", ann, json={"moves": moves[:1]})["seats"][1:] = []
    for turn in count():
        now = recorder.api.get(path)
        seat = now["to_act"][0]["seat"]
        if seat >= len(players):  # a worker decides for the AI
            recorder.api.get(f"{path}?wait=10&after={now['version']}")
            continue
        before = players[seat].get(f"{path}/legal-moves")["moves"][: turn + 1][-1:]
        players[seat].post(f"{path}/moves", {"moves": before})
        if players[seat].ask("POST", f"{path}/undo", json={"to": now["version"]}).status_code == 201:
            break
    players[seat].post(f"{path}/moves", {"moves": before})
    recorder.ask(201, "POST", f"{path}/undo", players[seat], json={"to": now["version"]})
    for player in reversed(players):
        recorder.check(200, "DELETE", f"{path}/seats/{players.index(player)}", player)
        if recorder.api.get(path)["status"] == "finished":
            break
    recorder.ask(201, "POST", f"{path}/rematch", ann, json={})
    recorder.ruleset = ANY


def record_open_seat(recorder: Recorder) -> None:
    """Record how a seat is taken, the messages on the feed, and the refusals afterwards."""
    wanted = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": [ANN, {"kind": "open"}]}
    opened = recorder.check(201, "POST", "/v1/games", json=wanted)
    path = f"/v1/games/{opened['id']}"
    ann = recorder.api.as_(opened["tokens"][0]["token"])
    recorder.follow("GET", "/v1/stream", 1)
    taken = recorder.ask(201, "POST", f"{path}/seats", json={"name": "Bob"})
    bob = recorder.api.as_(taken["token"])
    seats = [{"game": opened["id"], "token": opened["tokens"][0]["token"], "after": 2}]
    recorder.follow("POST", "/v1/stream", 1, json={"tokens": seats})
    says = {"phrase": "good_luck"}
    recorder.check(204, "POST", f"{path}/phrases", ann, json=says)
    recorder.keep(example_key(operation("POST", f"{path}/phrases")["operationId"]), "application/json", says)
    recorder.refused(
        (429, "POST", f"{path}/phrases", ann, says),
        (401, "POST", f"{path}/phrases", None, says),
        (422, "POST", f"{path}/phrases", bob, {"phrase": "well, well"}),
    )
    moves = recorder.check(200, "GET", f"{path}/legal-moves", ann)["moves"]
    body = {"moves": moves[:1]}
    recorder.refused(
        (401, "POST", f"{path}/hints", None, {}),
        (403, "POST", f"{path}/hints", recorder.operator, {}),
        (404, "GET", f"{path}/hints/{'0' * 32}", ann, None),
        (409, "POST", f"{path}/hints", bob, {}),
        (422, "POST", "/v1/games", None, {}),
        (401, "DELETE", path, None, None),
    )
    recorder.check(412, "POST", f"{path}/hints", ann, json={}, headers={"If-Match": '"1"'})
    recorder.check(304, "GET", path, ann, headers={"If-None-Match": '"3-0"'})
    for page, client in product(("", "/decisions", "/audit", "/archive"), (None, ann)):
        recorder.check(200, "GET", path + page, client)
    recorder.ask(412, "POST", f"{path}/moves", ann, json=body, headers={"If-Match": '"1"'})
    recorder.ask(409, "POST", f"{path}/moves", ann, json={"moves": [{"type": "claim", "stone": 1}]})
    recorder.check(201, "POST", f"{path}/moves", ann, json=body)
    recorder.ask(401, "POST", f"{path}/moves", json=body)
    recorder.ask(422, "POST", f"{path}/moves", bob, json={"moves": [{"type": "claim"}]})
    recorder.ask(400, "POST", f"{path}/moves", bob, data="{", headers={"Content-Type": "application/json"})
    recorder.ask(415, "POST", f"{path}/moves", bob, data="{}", headers={"Content-Type": "text/plain"})
    recorder.ask(403, "DELETE", path, ann)
    recorder.check(200, "DELETE", f"{path}/seats/1", bob)
    recorder.check(204, "DELETE", path, recorder.operator)
    recorder.ask(404, "GET", path)


def record_players(recorder: Recorder) -> None:
    """Record responses to players about themselves, their tokens, a game of theirs, and their next game."""
    ann_made = recorder.ask(201, "POST", "/v1/players", json={"name": "Ann"})
    bob_made = recorder.api.post("/v1/players", {"name": "Bob"})
    ann, bob = (recorder.api.as_(made["token"]) for made in (ann_made, bob_made))
    seats = [{"kind": "human", "player": "me"}, {"kind": "open", "player": bob_made["id"]}]
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
    game = recorder.check(201, "POST", "/v1/games", ann, json=body)
    path = f"/v1/games/{game['id']}"
    recorder.check(200, "GET", "/v1/games?player=me&waiting=true", bob)
    assert recorder.check(201, "POST", f"{path}/seats", bob, json={})["token"] is None
    recorder.refused(
        (401, "POST", "/v1/games", None, body),
        (409, "POST", f"{path}/seats", bob, {}),
        (409, "POST", f"{path}/hints", ann, {}),
        (403, "DELETE", f"{path}/seats/0", bob, None),
        (422, "POST", "/v1/players", None, {"name": " "}),
        (401, "GET", "/v1/me", None, None),
        (422, "PATCH", "/v1/me", ann, {}),
        (404, "GET", f"/v1/players/{'a' * 20}", None, None),
        (404, "GET", f"/v1/players/{'a' * 20}/ratings", None, None),
    )
    assert bob.ask("DELETE", f"{path}/seats/1").status_code == 200
    recorder.check(201, "POST", f"{path}/rematch", ann, json={})
    for _ in range(200):
        standings = recorder.check(200, "GET", "/v1/standings/schotten_totten", params={"ais": "true"})
        if standings["items"]:
            break
        time.sleep(0.1)
    recorder.keep("Standings", "application/json", standings | {"levels": standings["levels"][:1]})
    recorder.ask(200, "GET", f"/v1/players/{ann_made['id']}/ratings")
    recorder.ask(200, "PATCH", "/v1/me", ann, json={"name": "Anna"})
    recorder.ask(200, "GET", "/v1/me", ann)
    recorder.ask(200, "GET", f"/v1/players/{ann_made['id']}")
    recorder.check(204, "PUT", f"/v1/me/blocked/{bob_made['id']}", ann)
    recorder.ask(200, "GET", "/v1/me/blocked", ann)
    recorder.check(204, "DELETE", f"/v1/me/blocked/{bob_made['id']}", ann)
    recorder.ask(201, "POST", "/v1/me/tokens", ann, json={"label": "phone", "scope": "play"})
    code = recorder.ask(201, "POST", "/v1/me/recovery-code", ann)["words"]
    recorder.ask(201, "POST", "/v1/recoveries", json={"code": " ".join(code), "label": "new phone"})
    recorder.refused(
        (401, "POST", "/v1/recoveries", None, {"code": "zoo " * 11 + "wrong"}),
        (422, "POST", "/v1/recoveries", None, {"code": "zoo " * 12}),
    )
    recorder.ask(200, "GET", "/v1/me/tokens", ann)["items"][1:] = []
    recorder.check(200, "GET", "/v1/me/export", ann)
    second = recorder.check(201, "POST", "/v1/me/tokens", ann, json={"label": "phone", "scope": "read", "days": 7})
    reader, token = recorder.api.as_(second["token"]), f"/v1/me/tokens/{second['id']}"
    recorder.refused((403, "POST", "/v1/me/tokens", reader, {"label": "more"}), (403, "POST", "/v1/games", reader, {}))
    recorder.check(204, "DELETE", token, ann)
    recorder.check(404, "DELETE", token, ann)
    recorder.ask(202, "DELETE", "/v1/me", bob)
    recorder.check(401, "GET", "/v1/me", bob)
    for _ in range(100):  # a worker makes an erased player leave
        ended = recorder.check(200, "GET", path, ann)
        if ended["status"] == "finished":
            break
        time.sleep(0.1)
    assert (ended["status"], ended["seats"][1]["name"]) == ("finished", "a former player")
    recorder.check(200, "GET", f"/v1/games?player={bob_made['id']}", ann)


def record_webhooks(recorder: Recorder, receiver: Receiver) -> None:
    """Record responses about a webhook with a receiver that is called."""
    game, (ann, bob) = recorder.api.open(ANN, BOB)
    wanted = {"url": receiver.url, "events": ["turn", "over"], "game": game["id"]}
    webhook = recorder.ask(201, "POST", "/v1/webhooks", ann, json=wanted)
    path = f"/v1/webhooks/{webhook['id']}"
    for _ in range(200):
        if recorder.ask(200, "GET", f"{path}/deliveries", ann)["items"]:
            break
        time.sleep(0.1)
    recorder.ask(200, "GET", path, ann)
    recorder.ask(202, "POST", f"{path}/ping", ann)
    recorder.ask(202, "POST", f"{path}/redeliver", ann, json={"since": game["created_at"]})
    recorder.ask(200, "POST", f"{path}/secret", ann)
    recorder.ask(200, "PATCH", path, ann, json={"enabled": False})
    recorder.check(409, "POST", f"{path}/ping", ann)
    recorder.ask(200, "GET", f"/v1/webhooks?game={game['id']}", ann)
    recorder.refused(
        (401, "POST", "/v1/webhooks", None, {"url": receiver.url, "player": "me"}),
        (422, "POST", "/v1/webhooks", None, {"url": receiver.url}),
        (404, "POST", "/v1/webhooks", None, wanted | {"game": "a" * 20}),
        (401, "GET", "/v1/webhooks", None, None),
        (401, "GET", f"/v1/webhooks?game={game['id']}", recorder.operator, None),
        (404, "GET", path, bob, None),
    )
    recorder.check(204, "DELETE", path, recorder.operator)


def record_transparency(recorder: Recorder, services: Services, folder: Path) -> None:
    """Record responses about games that left Redis. This needs a second service with cold storage."""
    recorder.check(200, "GET", "/v1/transparency")
    recorder.refused(
        (404, "GET", f"/v1/transparency?game={'a' * 20}", None, None),
        (422, "GET", "/v1/transparency?since=1", None, None),
    )
    sealing = Services(replace(services.settings, cold_url=str(folder), signing_key="ab" * 32))
    finished = [game for game in sealing.log.games() if sealing.log.secret(game) is None]
    for game in finished[:2]:
        assert sealing.cold.seal(sealing.log, [game]).sealed
    answer: Any = create_app(sealing.settings).test_client().get(f"/v1/transparency?game={finished[0]}&since=1")
    recorder.keep("Transparency", "application/json", answer.json)


def record(api: Api, operator: Api, services: Services, receiver: Receiver, folder: Path) -> Examples:
    """Return an example of every response with a body."""
    recorder = Recorder(api, operator)
    record_rulesets(recorder)
    record_imports(recorder)
    for ruleset in GAMES:
        record_running_game(recorder, ruleset)
        record_finished_game(recorder, ruleset)
    record_lists(recorder)
    record_short_game(recorder)
    record_open_seat(recorder)
    record_players(recorder)
    record_webhooks(recorder, receiver)
    organised(recorder)
    record_transparency(recorder, services, folder)
    request = Request(create_environ(), services)
    for problem in RARE:
        body = problem_response(problem, request).body
        assert isinstance(body, bytes)
        recorder.keep(f"Problem{problem.status}", PROBLEM_JSON, json.loads(body))
    assert recorder.covered == {name for name, _ in OPERATIONS}
    for medias in recorder.recorded.values():
        for media, bodies in medias.items():
            if len(bodies) == len(GAMES) and len({json.dumps(body) for body in bodies.values()}) == 1:
                medias[media] = {ANY: bodies.popitem()[1]}
    text = json.dumps(recorder.recorded).replace(receiver.url, "https://example.com/cairn")
    found: Examples = json.loads(text)
    return found


@pytest.mark.slow
def test_the_examples_match_the_service(
    api: Api,
    operator: Api,
    services: Services,
    redis_url: str,
    start: Callable[..., "subprocess.Popen[bytes]"],
    receiver: Receiver,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """This covers every route and the described shape. Added and removed members show; ids, times and chance differ."""
    for name, value in TRUSTED.items():
        monkeypatch.setenv(name, value)
    start(redis_url, "-m", "cairn.workers", "worker")
    start(redis_url, "-m", "cairn.workers", "caretaker")
    recorded = record(api, operator, services, receiver, tmp_path)
    if os.environ.get("CAIRN_RECORD"):
        EXAMPLES.write_text(json.dumps(recorded, indent=1, ensure_ascii=False) + "\n")
    stored: Examples = json.loads(EXAMPLES.read_text())
    assert shape(stored) == shape(recorded)


def shape(examples: Examples) -> dict[tuple[str, ...], Any]:
    """Return the member names, or the type, of each example."""
    return {
        (key, media, of): {*body} if isinstance(body, dict) else type(body)
        for key, medias in examples.items()
        for media, bodies in medias.items()
        for of, body in bodies.items()
    }


def contents() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each request or response body with the name of its operation."""
    for name, entry in OPERATIONS:
        parts = [*entry["responses"].values(), entry.get("requestBody", {})]
        yield from ((name, content) for part in parts for content in part.get("content", {}).values())
    for name, response in DOCUMENT["components"]["responses"].items():
        yield from ((name, content) for content in response.get("content", {}).values())


def test_every_request_and_response_has_matching_examples() -> None:
    """Each matches its schema."""
    described = [*contents()]
    assert len(described) > 60
    for name, content in described:
        validator = Draft202012Validator({"components": DOCUMENT["components"], **content["schema"]})
        assert "examples" in content or content["schema"] == {"type": "string"}, name  # an archive
        for example in content.get("examples", {}).values():
            value = DOCUMENT["components"]["examples"][example["$ref"].rpartition("/")[2]]["value"]
            if mistake := best_match(validator.iter_errors(value)):
                pytest.fail(f"{RECORD}: {name}, {example['$ref']}, {mistake.message}", pytrace=False)


def parts(schema: Any) -> Iterator[str]:
    """Yield the names of the components that a schema refers to, and those that they refer to."""
    todo, known = [schema], set[str]()
    while todo:
        found = {*re.findall(r'schemas/(\w+)"', json.dumps(todo.pop()))} - known
        known |= found
        todo += [DOCUMENT["components"]["schemas"][name] for name in found]
    yield from known


def allowed(content: dict[str, Any]) -> set[str]:
    """Return the rulesets that the schema of a body allows."""
    schema = DOCUMENT["components"]["schemas"].get(content["schema"].get("$ref", "").rpartition("/")[2], {})
    return {*schema.get("properties", {}).get("ruleset", {}).get("enum", GAMES)}


def test_each_game_has_an_example() -> None:
    """What depends on the game, and what has an example of one game, has examples of all rulesets that it allows."""
    dependent = [content for _, content in contents() if any(name.startswith("GlenMore") for name in parts(content))]
    assert len(dependent) > 20
    assert [content["schema"] for content in dependent if {*content["examples"]} != allowed(content)] == []
    shown = [(content["schema"].get("$ref"), {*content.get("examples", ())}) for _, content in contents()]
    others = [content for _, content in contents() if {*content.get("examples", ())} & {*GAMES}]
    assert len(others) > 20
    assert [content["schema"] for content in others if {*content["examples"]} != allowed(content)] == []
    narrowed = {component_of(kind)["$ref"] for kind in NARROWED}
    inside = {component_of(kind)["$ref"] for kind in (LobbyRow, DecisionResource)}
    assert narrowed - {schema for schema, names in shown if names == {*GAMES}} == inside
