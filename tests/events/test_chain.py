"""Proofs of the log: digests and chain."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.contract.playing import random_game
from cairn.events.chain import commitment, digest, link, salt, seal
from cairn.events.codec import decode
from cairn.events.decision import Decision, redact
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
    decision = Decision(
        game="abcdefghij234567abcd",
        version=3,
        at="2026-11-21T09:00:00.000Z",
        by=1,
        move=None,
        events=(Passed(1),),
        ai=None,
        draws=(),
    )
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
