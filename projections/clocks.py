"""The clocks of a game: how much time each seat has used, and since when the present one is waited for.

Time is told by the decisions themselves: each says when it was made, and by whom. A seat's time runs from the decision
that left it waited for to its own next one. So a fold knows all clocks, and an audit proves that time was over.
"""

from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.decision import Decision
from cairn.events.table import Clock, TimeGiven, TimeRanOut, Undone
from cairn.projections.tuples import put


class Clocks(Struct, frozen=True, gc=False):
    """Milliseconds: `used` by each seat, of this turn or of its bank; `since` 1970 when the present wait began."""

    used: tuple[int, ...]
    since: int

    def time_left(self, clock: Clock, seat: int) -> int:
        """Return the milliseconds that a seat had when the present wait began."""
        return max(0, clock.seconds * 1000 - self.used[seat])

    def deadline(self, clock: Clock, seat: int) -> int:
        """Return when the time of a seat is over that is waited for, in milliseconds since 1970."""
        return self.since + self.time_left(clock, seat)


def milliseconds(at: str) -> int:
    """Return a decision's time in milliseconds since 1970."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


def start_clocks(seats: int, at: str) -> Clocks:
    """Return the clocks of a game that begins."""
    return Clocks((0,) * seats, milliseconds(at))


def after(clocks: Clocks, clock: Clock, decision: Decision, turn_is_over: bool) -> Clocks:
    """Return the clocks after a decision; `turn_is_over` tells whether it ended the turn of who made it."""
    event = decision.events[0]
    match event:
        case TimeGiven():
            return replace(clocks, since=clocks.since + event.milliseconds)
        case TimeRanOut():
            return Clocks(put(clocks.used, event.seat, clock.seconds * 1000), milliseconds(decision.at))
    seat = decision.by
    if seat is None or (decision.move is None and not isinstance(event, Undone)):
        return clocks
    now = milliseconds(decision.at)
    used = clocks.used[seat] + max(0, now - clocks.since)
    if turn_is_over:
        used = 0 if clock.kind == "turn" else min(used, clock.seconds * 1000) - clock.increment * 1000
    return Clocks(put(clocks.used, seat, used), now)
