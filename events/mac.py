"""HMAC-SHA-256 (RFC 2104) with a game's secret."""

import hmac
from functools import lru_cache


def mac(secret: bytes, message: str) -> bytes:
    """Return `HMAC-SHA-256(secret, message)`, 32 bytes."""
    begun = _begun(secret).copy()
    begun.update(message.encode())
    return begun.digest()


@lru_cache(1024)
def _begun(secret: bytes) -> hmac.HMAC:
    """Return the HMAC of a secret without a message. It is cached, as its setup in OpenSSL takes most of the time."""
    return hmac.new(secret, digestmod="sha256")
