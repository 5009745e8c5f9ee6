"""The search: candidates compared by short playouts, in worlds the seat could be in, the worse half dropped by turns.

It knows no game, and of the true position no more than the seat's view. Each world is imagined once for all candidates
that are left (common random numbers), so that they differ by what they are, not by their luck. The halving is that of
Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (ICML 2013).
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from cairn.events.chance import Chance, SeededChance
from cairn.events.decision import Move
from cairn.service.rules import Rules
from cairn.workers.search.candidate import Candidate, drive
from cairn.workers.search.exact import exact
from cairn.workers.search.sense import Level, Played, Sense, sense_of

FIRST = 2
"""In how many worlds moves are tried that do not look good, where the end is near."""
TRIED = 4
"""Of them one for so many playouts of a level is tried."""


def choose(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> Move:
    """Return the best move of a seat that is waited for; nothing is worked out of one that has no other beside it."""
    moves = _ordered(rules, view, seat, seed, level)
    return moves[0] if len(moves) == 1 else _searched(rules, view, seat, seed, level, moves)[0].move


def search(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> list[Candidate]:
    """Return the candidates of a seat that is waited for, the best first.

    Where all is known to the end, a careful level looks at it to the end; of moves that are equal then, and do not win,
    those come first after which others may err.
    """
    return _searched(rules, view, seat, seed, level, _ordered(rules, view, seat, seed, level))


def _searched(rules: Rules, view: Any, seat: int, seed: str, level: Level, moves: Sequence[Move]) -> list[Candidate]:
    found = exact(rules, view, seat, moves) if level.careful else None
    if not found:
        return halve(rules, view, seat, seed, level, _shortlist(rules, view, seat, seed, level, moves))
    best = found[0].mean(seat)
    equal = [candidate.move for candidate in found if candidate.mean(seat) == best]
    if best < 1.0 and len(equal) > 1:
        tried = [candidate.move for candidate in halve(rules, view, seat, seed, level, equal)]
        found.sort(key=lambda candidate: tried.index(candidate.move) if candidate.move in tried else len(tried))
    return found


def _ordered(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> Sequence[Move]:
    """Return the moves that may be compared, the best-looking first: for a careful level all, where the end is near."""
    sense, moves = sense_of(rules.ruleset), rules.legal_moves(view, seat)
    if len(moves) < 2:
        return moves
    chance = SeededChance(seed)
    ranked = sense.ranked(rules, rules.determinize(view, seat, chance), seat, moves, chance)
    if not (level.careful and sense.is_late(view)):
        return ranked
    thought_of = {*ranked}
    return [*ranked, *[move for move in moves if move not in thought_of]]


def _shortlist(rules: Rules, view: Any, seat: int, seed: str, level: Level, moves: Sequence[Move]) -> list[Move]:
    """Return those that are compared: the best-looking, and to a careful level of moves that are alike the first.

    Where the end is near, others join them that do as well as the best of them in the first worlds: so what wins at
    once is among them, and what keeps another from winning.
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
        tried = [Candidate(move) for move in (*short, *others)]
        compare(rules, view, seat, tried, [f"{seed}:first:{number}" for number in range(FIRST)], level)
        best = max(candidate.mean(seat) for candidate in tried[: len(short)])
        joining = [candidate for candidate in tried[len(short) :] if candidate.mean(seat) >= best]
        joining.sort(key=lambda candidate: candidate.order(seat))
        short += [candidate.move for candidate in joining[: level.candidates]]
    return short


def halve(rules: Rules, view: Any, seat: int, seed: str, level: Level, moves: Sequence[Move]) -> list[Candidate]:
    """Return some moves of a seat that is waited for, the best first."""
    remaining = [Candidate(move) for move in moves]
    dropped: list[Candidate] = []
    rounds, number = max(1, (len(remaining) - 1).bit_length()), 0
    budget = level.budget // (level.candidates if len(remaining) == 1 else 1)  # what is not compared is only valued
    for _ in range(rounds):
        share = max(1, budget // (rounds * len(remaining)))
        compare(rules, view, seat, remaining, [f"{seed}:{number + more}" for more in range(share)], level)
        number += share
        remaining.sort(key=lambda candidate: candidate.order(seat)[: 2 if level.careful else 1])
        half = (len(remaining) + 1) // 2
        remaining, dropped = remaining[:half], remaining[half:] + dropped
    return remaining + dropped


def compare(
    rules: Rules, view: Any, seat: int, candidates: Sequence[Candidate], seeds: Iterable[str], level: Level
) -> None:
    """Count one more playout of each candidate, over a level's turns, in the world of each seed.

    Where the game may end before all have had another turn, a careful level gives it to them.
    The best of many is partly the luckiest: what it is worth is told by worlds in which it was not chosen.
    """
    sense, turns = sense_of(rules.ruleset), level.turns
    if level.careful and sense.is_late(view):
        turns = max(turns, len(sense.chances(rules, view)))
    moves, kernel = [candidate.move for candidate in candidates], sense.kernels.get(rules.version)
    if kernel:
        played = kernel.playouts(view, moves, seeds, turns)
    else:
        played = (_played(rules, sense, view, seat, moves, seed, turns) for seed in seeds)
    for ends in played:
        for candidate, end in zip(candidates, ends, strict=True):
            candidate.add(*end)


def _played(
    rules: Rules, sense: Sense, view: Any, seat: int, moves: Sequence[Move], seed: str, turns: int
) -> list[Played]:
    """Return how a playout ends after each move, in the world of a seed."""
    world = sense.imagine(rules, view, seat, SeededChance(seed))
    ends = []
    for move in moves:
        state, luck = world.copy(), SeededChance(f"{seed}:luck")
        drive(state, rules.consequences(state, seat, move, luck))
        ends.append(_play_out(rules, sense, state, sense.turn(world), luck, turns))
    return ends


def _play_out(rules: Rules, sense: Sense, state: Any, began: object, chance: Chance, turns: int) -> Played:
    """Play on by the quick policy until so many turns have followed on the one that `began`.

    Return the chances then, and how many moves were made.
    """
    turn, steps = began, 0
    while act := rules.to_act(state):
        now = sense.turn(state)
        if now != turn:
            turns, turn = turns - 1, now
            if turns < 0:
                break
        move = sense.quick(rules, state, act.seat, chance)
        drive(state, rules.consequences(state, act.seat, move, chance))
        steps += 1
    return sense.chances(rules, state), steps
