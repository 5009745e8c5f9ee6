"""Stored logs: whole games and series of each version of rules, formats and levels, and their expected folds."""

import json
import lzma
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from cairn.events import archive
from cairn.events.chain import Entry
from cairn.events.codec import decode, defaults_of
from cairn.events.decision import Decision
from cairn.events.series import SeriesOpened, log_of
from cairn.events.table import GameOpened
from cairn.projections.fold import BEFORE, Position, fold, step
from cairn.service.deciding import formats
from cairn.service.deciding.levels import LEVELS
from cairn.service.rules import GAMES
from cairn.workers.search.levels import level_of

FOLDER = Path(__file__).parents[1] / "recorded/logs"
RESULTS = FOLDER / "results.json"
"""The expectations of each log, by its name: see `expect`."""
NAMES = sorted(path.name.partition(".")[0] for path in FOLDER.glob("*.jsonl.xz"))
FORMATS = ("round_robin", "swiss", "single_elimination", "double_elimination", "arena")
OWN = ("glen_more", "highland_clans", "schotten_totten")
"""The games that come with Cairn. The logs of a package are in the package."""
LOG = log_of("a" * 20)
"""The name of the log of a stored series."""
DIGITS = 8
"""The hex digits by which a fold is compared."""


def path_of(name: str) -> Path:
    """Return the file of a log."""
    return FOLDER / f"{name}.jsonl.xz"


@cache
def archive_of(name: str) -> bytes:
    """Return a log as an archive."""
    return lzma.decompress(path_of(name).read_bytes())


@cache
def _entries_of(name: str) -> tuple[Entry, ...]:
    return tuple(archive.read(archive_of(name).splitlines(keepends=True)))


def entries_of(name: str) -> list[Entry]:
    """Return a log."""
    return [*_entries_of(name)]


def decisions_in(entries: Sequence[Entry]) -> list[Decision]:
    """Return the decisions of a log."""
    return [decode(entry.stored, entry.version) for entry in entries]


def opening_of(entries: Sequence[Entry]) -> GameOpened:
    """Return the opening of a game."""
    opened = decode(entries[0].stored, 1).events[0]
    assert isinstance(opened, GameOpened)
    return opened


def defaults(ruleset: str) -> dict[str, Any]:
    """Return the default options of a game."""
    return dict(defaults_of(ruleset))


def fold_of(entries: Sequence[Entry]) -> Position:
    """Return the position at the end of a log."""
    return fold(decisions_in(entries))


@cache
def results() -> dict[str, Any]:
    """Return the expectations of all logs."""
    found: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    return found


def folds_of(entries: Sequence[Entry]) -> Iterator[str]:
    """Yield a digest of the state, the clocks, the range of undo, and the people at the table after each decision."""
    position = BEFORE
    for decision in decisions_in(entries):
        position = step(position, decision)
        table, run = position.table, position.run
        undo = (run.version, run.by, run.over, run.undos, run.barriers)
        people = (table.seats, table.left, table.outcome, table.nonces, table.parent, table.forked_at)
        folded = (position.state, position.clocks, position.moves, position.status, undo, people)
        yield sha256(msgspec.json.encode(folded, order="deterministic")).hexdigest()[:DIGITS]


def versions_of(entries: Sequence[Entry]) -> set[str]:
    """Return the versions in a log: of its rules or formats, and of the levels that decided."""
    found, opened = set[str](), decode(entries[0].stored, 1).events[0]
    if isinstance(opened, SeriesOpened):
        return {f"{opened.format} {opened.formats_version}"}
    assert isinstance(opened, GameOpened)
    found.add(f"rules of {opened.ruleset} {opened.rules_version}")
    ais = [decision.ai for decision in decisions_in(entries) if decision.ai]
    return found | {f"{ai.level} of {opened.ruleset} {ai.version}" for ai in ais}


def all_versions() -> set[str]:
    """Return every version that this Cairn can prove: each must be in a stored log."""
    found = {f"rules of {ruleset} {version}" for ruleset in OWN for version in GAMES[ruleset].versions}
    found |= {f"{name} {version}" for name in FORMATS for version in range(1, formats.VERSION + 1)}
    for ruleset in OWN:
        for level in LEVELS:
            newest = GAMES[ruleset].level_versions.get(level, 1)
            provable = [version for version in range(1, newest + 1) if level_of(ruleset, level, version)]
            found |= {f"{level} of {ruleset} {version}" for version in provable}
    return found
