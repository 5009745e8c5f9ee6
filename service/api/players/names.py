"""Rules for names of players and guests. Only the API checks them: archives may contain other names.

A name is refused or stored as it was sent, never changed, so that clients can find it again.
"""

from functools import cache
from itertools import chain, groupby
from unicodedata import category, decimal, normalize
from unicodedata import name as name_of

from precis_i18n import get_profile

from cairn.events.table import JOINERS, LONGEST_NAME
from cairn.projections.characters import CHARACTERS
from cairn.projections.names import FORMER
from cairn.service.deciding.levels import LEVELS

MAX_MARKS = 4
"""Maximum number of consecutive combining marks (UTS 39, section 5.4)."""
PLACES = 99
"""Highest number in reserved names of AIs and seats; no game has as many seats."""

_BLANK = "\u2800\u303f\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
"""Characters without a visible glyph that Unicode classifies as symbols, letters or marks."""
_LOOK_ALIKES = str.maketrans("1i|0", "lllo")

_freeform = get_profile("FreeFormClass")


def fault(name: str) -> str | None:
    """Return what is wrong with a name, as a sentence, or None.

    Refuse what cannot be in a nickname (RFC 8266, on the FreeformClass of RFC 8264), and what these allow: blanks,
    sequences of marks, and names that look like an AI's (`Old Hamish`), an open seat's, or an erased player's.
    """
    if not 1 <= len(name) <= LONGEST_NAME:
        return f"A name has 1 to {LONGEST_NAME} characters."
    if name != name.strip() or "  " in name:
        return "A name has no space at its ends, and no two in a row."
    if character := _refused_character(name):
        called = name_of(character, "a character without a name").lower()
        return f"A name cannot have U+{ord(character):04X} here ({called})."
    marks = [category(character) in ("Mn", "Me") for character in normalize("NFD", name)]
    if marks[0] or any(run and len(list(same)) > MAX_MARKS for run, same in groupby(marks)):
        return f"A name does not begin with a combining mark, and has at most {MAX_MARKS} of them in a row."
    if _skeleton(name) in _reserved_names():
        return "This name looks like that of an AI, an open seat, a guest without a name, or a former player."
    return None


def _refused_character(name: str) -> str | None:
    for character in name:
        if character in _BLANK or not (character.isprintable() or character in JOINERS):
            return character
    try:
        _freeform.enforce(normalize("NFC", name))
    except UnicodeEncodeError as error:
        return str(error.object[error.start])
    return None


@cache
def _reserved_names() -> frozenset[str]:
    words = (*LEVELS, "seat", "guest")
    numbered = {_skeleton(f"{word} {place}") for word in words for place in range(1, PLACES + 1)}
    return frozenset(numbered | {_skeleton(name) for name in (FORMER, *chain(*CHARACTERS.values()))})


def _skeleton(name: str) -> str:
    """Return the form that names of the same look share, as far as plain letters and digits are concerned (UTS 39)."""
    plain = "".join(map(_plain, normalize("NFKC", name).casefold()))
    return "".join(plain.casefold().split()).translate(_LOOK_ALIKES).replace("rn", "m")


def _plain(character: str) -> str:
    """Return the ASCII character that a character looks like or has the value of, or the character itself."""
    if character.isascii():
        return character
    if (digit := decimal(character, None)) is not None:
        return str(digit)
    from confusable_homoglyphs.confusables import is_confusable  # it reads large tables, which few names need

    confusables = is_confusable(character) or [{"homoglyphs": []}]
    alike = (str(homoglyph["c"]) for homoglyph in confusables[0]["homoglyphs"])
    return next((other for other in alike if other.isascii()), character)
