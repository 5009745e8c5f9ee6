"""Ard Rí: a hasty player, ranked moves, and each seat's chance to win."""

from collections.abc import Callable, Hashable, Sequence

from ard_ri.events.moves import MovePiece
from ard_ri.projections.state import Board, State, move_on
from ard_ri.rules.lines import captures
from ard_ri.workers.evaluation import evaluate, way_out
from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.service.rules import Rules, follow
from cairn.workers.search.shares import shares, shares_of_winners

SCALE = 4.0
"""The divisor of an evaluation."""


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in total. After the end the winners have equal shares."""
    seats = len(state.points)
    if outcome := rules.outcome(state, ()):
        return shares_of_winners(outcome.winners, seats)
    return shares([evaluate(state, seat) / SCALE for seat in range(seats)])


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return the hasty player's move for the seat to move: escape, or capture, or any."""
    king, edge = state.king(), way_out(state)
    if seat != state.attackers and king and edge:
        return MovePiece(king, edge)
    legal = rules.legal_moves(state, seat)
    good = [move for move in legal if isinstance(move, MovePiece) and captures(_after(state, move), move.end)]
    return chance.pick(good or legal)


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the moves of the seat to move, the best-looking first."""
    worth = []
    for move in moves:
        after = state.copy()
        follow(after, rules.consequences(after, seat, move, chance))
        worth.append(evaluate(after, seat))
    return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -worth[place])]


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return a possible world for a seat: its view, as nothing is hidden."""
    world: State = rules.determinize(view, seat, chance)
    return world


def turn(state: State) -> object:
    """Return a key that changes with each turn."""
    return state.moves


def alike(state: State, seat: int, move: Move) -> Hashable:
    """Return a key shared by similar moves: each has its own."""
    return move


def is_late(state: State) -> bool:
    """Return whether the game may end before all have had another turn: not computed."""
    return False


def ending(state: State, seat: int) -> Callable[[State], Hashable] | None:
    """Return a key of positions for exact endings: not computed."""
    return None


def _after(state: State, move: MovePiece) -> Board:
    return move_on(state.board, move.start, move.end)
