"""Ard Rí in plain words."""

from collections.abc import Sequence

from ard_ri.events.events import GameBegan, GameWon, PieceMoved, PiecesCaptured, TurnEnded
from ard_ri.events.moves import MovePiece
from cairn.events.decision import Event, Move
from cairn.projections.message import Argument, Message, message


def say(item: Event | Move, names: Sequence[Argument]) -> Message:
    """Return the message of an event, or of an intended move. Raise ValueError for an unknown one."""
    match item:
        case GameBegan():
            return message("ar-begins", player=names[item.attackers], other=names[1 - item.attackers])
        case PieceMoved():
            return message("ar-moves", player=names[item.seat], start=item.start, end=item.end)
        case PiecesCaptured():
            return message("ar-captures", player=names[item.seat], squares=list(item.squares))
        case TurnEnded():
            return message("ar-last-turn") if item.next is None else message("ar-turn", player=names[item.next])
        case GameWon():
            return message(f"ar-wins-{item.why}", player=names[item.seat])
        case MovePiece():
            return message("ar-move", start=item.start, end=item.end)
    raise ValueError(f"no words for {item.type}")
