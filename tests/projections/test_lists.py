"""The lists of games, with a real server."""

import random
from collections import Counter
from itertools import permutations
from threading import get_ident
from typing import Any

import pytest
from helpers.listed import list_games
from redis.connection import HiredisRespSerializer

from cairn.events.table import Outcome, Seat
from cairn.projections.fold import Position
from cairn.projections.lists import Lists, games_of, places_of
from cairn.projections.names import record_of
from cairn.projections.rows import ENDED, Filters, Row
from cairn.projections.schotten_totten.state import State
from cairn.projections.table import Occupancy, Table
from cairn.service.container import Services
from cairn.service.queries import listing

PLAYER = "b" * 20
RUNNING = State.new({"rounds": 1}, 2)


def name(number: int) -> str:
    """Return the id of a game of that age."""
    return "game" + "".join("abcdefgh"[int(digit)] for digit in f"{number:016o}")


def names(*numbers: int) -> list[str]:
    """Return the ids of games."""
    return [name(number) for number in numbers]


def game(number: int, version: int = 1, *, stage: str = "open", **table: Any) -> Position:
    """Return a game of that age in a phase of its life. It ends an hour after its beginning."""
    created = f"2026-11-21T09:{number // 60:02}:{number % 60:02}.000Z"
    seats = (Seat("human"), Seat("open") if stage == "open" else Seat("human", PLAYER))
    outcome = Outcome("points", (0,), (5, 0)) if stage == "finished" else None
    fields = {"game": name(number), "ruleset": "schotten_totten", "seats": seats, "created_at": created} | table
    taken = tuple((Occupancy(1, seat),) for seat in seats)
    opened = Table(rules_version=1, options={"rounds": 1}, taken=taken, outcome=outcome, **fields)
    at = created.replace("T09", "T10") if outcome else created
    state = None if stage == "open" else RUNNING
    return Position(version, at, opened, state, has_started=state is not None)


@pytest.fixture
def lists(services: Services) -> Lists:
    """Return empty lists and a player."""
    services.redis.hset(record_of(PLAYER), "name", "Bob")
    return services.lists


def test_games_are_listed_by_status_and_ruleset(lists: Lists, services: Services) -> None:
    """The newest comes first."""
    for number, stage in enumerate(("open", "running", "finished", "open")):
        lists.put(game(number, stage=stage))
    assert list_games(services) == names(3, 2, 1, 0)
    assert list_games(services, status="open") == names(3, 0)
    assert list_games(services, status="running", ruleset="schotten_totten") == names(1)
    assert list_games(services, ruleset="glen_more") == []
    assert list_games(services, player=PLAYER) == names(2, 1)
    assert list_games(services, player=PLAYER, status="finished") == names(2)


def test_a_row_contains_the_data_of_lists(lists: Lists) -> None:
    """Seats, options, and whether and when the game ended; no name, no secret."""
    lists.put(game(1, stage="finished"))
    assert lists.rows(names(1, 2)) == [
        Row(
            id=name(1),
            version=1,
            created_at="2026-11-21T09:00:01.000Z",
            ruleset="schotten_totten",
            status="finished",
            listed=True,
            ended_at="2026-11-21T10:00:01.000Z",
            options={"rounds": 1},
            seats=(Seat("human"), Seat("human", PLAYER)),
            taken_at=(1, 1),
            outcome=Outcome("points", (0,), (5, 0)),
            hints=True,
            rated=True,
            clock=None,
        )
    ]


def test_the_newest_version_of_a_row_stays(lists: Lists, services: Services) -> None:
    """A late older update changes nothing. A newer one moves the game to its new index only."""
    lists.put(game(1, 3, stage="running"))
    lists.put(game(1, 2, stage="open"))
    for filters in ({}, {"player": PLAYER}):
        assert list_games(services, status="open", **filters) == []
        assert list_games(services, status="running", **filters) == names(1)
    lists.put(game(1, 9, stage="finished"))
    for filters in ({}, {"player": PLAYER}):
        assert list_games(services, status="running", **filters) == []
        assert list_games(services, status="finished", **filters) == list_games(services, **filters) == names(1)


@pytest.mark.parametrize("order", list(permutations(range(4))), ids=str)
def test_rows_may_be_written_in_any_order(lists: Lists, services: Services, order: tuple[int, ...]) -> None:
    """With any order and repetition the newest row remains, in its own places only, on all lists."""
    life = [game(1, 1), game(1, 2, stage="running"), game(1, 5, stage="running"), game(1, 7, stage="finished")]
    for step in (*order, order[0]):
        lists.put(life[step])
    (row,) = lists.rows(names(1))
    assert (row.status, row.outcome and row.outcome.winners) == ("finished", (0,))
    assert list_games(services, by=ENDED) == list_games(services, by=ENDED, player=PLAYER) == names(1)
    for key in ("cairn:{lobby}:places", places_of(PLAYER)):
        assert {*services.redis.zrange(key, 0, -1)} == {place.encode() for place in row.places}


def test_the_newer_concurrent_row_stays(lists: Lists, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that finds another row than it has read retries."""
    read, late = lists._read, [game(1, 5, stage="finished")]

    def slow(*args: Any) -> bytes | None:
        stored = read(*args)
        while late:
            Services(services.settings).lists.put(late.pop())
        return stored

    monkeypatch.setattr(lists, "_read", slow)
    lists.put(game(1, 2, stage="running"))
    assert [row.status for row in lists.rows(names(1))] == ["finished"]
    assert len(services.redis.zrange("cairn:{lobby}:places", 0, -1)) == len([*lists.rows(names(1))[0].places])


def test_a_player_who_left_a_game_does_not_find_it(lists: Lists, services: Services) -> None:
    """Although an earlier update is written late. An erased player finds no games."""
    lists.put(game(1, 2, stage="running"))
    lists.put(game(1, 3))
    lists.put(game(1, 2, stage="running"))
    assert (list_games(services, player=PLAYER), lists.entries_of(PLAYER)) == ([], [])
    assert services.redis.zcard(places_of(PLAYER)) == 0
    lists.put(game(2, stage="running"))
    services.players.erase(PLAYER)
    services.players.forget(PLAYER)
    lists.put(game(3, stage="running"))
    assert list_games(services, player=PLAYER) == []
    assert services.redis.exists(games_of(PLAYER), places_of(PLAYER)) == 0


def test_unlisted_games_are_for_the_operator(lists: Lists, services: Services) -> None:
    """They are in no public index."""
    lists.put(game(1))
    lists.put(game(2, listed=False))
    assert list_games(services) == list_games(services, status="open") == names(1)
    assert list_games(services, unlisted=True) == names(2, 1)
    assert list_games(services, unlisted=True, status="open", ruleset="schotten_totten") == names(2, 1)


@pytest.mark.parametrize("shards", [1, 5])
@pytest.mark.parametrize("filters", [{"status": "running"}, {"player": PLAYER}, {"player": PLAYER, "level": "easy"}])
def test_pages_have_no_gap_and_no_repeat(
    lists: Lists, services: Services, filters: dict[str, Any], shards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cursor continues where the page ended, whatever was added since, for any number of shards."""
    monkeypatch.setattr(lists._shards, "count", shards)
    table: dict[str, Any] = {"seats": (Seat("human", PLAYER), Seat("ai", level="easy"))}
    for number in random.Random(1).sample(range(23), 23):
        lists.put(game(number, stage="running", **table))
    found, cursor = list[str](), None
    while True:
        page = services.listing.page(Filters(**filters), 5, cursor)
        found += [row.id for row in page.rows.values()]
        lists.put(game(1000 + len(found), stage="running", **table))
        cursor = page.next
        if cursor is None:
            break
    assert found == names(*range(22, -1, -1))


def test_the_last_page_has_no_cursor(lists: Lists, services: Services) -> None:
    """Even with exactly as many rows as requested."""
    for number in range(5):
        lists.put(game(number))
    assert services.listing.page(Filters(), 5).next is None


def test_a_removed_game_is_on_no_list(lists: Lists, services: Services) -> None:
    """Nothing of it remains in Redis, also of an index entry whose row was lost."""
    lists.put(game(1, stage="finished"))
    lists.remove(name(1))
    lists.remove(name(1))
    assert services.redis.keys("cairn:{lobby}*") == []
    lists.put(game(2, stage="finished"))
    services.redis.delete("cairn:{lobby}:rows")
    assert lists.remove_lost(lambda _: False) == 1
    assert {*services.redis.keys("cairn:*")} - {b"cairn:format"} == {record_of(PLAYER).encode()}


@pytest.mark.parametrize("shards", [1, 5])
def test_games_are_found_by_the_time_of_their_end(
    lists: Lists, services: Services, shards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From one time to another, both inclusive, the earliest end first."""
    monkeypatch.setattr(lists._shards, "count", shards)
    for number in range(4):
        lists.put(game(number, stage="finished"))
    lists.put(game(4))
    assert list_games(services, by=ENDED) == names(0, 1, 2, 3)
    first, last = "2026-11-21T10:00:01.000Z", "2026-11-21T10:00:02.000Z"
    assert list_games(services, by=ENDED, ended_from=first, ended_until=last) == names(1, 2)
    assert lists.find(Filters(by=ENDED, ended_until=last)) == names(0, 1, 2)


def test_games_outside_the_range_are_not_read(lists: Lists, services: Services) -> None:
    """On a list by creation: neither running games, nor those created after the range."""
    for number in range(9):
        lists.put(game(number, stage="finished", created_at=f"2026-11-2{number}T09:00:00.000Z"))
    lists.put(game(10, stage="running", created_at="2026-11-21T08:00:00.000Z"))
    page = services.listing.page(Filters(ended_until="2026-11-22T23:59:59.999Z"), 9)
    assert [*page.rows.values()] == services.lists.rows(names(2, 1, 0))
    assert page.looked_at == 3


def test_a_page_of_a_player_or_the_lobby_costs_the_same_at_any_cursor(
    lists: Lists, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same numbers of commands and rows at any cursor, so a full iteration is linear in the number of games."""
    for number in range(300):
        lists.put(game(number, stage="running"))
    sent, here, pack = list[str](), get_ident(), HiredisRespSerializer.pack

    def record(packer: HiredisRespSerializer, *args: Any) -> Any:
        if get_ident() == here:  # another test's API sends its heartbeats to this server
            sent.append(args[0].lower())
        return pack(packer, *args)

    monkeypatch.setattr(HiredisRespSerializer, "pack", record)

    def cost(wanted: Filters, cursor: str | None) -> tuple[Counter[str], str | None]:
        sent.clear()
        page = services.listing.page(wanted, 20, cursor)
        assert len(page.rows) == 20
        return Counter(sent), page.next

    costs, cursors = list[Counter[str]](), dict[Filters, str | None]()
    for _ in range(10):
        for wanted in (Filters(), Filters(player=PLAYER, unlisted=True)):
            counts, cursors[wanted] = cost(wanted, cursors.get(wanted))
            costs.append(counts)
    of_lobby, of_player = costs[::2], costs[1::2]
    assert of_lobby == [of_lobby[0]] * 10 == [{"zrange": 3, "hmget": 2}] * 10
    assert of_player == [{"zrange": 6, "hmget": 2, "hget": 1}] * 10


def test_a_filter_without_an_index_reads_a_limited_number_of_rows(
    lists: Lists, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page has the cursor of the next one and may be empty."""
    monkeypatch.setattr(listing, "MAX_LOOKED_AT", 4)
    for number in range(9):
        lists.put(game(number, stage="running", seats=(Seat("ai", level="hard" if number == 2 else "easy"),)))
    found, cursor = list[list[str]](), None
    while not found or cursor:
        page = services.listing.page(Filters(level="hard"), 3, cursor)
        found.append([row.id for row in page.rows.values()])
        cursor = page.next
    assert found == [[], names(2), []]
