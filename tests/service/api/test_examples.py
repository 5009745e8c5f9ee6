"""The examples in `openapi.yaml`: what a live service answered about a recorded game, and about one played for it.

`CAIRN_RECORD=1 .venv/bin/python -m pytest tests/service/api/test_examples.py` records them anew, into
`service/api/description/examples.json`; then write `openapi.yaml`.
"""

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from helpers.api import JSONL, Api
from helpers.described import described
from helpers.playing import recording
from helpers.receiver import TRUSTED, Receiver
from jsonschema import Draft202012Validator
from werkzeug.test import create_environ

from cairn.service.api.description.openapi import EXAMPLES, PROBLEM
from cairn.service.api.http.encoding import EVENT_STREAM, NDJSON
from cairn.service.api.http.problems import refusal
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.container import Services
from cairn.service.errors import Broken, StorageFull, TooLarge, TooManyRequests, TooSlow, Unavailable, UnreadableLog

ROOT = Path(__file__).parents[3]
DOCUMENT = described()
RECORDED = "schotten_totten_easy_version_1"
FEW_LINES = 8
ANN, BOB = {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}
RARE = (
    TooSlow("The body came too slowly."),
    TooLarge("The body has more than 64 KiB."),
    TooManyRequests("Your address has too many requests in hand.", retry_after=1),
    Broken("The service failed."),
    UnreadableLog("a" * 20, 12, "a newer version wrote it"),
    Unavailable("Redis does not answer.", retry_after=1),
    StorageFull("Redis takes no more writes: its memory is full."),
)
"""Refusals that no request brings about by itself."""

Examples = dict[str, dict[str, Any]]


class Recorder:
    """What has been answered so far, by operation and status; problems by status alone."""

    def __init__(self, api: Api, operator: Api) -> None:
        self.api = api
        self.operator = operator
        self.found: Examples = {PROBLEM: {}}

    def ask(self, name: str, status: int, method: str, path: str, client: Api | None = None, **options: Any) -> Any:
        """Send a request, keep its answer as an operation's example, and return it."""
        answer = (client or self.api).ask(method, path, **options)
        assert answer.status_code == status, answer.text
        media = answer.headers["Content-Type"].partition(";")[0]
        body = answer.json() if media.endswith("json") else answer.text
        if status >= 400:
            self.found[PROBLEM].setdefault(str(status), body)
        else:
            self.found.setdefault(name, {})[str(status)] = body
        return body

    def follow(
        self, name: str, method: str, path: str, count: int, headers: dict[str, str] | None = None, **options: Any
    ) -> None:
        """Keep the first messages of a stream as events, and of its lines the first, as an operation's example."""
        kept = self.found.setdefault(name, {})["200"] = {}
        for media, end in ((EVENT_STREAM, "\n\n"), (NDJSON, "\n")):
            wanted = (headers or {}) | {"Accept": media}
            with self.api.ask(method, path, headers=wanted, stream=True, **options) as answer:
                assert answer.status_code == 200, answer.text
                lines: Iterator[Any] = answer.iter_lines(chunk_size=1, decode_unicode=True, delimiter=end)
                told = [next(lines) + end for _ in range(count)]
            kept[media] = "".join(told) if media == EVENT_STREAM else json.loads(told[0])

    def ask_until(self, name: str, path: str, client: Api | None = None) -> Any:
        """Keep the answer that tells of a thing that a worker has done."""
        for _ in range(600):
            body = self.ask(name, 200, "GET", path, client)
            if body.get("analysis", body)["status"] not in ("pending", "running"):
                return body
            time.sleep(0.1)
        raise AssertionError(f"{path} is not done")


def few_lines(text: str, lines: int = FEW_LINES) -> str:
    """Return the first lines of a long text."""
    return "".join(text.splitlines(keepends=True)[:lines])


def shelf(recorder: Recorder) -> None:
    """Record what is the same for all games."""
    recorder.ask("getHealth", 200, "GET", "/healthz")
    recorder.ask("getReadiness", 200, "GET", "/readyz")
    recorder.ask("getSigningKey", 200, "GET", "/v1/signing-key")
    recorder.ask("listRulesets", 200, "GET", "/v1/rulesets")
    kept = recorder.found["listRulesets"]["200"]
    kept["items"] = [one for one in kept["items"] if one["name"] == "schotten_totten"]
    recorder.ask("getRuleset", 200, "GET", "/v1/rulesets/schotten_totten")
    rules = recorder.ask("getRulebook", 200, "GET", "/v1/rulesets/schotten_totten/rules")
    recorder.found["getRulebook"]["200"] = few_lines(rules)
    recorder.ask("getClause", 200, "GET", "/v1/rulesets/schotten_totten/rules/ST-04")
    numbers = recorder.ask("getMetrics", 200, "GET", "/metrics")
    recorder.found["getMetrics"]["200"] = few_lines(numbers, 3)
    text = recorder.ask("getDescription", 200, "GET", "/openapi.yaml")
    described = yaml.load(text, Loader=yaml.CSafeLoader)
    recorder.found["getDescription"]["200"] = {"openapi": described["openapi"], "info": described["info"]}


def finished_game(recorder: Recorder) -> None:
    """Record what a finished game tells: the recorded one, brought in."""
    archive = recording(RECORDED).read_bytes()
    sent = recorder.ask("importArchive", 202, "POST", "/v1/archives", data=archive, headers=JSONL)
    game = recorder.ask_until("getImport", f"/v1/archives/{sent['id']}")["game"]
    dry = recorder.api.ask("POST", "/v1/archives?dry_run=true", data=archive, headers=JSONL).json()
    verified = recorder.ask_until("getImport", f"/v1/archives/{dry['id']}")
    verified["replay"]["decisions"] = verified["replay"]["decisions"][:3]
    recorder.ask("importArchive", 200, "POST", "/v1/archives", data=archive, headers=JSONL)
    path = f"/v1/games/{game}"
    whole = recorder.ask("exportArchive", 200, "GET", f"{path}/archive")
    recorder.found["exportArchive"]["200"] = few_lines(whole, 2)
    last = recorder.api.get(path)["version"]
    recorder.ask("getGame", 200, "GET", f"{path}?at={last // 2}")
    recorder.ask("listDecisions", 200, "GET", f"{path}/decisions?after={last // 2}&limit=2")
    recorder.ask("getDecision", 200, "GET", f"{path}/decisions/{last // 2}")
    recorder.ask("auditGame", 200, "GET", f"{path}/audit")
    recorder.follow("streamGame", "GET", f"{path}/stream", 2, headers={"Last-Event-ID": str(last - 1)})
    page = recorder.ask("listGames", 200, "GET", "/v1/games?status=finished")
    bulk = recorder.ask("listGames", 200, "GET", "/v1/games?format=archives").splitlines(keepends=True)
    recorder.found["listGames"]["200"] = {"application/json": page, ARCHIVE: "".join([*bulk[:2], *bulk[-1:]])}
    recorder.ask("forkGame", 201, "POST", f"{path}/forks", json={"at": last // 2, "seats": [ANN, BOB]})


def short_game(recorder: Recorder) -> None:
    """Record what an analysis tells, of a game that somebody has left soon."""
    game, players = recorder.api.open()
    path = f"/v1/games/{game['id']}"
    for _ in range(6):
        player = players[recorder.api.get(path)["to_act"][0]["seat"]]
        player.post(f"{path}/moves", {"moves": player.get(f"{path}/legal-moves")["moves"][:1]})
    assert players[1].ask("DELETE", f"{path}/seats/1").status_code == 200
    asked = recorder.ask("analyseGame", 202, "POST", f"{path}/analyses", json={"kind": "decisions", "level": "easy"})
    study = f"{path}/analyses/{asked['id']}"
    recorder.ask_until("getAnalysis", f"{study}?limit=3")
    recorder.ask("streamAnalysis", 200, "GET", f"{study}/stream")
    recorder.ask("listAnalyses", 200, "GET", f"{path}/analyses")


def running_game(recorder: Recorder) -> None:
    """Record what players ask for: in a game of Schotten Totten, and of Glen More, where turns have many moves."""
    wanted = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": [ANN, {"kind": "open"}]}
    opened = recorder.ask("openGame", 201, "POST", "/v1/games", json=wanted)
    path = f"/v1/games/{opened['id']}"
    ann = recorder.api.as_(opened["tokens"][0]["token"])
    recorder.follow("streamFeed", "GET", "/v1/stream", 1)
    taken = recorder.ask("takeSeat", 201, "POST", f"{path}/seats", json={"name": "Bob"})
    bob = recorder.api.as_(taken["token"])
    seats = [{"game": opened["id"], "token": opened["tokens"][0]["token"], "after": 2}]
    recorder.follow("openFeed", "POST", "/v1/stream", 2, json={"tokens": seats})
    moves = recorder.ask("listLegalMoves", 200, "GET", f"{path}/legal-moves", ann)["moves"]
    hint = recorder.ask("askForHint", 202, "POST", f"{path}/hints", ann, json={})
    recorder.ask_until("getHint", f"{path}/hints/{hint['id']}", ann)
    made = {"moves": moves[:1]}
    recorder.ask("makeMoves", 412, "POST", f"{path}/moves", ann, json=made, headers={"If-Match": '"1"'})
    recorder.ask("makeMoves", 409, "POST", f"{path}/moves", ann, json={"moves": [{"type": "claim", "stone": 1}]})
    recorder.ask("makeMoves", 201, "POST", f"{path}/moves", ann, json=made)
    recorder.ask("makeMoves", 401, "POST", f"{path}/moves", json=made)
    recorder.ask("makeMoves", 422, "POST", f"{path}/moves", bob, json={"moves": [{"type": "claim"}]})
    recorder.ask("makeMoves", 400, "POST", f"{path}/moves", bob, data="{", headers={"Content-Type": "application/json"})
    recorder.ask("makeMoves", 415, "POST", f"{path}/moves", bob, data="{}", headers={"Content-Type": "text/plain"})
    recorder.ask("deleteGame", 403, "DELETE", path, ann)
    recorder.ask("leaveSeat", 200, "DELETE", f"{path}/seats/1", bob)
    assert recorder.operator.ask("DELETE", path).status_code == 204
    recorder.ask("getGame", 404, "GET", path)
    more = recorder.api.post("/v1/games", {"ruleset": "glen_more", "options": {"first_seat": 0}, "seats": [ANN, BOB]})
    players = [recorder.api.as_(token["token"]) for token in more["tokens"]]
    path = f"/v1/games/{more['id']}"
    while True:
        now = recorder.api.get(path)
        player = players[now["to_act"][0]["seat"]]
        player.post(f"{path}/moves", {"moves": player.get(f"{path}/legal-moves")["moves"][:1]})
        if player.ask("POST", f"{path}/undo", json={"to": now["version"]}).status_code == 201:
            break
    player.post(f"{path}/moves", {"moves": player.get(f"{path}/legal-moves")["moves"][:1]})
    recorder.ask("undoMoves", 201, "POST", f"{path}/undo", player, json={"to": now["version"]})


def players(recorder: Recorder) -> None:
    """Record what players ask for: who they are, their tokens, a game of theirs, and the next one."""
    ann_made = recorder.ask("createPlayer", 201, "POST", "/v1/players", json={"name": "Ann"})
    bob_made = recorder.api.post("/v1/players", {"name": "Bob"})
    ann, bob = (recorder.api.as_(made["token"]) for made in (ann_made, bob_made))
    seats = [{"kind": "human", "player": "me"}, {"kind": "open", "player": bob_made["id"]}]
    game = ann.post("/v1/games", {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats})
    path = f"/v1/games/{game['id']}"
    bob.post(f"{path}/seats", {})
    assert bob.ask("DELETE", f"{path}/seats/1").status_code == 200
    recorder.ask("rematchGame", 201, "POST", f"{path}/rematch", ann, json={})
    for _ in range(200):
        if recorder.ask("getStandings", 200, "GET", "/v1/standings/schotten_totten")["items"]:
            break
        time.sleep(0.1)
    recorder.ask("listRatedGames", 200, "GET", f"/v1/players/{ann_made['id']}/ratings")
    recorder.ask("renameMe", 200, "PATCH", "/v1/me", ann, json={"name": "Anna"})
    recorder.ask("getMe", 200, "GET", "/v1/me", ann)
    recorder.ask("getPlayer", 200, "GET", f"/v1/players/{ann_made['id']}")
    recorder.ask("createToken", 201, "POST", "/v1/me/tokens", ann, json={"label": "phone", "scope": "play"})
    recorder.ask("listTokens", 200, "GET", "/v1/me/tokens", ann)


def webhooks(recorder: Recorder, receiver: Receiver) -> None:
    """Record what is asked of a webhook; its receiver is called as one would be."""
    game, (ann, _) = recorder.api.open(ANN, BOB)
    wanted = {"url": receiver.url, "events": ["turn", "over"], "game": game["id"]}
    made = recorder.ask("createWebhook", 201, "POST", "/v1/webhooks", ann, json=wanted)
    path = f"/v1/webhooks/{made['id']}"
    for _ in range(200):
        if recorder.ask("listDeliveries", 200, "GET", f"{path}/deliveries", ann)["items"]:
            break
        time.sleep(0.1)
    recorder.ask("getWebhook", 200, "GET", path, ann)
    recorder.ask("changeWebhook", 200, "PATCH", path, ann, json={"enabled": False})
    recorder.ask("listWebhooks", 200, "GET", f"/v1/webhooks?game={game['id']}", ann)
    assert ann.ask("DELETE", path).status_code == 204
    for name in ("createWebhook", "getWebhook", "changeWebhook", "listWebhooks"):
        told = json.dumps(recorder.found[name]).replace(receiver.url, "https://example.com/cairn")
        recorder.found[name] = json.loads(told)


def record(api: Api, operator: Api, services: Services, receiver: Receiver) -> Examples:
    """Return an example of every answer that has a body."""
    recorder = Recorder(api, operator)
    shelf(recorder)
    finished_game(recorder)
    short_game(recorder)
    running_game(recorder)
    players(recorder)
    webhooks(recorder, receiver)
    asked = Request(create_environ(), services)
    for problem in RARE:
        body = refusal(problem, asked).body
        assert isinstance(body, bytes)
        recorder.found[PROBLEM][str(problem.status)] = json.loads(body)
    return recorder.found


def members(body: Any) -> Any:
    """Return the names of an object's members; of anything else its type."""
    return {*body} if isinstance(body, dict) else type(body)


@pytest.mark.slow
def test_the_examples_are_what_the_service_answers(
    api: Api,
    operator: Api,
    services: Services,
    redis_url: str,
    start: Callable[..., "subprocess.Popen[bytes]"],
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A member that comes or goes shows here. Ids, times and chance differ each time."""
    for name, value in TRUSTED.items():
        monkeypatch.setenv(name, value)
    start(redis_url, "-m", "cairn.workers", "worker")
    start(redis_url, "-m", "cairn.workers", "caretaker")
    found = record(api, operator, services, receiver)
    if os.environ.get("CAIRN_RECORD"):
        EXAMPLES.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    kept: Examples = json.loads(EXAMPLES.read_text())
    assert {name: {*answers} for name, answers in kept.items()} == {name: {*answers} for name, answers in found.items()}
    for name, answers in found.items():
        for status, body in answers.items():
            assert members(kept[name][status]) == members(body), (name, status)


def test_every_answer_has_an_example_that_fits() -> None:
    """Each is of the shape that the description gives it."""
    described = [
        (operation["operationId"], status, response)
        for methods in DOCUMENT["paths"].values()
        for method, operation in methods.items()
        if method != "parameters"
        for status, response in operation["responses"].items()
        if "$ref" not in response and status not in ("204", "304")
    ]
    described += [(PROBLEM, name, response) for name, response in DOCUMENT["components"]["responses"].items()]
    assert len(described) > 40
    for name, status, response in described:
        for content in response["content"].values():
            schema = {"components": DOCUMENT["components"], **content["schema"]}
            Draft202012Validator(schema).validate(content["example"]), (name, status)
