"""What stands in the way of a move, in one sentence with its clause."""

from collections.abc import Callable, Sequence

from cairn.events.decision import Move
from cairn.projections.highland_clans.state import State
from cairn.service.rules.highland_clans.actions import action_obstacle
from cairn.service.rules.highland_clans.hands import discard_obstacle
from cairn.service.rules.highland_clans.raids import lay_obstacle, raid_obstacle, spoil_obstacle
from cairn.service.rules.highland_clans.rules import to_act
from cairn.service.rules.highland_clans.turns import part_obstacle, redraw_obstacle, turn_obstacle
from cairn.service.rules.interface import SEATS, Refusal

_OBSTACLES: dict[str, Callable[..., Refusal | None]] = {
    "redraw": redraw_obstacle,
    "action": action_obstacle,
    "raid": raid_obstacle,
    "lay_card": lay_obstacle,
    "spoil": spoil_obstacle,
    "discard": discard_obstacle,
}
"""By what a seat is waited for: what stands in the way of a move of the kinds that are asked for."""


def refusal(state: State, seat: int, move: Move, names: Sequence[str] = SEATS) -> Refusal | None:
    """Return what stands in the way of a move, as that seat may know it; None where the move is legal.

    `names` are those of the seats, for the sentence.
    """
    act = to_act(state)
    if act is None:
        return Refusal("HC-73", "The game is over")
    return (
        turn_obstacle(state, act, seat, names)
        or part_obstacle(state, act, move)
        or _OBSTACLES[act.what](state, seat, move)
    )
