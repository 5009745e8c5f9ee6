"""The proof of the choices: every move of an AI is what its level chooses from what its seat could see.

This proof costs as much as the AIs' search, so workers compute it on request (`workers/choices.py`), and the audit only
states whether there is anything to prove.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.segments import Segments
from cairn.service.audit.proofs import Audit, Proof, not_yet
from cairn.service.queries.fields import Version


class Verdict(Struct, frozen=True):
    """The verdict on one choice of an AI."""

    version: Annotated[Version, Meta(description="The version of the decision.")]
    status: Annotated[
        Literal["passed", "failed", "unavailable"],
        Meta(
            description="`passed`: its level makes it from what its seat saw, with its seed; `failed`: it does not; "
            "`unavailable`: this service does not have that version of the level, or of the rules."
        ),
    ]
    why: Annotated[str | None, Meta(description="Why it did not pass; null if it did.")] = None
    last_resort: Annotated[
        bool,
        Meta(description="Whether `random` chose for the seat's level, which had failed; that cannot be proven."),
    ] = False


MAX_RESORTS = 3
"""Maximum number of choices by the last resort in a game. An attacker who could force one would have the better of
two moves each time, and could pick it by hidden information."""


def prove_choices(entries: Sequence[Entry], segments: Segments) -> Proof:
    """State whether there are choices to prove: there are none without an AI."""
    if not segments.is_ended:
        return not_yet("choices")
    if any(decided_by_ai(entries)):
        return Proof("choices", "not_asked", 0, None, "workers work it out when they are asked for it")
    return Proof("choices", "passed", 0)


def decided_by_ai(entries: Sequence[Entry], versions: range | None = None) -> Iterator[int]:
    """Yield the versions, of all or of a range, that an AI decided. Undecodable ones are left to the other proofs."""
    versions_asked = range(1, len(entries) + 1) if versions is None else versions
    for version in range(max(1, versions_asked.start), min(versions_asked.stop, len(entries) + 1)):
        with suppress(Undecodable):
            if decode(entries[version - 1].stored, version).ai is not None:
                yield version


def proof_of(verdicts: Iterable[Verdict]) -> Proof:
    """Return the proof that verdicts add up to. It names the first that did not pass, preferring one that failed.

    `checked` is how many choices passed. The proof states how often the last resort chose, and fails above the limit.
    """
    every = list(verdicts)
    resorts = sorted(verdict.version for verdict in every if verdict.last_resort and verdict.status == "passed")
    wrong = [verdict for verdict in every if verdict.status != "passed"]
    if len(resorts) > MAX_RESORTS:
        why = f"the last resort chose {len(resorts)} times, and nobody can prove more than {MAX_RESORTS} to be failures"
        wrong.append(Verdict(resorts[MAX_RESORTS], "failed", why))
    first = min(wrong, key=lambda verdict: (verdict.status != "failed", verdict.version), default=None)
    passed = sum(verdict.status == "passed" for verdict in every)
    if first:
        return Proof("choices", first.status, passed, first.version, first.why)
    times = "once" if len(resorts) == 1 else f"{len(resorts)} times"
    return Proof("choices", "passed", passed, None, f"the last resort chose {times}" if resorts else None)


def with_choices(audit: Audit, proof: Proof) -> Audit:
    """Return an audit with this proof of its choices."""
    return replace(audit, proofs=tuple(proof if other.name == proof.name else other for other in audit.proofs))
