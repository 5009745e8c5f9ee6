"""Games with modified versions of their rules."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pytest

from cairn.events.chain import Entry
from cairn.events.codec import decode, load, vocabulary
from cairn.events.decision import tag_of
from cairn.events.table import GameOpened
from cairn.service.audit import Proof, audit
from cairn.service.rules import GAMES, Refusal, Rules, newest

CHANGES: dict[str, Any] = {
    "new": lambda *_: iter(()),
    "to_act": lambda *_: None,
    "legal_moves": lambda *_: [],
    "refusal": lambda *_: Refusal("XX-01", "Nothing is allowed any more"),
    "consequences": lambda *_: iter(()),
    "determinize": lambda *_: None,
    "outcome": lambda *_: None,
    "resolve": lambda *_: iter(()),
}
"""The result of each changed function, which makes any game unplayable."""


@contextmanager
def versions_are(ruleset: str, versions: Mapping[int, Rules]) -> Iterator[None]:
    """Replace the rules of a game by these, by version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES[ruleset], "versions", versions)
        yield


def planted(ruleset: str, *changed: str) -> AbstractContextManager[None]:
    """Add a new version of a game's rules with these functions changed."""
    rules = replace(newest(ruleset), version=newest(ruleset).version + 1, **{name: CHANGES[name] for name in changed})
    return versions_are(ruleset, {**GAMES[ruleset].versions, rules.version: rules})


def opening_of(entries: Sequence[Entry]) -> GameOpened:
    """Return the opening of a game."""
    event = decode(entries[0].stored, 1).events[0]
    assert isinstance(event, GameOpened)
    return event


def unproven(entries: Sequence[Entry]) -> Proof | None:
    """Return the first proof of a finished game that does not pass, or None."""
    return audit(decode(entries[0].stored, 1).game, entries, None).unproven


def would_differ(entries: Sequence[Entry], rules: Rules) -> bool:
    """Return whether other rules would have decided a game differently."""
    with versions_are(rules.ruleset, {opening_of(entries).rules_version: rules}):
        return unproven(entries) is not None


class First(dict[str, Any]):
    """The fields of an event in its first version, which has none: the result of upcasting a planted older version."""

    def __or__(self, more: Any) -> dict[str, Any]:  # type: ignore[override]  # the codec's only use of it
        """Return them with the event's type only."""
        return {**self, "type": more["type"]}


def versions_of(ruleset: str) -> set[tuple[str, int]]:
    """Return the versions of a game's changed events and moves: each name with 1, 2, … up to the newest."""
    words = vocabulary(ruleset)
    changed = [kind for kind in (*words.EVENTS, *words.MOVES) if "v" in kind.__struct_fields__]
    newest = {tag_of(kind): get_args(get_type_hints(kind)["v"])[0] for kind in changed}
    return {(name, version) for name, last in newest.items() for version in range(1, last + 1)}


def versions_in(entries: Sequence[Entry]) -> set[tuple[str, int]]:
    """Return each event and move stored in a game, with its version."""
    stored = [load(entry.stored) for entry in entries]
    found = [item for one in stored for item in (*one["events"], one.get("move")) if item]
    return {(item["type"], item.get("v", 1)) for item in found}
