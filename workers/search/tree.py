"""A tree of what follows the candidates of a search. It chooses the moves of playouts by what came of them before.

It is a single-observer information set tree (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
2012): a node is reached by the same moves in many worlds, and only moves that are legal in a world compete there. So in
Glen More, where a move names a space, worlds with other tiles there share a node. The moves compete by PUCT (Rosin,
"Multi-armed bandits with episode context", 2011; Silver et al., "Mastering the game of Go without human knowledge",
2017), for the seat that is to act. Each playout adds one node at most, and none for a move without an alternative.
`workers/kernel/tree.c` says it in C: all is +, -, *, / and square roots, which IEEE 754 rounds exactly, in the same
order.
"""

import math
from dataclasses import dataclass, field
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.service.rules import Rules
from cairn.workers.search.candidate import make
from cairn.workers.search.sense import Kernel, Played, Sense

EXPLORATION = 0.1
"""How much an untried move is worth trying. The shares of the win that compete differ by some hundredths."""


@dataclass(slots=True)
class _Node:
    """The playouts through a node, the sums of each seat's chances at their ends, and the policy's move.

    That move is the one of the first world to reach the node.
    """

    visits: int = 0
    sums: list[float] = field(default_factory=list)
    usual: Move | None = None
    children: dict[Move, "_Node"] = field(default_factory=dict)


class Tree:
    """A tree for one search, of which each node compares at most `width` moves."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._root = _Node()

    def play_on(
        self, rules: Rules, sense: Sense, state: Any, candidate: Move, began: object, chance: Chance, turns: int
    ) -> Played:
        """Play on after a candidate; return each seat's chance at the end, and the number of moves.

        Where the tree ends the policy plays on, until `turns` turns have followed the one under way.
        """
        node = self._root.children.setdefault(candidate, _Node())
        path, turn, steps = [self._root, node], began, 0
        while act := rules.to_act(state):
            now = sense.turn(state)
            if now != turn:
                turn = now
                if not node.visits:
                    turns -= 1
                    if turns < 0:
                        break
            move = None
            if node.visits:
                moves = sense.ranked(rules, state, act.seat, rules.legal_moves(state, act.seat), chance)
                move = moves[0]
                if len(moves) > 1:
                    node.usual = node.usual or sense.quick(rules, state, act.seat, chance)
                    move = self._choose(node, moves, act.seat)
                    node = node.children.setdefault(move, _Node())
                    path.append(node)
            make(rules, state, act.seat, move or sense.quick(rules, state, act.seat, chance), chance)
            steps += 1
        chances = [*sense.chances(rules, state)]
        for node in path:
            node.visits += 1
            node.sums = [a + b for a, b in zip(node.sums, chances, strict=True)] if node.sums else chances
        return chances, steps

    def _choose(self, node: _Node, moves: list[Move], seat: int) -> Move:
        """Return the move with the highest score; the policy's own counts as the most promising."""
        if node.usual in moves:
            moves = [node.usual, *[move for move in moves if move != node.usual]]
        moves = moves[: self._width]
        children = [node.children.get(move) for move in moves]
        root = math.sqrt(1 + sum([child.visits for child in children if child]))
        ranks, mean = 0.0, node.sums[seat] / node.visits
        for place in range(len(moves)):
            ranks += 1.0 / (place + 1)
        best, most = moves[0], -1.0
        for place, (move, child) in enumerate(zip(moves, children, strict=True)):
            value, visits = (child.sums[seat] / child.visits, child.visits) if child else (mean, 0)
            score = value + EXPLORATION / (place + 1) / ranks * root / (1 + visits)
            if score > most:
                best, most = move, score
        return best


def new_tree(kernel: Kernel | None, width: int) -> object:
    """Return an empty tree for a search, a kernel's own where there is one; None for a width of 0."""
    if not width:
        return None
    return kernel.new_tree(width) if kernel else Tree(width)
