"""Decisions, their events, and the redaction of both by viewer."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

Viewer = int | None
"""A seat, or None for a spectator."""

MOVER = "by"
"""The value of `secret(to=…)` for a field of a move: the seat that decided."""

MAX_EVENTS = 512
"""More than one decision can cause: no game has half as many pieces, and few events name the same piece twice."""
MAX_DRAWS = 256
"""Maximum draws of a decision: the lots of a series have 256 places; no game draws more than 27 times at once."""

Word = Annotated[str, Meta(max_length=64)]
"""A short text: a name (which has up to 40 characters), a level, a ruleset, an id, a time."""
Hex = Annotated[str, Meta(max_length=128)]
"""Bytes in hex: a digest, a secret, a nonce, a seed. All have up to 64 digits."""


class Secret(NamedTuple):
    """A mark in a field's type: before the end of the game only some viewers may see the field."""

    to: str | None


def secret(*, to: str | None) -> Secret:
    """Mark a field, within `Annotated`, as secret before the end of the game.

    `to` names the field of the same event that holds the seat, or the seats, that may see it; in a move it is `MOVER`.
    With None no viewer may see it. For other viewers the field is None.
    """
    return Secret(to)


class Event(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Something that happened, with its consequences, so that a fold only stores.

    A concrete event sets its tag (`"<ruleset>.<what>"`), which never changes. Its fields hold JSON's own types, tuples
    of them, or small frozen structs of them. A field's type describes its meaning and bounds: `Annotated[…, Meta(…)]`.
    Each string and each tuple has a bound, which limits the size of imported logs.
    """

    reveals: ClassVar[bool] = False
    """Whether it shows a viewer what only another viewer knew before."""
    begins: ClassVar[bool] = False
    """Whether a log, or a fork's own part of it, begins with it: it holds the `commitment` to a secret."""
    ends: ClassVar[bool] = False
    """Whether a log ends with it: it holds the `secret`."""
    ends_turn: ClassVar[bool] = False
    """Whether it ends a turn: earlier decisions cannot be undone any more."""

    seals_move: ClassVar[bool] = False
    """Whether its decision's move, and where `by` is empty also its AI, are secrets of its `seat`."""

    @property
    def type(self) -> str:
        """The event's tag."""
        return tag_of(type(self))


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """A seat's move. Its tag is a name within its ruleset (`"play_card"`); otherwise it is built like an `Event`."""

    @property
    def type(self) -> str:
        """The move's tag."""
        return tag_of(type(self))


class Ai(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How an AI decided: its level, that level's version, the seed, and its budget in iterations."""

    level: Annotated[Word, Meta(description="The level it played at.")]
    version: Annotated[int, Meta(description="Version of that level, from 1.")]
    budget: Annotated[
        int,
        Meta(description="Maximum iterations for a choice; 0 for a level that does not search."),
    ]
    seed: Annotated[Hex | None, secret(to=None), Meta(description="Seed of its choice, hex.")] = None


M = TypeVar("M", default=Move, covariant=True)
E = TypeVar("E", default=Event, covariant=True)


class Decision(
    Struct, Generic[M, E], frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """An entry of a game's log: the deciding seat, its move, and the events that followed.

    `game` is the game's id in the decision that opens or forks it, and empty in the following ones. `version` counts
    from 1, and is not stored: it is the position in the log. `at` is UTC in milliseconds (`2026-11-21T09:00:01.250Z`).
    `by` is a seat, or None for the service and for a hidden choice. `draws` holds `(k, result)` for each draw among k,
    None if redacted. `ai` is set if an AI decided. Default values are not stored.
    """

    game: Annotated[Word, Meta(min_length=1)] = ""
    version: Annotated[int, Meta(ge=1)] = 0
    at: Word
    by: int | None = None
    move: M | None = None
    events: Annotated[tuple[E, ...], Meta(max_length=MAX_EVENTS)]
    ai: Ai | None = None
    draws: Annotated[Annotated[tuple[tuple[int, int], ...], Meta(max_length=MAX_DRAWS)] | None, secret(to=None)] = ()

    @property
    def is_choice(self) -> bool:
        """Whether it makes or withdraws a choice of seats that act at the same time."""
        first: Any = self.events[0] if self.events else Event
        return bool(first.seals_move)

    @property
    def seat(self) -> int | None:
        """The deciding seat, also of a hidden choice, if the viewer may know it. None for the service."""
        first: Any = self.events[0] if self.by is None and self.is_choice else None
        return first.seat if first else self.by


def tag_of(kind: type[Struct]) -> str:
    """Return the tag of a class of events or moves."""
    return str(kind.__struct_config__.tag)


def redact(decision: Decision, viewer: Viewer, ended: bool) -> Decision:
    """Return the decision with the secrets of other viewers set to None, or unchanged if the game has ended."""
    if ended:
        return decision
    by = decision.seat
    events = tuple(redact_events(decision.events, viewer, by))
    move, ai = redact_events((decision.move, decision.ai), viewer, by)
    if decision.is_choice and (by is None or viewer != by):
        move, ai = None, None if decision.by is None else ai
    return replace(decision, move=move, events=events, ai=ai, draws=None)


def redact_events(events: Iterable[Any], viewer: Viewer, by: int | None) -> list[Any]:
    """Return the parts of a seat's decision, redacted for a viewer of a game that has not ended."""
    seen = []
    for event in events:
        kind: Any = type(event)
        redaction = _redaction_of(kind)
        seen.append(event if redaction is _as_it_is else redaction(event, viewer, by))
    return seen


@cache
def _redaction_of(kind: Any) -> Callable[[Any, Viewer, int | None], Any]:
    """Return the cached redaction function of a class. Its arguments are the item, the viewer and the deciding seat."""
    secrets = secrets_of(kind)
    nothing = dict.fromkeys(secrets)

    def redact(item: Any, viewer: Viewer, by: int | None) -> Any:
        if viewer is None:
            return replace(item, **nothing)
        hidden = {name: None for name, to in secrets.items() if not _may_see(item, to, viewer, by)}
        return replace(item, **hidden) if hidden else item

    return redact if secrets else _as_it_is


def _as_it_is(item: Any, _viewer: Viewer, _by: int | None) -> Any:
    return item


def _may_see(item: Any, to: str | None, viewer: int, by: int | None) -> bool:
    if to is None:
        return False
    holder = by if to == MOVER else getattr(item, to)
    return viewer in holder if isinstance(holder, tuple) else viewer == holder


@cache
def secrets_of(kind: Any) -> dict[str, str | None]:
    """Return the secret fields of a class of events or moves, each with its `Secret.to`."""
    if not issubclass(kind, Struct):
        return {}
    marks = {
        name: [mark for mark in get_args(hint) if isinstance(mark, Secret)]
        for name, hint in get_type_hints(kind, include_extras=True).items()
        if get_origin(hint) is Annotated
    }
    return {name: secrets[0].to for name, secrets in marks.items() if secrets}
