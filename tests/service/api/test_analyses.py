"""Analyses and hints over HTTP."""

import json
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import requests
from helpers.analyses import brought_in, rows_of, short_game
from helpers.api import Api
from helpers.people import Person

from cairn.events.codec import decode, dump, load
from cairn.events.table import GameOpened
from cairn.service.analyses.hints import MAX_PENDING
from cairn.service.analyses.record import COSTS, FULL
from cairn.service.container import Services
from cairn.service.deciding.levels import version_of

Start = Callable[..., "subprocess.Popen[bytes]"]

EASY = {"kind": "decisions", "level": "easy"}
AI = {"kind": "ai", "level": "random"}


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
    assert read.json() == {"kind": "decisions", "analysis": first.json(), "items": [], "next": None}
    assert read.headers["Retry-After"] == "1"
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
    rows = [{name: value for name, value in row.items() if name != "message"} for page in pages for row in page]
    assert rows == load(dump(rows_of(services, game, response.json()["id"])))
    assert [event for event, _, _ in messages(api, path)] == ["analysis"]


def test_rows_have_no_gaps(api: Api, services: Services) -> None:
    """Later parts stay hidden until the first part is complete, so a client with a row has all rows before it."""
    game = brought_in(services, "schotten_totten_1_round")
    analysis = api.ask("POST", f"/v1/games/{game}/analyses", json=EASY).json()
    services.redis.hset(f"cairn:{{{game}}}:analyses", f"{analysis['id']}:1", dump([]))
    assert api.get(f"/v1/games/{game}/analyses/{analysis['id']}")["items"] == []


def test_deleting_a_game_deletes_its_analysis(api: Api, operator: Api, services: Services) -> None:
    """Its stream sends nothing more."""
    game = short_game(services)
    path = api.ask("POST", f"/v1/games/{game}/analyses", json=EASY).headers["Location"]
    stream = messages(api, path)
    next(stream)
    assert operator.ask("DELETE", f"/v1/games/{game}").status_code == 204
    assert list(stream) == []
    assert api.ask("GET", path).status_code == 404


def test_a_hint_is_requested_and_then_read(api: Api) -> None:
    """The 202 response has its URL, which only the seat can read."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}/hints"
    response = ann.ask("POST", path, json={})
    assert (response.status_code, response.headers["Retry-After"]) == (202, "1")
    hint = response.json()
    assert response.headers["Location"] == f"{path}/{hint['id']}"
    assert (hint["status"], hint["version"], hint["seat"], hint["level"]) == ("pending", game["version"], 0, "hard")
    read = ann.ask("GET", response.headers["Location"])
    assert (read.json(), read.headers["Cache-Control"]) == (hint, "private, no-cache")
    assert ann.ask("POST", path, json={}).json() == hint
    assert bob.ask("GET", response.headers["Location"]).status_code == 404
    assert api.ask("GET", response.headers["Location"]).status_code == 401


def test_hint_ids_cannot_be_guessed(api: Api, services: Services) -> None:
    """They depend on the server's key and differ by seat, version and game."""
    game, (ann, _) = api.open()
    (id,) = {ann.ask("POST", f"/v1/games/{game['id']}/hints", json={}).json()["id"] for _ in range(2)}
    level = "hard", version_of("schotten_totten", "hard")
    assert id == services.tokens.hint(game["id"], 0, game["version"], *level)
    others = [(game["id"], 1, game["version"]), (game["id"], 0, 9), ("a" * 20, 0, game["version"])]
    assert id not in {services.tokens.hint(*other, *level) for other in others}


@pytest.mark.parametrize("hints", [True, False])
def test_a_game_can_be_opened_without_hints(api: Api, services: Services, hints: bool) -> None:
    """The game, the lobby and its forks show this. If hints are allowed, the log does not mention them."""
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    game = api.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "hints": hints})
    ann = api.as_(game["tokens"][game["to_act"][0]["seat"]]["token"])
    assert (game["hints"], api.get("/v1/games")["items"][0]["hints"]) == (hints, hints)
    first = next(iter(services.log.read(game["id"])))
    assert (b'"hints"' in first.stored) == (not hints)
    opened = decode(first.stored, 1).events[0]
    assert isinstance(opened, GameOpened)
    assert opened.hints == hints
    response = ann.ask("POST", f"/v1/games/{game['id']}/hints", json={})
    assert response.status_code == (202 if hints else 409)
    assert hints or (response.json()["type"], response.json()["detail"]) == (
        "/problems/hints-off",
        "This game was opened without hints.",
    )
    services.commands.leave(game["id"], 0)
    assert {proof["status"] for proof in api.get(f"/v1/games/{game['id']}/audit")["proofs"]} == {"passed"}
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 2, "seats": seats})
    assert fork["hints"] == hints


@pytest.mark.parametrize(("other", "rated"), [(AI, True), (AI, False), ({"kind": "human", "name": "Guest"}, None)])
def test_a_game_that_may_be_rated_offers_no_hints(ann: Person, other: dict[str, str], rated: bool | None) -> None:
    """A request is refused with a reason. Games with a guest and unrated games have hints, as shown in the lobby."""
    game = ann.opens(other, **({} if rated is None else {"rated": rated}))
    (row,) = ann.get("/v1/games")["items"]
    assert (game["hints"], row["hints"]) == (not rated, not rated)
    assert rated is None or game["rated"] == rated
    response = ann.ask("POST", f"/v1/games/{game['id']}/hints", json={})
    assert response.status_code == (409 if rated else 202)
    assert not rated or response.json()["detail"].startswith("This game may count for ratings")


def test_a_guest_who_joins_enables_hints(api: Api, ann: Person) -> None:
    """A game with a guest cannot be rated, so it offers hints from then on, in the lobby too."""
    game = ann.opens({"kind": "open"})
    assert not game["hints"]
    api.post(f"/v1/games/{game['id']}/seats", {"name": "Guest"})
    (row,) = ann.get("/v1/games")["items"]
    assert (ann.get(f"/v1/games/{game['id']}")["hints"], row["hints"]) == (True, True)


def test_only_the_seat_to_move_gets_a_hint(api: Api) -> None:
    """The game must be running and at the requested version."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    refused = bob.ask("POST", f"{path}/hints", json={})
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/not-your-turn")
    assert refused.json()["legal_moves"] == f"{path}/legal-moves"
    assert ann.ask("POST", f"{path}/hints", json={}, headers={"If-Match": '"1"'}).status_code == 412
    assert ann.ask("POST", f"{path}/hints", json={}, headers={"If-Match": '"2"'}).status_code == 202
    assert ann.ask("POST", f"{path}/hints", json={"seat": 1}).status_code == 422
    ann.ask("DELETE", f"{path}/seats/0")
    assert bob.ask("POST", f"{path}/hints", json={}).json()["type"] == "/problems/game-over"
    waiting, (cid,) = api.open({"kind": "human", "name": "Ann"}, {"kind": "open"})
    assert cid.ask("POST", f"/v1/games/{waiting['id']}/hints", json={}).json()["type"] == "/problems/not-started"


def test_a_repeated_request_gets_the_same_hint(api: Api) -> None:
    """This holds although the game has continued, and whatever spaces the body has."""
    game, (ann, _) = api.open()
    path, key = f"/v1/games/{game['id']}", {"Idempotency-Key": "my hint"}
    hint = ann.ask("POST", f"{path}/hints", json={}, headers=key).json()
    ann.post(f"{path}/moves", {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]})
    for body in ("{}", "{ }"):
        again = ann.ask("POST", f"{path}/hints", data=body, headers=key | {"Content-Type": "application/json"})
        assert (again.status_code, again.json()) == (202, hint)


def test_requests_that_change_nothing_store_nothing(api: Api, services: Services) -> None:
    """Of several keys for one hint, only the first is stored."""
    game, (ann, _) = api.open()
    for number in range(5):
        ann.ask("POST", f"/v1/games/{game['id']}/hints", json={}, headers={"Idempotency-Key": f"key {number}"})
    fields: Any = services.redis.hkeys(f"cairn:{{{game['id']}}}:hints")
    assert len([field for field in fields if field.startswith(b"key:")]) == 1


def test_a_seat_has_at_most_three_pending_hints(api: Api) -> None:
    """A fourth is refused with `Retry-After`."""
    game, clients = api.open()
    path = f"/v1/games/{game['id']}"
    statuses: list[int] = []
    while len(statuses) <= MAX_PENDING:
        seat = api.get(path)["to_act"][0]["seat"]
        if seat == 0:
            answer = clients[0].ask("POST", f"{path}/hints", json={})
            statuses.append(answer.status_code)
        clients[seat].post(f"{path}/moves", {"moves": clients[seat].get(f"{path}/legal-moves")["moves"][:1]})
    assert statuses == [202] * MAX_PENDING + [429]
    assert answer.headers["Retry-After"] == "1"
