"""High Hand: its cards, its moves, and what can happen in it."""

from typing import Annotated

from msgspec import Meta, Struct

from cairn.events.decision import Event, Move, secret

CARDS = range(1, 9)

Seat = Annotated[int, Meta(ge=0, le=2, description="a seat, counted from 0")]
Card = Annotated[int, Meta(ge=1, le=8, description="a card (HH-01)")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game."""

    first_seat: Annotated[Seat | None, Meta(description="the seat that begins; drawn if null (HH-02)")] = None


class Stand(Move, frozen=True, tag="stand"):
    """Keep the card (HH-03)."""


class Change(Move, frozen=True, tag="change"):
    """Put the card away for another one (HH-03)."""


class RoundBegan(Event, frozen=True, tag="high_hand.round_began"):
    """A seat begins the round (HH-02)."""

    first: Seat


class CardDealt(Event, frozen=True, tag="high_hand.card_dealt"):
    """A seat got a card, which no other sees (HH-01)."""

    seat: Seat
    card: Annotated[Card | None, secret(to="seat"), Meta(description="The card.")]


class Stood(Event, frozen=True, tag="high_hand.stood"):
    """A seat keeps its card (HH-03)."""

    ends_turn = True
    seat: Seat


class CardPutAway(Event, frozen=True, tag="high_hand.card_put_away"):
    """A seat put its card away, face down, and gets another (HH-03)."""

    ends_turn = True
    seat: Seat
    card: Annotated[Card | None, secret(to="seat"), Meta(description="The card.")]


class CardsShown(Event, frozen=True, tag="high_hand.cards_shown"):
    """All cards are shown, and the highest scores (HH-04)."""

    reveals = True
    cards: Annotated[tuple[Card, ...], Meta(max_length=3, description="By seat.")]
    winner: Seat


MOVES = (Stand, Change)
EVENTS = (RoundBegan, CardDealt, Stood, CardPutAway, CardsShown)
