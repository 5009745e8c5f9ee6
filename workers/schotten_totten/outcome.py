"""Schotten Totten: each seat's chance to win a match, from its chances to get the stones."""

from collections.abc import Sequence
from operator import mul

from cairn.events.schotten_totten.pieces import CARDS, ClanCard, value
from cairn.projections.schotten_totten.state import State
from cairn.service.rules import Rules
from cairn.workers.schotten_totten.evaluation import value_of_tactic_cards
from cairn.workers.schotten_totten.stones import chance_of_stone, prospects_of_all
from cairn.workers.search.shares import shares, shares_of_winners, total, weights_of

FEATURES = ("stones", "stones_late", "row", "five", "five_late", "turn", "clan_cards", "tactic_cards")

POINT = 0.8
"""The value of a point of earlier rounds, relative to a clearly won round."""


def features(state: State, seat: int) -> Sequence[float]:
    """Return the features of a position for a seat; the other seat's are the opposite.

    They are the stones it may get, the chances of three adjacent ones and of five (ST-15), the turn, and the cards in
    hand. Features called late are weighted by the share of the clan cards that lie face up.
    """
    if state.phase == "over":
        return (0.0,) * len(FEATURES)
    first, other = prospects_of_all(state)
    mine, theirs = (other, first) if seat else (first, other)
    p = [chance_of_stone(stone, seat, mine, theirs) for stone in state.stones]
    q = [1.0 - chance for chance in p]
    late = 1.0 - (state.clan_deck.left + len(state.hands[0]) + len(state.hands[1])) / len(CARDS)
    stones = total(p) - len(p) / 2
    five = chance_of_five(p) - chance_of_five(q)
    turn = (0.5 if state.turn == seat else -0.5) if state.phase == "play" else 0.0
    return (
        stones,
        stones * late,
        chance_of_row(p) - chance_of_row(q),
        five,
        five * late,
        turn,
        (_total(state.hands[seat]) - _total(state.hands[1 - seat])) / 20,
        (value_of_tactic_cards(state, seat) - value_of_tactic_cards(state, 1 - seat)) / 2,
    )


def _total(hand: Sequence[ClanCard | None]) -> int:
    return sum(value(card) for card in hand if card)


def chance_of_row(chances: Sequence[float]) -> float:
    """Return about the chance to get three adjacent stones, treating each three as independent."""
    none = 1.0
    for p, q, r in zip(chances, chances[1:], chances[2:], strict=False):
        none *= 1.0 - p * q * r
    return 1.0 - none


def chance_of_five(chances: Sequence[float]) -> float:
    """Return the chance to get at least five stones, treating them as independent."""
    none, one, two, three, four = 1.0, 0.0, 0.0, 0.0, 0.0
    for p in chances:
        q = 1.0 - p
        four = four * q + three * p
        three = three * q + two * p
        two = two * q + one * p
        one = one * q + none * p
        none *= q
    return 1.0 - none - one - two - three - four


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in total; after the end, the winners' equal shares."""
    if outcome := rules.outcome(state, ()):
        return shares_of_winners(outcome.winners, 2)
    worth = total(map(mul, weights_of("schotten_totten", FEATURES), features(state, 0)))
    worth += POINT * (state.points[0] - state.points[1])
    worth /= 1 + state.rounds - state.round
    return shares((worth, -worth))
