"""Games that AIs play, and the processes that play them."""

from typing import Any

import pytest
from helpers.running import until

from cairn.events.chain import commitment, digest, link
from cairn.events.codec import decode
from cairn.events.decision import Decision
from cairn.events.highland_clans.pieces import Options as HighlandClans
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import GameOpened, Seat
from cairn.service.container import Services

GREEDY, RANDOM, GUEST = Seat("ai", None, "greedy"), Seat("ai", None, "random"), Seat("human")


def open_game(services: Services, *seats: Seat, rounds: int = 1, owner: str = "") -> str:
    """Open a game in which seat 0 begins, and return its id."""
    game = services.tokens.game(None)
    services.commands.open_game(game, "schotten_totten", Options(rounds, 0), seats, owner=owner)
    return game


def log_of(services: Services, game: str) -> list[Decision]:
    """Return a game's decisions after proving that each version is there once and the chain is whole."""
    entries = list(services.log.read(game))
    decisions = [decode(entry.stored, entry.version) for entry in entries]
    assert [decision.version for decision in decisions] == list(range(1, len(entries) + 1))
    opened, ended = decisions[0].events[0], decisions[-1].events[-1]
    assert isinstance(opened, GameOpened)
    secret = bytes.fromhex(ended.secret) if ended.type == "table.game_ended" else services.log.secret(game)  # type: ignore[attr-defined]
    assert secret is not None
    assert opened.commitment == commitment(secret)
    before = game
    for entry, decision in zip(entries, decisions, strict=True):
        assert entry.digest == digest(secret, entry.version, entry.stored)
        before = link(before, decision.version, decision.at, decision.by, entry.digest)
        assert entry.chain == before
    return decisions


@pytest.fixture
def tools() -> Any:
    """Give the functions above, which other test files cannot import."""

    class Tools:
        open_game = staticmethod(open_game)
        until = staticmethod(until)
        log_of = staticmethod(log_of)
        greedy, random, guest = GREEDY, RANDOM, GUEST
        highland_clans = HighlandClans(first_seat=0)

    return Tools
