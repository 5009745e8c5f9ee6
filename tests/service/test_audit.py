"""The audit finds what was done to a log, and at which version."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from playing import RECORDED, load

from events.chain import Entry, seal
from events.codec import decode
from service.audit import audit

ENTRIES = load(RECORDED / "schotten_totten_1_round.jsonl")
GAME = decode(ENTRIES[0].stored).game
SECRET = bytes.fromhex(decode(ENTRIES[-1].stored).events[-1].secret)  # type: ignore[attr-defined]


def resealed(change: Callable[[int, Entry], Entry]) -> list[Entry]:
    """Return the log with entries changed and all digests and links made anew, as who knows the secret could."""
    laid: list[Entry] = []
    for place, entry in enumerate(ENTRIES):
        changed = decode(change(place, entry).stored)
        laid.append(seal(changed, laid[-1].chain if laid else GAME, SECRET))
    return laid


def proven(entries: list[Entry], secret: bytes | None = None) -> dict[str, tuple[str, int | None]]:
    """Return each proof's status and the version it failed at."""
    return {proof.name: (proof.status, proof.version) for proof in audit(GAME, entries, secret).proofs}


WHOLE = ("passed", None)


def test_a_whole_log_passes() -> None:
    """With the secret that it tells itself, or with the one that is still kept."""
    assert proven(ENTRIES) == proven(ENTRIES, SECRET) == {"chain": WHOLE, "fold": WHOLE}
    assert proven(ENTRIES[:9], SECRET) == {"chain": WHOLE, "fold": WHOLE}


@pytest.mark.parametrize("place", [0, 1, 7, len(ENTRIES) - 2])
def test_a_changed_byte_digest_or_link_is_found(place: int) -> None:
    """At the version it is in."""
    entry = ENTRIES[place]
    for changed in (
        replace(entry, stored=entry.stored.replace(b'"at":"2026', b'"at":"2025')),
        replace(entry, digest="0" * 64),
        replace(entry, chain="0" * 64),
    ):
        spoilt = [*ENTRIES[:place], changed, *ENTRIES[place + 1 :]]
        assert proven(spoilt, SECRET)["chain"] == ("failed", place + 1)


def test_missing_doubled_and_swapped_decisions_are_found() -> None:
    """By both proofs, at the first version that is not what it should be."""
    five = ENTRIES[5]
    for spoilt, version in (
        (ENTRIES[:5] + ENTRIES[6:], 6),
        ([*ENTRIES[:6], five, *ENTRIES[6:]], 7),
        ([*ENTRIES[:5], ENTRIES[6], five, *ENTRIES[7:]], 6),
    ):
        assert proven(spoilt, SECRET) == {"chain": ("failed", version), "fold": ("failed", version)}


def test_another_secret_is_found() -> None:
    """None opens the digests but the one that was committed to."""
    assert proven(ENTRIES, bytes(32))["chain"] == ("failed", 1)
    assert proven(ENTRIES[:9])["chain"] == ("failed", 1)


def test_bytes_that_are_not_canonical_are_found() -> None:
    """Even under a right digest: a decision is stored in one way only."""
    spoilt = [*ENTRIES[:3], replace(ENTRIES[3], stored=ENTRIES[3].stored.replace(b'{"ai"', b'{ "ai"')), *ENTRIES[4:]]
    assert proven(spoilt, SECRET)["fold"] == ("failed", 4)


def test_time_that_goes_back_is_found() -> None:
    """Even if everything was sealed anew."""

    def back(place: int, entry: Entry) -> Entry:
        return replace(entry, stored=entry.stored.replace(b'"at":"2026', b'"at":"2025')) if place == 6 else entry

    assert proven(resealed(back), SECRET) == {"chain": WHOLE, "fold": ("failed", 7)}
