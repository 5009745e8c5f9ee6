"""The words of a recovery code: encoding, and lenient reading of user input.

They are from the English list of BIP-39, encoded as that specification says: 128 random bits and 4 check bits, 11 bits
a word. It fits better than the EFF's lists, which are made for dice: each of its 2,048 words is determined by its first
four letters, so that a truncated word or a typo at its end can still be read, and the check reports a misread word
before a player is looked up. `WORDS-LICENSE.txt` has the origin of the list.
"""

import secrets
import unicodedata
from functools import cache
from hashlib import sha256
from pathlib import Path

COUNT = 12
"""The number of words of a code."""
BITS = 128
"""The number of random bits of a code."""
LONGEST_WORD = 8
"""The length of the list's longest word."""

_WORD_BITS, _CHECK_BITS = 11, 4
_TELLING = 4
"""The number of letters that determine a word; some words have three."""


class UnreadableError(ValueError):
    """The words are not a code. The message says why in a sentence, without quoting them."""


def new_words() -> list[str]:
    """Return the words of a new code."""
    chance = secrets.token_bytes(BITS // 8)
    number = int.from_bytes(chance) << _CHECK_BITS | _check(chance)
    places = ((number >> _WORD_BITS * place) & ((1 << _WORD_BITS) - 1) for place in reversed(range(COUNT)))
    return [_list()[place] for place in places]


def read_words(text: str) -> list[str]:
    """Return the words of a code from user input. Raise UnreadableError if they are not a code.

    Case, accents and separators are ignored, and the first four letters of each word suffice.
    """
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
    """Return the check bits: the first bits of the SHA-256."""
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
