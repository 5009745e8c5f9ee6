"""Ratings: the formula for results, and its fold in Redis, with a real server."""

import random
import threading
from importlib import metadata
from itertools import pairwise
from math import pi
from typing import Any

import pytest
from helpers.rated import read_stored
from openskill.models import BradleyTerryFull, PlackettLuce
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.projections.anchors import Anchor, Anchors, anchors_of
from cairn.projections.rating_formula import (
    FORMULA,
    FORMULAS,
    NEW,
    Rating,
    certainty,
    fold_result,
    fold_results,
    read_rating,
)
from cairn.projections.ratings import RatingCategory, Ratings
from cairn.projections.results import Result
from cairn.projections.weights import Weights
from cairn.service.container import Services

CATEGORY = RatingCategory("schotten_totten", "base")
GROUPS = {"schotten_totten": ["base"]}
BASE = anchors_of(CATEGORY.ruleset, CATEGORY.group)
AIS = ["ai:medium:1", "ai:easy:1"]
TWO = Result("", "", ("a", "b"), (0, 1))


def make_results(subjects: list[str], count: int, seed: int = 1) -> list[Result]:
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


def enter(ratings: Ratings, results: list[Result]) -> None:
    """Add results to the waiting ones."""
    for result in results:
        ratings.enter(CATEGORY, result)


def enter_one_by_one(ratings: Ratings, results: list[Result]) -> None:
    """Add results, and fold each at once."""
    for result in results:
        ratings.enter(CATEGORY, result)
        ratings.settle()


def fold_one_by_one(services: Services, results: list[Result]) -> dict[str, object]:
    """Return the stored ratings after folding results one by one in order."""
    ratings = Ratings(services.redis, GROUPS)
    enter_one_by_one(ratings, results)
    found = read_stored(services.redis)
    services.redis.delete(*found)
    return found


def fold(
    result: Result, ratings: dict[str, Rating] | None = None, weight: float = 1.0, anchors: Anchors = BASE
) -> dict[str, Rating]:
    """Return the changes by a result whose pairs all have this weight."""
    pairs = {(one, other): weight for one in result.subjects for other in result.subjects if one < other}
    return fold_result(ratings or {}, result, pairs, anchors)


@pytest.mark.parametrize(("version", "model"), [(1, PlackettLuce()), (2, BradleyTerryFull(limit_sigma=True))])
def test_ratings_match_openskill(version: int, model: Any) -> None:
    """Game by game, for two to five players with ties: each moves by a part of openskill's step."""
    names, ours = ["a", "b", "c", "d", "e", "f"], dict[str, Rating]()
    results = make_results(names, 200)
    weights, known = Weights(), Weights()
    for result, changed in fold_results(dict(ours), results, BASE, weights, version):
        before = {name: ours.get(name, NEW) for name in result.subjects}
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before.values()]
        rated = model.rate(teams, ranks=[*map(float, result.ranks)])
        weighs = known.weigh(result)
        for (name, rating), (theirs,) in zip(before.items(), rated, strict=True):
            others = [other for other in before if other != name]
            parts = [weighs[min(name, other), max(name, other)] * certainty(before[other].sigma) for other in others]
            part = sum(parts) / len(parts)
            assert changed[name].mu == pytest.approx(rating.mu + part * (theirs.mu - rating.mu))
            assert changed[name].sigma == pytest.approx(rating.sigma + part * (theirs.sigma - rating.sigma))
        ours |= changed
    assert {name: one.games for name, one in ours.items()} == {
        name: sum(name in result.subjects for result in results) for name in names
    }


def test_ratings_match_the_paper() -> None:
    """Two new players: algorithm 1 and Glicko's g by hand, so that a change of the library is detected."""
    won, lost = fold(TWO).values()
    variance, beta = (25 / 3) ** 2 + (25 / 300) ** 2, 25 / 6
    c = (2 * variance + 2 * beta**2) ** 0.5
    g = 1 / (1 + 3 * (25 / 3) ** 2 / (pi**2 * 2 * beta**2))
    assert g == pytest.approx(0.6220, abs=0.0001)
    assert won.mu == pytest.approx(25 + g * variance / c * 0.5)
    assert lost.mu == pytest.approx(25 - g * variance / c * 0.5)
    shrunk = (variance * (1 - variance / c**2 * (variance**0.5 / c) * 0.25)) ** 0.5
    assert won.sigma == pytest.approx(25 / 3 + g * (shrunk - 25 / 3))
    assert metadata.version("openskill").split(".")[0] == FORMULA.split(".")[0].removeprefix("openskill-")
    assert (BradleyTerryFull().mu, BradleyTerryFull().sigma) == (NEW.mu, NEW.sigma)


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
    assert certainty(1.5) > 0.98


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
    established = {"rating": 1800, "deviation": 120, "games": 12, "provisional": False}
    assert Rating(30.004, 2.0, 12, 10.0).displayed == established
    assert Rating(30.004, 2.0, 12, 9.5).displayed["provisional"]


def test_stored_ratings_are_exact(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """Redis has the bits of a fold in memory, and folding in pieces equals folding at once."""
    results, ours = make_results(subjects, 60), dict[str, Rating]()
    list(fold_results(ours, results, BASE, Weights()))
    enter_one_by_one(ratings, results)
    stored: Any = services.redis.hgetall(CATEGORY.key("ratings"))
    assert {name.decode(): read_rating(one) for name, one in stored.items()} == ours
    before = read_stored(services.redis)
    ratings.refold(CATEGORY)
    assert read_stored(services.redis) == before


@pytest.mark.parametrize("seed", range(3))
def test_results_may_come_in_any_order(services: Services, ratings: Ratings, subjects: list[str], seed: int) -> None:
    """The stored ratings are the fold in the order in which the games ended."""
    results, source = make_results(subjects, 40), random.Random(seed)
    wanted = fold_one_by_one(services, results)
    mixed = results + results[:20]
    source.shuffle(mixed)
    for result in mixed:
        ratings.enter(CATEGORY, result)
        if source.random() < 0.5:
            ratings.settle()
    ratings.settle()
    assert read_stored(services.redis) == wanted


def test_new_results_wait(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """Until no earlier one can arrive. Then they are folded, once."""
    results = make_results(subjects, 9)
    enter(ratings, results)
    ratings.settle(results[4].at)
    assert services.redis.hget(CATEGORY.key("fold"), "count") == b"6"  # three games end in each second
    ratings.settle(results[4].at)
    ratings.settle()
    ratings.settle()
    assert services.redis.hget(CATEGORY.key("fold"), "count") == b"9"


def test_concurrent_caretakers_fold_each_result_once(redis_url: str, services: Services, subjects: list[str]) -> None:
    """Three caretakers, and results out of order: none is lost or counted twice."""
    results = make_results(subjects, 90)
    wanted, failed = fold_one_by_one(services, results), []
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
    enter(Ratings(services.redis, GROUPS), mixed)
    stop.set()
    for thread in threads:
        thread.join()
    Ratings(services.redis, GROUPS).settle()
    assert failed == []
    assert read_stored(services.redis) == wanted


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
def test_a_fold_may_die_at_any_command(services: Services, redis_url: str, subjects: list[str], late: bool) -> None:
    """After each of its commands. The next fold completes it, and no result counts twice."""
    results = make_results(subjects, 12)
    wanted, ratings = fold_one_by_one(services, results), Ratings(services.redis, GROUPS)
    reached, died = 0, True
    while died:
        services.redis.delete(*read_stored(services.redis), "none")
        enter(ratings, results[1:6] if late else results[:6])
        ratings.settle()
        enter(ratings, results)
        with Dying.from_url(redis_url) as redis:
            redis.left = reached
            try:
                Ratings(redis, GROUPS).settle()
                died = False
            except RedisConnectionError:
                reached += 1
        ratings.settle()
        found = read_stored(services.redis)
        assert {key: one for key, one in found.items() if key.count(":") == 4} == wanted
        assert all(services.redis.ttl(key) > 0 for key in found.keys() - wanted.keys())
    assert reached >= 4


def test_another_formula_starts_from_scratch(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """With all results, and without the ratings of another version."""
    results = make_results(subjects, 20)
    wanted = fold_one_by_one(services, results)
    enter(ratings, results)
    ratings.settle()
    services.redis.hset(CATEGORY.key("fold"), "formula", "openskill-6.plackett_luce.1")
    services.redis.hset(CATEGORY.key("ratings"), subjects[0], Rating(99.0, 1.0, 5).encoded)
    ratings.settle()
    assert read_stored(services.redis) == wanted


def begin_with_version_1(services: Services, results: list[Result]) -> dict[str, Rating]:
    """Store the ratings of results as an older Cairn did, by version 1; return them."""
    ours = dict[str, Rating]()
    anchors = anchors_of(CATEGORY.ruleset, CATEGORY.group, 1)
    list(fold_results(ours, results, anchors, Weights(), 1))
    services.redis.zadd(CATEGORY.key("results"), {result.encoded: 0 for result in results})
    for name, rating in ours.items():
        services.redis.hset(CATEGORY.key("ratings"), name, rating.encoded)
        services.redis.zadd(CATEGORY.key("standings"), {name: rating.ordinal})
    for name, value in (("formula", FORMULAS[1]), ("count", len(results)), ("last", results[-1].encoded)):
        services.redis.hset(CATEGORY.key("fold"), name, value)
    return ours


def read_ratings(services: Services) -> dict[str, Rating]:
    """Return the stored ratings by player."""
    stored: Any = services.redis.hgetall(CATEGORY.key("ratings"))
    return {name.decode(): read_rating(one) for name, one in stored.items()}


@pytest.mark.parametrize("late", [False, True])
def test_old_standings_keep_their_version(
    services: Services, ratings: Ratings, subjects: list[str], late: bool
) -> None:
    """Until a rebuild, also if a late result makes them be folded from scratch; then they have the newest version."""
    results, by_version = make_results(subjects, 40), dict[int, dict[str, Rating]]()
    for number in FORMULAS:
        by_version[number] = {}
        anchors = anchors_of(CATEGORY.ruleset, CATEGORY.group, number)
        list(fold_results(by_version[number], results, anchors, Weights(), number))
    assert by_version[1] != by_version[2]
    begin_with_version_1(services, results[1:30] if late else results[:30])
    enter(ratings, results)
    ratings.settle()
    assert read_ratings(services) == by_version[1]
    assert services.standings.formula(CATEGORY) == FORMULAS[1]
    for _ in range(2):
        ratings.refold(CATEGORY)
        assert read_ratings(services) == by_version[2]
        assert services.standings.formula(CATEGORY) == FORMULA


def test_new_anchors_keep_the_version(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """Standings of version 1 with other anchors are folded again, by version 1 with the present ones."""
    results = make_results(subjects, 20)
    wanted = begin_with_version_1(services, results)
    services.redis.hset(CATEGORY.key("fold"), "formula", FORMULAS[1][:-8] + "01234567")
    services.redis.hset(CATEGORY.key("ratings"), subjects[0], Rating(99.0, 1.0, 5).encoded)
    ratings.settle()
    assert (read_ratings(services), services.standings.formula(CATEGORY)) == (wanted, FORMULAS[1])


@pytest.mark.parametrize("late", [False, True])
def test_a_fold_that_began_before_a_rebuild_changes_nothing(
    services: Services, redis_url: str, subjects: list[str], late: bool
) -> None:
    """A caretaker that read version 1 folds again: those ratings do not replace the rebuilt ones."""
    results = make_results(subjects, 30)
    begin_with_version_1(services, results[1:20] if late else results[:20])
    enter(Ratings(services.redis, GROUPS), results)
    own = Ratings(Redis.from_url(redis_url), GROUPS)
    script = own._replace if late else own._extend

    def rebuild_first(**arguments: Any) -> Any:
        Ratings(services.redis, GROUPS).correct(CATEGORY, [], [])
        Ratings(services.redis, GROUPS).refold(CATEGORY)
        services.redis.delete(CATEGORY.guard)
        setattr(own, "_replace" if late else "_extend", script)
        return script(**arguments)

    setattr(own, "_replace" if late else "_extend", rebuild_first)
    own.settle()
    assert services.standings.formula(CATEGORY) == FORMULA
    before = read_stored(services.redis)
    Ratings(services.redis, GROUPS).refold(CATEGORY)
    assert read_stored(services.redis) == before
    own._redis.close()


def read_without_results(services: Services) -> dict[str, Any]:
    """Return what is stored about ratings, except results, which name their players."""
    stored = read_stored(services.redis)
    return {name: value for name, value in stored.items() if not name.endswith((":results", ":fold"))}


def test_erasure_removes_a_player_from_the_ratings(services: Services, subjects: list[str]) -> None:
    """At once and permanently. Other ratings stay, and later games still count for the others."""
    results, ann, ratings = make_results(subjects, 40), subjects[0], services.ratings
    enter(ratings, results[:30])
    ratings.settle()
    before = read_stored(services.redis)
    services.erasure.erase(ann)
    without = read_without_results(services)
    assert ann not in str(without)
    assert len(without[CATEGORY.key("ratings")]) == len(before[CATEGORY.key("ratings")]) - 1
    assert services.standings.ratings_of(ann) == []
    enter(ratings, results[30:])
    ratings.settle()
    settled = read_stored(services.redis)
    ratings.refold(CATEGORY)
    assert read_stored(services.redis) == settled
    assert ann not in str(read_without_results(services))
    ours = dict[str, Rating]()
    list(fold_results(ours, results, BASE, Weights()))
    assert {name.decode(): read_rating(one) for name, one in settled[CATEGORY.key("ratings")].items()} == {
        name: one for name, one in ours.items() if name != ann
    }


def test_a_player_erased_during_a_fold_stays_erased(services: Services, redis_url: str, subjects: list[str]) -> None:
    """Before any of its commands."""
    results, ann = make_results(subjects, 10), subjects[0]

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
            services.redis.hset(f"cairn:{{player:{name}}}:record", "name", "Eve")
        enter(services.ratings, results)
        with Interrupted.from_url(redis_url) as redis:
            redis.left = reached
            Ratings(redis, GROUPS).settle()
        services.erasure.erase(ann)
        services.ratings.settle()
        assert ann not in str(read_without_results(services))
        assert len(services.redis.hgetall(CATEGORY.key("ratings"))) == 4


def test_standings_are_sorted_by_the_lower_bound(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """By mu minus three sigma. Pages have no gaps."""
    enter(ratings, make_results(subjects, 30))
    ratings.settle()
    found, more = services.standings.page(CATEGORY, 0, 100)
    assert not more
    assert [one.rank for one in found] == [*range(1, 6)]
    assert all(one.rating.ordinal >= other.rating.ordinal for one, other in pairwise(found))
    assert sorted(one.player for one in found) == sorted(subjects[:5])
    pages = [services.standings.page(CATEGORY, after, 3) for after in (0, 3, 6)]
    assert [one for page, _ in pages for one in page] == found
    assert [more for _, more in pages] == [True, False, False]


def test_a_history_has_each_game_of_a_player(services: Services, ratings: Ratings, subjects: list[str]) -> None:
    """In order and in pages. An AI has none."""
    results, ann = make_results(subjects, 30), subjects[0]
    enter(ratings, results)
    ratings.settle()
    found, more = services.standings.history(ann, [CATEGORY], 0, 100)
    assert not more
    assert [(one.at, one.game) for one in found] == [(one.at, one.game) for one in results if ann in one.subjects]
    assert found[-1].rating.mu == services.standings.ratings_of(ann)[0][1].mu
    pages = [services.standings.history(ann, [CATEGORY], after, 4)[0] for after in range(0, len(found), 4)]
    assert [one for page in pages for one in page] == found
    assert services.standings.history(AIS[0], [CATEGORY], 0, 100) == ([], False)
