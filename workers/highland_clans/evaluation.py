"""Highland Clans: an AI's sense of a good position."""

from itertools import permutations

from events.highland_clans.pieces import Cubes
from projections.highland_clans.state import Clan, RaidUnderWay, State
from service.rules.highland_clans import raids, scoring

ROUNDS = 8
"""About how many rounds are scored in a game."""

CARD = 0.3
"""What a pip on a card of the hand counts."""

FRESH = 3.0
"""About how many pips a card has that will be drawn, and may be chosen, after a raid."""

SMALL = 0.12
"""What a cube counts for a place it does not win yet, for each scoring to come."""

FREE_LAND = 0.9
"""What a free land counts, for each scoring to come."""

FOLLOWING, WARRIOR = 0.5, 0.5
"""What the marker, and what a warrior counts beside his card."""

SPOIL = 0.7
"""What a spoil brings the attacker, and twice so much costs the defender, for each scoring to come."""

WON = 100.0
"""What it counts to have won, however narrowly."""


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat: ahead of the best opponent, and of all of them."""
    if state.phase == "over":
        worth = [float(points) for points in state.points]
        worth[seat] += WON * (state.points[seat] == max(state.points))
    else:
        worth = _worth(state)
        if state.turn == seat and state.phase == "action" and (state.actions or state.following == seat):
            # Else the cubes were drawn after the move that led here, and are no merit of it.
            worth[seat] += _hope(state.reserve, state.clans[seat], state.most_actions - len(state.actions))
    others = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - (max(others) + sum(others) / len(others)) / 2


def _worth(state: State) -> list[float]:
    """Return what each seat's points, cubes, cards and part in a raid are worth, in points."""
    left = max(1.0, ROUNDS - state.round)
    worth = [points + left * gain for points, gain in zip(state.points, _gains(state), strict=True)]
    for seat, clan in enumerate(state.clans):
        worth[seat] += WARRIOR * clan.warriors + CARD * _hand(clan)
        worth[seat] += left * FREE_LAND * min(clan.free_lands, left)
    if state.following is not None:
        worth[state.following] += FOLLOWING
    if state.raid and state.phase == "combat":
        for seat, more in _prospects(state, state.raid, left):
            worth[seat] += more
    return worth


def _gains(state: State) -> list[float]:
    """Return what each seat would score now, and a little for every cube that is on its way to more."""
    greens = [clan.monks + 3 * clan.monasteries for clan in state.clans]
    blues = [clan.pipers + 2 * clan.castles for clan in state.clans]
    herds = [clan.cattle for clan in state.clans]
    against = [max(herds[:seat] + herds[seat + 1 :]) for seat in range(len(herds))]
    scored = zip(
        scoring.green_points(greens), scoring.red_points(herds), scoring.blue_points(blues, against), strict=True
    )
    warriors = [clan.warriors for clan in state.clans]
    soon = [SMALL * (sum(cubes) + 0.5 * cubes[3]) for cubes in zip(greens, blues, herds, warriors, strict=True)]
    return [sum(points) + more for points, more in zip(scored, soon, strict=True)]


def _hand(clan: Clan) -> float:
    """Return the pips of the cards a clan may keep, those it lacks reckoned as fresh ones."""
    best = sorted((card or 0 for card in clan.hand), reverse=True)[: clan.warriors]
    return sum(best) + FRESH * (clan.warriors - len(best))


def _prospects(state: State, raid: RaidUnderWay, left: float) -> list[tuple[int, float]]:
    """Return what a raid will bring both: as often as the defender's best cards, in any order, win, draw or lose."""
    attacker, defender = state.clans[state.turn], state.clans[raid.opponent]
    laid = [(card.card or 0) + card.piper for card in raid.laid]
    combats = raids.COMBATS - raid.fought
    mine = laid + _best(attacker, combats - len(laid))
    results = []
    for theirs in permutations(_best(defender, combats)):
        pairs = list(zip(mine, theirs, strict=True))
        results.append(raid.wins[0] - raid.wins[1] + sum((a > d) - (a < d) for a, d in pairs))
    won, lost = (sum(map(test, results)) / len(results) for test in ((0).__lt__, (0).__gt__))
    spoil = left * SPOIL * bool(raids.spoils(defender))
    gain = won * (1 + (spoil or 1)) + (1 - won - lost) - lost * min(1, state.points[state.turn])
    return [(state.turn, gain), (raid.opponent, 2 * lost - 2 * won * spoil)]


def _best(clan: Clan, number: int) -> list[int]:
    return sorted((card or 0 for card in clan.hand), reverse=True)[:number]


def _hope(reserve: Cubes, clan: Clan, actions: int) -> float:
    """Return what the cubes of the reserve promise in so many actions: the best colours, each with what it can buy."""
    land = float(clan.free_lands > 0)
    ways = (
        (reserve.yellow, (0.8,)),
        (reserve.blue, (1.0, 0.2 + land)),
        (reserve.green, (0.8, 0.5, land)),
        (reserve.red, (0.5 + land,)),
    )
    return sum(sorted((sum(values[:number]) for number, values in ways), reverse=True)[:actions])
