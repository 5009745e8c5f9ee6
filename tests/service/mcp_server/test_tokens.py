"""Tokens of seats reach the service only, and connection errors are explained."""

import asyncio
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from helpers.api import Api, free_port
from helpers.models import Model, model

from cairn.service.container import Services
from cairn.service.mcp.seats import Keys

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TWO = ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})


async def test_tokens_are_never_written(api: Api, services: Services, tmp_path: Path) -> None:
    """Of opened, taken and handed-over seats, in results, refusals and logs. All of them work nevertheless."""
    handed, _ = api.open()
    handed_over = f"{handed['id']}={handed['tokens'][1]['token']}"
    async with model(api.url, tmp_path, "--token", handed_over) as player:
        opened = await player.open(*TWO)
        waiting, _ = api.open({"kind": "open"}, {"kind": "open"})
        taken = await player.call("take_seat", game=waiting["id"], name="Cid")
        await player.refused(
            "make_moves", game=opened["game"], seat=0, moves=[{"type": "claim", "stone": 1}], version=2
        )
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
    assert [token for token in tokens if token.encode() in player.written] == []


async def test_an_invalid_token_is_reported_once(api: Api, tmp_path: Path) -> None:
    """Without a valid token the client is a spectator. The message does not quote it."""
    game, _ = api.open()
    wrong = "x" * 43
    async with model(api.url, tmp_path, CAIRN_SEAT_TOKENS=f"{game['id']}={wrong}") as player:
        words = await player.refused("see_position", game=game["id"])
        position = await player.call("see_position", game=game["id"])
    assert "belongs to none of its seats" in words
    assert position["you"] is None
    assert wrong.encode() not in player.written


async def test_an_unreachable_service_is_reported(tmp_path: Path) -> None:
    """The message names the URL. The server itself starts nevertheless."""
    url = f"http://127.0.0.1:{free_port()}"
    async with model(url, tmp_path) as player:
        words = await player.refused("list_rulesets")
    assert words == f"Cairn is out of reach: Cairn cannot be asked at {url}: " + (
        "nothing listens there, or the network keeps it away."
    )
    assert (tmp_path / "log").read_text() == ""


async def test_another_server_at_the_url_is_reported(
    redis_url: str, tmp_path: Path, start: Callable[..., subprocess.Popen[bytes]]
) -> None:
    """It responds, but not like Cairn."""
    port = free_port()
    start(redis_url, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(tmp_path))
    await _listens(port)
    async with model(f"http://127.0.0.1:{port}", tmp_path / "model") as player:
        words = await player.refused("list_games")
    assert words == f"Not a Cairn: What answers at http://127.0.0.1:{port} with status 404 is no Cairn."


async def test_a_lost_response_opens_no_second_game(api: Api, tmp_path: Path) -> None:
    """The retry has the same key, and its response has the tokens of the first game."""
    port = int(api.url.rpartition(":")[2])
    async with _cutting(port, b"POST /v1/games ") as cut, model(f"http://127.0.0.1:{cut.port}", tmp_path) as player:
        position = await _opened(player)
        again = await _opened(player)
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


async def _opened(player: Model) -> dict[str, object]:
    return await player.open({"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "random"})


async def _listens(port: int) -> None:
    for _ in range(600):
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise AssertionError("nothing listens")


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
