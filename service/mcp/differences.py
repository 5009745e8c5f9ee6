"""What is told in few words: a position by what has changed in it, and moves by what they have alike."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from cairn.service.mcp.shapes import Json


def changes(before: Any, after: Any) -> Json:
    """Return each part of a JSON value that is another now, by its JSON pointer (RFC 6901).

    An array of another length is told whole, so that what is told can be put in place in any order.
    """
    return dict(_changes(before, after, ""))


def _changes(before: Any, after: Any, pointer: str) -> Iterator[tuple[str, Any]]:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            yield from _changes(before[name], value, f"{pointer}/{name}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            yield from _changes(before[place], value, f"{pointer}/{place}")
    elif before != after:
        yield pointer, after


def grouped(moves: Sequence[Json]) -> list[Json]:
    """Return moves as few entries: a field may be `{"one_of": […]}`, and each combination of values is a move."""
    by_shape: dict[tuple[str, ...], list[Json]] = {}
    for move in moves:
        by_shape.setdefault((move["type"], *move), []).append(move)
    return [entry for alike in by_shape.values() for entry in _grouped(alike, _fields(alike))]


def _fields(moves: Sequence[Json]) -> list[str]:
    """Return the fields in which moves differ and that can be joined, those with the fewest values first."""
    names = [name for name in moves[0] if name != "type"]
    simple = [name for name in names if not any(isinstance(move[name], list | dict) for move in moves)]
    return sorted(simple, key=lambda name: len(_values(moves, name)))


def _grouped(moves: Sequence[Json], fields: Sequence[str]) -> list[Json]:
    varied = [name for name in fields if len(_values(moves, name)) > 1]
    values = {name: _values(moves, name) for name in varied}
    if not varied:
        return [dict(move) for move in moves]
    have = {tuple(move[name] for name in varied) for move in moves}
    rest = {repr({name: move[name] for name in move if name not in varied}) for move in moves}
    if len(rest) == 1 and len(have) == len(moves) and have == {*product(*values.values())}:
        return [dict(moves[0]) | {name: {"one_of": those} for name, those in values.items()}]
    first = varied[0]
    split = [[move for move in moves if move[first] == value] for value in values[first]]
    return [entry for part in split for entry in _grouped(part, [name for name in fields if name != first])]


def _values(moves: Sequence[Mapping[str, Any]], name: str) -> list[Any]:
    """Return the values of a field, each once, in the order of the moves."""
    return list(dict.fromkeys(move[name] for move in moves))
