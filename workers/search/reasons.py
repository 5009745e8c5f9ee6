"""Reasons: in a sentence, which features of a position a move improves most, compared with other moves.

They are computed like a search's values, from the seat's view alone: each move is made in the same imagined worlds, the
turn is finished by the quick policy if that shows its effect, and the game's `terms` are compared. A term is a subject
of the game (a stone, a scoring) with all its features, and its worth is what these add to the logarithm of the odds.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from operator import mul
from typing import Any, NamedTuple

from cairn.events.chance import SeededChance
from cairn.service.rules import Rules
from cairn.workers.search.candidate import Candidate, make
from cairn.workers.search.halving import play_on
from cairn.workers.search.sense import Reason, Sense, Term, Terms, sense_of
from cairn.workers.search.shares import shares, total

WORLDS = 24
"""The number of worlds in which moves are compared."""
MIN_DIFFERENCE = 0.03
"""A smaller difference of a term is no reason."""
WINS = (Reason("It wins, as far as the AI looked ahead."), Reason("It wins, whatever the other players do."))
"""The reason of a move that won every playout, and of one whose win was searched to the end."""


class Group(NamedTuple):
    """Features of one subject, with a sentence for each way in which a move improves them.

    `gains` is for the seat's own features, `keeps` for those of the others. `lead` replaces `gains` if the seat leads
    by `leads(state, seat)` after the move and did not before.
    """

    features: tuple[str, ...]
    gains: str
    keeps: str = ""
    lead: str = ""
    leads: Callable[[Any, int], bool] = lambda _state, _seat: False


class Weighted(NamedTuple):
    """A game's groups of features, and the weight of each feature by name."""

    groups: Sequence[Group]
    weights: Mapping[str, float]

    def terms(self, before: Any, after: Any, rows: Callable[[Any], Sequence[Mapping[str, float]]], seat: int) -> Terms:
        """Return the terms of a move between two positions, from each seat's features (`rows`).

        Another seat counts by its share of the odds against this seat.
        """
        worth = [{name: weight * row[name] for name, weight in self.weights.items()} for row in rows(after)]
        chances = shares([total(one.values()) for one in worth])
        against = [0.0 if other == seat else chance / (1.0 - chances[seat]) for other, chance in enumerate(chances)]
        earlier, terms = rows(before), dict[Hashable, Term]()
        for group in self.groups:
            changes = [
                total(one[name] - self.weights[name] * row[name] for name in group.features)
                for one, row in zip(worth, earlier, strict=True)
            ]
            leads = group.leads(after, seat) and not group.leads(before, seat)
            gains, keeps = Reason(group.lead if leads else group.gains), Reason(group.keeps or group.gains)
            terms[group.gains] = Term(changes[seat], total(map(mul, against, changes)), gains, keeps)
        return terms


def reasons(rules: Rules, view: Any, seat: int, seed: str, candidates: Sequence[Candidate]) -> list[str | None]:
    """Return for each candidate why it is better than the others, in a sentence.

    None if it is better in no term, or if the game has no terms. A win is a reason in every game.
    """
    sense, worlds = sense_of(rules.ruleset), list[list[Terms]]()
    for world in range(WORLDS if len(candidates) > 1 else 0):
        worlds.append(_terms_after(rules, sense, view, seat, f"{seed}:reason:{world}", candidates))
    found = [
        WINS[candidate.exact] if candidate.mean(seat) == 1.0 else strongest([each for each in worlds if each], place)
        for place, candidate in enumerate(candidates)
    ]
    return [reason and str(reason) for reason in found]


def _terms_after(
    rules: Rules, sense: Sense, view: Any, seat: int, seed: str, candidates: Sequence[Candidate]
) -> list[Terms]:
    """Return the terms after each candidate in the world of a seed; none if the game ends after one of them."""
    world, terms = sense.imagine(rules, view, seat, SeededChance(seed)), list[Terms]()
    for candidate in candidates:
        state, luck = world.copy(), SeededChance(f"{seed}:luck")
        make(rules, state, seat, candidate.move, luck)
        if not sense.is_settled(world, state):
            play_on(rules, sense, state, sense.turn(world), luck, 0)
        if rules.outcome(state, ()):
            return []
        terms.append(sense.terms(rules, world, state, seat))
    return terms


def strongest(worlds: Sequence[Sequence[Terms]], place: int) -> Reason | None:
    """Return the reason of the term that exceeds its mean after the other candidates by most, if by enough.

    Terms that the move itself improves go first; then those that it spares, unlike the others. It is what the seat
    gains by them, or else what the others lose.
    """
    least = MIN_DIFFERENCE * len(worlds)
    own, others, changes = [defaultdict[Hashable, float](float) for _ in range(3)]
    gains, keeps = Counter[tuple[Hashable, Reason]](), Counter[tuple[Hashable, Reason]]()
    for terms in worlds:
        for candidate, each in enumerate(terms):
            share = 1.0 if candidate == place else -1.0 / (len(terms) - 1)
            for subject, term in each.items():
                own[subject] += share * term.own
                others[subject] -= share * term.others
        for subject, term in terms[place].items():
            changes[subject] += term.own - term.others
            gains[subject, term.gains] += 1
            keeps[subject, term.keeps] += 1
    better = [subject for subject in own if own[subject] + others[subject] > least]
    improved = [subject for subject in better if changes[subject] > least]
    best = max(improved or better, key=lambda subject: own[subject] + others[subject], default=None)
    if best is None:
        return None
    named = gains if own[best] > least else keeps
    return max((count, reason) for (subject, reason), count in named.items() if subject == best)[1]
