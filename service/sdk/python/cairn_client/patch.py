"""JSON Patch (RFC 6902): what makes one version of a game the next."""

import copy
from collections.abc import Sequence
from typing import Any


def patched(document: Any, changes: Sequence[dict[str, Any]]) -> Any:
    """Return a document with changes made to it; the one that is given stays as it is."""
    holder = {"": copy.deepcopy(document)}
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
    return holder[""]


def _steps(pointer: str) -> list[str]:
    """Return the steps of a JSON pointer (RFC 6901)."""
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]


def _get(node: Any, path: Sequence[str]) -> Any:
    for step in path:
        node = node[int(step)] if isinstance(node, list) else node[step]
    return node


def _put(holder: Any, path: Sequence[str], value: Any, *, replaces: bool = False) -> None:
    parent, last = _get(holder, path[:-1]), path[-1]
    if not isinstance(parent, list):
        parent[last] = value
    elif replaces:
        parent[int(last)] = value
    else:
        parent.insert(len(parent) if last == "-" else int(last), value)


def _take(holder: Any, path: Sequence[str]) -> Any:
    parent, last = _get(holder, path[:-1]), path[-1]
    return parent.pop(int(last)) if isinstance(parent, list) else parent.pop(last)
