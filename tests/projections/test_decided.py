"""The decider of each decision and of each seat, and their descriptions."""

import pytest
from msgspec.structs import replace

from cairn.events.decision import Ai, Decision, Event
from cairn.events.schotten_totten.events import HandDealt, RoundBegan, TurnEnded
from cairn.events.schotten_totten.moves import PlayCard
from cairn.events.table import Clock, Forked, GameOpened, Seat, SeatLeft, SeatTaken, TimeRanOut
from cairn.projections.decided import HUMAN, Decider, Kind
from cairn.projections.fold import fold
from cairn.projections.names import Names
from cairn.projections.say import say

AI = Seat("ai", level="hard")
OPENED = GameOpened("schotten_totten", 1, {"first_seat": 0}, (Seat("human"), AI), True, "c", clock=Clock("turn", 60))
DEAL = (RoundBegan(1, 0, 54, 0), HandDealt(0, 6, 48, None), HandDealt(1, 6, 42, None))
NAMES = Names({"1:0": "Ann"})


def log(*steps: tuple[int | None, Event | None, str | None]) -> list[Decision]:
    """Return a game in which these decided, each with an event or a move that ends the turn, at a level."""
    decisions = list[Decision]()
    for version, (by, event, level) in enumerate([(None, OPENED, None), *steps], start=1):
        events = (event,) if event else (TurnEnded(by or 0, 1 - (by or 0), 0),)
        decisions.append(
            Decision(
                game="g",
                version=version,
                at=f"2026-11-21T09:00:{version:02}.000Z",
                by=by,
                move=None if event else PlayCard("red-5", 3),
                events=DEAL if isinstance(event, RoundBegan) else events,
                ai=Ai(level, 1, 0, None) if level else None,
                draws=None,
            )
        )
    return decisions


DEALT = (None, DEAL[0], None)
LATE = (None, TimeRanOut(0, "easy"), None)
GONE = (0, SeatLeft(0, Seat("ai", level="greedy")), None)


@pytest.mark.parametrize(
    ("steps", "kind", "level", "words"),
    [
        ([(0, None, None)], "human", None, ""),
        ([(0, None, None), (1, None, "hard")], "ai", "hard", ""),
        ([(0, None, None), (1, None, "random")], "last_resort", "random", "(hard failed three times: random moved.)"),
        ([LATE, (0, None, "easy")], "time_out", "easy", "(Ann's time was over: easy moved for them.)"),
        ([LATE, (0, None, "random")], "last_resort", "random", "(easy failed three times: random moved.)"),
        ([LATE, (0, None, "easy"), (1, None, "hard"), (0, None, None)], "human", None, ""),
        ([GONE, (0, None, "greedy")], "leaver", "greedy", "(Ann has left: greedy plays on.)"),
        ([LATE, GONE, (0, None, "greedy")], "leaver", "greedy", "(Ann has left: greedy plays on.)"),
    ],
)
def test_the_decider_follows_from_the_log(
    steps: list[tuple[int | None, Event | None, str | None]], kind: Kind, level: str | None, words: str
) -> None:
    """The holder of a seat, or an AI in their place. Each sentence about an AI names the player and the reason."""
    decisions = log(DEALT, *steps)
    before, after = fold(decisions[:-1]).table, fold(decisions).table
    decided = after.deciders.find_decider(decisions[-1])
    assert decided
    assert (decided.kind, decided.level) == (kind, level)
    assert before.deciders.find_decider(decisions[-1]) == decided, "as it was known before"
    assert level in before.deciders.now(decisions[-1].by or 0).levels
    sentence = say(decisions[-1], after, NAMES)
    assert sentence[sentence.index(" turn.") :] == f" turn. {words}".rstrip()


def test_deciders_of_earlier_decisions_are_unchanged() -> None:
    """Although the seat's human has left since, and the game was forked with other players."""
    decisions = log(DEALT, LATE, (0, None, "easy"), (1, None, "hard"), GONE, (0, None, "greedy"))
    fork = Forked("g", "00", (Seat("ai", level="easy"), Seat("human")), True, "c")
    table = fold([*decisions, replace(decisions[-1], version=8, by=None, move=None, ai=None, events=(fork,))]).table
    kinds = [who and who.kind for who in map(table.deciders.find_decider, decisions[2:])]
    assert kinds == [None, "time_out", "ai", "human", "leaver"]
    assert [table.deciders.now(seat) for seat in (0, 1)] == [Decider("ai", "easy"), HUMAN]


def test_after_a_late_turn_the_human_decides_again() -> None:
    """The AI decides in the late turn only. A later player on the seat decides like the first one."""
    decisions = log(DEALT, LATE, (0, None, "easy"))
    late, after = fold(decisions[:3]).table, fold(decisions).table
    assert (late.deciders.timed_out, late.deciders.now(0)) == (0, Decider("time_out", "easy"))
    assert (after.deciders.timed_out, after.deciders.now(0)) == (None, HUMAN)
    left = fold(log((0, SeatLeft(0, Seat("open")), None), (0, SeatTaken(0), None))).table
    assert left.deciders.now(0) == HUMAN
