"""Compact forms: a position as its changes, and moves grouped by what they share."""

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

from cairn.service.mcp.shapes import Json


def changes(before: Any, after: Any) -> Json:
    """Return the changed parts of a JSON value by JSON pointer (RFC 6901).

    An array of another length is included whole, so that the changes can be applied in any order.
    """
    return dict(_changes(before, after, ""))


def _changes(before: Any, after: Any, pointer: str) -> Iterator[tuple[str, Any]]:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            yield from _changes(before[name], value, f"{pointer}/{name.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            yield from _changes(before[place], value, f"{pointer}/{place}")
    elif before != after:
        yield pointer, after


def group_moves(moves: Sequence[Json]) -> list[Json]:
    """Group moves: a field may be `{"one_of": […]}`, and each combination of values is a move."""
    by_shape: dict[tuple[str, ...], list[Json]] = {}
    for move in moves:
        by_shape.setdefault((move["type"], *move), []).append(move)
    return [entry for alike in by_shape.values() for entry in _grouped(alike)]


def _grouped(moves: Sequence[Json]) -> list[Json]:
    """Return the entries of moves of one shape: one if they are all combinations of their values, or several.

    Several are split by the value of a field: the one with the fewest values, but more than one.
    """
    values = {name: _values(moves, name) for name in moves[0]}
    varied = sorted((name for name in values if len(values[name]) > 1), key=lambda name: len(values[name]))
    if len(moves) == prod(len(values[name]) for name in varied):
        return [dict(moves[0]) | {name: {"one_of": values[name]} for name in varied}]
    first = varied[0]
    return [entry for value in values[first] for entry in _grouped([move for move in moves if move[first] == value])]


def _values(moves: Sequence[Mapping[str, Any]], name: str) -> list[Any]:
    """Return the distinct values of a field in the order of the moves."""
    values: list[Any] = []
    for move in moves:
        if move[name] not in values:
            values.append(move[name])
    return values
