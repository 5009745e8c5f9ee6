"""Three Stairs as it stands, in words and as text."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, Move
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


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Return an event, or a move as a wish, as a sentence; raise ValueError for an unknown one."""
    match item:
        case CardTurned():
            return f"A {item.card} is turned up."
        case CardLaid():
            return f"{names[0]} lays it on stair {item.stair}."
        case GameOver():
            return "The end."
        case Lay():
            return f"Lay the card on stair {item.stair}."
        case GiveUp():
            return "Stop."
    raise ValueError(f"no words for {item.type}")


def draw(state: State, names: Sequence[str]) -> str:
    """Return the stairs as text."""
    stairs = [" ".join(map(str, stair)) or "empty" for stair in state.stairs]
    return "\n".join([*stairs, f"{names[0]} holds {state.turn}, and has laid {state.points[0]} cards"])
