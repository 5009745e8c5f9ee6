"""Points 4 and 5 of the contract: views, secrets, legal moves and refusals."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from cairn.contract.conceivable import conceivable
from cairn.contract.playing import CASES, FACTS, Game, games_with_secrets, somewhere, twin_of
from cairn.contract.sampling import sample_or_all
from cairn.events.chance import SeededChance
from cairn.events.codec import canonical, encode, vocabulary
from cairn.events.decision import redact, secrets_of, tag_of
from cairn.projections.fold import fold
from cairn.projections.names import Names
from cairn.projections.say import say as say_decision
from cairn.service.rules import follow, newest
from cairn.service.rules.rulebooks import clauses
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES, ids=str)
each_case_with_secrets = pytest.mark.parametrize(
    ("ruleset", "options", "seats"), [case for case in CASES if FACTS[case[0]].twin], ids=str
)
SAMPLES, ALL = 6, 12
"""The number of tested positions of each option set, each of another random game."""


@sample_or_all
@each_case
def test_a_determinized_view_could_be_the_truth(
    ruleset: str, options: dict[str, Any], seats: int, everything: bool
) -> None:
    """Point 4: determinized at random, a view agrees with all known information, has no gaps, and conserves the pieces.

    Every seat's view is tested at 6 positions; at 12 in a run of `many`.
    """
    for seed in range(ALL if everything else SAMPLES):
        game = somewhere(ruleset, options, seats, seed)
        for viewer in range(seats):
            view = fold(redact(decision, viewer, ended=False) for decision in game.decisions).state
            whole = game.rules.determinize(view, viewer, SeededChance(str(seed)))
            assert FACTS[ruleset].pieces(whole) == FACTS[ruleset].pieces(game.position.state)
            agree(canonical(view), canonical(whole))


def agree(view: bytes, whole: bytes) -> None:
    """Check that two JSON values differ only where the first has null."""

    def walk(known: Any, full: Any) -> None:
        if known is None:
            return
        if isinstance(known, dict):
            assert known.keys() == full.keys()
            for key in known:
                walk(known[key], full[key])
        elif isinstance(known, list):
            assert len(known) == len(full)
            for one, other in zip(known, full, strict=True):
                walk(one, other)
        else:
            assert known == full

    walk(json.loads(view), json.loads(whole))


@pytest.mark.parametrize("ruleset", FACTS)
def test_a_game_without_a_twin_has_no_secrets(ruleset: str) -> None:
    """Point 4: this is allowed only if no field of an event or a move is secret."""
    kinds = (*vocabulary(ruleset).MOVES, *vocabulary(ruleset).EVENTS)
    secrets = [f"{tag_of(kind)}.{name}" for kind in kinds for name in secrets_of(kind)]
    assert (FACTS[ruleset].twin is None) == (secrets == [])


@sample_or_all
@each_case_with_secrets
def test_the_secrets_of_others_change_nothing_i_get(
    ruleset: str, options: dict[str, Any], seats: int, everything: bool
) -> None:
    """Point 4: state, decisions, legal moves, refusals and the AI's choice are the same byte for byte.

    A game and its twin are compared for every viewer just after each kind of secret arises, and for 18 more
    pairs of a place and a viewer, with at most 20 illegal moves of each kind. A run of `many` compares four times as
    many places, with 60 moves.
    """
    samples, most = (ALL, 60) if everything else (SAMPLES // 2, 20)
    games = games_with_secrets(ruleset, options, seats)
    games += [somewhere(ruleset, options, seats, seed) for seed in range(6 * samples // (seats + 1))]
    differed, waited = 0, 0
    for seed, game in enumerate(games):
        for viewer in (None, *range(seats)):
            other = twin_of(game, viewer)
            differed += game.position.state != other.position.state
            waited += game.waited_for == viewer
            first, second = (what_i_get(ruleset, each, viewer, seed, most) for each in (game, other))
            assert [*first] == [*second]
    assert differed > samples
    assert waited > samples // 3


def what_i_get(ruleset: str, game: Game, viewer: int | None, seed: int, most: int) -> Iterator[Any]:
    """Yield all data for a viewer of a running game except digests and chain.

    At most `most` moves of each kind are tried.
    """
    rules, names = game.rules, game.people
    seen = [redact(decision, viewer, ended=False) for decision in game.decisions]
    view = fold(seen)
    yield from map(encode, seen)
    yield from (say_decision(decision, view.table, Names(game.names)) for decision in seen)
    yield canonical(view.state)
    yield rules.to_act(view.state)
    if viewer is None:
        return
    legal = rules.legal_moves(view.state, viewer)
    yield legal
    for move in conceivable(ruleset, random.Random(seed), most):
        if move not in legal:
            yield str(rules.refusal(game.position.state, viewer, move, names))
    if legal:
        for level in TABLE[ruleset].values():
            yield choose(replace(level, budget=min(level.budget, 1)), rules, view.state, viewer, "5")


@sample_or_all
@each_case
def test_legal_moves_follow_from_the_view(ruleset: str, options: dict[str, Any], seats: int, everything: bool) -> None:
    """Point 5: the legal moves of the mover's view are the truth's, and each is accepted. Other seats have none.

    At 6 positions; at 12 in a run of `many`.
    """
    rules = newest(ruleset)
    for seed in range(ALL if everything else SAMPLES):
        game = somewhere(ruleset, options, seats, seed)
        seat, state = game.waited_for, game.position.state
        assert state is not None
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        legal = rules.legal_moves(state, seat)
        assert legal == rules.legal_moves(view, seat)
        assert len(set(legal)) == len(legal) > 0
        for move in legal:
            before, after = canonical(state), state.copy()
            assert follow(after, rules.consequences(after, seat, move, SeededChance("x")))
            assert canonical(state) == before
            assert FACTS[ruleset].pieces(after) == FACTS[ruleset].pieces(state)
        assert [asked for asked in range(seats) if rules.legal_moves(state, asked)] == [seat]


@sample_or_all
@each_case
def test_a_move_is_legal_where_nothing_refuses_it(
    ruleset: str, options: dict[str, Any], seats: int, everything: bool
) -> None:
    """Point 5: a move is legal exactly if its refusal is None. A refusal has a sentence and a clause.

    All legal moves and at most 30 conceivable ones of each kind are tried for every seat, at 6 positions; in a run of
    `many` all conceivable ones, at 12.
    """
    rules = newest(ruleset)
    for seed in range(ALL if everything else SAMPLES):
        game = somewhere(ruleset, options, seats, seed)
        state, names = game.position.state, game.people
        for seat in range(seats):
            legal = {*rules.legal_moves(state, seat)}
            tried = {*conceivable(ruleset, random.Random(seed), 10**6 if everything else 30)}
            for move in legal | tried:
                refusal = rules.refusal(state, seat, move, names)
                assert (refusal is None) == (move in legal), (seat, move, refusal)
                if refusal is not None:
                    assert refusal.clause in clauses(ruleset, rules.version)
                    assert len(refusal.sentence) > 10
