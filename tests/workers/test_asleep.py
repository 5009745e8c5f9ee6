"""Sleeping games: no AI moves until the first viewer arrives, and then the game begins."""

from datetime import UTC, datetime, timedelta

import pytest
import requests
from freezegun import freeze_time
from helpers.api import Api
from helpers.commands import AI, GUEST, opened

from cairn.service.cli.demos import open_demo
from cairn.service.container import Services
from cairn.service.rules import GAMES
from cairn.workers.caretaker import Caretaker

RULESETS = pytest.mark.parametrize("ruleset", GAMES)
LOOKS = ("", "?at=1", "?wait=0.1&after=2", "/decisions", "/decisions/2", "/legal-moves", "/stream")


def rounds(services: Services, **ahead: float) -> None:
    """Run two rounds of a new caretaker at a later time."""
    with freeze_time(datetime.now(UTC) + timedelta(**ahead)):
        caretaker = Caretaker(services)
        caretaker.round()
        caretaker.round()


@pytest.fixture
def asleep(services: Services, redis_url: str) -> str:
    """Return a sleeping game, opened as `cairn up` does."""
    return open_demo("glen_more", {"REDIS_URL": redis_url})


@RULESETS
def test_a_demo_sleeps_and_is_listed(ruleset: str, api: Api, services: Services, redis_url: str) -> None:
    """It is dealt and in the lobby. No turn is enqueued, not by the caretaker after weeks either."""
    game = open_demo(ruleset, {"REDIS_URL": redis_url})
    rounds(services, days=29)
    (row,) = api.get(f"/v1/games?status=running&ruleset={ruleset}")["items"]
    assert (row["id"], {seat["kind"] for seat in row["seats"]}) == (game, {"ai"})
    assert services.turn_queue.waiting_games() == set()
    assert len(api.ask("GET", f"/v1/games/{game}/archive").text.splitlines()) == 2
    assert services.schedule.holds(game)


@pytest.mark.parametrize("look", LOOKS)
def test_it_begins_with_the_first_view(look: str, api: Api, services: Services, asleep: str) -> None:
    """A request for the game, its decisions or its stream makes the caretaker enqueue the first turn at once."""
    with api.ask("GET", f"/v1/games/{asleep}{look}", stream=look == "/stream") as answer:
        assert answer.status_code == 200
    rounds(services, seconds=1)  # the clocks of two processes differ by some milliseconds
    assert services.turn_queue.waiting_games() == {asleep}


def test_it_is_abandoned_as_any_other_game(services: Services, asleep: str) -> None:
    """After 30 days without a view."""
    rounds(services, days=30, minutes=2)
    outcome = services.repository.get(asleep, None).position.table.outcome
    assert outcome
    assert outcome.reason == "abandoned"


def test_a_view_changes_no_other_game(api: Api, services: Services) -> None:
    """A game with a human or with a move is not enqueued by a view."""
    game = opened(services, AI, GUEST)
    services.schedule.remove(game)
    assert requests.get(f"{api.url}/v1/games/{game}", timeout=30).status_code == 200
    assert not services.schedule.holds(game)
