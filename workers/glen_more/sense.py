"""Glen More: what a hasty player would do, which moves look best, and each seat's chance to win."""

from collections.abc import Sequence
from operator import mul

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.projections.glen_more.state import State
from cairn.service.rules import Rules
from cairn.workers.glen_more import hasty
from cairn.workers.glen_more.features import FEATURES, features
from cairn.workers.search.shares import shares, shares_of_winners, total, weights_of


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in all; when the game is over, the winners' equal shares."""
    seats = len(state.points)
    if outcome := rules.outcome(state, ()):
        return shares_of_winners(outcome.winners, seats)
    weights = weights_of("glen_more", FEATURES)
    return shares([total(map(mul, weights, features(state, seat))) for seat in range(seats)])


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return what a hasty player would do on a seat that is waited for."""
    return hasty.quick(state)


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the moves that a hasty player thinks of, the best-looking first; the rest is pointless."""
    worth = sorted(hasty.judged(state), key=lambda judged: -judged[1])
    return [move for move, _ in worth]


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return a world that a seat may be in, as the rules have it."""
    world: State = rules.determinize(view, seat, chance)
    return world


def turn(state: State) -> object:
    """Return how many tiles are stacked: each turn ends with a refill, which lays at least one (GM-13)."""
    return sum(map(len, state.stacks))
