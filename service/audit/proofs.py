"""What an audit answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Literal["chain", "fold", "rules", "draws"]
Status = Literal["passed", "failed", "not_yet", "unavailable"]


class Proof(Struct, frozen=True):
    """One proof: how many versions it covered, and if it did not pass, why; if it failed, at which version.

    `not_yet` waits for the end of the game, `unavailable` for a version of the rules that this service has not.
    """

    name: Annotated[
        Name,
        Meta(
            description="`chain`: nothing was rewritten; `fold`: it can be replayed; `rules`: all was legal; "
            "`draws`: the draws are those that the secret dictates."
        ),
    ]
    status: Annotated[
        Status, Meta(description="`not_yet`: only after the end; `unavailable`: these rules are not here.")
    ]
    checked: Annotated[int, Meta(description="How many versions it covered.")]
    version: Annotated[int | None, Meta(description="The version at which it failed; null if it did not.")] = None
    why: Annotated[str | None, Meta(description="Why it did not pass; null if it did.")] = None


class Audit(Struct, frozen=True):
    """What was proven of the first `version` decisions."""

    version: Annotated[int, Meta(description="How many decisions were audited.")]
    proofs: Annotated[tuple[Proof, ...], Meta(description="One for each proof: chain, fold, rules, draws.")]

    @property
    def proven(self) -> bool:
        """Whether all proofs passed."""
        return self.unproven is None

    @property
    def unproven(self) -> Proof | None:
        """The first proof that did not pass, if one did not."""
        return next((proof for proof in self.proofs if proof.status != "passed"), None)

    @property
    def failed(self) -> Proof | None:
        """The first proof that failed, if one did."""
        return next((proof for proof in self.proofs if proof.status == "failed"), None)


def failed(name: Name, version: int, why: str) -> Proof:
    """Return a proof that failed at a version."""
    return Proof(name, "failed", version - 1, version, why)


def unopened(name: Name, version: int, told: int | None) -> Proof:
    """Return a proof that failed, as no secret opens the decision of a version; `told` is where it should be told."""
    return Proof(name, "failed", version - 1, told, "no secret is told that could prove what was decided before")


def not_yet(name: Name) -> Proof:
    """Return a proof that can be made when the game has ended."""
    return Proof(name, "not_yet", 0, None, "the game has not ended")
