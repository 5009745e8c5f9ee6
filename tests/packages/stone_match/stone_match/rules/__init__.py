"""The rules of Stone Match."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import Outcome
from cairn.projections.message import Argument
from cairn.service.rules.interface import SEATS, Refusal, ToAct, with_most
from stone_match.events import HANDS, HandsShown, MatchBegan, Show
from stone_match.projections import State
from stone_match.projections import title as title

GOAL, ROUNDS = 3, 12
"""The points that win, and the most rounds (SM-03)."""


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the beginning."""
    yield MatchBegan()


def to_act(state: State) -> ToAct | None:
    """Return both seats, which act at once; None after the end (SM-01, SM-04)."""
    return None if _is_over(state) or state.turn < 0 else ToAct(0, "show", others=(1,), is_hidden=state.hidden)


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move that is not refused."""
    return [] if _is_over(state) else [Show("stone"), Show("paper"), Show("shears")]


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the reason why a move is illegal; None if it is legal."""
    return Refusal("SM-03", "sm-over") if _is_over(state) else None


def resolve(state: State, choices: Mapping[int, Move], chance: Chance) -> Iterator[Event]:
    """Yield the consequences of both choices (SM-02)."""
    first, second = (move.hand for _, move in sorted(choices.items()) if isinstance(move, Show))
    ahead = (HANDS.index(first) - HANDS.index(second)) % 3
    yield HandsShown((first, second), (int(ahead == 1), int(ahead == 2)))


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return how the match ended; None while it runs (SM-03)."""
    if not _is_over(state):
        return None
    best = with_most(state.points, left)
    return Outcome("points", best, state.points) if len(best) == 1 else Outcome("draw", (), state.points)


def _is_over(state: State) -> bool:
    return max(state.points) == GOAL or state.turn == ROUNDS


blurb = "Two players show stone, paper or shears at once."
seats = (2,)
clause_prefix = "SM"
waits_for = ("show",)
outcome_reasons = {"points": "a seat has more points", "draw": "both have as many points after the last round"}
