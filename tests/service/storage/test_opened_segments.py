"""Segments opened for a page."""

from typing import Any, cast

import pytest
from freezegun import freeze_time
from helpers.sealed import BATCH_SIZE, sealed
from msgspec import msgpack

from cairn.contract.playing import begin
from cairn.projections.rows import CREATED, LATEST, Filters, Group
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.rules import group_of
from cairn.service.storage.segment_index import SEGMENTS, STATE


@pytest.fixture
def read(keeping: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that records opened segments."""
    rows, opened = keeping.cold.rows, list[str]()

    def reading(segment: str) -> Any:
        opened.append(segment)
        return rows(segment)

    monkeypatch.setattr(keeping.cold, "rows", reading)
    return opened


def test_segments_without_a_matching_game_are_not_opened(keeping: Services, people: list[str], read: list[str]) -> None:
    """The index has the contents of each. A segment indexed by an older version may contain any game."""
    sealed(keeping)
    read.clear()
    tactics, timeout = Filters(group=Group("tactics", group_of)), Filters(outcome="timeout")
    found = [place for place, row in keeping.lists.walk(tactics, "", 3) if row]
    assert (len(found), len(read)) == (2, 1)
    assert [row for _, row in keeping.lists.walk(timeout, "", 3) if row] == []
    assert len(read) == 1
    stored = cast(list[bytes], keeping.redis.lrange(SEGMENTS, 0, -1))
    for place, summary in enumerate(stored):
        keeping.redis.lset(SEGMENTS, place, cast(str, msgpack.encode(msgpack.decode(summary)[:6])))
    keeping.redis.hincrby(STATE, "changes", 1)
    assert [place for place, row in keeping.lists.walk(tactics, "", 3) if row] == found
    assert len({*read}) == keeping.shelf.read().off > 3


@pytest.mark.slow
@pytest.mark.usefixtures("few_kept")
@pytest.mark.parametrize(("by", "most"), [(CREATED, 3), (LATEST, 2)])
def test_a_page_opens_the_segments_of_its_games(keeping: Services, read: list[str], by: str, most: int) -> None:
    """Hardly any others, from any cursor, although each has a game created many days before its other games."""
    for day in range(10, 30):
        for seed, created in enumerate(
            (f"2024-01-{day}T08:00:00Z", *[f"2024-03-{day}T0{hour}:00:00Z" for hour in "89"])
        ):
            with freeze_time(created):
                game = begin("schotten_totten", {"rounds": 1, "first_seat": 0}, 2, seed=10 * day + seed)
            with freeze_time(f"2024-03-{day}T10:0{seed}:00Z"):
                deciders.leave(game, 0)
            keeping.commands.bring_in(game.game, game.entries(), {})
    sealed(keeping)
    cursor, opened, found = None, list[int](), list[str]()
    while not opened or cursor:
        read.clear()
        page = keeping.listing.page(Filters(by=by), BATCH_SIZE - 1, cursor)
        cursor, found = page.next, [*found, *page.rows]
        opened.append(len(read))
    assert len(found) == 60
    newer = opened[:20]
    assert (max(newer), len(opened)) == (most, 30)
