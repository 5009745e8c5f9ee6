"""Visibility of the parts of a decision."""

import json
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.events.codec import encode, vocabulary
from cairn.events.decision import MOVER, Ai, Decision, Event, Move, redact, secret, secrets_of
from cairn.events.schotten_totten.events import CardDrawn
from cairn.service.rules import GAMES


class Whispered(Event, frozen=True, tag="test.whispered"):
    """An event visible to several seats, with one field hidden from all."""

    to: tuple[int, ...]
    words: Annotated[str | None, secret(to="to")]
    thought: Annotated[str | None, secret(to=None)]


class Shown(Event, frozen=True, tag="test.shown"):
    """An event with a secret for seats that are named in a field with a descriptive name."""

    everyone: tuple[int, ...]
    what: Annotated[str | None, secret(to="everyone")]


class Hide(Move, frozen=True, tag="hide"):
    """A move visible to its player only."""

    where: Annotated[str | None, secret(to=MOVER)]


DECISION = Decision(
    game="abcdefghij234567abcd",
    version=7,
    at="2026-11-21T09:00:01.250Z",
    by=1,
    move=Hide("attic"),
    events=(Whispered((0, 2), "hush", "hm"), CardDrawn(1, "clan", 30, (1,), "red-6")),
    ai=Ai("greedy", 1, 4, "00ff"),
    draws=((42, 3),),
)


@pytest.mark.parametrize(
    ("viewer", "where", "words", "card"),
    [(0, None, "hush", None), (1, "attic", None, "red-6"), (2, None, "hush", None), (None, None, None, None)],
)
def test_each_viewer_sees_their_part(viewer: int | None, where: str, words: str, card: str) -> None:
    """A secret is visible to the seats in its field, to the mover, or to no viewer. Draws and seeds stay hidden."""
    seen = redact(DECISION, viewer, ended=False)
    assert seen.move == Hide(where)
    assert seen.events == (Whispered((0, 2), words, None), CardDrawn(1, "clan", 30, (1,), card))
    assert (seen.draws, seen.ai) == (None, Ai("greedy", 1, 4, None))


def test_after_the_end_everything_is_public() -> None:
    """A finished game has no secrets."""
    assert redact(DECISION, None, ended=True) == DECISION


def test_hidden_values_are_null() -> None:
    """The redacted decision's JSON contains null instead of each secret."""
    stored = encode(redact(DECISION, None, ended=False))
    assert not [hidden for hidden in (b"attic", b"hush", b"hm", b"red-6", b"00ff", b"42") if hidden in stored]
    seen = json.loads(stored)
    whispered, drawn = seen["events"]
    blanks = (seen["move"]["where"], whispered["words"], whispered["thought"], drawn["card"], seen["draws"])
    assert (*blanks, seen["ai"]["seed"]) == (None,) * 6
    assert (drawn["seat"], drawn["left"], whispered["to"]) == (1, 30, [0, 2])


def test_the_field_of_seats_may_have_any_name() -> None:
    """A seat that is not in it sees nothing."""
    decision = Decision(game="g", version=1, at="t", by=0, move=None, events=(Shown((1,), "x"),), ai=None, draws=())
    assert [redact(decision, viewer, ended=False).events[0] for viewer in (0, 1)] == [
        Shown((1,), None),
        Shown((1,), "x"),
    ]


@pytest.mark.parametrize(
    "kind", [kind for name in GAMES for kind in (*vocabulary(name).EVENTS, *vocabulary(name).MOVES)]
)
@pytest.mark.usefixtures("examples")
@given(seats=st.lists(st.integers(0, 4), min_size=2, max_size=2, unique=True))
def test_every_secret_of_every_game_is_hidden(kind: Any, seats: list[int]) -> None:
    """For any class with a secret: its seat sees it, other seats and spectators do not, and the rest is unchanged.

    With 8 examples; in a run of `many` with 200.
    """
    holder, other = seats
    secrets = secrets_of(kind)
    values = {name: holder if name in secrets.values() else f"the {name}" for name in kind.__struct_fields__}
    nobodys = [name for name, to in secrets.items() if to is None]
    known, blank = kind(**values | dict.fromkeys(nobodys)), kind(**values | dict.fromkeys(secrets))
    item = kind(**values)
    events, move = ((), item) if issubclass(kind, Move) else ((item,), None)
    decision = Decision(game="g", version=1, at="t", by=holder, move=move, events=events, ai=None, draws=())
    for viewer, seen in ((holder, known), (other, blank), (None, blank)):
        redacted = redact(decision, viewer, ended=False)
        assert (redacted.move if move else redacted.events[0]) == seen
