"""Glen More: an AI's sense of a good position, in victory points.

The figures are guesses at what a thing is worth in the end; they need only agree from one small step to the next. What
a turn under way still promises counts for a little less than what is had, so that the step which gets it is the better
one, and the end of the turn loses it.
"""

from cairn.projections.glen_more.state import State
from cairn.workers.glen_more.promises import promise
from cairn.workers.glen_more.worth import comparisons, possessions, share_left


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat, with what it has gained on the others, in victory points."""
    if state.phase == "over":
        others = [points for other, points in enumerate(state.points) if other != seat]
        return state.points[seat] - sum(others) / len(others) / 2
    share = share_left(state)
    worth = state.points[seat] + comparisons(state, seat) + possessions(state, seat, share)
    if seat == state.turn and state.phase != "take":
        worth += promise(state, share)
    return worth
