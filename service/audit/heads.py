"""Signed heads: with a stored one, anyone can later prove that history was rewritten."""

from cairn.events.chain import Head
from cairn.events.codec import canonical


class Signer:
    """Signs the heads of this service's games with an Ed25519 key (RFC 8032); without a key it signs nothing.

    `seed` is the key's, in 64 hex digits; `public_key` has 64, too, and is None without a key.
    """

    def __init__(self, seed: str | None) -> None:
        self.public_key: str | None = None
        if seed:
            # Its import is slow, and only a signing key needs it.
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

            self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(seed))
            self.public_key = self._key.public_key().public_bytes_raw().hex()

    def sign(self, game: str, head: Head) -> str | None:
        """Return the signature of the canonical JSON `[game, version, chain]`, 128 hex digits, or None."""
        return self._key.sign(_message(game, head)).hex() if self.public_key else None

    def sign_root(self, size: int, root: str) -> str | None:
        """Return the signature of the canonical JSON `["roots", size, root]`, 128 hex digits, or None."""
        return self._key.sign(canonical(["roots", size, root])).hex() if self.public_key else None


def is_signed(public_key: str, game: str, head: Head, signature: str) -> bool:
    """Return whether a game's head was signed with this key. Raise ValueError for an invalid key."""
    return _is_signed(public_key, _message(game, head), signature)


def is_root_signed(public_key: str, size: int, root: str, signature: str) -> bool:
    """Return whether a root was signed with this key. Raise ValueError for an invalid key."""
    return _is_signed(public_key, canonical(["roots", size, root]), signature)


def _is_signed(public_key: str, message: bytes, signature: str) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
        key.verify(bytes.fromhex(signature), message)
    except InvalidSignature:
        return False
    return True


def _message(game: str, head: Head) -> bytes:
    return canonical([game, head.version, head.chain])
