"""Tokens, ids, words of recovery codes, and the key of the stored games."""

import hmac
import re
from base64 import urlsafe_b64decode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from helpers.keys import keys
from helpers.running import cairn
from redis import Redis
from redis.exceptions import RedisError

from cairn.events.table import Seat
from cairn.projections.table import Occupancy, Table
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.limits.tokens import Tokens
from cairn.service.players import recovery_codes
from cairn.service.players.recovery_codes import UnreadableError, digest_of, new_words, read_words
from cairn.service.redis_clients.server_key import WrongKeyError, change_key, server_key
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings


class Forgetful:
    """A Redis that stores nothing."""

    def set(self, *_args: object, **_options: object) -> None:
        """Discard the value."""

    def get(self, _key: str) -> None:
        """Return nothing."""

    def execute_command(self, *_command: object) -> None:
        """Return nothing."""


def test_no_token_is_created_without_a_key() -> None:
    """With a lost key, tokens of an empty key could be forged."""
    redis: Any = Forgetful()
    with pytest.raises(RedisError):
        server_key(redis, None)


TOKENS = Tokens(lambda: b"key")
GAME = "abcdefghij234567abcd"
SEATS = (Seat("human"), Seat("human"), Seat("ai", None, "greedy"), Seat("human", "b" * 20))
TAKEN = tuple((Occupancy(at, seat),) for at, seat in zip((1, 4, 1, 1), SEATS, strict=True))
TABLE = Table(GAME, seats=SEATS, taken=TAKEN)


def test_a_token_is_the_hmac_of_game_seat_and_version() -> None:
    """It is HMAC-SHA-256 of the canonical `[game, seat, version]`, so that nothing need be stored."""
    message = b'["abcdefghij234567abcd",1,4]'
    assert urlsafe_b64decode(TOKENS.seat(GAME, 1, 4) + "=") == hmac.digest(b"key", message, "sha256")


def test_a_token_is_valid_for_its_seat_only() -> None:
    """For one seat of one game since it was taken. Seats of AIs and players have none."""
    assert TOKENS.holder(TOKENS.seat(GAME, 1, 4), TABLE) == 1
    others = [TOKENS.seat(GAME, seat, version) for seat, version in ((1, 3), (2, 1), (3, 1))]
    for token in (*others, TOKENS.seat("b" * 20, 0, 1), Tokens(lambda: b"other").seat(GAME, 0, 1), "", "ü"):
        assert TOKENS.holder(token, TABLE) is None


def test_ids_are_random_or_derived_from_a_key() -> None:
    """20 characters a–z2–7: with an idempotency key always the same, otherwise random."""
    assert all(re.fullmatch("[a-z2-7]{20}", TOKENS.game(key)) for key in (None, "k", "k" * 200))
    assert TOKENS.game(None) != TOKENS.game(None)
    assert TOKENS.game("k") == TOKENS.game("k")


def test_processes_without_a_key_share_the_one_in_redis(services: Services) -> None:
    """The first process generates it from 32 random bytes. Of a configured key only the digest is stored."""
    first = server_key(services.redis, None)
    assert [server_key(services.redis, own) for own in ("", None)] == [first, first]
    assert len(bytes.fromhex(first.decode())) == 32
    services.redis.flushall()
    assert server_key(services.redis, "configured") == b"configured"
    assert keys(services.redis) == [b"cairn:{key}:digest"]
    assert services.redis.get("cairn:{key}:digest") != b"configured"
    services.redis.flushall()
    assert server_key(services.redis, None) != first


@pytest.mark.parametrize(("before", "after"), [("one", "other"), ("one", None), (None, "other")])
def test_a_key_other_than_the_games_is_refused(services: Services, before: str | None, after: str | None) -> None:
    """A different one, a missing one, or one in place of a generated one, until the operator changes it.

    Changing it back restores the previous key.
    """
    first = server_key(services.redis, before)
    with pytest.raises(WrongKeyError, match=r"^The games in this Redis were opened with "):
        server_key(services.redis, after)
    change_key(services.redis, after)
    second = server_key(services.redis, after)
    assert second != first
    with pytest.raises(WrongKeyError):
        server_key(services.redis, before)
    change_key(services.redis, before)
    assert server_key(services.redis, before) == first


FOLDER = Path(recovery_codes.__file__).parent
VECTORS = {
    "00000000000000000000000000000000": "abandon " * 11 + "about",
    "7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f": "legal winner thank year wave sausage worth useful legal winner thank yellow",
    "ffffffffffffffffffffffffffffffff": "zoo " * 11 + "wrong",
    "9e885d952ad362caeb4efe34a8e91bd2": "ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic",
}
"""From the test vectors of BIP-39: entropy and words."""
CODE = VECTORS["9e885d952ad362caeb4efe34a8e91bd2"].split()


def test_the_word_list_is_the_published_one() -> None:
    """Byte for byte. The licence next to it names the source."""
    data = (FOLDER / "english.txt").read_bytes()
    digest = sha256(data).hexdigest()
    assert digest == "2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda"
    licence = (FOLDER / "WORDS-LICENSE.txt").read_text()
    assert digest in licence
    assert "MIT License" in licence
    assert len({word[:4] for word in data.decode().split()}) == 2048


@pytest.mark.parametrize(("chance", "sentence"), VECTORS.items())
def test_words_follow_the_specification(monkeypatch: pytest.MonkeyPatch, chance: str, sentence: str) -> None:
    """Its own test vectors are generated and parsed."""
    monkeypatch.setattr("secrets.token_bytes", lambda count: bytes.fromhex(chance)[:count])
    assert new_words() == sentence.split() == read_words(sentence)


def test_each_code_is_different() -> None:
    """Codes are random, and each can be parsed."""
    made = [new_words() for _ in range(200)]
    assert len({tuple(code) for code in made}) == 200
    assert [read_words(" ".join(code)) for code in made] == made
    assert len({digest_of(code) for code in made}) == 200


@pytest.mark.parametrize(
    "typed",
    [
        " ".join(CODE).upper(),
        ", ".join(CODE) + ".\n",
        "\n".join(f"{number}. {word}" for number, word in enumerate(CODE, start=1)),
        " ".join(word[:4] for word in CODE),
        "  ozone\tdrill — grab;fiber/curtain  Grace pudding thank cruise elder éight picnic ",
        " ".join(word[:4] + "x" for word in CODE),
    ],
    ids=["capitals", "commas", "a numbered list", "four letters", "other separators", "slips after four letters"],
)
def test_typed_words_are_parsed(typed: str) -> None:
    """Case, spaces, commas, numbers and accents are ignored. The first four letters of each word suffice."""
    assert read_words(typed) == CODE


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "A recovery code has 12 words, and here are 0."),
        (" ".join(CODE[:11]), "A recovery code has 12 words, and here are 11."),
        (" ".join([*CODE, "ozone"]), "A recovery code has 12 words, and here are 13."),
        *(
            (" ".join([*CODE[:3], word, *CODE[4:]]), "Word 4 is none of a recovery code's.")
            for word in ("hamish", "fib")
        ),
        (" ".join([*CODE[:11], "zoo"]), "one of them was misread"),
        (" ".join([CODE[1], CODE[0], *CODE[2:]]), "two are swapped"),
    ],
)
def test_an_invalid_code_is_refused_with_a_reason(typed: str, why: str) -> None:
    """It gives the position of the wrong word without quoting any."""
    with pytest.raises(UnreadableError, match=re.escape(why)) as refusal:
        read_words(typed)
    assert not {"hamish", "ozone", "zoo"} & {*re.findall(r"\w+", str(refusal.value))}


ONE, OTHER = "one long and secret key of a Cairn", "another long and secret key of a Cairn"
OPENING = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]}
WRONG = "The games in this Redis were opened with another CAIRN_KEY."
UNSET = "The games in this Redis were opened with a CAIRN_KEY, and none is set."


def call(url: str, *command: str, key: str | None) -> Result:
    """Run a command on a Redis."""
    return CliRunner().invoke(main, command, env={"REDIS_URL": url, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": key})


def test_every_part_refuses_another_key(own: EmbeddedServer) -> None:
    """The API and `cairn up` with another key, or with none. Workers and the caretaker need none.

    `/readyz`, `doctor` and `cairn key` report it. After an intended change the games have the new key.
    """
    ready = create_app(Settings(redis_url=own.url, key=ONE)).test_client().get("/readyz")
    assert ready.status_code == 200
    for key, words in ((OTHER, WRONG), (None, UNSET)):
        for part in (("api", "--port", "0"), ("up", "--port", "0"), ("key",), ("doctor",)):
            answer = call(own.url, *part, key=key)
            assert (answer.exit_code, words in answer.output) == (1, True), (part, answer.output)
        client = create_app(Settings(redis_url=own.url, key=key)).test_client()
        for refused in (client.get("/readyz"), client.post("/v1/games", json=OPENING)):
            assert (refused.status_code, refused.json and refused.json["type"]) == (500, "/problems/storage-unusable")
    assert WRONG in call(own.url, "worker", key=OTHER).output
    assert WRONG in call(own.url, "caretaker", key=OTHER).output
    assert call(own.url, "key", "--change", key=OTHER).exit_code == 1  # it asks for confirmation, without an answer
    assert WRONG in call(own.url, "key", key=OTHER).output
    assert call(own.url, "key", "--change", "--yes", key=OTHER).exit_code == 0
    assert call(own.url, "key", key=OTHER).output.startswith("This is the key")
    assert call(own.url, "key", key=ONE).exit_code == 1


def test_a_new_key_is_refused_if_games_exist(own: EmbeddedServer) -> None:
    """They have the key generated in Redis; with a new one every guest would get 401."""
    opened = create_app(Settings(redis_url=own.url)).test_client().post("/v1/games", json=OPENING).get_json()
    words = "opened with the key that was made in it, and not with this CAIRN_KEY."
    assert words in call(own.url, "api", "--port", "0", key=ONE).output
    ann = {"Authorization": f"Bearer {opened['tokens'][0]['token']}"}
    again = create_app(Settings(redis_url=own.url)).test_client().get(f"/v1/games/{opened['id']}", headers=ann)
    assert again.get_json()["viewer"] == 0


@pytest.mark.slow
def test_up_refuses_another_key(own: EmbeddedServer) -> None:
    """At once with a reason, also for its own server."""
    with Redis.from_url(own.url) as redis:
        create_app(Settings(redis_url=own.url, key=ONE)).test_client().get("/readyz")
        assert redis.exists("cairn:{key}:digest")
    folder = str(own.data)
    own.stop()
    said = cairn("up", "--port", "0", "--data", folder, "--no-demo", CAIRN_KEY=OTHER)
    assert said.returncode == 1
    assert said.stderr.startswith(f"Error: {WRONG}")
