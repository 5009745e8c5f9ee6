"""The examples in `openapi.yaml`: what a live service answered about a recorded game, and about one played for it.

`CAIRN_RECORD=1 .venv/bin/python -m pytest tests/service/api/test_examples.py` records them anew, into
`service/api/description/examples.json`; then write `openapi.yaml`.
"""

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml
from helpers.api import JSONL, Api
from helpers.described import check, described, operation
from helpers.playing import recording
from helpers.receiver import TRUSTED, Receiver
from jsonschema import Draft202012Validator
from werkzeug.test import create_environ

from cairn.service.api.description.openapi import EXAMPLES, PROBLEM
from cairn.service.api.http.encoding import EVENT_STREAM, NDJSON
from cairn.service.api.http.problems import problem_response
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.errors import Broken, StorageFull, TooLarge, TooManyRequests, TooSlow, Unavailable, UnreadableLog

ROOT = Path(__file__).parents[3]
DOCUMENT = described()
OPERATIONS = [
    (operation["operationId"], operation)
    for methods in DOCUMENT["paths"].values()
    for method, operation in methods.items()
    if method != "parameters"
]
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
        self.answered: Examples = {PROBLEM: {}}
        self.asked = set[str]()

    def check(self, status: int, method: str, path: str, client: Api | None = None, **options: Any) -> Any:
        """Send a request, check that its answer is as described, and return its body."""
        answer = (client or self.api).ask(method, path, **options)
        assert answer.status_code == status, answer.text
        self.asked.add(check(method, path, answer))
        media = answer.headers.get("Content-Type", "").partition(";")[0]
        return answer.json() if media.endswith(("/json", "+json")) else answer.text

    def ask(self, status: int, method: str, path: str, client: Api | None = None, **options: Any) -> Any:
        """Do so, and keep the answer as the operation's example."""
        body = self.check(status, method, path, client, **options)
        name = PROBLEM if status >= 400 else operation(method, path)["operationId"]
        self.answered.setdefault(name, {})[str(status)] = body
        return body

    def refused(self, *requests: tuple[int, str, str, Api | None, Any], **options: Any) -> None:
        """Check what is answered to requests with bodies that are refused."""
        for status, method, path, client, body in requests:
            self.check(status, method, path, client, json=body, **options)

    def follow(self, method: str, path: str, count: int, headers: dict[str, str] | None = None, **options: Any) -> None:
        """Keep the first messages of a stream as events, and of its lines the first, as an operation's example."""
        name = operation(method, path)["operationId"]
        self.asked.add(name)
        kept = self.answered.setdefault(name, {})["200"] = {}
        for media, end in ((EVENT_STREAM, "\n\n"), (NDJSON, "\n")):
            wanted = (headers or {}) | {"Accept": media}
            with self.api.ask(method, path, headers=wanted, stream=True, **options) as answer:
                assert answer.status_code == 200, answer.text
                lines: Iterator[Any] = answer.iter_lines(chunk_size=1, decode_unicode=True, delimiter=end)
                messages = [next(lines) + end for _ in range(count)]
            kept[media] = "".join(messages) if media == EVENT_STREAM else json.loads(messages[0])

    def ask_until(self, path: str, client: Api | None = None) -> Any:
        """Keep the answer that tells of a thing that a worker has done."""
        for _ in range(600):
            body = self.ask(200, "GET", path, client)
            if body.get("analysis", body)["status"] not in ("pending", "running"):
                return body
            time.sleep(0.1)
        raise AssertionError(f"{path} is not done")


def few_lines(text: str, lines: int = FEW_LINES) -> str:
    """Return the first lines of a long text."""
    return "".join(text.splitlines(keepends=True)[:lines])


def shelf(recorder: Recorder) -> None:
    """Record what is the same for all games."""
    recorder.ask(200, "GET", "/healthz")
    recorder.ask(200, "GET", "/readyz")
    recorder.ask(200, "GET", "/v1/signing-key")
    recorder.ask(200, "GET", "/v1/rulesets")
    kept = recorder.answered["listRulesets"]["200"]
    kept["items"] = [row for row in kept["items"] if row["name"] == "schotten_totten"]
    recorder.ask(200, "GET", "/v1/rulesets/schotten_totten")
    rules = recorder.ask(200, "GET", "/v1/rulesets/schotten_totten/rules")
    recorder.answered["getRulebook"]["200"] = few_lines(rules)
    recorder.ask(200, "GET", "/v1/rulesets/schotten_totten/rules/ST-04")
    recorder.refused(
        (404, "GET", "/v1/rulesets/chess", None, None),
        (404, "GET", "/v1/rulesets/schotten_totten/rules/ST-99", None, None),
        (404, "GET", "/v1/standings/chess", None, None),
        (404, "GET", f"/v1/archives/{'0' * 64}", None, None),
    )
    text = recorder.ask(200, "GET", "/openapi.yaml")
    described = yaml.load(text, Loader=yaml.CSafeLoader)
    recorder.answered["getDescription"]["200"] = {"openapi": described["openapi"], "info": described["info"]}


def finished_game(recorder: Recorder) -> None:
    """Record what a finished game tells: the recorded one, brought in."""
    archive = recording(RECORDED).read_bytes()
    sent = recorder.ask(202, "POST", "/v1/archives", data=archive, headers=JSONL)
    game = recorder.ask_until(f"/v1/archives/{sent['id']}")["game"]
    dry = recorder.api.ask("POST", "/v1/archives?dry_run=true", data=archive, headers=JSONL).json()
    verified = recorder.ask_until(f"/v1/archives/{dry['id']}")
    verified["replay"]["decisions"] = verified["replay"]["decisions"][:3]
    recorder.ask(200, "POST", "/v1/archives", data=archive, headers=JSONL)
    changed = archive.replace(b'"by":0', b'"by":1', 1)
    sent = recorder.check(202, "POST", "/v1/archives", data=changed, headers=JSONL)
    assert recorder.api.bring_in(changed)["status"] == "refused"
    recorder.check(200, "GET", f"/v1/archives/{sent['id']}")
    recorder.check(422, "POST", "/v1/archives", data=b"{}\n", headers=JSONL)
    path = f"/v1/games/{game}"
    whole = recorder.ask(200, "GET", f"{path}/archive")
    recorder.answered["exportArchive"]["200"] = few_lines(whole, 2)
    last = recorder.api.get(path)["version"]
    recorder.ask(200, "GET", f"{path}?at={last // 2}")
    recorder.ask(200, "GET", f"{path}/decisions?after={last // 2}&limit=2")
    recorder.ask(200, "GET", f"{path}/decisions/{last // 2}")
    recorder.ask(200, "GET", f"{path}/audit")
    for page in ("", "/decisions", "/decisions/2", "/audit", "/legal-moves"):
        recorder.check(200, "GET", path + page)
    for media in (EVENT_STREAM, NDJSON):
        recorder.check(200, "GET", f"{path}/stream", headers={"Accept": media})
    recorder.follow("GET", f"{path}/stream", 2, headers={"Last-Event-ID": str(last - 1)})
    page = recorder.ask(200, "GET", "/v1/games?status=finished")
    bulk = recorder.ask(200, "GET", "/v1/games?format=archives").splitlines(keepends=True)
    recorder.answered["listGames"]["200"] = {"application/json": page, ARCHIVE: "".join([*bulk[:2], *bulk[-1:]])}
    recorder.ask(201, "POST", f"{path}/forks", json={"at": last // 2, "seats": [ANN, BOB]})


def short_game(recorder: Recorder) -> None:
    """Record what an analysis tells, of a game that somebody has left soon."""
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
    recorder.check(200, "DELETE", f"{path}/seats/1", players[1])
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
    analysis = recorder.ask(202, "POST", analyses, json={"kind": "decisions", "level": "easy"})
    study = f"{analyses}/{analysis['id']}"
    recorder.ask_until(f"{study}?limit=3")
    recorder.ask(200, "GET", f"{study}/stream")
    recorder.ask(200, "GET", analyses)


def running_game(recorder: Recorder) -> None:
    """Record what players ask for: in a game of Schotten Totten, and of Glen More, where turns have many moves."""
    wanted = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": [ANN, {"kind": "open"}]}
    opened = recorder.ask(201, "POST", "/v1/games", json=wanted)
    path = f"/v1/games/{opened['id']}"
    ann = recorder.api.as_(opened["tokens"][0]["token"])
    recorder.follow("GET", "/v1/stream", 1)
    taken = recorder.ask(201, "POST", f"{path}/seats", json={"name": "Bob"})
    bob = recorder.api.as_(taken["token"])
    seats = [{"game": opened["id"], "token": opened["tokens"][0]["token"], "after": 2}]
    recorder.follow("POST", "/v1/stream", 2, json={"tokens": seats})
    moves = recorder.ask(200, "GET", f"{path}/legal-moves", ann)["moves"]
    hint = recorder.ask(202, "POST", f"{path}/hints", ann, json={})
    recorder.ask_until(f"{path}/hints/{hint['id']}", ann)
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
    recorder.ask(201, "POST", f"{path}/moves", ann, json=body)
    recorder.ask(401, "POST", f"{path}/moves", json=body)
    recorder.ask(422, "POST", f"{path}/moves", bob, json={"moves": [{"type": "claim"}]})
    recorder.ask(400, "POST", f"{path}/moves", bob, data="{", headers={"Content-Type": "application/json"})
    recorder.ask(415, "POST", f"{path}/moves", bob, data="{}", headers={"Content-Type": "text/plain"})
    recorder.ask(403, "DELETE", path, ann)
    recorder.ask(200, "DELETE", f"{path}/seats/1", bob)
    recorder.check(204, "DELETE", path, recorder.operator)
    recorder.ask(404, "GET", path)
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
    recorder.ask(201, "POST", f"{path}/undo", player, json={"to": now["version"]})


def players(recorder: Recorder) -> None:
    """Record what players ask for: who they are, their tokens, a game of theirs, and the next one."""
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
    recorder.ask(201, "POST", f"{path}/rematch", ann, json={})
    for _ in range(200):
        if recorder.ask(200, "GET", "/v1/standings/schotten_totten")["items"]:
            break
        time.sleep(0.1)
    recorder.ask(200, "GET", f"/v1/players/{ann_made['id']}/ratings")
    recorder.ask(200, "PATCH", "/v1/me", ann, json={"name": "Anna"})
    recorder.ask(200, "GET", "/v1/me", ann)
    recorder.ask(200, "GET", f"/v1/players/{ann_made['id']}")
    recorder.check(204, "PUT", f"/v1/me/blocked/{bob_made['id']}", ann)
    recorder.ask(200, "GET", "/v1/me/blocked", ann)
    recorder.check(204, "DELETE", f"/v1/me/blocked/{bob_made['id']}", ann)
    recorder.ask(201, "POST", "/v1/me/tokens", ann, json={"label": "phone", "scope": "play"})
    recorder.ask(200, "GET", "/v1/me/tokens", ann)
    recorder.ask(200, "GET", "/v1/me/export", ann)
    second = recorder.check(201, "POST", "/v1/me/tokens", ann, json={"label": "phone", "scope": "read", "days": 7})
    reader, token = recorder.api.as_(second["token"]), f"/v1/me/tokens/{second['id']}"
    recorder.refused((403, "POST", "/v1/me/tokens", reader, {"label": "more"}), (403, "POST", "/v1/games", reader, {}))
    recorder.check(204, "DELETE", token, ann)
    recorder.check(404, "DELETE", token, ann)
    recorder.ask(202, "DELETE", "/v1/me", bob)
    recorder.check(401, "GET", "/v1/me", bob)
    ended = until_finished(recorder, path, ann)
    assert (ended["status"], ended["seats"][1]["name"]) == ("finished", "a former player")
    recorder.check(200, "GET", f"/v1/games?player={bob_made['id']}", ann)


def until_finished(recorder: Recorder, path: str, client: Api) -> Any:
    """Return a game when a worker has made who was erased leave it."""
    for _ in range(100):
        game = recorder.check(200, "GET", path, client)
        if game["status"] == "finished":
            break
        time.sleep(0.1)
    return game


def webhooks(recorder: Recorder, receiver: Receiver) -> None:
    """Record what is asked of a webhook; its receiver is called as one would be."""
    game, (ann, bob) = recorder.api.open(ANN, BOB)
    wanted = {"url": receiver.url, "events": ["turn", "over"], "game": game["id"]}
    webhook = recorder.ask(201, "POST", "/v1/webhooks", ann, json=wanted)
    path = f"/v1/webhooks/{webhook['id']}"
    for _ in range(200):
        if recorder.ask(200, "GET", f"{path}/deliveries", ann)["items"]:
            break
        time.sleep(0.1)
    recorder.ask(200, "GET", path, ann)
    recorder.ask(200, "PATCH", path, ann, json={"enabled": False})
    recorder.ask(200, "GET", f"/v1/webhooks?game={game['id']}", ann)
    recorder.refused(
        (401, "POST", "/v1/webhooks", None, {"url": receiver.url, "player": "me"}),
        (422, "POST", "/v1/webhooks", None, {"url": receiver.url}),
        (404, "POST", "/v1/webhooks", None, wanted | {"game": "a" * 20}),
        (401, "GET", "/v1/webhooks", None, None),
        (404, "GET", path, bob, None),
    )
    recorder.check(204, "DELETE", path, recorder.operator)
    for name in ("createWebhook", "getWebhook", "changeWebhook", "listWebhooks"):
        text = json.dumps(recorder.answered[name]).replace(receiver.url, "https://example.com/cairn")
        recorder.answered[name] = json.loads(text)


def transparency(recorder: Recorder, services: Services, folder: Path) -> None:
    """Record what is shown of games that left Redis; the service that is asked has none, so another one answers."""
    recorder.check(200, "GET", "/v1/transparency")
    recorder.refused(
        (404, "GET", f"/v1/transparency?game={'a' * 20}", None, None),
        (422, "GET", "/v1/transparency?since=1", None, None),
    )
    sealing = Services(replace(services.settings, cold_url=str(folder), signing_key="ab" * 32))
    finished = [game for game in sealing.log.games() if sealing.log.secret(game) is None]
    for game in finished[:3]:
        assert sealing.cold.seal(sealing.log, [game]).sealed
    answer: Any = create_app(sealing.settings).test_client().get(f"/v1/transparency?game={finished[0]}&since=2")
    recorder.answered["getTransparency"] = {"200": answer.json}


def record(api: Api, operator: Api, services: Services, receiver: Receiver, folder: Path) -> Examples:
    """Return an example of every answer that has a body."""
    recorder = Recorder(api, operator)
    shelf(recorder)
    finished_game(recorder)
    short_game(recorder)
    running_game(recorder)
    players(recorder)
    webhooks(recorder, receiver)
    transparency(recorder, services, folder)
    request = Request(create_environ(), services)
    for problem in RARE:
        body = problem_response(problem, request).body
        assert isinstance(body, bytes)
        recorder.answered[PROBLEM][str(problem.status)] = json.loads(body)
    assert recorder.asked == {name for name, _ in OPERATIONS}
    return recorder.answered


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
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On every route, and of the described shape; a member that comes or goes shows. Ids, times and chance differ."""
    for name, value in TRUSTED.items():
        monkeypatch.setenv(name, value)
    start(redis_url, "-m", "cairn.workers", "worker")
    start(redis_url, "-m", "cairn.workers", "caretaker")
    answered = record(api, operator, services, receiver, tmp_path)
    if os.environ.get("CAIRN_RECORD"):
        EXAMPLES.write_text(json.dumps(answered, indent=1, ensure_ascii=False) + "\n")
    kept: Examples = json.loads(EXAMPLES.read_text())
    statuses = {name: {*answers} for name, answers in answered.items()}
    assert {name: {*answers} for name, answers in kept.items()} == statuses
    for name, answers in answered.items():
        for status, body in answers.items():
            assert members(kept[name][status]) == members(body), (name, status)


def test_every_answer_has_an_example_that_fits() -> None:
    """Each is of the shape that the description gives it."""
    described = [
        (name, status, response)
        for name, operation in OPERATIONS
        for status, response in operation["responses"].items()
        if "$ref" not in response and status not in ("204", "304")
    ]
    described += [(PROBLEM, name, response) for name, response in DOCUMENT["components"]["responses"].items()]
    assert len(described) > 40
    for name, status, response in described:
        for content in response["content"].values():
            schema = {"components": DOCUMENT["components"], **content["schema"]}
            Draft202012Validator(schema).validate(content["example"]), (name, status)
