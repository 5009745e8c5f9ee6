"""The rating formula: Weng and Lin's Bradley–Terry from `openskill` (JMLR 12, 2011, algorithm 1), with weights.

Each pair of seats is a game: who has the better place won it, and a shared place is a draw. So of equal players none
gains less than one placed below (`tests/projections/test_rating_laws.py`). Version 1 of the ratings is Plackett–Luce
(algorithm 4), by which the player behind a shared place can gain more than those who share it; standings that began
with it keep it until `cairn rebuild`.

The change of a player's mean and deviation by a game is multiplied by the weight of the game against each of the others
(`projections/weights.py`), and by the information of a result against a rating of that deviation. AIs are anchored:
their ratings are fixed (`projections/anchors.py`), and an AI without an anchor is ignored.
"""

import math
from collections.abc import Iterable, Mapping
from functools import cache
from statistics import fmean
from typing import Any, Final

import msgspec
from msgspec import Struct

from cairn.events.codec import prepare_type
from cairn.projections.anchors import Anchors, anchors_digest
from cairn.projections.results import Result, ai_of
from cairn.projections.weights import Weights

VERSION: Final = 2
"""The version of the ratings that new standings, and rebuilt ones, are computed by."""

_MODELS: Final = {1: "openskill-6.plackett_luce.2", 2: "openskill-6.bradley_terry_full.1"}
FORMULAS: Final = {version: f"{model}.{anchors_digest(version)}" for version, model in _MODELS.items()}
"""By version, the formula's id: major version of the library, model, version of its use here, digest of the anchors."""
FORMULA: Final = FORMULAS[VERSION]
"""The newest formula's id."""

PROVISIONAL: Final = 10
"""A rating is provisional while the total weight of the player's games is below this."""

SCALE: Final = 60
"""The factor from the model's numbers to displayed ratings: the model's initial mean is 25, the displayed one 1500."""


class Rating(Struct, frozen=True, array_like=True):
    """A player's rating: the model's mean and deviation, the number of games, and their total weight."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0
    weight: float = 0.0

    @property
    def ordinal(self) -> float:
        """The sort key of standings: a lower bound of the rating with a confidence of three deviations."""
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
        """The rating as stored bytes, exact to the last bit."""
        return msgspec.json.encode(self)


NEW: Final = Rating()
"""The initial rating."""


def read_rating(stored: bytes) -> Rating:
    """Decode a stored rating."""
    return msgspec.json.decode(stored, type=prepare_type(Rating))


def version_of_formula(formula: str) -> int:
    """Return the version of the ratings with this formula, of any anchors; the newest if it is unknown or empty."""
    return next((version for version, model in _MODELS.items() if formula.startswith(f"{model}.")), VERSION)


def fold_result(
    ratings: Mapping[str, Rating],
    result: Result,
    weights: Mapping[tuple[str, str], float],
    anchors: Anchors,
    version: int = VERSION,
) -> dict[str, Rating]:
    """Return the ratings changed by a result, by a version. A player without a rating has the initial one.

    Every seat is a team of one. A game weighs 1 between a player and an AI, and for pairs that `weights` lacks.
    """
    seats = list[tuple[str, float, Rating]]()
    for subject, rank in zip(result.subjects, result.ranks, strict=True):
        if ai_of(subject) is None:
            seats.append((subject, float(rank), ratings.get(subject, NEW)))
        elif anchor := anchors.get(subject):
            seats.append((subject, float(rank), Rating(anchor.rating / SCALE, anchor.deviation / SCALE)))
    if len(seats) < 2:
        return {}
    model = _model(version)
    teams = [[model.create_rating([rating.mu, rating.sigma])] for _, _, rating in seats]
    rated = [team[0] for team in model.rate(teams, ranks=[rank for _, rank, _ in seats])]
    changed = dict[str, Rating]()
    for place, ((subject, _, before), after) in enumerate(zip(seats, rated, strict=True)):
        if ai_of(subject) is not None:
            continue
        others = [(other, rating) for at, (other, _, rating) in enumerate(seats) if at != place]
        factors = [weights.get((min(subject, other), max(subject, other)), 1.0) for other, _ in others]
        part = fmean(weight * certainty(rating.sigma) for weight, (_, rating) in zip(factors, others, strict=True))
        changed[subject] = Rating(
            before.mu + part * (after.mu - before.mu),
            before.sigma + part * (after.sigma - before.sigma),
            before.games + 1,
            before.weight + fmean(factors),
        )
    return changed


def fold_results(
    ratings: dict[str, Rating], results: Iterable[Result], anchors: Anchors, weights: Weights, version: int = VERSION
) -> Iterable[tuple[Result, dict[str, Rating]]]:
    """Fold results into `ratings` in order; yield each result with the ratings that it changed.

    `weights` must have counted the earlier results of the same day.
    """
    for result in results:
        changed = fold_result(ratings, result, weights.weigh(result), anchors, version)
        ratings |= changed
        yield result, changed


def certainty(sigma: float) -> float:
    """Return the information of a result, from 0 to 1, against an opponent whose rating has this deviation.

    It is the square of Glicko's g(RD), by which an uncertain opponent's result counts less (Glickman, "Parameter
    estimation in large dynamic paired comparison experiments", Applied Statistics 48, 1999, equation 11), on the
    scale of a pair of players, whose logistic curve has the width of the model's beta times root 2.
    """
    return 1.0 / (1.0 + 3.0 * (sigma / (math.pi * width())) ** 2)


def width() -> float:
    """Return the width of the logistic curve over the difference of two players' means, in the model's units."""
    return float(_model(VERSION).beta * math.sqrt(2.0))


@cache
def _model(version: int) -> Any:
    """Return the model of a version. From version 2 on a game never makes a rating less certain."""
    from openskill.models import (
        BradleyTerryFull,
        PlackettLuce,
    )  # the import is slow, and most processes fold no results

    return PlackettLuce() if version == 1 else BradleyTerryFull(limit_sigma=True)
