"""Glen More: what a hint says of a move, by groups of the features that predict the winner."""

from cairn.projections.glen_more.state import State
from cairn.service.rules import Rules
from cairn.workers.glen_more.features import FEATURES, features
from cairn.workers.search.reasons import Group, terms_of_features
from cairn.workers.search.sense import Terms
from cairn.workers.search.shares import weights_of

GROUPS = (
    Group("brings you more points", "points", ("points", "points_early")),
    Group("leaves you more coins", "coins", ("coins", "coins_early")),
    Group("leaves you more cubes", "cubes", ("cubes", "cubes_early", "row_coins")),
    Group("gives you more whisky for the scorings", "whisky", ("barrels_scored", "barrels_ahead")),
    Group("gives you more chieftains for the scorings", "chieftains", ("chieftains_scored", "chieftains_ahead")),
    Group("gives you more special locations for the scorings", "special locations", ("cards_scored", "cards_ahead")),
    Group("keeps your territory small", "", ("surplus", "surplus_early")),
    Group("gives you the next turn sooner", "an early turn", ("ahead", "ahead_early", "hindmost")),
    Group("gives you more clan members", "clan members", ("members", "members_early")),
    Group("leaves you more room for tiles", "room for tiles", ("room", "room_early", "stuck")),
    Group("lets your tiles make more cubes", "tiles that make cubes", ("production",)),
    Group("lets you make more whisky", "distilleries", ("distilleries",)),
    Group("makes your taverns worth more", "taverns", ("taverns",)),
    Group("lets you give cubes for more points", "tiles that take cubes for points", ("brown", "brown_early")),
    Group("gives your clan members more movement", "villages and castles", ("villages",)),
    Group("brings you Loch Ness", "Loch Ness", ("loch_ness",)),
    Group(
        "makes your cards worth more in the end",
        "cards that count in the end",
        ("iona_abbey", "loch_morar", "duart_castle", "card_promise"),
    ),
)


def terms(rules: Rules, state: State, seat: int) -> Terms:
    """Return the terms of a position for a seat, in shares of the logarithm of its odds to win."""
    rows = [features(state, each) for each in range(len(state.points))]
    return terms_of_features(GROUPS, FEATURES, weights_of("glen_more", FEATURES), rows, seat)
