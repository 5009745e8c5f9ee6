"""The difference of two resources as a minimal JSON Patch (RFC 6902)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cairn.service.api.games.game import Change


def difference(old: Any, new: Any) -> list[Change]:
    """Return a JSON Patch between two documents of JSON's own types; `old` is None before the first version.

    No member may be a number in one and a boolean in the other: Python considers some of these equal.
    """
    return [Change("add", "", value=new)] if old is None else [*_changes(old, new, "")]


def _changes(old: Any, new: Any, path: str) -> Iterator[Change]:
    """Yield the changes between two values at the same path (RFC 6901)."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _of_objects(old, new, path)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        yield from _of_arrays(old, new, path)
    else:
        yield Change("replace", path, value=new)


def _of_objects(old: Mapping[str, Any], new: Mapping[str, Any], path: str) -> Iterator[Change]:
    for name, value in old.items():
        place = f"{path}/{_escaped(name)}"
        if name in new:
            yield from _changes(value, new[name], place)
        else:
            yield Change("remove", place)
    for name, value in new.items():
        if name not in old:
            yield Change("add", f"{path}/{_escaped(name)}", value=value)


def _of_arrays(old: Sequence[Any], new: Sequence[Any], path: str) -> Iterator[Change]:
    """Yield the changes between two arrays; keep their common beginning and end."""
    shorter, begin, end = min(len(old), len(new)), 0, 0
    while begin < shorter and old[begin] == new[begin]:
        begin += 1
    while end < shorter - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    for place in range(begin, shorter - end):
        yield from _changes(old[place], new[place], f"{path}/{place}")
    for place in reversed(range(shorter - end, len(old) - end)):
        yield Change("remove", f"{path}/{place}")
    for place in range(shorter - end, len(new) - end):
        yield Change("add", f"{path}/{place}", value=new[place])


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
