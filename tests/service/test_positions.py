"""The positions a process keeps, against a real server."""

import copy
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from events.event import Move
from events.log import Head
from events.schotten_totten import Options
from events.table import Seat
from service.cairn import Cairn
from service.done import Done
from service.errors import NotFound
from service.kept import Kept
from service.positions import TRUTH, Positions
from service.rules import GAMES

RULES = GAMES["schotten_totten"]


def opened(cairn: Cairn, game: str | None = None) -> str:
    """Open a game of two humans."""
    game = game or cairn.tokens.game(None)
    cairn.commands.open_game(game, "schotten_totten", Options(9, 0), (Seat("human", "Ann"), Seat("human", "Bob")))
    return game


def legal(cairn: Cairn, game: str) -> tuple[int, list[Move]]:
    """Return who is waited for, and his moves."""
    state = cairn.positions.read(game, TRUTH).position.state
    act = RULES.to_act(state)
    assert act
    return act.seat, RULES.legal_moves(state, act.seat)


def move(cairn: Cairn, game: str) -> None:
    """Make the first legal move."""
    seat, moves = legal(cairn, game)
    cairn.commands.play(game, seat, moves[:1])


def test_a_kept_position_is_never_changed(cairn: Cairn) -> None:
    """What somebody holds stays as it was, whatever is played."""
    game = opened(cairn)
    held = [cairn.positions.read(game, who) for who in (TRUTH, None, 0, 1)]
    before = copy.deepcopy(held)
    for _ in range(6):
        move(cairn, game)
        for viewer in (None, 0, 1):
            cairn.positions.view(game, viewer)
    assert held == before


def test_each_viewer_has_his_own_view(cairn: Cairn) -> None:
    """A seat sees its hand and no other; a spectator sees none; the truth has both."""
    game = opened(cairn)
    hands = {who: cairn.positions.read(game, who).position.state.hands for who in (0, 1, None, TRUTH)}  # type: ignore[union-attr]
    unknown = [None] * 6
    assert hands[None] == [unknown, unknown]
    assert hands[0] == [hands[TRUTH][0], unknown]
    assert hands[1] == [unknown, hands[TRUTH][1]]
    assert None not in hands[TRUTH][0] + hands[TRUTH][1]


def test_only_the_truth_knows_the_secret(cairn: Cairn) -> None:
    """A view is kept without it."""
    game = opened(cairn)
    assert cairn.positions.read(game, 0).secret is None
    assert cairn.positions.truth(game).secret == cairn.log.secret(game)


def test_the_least_recently_used_goes_out(cairn: Cairn) -> None:
    """No more positions are kept than there is room for."""
    games = [opened(cairn) for _ in range(3)]
    small = Positions(cairn.log, capacity=2)
    for game in games:
        small.read(game, None)
    assert [(game, None) in small._kept for game in games] == [False, True, True]
    small.read(games[1], None)
    small.read(games[0], None)
    assert [(game, None) in small._kept for game in games] == [True, True, False]


def test_a_game_made_anew_is_not_taken_for_the_old_one(cairn: Cairn) -> None:
    """A game that was deleted and opened again under the same id is read from its start."""
    game = opened(cairn)
    before = cairn.positions.read(game, None)
    other = Positions(cairn.log)
    other.read(game, None)
    cairn.commands.delete(game)
    opened(cairn, game)
    assert other.read(game, None).head == cairn.positions.read(game, None).head != before.head


def test_an_answer_is_of_the_game_made_anew(cairn: Cairn, second: Cairn) -> None:
    """Who opens a game again that another process deleted is shown the new one, though the old one is still kept."""
    game = opened(cairn)
    cairn.positions.view(game, None)
    second.commands.delete(game)
    seats = (Seat("human", "Ann"), Seat("human", "Bob"))
    done = cairn.commands.open_game(game, "schotten_totten", Options(9, 0), seats)
    assert cairn.positions.after(game, None, done).head == second.positions.truth(game).head


@pytest.mark.parametrize("moves_before", [0, 1, 2])
def test_a_view_that_is_kept_of_another_game_is_not_answered(cairn: Cairn, second: Cairn, moves_before: int) -> None:
    """A process that has only looked at a deleted game shows who moves in the game made anew nothing of the old one."""
    game = opened(cairn)
    move(cairn, game)
    assert second.positions.view(game, 0).head.version == 3
    cairn.commands.delete(game)
    opened(cairn, game)
    for _ in range(moves_before):
        move(cairn, game)
    seat, moves = legal(cairn, game)
    done = second.commands.play(game, seat, moves[:1])
    assert second.positions.after(game, 0, done) == cairn.positions.view(game, 0)


def test_an_answer_is_of_the_version_a_command_led_to(cairn: Cairn, second: Cairn) -> None:
    """Whoever was quick to go on: the mover is shown what he did."""
    game = opened(cairn)
    seat, moves = legal(cairn, game)
    done = cairn.commands.play(game, seat, moves[:1])
    then = second.positions.view(game, seat)
    move(second, game)
    assert cairn.positions.after(game, seat, done) == then


@pytest.mark.parametrize("watched", [False, True], ids=["unseen", "watched"])
def test_the_answer_to_what_ends_a_game_is_open(cairn: Cairn, watched: bool) -> None:
    """And so it is if the same command is sent again; what was answered before stays as it was seen then."""
    game = opened(cairn)
    seat, moves = legal(cairn, game)
    if watched:
        cairn.positions.view(game, 0)
    made = cairn.commands.play(game, seat, moves[:1])
    before = cairn.positions.after(game, 0, made)
    done = cairn.commands.leave(game, 0)
    whole = cairn.positions.view(game, 0)
    assert None not in hands(whole)
    for answered in (done, Done(done.first, done.last)):
        assert hands(cairn.positions.after(game, 0, answered)) == hands(whole)
    assert hands(cairn.positions.after(game, 0, Done(made.first, made.last))) == hands(before)
    assert None in hands(before)


def hands(kept: Kept) -> list[str | None]:
    """Return the cards in both hands, as they are known."""
    return [card for hand in kept.position.state.hands for card in hand]  # type: ignore[union-attr]


def test_a_deleted_game_is_not_found(cairn: Cairn) -> None:
    """Even where it is kept."""
    game = opened(cairn)
    other = Positions(cairn.log)
    other.read(game, None)
    cairn.commands.delete(game)
    with pytest.raises(NotFound):
        other.read(game, None)


def test_a_log_that_was_set_back_is_followed(cairn: Cairn) -> None:
    """Where an older log was restored, what is kept of the newer one is forgotten, for every viewer."""
    game = opened(cairn)
    for _ in range(2):
        move(cairn, game)
    older, secret = list(cairn.log.read(game)), cairn.log.secret(game)
    for _ in range(3):
        move(cairn, game)
    for who in (TRUTH, None, 0, 1):
        cairn.positions.read(game, who)
    cairn.log.delete(game)
    cairn.log.append(game, Head(0, game), older, opens=secret)
    for who in (1, TRUTH, None, 0):
        kept = cairn.positions.read(game, who)
        assert (kept.head, kept) == (Head(4, older[-1].chain), Positions(cairn.log).read(game, who))
    move(cairn, game)
    assert cairn.positions.truth(game).head.version == 5


def test_what_is_older_replaces_nothing(cairn: Cairn) -> None:
    """A thread that is slow to keep what it read does not set the others back."""
    game = opened(cairn)
    slow = cairn.positions.truth(game)
    move(cairn, game)
    newest = cairn.positions.truth(game)
    cairn.positions.keep(game, TRUTH, slow)
    assert cairn.positions.truth(game) is newest


def test_many_threads_keep_what_the_log_says(cairn: Cairn) -> None:
    """While one thread plays, others read as anybody: all see a whole position, and the newest in the end."""
    game, ended = opened(cairn), threading.Event()

    def read(number: int) -> int:
        seen = 0
        while not ended.is_set():
            version = cairn.positions.read(game, (TRUTH, None, 0, 1)[number]).head.version
            assert version >= seen
            seen = version
        return cairn.positions.read(game, (TRUTH, None, 0, 1)[number]).head.version

    with ThreadPoolExecutor(4) as pool:
        reads = pool.map(read, range(4))
        try:
            for _ in range(40):
                move(cairn, game)
        finally:
            ended.set()
        assert list(reads) == [42] * 4
    for who in (TRUTH, None, 0, 1):
        assert cairn.positions.read(game, who) == Positions(cairn.log).read(game, who)


def test_earlier_positions_are_those_that_were(cairn: Cairn) -> None:
    """Each version is as a viewer saw it then; beyond the newest there is none."""
    game = opened(cairn)
    seen = {2: cairn.positions.view(game, 1)}
    for version in range(3, 9):
        move(cairn, game)
        seen[version] = cairn.positions.view(game, 1)
    for version, then in seen.items():
        assert cairn.positions.earlier(game, 1, version, ended=False) == then
    with pytest.raises(NotFound):
        cairn.positions.earlier(game, 1, 9, ended=False)
