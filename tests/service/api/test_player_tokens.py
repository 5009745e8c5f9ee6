"""Player tokens over HTTP: their permissions and lifetimes."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.api import KEY, Api, serve
from helpers.people import Person, refused

from cairn.service.container import Services
from cairn.service.errors import Unauthorized
from cairn.service.players.store import LINK_SECONDS, MAX_TOKENS
from cairn.service.settings import Settings

LONG_KEY = "a key of a request that holds a token"


@pytest.fixture(scope="module")
def other_process(redis_url: str) -> Iterator[str]:
    """Return the URL of a second API process."""
    yield from serve(redis_url)


def test_only_the_digest_of_a_token_is_stored(ann: Person, services: Services) -> None:
    """No key of Redis contains the secret part of a token."""
    secret = ann.made["token"].split(".")[1].encode()
    keys = list(services.redis.scan_iter(count=1000))
    assert any(ann.id.encode() in key for key in keys)
    assert not [key for key in keys if secret in key or secret in (services.redis.dump(key) or b"")]


@pytest.mark.slow
def test_a_revoked_token_is_refused_by_every_process(ann: Person, other_process: str) -> None:
    """This holds from the next request on. The player's other tokens stay valid."""
    created = ann.post("/v1/me/tokens", {"label": "phone"})
    phones = [Api(url, created["token"]) for url in (ann.url, other_process)]
    for phone in phones:
        assert [token["current"] for token in phone.get("/v1/me/tokens")["items"]] == [False, True]
    assert ann.ask("DELETE", f"/v1/me/tokens/{created['id']}").status_code == 204
    for phone in phones:
        assert refused(phone.ask("GET", "/v1/me")) == (401, "unauthorized")
        assert refused(phone.ask("GET", "/v1/games")) == (401, "unauthorized")
    assert [token["label"] for token in ann.get("/v1/me/tokens")["items"]] == [""]
    assert refused(ann.ask("DELETE", f"/v1/me/tokens/{created['id']}")) == (404, "not-found")


def test_a_repeated_request_returns_no_second_and_no_revoked_token(ann: Person) -> None:
    """The idempotency key stays used after its token is revoked."""
    ask = {"json": {"label": "phone"}, "headers": {"Idempotency-Key": LONG_KEY}}
    first, second = (ann.ask("POST", "/v1/me/tokens", **ask) for _ in range(2))
    assert first.json() == second.json()
    assert second.headers["Idempotency-Replayed"] == "true"
    other = ann.ask("POST", "/v1/me/tokens", json={"label": "tablet"}, headers={"Idempotency-Key": LONG_KEY})
    assert refused(other) == (422, "idempotency-key-reused")
    ann.ask("DELETE", f"/v1/me/tokens/{first.json()['id']}")
    assert refused(ann.ask("POST", "/v1/me/tokens", **ask)) == (422, "idempotency-key-reused")


def test_the_tokens_of_a_player_are_limited(ann: Person, services: Services) -> None:
    """A further one is refused until one is revoked."""
    bearer = services.players.bearer(ann.made["token"])
    for _ in range(MAX_TOKENS - 1):
        services.players.add_token(bearer, "", "play")
    assert refused(ann.ask("POST", "/v1/me/tokens", json={})) == (422, "invalid")


def test_the_token_limit_holds_for_concurrent_requests(ann: Person, services: Services) -> None:
    """24 threads compete for 8 slots. A link makes way for its token; an expired token makes way for any."""
    bearer = services.players.bearer(ann.made["token"])
    with freeze_time() as clock:
        clock.tick(-2 * 86400)
        services.players.add_token(bearer, "over", "play", 1)
    for _ in range(MAX_TOKENS - 10):
        services.players.add_token(bearer, "", "play")
    link = ann.post("/v1/me/tokens", {"scope": "link"})
    barrier = threading.Barrier(24)

    def ask(_number: int) -> int:
        client = ann.as_(ann.made["token"])
        barrier.wait()
        return client.ask("POST", "/v1/me/tokens", json={}).status_code

    with ThreadPoolExecutor(24) as pool:
        statuses = [*pool.map(ask, range(24))]
    assert sorted(statuses) == [201] * 8 + [422] * 16
    assert ann.as_(link["token"]).ask("POST", "/v1/me/tokens", json={}).status_code == 201
    assert len(ann.get("/v1/me/tokens")["items"]) == MAX_TOKENS


def test_a_link_creates_one_token_and_nothing_else(ann: Person) -> None:
    """It is used up by that. It cannot read, play or create another link."""
    link = ann.post("/v1/me/tokens", {"scope": "link"})
    linked = ann.as_(link["token"])
    for method, path in (("GET", "/v1/me"), ("GET", "/v1/games"), ("DELETE", "/v1/me"), ("GET", "/v1/me/tokens")):
        assert refused(linked.ask(method, path)) == (403, "forbidden")
    assert refused(linked.ask("POST", "/v1/me/tokens", json={"scope": "link"})) == (403, "forbidden")
    created = linked.post("/v1/me/tokens", {"label": "phone"})
    assert ann.as_(created["token"]).get("/v1/me")["id"] == ann.id
    assert refused(linked.ask("POST", "/v1/me/tokens", json={"label": "thief"})) == (401, "unauthorized")


def test_tokens_expire(services: Services) -> None:
    """A link expires after ten minutes, a token after its days. Expired ones are not listed or counted."""
    with freeze_time("2026-11-21T09:00:00Z") as clock:
        _, token, _ = services.players.create("Ann")
        bearer = services.players.bearer(token)
        link, _, _, _ = services.players.add_token(bearer, "", "link")
        day, _, kept, _ = services.players.add_token(bearer, "", "read", 1)
        assert kept.expires_at == "2026-11-22T09:00:00.000Z"
        clock.tick(LINK_SECONDS - 1)
        assert services.players.bearer(link).token.scope == "link"
        clock.tick(1)
        with pytest.raises(Unauthorized):
            services.players.bearer(link)
        assert len(services.players.tokens(bearer.player)) == 2
        clock.tick(86400)
        with pytest.raises(Unauthorized):
            services.players.bearer(day)
        assert len(services.players.tokens(bearer.player)) == 1


def test_a_read_only_token_shows_the_hand_but_cannot_move(ann: Person) -> None:
    """It sees everything that its player sees and changes nothing."""
    game = ann.opens({"kind": "ai", "level": "random"})
    reader = ann.as_(ann.post("/v1/me/tokens", {"scope": "read"})["token"])
    shown = reader.get(f"/v1/games/{game['id']}")
    assert shown["viewer"] == 0
    assert None not in shown["state"]["hands"][0]
    move = reader.get(f"/v1/games/{game['id']}/legal-moves")["moves"][0]
    for method, path, body in (
        ("POST", f"/v1/games/{game['id']}/moves", {"moves": [move]}),
        ("POST", "/v1/games", {"ruleset": "glen_more", "seats": [{"kind": "human", "player": "me"}] * 2}),
        ("DELETE", f"/v1/games/{game['id']}/seats/0", None),
        ("PATCH", "/v1/me", {"name": "Eve"}),
        ("DELETE", "/v1/me", None),
        ("POST", "/v1/me/tokens", {}),
    ):
        assert refused(reader.ask(method, path, json=body)) == (403, "forbidden"), path
    with reader.stream("/v1/stream", method="POST", json={"tokens": []}) as feed:
        assert feed.status_code == 200, "a feed reads"


def test_revoking_a_token_ends_its_connections(ann: Person, services: Services) -> None:
    """Streams and feeds end, and a long poll shows no hand. Nothing decided after the revocation is sent."""
    game = ann.opens({"kind": "human", "name": "Bob"}, options={"rounds": 9})["id"]
    created = ann.post("/v1/me/tokens", {})
    phone = ann.as_(created["token"])
    answers: dict[str, Any] = {}
    polling = threading.Thread(
        target=lambda: answers.update(poll=phone.ask("GET", f"/v1/games/{game}?wait=20&after=2"))
    )
    polling.start()
    streams = {
        path: phone.stream(path, {"Accept": "application/x-ndjson"})
        for path in (f"/v1/games/{game}/stream", "/v1/stream")
    }
    time.sleep(0.3)
    ann.ask("DELETE", f"/v1/me/tokens/{created['id']}")
    moves = ann.get(f"/v1/games/{game}/legal-moves")["moves"]
    ann.post(f"/v1/games/{game}/moves", {"moves": moves[:1]})
    polling.join()
    assert refused(answers["poll"]) == (401, "unauthorized")
    for path, answer in streams.items():
        assert not [line for line in answer.iter_lines() if b'"version":3' in line], path


def test_processes_with_one_key_derive_the_same_players(services: Services, redis_url: str) -> None:
    """The same request creates the same player in any process, as ids and tokens derive from the server's key."""
    second = Services(Settings(redis_url=redis_url, key=KEY))
    assert services.tokens.player("k") == second.tokens.player("k") != services.tokens.player(None)
    assert services.tokens.of_player("p", "k") == second.tokens.of_player("p", "k")
