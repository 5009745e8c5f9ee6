"""Schotten Totten: what a hasty player would do, and which moves look best."""

from collections.abc import Sequence
from operator import itemgetter

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, ReturnCard
from cairn.events.schotten_totten.pieces import STONES, value
from cairn.projections.schotten_totten.state import State
from cairn.service.rules import Rules
from cairn.service.rules.schotten_totten.claims import claimable_stones
from cairn.workers.schotten_totten.evaluation import IN_HAND
from cairn.workers.schotten_totten.hasty import scored_plays

TACTIC_CARDS = 2
"""How many tactic cards a hasty player likes to hold."""

BEST = 1000.0
"""More than any play does for the stones; plays that are not even looked at count as much less than nothing."""

_CLAIMS = {stone: Claim(stone) for stone in STONES}


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return what a hasty player would do on a seat that is waited for."""
    claims = claimable_stones(state, seat)
    if claims:
        return _CLAIMS[claims[0]]
    if state.phase == "play":
        plays = scored_plays(state, seat)
        if plays:
            return max(plays, key=itemgetter(0))[1]
    moves = rules.legal_moves(state, seat)
    return max(moves, key=lambda move: _liking(state, seat, move)) if len(moves) > 1 else moves[0]


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the moves of a seat that is waited for, the best-looking first."""
    gains = {move: gain for gain, move in scored_plays(state, seat)} if state.phase == "play" else {}
    return sorted(moves, key=lambda move: -gains[move] if move in gains else -_liking(state, seat, move))


def _liking(state: State, seat: int, move: Move) -> float:
    """Return how much a hasty player likes what is no play: claims most, a deck by what it holds, useless cards."""
    match move:
        case Claim():
            return BEST
        case DrawCard(deck):
            return 1.0 if (deck == "tactic") == (len(state.tactic_hands[seat]) < TACTIC_CARDS) else 0.0
        case EndTurn():
            return 0.5
        case ReturnCard(str(card)):
            return -IN_HAND[card] if card in IN_HAND else -value(card) / 5
        case Pass():
            return 0.0
    return -BEST


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return a world that a seat may be in, as the rules have it."""
    world: State = rules.determinize(view, seat, chance)
    return world


def turn(state: State) -> object:
    """Return something that is another when another turn has begun."""
    return state.turn
