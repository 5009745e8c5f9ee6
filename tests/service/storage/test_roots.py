"""The log of roots: what is in it is shown, and nothing can be dropped or replaced unseen."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from cairn.events import merkle
from cairn.events.cold import Row
from cairn.service.container import Services
from cairn.service.storage.roots import Roots, is_proven

SEGMENTS = 7


def rows_of(segment: int) -> list[Row]:
    """Return the games of a segment, as many as its number and one."""
    chains = [sha256(f"{segment} {number}".encode()).hexdigest() for number in range(segment + 1)]
    return [
        Row(f"game{segment}{place}", 0, 0, 9 + place, chain, "schotten_totten", "", {})
        for place, chain in enumerate(chains)
    ]


def name(segment: int) -> str:
    """Return what a segment is called."""
    return sha256(str(segment).encode()).hexdigest()


@pytest.fixture
def roots(services: Services) -> Roots:
    """Give a log of some segments."""
    made = Roots(services.redis)
    for segment in range(SEGMENTS):
        assert made.enter(name(segment), rows_of(segment)) == segment
    return made


@pytest.mark.slow
def test_each_game_is_shown_to_be_there(roots: Roots) -> None:
    """In its segment, and with that in the log; a proof that was changed anywhere shows nothing."""
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
def test_entering_twice_is_entering_once(roots: Roots) -> None:
    """As a worker does whose predecessor died."""
    before = roots.newest()
    assert roots.enter(name(3), rows_of(3)) == 3
    assert roots.newest() == before


@pytest.mark.slow
def test_a_later_log_begins_with_an_earlier_one(services: Services, roots: Roots) -> None:
    """Each root that was given out is shown to be the newest one's beginning; that of another log is not."""
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


def test_what_is_not_there_is_not_shown(roots: Roots) -> None:
    """Neither a segment, nor a game, nor a log of more segments."""
    with pytest.raises(LookupError):
        roots.inclusion(name(99), rows_of(2), rows_of(2)[0].game)
    with pytest.raises(ValueError, match="not in list"):
        roots.inclusion(name(2), rows_of(2), "another")
    with pytest.raises(IndexError):
        roots.consistency(SEGMENTS + 1)
