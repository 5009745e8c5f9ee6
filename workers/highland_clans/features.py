"""Highland Clans: features that predict the winner, about as large as 1 for each seat, with trained weights."""

from collections.abc import Sequence

from cairn.projections.highland_clans.state import State
from cairn.service.rules.highland_clans import raids, scoring
from cairn.workers.highland_clans.worth import best_cards, rounds_left

FEATURES = (
    "points",
    "points, near the end",
    "expected points",
    "expected points, near the end",
    "expected points, very near the end",
    "green to come",
    "monks to come",
    "lead in green to come",
    "blue to come",
    "pipers to come",
    "pipers",
    "lack of blue to come",
    "herd to come",
    "lead in cattle to come",
    "free lands to come",
    "buildings to come",
    "warriors to come",
    "warriors",
    "best cards",
    "best cards, near the end",
    "turn to come",
)

LONG = 6.0
"""About how many rounds a game has."""


def features(state: State, seat: int) -> Sequence[float]:
    """Return a seat's features, in the order of `FEATURES`."""
    return rows(state)[seat]


def rows(state: State) -> list[tuple[float, ...]]:
    """Return each seat's features."""
    clans, rounds = state.clans, rounds_left(state)
    greens, blues, herds = scoring.count_greens(clans), scoring.count_blues(clans), scoring.count_herds(clans)
    against = scoring.largest_other_herds(herds)
    green, red = scoring.green_points(greens), scoring.red_points(herds)
    blue = scoring.blue_points(blues, against)
    seats, far, near = len(clans), rounds / LONG, 1.0 / rounds
    turns_over, features = (state.turn - state.start) % seats, list[tuple[float, ...]]()
    for seat, clan in enumerate(clans):
        points, cards = 0.1 * state.points[seat], 0.1 * sum(best_cards(clan, raids.COMBATS))
        expected = points + 0.1 * rounds * (green[seat] + red[seat] + blue[seat])
        most_greens = max(greens[:seat] + greens[seat + 1 :])
        features.append(
            (
                points,
                points * near,
                expected,
                expected * near,
                expected * near * near,
                0.2 * greens[seat] * far,
                0.2 * clan.monks * far,
                0.4 * max(-3, min(3, greens[seat] - most_greens)) * far,
                0.2 * blues[seat] * far,
                0.2 * clan.pipers * far,
                0.2 * clan.pipers,
                0.4 * max(-4, min(0, blues[seat] - against[seat])) * far,
                0.2 * herds[seat] * far,
                0.6 * max(-2, min(2, herds[seat] - against[seat])) * far,
                0.5 * clan.free_lands * far,
                0.5 * (clan.castles + clan.monasteries) * far,
                0.2 * clan.warriors * far,
                0.2 * clan.warriors,
                cards,
                cards * near,
                1.0 if (seat - state.start) % seats >= turns_over else 0.0,
            )
        )
    return features
