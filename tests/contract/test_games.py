"""The questions every game answers, points 1 to 5 of the contract."""

import json
import os
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from helpers.playing import CASES, FACTS, Game, begin, conceivable, load, random_game, recorded

from events.chance import SeededChance
from events.codec import canonical, decode, encode, vocabulary
from events.decision import redact, secrets_of, tag_of
from events.table import TableEvent
from projections.fold import fold, module, say_event
from projections.fold import say as say_decision
from service.rules import GAMES, rulebook
from service.rules.interface import follow
from workers.search.policies import BUDGETS, choose

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES, ids=str)
each_case_with_secrets = pytest.mark.parametrize(
    ("ruleset", "options", "seats"), [case for case in CASES if FACTS[case[0]].twin], ids=str
)
SAMPLES = 12


def check_game(ruleset: str, game: Game) -> None:
    """Check that a game ended as it should, that its scores add up, and that it lost no piece on the way."""
    facts, table = FACTS[ruleset], game.position.table
    outcome = table.outcome
    assert outcome is not None
    events = [event for step in game.decisions for event in step.events if not isinstance(event, TableEvent)]
    assert list(facts.scored(events)) == list(outcome.points)
    best = [seat for seat, points in enumerate(outcome.points) if points == max(outcome.points)]
    assert set(outcome.winners) <= set(best)
    assert outcome.winners or len(best) > 1
    assert game.position.version <= facts.bound * table.options.get("rounds", 1)  # type: ignore[operator]
    state, counted = module(ruleset).State.new(table.options, len(table.seats)), None
    for event in events:
        state.evolve(event)
        facts.check(state)
        pieces = facts.pieces(state)
        counted = counted or pieces
        assert pieces == counted, f"after {event}"


@each_case
def test_random_games_end_with_every_piece(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 1: ten random games end within a bound, scores add up, and pieces are conserved after every event."""
    for seed in range(10):
        check_game(ruleset, random_game(ruleset, options, seats, seed))


@pytest.mark.many
@pytest.mark.timeout(0)
@each_case
def test_many_random_games_end_with_every_piece(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 1, for as many games as CAIRN_GAMES says."""
    for seed in range(int(os.environ.get("CAIRN_GAMES", "1000"))):
        check_game(ruleset, random_game(ruleset, options, seats, seed))


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_event_and_move_has_words(ruleset: str) -> None:
    """Point 2: every class is made in a random or a recorded game, and has a sentence, also redacted."""
    said = set()
    played = [random_game(*case, seed=5).decisions for case in CASES if case[0] == ruleset]
    kept = [[decode(entry.stored) for entry in load(path)] for path in recorded(ruleset)]
    for decisions in played + kept:
        table = fold(decisions).table
        for decision in decisions:
            for seen in (decision, redact(decision, None, ended=False)):
                for event in seen.events:
                    assert re.fullmatch(r".{10,}\.", say_event(event, table)), event
                    said.add(type(event))
                assert say_decision(seen, table)
                if seen.move:
                    assert re.fullmatch(r".{10,}\.", module(ruleset).say(seen.move, table.names))
                    said.add(type(seen.move))
    assert {*vocabulary(ruleset).MOVES, *vocabulary(ruleset).EVENTS} <= said


@each_case
def test_the_fold_of_the_log_is_where_the_game_ended(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 3: decoded from its bytes and folded, a log leads to the position it was played to."""
    for seed in range(3):
        game = random_game(ruleset, options, seats, seed)
        assert fold(decode(encode(decision)) for decision in game.decisions) == game.position


def somewhere(ruleset: str, options: dict[str, Any], seats: int, seed: int) -> Game:
    """Return a game that was stopped somewhere between its deal and its end."""
    whole = random_game(ruleset, options, seats, seed).position.version
    return random_game(ruleset, options, seats, seed, stop=random.Random(seed).randint(2, whole - 1))


@each_case
def test_a_completed_view_could_be_the_truth(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 4: completed at random, a view agrees with all it knows, has no gap, and conserves the pieces."""
    for seed in range(SAMPLES):
        game = somewhere(ruleset, options, seats, seed)
        for viewer in range(seats):
            view = fold(redact(decision, viewer, ended=False) for decision in game.decisions).state
            whole = GAMES[ruleset].determinize(view, viewer, SeededChance(str(seed)))
            assert FACTS[ruleset].pieces(whole) == FACTS[ruleset].pieces(game.position.state)
            agree(canonical(view), canonical(whole))


def agree(view: bytes, whole: bytes) -> None:
    """Check that two values in JSON differ only where the first has null."""

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


def twins(ruleset: str, options: dict[str, Any], seats: int, seed: int, viewer: int | None) -> tuple[Game, Game]:
    """Return a running game, and one that differs only in what the viewer may not know."""
    game, twin = somewhere(ruleset, options, seats, seed), FACTS[ruleset].twin
    assert twin
    other = begin(ruleset, options, seats, seed)
    other.decisions = twin(game.decisions, game.position.state, viewer)
    other.position = fold(other.decisions)
    return game, other


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_without_a_twin_has_no_secrets(ruleset: str) -> None:
    """Point 4: only a game in which no field of an event or a move is secret may say that nothing in it is."""
    kinds = (*vocabulary(ruleset).MOVES, *vocabulary(ruleset).EVENTS)
    secrets = [f"{tag_of(kind)}.{name}" for kind in kinds for name in secrets_of(kind)]
    assert (FACTS[ruleset].twin is None) == (secrets == [])


@each_case_with_secrets
def test_the_secrets_of_others_change_nothing_i_get(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 4: state, decisions, legal moves, refusals and the AI's choice are the same byte for byte."""
    differed, waited = 0, 0
    for seed in range(6 * SAMPLES // (seats + 1)):
        for viewer in (None, *range(seats)):
            pair = twins(ruleset, options, seats, seed, viewer)
            differed += pair[0].position.state != pair[1].position.state
            waited += pair[0].waited_for == viewer
            first, second = (list(what_i_get(ruleset, game, viewer, seed)) for game in pair)
            assert first == second
    assert differed > SAMPLES
    assert waited > SAMPLES // 3


def what_i_get(ruleset: str, game: Game, viewer: int | None, seed: int) -> Iterator[Any]:
    """Yield everything somebody is told of a running game but digests and chain."""
    rules, names = GAMES[ruleset], game.position.table.names
    seen = [redact(decision, viewer, ended=False) for decision in game.decisions]
    view = fold(seen)
    yield from map(encode, seen)
    yield from (say_decision(decision, view.table) for decision in seen)
    yield canonical(view.state)
    yield rules.to_act(view.state)
    if viewer is None:
        return
    legal = rules.legal_moves(view.state, viewer)
    yield legal
    for move in conceivable(ruleset, random.Random(seed), 60):
        if move not in legal:
            yield str(rules.refusal(game.position.state, viewer, move, names))
    if legal:
        for level, budget in BUDGETS.items():
            yield choose(level, ruleset, view.state, viewer, SeededChance("5"), min(budget, 1))


@each_case
def test_legal_moves_are_the_views_and_all_others_are_refused(
    ruleset: str, options: dict[str, Any], seats: int
) -> None:
    """Point 5: the mover's moves from her view are the truth's; each is accepted; others name a clause that exists."""
    rules, clauses = GAMES[ruleset], rulebook(ruleset)
    for seed in range(SAMPLES):
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
        for asked in range(seats):
            allowed = rules.legal_moves(state, asked)
            assert (allowed != []) == (asked == seat)
            for move in conceivable(ruleset, random.Random(seed), 60):
                if move not in allowed:
                    refusal = rules.refusal(state, asked, move, game.position.table.names)
                    assert f"**{refusal.clause}**" in clauses
                    assert len(refusal.sentence) > 10


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_option_is_tried(ruleset: str) -> None:
    """An option that no option set sets otherwise than another is not tried by this suite."""
    tried = [options for options, _ in FACTS[ruleset].options]
    for option in vocabulary(ruleset).Options.__struct_fields__:
        assert len({options[option] for options in tried}) > 1, option
