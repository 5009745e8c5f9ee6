"""What is read of a log, folded; a log that cannot be read is told apart from a failure of the service."""

from collections.abc import Iterable

from events.chain import Entry
from events.codec import Undecodable, decode
from events.decision import Decision, redact
from projections.fold import Position, fold, step
from service.errors import UnreadableLog
from service.queries.snapshots import TRUTH, Who

UNFOLDABLE = (ValueError, LookupError, TypeError, AttributeError)
"""What a fold raises where an event is unknown, or does not fit what was before it."""


def decision_for(game: str, who: Who, entry: Entry) -> Decision:
    """Return a stored decision as somebody may know it while the game runs; raise UnreadableLog."""
    try:
        decision = decode(entry.stored, entry.version)
    except Undecodable as error:
        raise UnreadableLog(game, entry.version, str(error)) from error
    return decision if who == TRUTH else redact(decision, who, ended=False)


def folded(game: str, decisions: Iterable[Decision], start: Position) -> Position:
    """Return the position that decisions lead to from `start`; raise UnreadableLog."""
    following = list(decisions)
    try:
        return fold(following, start)
    except UNFOLDABLE:
        for decision in following:
            try:
                start = step(start, decision)
            except UNFOLDABLE as error:
                # What it says its own version is may be wrong, too.
                raise UnreadableLog(game, start.version + 1, f"it does not fold: {error!r}") from error
        raise
