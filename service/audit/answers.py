"""What an audit answers."""

from dataclasses import dataclass
from typing import Literal

Status = Literal["passed", "failed", "not_yet", "unavailable"]


@dataclass(frozen=True, slots=True)
class Proof:
    """One proof: how many versions it covered, and if it did not pass, why; if it failed, at which version.

    `not_yet` waits for the end of the game, `unavailable` for a version of the rules that this service has not.
    """

    name: Literal["chain", "fold", "rules", "draws"]
    status: Status
    checked: int
    version: int | None = None
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Audit:
    """What was proven of the first `version` decisions."""

    version: int
    proofs: tuple[Proof, ...]

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
