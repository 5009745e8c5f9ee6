"""The recovery codes of all players: their digests and owners.

They have one hash tag, so that a script can access both keys on a cluster, too: `cairn:{recovery}:players` (a code's
digest → the player) and `:codes` (a player → their code's digest and its time of creation). A player has at most one
code. It remains valid after use, since the player still has the paper.

Its words are from the English list of BIP-39, encoded as that specification says: 128 random bits and 4 check bits, 11
bits a word. It fits better than the EFF's lists, which are made for dice: each of its 2,048 words is determined by its
first four letters, so that a typo at its end can still be read, and the check reports a misread word before a player is
looked up. `WORDS-LICENSE.txt` has the origin of the list.
"""

import secrets
import unicodedata
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import cast

from redis import Redis

from cairn.events.appends import IdempotencyKey
from cairn.events.clock import RedisClock
from cairn.events.keys import key_of
from cairn.service.errors import Unauthorized, WrongRecoveryCode
from cairn.service.players.store import Players, Token

COUNT = 12
BITS = 128
LONGEST_WORD = 8
_WORD_BITS, _CHECK_BITS = 11, 4
_TELLING = 4  # the number of letters that determine a word; some words have three


class UnreadableError(ValueError):
    """The words are not a code. The message says why in a sentence, without quoting them."""


def new_words() -> list[str]:
    """Return the words of a new code."""
    chance = secrets.token_bytes(BITS // 8)
    number = int.from_bytes(chance) << _CHECK_BITS | _check(chance)
    places = ((number >> _WORD_BITS * place) & ((1 << _WORD_BITS) - 1) for place in reversed(range(COUNT)))
    return [_list()[place] for place in places]


def read_words(text: str) -> list[str]:
    """Return a code's words from user input; four letters of each suffice. Raise UnreadableError for other input."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    typed = "".join(
        letter if "a" <= letter <= "z" else "" if unicodedata.combining(letter) else " " for letter in plain
    )
    by_beginning, words = _by_beginning(), list[str]()
    for number, beginning in enumerate(typed.split(), start=1):
        word = by_beginning.get(beginning[:_TELLING])
        if word is None:
            raise UnreadableError(f"Word {number} is none of a recovery code's.")
        words.append(word)
    if len(words) != COUNT:
        raise UnreadableError(f"A recovery code has {COUNT} words, and here are {len(words)}.")
    number = 0
    for word in words:
        number = number << _WORD_BITS | _places()[word]
    if _check((number >> _CHECK_BITS).to_bytes(BITS // 8)) != number & ((1 << _CHECK_BITS) - 1):
        raise UnreadableError("These words are not a recovery code: one of them was misread, or two are swapped.")
    return words


def digest_of(words: list[str]) -> bytes:
    """Return the stored digest of a code.

    It is a plain SHA-256. A slow digest makes guesses expensive, for secrets that people choose; with 128 random bits,
    half of all guesses, 2^127, are too many at any price. A digest keyed with the server key would invalidate all
    written-down codes after `cairn key --change`. Tokens of players are stored in the same way.
    """
    return sha256(f"cairn recovery code: {' '.join(words)}".encode()).hexdigest().encode()


def _check(chance: bytes) -> int:
    return sha256(chance).digest()[0] >> (8 - _CHECK_BITS)


@cache
def _list() -> tuple[str, ...]:
    return tuple(Path(__file__).with_name("english.txt").read_text().split())


@cache
def _places() -> dict[str, int]:
    return {word: place for place, word in enumerate(_list())}


@cache
def _by_beginning() -> dict[str, str]:
    return {word[:_TELLING]: word for word in _list()}


_PLAYERS, _CODES = (key_of("recovery", what) for what in ("players", "codes"))

_REPLACE = """
local players, codes = unpack(KEYS)
local player, digest, since = unpack(ARGV)
local before = redis.call('HGET', codes, player)
if before then redis.call('HDEL', players, string.match(before, '^%x+')) end
redis.call('HDEL', codes, player)
if digest ~= '' then
  redis.call('HSET', players, digest, player)
  redis.call('HSET', codes, player, digest .. ' ' .. since)
end
return before and 1 or 0
"""


class RecoveryCodes:
    """The recovery codes, and players' access by them."""

    def __init__(self, redis: Redis, players: Players, clock: RedisClock) -> None:
        self._redis, self._players, self._clock = redis, players, clock
        self._replace = redis.register_script(_REPLACE)

    def make(self, player: str) -> tuple[list[str], str]:
        """Return the words of a player's new code, and its time of creation. Raise Unauthorized."""
        words, since = new_words(), self._clock.now()
        self._replace(keys=[_PLAYERS, _CODES], args=[player, digest_of(words), since])
        if not self._players.filter_known([player]):  # erased while it was created: nothing of it stays
            self.forget(player)
            raise Unauthorized("player-erased")
        return words, since

    def since(self, player: str) -> str | None:
        """Return the time of creation of a player's code; None without one."""
        stored = cast(bytes | None, self._redis.hget(_CODES, player))
        return stored.partition(b" ")[2].decode() if stored else None

    def recover(self, words: list[str], label: str, key: IdempotencyKey | None = None) -> tuple[str, str, Token, bool]:
        """Return a token as `Players.add_token` does. Raise WrongRecoveryCode, always by the same words and work."""
        player = cast(bytes | None, self._redis.hget(_PLAYERS, digest_of(words)))
        if player:
            with suppress(Unauthorized):  # erased just now
                return self._players.come_back(player.decode(), label, key)
        raise WrongRecoveryCode("recovery-code-unknown")

    def forget(self, player: str) -> None:
        """Delete a player's code."""
        self._replace(keys=[_PLAYERS, _CODES], args=[player, "", ""])
