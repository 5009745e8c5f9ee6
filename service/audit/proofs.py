"""Proofs: the results of an audit, and the proof of the choices, by which an AI's moves are its level's.

That costs as much as the AIs' search: workers compute it on request (`workers/choices.py`).
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Annotated, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.segments import Segments
from cairn.projections.message import Message, Said
from cairn.service.languages import Language, english
from cairn.service.queries.fields import Version, doc

Name = Literal["chain", "fold", "rules", "draws", "choices", "actors", "results"]
Status = Literal["passed", "failed", "not_yet", "unavailable", "not_asked"]


class Proof(Struct, frozen=True):
    """A proof about the versions of a log."""

    name: Annotated[
        Name,
        doc(
            "`chain`: nothing was rewritten; `fold`: it can be replayed; `rules`: all was legal; `draws`: the secret "
            "dictates them; `choices`: each AI's move is what its level chooses by what its seat saw, with the "
            "seed that the secret dictates; of a series, `actors`: who withdrew whom; `results`: those of its games."
        ),
    ]
    status: Annotated[
        Status,
        doc(
            "`not_yet`: only after the end; `unavailable`: this service lacks the version of the rules or of a "
            "level; `not_asked`: workers compute the choices on request."
        ),
    ]
    checked: Annotated[int, doc("The number of covered versions; of `choices`, of passed choices.")]
    version: Annotated[int | None, doc("The first version that failed or cannot be checked; else null.")] = None
    why: Annotated[str | None, doc("Why it did not pass, or what it says besides; else null.")] = None
    message: Said = UNSET


class Audit(Struct, frozen=True):
    """The proofs of the first `version` decisions."""

    version: Annotated[int, doc("The number of audited decisions.")]
    proofs: Annotated[tuple[Proof, ...], doc("In order; a series has `actors` and `results` instead of `choices`.")]

    @property
    def proven(self) -> bool:
        """Whether all requested proofs passed."""
        return self.unproven is None

    @property
    def unproven(self) -> Proof | None:
        """The first requested proof that did not pass, if any."""
        return next((proof for proof in self.proofs if proof.status not in ("passed", "not_asked")), None)

    def say(self, language: Language) -> "Audit":
        """Return the audit in a language."""
        return replace(self, proofs=tuple(language.explain(proof, "why", "why") for proof in self.proofs))

    @property
    def first_failure(self) -> Proof | None:
        """The first proof that failed, if any."""
        return next((proof for proof in self.proofs if proof.status == "failed"), None)


def failed_proof(name: Name, version: int, why: str | Message) -> Proof:
    """Return a proof that failed at a version."""
    said = why if isinstance(why, Message) else UNSET
    return Proof(name, "failed", version - 1, version, english().render(why), said)


def unopened_proof(name: Name, version: int, revealed_at: int | None) -> Proof:
    """Return a proof that failed as no secret opens a version's decision; `revealed_at` should have revealed it."""
    return Proof(name, "failed", version - 1, revealed_at, "no revealed secret could prove the earlier decisions")


def not_yet(name: Name) -> Proof:
    """Return a proof that is possible only after the game has ended."""
    return Proof(name, "not_yet", 0, None, "the game has not ended")


class Verdict(Struct, frozen=True):
    """The verdict on one choice of an AI."""

    version: Annotated[Version, doc("The version of the decision.")]
    status: Annotated[
        Literal["passed", "failed", "unavailable"],
        doc("Whether its level makes it from its seat's view and seed; `unavailable` without that level or rules."),
    ]
    why: Annotated[str | None, doc("Why it did not pass; null if it did.")] = None
    last_resort: Annotated[bool, doc("Whether `random` chose, as the level failed; that cannot be proven.")] = False
    message: Said = UNSET


MAX_RESORTS = 3
"""Maximum number of choices by the last resort in a game.

An attacker who could force one would have the better of two moves each time, and could pick it by hidden information.
"""


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
    """Return the proof that verdicts add up to: it names the first that failed, else the first that did not pass."""
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
