"""Chance: verifiable draws for games, fast seeded draws for searches, scripted draws for tests."""

import hmac
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of uniform random choices."""

    def draw(self, k: int) -> int:
        """Return an integer from 0 to k-1."""

    def pick(self, candidates: Sequence[T]) -> T:
        """Return one of the candidates. They must be sorted, so that a draw can be reproduced."""


class DrawnChance:
    """The chance of one decision, determined by the game's secret and the nonces of its seats. It records each draw.

    Block i of version n is `HMAC-SHA-256(secret, "chance:<n>:<i>:<nonces in seat order, joined by colons>")`. A draw
    reads 8 bytes, big-endian, skips a value not below the largest multiple of k, and takes it modulo k.
    """

    def __init__(self, secret: bytes, version: int, nonces: Sequence[str]) -> None:
        self.draws: list[tuple[int, int]] = []
        self._secret = secret
        self._version = version
        self._nonces = ":".join(nonces)
        self._numbers = self._read()

    def draw(self, k: int) -> int:
        """Return an integer from 0 to k-1, and record it as `(k, result)`."""
        limit = 2**64 - 2**64 % k
        number = next(number for number in self._numbers if number < limit)
        self.draws.append((k, number % k))
        return number % k

    def pick(self, candidates: Sequence[T]) -> T:
        """Return one of the candidates, which must be sorted."""
        return candidates[self.draw(len(candidates))]

    def block(self, i: int) -> bytes:
        """Return the 32 bytes of block i."""
        return mac(self._secret, f"chance:{self._version}:{i}:{self._nonces}")

    def _read(self) -> Iterator[int]:
        i = 0
        while True:
            block = self.block(i)
            for start in range(0, 32, 8):
                yield int.from_bytes(block[start : start + 8])
            i += 1


def ai_seed(secret: bytes, version: int, nonces: Sequence[str] | None = None) -> str:
    """Return the seed, in hex, with which an AI chooses the decision of a version.

    It is `HMAC-SHA-256(secret, "ai:<version>:<nonces in seat order, joined by colons>")`. Older games have None as
    nonces, and the seed `HMAC-SHA-256(secret, "ai:<version>")`. The commitment to the secret prevents the service from
    trying seeds until one suits, and unpredictable nonces prevent it from trying secrets.
    """
    return mac(secret, f"ai:{version}" if nonces is None else f"ai:{version}:{':'.join(nonces)}").hex()


class SeededChance:
    """Chance for the search: fast, and deterministic for a seed."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def draw(self, k: int) -> int:
        """Return an integer from 0 to k-1."""
        return int(self._random() * k)

    def pick(self, candidates: Sequence[T]) -> T:
        """Return one of the candidates."""
        return candidates[int(self._random() * len(candidates))]


class ScriptedChance:
    """Chance for tests: the results of the draws are given in order."""

    def __init__(self, results: Sequence[int]) -> None:
        self.draws: list[tuple[int, int]] = []
        self._results = iter(results)

    def draw(self, k: int) -> int:
        """Return the next result; raise ValueError if the script has ended or the result is not below k."""
        result = next(self._results, None)
        if result is None or not 0 <= result < k:
            raise ValueError(f"the script has {result} for a draw among {k}")
        self.draws.append((k, result))
        return result

    def pick(self, candidates: Sequence[T]) -> T:
        """Return the candidate at the next scripted index."""
        return candidates[self.draw(len(candidates))]


def mac(secret: bytes, message: str) -> bytes:
    """Return `HMAC-SHA-256(secret, message)`, 32 bytes."""
    begun = _begun(secret).copy()
    begun.update(message.encode())
    return begun.digest()


@lru_cache(1024)
def _begun(secret: bytes) -> hmac.HMAC:
    """Return the HMAC of a secret without a message. It is cached, as its setup in OpenSSL takes most of the time."""
    return hmac.new(secret, digestmod="sha256")
