"""Glen More: the terms of a move, scoring by scoring, by the features that predict the winner."""

from collections.abc import Callable

from cairn.projections.glen_more.state import State
from cairn.service.rules import Rules
from cairn.service.rules.glen_more.scoring import NUMBERS
from cairn.workers.glen_more.features import FEATURES, features
from cairn.workers.search.reasons import Group, Weighted
from cairn.workers.search.sense import Terms
from cairn.workers.search.shares import weights_of


def _has_most(area: str) -> Callable[[State, int], bool]:
    number = NUMBERS[area]

    def leads(state: State, seat: int) -> bool:
        own = number(state.players[seat])
        return all(own > number(player) for other, player in enumerate(state.players) if other != seat)

    return leads


GROUPS = (
    Group(("points", "points_early"), "It brings you points."),
    Group(("coins", "coins_early"), "It leaves you more coins."),
    Group(("cubes", "cubes_early", "row_coins"), "It leaves you more cubes."),
    Group(
        ("barrels_scored", "barrels_ahead"),
        "It makes your whisky count more in the scorings.",
        "It makes the others' whisky count less in the scorings.",
        "It gives you the most whisky for the scorings.",
        _has_most("barrels"),
    ),
    Group(
        ("chieftains_scored", "chieftains_ahead"),
        "It makes your chieftains count more in the scorings.",
        "It makes the others' chieftains count less in the scorings.",
        "It gives you the most chieftains for the scorings.",
        _has_most("chieftains"),
    ),
    Group(
        ("cards_scored", "cards_ahead"),
        "It makes your special locations count more in the scorings.",
        "It makes the others' special locations count less in the scorings.",
        "It gives you the most special locations for the scorings.",
        _has_most("cards"),
    ),
    Group(
        ("surplus", "surplus_early"),
        "It keeps your territory small.",
        "It makes the others' territories too large.",
    ),
    Group(("ahead", "ahead_early", "hindmost"), "It gives you the next turn sooner."),
    Group(("members", "members_early"), "It gives you more clan members."),
    Group(("room", "room_early", "stuck"), "It leaves you more room for tiles."),
    Group(("production",), "It lets your tiles make more cubes."),
    Group(("distilleries",), "It lets you make more whisky."),
    Group(("taverns",), "It makes your taverns worth more."),
    Group(("brown", "brown_early"), "It lets you give cubes for more points."),
    Group(("villages",), "It gives your clan members more movement."),
    Group(("loch_ness",), "It brings you Loch Ness."),
    Group(
        ("iona_abbey", "loch_morar", "duart_castle", "card_promise"),
        "It makes your cards worth more in the end.",
    ),
)


def terms(rules: Rules, before: State, after: State, seat: int) -> Terms:
    """Return how a move changed the logarithm of the odds to win, by subject."""
    weights = dict(zip(FEATURES, weights_of("glen_more", FEATURES), strict=True))
    return Weighted(GROUPS, weights).terms(before, after, _rows, seat)


def _rows(state: State) -> list[dict[str, float]]:
    return [dict(zip(FEATURES, features(state, each), strict=True)) for each in range(len(state.points))]
