"""Tokens reach the service only, over stdio and HTTP, and connection errors are explained."""

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import requests
from helpers.api import ROOT, Api, free_port
from helpers.models import every_move, model, over_http
from helpers.people import Person
from helpers.running import until

from cairn.service.container import Services
from cairn.service.mcp.cairn import Keys

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Start = Callable[..., "subprocess.Popen[bytes]"]

TWO = ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})


async def test_tokens_are_never_written(api: Api, services: Services, tmp_path: Path) -> None:
    """Of opened, taken and handed-over seats, in results, refusals and logs. All of them work nevertheless."""
    handed, _ = api.open()
    handed_over = f"{handed['id']}={handed['tokens'][1]['token']}"
    async with model(api.url, tmp_path, "--token", handed_over) as player:
        opened = await player.open(*TWO)
        waiting, _ = api.open({"kind": "open"}, {"kind": "open"})
        taken = await player.call("take_seat", game=waiting["id"], name="Cid")
        claim = [{"type": "claim", "stone": 1}]
        await player.refused("make_moves", game=opened["game"], seat=0, moves=claim, version=2)
        own = await player.call("list_my_games")
        seen = await player.call("see_position", game=handed["id"])
        await player.call("leave_seat", game=handed["id"])
        gone = await player.refused("make_moves", game=handed["id"], moves=[{"type": "pass"}], version=2)
    assert (taken["you"], seen["you"]) == (0, 1)
    held = {row["game"]: row["your_seats"] for row in own["games"]}
    assert held == {opened["game"]: [0, 1], waiting["id"]: [0], handed["id"]: [1]}
    assert "You hold no seat" in gone
    tokens = [services.tokens.seat(opened["game"], seat, 1) for seat in (0, 1)]
    tokens += [services.tokens.seat(waiting["id"], 0, 2), handed["tokens"][1]["token"]]
    assert [api.as_(tokens[seat]).get(f"/v1/games/{opened['game']}")["viewer"] for seat in (0, 1)] == [0, 1]
    assert api.as_(tokens[2]).get(f"/v1/games/{waiting['id']}")["viewer"] == 0
    assert [token for token in tokens if token.encode() in player.render] == []


async def test_an_invalid_token_is_reported_once(api: Api, tmp_path: Path) -> None:
    """Without a valid token the client is a spectator. The message does not quote it."""
    game, _ = api.open()
    wrong = "x" * 43
    async with model(api.url, tmp_path, CAIRN_SEAT_TOKENS=f"{game['id']}={wrong}") as player:
        words = await player.refused("see_position", game=game["id"])
        position = await player.call("see_position", game=game["id"])
    assert "belongs to none of its seats" in words
    assert position["you"] is None
    assert wrong.encode() not in player.render


async def test_an_unreachable_service_is_reported(tmp_path: Path) -> None:
    """The message names the URL. The server itself starts nevertheless."""
    url = f"http://127.0.0.1:{free_port()}"
    async with model(url, tmp_path) as player:
        words = await player.refused("list_rulesets")
    reason = "nothing listens there, or the network keeps it away."
    assert words == f"Cairn is out of reach: Cairn cannot be asked at {url}: {reason}"
    assert (tmp_path / "log").read_text() == ""


async def test_another_server_at_the_url_is_reported(redis_url: str, tmp_path: Path, start: Start) -> None:
    """It responds, but not like Cairn."""
    port = free_port()
    start(redis_url, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(tmp_path))
    await asyncio.to_thread(until, lambda: not socket.socket().connect_ex(("127.0.0.1", port)))
    async with model(f"http://127.0.0.1:{port}", tmp_path / "model") as player:
        words = await player.refused("list_games")
    assert words == f"Not a Cairn: What answers at http://127.0.0.1:{port} with status 404 is no Cairn."


async def test_a_lost_response_opens_no_second_game(api: Api, tmp_path: Path) -> None:
    """The retry has the same key, and its response has the tokens of the first game."""
    port = int(api.url.rpartition(":")[2])
    async with _cutting(port, b"POST /v1/games ") as cut, model(f"http://127.0.0.1:{cut.port}", tmp_path) as player:
        seats = {"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "random"}
        position, again = await player.open(*seats), await player.open(*seats)
    assert cut.lost == 1
    assert position["your_turn"]
    assert again["game"] != position["game"]
    assert {row["id"] for row in api.get("/v1/games")["items"]} == {position["game"], again["game"]}


async def test_a_seat_that_was_left_can_be_taken_again(api: Api, tmp_path: Path) -> None:
    """It gets a new token, and the old one is invalid."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    game = api.post("/v1/games", {"ruleset": "highland_clans", "seats": seats})["id"]
    async with model(api.url, tmp_path) as player:
        for _ in range(2):
            taken = await player.call("take_seat", game=game, name="Cid")
            position = await player.call("leave_seat", game=game)
    assert (taken["you"], taken["version"]) == (1, 4)
    assert (position["you"], position["your_seats"], position["seats"][1]["kind"]) == (None, [], "open")


async def test_a_key_is_used_until_its_response_arrives() -> None:
    """Then the same request gets a new key. Keys differ between processes."""
    keys = Keys()
    first = keys.key("open", {"seats": 2})
    assert first == keys.key("open", {"seats": 2}) != keys.key("open", {"seats": 3})
    assert first != Keys().key("open", {"seats": 2})
    keys.answered("open", {"seats": 2})
    assert first != keys.key("open", {"seats": 2})
    assert len(first) == 64


class Cut:
    """A proxy that loses the first response to a request with this prefix."""

    def __init__(self, to: int, beginning: bytes) -> None:
        self._to, self._beginning = to, beginning
        self.port = self.lost = 0

    async def relay(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        """Forward requests and responses, except for the one to lose."""
        service, requests = await asyncio.open_connection("127.0.0.1", self._to)
        losing = asyncio.Event()

        async def back() -> None:
            while answer := await service.read(65536):
                if losing.is_set():
                    self.lost += 1
                    break
                answers.write(answer)
            answers.close()

        backwards = asyncio.create_task(back())
        with suppress(OSError):
            while sent := await client.read(65536):
                if sent.startswith(self._beginning) and not self.lost:
                    losing.set()
                requests.write(sent)
        requests.close()
        await backwards


@asynccontextmanager
async def _cutting(to: int, beginning: bytes) -> AsyncIterator[Cut]:
    cut = Cut(to, beginning)
    server = await asyncio.start_server(cut.relay, "127.0.0.1", 0)
    cut.port = server.sockets[0].getsockname()[1]
    yield cut
    server.close()


ME_AND_OPEN = ({"kind": "human", "name": "me"}, {"kind": "open"})


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
        game = (await first.call("open_game", seats=list(ME_AND_OPEN), **options))["game"]
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
        ownerless = await watcher.refused("open_game", seats=list(ME_AND_OPEN), **options)
        silent = await watcher.refused("make_moves", game=game, moves=[move], version=3)
    assert (theirs["you"], theirs["because"]) == (1, "your_turn")
    assert (watched["you"], watched["state"]["hands"]) == (None, [[None] * 6] * 2)
    assert "belong to a player" in ownerless
    assert "You hold no seat" in silent


async def test_a_wrong_token_is_refused_with_a_reason(api: Api, serving: Callable[[], str]) -> None:
    """It is not quoted."""
    game, _ = api.open()
    async with over_http(serving(), "wrong-token-of-a-stranger") as model:
        refused = await model.refused("see_position", game=game["id"])
        opened = await model.refused("open_game", ruleset="glen_more", seats=list(ME_AND_OPEN))
    for words in (refused, opened):
        assert words.startswith("No or unknown token: ")
        assert "wrong-token" not in words


def test_a_shared_server_refuses_seat_tokens(api: Api) -> None:
    """With a token on the command line every client would play that seat."""
    command = [sys.executable, "-m", "cairn.service", "mcp", "--port", "0", "--token", f"{'a' * 20}={'x' * 43}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "--token cannot be used with --port" in done.stderr
