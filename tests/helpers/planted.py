"""A game of a package that consists only of the parts that a test provides."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest

from cairn.events import registry
from cairn.events.codec import vocabulary

NEEDED = ("events", "projections", "rules", "workers")
"""The parts that a game requires."""


@contextmanager
def game_of_a_package(ruleset: str, **parts: Any) -> Iterator[None]:
    """Register a game with these parts, each a module or a substitute; the other parts are empty."""
    package = f"package_of_{ruleset}"
    modules = {package: ModuleType(package)}
    modules |= {f"{package}.{part}": parts.get(part, ModuleType(part)) for part in NEEDED}
    modules[package].__path__ = []
    with pytest.MonkeyPatch.context() as patch:
        for name, module in modules.items():
            patch.setattr(module, "__spec__", ModuleSpec(name, None), raising=False)
            patch.setitem(sys.modules, name, module)
        patch.setattr(registry, "entry_points", lambda **_: [EntryPoint(ruleset, package, registry.GROUP)])
        _forget()
        yield
    _forget()


def _forget() -> None:
    for cached in (registry.games, registry.part_of, vocabulary):
        cached.cache_clear()
