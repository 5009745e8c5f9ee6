"""Words of recovery codes: generation, and parsing of typed input."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

from cairn.service.players import recovery_words
from cairn.service.players.recovery_words import UnreadableError, digest_of, new_words, read_words

FOLDER = Path(recovery_words.__file__).parent
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
    ids=[
        "capitals",
        "commas",
        "a numbered list",
        "four letters",
        "whatever stands between",
        "slips after four letters",
    ],
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
        (" ".join([*CODE[:3], "hamish", *CODE[4:]]), "Word 4 is none of a recovery code's."),
        (" ".join([*CODE[:3], "fib", *CODE[4:]]), "Word 4 is none of a recovery code's."),
        (" ".join([*CODE[:11], "zoo"]), "one of them was misread"),
        (" ".join([CODE[1], CODE[0], *CODE[2:]]), "two are swapped"),
    ],
)
def test_an_invalid_code_is_refused_with_a_reason(typed: str, why: str) -> None:
    """It gives the position of the wrong word without quoting any."""
    with pytest.raises(UnreadableError, match=re.escape(why)) as refusal:
        read_words(typed)
    assert not {"hamish", "ozone", "zoo"} & {*re.findall(r"\w+", str(refusal.value))}
