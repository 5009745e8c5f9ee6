"""The search: sequential halving of candidates, compared by short playouts in worlds consistent with the seat's view.

It is independent of the game, and of the true position it knows only the seat's view. Each world is imagined once for
all remaining candidates (common random numbers), so that candidates differ by their merit, not by luck. The halving is
that of Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (ICML 2013).
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from cairn.events.chance import Chance, SeededChance
from cairn.events.decision import Move
from cairn.service.rules import Rules
from cairn.workers.search.candidate import Candidate, make
from cairn.workers.search.exact import exact
from cairn.workers.search.sense import Level, Played, Sense, sense_for, sense_of
from cairn.workers.search.tree import Tree, new_tree

FIRST = 2
"""The number of worlds in which less promising moves are tried near the end."""
TRIED = 4
"""One less promising move is tried for each `TRIED` playouts of a level's budget."""


def choose(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> Move:
    """Return the best move of the seat to act; a single legal move is returned without a search."""
    moves = _ordered(rules, view, seat, seed, level)
    return moves[0] if len(moves) == 1 else _searched(rules, view, seat, seed, level, moves)[0].move


def search(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> list[Candidate]:
    """Return the candidates of the seat to act, the best first.

    With full information a careful level searches to the end. Among moves that are equal then, and do not win, those
    come first after which the others may err.
    """
    return _searched(rules, view, seat, seed, level, _ordered(rules, view, seat, seed, level))


def _searched(rules: Rules, view: Any, seat: int, seed: str, level: Level, moves: Sequence[Move]) -> list[Candidate]:
    candidates = exact(rules, view, seat, moves) if level.careful else None
    if not candidates:
        return halve(rules, view, seat, seed, level, _shortlist(rules, view, seat, seed, level, moves))
    best = candidates[0].mean(seat)
    equal = [candidate.move for candidate in candidates if candidate.mean(seat) == best]
    if best < 1.0 and len(equal) > 1:
        order = [candidate.move for candidate in halve(rules, view, seat, seed, level, equal)]
        candidates.sort(key=lambda candidate: order.index(candidate.move) if candidate.move in order else len(order))
    return candidates


def _ordered(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> Sequence[Move]:
    """Return the moves to compare, the most promising first; near the end a careful level compares all."""
    sense, moves = sense_for(rules.ruleset, level), rules.legal_moves(view, seat)
    if len(moves) < 2:
        return moves
    chance = SeededChance(seed)
    ranked = sense.ranked(rules, rules.determinize(view, seat, chance), seat, moves, chance)
    if not (level.careful and sense.is_late(view)):
        return ranked
    thought_of = {*ranked}
    return [*ranked, *[move for move in moves if move not in thought_of]]


def _shortlist(rules: Rules, view: Any, seat: int, seed: str, level: Level, moves: Sequence[Move]) -> list[Move]:
    """Return the compared moves: the most promising; for a careful level only the first of equivalent moves.

    Near the end, others are added that do as well as the best of them in the first worlds, so that moves that win at
    once, or prevent another's win, are included.
    """
    if not level.careful:
        return [*moves[: level.candidates]]
    sense = sense_of(rules.ruleset)
    distinct = dict[Hashable, Move]()
    for move in moves:
        distinct.setdefault(sense.alike(view, seat, move), move)
    candidates = [*distinct.values()]
    short, others = candidates[: level.candidates], candidates[level.candidates :][: level.budget // TRIED]
    if others and sense.is_late(view):
        tested = [Candidate(move) for move in (*short, *others)]
        compare(rules, view, seat, tested, [f"{seed}:first:{number}" for number in range(FIRST)], level)
        best = max(candidate.mean(seat) for candidate in tested[: len(short)])
        joining = [candidate for candidate in tested[len(short) :] if candidate.mean(seat) >= best]
        joining.sort(key=lambda candidate: candidate.order(seat))
        short += [candidate.move for candidate in joining[: level.candidates]]
    return short


def halve(rules: Rules, view: Any, seat: int, seed: str, level: Level, moves: Sequence[Move]) -> list[Candidate]:
    """Return candidates of the seat to act, the best first."""
    remaining = [Candidate(move) for move in moves]
    dropped: list[Candidate] = []
    rounds, number = max(1, (len(remaining) - 1).bit_length()), 0
    budget = level.budget // (level.candidates if len(remaining) == 1 else 1)  # a single move is only evaluated
    tree = new_tree(sense_for(rules.ruleset, level).kernels.get(rules.version), level.width)
    for _ in range(rounds):
        share = max(1, budget // (rounds * len(remaining)))
        compare(rules, view, seat, remaining, [f"{seed}:{number + more}" for more in range(share)], level, tree)
        number += share
        remaining.sort(key=lambda candidate: candidate.order(seat)[: 2 if level.careful else 1])
        half = (len(remaining) + 1) // 2
        remaining, dropped = remaining[:half], remaining[half:] + dropped
    return remaining + dropped


def compare(
    rules: Rules,
    view: Any,
    seat: int,
    candidates: Sequence[Candidate],
    seeds: Iterable[str],
    level: Level,
    tree: Any = None,
) -> None:
    """Add a playout of each candidate, in a tree if there is one and over a level's turns, in the world of each seed.

    Where the game may end before all have had another turn, a careful level continues until they had it. The best of
    many is partly the luckiest: its value is estimated in worlds that were not used to choose it.
    """
    sense, turns = sense_for(rules.ruleset, level), level.turns
    if level.careful and sense.is_late(view):
        turns = max(turns, len(sense.chances(rules, view)))
    moves, kernel = [candidate.move for candidate in candidates], sense.kernels.get(rules.version)
    if kernel:
        played = kernel.playouts(view, seat, moves, seeds, turns, tree)
    else:
        played = (_played(rules, sense, view, seat, moves, seed, turns, tree) for seed in seeds)
    for ends in played:
        for candidate, end in zip(candidates, ends, strict=True):
            candidate.add(*end)


def _played(
    rules: Rules,
    sense: Sense,
    view: Any,
    seat: int,
    moves: Sequence[Move],
    seed: str,
    turns: int,
    tree: Tree | None = None,
) -> list[Played]:
    """Return the result of a playout after each move, in the world of a seed."""
    world = sense.imagine(rules, view, seat, SeededChance(seed))
    ends = list[Played]()
    for move in moves:
        state, luck = world.copy(), SeededChance(f"{seed}:luck")
        make(rules, state, seat, move, luck)
        if tree:
            ends.append(tree.play_on(rules, sense, state, move, sense.turn(world), luck, turns))
        else:
            steps = play_on(rules, sense, state, sense.turn(world), luck, turns)
            ends.append((sense.chances(rules, state), steps))
    return ends


def play_on(rules: Rules, sense: Sense, state: Any, began: object, chance: Chance, turns: int) -> int:
    """Play on by the quick policy until `turns` turns have followed the turn `began`; return the number of moves."""
    turn, steps = began, 0
    while act := rules.to_act(state):
        now = sense.turn(state)
        if now != turn:
            turns, turn = turns - 1, now
            if turns < 0:
                break
        move = sense.quick(rules, state, act.seat, chance)
        make(rules, state, act.seat, move, chance)
        steps += 1
    return steps
