"""The formula of ratings: Weng and Lin's Plackett–Luce, as `openskill` has it (JMLR 12, 2011, algorithm 4)."""

from collections.abc import Iterable, Mapping
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from cairn.events.codec import known
from cairn.projections.results import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FORMULA: Final = "openskill-6.plackett_luce.1"
"""Which library's major version, which of its models, and which version of what we make of it."""

PROVISIONAL: Final = 10
"""Before so many games a rating is provisional."""

SCALE: Final = 60
"""What the model's numbers are multiplied with to be shown: it begins with 25, and everybody begins with 1500."""


class Rating(Struct, frozen=True, array_like=True):
    """How well a subject plays: the model's mean and deviation, and how many games they are made of."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0

    @property
    def ordinal(self) -> float:
        """What standings are sorted by: a rating that is as good as certain to be reached."""
        return self.mu - 3.0 * self.sigma

    @property
    def shown(self) -> dict[str, Any]:
        """The rating as the API shows it."""
        return {
            "rating": round(SCALE * self.mu),
            "deviation": round(SCALE * self.sigma),
            "games": self.games,
            "provisional": self.games < PROVISIONAL,
        }

    @property
    def stored(self) -> bytes:
        """The rating as it is kept, exact to the last bit."""
        return msgspec.json.encode(self)


NEW: Final = Rating()
"""Where everybody begins."""


def read_rating(stored: bytes) -> Rating:
    """Return a rating that was stored."""
    return msgspec.json.decode(stored, type=known(Rating))


def fold_result(ratings: Mapping[str, Rating], result: Result) -> dict[str, Rating]:
    """Return the ratings that a result changes, as they are after it; who has none before is new.

    Every seat is a team of one. A subject that held several seats, as an AI may, gets the mean of what the seats would
    get, and one game.
    """
    before = [ratings.get(subject, NEW) for subject in result.subjects]
    model = _model()
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in result.ranks])]
    changed = dict[str, Rating]()
    for subject, rating in zip(result.subjects, before, strict=True):
        own = [rated for held, rated in zip(result.subjects, after, strict=True) if held == subject]
        changed[subject] = Rating(fmean(team.mu for team in own), fmean(team.sigma for team in own), rating.games + 1)
    return changed


def fold_results(ratings: dict[str, Rating], results: Iterable[Result]) -> Iterable[tuple[Result, dict[str, Rating]]]:
    """Fold results into `ratings` in the order in which they come; yield each with the ratings that it changed."""
    for result in results:
        changed = fold_result(ratings, result)
        ratings |= changed
        yield result, changed


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # it takes long to import, and most processes fold no result

    return PlackettLuce()
