"""The body of `cairn series`: AIs play a series against each other, and are rated by what came of it."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from time import sleep
from typing import Any

import click
from msgspec import Struct
from msgspec.structs import asdict

from cairn.events import archive
from cairn.events.codec import read_options
from cairn.events.series import Format, SeriesOpened, log_of
from cairn.events.table import Seat
from cairn.projections.anchors import Anchor, anchors_of
from cairn.projections.formula import SCALE, width
from cairn.projections.results import subject_of
from cairn.projections.series import State
from cairn.projections.series.ranking import TIE_BREAKS, standings
from cairn.service.cli.bulk import SUFFIX, export_game
from cairn.service.cli.output import tell
from cairn.service.cli.reach import services_of
from cairn.service.container import Services
from cairn.service.deciding.levels import LEVELS, version_of
from cairn.service.formats import VERSION
from cairn.service.queries.snapshots import Snapshot
from cairn.service.rules import GAMES, group_of
from cairn.service.series.handler import Participant
from cairn.service.tokens import random_id

POLL_SECONDS = 0.5
STEPS = 200

Wins = Mapping[tuple[str, str], float]
"""By two levels, how many games the first won against the second; a draw is half a win."""


class Rated(Struct, frozen=True):
    """A level, its rating by the games of the series with its 95 % interval, and what the arena measured.

    Who won nothing may be as weak as can be, and who won all as strong: there the interval has no end.
    """

    level: str
    rating: int
    low: int | None
    high: int | None
    games: int
    arena: int | None
    agrees: bool | None


def play(
    levels: Sequence[str],
    format: Format,
    ruleset: str,
    seats: int,
    rounds: int,
    seconds: int,
    folder: Path | None,
    data: Path | None,
) -> int:
    """Play a series, tell its table and the levels' ratings, and write its archives; return 1 if a proof failed."""
    if unknown := [level for level in levels if level not in LEVELS]:
        raise click.ClickException(f"There is no level {unknown[0]!r}; there are {', '.join(LEVELS)}.")
    if ruleset not in GAMES:
        raise click.ClickException(f"There is no ruleset {ruleset!r}; there are {', '.join(GAMES)}.")
    with services_of(data) as services:
        services.parts.check_marks()
        options = dict(sorted(_options(ruleset).items()))
        opened = SeriesOpened(
            format=format,
            formats_version=VERSION,
            ruleset=ruleset,
            options=options,
            seats=seats,
            places=len(levels),
            rounds=rounds,
            come_within=3600,
            listed=True,
            rated=False,
            commitment="",
            seconds=seconds,
        )
        id, entered = random_id(), [Participant(Seat("ai", level=level)) for level in levels]
        services.series.open(id, opened, f"League of {len(levels)} AIs", entered)
        click.echo(f"Series {id} has begun; it is on the page at /#/series/{id}", err=True)
        snapshot = _wait(services, id)
        _tell(services, id, snapshot, levels)
        if folder:
            _write(services, id, snapshot, folder)
        _, audit = services.series_auditor.audit(id)
        failed = [proof for proof in audit.proofs if proof.status != "passed"]
        proofs = ", ".join(f"{proof.name} {proof.status}" for proof in audit.proofs)
        tell({"proofs": audit.proofs}, [f"Proofs: {proofs}."])
        return 1 if failed else 0


def fit(wins: Wins, levels: Sequence[str], fixed: str) -> dict[str, tuple[float, float]]:
    """Return each level's rating relative to the `fixed` one, and its standard error, in points of a rating.

    It is the maximum likelihood of Bradley and Terry's model (1952), with half a game won and lost against an average
    opponent for each level, so that who won all has a rating, too.
    """
    pairs = {pair: wins.get(pair, 0) + wins.get(pair[::-1], 0) for pair in wins}
    strength = dict.fromkeys(levels, 0.0)
    weight = dict.fromkeys(levels, 1.0)
    for _ in range(STEPS):
        for level in levels:
            gradient, curvature = -(_share(strength[level]) - 0.5), 0.25
            for (first, second), games in pairs.items():
                if first == level and second != level:
                    expected = _share(strength[first] - strength[second])
                    gradient += wins[first, second] - games * expected
                    curvature += games * expected * (1 - expected)
            strength[level] += gradient / curvature
            weight[level] = curvature
    points = SCALE * width()  # of each unit of the logit of a win
    errors = {level: points * sqrt(1 / weight[level] + 1 / weight[fixed]) for level in levels}
    return {level: (points * (strength[level] - strength[fixed]), errors[level] * (level != fixed)) for level in levels}


def _share(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _options(ruleset: str) -> dict[str, Any]:
    return asdict(read_options(ruleset, {}))


def _wait(services: Services, id: str) -> Snapshot:
    """Show how far the series is until it has ended."""
    from rich.console import Console
    from rich.progress import Progress

    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("games")
        while True:
            snapshot = services.series.get(id)
            if isinstance(state := snapshot.position.state, State):
                done = sum(table.ranks is not None for table in state.tables)
                rounds = max(state.rounds, state.round, 1)
                progress.update(
                    task, completed=done, total=max(done, len(state.tables) * rounds // max(1, state.round))
                )
            if snapshot.ended:
                return snapshot
            sleep(POLL_SECONDS)


def _tell(services: Services, id: str, snapshot: Snapshot, levels: Sequence[str]) -> None:
    table, state = snapshot.position.table, snapshot.position.state
    opened = table.series
    assert opened
    assert isinstance(state, State)
    called = services.names.read(table).of(table)
    tie_breaks = TIE_BREAKS[opened.format]
    for each in standings(state, table):
        document: dict[str, Any] = {
            "rank": each.rank + 1,
            "name": called[each.place],
            "points": each.points,
            **dict(zip(tie_breaks, each.tie_breaks, strict=True)),
        }
        scores = "  ".join(f"{name} {score}" for name, score in zip(tie_breaks, each.tie_breaks, strict=True))
        won = f"{each.won} won, {each.drawn} drawn, {each.lost} lost"
        tell(document, [f"{each.rank + 1:>3}  {called[each.place]:<12} {each.points:>4}  {won}  {scores}"])
    for rated in ratings_of(snapshot, levels):
        beside = "" if rated.arena is None else f", the arena says {rated.arena}{'' if rated.agrees else ' (apart)'}"
        low, high = ("…" if end is None else end for end in (rated.low, rated.high))
        tell(rated, [f"{rated.level}: {rated.rating} ({low} to {high}) of {rated.games} games{beside}"])


def ratings_of(snapshot: Snapshot, levels: Sequence[str]) -> list[Rated]:
    """Return how well the levels play by the games of a series, the best first; `easy` has what the arena gave it."""
    table, state = snapshot.position.table, snapshot.position.state
    opened = table.series
    assert opened
    assert isinstance(state, State)
    wins, games = defaultdict[tuple[str, str], float](float), Counter[str]()
    for each in state.tables:
        if not each.played or each.ranks is None:
            continue
        holders = [str(table.seats[place].level) for place in each.places]
        games.update(holders)
        for one, rank in zip(holders, each.ranks, strict=True):
            for other, theirs in zip(holders, each.ranks, strict=True):
                if one != other:
                    wins[one, other] += (rank < theirs) + (rank == theirs) / 2
    kinds = [*dict.fromkeys(levels)]
    anchors = anchors_of(opened.ruleset, group_of(opened.ruleset, opened.options) or "")
    known = {level: anchors.get(subject_of(level, version_of(opened.ruleset, level))) for level in kinds}
    fixed = "easy" if "easy" in kinds else kinds[0]
    base = _rating(known[fixed])
    rated = [
        _rated(
            level,
            base + offset,
            error,
            games[level],
            known[level],
            sum(n for pair, n in wins.items() if pair[0] == level),
        )
        for level, (offset, error) in fit(wins, kinds, fixed).items()
    ]
    return sorted(rated, key=lambda each: -each.rating)


def _rated(level: str, rating: float, error: float, games: int, anchor: Anchor | None, won: float) -> Rated:
    low = round(rating - 1.96 * error) if won > 0 else None
    high = round(rating + 1.96 * error) if won < games else None
    agrees = None if anchor is None else (low is None or low <= anchor.high) and (high is None or anchor.low <= high)
    return Rated(level, round(rating), low, high, games, anchor.rating if anchor else None, agrees)


def _won(wins: Wins, level: str) -> float:
    return sum(count for (first, _), count in wins.items() if first == level)


def _rating(anchor: Anchor | None) -> float:
    return anchor.rating if anchor else 1500.0


def _write(services: Services, id: str, snapshot: Snapshot, folder: Path) -> None:
    """Write the archives of a series and of all its games into a folder."""
    state = snapshot.position.state
    assert isinstance(state, State)
    folder.mkdir(parents=True, exist_ok=True)
    lines = b"".join(map(archive.write, services.log.read(log_of(id))))
    (folder / f"series-{id}{SUFFIX}").write_bytes(lines)
    written = sum(export_game(services, table.game, folder / f"{table.game}{SUFFIX}") for table in state.tables)
    tell({"folder": str(folder), "games": written}, [f"The series and its {written} games are in {folder}."])
