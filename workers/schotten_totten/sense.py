"""Schotten Totten: what a hasty player would do, which moves look best, and each seat's chance to win."""

from collections.abc import Sequence
from operator import itemgetter

from events.chance import Chance
from events.decision import Move
from events.schotten_totten.moves import Claim
from projections.schotten_totten.state import State
from service.rules import GAMES
from service.rules.interface import follow
from service.rules.schotten_totten.claims import claimable_stones
from workers.schotten_totten.evaluation import evaluate
from workers.schotten_totten.hasty import scored_clan_cards
from workers.search.shares import shares, shares_of_winners

RULES = GAMES["schotten_totten"]

SCALE = 10.0
"""What an evaluation is divided by."""


def chances(state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in all; when the game is over, the winners' equal shares."""
    seats = len(state.points)
    if outcome := RULES.outcome(state, ()):
        return shares_of_winners(outcome.winners, seats)
    return shares([evaluate(state, seat) / SCALE for seat in range(seats)])


def quick(state: State, seat: int, chance: Chance) -> Move:
    """Return what a hasty player would do on a seat that is waited for."""
    claims = claimable_stones(state, seat)
    if claims:
        return Claim(claims[0])
    if state.phase == "play" and not state.tactics:
        found = scored_clan_cards(state, seat, [card for card in state.hands[seat] if card])
        if found:
            return max(found, key=itemgetter(0))[1]
    return chance.pick(RULES.legal_moves(state, seat))


def ranked(state: State, seat: int, moves: Sequence[Move], chance: Chance, version: int | None) -> list[Move]:
    """Return the moves of a seat that is waited for, the best-looking first."""
    claims = claimable_stones(state, seat)
    if claims:
        return sorted(moves, key=lambda m: type(m).__name__ != "Claim")
    if state.phase == "play" and not state.tactics:
        found = scored_clan_cards(state, seat, [card for card in state.hands[seat] if card])
        if found:
            worth = {move: value for value, move in found}
            return sorted(moves, key=lambda m: -worth.get(m, -1.0))
    worth = []
    for move in moves:
        after = state.copy()
        follow(after, RULES.consequences(after, seat, move, chance, version))
        worth.append(evaluate(after, seat))
    return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -worth[place])]


def turn(state: State) -> object:
    """Return something that is another when another turn has begun."""
    return state.turn
