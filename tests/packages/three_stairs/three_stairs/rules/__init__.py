"""The rules of Three Stairs."""

from collections.abc import Iterator, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import Outcome
from cairn.projections.message import Argument
from cairn.service.rules.interface import SEATS, Refusal, ToAct
from three_stairs.events import CARDS, CardLaid, CardTurned, GameOver, GiveUp, Lay
from three_stairs.projections import State
from three_stairs.projections import title as title


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the first card (TS-01)."""
    yield CardTurned(chance.pick(CARDS))


def to_act(state: State) -> ToAct | None:
    """Return the only seat; None after the end."""
    return None if state.turn is None else ToAct(0, "lay")


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move that is not refused."""
    return [move for move in (*map(Lay, range(3)), GiveUp()) if refusal(state, seat, move) is None]


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the reason why a move is illegal; None if it is legal."""
    if state.turn is None:
        return Refusal("TS-03", "ts-over")
    if isinstance(move, Lay) and state.stairs[move.stair] and state.stairs[move.stair][-1] > state.turn:
        return Refusal("TS-02", "ts-lower", card=state.turn, stair=move.stair)
    return None


def consequences(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a legal move."""
    if isinstance(move, Lay):
        yield CardLaid(move.stair)
    left = [card for card in CARDS if card not in state.turned]
    yield GameOver() if isinstance(move, GiveUp) or not left else CardTurned(chance.pick(left))


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return how the game ended; None while it runs (TS-04)."""
    if state.turn is not None:
        return None
    won = state.points[0] >= state.goal
    return Outcome("goal" if won else "short", (0,) if won else (), state.points)


blurb = "A patience: lay cards on three stairs that only go up."
seats = (1,)
clause_prefix = "TS"
waits_for = ("lay",)
outcome_reasons = {"goal": "enough cards lie on the stairs", "short": "too few cards lie on the stairs"}
