"""Signed heads and roots: with a stored one, anyone can later prove that history was rewritten."""

from typing import Annotated

from msgspec import Struct

from cairn.events.chain import Head
from cairn.events.codec import canonical
from cairn.events.merkle import is_consistent
from cairn.service.queries.fields import Hash, doc
from cairn.service.storage.roots import Inclusion, Root, is_proven


class Signer:
    """Signs heads with an Ed25519 key (RFC 8032) by its `seed`, 64 hex digits; without one it signs nothing."""

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


class TrustedRoot(Struct, frozen=True):
    """A stored root and its signing key; the response of `GET /v1/transparency` is one, too."""

    log: Root
    signature: str | None = None
    public_key: str | None = None


class Consistency(Struct):
    """Proof that an older log is a prefix of the current log."""

    before: Annotated[Root, doc("The root at the requested size.")]
    path: Annotated[list[Hash], doc("The consistency proof (RFC 9162), first hash first.")]


class Transparency(Struct):
    """The current root of the log of segments of finished games, and the requested proofs."""

    log: Annotated[Root, doc("The current root.")]
    signature: Annotated[str | None, doc('Signature of the canonical JSON `["roots", size, root]`; null if unsigned.')]
    inclusion: Annotated[Inclusion | None, doc("Proof that the log has the requested game; null if none.")]
    consistency: Annotated[Consistency | None, doc("Proof that the log extends the requested size; null if none.")]


def why_not_signed(shown: Transparency, public_key: str | None) -> str | None:
    """Return in a sentence why the root was not signed with this key, or None if it was, or without a key."""
    try:
        if public_key and not (
            shown.signature and is_root_signed(public_key, shown.log.size, shown.log.root, shown.signature)
        ):
            return f"The root of {shown.log.size} leaves was not signed with the key {public_key}."
    except ValueError as error:
        return f"The signature or the key cannot be read: {error}."
    return None


def why_forked(shown: Transparency, kept: Root) -> str | None:
    """Return in a sentence why a log does not extend a stored root, or None if it does."""
    if not kept.size:
        return None
    forked = f"The history of roots was forked: the log does not extend the stored root of {kept.size} leaves."
    if shown.consistency is None or shown.consistency.before.size != kept.size:
        return forked
    try:
        path = [bytes.fromhex(each) for each in shown.consistency.path]
    except ValueError:
        return forked
    first, last = bytes.fromhex(kept.root), bytes.fromhex(shown.log.root)
    return None if is_consistent(kept.size, first, shown.log.size, last, path) else forked


def why_not_included(shown: Transparency, game: str, end: tuple[int, str] | None) -> str | None:
    """Return in a sentence why a log is not shown to include a game with this version and chain, or None if it is."""
    proof = shown.inclusion
    if proof is None or proof.game != game or proof.log != shown.log or not is_proven(proof):
        return f"The game {game} is not shown to be in the log of roots: its proof does not hold."
    if end and (proof.version, proof.chain) != end:
        return f"The game {game} was replaced: the log of roots has a different end of it than the archive."
    return None
