"""What clients send: bodies and parameters, read strictly. Each mistake is reported with its field."""

from collections.abc import Sequence
from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Equal, Length, OneOf, Range, Regexp

from cairn.events.codec import NotJson, Undecodable, read_moves, read_options
from cairn.events.decision import Move
from cairn.events.table import LONGEST_CLOCK, LONGEST_NAME, Clock, is_nonce
from cairn.service.analyses.parts import Kind
from cairn.service.api.http.reading import invalid_body, not_json
from cairn.service.api.players.names import fault
from cairn.service.commands.players import LONGEST_DAYS, Scope
from cairn.service.deciding.levels import LEVELS, SEARCHING
from cairn.service.limits.receivers import LONGEST_URL
from cairn.service.rules import GAMES
from cairn.service.webhooks.record import Kind as WebhookKind

MOST_SEATS = 64
"""How many seats a feed may tell of."""
NEWEST = 2**53 - 1
"""No version is higher."""

GAME = "^[a-z2-7]{20}$"
PLAYER = "^(me|[a-z2-7]{20})$"

NAMES = (
    "Without control, blank or invisible characters, at most four combining marks in a row (RFC 8266; UTS 39, 5.4), "
    "and not the look of an AI's or an open seat's name (`hard 2`, `seat 3`). It is kept as it is sent."
)
_SEATS = "One entry for each seat, in order; the first is seat 0."


def _name(name: str) -> None:
    if words := fault(name):
        raise ValidationError(words)


def _hex(nonce: str) -> None:
    if not is_nonce(nonce):
        raise ValidationError("A nonce has up to 64 hex digits, 0 to 9 and a to f.")


class Pattern(Regexp):
    """A regular expression that fits the whole string: unlike JSON Schema's, Python's `$` lets a line end follow."""

    def __call__(self, value: Any) -> Any:
        """Return a string that fits.

        Raises:
            ValidationError: It does not fit.
        """
        if self.regex.fullmatch(value) is None:
            raise ValidationError(self._format_error(value))
        return value


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
    name = Name(metadata={"description": f"A guest's name; a human has this, or is a `player`. {NAMES}"})
    player = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id, 20 characters a to z and 2 to 7, or as `me`."),
        metadata={
            "description": "Of a human: `me`, the player whose token is sent. Of an open seat: the id of the player "
            "for whom it is reserved, who is invited so; this needs a player's token."
        },
    )
    level = fields.String(
        validate=OneOf(LEVELS),
        metadata={
            "description": "An AI's level: `easy`, `medium` and `hard` play ever better, `greedy` looks one move "
            "ahead, `random` makes any legal move; required for an AI, refused for others."
        },
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        kind = data["kind"]
        allowed = {"human": ("name", "player"), "ai": ("level",), "open": ("player",)}[kind]
        for field in ("name", "level", "player"):
            if field in data and field not in allowed:
                raise ValidationError(f"A seat of kind {kind} has no {field}.", field)
        if kind == "ai" and "level" not in data:
            raise ValidationError("A seat of kind ai needs a level.", "level")
        if kind == "human" and "name" not in data and "player" not in data:
            raise ValidationError("A seat of kind human needs a name, or a player.", "name")
        if "name" in data and "player" in data:
            raise ValidationError("A player has a name of their own.", "name")
        if kind == "open" and data.get("player") == "me":
            raise ValidationError("No seat can be reserved for yourself; sit down on it.", "player")


class ClockRequest(Schema):
    """How much time the players have."""

    kind = fields.String(
        required=True,
        validate=OneOf(["turn", "bank", "days"]),
        metadata={
            "description": "`turn`: `seconds` for each turn; `bank`: `seconds` for all turns, and an `increment` after "
            "each; `days`: so many for each turn."
        },
    )
    seconds = fields.Integer(strict=True, validate=Range(1, LONGEST_CLOCK), metadata={"description": "Not of `days`."})
    increment = fields.Integer(
        strict=True, validate=Range(0, LONGEST_CLOCK), metadata={"description": "Of `bank`; 0 if none is named."}
    )
    days = fields.Integer(strict=True, validate=Range(1, 30), metadata={"description": "Of `days` only."})
    then = fields.String(
        load_default="easy",
        validate=OneOf(["easy", "forfeit"]),
        metadata={
            "description": "When a seat's time is over: `easy`, an AI, plays the turn; or the seat has lost, as if its "
            "player had left."
        },
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        kind = data["kind"]
        needed = "days" if kind == "days" else "seconds"
        allowed = {"turn": {"seconds"}, "bank": {"seconds", "increment"}, "days": {"days"}}[kind]
        if needed not in data:
            raise ValidationError(f"A clock of kind {kind} needs {needed}.", needed)
        for field in ("seconds", "increment", "days"):
            if field in data and field not in allowed:
                raise ValidationError(f"A clock of kind {kind} has no {field}.", field)


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
    clock = fields.Nested(
        ClockRequest, load_default=None, metadata={"description": "How much time the players have; null: any."}
    )
    rated = Flag(
        load_default=True,
        metadata={
            "description": "Whether it may count for ratings: it does if only players with a token of their own and "
            "AIs play it, to its end and without an undo. A game that may count has no hints."
        },
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
    """The guest who sits down, and a share of the game's chance: up to 64 hex digits that nobody could foresee."""

    name = Name(
        metadata={"description": f"What a guest is called; a player, whose token is sent, has one already. {NAMES}"}
    )
    nonce = fields.String(
        load_default="",
        validate=_hex,
        metadata={
            "pattern": "^[0-9a-f]{0,64}$",
            "description": "Up to 64 hex digits of the player's choice; all later draws depend on them too.",
        },
    )


class RematchRequest(Schema):
    """Nothing: the seats are those of the game before."""


class PlayerRequest(Schema):
    """A player who comes back."""

    name = Name(required=True, metadata={"description": f"What the player is called. {NAMES}"})


class TokenRequest(Schema):
    """A token to be made."""

    label = fields.String(
        load_default="",
        validate=Length(0, LONGEST_NAME),
        metadata={"description": "What the player calls it: the device, the program."},
    )
    scope = fields.String(
        load_default="play",
        validate=OneOf(get_args(Scope)),
        metadata={
            "description": "`play` may do all, `read` only reads, `link` makes one token for another device within 10 "
            "minutes, and nothing else."
        },
    )
    days = fields.Integer(
        strict=True,
        validate=Range(1, LONGEST_DAYS),
        metadata={"description": "After so many days its time is over; without it, never. Refused for `link`."},
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if data["scope"] == "link" and "days" in data:
            raise ValidationError("A link is good for 10 minutes.", "days")


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

    game = fields.String(required=True, validate=Pattern(GAME), metadata={"description": "The id of the seat's game."})
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


class WebhookRequest(Schema):
    """What is to be sent, and where to."""

    url = fields.String(
        required=True,
        validate=Length(1, LONGEST_URL),
        metadata={
            "description": "Where to: an https URL whose host has public addresses only; the port is 443, or 1024 or "
            "above."
        },
    )
    events = fields.List(
        fields.String(validate=OneOf(get_args(WebhookKind))),
        load_default=lambda: list(get_args(WebhookKind)),
        validate=Length(1, len(get_args(WebhookKind))),
        metadata={"description": "Which of the feed's messages; all, if it is left out."},
    )
    player = fields.String(
        validate=Equal("me"), metadata={"description": "`me`: all games of the player whose token is sent."}
    )
    game = fields.String(
        validate=Pattern(GAME),
        metadata={"description": "One game, as the seat sees it whose token is sent; without one, as a spectator."},
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if ("player" in data) is ("game" in data):
            raise ValidationError("A webhook is either of a player (`me`) or of a game.", "game")


class WebhookChange(Schema):
    """Whether a webhook is sent anything."""

    enabled = Flag(required=True, metadata={"description": "`true` sends again what it has not been told."})


def moves_in(body: bytes, ruleset: str) -> Sequence[Move]:
    """Return the moves of a ruleset that a body holds; refuse it with all its mistakes."""
    try:
        return read_moves(ruleset, body)
    except NotJson as error:
        raise not_json(error) from error
    except Undecodable as error:
        raise invalid_body(misfit(error)) from error


def clock_of(wish: dict[str, Any] | None) -> Clock | None:
    """Return the clock that a new game is to have."""
    if wish is None:
        return None
    if wish["kind"] == "days":
        return Clock("turn", wish["days"] * 86400, then=wish["then"])
    return Clock(wish["kind"], wish["seconds"], wish.get("increment", 0), wish["then"])


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
