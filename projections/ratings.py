"""Ratings as they lie in Redis: the results that count, and their fold in the order in which the games ended.

All of a ruleset's lies under one hash tag, by group of options: `cairn:{ratings:<ruleset>}:<group>:results` (a sorted
set of results, in their order), and of their fold `:fold` (by which formula it was made, of how many results, and which
was the last), `:ratings` (by player), `:standings` (players by what is as good as certain of their rating) and
`:history` (what each game made of a player's rating). So what waits is what comes after the last that was folded, and
a result that came late shows, as the last is not where it was: then the group is folded anew. For an hour
`cairn:{ratings:<ruleset>}:guard` tells that something was taken away, so that no fold under way brings it back.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, cast

from msgspec import Struct
from redis import Redis

from cairn.events.keys import key_of
from cairn.projections.anchors import anchors_of
from cairn.projections.formula import FORMULA, Rating, fold_results, read_rating
from cairn.projections.names import record_of
from cairn.projections.ratings_scripts import CORRECT, ERASE, EXTEND, REPLACE
from cairn.projections.results import Result, ai_of, read_result
from cairn.projections.weights import Weights, day_of

PAGE: Final = 200
"""Results that are read, and folded, at a time."""
TRIES: Final = 5
"""How often a fold is made again when others were quicker; what is left is folded in a later round."""
HOUR: Final = 3600

Groups = Mapping[str, Sequence[str]]
"""Of each ruleset the groups of options that have ratings of their own."""


class RatingCategory(Struct, frozen=True):
    """A ruleset and a group of its options: what has ratings of its own."""

    ruleset: str
    group: str

    def key(self, what: str) -> str:
        """Return one of its keys."""
        return f"{_tag(self.ruleset)}:{self.group}:{what}"

    @property
    def guard(self) -> str:
        """The key that tells that something was taken away."""
        return f"{_tag(self.ruleset)}:guard"


class Ratings:
    """All ratings. Several processes may fold at once; what is kept is always the fold of the first results, in order.

    A player whose record is gone gets no rating, although those of the others follow from their games.
    """

    def __init__(self, redis: Redis, groups: Groups) -> None:
        self.shelves = [RatingCategory(ruleset, group) for ruleset, of in groups.items() for group in of]
        self._redis = redis
        self._extend, self._replace, self._erase, self._correct = map(
            redis.register_script, (EXTEND, REPLACE, ERASE, CORRECT)
        )

    def enter(self, shelf: RatingCategory, result: Result) -> None:
        """Put a result among those that wait, unless it is known; it is folded when `settle` is called."""
        self._redis.zadd(shelf.key("results"), {result.encoded: 0})

    def settle(self, until: str | None = None) -> None:
        """Fold what waits, of games that ended until then (a decision's `at`); None folds all."""
        for shelf in self._behind():
            for _ in range(TRIES):
                if self._settle(shelf, until):
                    break

    def oldest_waiting(self) -> str | None:
        """Return when the game ended that waits the longest to be folded (a decision's `at`); None if none waits.

        Of a result that came late the last of those is told that were folded before it: it waits as long at least.
        """
        oldest = list[str]()
        for shelf in self._behind():
            last = cast(bytes | None, self._redis.hget(shelf.key("fold"), "last")) or b""
            if entry := next(self.iterate_encoded(shelf, last), last):
                oldest.append(read_result(entry).at)
        return min(oldest, default=None)

    def refold(self, shelf: RatingCategory) -> None:
        """Fold all results of a shelf anew, and put that in place at once."""
        while not self._fold_anew(shelf, None):
            pass  # somebody was quicker with a result that came late, or was erased

    def iterate_encoded(self, shelf: RatingCategory, after: bytes = b"", until: str | None = None) -> Iterator[bytes]:
        """Yield the results after one, as they are stored, of games that ended until then, in order."""
        end = b"+" if until is None else b"(" + f'["{until}"'.encode() + b"\xff"
        while True:
            start = b"(" + after if after else b"-"
            page = cast(
                list[bytes], self._redis.zrange(shelf.key("results"), start, end, bylex=True, offset=0, num=PAGE)
            )
            yield from page
            if len(page) < PAGE:
                return
            after = page[-1]

    def correct(self, shelf: RatingCategory, wrong: Sequence[bytes], missing: Sequence[bytes]) -> None:
        """Take away results, as they are stored, and add others; then the shelf has to be folded anew."""
        keys = [shelf.guard, shelf.key("results"), shelf.key("fold")]
        for start in range(0, max(len(wrong), len(missing)), PAGE):
            less, more = wrong[start : start + PAGE], missing[start : start + PAGE]
            self._correct(keys=keys, args=[secrets.token_hex(8), HOUR, len(less), *less, *more])

    def erase(self, player: str) -> None:
        """Take a player's ratings, standings and history away; results keep the id, which tells nothing."""
        for shelf in self.shelves:
            keys = [shelf.guard, *(shelf.key(what) for what in ("ratings", "standings", "history"))]
            self._erase(keys=keys, args=[player, secrets.token_hex(8), HOUR])

    def _behind(self) -> list[RatingCategory]:
        """Return the shelves whose fold does not hold every result."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for shelf in self.shelves:
                pipeline.zcard(shelf.key("results"))
                pipeline.hmget(shelf.key("fold"), "formula", "count")
            answers = pipeline.execute()
        behind = []
        for shelf, known, (formula, count) in zip(self.shelves, answers[::2], answers[1::2], strict=True):
            if known != int(count or 0) or (known and formula != FORMULA.encode()):
                behind.append(shelf)
        return behind

    def _settle(self, shelf: RatingCategory, until: str | None) -> bool:
        """Fold what waits on a shelf; return False if somebody else was quicker."""
        guard = self._guard(shelf)
        raw = self._redis.hmget(shelf.key("fold"), "formula", "count", "last")
        formula, stored, last = cast(list[bytes | None], raw)
        count = int(stored or 0)
        in_order = formula == FORMULA.encode() and self._redis.zrank(shelf.key("results"), last or b"") == count - 1
        if stored is not None and not in_order:
            return self._fold_anew(shelf, until)
        done = last or b""
        waiting = list(self.iterate_encoded(shelf, done, until))
        weights = self._weights_until(shelf, done, waiting)
        for start in range(0, len(waiting), PAGE):
            page = waiting[start : start + PAGE]
            results = [read_result(entry) for entry in page]
            subjects = sorted({subject for result in results for subject in result.subjects})
            if self._gone(subjects):
                return self._fold_anew(shelf, until)  # what their games were worth is in the results alone
            kept = cast(list[bytes | None], self._redis.hmget(shelf.key("ratings"), subjects))
            known = zip(subjects, kept, strict=True)
            ratings = {subject: read_rating(rating) for subject, rating in known if rating}
            anchors = anchors_of(shelf.ruleset, shelf.group)
            history = list(_history(fold_results(ratings, results, anchors, weights)))
            rated = [
                part for subject, rating in ratings.items() for part in (subject, rating.encoded, repr(rating.ordinal))
            ]
            ends = [count, done, count + len(page), page[-1]]
            keys = [shelf.guard, *(shelf.key(what) for what in ("results", "fold", "ratings", "standings", "history"))]
            args: list[Any] = [guard, FORMULA, *ends, len(ratings), *rated, *history]
            if not self._extend(keys=keys, args=args):
                return False
            count, done = count + len(page), page[-1]
        return True

    def _weights_until(self, shelf: RatingCategory, done: bytes, waiting: Sequence[bytes]) -> Weights:
        """Return who has met whom in what was folded of the day on which the first that waits ended."""
        weights = Weights()
        if waiting and done:
            morning = f'["{day_of(read_result(waiting[0]).at)}'.encode()
            for entry in takewhile(lambda entry: entry <= done, self.iterate_encoded(shelf, morning)):
                weights.weigh(read_result(entry))
        return weights

    def _fold_anew(self, shelf: RatingCategory, until: str | None) -> bool:
        """Fold all results until then from the first on; return False if they are others by now."""
        guard, ratings = self._guard(shelf), dict[str, Rating]()
        stored = list(self.iterate_encoded(shelf, until=until))
        anchors = anchors_of(shelf.ruleset, shelf.group)
        history = list(_history(fold_results(ratings, map(read_result, stored), anchors, Weights())))
        gone = self._gone(ratings)
        named = {subject: rating for subject, rating in ratings.items() if subject not in gone}
        made_of = [shelf.key(what) for what in ("ratings", "standings", "history")]
        staged = [f"{key}:{secrets.token_hex(8)}" for key in made_of]
        with self._redis.pipeline(transaction=False) as pipeline:
            for some in _pages(list(named.items())):
                pipeline.hset(staged[0], mapping={subject: rating.encoded for subject, rating in some})
                pipeline.zadd(staged[1], {subject: rating.ordinal for subject, rating in some})
            for lines in _pages([line for line in history if line.partition(" ")[0] not in gone]):
                pipeline.zadd(staged[2], dict.fromkeys(lines, 0))
            for key in staged:
                pipeline.expire(key, HOUR)  # should this process die before they are in place
            pipeline.execute()
        keys = [shelf.guard, shelf.key("results"), shelf.key("fold"), *made_of, *staged]
        return bool(self._replace(keys=keys, args=[guard, FORMULA, len(stored), stored[-1] if stored else b""]))

    def _guard(self, shelf: RatingCategory) -> bytes:
        return cast(bytes | None, self._redis.get(shelf.guard)) or b""

    def _gone(self, subjects: Iterable[str]) -> set[str]:
        """Return those subjects that are players without a record."""
        players, gone = [subject for subject in subjects if ai_of(subject) is None], set[str]()
        for some in _pages(players):
            with self._redis.pipeline(transaction=False) as pipeline:
                for player in some:
                    pipeline.exists(record_of(player))
                gone |= {player for player, there in zip(some, pipeline.execute(), strict=True) if not there}
        return gone


def _history(folded: Iterable[tuple[Result, Mapping[str, Rating]]]) -> Iterator[str]:
    """Yield what is kept of each game that changed a player's rating: sorted by player, then by time."""
    for result, changed in folded:
        for subject, rating in changed.items():
            yield f"{subject} {result.at} {result.game} {rating.mu!r} {rating.sigma!r}"


def _pages(items: Sequence[Any]) -> Iterator[Any]:
    for start in range(0, len(items), PAGE):
        yield items[start : start + PAGE]


def _tag(ruleset: str) -> str:
    return key_of(f"ratings:{ruleset}", "").removesuffix(":")
