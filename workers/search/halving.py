"""The search: candidates compared by short playouts, in worlds the seat could be in, the worse half dropped by turns.

It knows no game, and of the true position no more than the seat's view. Each world is imagined once for all candidates
that are left (common random numbers), so that they differ by what they are, not by their luck. The halving is that of
Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (ICML 2013).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from cairn.events.chance import Chance, SeededChance
from cairn.events.decision import Event, Move
from cairn.projections.fold import State
from cairn.service.rules import Rules
from cairn.workers.search.levels import Level
from cairn.workers.search.sense import Sense, sense_of


@dataclass(slots=True)
class Candidate:
    """A move that was looked at: in how many playouts, and each seat's chance to win after it, added up."""

    move: Move
    playouts: int = 0
    sums: list[float] = field(default_factory=list)

    def add(self, chances: Sequence[float]) -> None:
        """Count one more playout."""
        self.playouts += 1
        self.sums = [a + b for a, b in zip(self.sums, chances, strict=True)] if self.sums else list(chances)

    def mean(self, seat: int) -> float:
        """Return a seat's chance to win after the move."""
        return self.sums[seat] / self.playouts

    @property
    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win after the move, 0 to 1."""
        return tuple([total / self.playouts for total in self.sums])


def search(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> list[Candidate]:
    """Return the candidates of a seat that is waited for, the best first.

    Of a level are used its budget, candidates and turns.
    """
    return halve(rules, view, seat, seed, level, shortlist(rules, view, seat, seed, level))


def shortlist(rules: Rules, view: Any, seat: int, seed: str, level: Level) -> list[Move]:
    """Return the moves that are compared, the best-looking first."""
    sense, chance = sense_of(rules.ruleset), SeededChance(seed)
    moves = rules.legal_moves(view, seat)
    if len(moves) > 1:
        moves = sense.ranked(rules, rules.determinize(view, seat, chance), seat, moves, chance)
    return moves[: level.candidates]


def halve(rules: Rules, view: Any, seat: int, seed: str, level: Level, moves: Sequence[Move]) -> list[Candidate]:
    """Return some moves of a seat that is waited for, the best first."""
    remaining = [Candidate(move) for move in moves]
    dropped: list[Candidate] = []
    rounds, number = max(1, (len(remaining) - 1).bit_length()), 0
    budget = level.budget // (level.candidates if len(remaining) == 1 else 1)  # what is not compared is only valued
    for _ in range(rounds):
        share = max(1, budget // (rounds * len(remaining)))
        compare(rules, view, seat, remaining, [f"{seed}:{number + more}" for more in range(share)], level.turns)
        number += share
        remaining.sort(key=lambda candidate: -candidate.mean(seat))
        half = (len(remaining) + 1) // 2
        remaining, dropped = remaining[:half], remaining[half:] + dropped
    return remaining + dropped


def compare(
    rules: Rules, view: Any, seat: int, candidates: Sequence[Candidate], seeds: Iterable[str], turns: int
) -> None:
    """Count one more playout of each candidate, over so many turns, in the world of each seed.

    The best of many is partly the luckiest: what it is worth is told by worlds in which it was not chosen.
    """
    sense = sense_of(rules.ruleset)
    for seed in seeds:
        world = sense.imagine(rules, view, seat, SeededChance(seed))
        for candidate in candidates:
            state, luck = world.copy(), SeededChance(f"{seed}:luck")
            drive(state, rules.consequences(state, seat, candidate.move, luck))
            candidate.add(_play_out(rules, sense, state, sense.turn(world), luck, turns))


def drive(state: State, events: Iterator[Event]) -> None:
    """Drive rules as `follow` does, keeping no event."""
    for event in events:
        state.evolve(event)


def _play_out(rules: Rules, sense: Sense, state: Any, began: object, chance: Chance, turns: int) -> Sequence[float]:
    """Play on by the quick policy until so many turns have followed on the one that `began`; return the chances."""
    turn = began
    while act := rules.to_act(state):
        now = sense.turn(state)
        if now != turn:
            turns, turn = turns - 1, now
            if turns < 0:
                break
        move = sense.quick(rules, state, act.seat, chance)
        drive(state, rules.consequences(state, act.seat, move, chance))
    return sense.chances(rules, state)
