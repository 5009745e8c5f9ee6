"""The clocks of a game: the time that each seat has used, and the start of the present wait.

The decisions hold all times: each has its time and its seat. A seat's time runs from the decision after which it has to
move to its own next one, or to its choice, if it acts at the same time as others. Choices count when they are revealed:
until then clocks do not depend on who has chosen. So clocks follow from a fold, and an audit can verify a timeout.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.clock import milliseconds
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


def start_clocks(seats: int, at: str) -> Clocks:
    """Return the clocks of a game that begins."""
    return Clocks((0,) * seats, milliseconds(at))


def after(
    clocks: Clocks, clock: Clock, decision: Decision, turn_is_over: bool, chosen: Sequence[tuple[int, int]] = ()
) -> Clocks:
    """Return the clocks after a decision; `turn_is_over` is whether it ended the turn of the deciding seat.

    `chosen` are the seats whose choices it revealed, each with the time in ms since 1970 at which that ended its turn.
    """
    now = milliseconds(decision.at)
    if chosen:
        used = clocks.used
        for seat, end in chosen:
            used = put(used, seat, _used_after_turn(clock, used[seat] + max(0, end - clocks.since)))
        return Clocks(used, now)
    event = decision.events[0]
    match event:
        case TimeGiven():
            return replace(clocks, since=clocks.since + event.milliseconds)
        case TimeRanOut():
            # The wait goes on: other seats may have to choose at the same time.
            return replace(clocks, used=put(clocks.used, event.seat, clock.seconds * 1000))
    by = decision.by
    if by is None or (decision.move is None and not isinstance(event, Undone)):
        return clocks
    spent = clocks.used[by] + max(0, now - clocks.since)
    return Clocks(put(clocks.used, by, _used_after_turn(clock, spent) if turn_is_over else spent), now)


def _used_after_turn(clock: Clock, spent: int) -> int:
    return 0 if clock.kind == "turn" else min(spent, clock.seconds * 1000) - clock.increment * 1000
