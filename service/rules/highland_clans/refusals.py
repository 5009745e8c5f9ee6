"""Obstacles to moves, each in one sentence with its clause."""

from collections.abc import Callable, Sequence

from cairn.events.decision import Move
from cairn.events.highland_clans.moves import EndActions
from cairn.projections.highland_clans.state import State
from cairn.projections.message import Argument
from cairn.service.rules.highland_clans.actions import action_obstacle
from cairn.service.rules.highland_clans.hands import discard_obstacle
from cairn.service.rules.highland_clans.raids import lay_obstacle, raid_obstacle, spoil_obstacle
from cairn.service.rules.highland_clans.rules import to_act
from cairn.service.rules.highland_clans.turns import part_obstacle, redraw_obstacle, turn_obstacle
from cairn.service.rules.interface import SEATS, Refusal, ToAct

_OBSTACLES: dict[str, Callable[..., Refusal | None]] = {
    "redraw": redraw_obstacle,
    "action": action_obstacle,
    "raid": raid_obstacle,
    "lay_card": lay_obstacle,
    "spoil": spoil_obstacle,
    "discard": discard_obstacle,
}


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the obstacle to a move, as that seat may know it, with the seats' names; None if the move is legal."""
    act = to_act(state)
    if act is None:
        return Refusal("HC-73", "hc-over")
    return (
        turn_obstacle(state, act, seat, names)
        or _other_part(state, act, seat, move)
        or _OBSTACLES[act.what](state, seat, move)
    )


def _other_part(state: State, act: ToAct, seat: int, move: Move) -> Refusal | None:
    """Refuse a move that belongs to another part of the turn; actions may be ended after one (HC-11, HC-16)."""
    other = part_obstacle(state, act, move)
    if other and act.what == "action" and action_obstacle(state, seat, EndActions()) is None:
        return Refusal(other.clause, "hc-now-actions-or-end")
    return other
