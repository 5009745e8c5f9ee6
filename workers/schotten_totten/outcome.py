"""How a match may end: each seat's chance to win it, of its chances to get the stones."""

from collections.abc import Sequence

from events.schotten_totten.pieces import ClanCard, value
from projections.schotten_totten.state import State
from service.rules.schotten_totten.scoring import outcome_of_match
from workers.schotten_totten.evaluation import value_of_tactic_cards
from workers.schotten_totten.stones import chance_of_stone, prospects_of_all
from workers.search.shares import shares, shares_of_winners, weights_of

FEATURES = (
    "stones",
    "stones_late",
    "middle",
    "rows",
    "rows_late",
    "best_row",
    "five",
    "five_late",
    "turn",
    "turn_late",
    "clan_cards",
    "tactic_cards",
)
POINT = 0.8
"""What a point of earlier rounds counts, as a share of how clearly a round is won."""


def features(state: State, seat: int) -> Sequence[float]:
    """Return what is to be weighed of a position for a seat: for the other it is the opposite.

    What a name calls late counts by the share of the clan cards that lie face up.
    """
    if state.phase == "over":
        return (0.0,) * len(FEATURES)
    one, other = prospects_of_all(state)
    mine, theirs = (other, one) if seat else (one, other)
    p = [chance_of_stone(stone, seat, mine, theirs) for stone in state.stones]
    q = [1.0 - chance for chance in p]
    late = 1.0 - (state.clan_deck.left + len(state.hands[0]) + len(state.hands[1])) / 54
    stones = sum(p) - 4.5
    rows = [p[i] * p[i + 1] * p[i + 2] for i in range(7)]
    rows_of_other = [q[i] * q[i + 1] * q[i + 2] for i in range(7)]
    row = sum(rows) - sum(rows_of_other)
    best = _any_of(rows) - _any_of(rows_of_other)
    five = chance_of_five(p) - chance_of_five(q)
    turn = (0.5 if state.turn == seat else -0.5) if state.phase == "play" else 0.0
    clan = _total(state.hands[seat]) - _total(state.hands[1 - seat])
    tactic = value_of_tactic_cards(state, seat) - value_of_tactic_cards(state, 1 - seat)
    return (
        stones,
        stones * late,
        stones - p[0] - p[8] + 1.0,
        row,
        row * late,
        best,
        five,
        five * late,
        turn,
        turn * late,
        clan / 20,
        tactic / 2,
    )


def _total(hand: Sequence[ClanCard | None]) -> int:
    return sum(value(card) for card in hand if card)


def _any_of(chances: Sequence[float]) -> float:
    none = 1.0
    for chance in chances:
        none *= 1.0 - chance
    return 1.0 - none


def chance_of_five(chances: Sequence[float]) -> float:
    """Return the chance to get five stones or more, if they are gotten independently."""
    none, one, two, three, four = 1.0, 0.0, 0.0, 0.0, 0.0
    for p in chances:
        q = 1.0 - p
        four = four * q + three * p
        three = three * q + two * p
        two = two * q + one * p
        one = one * q + none * p
        none *= q
    return 1.0 - none - one - two - three - four


def chances(state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in all; when the match is over, the winners' equal shares."""
    if state.phase == "over" and state.round >= state.rounds:
        return shares_of_winners(outcome_of_match(state.points).winners, 2)
    worth = sum(weight * feature for weight, feature in zip(_weights(), features(state, 0), strict=True))
    worth += POINT * (state.points[0] - state.points[1])
    worth /= 1 + state.rounds - state.round
    return shares((worth, -worth))


def _weights() -> tuple[float, ...]:
    by_name = weights_of("schotten_totten").weights
    return tuple([by_name[name] for name in FEATURES])
