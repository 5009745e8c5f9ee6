"""Ratings: the formula for results, and its fold in Redis, with a real server."""

import random
import threading
from importlib.metadata import version
from itertools import pairwise
from math import pi
from typing import Any

import pytest
from helpers.rated import kept
from openskill.models import PlackettLuce
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.projections.anchors import Anchor, Anchors, anchors_of
from cairn.projections.formula import FORMULA, NEW, Rating, fold_result, fold_results, read_rating, told_by
from cairn.projections.ratings import RatingCategory, Ratings
from cairn.projections.results import Result
from cairn.projections.weights import Weights
from cairn.service.container import Services

SHELF = RatingCategory("schotten_totten", "base")
GROUPS = {"schotten_totten": ["base"]}
BASE = anchors_of(SHELF.ruleset, SHELF.group)
AIS = ["ai:medium:1", "ai:easy:1"]
TWO = Result("", "", ("a", "b"), (0, 1))


def made(subjects: list[str], count: int, seed: int = 1) -> list[Result]:
    """Return results of random games of these participants in the order of their ends, some simultaneous."""
    source, found = random.Random(seed), []
    for number in range(count):
        seats = source.sample(subjects, source.randint(2, 5))
        ranks = tuple(source.randint(0, len(seats) - 1) for _ in seats)
        at = f"2026-11-21T09:{number // 180:02}:{number // 3 % 60:02}.000Z"
        found.append(Result(at, f"{number:020}", tuple(seats), ranks))
    return found


@pytest.fixture
def subjects(services: Services) -> list[str]:
    """Return players with records, and AIs."""
    return [services.players.create(name)[0].id for name in ("Ann", "Bob", "Cid", "Dora", "Emil")] + AIS


@pytest.fixture
def ratings(services: Services) -> Ratings:
    """Return ratings of one ruleset with one group."""
    return Ratings(services.redis, GROUPS)


def entered(ratings: Ratings, results: list[Result]) -> None:
    """Add results to the waiting ones."""
    for result in results:
        ratings.enter(SHELF, result)


def folded(services: Services, results: list[Result]) -> dict[str, object]:
    """Return the stored ratings after folding results one by one in order."""
    ratings = Ratings(services.redis, GROUPS)
    for result in results:
        ratings.enter(SHELF, result)
        ratings.settle()
    found = kept(services.redis)
    services.redis.delete(*found)
    return found


def fold(
    result: Result, ratings: dict[str, Rating] | None = None, weight: float = 1.0, anchors: Anchors = BASE
) -> dict[str, Rating]:
    """Return the changes by a result whose pairs all have this weight."""
    pairs = {(one, other): weight for one in result.subjects for other in result.subjects if one < other}
    return fold_result(ratings or {}, result, pairs, anchors)


def test_ratings_match_openskill() -> None:
    """Game by game, for two to five players with ties: each moves by a part of openskill's step."""
    model, names, ours = PlackettLuce(), ["a", "b", "c", "d", "e", "f"], dict[str, Rating]()
    results = made(names, 200)
    weights, known = Weights(), Weights()
    for result, changed in fold_results(dict(ours), results, BASE, weights):
        before = {name: ours.get(name, NEW) for name in result.subjects}
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before.values()]
        rated = model.rate(teams, ranks=[*map(float, result.ranks)])
        weighs = known.weigh(result)
        for (name, rating), (theirs,) in zip(before.items(), rated, strict=True):
            others = [other for other in before if other != name]
            parts = [weighs[min(name, other), max(name, other)] * told_by(before[other].sigma) for other in others]
            part = sum(parts) / len(parts)
            assert changed[name].mu == pytest.approx(rating.mu + part * (theirs.mu - rating.mu))
            assert changed[name].sigma == pytest.approx(rating.sigma + part * (theirs.sigma - rating.sigma))
        ours |= changed
    assert {name: one.games for name, one in ours.items()} == {
        name: sum(name in result.subjects for result in results) for name in names
    }


def test_ratings_match_the_paper() -> None:
    """Two new players: algorithm 4 and Glicko's g by hand, so that a change of the library is detected."""
    won, lost = fold(TWO).values()
    variance, beta = (25 / 3) ** 2 + (25 / 300) ** 2, 25 / 6
    c = (2 * variance + 2 * beta**2) ** 0.5
    g = 1 / (1 + 3 * (25 / 3) ** 2 / (pi**2 * 2 * beta**2))
    assert g == pytest.approx(0.6220, abs=0.0001)
    assert won.mu == pytest.approx(25 + g * variance / c * 0.5)
    assert lost.mu == pytest.approx(25 - g * variance / c * 0.5)
    shrunk = (variance * (1 - variance / c**2 * (variance**0.5 / c) * 0.25)) ** 0.5
    assert won.sigma == pytest.approx(25 / 3 + g * (shrunk - 25 / 3))
    assert version("openskill").split(".")[0] == FORMULA.split(".")[0].removeprefix("openskill-")
    assert (PlackettLuce().mu, PlackettLuce().sigma) == (NEW.mu, NEW.sigma)


def test_a_draw_of_equals_changes_no_mean() -> None:
    """Two new players who share the victory keep their ratings with less uncertainty."""
    one, other = fold(Result("", "", ("a", "b"), (0, 0))).values()
    assert one == other
    assert one.mu == pytest.approx(25)
    assert one.sigma < NEW.sigma


def test_a_game_moves_ratings_by_its_weight() -> None:
    """This includes the deviation and the number of games until a rating is no longer provisional."""
    whole, part = fold(TWO)["a"], fold(TWO, weight=0.25)["a"]
    assert part.mu - NEW.mu == pytest.approx((whole.mu - NEW.mu) / 4)
    assert part.sigma - NEW.sigma == pytest.approx((whole.sigma - NEW.sigma) / 4)
    assert (part.games, part.weight) == (1, 0.25)


def test_an_uncertain_loser_moves_a_certain_winner_little() -> None:
    """By about 4 points instead of 11 for a certain loser. A certain player moves the other almost fully."""
    certain = Rating(25.0, 1.5, 100, 100.0)
    by_new = fold(TWO, {"a": certain})
    by_known = fold(TWO, {"a": certain, "b": certain})
    assert 60 * (by_new["a"].mu - 25) == pytest.approx(4.1, abs=0.1)
    assert 60 * (by_known["a"].mu - 25) == pytest.approx(10.5, abs=0.3)
    assert told_by(1.5) > 0.98


def test_levels_never_change() -> None:
    """For any opponents, numbers of games and results: only ratings of people change."""
    ratings = dict[str, Rating]()
    results = [Result(f"2026-01-01T00:00:00.{n:03}Z", f"{n}", ("a", "ai:medium:1"), (1, 0)) for n in range(200)]
    changed = {name for _, of in fold_results(ratings, results, BASE, Weights()) for name in of}
    assert changed == {*ratings} == {"a"}
    assert ratings["a"].mu < BASE["ai:medium:1"].rating / 60


def test_an_ai_without_an_anchor_is_ignored() -> None:
    """The game counts between the people only; with a single person it does not count."""
    with_it = Result("", "", ("a", "b", "ai:hard:77"), (0, 1, 2))
    assert fold(with_it) == fold(TWO)
    assert fold(Result("", "", ("a", "ai:hard:77"), (0, 1))) == {}


def test_a_level_moves_a_new_player() -> None:
    """Towards its anchor, with the first game."""
    anchors = {"ai:medium:1": Anchor(1860, 60, 100)}
    assert fold(Result("", "", ("new", "ai:medium:1"), (0, 1)), anchors=anchors)["new"].mu > 28


def test_shown_ratings() -> None:
    """Whole numbers, 1500 at the start, provisional until the games have the weight of ten."""
    assert NEW.displayed == {"rating": 1500, "deviation": 500, "games": 0, "provisional": True}
    assert Rating(30.004, 2.0, 12, 10.0).displayed == {
        "rating": 1800,
        "deviation": 120,
        "games": 12,
        "provisional": False,
    }
    assert Rating(30.004, 2.0, 12, 9.5).displayed["provisional"]


def test_stored_ratings_are_exact(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """Redis has the bits of a fold in memory, and folding in pieces equals folding at once."""
    results, ours = made(subjects, 60), dict[str, Rating]()
    list(fold_results(ours, results, BASE, Weights()))
    for result in results:
        ratings.enter(SHELF, result)
        ratings.settle()
    stored: Any = services.redis.hgetall(SHELF.key("ratings"))
    assert {name.decode(): read_rating(one) for name, one in stored.items()} == ours
    before = kept(services.redis)
    ratings.refold(SHELF)
    assert kept(services.redis) == before


@pytest.mark.parametrize("seed", range(3))
def test_results_may_arrive_in_any_order_and_twice(
    services: Services, ratings: Ratings, subjects: list[str], seed: int
) -> None:
    """The stored ratings are the fold in the order in which the games ended."""
    results, source = made(subjects, 40), random.Random(seed)
    wanted = folded(services, results)
    mixed = results + results[:20]
    source.shuffle(mixed)
    for result in mixed:
        ratings.enter(SHELF, result)
        if source.random() < 0.5:
            ratings.settle()
    ratings.settle()
    assert kept(services.redis) == wanted


def test_new_results_wait(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """Until no earlier one can arrive. Then they are folded, once."""
    results = made(subjects, 9)
    entered(ratings, results)
    ratings.settle(results[4].at)
    assert services.redis.hget(SHELF.key("fold"), "count") == b"6"  # three games end in each second
    ratings.settle(results[4].at)
    ratings.settle()
    ratings.settle()
    assert services.redis.hget(SHELF.key("fold"), "count") == b"9"


def test_concurrent_caretakers_fold_each_result_once(redis_url: str, services: Services, subjects: list[str]) -> None:
    """Three caretakers, and results out of order: none is lost or counted twice."""
    results = made(subjects, 90)
    wanted, failed = folded(services, results), []
    mixed = random.Random(5).sample(results, len(results))
    stop = threading.Event()

    def settle() -> None:
        with Redis.from_url(redis_url) as redis:
            own = Ratings(redis, GROUPS)
            try:
                while not stop.is_set():
                    own.settle()
            except Exception as error:
                failed.append(error)

    threads = [threading.Thread(target=settle) for _ in range(3)]
    for thread in threads:
        thread.start()
    entered(Ratings(services.redis, GROUPS), mixed)
    stop.set()
    for thread in threads:
        thread.join()
    Ratings(services.redis, GROUPS).settle()
    assert failed == []
    assert kept(services.redis) == wanted


class Dying(Redis):
    """A connection that fails before one of its commands."""

    left = 0

    def execute_command(self, *args: object, **options: object) -> object:
        """Send a command, or fail."""
        self.left -= 1
        if self.left < 0:
            raise RedisConnectionError
        return super().execute_command(*args, **options)


@pytest.mark.parametrize("late", [False, True])
def test_a_fold_may_be_killed_at_any_command(
    services: Services, redis_url: str, subjects: list[str], late: bool
) -> None:
    """After each of its commands. The next fold completes it, and no result counts twice."""
    results = made(subjects, 12)
    wanted, ratings = folded(services, results), Ratings(services.redis, GROUPS)
    reached, died = 0, True
    while died:
        services.redis.delete(*kept(services.redis), "none")
        entered(ratings, results[1:6] if late else results[:6])
        ratings.settle()
        entered(ratings, results)
        with Dying.from_url(redis_url) as redis:
            redis.left = reached
            try:
                Ratings(redis, GROUPS).settle()
                died = False
            except RedisConnectionError:
                reached += 1
        ratings.settle()
        found = kept(services.redis)
        assert {key: one for key, one in found.items() if key.count(":") == 4} == wanted
        assert all(services.redis.ttl(key) > 0 for key in found.keys() - wanted.keys())
    assert reached >= 4


def test_another_formula_starts_from_scratch(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """With all results, and without the ratings of another version."""
    results = made(subjects, 20)
    wanted = folded(services, results)
    entered(ratings, results)
    ratings.settle()
    services.redis.hset(SHELF.key("fold"), "formula", "openskill-6.plackett_luce.1")
    services.redis.hset(SHELF.key("ratings"), subjects[0], Rating(99.0, 1.0, 5).encoded)
    ratings.settle()
    assert kept(services.redis) == wanted


def test_erasure_removes_a_player_from_the_ratings(services: Services, subjects: list[str]) -> None:
    """At once and permanently. Other ratings stay, and later games still count for the others."""
    results, ann, ratings = made(subjects, 40), subjects[0], services.ratings
    entered(ratings, results[:30])
    ratings.settle()
    before = kept(services.redis)
    services.erasure.erase(ann)
    without = {name: of for name, of in kept(services.redis).items() if not name.endswith((":results", ":fold"))}
    assert ann not in str(without)
    assert len(without[SHELF.key("ratings")]) == len(before[SHELF.key("ratings")]) - 1
    assert services.standings.ratings_of(ann) == []
    entered(ratings, results[30:])
    ratings.settle()
    settled = kept(services.redis)
    ratings.refold(SHELF)
    assert kept(services.redis) == settled
    assert ann not in str({name: of for name, of in settled.items() if not name.endswith((":results", ":fold"))})
    ours = dict[str, Rating]()
    list(fold_results(ours, results, BASE, Weights()))
    assert {name.decode(): read_rating(one) for name, one in settled[SHELF.key("ratings")].items()} == {
        name: one for name, one in ours.items() if name != ann
    }


def test_a_player_erased_during_a_fold_stays_erased(services: Services, redis_url: str, subjects: list[str]) -> None:
    """Before any of its commands."""
    results, ann = made(subjects, 10), subjects[0]

    class Interrupted(Redis):
        left = 0

        def execute_command(self, *args: object, **options: object) -> object:
            self.left -= 1
            if self.left == -1:
                services.erasure.erase(ann)
            return super().execute_command(*args, **options)

    for reached in range(12):
        services.redis.flushall()
        for name in subjects[:5]:
            services.redis.hset(f"cairn:{{player:{name}}}:record", "name", "somebody")
        entered(services.ratings, results)
        with Interrupted.from_url(redis_url) as redis:
            redis.left = reached
            Ratings(redis, GROUPS).settle()
        services.erasure.erase(ann)
        services.ratings.settle()
        assert ann not in str(
            {name: of for name, of in kept(services.redis).items() if not name.endswith((":results", ":fold"))}
        )
        assert len(services.redis.hgetall(SHELF.key("ratings"))) == 4


def test_standings_are_sorted_by_the_lower_bound(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """By mu minus three sigma. Pages have no gaps."""
    entered(ratings, made(subjects, 30))
    ratings.settle()
    found, more = services.standings.page(SHELF, 0, 100)
    assert not more
    assert [one.rank for one in found] == [*range(1, 6)]
    assert all(one.rating.ordinal >= other.rating.ordinal for one, other in pairwise(found))
    assert sorted(one.player for one in found) == sorted(subjects[:5])
    pages = [services.standings.page(SHELF, after, 3) for after in (0, 3, 6)]
    assert [one for page, _ in pages for one in page] == found
    assert [more for _, more in pages] == [True, False, False]


def test_a_history_has_each_game_of_a_player(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """In order and in pages. An AI has none."""
    results, ann = made(subjects, 30), subjects[0]
    entered(ratings, results)
    ratings.settle()
    found, more = services.standings.history(ann, [SHELF], 0, 100)
    assert not more
    assert [(one.at, one.game) for one in found] == [(one.at, one.game) for one in results if ann in one.subjects]
    assert found[-1].rating.mu == services.standings.ratings_of(ann)[0][1].mu
    pages = [services.standings.history(ann, [SHELF], after, 4)[0] for after in range(0, len(found), 4)]
    assert [one for page in pages for one in page] == found
    assert services.standings.history(AIS[0], [SHELF], 0, 100) == ([], False)
