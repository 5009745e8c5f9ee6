"""Reading and folding logs. An unreadable log is distinguished from a failure of the service."""

from collections.abc import Sequence

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.decision import Decision, redact
from cairn.projections.fold import UNFOLDABLE, Position, step
from cairn.service.cooperative import sleep
from cairn.service.errors import UnreadableLog
from cairn.service.queries.snapshots import TRUTH, Who

PIECE = 256
"""Number of decisions folded without yielding to other tasks, which takes less than 20 ms."""


def decode_entry(game: str, entry: Entry) -> Decision:
    """Decode a stored decision. Raise UnreadableLog if it is invalid."""
    try:
        return decode(entry.stored, entry.version)
    except Undecodable as error:
        raise UnreadableLog(game, entry.version, str(error)) from error


def fold_readable(game: str, decisions: Sequence[Decision], start: Position, who: Who = TRUTH) -> Position:
    """Return the position that decisions lead to from `start`, as a viewer may know it while the game runs.

    Raise UnreadableLog if a decision does not fold.
    """
    for piece in range(0, len(decisions), PIECE):
        if piece:
            sleep(0)  # yield to other tasks
        for decision in decisions[piece : piece + PIECE]:
            try:
                start = step(start, decision if who == TRUTH else redact(decision, who, ended=False))
            except UNFOLDABLE as error:
                # The version in the decision itself may be wrong, too.
                raise UnreadableLog(game, start.version + 1, f"it does not fold: {error!r}") from error
    return start
