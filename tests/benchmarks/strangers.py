"""Public players of Schotten Totten and of Battle Line (the same game under other names), as opponents in the arena.

Each chooses by the idea of a published program, without tactic cards. It claims what it can, and draws clan cards.
`uct` needs the kernel, on whose positions it plays games on.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import combinations
from typing import Any

from msgspec import Struct, field

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, PlayCard
from cairn.events.schotten_totten.pieces import COLOURS, colour, value
from cairn.projections.schotten_totten.state import State
from cairn.service.rules import newest
from cairn.service.rules.schotten_totten.claims import requirement, unseen_clan_cards
from cairn.service.rules.schotten_totten.formations import SUM, strength
from cairn.workers.schotten_totten.native import move_of, pack

ITERATIONS = 100
"""The games that `uct` plays on before it chooses, as in its author's `main.py`."""

Player = Callable[[Any, int, str], Move]
Choose = Callable[[State, int, Sequence[PlayCard], random.Random], Move]


class Node(Struct):
    """A node of a search: how often it was visited, what was won then, and the nodes after it by the play."""

    visits: int = 0
    won: float = 0.0
    after: dict[int, "Node"] = field(default_factory=dict)

    def best(self, plays: Sequence[int]) -> int:
        """Return the play with the highest upper confidence bound (UCB1)."""
        log = math.log(self.visits)

        def bound(play: int) -> float:
            node = self.after[play]
            return node.won / node.visits + 2 * math.sqrt(log / node.visits)

        return max(plays, key=bound)


def player_of(choose: Choose) -> Player:
    """Return a player whose card and stone are chosen by a seed, and all else as every stranger does."""

    def player(view: State, seat: int, seed: str) -> Move:
        moves = newest("schotten_totten").legal_moves(view, seat)
        plays = [move for move in moves if isinstance(move, PlayCard) and move.card in view.hands[seat]]
        return choose(view, seat, plays, random.Random(seed)) if plays else min(moves, key=_urgency)

    return player


def _urgency(move: Move) -> int:
    order = (isinstance(move, Claim), move == DrawCard("clan"), isinstance(move, EndTurn))
    return order.index(True) if any(order) else len(order)


def naive(state: State, seat: int, plays: Sequence[PlayCard], _source: random.Random) -> Move:
    """Choose as `naive` of github.com/chikinn/battle-line.

    It is optimistic: for each clan card beside each stone it takes the strongest formation that unseen cards allow, and
    plays where the total of that is the highest; among equals beside the stone nearest to the middle.
    """
    unseen, known = unseen_clan_cards(state), dict[Any, int]()
    best = []
    for number, option in enumerate(plays):
        stone = state.stones[option.stone - 1]
        side, needed = (*stone.sides[seat], option.card), requirement(stone)
        look = tuple(sorted(side)), needed
        if look not in known:
            left = sorted(unseen - {option.card})
            ways = combinations(left, needed.cards - len(side))
            known[look] = max((strength((*side, *more), needed.totals_only) for more in ways), default=(0, 0))[1]
        best.append((-known[look], abs(option.stone - 5), number))
    return plays[min(best)[2]]


def sorter(stone_of: Callable[[Any], int]) -> Choose:
    """Return a player that lays the first card that fits at its own stone, or else a card anywhere."""

    def choose(_state: State, _seat: int, plays: Sequence[PlayCard], source: random.Random) -> Move:
        return next((play for play in plays if stone_of(play.card) == play.stone), None) or source.choice(plays)

    return choose


def uct(state: State, seat: int, _plays: Sequence[PlayCard], source: random.Random) -> Move:
    """Choose as `UCTPlayer` of github.com/talargv/Schotten-Totten-UCT.

    Its tree holds the plays of both; the other's are drawn, from any unseen cards. A new play of its own is followed by
    a game of two that lay cards at random, three times as often where they may form something. It makes the play with
    the highest bound. Unlike there, its draws are not nodes.
    """
    root, view = Node(), pack(state)
    for _ in range(ITERATIONS):
        world: bytes = kernel().imagine(view, seat, _seed(source))
        node, path = root, [root]
        while at := plays_at(world, source):
            world, actor, plays = at
            new = [play for play in plays if play not in node.after] if actor == seat else []
            if new or actor != seat:
                play = source.choice(new) if new else _hasty(world, actor, plays, 5, source)
                node.after.setdefault(play, Node())
            else:
                play = node.best(plays)
            world, node = kernel().after(world, actor, play, _seed(source)), node.after[play]
            path.append(node)
            if new:
                break
        won = _play_on(world, source, 3)[seat]
        for node in path:
            node.visits += 1
            node.won += won
    return move_of(root.best([*root.after]))


def plays_at(world: bytes, source: random.Random) -> tuple[bytes, int, list[int]] | None:
    """Claim and draw in a world until a card is to be laid; return the world, the seat, its plays; None at the end."""
    while True:
        seat, moves = next(((s, moves) for s in (0, 1) if (moves := kernel().legal_moves(world, s))), (0, []))
        plays = [move for move in moves if move >> 24 == 0]  # of a card (`number_of`)
        if plays or not moves:
            return (world, seat, plays) if plays else None
        world = kernel().after(world, seat, min(moves, key=lambda move: _urgency(move_of(move))), _seed(source))


def _play_on(world: bytes, source: random.Random, weight: int) -> Sequence[float]:
    """Play a game on at random; return each seat's share of the win."""
    while at := plays_at(world, source):
        world, actor, plays = at
        world = kernel().after(world, actor, _hasty(world, actor, plays, weight, source), _seed(source))
    shares: Sequence[float] = kernel().chances(world)
    return shares


def _hasty(world: bytes, seat: int, plays: Sequence[int], weight: int, source: random.Random) -> int:
    """Return a random play, `weight` times as often one that may form something."""
    while True:
        play = source.choice(plays)
        if _may_form(world, seat, play) or source.random() < 1 / weight:
            return play


def _may_form(world: bytes, seat: int, play: int) -> bool:
    """Return whether a card is near the only one that lies there, or completes more than a sum."""
    side, card = _side(world, seat, play >> 8 & 255), _name(play >> 16)
    if len(side) == 1:
        return abs(value(side[0]) - value(card)) < 3 or colour(side[0]) == colour(card)
    return not side or strength((*side, card))[0] > SUM


def _side(world: bytes, seat: int, stone: int) -> tuple[Any, ...]:
    """Return the cards on a seat's side of a stone, from a position's bytes (`kernel/game.h`)."""
    at = 35 + 14 * (stone - 1)
    cards = at + 2 + 4 * seat
    return tuple([_name(number) for number in world[cards : cards + world[at + seat]]])


@cache
def _name(number: int) -> Any:
    play = move_of(number << 16 | 1 << 8)
    assert isinstance(play, PlayCard)
    return play.card


@cache
def kernel() -> Any:
    """Return the kernel of Schotten Totten."""
    return import_module("cairn.workers.schotten_totten._kernel")


def _seed(source: random.Random) -> str:
    return f"{source.getrandbits(64):x}"


STRANGERS: Mapping[str, Mapping[str, Player]] = {
    "schotten_totten": {
        "naive": player_of(naive),
        "by_value": player_of(sorter(value)),
        "by_colour": player_of(sorter(lambda card: COLOURS.index(colour(card)) + 1)),
        "uct": player_of(uct),
    }
}
"""By ruleset and name. `by_value` and `by_colour` are the sorters of github.com/chikinn/battle-line."""
