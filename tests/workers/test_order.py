"""In which order workers take turns: games with humans first, and within a class each owner in turn."""

from typing import Any

import pytest
from helpers.api import Api

from events.table import Seat
from service.commands import analyses, hints, imports
from service.commands.lanes import LANES, Lanes
from service.commands.turn_queue import CLASSES, HUMAN_QUEUES, OLD_QUEUE
from service.container import Services
from workers import turns, worker


@pytest.fixture
def taken(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let this process work on the test's connection, and give the games whose turns it has taken."""
    games: list[str] = []
    monkeypatch.setattr(worker, "services", lambda: services)
    monkeypatch.setattr(turns, "play", lambda game, _version, _attempt: games.append(game))
    return games


def owners(services: Services, count: int) -> list[str]:
    """Return owners whose lanes are the first ones."""
    lanes, found = Lanes(services.redis), dict[int, str]()
    for number in range(999):
        lanes.put(f"g{number}", f"owner {number}")
        found.setdefault(lanes.get(f"g{number}"), f"owner {number}")
    return [found[lane] for lane in range(count)]


def enqueue(services: Services, owner: str, *games: str, humans: bool) -> None:
    """Ask for turns of games of an owner. Ids are filled up with `a`s."""
    for game in games:
        services.turn_queue.lanes.put(f"{game:a<20}", owner)
        services.turn_queue.enqueue(f"{game:a<20}", 1, humans=humans)


def test_humans_come_first_and_owners_in_turn(services: Services, taken: list[str]) -> None:
    """An owner of many games delays nobody else by more than one turn of theirs."""
    many, few = owners(services, 2)
    enqueue(services, many, "s", "t", "u", humans=False)
    enqueue(services, few, "v", humans=False)
    enqueue(services, many, "w", "x", "y", humans=True)
    enqueue(services, few, "z", humans=True)
    worker.Worker().work(burst=True, logging_level="WARNING")
    assert "".join(game[0] for game in taken) == "wzxy" + "svtu"


@pytest.mark.many
def test_what_comes_while_a_turn_is_played_has_its_place(
    services: Services, taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A human's game that comes late is next; a second one of the same owner waits for the others of its class."""
    many, few = owners(services, 2)
    enqueue(services, many, "s", "t", humans=False)

    def play(game: str, _version: int, _attempt: int) -> None:
        taken.append(game)
        if game[0] == "s":
            enqueue(services, many, "w", "x", humans=True)
            enqueue(services, few, "z", humans=True)

    monkeypatch.setattr(turns, "play", play)
    worker.Worker().work(burst=True, logging_level="WARNING")
    assert "".join(game[0] for game in taken) == "swzxt"


def test_every_queue_is_listened_to() -> None:
    """Each once; the old one behind the humans', then those of AIs, hints, imports and analyses."""
    names = [name for names in CLASSES for name in names]
    assert len(names) == len({*names}) == 2 * LANES + 4
    assert names[: LANES + 1] == [*HUMAN_QUEUES, OLD_QUEUE]
    assert names[-3:] == [hints.QUEUE, imports.QUEUE, analyses.QUEUE]


def test_a_game_is_in_the_class_of_who_sits_in_it(services: Services, tools: Any) -> None:
    """With a human among the players it comes before games of AIs alone."""
    for seats, queue in (((tools.greedy, tools.ann), "human"), ((tools.greedy, tools.greedy), "ai")):
        game = tools.open_game(services, *seats)
        job = services.turn_queue.attempt(game, 2, 1)
        assert job
        assert job.origin.startswith(f"cairn-turns-{queue}-")
        services.redis.delete(*services.redis.keys("rq:*"))


@pytest.mark.parametrize(("seats", "kept"), [((0, 0), False), ((0, 1), True), ((0, 2), True), ((1, 1), True)])
def test_a_lane_is_kept_where_an_ai_may_play(
    services: Services, tools: Any, seats: tuple[int, int], kept: bool
) -> None:
    """It is a number, and nothing else of the owner; it goes with the game."""
    kinds = (tools.ann, tools.greedy, Seat("open"))
    game = tools.open_game(services, *(kinds[seat] for seat in seats), owner="a secret")
    lane = services.redis.get(f"cairn:{{{game}}}:lane")
    assert (lane is not None) == kept
    assert lane is None or int(lane) in range(LANES)  # type: ignore[arg-type]
    services.commands.delete(game)
    assert services.redis.keys(f"cairn:{{{game}}}*") == []


def test_the_owner_is_who_opens_or_forks_over_http(api: Api, services: Services) -> None:
    """All from one address have one lane, made with the server's key; the address stands nowhere."""
    seats = ({"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "greedy"})
    game, (ann,) = api.open(*seats)
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 2, "seats": list(seats)})
    services.turn_queue.lanes.put("a" * 20, services.tokens.owner("127.0.0.1"))
    lanes = [services.redis.get(f"cairn:{{{id}}}:lane") for id in ("a" * 20, game["id"], fork["id"])]
    assert lanes[0] == lanes[1] == lanes[2]
    assert not services.tokens.owner("127.0.0.1").startswith("127")


def test_a_repeated_opening_changes_no_lane(services: Services) -> None:
    """Whoever asks again, from wherever: the game stays in the lane of its owner."""
    first, second = owners(services, 2)
    for owner in (first, second):
        services.turn_queue.lanes.put("a" * 20, owner)
    assert Lanes(services.redis).get("a" * 20) == 0


def test_a_game_of_before_the_lanes_has_one(services: Services) -> None:
    """Always the same one, and not all of them one."""
    lanes = [[Lanes(services.redis).get(f"{number:a>20}") for number in range(64)] for _ in range(2)]
    assert lanes[0] == lanes[1]
    assert len({*lanes[0]}) == LANES
