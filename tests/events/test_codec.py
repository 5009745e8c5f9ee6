"""Encoding, decoding and visibility of decisions."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import pytest
from helpers.planted import game_of_a_package
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct
from msgspec.structs import replace

from cairn.contract.playing import recorded
from cairn.contract.versions import First
from cairn.events import codec, series, table
from cairn.events.codec import (
    Undecodable,
    canonical,
    decode,
    dump,
    encode,
    is_stored,
    load,
    read_move,
    read_options,
    vocabulary,
)
from cairn.events.decision import MOVER, Ai, Decision, Event, Move, redact, secret, secrets_of, tag_of
from cairn.events.schotten_totten.events import CardDrawn, CardPlayed
from cairn.events.schotten_totten.moves import Claim, PlayCard
from cairn.events.schotten_totten.pieces import Options
from cairn.service.rules import GAMES

DECISION = Decision(
    game="abcdefghij234567abcd",
    version=4,
    at="2026-11-21T09:00:01.250Z",
    by=0,
    move=PlayCard("red-5", 3),
    events=(CardPlayed(0, "red-5", 3), CardDrawn(0, "clan", 30, (0,), "red-6")),
    ai=Ai("greedy", 1, 4, "00ff"),
    draws=((42, 3),),
)


def deciding(**parts: Any) -> Decision:
    """Return the first decision of a game, without an AI and without draws."""
    return replace(Decision(game="g", version=1, at="t", by=None, move=None, events=(), ai=None, draws=()), **parts)


def draw_any(hint: Any, longest: int = 3) -> st.SearchStrategy[Any]:
    """Return a strategy for any value of a type hint. Arrays have at most `longest` items."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = get_type_hints(hint, include_extras=True)
        return st.builds(hint, **{name: draw_any(hints[name]) for name in hint.__struct_fields__})
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        notes = [note for note in args[1:] if isinstance(note, Meta)]
        bounds = [(int(note.ge), None if note.le is None else int(note.le)) for note in notes if note.ge is not None]
        if pattern := next((note.pattern for note in notes if note.pattern), None):
            return st.from_regex(pattern, fullmatch=True).filter(lambda text: len(text) <= 32)
        longest = min([longest, *(note.max_length for note in notes if note.max_length is not None)])
        return st.integers(*bounds[0]) if bounds else draw_any(args[0], longest)
    if origin in (Union, UnionType):
        return st.one_of([st.none() if arg is type(None) else draw_any(arg) for arg in args])
    if origin is tuple:
        if Ellipsis not in args:
            return st.tuples(*map(draw_any, args))
        return st.lists(draw_any(args[0]), max_size=longest).map(tuple)
    if origin is dict:
        return st.dictionaries(draw_any(args[0]), draw_any(args[1]), max_size=3)
    if origin is Literal:
        return st.sampled_from(args)
    simple = {str: st.text(max_size=8), int: st.integers(-(2**53) + 1, 2**53 - 1), bool: st.booleans()}
    return simple[hint]


OF_GAMES = [kind for name in GAMES for kind in (*vocabulary(name).EVENTS, *vocabulary(name).MOVES)]
ALL = [*table.EVENTS, *series.EVENTS, *OF_GAMES]


def test_bytes_are_canonical() -> None:
    """Keys are sorted, no blanks, characters as UTF-8, and control characters as in RFC 8785."""
    assert (
        canonical({"b": [1, None, True], "a": 'é\n\x01"\\/'}) == b'{"a":"\xc3\xa9\\n\\u0001\\"\\\\/","b":[1,null,true]}'
    )


@pytest.mark.parametrize("value", [2**53, {"x": [-(2**53)]}, 1.5, {1: 2}, b"x", {1, 2}, object()])
def test_values_outside_canonical_json_are_refused(value: Any) -> None:
    """Large integers, floats, bytes, sets and other objects raise TypeError."""
    with pytest.raises(TypeError):
        canonical(value)


def test_no_field_is_a_float() -> None:
    """So every number has one encoding, as canonical JSON without floats needs."""
    assert "float" not in " ".join(str(get_type_hints(kind, include_extras=True)) for kind in (*ALL, Decision, Ai))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text('abé\n"', max_size=4), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.usefixtures("examples")
@given(value=JSON)
def test_the_encoding_equals_that_of_another_writer(value: Any) -> None:
    """Another writer of sorted JSON without blanks gives the same bytes, and decoding and encoding changes nothing.

    With 8 examples; in a run of `many` with 200.
    """
    stored = canonical(value)
    assert stored == json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
    assert canonical(json.loads(stored)) == stored


def test_control_characters_are_escaped_as_in_rfc_8785() -> None:
    """Five have a short form, others four lower-case digits. DEL and higher ones are not escaped."""
    short = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
    for code in range(0x20):
        written = short.get(chr(code), "\\u" + format(code, "04x"))
        assert canonical(chr(code)).decode() == f'"{written}"'
    assert canonical("\x7f\u2028").decode() == '"\x7f\u2028"'


@pytest.mark.parametrize("value", ["\ud800", {"a": ["\udfff"]}, {"\ud800": 1}, table.SeatTaken(0, None, "\ud83d")])
def test_lone_surrogates_are_refused(value: Any) -> None:
    """A string that is not valid Unicode cannot be stored, wherever it is in a value."""
    with pytest.raises(TypeError):
        canonical(value)


def test_a_decision_survives_encoding() -> None:
    """Decoding returns the encoded decision."""
    assert decode(encode(DECISION), 4) == DECISION


@pytest.mark.daily
@pytest.mark.parametrize("kind", ALL, ids=tag_of)
@pytest.mark.usefixtures("examples")
@given(data=st.data())
def test_every_event_and_move_survives_encoding(kind: Any, data: st.DataObject) -> None:
    """Every class of every game is covered.

    With 8 examples; in a run of `many` with 200.
    """
    item = data.draw(draw_any(kind))
    ruleset = kind.__module__.split(".")[2]
    if issubclass(kind, Move):
        assert read_move(ruleset, load(canonical(item))) == item
    else:
        if isinstance(item, table.Chosen):
            item = replace(item, ruleset="glen_more")  # of an unknown ruleset no choice is decoded
        decision = deciding(events=(item,))
        assert decode(encode(decision), 1) == decision


def test_names_are_unique_and_begin_with_their_ruleset() -> None:
    """No two events share a name, and each is named after its module."""
    events = [kind for kind in ALL if issubclass(kind, Event)]
    assert len(set(map(tag_of, events))) == len(events)
    assert all(tag_of(kind).startswith(kind.__module__.split(".")[2] + ".") for kind in events)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ((b'"type":"play_card"', b'"type":"fly"'), "/move/type: 'fly' is not known here"),
        ((b"card_drawn", b"card_eaten"), "/events/1/type: 'schotten_totten.card_eaten' is not known here"),
        ((b'"type":"schotten_totten.card_drawn"', b'"type":"chess.x"'), "/events/1/type: 'chess.x' is not known here"),
        ((b'"type":"schotten_totten.card_played"', b'"type":"chess.x"'), "no ruleset is named 'chess'"),
        ((b'"left":30', b'"left":30,"v":2'), "/events/1/v: unknown field"),
        ((b'"at":', b'"version":4,"at":'), "/version: unknown field"),
        ((b'"left":30', b'"left":"30"'), "/events/1/left: expected an integer, not a string"),
        ((b'"left":30', b'"left":true'), "/events/1/left: expected an integer, not true or false"),
        ((b'"left":30,', b""), "/events/1/left: missing field"),
        ((b'"left":30', b'"left":30,"hat":1'), "/events/1/hat: unknown field"),
        ((b'"red-6"', b'"red-66"'), "/events/1/card: 'red-66' is not one of the values allowed here"),
        ((b'"stone":3', b'"stone":10'), "/stone: expected an integer of at most 9"),
        ((b"[[42,3]]", b"[[42,3,1]]"), "/draws/0: expected an array of 2 items"),
        ((b"[[42,3]]", b"[" + b",".join([b"[42,3]"] * 257) + b"]"), "/draws: expected an array of at most 256 items"),
        ((b'"greedy"', b'"' + b"a" * 65 + b'"'), "/ai/level: expected a string of at most 64 characters"),
        ((b'"budget":4', b'"budget":null'), "/ai/budget: expected an integer, not null"),
        ((b'{"ai"', b'["ai"'), "not JSON"),
    ],
)
def test_unknown_parts_are_refused_with_their_path(change: tuple[bytes, bytes], words: str) -> None:
    """Unknown names, versions, fields and values."""
    with pytest.raises(Undecodable) as refused:
        decode(encode(DECISION).replace(*change), 4)
    assert words in str(refused.value)


@pytest.mark.parametrize("stored", [b"[]", b"7", b"{}", b"null", b'{"events":[]}', b'{"events":[{"type":"log.x"}]}'])
def test_other_json_is_refused(stored: bytes) -> None:
    """It raises Undecodable and nothing else."""
    with pytest.raises(Undecodable):
        decode(stored, 1)


class Jumped(Event, frozen=True, tag="frogs.jumped"):
    """An event in its third version."""

    far: int
    high: int
    v: Literal[3]


class Jump(Move, frozen=True, tag="jump"):
    """A move in its second version."""

    far: int
    v: Literal[2]


@pytest.fixture
def frogs() -> Iterator[None]:
    """Register a ruleset with old versions."""
    words = ModuleType("frogs")
    words.EVENTS, words.MOVES = (Jumped,), (Jump,)  # type: ignore[attr-defined]
    words.UPCASTS = {  # type: ignore[attr-defined]
        ("frogs.jumped", 1): lambda body: {"far": body["length"]},
        ("frogs.jumped", 2): lambda body: body | {"high": 0},
        ("jump", 1): lambda body: {"far": body["feet"] * 30},
    }
    with game_of_a_package("frogs", events=words):
        yield


@pytest.mark.usefixtures("frogs")
def test_a_decision_of_old_versions_is_read() -> None:
    """Its move and each of its events are upcast from their versions. Encoding it uses the newest."""
    events = (Jumped(7, 0, 3), Jumped(8, 0, 3), Jumped(9, 1, 3))
    new = deciding(by=0, move=Jump(60, 2), events=events)
    old = load(encode(new)) | {
        "move": {"type": "jump", "feet": 2},
        "events": [
            {"type": "frogs.jumped", "length": 7},
            {"type": "frogs.jumped", "v": 2, "far": 8},
            {"type": "frogs.jumped", "v": 3, "far": 9, "high": 1},
        ],
    }
    assert decode(canonical(old), 1) == new
    assert (is_stored(new, canonical(old)), is_stored(new, encode(new))) == (True, True)
    for other in (canonical(old | {"ai": None}), dump(old), canonical(load(encode(new)) | {"ai": None})):
        assert not is_stored(new, other)
    assert decode(encode(new), 1) == new
    assert read_move("frogs", {"type": "jump", "v": 1, "feet": 2}) == Jump(60, 2)
    with pytest.raises(Undecodable, match="/move/v: 3 is not one of the values allowed here"):
        decode(canonical(old | {"move": {"type": "jump", "v": 3, "far": 2}}), 1)
    for version, words in ((4, "4 is not one"), ([], "expected an integer"), (True, "expected an integer")):
        jumped: dict[str, Any] = {"type": "frogs.jumped", "v": version, "far": 9, "high": 1}
        with pytest.raises(Undecodable, match=f"/events/0/v: {words}"):
            decode(canonical(old | {"events": [jumped]}), 1)
    with pytest.raises(Undecodable, match=r"version 1 of 'frogs\.jumped' does not have these fields"):
        decode(canonical(load(encode(new)) | {"events": [{"type": "frogs.jumped", "far": 7, "high": 0}]}), 1)


def test_an_older_event_of_the_table_is_read_in_a_game_s_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision is decoded by the game, although `table.game_ended` follows the last move's events."""
    older = ("table.time_given", 0)  # planted: no event of the table has changed yet
    monkeypatch.setitem(table.UPCASTS, older, lambda body: First(milliseconds=1000 * body["seconds"]))
    new = replace(DECISION, events=(*DECISION.events, table.TimeGiven(2000)))
    old = load(encode(new))
    old["events"][-1] = {"type": "table.time_given", "v": 0, "seconds": 2}
    assert decode(canonical(old), DECISION.version) == new
    assert is_stored(new, canonical(old))


def test_a_clock_has_one_stored_form() -> None:
    """Also if a client spells out its default, whose text is another object than the default. Older logs hold that."""
    clock = table.Clock("turn", 60, 0, json.loads('"easy"'))
    opened = table.GameOpened("schotten_totten", 1, {}, (), True, "", clock=clock)
    new = Decision(game="abcdefghij234567abcd", version=1, at=DECISION.at, events=(opened,))
    stored = encode(new)
    assert b'"clock":{"kind":"turn","seconds":60}' in stored
    older = stored.replace(b'"seconds":60}', b'"seconds":60,"then":"easy"}')
    assert (is_stored(decode(stored, 1), stored), is_stored(decode(older, 1), older)) == (True, True)
    other = stored.replace(b'"seconds":60}', b'"seconds":60,"then":"forfeit"}')
    assert not is_stored(new, other)
    assert not is_stored(new, stored.replace(b'"kind":"turn"', b'"increment":0,"kind":"turn"'))


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ({"rounds": 0}, "/rounds: expected an integer of at least 1"),
        ({"rounds": 100}, "/rounds: expected an integer of at most 99"),
        ({"rounds": None}, "/rounds: expected an integer, not null"),
        ({"first_seat": 2}, "/first_seat: expected an integer of at most 1"),
        ({"first_seat": False}, "/first_seat: expected an integer or null, not true or false"),
        ({"tactics": 1}, "/tactics: expected true or false, not an integer"),
        ({"colour": "red"}, "/colour: unknown field"),
    ],
)
def test_bounds_are_enforced(raw: dict[str, Any], words: str) -> None:
    """Values outside the bounds of their type are refused. Missing ones have their defaults."""
    assert read_options("schotten_totten", {"rounds": 99, "first_seat": 1}) == Options(99, 1)
    assert read_options("schotten_totten", {}) == Options(1, None)
    with pytest.raises(Undecodable) as refused:
        read_options("schotten_totten", raw)
    assert str(refused.value) == words


def test_threads_may_read_their_first_decisions_concurrently(tmp_path: Path) -> None:
    """msgspec prepares a struct on its first use. Two threads doing so at once caused a crash."""
    path = min(recorded("highland_clans"))
    program = tmp_path / "program.py"
    program.write_text(
        "import sys, threading\n"
        "from pathlib import Path\n"
        "from cairn.events import archive, codec\n"
        "sys.setswitchinterval(1e-6)\n"
        "gate = threading.Barrier(8)\n"
        f"entries = [*archive.read(Path({str(path)!r}).read_bytes().splitlines(keepends=True))][:20]\n"
        "def read():\n"
        "    gate.wait()\n"
        "    for entry in entries:\n"
        "        codec.decode(entry.stored, entry.version)\n"
        "threads = [threading.Thread(target=read) for _ in range(8)]\n"
        "[thread.start() for thread in threads]\n"
        "[thread.join() for thread in threads]\n"
    )
    assert [subprocess.run([sys.executable, program], check=False).returncode for _ in range(3)] == [0] * 3


def test_equal_types_are_registered_once() -> None:
    """Two threads may each build the type of a game's decisions. A second registration would crash as the first did."""
    kind = cast(Any, codec.Moves[Claim])
    other = kind.copy_with(kind.__args__)
    assert other == kind
    assert other is not kind
    assert codec.prepare_type(other) is codec.prepare_type(kind)


class Whispered(Event, frozen=True, tag="test.whispered"):
    """An event visible to several seats, with one field hidden from all."""

    to: tuple[int, ...]
    words: Annotated[str | None, secret(to="to")]
    thought: Annotated[str | None, secret(to=None)]


class Shown(Event, frozen=True, tag="test.shown"):
    """An event with a secret for seats that are named in a field with a descriptive name."""

    everyone: tuple[int, ...]
    what: Annotated[str | None, secret(to="everyone")]


class Hide(Move, frozen=True, tag="hide"):
    """A move visible to its player only."""

    where: Annotated[str | None, secret(to=MOVER)]


HIDING = replace(
    DECISION,
    by=1,
    move=Hide("attic"),
    events=(Whispered((0, 2), "hush", "hm"), CardDrawn(1, "clan", 30, (1,), "red-6")),
)


@pytest.mark.parametrize(
    ("viewer", "where", "words", "card"),
    [(0, None, "hush", None), (1, "attic", None, "red-6"), (2, None, "hush", None), (None, None, None, None)],
)
def test_each_viewer_sees_their_part(viewer: int | None, where: str, words: str, card: str) -> None:
    """A secret is visible to the seats in its field, to the mover, or to no viewer. Draws and seeds stay hidden."""
    seen = redact(HIDING, viewer, ended=False)
    assert seen.move == Hide(where)
    assert seen.events == (Whispered((0, 2), words, None), CardDrawn(1, "clan", 30, (1,), card))
    assert (seen.draws, seen.ai) == (None, Ai("greedy", 1, 4, None))


def test_after_the_end_everything_is_public() -> None:
    """A finished game has no secrets."""
    assert redact(HIDING, None, ended=True) == HIDING


def test_hidden_values_are_null() -> None:
    """The redacted decision's JSON contains null instead of each secret."""
    stored = encode(redact(HIDING, None, ended=False))
    assert not [hidden for hidden in (b"attic", b"hush", b"hm", b"red-6", b"00ff", b"42") if hidden in stored]
    seen = json.loads(stored)
    whispered, drawn = seen["events"]
    blanks = (seen["move"]["where"], whispered["words"], whispered["thought"], drawn["card"], seen["draws"])
    assert (*blanks, seen["ai"]["seed"]) == (None,) * 6
    assert (drawn["seat"], drawn["left"], whispered["to"]) == (1, 30, [0, 2])


def test_the_field_of_seats_may_have_any_name() -> None:
    """A seat that is not in it sees nothing."""
    decision = deciding(events=(Shown((1,), "x"),))
    seen = [redact(decision, viewer, ended=False).events[0] for viewer in (0, 1)]
    assert seen == [Shown((1,), None), Shown((1,), "x")]


@pytest.mark.daily
@pytest.mark.parametrize("kind", OF_GAMES)
@pytest.mark.usefixtures("examples")
@given(seats=st.lists(st.integers(0, 4), min_size=2, max_size=2, unique=True))
def test_every_secret_of_every_game_is_hidden(kind: Any, seats: list[int]) -> None:
    """For any class with a secret: its seat sees it, other seats and spectators do not, and the rest is unchanged.

    With 8 examples; in a run of `many` with 200.
    """
    holder, other = seats
    secrets = secrets_of(kind)
    values = {name: holder if name in secrets.values() else f"the {name}" for name in kind.__struct_fields__}
    public_to_none = [name for name, to in secrets.items() if to is None]
    known, blank = kind(**values | dict.fromkeys(public_to_none)), kind(**values | dict.fromkeys(secrets))
    item = kind(**values)
    events, move = ((), item) if issubclass(kind, Move) else ((item,), None)
    decision = deciding(by=holder, move=move, events=events)
    for viewer, seen in ((holder, known), (other, blank), (None, blank)):
        redacted = redact(decision, viewer, ended=False)
        assert (redacted.move if move else redacted.events[0]) == seen


def test_an_integer_may_have_a_fraction_of_zero() -> None:
    """1.0 and 1e2 are integers (JSON Schema, validation, 6.1.1); other numbers are not."""
    loaded = load(b"[1.0, 1e2, 1.5, 1e300, 1e999]")
    assert [type(number) for number in loaded] == [int, int, float, float, float]
