"""The positions a process keeps, against a real server."""

import copy
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from helpers.commands import legal, move

from cairn.events.chain import Head
from cairn.events.decision import Viewer
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat
from cairn.projections.fold import BEFORE
from cairn.service.commands.appending import CommandResult
from cairn.service.container import Services
from cairn.service.errors import NotFound
from cairn.service.queries.log_reader import decode_entry, fold_readable
from cairn.service.queries.repository import STRIDE, Repository
from cairn.service.queries.snapshots import TRUTH, Snapshot, Who


def opened(services: Services, game: str | None = None) -> str:
    """Open a game of two humans."""
    game = game or services.tokens.game(None)
    services.commands.open_game(game, "schotten_totten", Options(9, 0), (Seat("human"), Seat("human")))
    return game


def test_a_kept_position_is_never_changed(services: Services) -> None:
    """What somebody holds stays as it was, whatever is played."""
    game = opened(services)
    held = [services.repository.get(game, who) for who in (TRUTH, None, 0, 1)]
    before = copy.deepcopy(held)
    for _ in range(6):
        move(services, game)
        for viewer in (None, 0, 1):
            services.repository.get(game, viewer)
    assert held == before


def test_each_viewer_has_his_own_view(services: Services) -> None:
    """A seat sees its hand and no other; a spectator sees none; the truth has both."""
    game = opened(services)
    hands = {who: services.repository.get(game, who).position.state.hands for who in (0, 1, None, TRUTH)}  # type: ignore[union-attr]
    unknown = (None,) * 6
    assert hands[None] == (unknown, unknown)
    assert hands[0] == (hands[TRUTH][0], unknown)
    assert hands[1] == (unknown, hands[TRUTH][1])
    assert None not in hands[TRUTH][0] + hands[TRUTH][1]


def test_only_the_truth_knows_the_secret(services: Services) -> None:
    """A view is kept without it."""
    game = opened(services)
    assert services.repository.get(game, 0).secret is None
    assert services.repository.latest_known(game).secret == services.log.secret(game)


def test_the_least_recently_used_goes_out(services: Services) -> None:
    """No more bytes are kept than there is room for; a game has some, and they are told."""
    games = [opened(services) for _ in range(3)]
    taken = {game: kept.size for game, kept in services.repository._newest._values.items()}
    assert min(taken[game] for game in games) > 10_000
    small = Repository(services.log, capacity=sum(taken[game] for game in games) - 1)
    for game in games:
        small.get(game, None)
    assert [game in small._newest._values for game in games] == [False, True, True]
    small.get(games[1], None)
    small.get(games[0], None)
    assert [game in small._newest._values for game in games] == [True, True, False]
    assert small._newest.weight == sum(kept.size for kept in small._newest._values.values())


def test_a_game_made_anew_is_not_taken_for_the_old_one(services: Services) -> None:
    """A game that was deleted and opened again under the same id is read from its start."""
    game = opened(services)
    before = services.repository.get(game, None)
    other = Repository(services.log)
    other.get(game, None)
    services.commands.delete(game)
    opened(services, game)
    assert other.get(game, None).head == services.repository.get(game, None).head != before.head


def test_an_answer_is_of_the_game_made_anew(services: Services, second: Services) -> None:
    """A game opened again after another process deleted it is the new one, though the old one is still kept."""
    game = opened(services)
    services.repository.get(game, None)
    second.commands.delete(game)
    seats = (Seat("human"), Seat("human"))
    result = services.commands.open_game(game, "schotten_totten", Options(9, 0), seats)
    assert (
        services.repository.get_as_seen(game, None, result.last, result.chain).head
        == second.repository.latest_known(game).head
    )


@pytest.mark.parametrize("moves_before", [0, 1, 2])
def test_a_view_that_is_kept_of_another_game_is_not_answered(
    services: Services, second: Services, moves_before: int
) -> None:
    """A process that has only looked at a deleted game shows who moves in the game made anew nothing of the old one."""
    game = opened(services)
    move(services, game)
    assert second.repository.get(game, 0).head.version == 3
    services.commands.delete(game)
    opened(services, game)
    for _ in range(moves_before):
        move(services, game)
    seat, moves = legal(services, game)
    result = second.commands.play(game, seat, moves[:1])
    assert second.repository.get_as_seen(game, 0, result.last, result.chain) == services.repository.get(game, 0)


def test_an_answer_is_of_the_version_a_command_led_to(services: Services, second: Services) -> None:
    """However quickly others went on: the mover is shown what they did."""
    game = opened(services)
    seat, moves = legal(services, game)
    result = services.commands.play(game, seat, moves[:1])
    then = second.repository.get(game, seat)
    move(second, game)
    assert services.repository.get_as_seen(game, seat, result.last, result.chain) == then


@pytest.mark.parametrize("watched", [False, True], ids=["unseen", "watched"])
def test_the_answer_to_what_ends_a_game_is_open(services: Services, watched: bool) -> None:
    """And so it is if the same command is sent again; what was answered before stays as it was seen then."""
    game = opened(services)
    seat, moves = legal(services, game)
    if watched:
        services.repository.get(game, 0)
    made = services.commands.play(game, seat, moves[:1])
    before = services.repository.get_as_seen(game, 0, made.last, made.chain)
    result = services.commands.leave(game, 0)
    whole = services.repository.get(game, 0)
    assert None not in hands(whole)
    for answered in (result, CommandResult(result.first, result.last)):
        assert hands(services.repository.get_as_seen(game, 0, answered.last, answered.chain)) == hands(whole)
    assert hands(services.repository.get_as_seen(game, 0, made.last)) == hands(before)
    assert None in hands(before)


def hands(snapshot: Snapshot) -> list[str | None]:
    """Return the cards in both hands, as they are known."""
    return [card for hand in snapshot.position.state.hands for card in hand]  # type: ignore[union-attr]


def test_a_deleted_game_is_not_found(services: Services) -> None:
    """Even where it is kept."""
    game = opened(services)
    other = Repository(services.log)
    other.get(game, None)
    services.commands.delete(game)
    with pytest.raises(NotFound):
        other.get(game, None)


def test_a_log_that_was_set_back_is_followed(services: Services) -> None:
    """Where an older log was restored, what is kept of the newer one is forgotten, for every viewer."""
    game = opened(services)
    for _ in range(2):
        move(services, game)
    older, secret = list(services.log.read(game)), services.log.secret(game)
    for _ in range(3):
        move(services, game)
    viewers: list[Who] = [TRUTH, None, 0, 1]
    for who in viewers:
        services.repository.get(game, who)
    services.log.delete(game)
    services.log.append(game, Head(0, game), older, opens=secret)
    for who in reversed(viewers):
        snapshot = services.repository.get(game, who)
        assert (snapshot.head, snapshot) == (Head(4, older[-1].chain), Repository(services.log).get(game, who))
    move(services, game)
    assert services.repository.latest_known(game).head.version == 5


def test_what_is_older_replaces_nothing(services: Services) -> None:
    """A thread that is slow to keep what it read does not set the others back."""
    game = opened(services)
    repository = services.repository
    slow = repository._read(game)
    move(services, game)
    newest = repository.latest_known(game)
    repository._put(game, slow)
    assert repository.latest_known(game) is newest


def test_a_view_that_was_not_asked_for_is_folded_when_it_is(services: Services, second: Services) -> None:
    """From the version at which it was asked for last, or from the last at which all were kept, to the newest."""
    game = opened(services)
    for times in (1, 2, 5, STRIDE, 3, 2 * STRIDE):
        for _ in range(times):
            move(services, game)
        for viewer in (times % 2, None) if times > 2 else ():
            assert services.repository.get(game, viewer) == folded_anew(second, game, viewer)
    for viewer in (None, 0, 1):
        assert services.repository.get(game, viewer) == folded_anew(second, game, viewer)


def folded_anew(services: Services, game: str, viewer: Viewer) -> Snapshot:
    """Return the newest position as a viewer may know it, folded from the log's start."""
    entries = list(services.log.read(game))
    position = fold_readable(game, [decode_entry(game, entry) for entry in entries], BEFORE, viewer)
    return Snapshot(Head(entries[-1].version, entries[-1].chain), position, None)


def test_many_threads_keep_what_the_log_says(services: Services) -> None:
    """While one thread plays, others read as anybody: all see a whole position, and the newest in the end."""
    game, ended = opened(services), threading.Event()

    def read(number: int) -> int:
        seen = 0
        while not ended.is_set():
            version = services.repository.get(game, (TRUTH, None, 0, 1)[number]).head.version
            assert version >= seen
            seen = version
        return services.repository.get(game, (TRUTH, None, 0, 1)[number]).head.version

    with ThreadPoolExecutor(4) as pool:
        reads = pool.map(read, range(4))
        try:
            for _ in range(40):
                move(services, game)
        finally:
            ended.set()
        assert list(reads) == [42] * 4
    for who in (TRUTH, None, 0, 1):
        assert services.repository.get(game, who) == Repository(services.log).get(game, who)


def test_earlier_positions_are_those_that_were(services: Services) -> None:
    """Each version is as a viewer saw it then; beyond the newest there is none."""
    game = opened(services)
    seen = {2: services.repository.get(game, 1)}
    for version in range(3, 9):
        move(services, game)
        seen[version] = services.repository.get(game, 1)
    for version, then in seen.items():
        assert services.repository.get(game, 1, version) == then
    with pytest.raises(NotFound):
        services.repository.get(game, 1, 9)
