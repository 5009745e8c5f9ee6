"""The audit's proof of AI choices, before workers have verified them and after."""

from collections.abc import Sequence

import check_by_hand
import pytest
from msgspec.structs import replace

from cairn.contract.playing import FACTS, Game, begin, load, recording
from cairn.contract.thinking import play_out
from cairn.events.archive import write
from cairn.events.chain import Entry
from cairn.service.audit import Audit, audit
from cairn.service.audit.archives import proven
from cairn.service.audit.choices import Verdict, decided_by_ai, proof_of, with_choices
from cairn.service.audit.proofs import Proof


def log_of(*levels: str | None) -> tuple[str, list[Entry]]:
    """Return a finished game of Schotten Totten and its log. A seat without a level is human."""
    game = play_out(opened(*levels))
    return game.game, game.entries()


def opened(*levels: str | None) -> Game:
    """Return such a game before its first move."""
    return begin("schotten_totten", FACTS["schotten_totten"].options[0][0], 2, 1, levels)


def choices(found: Audit) -> Proof:
    """Return the fifth proof."""
    assert [proof.name for proof in found.proofs] == ["chain", "fold", "rules", "draws", "choices"]
    return found.proofs[4]


def test_an_audit_reports_that_choices_are_unverified() -> None:
    """Verifying costs as much as choosing. All other proofs are complete, so an archive is accepted."""
    game, entries = log_of("easy", None)
    found = audit(game, entries, None)
    assert choices(found) == Proof("choices", "not_asked", 0, None, "workers work it out when they are asked for it")
    assert (found.proven, found.unproven, found.first_failure) == (True, None, None)
    assert proven(b"".join(map(write, entries))).game == game


def test_choices_cannot_be_proven_before_the_end() -> None:
    """The secret is not revealed yet, as for rules and draws."""
    game, entries = log_of("easy", None)
    found = audit(game, entries[:9], bytes(32))
    assert choices(found) == Proof("choices", "not_yet", 0, None, "the game has not ended")


def test_without_ai_decisions_the_proof_of_choices_passes() -> None:
    """It covers zero choices."""
    entries = load(recording("schotten_totten_1_round"))
    assert choices(audit("a" * 20, entries, None)) == Proof("choices", "passed", 0)


def test_the_versions_that_an_ai_decided() -> None:
    """Of all decisions and of some. Undecodable ones do not count."""
    _, entries = log_of("easy", None)
    asked = [entry.version for entry in entries if b'"ai":{' in entry.stored]
    assert 10 < len(asked) < len(entries) - 10
    assert list(decided_by_ai(entries)) == asked
    assert list(decided_by_ai(entries, range(asked[2], asked[5]))) == asked[2:5]
    assert list(decided_by_ai(entries, range(0))) == []
    entries[asked[0] - 1] = Entry(asked[0], b"{}", "", "")
    assert list(decided_by_ai(entries)) == asked[1:]


def test_ai_seeds_can_be_checked_independently() -> None:
    """The standard library suffices."""
    _, entries = log_of("easy", None)
    assert check_by_hand.check(map(write, entries))[0] == len(entries)
    other = play_out(opened("easy", None), cheat=lambda _, move, ai: (move, replace(ai, seed="00" * 32)))
    with pytest.raises(SystemExit, match="the AI's seed of version"):
        check_by_hand.check(map(write, other.entries()))


GOOD = Verdict(3, "passed")
BAD = Verdict(9, "failed", "bad")
GONE = Verdict(5, "unavailable", "gone")
TOO_OFTEN = "the last resort chose 5 times, and nobody can prove more than 3 to be failures"


def resort(version: int) -> Verdict:
    """Return the verdict on a choice of the last resort."""
    return Verdict(version, "passed", None, last_resort=True)


@pytest.mark.parametrize(
    ("verdicts", "proof"),
    [
        ([], Proof("choices", "passed", 0)),
        ([GOOD, GOOD], Proof("choices", "passed", 2)),
        ([GOOD, BAD, Verdict(8, "failed", "worse"), GOOD], Proof("choices", "failed", 2, 8, "worse")),
        ([GOOD, Verdict(7, "unavailable", "too"), GONE], Proof("choices", "unavailable", 1, 5, "gone")),
        ([GONE, BAD, GOOD], Proof("choices", "failed", 1, 9, "bad")),
        ([resort(4), GOOD], Proof("choices", "passed", 2, None, "the last resort chose once")),
        ([*map(resort, (4, 5, 6)), GOOD], Proof("choices", "passed", 4, None, "the last resort chose 3 times")),
        ([*map(resort, (4, 6, 8, 10, 12)), GONE], Proof("choices", "failed", 5, 10, TOO_OFTEN)),
        ([*map(resort, (4, 6, 8, 10, 12)), BAD], Proof("choices", "failed", 5, 9, "bad")),
    ],
    ids=[
        "none",
        "passed",
        "failed",
        "unavailable",
        "failed before unavailable",
        "one last resort",
        "as many as may be",
        "too many",
        "one that failed before too many",
    ],
)
def test_verdicts_determine_the_proof(verdicts: Sequence[Verdict], proof: Proof) -> None:
    """A failed verdict outweighs an unverifiable one. The first of its kind is reported, in any order."""
    assert proof_of(verdicts) == proof
    assert proof_of(reversed(verdicts)) == proof


@pytest.mark.parametrize("verdict", [GOOD, BAD, GONE])
def test_verified_choices_become_part_of_the_audit(verdict: Verdict) -> None:
    """From then on the audit passes only if the choices do."""
    game, entries = log_of("easy", None)
    found = with_choices(audit(game, entries, None), proof_of([verdict]))
    assert choices(found).status == verdict.status
    assert found.proven == (verdict is GOOD)
    assert (found.first_failure is not None) == (verdict is BAD)
