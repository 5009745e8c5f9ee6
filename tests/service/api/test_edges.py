"""Edge cases of the API, and its two ways to handle frequent requests."""

import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import requests
from helpers.api import KEY, OPERATOR, Api
from helpers.commands import leave_to_an_ai
from helpers.described import described, parameters, whole_parameter
from jsonschema import Draft202012Validator

from cairn.contract.sampling import sample_or_all
from cairn.events.clock import seconds
from cairn.events.codec import dump, read_options
from cairn.events.table import Seat
from cairn.service.api.http.application import Application
from cairn.service.api.routes import ROUTES
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES, rules_of
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

ROOT = Path(__file__).parents[3]
MADE = {"Content-Type": "application/json"}


@pytest.fixture
def second(redis_url: str) -> Any:
    """Return a client of a second application, as of another API process."""
    return create_app(Settings(redis_url=redis_url, key=KEY)).test_client()


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("/v1/games", {"status", "ruleset", "cursor", "limit"}),
        ("/v1/games/{game}", {"at", "wait", "after", "If-None-Match"}),
        ("/v1/games/{game}/decisions", {"after", "limit", "If-None-Match"}),
    ],
)
def test_every_parameter_is_described(path: str, names: set[str]) -> None:
    """Query parameters and header parameters."""
    assert names <= {*parameters("GET", path)}
    assert {"Idempotency-Key", "If-Match"} <= {*parameters("POST", "/v1/games/{game}/moves")}


@pytest.mark.parametrize(
    "query",
    ["limit=1_0", "limit=%EF%BC%91", "limit=+5", "limit=%205", "limit=1e1", "limit=5.0", "limit=", "limit=20&limit=20"],
)
def test_a_parameter_has_one_form_and_occurs_once(api: Any, query: str) -> None:
    """Python's own conversion takes most of these. The refusal names the parameter, and the form with an example."""
    refused = api.ask("GET", f"/v1/games?{query}")
    assert (refused.status_code, refused.json()["errors"][0]["parameter"]) == (422, "limit")
    detail = refused.json()["errors"][0]["detail"]
    assert detail in ("`limit` is a number from 1 to 500, such as 50.", "`limit` occurs more than once.")
    assert refused.json()["detail"] == detail


def test_a_refusal_has_the_form_that_the_description_has() -> None:
    """For each parameter of each route: `parameter` is its exact name. Bounds and choices are in the schema."""
    forms, bounds = 0, 0
    for route in ROUTES:
        item = described()["paths"][re.sub(r"<(?:int:)?(\w+)>", r"{\1}", route.path)]
        listed = [*item.get("parameters", ()), *item[route.method.lower()].get("parameters", ())]
        for schema in filter(None, (route.in_path, route.query, route.in_headers)):
            for name in schema.fields:
                _, mistakes = schema.read([(name, "\u0661" * 20_000)])
                found = next(each for each in mistakes if each.parameter == name)
                said = next(each for each in map(whole_parameter, listed) if each["name"] == name)
                keywords = {key: said["schema"].get(key) for key in ("enum", "const", "minimum")}
                bound = keywords["enum"] or [
                    each for each in (keywords["const"], keywords["minimum"]) if each is not None
                ]
                if bound or said["schema"]["type"] == "boolean":
                    assert all(str(value).removesuffix(".0") in found.detail for value in bound)
                    bounds += 1
                else:
                    assert found.detail == f"`{name}` is {said['description'].rpartition(' Form: ')[2]}"
                    forms += 1
    assert min(forms, bounds) > 20
    assert forms + bounds > 100


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/v1/games/A", "game"),
        ("/v1/games/{game}/decisions/0", "version"),
        ("/v1/games/{game}/decisions/1_0", "version"),
        ("/v1/games/{game}/decisions/99999999999999999", "version"),
        ("/v1/games/{game}/hints/x", "hint"),
        ("/v1/players/%EF%BC%91", "player"),
        ("/v1/rulesets/Chess", "name"),
    ],
)
def test_nothing_is_at_a_path_of_another_form(api: Any, path: str, name: str) -> None:
    """It is 404, and the problem names the parameter."""
    game, (ann, _) = api.open()
    refused = ann.ask("GET", path.format(game=game["id"]))
    (error,) = refused.json()["errors"]
    assert (refused.status_code, error["parameter"]) == (404, name)
    assert error["detail"] == refused.json()["detail"]


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (['If-None-Match: "1"', 'If-None-Match: "2"'], 304),
        (['If-None-Match: "1",, ,"2",'], 304),
        (['If-None-Match: W/"2"'], 304),
        (["If-None-Match: *"], 304),
        (['If-None-Match: "a b"'], 422),
        (['If-None-Match: "xyzzy", W/"r2d2xxxx", "c3piozzzz"'], 200),
        (['If-None-Match: ""'], 200),
        (["If-None-Match: *", 'If-None-Match: "2"'], 422),
        (["If-None-Match: 2"], 422),
        (['If-None-Match: w/"2"'], 422),
        (['If-None-Match: "1" "2"'], 422),
        (["If-None-Match: " + '"a",' * 900 + "b"], 422),
    ],
)
def test_entity_tags_have_the_grammar_of_http(api: Any, lines: list[str], status: int) -> None:
    """RFC 9110, 8.8.3 (`W/` is case-sensitive), 13.1.2 (its examples), and 5.6.1.2 (empty elements are ignored)."""
    game, _ = api.open()
    assert send(api, f"GET /v1/games/{game['id']}", *lines) == (status, "If-None-Match" if status == 422 else None)


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (["Idempotency-Key: a", "Idempotency-Key: a"], "Idempotency-Key"),
        (["Idempotency-Key: a,a"], None),
        (["Idempotency-Key:"], "Idempotency-Key"),
        (["Idempotency-Key: \u00e9"], "Idempotency-Key"),
        (['If-Match: "2"', "If-Match: x"], "If-Match"),
        (['If-Match: "1"', 'If-Match: "2"'], None),
    ],
)
def test_a_header_that_is_no_list_occurs_once(api: Any, lines: list[str], name: str | None) -> None:
    """RFC 9110, 5.3: only lists may be sent in several lines."""
    game, (ann, _) = api.open()
    moves = json.dumps({"moves": ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"][:1]})
    tokens = [f"Authorization: {ann.headers['Authorization']}", "Content-Type: application/json"]
    sent = send(api, f"POST /v1/games/{game['id']}/moves", *tokens, *lines, body=moves)
    assert sent == (422 if name else 201, name)


def send(api: Any, target: str, *lines: str, body: str = "") -> tuple[int, str | None]:
    """Send raw header lines; return the status, and the parameter that is refused, if any."""
    address = urlsplit(api.url)
    head = [f"{target} HTTP/1.1", "Host: x", "Connection: close", f"Content-Length: {len(body)}", *lines]
    with socket.create_connection((str(address.hostname), address.port or 80)) as connection:
        connection.sendall("\r\n".join([*head, "", body]).encode("latin-1"))
        response = http.client.HTTPResponse(connection)
        response.begin()
        content = response.read()
    return response.status, json.loads(content)["errors"][0]["parameter"] if response.status == 422 else None


def test_the_number_of_a_path_is_in_ascii_digits(api: Any) -> None:
    """Others name nothing."""
    game, _ = api.open()
    assert api.ask("GET", f"/v1/games/{game['id']}/decisions/1").status_code == 200
    assert api.ask("GET", f"/v1/games/{game['id']}/decisions/\uff11").status_code == 404
    for wait, status in (("0.5", 200), ("1e-7", 200), ("0.19999999999998863", 200), ("1e999", 422), ("nan", 422)):
        assert api.ask("GET", f"/v1/games/{game['id']}?wait={wait}&after=0").status_code == status


def test_a_chunked_body_is_measured(api: Any) -> None:
    """A small one is read; a large one is refused, not truncated."""
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "open"}] * 2}
    for tail, status in ((b"", 201), (b" " * 70_000, 413), (b" " * 70_000 + b"junk", 413)):
        address = urlsplit(api.url)
        assert address.hostname
        connection = http.client.HTTPConnection(address.hostname, address.port)
        connection.request("POST", "/v1/games", iter([json.dumps(body).encode(), tail]), MADE, encode_chunked=True)
        assert connection.getresponse().status == status
        connection.close()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b'{"moves": [NaN]}', 400),
        (b'{"moves": ["\\ud800"]}', 400),
        (b"\xff", 400),
        (b'{"moves":' + b"[" * 30_000, 400),
        (b'{"moves": [{"type": "claim", "stone": 1' + b"0" * 5000 + b"}]}", 400),
        (b'{"moves": [{"type": "claim", "stone": 1' + b"0" * 50 + b"}]}", 422),
        (b'{"a/b~c": 1, "moves": [{"type": "end_turn"}]}', 422),
        (b'{"moves": {"type": "end_turn"}}', 422),
    ],
    ids=lambda value: str(value)[:40],
)
def test_odd_bodies_are_refused(api: Any, body: bytes, status: int) -> None:
    """None of them causes a 500."""
    game, (ann, _bob) = api.open()
    answer = ann.ask("POST", f"/v1/games/{game['id']}/moves", data=body, headers=MADE)
    assert answer.status_code == status, answer.text


def test_a_refusal_has_at_most_a_hundred_mistakes(api: Any) -> None:
    """A small request can hold thousands: their refusal would be 64 times as long. An array's length comes first."""
    names = [f"{number:x}" for number in range(4000)]
    unknown = {"ruleset": "schotten_totten", "seats": [{"kind": "open"}] * 2, **dict.fromkeys(names, 1)}
    refused = api.ask("GET", f"/v1/games?{'&'.join(names)}"), api.ask("POST", "/v1/games", json=unknown)
    assert [(each.status_code, len(each.json()["errors"])) for each in refused] == [(422, 100)] * 2
    many = api.ask("POST", "/v1/games", json={"ruleset": "schotten_totten", "seats": [1] * 20_000})
    assert [each["pointer"] for each in many.json()["errors"]] == ["/seats"]


def test_a_mistake_has_either_a_pointer_or_a_parameter(api: Any) -> None:
    """Pointers are those of RFC 6901, section 5, whatever characters a field's name has."""
    names = {"": "/", "a/b": "/a~1b", "c%d": "/c%d", "e^f": "/e^f", "g|h": "/g|h", "i\\j": "/i\\j", 'k"l': '/k"l'}
    names |= {" ": "/ ", "m~n": "/m~0n", "a/b: ~c": "/a~1b: ~0c"}
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "open"}] * 2, "options": dict.fromkeys(names, 1)}
    errors = api.ask("POST", "/v1/games", json=body).json()["errors"]
    assert {error["pointer"] for error in errors} == {f"/options{pointer}" for pointer in names.values()}
    assert {error["detail"] for error in errors} == {"Unknown field."}
    errors += api.ask("GET", "/v1/games?limit=0").json()["errors"]
    components = api.get("/openapi.json")["components"]
    check = Draft202012Validator({"$ref": "#/components/schemas/Mistake", "components": components}).is_valid
    assert all(check(error) for error in errors)
    assert all(("pointer" in error) is not ("parameter" in error) for error in errors)


@pytest.mark.parametrize(
    ("tags", "status"), [('"7", "2"', 201), ('"' + "9" * 4000 + '"', 412), ("", 422), ('"3", "4"', 412)]
)
def test_one_current_tag_in_a_list_matches(api: Any, tags: str, status: int) -> None:
    """RFC 9110: one current tag in the list suffices. An invalid tag is malformed."""
    game, (ann, _bob) = api.open()
    path = f"/v1/games/{game['id']}"
    moves = ann.get(f"{path}/legal-moves")["moves"][:1]
    assert ann.ask("POST", f"{path}/moves", json={"moves": moves}, headers={"If-Match": tags}).status_code == status


def test_not_found_takes_precedence_over_other_errors(api: Any) -> None:
    """An unknown game is 404, whatever else is wrong with the request."""
    for path in ("?at=0", "?odd=1", "/decisions?limit=0", "/decisions/0", "/audit"):
        assert api.ask("GET", f"/v1/games/{'a' * 20}{path}").status_code == 404
    assert api.ask("GET", f"/v1/games/{api.open()[0]['id']}/decisions?after={2**64}").status_code == 422


def test_every_process_rejects_a_token_after_its_seat_is_left(api: Any, second: Any, services: Services) -> None:
    """A process that has not seen the seat being left shows no hand and accepts no move."""
    game, (ann, _bob) = api.open()
    path, token = f"/v1/games/{game['id']}", {"Authorization": f"Bearer {game['tokens'][0]['token']}"}
    moves = second.get(f"{path}/legal-moves", headers=token).json["moves"][:1]
    leave_to_an_ai(services, game["id"], 0)
    assert second.post(f"{path}/moves", headers=token, json={"moves": moves}).status_code == 401
    assert (
        second.delete(f"{path}/seats/0", headers=token).status_code
        == second.get(path, headers=token).status_code
        == 401
    )
    assert ann.ask("GET", path).status_code == 401


def test_processes_respond_with_the_same_bytes(api: Any, second: Any) -> None:
    """A finished game has the same bytes in every process, as its strong tag promises."""
    game, (ann, _bob) = api.open(rounds=2)
    path = f"/v1/games/{game['id']}"
    ann.ask("DELETE", f"{path}/seats/0")
    first, again = api.ask("GET", path), second.get(path)
    assert (first.content, first.headers["ETag"]) == (again.data, again.headers["ETag"])


def test_a_repeated_last_move_gets_the_first_response(api: Any) -> None:
    """This holds although the move ended the game and revealed all secrets."""
    game, policies = api.open()
    path = f"/v1/games/{game['id']}"
    for turn in range(400):
        seen = policies[turn % 2]
        while moves := seen.get(f"{path}/legal-moves")["moves"]:
            sent = {"json": {"moves": moves[:1]}, "headers": {"Idempotency-Key": f"{turn} {len(moves)} {moves[0]}"}}
            answer = seen.ask("POST", f"{path}/moves", **sent)
            assert answer.status_code == 201, answer.text
            if answer.json()["status"] == "finished":
                again = seen.ask("POST", f"{path}/moves", **sent)
                assert (again.content, again.headers["ETag"]) == (answer.content, answer.headers["ETag"])
                return
    pytest.fail("the game did not end")


def test_head_supports_conditional_requests(api: Any) -> None:
    """A HEAD request with a current tag is 304."""
    path = f"/v1/games/{api.open()[0]['id']}"
    assert api.ask("HEAD", path).status_code == 200
    assert api.ask("HEAD", path, headers={"If-None-Match": '"2"'}).status_code == 304


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[EmbeddedServer, str]]:
    """Return a Redis server and an API under gunicorn on it."""
    server = EmbeddedServer(tmp_path / "data", os.environ.get("CAIRN_REDIS_BINARY"))
    server.start()
    command = [sys.executable, "-m", "gunicorn", "cairn.service.app:create_app()", "--bind=127.0.0.1:0", "--threads=4"]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(command, env=os.environ | {"REDIS_URL": server.url}, stderr=log)
    while "Listening at" not in (said := (tmp_path / "log").read_text()):
        assert process.poll() is None, said
        time.sleep(0.05)
    yield server, said.split("Listening at: ")[1].split(" ")[0]
    process.terminate()
    process.wait()
    server.start()
    server.stop()


@pytest.mark.slow
def test_an_unavailable_redis_is_reported(apart: tuple[EmbeddedServer, str]) -> None:
    """Under another WSGI server: 503 with `Retry-After` during the outage, then normal responses."""
    server, url = apart
    game, _ = Api(url).open()
    os.kill(server.pid, signal.SIGKILL)
    for path in ("/readyz", "/v1/games", f"/v1/games/{game['id']}"):
        answer = requests.get(url + path, timeout=30)
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
        assert answer.json()["type"] == "/problems/unavailable"
    assert requests.get(f"{url}/healthz", timeout=30).status_code == 200
    server.start()
    assert Api(url).get(f"/v1/games/{game['id']}")["version"] == 2


def test_internal_errors_reveal_no_details(redis_url: str, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The response is 500 as a problem, without the cause."""
    app = create_app(Settings(redis_url=redis_url, key=KEY))

    def fail(*_args: Any, **_options: Any) -> None:
        raise ValueError("a secret detail")

    monkeypatch.setattr(app.extensions["services"].listing, "page", fail)
    answer = app.test_client().get("/v1/games")
    assert (answer.status_code, answer.get_json()["type"]) == (500, "/problems/internal-error")
    assert "secret" not in answer.text


def test_early_refusals_of_head_have_no_body(redis_url: str) -> None:
    """Headers are those of a GET (RFC 9110, section 9.3.2). A body would be read as the next response."""
    client = create_app(Settings(redis_url=redis_url, key=KEY, requests_per_address=0)).test_client()
    head, whole = client.head("/v1/games"), client.get("/v1/games")
    assert (head.status_code, head.data) == (429, b"")
    assert head.headers["Content-Length"] == str(len(whole.data)) != "0"


REQUESTS = {False: 300, True: 10_000}
NOON = "2026-11-22T12:00:00.000Z"
OPTIONS: dict[str, dict[str, Any]] = {"schotten_totten": {"rounds": 2, "tactics": True}}
PARTS = ("", "/legal-moves", "/decisions", "/moves", "/moves", "/moves", "/undo", "/decisions/3", "/", "/nothing",
         "/legal-moves/", "//moves", "/m%6Fves", "/audit")  # fmt: skip
QUERIES = ("", "", "", "at=2", "at=0", "at=x", "after=1&limit=2", "limit=0", "after=1&after=9", "odd=1", "at=%32",
           "at", "&&", "wait=0&after=1", "at=%FF", "a=\xc3\xa9")  # fmt: skip
TYPES = ("application/json",) * 6 + ("application/json; charset=utf-8", "APPLICATION/JSON", "text/plain", "")
METHODS = ("GET",) * 6 + ("POST",) * 4 + ("HEAD", "OPTIONS", "PUT")
SCHEMES = ("Bearer {}",) * 8 + ("bearer {}", "Basic {}", "Bearer", "{}", "Bearer  {}")
TAGS = ('"2"', '"3"', '"2-0"', 'W/"2"', "*", "", "x", '"9", "4"', '"' + "1" * 30 + '"')
KEYS = ("a", "b", "c", "d", "", "\u00e9", "x" * 256)
BODIES = (b" " * 70_000, b"", b"{", b"[]", b'{"moves": []}', b'{"moves": [{}]}', b"\xff", b" " * 70_000,
          b'{"moves": [{"type": "pass"}], "odd": 1}', b'{"moves": [{"type": "claim", "stone": 12}]}')  # fmt: skip


class Pair:
    """Two applications with the same games, one of them without the short way."""

    def __init__(self, short: Application, long: Application) -> None:
        self.services: Services = short.services
        self.games: list[str] = []
        self._other: Services = long.services
        self._clients = short.test_client(), long.test_client()

    def open(self, ruleset: str, seats: int) -> None:
        """Open a game in both, with the same secret."""
        game = self.services.tokens.game(None)
        options, names = (
            read_options(ruleset, OPTIONS.get(ruleset, {})),
            [f"Player {number}" for number in range(seats)],
        )
        self.services.commands.open_game(game, ruleset, options, [Seat("human")] * seats, names=names)
        for key in self.services.redis.keys(f"cairn:{{{game}}}:*"):
            self._other.redis.restore(key, 0, self.services.redis.dump(key) or b"")
        self.games.append(game)

    def ask(self, *request: Any, **options: Any) -> list[tuple[int, dict[str, str], bytes]]:
        """Return the answer of each application."""
        responses = []
        for client in self._clients:
            answer = client.open(*request, **options, buffered=True)
            headers = {name: value for name, value in answer.headers if name != "X-Request-ID"}  # each has its own
            responses.append((answer.status_code, headers, answer.data))
        return responses


@pytest.fixture
def pair(redis_url: str, services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Give both applications, which have the same time."""
    monkeypatch.setattr(time, "time", lambda: seconds(NOON))
    short = create_app(Settings(redis_url=redis_url, key=KEY, operator_key=OPERATOR, limits="off"))
    long = create_app(Settings(redis_url=f"{redis_url}?db=1", key=KEY, operator_key=OPERATOR, limits="off"))
    long.hot.clear()
    yield Pair(short, long)
    services.redis.flushall()


@sample_or_all
def test_both_ways_answer_alike(pair: Pair, everything: bool) -> None:
    """Usual requests and unusual ones, of players, of the operator and of strangers, to three games at once."""
    source, statuses = random.Random(13), Counter[int]()
    for _ in range(REQUESTS[everything]):
        if len(pair.games) < 3 or source.random() < 0.01:
            ruleset = source.choice(sorted(GAMES))
            pair.open(ruleset, min(GAMES[ruleset].seats))
        request, options = _request(pair, source)
        ours, flasks = pair.ask(*request, **options)
        assert ours == flasks, (request, options)
        statuses[ours[0]] += 1
    ours, flasks = pair.ask(f"/v1/games/{pair.games[0]}/decisions", headers={"If-None-Match": "*"})
    assert ours == flasks
    assert ours[0] == 304
    assert "Content-Language" not in ours[1]
    wanted = {200, 201, 304, 400, 401, 404, 405, 409, 412, 413, 415, 422} if everything else {200, 201, 401, 404, 422}
    assert wanted <= set(statuses), statuses
    assert statuses[201] > REQUESTS[everything] / 20


def _request(pair: Pair, source: random.Random) -> tuple[list[str], dict[str, Any]]:
    """Return what `Client.open` takes: half of the time a move as it should be, else whatever comes."""
    game = source.choice(pair.games[-3:])
    position = pair.services.repository.get(game, TRUTH).position
    rules, seats = rules_of(position), len(position.table.seats)
    act = rules.to_act(position.state)
    seat = act.seat if act and source.random() < 0.8 else source.randrange(seats)
    token = pair.services.tokens.seat(game, seat, position.table.taken_at[seat])
    headers = {"Authorization": f"Bearer {token}"}
    legal: list[Any] = rules.legal_moves(position.state, seat) or [{"type": "pass"}]
    body = dump({"moves": [source.choice(legal)]})
    if source.random() < 0.05:
        headers["If-Match"] = source.choice(TAGS)
    if source.random() < 0.5:
        return [f"/v1/games/{game}/moves"], {
            "method": "POST",
            "headers": headers,
            "data": body,
            "content_type": TYPES[0],
        }
    if source.random() < 0.4:
        token = source.choice([token, OPERATOR, "x" * 43, ""])
        headers["Authorization"] = source.choice(SCHEMES).format(token)
    if source.random() < 0.3:
        del headers["Authorization"]
    for name, values in {"If-None-Match": TAGS, "If-Match": TAGS, "Idempotency-Key": KEYS}.items():
        if source.random() < 0.3:
            headers[name] = source.choice(values)
    if source.random() < 0.3:
        headers["If-None-Match"] = f'"{position.version}-{seat}"'
    if source.random() < 0.5:
        body = source.choice(BODIES)
    named = source.choice([game] * 8 + ["a" * 20, "A" * 20, game[:-1]])
    part, method = (source.choice(PARTS), source.choice(METHODS))
    options: dict[str, Any] = {"method": method, "headers": headers, "query_string": source.choice(QUERIES)}
    if method == "POST":
        options |= {"data": body, "content_type": source.choice(TYPES) or None}
    return [f"/v1/games/{named}{part}"], options
