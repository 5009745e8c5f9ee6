"""What a hasty player would do: the card and the place that do most for its stones."""

from collections.abc import Sequence

from events.decision import Move
from events.schotten_totten.moves import PlayCard
from events.schotten_totten.pieces import CARDS, MODES, RUSES, STONES, WILD, Card
from projections.schotten_totten.state import State, Stone
from service.rules.schotten_totten.cards import obstacle_to_card
from service.rules.schotten_totten.claims import requirement
from service.rules.schotten_totten.formations import strength
from workers.schotten_totten.outlook import bits, chance_to_beat, outlook
from workers.schotten_totten.stones import (
    Prospect,
    chance_of_open_side,
    chance_of_stone,
    promised,
    prospects_seen_by,
)

_PLAYS = {(card, number): PlayCard(card, number) for card in (*CARDS, *WILD, *MODES) for number in STONES}
ALONE = 1.0
IN_ROW = 1.5


def weights_of_stones(chances: Sequence[float]) -> list[float]:
    """Return how much each stone matters, by the chances of the stones beside it: three adjacent ones win (ST-15)."""
    p = [0.0, 0.0, *chances, 0.0, 0.0]
    q = [0.0, 0.0, *[1.0 - chance for chance in chances], 0.0, 0.0]
    return [
        ALONE
        + IN_ROW
        * (
            p[i - 2] * p[i - 1] + p[i - 1] * p[i + 1] + p[i + 1] * p[i + 2]
            + q[i - 2] * q[i - 1] + q[i - 1] * q[i + 1] + q[i + 1] * q[i + 2]
        )
        for i in range(2, 11)
    ]


def scored_clan_cards(state: State, seat: int, cards: Sequence[Card]) -> list[tuple[float, Move]]:
    """Return each way to play some of a hand's cards, with what it does for the chances of the seat's stones."""
    prospects = prospects_seen_by(state, seat)
    own, other = prospects[seat], prospects[1 - seat]
    chances = [chance_of_stone(stone, seat, prospects) for stone in state.stones]
    weights = weights_of_stones(chances)
    open_sides = []
    for place, stone in enumerate(state.stones):
        if stone.owner is None:
            asked = requirement(stone)
            mine, theirs = stone.sides[seat], stone.sides[1 - seat]
            if len(mine) < asked.cards:
                relevant = outlook(mine, asked.cards).relevant if mine else 0
                open_sides.append(
                    (place + 1, mine, theirs, asked, promised(theirs, asked, other), chances[place], weights[place], relevant)
                )
    found: list[tuple[float, Move]] = []
    known: dict[object, float] = {}
    for card in cards:
        bit = bits((card,))
        left = Prospect(own.hand & ~bit, own.deck, own.luck)
        losses = [
            weight * (before - chance_of_open_side(mine, theirs, asked, left, promise)) if relevant & bit else 0.0
            for _, mine, theirs, asked, promise, before, weight, relevant in open_sides
        ]
        lost = sum(losses)
        for (number, mine, theirs, asked, promise, before, weight, _), loss in zip(open_sides, losses, strict=True):
            key = (card, mine, theirs, asked)
            after = known.get(key)
            if after is None:
                with_card = (*mine, card)
                if len(with_card) < asked.cards:
                    after = chance_of_open_side(with_card, theirs, asked, left, promise)
                elif len(theirs) < asked.cards:
                    after = 1.0 - chance_to_beat(theirs, asked, strength(with_card, asked.totals_only), *other)
                else:
                    one, two = strength(with_card, asked.totals_only), strength(theirs, asked.totals_only)
                    after = float(one > two)
                known[key] = after
            found.append((weight * (after - before) - lost + loss, _PLAYS[card, number]))
    return found
