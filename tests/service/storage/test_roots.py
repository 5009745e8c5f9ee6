"""The log of roots proves its contents, and nothing can be dropped or replaced unnoticed."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from cairn.events import merkle
from cairn.events.cold import Row
from cairn.service.container import Services
from cairn.service.storage.roots import Roots, is_proven

SEGMENTS = 7


def rows_of(segment: int) -> list[Row]:
    """Return the games of a segment, one more than its number."""
    chains = [sha256(f"{segment} {number}".encode()).hexdigest() for number in range(segment + 1)]
    return [
        Row(f"game{segment}{place}", 0, 0, 9 + place, chain, "schotten_totten", "", {})
        for place, chain in enumerate(chains)
    ]


def name(segment: int) -> str:
    """Return the name of a segment."""
    return sha256(str(segment).encode()).hexdigest()


@pytest.fixture
def roots(services: Services) -> Roots:
    """Return a log of some segments."""
    made = Roots(services.redis)
    for segment in range(SEGMENTS):
        assert made.enter(name(segment), rows_of(segment)) == segment
    return made


@pytest.mark.slow
def test_each_game_has_an_inclusion_proof(roots: Roots) -> None:
    """In its segment, and for that in the log. A proof changed anywhere is invalid."""
    for segment in range(SEGMENTS):
        rows = rows_of(segment)
        for row in rows:
            proof = roots.inclusion(name(segment), rows, row.game)
            assert is_proven(proof)
            assert proof.log == roots.newest()
            other = "0" * 64
            assert not is_proven(replace(proof, chain=other))
            assert not is_proven(replace(proof, version=proof.version + 1))
            assert not is_proven(replace(proof, game="another"))
            assert not is_proven(replace(proof, segment=other))
            assert not is_proven(replace(proof, segment_root=other))
            assert not is_proven(replace(proof, log=replace(proof.log, root=other)))


@pytest.mark.slow
def test_appending_a_segment_is_idempotent(roots: Roots) -> None:
    """A worker may repeat the append of a dead predecessor."""
    before = roots.newest()
    assert roots.enter(name(3), rows_of(3)) == 3
    assert roots.newest() == before


@pytest.mark.slow
def test_a_later_log_extends_an_earlier_one(services: Services, roots: Roots) -> None:
    """Each published root has a consistency proof to the newest one. A root of another log has none."""
    forked = Roots(services.redis)
    for before in range(1, SEGMENTS + 1):
        older, newest, path = roots.consistency(before)
        proof = [bytes.fromhex(each) for each in path]
        first, last = bytes.fromhex(older.root), bytes.fromhex(newest.root)
        assert merkle.is_consistent(older.size, first, newest.size, last, proof)
        assert not merkle.is_consistent(older.size, last[::-1], newest.size, last, proof)
    services.redis.delete("cairn:{roots}:leaves", "cairn:{roots}:places")
    for segment in range(SEGMENTS):
        forked.enter(name(segment + 1), rows_of(segment))
    older, newest, path = Roots(services.redis).consistency(3)
    kept = merkle.root([])
    assert not merkle.is_consistent(3, kept, newest.size, bytes.fromhex(newest.root), [bytes.fromhex(e) for e in path])


def test_missing_entries_have_no_proof(roots: Roots) -> None:
    """Neither a segment, nor a game, nor a log of more segments."""
    with pytest.raises(LookupError):
        roots.inclusion(name(99), rows_of(2), rows_of(2)[0].game)
    with pytest.raises(ValueError, match="not in list"):
        roots.inclusion(name(2), rows_of(2), "another")
    with pytest.raises(IndexError):
        roots.consistency(SEGMENTS + 1)
