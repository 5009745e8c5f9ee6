"""The proofs of the fold (each decision is canonical, in temporal order, and folds), and of the draws."""

from collections.abc import Callable, Iterator, Sequence

from cairn.events.chain import Entry
from cairn.events.chance import DrawnChance
from cairn.events.clock import is_time
from cairn.events.codec import decode, is_stored
from cairn.events.decision import Decision
from cairn.events.segments import Segments
from cairn.projections.fold import BEFORE, Position, step
from cairn.projections.message import Message
from cairn.service.audit.proofs import Name, Proof, failed_proof, not_yet, unopened_proof
from cairn.service.cooperative import pausing


class Unfoldable(ValueError):
    """The decision of a version cannot be folded."""

    def __init__(self, version: int, why: str) -> None:
        super().__init__(why)
        self.version = version


def prove_fold(entries: Sequence[Entry], segments: Segments) -> Proof:
    """Prove that a log can be replayed."""
    try:
        for _ in iterate_positions(entries):
            pass
    except Unfoldable as error:
        # Until the end the error's message might quote hidden information.
        return failed_proof("fold", error.version, str(error) if segments.is_ended else "it cannot be read")
    return Proof("fold", "passed", len(entries))


def iterate_positions(entries: Sequence[Entry]) -> Iterator[tuple[Position, Decision]]:
    """Yield each decision, not cached to save memory, with the position before it. Raise Unfoldable."""
    position = BEFORE
    for version, entry in enumerate(pausing(entries), start=1):
        try:
            decision = decode(entry.stored, entry.version)
            _check(decision, entry, position.at)
            after = step(position, decision)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise Unfoldable(version, words_of(error)) from error
        yield position, decision
        position = after


def prove_each(
    name: Name,
    entries: Sequence[Entry],
    segments: Segments,
    why_wrong: Callable[[Position, Decision, bytes], str | Message | None] | None,
) -> Proof:
    """Prove each decision of a finished game by `why_wrong`, given the position before it and its secret."""
    if not segments.is_ended:
        return not_yet(name)
    try:
        for position, decision in iterate_positions(entries):
            if not why_wrong:
                continue
            segment = segments.at(decision.version)
            if not segment.secret:
                return unopened_proof(name, decision.version, segment.revealed_at)
            if why := why_wrong(position, decision, segment.secret):
                return failed_proof(name, decision.version, why)
    except Unfoldable as error:
        return failed_proof(name, error.version, "it cannot be folded")
    return Proof(name, "passed", len(entries))


def words_of(error: Exception) -> str:
    """Return why a decision does not fit. A ValueError has its own message."""
    return str(error) if isinstance(error, ValueError) else f"it does not fit the decisions before it ({error!r})"


def _check(decision: Decision, entry: Entry, before: str) -> None:
    if not is_stored(decision, entry.stored):
        raise ValueError("its bytes are not canonical")
    if not is_time(decision.at):
        raise ValueError(f"{decision.at!r} is not a time in the format of decisions")
    if decision.at < before:
        raise ValueError(f"it was decided at {decision.at}, before the one before it ({before})")


def wrong_draw(position: Position, decision: Decision, secret: bytes) -> str | None:
    """Return why a draw of a finished game does not follow its committed secret, or None."""
    chance = DrawnChance(secret, position.table.chance_version(decision.version), position.table.nonces)
    for place, (among, result) in enumerate(decision.draws or ()):
        dictated = chance.draw(among) if among > 0 else None
        if dictated != result:
            return f"its draw {place} among {among} is {result}, where the secret dictates {dictated}"
    return None
