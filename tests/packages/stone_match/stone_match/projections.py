"""Stone Match as it stands, in words and as text."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, Move
from cairn.projections.message import Argument, Message, message
from cairn.projections.tuples import Shared
from stone_match.events import Hand, HandsShown, MatchBegan, Show

title = "Stone Match"


class State(Shared):
    """A position."""

    turn: Annotated[int, Meta(description="the number of rounds that were shown; -1 before the start")]
    hidden: Annotated[bool, Meta(description="whether it is a secret who has chosen")]
    last: Annotated[tuple[Hand, ...], Meta(max_length=2, description="the hands of the last round, by seat")]
    points: Annotated[tuple[int, ...], Meta(max_length=2, description="by seat")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the position before the first event."""
        return cls(-1, options["hidden"], (), (0,) * seats)

    def evolve(self, event: Event) -> None:
        """Change the position by an event; raise ValueError for an unknown one."""
        match event:
            case MatchBegan():
                self.turn = 0
            case HandsShown():
                self.turn, self.last = self.turn + 1, event.hands
                self.points = (self.points[0] + event.points[0], self.points[1] + event.points[1])
            case _:
                raise ValueError(f"this game has no event {event.type}")


def say(item: Event | Move, names: Sequence[Argument]) -> Message:
    """Return the message of an event, or of a move as a wish; raise ValueError for an unknown one."""
    match item:
        case MatchBegan():
            return message("sm-begins")
        case HandsShown():
            first, second = (message(f"sm-{hand}") for hand in item.hands)
            return message("sm-shows", player=names[0], hand=first, other=names[1], second=second)
        case Show():
            return message("sm-show", hand=message(f"sm-{item.hand}"))
    raise ValueError(f"no words for {item.type}")


def draw(state: State, names: Sequence[str]) -> str:
    """Return the last hands and the points as text."""
    hands = state.last or ("nothing",) * 2
    seats = zip(names, hands, state.points, strict=True)
    return "\n".join(f"{name} showed {hand}, has {points} points" for name, hand, points in seats)
