"""The proof of the chain: every digest and every link, and that each secret matches its commitment."""

from collections.abc import Sequence

from cairn.events.chain import Entry, commitment, digest, link
from cairn.events.codec import Undecodable, decode
from cairn.events.decision import Decision
from cairn.events.ids import is_id
from cairn.events.segments import Segment, Segments, is_empty, opens
from cairn.events.series import id_of
from cairn.service.audit.proofs import Proof, failed_proof
from cairn.service.cooperative import pausing


def prove_chain(game: str, entries: Sequence[Entry], segments: Segments) -> Proof:
    """Prove that the log is complete and that of the game. Without the secret only its links are checked: `not_yet`."""
    opening = segments.at(1).game if entries else None
    before = game if opening is None else opening
    for segment in segments.parts:
        if is_empty(segment):
            continue
        if segment.revealed_at and segment.secret is None:
            return failed_proof("chain", segment.revealed_at, "the revealed secret is invalid")
        if segment.game == "":
            return failed_proof("chain", segment.first, "it does not say which game begins")
        if segment.secret is not None and not opens(segment, entries):
            if segment.game is None:  # it may have been a fork, to which the secret does not apply
                return failed_proof("chain", segment.first, "it cannot be decoded")
            why = "the secret opens none of the digests"
            return Proof("chain", "failed", segment.first - 1, segment.revealed_at or segment.first, why)
        for version in pausing(range(segment.first, segment.last + 1)):
            broken = _broken_chain(entries[version - 1], version, before, game, segments)
            if broken:
                return failed_proof("chain", version, broken)
            before = entries[version - 1].chain
    if segments.parts[-1].secret is None:
        why = "the links are intact; the digests can be opened when the game has ended"
        return Proof("chain", "not_yet", len(entries), None, why)
    return Proof("chain", "passed", len(entries))


def _broken_chain(entry: Entry, version: int, before: str, game: str, segments: Segments) -> str | None:
    if entry.version != version:
        return f"version {entry.version} stands in its place"
    segment = segments.at(version)
    if segment.secret is not None and digest(segment.secret, version, entry.stored) != entry.digest:
        return "the digest is not that of the stored bytes"
    try:
        decision = decode(entry.stored, entry.version)
    except Undecodable as error:
        # Until the end the error's message might quote hidden information.
        return f"it cannot be decoded: {error}" if segments.is_ended else "it cannot be decoded"
    if link(before, version, decision.at, decision.by, entry.digest) != entry.chain:
        return "the chain does not follow from the one before"
    return _strange(decision, segment, game, segments)


def _strange(decision: Decision, segment: Segment, game: str, segments: Segments) -> str | None:
    """Return why a decision is not of its game, or does not commit to its secret as a first one must, if so."""
    named = game if segment is segments.parts[-1] else segment.game
    if decision.game not in ("", named):
        return f"it is of game {decision.game}, not {named}"
    if not is_id(id_of(named or "")):
        return f"{named!r} is no game's id"
    if decision.version != segment.first or segment.secret is None:
        return None
    commitments = [getattr(event, "commitment", "") for event in decision.events if event.begins]
    return None if commitments == [commitment(segment.secret)] else "the secret is not the one the game committed to"
