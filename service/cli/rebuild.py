"""The command that rebuilds all projections."""

from pathlib import Path

import click

from cairn.service.cli.connection import services_in
from cairn.service.cli.output import show_progress, tell
from cairn.service.keeping.rebuild import Rebuild, Rebuilt


def rebuild(data: Path | None) -> None:
    """Rebuild all projections and report the result. Show the progress on a terminal."""
    done = Rebuild(services_in(data)).run(show_progress)
    tell(document(done), sentences(done))
    tell_unreadable(done)


def tell_unreadable(done: Rebuilt) -> None:
    """Report unreadable logs on standard error."""
    for unreadable in done.unreadable:
        click.echo(f"{str(unreadable).capitalize()}.", err=True)


def document(done: Rebuilt) -> dict[str, object]:
    """Return the result as a JSON document."""
    return vars(done) | {"unreadable": [str(unreadable) for unreadable in done.unreadable]}


def sentences(done: Rebuilt) -> list[str]:
    """Return the result as sentences."""
    lines = [
        f"{_count(done.games, 'game')} read; {_count(done.mended, 'game')} corrected in the lobby or on "
        "players' lists.",
        f"{_count(done.results, 'result')} rated; {done.missing} had been missing.",
    ]
    if done.series:
        lines.append(f"{done.series:,} series read.")
    if done.gone:
        lines.append(f"{_count(done.gone, 'deleted game')} removed from the lists.")
    if done.scheduled:
        lines.append(f"{_count(done.scheduled, 'unfinished game')} scheduled again.")
    if done.wrong:
        lines.append(f"{_count(done.wrong, 'result')} removed because no log contains them.")
    if done.deleted:
        lines.append(f"{_count(done.deleted, 'result')} retained from deleted games.")
    if done.webhooks:
        lines.append(f"{_count(done.webhooks, 'webhook')} corrected.")
    if done.unreadable:
        lines.append(f"{_count(len(done.unreadable), 'unreadable log')} skipped.")
    return lines


def _count(number: int, what: str) -> str:
    return f"{number:,} {what} was" if number == 1 else f"{number:,} {what}s were"
