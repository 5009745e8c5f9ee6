"""Proofs of the log: digests, chain, verified draws, and Merkle trees."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.contract.playing import random_game
from cairn.events.chain import commitment, digest, link, salt, seal
from cairn.events.chance import DrawnChance, ScriptedChance, SeededChance, ai_seed
from cairn.events.codec import decode
from cairn.events.decision import Decision, redact
from cairn.events.merkle import is_consistent, is_included, leaf_hash, prove_consistency, prove_inclusion, root
from cairn.events.schotten_totten.events import Passed

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text())
SECRET = bytes.fromhex(VECTORS["secret"])


def test_digests_and_chain_match_reference_values() -> None:
    """Commitment, salts, digests and links were computed independently."""
    assert commitment(SECRET) == VECTORS["commitment"]
    before = VECTORS["game"]
    for worked in VECTORS["decisions"]:
        stored = worked["stored"].encode()
        assert salt(SECRET, worked["version"]).hex() == worked["salt"]
        assert digest(SECRET, worked["version"], stored) == worked["digest"]
        before = link(before, worked["version"], worked["at"], worked["by"], worked["digest"])
        assert before == worked["chain"]


def test_the_chain_can_be_checked_from_the_public_part() -> None:
    """Version, time, seat and digest suffice."""
    at, events = "2026-11-21T09:00:00.000Z", (Passed(1),)
    decision = Decision(game="g" * 20, version=3, at=at, by=1, move=None, events=events, ai=None, draws=())
    entry = seal(decision, "before", SECRET)
    assert entry.chain == link("before", 3, decision.at, 1, entry.digest)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_viewer_can_check_the_chain_of_a_running_game(viewer: int | None) -> None:
    """A redacted decision suffices to compute each link from the previous one, starting with the game's id."""
    game = random_game("schotten_totten", {"rounds": 1, "first_seat": None}, 2, seed=5, stop=12)
    before = game.game
    for entry in game.entries():
        seen = redact(decode(entry.stored, entry.version), viewer, ended=False)
        before = link(before, seen.version, seen.at, seen.by, entry.digest)
        assert before == entry.chain


@pytest.mark.usefixtures("examples")
@given(data=st.data())
def test_every_byte_counts(data: st.DataObject) -> None:
    """A decision with a changed byte, another version or another secret has another digest and chain.

    With 8 examples; in a run of `many` with 200.
    """
    stored = VECTORS["decisions"][0]["stored"].encode()
    place = data.draw(st.integers(0, len(stored) - 1))
    other = data.draw(st.integers(0, 255).filter(lambda byte: byte != stored[place]))
    changed = stored[:place] + bytes([other]) + stored[place + 1 :]
    digests = {
        digest(SECRET, 1, stored),
        digest(SECRET, 1, changed),
        digest(SECRET, 2, stored),
        digest(SECRET[::-1], 1, stored),
    }
    assert len(digests) == len({link("before", 1, "at", None, digested) for digested in digests}) == 4


@pytest.mark.parametrize(
    "changed",
    [
        ("x", 3, "at", 1, "d"),
        ("b", 4, "at", 1, "d"),
        ("b", 3, "at2", 1, "d"),
        ("b", 3, "at", None, "d"),
        ("b", 3, "at", 1, "e"),
    ],
)
def test_every_part_of_a_link_counts(changed: tuple[str, int, str, int | None, str]) -> None:
    """Another predecessor, version, time, seat or digest gives another chain."""
    assert link(*changed) != link("b", 3, "at", 1, "d")


@pytest.mark.parametrize("worked", VECTORS["chance"], ids=lambda worked: f"version {worked['version']}")
def test_draws_match_reference_values(worked: dict[str, Any]) -> None:
    """Blocks and draws, including one that skips values, were computed independently."""
    chance = DrawnChance(SECRET, worked["version"], worked["nonces"])
    assert chance.block(0).hex() == worked["block_0"]
    assert [[k, chance.draw(k)] for k, _ in worked["draws"]] == worked["draws"]
    assert chance.draws == [tuple(draw) for draw in worked["draws"]]


def test_a_value_at_the_limit_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values from the largest multiple of k upwards would favour small results."""
    chance = DrawnChance(SECRET, 1, [])
    monkeypatch.setattr(chance, "_numbers", iter([2**64 - 1, 2**64 - 2]))
    assert chance.draw(2**64 - 1) == 2**64 - 2


def test_each_version_and_each_nonce_has_its_own_chance() -> None:
    """Another version, or another seat's nonce, gives other draws."""
    firsts = {
        DrawnChance(SECRET, version, nonces).draw(2**32) for version, nonces in [(1, [""]), (2, [""]), (1, ["a"])]
    }
    assert len(firsts) == 3


def test_picking_takes_the_drawn_candidate() -> None:
    """`pick` returns the candidate at the index of `draw`."""
    assert DrawnChance(SECRET, 2, ["", ""]).pick([chr(65 + n) for n in range(54)]) == "B"


def test_a_seed_repeats_its_draws() -> None:
    """The search's chance is repeatable and within bounds."""
    first, second = SeededChance("00ff"), SeededChance("00ff")
    draws = [first.draw(k) for k in range(1, 200)]
    assert draws == [second.draw(k) for k in range(1, 200)]
    assert all(0 <= draw < k for k, draw in enumerate(draws, start=1))


@pytest.mark.parametrize(
    "worked", VECTORS["ai"], ids=lambda worked: f"version {worked['version']} {worked.get('nonces')}"
)
def test_the_seed_of_an_ai_matches_the_reference(worked: dict[str, Any]) -> None:
    """`printf 'ai:3' | openssl dgst -sha256 -mac HMAC -macopt hexkey:<secret>` computes it; with and without nonces."""
    assert ai_seed(SECRET, worked["version"], worked.get("nonces")) == worked["seed"]


def test_a_script_is_followed_or_refused() -> None:
    """Scripted draws are used in order. One that is too large, or missing, is an error."""
    chance = ScriptedChance([2, 5])
    assert chance.pick(["a", "b", "c"]) == "c"
    with pytest.raises(ValueError, match="has 5"):
        chance.draw(5)
    with pytest.raises(ValueError, match="has None"):
        chance.draw(5)


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
