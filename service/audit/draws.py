"""The proof of the draws: every draw is the one that the game's secret dictates."""

from collections.abc import Sequence

from cairn.events.chain import Entry
from cairn.events.chance import DrawnChance
from cairn.events.decision import Decision
from cairn.events.segments import Segments
from cairn.projections.fold import Position
from cairn.service.audit.fold import prove_each
from cairn.service.audit.proofs import Proof


def prove_draws(entries: Sequence[Entry], segments: Segments) -> Proof:
    """Prove that the draws of a finished game follow its committed secret."""
    return prove_each("draws", entries, segments, _wrong_draw)


def _wrong_draw(position: Position, decision: Decision, secret: bytes) -> str | None:
    """Return the fault of the first draw that differs from the one the secret dictates, if any."""
    chance = DrawnChance(secret, decision.version, position.table.nonces)
    for place, (among, result) in enumerate(decision.draws or ()):
        dictated = chance.draw(among) if among > 0 else None
        if dictated != result:
            return f"its draw {place} among {among} is {result}, where the secret dictates {dictated}"
    return None
