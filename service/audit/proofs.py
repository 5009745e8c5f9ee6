"""The result of an audit."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Literal["chain", "fold", "rules", "draws", "choices", "results"]
Status = Literal["passed", "failed", "not_yet", "unavailable", "not_asked"]


class Proof(Struct, frozen=True):
    """A proof: the number of covered versions, the reason if it did not pass, and the version of a failure.

    `not_yet` requires the end of the game, `unavailable` a version of the rules or of an AI's level that this service
    lacks. `not_asked` applies only to the proof of the choices, which costs as much as the AIs' search.
    """

    name: Annotated[
        Name,
        Meta(
            description="`chain`: nothing was rewritten; `fold`: it can be replayed; `rules`: all was legal; "
            "`draws`: the draws are those that the secret dictates; `choices`: each AI's move is what its level "
            "chooses by what its seat could see, with the seed that the secret dictates; `results`: of a series, each "
            "result is that of its game."
        ),
    ]
    status: Annotated[
        Status,
        Meta(
            description="`not_yet`: only after the end; `unavailable`: this version of the rules, or of an AI's level, "
            "is not available; `not_asked`: workers compute it on request."
        ),
    ]
    checked: Annotated[int, Meta(description="The number of covered versions; of `choices`, of passed choices.")]
    version: Annotated[
        int | None,
        Meta(description="The version of the failure, or of the first choice that cannot be checked here; else null."),
    ] = None
    why: Annotated[
        str | None,
        Meta(
            description="Why it did not pass; null if it did. Of `choices` that passed: how often the last resort "
            "chose, if it did."
        ),
    ] = None


class Audit(Struct, frozen=True):
    """The proofs of the first `version` decisions."""

    version: Annotated[int, Meta(description="The number of audited decisions.")]
    proofs: Annotated[
        tuple[Proof, ...],
        Meta(description="The proofs: chain, fold, rules, draws, choices; of a series `results` instead of `choices`."),
    ]

    @property
    def proven(self) -> bool:
        """Whether all requested proofs passed."""
        return self.unproven is None

    @property
    def unproven(self) -> Proof | None:
        """The first requested proof that did not pass, if any."""
        return next((proof for proof in self.proofs if proof.status not in ("passed", "not_asked")), None)

    @property
    def first_failure(self) -> Proof | None:
        """The first proof that failed, if any."""
        return next((proof for proof in self.proofs if proof.status == "failed"), None)


def failed_proof(name: Name, version: int, why: str) -> Proof:
    """Return a proof that failed at a version."""
    return Proof(name, "failed", version - 1, version, why)


def unopened_proof(name: Name, version: int, revealed_at: int | None) -> Proof:
    """Return a proof that failed as no secret opens a version's decision; `revealed_at` should have revealed it."""
    return Proof(name, "failed", version - 1, revealed_at, "no revealed secret could prove the earlier decisions")


def not_yet(name: Name) -> Proof:
    """Return a proof that is possible only after the game has ended."""
    return Proof(name, "not_yet", 0, None, "the game has not ended")
