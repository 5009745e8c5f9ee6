"""What clients send: bodies and parameters, read strictly. Each mistake is reported with its field."""

from collections.abc import Sequence
from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf, Range, Regexp

from events.codec import NotJson, Undecodable, read_moves, read_options
from events.decision import Move
from events.table import Seat, is_nonce
from projections.lobby import STATUSES
from service.api.docs import invalid_body, not_json
from service.api.names import fault
from service.commands.levels import LEVELS, SEARCHING
from service.commands.stretches import Kind
from service.rules import GAMES

LONGEST_WAIT = 30
LARGEST_PAGE = 500
MOST_SEATS = 64
"""How many seats a feed may tell of."""
NEWEST = 2**53 - 1
"""No version is higher."""

NAMES = (
    "Without control, blank or invisible characters, at most four combining marks in a row (RFC 8266; UTS 39, 5.4), "
    "and not the look of an AI's or an open seat's name (`hard 2`, `seat 3`). It is kept as it is sent."
)
_SEATS = "One entry for each seat, in order; the first is seat 0."
_LIMIT = "The most items that a page has."


def _name(name: str) -> None:
    if words := fault(name):
        raise ValidationError(words)


def _hex(nonce: str) -> None:
    if not is_nonce(nonce):
        raise ValidationError("A nonce has up to 64 hex digits, 0 to 9 and a to f.")


class Name(fields.String):
    """What a player is called."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(validate=_name, **kwargs)


class Flag(fields.Boolean):
    """JSON's true or false. Strings and numbers that mean the same are refused."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class SeatRequest(Schema):
    """A seat of a new game: a human, an AI, or open."""

    kind = fields.String(
        required=True,
        validate=OneOf(["human", "ai", "open"]),
        metadata={"description": "`open`: somebody takes the seat later."},
    )
    name = Name(metadata={"description": f"A human's name; required for a human, refused for others. {NAMES}"})
    level = fields.String(
        validate=OneOf(LEVELS),
        metadata={
            "description": "An AI's level: `easy`, `medium` and `hard` play ever better, `greedy` looks one move "
            "ahead, `random` makes any legal move; required for an AI, refused for others."
        },
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        wanted = {"human": "name", "ai": "level"}.get(data["kind"])
        for field in ("name", "level"):
            if field in data and field != wanted:
                raise ValidationError(f"A seat of kind {data['kind']} has no {field}.", field)
        if wanted and wanted not in data:
            raise ValidationError(f"A seat of kind {data['kind']} needs a {wanted}.", wanted)


class OpenGameRequest(Schema):
    """A game to be opened: `options` are the ruleset's; `seats` has one entry for each player."""

    ruleset = fields.String(required=True, validate=OneOf(GAMES), metadata={"description": "The game to be opened."})
    options = fields.Dict(
        load_default=dict,
        metadata={"description": "The ruleset's options; an option that is left out has its default."},
    )
    seats = fields.List(fields.Nested(SeatRequest), required=True, metadata={"description": _SEATS})
    listed = Flag(load_default=True, metadata={"description": "Whether the lobby lists it for everyone."})
    hints = Flag(
        load_default=True,
        metadata={"description": "Whether its players may ask for hints; its forks have it of this game."},
    )

    @validates_schema(skip_on_field_errors=False)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        """Check what depends on the ruleset, of all fields that are right by themselves."""
        if "ruleset" not in data:
            return
        rules, found = GAMES[data["ruleset"]], dict[str, Any]()
        seats = len(data["seats"]) if "seats" in data else max(rules.seats)
        if seats not in rules.seats:
            found["seats"] = [f"{rules.title} has {_either(rules.seats)} seats, not {seats}."]
        try:
            options = read_options(data["ruleset"], data.get("options", {}))
        except Undecodable as error:
            found["options"] = misfit(error)
        else:
            first = getattr(options, "first_seat", None)
            if first is not None and first >= seats:
                found["options"] = {"first_seat": [f"There is no seat {first}."]}
        if found:
            raise ValidationError(found)


class TakeSeatRequest(Schema):
    """The player who sits down, and their share of the game's chance: up to 64 hex digits that nobody could foresee."""

    name = Name(required=True, metadata={"description": f"What the player is called. {NAMES}"})
    nonce = fields.String(
        load_default="",
        validate=_hex,
        metadata={
            "pattern": "^[0-9a-f]{0,64}$",
            "description": "Up to 64 hex digits of the player's choice; all later draws depend on them too.",
        },
    )


class UndoRequest(Schema):
    """The version to go back to."""

    to = fields.Integer(
        required=True,
        strict=True,
        validate=Range(1, NEWEST),
        metadata={"description": "The version to go back to; later decisions stay in the log."},
    )


class ForkRequest(Schema):
    """The version to go on from, and the players of the new game."""

    at = fields.Integer(
        required=True,
        strict=True,
        validate=Range(1, NEWEST),
        metadata={"description": "The version to go on from; not the last one, which ended the game."},
    )
    seats = fields.List(fields.Nested(SeatRequest), required=True, metadata={"description": _SEATS})


class HintRequest(Schema):
    """Nothing: what a hint is of follows from who asks, and when."""


class AnalysisRequest(Schema):
    """What is to be worked out about a finished game, and how thoroughly."""

    kind = fields.String(
        required=True,
        validate=OneOf(get_args(Kind)),
        metadata={"description": "`decisions`: how good each was; `choices`: the proof of the AIs' choices."},
    )
    level = fields.String(
        validate=OneOf(SEARCHING),
        metadata={"description": "The level whose search it is; `hard` if none is named. Refused for `choices`."},
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if data["kind"] == "choices" and "level" in data:
            raise ValidationError("Choices are made again by the levels that made them, so no level is named.", "level")


class FeedSeatRequest(Schema):
    """A seat of the caller's that a feed is to tell of."""

    game = fields.String(
        required=True, validate=Regexp("^[a-z2-7]{20}$"), metadata={"description": "The id of the seat's game."}
    )
    token = fields.String(required=True, metadata={"description": "The seat's token."})
    after = fields.Integer(
        strict=True,
        validate=Range(1, NEWEST),
        metadata={
            "description": "The version that one has: the decisions above it are told first. Without it, or if the "
            "game has no such version, only those that are made from now on are told."
        },
    )


class FeedRequest(Schema):
    """Whose feed it is."""

    tokens = fields.List(
        fields.Nested(FeedSeatRequest),
        required=True,
        validate=Length(0, MOST_SEATS),
        metadata={"description": "The caller's seats; one that is named twice counts once."},
    )
    open = Flag(load_default=True, metadata={"description": "Whether open games of the lobby are told, too."})


class AnalysisQuery(Schema):
    """Which rows of an analysis."""

    after = fields.Integer(
        load_default=0, validate=Range(0, NEWEST), metadata={"description": "The version of the last row one has."}
    )
    limit = fields.Integer(load_default=100, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})


class GameQuery(Schema):
    """Which position of a game: the newest, an earlier one, or the next one."""

    at = fields.Integer(validate=Range(1, NEWEST), metadata={"description": "An earlier version."})
    wait = fields.Float(
        load_default=0.0,
        allow_nan=False,
        validate=Range(0, LONGEST_WAIT),
        metadata={"description": "Seconds to wait for a version above `after`; the answer is 200 either way."},
    )
    after = fields.Integer(
        load_default=0, validate=Range(0, NEWEST), metadata={"description": "The version that the client has."}
    )


class LobbyQuery(Schema):
    """Which games."""

    status = fields.String(validate=OneOf(STATUSES), metadata={"description": "Games of this status only."})
    ruleset = fields.String(validate=OneOf(GAMES), metadata={"description": "Games of this ruleset only."})
    cursor = fields.String(metadata={"description": "A page's `next`."})
    limit = fields.Integer(load_default=50, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})


class DecisionsQuery(Schema):
    """Which decisions."""

    after = fields.Integer(
        load_default=0, validate=Range(0, NEWEST), metadata={"description": "The version that the client has."}
    )
    limit = fields.Integer(load_default=100, validate=Range(1, LARGEST_PAGE), metadata={"description": _LIMIT})


def moves_in(body: bytes, ruleset: str) -> Sequence[Move]:
    """Return the moves of a ruleset that a body holds; refuse it with all its mistakes."""
    try:
        return read_moves(ruleset, body)
    except NotJson as error:
        raise not_json(error) from error
    except Undecodable as error:
        raise invalid_body(misfit(error)) from error


def seats_of(wishes: list[dict[str, Any]]) -> list[Seat]:
    """Return the seats a new game is to have."""
    return [Seat(wish["kind"], wish.get("name"), wish.get("level")) for wish in wishes]


def misfit(error: Undecodable) -> dict[str | int, Any]:
    """Return each mistake at the end of its path, as marshmallow nests them."""
    found: dict[str | int, Any] = {}
    for mistake in error.all:
        *steps, last = mistake.path or ("_schema",)
        nested = found
        for step in steps:
            nested = nested.setdefault(step, {})
        nested[last] = [f"{mistake.words[:1].upper()}{mistake.words[1:]}."]
    return found


def _either(counts: Any) -> str:
    words = [str(count) for count in counts]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
