"""Ids of games, players, series and webhooks: 20 characters a–z2–7."""

import re
import secrets
from base64 import b32encode

_ID = re.compile("[a-z2-7]{20}")


def is_id(game: str) -> bool:
    """Return whether a string could be a game's id."""
    return _ID.fullmatch(game) is not None


def random_id() -> str:
    """Return a new id: 20 characters a–z2–7."""
    return id_from(secrets.token_bytes(32))


def id_from(raw: bytes) -> str:
    """Encode random bytes, or a secret code, as an id."""
    return b32encode(raw).decode().lower()[:20]
