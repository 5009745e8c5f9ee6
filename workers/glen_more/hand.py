"""What the hands of a player of Glen More are worth to a hasty look: cubes, activations, payments, tiles."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cairn.events.glen_more.pieces import AREAS, CAPACITY, RESOURCES, TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.means import MAX_CUBES, Means, means
from cairn.service.rules.glen_more.needs import COSTS, EXCHANGES, Need
from cairn.service.rules.glen_more.scoring import HATS, NUMBERS, compare
from cairn.service.rules.glen_more.territory import Cell, around
from cairn.workers.glen_more.worth import ACTIVATED, MEMBERS, share_left
from cairn.workers.search.shares import total

GRAIN = 20
"""The shares of the game that are told apart: what is worked out for one of them is kept."""

CHOICE = 1.2
"""What a cube of choice is worth."""

POINT = 0.4
"""What a movement point is worth that was not yet looked at."""

LATER = 2.5
"""How often a tile is activated later in a game that has just begun."""

SHARED = 0.3
"""What each barrel, chieftain or card is worth apart from the scorings."""

LOCH_NESS_CARD = 12.0
"""What the card of Loch Ness is worth at the start of the game."""


class Hand:
    """What a player whose turn it is has to work with: what their cubes are worth, and what each tile would do now."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.share = share_left(state)
        self.player = state.players[state.turn]
        self.means = means(state)
        self.prices = _prices(self.means.rows, round(self.share * GRAIN))
        self.barrel = gain_of_number(state, "barrels", 1)

    def activation(self, tile: int, cubes: int) -> float:
        """Return what it is worth to activate a tile now."""
        return _activation(tile, cubes, self.means, self.prices, self.barrel)

    def activations_around(self) -> Mapping[Cell, float]:
        """Return for each cell near the territory what its neighbours would do, were a tile laid there."""
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
    """Return what a tile brings, wherever it is laid, less what it costs."""
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
    """Return what a card brings apart from being one."""
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
    """Return what a cube of each kind is worth, as `price` has it."""
    return tuple([(0.9 + 0.4 * row) * min(1.0, 0.35 + 4 * share / GRAIN) for row in rows])


@lru_cache(maxsize=16384)
def _activation(tile: int, cubes: int, at_hand: Means, prices: tuple[float, ...], barrel: float) -> float:
    """Return what it is worth to activate a tile that holds so many cubes."""
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
    """Return what an exchange brings for the cubes given: points, or a barrel."""
    gain = EXCHANGES[tile][given]
    return gain * barrel if TILES[tile].effect == "convert" else gain


@lru_cache(maxsize=8192)
def _cost_of(tile: int, at_hand: Means, prices: tuple[float, ...]) -> float:
    """Return what the cheapest way to pay for a tile costs in cubes."""
    return min([worth_of_cubes(need, at_hand, prices) for need in COSTS[tile] if at_hand.pays(need)], default=0.0)


def worth_of_cubes(need: Need, at_hand: Means, prices: tuple[float, ...]) -> float:
    """Return what it costs to give cubes: own ones first, then bought ones."""
    return total([costs[needed] for costs, needed in zip(_costs(at_hand.own, at_hand.rows, prices), need, strict=True)])


@lru_cache(maxsize=4096)
def _costs(own: Need, filled: Need, prices: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """Return for each kind what no, one, two or three cubes of it cost."""
    return tuple([
        tuple([
            price * min(needed, owned) + sum(range(row + 1, row + 1 + needed - owned))
            for needed in range(MAX_CUBES + 1)
        ])
        for owned, row, price in zip(own, filled, prices, strict=True)
    ])  # fmt: skip


def gain_of_number(state: State, area: str, more: int) -> float:
    """Return what more barrels, chieftains or cards bring in the scorings to come."""
    numbers = tuple([NUMBERS[area](player) for player in state.players])
    return _gain_by(numbers, state.turn, more) * (len(AREAS) - state.scorings)


@lru_cache(maxsize=8192)
def _gain_by(numbers: tuple[int, ...], seat: int, more: int) -> float:
    """Return what a scoring brings more for so many more, as the evaluation has it."""
    after = tuple([number + more * (place == seat) for place, number in enumerate(numbers)])
    return _compared_worth(after, seat) - _compared_worth(numbers, seat)


def _compared_worth(numbers: Sequence[int], seat: int) -> float:
    scored = compare(numbers)
    others = (sum(scored) - scored[seat]) / (len(scored) - 1) / 2
    return scored[seat] - others + SHARED * min(numbers[seat], 8)
