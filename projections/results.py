"""What a finished game says for ratings: who came where, if it counts."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from cairn.events.codec import prepare_type
from cairn.events.decision import Decision
from cairn.events.table import GameEnded, Outcome, Undone
from cairn.projections.decided import HOLDERS
from cairn.projections.table import Table

ABANDONED: Final = "abandoned"
AI: Final = "ai"


class Result(Struct, frozen=True, array_like=True):
    """How a game ended that counts: when, and by seat who played and which rank they reached, 0 being the best.

    Who played is a subject: a player by id, or an AI as `ai:<level>:<version of that level>`. `cohorts` are by seat
    with whom the player was first seen (`projections/cohorts.py`); empty of an AI, and where nobody knows.
    """

    at: str
    game: str
    subjects: tuple[str, ...]
    ranks: tuple[int, ...]
    cohorts: tuple[str, ...] = ()

    @property
    def encoded(self) -> bytes:
        """The result as it is kept. Sorted by their bytes, results are in the order in which their games ended."""
        return msgspec.json.encode(self)


def read_result(stored: bytes) -> Result:
    """Return a result that was stored."""
    return msgspec.json.decode(stored, type=prepare_type(Result))


def subject_of(level: str, version: int) -> str:
    """Return the subject that an AI is."""
    return f"{AI}:{level}:{version}"


def ai_of(subject: str) -> tuple[str, int] | None:
    """Return the level and its version of a subject that is an AI; None of a player."""
    kind, _, rest = subject.partition(":")
    level, _, version = rest.partition(":")
    return (level, int(version)) if kind == AI else None


def result_of(
    table: Table, decisions: Iterable[Decision], least_moves: int, silent: tuple[int, ...] = ()
) -> Result | None:
    """Return the result of a game that was played here, of its table and its whole log; None if it does not count.

    It does not count if it was forked, or something in it was undone, if a guest played, no player did, or who opened
    it said that it should not. Nor unless the holder of each seat has made so many moves: so who leaves at once costs
    nobody anything, and an AI has told which version it is. The `silent` are those for whom a game waited when it was
    given up: they rank last, as those do who left. If it waited for no human then, it does not count.
    """
    outcome = table.outcome
    if outcome is None or not table.is_ratable or (outcome.reason == ABANDONED and table.humans and not silent):
        return None
    at, versions, moves = "", dict[int, int](), [0] * len(table.seats)
    for decision in decisions:
        kinds = {*map(type, decision.events)}
        if Undone in kinds:
            return None
        if GameEnded in kinds:
            at = decision.at
        who = table.deciders.find_decider(decision)
        if who and who.kind in HOLDERS and decision.by is not None and decision.move is not None:
            moves[decision.by] += 1
            if decision.ai:
                versions[decision.by] = decision.ai.version
    if not at or min(moves) < least_moves:
        return None  # without an end the game is being deleted
    subjects = [seat.player or subject_of(str(seat.level), versions[place]) for place, seat in enumerate(table.seats)]
    return Result(at, table.game, tuple(subjects), ranks_of(outcome, (*table.left, *silent)))


def ranks_of(outcome: Outcome, left: tuple[int, ...]) -> tuple[int, ...]:
    """Return every seat's rank, 0 being the best: winners, then the others by points, then those who left."""
    places = [
        (2, 0) if seat in left else (0, 0) if seat in outcome.winners else (1, -points)
        for seat, points in enumerate(outcome.points)
    ]
    order = sorted({*places})
    return tuple(order.index(place) for place in places)
