"""Merkle trees: test vectors of Certificate Transparency, and a second implementation from the RFC's text."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.events.merkle import (
    is_consistent,
    is_included,
    leaf_hash,
    prove_consistency,
    prove_inclusion,
    root,
)

LEAVES = [
    bytes.fromhex(leaf)
    for leaf in ("", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f")
]
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]
"""The published roots of the first one, two, … leaves."""
EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def tree(leaves: list[bytes]) -> bytes:
    """Return a root by levels: pairs are hashed, and a single one is carried up."""
    level = [sha256(b"\0" + leaf).digest() for leaf in leaves] or [sha256(b"").digest()]
    while len(level) > 1:
        pairs = [sha256(b"\1" + level[n] + level[n + 1]).digest() for n in range(0, len(level) - 1, 2)]
        level = pairs + (level[-1:] if len(level) % 2 else [])
    return level[0]


def test_published_roots() -> None:
    """The same leaves give the same roots, and no leaves the digest of empty input."""
    hashes = [*map(leaf_hash, LEAVES)]
    assert [root(hashes[:size]).hex() for size in range(1, 9)] == ROOTS
    assert root([]).hex() == EMPTY


@given(st.lists(st.binary(max_size=5), max_size=70))
def test_roots_match_another_algorithm(leaves: list[bytes]) -> None:
    """By halves, as in the RFC, and by levels."""
    assert root([*map(leaf_hash, leaves)]) == tree(leaves)


@pytest.mark.parametrize("size", range(1, 34))
def test_proofs(size: int) -> None:
    """Each leaf and each prefix can be proven, and nothing else."""
    hashes = [leaf_hash(str(number).encode()) for number in range(size)]
    whole = root(hashes)
    for place, leaf in enumerate(hashes):
        proof = prove_inclusion(hashes, place)
        assert is_included(leaf, place, size, proof, whole)
        assert not is_included(leaf_hash(b"another"), place, size, proof, whole)
        assert not is_included(leaf, place + 1, size, proof, whole)
        assert not is_included(leaf, place, size, [*proof, whole], whole)
        assert not (proof and is_included(leaf, place, size, proof[:-1], whole))
    for before in range(1, size + 1):
        proof, first = prove_consistency(hashes, before), root(hashes[:before])
        assert is_consistent(before, first, size, whole, proof)
        forked = root([*hashes[: before - 1], leaf_hash(b"another")])
        assert not is_consistent(before, forked, size, whole, proof)
        assert not is_consistent(before, first, size, leaf_hash(b"another"), proof)
        assert not is_consistent(before, first, size, whole, [*proof, whole])
        assert not (proof and is_consistent(before, first, size, whole, proof[:-1]))
    assert not is_consistent(0, root([]), size, whole, [])
    assert not is_consistent(size + 1, whole, size, whole, [])
    assert not is_included(hashes[0], size, size, [], whole)


@pytest.mark.parametrize("place", [-1, 3])
def test_missing_entries_have_no_proof(place: int) -> None:
    """A place outside the tree, or a prefix longer than it."""
    hashes = [*map(leaf_hash, LEAVES[:3])]
    with pytest.raises(IndexError):
        prove_inclusion(hashes, place)
    with pytest.raises(IndexError):
        prove_consistency(hashes, place + 1 if place > 0 else 0)
