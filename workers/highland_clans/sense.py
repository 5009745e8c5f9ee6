"""Highland Clans: what a hasty player would do, which moves look best, and each seat's chance to win."""

from collections.abc import Sequence
from operator import mul

from events.chance import Chance
from events.decision import Move
from projections.highland_clans.state import State
from service.rules import GAMES
from service.rules.interface import follow
from workers.highland_clans.evaluation import evaluate
from workers.highland_clans.features import rows
from workers.search.shares import shares, shares_of_winners, weights_of

RULES = GAMES["highland_clans"]


def chances(state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in all; when the game is over, the winners' equal shares."""
    if outcome := RULES.outcome(state, ()):
        return shares_of_winners(outcome.winners, len(state.points))
    weights = tuple(weights_of("highland_clans").weights.values())
    return shares([sum(map(mul, row, weights)) for row in rows(state)])


def ranked(state: State, seat: int, moves: Sequence[Move], chance: Chance, version: int | None) -> list[Move]:
    """Return the moves of a seat that is waited for, the best-looking first."""
    worth = []
    for move in moves:
        after = state.copy()
        follow(after, RULES.consequences(after, seat, move, chance, version))
        worth.append(evaluate(after, seat))
    return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -worth[place])]


def turn(state: State) -> object:
    """Return something that is another when another turn has begun."""
    return state.turn
