"""Glen More: an AI's evaluation of a position, in victory points.

The figures are guesses at final values; they need only be consistent from one small step to the next. What the current
turn still promises counts a little less than what the player has, so that the step that gains it is the better one, and
the end of the turn loses it.
"""

from cairn.projections.glen_more.state import State
from cairn.workers.glen_more.promises import promise
from cairn.workers.glen_more.worth import comparisons, possessions, share_left


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat, including its lead over the others, in victory points."""
    if state.phase == "over":
        others = [points for other, points in enumerate(state.points) if other != seat]
        return state.points[seat] - sum(others) / len(others) / 2
    share = share_left(state)
    worth = state.points[seat] + comparisons(state, seat) + possessions(state, seat, share)
    if seat == state.turn and state.phase != "take":
        worth += promise(state, share)
    return worth
