"""Highland Clans: the terms of a move, scoring by scoring, by the features that predict the winner."""

from cairn.projections.highland_clans.state import State
from cairn.service.rules import Rules
from cairn.service.rules.highland_clans import scoring
from cairn.workers.highland_clans.features import FEATURES, LONG, rows
from cairn.workers.highland_clans.worth import rounds_left
from cairn.workers.search.reasons import Group, Weighted
from cairn.workers.search.sense import Terms
from cairn.workers.search.shares import weights_of

EXPECTED = tuple([name for name in FEATURES if name.startswith("expected points")])
"""The features that all scorings share; here each scoring has a part of them."""
BUILDINGS = "buildings to come"
"""The feature that castles and monasteries share."""

SCORED = ("points", "green", "red", "blue")
"""The parts: the points that a clan has, and the points of each scoring to come."""


def _parts(scored: str) -> tuple[str, ...]:
    return tuple([f"{name}: {scored}" for name in EXPECTED])


def _has_most_green(state: State, seat: int) -> bool:
    greens = scoring.count_greens(state.clans)
    return all(greens[seat] > green for other, green in enumerate(greens) if other != seat)


def _has_largest_herd(state: State, seat: int) -> bool:
    herds = scoring.count_herds(state.clans)
    return herds[seat] > scoring.largest_other_herds(herds)[seat]


def _outnumbers_herds(state: State, seat: int) -> bool:
    against = scoring.largest_other_herds(scoring.count_herds(state.clans))
    return scoring.count_blues(state.clans)[seat] > against[seat]


def _has_largest_following(state: State, seat: int) -> bool:
    warriors, courts = [clan.warriors for clan in state.clans], [clan.court for clan in state.clans]
    return scoring.largest_following(warriors, courts, state.following) == seat


GROUPS = (
    Group(
        ("points", "points, near the end", *_parts("points")),
        "It brings you points.",
        "It keeps points from the others.",
    ),
    Group(
        ("green to come", "monks to come", "lead in green to come", f"{BUILDINGS}: green", *_parts("green")),
        "It makes your monks and monasteries count more.",
        "It makes the others' monks and monasteries count less.",
        "It gives you the most monks and monasteries.",
        _has_most_green,
    ),
    Group(
        ("blue to come", "pipers to come", "pipers", "lack of blue to come", f"{BUILDINGS}: blue", *_parts("blue")),
        "It makes your pipers and castles count more.",
        "It makes the others' pipers and castles count less.",
        "It makes your pipers and castles outnumber every other herd.",
        _outnumbers_herds,
    ),
    Group(
        ("herd to come", "lead in cattle to come", *_parts("red")),
        "It makes your cattle count more.",
        "It makes the others' cattle count less.",
        "It gives you the largest herd.",
        _has_largest_herd,
    ),
    Group(("free lands to come",), "It leaves you more free land.", "It leaves the others less free land."),
    Group(
        ("warriors to come", "warriors"),
        "It gives you more warriors.",
        "It leaves the others fewer warriors.",
        "It gives you the largest following.",
        _has_largest_following,
    ),
    Group(("best cards", "best cards, near the end"), "It leaves you better raid cards."),
)


def is_settled(before: State, after: State) -> bool:
    """Return whether a move shows its effect at once: not a redraw, a raid that began, and cards laid in it."""
    return before.phase not in ("redraw", "combat") and (after.raid is None or before.phase != "raid")


def terms(rules: Rules, before: State, after: State, seat: int) -> Terms:
    """Return how a move changed the logarithm of the odds to win, by subject."""
    named = dict(zip(FEATURES, weights_of("highland_clans", FEATURES), strict=True))
    weights = {name: named[name] for name in FEATURES if name not in (*EXPECTED, BUILDINGS)}
    parts = [name for group in GROUPS for name in group.features if ":" in name]
    weights |= {name: named[name.partition(":")[0]] for name in parts}
    return Weighted(GROUPS, weights).terms(before, after, _rows, seat)


def _rows(state: State) -> list[dict[str, float]]:
    """Return each seat's features, with the expected points and the buildings by scoring."""
    rounds, clans = rounds_left(state), state.clans
    herds = scoring.count_herds(clans)
    blue = scoring.blue_points(scoring.count_blues(clans), scoring.largest_other_herds(herds))
    a_round = (scoring.green_points(scoring.count_greens(clans)), scoring.red_points(herds), blue)
    seen = list[dict[str, float]]()
    for seat, row in enumerate(rows(state)):
        named = dict(zip(FEATURES, row, strict=True))
        expected = 0.1 * state.points[seat], *[0.1 * rounds * points[seat] for points in a_round]
        for scored, points in zip(SCORED, expected, strict=True):
            for name, share in zip(_parts(scored), (1.0, 1.0 / rounds, 1.0 / rounds / rounds), strict=True):
                named[name] = points * share
        for scored, count in (("green", clans[seat].monasteries), ("blue", clans[seat].castles)):
            named[f"{BUILDINGS}: {scored}"] = 0.5 * count * rounds / LONG
        seen.append(named)
    return seen
