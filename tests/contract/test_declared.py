"""Points 8 and 9 of the contract: clauses are cited, declarations match the behaviour, lessons match the rules."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta, Struct
from msgspec.structs import asdict

from cairn.contract.lesson import file_of, lesson_of, render
from cairn.contract.playing import CASES, FACTS, begin, hides, load, random_game, recorded, somewhere
from cairn.events.codec import Undecodable, decode, is_stored, read_options, vocabulary
from cairn.events.decision import MOVER, Ai, Decision, redact, secrets_of, tag_of
from cairn.events.registry import Part, files_of, folder_of, has
from cairn.events.table import Outcome
from cairn.projections.decided import LAST_RESORT
from cairn.projections.fold import BEFORE, fold, projection_of, step
from cairn.projections.message import message
from cairn.service.api.games.game import Game
from cairn.service.api.operations.rulesets import Rulesets
from cairn.service.api.schemas import components, outcome_reasons, title
from cairn.service.deciding.levels import LEVELS, PLAYS_ON, levels_of, version_of
from cairn.service.languages import ENGLISH, FOLDER, Language
from cairn.service.rules import GAMES, group_of, newest
from cairn.service.rules.rulebooks import clauses, rulebook
from cairn.workers.search.levels import TABLE, level_of

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES, ids=str)
each_ruleset = pytest.mark.parametrize("ruleset", FACTS)

UPCAST = (
    "An event or a move that is recorded cannot change: give the class a new version `v`, and add an upcast to "
    '`UPCASTS`, as in "A new field of an event" of .github/CONTRIBUTING.md; `record.py` then records the new version'
)


@each_ruleset
def test_every_recorded_event_is_read_and_stored_as_before(ruleset: str) -> None:
    """A recorded log would be encoded the same today, except for older events: format 1 does not change.

    This is the first test, since most others fail with it.
    """
    for entry in chain.from_iterable(map(load, recorded(ruleset))):
        try:
            is_same = is_stored(decode(entry.stored, entry.version), entry.stored)
        except Undecodable as error:
            pytest.fail(f"{UPCAST}. {error} in {entry.stored.decode()}", pytrace=False)
        assert is_same, f"{UPCAST}. Stored otherwise: {entry.stored.decode()}"


@pytest.mark.daily
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
            assert missing == [], f"`draw` does not show these, which `shown` of `facts.py` has, or names:\n{text}"


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
    reasons = {outcome.reason for outcome in outcomes if isinstance(outcome, Outcome)}
    assert reasons <= {*GAMES[ruleset].outcome_reasons}, "`outcome_reasons` needs every reason that `outcome` returns"
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
    assert seen == {*GAMES[ruleset].waits_for}, "`waits_for` has the second argument of each `ToAct`, and no other"
    assert f"{ruleset}: {', '.join(GAMES[ruleset].waits_for)}" in str(components([Game]))


@each_ruleset
def test_the_game_has_a_title_and_a_sentence(ruleset: str) -> None:
    """A single sentence describes it."""
    assert GAMES[ruleset].title[0].isupper()
    assert re.fullmatch(r"[A-Z][^.]+\.", GAMES[ruleset].blurb), "`blurb` is one sentence with a full stop at its end"
    assert GAMES[ruleset].least_moves > 0, "a game in which a seat has not moved does not count for ratings"


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
    undescribed = [name for name, option in described.items() if not option.get("description")]
    assert undescribed == [], "each option needs `Annotated[…, Meta(description=…)]`"


THINKING = (
    "Where a player hides anything, each level but `random` has a thinking time, or the time of its choice would show "
    "what it hides; in a game without secrets `thinking` is 0, as in `small_levels` of `cairn.workers.search.sense`"
)


@each_ruleset
def test_every_level_has_a_thinking_time(ruleset: str) -> None:
    """If the duration of a choice may depend on a hand, an AI's move is shown after a fixed time."""
    for name, level in TABLE[ruleset].items():
        assert (level.thinking > 0) == (hides(ruleset) and name != LAST_RESORT), THINKING


@each_ruleset
def test_every_level_has_a_version_for_hosts_without_a_kernel(ruleset: str) -> None:
    """There `level_here` goes back to a version that plain Python plays in time."""
    for name in TABLE[ruleset]:
        versions = [level_of(ruleset, name, version) for version in range(1, version_of(ruleset, name) + 1)]
        assert any(level and not level.needs_kernel for level in versions), f"all versions of {name} need a kernel"


def test_every_level_is_described_and_can_play() -> None:
    """The API's description, the page, the policies and the service's own levels have the same set."""
    assert {ruleset: tuple(TABLE[ruleset]) for ruleset in GAMES} == {ruleset: levels_of(ruleset) for ruleset in GAMES}
    assert {level for ruleset in GAMES for level in levels_of(ruleset)} == {*LEVELS}
    assert {PLAYS_ON, LAST_RESORT} <= set(LEVELS)
    assert components([Rulesets])["Ruleset"]["properties"]["levels"]["items"]["enum"] == [*LEVELS]
    page = (FOLDER / ENGLISH / "page_new_game.ftl").read_text()
    assert [level for level in LEVELS if f"lobby-kinds-{level} = AI, {level}" not in page] == []


@each_ruleset
def test_every_event_belongs_to_its_game(ruleset: str) -> None:
    """Its type differs from those of other games, and each secret has a holder."""
    kinds = (*vocabulary(ruleset).EVENTS, *vocabulary(ruleset).MOVES)
    foreign = [tag_of(kind) for kind in vocabulary(ruleset).EVENTS if not tag_of(kind).startswith(f"{ruleset}.")]
    assert foreign == [], f"the `tag` of each event begins with `{ruleset}.`"
    for kind in kinds:
        for name, to in secrets_of(kind).items():
            held = to in (None, MOVER, *kind.__struct_fields__)
            assert held, f"`secret(to=…)` of `{kind.__name__}.{name}` names a field of {kind.__name__}, not `{to}`"


def find_unbounded(hint: Any, bounded: bool = False) -> Iterator[str]:
    """Yield parts of a type with unbounded length."""
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = get_type_hints(hint, include_extras=True)
        for name in hint.__struct_fields__:
            yield from (f"{hint.__name__}.{name}: {found}" for found in find_unbounded(hints[name]))
    elif origin is Annotated:
        bounds = [note.max_length for note in args[1:] if isinstance(note, Meta)]
        yield from find_unbounded(args[0], any(bound is not None for bound in bounds))
    elif origin is not Literal:
        if not bounded and (hint is str or origin is dict or (origin is tuple and Ellipsis in args)):
            yield str(hint)
        for inner in args:
            yield from find_unbounded(inner)


@pytest.mark.parametrize("ruleset", ["table", *FACTS])
def test_every_string_and_every_array_has_a_bound(ruleset: str) -> None:
    """An archive with a million seats, or with a name of a megabyte, is refused while it is decoded.

    States have bounds, too: learners get a constant number of values.
    """
    words = vocabulary(ruleset)
    others = [words.Options, projection_of(ruleset).State] if ruleset in FACTS else [Decision, Ai]
    kinds = [*words.EVENTS, *words.MOVES, *others]
    unbounded = [found for kind in kinds for found in find_unbounded(kind)]
    assert unbounded == [], "each string and each tuple needs `Annotated[…, Meta(max_length=…)]`"


OF_THE_RULES: tuple[Part, ...] = ("events", "projections", "rules")
"""The parts of a game that cite its rules."""


@each_ruleset
def test_every_clause_is_cited_by_the_rules_and_by_a_test(ruleset: str) -> None:
    """A missing citation means that a clause is not enforced or not tested."""
    numbers = {number for version in GAMES[ruleset].versions for number in clauses(ruleset, version)}
    code = "".join(_text(ruleset, part) for part in OF_THE_RULES)
    tests = _text(ruleset, "tests")
    prefixes = {number.partition("-")[0] for number in numbers}
    assert prefixes == {GAMES[ruleset].clause_prefix}, "`clause_prefix` begins each clause of `rulebook.md`"
    not_enforced = [number for number in sorted(numbers - FACTS[ruleset].examples) if not _cites(code, number)]
    assert not_enforced == [], f"cite each clause in the {', '.join(OF_THE_RULES)}, where it is enforced"
    untested = [number for number in sorted(numbers) if not _cites(tests, number)]
    assert untested == [], "cite each clause in a test of it"


@each_ruleset
def test_every_clause_is_a_complete_sentence(ruleset: str) -> None:
    """It ends with a full stop or a colon, also if it has several lines in the rulebook."""
    texts = {text for version in GAMES[ruleset].versions for text in clauses(ruleset, version).values()}
    incomplete = [text for text in texts if not text.endswith((".", ":")) or "\n" in text]
    assert incomplete == [], "each clause of `rulebook.md` ends with a full stop"


@each_ruleset
def test_every_version_has_a_rulebook_of_its_own(ruleset: str) -> None:
    """It includes the changes of its version. All texts in braces name existing versions."""
    books = [rulebook(ruleset, version) for version in GAMES[ruleset].versions]
    assert len({*books}) == len(books)
    assert not any(re.search(r"[{}]|\*\*[A-Z]+-\d+\*\* *$|^- *$", book, re.MULTILINE) for book in books)
    source = (folder_of(ruleset, "rules") / "rulebook.md").read_text()
    named = [number for pair in re.findall(r"\{(\d+)(?:-(\d*))?: ", source) for number in pair if number]
    assert {*map(int, named)} <= {*GAMES[ruleset].versions}


def _text(ruleset: str, part: Part) -> str:
    return "\n".join(path.read_text() for path in files_of(ruleset, part) if path.suffix == ".py")


def _cites(text: str, clause: str) -> bool:
    """Return whether a clause is cited, alone or within `ST-11 to ST-13`."""
    if re.search(rf"{clause}\b", text):
        return True
    prefix, _, number = clause.partition("-")
    spans = re.findall(rf"{prefix}-(\d+) to {prefix}-(\d+)", text)
    return any(int(low) <= int(number) <= int(high) for low, high in spans)


LONGEST_SENTENCES = 240
"""Maximum length of the guide's text in one step."""


def is_taught(ruleset: str) -> bool:
    """Return whether the page has a lesson of a game."""
    return has(ruleset, "page") and file_of(ruleset).exists()


@each_ruleset
def test_a_lesson_matches_its_recorded_game(ruleset: str) -> None:
    """The page's file is generated from the recorded game and the current rules: each move is legal, or refused."""
    lesson = lesson_of(ruleset)
    if not lesson:
        assert not is_taught(ruleset)
        return
    assert file_of(ruleset).read_bytes() == render(lesson), f"python -m cairn.contract.lesson {ruleset} writes it"


def spoken(ruleset: str) -> Language:
    """Return what the guide says in English, where a game has a catalogue for that."""
    path = FOLDER / ENGLISH / f"page_{ruleset}_lesson.ftl"
    return Language(ENGLISH, [path.read_text()] if path.exists() else [])


def test_a_lesson_ends_in_a_won_game() -> None:
    """The learner plays, is refused at least once, and wins alone. The guide's texts are short."""
    for ruleset in filter(is_taught, FACTS):
        lesson = json.loads(file_of(ruleset).read_bytes())
        steps, seat = lesson["steps"], lesson["seat"]
        assert lesson["positions"][str(steps[-1]["at"])]["outcome"]["winners"] == [seat]
        assert any(step["move"] and not step["refusal"] for step in steps), "a lesson has a `Play`, a legal move"
        assert any(step["refusal"] for step in steps), "a lesson has a `Try`, an illegal move that is refused"
        said = [spoken(ruleset).render(message(step["say"])) for step in steps]
        assert max(map(len, said)) <= LONGEST_SENTENCES, "longer texts would hide the board"


def test_a_lesson_shows_only_the_view_of_its_seat() -> None:
    """Each position is the learner's view with the learner as viewer, and only the last game is over."""
    for ruleset in filter(is_taught, FACTS):
        lesson = json.loads(file_of(ruleset).read_bytes())
        last = str(lesson["steps"][-1]["at"])
        for version, game in lesson["positions"].items():
            assert game["viewer"] == lesson["seat"]
            assert (game["status"] == "finished") == (version == last)
