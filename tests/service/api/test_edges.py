"""Edge cases of the API: odd bodies and headers, several processes, an unavailable Redis."""

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import requests
from helpers.api import KEY, Api
from helpers.commands import leave_to_an_ai
from helpers.described import parameters

from cairn.service.app import create_app
from cairn.service.container import Services
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
        (b'{"moves": [{"type": "claim", "stone": 1' + b"0" * 5000 + b"}]}", 400),
        (b'{"moves": [{"type": "claim", "stone": 1' + b"0" * 50 + b"}]}", 422),
        (b'{"a/b~c": 1, "moves": [{"type": "end_turn"}]}', 422),
        (b'{"moves": {"type": "end_turn"}}', 422),
    ],
)
def test_odd_bodies_are_refused(api: Any, body: bytes, status: int) -> None:
    """None of them causes a 500."""
    game, (ann, _bob) = api.open()
    answer = ann.ask("POST", f"/v1/games/{game['id']}/moves", data=body, headers=MADE)
    assert answer.status_code == status, answer.text


def test_pointers_are_escaped(api: Any) -> None:
    """A field name may contain characters of JSON Pointer (RFC 6901) or of our own messages."""
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "open"}] * 2, "options": {"a/b: ~c": 1}}
    (error,) = api.ask("POST", "/v1/games", json=body).json()["errors"]
    assert error == {"pointer": "/options/a~1b: ~0c", "detail": "Unknown field."}


@pytest.mark.parametrize(
    ("tags", "status"), [('"7", "2"', 201), ('"' + "9" * 5000 + '"', 412), ("", 400), ('"3", "4"', 412)]
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
    path, headers = f"/v1/games/{game['id']}", {"Authorization": f"Bearer {game['tokens'][0]['token']}"}
    moves = second.get(f"{path}/legal-moves", headers=headers).json["moves"][:1]
    leave_to_an_ai(services, game["id"], 0)
    assert second.post(f"{path}/moves", headers=headers, json={"moves": moves}).status_code == 401
    assert second.delete(f"{path}/seats/0", headers=headers).status_code == 401
    assert second.get(path, headers=headers).status_code == 401
    assert ann.ask("GET", path).status_code == 401


def test_processes_respond_with_the_same_bytes(api: Any, second: Any) -> None:
    """A finished game has the same bytes in every process, as its strong tag promises."""
    game, (ann, _bob) = api.open(rounds=2)
    path = f"/v1/games/{game['id']}"
    ann.ask("DELETE", f"{path}/seats/0")
    first = api.ask("GET", path)
    assert first.content == second.get(path).data
    assert first.headers["ETag"] == second.get(path).headers["ETag"]


def test_a_repeated_last_move_gets_the_first_response(api: Any, services: Services) -> None:
    """This holds although the move ended the game and revealed all secrets."""
    game, policies = api.open()
    path = f"/v1/games/{game['id']}"
    for turn in range(400):
        seen = policies[turn % 2]
        moves = seen.get(f"{path}/legal-moves")["moves"]
        while moves:
            body = {"moves": moves[:1]}
            key = {"Idempotency-Key": f"{turn} {len(moves)} {moves[0]}"}
            answer = seen.ask("POST", f"{path}/moves", json=body, headers=key)
            assert answer.status_code == 201, answer.text
            if answer.json()["status"] == "finished":
                again = seen.ask("POST", f"{path}/moves", json=body, headers=key)
                assert again.content == answer.content
                assert again.headers["ETag"] == answer.headers["ETag"]
                return
            moves = seen.get(f"{path}/legal-moves")["moves"]
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
    command = [
        sys.executable,
        "-m",
        "gunicorn",
        "cairn.service.app:create_app()",
        "--bind",
        "127.0.0.1:0",
        "--threads",
        "4",
    ]
    with (tmp_path / "log").open("w") as log:
        settings = {"REDIS_URL": server.url}
        process = subprocess.Popen(command, env=os.environ | settings, stderr=log)
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
