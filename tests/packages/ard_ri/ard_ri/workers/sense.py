"""Ard Rí: what a hasty player would do, which moves look best, and each seat's chance to win."""

from collections.abc import Callable, Hashable, Sequence

from ard_ri.events.moves import MovePiece
from ard_ri.projections.state import Board, State, moved
from ard_ri.rules.lines import captures
from ard_ri.workers.evaluation import evaluate, way_out
from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.service.rules import Rules, follow
from cairn.workers.search.shares import shares, shares_of_winners

SCALE = 4.0
"""What an evaluation is divided by."""


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in all; when the game is over, the winners' equal shares."""
    seats = len(state.points)
    if outcome := rules.outcome(state, ()):
        return shares_of_winners(outcome.winners, seats)
    return shares([evaluate(state, seat) / SCALE for seat in range(seats)])


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return what a hasty player would do on a seat that is waited for: escape, or capture, or anything."""
    king, edge = state.king(), way_out(state)
    if seat != state.attackers and king and edge:
        return MovePiece(king, edge)
    legal = rules.legal_moves(state, seat)
    good = [move for move in legal if isinstance(move, MovePiece) and captures(_after(state, move), move.end)]
    return chance.pick(good or legal)


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the moves of a seat that is waited for, the best-looking first."""
    worth = []
    for move in moves:
        after = state.copy()
        follow(after, rules.consequences(after, seat, move, chance))
        worth.append(evaluate(after, seat))
    return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -worth[place])]


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return the world that a seat is in: nothing in it is hidden."""
    world: State = rules.determinize(view, seat, chance)
    return world


def turn(state: State) -> object:
    """Return something that is another when another turn has begun."""
    return state.moves


def alike(state: State, seat: int, move: Move) -> Hashable:
    """Return what is the same of moves that are alike: none are."""
    return move


def is_late(state: State) -> bool:
    """Tell whether the game may end before all have had another turn: it is not looked at."""
    return False


def ending(state: State, seat: int) -> Callable[[State], Hashable] | None:
    """Return what tells positions apart where all is known to the end: it is not looked at."""
    return None


def _after(state: State, move: MovePiece) -> Board:
    return moved(state.board, move.start, move.end)
