"""Highland Clans: an AI's evaluation of a position for a seat, in points."""

from itertools import permutations

from cairn.events.highland_clans.pieces import Cubes
from cairn.projections.highland_clans.state import Clan, RaidUnderWay, State
from cairn.service.rules.highland_clans import raids, scoring
from cairn.workers.search.shares import total

ROUNDS = 8
"""About how many rounds are scored in a game."""

CARD_VALUE = 0.3
"""The value of each point on a card of the hand."""

NEW_CARD = 3.0
"""About the value of a card that is still to be drawn, and may be chosen, after a raid."""

CUBE = 0.12
"""The value of a cube, in addition to its points now, for each scoring to come."""

FREE_LAND = 0.9
"""The value of a free land for each scoring to come."""

FOLLOWING, WARRIOR = 0.5, 0.5
"""The value of the marker, and of a warrior in addition to its card."""

SPOIL = 0.7
"""The attacker's gain from a spoil, for each scoring to come; the defender loses twice as much."""

VICTORY = 100.0
"""The value of a victory, however narrow."""


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat: its lead over the best opponent, and over all of them."""
    if state.phase == "over":
        worth = [float(points) for points in state.points]
        worth[seat] += VICTORY * (state.points[seat] == max(state.points))
    else:
        worth = _worth_of_seats(state)
        if state.turn == seat and state.phase == "action" and (state.actions or state.following == seat):
            # In other cases the cubes were drawn after the move that led here, which did not cause them.
            actions_left = state.most_actions - len(state.actions)
            worth[seat] += _worth_of_reserve(state.reserve, state.clans[seat], actions_left)
    others = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - (max(others) + total(others) / len(others)) / 2


def _worth_of_seats(state: State) -> list[float]:
    """Return the value of each seat's points, cubes, cards and share of a raid."""
    rounds_left = max(1.0, ROUNDS - state.round)
    gains = _points_of_scoring(state)
    worth = [points + rounds_left * gain for points, gain in zip(state.points, gains, strict=True)]
    for seat, clan in enumerate(state.clans):
        worth[seat] += WARRIOR * clan.warriors + CARD_VALUE * _value_of_hand(clan)
        worth[seat] += rounds_left * FREE_LAND * min(clan.free_lands, rounds_left)
    if state.following is not None:
        worth[state.following] += FOLLOWING
    if state.raid and state.phase == "combat":
        for seat, gain in _points_of_raid(state, state.raid, rounds_left):
            worth[seat] += gain
    return worth


def _points_of_scoring(state: State) -> list[float]:
    """Return each seat's score if it were scored now, and a little for every cube, as it may bring more later."""
    clans = state.clans
    greens, blues, herds = scoring.count_greens(clans), scoring.count_blues(clans), scoring.count_herds(clans)
    blue = scoring.blue_points(blues, scoring.largest_other_herds(herds))
    scored = zip(scoring.green_points(greens), scoring.red_points(herds), blue, strict=True)
    warriors = [clan.warriors for clan in clans]
    later = [CUBE * (sum(cubes) + 0.5 * cubes[3]) for cubes in zip(greens, blues, herds, warriors, strict=True)]
    return [sum(points) + more for points, more in zip(scored, later, strict=True)]


def _value_of_hand(clan: Clan) -> float:
    """Return the value of the cards a clan may keep; each missing card counts as a new one."""
    best = _best_cards(clan, clan.warriors)
    return sum(best) + NEW_CARD * (clan.warriors - len(best))


def _points_of_raid(state: State, raid: RaidUnderWay, rounds_left: float) -> list[tuple[int, float]]:
    """Return each side's expected points of a raid, averaged over the orders in which the defender may play cards.

    Both play their best cards, the attacker the highest first.
    """
    attacker, defender = state.clans[state.turn], state.clans[raid.opponent]
    laid = [(card.card or 0) + card.piper for card in raid.laid]
    combats = raids.COMBATS - raid.fought
    attacks = laid + _best_cards(attacker, combats - len(laid))
    leads = []
    for defences in permutations(_best_cards(defender, combats)):
        pairs = list(zip(attacks, defences, strict=True))
        leads.append(raid.wins[0] - raid.wins[1] + sum((a > d) - (a < d) for a, d in pairs))
    won = sum(lead > 0 for lead in leads) / len(leads)
    lost = sum(lead < 0 for lead in leads) / len(leads)
    spoil = rounds_left * SPOIL * bool(raids.spoils(defender))
    gain = won * (1 + (spoil or 1)) + (1 - won - lost) - lost * min(1, state.points[state.turn])
    return [(state.turn, gain), (raid.opponent, 2 * lost - 2 * won * spoil)]


def _best_cards(clan: Clan, number: int) -> list[int]:
    """Return the highest cards of a hand, the highest first; an unknown card counts 0."""
    return sorted((card or 0 for card in clan.hand), reverse=True)[:number]


def _worth_of_reserve(reserve: Cubes, clan: Clan, actions: int) -> float:
    """Return the value of the reserve for `actions` actions: the best colours, each by what its cubes can buy."""
    land = float(clan.free_lands > 0)
    colours = (
        (reserve.yellow, (0.8,)),
        (reserve.blue, (1.0, 0.2 + land)),
        (reserve.green, (0.8, 0.5, land)),
        (reserve.red, (0.5 + land,)),
    )
    return total(sorted((total(values[:number]) for number, values in colours), reverse=True)[:actions])
