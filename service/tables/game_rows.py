"""What the tables hold of a game. It is what its archive shows to everybody, and no name."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any

from cairn.events.chain import Head
from cairn.events.clock import seconds
from cairn.events.codec import dump
from cairn.events.decision import Decision
from cairn.projections.fold import BEFORE
from cairn.projections.table import Table
from cairn.service.container import Services
from cairn.service.errors import NotFound, UnreadableLog
from cairn.service.queries.readable import decoded, folded

Rows = Mapping[str, Sequence[Mapping[str, Any]]]
"""By table, rows; each holds a value for each column by its name."""


def rows_of(services: Services, game: str) -> Rows | None:
    """Return the rows of a game that has ended; None of one that has not, or that was deleted meanwhile.

    Raise UnreadableLog if its log cannot be read or folded, Unavailable if its segment cannot be read.
    """
    try:
        end = services.repository.end(game)
    except NotFound:
        return None
    if end is None:
        return None
    entries = [*services.log.read(game)]
    if not entries or Head(entries[-1].version, entries[-1].chain) != end:
        if services.log.last(game) is None:
            return None
        raise UnreadableLog(game, len(entries) + 1, "it ends before its end")
    decisions = [decoded(game, entry) for entry in entries]
    table = folded(game, decisions, BEFORE).table
    return {
        "games": [_game(table, decisions)],
        "decisions": [*_decisions(game, decisions)],
        "events": [*_events(game, decisions)],
    }


def _game(table: Table, decisions: Sequence[Decision]) -> dict[str, Any]:
    outcome = table.outcome
    assert outcome
    return {
        "id": table.game,
        "ruleset": table.ruleset,
        "version": table.rules_version,
        "options": dump(table.options).decode(),
        "seats": len(table.seats),
        "levels": [None if place in table.left else seat.level for place, seat in enumerate(table.seats)],
        "outcome": {"reason": outcome.reason, "winners": outcome.winners, "points": outcome.points},
        "ended": _milliseconds(decisions[-1].at),
        "decisions": len(decisions),
        "forked_at": table.forked_at,
    }


def _decisions(game: str, decisions: Sequence[Decision]) -> Iterator[dict[str, Any]]:
    times = [_milliseconds(decision.at) for decision in decisions]
    waits: Iterable[int | None] = chain([None], (after - before for before, after in pairwise(times)))
    for decision, at, wait in zip(decisions, times, waits, strict=True):
        yield {
            "game": game,
            "version": decision.version,
            "at": at,
            "seat": decision.by,
            "level": decision.ai and decision.ai.level,
            "move_type": decision.move and decision.move.type,
            "move": decision.move and dump(decision.move).decode(),
            "ms": wait,
        }


def _events(game: str, decisions: Sequence[Decision]) -> Iterator[dict[str, Any]]:
    for decision in decisions:
        for index, event in enumerate(decision.events):
            yield {
                "game": game,
                "version": decision.version,
                "index": index,
                "type": event.type,
                "event": dump(event).decode(),
            }


def _milliseconds(at: str) -> int:
    """Return a decision's time in milliseconds since 1970."""
    return round(seconds(at) * 1000)
