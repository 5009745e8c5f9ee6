"""The audit: the proofs that a game's log provides, one function for each."""

from collections.abc import Iterable

from cairn.events.chain import Entry
from cairn.events.segments import Segments
from cairn.service.audit.chain import prove_chain
from cairn.service.audit.choices import prove_choices
from cairn.service.audit.draws import prove_draws
from cairn.service.audit.fold import prove_fold
from cairn.service.audit.proofs import Audit, Proof
from cairn.service.audit.rules import prove_rules

__all__ = ["Audit", "Proof", "audit"]


def audit(game: str, entries: Iterable[Entry], secret: bytes | None) -> Audit:
    """Prove a game's log: its chain, its fold, its moves by the rules, its draws by the secret.

    `secret` is the game's, if it has not been revealed; with None the log itself must contain it. The rules and the
    draws are proven once the game has ended. The choices of its AIs are proven by workers on request.
    """
    log = list(entries)
    segments = Segments.read(log, secret)
    proofs = (
        prove_chain(game, log, segments),
        prove_fold(log, segments),
        prove_rules(log, segments),
        prove_draws(log, segments),
        prove_choices(log, segments),
    )
    return Audit(len(log), proofs)
