"""Three Stairs as it stands, in words and as text."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, Move
from cairn.projections.message import Argument, Message, message
from cairn.projections.tuples import Shared, put
from three_stairs.events import Card, CardLaid, CardTurned, GameOver, GiveUp, Lay

title = "Three Stairs"
Stair = Annotated[tuple[Card, ...], Meta(max_length=12, description="its cards, the newest last")]


class State(Shared):
    """A position."""

    turn: Annotated[Card | None, Meta(description="the card to lay; null after the end")]
    goal: Annotated[int, Meta(description="the number of cards that wins")]
    turned: Annotated[Stair, Meta(description="all cards that were turned up")]
    stairs: Annotated[tuple[Stair, ...], Meta(max_length=3, description="the stairs")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the position before the first event."""
        return cls(None, options["goal"], (), ((),) * 3)

    @property
    def points(self) -> tuple[int, ...]:
        """The number of cards on the stairs, by seat."""
        return (sum(map(len, self.stairs)),)

    def evolve(self, event: Event) -> None:
        """Change the position by an event; raise ValueError for an unknown one."""
        match event:
            case CardTurned():
                self.turn, self.turned = event.card, (*self.turned, event.card)
            case CardLaid():
                self.stairs = put(self.stairs, event.stair, (*self.stairs[event.stair], self.turned[-1]))
            case GameOver():
                self.turn = None
            case _:
                raise ValueError(f"this game has no event {event.type}")


def say(item: Event | Move, names: Sequence[Argument]) -> Message:
    """Return the message of an event, or of a move as a wish; raise ValueError for an unknown one."""
    match item:
        case CardTurned():
            return message("ts-turned", card=item.card)
        case CardLaid():
            return message("ts-lays", player=names[0], stair=item.stair)
        case GameOver():
            return message("ts-end")
        case Lay():
            return message("ts-lay", stair=item.stair)
        case GiveUp():
            return message("ts-stop")
    raise ValueError(f"no words for {item.type}")


def draw(state: State, names: Sequence[str]) -> str:
    """Return the stairs as text."""
    stairs = [" ".join(map(str, stair)) or "empty" for stair in state.stairs]
    return "\n".join([*stairs, f"{names[0]} holds {state.turn}, and has laid {state.points[0]} cards"])
