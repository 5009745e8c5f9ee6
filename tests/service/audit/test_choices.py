"""What the audit says of AIs' choices before workers have looked at them, and of what they found."""

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
    """Return a finished game of Schotten Totten, and its log; without a level a seat is a human's."""
    game = play_out(opened(*levels))
    return game.game, game.entries()


def opened(*levels: str | None) -> Game:
    """Return such a game before its first move."""
    return begin("schotten_totten", FACTS["schotten_totten"].options[0][0], 2, 1, levels)


def choices(found: Audit) -> Proof:
    """Return the fifth proof."""
    assert [proof.name for proof in found.proofs] == ["chain", "fold", "rules", "draws", "choices"]
    return found.proofs[4]


def test_an_audit_only_says_that_there_are_choices_to_prove() -> None:
    """They cost what the thinking cost; all else is proven, and so an archive is taken."""
    game, entries = log_of("easy", None)
    found = audit(game, entries, None)
    assert choices(found) == Proof("choices", "not_asked", 0, None, "workers work it out when they are asked for it")
    assert (found.proven, found.unproven, found.first_failure) == (True, None, None)
    assert proven(b"".join(map(write, entries))).game == game


def test_before_the_end_there_is_no_secret_to_prove_them_with() -> None:
    """As with the rules and the draws."""
    game, entries = log_of("easy", None)
    found = audit(game, entries[:9], bytes(32))
    assert choices(found) == Proof("choices", "not_yet", 0, None, "the game has not ended")


def test_where_no_ai_decided_there_is_nothing_to_prove() -> None:
    """It has passed, of no choices."""
    entries = load(recording("schotten_totten_1_round"))
    assert choices(audit("a" * 20, entries, None)) == Proof("choices", "passed", 0)


def test_which_versions_an_ai_decided() -> None:
    """Of all, and of some; what cannot be decoded is none."""
    _, entries = log_of("easy", None)
    asked = [entry.version for entry in entries if b'"ai":{' in entry.stored]
    assert 10 < len(asked) < len(entries) - 10
    assert list(decided_by_ai(entries)) == asked
    assert list(decided_by_ai(entries, range(asked[2], asked[5]))) == asked[2:5]
    assert list(decided_by_ai(entries, range(0))) == []
    entries[asked[0] - 1] = Entry(asked[0], b"{}", "", "")
    assert list(decided_by_ai(entries)) == asked[1:]


def test_a_stranger_can_check_the_seeds_by_hand() -> None:
    """With the standard library alone."""
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
def test_verdicts_make_the_proof(verdicts: Sequence[Verdict], proof: Proof) -> None:
    """One that failed is worse than one that cannot be checked; the first of its kind is told, in whatever order."""
    assert proof_of(verdicts) == proof
    assert proof_of(reversed(verdicts)) == proof


@pytest.mark.parametrize("verdict", [GOOD, BAD, GONE])
def test_what_was_worked_out_takes_its_place_in_the_audit(verdict: Verdict) -> None:
    """From then on the audit is proven only if the choices are."""
    game, entries = log_of("easy", None)
    found = with_choices(audit(game, entries, None), proof_of([verdict]))
    assert choices(found).status == verdict.status
    assert found.proven == (verdict is GOOD)
    assert (found.first_failure is not None) == (verdict is BAD)
