"""What computes long lets others go on, and what waits in foreign code does so apart."""

from unittest.mock import patch

from helpers.playing import recorded

from cairn.events.archive import read
from cairn.events.codec import decode
from cairn.service import breath
from cairn.service.audit import audit
from cairn.service.breath import STEPS, apart, breathing


def test_steps_stay_as_they_are_and_others_have_their_turn() -> None:
    """Between some of them."""
    with patch("cairn.service.breath.time.sleep") as sleep:
        assert [*breathing(range(3 * STEPS + 1))] == [*range(3 * STEPS + 1)]
    assert sleep.call_count == 3


def test_each_proof_of_an_audit_breathes() -> None:
    """The chain, the fold, the rules and the draws of a finished game go through its decisions one after the other."""
    entries = [*read(recorded("schotten_totten")[0].read_bytes().splitlines(keepends=True))]
    with patch("cairn.service.breath.time.sleep") as sleep:
        found = audit(decode(entries[0].stored, 1).game, entries, None)
    assert [proof.status for proof in found.proofs[:4]] == ["passed"] * 4
    assert sleep.call_count == 4 * (len(entries) // STEPS)


def test_foreign_code_is_called_in_a_thread_where_there_is_a_loop() -> None:
    """Elsewhere it is just called; what it raises comes back."""
    called = list[tuple[object, ...]]()

    def in_a_thread(*asked: object) -> str:
        called.append(asked)
        return "an answer"

    assert apart(max, 1, 2) == 2
    with patch.object(breath, "_in_a_thread", in_a_thread):
        assert apart(max, [1], default=3) == "an answer"
    assert called == [(max, ([1],), {"default": 3})]
