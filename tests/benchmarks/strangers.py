"""External players as opponents in the arena, reimplemented."""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, PlayCard
from cairn.projections.schotten_totten.state import State
from cairn.service.rules import newest
from cairn.service.rules.schotten_totten.claims import requirement, unseen_clan_cards
from cairn.service.rules.schotten_totten.formations import strength


def naive(state: State, seat: int) -> Move:
    """Choose as `naive` of github.com/chikinn/battle-line, a player of Battle Line (the same game under other names).

    It is optimistic: for each clan card beside each stone it takes the strongest formation that unseen cards allow, and
    plays where the total of that is the highest; among equals beside the stone nearest to the middle. It claims what it
    can, and draws clan cards.
    """
    moves = newest("schotten_totten").legal_moves(state, seat)
    claims = [move for move in moves if isinstance(move, Claim)]
    draws = [move for move in moves if move == DrawCard("clan") or isinstance(move, EndTurn)]
    plays = [move for move in moves if isinstance(move, PlayCard) and move.card in state.hands[seat]]
    if claims or draws or not plays:
        return [*claims, *draws, *moves][0]
    unseen, known = unseen_clan_cards(state), dict[Any, int]()
    best = []
    for play in plays:
        stone = state.stones[play.stone - 1]
        side, needed = (*stone.sides[seat], play.card), requirement(stone)
        look = tuple(sorted(side)), needed
        if look not in known:
            left = sorted(unseen - {play.card})
            ways = combinations(left, needed.cards - len(side))
            known[look] = max((strength((*side, *more), needed.totals_only) for more in ways), default=(0, 0))[1]
        best.append((-known[look], abs(play.stone - 5), plays.index(play)))
    return plays[min(best)[2]]


STRANGERS: Mapping[str, Mapping[str, Callable[[Any, int], Move]]] = {"schotten_totten": {"naive": naive}}
"""By ruleset and name."""
