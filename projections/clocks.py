"""The clocks of a game: the time that each seat has used, and the start of the present wait.

The decisions hold all times: each has its time and its seat. A seat's time runs from the decision after which it has to
move to its own next one. So clocks follow from a fold, and an audit can verify a timeout.
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
        """Return the milliseconds that a seat had left when the present wait began."""
        return max(0, clock.seconds * 1000 - self.used[seat])

    def deadline(self, clock: Clock, seat: int) -> int:
        """Return the time limit of the seat that has to move, in milliseconds since 1970."""
        return self.since + self.time_left(clock, seat)


def milliseconds(at: str) -> int:
    """Return a decision's time in milliseconds since 1970."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


def start_clocks(seats: int, at: str) -> Clocks:
    """Return the clocks of a game that begins."""
    return Clocks((0,) * seats, milliseconds(at))


def after(clocks: Clocks, clock: Clock, decision: Decision, turn_is_over: bool) -> Clocks:
    """Return the clocks after a decision; `turn_is_over` is whether it ended the turn of the deciding seat."""
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
