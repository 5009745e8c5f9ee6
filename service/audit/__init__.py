"""The audit: what a game's log proves about itself, each of four proofs separately."""

from collections.abc import Iterable

from events.chain import Entry
from service.audit.answers import Audit, Proof
from service.audit.chain import prove_chain
from service.audit.decisions import prove_decisions
from service.audit.segments import Segments

__all__ = ["Audit", "Proof", "audit"]


def audit(game: str, entries: Iterable[Entry], secret: bytes | None) -> Audit:
    """Prove a game's log: its chain, its fold, its moves by the rules, its draws by the secret.

    `secret` is the game's, if it has not been revealed; with None it must be in the log itself. Before the end the
    rules and the draws are not looked at.
    """
    laid = list(entries)
    segments = Segments.of(laid, secret)
    return Audit(len(laid), (prove_chain(game, laid, segments), *prove_decisions(laid, segments)))
