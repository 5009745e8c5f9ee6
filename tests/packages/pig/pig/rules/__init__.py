"""The rules of Pig."""

from collections.abc import Iterator, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import Outcome
from cairn.projections.message import Argument
from cairn.service.rules.interface import SEATS, Refusal, ToAct, with_most
from pig.events import DieRolled, GameBegan, Hold, PointsKept, PointsLost, Roll
from pig.projections import State
from pig.projections import title as title


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the beginning (PI-01)."""
    first = options["first_seat"]
    yield GameBegan(chance.draw(seats) if first is None else first)


def to_act(state: State) -> ToAct | None:
    """Return the seat whose turn it is; None after the end."""
    return None if state.turn is None or _is_over(state) else ToAct(state.turn, "roll_or_hold")


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move that is not refused."""
    return [move for move in (Roll(), Hold()) if refusal(state, seat, move) is None]


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the reason why a move is illegal; None if it is legal."""
    if state.turn is None or _is_over(state):
        return Refusal("PI-05", "pg-over")
    if seat != state.turn:
        return Refusal("PI-01", "pg-other-turn", player=names[state.turn])
    if isinstance(move, Hold) and not state.gathered:
        return Refusal("PI-04", "pg-roll-first")
    return None


def consequences(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a legal move."""
    if isinstance(move, Hold):
        yield PointsKept(seat, state.gathered)
        return
    pips = chance.draw(6) + 1
    yield DieRolled(seat, pips)
    if pips == 1:
        yield PointsLost(seat)


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return how the game ended; None while it runs (PI-05)."""
    return Outcome("goal", with_most(state.points, left), state.points) if _is_over(state) else None


def _is_over(state: State) -> bool:
    return max(state.points) >= state.goal


blurb = "Roll a die for more points, or hold before a 1 takes them."
seats = (2, 3, 4, 5, 6)
clause_prefix = "PI"
waits_for = ("roll_or_hold",)
outcome_reasons = {"goal": "a seat has reached the goal"}
