"""Output of commands: sentences, or JSON with `--json`.

With `--json`, standard output contains only JSON, one document per line. Everything else goes to standard error.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

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
    help="Print only JSON, one document per line. Other output goes to standard error.",
)
"""The option of each command with output."""
DATA = click.option("--data", type=click.Path(path_type=Path), default=None, help="The data folder of `cairn up`.")


def common_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--json` and `--data` to a command that uses Redis."""
    return JSON(DATA(command))


def wants_json() -> bool:
    """Return whether the current command was called with `--json`."""
    context = click.get_current_context(silent=True)
    return bool(context and context.meta.get(_CHOSEN))


def print_result(document: object, sentences: Iterable[str] = ()) -> None:
    """Print a JSON document with `--json`, else the sentences, one per line."""
    if wants_json():
        from cairn.events.codec import dump  # imported here to keep `--help` fast

        click.echo(dump(document))
        return
    for words in sentences:
        click.echo(words)


def show_progress(things: Iterable[T], count: int | None, what: str = "logs") -> Iterable[T]:
    """Yield things, and show the progress on a terminal. `count` is None if it is unknown."""
    from rich.console import Console
    from rich.progress import track

    errors = Console(stderr=True)
    return track(things, what, count, console=errors, transient=True, disable=not errors.is_terminal)


@contextmanager
def show_work(what: str) -> Iterator[None]:
    """Show a spinner on a terminal while the block runs."""
    from rich.console import Console

    errors = Console(stderr=True)
    if not errors.is_terminal:
        yield
        return
    with errors.status(what):
        yield


@contextmanager
def in_a_sentence(*kinds: type[Exception]) -> Iterator[None]:
    """Raise ClickException with the message of an error of these kinds."""
    try:
        yield
    except kinds as error:
        raise click.ClickException(f"{str(error).rstrip('.')}.") from error
