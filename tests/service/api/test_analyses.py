"""Analyses over HTTP: request, list, page and stream."""

import json
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import requests
from helpers.analyses import brought_in, rows_of, short_game
from helpers.api import Api

from cairn.events.codec import dump, load
from cairn.service.analyses.partition import COSTS, FULL
from cairn.service.container import Services

Start = Callable[..., "subprocess.Popen[bytes]"]

EASY = {"kind": "decisions", "level": "easy"}


def messages(api: Api, path: str) -> Iterator[tuple[str, str, Any]]:
    """Yield the event, id and data of each message until the stream ends."""
    with requests.get(f"{api.url}{path}/stream", stream=True, timeout=60) as answer:
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/event-stream; charset=utf-8")
        for block in answer.iter_lines(chunk_size=1, delimiter=b"\n\n"):
            if block.startswith(b"event"):
                event, id, data = (line.partition(": ")[2] for line in block.decode().split("\n"))
                yield event, id, json.loads(data)


def test_a_running_game_cannot_be_analysed(api: Api) -> None:
    """An analysis would reveal its secrets."""
    game, _ = api.open()
    path = f"/v1/games/{game['id']}/analyses"
    refused = api.ask("POST", path, json=EASY)
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/not-finished")
    assert api.get(path) == {"items": []}
    assert api.ask("GET", f"/v1/games/{'a' * 20}/analyses").status_code == 404


def test_the_same_request_returns_the_same_analysis(api: Api, services: Services) -> None:
    """Another level creates another analysis."""
    path = f"/v1/games/{short_game(services)}/analyses"
    first, again, other = (api.ask("POST", path, json=body) for body in (EASY, EASY, EASY | {"level": "medium"}))
    assert (first.status_code, first.headers["Retry-After"]) == (202, "1")
    assert first.json() == again.json()
    assert first.headers["Location"] == again.headers["Location"] == f"{path}/{first.json()['id']}"
    assert [row["id"] for row in api.get(path)["items"]] == [response.json()["id"] for response in (first, other)]
    read = api.ask("GET", first.headers["Location"])
    assert (read.json(), read.headers["Retry-After"]) == (
        {"kind": "decisions", "analysis": first.json(), "items": [], "next": None},
        "1",
    )
    assert api.ask("POST", path, json={"kind": "decisions"}).json()["level"] == "hard"
    assert api.ask("POST", path, json={"kind": "choices", "level": "easy"}).status_code == 422
    assert api.ask("POST", path, json={"kind": "odd"}).json()["errors"][0]["pointer"] == "/kind"


def test_an_idempotency_key_is_valid_for_one_request(api: Api, services: Services) -> None:
    """Reuse with another body is refused."""
    path, key = f"/v1/games/{short_game(services)}/analyses", {"Idempotency-Key": "my analysis"}
    first, again = (api.ask("POST", path, json=EASY, headers=key) for _ in range(2))
    assert first.json() == again.json()
    refused = api.ask("POST", path, json={"kind": "choices"}, headers=key)
    assert (refused.status_code, refused.json()["type"]) == (422, "/problems/idempotency-key-reused")


@pytest.mark.slow
def test_progress_is_streamed_and_rows_are_paged(api: Api, services: Services, redis_url: str, start: Start) -> None:
    """The stream sends a message per part, the last one marked as done. The pages contain each row once, in order."""
    game = short_game(services, FULL + 4)
    response = api.ask("POST", f"/v1/games/{game}/analyses", json=EASY)
    path, stream = response.headers["Location"], messages(api, response.headers["Location"])
    assert next(stream) == ("analysis", "0", response.json())
    start(redis_url, "-m", "cairn.workers", "worker")
    rest = list(stream)
    assert {event for event, _, _ in rest} == {"analysis"}
    done = [data["done"] for _, _, data in rest]
    assert done == sorted({*done})
    assert [id for _, id, _ in rest] == [str(number) for number in done]
    assert [data["status"] for _, _, data in rest] == ["running"] * (len(rest) - 1) + ["done"]
    assert done[-1] == response.json()["of"] > FULL
    assert len(rest) <= -(-done[-1] // (FULL // COSTS["easy"]))
    pages, following = [], f"{path}?limit=7"
    while following:
        page = api.ask("GET", following)
        pages.append(page.json()["items"])
        following = page.links["next"]["url"] if "next" in page.links else ""
    assert [len(page) for page in pages[:-1]] == [7] * (len(pages) - 1)
    assert [row for page in pages for row in page] == load(dump(rows_of(services, game, response.json()["id"])))
    assert [event for event, _, _ in messages(api, path)] == ["analysis"]


def test_rows_have_no_gaps(api: Api, services: Services) -> None:
    """Later parts stay hidden until the first part is complete, so a client with a row has all rows before it."""
    game = brought_in(services, "schotten_totten_1_round")
    analysis = api.ask("POST", f"/v1/games/{game}/analyses", json=EASY).json()
    key, id = f"cairn:{{{game}}}:analyses", analysis["id"]
    services.redis.hset(key, f"{id}:1", dump([]))
    assert api.get(f"/v1/games/{game}/analyses/{id}")["items"] == []


def test_deleting_a_game_deletes_its_analysis(api: Api, operator: Api, services: Services) -> None:
    """Its stream sends nothing more."""
    game = short_game(services)
    path = api.ask("POST", f"/v1/games/{game}/analyses", json=EASY).headers["Location"]
    stream = messages(api, path)
    next(stream)
    assert operator.ask("DELETE", f"/v1/games/{game}").status_code == 204
    assert list(stream) == []
    assert api.ask("GET", path).status_code == 404
