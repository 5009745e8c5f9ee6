"""Archives: strict reading and full audit."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import BytesIO

from cairn.events.archive import Unreadable, names_in, read
from cairn.events.chain import Entry, Head
from cairn.events.codec import Undecodable, decode
from cairn.events.series import SeriesOpened
from cairn.events.table import Forked
from cairn.projections.message import message
from cairn.service.audit import Audit, audit
from cairn.service.audit.heads import is_signed
from cairn.service.errors import Invalid, Mistake, NotProven
from cairn.service.languages import recognize


@dataclass(frozen=True, slots=True)
class Examined:
    """An archive's game, its audit, and the names of its people."""

    game: str
    entries: list[Entry]
    audit: Audit
    names: Mapping[str, str]


def examine(data: bytes) -> Examined:
    """Read an archive and audit it. Raise Unreadable if it is not an archive."""
    entries = list(read(BytesIO(data)))
    if not entries:
        raise Unreadable(1, "there is none")
    game = ""
    for entry in entries:
        with suppress(Undecodable):  # the audit reports it
            decision = decode(entry.stored, entry.version)
            if not game or any(isinstance(event, Forked) for event in decision.events):
                game = decision.game
    return Examined(game, entries, audit(game, entries, None), names_in(data))


def first_entry(data: bytes) -> Entry:
    """Return the first line of an archive. Raise Invalid if it is not an archive, which rejects most of them early."""
    with _refused():
        first = next(read(BytesIO(data)), None)
        if first is None:
            raise Unreadable(1, "there is none")
        _check_game(first)
        return first


def examine_archive(data: bytes) -> Examined:
    """Read an archive and audit it. Raise Invalid if it is not an archive."""
    with _refused():
        return examine(data)


def proven(data: bytes) -> Examined:
    """Read an archive and audit it. Raise Invalid if it is not an archive, NotProven if a proof did not pass."""
    examination = examine_archive(data)
    _check_game(examination.entries[0])
    if problem := why_not_proven(examination.audit):
        raise problem
    return examination


def why_not_proven(audit: Audit) -> NotProven | None:
    """Return the refusal of an archive with a proof that did not pass, or None."""
    proof = audit.unproven
    if proof is None:
        return None
    why = proof.message or recognize(proof.why or "", "why")
    if not proof.version:
        return NotProven(message("proof-not-passed", name=proof.name, why=why), proof=proof)
    return NotProven(message("proof-not-passed-at", name=proof.name, version=proof.version, why=why), proof=proof)


def _check_game(first: Entry) -> None:
    """Refuse the log of a series: it is proven, but it is not a game that can be imported."""
    with suppress(Undecodable):
        if any(isinstance(event, SeriesOpened) for event in decode(first.stored, first.version).events):
            raise Invalid("log-of-series")


@contextmanager
def _refused() -> Iterator[None]:
    try:
        yield
    except Unreadable as error:
        mistake = Mistake(pointer=f"/{error.line}", detail=f"{error}.")
        raise Invalid("body-not-archive", errors=[mistake]) from error


def why_not_held(
    entries: list[Entry], game: str, head: Head, signature: str | None, public_key: str | None
) -> str | None:
    """Return why a stored head is not of this log, or not signed with the key, or None. Raise ValueError."""
    if not 1 <= head.version <= len(entries):
        return f"the log has {len(entries)} versions, and the head is of version {head.version}"
    if entries[head.version - 1].chain != head.chain:
        return f"at version {head.version} the chain is another: history was rewritten, at this version or before"
    if public_key and (not signature or not is_signed(public_key, game, head, signature)):
        return "the signature is not this key's"
    return None
