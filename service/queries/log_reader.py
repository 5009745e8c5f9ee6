"""What is read of a log, folded; a log that cannot be read is told apart from a failure of the service."""

from collections.abc import Sequence

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.decision import Decision, redact
from cairn.projections.fold import UNFOLDABLE, Position, fold, step
from cairn.service.cooperative import sleep
from cairn.service.errors import UnreadableLog
from cairn.service.queries.snapshots import TRUTH, Who

PIECE = 256
"""So many decisions are folded without a pause: for less than 20 ms."""


def decode_entry(game: str, entry: Entry) -> Decision:
    """Return a stored decision; raise UnreadableLog."""
    try:
        return decode(entry.stored, entry.version)
    except Undecodable as error:
        raise UnreadableLog(game, entry.version, str(error)) from error


def fold_readable(game: str, decisions: Sequence[Decision], start: Position, who: Who = TRUTH) -> Position:
    """Return the position that decisions lead to from `start`, as somebody may know them while the game runs.

    Raise UnreadableLog.
    """
    for piece in range(0, len(decisions), PIECE):
        if piece:
            sleep(0)  # others go on
        start = _folded(game, _seen(decisions[piece : piece + PIECE], who), start)
    return start


def _seen(decisions: Sequence[Decision], who: Who) -> Sequence[Decision]:
    return decisions if who == TRUTH else [redact(decision, who, ended=False) for decision in decisions]


def _folded(game: str, decisions: Sequence[Decision], start: Position) -> Position:
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
