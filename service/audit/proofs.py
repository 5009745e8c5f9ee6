"""The result of an audit."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Literal["chain", "fold", "rules", "draws", "choices", "results"]
Status = Literal["passed", "failed", "not_yet", "unavailable", "not_asked"]


class Proof(Struct, frozen=True):
    """One proof: how many versions it covered, and if it did not pass, why; if it failed, at which version.

    `not_yet` waits for the end of the game, `unavailable` for a version of the rules or of an AI's level that this
    service has not. `not_asked` is only the proof of the choices, which costs what their thinking cost.
    """

    name: Annotated[
        Name,
        Meta(
            description="`chain`: nothing was rewritten; `fold`: it can be replayed; `rules`: all was legal; "
            "`draws`: the draws are those that the secret dictates; `choices`: each AI's move is what its level "
            "chooses of what its seat could see, with the seed that the secret dictates; `results`: of a series, each "
            "result is that of its game."
        ),
    ]
    status: Annotated[
        Status,
        Meta(
            description="`not_yet`: only after the end; `unavailable`: this version of the rules, or of an AI's level, "
            "is not here; `not_asked`: workers work it out when they are asked for it."
        ),
    ]
    checked: Annotated[int, Meta(description="How many versions it covered; of `choices`, how many of them passed.")]
    version: Annotated[
        int | None,
        Meta(description="The version at which it failed, or the first choice that cannot be checked here; else null."),
    ] = None
    why: Annotated[
        str | None,
        Meta(
            description="Why it did not pass; null if it did. Of `choices` that passed: how often the last resort "
            "chose, if it did."
        ),
    ] = None


class Audit(Struct, frozen=True):
    """What was proven of the first `version` decisions."""

    version: Annotated[int, Meta(description="How many decisions were audited.")]
    proofs: Annotated[
        tuple[Proof, ...],
        Meta(
            description="One for each proof: chain, fold, rules, draws, choices; of a series `results` in their place."
        ),
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
