"""Points 1 to 3 and 11 of the contract: every game is played to its end, and newer rules change no older game."""

import re
from dataclasses import fields
from dataclasses import replace as replace_fields
from itertools import chain, islice, takewhile
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cairn.contract.playing import CASES, FACTS, OTHERWISE, RECORD, Game, begin, load, random_game, recorded
from cairn.contract.sampling import many_games, unhurried
from cairn.contract.thinking import play_out
from cairn.contract.versions import CHANGES, opening_of, planted, unproven, would_differ
from cairn.events.codec import decode, dump, encode, vocabulary
from cairn.events.decision import redact
from cairn.events.table import ChoicesRevealed, TableEvent
from cairn.projections.fold import BEFORE, fold, projection_of, step
from cairn.projections.names import UNKNOWN
from cairn.projections.say import say as say_decision
from cairn.projections.say import say_event
from cairn.service.audit.proofs import decided_by_ai
from cairn.service.languages import english
from cairn.service.rules import GAMES, Rules, newest
from cairn.workers.choices import check

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES, ids=str)
each_ruleset = pytest.mark.parametrize("ruleset", FACTS)

NEW_CLASS = (
    "The rules must decide a new event or move, `say.py` must describe it, `state.py` must fold it, and the page must "
    'show it: see "A new event or move" in .github/CONTRIBUTING.md. If it is too rare for random games, let an option '
    "set of `facts.py` make it likelier"
)


MORE_IS_BETTER = (
    "More points are better: each winner has the most points. Without a winner several seats have them, or the seat is "
    "alone. Where the fewest points win, let them be negative"
)
NOT_THE_SUM = "`scored` of `facts.py` sums the points in the events; those of `outcome` must be the same"
NOT_A_SENTENCE = "`say` returns a sentence with a full stop at its end for each event and each move, also redacted"
RARE = 30
"""Random games of each option set in which an event or a move that no recorded game contains is looked for."""


def check_game(ruleset: str, game: Game) -> None:
    """Check that a game ended correctly, that its scores add up, and that no piece was lost."""
    facts, table = FACTS[ruleset], game.position.table
    outcome = table.outcome
    assert outcome is not None
    events = [event for step in game.decisions for event in step.events if not isinstance(event, TableEvent)]
    scored = {seat: points for seat, points in enumerate(facts.scored(events)) if points}
    assert scored == {seat: points for seat, points in enumerate(outcome.points) if points}, NOT_THE_SUM
    best = [seat for seat, points in enumerate(outcome.points) if points == max(outcome.points)]
    assert set(outcome.winners) <= set(best), MORE_IS_BETTER
    assert outcome.winners or len(best) > 1 or len(table.seats) == 1, MORE_IS_BETTER
    state, counted = projection_of(ruleset).State.new(table.options, len(table.seats)), None
    for event in events:
        state.evolve(event)
        facts.check(state)
        pieces = facts.pieces(state)
        counted = counted or pieces
        assert pieces == counted, f"after {event}"


@pytest.mark.daily
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


@each_ruleset
def test_every_event_and_move_has_words(ruleset: str) -> None:
    """Point 2: every class occurs in a random or a recorded game and has a sentence, also redacted."""
    said = set[type]()
    all_kinds = {*vocabulary(ruleset).MOVES, *vocabulary(ruleset).EVENTS}
    played = (random_game(*case, seed).decisions for seed in range(RARE) for case in CASES if case[0] == ruleset)
    stored = [[decode(entry.stored, entry.version) for entry in load(path)] for path in recorded(ruleset)]
    for decisions in chain(stored, islice(played, 1), takewhile(lambda _: all_kinds - said, played)):
        table = fold(decisions).table
        called = UNKNOWN.seat_names(table)
        for decision in decisions:
            for seen in (decision, redact(decision, None, ended=False)):
                for event in seen.events:
                    assert re.fullmatch(r"\S.*\.", english().render(say_event(event, table.ruleset, called))), (
                        NOT_A_SENTENCE,
                        event,
                    )
                    said.add(type(event))
                assert say_decision(seen, table, UNKNOWN)
                if seen.move:
                    sentence = english().render(projection_of(ruleset).say(seen.move, called))
                    assert re.fullmatch(r"\S.*\.", sentence), (NOT_A_SENTENCE, seen.move)
                    said.add(type(seen.move))
    assert all_kinds - said == set(), NEW_CLASS


@each_case
def test_the_fold_of_the_log_is_where_the_game_ended(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Point 3: a log decoded from its bytes and folded gives the position that was played."""
    for seed in range(3):
        game = random_game(ruleset, options, seats, seed)
        assert fold(decode(encode(decision), decision.version) for decision in game.decisions) == game.position


@pytest.mark.daily
@pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)
def test_what_follows_changes_no_position_before(path: Path) -> None:
    """Point 3: positions share parts of their states, so each must be unchanged after folding the whole log."""
    position, states = BEFORE, []
    for entry in load(path):
        position = step(position, decode(entry.stored, entry.version))
        states.append((position.state, dump(position.state)))
    for state, before in states:
        assert dump(state) == before, "`evolve` changed a value in place: replace it, as copies of the state share it"


@each_ruleset
def test_every_option_is_tried(ruleset: str) -> None:
    """An option with the same value in all option sets is not tested by this suite."""
    tried = [options for options, _ in FACTS[ruleset].options]
    for option in vocabulary(ruleset).Options.__struct_fields__:
        assert len({options[option] for options in tried}) > 1, f"give {option} two values in `options` of `facts.py`"


def test_each_function_of_the_rules_is_changed() -> None:
    """Other results of the rules would not depend on the version."""
    assert {*CHANGES} == {field.name for field in fields(Rules)} - {"ruleset", "version"}


@each_ruleset
def test_every_version_has_a_recorded_game(ruleset: str) -> None:
    """An older version has one that the newest would have decided differently. Run `record.py` for the game."""
    games = [load(path) for path in recorded(ruleset)]
    for version in GAMES[ruleset].versions:
        own = [entries for entries in games if opening_of(entries).rules_version == version]
        assert own, f"{RECORD.format(ruleset)}no game of version {version} is recorded"
        differs = version == newest(ruleset).version or any(would_differ(entries, newest(ruleset)) for entries in own)
        assert differs, f"{RECORD.format(ruleset)}the newest rules decide all of version {version} equally"


QUICK = ("refusal", "consequences")
"""The functions changed in every run: legal moves and consequences. The others are `slow`."""


@pytest.mark.daily
@each_ruleset
@pytest.mark.parametrize(
    "changed", [pytest.param(changed, marks=[] if changed in QUICK else pytest.mark.slow) for changed in CHANGES]
)
def test_older_games_are_proven_after_a_change_in_a_new_version(ruleset: str, changed: str) -> None:
    """All proofs of every recorded game pass, including the first choices of AIs."""
    with planted(ruleset, changed):
        for path in recorded(ruleset):
            entries = load(path)
            assert unproven(entries) is None, f"{path.stem}: {OTHERWISE}"
            for version in [*decided_by_ai(entries)][:2]:
                (verdict,) = check(entries, range(version, version + 1))
                assert verdict.status != "failed", verdict.why


@pytest.mark.slow
@each_ruleset
def test_older_games_continue_after_a_change_in_a_new_version(ruleset: str) -> None:
    """People and AIs of every kind play a game to its end unaffected."""
    older = newest(ruleset)
    before = play(older)
    with planted(ruleset, *CHANGES):
        assert play(older) == before


def play(rules: Rules) -> list[Any]:
    """Return the decisions of a game by some rules, without their times."""
    options, seats = FACTS[rules.ruleset].options[0]
    game = play_out(begin(rules.ruleset, options, seats, 1, ("greedy", "easy", "medium")[-seats:], by=rules), 1)
    return [
        (decision.move, [*map(_undated, decision.events)], decision.draws, decision.ai) for decision in game.decisions
    ]


def _undated(event: Any) -> Any:
    if isinstance(event, ChoicesRevealed):
        return replace(event, choices=tuple(replace(choice, at="") for choice in event.choices))
    return event


@pytest.mark.daily
@each_ruleset
@pytest.mark.parametrize("changed", ["new", "refusal", "consequences", "outcome"])
def test_a_change_within_a_version_is_detected(ruleset: str, changed: str) -> None:
    """Decisions by the changed rules fail the proofs: so the test above can fail."""
    names = {changed} | ({"resolve"} if changed == "consequences" and newest(ruleset).resolve else set())
    rules = replace_fields(newest(ruleset), **{name: CHANGES[name] for name in names})
    assert all(would_differ(load(path), rules) for path in recorded(ruleset))
