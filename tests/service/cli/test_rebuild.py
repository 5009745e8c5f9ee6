"""`cairn rebuild` derives the same projections from the logs as the service while it wrote them."""

import random
import threading
from pathlib import Path
from typing import Any

import pytest
from helpers.rated import GUEST, ai, move, move_enough, open_game, play, player, projections, read_stored, resigned
from helpers.running import cairn

from cairn.contract.sampling import many_games, unhurried
from cairn.events.table import Seat
from cairn.projections.lists import games_of
from cairn.projections.rating_formula import FORMULA, FORMULAS
from cairn.projections.ratings import RatingCategory
from cairn.service.backups.rebuild import Rebuild
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.workers.caretaker import Caretaker

OPEN = Seat("open")
MANY = [pytest.mark.many, unhurried]


def rebuild(services: Services) -> Any:
    """Run a rebuild and return its result."""
    return Rebuild(services).run(lambda games, _count: games)


def care(services: Services) -> None:
    """Let a caretaker check every game and rate finished ones."""
    caretaker = Caretaker(services)
    for game in services.log.games():
        caretaker.check(game)
    services.ratings.settle()


def test_a_rebuild_upgrades_old_standings_once(services: Services) -> None:
    """Standings of version 1 of the ratings are counted, and have the newest version; a second run changes nothing."""
    resigned(services, player(services, "Ann"), player(services, "Bob"))
    care(services)
    category = RatingCategory("schotten_totten", "base")
    services.redis.hset(category.key("fold"), "formula", FORMULAS[1])
    care(services)
    assert services.standings.formula(category) == FORMULAS[1]
    assert rebuild(services).upgraded == 1
    assert services.standings.formula(category) == FORMULA
    stored = read_stored(services.redis)
    assert rebuild(services).upgraded == 0
    assert read_stored(services.redis) == stored


def play_games(services: Services, count: int, seed: int = 1) -> list[str]:
    """Play games of all kinds: finished, running, open, left, declined, and unrated."""
    source = random.Random(seed)
    people, games = [player(services, name) for name in ("Ann", "Bob", "Cid", "Dora", "Emil", "Fay")], list[str]()
    for number in range(count):
        one, two, three = source.sample(people, 3)
        match number % 15:
            case 0:
                games.append(open_game(services, one, ai("random")))
                play(services, games[-1], number, version=1 + number % 2)
            case 1:
                games.append(resigned(services, one, two, three, ruleset="highland_clans", raid_refill="drawn"))
            case 2:
                games.append(open_game(services, one, OPEN))
            case 3:
                games.append(open_game(services, one, two, tactics=True))
                for _ in range(5):
                    move(services, games[-1], source)
            case 4:
                games.append(open_game(services, one, OPEN))
                services.commands.take_seat(games[-1], player=two.player)
                services.commands.leave(games[-1], 0)
            case 5:
                games.append(resigned(services, one, GUEST))
            case 6:
                games.append(resigned(services, one, two, rated=False))
            case 7:
                reserved = Seat("open", two.player, reserved=True)
                games.append(open_game(services, one, reserved, OPEN, ruleset="glen_more"))
                services.commands.decline(games[-1], 1, str(two.player))
            case 8:
                games.append(open_game(services, one, OPEN, OPEN, ruleset="glen_more"))
                services.commands.take_seat(games[-1], player=two.player)
                services.commands.leave(games[-1], 1)
            case kind:
                options = {"tactics": kind % 2 == 0, "expert": kind % 3 == 0}
                games.append(resigned(services, one, two, by=source.randint(0, 1), **options))
    return games


@pytest.mark.slow
@pytest.mark.parametrize("count", [30, pytest.param(max(100, many_games()), id="many", marks=MANY)])
def test_rebuilt_equals_live(services: Services, count: int) -> None:
    """Every byte of the lobby, of the players' games and of the ratings is the same after a loss of all."""
    games = play_games(services, count)
    care(services)
    live = projections(services.redis)
    assert len(live["cairn:{ratings:schotten_totten}:base:results"]) >= count // 15
    services.redis.delete(*live)
    done = rebuild(services)
    assert (done.games, done.mended, done.unreadable, done.wrong, done.gone) == (len(games), len(games), [], 0, 0)
    assert projections(services.redis) == live
    again = rebuild(services)
    assert (again.games, again.mended, again.missing, again.wrong) == (len(games), 0, 0, 0)
    assert again.results == done.results == done.missing
    assert projections(services.redis) == live


def test_damaged_projections_are_corrected(services: Services) -> None:
    """They are the rows and places of the lobby, players' lists, the schedule, results and ratings."""
    games = play_games(services, 15)
    care(services)
    live, rows = projections(services.redis), "cairn:{lobby}:rows"
    redis: Any = services.redis
    redis.hset(rows, games[3], redis.hget(rows, games[3]).replace(b'"running"', b'"open"'))
    redis.hset(rows, games[10], redis.hget(rows, games[10]).replace(b'"listed":true', b'"listed":false'))
    redis.zremrangebyrank("cairn:{lobby}:places", 0, 0)
    seated = services.repository.get(games[9], TRUTH).position.table.seats[0].player
    redis.hdel(games_of(str(seated)), games[9])
    for category in services.ratings.categories[:1] + services.ratings.categories[-4:]:
        redis.hset(category.key("ratings"), "stranger", "[99,1,3]")
        redis.zadd(category.key("standings"), {"stranger": 96})
        redis.zadd(category.key("results"), {f'["2026-11-21T09:00:00.000Z","{games[2]}",["x","y"],[0,1]]': 0})
        redis.zadd(category.key("results"), {f'["2026-11-21T09:00:00.000Z","{games[6]}",["x","y"],[0,1]]': 0})
        redis.zadd(category.key("results"), {"nothing": 0})
    redis.zrem("cairn:owed", games[2])
    redis.zrem("cairn:due", games[2])
    done = rebuild(services)
    assert services.schedule.holds(games[2])
    assert done.scheduled == 1
    assert done.mended >= 4
    assert done.wrong == 15
    assert projections(services.redis) == live


def test_deleted_games_leave_the_lists_and_keep_their_results(services: Services) -> None:
    """`CAIRN_KEEP_DAYS` deletes games, and no rating changes because of it."""
    ann, bob = player(services, "Ann"), player(services, "Bob")
    game, other = resigned(services, ann, bob), open_game(services, ann, bob)
    care(services)
    live = read_stored(services.redis, "cairn:{ratings:*")
    for one in (game, other):
        services.log.delete(one)  # and who did it died there
        services.repository.forget(one)
    done = rebuild(services)
    assert (done.games, done.gone, done.deleted, done.results) == (0, 2, 1, 1)
    assert services.lists.rows([game, other]) == []
    assert services.lists.entries_of(str(ann.player)) == []
    assert read_stored(services.redis, "cairn:{ratings:*") == live


def test_erased_players_stay_erased(services: Services) -> None:
    """Their games stay in the logs, and wins of other players count."""
    ann, bob = player(services, "Ann"), player(services, "Bob")
    for _ in range(3):
        resigned(services, ann, bob)
    running = open_game(services, ann, bob)
    move_enough(services, running)
    care(services)
    services.erasure.erase(str(bob.player))
    services.erasure.go_on(str(bob.player))
    care(services)
    live = projections(services.redis)
    assert services.repository.get(running, TRUTH).position.table.is_ended
    assert [rating.games for _, rating in services.standings.ratings_of(str(ann.player))] == [4]
    services.redis.delete(*live)
    rebuild(services)
    assert projections(services.redis) == live
    assert services.standings.ratings_of(str(bob.player)) == []


@pytest.mark.slow
def test_the_service_runs_meanwhile(services: Services, second: Services) -> None:
    """Games are opened, played and ended during repeated rebuilds. In the end nothing is missing."""
    play_games(services, 15)
    care(services)
    stop, failed, rounds = threading.Event(), list[Exception](), list[Any]()

    def again() -> None:
        try:
            while not stop.is_set():
                rounds.append(rebuild(second))
        except Exception as error:
            failed.append(error)

    thread = threading.Thread(target=again)
    thread.start()
    for seed in range(2):
        play_games(services, 15, seed)
        care(services)
    stop.set()
    thread.join()
    care(services)
    assert failed == []
    assert rounds
    live = projections(services.redis)
    services.redis.delete(*live)
    rebuild(services)
    assert projections(services.redis) == live


@pytest.mark.slow
def test_the_command_reports_its_result(services: Services, redis_url: str) -> None:
    """It prints sentences. An unreadable log is named and skipped."""
    ann, bob = player(services, "Ann"), player(services, "Bob")
    game, spoilt = resigned(services, ann, bob), open_game(services, ann, bob)
    services.redis.xadd(f"cairn:{{{spoilt}}}:log", {"decision": "{}", "digest": "00" * 32, "chain": "00" * 32}, "3-0")
    services.redis.delete("cairn:{lobby}:rows")
    said = cairn("rebuild", REDIS_URL=redis_url)
    assert said.returncode == 0
    assert said.stdout == (
        "1 game was read; 1 game was corrected in the lobby or on players' lists.\n"
        "1 result was rated; 1 had been missing.\n"
        "1 unreadable log was skipped.\n"
    )
    assert said.stderr.startswith(f"Game {spoilt}: version 3 of its log cannot be read: ")
    assert [row.id for row in services.lists.rows([game, spoilt])] == [game]


@pytest.mark.slow
def test_the_command_needs_a_redis(tmp_path: Path) -> None:
    """Without Redis it fails with one sentence."""
    said = cairn("rebuild", "--data", str(tmp_path / "none"))
    assert said.returncode == 1
    assert "Redis cannot be reached at unix://" in said.stderr
