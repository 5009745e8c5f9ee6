"""The table and the fold."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cairn.contract.playing import random_game
from cairn.events.decision import Decision, Event, redact
from cairn.events.schotten_totten.events import HandDealt, RoundBegan, TurnEnded
from cairn.events.table import Forked, GameEnded, GameOpened, Outcome, Seat, SeatDeclined, SeatLeft, SeatTaken, TieBreak
from cairn.projections.fold import BEFORE, Position, fold
from cairn.projections.names import Names
from cairn.projections.say import say
from cairn.projections.table import Table

OPENED = GameOpened("schotten_totten", 1, {"rounds": 1, "first_seat": 0}, (Seat("human"), Seat("open")), True, "c")
TAKEN = SeatTaken(1, None, "ff")
NAMES = Names({"1:0": "Ann", "2:1": "Bob"})
PLAYER, OTHER = "b" * 20, "c" * 20
DEAL = (RoundBegan(1, 0, 54, 0), HandDealt(0, 6, 48, None), HandDealt(1, 6, 42, None))
ENDED = GameEnded(Outcome("points", (0,), (5, 3)), "00")


def decisions(*steps: tuple[int | None, tuple[Event, ...]]) -> list[Decision]:
    """Return decisions of a game, a second apart."""
    return [
        Decision(
            game="g",
            version=version,
            at=f"2026-11-21T09:00:{version:02}.000Z",
            by=by,
            move=None,
            events=events,
            ai=None,
            draws=None,
        )
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


def test_ais_are_named_by_level_and_place() -> None:
    """The second seat's greedy AI is "greedy 2". An open seat is named by its place."""
    opened = GameOpened("schotten_totten", 1, {}, (Seat("open"), Seat("ai", None, "greedy")), True, "c")
    assert Names().seat_names(fold(decisions((None, (opened,)))).table) == ("seat 1", "greedy 2")


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
    assert say(decision, fold(log).table, Names(NAMES.seated, {PLAYER: "Cid"})) == words


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
    assert [say(decision, table, names) for decision in log[1:9] + log[10:12] + log[13:]] == [
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
        "It is easy 2's turn.",
    ]
    assert (names.seat_names(table), table.people) == (("Emil", "easy 2"), (PLAYER, OTHER))
