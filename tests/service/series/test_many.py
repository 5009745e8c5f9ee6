"""Large series: their positions are cached in Redis like those of games, although participants increase."""

import pytest
from helpers.api import Api
from helpers.people import Person
from helpers.played_series import opening, player

from cairn.events.series import MAX_PLACES, log_of
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.deciding.series import MAX_PAIRED_AT_ONCE
from cairn.service.series.handler import Participant
from cairn.service.settings import Settings
from cairn.service.tokens import random_id
from cairn.workers.caretaker import Caretaker


@pytest.mark.slow
def test_every_process_can_read_a_large_series(services: Services, redis_url: str) -> None:
    """One that has followed it, one that comes later, and one with an older snapshot."""
    id, later = random_id(), Services(Settings(redis_url=redis_url, key=services.settings.key))
    services.series.open(id, opening("swiss", 100), "Cup")
    for number in range(80):
        services.series.join(id, player(number), "")
        if number % 7 == 0:
            assert later.series.get(id).head.version == number + 2
        if number % 11 == 0:
            fresh = Services(Settings(redis_url=redis_url, key=services.settings.key))
            assert len(fresh.series.get(id).position.table.seats) == number + 1
            assert fresh.repository.get(f"series:{id}", None).head.version == number + 2
    assert {position.series.get(id).position.table.seats for position in (services, later)} == {
        services.series.get(id).position.table.seats
    }


def test_a_large_round_is_paired_by_the_caretaker(api: Api, ann: Person, services: Services) -> None:
    """The request only draws the lots. A smaller round is paired at once."""
    for count, paired in ((MAX_PAIRED_AT_ONCE, 1), (MAX_PAIRED_AT_ONCE + 1, 0)):
        body = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": count}
        series = ann.post("/v1/series", body | {"levels": ["random"] * count})
        assert (series["status"], series["round"]) == ("running", paired)
        Caretaker(services).check(log_of(series["id"]), 0)
        assert api.get(f"/v1/series/{series['id']}")["round"] == 1


@pytest.mark.slow
def test_the_largest_swiss_series_begins(services: Services) -> None:
    """Pairing takes so long that the decision's time is outdated: the decision is made again, but not the pairing."""
    id = random_id()
    services.series.open(
        id, opening("swiss", MAX_PLACES), "Cup", [Participant(Seat("ai", level="random"))] * MAX_PLACES
    )
    services.series.advance(id)
    assert len(services.series.get(id).position.state.tables) == MAX_PLACES // 2  # type: ignore[union-attr]  # it runs
