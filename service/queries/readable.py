"""What is read of a log, folded; a log that cannot be read is told apart from a failure of the service."""

from collections.abc import Sequence

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.decision import Decision, redact
from cairn.projections.fold import UNFOLDABLE, Position, fold, step
from cairn.service.errors import UnreadableLog
from cairn.service.queries.snapshots import TRUTH, Who


def decoded(game: str, entry: Entry) -> Decision:
    """Return a stored decision; raise UnreadableLog."""
    try:
        return decode(entry.stored, entry.version)
    except Undecodable as error:
        raise UnreadableLog(game, entry.version, str(error)) from error


def seen_decisions(decisions: Sequence[Decision], who: Who) -> Sequence[Decision]:
    """Return decisions as somebody may know them while the game runs."""
    return decisions if who == TRUTH else [redact(decision, who, ended=False) for decision in decisions]


def folded(game: str, decisions: Sequence[Decision], start: Position) -> Position:
    """Return the position that decisions lead to from `start`; raise UnreadableLog."""
    try:
        return fold(decisions, start)
    except UNFOLDABLE:
        for decision in decisions:
            try:
                start = step(start, decision)
            except UNFOLDABLE as error:
                # What it says its own version is may be wrong, too.
                raise UnreadableLog(game, start.version + 1, f"it does not fold: {error!r}") from error
        raise
