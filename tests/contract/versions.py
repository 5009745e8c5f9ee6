"""Games with other versions of their rules than they have."""

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
}
"""What each function of the rules answers in a version that no game could be played by."""


@contextmanager
def versions_are(ruleset: str, versions: Mapping[int, Rules]) -> Iterator[None]:
    """Let a game have these rules, by version, and no others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES[ruleset], "versions", versions)
        yield


def planted(ruleset: str, *changed: str) -> AbstractContextManager[None]:
    """Put a new version of a game's rules on its shelf, in which these functions are changed."""
    rules = replace(newest(ruleset), version=newest(ruleset).version + 1, **{name: CHANGES[name] for name in changed})
    return versions_are(ruleset, {**GAMES[ruleset].versions, rules.version: rules})


def opened(entries: Sequence[Entry]) -> GameOpened:
    """Return how a game was opened."""
    event = decode(entries[0].stored, 1).events[0]
    assert isinstance(event, GameOpened)
    return event


def unproven(entries: Sequence[Entry]) -> Proof | None:
    """Return the first proof of a finished game that does not pass, if there is one."""
    return audit(decode(entries[0].stored, 1).game, entries, None).unproven


def would_differ(entries: Sequence[Entry], rules: Rules) -> bool:
    """Tell whether other rules would not have decided a game as it was decided."""
    with versions_are(rules.ruleset, {opened(entries).rules_version: rules}):
        return unproven(entries) is not None


class First(dict[str, Any]):
    """The fields of an event in its first version, which names none: what a planted older one is upcast to."""

    def __or__(self, more: Any) -> dict[str, Any]:  # type: ignore[override]  # the codec's one use of it
        """Return them with the event's type alone."""
        return {**self, "type": more["type"]}


def versions_of(ruleset: str) -> set[tuple[str, int]]:
    """Return the versions of those events and moves of a game that have changed: each name with 1, 2, … its newest."""
    words = vocabulary(ruleset)
    changed = [kind for kind in (*words.EVENTS, *words.MOVES) if "v" in kind.__struct_fields__]
    newest = {tag_of(kind): get_args(get_type_hints(kind)["v"])[0] for kind in changed}
    return {(name, version) for name, last in newest.items() for version in range(1, last + 1)}


def versions_in(entries: Sequence[Entry]) -> set[tuple[str, int]]:
    """Return each event and move that is stored in a game, with its version."""
    stored = [load(entry.stored) for entry in entries]
    found = [item for one in stored for item in (*one["events"], one.get("move")) if item]
    return {(item["type"], item.get("v", 1)) for item in found}
