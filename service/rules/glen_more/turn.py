"""The turn: the seat to move, and the types of moves for each part of it (GM-10, GM-12)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cairn.events.decision import Move
from cairn.events.glen_more import moves
from cairn.projections.glen_more.state import State
from cairn.projections.message import Argument, Message, message
from cairn.service.rules.glen_more.activation import activations, closings, movements
from cairn.service.rules.glen_more.market import payments, sales
from cairn.service.rules.glen_more.placement import choices, first_choose, placings
from cairn.service.rules.glen_more.taking import loch_ness_payments, takings
from cairn.service.rules.interface import Refusal


class Step(NamedTuple):
    """Moves of the same part of a turn: their types, the phases that allow them, and the legal ones."""

    kinds: tuple[type[Move], ...]
    phases: tuple[str, ...]
    legal: Callable[[State], Sequence[Move]]


STEPS = (
    Step((moves.TakeTile, moves.DiscardTile), ("take",), takings),
    Step((moves.PayMember, moves.PayChieftain), ("pay",), loch_ness_payments),
    Step((moves.PayCube, moves.BuyCube), ("pay", "exchange"), payments),
    Step((moves.PlaceTile,), ("place",), placings),
    Step((moves.ChooseCube,), ("choose",), choices),
    Step((moves.CloseExchange,), ("exchange",), closings),
    Step((moves.ActivateTile,), ("activate",), activations),
    Step((moves.MoveMember, moves.PromoteMember), ("activate", "move"), movements),
    Step((moves.EndTurn,), ("activate", "move", "discarded"), lambda _state: (moves.EndTurn(),)),
)
"""The parts of a turn in their order (GM-12). Sales are possible in all of them (GM-22)."""

WAITS_FOR = {
    "take": "take_tile",
    "pay": "pay",
    "place": "place_tile",
    "choose": "choose_cube",
    "activate": "activate_tile",
    "exchange": "give_cubes",
    "move": "move_member",
    "discarded": "end_turn",
}

_LEGAL = {phase: [step.legal for step in STEPS if phase in step.phases] for phase in WAITS_FOR}
_PHASES = {kind: step.phases for step in STEPS for kind in step.kinds}

_FIRST = {
    "take": Refusal("GM-11", "gm-first-take"),
    "pay": Refusal("GM-12", "gm-first-pay"),
    "place": Refusal("GM-12", "gm-first-place"),
    "exchange": Refusal("GM-27", "gm-first-exchange"),
}
"""The refusal of a move that does not fit the phase, while another is required first."""

_THEN = {"activate": "GM-12", "move": "GM-12", "discarded": "GM-14"}
"""The clause of the refusal when the turn may end, with the remaining options."""

_WORDS = {moves.ActivateTile: "activate", moves.MoveMember: "move", moves.EndTurn: "end"}
"""The options after the placement of the tile, by the first type of move of their step."""
_OVER = Refusal("GM-73", "gm-over")
_NOTHING_TO_BUY_FOR = Refusal("GM-21", "gm-nothing-to-buy-for")


def steps(state: State) -> list[Move]:
    """Return every legal move except sales in the current phase (GM-12)."""
    return [move for legal in _LEGAL[state.phase] for move in legal(state)]


def only_move(state: State, selling: Sequence[Move] = ()) -> Move | None:
    """Return the only move among these sales and the steps, if there is exactly one; stop looking after two."""
    moves = selling
    for legal in _LEGAL[state.phase]:
        if len(moves) > 1:
            return None
        moves = [*moves, *legal(state)]
    return moves[0] if len(moves) == 1 else None


def out_of_turn(state: State, seat: int, names: Sequence[Argument]) -> Refusal | None:
    """Return the reason why a seat cannot move at all: the game is over, or it is another's turn (GM-10, GM-73)."""
    if state.phase == "over":
        return _OVER
    return None if seat == state.turn else Refusal("GM-10", "gm-other-turn", player=names[state.turn])


def out_of_place(state: State, kind: type[Move]) -> Refusal | None:
    """Return what must be done first, if moves of this type do not fit the phase (GM-12)."""
    if state.phase in _PHASES[kind]:
        return None
    if kind is moves.BuyCube:
        return _NOTHING_TO_BUY_FOR
    if state.phase == "choose":
        return first_choose(state)
    if clause := _THEN.get(state.phase):
        return Refusal(clause, f"gm-then-{state.phase}", options=_may_do(state))
    return _FIRST[state.phase]


def _may_do(state: State) -> Message:
    """Return the legal options after the tile is placed or discarded, the end of the turn last (GM-12, GM-14)."""
    here = [step for step in STEPS if state.phase in step.phases and step.legal(state)]
    *words, end = [_WORDS[step.kinds[0]] for step in here]
    words += ["sell"] if sales(state) else []
    return message("-".join(("gm-options", *words, end)))
