"""What commands tell: sentences to people, or with `--json` documents to programs.

With `--json` standard output has nothing but JSON, one document or one a line; all else is on standard error.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

T = TypeVar("T")
_CHOSEN = "cairn.json"


def _choose(context: click.Context, _option: click.Parameter, chosen: bool) -> None:
    context.meta[_CHOSEN] = chosen


JSON = click.option(
    "--json",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_choose,
    help="Print JSON alone, a document a line; all else on standard error.",
)
"""The option of each command that tells something."""


def wants_json() -> bool:
    """Tell whether the command that runs was called with `--json`."""
    context = click.get_current_context(silent=True)
    return bool(context and context.meta.get(_CHOSEN))


def tell(document: object, sentences: Iterable[str] = ()) -> None:
    """Print a document for programs, or the sentences for people, a line each."""
    if wants_json():
        from cairn.events.codec import dump  # who asks how a command is used waits for no library

        click.echo(dump(document))
        return
    for words in sentences:
        click.echo(words)


def show_progress(things: Iterable[T], count: int | None, what: str = "logs") -> Iterable[T]:
    """Yield things, and show on a terminal how far along one is; the count is None where nobody knows it."""
    from rich.console import Console
    from rich.progress import track

    errors = Console(stderr=True)
    return track(things, what, count, console=errors, transient=True, disable=not errors.is_terminal)


@contextmanager
def show_work(what: str) -> Iterator[None]:
    """Show on a terminal that something is done of which nobody knows how far it is."""
    from rich.console import Console

    errors = Console(stderr=True)
    if not errors.is_terminal:
        yield
        return
    with errors.status(what):
        yield


@contextmanager
def in_a_sentence(*kinds: type[Exception]) -> Iterator[None]:
    """End the command with the sentence of an error, if it is of these kinds."""
    try:
        yield
    except kinds as error:
        raise click.ClickException(f"{str(error).rstrip('.')}.") from error
