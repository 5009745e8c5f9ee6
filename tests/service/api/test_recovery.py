"""Recovery codes over HTTP: creation, use and storage."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api, serve
from helpers.keys import held
from helpers.people import Person, code_of, comes_back, refused

from cairn.projections.names import record_of
from cairn.service.api.players.recovery import COST
from cairn.service.container import Services
from cairn.service.keeping.backup import back_up, restore
from cairn.service.players.journal import Erased
from cairn.service.players.recovery_words import digest_of, new_words
from cairn.service.players.store import MAX_TOKENS

BACKUP_KEY = b"a key of the tests, long enough to be one"
LONG_KEY = "a key of a request that holds a token"


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


def test_a_new_code_replaces_the_previous_one(api: Api, ann: Person) -> None:
    """The old code is refused like an unknown one. Codes of other players stay valid."""
    bob = Person(api, "Bob")
    bobs, old, new = code_of(bob), code_of(ann), code_of(ann)
    never = " ".join(new_words())
    answers = [comes_back(api, code) for code in (old, never)]
    assert {refused(answer) for answer in answers} == {(401, "wrong-recovery-code")}
    first, second = answers
    assert first.json() == second.json()
    same = ("Content-Length", "WWW-Authenticate", "Cache-Control")
    assert [first.headers.get(name) for name in same] == [second.headers.get(name) for name in same]
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
    kept = repr(held(services.redis))
    assert digest_of(made["words"]).decode() in kept
    assert " ".join(made["words"]) not in kept
    assert sum(word in kept for word in made["words"] if len(word) > 6) == 0
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
    assert held(services.redis, "cairn:{recovery}:*") == {}
    assert refused(comes_back(api, code)) == (401, "wrong-recovery-code")


def test_a_code_created_during_erasure_is_deleted(ann: Person, services: Services) -> None:
    """Nothing of it is left, whichever comes first."""
    services.players.erase(ann.id)
    assert problem_of_make(services, ann.id) == "Unauthorized"
    assert held(services.redis, "cairn:{recovery}:*") == {}
    assert services.recovery.since(ann.id) is None


def problem_of_make(services: Services, player: str) -> str:
    """Return the name of the exception that creating a code raises."""
    with pytest.raises(Exception, match="player of this token was erased") as refusal:
        services.recovery.make(player)
    return refusal.typename


def test_codes_are_in_backups(api: Api, ann: Person, services: Services, tmp_path: Path) -> None:
    """A restored server accepts them. Codes of players erased since are removed, even if they are all that is left."""
    bob, cid = Person(api, "Bob"), Person(api, "Cid")
    codes = [code_of(person) for person in (ann, bob, cid)]
    services.redis.delete(record_of(cid.id))
    with (tmp_path / "backup").open("wb") as file:
        back_up(services.redis, file, BACKUP_KEY, silent)
    services.redis.flushall()
    restore(services.redis, lambda: (tmp_path / "backup").open("rb"), BACKUP_KEY, silent)
    assert len(held(services.redis)["cairn:{recovery}:codes"]) == 3
    assert services.erasure.apply([Erased(bob.id), Erased(cid.id)]) == [bob.id]
    assert [comes_back(api, code).status_code for code in codes] == [201, 401, 401]
    assert [*held(services.redis)["cairn:{recovery}:codes"]] == [ann.id.encode()]


def silent(groups: Any, _count: int) -> Any:
    """Report no progress."""
    return groups


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
