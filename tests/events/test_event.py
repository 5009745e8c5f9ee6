"""Who may know which part of a decision."""

from dataclasses import dataclass

import pytest

from events.codec import encode
from events.event import MOVER, Ai, Decision, Event, Move, redact, secret
from events.schotten_totten import CardDrawn


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    """An event that several seats may know, and one field of it nobody."""

    type = "test.whispered"
    to: tuple[int, ...]
    words: str | None = secret(to="to")
    thought: str | None = secret(to=None)


@dataclass(frozen=True, slots=True)
class Hide(Move):
    """A move that only who made it may know."""

    type = "hide"
    where: str | None = secret(to=MOVER)


DECISION = Decision(
    game="abcdefghij234567abcd",
    version=7,
    at="2026-11-21T09:00:01.250Z",
    by=1,
    move=Hide("attic"),
    events=(Whispered((0, 2), "hush", "hm"), CardDrawn(1, 30, "red-6")),
    ai=Ai("greedy", 1, 4, "00ff"),
    draws=((42, 3),),
)


@pytest.mark.parametrize(
    ("viewer", "where", "words", "card"),
    [(0, None, "hush", None), (1, "attic", None, "red-6"), (2, None, "hush", None), (None, None, None, None)],
)
def test_each_viewer_sees_what_is_his(viewer: int | None, where: str, words: str, card: str) -> None:
    """A secret is shown to the seats its field names, to the mover, or to nobody; draws and seeds to nobody."""
    seen = redact(DECISION, viewer, ended=False)
    assert seen.move == Hide(where)
    assert seen.events == (Whispered((0, 2), words, None), CardDrawn(1, 30, card))
    assert (seen.draws, seen.ai) == (None, Ai("greedy", 1, 4, None))


def test_after_the_end_everything_is_open() -> None:
    """A game that has ended has no secrets."""
    assert redact(DECISION, None, ended=True) == DECISION


def test_what_is_hidden_is_in_no_byte() -> None:
    """The redacted decision's bytes hold none of the secrets."""
    stored = encode(redact(DECISION, None, ended=False))
    assert not [hidden for hidden in (b"attic", b"hush", b"hm", b"red-6", b"00ff", b"42") if hidden in stored]
