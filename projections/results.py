"""Results of finished games for ratings: each seat's rank, if the game counts."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from cairn.events.codec import prepare_type
from cairn.events.decision import Decision
from cairn.events.table import ChoicesRevealed, ChoiceWithdrawn, GameEnded, Outcome, Undone
from cairn.projections.decided import HOLDERS
from cairn.projections.table import Table

ABANDONED: Final = "abandoned"
AI: Final = "ai"


class Result(Struct, frozen=True, array_like=True):
    """The result of a game that counts: its end, and by seat the subject and its rank, 0 being the best.

    A subject is a player's id, or `ai:<level>:<version of that level>`. `cohorts` are by seat the player's cohort
    (`projections/cohorts.py`), empty for an AI and if it is unknown.
    """

    at: str
    game: str
    subjects: tuple[str, ...]
    ranks: tuple[int, ...]
    cohorts: tuple[str, ...] = ()

    @property
    def encoded(self) -> bytes:
        """The result as stored bytes. Their order is that in which the games ended."""
        return msgspec.json.encode(self)


def read_result(stored: bytes) -> Result:
    """Decode a stored result."""
    return msgspec.json.decode(stored, type=prepare_type(Result))


def subject_of(level: str, version: int) -> str:
    """Return the subject of an AI."""
    return f"{AI}:{level}:{version}"


def ai_of(subject: str) -> tuple[str, int] | None:
    """Return the level and version of an AI's subject, None for a player."""
    kind, _, rest = subject.partition(":")
    level, _, version = rest.partition(":")
    return (level, int(version)) if kind == AI else None


def result_of(
    table: Table, decisions: Iterable[Decision], least_moves: int, silent: tuple[int, ...] = ()
) -> Result | None:
    """Return the result of a game that was played here, from its table and its whole log; None if it does not count.

    It does not count if it is a fork, has an undo, has a guest or no player, or was opened as unrated. Each seat's
    holder must have made `least_moves` moves: so a player who leaves at once costs the others nothing, and the version
    of each AI is known. A choice counts when it is revealed. `silent` are the seats that an abandoned game waited for:
    they rank last, like leavers. An abandoned game that waited for no human does not count.
    """
    outcome = table.outcome
    if outcome is None or not table.is_ratable or (outcome.reason == ABANDONED and table.humans and not silent):
        return None
    at, versions, moves, chosen = "", dict[int, int](), [0] * len(table.seats), list[int]()
    for decision in decisions:
        kinds = {*map(type, decision.events)}
        if Undone in kinds or ChoiceWithdrawn in kinds:
            return None
        if GameEnded in kinds:
            at = decision.at
        decider = table.deciders.find_decider(decision)
        seat = decision.seat
        if decider and decider.kind in HOLDERS and seat is not None and decision.move is not None:
            if decision.is_choice:
                chosen.append(seat)
            else:
                moves[seat] += 1
            if decision.ai:
                versions[seat] = decision.ai.version
        if ChoicesRevealed in kinds:
            moves = [count + (seat in chosen) for seat, count in enumerate(moves)]
            chosen.clear()
    if not at or min(moves) < least_moves:
        return None  # a log without an end is being deleted
    subjects = [seat.player or subject_of(str(seat.level), versions[place]) for place, seat in enumerate(table.seats)]
    return Result(at, table.game, tuple(subjects), ranks_of(outcome, (*table.left, *silent)))


def ranks_of(outcome: Outcome, left: tuple[int, ...]) -> tuple[int, ...]:
    """Return every seat's rank, 0 being the best: winners, then the others by points, then leavers."""
    places = [
        (2, 0) if seat in left else (0, 0) if seat in outcome.winners else (1, -points)
        for seat, points in enumerate(outcome.points)
    ]
    order = sorted({*places})
    return tuple(order.index(place) for place in places)
