"""Ard Rí in plain words."""

from collections.abc import Sequence

from ard_ri.events.events import GameBegan, GameWon, PieceMoved, PiecesCaptured, TurnEnded
from ard_ri.events.moves import MovePiece
from cairn.events.decision import Event, Move

WHY = {"escape": "the king has escaped", "capture": "the king is captured", "stuck": "nothing else can move"}


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Return an event, or an intended move, in plain words. Raise ValueError for an unknown one."""
    match item:
        case GameBegan():
            return f"The game begins; {names[item.attackers]} attacks, and {names[1 - item.attackers]} has the king."
        case PieceMoved():
            return f"{names[item.seat]} moves from {item.start} to {item.end}."
        case PiecesCaptured():
            return f"{names[item.seat]} captures on {' and '.join(item.squares)}."
        case TurnEnded():
            return "That was the last turn." if item.next is None else f"It is {names[item.next]}'s turn."
        case GameWon():
            return f"{names[item.seat]} wins: {WHY[item.why]}."
        case MovePiece():
            return f"Move from {item.start} to {item.end}."
    raise ValueError(f"no words for {item.type}")
