"""JSON Patch (RFC 6902): the changes from one version of a game to the next."""

import copy
from collections.abc import Sequence
from typing import Any


def patched(document: Any, changes: Sequence[dict[str, Any]]) -> Any:
    """Return a changed copy of a document."""
    holder: Any = {"": copy.deepcopy(document)}
    for change in changes:
        path = ["", *_steps(change["path"])]
        match change["op"]:
            case "add" | "replace":
                _put(holder, path, copy.deepcopy(change["value"]), replaces=change["op"] == "replace")
            case "remove":
                _take(holder, path)
            case "move":
                _put(holder, path, _take(holder, ["", *_steps(change["from"])]))
            case "copy":
                _put(holder, path, copy.deepcopy(_get(holder, ["", *_steps(change["from"])])))
            case _:
                pass
    return holder[""]


def _steps(pointer: str) -> list[str]:
    """Return the steps of a JSON pointer (RFC 6901)."""
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]


def _get(node: Any, path: Sequence[str]) -> Any:
    for step in path:
        node = node[_index(node, step)]
    return node


def _put(holder: Any, path: Sequence[str], value: Any, *, replaces: bool = False) -> None:
    parent = _get(holder, path[:-1])
    index = _index(parent, path[-1])
    if replaces or isinstance(parent, dict):
        parent[index] = value
    else:
        parent.insert(index, value)


def _take(holder: Any, path: Sequence[str]) -> Any:
    parent = _get(holder, path[:-1])
    return parent.pop(_index(parent, path[-1]))


def _index(node: Any, step: str) -> Any:
    """Return a step as a key of an object, or as an index of an array, whose end is `-`."""
    if isinstance(node, dict):
        return step
    return len(node) if step == "-" else int(step)
