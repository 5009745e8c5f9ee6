"""Judging: a search's verdict on the moves of a position and on the move that was made, in words and numbers."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from cairn.events.decision import Decision
from cairn.projections.fold import Position
from cairn.service.analyses.record import MAX_GOOD_LOSS, AnalysedDecision, Word
from cairn.service.deciding.levels import THOROUGH
from cairn.service.rules import rules_of
from cairn.workers.search.candidate import Candidate
from cairn.workers.search.halving import compare, search
from cairn.workers.search.levels import TABLE
from cairn.workers.search.reasons import reasons
from cairn.workers.search.sense import Level, Thresholds, sense_of
from cairn.workers.search.shares import exponential
from cairn.workers.search.temperatures import win_chances

SHARES = {"easy": 8, "medium": 3, "hard": 1}
"""The divisor of `hard`'s playouts in an analysis: the most thorough makes them all."""

FRESH = {"easy": 24, "medium": 64, "hard": 96}
"""The number of worlds in which the best move and the actual move are compared, by thoroughness of the analysis."""

DIGITS = 4
"""Decimals that a chance is rounded to: no search is as exact."""


def search_level(ruleset: str, name: str) -> Level:
    """Return the search level of an analysis: `hard` with a share of its playouts."""
    thorough = TABLE[ruleset][THOROUGH]
    return replace(thorough, budget=thorough.budget // SHARES[name])


def judge(decision: Decision, view: Position[Any], name: str, seed: str) -> AnalysedDecision:
    """Judge the move of a decision, from its seat's view before.

    A search, as thorough as `name` says, finds the best move. Then both are compared in worlds in which neither was
    chosen: the best of many is partly the luckiest, and a player who did not choose it would seem to have lost that
    luck. An exact search has the values of both already. The reason says why the best move is better than the move that
    was made. Raise ValueError, with a sentence, if the move is not legal.
    """
    seat, move, who = decision.seat, decision.move, view.table.deciders.find_decider(decision)
    assert seat is not None
    assert move is not None
    assert who is not None
    rules, state, fresh = rules_of(view), view.state, FRESH[name]
    level = search_level(rules.ruleset, name)
    move_json = to_builtins(move)
    legal = rules.legal_moves(state, seat)
    if move not in legal:  # in an archive that was not verified
        raise ValueError(f"The move of version {decision.version} is not legal, so this game cannot be analysed.")
    if len(legal) == 1:
        return AnalysedDecision(decision.version, seat, who.kind, move_json, "forced")
    candidates = search(rules, state, seat, seed, level)
    best = candidates[0]
    if best.exact:
        played = next(candidate for candidate in candidates if candidate.move == move)
    else:
        played = Candidate(move)
        best = played if best.move == move else Candidate(best.move)
        worlds = [f"{seed}:fresh:{world}" for world in range(fresh)]
        compare(rules, state, seat, [best] if best is played else [best, played], worlds, level)
    before, after = (win_chances(rules.ruleset, state, each, seat) for each in (best, played))
    lost = max(0.0, before[seat] - after[seat])
    if not round(lost, DIGITS):  # no better move was found, though some may be as good
        best, before = played, after
    return AnalysedDecision(
        decision.version,
        seat,
        who.kind,
        move_json,
        word(lost, sense_of(rules.ruleset).THRESHOLDS),
        round_chances(before),
        round_chances(after),
        to_builtins(best.move),
        round(lost, DIGITS),
        accuracy(lost),
        best.exact,
        None if best is played else reasons(rules, state, seat, seed, [best, played])[0],
    )


def word(lost: float, thresholds: Thresholds) -> Word:
    """Return the word for a move that lost this share of chance."""
    if lost >= thresholds.blunder:
        return "blunder"
    if lost >= thresholds.mistake:
        return "mistake"
    if round(lost, DIGITS) > MAX_GOOD_LOSS:
        return "inaccuracy"
    return "good" if round(lost, DIGITS) else "best"


def accuracy(lost: float) -> float:
    """Return the accuracy of a move that lost this share of chance, 0 to 100.

    It is lichess' curve (`AccuracyPercent.scala`), with a share of chance where that has a percentage: a loss of 5 %
    gives 80, a loss of 20 % gives 40.
    """
    return round(min(100.0, max(0.0, 103.1668 * exponential(-4.354 * lost) - 3.1669)), 1)


def round_chances(chances: Sequence[float]) -> tuple[float, ...]:
    """Return chances as they are stored."""
    return tuple([round(chance, DIGITS) for chance in chances])
