"""High Hand as it stands, in words and as text."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, Move
from cairn.projections.message import Argument, Commas, Message, message
from cairn.projections.tuples import Shared, put
from high_hand.events import Card, CardDealt, CardPutAway, CardsShown, Change, RoundBegan, Seat, Stand, Stood

title = "High Hand"


class State(Shared):
    """A position."""

    turn: Annotated[Seat | None, Meta(description="the seat whose turn it is; null between rounds and at the end")]
    rounds: Annotated[int, Meta(description="the rounds that have ended")]
    acted: Annotated[int, Meta(description="the seats that have acted in this round")]
    cards: Annotated[tuple[Card | None, ...], Meta(max_length=3, description="by seat; null if it is not known")]
    away: Annotated[tuple[Card | None, ...], Meta(max_length=3, description="the cards put away, in order")]
    points: Annotated[tuple[int, ...], Meta(max_length=3, description="by seat")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the position before the first event."""
        return cls(None, 0, 0, (None,) * seats, (), (0,) * seats)

    def evolve(self, event: Event) -> None:
        """Change the position by an event; raise ValueError for an unknown one."""
        match event:
            case RoundBegan():
                self.turn, self.acted, self.away = event.first, 0, ()
            case CardDealt():
                self.cards = put(self.cards, event.seat, event.card)
            case Stood():
                self._next(event.seat)
            case CardPutAway():
                self.away = (*self.away, event.card)
                self._next(event.seat)
            case CardsShown():
                self.cards, self.rounds, self.turn = event.cards, self.rounds + 1, None
                self.points = put(self.points, event.winner, self.points[event.winner] + 1)
            case _:
                raise ValueError(f"this game has no event {event.type}")

    def _next(self, seat: int) -> None:
        self.turn, self.acted = (seat + 1) % len(self.cards), self.acted + 1


def say(item: Event | Move, names: Sequence[Argument]) -> Message:
    """Return the message of an event, or of a move as a wish; raise ValueError for an unknown one."""
    match item:
        case RoundBegan():
            return message("hh-begins", player=names[item.first])
        case CardDealt():
            return _with_card("hh-gets", names[item.seat], item.card)
        case Stood():
            return message("hh-stands", player=names[item.seat])
        case CardPutAway():
            return _with_card("hh-puts-away", names[item.seat], item.card)
        case CardsShown():
            return message("hh-highest", player=names[item.winner], cards=Commas(item.cards))
        case Stand():
            return message("hh-stand")
        case Change():
            return message("hh-change")
    raise ValueError(f"no words for {item.type}")


def _with_card(id: str, player: Argument, card: Card | None) -> Message:
    return message(f"{id}-known", player=player, card=card) if card else message(id, player=player)


def draw(state: State, names: Sequence[str]) -> str:
    """Return the cards and points as text."""
    seats = zip(names, state.cards, state.points, strict=True)
    return "\n".join(f"{name} holds {card or '?'}, has {points} points" for name, card, points in seats)
