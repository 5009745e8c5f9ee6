"""Pig: its die, its moves, and what can happen in it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cairn.events.decision import Event, Move

Seat = Annotated[int, Meta(ge=0, le=5, description="a seat, counted from 0")]
Pips = Annotated[int, Meta(ge=1, le=6, description="the pips of the die (PI-02)")]
Total = Annotated[int, Meta(description="points of a turn, or of a seat")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game."""

    goal: Annotated[Literal[20, 40], Meta(description="the points that win (PI-05)")] = 20
    first_seat: Annotated[Seat | None, Meta(description="the seat that begins; drawn if null (PI-01)")] = None


class Roll(Move, frozen=True, tag="roll"):
    """Roll the die (PI-02)."""


class Hold(Move, frozen=True, tag="hold"):
    """Keep the points of this turn, and end it (PI-04)."""


class GameBegan(Event, frozen=True, tag="pig.game_began"):
    """A seat has the first turn (PI-01)."""

    first: Seat


class DieRolled(Event, frozen=True, tag="pig.die_rolled"):
    """The die shows these pips (PI-02)."""

    reveals = True
    seat: Seat
    pips: Pips


class PointsLost(Event, frozen=True, tag="pig.points_lost"):
    """A seat rolled a 1: its turn is over, without points (PI-03)."""

    ends_turn = True
    seat: Seat


class PointsKept(Event, frozen=True, tag="pig.points_kept"):
    """A seat holds, and keeps the points of its turn (PI-04)."""

    ends_turn = True
    seat: Seat
    points: Total


MOVES = (Roll, Hold)
EVENTS = (GameBegan, DieRolled, PointsLost, PointsKept)
