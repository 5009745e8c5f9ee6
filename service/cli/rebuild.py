"""The command that makes all projections anew."""

from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from cairn.service.cli.reach import reach, redis_url
from cairn.service.container import Services
from cairn.service.keeping.rebuild import Rebuild, Rebuilt
from cairn.service.settings import Settings


def rebuild(data: Path | None) -> None:
    """Make all projections anew, and say what was done; a terminal is shown how far it is."""
    url = redis_url(data)
    reach(url)
    tell_rebuilt(Rebuild(Services(Settings(redis_url=url))).run(show_progress))


def tell_rebuilt(done: Rebuilt) -> None:
    """Say what was done, and which logs cannot be read."""
    for words in sentences(done):
        click.echo(words)
    for unreadable in done.unreadable:
        click.echo(f"{str(unreadable).capitalize()}.", err=True)


def sentences(done: Rebuilt) -> list[str]:
    """Return what was done, in sentences."""
    lines = [
        f"{_count(done.games, 'game')} read; {_count(done.mended, 'game')} put right in the lobby or on "
        "players' lists.",
        f"{_count(done.results, 'result')} made into ratings; {done.missing} had been missing.",
    ]
    if done.gone:
        lines.append(f"{_count(done.gone, 'game')} gone, and taken off the lists.")
    if done.scheduled:
        lines.append(f"{_count(done.scheduled, 'unfinished game')} put back into the schedule.")
    if done.wrong:
        lines.append(f"{_count(done.wrong, 'result')} taken away that no log says.")
    if done.deleted:
        lines.append(f"{_count(done.deleted, 'result')} kept of games that were deleted since.")
    if done.webhooks:
        lines.append(f"{_count(done.webhooks, 'webhook')} put right.")
    if done.unreadable:
        lines.append(f"{_count(len(done.unreadable), 'log')} left alone that cannot be read.")
    return lines


def show_progress(games: Iterable[str], count: int) -> Iterable[str]:
    """Show on a terminal how far along so many games one is."""
    errors = Console(stderr=True)
    return track(games, "logs", count, console=errors, transient=True, disable=not errors.is_terminal)


def _count(number: int, what: str) -> str:
    return f"{number:,} {what} was" if number == 1 else f"{number:,} {what}s were"
