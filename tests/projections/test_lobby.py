"""The lobby, against a real server."""

import random
from itertools import permutations

import pytest
from msgspec.structs import replace

from cairn.events.codec import defaults_of
from cairn.events.table import Outcome, Seat
from cairn.projections.fold import Position
from cairn.projections.lobby import Lobby
from cairn.projections.schotten_totten.state import State
from cairn.projections.table import Table
from cairn.service.container import Services

PLAYER = "b" * 20
RUNNING = State.new({**defaults_of("schotten_totten")}, 2)


def game(number: int, version: int = 1, *, stage: str = "open", listed: bool = True) -> Position:
    """Return a game of that age, at a stage of its life."""
    created = f"2026-11-21T09:{number // 60:02}:{number % 60:02}.000Z"
    table = Table(
        f"game{number}",
        "schotten_totten",
        1,
        {"rounds": 1},
        (Seat("human"), Seat("open") if stage == "open" else Seat("human", PLAYER)),
        (1, 1),
        listed=listed,
        created_at=created,
        outcome=Outcome("points", (0,), (5, 0)) if stage == "finished" else None,
    )
    return Position(version, created, table, None if stage == "open" else RUNNING)


@pytest.fixture
def lobby(services: Services) -> Lobby:
    """Give an empty lobby."""
    return services.lobby


def listing(
    lobby: Lobby, status: str | None = None, ruleset: str | None = None, *, unlisted: bool = False
) -> list[str]:
    """Return the ids of all rows of a shelf."""
    page = lobby.page(status=status, ruleset=ruleset, cursor=None, limit=100, unlisted=unlisted)
    return [row["id"] for row in page.rows]


def test_games_are_listed_by_what_they_are(lobby: Lobby) -> None:
    """The newest comes first; status and ruleset choose."""
    for number, stage in enumerate(("open", "running", "finished", "open")):
        lobby.put(game(number, stage=stage))
    assert listing(lobby) == ["game3", "game2", "game1", "game0"]
    assert listing(lobby, "open") == ["game3", "game0"]
    assert listing(lobby, "running", "schotten_totten") == ["game1"]
    assert listing(lobby, None, "glen_more") == []


def test_a_row_tells_what_the_lobby_is_for(lobby: Lobby) -> None:
    """The seats and when they were taken, no names, the options, the status; no version, which moves on without it."""
    lobby.put(game(1))
    (row,) = lobby.page(status=None, ruleset=None, cursor=None, limit=1, unlisted=False).rows
    assert row == {
        "id": "game1",
        "ruleset": "schotten_totten",
        "options": {"rounds": 1},
        "status": "open",
        "created_at": "2026-11-21T09:00:01.000Z",
        "seats": [
            {"kind": "human", "player": None, "level": None, "reserved": False},
            {"kind": "open", "player": None, "level": None, "reserved": False},
        ],
        "taken_at": [1, 1],
        "outcome": None,
        "listed": True,
        "hints": True,
        "rated": True,
        "clock": None,
    }


def test_the_newest_version_of_a_row_stays(lobby: Lobby) -> None:
    """An older update that comes late changes nothing; a newer one moves the game to its new shelf only."""
    lobby.put(game(1, 3, stage="running"))
    lobby.put(game(1, 2, stage="open"))
    assert (listing(lobby, "open"), listing(lobby, "running")) == ([], ["game1"])
    lobby.put(game(1, 9, stage="finished"))
    assert (listing(lobby, "running"), listing(lobby, "finished"), listing(lobby)) == ([], ["game1"], ["game1"])


@pytest.mark.parametrize("order", list(permutations(range(4))), ids=str)
def test_rows_may_come_in_any_order(lobby: Lobby, order: tuple[int, ...]) -> None:
    """Whatever update comes first or twice, the newest is what is left, on its shelves only."""
    life = [game(1, 1), game(1, 2, stage="running"), game(1, 5, stage="running"), game(1, 7, stage="finished")]
    for step in (*order, order[0]):
        lobby.put(life[step], ended_at=100.0 if step == 3 else None)
    assert (listing(lobby, "open"), listing(lobby, "running"), listing(lobby, "finished")) == ([], [], ["game1"])
    (row,) = lobby.page(status=None, ruleset=None, cursor=None, limit=5, unlisted=False).rows
    assert (row["status"], row["outcome"]["winners"]) == ("finished", [0])
    assert list(lobby.ended_before(100.0)) == ["game1"]


def test_unlisted_games_are_for_the_operator(lobby: Lobby) -> None:
    """They are on no public shelf."""
    lobby.put(game(1))
    lobby.put(game(2, listed=False))
    assert listing(lobby) == listing(lobby, "open") == ["game1"]
    assert (
        listing(lobby, unlisted=True) == listing(lobby, "open", "schotten_totten", unlisted=True) == ["game2", "game1"]
    )


def test_pages_have_no_gap_and_no_repeat(lobby: Lobby) -> None:
    """A cursor goes on where the page ended, whatever was added since."""
    for number in random.Random(1).sample(range(23), 23):
        lobby.put(game(number))
    seen: list[str] = []
    cursor: str | None = None
    while True:
        page = lobby.page(status="open", ruleset=None, cursor=cursor, limit=5, unlisted=False)
        seen += [row["id"] for row in page.rows]
        lobby.put(game(1000 + len(seen)))
        cursor = page.next
        if cursor is None:
            break
    assert seen == [f"game{number}" for number in range(22, -1, -1)]


def test_a_page_that_ends_the_shelf_has_no_next(lobby: Lobby) -> None:
    """Exactly as many rows as asked for are the last page."""
    for number in range(5):
        lobby.put(game(number))
    assert lobby.page(status=None, ruleset=None, cursor=None, limit=5, unlisted=False).next is None


def test_a_removed_row_is_on_no_shelf(lobby: Lobby, services: Services) -> None:
    """Nothing of it is left in Redis."""
    lobby.put(game(1, stage="finished"), ended_at=5.0)
    lobby.remove("game1")
    lobby.remove("game1")
    assert services.redis.keys("cairn:{lobby}*") == []


def test_games_are_found_by_when_they_ended(lobby: Lobby) -> None:
    """Those that ended before a moment, and no others."""
    for number in range(3):
        lobby.put(game(number, stage="finished"), ended_at=100.0 + number)
    lobby.put(replace(game(3), version=1))
    assert list(lobby.ended_before(101.0)) == ["game0", "game1"]
    assert list(lobby.ended_before(200.0, limit=2)) == ["game0", "game1"]
    lobby.remove("game0")
    assert list(lobby.ended_before(200.0)) == ["game1", "game2"]
