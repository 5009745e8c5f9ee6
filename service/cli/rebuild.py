"""The command that makes all projections anew."""

from pathlib import Path

import click

from cairn.service.cli.connection import services_in
from cairn.service.cli.output import show_progress, tell
from cairn.service.keeping.rebuild import Rebuild, Rebuilt


def rebuild(data: Path | None) -> None:
    """Make all projections anew, and say what was done; a terminal is shown how far it is."""
    done = Rebuild(services_in(data)).run(show_progress)
    tell(document(done), sentences(done))
    tell_unreadable(done)


def tell_unreadable(done: Rebuilt) -> None:
    """Say on standard error which logs cannot be read."""
    for unreadable in done.unreadable:
        click.echo(f"{str(unreadable).capitalize()}.", err=True)


def document(done: Rebuilt) -> dict[str, object]:
    """Return what was done, as it is told to programs."""
    return vars(done) | {"unreadable": [str(unreadable) for unreadable in done.unreadable]}


def sentences(done: Rebuilt) -> list[str]:
    """Return what was done, in sentences."""
    lines = [
        f"{_count(done.games, 'game')} read; {_count(done.mended, 'game')} put right in the lobby or on "
        "players' lists.",
        f"{_count(done.results, 'result')} made into ratings; {done.missing} had been missing.",
    ]
    if done.series:
        lines.append(f"{done.series:,} series read.")
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


def _count(number: int, what: str) -> str:
    return f"{number:,} {what} was" if number == 1 else f"{number:,} {what}s were"
