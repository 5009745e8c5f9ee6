"""The table and the fold, and the decider of each decision and of each seat."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cairn.contract.playing import random_game
from cairn.events.decision import Ai, Decision, Event, redact
from cairn.events.schotten_totten.events import HandDealt, RoundBegan, TurnEnded
from cairn.events.schotten_totten.moves import PlayCard
from cairn.events.table import (
    Clock,
    Forked,
    GameEnded,
    GameOpened,
    Outcome,
    Seat,
    SeatDeclined,
    SeatLeft,
    SeatTaken,
    TieBreak,
    TimeRanOut,
)
from cairn.projections.decided import HUMAN, Decider, Kind
from cairn.projections.fold import BEFORE, Position, fold
from cairn.projections.names import Names
from cairn.projections.say import say
from cairn.projections.table import Table
from cairn.service.languages import english

OPENED = GameOpened("schotten_totten", 1, {"rounds": 1, "first_seat": 0}, (Seat("human"), Seat("open")), True, "c")
TAKEN = SeatTaken(1, None, "ff")
NAMES = Names({"1:0": "Ann", "2:1": "Bob"})
PLAYER, OTHER = "b" * 20, "c" * 20
DEAL = (RoundBegan(1, 0, 54, 0), HandDealt(0, 6, 48, None), HandDealt(1, 6, 42, None))
ENDED = GameEnded(Outcome("points", (0,), (5, 3)), "00")


def decisions(*steps: tuple[int | None, tuple[Event, ...]]) -> list[Decision]:
    """Return decisions of a game, a second apart."""
    at = "2026-11-21T09:00:{:02}.000Z"
    return [
        Decision(game="g", version=version, at=at.format(version), by=by, move=None, events=events, ai=None, draws=None)
        for version, (by, events) in enumerate(steps, start=1)
    ]


def test_a_game_is_opened_filled_dealt_and_ended() -> None:
    """Seats, versions of taking, status, state and outcome follow the log."""
    log = decisions((None, (OPENED,)), (1, (TAKEN,)), (None, DEAL), (0, (ENDED,)))
    opened, taken, dealt, ended = (fold(log[:n]) for n in range(1, 5))
    assert [position.status for position in (opened, taken, dealt, ended)] == ["open", "open", "running", "finished"]
    assert (opened.state, opened.table.full, taken.table.full) == (None, False, True)
    assert (NAMES.seat_names(taken.table), taken.table.taken_at, taken.table.nonces) == (
        ("Ann", "Bob"),
        (1, 2),
        ("", "ff"),
    )
    assert dealt.state is not None
    assert ended.table.outcome == ENDED.outcome
    assert (ended.version, ended.at, ended.table.created_at) == (4, log[3].at, log[0].at)


def test_leaving_before_the_start_frees_the_seat() -> None:
    """The nonce is removed, too."""
    log = decisions((None, (OPENED,)), (1, (TAKEN,)), (1, (SeatLeft(1, Seat("open")),)))
    table = fold(log).table
    assert (table.seats[1], table.nonces[1], table.left, table.humans) == (Seat("open"), "", (), (0,))


@pytest.mark.parametrize("now", [Seat("ai", None, "greedy"), Seat("human")], ids=lambda seat: seat.kind)
def test_leaving_later_is_recorded(now: Seat) -> None:
    """The nonce stays. The player ranks last and holds no seat; an AI may take it under their name."""
    log = decisions((None, (OPENED,)), (1, (TAKEN,)), (None, DEAL), (1, (SeatLeft(1, now),)))
    table = fold(log).table
    assert (table.left, table.humans, NAMES.seat_names(table)) == ((1,), (0,), ("Ann", "Bob"))
    assert (table.seats[1], table.nonces) == (now, ("", "ff"))


def test_a_fork_begins_its_own_table() -> None:
    """It keeps its parent's rules. Nonces, left seats, the opening time and the commitment are its own."""
    left = SeatLeft(1, Seat("ai", None, "greedy"))
    forked = Forked("g", "00", (Seat("human"), Seat("human")), True, "d")
    log = decisions((None, (OPENED,)), (1, (TAKEN,)), (None, DEAL), (1, (left,)), (None, (forked,)))
    parent, table = fold(log[:4]).table, fold(log).table
    assert (table.nonces, table.left, table.taken_at, table.humans) == (("", ""), (), (5, 5), (0, 1))
    assert (table.created_at, table.commitment) == (log[4].at, "d")
    assert Names({**NAMES.seated, "5:0": "Cid", "5:1": "Dora"}).seat_names(table) == ("Cid", "Dora")
    assert (table.ruleset, table.options) == (parent.ruleset, parent.options)
    assert (parent.nonces, parent.left, parent.taken_at, parent.humans) == (("", "ff"), (1,), (1, 2), (0,))


def test_ais_have_the_name_of_a_character() -> None:
    """One for each level and seat; a level without a character, and an open seat, are named by their place."""
    seats = (Seat("open"), Seat("ai", None, "greedy"), Seat("ai", None, "quick"))
    opened = GameOpened("schotten_totten", 1, {}, seats, True, "c")
    assert Names().seat_names(fold(decisions((None, (opened,)))).table) == ("seat 1", "Greedy Murdo", "quick 3")


def test_folding_does_not_change_earlier_positions() -> None:
    """A stored position stays the same while others are folded from it."""
    log = decisions((None, (OPENED,)), (1, (TAKEN,)), (None, DEAL), (0, (TurnEnded(0, 1, 1),)))
    opened, dealt = fold(log[:1]), fold(log[:3])
    assert fold(log[1:3], opened) == dealt
    assert opened == fold(log[:1])
    assert dealt == fold(log[:3])
    later = fold(log[3:], dealt)
    assert dealt == fold(log[:3])
    assert later == fold(log)
    assert later != dealt


GAME = random_game("schotten_totten", {"rounds": 2, "first_seat": None}, 2, seed=3).decisions


@pytest.mark.usefixtures("examples")
@given(stops=st.lists(st.integers(0, len(GAME)), max_size=4).map(sorted), viewer=st.sampled_from([None, 0, 1, "truth"]))
def test_a_fold_may_pause_anywhere(stops: list[int], viewer: Any) -> None:
    """A game folded in pieces, for any viewer, equals the game folded at once. No intermediate position changes.

    With 8 examples; in a run of `many` with 200.
    """
    log = GAME if viewer == "truth" else [redact(decision, viewer, ended=False) for decision in GAME]
    pieces = [BEFORE]
    for first, last in pairwise([0, *stops, len(GAME)]):
        pieces.append(fold(log[first:last], pieces[-1]))
    assert pieces[1:] == [fold(log[:stop]) for stop in (*stops, len(GAME))]
    assert Position(0, "", Table(), None) == BEFORE


def test_decisions_out_of_order_are_refused() -> None:
    """None may be missing or repeated."""
    log = decisions((None, (OPENED,)), (1, (TAKEN,)))
    with pytest.raises(ValueError, match="decision 2 follows decision 0"):
        fold(log[1:], BEFORE)
    with pytest.raises(ValueError, match="decision 2 follows decision 2"):
        fold([*log, log[1]])


class Sneezed(Event, frozen=True, tag="schotten_totten.sneezed"):
    """An unknown event."""


class Moved(Event, frozen=True, tag="table.moved"):
    """An unknown event of the table."""


@pytest.mark.parametrize("unknown", [Sneezed(), Moved()])
def test_an_unknown_event_is_refused(unknown: Event) -> None:
    """The fold raises an error."""
    with pytest.raises(ValueError, match=unknown.type):
        fold(decisions((None, (OPENED,)), (None, DEAL), (0, (unknown,))))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (OPENED, "A game of Schotten Totten is opened for 2."),
        (TAKEN, "Bob sits down."),
        (SeatLeft(1, Seat("open")), "Bob leaves."),
        (ENDED, "The game is over: Ann wins, 5:3."),
        (GameEnded(Outcome("resigned", (0,), (0, 0)), ""), "The game is over: Ann wins, by resignation."),
        (GameEnded(Outcome("abandoned", (), (0, 0)), ""), "The game is over, abandoned."),
        (GameEnded(Outcome("draw", (), (3, 3)), ""), "The game is over, without a winner, 3:3."),
        (
            GameEnded(Outcome("cubes", (1,), (5, 5), TieBreak("cubes_on_tiles", (6, 7))), ""),
            "The game is over: Bob wins, 5:5, with more cubes on tiles (6:7).",
        ),
        (
            GameEnded(Outcome("shared", (0, 1), (5, 5), TieBreak("cubes_on_tiles", (7, 7))), ""),
            "The game is over: Ann and Bob share the victory, 5:5, with as many cubes on tiles (7:7).",
        ),
        (
            GameEnded(Outcome("points", (0,), (5, 9), left=(1,)), ""),
            "The game is over: Ann wins, 5:9. Bob left, and ranks last.",
        ),
        (
            GameEnded(Outcome("resigned", (0,), (0, 0), left=(1,)), ""),
            "The game is over: Ann wins, by resignation of Bob.",
        ),
        (
            GameEnded(Outcome("timeout", (0,), (0, 0), left=(1,)), ""),
            "The game is over: Ann wins, on time against Bob.",
        ),
        (GameEnded(Outcome("abandoned", (), (0, 0), left=(1, 0)), ""), "The game is over, abandoned by Bob and Ann."),
        (GameEnded(Outcome("points", (0, 1), (3, 3)), ""), "The game is over: Ann and Bob share the victory, 3:3."),
    ],
)
def test_events_of_the_table_have_sentences(event: Event, words: str) -> None:
    """Every event is covered."""
    log = decisions((None, (OPENED,)), (1, (TAKEN,)))
    decision = replace(decisions((None, (event,)))[0], version=2)
    assert english().text(say(decision, fold(log).table, Names(NAMES.seated, {PLAYER: "Cid"}))) == words


@pytest.mark.parametrize(
    ("player", "name"), [({PLAYER: "Cid"}, "Cid"), ({}, "a former player")], ids=["known", "erased"]
)
def test_sentences_use_the_name_of_the_time(player: dict[str, str], name: str) -> None:
    """Not the name of an earlier or later player of the seat, or of a fork's player."""
    seats = (Seat("human"), Seat("open", PLAYER, reserved=True))
    log = decisions(
        (None, (replace(OPENED, seats=seats),)),
        (1, (SeatDeclined(1, PLAYER),)),
        (1, (SeatTaken(1),)),
        (1, (SeatLeft(1, Seat("open")),)),
        (1, (SeatTaken(1, OTHER),)),
        (1, (SeatLeft(1, Seat("open"), OTHER),)),
        (1, (SeatTaken(1),)),
        (1, (SeatLeft(1, Seat("open")),)),
        (1, (SeatTaken(1, PLAYER),)),
        (None, DEAL),
        (0, (TurnEnded(0, 1, 1),)),
        (1, (SeatLeft(1, Seat("ai", PLAYER, "greedy"), PLAYER),)),
        (None, (Forked("g", "00", (Seat("human"), Seat("ai", None, "easy")), True, "d"),)),
        (0, (TurnEnded(0, 1, 1),)),
    )
    names = Names({"1:0": "Ann", "3:1": "Bob", "5:1": "Dora", "13:0": "Emil"}, player)
    table = fold(log).table
    assert [english().text(say(decision, table, names)) for decision in log[1:9] + log[10:12] + log[13:]] == [
        f"{name} declines. The seat is open for everybody.",
        "Bob sits down.",
        "Bob leaves.",
        "Dora sits down.",
        "Dora leaves.",
        "guest 2 sits down.",
        "guest 2 leaves.",
        f"{name} sits down.",
        f"It is {name}'s turn.",
        f"{name} leaves. An AI (greedy) plays on.",
        "It is Old Hamish's turn.",
    ]
    assert (names.seat_names(table), table.people) == (("Emil", "Old Hamish"), (PLAYER, OTHER))


AI = Seat("ai", level="hard")
AGAINST_AI = replace(OPENED, seats=(Seat("human"), AI), clock=Clock("turn", 60))


def log(*steps: tuple[int | None, Event | None, str | None]) -> list[Decision]:
    """Return a game in which these decided, each with an event or a move that ends the turn, at a level."""
    turns = ((by, (event or TurnEnded(by or 0, 1 - (by or 0), 0),)) for by, event, _ in steps)
    opened, *others = decisions((None, (AGAINST_AI,)), *turns)
    return [opened] + [
        replace(
            decision,
            move=None if event else PlayCard("red-5", 3),
            events=DEAL if isinstance(event, RoundBegan) else decision.events,
            ai=Ai(level, 1, 0, None) if level else None,
        )
        for decision, (_, event, level) in zip(others, steps, strict=True)
    ]


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
    sentence = english().text(say(decisions[-1], after, NAMES))
    assert sentence[sentence.index(" turn.") :] == f" turn. {words}".rstrip()


def test_deciders_of_earlier_decisions_are_unchanged() -> None:
    """Although the seat's human has left since, and the game was forked with other players."""
    decisions = log(DEALT, LATE, (0, None, "easy"), (1, None, "hard"), GONE, (0, None, "greedy"))
    fork = Forked("g", "00", (Seat("ai", level="easy"), Seat("human")), True, "c")
    table = fold([*decisions, replace(decisions[-1], version=8, by=None, move=None, ai=None, events=(fork,))]).table
    kinds = [decider and decider.kind for decider in map(table.deciders.find_decider, decisions[2:])]
    assert kinds == [None, "time_out", "ai", "human", "leaver"]
    assert [table.deciders.now(seat) for seat in (0, 1)] == [Decider("ai", "easy"), HUMAN]


def test_after_a_late_turn_the_human_decides_again() -> None:
    """The AI decides in the late turn only. A later player on the seat decides like the first one."""
    decisions = log(DEALT, LATE, (0, None, "easy"))
    late, after = fold(decisions[:3]).table, fold(decisions).table
    assert (late.deciders.timed_out, late.deciders.now(0)) == ((0,), Decider("time_out", "easy"))
    assert (after.deciders.timed_out, after.deciders.now(0)) == ((), HUMAN)
    left = fold(log((0, SeatLeft(0, Seat("open")), None), (0, SeatTaken(0), None))).table
    assert left.deciders.now(0) == HUMAN
