"""The formula of ratings: Weng and Lin's Plackett–Luce, as `openskill` has it (JMLR 12, 2011, algorithm 4), weighed.

What a game changes of a player's rating, mean and deviation alike, is taken times what the game weighs against each of
the others (`projections/weights.py`), and times what a result against somebody so uncertain tells. AIs are anchored:
their ratings are those of `projections/anchors.py`, and no game moves them; one without an anchor is left out.
"""

import math
from collections.abc import Iterable, Mapping
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from cairn.events.codec import prepare_type
from cairn.projections.anchors import Anchors, anchors_digest
from cairn.projections.results import Result, ai_of
from cairn.projections.weights import Weights

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FORMULA: Final = f"openskill-6.plackett_luce.2.{anchors_digest()}"
"""Which library's major version, which of its models, which version of what we make of it, and with which anchors."""

PROVISIONAL: Final = 10
"""Before a player's games weigh so much together their rating is provisional."""

SCALE: Final = 60
"""What the model's numbers are multiplied with to be shown: it begins with 25, and everybody begins with 1500."""


class Rating(Struct, frozen=True, array_like=True):
    """How well a player plays: the model's mean and deviation, of how many games, and what these weigh together."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0
    weight: float = 0.0

    @property
    def ordinal(self) -> float:
        """What standings are sorted by: a rating that is as good as certain to be reached."""
        return self.mu - 3.0 * self.sigma

    @property
    def displayed(self) -> dict[str, Any]:
        """The rating as the API shows it."""
        return {
            "rating": round(SCALE * self.mu),
            "deviation": round(SCALE * self.sigma),
            "games": self.games,
            "provisional": self.weight < PROVISIONAL,
        }

    @property
    def encoded(self) -> bytes:
        """The rating as it is kept, exact to the last bit."""
        return msgspec.json.encode(self)


NEW: Final = Rating()
"""Where everybody begins."""


def read_rating(stored: bytes) -> Rating:
    """Return a rating that was stored."""
    return msgspec.json.decode(stored, type=prepare_type(Rating))


def fold_result(
    ratings: Mapping[str, Rating], result: Result, weights: Mapping[tuple[str, str], float], anchors: Anchors
) -> dict[str, Rating]:
    """Return the ratings that a result changes, as they are after it; who has none before is new.

    Every seat is a team of one. Between a player and an AI, and where `weights` have no two players, a game weighs 1.
    """
    seats = list[tuple[str, float, Rating]]()
    for subject, rank in zip(result.subjects, result.ranks, strict=True):
        if ai_of(subject) is None:
            seats.append((subject, float(rank), ratings.get(subject, NEW)))
        elif anchor := anchors.get(subject):
            seats.append((subject, float(rank), Rating(anchor.rating / SCALE, anchor.deviation / SCALE)))
    if len(seats) < 2:
        return {}
    model = _model()
    teams = [[model.create_rating([rating.mu, rating.sigma])] for _, _, rating in seats]
    rated = [team[0] for team in model.rate(teams, ranks=[rank for _, rank, _ in seats])]
    changed = dict[str, Rating]()
    for place, ((subject, _, before), after) in enumerate(zip(seats, rated, strict=True)):
        if ai_of(subject) is not None:
            continue
        others = [(other, rating) for at, (other, _, rating) in enumerate(seats) if at != place]
        weighs = [weights.get((min(subject, other), max(subject, other)), 1.0) for other, _ in others]
        part = fmean(weight * told_by(rating.sigma) for weight, (_, rating) in zip(weighs, others, strict=True))
        changed[subject] = Rating(
            before.mu + part * (after.mu - before.mu),
            before.sigma + part * (after.sigma - before.sigma),
            before.games + 1,
            before.weight + fmean(weighs),
        )
    return changed


def fold_results(
    ratings: dict[str, Rating], results: Iterable[Result], anchors: Anchors, weights: Weights
) -> Iterable[tuple[Result, dict[str, Rating]]]:
    """Fold results into `ratings` in the order in which they come; yield each with the ratings that it changed.

    The `weights` know the results before these of the same day.
    """
    for result in results:
        changed = fold_result(ratings, result, weights.weigh(result), anchors)
        ratings |= changed
        yield result, changed


def told_by(sigma: float) -> float:
    """Return what part of the information of a result is left where the other's rating has this deviation.

    It is the square of Glicko's g(RD), by which an uncertain opponent's result counts less (Glickman, "Parameter
    estimation in large dynamic paired comparison experiments", Applied Statistics 48, 1999, equation 11), on the
    scale of two players of Plackett–Luce, whose logistic curve has the width of the model's beta times root 2.
    """
    return 1.0 / (1.0 + 3.0 * (sigma / (math.pi * width())) ** 2)


def width() -> float:
    """Return the width of the logistic curve that a difference of two players is put into, in the model's numbers."""
    return float(_model().beta * math.sqrt(2.0))


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # it takes long to import, and most processes fold no result

    return PlackettLuce()
