"""Highland Clans: what a hint says of a move, by groups of the features that predict the winner."""

from cairn.projections.highland_clans.state import State
from cairn.service.rules import Rules
from cairn.workers.highland_clans.features import FEATURES, rows
from cairn.workers.search.reasons import Group, terms_of_features
from cairn.workers.search.sense import Terms
from cairn.workers.search.shares import weights_of

GROUPS = (
    Group("brings you points", "points", ("points", "points, near the end")),
    Group(
        "makes the scorings bring you more points",
        "points of the scorings",
        ("expected points", "expected points, near the end", "expected points, very near the end"),
    ),
    Group(
        "gives you more monks or monasteries",
        "monks and monasteries",
        ("green to come", "monks to come", "lead in green to come"),
    ),
    Group(
        "gives you more pipers or castles",
        "pipers and castles",
        ("blue to come", "pipers to come", "pipers", "lack of blue to come"),
    ),
    Group("gives you a larger herd", "cattle", ("herd to come", "lead in cattle to come")),
    Group("leaves you more free land", "free land", ("free lands to come",)),
    Group("gives you more buildings", "buildings", ("buildings to come",)),
    Group("gives you more warriors", "warriors", ("warriors to come", "warriors")),
    Group("leaves you better raid cards", "good raid cards", ("best cards", "best cards, near the end")),
)


def terms(rules: Rules, state: State, seat: int) -> Terms:
    """Return the terms of a position for a seat, in shares of the logarithm of its odds to win."""
    return terms_of_features(GROUPS, FEATURES, weights_of("highland_clans", FEATURES), rows(state), seat)
