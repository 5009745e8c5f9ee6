"""Signed heads: with one that was kept, anybody can prove later that history was rewritten."""

from typing import Protocol

from cairn.events.codec import canonical
from cairn.events.log import Head


class Signer(Protocol):
    """What signs the heads of this service's games."""

    @property
    def public_key(self) -> str | None:
        """The public key, 64 hex digits, or None if nothing is signed."""

    def sign(self, game: str, head: Head) -> str | None:
        """Return the signature of a game's head, 128 hex digits, or None."""


class Silent:
    """Signs nothing."""

    public_key = None

    def sign(self, game: str, head: Head) -> None:
        """Return no signature."""


class Ed25519:
    """Signs with an Ed25519 key (RFC 8032), given as its seed of 32 bytes."""

    def __init__(self, seed: bytes) -> None:
        # It takes long to import, and without a signing key no part needs it.
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.public_key = self._key.public_key().public_bytes_raw().hex()

    def sign(self, game: str, head: Head) -> str:
        """Return the signature of the canonical JSON `[game, version, chain]`."""
        return self._key.sign(_message(game, head)).hex()


def signer(seed: str | None) -> Signer:
    """Return what signs with a seed of 64 hex digits, or signs nothing without one."""
    return Ed25519(bytes.fromhex(seed)) if seed else Silent()


def is_signed(public_key: str, game: str, head: Head, signature: str) -> bool:
    """Tell whether a signature is that of a game's head by this key; raise ValueError for what is no key."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key)).verify(
            bytes.fromhex(signature), _message(game, head)
        )
    except InvalidSignature:
        return False
    return True


def _message(game: str, head: Head) -> bytes:
    return canonical([game, head.version, head.chain])
