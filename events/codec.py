"""Encode and decode decisions: canonical JSON (RFC 8785, without floats), stable names, versions, upcasts."""

import re
import threading
from collections.abc import Mapping
from functools import cache, lru_cache, reduce
from itertools import islice
from operator import or_
from types import MappingProxyType, ModuleType
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr, replace

from cairn.events import series, table
from cairn.events.decision import Decision, Hex, M, Move, tag_of
from cairn.events.mistakes import MISSING, UNKNOWN, Path, mistakes
from cairn.events.registry import games, part_of, with_defaults

LARGEST_INTEGER = 2**53 - 1
"""The largest integer that every reader of JSON holds exactly (RFC 8785)."""


def _number(text: str) -> float:
    """Return a number with a fraction or an exponent; 1.0 is an integer (JSON Schema, validation, 6.1.1)."""
    number = float(text)
    return int(number) if number.is_integer() and abs(number) <= LARGEST_INTEGER else number


_sorted = msgspec.json.Encoder(order="sorted")
_plain = msgspec.json.Encoder()
_raw = msgspec.json.Decoder(float_hook=_number)

_TYPE, _RULESET = b'"type":"', b'"ruleset":"'
_CHOSEN = tag_of(table.Chosen).encode()
_SPELLED_OUT = b',"then":"easy"}'
_OF_NO_GAME = {"table": table, series.SERIES: series}
"""Modules of events that belong to no ruleset."""

_T = TypeVar("_T")
_known: dict[Any, Any] = {}
_learning = threading.Lock()

MAX_MISTAKES = 100
"""Maximum number of reported mistakes in a request: a small body can hold thousands."""

MAX_MOVES = 64
"""Maximum number of moves in a request."""


class Undecodable(ValueError):
    """Bytes do not have the expected form: `words` describe the mistake at `path`.

    If a client sent them, `all` are this mistake and the others.
    """

    def __init__(self, words: str, path: Path = ()) -> None:
        super().__init__("".join(f"/{part}" for part in path) + f": {words}" if path else words)
        self.words = words
        self.path = path
        self.all = [self]


class NotJson(Undecodable):
    """Bytes are not JSON."""


class Moves(msgspec.Struct, Generic[M], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Moves, made in this order: all of them or none."""

    moves: Annotated[
        tuple[M, ...],
        Meta(
            min_length=1,
            max_length=MAX_MOVES,
            description="Moves of the game's ruleset. A move that draws or shows something new must be the last one.",
        ),
    ]
    nonce: Annotated[
        Hex, Meta(description="Of a choice's commitment: 32 to 64 hex digits, new each time; default: the service's.")
    ] = ""


def prepare_type(kind: type[_T]) -> type[_T]:
    """Register a type with msgspec and return it. If two threads register the same struct at once, the process crashes.

    One thread reads what the other has not written yet, so a lock serializes the registration of all of Cairn's types.
    Threads may build equal types, of which msgspec registers each: the first one is returned for all of them.
    """
    if kind not in _known:
        with _learning:
            if kind not in _known:
                msgspec.json.Decoder(kind)
                _known[kind] = kind
    registered: type[_T] = _known[kind]
    return registered


def dump(value: Any) -> bytes:
    """Return JSON for a response: structs as objects, events and moves with their `type`."""
    return _plain.encode(value)


def load(data: bytes) -> Any:
    """Parse JSON to plain Python types. Raise NotJson if it is invalid."""
    try:
        return _raw.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotJson(f"not JSON: {error}") from error


def canonical(value: Any) -> bytes:
    """Return canonical JSON (RFC 8785): sorted keys, no spaces, UTF-8.

    Raise TypeError for unsupported values: floats, integers beyond 2^53, lone surrogates, other objects.
    """
    _check_canonical(value)
    try:
        return _sorted.encode(value)
    except UnicodeEncodeError as error:
        raise TypeError(f"a string is no Unicode text: {error}") from error


def encode(decision: Decision) -> bytes:
    """Return the bytes to store for a decision, without its version. Stored bytes are never encoded again."""
    return _sorted.encode(replace(decision, version=0))


def decode(stored: bytes, version: int) -> Decision:
    """Decode the stored decision of a version; upcast its events and its move if they have older versions.

    Raise Undecodable if it is not a decision, or if it holds a version itself: its position in the log is the version.
    """
    name = _ruleset_of(stored)
    try:
        decision: Decision = _decoder(name).decode(stored)
    except (msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        decision = _decode_older(name.decode(), stored, error)
    except msgspec.DecodeError as error:
        raise NotJson(f"not JSON: {error}") from error
    if decision.version:
        raise Undecodable(UNKNOWN, ("version",))
    force_setattr(decision, "version", version)  # safe: no other code has a reference yet
    return decision


def is_stored(decision: Decision, stored: bytes) -> bool:
    """Return whether bytes are the stored form of a decision: its encoding, or canonical with older versions in it.

    Older logs spell out the `then` of a clock where a client did, although it is the default.
    """
    newest = encode(decision)
    if newest in (stored, stored.replace(_SPELLED_OUT, b"}")):
        return True
    raw, upcasts = load(stored), _upcasts(_ruleset_of(stored).decode())
    is_older = any(_older(item, upcasts) for item in (*raw["events"], raw.get("move")))
    return is_older and canonical(raw) == stored and raw.keys() == load(newest).keys()


def read_move(ruleset: str, raw: Mapping[str, Any]) -> Move:
    """Convert parsed JSON (`{"type": "play_card", …}`) to a move of a ruleset. Raise Undecodable if it is invalid."""
    move: Move = _convert(_upcast(raw, _upcasts(ruleset)), moves_of(ruleset))
    return move


def read_moves(ruleset: str, data: bytes) -> Moves[Move]:
    """Parse 1 to 64 moves of a ruleset from JSON (`{"moves": [{"type": "play_card", …}]}`).

    Raise NotJson, or Undecodable with the paths of the mistakes.
    """
    kind, decoder = _moves_reader(ruleset)
    try:
        sent: Moves[Move] = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raw, upcasts = load(data), _upcasts(ruleset)
        if isinstance(raw, dict) and isinstance(raw.get("moves"), list):
            raw["moves"] = [_upcast(move, upcasts) for move in raw["moves"]]
        sent = _convert_sent(raw, kind)
    return sent


@lru_cache(maxsize=64)
def defaults_of(ruleset: str) -> Mapping[str, Any]:
    """Return the default options of a ruleset; empty for an unknown ruleset."""
    try:
        options = getattr(vocabulary(ruleset), "Options", None)
    except Undecodable:
        options = None
    return MappingProxyType(msgspec.to_builtins(options()) if options else {})


def read_options(ruleset: str, raw: Mapping[str, Any]) -> Any:
    """Convert parsed JSON to a ruleset's `Options`. Raise Undecodable if it is invalid."""
    return _convert_sent(raw, vocabulary(ruleset).Options)


@cache
def vocabulary(ruleset: str) -> ModuleType:
    """Return the module with `EVENTS` and `MOVES` of a ruleset, the table or series. Raise Undecodable if unknown."""
    if ruleset in _OF_NO_GAME:
        return _OF_NO_GAME[ruleset]
    if ruleset not in games():
        raise Undecodable(f"no ruleset is named {ruleset!r}")
    return with_defaults(part_of(ruleset, "events"), {"UPCASTS": {}})


@cache
def moves_of(ruleset: str) -> Any:
    """Return the union type of all moves of a ruleset."""
    kinds = vocabulary(ruleset).MOVES
    return reduce(or_, kinds) if kinds else None


@cache
def _moves_reader(ruleset: str) -> tuple[Any, Any]:
    """Return the type of a request with moves of a ruleset, and its decoder."""
    kind: Any = Moves[moves_of(ruleset)]  # type: ignore[misc]  # a type made of the games' lists
    return kind, msgspec.json.Decoder(prepare_type(kind))


@cache
def _decision_of(ruleset: str) -> Any:
    """Return the type of decisions of a ruleset, which includes the table's events."""
    kinds = dict.fromkeys([*vocabulary(ruleset).EVENTS, *table.EVENTS])
    return Decision[moves_of(ruleset), reduce(or_, kinds)]  # type: ignore[misc]  # a type made of the games' lists


@cache
def _decoder(name: bytes) -> Any:
    return msgspec.json.Decoder(prepare_type(_decision_of(name.decode(errors="replace"))))


def _ruleset_of(stored: bytes) -> bytes:
    """Return the ruleset, or `table`, of the first event, whose tag is the first `type` in canonical bytes.

    A choice is an event of the table that names the ruleset of its move, before its tag.
    """
    start = stored.find(_TYPE) + len(_TYPE)
    end = stored.find(b".", start)
    if stored.startswith(_CHOSEN, start) and (named := stored.find(_RULESET, 0, start)) >= 0:
        start = named + len(_RULESET)
        end = stored.find(b'"', start)
    if start < len(_TYPE) or end < 0:
        load(stored)
        raise Undecodable("it is no decision: it names no event")
    return stored[start:end]


def _decode_older(ruleset: str, stored: bytes, error: Exception) -> Decision:
    """Decode a decision with its older events and move upcast. Raise Undecodable if that does not help."""
    raw, upcasts = load(stored), _upcasts(ruleset)
    if not isinstance(raw, dict) or not isinstance(raw.get("events"), list) or not upcasts:
        raise undecodable(error) from error
    newest = raw | {"events": [_upcast(event, upcasts) for event in raw["events"]]}
    newest["move"] = _upcast(raw.get("move"), upcasts)
    decision: Decision = _convert(newest, _decision_of(ruleset))
    return decision


def _upcasts(ruleset: str) -> dict[tuple[str, int], Any]:
    upcasts: dict[tuple[str, int], Any] = vocabulary(ruleset).UPCASTS
    return {**table.UPCASTS, **upcasts}  # decisions of every game can hold the table's events


def _upcast(raw: Any, upcasts: Mapping[tuple[str, int], Any]) -> Any:
    """Upcast an event or a move to its newest version, step by step; return anything else unchanged."""
    while older := _older(raw, upcasts):
        name, version = older
        body = {field: value for field, value in raw.items() if field not in ("type", "v")}
        try:
            raw = upcasts[name, version](body) | {"type": name, "v": version + 1}
        except (LookupError, TypeError) as error:
            raise Undecodable(f"version {version} of {name!r} does not have these fields") from error
    return raw


def _older(raw: Any, upcasts: Mapping[tuple[str, int], Any]) -> tuple[str, int] | None:
    """Return the name and the version of an event or a move of an older version, else None."""
    if not (isinstance(raw, dict) and isinstance(name := raw.get("type"), str)):
        return None
    version = raw.get("v", 1)
    return (name, version) if type(version) is int and (name, version) in upcasts else None


def _convert(raw: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(raw, prepare_type(kind))
    except msgspec.ValidationError as error:
        raise undecodable(error) from error


def _convert_sent(raw: Any, kind: Any) -> Any:
    """Convert a client's JSON. Raise Undecodable with its mistakes, at most MAX_MISTAKES."""
    kind = prepare_type(kind)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        errors = [_at(path, mistake) for path, mistake in islice(mistakes(raw, kind), MAX_MISTAKES)]
        errors[0].all = errors
        raise errors[0] from error


def _at(path: Path, mistake: msgspec.ValidationError | str) -> Undecodable:
    if isinstance(mistake, str):
        return Undecodable(mistake, path)
    inner = undecodable(mistake)
    return Undecodable(inner.words, (*path, *inner.path))


_NAMES = {
    "int": "an integer",
    "float": "a number",
    "str": "a string",
    "bool": "true or false",
    "array": "an array",
    "object": "an object",
    "null": "null",
}
_SENTENCES = (
    (r"Object missing required field `(\w+)`", MISSING),
    (r"Object contains unknown field `(.*)`", UNKNOWN),
    (r"Invalid value (.*)", "{0} is not known here"),
    (r"Invalid enum value (.*)", "{0} is not one of the values allowed here"),
    (r"Expected `int` (>=|<=) (-?\d+)", "expected an integer {0} {1}"),
    (r"Expected `array` of length (\d+)(?:, got (\d+))?", "expected an array of {0} items"),
    (r"Expected `str` of length <= (\d+)", "expected a string of at most {0} characters"),
    (r"Expected `(array|object)` of length (<=|>=) (\d+)", "expected {0} {1} {2} items"),
    (r"Expected `(.*?)`, got `(\w+)`", "expected {0}, not {1}"),
)
_BOUNDS = {">=": "of at least", "<=": "of at most"}


def undecodable(error: Exception) -> Undecodable:
    """Convert msgspec's error (``Expected `int` <= 9 - at `$.stone` ``) to a path and a sentence without a stop."""
    words, _, place = str(error).partition(" - at `$")
    path: list[str | int] = [
        int(index) if index else name for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", place) if name or index
    ]
    for pattern, sentence in _SENTENCES:
        if match := re.fullmatch(pattern, words):
            if sentence.endswith(" field"):
                return Undecodable(sentence, (*path, match[1]))
            return Undecodable(sentence.format(*map(_plainly, match.groups())), tuple(path))
    return Undecodable(words.replace("`", ""), tuple(path))


def _plainly(words: str | None) -> str:
    named = " or ".join(_NAMES.get(name, name) for name in (words or "").split(" | "))
    return _BOUNDS.get(named, named)


def _check_canonical(value: Any) -> None:
    """Raise TypeError for values that canonical JSON cannot hold. Structs are not checked."""
    kind = type(value)
    if kind is str or kind is bool or value is None or isinstance(value, msgspec.Struct):
        return
    if kind is int:
        if abs(value) > LARGEST_INTEGER:
            raise TypeError(f"{value} is beyond 2^53")
    elif kind is dict:
        for name, item in value.items():
            if type(name) is not str:
                raise TypeError(f"{name!r} is no name of a field")
            _check_canonical(item)
    elif kind is list or kind is tuple:
        for item in value:
            _check_canonical(item)
    else:
        raise TypeError(f"{kind.__name__} has no place in canonical JSON")
