"""Point 9 of the contract: a game's declarations match its behaviour, its text has all pieces, and the API knows it."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta, Struct
from msgspec.structs import asdict

from cairn.contract.playing import CASES, FACTS, begin, load, random_game, recorded, somewhere
from cairn.events.codec import decode, read_options, vocabulary
from cairn.events.decision import Ai, Decision, redact
from cairn.events.table import Outcome
from cairn.projections.decided import LAST_RESORT
from cairn.projections.fold import BEFORE, fold, projection_of, step
from cairn.service.api.games.game import Game
from cairn.service.api.operations.rulesets import Rulesets
from cairn.service.api.schemas import components, outcome_reasons, title
from cairn.service.deciding.levels import LEVELS, PLAYS_ON
from cairn.service.rules import GAMES, group_of, newest
from cairn.service.web import PAGE
from cairn.workers.search.levels import TABLE

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES, ids=str)
each_ruleset = pytest.mark.parametrize("ruleset", FACTS)


@each_case
def test_the_text_shows_every_piece(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """At a position of each of six random games, from the public view and from a spectator's."""
    for seed in range(6):
        game = somewhere(ruleset, options, seats, seed)
        names = game.people
        view = fold(redact(decision, None, ended=False) for decision in game.decisions).state
        for state in (game.position.state, view):
            text = projection_of(ruleset).draw(state, names)
            wanted = Counter([*FACTS[ruleset].shown(state), *names])
            missing = [piece for piece, times in wanted.items() if occurrences(piece, text) < times]
            assert missing == [], text


def occurrences(piece: str, text: str) -> int:
    """Count the occurrences of a piece of text that are not part of a longer word."""
    return len(re.findall(rf"(?<!\w){re.escape(piece)}(?!\w)", text))


def games(ruleset: str) -> Iterator[list[Decision]]:
    """Yield the decisions of every recorded game, and of three random ones of each option set."""
    yield from ([decode(entry.stored, entry.version) for entry in load(path)] for path in recorded(ruleset))
    yield from (random_game(*case, seed).decisions for case in CASES if case[0] == ruleset for seed in range(3))


@each_ruleset
def test_a_game_is_in_a_declared_group(ruleset: str) -> None:
    """For all options. A game from before an option existed is in the usual group; an unknown game has none."""
    groups = {group_of(*case[:2]) for case in CASES if case[0] == ruleset}
    assert groups == {*GAMES[ruleset].groups}
    assert group_of(ruleset, {}) == GAMES[ruleset].groups[0]
    assert group_of("chess", {}) is None


@each_ruleset
def test_every_reason_of_an_outcome_is_declared(ruleset: str) -> None:
    """No recorded or random game ends for another reason, and the API's description has all declared reasons."""
    outcomes = [fold(decisions).table.outcome for decisions in games(ruleset)]
    assert {outcome.reason for outcome in outcomes if isinstance(outcome, Outcome)} <= {*GAMES[ruleset].outcome_reasons}
    described = components()["Outcome"]["properties"]["reason"]["description"]
    assert described == outcome_reasons()
    assert f"{ruleset}: {', '.join(GAMES[ruleset].outcome_reasons)}" in described
    assert all(GAMES[ruleset].outcome_reasons.values())


@each_ruleset
def test_what_a_seat_is_waited_for_is_declared_and_seen(ruleset: str) -> None:
    """Random and recorded games use exactly the declared kinds."""
    seen = set()
    for decisions in games(ruleset):
        position = BEFORE
        for decision in decisions:
            position = step(position, decision)
            act = newest(ruleset).to_act(position.state) if position.has_started else None
            seen |= {act.what} if act else set()
    assert seen == {*GAMES[ruleset].waits_for}
    assert f"{ruleset}: {', '.join(GAMES[ruleset].waits_for)}" in str(components([Game]))


@each_ruleset
def test_the_game_has_a_title_and_a_sentence(ruleset: str) -> None:
    """A single sentence describes it."""
    assert GAMES[ruleset].title[0].isupper()
    assert re.fullmatch(r"[A-Z][^.]{20,}\.", GAMES[ruleset].blurb)
    assert GAMES[ruleset].least_moves > 0


@each_ruleset
def test_the_demo_opens(ruleset: str) -> None:
    """Its options are valid for a client, its number of seats is allowed, and it is dealt."""
    rules = GAMES[ruleset]
    assert rules.demo.seats in rules.seats
    options = asdict(read_options(ruleset, dict(rules.demo.options)))
    assert begin(ruleset, options, rules.demo.seats).position.has_started


@each_ruleset
def test_every_option_is_described(ruleset: str) -> None:
    """The API's description of a game's options explains each of them."""
    described = components()[f"{title(ruleset)}Options"]["properties"]
    assert {*described} == {*vocabulary(ruleset).Options.__struct_fields__}
    assert all(option.get("description") for option in described.values())


@each_ruleset
def test_every_level_has_a_thinking_time(ruleset: str) -> None:
    """If the duration of a choice may depend on a hand, an AI's move is shown after a fixed time."""
    hides = FACTS[ruleset].twin is not None
    for name, level in TABLE[ruleset].items():
        assert (level.thinking > 0) == (hides and name != LAST_RESORT)


def test_every_level_is_described_and_can_play() -> None:
    """The API's description, the page, the policies and the service's own levels have the same set."""
    assert {tuple(TABLE[ruleset]) for ruleset in GAMES} == {LEVELS}
    assert {PLAYS_ON, LAST_RESORT} <= set(LEVELS)
    assert components([Rulesets])["Ruleset"]["properties"]["levels"]["items"]["enum"] == [*LEVELS]
    page = (PAGE / "texts/lobby.js").read_text()
    assert [level for level in LEVELS if f'{level}: "AI, {level}"' not in page] == []


def unbounded(hint: Any, bounded: bool = False) -> Iterator[str]:
    """Yield parts of a type with unbounded length."""
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = get_type_hints(hint, include_extras=True)
        for name in hint.__struct_fields__:
            yield from (f"{hint.__name__}.{name}: {found}" for found in unbounded(hints[name]))
    elif origin is Annotated:
        bounds = [note.max_length for note in args[1:] if isinstance(note, Meta)]
        yield from unbounded(args[0], any(bound is not None for bound in bounds))
    elif origin is not Literal:
        if not bounded and (hint is str or origin is dict or (origin is tuple and Ellipsis in args)):
            yield str(hint)
        for inner in args:
            yield from unbounded(inner)


@pytest.mark.parametrize("ruleset", ["table", *FACTS])
def test_every_string_and_every_array_has_a_bound(ruleset: str) -> None:
    """An archive with a million seats, or with a name of a megabyte, is refused while it is decoded.

    States have bounds, too: learners get a constant number of values.
    """
    words = vocabulary(ruleset)
    others = [words.Options, projection_of(ruleset).State] if ruleset in FACTS else [Decision, Ai]
    kinds = [*words.EVENTS, *words.MOVES, *others]
    assert [found for kind in kinds for found in unbounded(kind)] == []
