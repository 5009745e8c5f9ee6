"""Stone Match as it stands, in words and as text."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, Move
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


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Return an event, or a move as a wish, as a sentence; raise ValueError for an unknown one."""
    match item:
        case MatchBegan():
            return "Go."
        case HandsShown():
            return f"{names[0]} shows {item.hands[0]}, and {names[1]} {item.hands[1]}."
        case Show():
            return f"Show {item.hand}."
    raise ValueError(f"no words for {item.type}")


def draw(state: State, names: Sequence[str]) -> str:
    """Return the last hands and the points as text."""
    hands = state.last or ("nothing",) * 2
    seats = zip(names, hands, state.points, strict=True)
    return "\n".join(f"{name} showed {hand}, has {points} points" for name, hand, points in seats)
