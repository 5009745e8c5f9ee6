"""A game that waits until somebody looks at it: nobody plays it before, whatever else goes on, and then it begins."""

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
    """Let a caretaker, which keeps nothing, make two rounds that much later."""
    with freeze_time(datetime.now(UTC) + timedelta(**ahead)):
        caretaker = Caretaker(services)
        caretaker.round()
        caretaker.round()


@pytest.fixture
def asleep(services: Services, redis_url: str) -> str:
    """Give a game that waits, opened as `cairn up` does."""
    return open_demo("glen_more", {"REDIS_URL": redis_url})


@RULESETS
def test_a_demo_waits_and_is_listed(ruleset: str, api: Api, services: Services, redis_url: str) -> None:
    """It is dealt, and the lobby has it; nobody is asked for a turn, not by the caretaker in weeks either."""
    game = open_demo(ruleset, {"REDIS_URL": redis_url})
    rounds(services, days=29)
    (row,) = api.get(f"/v1/games?status=running&ruleset={ruleset}")["items"]
    assert (row["id"], {seat["kind"] for seat in row["seats"]}) == (game, {"ai"})
    assert services.turn_queue.waiting_games() == set()
    assert len(api.ask("GET", f"/v1/games/{game}/archive").text.splitlines()) == 2
    assert services.schedule.holds(game)


@pytest.mark.parametrize("look", LOOKS)
def test_it_begins_when_somebody_looks(look: str, api: Api, services: Services, asleep: str) -> None:
    """At the game, its decisions or its stream; then the caretaker asks for the first turn at once."""
    with api.ask("GET", f"/v1/games/{asleep}{look}", stream=look == "/stream") as answer:
        assert answer.status_code == 200
    rounds(services, seconds=1)  # the clocks of two processes agree to some milliseconds only
    assert services.turn_queue.waiting_games() == {asleep}


def test_it_is_given_up_as_any_other(services: Services, asleep: str) -> None:
    """Where nobody has looked at it for 30 days."""
    rounds(services, days=30, minutes=2)
    outcome = services.repository.get(asleep, None).position.table.outcome
    assert outcome
    assert outcome.reason == "abandoned"


def test_a_look_changes_nothing_else(api: Api, services: Services) -> None:
    """A game in which a human sits, or in which somebody has moved, is not asked for by looking."""
    game = opened(services, AI, GUEST)
    services.schedule.remove(game)
    assert requests.get(f"{api.url}/v1/games/{game}", timeout=30).status_code == 200
    assert not services.schedule.holds(game)
