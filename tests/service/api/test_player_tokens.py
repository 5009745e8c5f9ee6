"""Player tokens and recovery codes over HTTP: permissions, lifetimes and storage."""

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from freezegun import freeze_time
from helpers.api import KEY, Api, serve
from helpers.keys import read_keys
from helpers.people import Person, code_of, comes_back, refused

from cairn.projections.names import record_of
from cairn.service.api.players.recovery import COST
from cairn.service.backups.backup import back_up, restore
from cairn.service.container import Services
from cairn.service.errors import Unauthorized
from cairn.service.players.journal import Erased
from cairn.service.players.recovery_codes import digest_of, new_words
from cairn.service.players.store import LINK_SECONDS, MAX_TOKENS
from cairn.service.settings import Settings

LONG_KEY = "a key of a request that holds a token"


def test_only_the_digest_of_a_token_is_stored(ann: Person, services: Services) -> None:
    """No key of Redis contains the secret part of a token."""
    secret = ann.made["token"].split(".")[1].encode()
    keys = [*services.redis.scan_iter(count=1000)]
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
    sent = {"json": {"label": "phone"}, "headers": {"Idempotency-Key": LONG_KEY}}
    first, second = (ann.ask("POST", "/v1/me/tokens", **sent) for _ in range(2))
    assert first.json() == second.json()
    assert second.headers["Idempotency-Replayed"] == "true"
    other = ann.ask("POST", "/v1/me/tokens", json={"label": "tablet"}, headers={"Idempotency-Key": LONG_KEY})
    assert refused(other) == (422, "idempotency-key-reused")
    ann.ask("DELETE", f"/v1/me/tokens/{first.json()['id']}")
    assert refused(ann.ask("POST", "/v1/me/tokens", **sent)) == (422, "idempotency-key-reused")


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
        day, _, stored, _ = services.players.add_token(bearer, "", "read", 1)
        assert stored.expires_at == "2026-11-22T09:00:00.000Z"
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


def test_revoking_a_token_ends_its_connections(ann: Person) -> None:
    """Streams and feeds end, and a long poll shows no hand. Nothing decided after the revocation is sent."""
    game = ann.opens({"kind": "human", "name": "Bob"}, options={"rounds": 9})["id"]
    created = ann.post("/v1/me/tokens", {})
    phone = ann.as_(created["token"])
    with ThreadPoolExecutor(1) as pool:
        poll = pool.submit(phone.ask, "GET", f"/v1/games/{game}?wait=20&after=2")
        paths = (f"/v1/games/{game}/stream", "/v1/stream")
        streams = {path: phone.stream(path, {"Accept": "application/x-ndjson"}) for path in paths}
        time.sleep(0.3)
        ann.ask("DELETE", f"/v1/me/tokens/{created['id']}")
        moves = ann.get(f"/v1/games/{game}/legal-moves")["moves"]
        ann.post(f"/v1/games/{game}/moves", {"moves": moves[:1]})
        assert refused(poll.result()) == (401, "unauthorized")
    for path, answer in streams.items():
        assert not [line for line in answer.iter_lines() if b'"version":3' in line], path


def test_processes_with_one_key_derive_the_same_players(services: Services, redis_url: str) -> None:
    """The same request creates the same player in any process, as ids and tokens derive from the server's key."""
    second = Services(Settings(redis_url=redis_url, key=KEY))
    assert services.tokens.player("k") == second.tokens.player("k") != services.tokens.player(None)
    assert services.tokens.of_player("p", "k") == second.tokens.of_player("p", "k")


BACKUP_KEY = b"a key of the tests, long enough to be one"


def test_a_code_recovers_an_account(api: Api, ann: Person) -> None:
    """Each use creates a new token, listed with the others. The player sees when the code was created."""
    assert ann.get("/v1/me")["recovery_code_at"] is None
    made = ann.post("/v1/me/recovery-code", None)
    assert len(made["words"]) == 12
    assert ann.get("/v1/me")["recovery_code_at"] == made["created_at"]
    typed = ", ".join(word[:4].upper() for word in made["words"])
    tokens = [comes_back(api, typed).json()["token"] for _ in range(2)]
    assert len({*tokens}) == 2
    assert [api.as_(token).get("/v1/me")["id"] for token in tokens] == [ann.id] * 2
    assert [token["label"] for token in ann.get("/v1/me/tokens")["items"]] == ["", "new phone", "new phone"]


def test_a_new_code_replaces_the_previous_one(api: Api, ann: Person, bob: Person) -> None:
    """The old code is refused like an unknown one. Codes of other players stay valid."""
    bobs, old, new = code_of(bob), code_of(ann), code_of(ann)
    never = " ".join(new_words())
    answers = [comes_back(api, code) for code in (old, never)]
    assert {refused(answer) for answer in answers} == {(401, "wrong-recovery-code")}
    assert answers[0].json() == answers[1].json()
    for name in ("Content-Length", "WWW-Authenticate", "Cache-Control"):
        assert len({answer.headers.get(name) for answer in answers}) == 1
    assert comes_back(api, new).status_code == comes_back(api, bobs).status_code == 201


def test_a_repeated_recovery_creates_no_second_token(api: Api, ann: Person) -> None:
    """The idempotency key stays used."""
    code = code_of(ann)
    first, second = (comes_back(api, code, headers={"Idempotency-Key": LONG_KEY}) for _ in range(2))
    assert first.json() == second.json()
    assert second.headers["Idempotency-Replayed"] == "true"
    assert len(ann.get("/v1/me/tokens")["items"]) == 2


def test_recovery_succeeds_at_the_token_limit(api: Api, ann: Person, services: Services) -> None:
    """The oldest token makes way, as a player who has lost all tokens cannot revoke one."""
    bearer, code = services.players.bearer(ann.made["token"]), code_of(ann)
    for _ in range(MAX_TOKENS - 1):
        services.players.add_token(bearer, "", "read")
    back = api.as_(comes_back(api, code).json()["token"])
    assert back.get("/v1/me")["id"] == ann.id
    assert len(back.get("/v1/me/tokens")["items"]) == MAX_TOKENS
    assert refused(ann.ask("GET", "/v1/me")) == (401, "unauthorized")


@pytest.mark.parametrize(
    ("body", "pointer", "why"),
    [
        ({"code": "Two hamish"}, "/code", "Word 2 is none of a recovery code's."),
        ({"code": "zoo " * 11}, "/code", "A recovery code has 12 words, and here are 11."),
        ({"code": "zoo " * 12}, "/code", "These words are not a recovery code"),
        ({"code": "zoo " * 200}, "/code", "Length must be between"),
        ({}, "/code", "Missing data"),
        ({"code": "zoo " * 11 + "wrong", "label": "x" * 41}, "/label", "Length must be between"),
    ],
)
def test_an_invalid_code_is_reported_word_by_word(api: Api, body: dict[str, str], pointer: str, why: str) -> None:
    """The 422 is sent before any account is searched."""
    answer = api.ask("POST", "/v1/recoveries", json=body)
    assert refused(answer) == (422, "invalid")
    (mistake,) = answer.json()["errors"]
    assert (mistake["pointer"], why in mistake["detail"]) == (pointer, True), mistake


def test_who_can_create_a_code(api: Api, ann: Person) -> None:
    """A player's full token can; read-only tokens, links and strangers cannot."""
    assert refused(api.ask("POST", "/v1/me/recovery-code")) == (401, "unauthorized")
    for scope in ("read", "link"):
        other = ann.as_(ann.post("/v1/me/tokens", {"scope": scope})["token"])
        assert refused(other.ask("POST", "/v1/me/recovery-code")) == (403, "forbidden")


def test_only_the_digest_of_a_code_is_stored(ann: Person, services: Services) -> None:
    """No word of it is in Redis. The export shows when a code was created."""
    made = ann.post("/v1/me/recovery-code", None)
    stored = repr(read_keys(services.redis))
    assert digest_of(made["words"]).decode() in stored
    assert " ".join(made["words"]) not in stored
    assert sum(word in stored for word in made["words"] if len(word) > 6) == 0
    export = ann.get("/v1/me/export")
    assert export["player"]["recovery_code_at"] == made["created_at"]
    assert digest_of(made["words"]).decode() not in json.dumps(export)


def test_the_response_length_does_not_depend_on_the_words(ann: Person) -> None:
    """An observer of the network learns nothing from the length. It is not compressed and not stored by caches."""
    headers = {"Accept-Encoding": "gzip"}
    answers = [ann.ask("POST", "/v1/me/recovery-code", headers=headers) for _ in range(30)]
    assert len({sum(map(len, answer.json()["words"])) for answer in answers}) > 1
    assert {answer.headers["Content-Length"] for answer in answers} == {str(len(answers[0].content))}
    assert {answer.headers.get("Content-Encoding") for answer in answers} == {None}
    assert {answer.headers["Cache-Control"] for answer in answers} == {"no-store"}


def test_an_erased_player_has_no_code(api: Api, ann: Person, services: Services) -> None:
    """Its digest is deleted at once with the name, and the code becomes unknown."""
    code = code_of(ann)
    assert ann.ask("DELETE", "/v1/me").status_code == 202
    assert read_keys(services.redis, "cairn:{recovery}:*") == {}
    assert refused(comes_back(api, code)) == (401, "wrong-recovery-code")


def test_a_code_created_during_erasure_is_deleted(ann: Person, services: Services) -> None:
    """Nothing of it is left, whichever comes first."""
    services.players.erase(ann.id)
    with pytest.raises(Unauthorized, match="player of this token was erased"):
        services.recovery.make(ann.id)
    assert read_keys(services.redis, "cairn:{recovery}:*") == {}
    assert services.recovery.since(ann.id) is None


def test_codes_are_in_backups(api: Api, ann: Person, services: Services, tmp_path: Path) -> None:
    """A restored server accepts them. Codes of players erased since are removed, even if they are all that is left."""
    bob, cid = Person(api, "Bob"), Person(api, "Cid")
    codes = [code_of(person) for person in (ann, bob, cid)]
    services.redis.delete(record_of(cid.id))
    with (tmp_path / "backup").open("wb") as file:
        back_up(services.redis, file, BACKUP_KEY, lambda groups, _count: groups)
    services.redis.flushall()
    restore(services.redis, lambda: (tmp_path / "backup").open("rb"), BACKUP_KEY, lambda groups, _count: groups)
    assert len(read_keys(services.redis)["cairn:{recovery}:codes"]) == 3
    assert services.erasure.apply([Erased(bob.id), Erased(cid.id)]) == [bob.id]
    assert [comes_back(api, code).status_code for code in codes] == [201, 401, 401]
    assert [*read_keys(services.redis)["cairn:{recovery}:codes"]] == [ann.id.encode()]


@pytest.fixture(scope="module")
def behind_a_proxy(redis_url: str) -> Iterator[str]:
    """Return the URL of an API behind a proxy, with an hourly limit of two attempts per address."""
    yield from serve(redis_url, CAIRN_PROXIES="1", CAIRN_LIMITS=f"open={2 * COST}/hour")


@pytest.mark.slow
def test_recovery_attempts_of_an_address_are_limited(behind_a_proxy: str, ann: Person) -> None:
    """All attempts count, separately from other requests that create something, per address."""
    code, wrong = code_of(ann), " ".join(new_words())
    here, there = (Api(behind_a_proxy, address=address) for address in ("192.0.2.1", "192.0.2.2"))
    assert [comes_back(here, wrong).status_code for _ in range(2)] == [401, 401]
    for words in (wrong, code):
        assert refused(comes_back(here, words)) == (429, "too-often")
    assert here.ask("POST", "/v1/players", json={"name": "Cid"}).status_code == 201
    assert comes_back(there, code).status_code == 201
