"""Ratings in Redis: the results that count, and their fold in the order in which the games ended.

All keys of a ruleset share a hash tag. For each group of options `cairn:{ratings:<ruleset>}:<group>:results` is a
sorted set of results. Their fold is in `:fold` (its formula, count and last result), `:ratings` (by player),
`:standings` (players by the lower bound of their rating) and `:history` (ratings after each game). Results after the
last folded one are pending. A late result changes the rank of the last folded one: then the group is folded from
scratch. It keeps the version of its ratings until `refold`, which takes the newest. For an hour
`cairn:{ratings:<ruleset>}:guard` marks a removal, which stops concurrent folds.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, cast

from msgspec import Struct
from redis import Redis

from cairn.events.keys import key_of
from cairn.projections.anchors import anchors_of
from cairn.projections.names import record_of
from cairn.projections.rating_formula import FORMULAS, VERSION, Rating, fold_results, read_rating, version_of_formula
from cairn.projections.ratings_scripts import CORRECT, ERASE, EXTEND, REPLACE
from cairn.projections.results import Result, ai_of, read_result
from cairn.projections.weights import Weights, day_of

PAGE: Final = 200
"""Results per read and per fold."""
TRIES: Final = 5
"""Maximum attempts of a fold with concurrent changes; after them the next call continues."""
HOUR: Final = 3600

Groups = Mapping[str, Sequence[str]]
"""The groups of options with separate ratings, by ruleset."""


class RatingCategory(Struct, frozen=True):
    """A ruleset and a group of its options, with separate ratings."""

    ruleset: str
    group: str

    def key(self, what: str) -> str:
        """Return a key of this category."""
        return f"{_tag(self.ruleset)}:{self.group}:{what}"

    @property
    def guard(self) -> str:
        """The key that marks a removal."""
        return f"{_tag(self.ruleset)}:guard"


class Ratings:
    """All ratings. Several processes may fold at once; the stored fold is always that of the first results, in order.

    A player without a record gets no rating, but their games count for the ratings of the others.
    """

    def __init__(self, redis: Redis, groups: Groups) -> None:
        self.categories = [RatingCategory(ruleset, group) for ruleset, of in groups.items() for group in of]
        self._redis = redis
        self._extend, self._replace, self._erase, self._correct = map(
            redis.register_script, (EXTEND, REPLACE, ERASE, CORRECT)
        )

    def enter(self, category: RatingCategory, result: Result) -> None:
        """Add a result unless it is known; `settle` folds it."""
        self._redis.zadd(category.key("results"), {result.encoded: 0})

    def settle(self, until: str | None = None) -> None:
        """Fold pending results of games that ended up to a time (a decision's `at`); None folds all."""
        for category in self._behind():
            for _ in range(TRIES):
                if self._settle(category, until):
                    break

    def oldest_waiting(self) -> str | None:
        """Return the end (a decision's `at`) of the game whose result is pending longest; None if none is pending.

        If only late results are pending, it is the end of the last folded game, a lower bound of their waiting time.
        """
        oldest = list[str]()
        for category in self._behind():
            last = cast(bytes | None, self._redis.hget(category.key("fold"), "last")) or b""
            if entry := next(self.iterate_encoded(category, last), last):
                oldest.append(read_result(entry).at)
        return min(oldest, default=None)

    def refold(self, category: RatingCategory) -> None:
        """Fold all results of a category from scratch by the newest version, and replace its ratings atomically."""
        while not self._fold_anew(category, None, VERSION):
            pass  # a late result or an erasure came in between

    def iterate_encoded(
        self, category: RatingCategory, after: bytes = b"", until: str | None = None
    ) -> Iterator[bytes]:
        """Yield the encoded results after `after`, of games that ended up to `until`, in order."""
        end = b"+" if until is None else b"(" + f'["{until}"'.encode() + b"\xff"
        while True:
            start = b"(" + after if after else b"-"
            key = category.key("results")
            page = cast(list[bytes], self._redis.zrange(key, start, end, bylex=True, offset=0, num=PAGE))
            yield from page
            if len(page) < PAGE:
                return
            after = page[-1]

    def correct(self, category: RatingCategory, wrong: Sequence[bytes], missing: Sequence[bytes]) -> None:
        """Remove encoded results and add others; afterwards the category has to be folded from scratch."""
        keys = [category.guard, category.key("results"), category.key("fold")]
        for start in range(0, max(len(wrong), len(missing)), PAGE):
            less, more = wrong[start : start + PAGE], missing[start : start + PAGE]
            self._correct(keys=keys, args=[secrets.token_hex(8), HOUR, len(less), *less, *more])

    def erase(self, player: str) -> None:
        """Remove a player's ratings, standings and history; results keep the id, which is random."""
        for category in self.categories:
            keys = [category.guard, *(category.key(what) for what in ("ratings", "standings", "history"))]
            self._erase(keys=keys, args=[player, secrets.token_hex(8), HOUR])

    def _behind(self) -> list[RatingCategory]:
        """Return the categories whose fold lacks results, or has another formula."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for category in self.categories:
                pipeline.zcard(category.key("results"))
                pipeline.hmget(category.key("fold"), "formula", "count")
            answers = pipeline.execute()
        behind = []
        for category, known, (formula, count) in zip(self.categories, answers[::2], answers[1::2], strict=True):
            if known != int(count or 0) or (known and formula != _formula_after(formula)):
                behind.append(category)
        return behind

    def _settle(self, category: RatingCategory, until: str | None) -> bool:
        """Fold the pending results of a category; return False if a concurrent change prevented it."""
        guard = self._guard(category)
        raw = self._redis.hmget(category.key("fold"), "formula", "count", "last")
        formula, stored, last = cast(list[bytes | None], raw)
        count = int(stored or 0)
        version = _version_of(formula)
        is_known = formula == _formula_after(formula)
        in_order = is_known and self._redis.zrank(category.key("results"), last or b"") == count - 1
        if stored is not None and not in_order:
            return self._fold_anew(category, until, version)
        done = last or b""
        waiting = list(self.iterate_encoded(category, done, until))
        weights = self._weights_until(category, done, waiting)
        for start in range(0, len(waiting), PAGE):
            page = waiting[start : start + PAGE]
            results = [read_result(entry) for entry in page]
            subjects = sorted({subject for result in results for subject in result.subjects})
            if self._gone(subjects):
                return self._fold_anew(category, until, version)  # ratings that were removed can only be folded again
            stored_ratings = cast(list[bytes | None], self._redis.hmget(category.key("ratings"), subjects))
            known = zip(subjects, stored_ratings, strict=True)
            ratings = {subject: read_rating(rating) for subject, rating in known if rating}
            anchors = anchors_of(category.ruleset, category.group, version)
            history = list(_history(fold_results(ratings, results, anchors, weights, version)))
            rated = [
                part for subject, rating in ratings.items() for part in (subject, rating.encoded, repr(rating.ordinal))
            ]
            ends = [count, done, count + len(page), page[-1]]
            keys = [category.guard, *map(category.key, ("results", "fold", "ratings", "standings", "history"))]
            args: list[Any] = [guard, FORMULAS[version], *ends, len(ratings), *rated, *history]
            if not self._extend(keys=keys, args=args):
                return False
            count, done = count + len(page), page[-1]
        return True

    def _weights_until(self, category: RatingCategory, done: bytes, waiting: Sequence[bytes]) -> Weights:
        """Return the weights after the folded results of the day of the first pending one."""
        weights = Weights()
        if waiting and done:
            morning = f'["{day_of(read_result(waiting[0]).at)}'.encode()
            for entry in takewhile(lambda entry: entry <= done, self.iterate_encoded(category, morning)):
                weights.weigh(read_result(entry))
        return weights

    def _fold_anew(self, category: RatingCategory, until: str | None, version: int) -> bool:
        """Fold all results up to a time from scratch; return False if they, or the formula, have changed meanwhile."""
        guard, ratings = self._guard(category), dict[str, Rating]()
        before = cast(bytes | None, self._redis.hget(category.key("fold"), "formula")) or b""
        stored = list(self.iterate_encoded(category, until=until))
        anchors = anchors_of(category.ruleset, category.group, version)
        history = list(_history(fold_results(ratings, map(read_result, stored), anchors, Weights(), version)))
        gone = self._gone(ratings)
        named = {subject: rating for subject, rating in ratings.items() if subject not in gone}
        made_of = [category.key(what) for what in ("ratings", "standings", "history")]
        staged = [f"{key}:{secrets.token_hex(8)}" for key in made_of]
        with self._redis.pipeline(transaction=False) as pipeline:
            for page in _pages(list(named.items())):
                pipeline.hset(staged[0], mapping={subject: rating.encoded for subject, rating in page})
                pipeline.zadd(staged[1], {subject: rating.ordinal for subject, rating in page})
            for lines in _pages([line for line in history if line.partition(" ")[0] not in gone]):
                pipeline.zadd(staged[2], dict.fromkeys(lines, 0))
            for key in staged:
                pipeline.expire(key, HOUR)  # in case this process dies before they are in place
            pipeline.execute()
        keys = [category.guard, category.key("results"), category.key("fold"), *made_of, *staged]
        end: list[Any] = [len(stored), stored[-1] if stored else b""]
        return bool(self._replace(keys=keys, args=[guard, before, FORMULAS[version], *end]))

    def _guard(self, category: RatingCategory) -> bytes:
        return cast(bytes | None, self._redis.get(category.guard)) or b""

    def _gone(self, subjects: Iterable[str]) -> set[str]:
        """Return the subjects that are players without a record."""
        players, gone = [subject for subject in subjects if ai_of(subject) is None], set[str]()
        for page in _pages(players):
            with self._redis.pipeline(transaction=False) as pipeline:
                for player in page:
                    pipeline.exists(record_of(player))
                gone |= {player for player, exists in zip(page, pipeline.execute(), strict=True) if not exists}
        return gone


def _version_of(formula: bytes | None) -> int:
    return version_of_formula((formula or b"").decode())


def _formula_after(formula: bytes | None) -> bytes:
    """Return the formula by which ratings with this stored formula are continued: that of the same version."""
    return FORMULAS[_version_of(formula)].encode()


def _history(folded: Iterable[tuple[Result, Mapping[str, Rating]]]) -> Iterator[str]:
    """Yield a line of history for each change of a player's rating. Their bytes sort by player, then by time."""
    for result, changed in folded:
        for subject, rating in changed.items():
            yield f"{subject} {result.at} {result.game} {rating.mu!r} {rating.sigma!r}"


def _pages(items: Sequence[Any]) -> Iterator[Any]:
    for start in range(0, len(items), PAGE):
        yield items[start : start + PAGE]


def _tag(ruleset: str) -> str:
    return key_of(f"ratings:{ruleset}", "").removesuffix(":")
