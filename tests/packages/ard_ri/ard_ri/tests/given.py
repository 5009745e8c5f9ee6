"""Concise positions of Ard Rí for tests: given these pieces, when this move, then these events."""

from collections.abc import Sequence

from ard_ri.events.moves import MovePiece
from ard_ri.events.pieces import SQUARES, Piece, Square
from ard_ri.projections.state import PLACE, State
from cairn.events.chance import ScriptedChance
from cairn.events.decision import Event, Move
from cairn.service.rules import follow, newest

NAMES = ["Ann", "Bob"]
"""Ann attacks, and Bob has the king."""

rules = newest("ard_ri")


def set_up(attackers: str = "", defenders: str = "", king: str = "d4", turn: int = 0, moves: int = 0) -> State:
    """Return a position: the squares of the attackers and of the defenders, the king's, and whose turn it is."""
    state = State.new({"first_seat": 0}, 2)
    pieces: dict[str, Piece] = {king: "king"}
    pieces |= dict.fromkeys(attackers.split(), "attacker")
    pieces |= dict.fromkeys(defenders.split(), "defender")
    state.board = tuple(pieces.get(square) for square in SQUARES)
    state.phase, state.turn, state.moves = "play", turn, moves
    return state


def go(words: str) -> MovePiece:
    """Return a move: `a3 a5`."""
    start, end = (SQUARES[PLACE[square]] for square in words.split())  # type: ignore[index]
    return MovePiece(start, end)


def when(state: State, move: Move) -> list[Event]:
    """Make a legal move of the seat to move and return the events."""
    act = rules.to_act(state)
    assert act
    found = rules.refusal(state, act.seat, move, NAMES)
    assert found is None, f"{move} is refused: {found}"
    assert move in rules.legal_moves(state, act.seat)
    return follow(state, rules.consequences(state, act.seat, move, ScriptedChance([])))


def refused(state: State, move: Move, seat: int = 0) -> str:
    """Return the reason why a move is refused."""
    found = rules.refusal(state, seat, move, NAMES)
    assert found, f"{move} is legal"
    assert move not in rules.legal_moves(state, seat)
    return str(found)


def captures(events: Sequence[Event]) -> Sequence[Square]:
    """Return the squares of captured pieces."""
    return [square for event in events for square in getattr(event, "squares", ())]
