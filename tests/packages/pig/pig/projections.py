"""Pig as it stands, in words and as text."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, Move
from cairn.projections.message import Argument, Message, message
from cairn.projections.tuples import Shared, put
from pig.events import DieRolled, GameBegan, Hold, PointsKept, PointsLost, Roll, Seat, Total

title = "Pig"


class State(Shared):
    """A position."""

    turn: Annotated[Seat | None, Meta(description="the seat whose turn it is; null before the start")]
    goal: Total
    gathered: Annotated[Total, Meta(description="the points of this turn, which may be lost")]
    points: Annotated[tuple[Total, ...], Meta(max_length=6, description="by seat")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the position before the first event."""
        return cls(None, options["goal"], 0, (0,) * seats)

    def evolve(self, event: Event) -> None:
        """Change the position by an event; raise ValueError for an unknown one."""
        match event:
            case GameBegan():
                self.turn = event.first
            case DieRolled():
                self.gathered += event.pips
            case PointsLost():
                self._next(event.seat)
            case PointsKept():
                self.points = put(self.points, event.seat, self.points[event.seat] + event.points)
                self._next(event.seat)
            case _:
                raise ValueError(f"this game has no event {event.type}")

    def _next(self, seat: int) -> None:
        self.gathered, self.turn = 0, (seat + 1) % len(self.points)


def say(item: Event | Move, names: Sequence[Argument]) -> Message:
    """Return the message of an event, or of a move as a wish; raise ValueError for an unknown one."""
    match item:
        case GameBegan():
            return message("pg-begins", player=names[item.first])
        case DieRolled():
            return message("pg-rolls", player=names[item.seat], pips=item.pips)
        case PointsLost():
            return message("pg-gets-nothing", player=names[item.seat])
        case PointsKept():
            return message("pg-keeps", player=names[item.seat], points=item.points)
        case Roll():
            return message("pg-roll")
        case Hold():
            return message("pg-hold")
    raise ValueError(f"no words for {item.type}")


def draw(state: State, names: Sequence[str]) -> str:
    """Return the points as text."""
    seats = [f"{name}: {points} points" for name, points in zip(names, state.points, strict=True)]
    return "\n".join([*seats, f"In this turn: {state.gathered} of {state.goal}"])
