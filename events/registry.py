"""The registry of games: those that come with Cairn, and those of installed packages.

A package registers its game by the entry point `cairn.games` (`ard_ri = "ard_ri"`): the ruleset, and the package that
has the game's parts. Each layer gets its part of a game from here; no other module imports games by name.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, Final, Literal

GROUP: Final = "cairn.games"
"""The entry point's group."""

Part = Literal["events", "projections", "rules", "workers", "page", "languages", "tests"]

RESERVED: Final = ("cairn", "games", "series", "table")
"""Names that no ruleset can have: Cairn's own, those of other vocabularies, and of the tests of Cairn's games."""
_OURS: Final = ("glen_more", "highland_clans", "schotten_totten")
_ROOMS: Final[Mapping[Part, str]] = {
    "events": "cairn.events",
    "projections": "cairn.projections",
    "rules": "cairn.service.rules",
    "workers": "cairn.workers",
    "page": "cairn.service.web.page.games",
    "languages": "cairn.service.languages",
    "tests": "games",
}
"""The packages with the parts of Cairn's own games. An installed package has a subpackage for each part."""
_NEEDED: Final[tuple[Part, ...]] = ("events", "projections", "rules", "workers")


class BrokenGame(Exception):
    """A package's game cannot be played; the message states the reason in a sentence."""


def is_name(ruleset: str) -> bool:
    """Return whether this is a valid ruleset name: a lower-case module name without double underscores."""
    return bool(re.fullmatch("[a-z][a-z0-9]{0,31}(_[a-z0-9]{1,31}){0,3}", ruleset)) and not iskeyword(ruleset)


@cache
def games() -> Mapping[str, str | None]:
    """Return every ruleset, in order, with the package that has its parts, None for Cairn's own games.

    Raise BrokenGame for a package without the needed parts, or with an invalid or ambiguous name.
    """
    packages: dict[str, str | None] = dict.fromkeys(_OURS)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if packages.get(entry.name, entry.value) != entry.value:
            raise BrokenGame(f"{_named(entry)} names {entry.name}, which is there already.")
        _check(entry)
        packages[entry.name] = entry.value
    return MappingProxyType(dict(sorted(packages.items())))


def has(ruleset: str, part: Part) -> bool:
    """Return whether a ruleset is known and has an optional part: a page, languages, or tests."""
    return ruleset in games() and _is_there(_module(ruleset, part))


@cache
def part_of(ruleset: str, part: Part) -> ModuleType:
    """Return a part of a game. Raise LookupError if the ruleset is unknown."""
    return import_module(_module(ruleset, part))


def with_defaults(part: ModuleType, defaults: Mapping[str, Any]) -> ModuleType:
    """Return a part of a game after each name that it leaves out was set to its default."""
    for name, default in defaults.items():
        if not hasattr(part, name):
            setattr(part, name, default)
    return part


def folder_of(ruleset: str, part: Part) -> Path:
    """Return the folder of a part, which need not contain modules. Raise LookupError if the ruleset is unknown."""
    return _folder(_module(ruleset, part))


def files_of(ruleset: str, part: Part) -> list[Path]:
    """Return the sorted files of a part, which is one module or a folder. Raise LookupError for an unknown ruleset."""
    spec = find_spec(_module(ruleset, part))
    assert spec
    if spec.submodule_search_locations is None:
        return [Path(spec.origin or "")]
    return sorted(path for path in _folder(spec.name).rglob("*") if path.is_file())


def _module(ruleset: str, part: Part) -> str:
    package = games()[ruleset]
    return f"{package}.{part}" if package else f"{_ROOMS[part]}.{ruleset}"


def _check(entry: EntryPoint) -> None:
    if not is_name(entry.name) or entry.name in RESERVED:
        raise BrokenGame(f"{_named(entry)} names {entry.name!r}; a ruleset is called like a module, ard_ri for one.")
    for part in _NEEDED:
        if not _is_there(f"{entry.value}.{part}"):
            raise BrokenGame(f"{_named(entry)} has no {entry.value}.{part}, which {entry.name} needs.")


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _folder(module: str) -> Path:
    spec = find_spec(module)
    assert spec
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations)))


def _named(entry: EntryPoint) -> str:
    return f"The package {entry.dist.name}" if entry.dist else f"The entry point {entry.value}"
