"""What changed between two resources: a JSON Patch (RFC 6902), in the same words from every process."""

from collections.abc import Callable
from typing import Any

from jsonpatch import DiffBuilder


def patch(old: Any, new: Any) -> list[dict[str, Any]]:
    """Return the operations that make one document the other."""
    builder = _InOrder(old, new)
    builder._compare_values("", None, old, new)
    return list(builder.execute())


class _InOrder(DiffBuilder):
    """The library's own, but that keys come in order: it goes by that of sets, which differs between processes."""

    _item_removed: Callable[[str, str, Any], None]
    _item_added: Callable[[str, str, Any], None]
    _compare_values: Callable[[str, str | None, Any, Any], None]

    def _compare_dicts(self, path: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        for key in sorted(old.keys() - new.keys()):
            self._item_removed(path, key, old[key])
        for key in sorted(new.keys() - old.keys()):
            self._item_added(path, key, new[key])
        for key in sorted(old.keys() & new.keys()):
            self._compare_values(path, key, old[key], new[key])
