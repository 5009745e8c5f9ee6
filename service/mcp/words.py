"""Compact forms for a model: a position in words or as its changes, and moves grouped by what they share.

Each part of a state is shown with its meaning from the API's description, for any game. The words contain no names of
players: text written by others is returned only as data.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

from cairn.service.mcp.shapes import Json

Schema = dict[str, Any]
LABEL = re.compile(r"\bby (?:(seat)|(\w+) from (\d+))\b", re.IGNORECASE)
"""How a field's meaning says what its items are counted by: `by seat: …`, `by space from 0: …`."""


class Words:
    """The meanings of the parts of a state, from the components of the API's description (OpenAPI 3.1)."""

    def __init__(self, components: Mapping[str, Schema]) -> None:
        self._components = components

    def position(self, game: Mapping[str, Any], meanings: bool = True) -> str:
        """Return a game resource in words, as its viewer may know it, with or without the meaning of each part."""
        you = game["viewer"]
        looks = "You watch as a spectator." if you is None else f"You look as seat {you}."
        lines = [f"{game['ruleset']}, version {game['version']}, {game['status']}. {looks}"]
        lines += [f"{_seat(held['seat'], you)} is {_holder(held)}." for held in game["seats"]]
        lines += [f"{_seat(act['seat'], you)} is waited for: {act['for']}." for act in game["to_act"]]
        if outcome := game["outcome"]:
            points = "; ".join(f"{_seat(seat, you)}: {count}" for seat, count in enumerate(outcome["points"]))
            winners = ", ".join(_seat(seat, you) for seat in outcome["winners"]) or "none"
            lines.append(f"The game has ended ({outcome['reason']}). Winners: {winners}. Points: {points}.")
        if game["state"] is None:
            return "\n".join([*lines, "Nothing has been dealt yet."])
        schema = self._of_state(game["ruleset"])
        lines.append("The position, part by part:")
        for name, value in game["state"].items():
            part = self._whole(schema.get("properties", {}).get(name, {}))
            lines += self._part(f"{name}{self._describe(part) if meanings else ''}", value, part, you)
        return "\n".join(lines)

    def _of_state(self, ruleset: str) -> Schema:
        """Return the schema of a ruleset's states."""
        mapping = self._components.get("Game", {}).get("discriminator", {}).get("mapping", {})
        game = self._components.get(str(mapping.get(ruleset, "")).rpartition("/")[2], {})
        members = [part.get("properties", {}) for part in (game, *game.get("allOf", ()))]
        return self._whole(next((known["state"] for known in members if "state" in known), {}))

    def _whole(self, schema: Schema) -> Schema:
        """Return a schema with its reference resolved; of a nullable schema, the other alternative."""
        own = {key: value for key, value in schema.items() if key not in ("$ref", "oneOf")}
        if "$ref" in schema:
            return self._components.get(schema["$ref"].rpartition("/")[2], {}) | own
        others = [kind for kind in schema.get("oneOf", ()) if kind.get("type") != "null"]
        return self._whole(others[0]) | own if len(others) == 1 else schema

    def _describe(self, schema: Schema) -> str:
        """Return the meaning of a part, and in brackets the meanings of its inner members."""
        inner = schema.get("properties") or self._whole(schema.get("items", {})).get("properties") or {}
        each = "; ".join(f"{member}: {self._meaning(self._whole(meant))}" for member, meant in inner.items())
        meaning = " ".join(filter(None, (self._meaning(schema), f"[{each}]" if each else "")))
        return f" ({meaning})" if meaning else ""

    def _part(self, head: str, value: Any, schema: Schema, you: int | None) -> list[str]:
        """Return the lines of a part: one, or one for each item if its items are composite."""
        if not isinstance(value, list) or not any(isinstance(inner, list | dict) for inner in value):
            return [f"- {head}: {self._value(value, schema, you)}"]
        item = self._whole(schema.get("items", {}))
        rows = zip(self._labels(value, schema, you), value, strict=True)
        return [f"- {head}:", *(f"  - {label}: {self._value(inner, item, you)}" for label, inner in rows)]

    def _meaning(self, schema: Schema) -> str:
        return str(schema.get("description", "")).rstrip(".")

    def _value(self, value: Any, schema: Schema, you: int | None) -> str:
        """Return a value in one line, with inner values in brackets."""
        match value:
            case None:
                return "null"
            case bool():
                return "yes" if value else "no"
            case {}:
                properties = schema.get("properties", {})
                members = (
                    f"{name} {self._value(inner, self._whole(properties.get(name, {})), you)}"
                    for name, inner in value.items()
                )
                return f"[{'; '.join(members)}]"
            case []:
                return "none"
            case [*items]:
                item = self._whole(schema.get("items", {}))
                parts = [self._value(inner, item, you) for inner in items]
                if LABEL.search(self._meaning(schema)):
                    rows = zip(self._labels(items, schema, you), parts, strict=True)
                    return " | ".join(f"{label}: {inner}" for label, inner in rows)
                return ", ".join(parts)
        return str(value)

    def _labels(self, items: Sequence[Any], schema: Schema, you: int | None) -> list[str]:
        """Return the label of each item: `seat 0 (you)`, `space 3`, or `index 3` if the meaning gives none."""
        match = LABEL.search(self._meaning(schema))
        seat, what, first = match.groups() if match else (None, "index", "0")
        if seat:
            return [_seat(place, you).lower() for place in range(len(items))]
        return [f"{what} {int(first) + place}" for place in range(len(items))]


def _seat(seat: int, you: int | None) -> str:
    return f"Seat {seat}{' (you)' if seat == you else ''}"


def _holder(held: Mapping[str, Any]) -> str:
    match held["kind"]:
        case "ai":
            return f"an AI of level {held['level']}"
        case "open":
            return "open: not taken yet"
    return "a player"


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
