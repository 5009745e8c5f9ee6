"""The audit: the proofs that a game's log provides, one function for each."""

from collections.abc import Iterable

from cairn.events.chain import Entry
from cairn.events.segments import Segments
from cairn.events.series import is_series
from cairn.service.audit.chain import prove_chain
from cairn.service.audit.fold import prove_each, prove_fold, wrong_draw
from cairn.service.audit.proofs import Audit, Proof, prove_choices
from cairn.service.audit.rules import prove_rules
from cairn.service.audit.series import prove_actors, with_protection

__all__ = ["Audit", "Proof", "audit"]


def audit(game: str, entries: Iterable[Entry], secret: bytes | None) -> Audit:
    """Prove a game's log by its secret, or with None by what it reveals. Workers prove the choices on request."""
    log = list(entries)
    segments = Segments.read(log, secret)
    draws = prove_each("draws", log, segments, wrong_draw)
    proofs = [
        prove_chain(game, log, segments),
        prove_fold(log, segments),
        prove_rules(log, segments),
        with_protection(draws, log) if is_series(game) else draws,
        prove_choices(log, segments),
    ]
    return Audit(len(log), (*proofs, *([prove_actors(log)] if is_series(game) else [])))
