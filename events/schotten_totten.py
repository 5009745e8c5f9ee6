"""Schotten Totten: its cards, its moves and what can happen in it."""

from dataclasses import dataclass
from typing import Annotated

from events.event import Event, Move, secret
from events.shapes import Between, OneOf

COLOURS = ("blue", "brown", "green", "purple", "red", "yellow")
VALUES = range(1, 10)
CARDS = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
"""All 54 clan cards, sorted (ST-01)."""

STONES = range(1, 10)

Card = Annotated[str, OneOf(frozenset(CARDS)), "a clan card, colour and value: red-5 (ST-01)"]
StoneNumber = Annotated[int, Between(1, 9), "a stone, 1 to 9"]
Seat = Annotated[int, Between(0, 1)]
HAND = 6

_COLOUR = {card: card.partition("-")[0] for card in CARDS}
_VALUE = {card: int(card.partition("-")[2]) for card in CARDS}


def colour(card: Card) -> str:
    """Return a clan card's colour."""
    return _COLOUR[card]


def value(card: Card) -> int:
    """Return a clan card's value, 1 to 9."""
    return _VALUE[card]


@dataclass(frozen=True, slots=True)
class Options:
    """What a game of Schotten Totten can be opened with."""

    rounds: Annotated[int, Between(1, 99), "rounds of the match, all of them played (ST-20)"] = 1
    first_seat: Annotated[Seat | None, "who begins the first round; drawn at random if null (ST-02)"] = None


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Play a clan card face up on the own side of a stone (ST-04)."""

    type = "play_card"
    card: Card
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Claim a stone (ST-06)."""

    type = "claim"
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Claim no more; draw and end the turn (ST-03)."""

    type = "end_turn"


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round was set up anew with all cards in the deck, and `first` begins (ST-02, ST-21). Rounds count from 1."""

    type = "schotten_totten.round_began"
    round: int
    first: Seat
    deck: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat was dealt its hand; `deck` cards are left (ST-02)."""

    type = "schotten_totten.hand_dealt"
    seat: Seat
    count: int
    deck: int
    cards: tuple[Card, ...] | None = secret(to="seat")


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A clan card was played beside a stone (ST-04)."""

    type = "schotten_totten.card_played"
    seat: Seat
    card: Card
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class SideCompleted(Event):
    """A side got its last card; `first` if the other side was not complete then (ST-13)."""

    type = "schotten_totten.side_completed"
    seat: Seat
    stone: StoneNumber
    first: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player could play no card and passed (ST-05)."""

    type = "schotten_totten.passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StoneClaimed(Event):
    """A stone was claimed and belongs to the seat for good (ST-07, ST-14)."""

    type = "schotten_totten.stone_claimed"
    seat: Seat
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A clan card was drawn at the end of a turn; `deck` cards are left (ST-03)."""

    type = "schotten_totten.card_drawn"
    seat: Seat
    deck: int
    card: Card | None = secret(to="seat")


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended and `next` has the next one; `idle` turns running were nothing but a pass (ST-70)."""

    type = "schotten_totten.turn_ended"
    seat: Seat
    next: Seat
    idle: int


@dataclass(frozen=True, slots=True)
class StoneAwarded(Event):
    """A stone nobody had claimed fell to a seat when the round was stuck (ST-70)."""

    type = "schotten_totten.stone_awarded"
    seat: Seat
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round ended: why, who won it (None: drawn), the stones and the points of each seat in it (ST-15, ST-20, ST-70).

    `reason` is `three_adjacent`, `five`, or `stuck`.
    """

    type = "schotten_totten.round_ended"
    reason: str
    winner: Seat | None
    stones: tuple[int, ...]
    points: tuple[int, ...]


MOVES = (PlayCard, Claim, EndTurn)
EVENTS = (
    RoundBegan,
    HandDealt,
    CardPlayed,
    SideCompleted,
    Passed,
    StoneClaimed,
    CardDrawn,
    TurnEnded,
    StoneAwarded,
    RoundEnded,
)
