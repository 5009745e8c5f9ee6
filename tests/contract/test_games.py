"""Points 1 to 3 of the contract for every game."""

import re
from pathlib import Path
from typing import Any

import pytest

from cairn.contract.playing import CASES, FACTS, Game, load, random_game, recorded
from cairn.contract.sampling import many_games, unhurried
from cairn.events.codec import decode, dump, encode, vocabulary
from cairn.events.decision import redact
from cairn.events.table import TableEvent
from cairn.projections.fold import BEFORE, fold, projection_of, step
from cairn.projections.names import UNKNOWN
from cairn.projections.say import say as say_decision
from cairn.projections.say import say_event

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES, ids=str)


def check_game(ruleset: str, game: Game) -> None:
    """Check that a game ended correctly, that its scores add up, and that no piece was lost."""
    facts, table = FACTS[ruleset], game.position.table
    outcome = table.outcome
    assert outcome is not None
    events = [event for step in game.decisions for event in step.events if not isinstance(event, TableEvent)]
    assert list(facts.scored(events)) == list(outcome.points)
    best = [seat for seat, points in enumerate(outcome.points) if points == max(outcome.points)]
    assert set(outcome.winners) <= set(best)
    assert outcome.winners or len(best) > 1
    assert game.position.version <= facts.bound * table.options.get("rounds", 1)  # type: ignore[operator]
    state, counted = projection_of(ruleset).State.new(table.options, len(table.seats)), None
    for event in events:
        state.evolve(event)
        facts.check(state)
        pieces = facts.pieces(state)
        counted = counted or pieces
        assert pieces == counted, f"after {event}"


@each_case
def test_random_games_end_with_every_piece(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 1: six random games end within a limit, scores add up, and pieces are conserved after every event."""
    for seed in range(6):
        check_game(ruleset, random_game(ruleset, options, seats, seed))


@pytest.mark.many
@unhurried
@each_case
def test_many_random_games_end_with_every_piece(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 1, for CAIRN_GAMES games, and at least ten."""
    for seed in range(max(10, many_games())):
        check_game(ruleset, random_game(ruleset, options, seats, seed))


@pytest.mark.parametrize("ruleset", FACTS)
def test_every_event_and_move_has_words(ruleset: str) -> None:
    """Point 2: every class occurs in a random or a recorded game and has a sentence, also redacted."""
    said = set[type]()
    played = [random_game(*case, seed=5).decisions for case in CASES if case[0] == ruleset]
    kept = [[decode(entry.stored, entry.version) for entry in load(path)] for path in recorded(ruleset)]
    for decisions in played + kept:
        table = fold(decisions).table
        called = UNKNOWN.seat_names(table)
        for decision in decisions:
            for seen in (decision, redact(decision, None, ended=False)):
                for event in seen.events:
                    assert re.fullmatch(r".{10,}\.", say_event(event, table.ruleset, called)), event
                    said.add(type(event))
                assert say_decision(seen, table, UNKNOWN)
                if seen.move:
                    assert re.fullmatch(r".{10,}\.", projection_of(ruleset).say(seen.move, called))
                    said.add(type(seen.move))
    assert {*vocabulary(ruleset).MOVES, *vocabulary(ruleset).EVENTS} <= said


@each_case
def test_the_fold_of_the_log_is_where_the_game_ended(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 3: a log decoded from its bytes and folded gives the position that was played."""
    for seed in range(3):
        game = random_game(ruleset, options, seats, seed)
        assert fold(decode(encode(decision), decision.version) for decision in game.decisions) == game.position


@pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)
def test_what_follows_changes_no_position_before(path: Path) -> None:
    """Point 3: positions share parts of their states, so each must be unchanged after folding the whole log."""
    position, kept = BEFORE, []
    for entry in load(path):
        position = step(position, decode(entry.stored, entry.version))
        kept.append((position.state, dump(position.state)))
    for state, before in kept:
        assert dump(state) == before


@pytest.mark.parametrize("ruleset", FACTS)
def test_every_option_is_tried(ruleset: str) -> None:
    """An option with the same value in all option sets is not tested by this suite."""
    tried = [options for options, _ in FACTS[ruleset].options]
    for option in vocabulary(ruleset).Options.__struct_fields__:
        assert len({options[option] for options in tried}) > 1, option
