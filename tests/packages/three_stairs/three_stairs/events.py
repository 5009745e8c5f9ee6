"""Three Stairs: its cards, its moves, and what can happen in it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cairn.events.decision import Event, Move

CARDS = range(1, 13)

Card = Annotated[int, Meta(ge=1, le=12, description="a card (TS-01)")]
Place = Annotated[int, Meta(ge=0, le=2, description="a stair, counted from 0 (TS-02)")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game."""

    goal: Annotated[Literal[7, 9], Meta(description="the number of cards that wins (TS-04)")] = 7


class Lay(Move, frozen=True, tag="lay"):
    """Lay the card on a stair (TS-02)."""

    stair: Place


class GiveUp(Move, frozen=True, tag="give_up"):
    """End the game (TS-03)."""


class CardTurned(Event, frozen=True, tag="three_stairs.card_turned"):
    """The next card of the deck is turned up (TS-01)."""

    reveals = True
    ends_turn = True
    card: Card


class CardLaid(Event, frozen=True, tag="three_stairs.card_laid"):
    """The card lies on a stair (TS-02)."""

    stair: Place


class GameOver(Event, frozen=True, tag="three_stairs.game_over"):
    """The deck is empty, or the player gave up (TS-03)."""


MOVES = (Lay, GiveUp)
EVENTS = (CardTurned, CardLaid, GameOver)
