"""The proof of the draws: every draw is the one that the game's secret dictates."""

from collections.abc import Sequence

from cairn.events.chain import Entry
from cairn.events.chance import DrawnChance
from cairn.events.decision import Decision
from cairn.events.segments import Segments
from cairn.projections.fold import Position
from cairn.service.audit.fold import Unfoldable, folded
from cairn.service.audit.proofs import Proof, failed_proof, not_yet, unopened_proof


def prove_draws(entries: Sequence[Entry], segments: Segments) -> Proof:
    """Prove, when the game has ended, that nobody chose what was drawn."""
    if not segments.ended:
        return not_yet("draws")
    try:
        for position, decision in folded(entries):
            segment = segments.at(decision.version)
            if not segment.secret:
                return unopened_proof("draws", decision.version, segment.revealed_at)
            if why := _wrong_draw(position, decision, segment.secret):
                return failed_proof("draws", decision.version, why)
    except Unfoldable as error:
        return failed_proof("draws", error.version, "it cannot be folded")
    return Proof("draws", "passed", len(entries))


def _wrong_draw(position: Position, decision: Decision, secret: bytes) -> str | None:
    """Return which draw of a decision is not the one the secret dictates, if one is not."""
    chance = DrawnChance(secret, decision.version, position.table.nonces)
    for place, (among, result) in enumerate(decision.draws or ()):
        dictated = chance.draw(among) if among > 0 else None
        if dictated != result:
            return f"its draw {place} among {among} is {result}, where the secret dictates {dictated}"
    return None
