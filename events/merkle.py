"""Merkle trees of RFC 9162, section 2.1: the root of an append-only list, and proofs about it.

Hashes are SHA-256, 32 bytes each. The hash of a leaf covers a zero byte and the leaf, that of a node a one byte and
both children, so that a leaf cannot pass for a node. An inclusion proof shows that a leaf is at an index in a tree; a
consistency proof shows that one tree is a prefix of another.
"""

from collections.abc import Sequence
from hashlib import sha256


def leaf_hash(leaf: bytes) -> bytes:
    """Return the hash of a leaf."""
    return sha256(b"\0" + leaf).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """Return the hash of a node above two others."""
    return sha256(b"\1" + left + right).digest()


def root(leaves: Sequence[bytes]) -> bytes:
    """Return the root of a tree, given the hashes of its leaves (RFC 9162, 2.1.1)."""
    if not leaves:
        return sha256(b"").digest()
    if len(leaves) == 1:
        return leaves[0]
    left = _split(len(leaves))
    return node_hash(root(leaves[:left]), root(leaves[left:]))


def prove_inclusion(leaves: Sequence[bytes], place: int) -> list[bytes]:
    """Return the inclusion proof of the leaf at an index, from 0, the nearest hash first (RFC 9162, 2.1.3.1)."""
    if not 0 <= place < len(leaves):
        raise IndexError(place)
    if len(leaves) == 1:
        return []
    left = _split(len(leaves))
    if place < left:
        return [*prove_inclusion(leaves[:left], place), root(leaves[left:])]
    return [*prove_inclusion(leaves[left:], place - left), root(leaves[:left])]


def prove_consistency(leaves: Sequence[bytes], before: int) -> list[bytes]:
    """Return the proof that the tree of the first `before` leaves is a prefix of this one (RFC 9162, 2.1.4.1)."""
    if not 0 < before <= len(leaves):
        raise IndexError(before)
    return _subproof(leaves, before, whole=True)


def _subproof(leaves: Sequence[bytes], before: int, *, whole: bool) -> list[bytes]:
    if before == len(leaves):
        return [] if whole else [root(leaves)]
    left = _split(len(leaves))
    if before <= left:
        return [*_subproof(leaves[:left], before, whole=whole), root(leaves[left:])]
    return [*_subproof(leaves[left:], before - left, whole=False), root(leaves[:left])]


def is_included(leaf: bytes, place: int, size: int, proof: Sequence[bytes], of: bytes) -> bool:
    """Return whether a proof shows that a leaf's hash is at an index in the tree of that size and root (2.1.3.2)."""
    if not 0 <= place < size:
        return False
    at, last, computed = place, size - 1, leaf
    for sibling in proof:
        if last == 0:
            return False
        if at & 1 or at == last:
            computed = node_hash(sibling, computed)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            computed = node_hash(computed, sibling)
        at, last = at >> 1, last >> 1
    return last == 0 and computed == of


def is_consistent(before: int, first: bytes, size: int, second: bytes, proof: Sequence[bytes]) -> bool:
    """Return whether a proof shows that a tree is a prefix of another, by their sizes and roots (2.1.4.2)."""
    if not 0 < before <= size:
        return False
    if before == size:
        return not proof and first == second
    path = [first, *proof] if before & (before - 1) == 0 else [*proof]
    if not path:
        return False
    at, last = before - 1, size - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    older = newer = path[0]
    for each in path[1:]:
        if last == 0:
            return False
        if at & 1 or at == last:
            older, newer = node_hash(each, older), node_hash(each, newer)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            newer = node_hash(newer, each)
        at, last = at >> 1, last >> 1
    return last == 0 and older == first and newer == second


def _split(size: int) -> int:
    """Return the number of leaves in the left subtree: the largest power of two below `size`, which is above 1."""
    return 1 << (size - 1).bit_length() - 1
