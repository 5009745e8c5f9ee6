"""The words of a recovery code: what twelve of them say, and how they are read as somebody has typed them.

They are of the English list of BIP-39, as that specification makes sentences of them: 128 bits by chance and 4 that
check them, 11 bits a word. It fits better than the EFF's lists, which are made for dice: each of its 2,048 words is
known by its first four letters, so that a word that is cut off or ends in a slip is still read; and the check tells who
misread a word that they did, before anybody is asked for a player. `WORDS-LICENSE.txt` says where the list is from.
"""

import secrets
import unicodedata
from functools import cache
from hashlib import sha256
from pathlib import Path

COUNT = 12
"""How many words a code has."""
BITS = 128
"""How many bits of chance are in it."""
LONGEST_WORD = 8
"""No word of the list has more letters."""

_WORD_BITS, _CHECK_BITS = 11, 4
_TELLING = 4
"""By so many letters each word is known from all others; some have three."""


class UnreadableError(ValueError):
    """These are not the words of a code; the message says why in a sentence, and repeats none of them."""


def new_words() -> list[str]:
    """Return the words of a new code."""
    chance = secrets.token_bytes(BITS // 8)
    number = int.from_bytes(chance) << _CHECK_BITS | _check(chance)
    places = ((number >> _WORD_BITS * place) & ((1 << _WORD_BITS) - 1) for place in reversed(range(COUNT)))
    return [_list()[place] for place in places]


def read_words(text: str) -> list[str]:
    """Return the words of a code that somebody has typed; raise UnreadableError.

    Case, accents and whatever stands between the words mean nothing, and of each word its first four letters are
    enough.
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
        raise UnreadableError("These words are no recovery code: one of them was misread, or two have changed places.")
    return words


def digest_of(words: list[str]) -> bytes:
    """Return all that is kept of a code.

    It is a plain SHA-256. A slow digest is for what people choose, as it makes each guess dear; of 128 bits of chance
    half of all guesses, 2^127, are too many at any price. A digest keyed with the server key would be worth nothing
    after `cairn key --change`, and with it what people have written down. A player's tokens are kept likewise.
    """
    return sha256(f"cairn recovery code: {' '.join(words)}".encode()).hexdigest().encode()


def _check(chance: bytes) -> int:
    """Return the bits that check others: the first ones of their SHA-256."""
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
