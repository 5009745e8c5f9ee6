"""Tokens and ids."""

import hmac
import re
from base64 import urlsafe_b64decode
from typing import Any

import pytest
from helpers.keys import keys
from redis.exceptions import RedisError

from cairn.events.table import Seat
from cairn.projections.table import Occupancy, Table
from cairn.service.container import Services
from cairn.service.redis_clients.server_key import WrongKeyError, change_key, server_key
from cairn.service.tokens import Tokens


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
TABLE = Table(
    GAME, seats=SEATS, taken=tuple((Occupancy(at, seat),) for at, seat in zip((1, 4, 1, 1), SEATS, strict=True))
)


def test_a_token_is_the_hmac_of_game_seat_and_version() -> None:
    """It is HMAC-SHA-256 of the canonical `[game, seat, version]`, so that nothing need be stored."""
    message = b'["abcdefghij234567abcd",1,4]'
    assert urlsafe_b64decode(TOKENS.seat(GAME, 1, 4) + "=") == hmac.digest(b"key", message, "sha256")


def test_a_token_is_valid_for_its_seat_only() -> None:
    """For one seat of one game since it was taken. Seats of AIs and players have none."""
    assert TOKENS.holder(TOKENS.seat(GAME, 1, 4), TABLE) == 1
    for stranger in (
        TOKENS.seat(GAME, 1, 3),
        TOKENS.seat(GAME, 2, 1),
        TOKENS.seat(GAME, 3, 1),
        TOKENS.seat("b" * 20, 0, 1),
        Tokens(lambda: b"other").seat(GAME, 0, 1),
        "",
        "ü",
    ):
        assert TOKENS.holder(stranger, TABLE) is None


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
def test_a_key_other_than_that_of_the_games_is_refused(
    services: Services, before: str | None, after: str | None
) -> None:
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
