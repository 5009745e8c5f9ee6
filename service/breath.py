"""What would keep others waiting lets them go on: in a process of the API, where all share one loop (`service/front`).

Elsewhere, in workers and commands, it costs next to nothing.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, cast

T = TypeVar("T")

STEPS = 16
"""After so many steps of a long computation others have their turn: less than 20 ms."""

_in_a_thread: Callable[..., Any] | None = None


def breathing(steps: Iterable[T]) -> Iterator[T]:
    """Yield what comes; let others go on between some steps."""
    for number, step in enumerate(steps):
        if number % STEPS == STEPS - 1:
            time.sleep(0)  # it is the loop's there, and switches to it
        yield step


def apart(function: Callable[..., T], *args: Any, **options: Any) -> T:
    """Call what waits in foreign code, which knows no loop, and return what it does."""
    if _in_a_thread is None:
        return function(*args, **options)
    answer, error = _in_a_thread(_outcome, (function, args, options))
    if error is not None:
        raise error
    return cast(T, answer)


def use_threads(in_a_thread: Callable[..., Any]) -> None:
    """Have `apart` call functions, given with their arguments, in threads."""
    global _in_a_thread
    _in_a_thread = in_a_thread


def _outcome(
    function: Callable[..., T], args: Sequence[Any], options: Mapping[str, Any]
) -> tuple[T | None, Exception | None]:
    """Return what a function does, or what it raises: gevent would write that to standard error, too."""
    try:
        return function(*args, **options), None
    except Exception as error:
        return None, error
