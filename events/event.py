"""Decisions, the events they led to, and who may know which part of them."""

from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from typing import Any, ClassVar, TypeVar

T = TypeVar("T")

Viewer = int | None
"""Who looks: a seat, or None for a spectator."""

MOVER = "by"
"""What `secret(to=…)` of a move's field says: the seat that decided."""

OPEN = ""
"""What is said of a field that is no secret; no field's name."""


class Event:
    """Something that happened, with its consequences, so that a fold only stores.

    A concrete event is a frozen, slotted dataclass that sets `type` (`"<ruleset>.<what>"`, for ever), and `version`
    once its fields have changed. Its fields hold JSON's own types, tuples of them, or small dataclasses of them.
    """

    __slots__ = ()
    type: ClassVar[str]
    version: ClassVar[int] = 1
    reveals: ClassVar[bool] = False
    """Whether it shows somebody what only another knew before."""
    ends_turn: ClassVar[bool] = False
    """Whether a turn is over with it: what was decided before cannot be undone any more."""


class Move:
    """What a seat decides, named within its ruleset (`"play_card"`); otherwise made like an `Event`."""

    __slots__ = ()
    type: ClassVar[str]
    version: ClassVar[int] = 1


def secret(*, to: str | None) -> Any:
    """Mark a dataclass field that not everyone may see before the end of the game.

    `to` names the field of the same event that holds the seat, or the seats, which may; in a move it is `MOVER`;
    None keeps it from everybody.
    """
    return field(metadata={"secret": True, "to": to})


@dataclass(frozen=True, slots=True)
class Ai:
    """How an AI decided: its level, that level's version, the seed, and its budget in iterations."""

    level: str
    version: int
    budget: int
    seed: str | None = secret(to=None)


@dataclass(frozen=True, slots=True)
class Decision:
    """One step of a game: who decided what, and all that followed.

    `version` counts from 1; `at` is UTC in milliseconds (`2026-11-21T09:00:01.250Z`); `by` is a seat, or None for
    the service; `draws` holds `(k, result)` for each draw among k; `ai` is set where an AI decided.
    """

    game: str
    version: int
    at: str
    by: int | None
    move: Move | None
    events: tuple[Event, ...]
    ai: Ai | None
    draws: tuple[tuple[int, int], ...] | None = secret(to=None)


def redact(decision: Decision, viewer: Viewer, ended: bool) -> Decision:
    """Return the decision as the viewer may know it: secrets of others are None. After the end all is open."""
    if ended:
        return decision
    blanked = _blank(decision, viewer, decision.by)
    return replace(
        blanked,
        move=_blank(decision.move, viewer, decision.by),
        events=tuple(_blank(event, viewer, decision.by) for event in decision.events),
        ai=_blank(decision.ai, viewer, decision.by),
    )


def _blank(item: T, viewer: Viewer, by: int | None) -> T:
    kind: Any = type(item)
    secrets = _secrets(kind)
    if not secrets:
        return item
    values = []
    for name, to in secrets:
        value = getattr(item, name)
        if to != OPEN:
            holder = None if to is None else by if to == MOVER else getattr(item, to)
            if not (viewer in holder if isinstance(holder, tuple) else viewer is not None and viewer == holder):
                value = None
        values.append(value)
    blanked: T = kind(*values)
    return blanked


@cache
def _secrets(kind: Any) -> tuple[tuple[str, str | None], ...]:
    """Return every field of a class that has secrets, with whom it may be shown to; nothing for another class."""
    if not is_dataclass(kind) or not any(f.metadata.get("secret") for f in fields(kind)):
        return ()
    return tuple((f.name, f.metadata["to"] if f.metadata.get("secret") else OPEN) for f in fields(kind))
