"""Deciders without a log: leaving players, forks with open seats, and the clock."""

import random

import pytest
from freezegun import freeze_time

from cairn.contract.playing import Case, Game, begin, random_game
from cairn.events.codec import decode
from cairn.events.table import GameEnded, Outcome, Seat
from cairn.projections.fold import fold
from cairn.projections.names import Names
from cairn.projections.say import say
from cairn.service.deciding import deciders

CLANS = ("highland_clans", {"first_seat": 0, "raid_refill": "hand"}, 3)
OPEN = Seat("open")


def test_times_in_the_log_never_decrease() -> None:
    """If the clock goes back, a decision has the time of the previous one."""
    game = begin(*CLANS)
    with freeze_time("2001-01-01"):
        game.play(game.legal[0])
    assert game.decisions[-1].at == game.decisions[-2].at


def test_a_player_who_left_ranks_last() -> None:
    """The AI on their seat may have the most points: the best other player wins, and the last sentence says why."""
    game, source = random_game(*CLANS, seed=7, stop=30), random.Random(7)
    deciders.leave(game, 0)
    while not game.over:
        game.play(source.choice(game.legal))
    outcome = game.position.table.outcome
    assert outcome
    assert outcome.points[0] > outcome.points[1] > outcome.points[2]
    assert (outcome.winners, outcome.left) == ((1,), (0,))
    last, points = say(game.decisions[-1], game.position.table, Names(game.names)), ":".join(map(str, outcome.points))
    assert f"{game.people[1]} wins, {points}. {game.people[0]} left, and ranks last." in last


@pytest.mark.parametrize(
    ("game", "reason", "winners", "left"),
    [
        (
            ("schotten_totten", {"expert": False, "first_seat": 1, "rounds": 3, "tactics": False}, 2),
            "resigned",
            (1,),
            (0,),
        ),
        (("glen_more", {"first_seat": 0}, 3), "abandoned", (), (1, 2, 0)),
    ],
    ids=["resigned", "abandoned"],
)
def test_leaving_keeps_all_points(game: Case, reason: str, winners: tuple[int, ...], left: tuple[int, ...]) -> None:
    """The points are those of the position, whether resigned or abandoned. The outcome names the player who left."""
    played = random_game(*game, seed=1, stop=110 if game[0] == "schotten_totten" else 60)
    points = tuple(played.position.state.points)  # type: ignore[union-attr]
    assert any(points)
    for seat in left:
        deciders.leave(played, seat)
    ended = played.decisions[-1].events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.outcome == Outcome(reason, winners, points, left=left)


def test_leaving_a_waiting_fork_only_frees_the_seat() -> None:
    """As before any start, the player has no rank, and the next player gets the seat."""
    parent = random_game(*CLANS, seed=1)
    entries = parent.entries()
    position = fold(decode(entry.stored, entry.version) for entry in entries[:12])
    game = Game(parent.game, position, parent.secret)
    game.under = tuple(entries[:12])
    deciders.fork(game, "b" * 20, bytes(32), (Seat("human"), OPEN, OPEN), ())
    deciders.take_seat(game, None, "ab")
    deciders.leave(game, 1)
    table = game.position.table
    assert (table.left, table.nonces, table.seats[1]) == ((), ("", "", ""), OPEN)
    for _ in range(2):
        deciders.take_seat(game, None, "")
    assert (game.position.has_started, game.position.table.humans) == (True, (0, 1, 2))
    assert fold(decode(entry.stored, entry.version) for entry in game.entries()).table == game.position.table
