"""Positions cached in a process, and the number of its reads of a log."""

import copy
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import requests
from helpers.api import Api
from helpers.commands import GUEST, legal, move, open_game, play_to_the_end

from cairn.events.chain import Head
from cairn.events.codec import dump, load
from cairn.events.decision import Viewer
from cairn.events.schotten_totten.pieces import Options
from cairn.projections.fold import BEFORE
from cairn.service.commands.appending import CommandResult
from cairn.service.container import Services
from cairn.service.errors import NotFound
from cairn.service.queries.log_reader import decode_entry, fold_readable
from cairn.service.queries.repository import STRIDE, Repository
from cairn.service.queries.snapshots import TRUTH, Snapshot, Who


def open_nine_rounds(services: Services, game: str | None = None) -> str:
    """Open a game of two humans."""
    game = game or services.tokens.game(None)
    services.commands.open_game(game, "schotten_totten", Options(9, 0), (GUEST, GUEST))
    return game


def test_a_cached_position_is_immutable(services: Services) -> None:
    """A reference to it stays unchanged during later moves."""
    game = open_nine_rounds(services)
    held = [services.repository.get(game, viewer) for viewer in (TRUTH, None, 0, 1)]
    before = copy.deepcopy(held)
    for _ in range(6):
        move(services, game)
        for viewer in (None, 0, 1):
            services.repository.get(game, viewer)
    assert held == before


def test_each_viewer_has_a_separate_view(services: Services) -> None:
    """A seat sees only its own hand, a spectator none, the truth both."""
    game = open_nine_rounds(services)
    hands = {viewer: services.repository.get(game, viewer).position.state.hands for viewer in (0, 1, None, TRUTH)}  # type: ignore[union-attr]
    unknown = (None,) * 6
    assert hands[None] == (unknown, unknown)
    assert hands[0] == (hands[TRUTH][0], unknown)
    assert hands[1] == (unknown, hands[TRUTH][1])
    assert None not in hands[TRUTH][0] + hands[TRUTH][1]


def test_only_the_truth_has_the_secret(services: Services) -> None:
    """Cached views do not have it."""
    game = open_nine_rounds(services)
    assert services.repository.get(game, 0).secret is None
    assert services.repository.latest_known(game).secret == services.log.secret(game)


def test_the_least_recently_used_game_is_dropped(services: Services) -> None:
    """The cache has a size limit in bytes. The size of each game is known, and the cache has their sum."""
    games = [open_nine_rounds(services) for _ in range(3)]
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


def test_a_game_reopened_under_the_same_id_is_read_from_its_start(services: Services) -> None:
    """The cached positions of the deleted game are not used."""
    game = open_nine_rounds(services)
    before = services.repository.get(game, None)
    other = Repository(services.log)
    other.get(game, None)
    services.commands.delete(game)
    open_nine_rounds(services, game)
    assert other.get(game, None).head == services.repository.get(game, None).head != before.head


def test_a_response_is_of_the_reopened_game(services: Services, second: Services) -> None:
    """Another process deleted and reopened the game while this one had the old one cached."""
    game = open_nine_rounds(services)
    services.repository.get(game, None)
    second.commands.delete(game)
    result = services.commands.open_game(game, "schotten_totten", Options(9, 0), (GUEST, GUEST))
    seen = services.repository.get_as_seen(game, None, result.last, result.chain)
    assert seen.head == second.repository.latest_known(game).head


@pytest.mark.parametrize("moves_before", [0, 1, 2])
def test_a_cached_view_of_a_deleted_game_is_not_shown(services: Services, second: Services, moves_before: int) -> None:
    """A process that only viewed the deleted game shows a player of the new game nothing of the old one."""
    game = open_nine_rounds(services)
    move(services, game)
    assert second.repository.get(game, 0).head.version == 3
    services.commands.delete(game)
    open_nine_rounds(services, game)
    move(services, game, moves_before)
    seat, moves = legal(services, game)
    result = second.commands.play(game, seat, moves[:1])
    assert second.repository.get_as_seen(game, 0, result.last, result.chain) == services.repository.get(game, 0)


def test_a_response_has_the_version_of_its_command(services: Services, second: Services) -> None:
    """It shows the result of the command, even if others have already moved."""
    game = open_nine_rounds(services)
    seat, moves = legal(services, game)
    result = services.commands.play(game, seat, moves[:1])
    then = second.repository.get(game, seat)
    move(second, game)
    assert services.repository.get_as_seen(game, seat, result.last, result.chain) == then


@pytest.mark.parametrize("watched", [False, True], ids=["unseen", "watched"])
def test_the_response_to_the_last_command_is_public(services: Services, watched: bool) -> None:
    """So is that to its repetition. Earlier responses stay as they were visible then."""
    game = open_nine_rounds(services)
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
    """Return the cards of both hands, with None for each unknown card."""
    return [card for hand in snapshot.position.state.hands for card in hand]  # type: ignore[union-attr]


def test_a_deleted_game_is_not_found(services: Services) -> None:
    """Even if it is cached."""
    game = open_nine_rounds(services)
    other = Repository(services.log)
    other.get(game, None)
    services.commands.delete(game)
    with pytest.raises(NotFound):
        other.get(game, None)


def test_a_log_that_was_reset_is_followed(services: Services) -> None:
    """After the restore of an older log the cached newer positions are dropped, for every viewer."""
    game = open_nine_rounds(services)
    move(services, game, 2)
    older, secret = list(services.log.read(game)), services.log.secret(game)
    move(services, game, 3)
    viewers: list[Who] = [TRUTH, None, 0, 1]
    for viewer in viewers:
        services.repository.get(game, viewer)
    services.log.delete(game)
    services.log.append(game, Head(0, game), older, opens=secret)
    for viewer in reversed(viewers):
        snapshot = services.repository.get(game, viewer)
        assert (snapshot.head, snapshot) == (Head(4, older[-1].chain), Repository(services.log).get(game, viewer))
    move(services, game)
    assert services.repository.latest_known(game).head.version == 5


def test_an_older_position_does_not_replace_a_newer_one(services: Services) -> None:
    """A thread that is slow to cache its result does not reset the others."""
    game = open_nine_rounds(services)
    repository = services.repository
    slow = repository._read(game)
    move(services, game)
    newest = repository.latest_known(game)
    repository._put(game, slow)
    assert repository.latest_known(game) is newest


def test_a_view_is_folded_on_request(services: Services, second: Services) -> None:
    """From its last requested version, or the last version at which all were cached, to the newest."""
    game = open_nine_rounds(services)
    for times in (1, 2, 5, STRIDE, 3, 2 * STRIDE):
        move(services, game, times)
        for viewer in (times % 2, None) if times > 2 else ():
            assert services.repository.get(game, viewer) == fold_from_scratch(second, game, viewer)
    for viewer in (None, 0, 1):
        assert services.repository.get(game, viewer) == fold_from_scratch(second, game, viewer)


def fold_from_scratch(services: Services, game: str, viewer: Viewer) -> Snapshot:
    """Return the newest position of a viewer, folded from the start of the log."""
    entries = list(services.log.read(game))
    position = fold_readable(game, [decode_entry(game, entry) for entry in entries], BEFORE, viewer)
    return Snapshot(Head(entries[-1].version, entries[-1].chain), position, None)


def test_concurrent_threads_cache_what_the_log_says(services: Services) -> None:
    """One thread plays while others read as all viewers. All get whole positions, and the newest in the end."""
    game, ended = open_nine_rounds(services), threading.Event()

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
            move(services, game, 40)
        finally:
            ended.set()
        assert list(reads) == [42] * 4
    for viewer in (TRUTH, None, 0, 1):
        assert services.repository.get(game, viewer) == Repository(services.log).get(game, viewer)


def test_earlier_positions_are_unchanged(services: Services) -> None:
    """Each version is as a viewer saw it then. There is none beyond the newest."""
    game = open_nine_rounds(services)
    seen = {2: services.repository.get(game, 1)}
    for version in range(3, 9):
        move(services, game)
        seen[version] = services.repository.get(game, 1)
    for version, then in seen.items():
        assert services.repository.get(game, 1, version) == then
    with pytest.raises(NotFound):
        services.repository.get(game, 1, 9)


Reads = Callable[[Callable[[], Any]], dict[str, int]]


@pytest.fixture
def reads(services: Services) -> Reads:
    """Return a function that counts the server's commands on logs during a call, including those in scripts."""

    def count_commands(act: Callable[[], Any]) -> dict[str, int]:
        services.redis.config_resetstat()
        act()
        stats: Any = services.redis.info("commandstats")
        names = {"cmdstat_xrange": "read", "cmdstat_xrevrange": "last", "cmdstat_evalsha": "append"}
        return {name: stats[command]["calls"] for command, name in names.items() if command in stats}

    return count_commands


def open_cached(api: Api, services: Services, rounds: int = 9) -> tuple[str, Api, Api]:
    """Return a game of two that the API's process has cached for all viewers, and clients of both players."""
    game = open_game(services, GUEST, GUEST, rounds=rounds)
    move(services, game)
    ann, bob = (api.as_(services.tokens.seat(game, seat, 1)) for seat in range(2))
    for client in (api, ann, bob):
        client.get(f"/v1/games/{game}")
    return game, ann, bob


@pytest.mark.parametrize("path", ["", "/legal-moves"])
def test_decisions_of_another_process_are_read_once(api: Api, services: Services, reads: Reads, path: str) -> None:
    """The truth, needed for the player's seat, and other viewers' views share the read."""
    game, ann, bob = open_cached(api, services)
    for client in (ann, bob, api):
        move(services, game, 3)
        assert reads(lambda client=client: client.get(f"/v1/games/{game}{path}")) == {"read": 1}  # type: ignore[misc]


@pytest.mark.parametrize("path", ["?at=3", "/decisions/3", "/decisions/1", "/decisions"])
def test_an_earlier_version_costs_one_more_read(api: Api, services: Services, reads: Reads, path: str) -> None:
    """Independent of the folded part of the log, also after the end."""
    game, ann, _ = open_cached(api, services, rounds=1)
    for client in (ann, api):
        move(services, game, 3)
        assert reads(lambda client=client: client.get(f"/v1/games/{game}{path}")) == {"read": 2}  # type: ignore[misc]
    play_to_the_end(services, game)
    api.get(f"/v1/games/{game}")
    assert reads(lambda: api.get(f"/v1/games/{game}{path}")) == {"read": 2}


def test_a_move_after_another_process_decided_needs_one_read(api: Api, services: Services, reads: Reads) -> None:
    """It reads the new decisions. The returned view is folded from the same read."""
    game, ann, bob = open_cached(api, services)
    seat = legal(services, game)[0]
    while legal(services, game)[0] == seat:
        move(services, game)
    other, moves = legal(services, game)
    body = {"moves": [load(dump(moves[0]))]}
    assert reads(lambda: (ann, bob)[other].post(f"/v1/games/{game}/moves", body)) == {"read": 1, "append": 1, "last": 1}


def test_a_refused_append_returns_the_new_entries(api: Api, services: Services, reads: Reads) -> None:
    """All reads are done by the script: the last entry each time, the repeated command, and the new entries."""
    game, ann, bob = open_cached(api, services)
    seat, before = legal(services, game)
    move(services, game)
    both = list[Any]()
    while legal(services, game)[0] != seat or not both:
        move(services, game)
        both = [each for each in legal(services, game)[1] if each in before]
    body = {"moves": [load(dump(both[0]))]}
    assert reads(lambda: (ann, bob)[seat].post(f"/v1/games/{game}/moves", body)) == {"read": 2, "append": 2, "last": 2}


def test_streams_read_once_for_all_viewers(api: Api, services: Services, reads: Reads) -> None:
    """A game's new entries are read once, and viewers with the same view share a message."""
    game, ann, bob = open_cached(api, services)
    streams = [
        requests.get(f"{api.url}/v1/games/{game}/stream", headers=client._session.headers, stream=True, timeout=30)
        for client in (api, api, ann, ann, bob, bob)
    ]
    lines = [stream.iter_lines() for stream in streams]
    for each in lines:
        while next(each) != b"event: game":
            pass

    def decide() -> None:
        move(services, game)
        for each in lines:
            while next(each) != b"event: decision":
                pass

    assert reads(decide) == {"append": 1, "last": 1, "read": 1 + 3}
    for stream in streams:
        stream.close()
