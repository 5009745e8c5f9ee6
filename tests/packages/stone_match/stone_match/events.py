"""Stone Match: its hands, its moves, and what can happen in it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cairn.events.decision import Event, Move

Hand = Annotated[Literal["stone", "paper", "shears"], Meta(description="what a hand shows (SM-01)")]
HANDS = ("stone", "paper", "shears")
"""Each is beaten by the next one, and the last by the first (SM-02)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game."""

    hidden: Annotated[bool, Meta(description="whether it is a secret who has chosen (SM-04)")] = False


class Show(Move, frozen=True, tag="show"):
    """Show a hand (SM-01)."""

    hand: Hand


class MatchBegan(Event, frozen=True, tag="stone_match.match_began"):
    """Both seats choose a hand (SM-01)."""


class HandsShown(Event, frozen=True, tag="stone_match.hands_shown"):
    """Both hands were shown at once (SM-02)."""

    hands: Annotated[tuple[Hand, ...], Meta(max_length=2, description="By seat.")]
    points: Annotated[tuple[int, ...], Meta(max_length=2, description="By seat: what it scores.")]


MOVES = (Show,)
EVENTS = (MatchBegan, HandsShown)
