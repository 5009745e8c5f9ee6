"""Glen More: values of a player's cubes, activations, payments and tiles, for the quick policy."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cairn.events.glen_more.pieces import AREAS, CAPACITY, RESOURCES, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.means import COSTS, EXCHANGES, MAX_CUBES, Means, Need, means
from cairn.service.rules.glen_more.placement import Cell, around
from cairn.service.rules.glen_more.scoring import HATS, NUMBERS, compare
from cairn.workers.glen_more.worth import ACTIVATED, MEMBERS, share_left
from cairn.workers.search.shares import total

GRAIN = 20
"""Number of steps of the share of the game left; values are cached per step."""

CHOICE = 1.2
"""The value of a cube of choice."""

POINT = 0.4
"""The value of a movement point before its uses are judged."""

LATER = 2.5
"""How often a tile is activated later, at the start of a game."""

SHARED = 0.3
"""The value of each barrel, chieftain or card apart from the scorings."""

LOCH_NESS_CARD = 12.0
"""The value of the card of Loch Ness at the start of the game."""


class Hand:
    """The means of the player whose turn it is: the values of their cubes, and of each tile's activation now."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.share = share_left(state)
        self.player = state.players[state.turn]
        self.means = means(state)
        self.prices = _prices(self.means.rows, round(self.share * GRAIN))
        self.barrel = gain_of_number(state, "barrels", 1)

    def activation(self, tile: int, cubes: int) -> float:
        """Return the value of activating a tile now."""
        return _activation(tile, cubes, self.means, self.prices, self.barrel)

    def activations_around(self) -> Mapping[Cell, float]:
        """Return for each cell near the territory the value of activating its neighbours, were a tile placed there."""
        return _activations_around(self.player.territory, self.means, self.prices, self.barrel)


@lru_cache(maxsize=4096)
def _activations_around(
    territory: tuple[Laid, ...], at_hand: Means, prices: tuple[float, ...], barrel: float
) -> Mapping[Cell, float]:
    brought = dict[Cell, float]()
    for laid in territory:
        worth = _activation(laid.tile, len(laid.cubes), at_hand, prices, barrel)
        if worth > 0.0:
            for cell in around((laid.x, laid.y)):
                brought[cell] = brought.get(cell, 0.0) + worth
    return brought


def worth_of_tile(hand: Hand, number: int) -> float:
    """Return the value of a tile, wherever it is placed, less its cost."""
    tile, state, share = TILES[number], hand.state, hand.share
    worth = hand.activation(number, 0) + LATER * share * ACTIVATED[tile.kind]
    for item, count in tile.bonus:
        if item == "whisky":
            worth += gain_of_number(state, "barrels", count)
        elif item == "clan_member":
            on_tiles = sum([laid.members for laid in hand.player.territory])
            worth += (0.2 + share) * (MEMBERS[min(on_tiles + 1, 5)] - MEMBERS[min(on_tiles, 5)])
        else:
            worth += gain_of_number(state, "cards", 1) + _worth_of_card(hand, tile.name)
    if tile.cost:
        worth -= _cost_of(number, hand.means, hand.prices)
        if tile.kind == "tavern":
            worth += gain_of_number(state, "barrels", -1)
    return worth


def _worth_of_card(hand: Hand, card: str) -> float:
    """Return the value of a card's effect, apart from the card itself."""
    state, player = hand.state, hand.player
    worth = gain_of_number(state, "chieftains", HATS[card]) if card in HATS else 0.0
    match card:
        case "Loch Lochy":
            return 2 * CHOICE
        case "Loch Shiel":
            empty = [laid for laid in player.territory if not laid.cubes and TILES[laid.tile].effect == "produce"]
            return CHOICE * len(empty)
        case "Loch Ness":
            return LOCH_NESS_CARD * hand.share - 2.5
        case "Armadale Castle":
            return worth + 3
        case "Castle Moil":
            return worth + gain_of_number(state, "barrels", 1)
        case "Donan Castle":
            return worth + gain_of_number(state, "barrels", 2)
        case "Iona Abbey" | "Loch Morar":
            colour = "yellow" if card == "Iona Abbey" else "green"
            return (2 + hand.share) * sum(TILES[laid.tile].colour == colour for laid in player.territory)
        case "Duart Castle":
            return (3 + hand.share) * sum(TILES[laid.tile].kind == "village" for laid in player.territory)
    return worth


@lru_cache(maxsize=1024)
def _prices(rows: Need, share: int) -> tuple[float, ...]:
    """Return the value of a cube of each kind, by `price`."""
    return tuple([(0.9 + 0.4 * row) * min(1.0, 0.35 + 4 * share / GRAIN) for row in rows])


@lru_cache(maxsize=16384)
def _activation(tile: int, cubes: int, at_hand: Means, prices: tuple[float, ...], barrel: float) -> float:
    """Return the value of activating a tile that holds `cubes` cubes."""
    effect, terms = TILES[tile].effect, TILES[tile].terms
    match effect:
        case "produce":
            return 0.0 if cubes == CAPACITY else CHOICE if terms == "any" else prices[RESOURCES.index(terms)]
        case "vp":
            return float(terms)
        case "move":
            return POINT
        case "":
            return 0.0
    worth = [
        gain(tile, need, barrel) - worth_of_cubes(need, at_hand, prices)
        for need in EXCHANGES[tile]
        if at_hand.pays(need)
    ]
    return max(worth, default=0.0)


def gain(tile: int, given: Need, barrel: float) -> float:
    """Return the gain of an exchange for the cubes given: points, or a barrel."""
    gain = EXCHANGES[tile][given]
    return gain * barrel if TILES[tile].effect == "convert" else gain


@lru_cache(maxsize=8192)
def _cost_of(tile: int, at_hand: Means, prices: tuple[float, ...]) -> float:
    """Return the cost in cubes of the cheapest way to pay for a tile."""
    return min([worth_of_cubes(need, at_hand, prices) for need in COSTS[tile] if at_hand.pays(need)], default=0.0)


def worth_of_cubes(need: Need, at_hand: Means, prices: tuple[float, ...]) -> float:
    """Return the cost of giving cubes: owned cubes first, then bought ones."""
    return total([costs[needed] for costs, needed in zip(_costs(at_hand.own, at_hand.rows, prices), need, strict=True)])


@lru_cache(maxsize=4096)
def _costs(own: Need, filled: Need, prices: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """Return for each kind the cost of zero to three cubes of it."""
    return tuple([
        tuple([
            price * min(needed, owned) + sum(range(row + 1, row + 1 + needed - owned))
            for needed in range(MAX_CUBES + 1)
        ])
        for owned, row, price in zip(own, filled, prices, strict=True)
    ])  # fmt: skip


def gain_of_number(state: State, area: str, more: int) -> float:
    """Return the gain of `more` barrels, chieftains or cards in the scorings to come."""
    numbers = tuple([NUMBERS[area](player) for player in state.players])
    return _gain_by(numbers, state.turn, more) * (len(AREAS) - state.scorings)


@lru_cache(maxsize=8192)
def _gain_by(numbers: tuple[int, ...], seat: int, more: int) -> float:
    """Return the gain of a scoring for `more` more, as the evaluation counts it."""
    after = tuple([number + more * (place == seat) for place, number in enumerate(numbers)])
    return _compared_worth(after, seat) - _compared_worth(numbers, seat)


def _compared_worth(numbers: Sequence[int], seat: int) -> float:
    scored = compare(numbers)
    others = (sum(scored) - scored[seat]) / (len(scored) - 1) / 2
    return scored[seat] - others + SHARED * min(numbers[seat], 8)
