"""`cairn analyse`: the analysis of an archive, on all cores, without a service."""

import multiprocessing
import signal
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Printed

from cairn.events.archive import Unreadable, names_in, read
from cairn.events.chain import Entry, Head
from cairn.events.codec import Undecodable, decode, dump
from cairn.events.decision import Decision, redact
from cairn.projections.decided import HOLDERS
from cairn.projections.fold import BEFORE, Position, fold, step
from cairn.projections.names import Names
from cairn.service.analyses.analyses import id_of
from cairn.service.analyses.record import AnalysedDecision, Analysis, AnalysisPart, parts, players_of
from cairn.service.rules import known_rules
from cairn.workers.analyses import analyse_part


class Replay:
    """A finished game in memory, and for each seat the last position it saw, from which to fold on."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.decisions: list[Decision] = [decode(entry.stored, entry.version) for entry in entries]
        self._seen: dict[int, Position[Any]] = {}

    def view(self, seat: int, version: int) -> Position[Any]:
        """Return the position at a version as a seat saw it when it was the newest."""
        position = self._seen.get(seat, BEFORE)
        if position.version > version:
            position = BEFORE
        for decision in self.decisions[position.version : version]:
            position = step(position, redact(decision, seat, ended=False))
        self._seen[seat] = position
        return position


def analyse(data: bytes, level: str, jobs: int, as_json: bool) -> None:
    """Analyse an archive and print the result. Raise ValueError, with a sentence, if that is impossible."""
    replay, end = _read(data)
    table = end.table
    cut = tuple(parts(replay.decisions, "decisions", level))
    of, rows = sum(part.count for part in cut), list[AnalysedDecision]()
    errors = Console(stderr=True)
    progress = Progress(console=errors, disable=not errors.is_terminal)
    spawned = multiprocessing.get_context("spawn")  # a process forked from one with threads may hang
    with spawned.Pool(max(1, min(jobs, len(cut))), _begin, (replay.entries,)) as pool, progress as bar:
        task = bar.add_task("Analysing", total=of)
        for batch in pool.imap(partial(_judge, table.game, level), cut):
            rows += batch
            bar.advance(task, len(batch))
    head = Head(len(replay.entries), replay.entries[-1].chain)
    id, level_version = id_of(table.game, head, "decisions", level, table.ruleset)
    players = players_of(rows, len(table.seats))
    analysis = Analysis(id, "decisions", level, level_version, head.version, "done", of, of, players)
    if as_json:
        print(dump({"analysis": analysis, "items": rows, "next": None}).decode())
    else:
        _print(analysis, rows, Names(names_in(data)).seat_names(table))


def _read(data: bytes) -> tuple[Replay, Position[Any]]:
    """Return a finished game that can be replayed, and its last position."""
    try:
        entries = list(read(BytesIO(data)))
        if not entries:
            raise Unreadable(1, "there is none")
        replay = Replay(entries)
        end = fold(replay.decisions)
    except Unreadable as error:
        raise ValueError(f"This is no archive: {error}.") from error
    except Undecodable as error:
        raise ValueError(f"This archive has an invalid decision: {error}.") from error
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"This archive cannot be replayed: {error}.") from error
    if not end.table.is_ended:
        raise ValueError("This game has not ended; only a finished game can be analysed.")
    if known_rules(end.table.ruleset, end.table.rules_version) is None:
        raise ValueError(f"This Cairn has no version {end.table.rules_version} of the rules of {end.table.ruleset}.")
    return replay, end


_replay: Replay | None = None
"""The game that a process of the pool analyses."""


def _begin(entries: Sequence[Entry]) -> None:
    global _replay
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles the signal
    _replay = Replay(entries)


def _judge(game: str, level: str, part: AnalysisPart) -> list[AnalysedDecision]:
    assert _replay
    return list(analyse_part(game, _replay.entries, part, level, _replay.view))


def _print(analysis: Analysis, rows: Sequence[AnalysedDecision], names: Sequence[str]) -> None:
    console = Console()
    printed = Printed("version", "player", "move", "word", "given away", "best")
    for row in rows:
        is_best = row.best is None or row.best == row.move
        lost = f"{row.given_away:.1%}" if row.accuracy is not None else ""
        printed.add_row(
            str(row.version),
            _decider(row, names),
            _words(row.move),
            row.word,
            lost,
            "" if is_best else _words(row.best),
        )
    console.print(printed)
    for player in analysis.players or ():
        accuracy = "no choice" if player.accuracy is None else f"accuracy {player.accuracy:.1f}"
        counts = ", ".join(f"{count} {word}" for word, count in msgspec.structs.asdict(player.words).items() if count)
        console.print(f"{names[player.seat]}: {accuracy}; {counts or 'nothing decided'}", highlight=False)


def _decider(row: AnalysedDecision, names: Sequence[str]) -> str:
    """Return the name of the decider: the holder of the seat, or an AI in their place."""
    return names[row.seat] if row.by in HOLDERS else f"an AI for {names[row.seat]}"


def _words(move: Any) -> str:
    """Return a move as a line of text: its type and its fields."""
    return " ".join(str(value) for value in move.values() if value is not None)
