"""What people may call themselves, and the share of a game's chance that they may bring."""

import re
from unicodedata import category

LONGEST_NAME = 40


def is_printable(name: str) -> bool:
    """Tell whether a name has printable characters only, and no space at its ends."""
    return name.isprintable() and name == name.strip()


def is_name(name: str) -> bool:
    """Tell whether this could be a name, of 1 to 40 printable characters without space at the ends, anywhere.

    A character that this Python's Unicode does not know may be printable where the name was taken: an audit must not
    find otherwise on another machine.
    """
    known = "".join(character for character in name if category(character) != "Cn")
    return 1 <= len(name) <= LONGEST_NAME and known.isprintable() and name == name.strip()


def is_nonce(nonce: str) -> bool:
    """Tell whether this is a nonce: up to 64 hex digits."""
    return re.fullmatch("[0-9a-f]{0,64}", nonce) is not None
