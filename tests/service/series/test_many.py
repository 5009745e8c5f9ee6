"""Series of many: their positions are kept in Redis as those of games, though their participants become more."""

import pytest
from helpers.played_series import opening, player

from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.tokens import random_id


@pytest.mark.slow
def test_many_join_and_every_process_can_read_it(services: Services, redis_url: str) -> None:
    """One that has it since its beginning, one that comes later, and one that keeps a snapshot of before."""
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
