"""What tells who will win Highland Clans: numbers for each seat, about as large as 1, for weights that were trained."""

from collections.abc import Sequence

from projections.highland_clans.state import State
from service.rules.highland_clans import raids, scoring
from workers.highland_clans.evaluation import worth_of_reserve
from workers.highland_clans.worth import best_cards, rounds_left

FEATURES = (
    "points",
    "points, the end being near",
    "expected points",
    "expected points, the end being near",
    "green to come",
    "blue to come",
    "herd to come",
    "free lands to come",
    "buildings to come",
    "warriors",
    "warriors to come",
    "best cards",
    "following to come",
    "turn to come",
    "reserve",
    "beyond the red zone",
)

LONG = 6.0
"""How many rounds a game has, more or less."""


def features(state: State, seat: int) -> Sequence[float]:
    """Return a seat's features, in the order of `FEATURES`."""
    return rows(state)[seat]


def rows(state: State) -> list[tuple[float, ...]]:
    """Return each seat's features."""
    clans, left = state.clans, rounds_left(state)
    greens, blues, herds = scoring.count_greens(clans), scoring.count_blues(clans), scoring.count_herds(clans)
    green, red = scoring.green_points(greens), scoring.red_points(herds)
    blue = scoring.blue_points(blues, scoring.largest_other_herds(herds))
    seats, far, near = len(clans), left / LONG, 1.0 / left
    found = list[tuple[float, ...]]()
    for seat, clan in enumerate(clans):
        points = 0.1 * state.points[seat]
        expected = points + 0.1 * left * (green[seat] + red[seat] + blue[seat])
        played = (seat - state.start) % seats < (state.turn - state.start) % seats
        found.append(
            (
                points,
                points * near,
                expected,
                expected * near,
                0.2 * greens[seat] * far,
                0.2 * blues[seat] * far,
                0.2 * herds[seat] * far,
                0.5 * clan.free_lands * far,
                0.5 * (clan.castles + clan.monasteries) * far,
                0.2 * clan.warriors,
                0.2 * clan.warriors * far,
                0.1 * sum(best_cards(clan, raids.COMBATS)),
                (state.following == seat) * far,
                float(not played),
                0.2 * worth_of_reserve(state.reserve, clan, state.most_actions) if seat == state.turn else 0.0,
                0.1 * max(0, state.points[seat] - 29),
            )
        )
    return found
