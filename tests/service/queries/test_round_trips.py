"""A process reads a log from Redis once per request, also after another process has continued the game."""

from collections.abc import Callable
from typing import Any

import pytest
import requests
from helpers.api import Api
from helpers.commands import GUEST, legal, move, opened, play_to_the_end

from cairn.events.codec import dump, load
from cairn.service.container import Services

Reads = Callable[[Callable[[], Any]], dict[str, int]]


@pytest.fixture
def reads(services: Services) -> Reads:
    """Return a function that counts the server's commands on logs during a call, including those in scripts."""

    def counted(act: Callable[[], Any]) -> dict[str, int]:
        services.redis.config_resetstat()
        act()
        stats: Any = services.redis.info("commandstats")
        names = {"cmdstat_xrange": "read", "cmdstat_xrevrange": "last", "cmdstat_evalsha": "append"}
        return {name: stats[command]["calls"] for command, name in names.items() if command in stats}

    return counted


def known(api: Api, services: Services, rounds: int = 9) -> tuple[str, Api, Api]:
    """Return a game of two that the API's process has cached for all viewers, and clients of both players."""
    game = opened(services, GUEST, GUEST, rounds=rounds)
    move(services, game)
    ann, bob = (api.as_(services.tokens.seat(game, seat, 1)) for seat in range(2))
    for client in (api, ann, bob):
        client.get(f"/v1/games/{game}")
    return game, ann, bob


@pytest.mark.parametrize("path", ["", "/legal-moves"])
def test_decisions_of_another_process_are_read_once(api: Api, services: Services, reads: Reads, path: str) -> None:
    """The truth, needed for the player's seat, and other viewers' views share the read."""
    game, ann, bob = known(api, services)
    for client in (ann, bob, api):
        move(services, game, 3)
        assert reads(lambda client=client: client.get(f"/v1/games/{game}{path}")) == {"read": 1}  # type: ignore[misc]


@pytest.mark.parametrize("path", ["?at=3", "/decisions/3", "/decisions/1", "/decisions"])
def test_an_earlier_version_costs_one_more_read(api: Api, services: Services, reads: Reads, path: str) -> None:
    """Independent of the folded part of the log, also after the end."""
    game, ann, _ = known(api, services, rounds=1)
    for client in (ann, api):
        move(services, game, 3)
        assert reads(lambda client=client: client.get(f"/v1/games/{game}{path}")) == {"read": 2}  # type: ignore[misc]
    play_to_the_end(services, game)
    api.get(f"/v1/games/{game}")
    assert reads(lambda: api.get(f"/v1/games/{game}{path}")) == {"read": 2}


def test_a_move_after_another_process_decided_needs_one_read(api: Api, services: Services, reads: Reads) -> None:
    """It reads the new decisions. The returned view is folded from the same read."""
    game, ann, bob = known(api, services)
    seat = legal(services, game)[0]
    while legal(services, game)[0] == seat:
        move(services, game)
    other, moves = legal(services, game)
    body = {"moves": [load(dump(moves[0]))]}
    assert reads(lambda: (ann, bob)[other].post(f"/v1/games/{game}/moves", body)) == {"read": 1, "append": 1, "last": 1}


def test_a_refused_append_returns_the_new_entries(api: Api, services: Services, reads: Reads) -> None:
    """All reads are done by the script: the last entry each time, the repeated command, and the new entries."""
    game, ann, bob = known(api, services)
    seat, before = legal(services, game)
    move(services, game)
    while legal(services, game)[0] != seat or not (
        both := [each for each in legal(services, game)[1] if each in before]
    ):
        move(services, game)
    body = {"moves": [load(dump(both[0]))]}
    assert reads(lambda: (ann, bob)[seat].post(f"/v1/games/{game}/moves", body)) == {"read": 2, "append": 2, "last": 2}


def test_streams_read_once_for_all_viewers(api: Api, services: Services, reads: Reads) -> None:
    """A game's new entries are read once, and viewers with the same view share a message."""
    game, ann, bob = known(api, services)
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
