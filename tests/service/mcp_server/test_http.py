"""Over HTTP the token in the request identifies the player, and processes keep no state between requests."""

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
import requests
from helpers.api import ROOT, Api, free_port
from helpers.models import every_move, over_http
from helpers.people import Person
from helpers.running import until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TWO = ({"kind": "human", "name": "me"}, {"kind": "open"})


@pytest.fixture
def serving(api: Api) -> Iterator[Callable[[], str]]:
    """Return a function that starts `cairn mcp --port` and returns its URL."""
    started = []

    def run() -> str:
        port = free_port()
        command = [sys.executable, "-m", "cairn.service", "mcp", "--url", api.url, "--port", str(port)]
        started.append(subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL))
        until(lambda: _answers(f"http://127.0.0.1:{port}/mcp"))
        return f"http://127.0.0.1:{port}"

    yield run
    for process in started:
        process.terminate()
    for process in started:
        assert process.wait(30) in (0, -signal.SIGTERM)  # uvicorn ends on this signal


def _answers(url: str) -> bool:
    try:
        return requests.post(url, timeout=5).status_code > 0
    except requests.ConnectionError:
        return False


async def test_two_players_play_over_http(api: Api, serving: Callable[[], str]) -> None:
    """Each sees their own hand. A second process knows the seats, too; a client without a token gets none."""
    url, other = serving(), serving()
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    options = {"ruleset": "schotten_totten", "options": {"first_seat": 0}}
    async with over_http(url, ann.made["token"]) as first, over_http(url, bob.made["token"]) as second:
        game = (await first.call("open_game", seats=list(TWO), **options))["game"]
        taken = await second.call("take_seat", game=game, name="Bob")
        mine = await first.call("wait_for_turn", game=game, after=1)
        move = every_move(mine["moves"])[0]
        made = await first.call("make_moves", game=game, moves=[move], version=mine["version"])
        own = await second.call("list_my_games")
        hidden = await second.call("see_position", game=game, as_json=True)
        not_theirs = await second.refused("see_position", game=game, seat=0)
    assert (taken["you"], mine["because"], made["your_turn"]) == (1, "your_turn", False)
    assert own == {"games": [{"game": game, "your_seats": [1]}]}
    assert hidden["state"]["hands"][0] == [None] * 6
    assert None not in hidden["state"]["hands"][1]
    assert "You do not hold seat 0" in not_theirs
    async with over_http(other, bob.made["token"]) as second, over_http(other) as watcher:
        theirs = await second.call("wait_for_turn", game=game, after=made["version"])
        watched = await watcher.call("see_position", game=game, as_json=True)
        nobody = await watcher.refused("open_game", seats=list(TWO), **options)
        silent = await watcher.refused("make_moves", game=game, moves=[move], version=3)
    assert (theirs["you"], theirs["because"]) == (1, "your_turn")
    assert (watched["you"], watched["state"]["hands"]) == (None, [[None] * 6] * 2)
    assert "belong to a player" in nobody
    assert "You hold no seat" in silent


async def test_a_wrong_token_is_refused_with_a_reason(api: Api, serving: Callable[[], str]) -> None:
    """It is not quoted."""
    game, _ = api.open()
    async with over_http(serving(), "wrong-token-of-nobody") as model:
        refused = await model.refused("see_position", game=game["id"])
        opened = await model.refused("open_game", ruleset="glen_more", seats=list(TWO))
    for words in (refused, opened):
        assert words.startswith("No or unknown token: ")
        assert "wrong-token" not in words


def test_a_shared_server_refuses_seat_tokens(api: Api) -> None:
    """With a token on the command line every client would play that seat."""
    command = [sys.executable, "-m", "cairn.service", "mcp", "--port", "0", "--token", f"{'a' * 20}={'x' * 43}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "--token cannot be used with --port" in done.stderr
