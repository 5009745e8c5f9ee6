"""Reasons of moves in positions whose reason a person would name."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from cairn.events.decision import Move
from cairn.service.rules import Rules
from cairn.workers.search.candidate import Candidate
from cairn.workers.search.reasons import reasons


class Named(NamedTuple):
    """A position, the move to be explained, the moves it is compared with, and the sentence by the rules."""

    state: Any
    move: Move
    others: Sequence[Move]
    reason: str


def reason_of(rules: Rules, named: Named) -> str | None:
    """Return the reason that is found for the move, from the view of the seat to act."""
    act = rules.to_act(named.state)
    assert act
    moves = [named.move, *named.others]
    assert set(moves) <= set(rules.legal_moves(named.state, act.seat))
    candidates = [Candidate(move) for move in moves]
    for candidate in candidates:
        candidate.add([0.5] * len(named.state.points), 1)
    return reasons(rules, named.state, act.seat, "seed", candidates)[0]
