"""How the pile proves itself."""

import json
from pathlib import Path

import pytest

from events.chain import commitment, digest, link, salt, seal
from events.event import Decision
from events.schotten_totten import Passed

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text())
SECRET = bytes.fromhex(VECTORS["secret"])


def test_digests_and_chain_are_the_worked_ones() -> None:
    """Commitment, salts, digests and links are those worked out elsewhere."""
    assert commitment(SECRET) == VECTORS["commitment"]
    before = VECTORS["game"]
    for worked in VECTORS["decisions"]:
        stored = worked["stored"].encode()
        assert salt(SECRET, worked["version"]).hex() == worked["salt"]
        assert digest(SECRET, worked["version"], stored) == worked["digest"]
        before = link(before, worked["version"], worked["at"], worked["by"], worked["digest"])
        assert before == worked["chain"]


def test_a_sealed_decision_can_be_linked_by_who_sees_only_the_open_part() -> None:
    """Version, time, seat and digest are all that is needed to check the chain."""
    decision = Decision("abcdefghij234567abcd", 3, "2026-11-21T09:00:00.000Z", 1, None, (Passed(1),), None, ())
    entry = seal(decision, "before", SECRET)
    assert entry.chain == link("before", 3, decision.at, 1, entry.digest)


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
