"""Reasons: what a move gains for its seat and what it keeps from the others, compared with other moves, in a sentence.

They are computed like a search's values, from the seat's view alone: each move is made in the same imagined worlds, all
others have a turn by the quick policy, and the game's `terms` of the positions are compared.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import mul
from typing import Any, NamedTuple

from cairn.events.chance import SeededChance
from cairn.service.rules import Rules
from cairn.workers.search.candidate import Candidate, make
from cairn.workers.search.halving import play_on
from cairn.workers.search.sense import Sense, Terms, sense_of
from cairn.workers.search.shares import total

WORLDS = 24
"""The number of worlds in which moves are compared."""
MIN_DIFFERENCE = 0.03
"""A smaller difference of a term is no reason."""
WINS = ("It wins, as far as the AI looked ahead.", "It wins, whatever the other players do.")
"""The reason of a move that won every playout, and of one whose win was searched to the end."""


class Group(NamedTuple):
    """Features that are one reason: the clause for a gain, what is kept from others, if anything, and their names."""

    gains: str
    keeps: str
    features: tuple[str, ...]


def terms_of_features(
    groups: Sequence[Group], names: Sequence[str], weights: Sequence[float], rows: Sequence[Sequence[float]], seat: int
) -> Terms:
    """Return the terms of a position from the weighted features of each seat: the seat's own, and the others' mean."""
    worth = [dict(zip(names, map(mul, weights, row), strict=True)) for row in rows]
    sums = [[total(one[name] for name in group.features) for group in groups] for one in worth]
    others = [row for other, row in enumerate(sums) if other != seat]
    who, keeps = "the others" if len(others) > 1 else "your opponent", dict[str, float]()
    for group, column in zip(groups, zip(*others, strict=True), strict=True):
        if group.keeps:
            keeps[f"keeps {group.keeps} from {who}"] = total(column) / len(others)
    return dict(zip([group.gains for group in groups], sums[seat], strict=True)), keeps


def reasons(rules: Rules, view: Any, seat: int, seed: str, candidates: Sequence[Candidate]) -> list[str | None]:
    """Return for each candidate why it is better than the others, in a sentence.

    None if it is better in no term, or if the game has no terms. A win is a reason in every game.
    """
    sense = sense_of(rules.ruleset)
    gains, keeps = [Counter[str]() for _ in candidates], [Counter[str]() for _ in candidates]
    for world in range(WORLDS if len(candidates) > 1 else 0):
        terms = _terms_after(rules, sense, view, seat, f"{seed}:reason:{world}", candidates)
        for place, (own, others) in enumerate(terms):
            gains[place].update(own)
            keeps[place].subtract(others)
    return [
        WINS[candidate.exact]
        if candidate.mean(seat) == 1.0
        else _sentence(_strongest(gains, place), _strongest(keeps, place))
        for place, candidate in enumerate(candidates)
    ]


def _terms_after(
    rules: Rules, sense: Sense, view: Any, seat: int, seed: str, candidates: Sequence[Candidate]
) -> list[Terms]:
    """Return the terms after each candidate in the world of a seed; none if the game ends after one of them."""
    world, terms = sense.imagine(rules, view, seat, SeededChance(seed)), list[Terms]()
    for candidate in candidates:
        state, luck = world.copy(), SeededChance(f"{seed}:luck")
        make(rules, state, seat, candidate.move, luck)
        play_on(rules, sense, state, sense.turn(world), luck, len(candidate.sums) - 1)
        if rules.outcome(state, ()):
            return []
        terms.append(sense.terms(rules, state, seat))
    return terms


def _strongest(sums: Sequence[Mapping[str, float]], place: int) -> str | None:
    """Return the clause whose sum exceeds the mean of the other candidates' by most, if by enough."""
    others = [one for other, one in enumerate(sums) if other != place]
    best, most = None, MIN_DIFFERENCE * WORLDS
    for clause, worth in sums[place].items():
        difference = worth - total(one.get(clause, 0.0) for one in others) / len(others)
        if difference > most:
            best, most = clause, difference
    return best


def _sentence(gain: str | None, keep: str | None) -> str | None:
    clauses = [clause for clause in (gain, keep) if clause]
    return f"It {', and '.join(clauses)}." if clauses else None
